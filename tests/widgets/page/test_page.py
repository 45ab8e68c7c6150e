"""What every page has: a language, and what it says of what it is asked for wrongly."""

import asyncio

import pytest

from explorer.problems import SettingError
from explorer.words import languages
from tests.widgets.pages import PAGES
from widgets.page.deferral import Deferred
from widgets.page.page import Page
from widgets.parts.segments import Segments

GAMES = [name for name in PAGES if name not in ("cards", "lab", "gallery")]


class Plain(Page):
    """A page with a control, and a count of how often it has spoken."""

    def __init__(self, lang=None, query=""):
        super().__init__(lang, query, {"case": ("known",)})
        self.control, self.spoken, self.wishes = Segments(options=[("a", "a"), ("b", "b")], value="a"), 0, []
        self.control.observe(self.by_person(self.wishes.append), "value")
        self.say()

    def say(self):
        self.spoken += 1
        self.control.value = "a"


@pytest.mark.parametrize("lang", ["xx", "", 3, ["ar"], object()])
def test_a_language_that_there_is_not_is_named(lang):
    with pytest.raises(SettingError, match=r"lang: .*en, ar"):
        Plain(lang)
    page = Plain()
    with pytest.raises(SettingError, match="lang"):
        page.speak(lang)
    assert page.words.language == "en"


@pytest.mark.parametrize("game", GAMES)
def test_a_workbench_says_what_it_wants(game):
    timeline = PAGES[game](query="").timeline
    for wrong in ({"lang": timeline}, {"case": timeline}, {"query": timeline}):
        (name,) = wrong
        with pytest.raises(SettingError, match=f"^{name}: "):
            PAGES[game](**{"query": "", **wrong})


def test_what_the_address_asks_for_comes_first_and_what_is_not_there_is_said():
    page = Plain("en", "lang=ar&case=known")
    assert (page.words.language, page.asked["case"], page.complaint) == ("ar", "known", "")
    page = Plain("ar", "lang=xx&case=<b>&somebody=else")
    assert page.words.language == "ar" and page.asked == {}
    assert "xx" in page.notice.value and "<b>" in page.notice.value and "else" not in page.notice.value


def test_a_language_is_spoken_once_whoever_chooses_it_and_the_notice_goes():
    page = Plain(query="lang=xx")
    assert page.notice.value
    page.language.value = "ar"
    assert (page.words.language, page.spoken, page.notice.value) == ("ar", 2, "")
    page.speak("ar")
    assert page.spoken == 2
    page.speak("en")
    assert (page.language.value, page.spoken) == ("en", 3)


def test_what_the_page_sets_is_no_wish_of_a_person():
    page = Plain()
    page.control.value = "b"
    assert page.wishes == ["b"]
    page.speak(languages()[1])  # sets the control back
    with page.by_ourselves():
        page.control.value = "b"
        with page.by_ourselves():
            page.control.value = "a"
        page.control.value = "b"
    assert page.control.value == "b" and page.wishes == ["b"]


def test_what_is_deferred_is_done_once_a_while_after_it_was_last_asked_for():
    async def run():
        done = []
        deferred = Deferred(0.05, lambda: done.append(asyncio.get_running_loop().time()))
        start = asyncio.get_running_loop().time()
        deferred.soon()
        await asyncio.sleep(0.03)
        deferred.soon()
        assert deferred.waiting and done == []
        await asyncio.sleep(0.15)
        assert len(done) == 1 and done[0] - start >= 0.079 and not deferred.waiting
        deferred.soon()
        deferred.now()
        await asyncio.sleep(0.1)
        assert len(done) == 2

    asyncio.run(run())


def test_without_an_event_loop_it_is_done_at_once():
    done = []
    deferred = Deferred(60, lambda: done.append(True))
    deferred.soon()
    assert done == [True] and not deferred.waiting
