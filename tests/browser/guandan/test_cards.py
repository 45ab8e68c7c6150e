"""Guandan's cards as people use them: real Voila, a real browser, mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from explorer.words import Words
from tests import live
from tests.browser.conftest import axe, borrowed, shared_page, shot

CARDS = "guandan_cards.ipynb"


@pytest.fixture
def cards_page(page: Page, open_dashboard: Callable[..., str]) -> Callable[..., Page]:
    def opened(**query: str) -> Page:
        page.kernel = open_dashboard(page, CARDS, **query)  # type: ignore[attr-defined]
        expect(page.locator(".crx-table .card").first).to_be_visible()
        return page

    return opened


@pytest.fixture(scope="module")
def shared(profile: BrowserContext, voila_server: live.Server) -> Iterator[Page]:
    with shared_page(profile, voila_server, CARDS) as page:
        yield page


@pytest.fixture
def first_page(shared: Page, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The page as it opens, shared by tests that leave nothing behind but cards, settings and a question."""
    with borrowed(shared, request):
        ask(shared, 1)
        button(shared, "On the table").click()
        button(shared, "Clear the table").click()
        expect(row(shared, "theirs")).to_have_count(0)
        button(shared, "Your cards").click()
        ask(shared, 0)
        for setting in shared.locator(".crx-choose select").all():
            setting.select_option(index=0)
        button(shared, "Clear your cards").click()
        expect(row(shared)).to_have_count(0)
        type_in(shared, "5S 6S 7S 8S 2H")
        expect(names(shared)).to_have_count(4)
        yield shared


def pick(page: Page, cards: str) -> None:
    for card in cards.split():
        page.locator(f'.crx-deck [data-card="{card}"]').click()


def row(page: Page, name: str = "mine") -> Locator:
    return page.locator(f"[data-zone={name}] button.card")


def readings(page: Page, side: str = "mine") -> Locator:
    return page.locator(f".crx-part-readings-{side} li.reading")


def names(page: Page, side: str = "mine") -> Locator:
    return readings(page, side).locator(".name")


def ask(page: Page, number: int) -> None:
    """The three questions: readings, beats, plays."""
    page.locator(".crx-ask button").nth(number).click()


def say(page: Page) -> Locator:
    return page.locator(".crx-table .say")


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def type_in(page: Page, text: str) -> None:
    page.locator(".crx-typed input").fill(text)
    button(page, "Use them").click()


def group(page: Page, name: str) -> Locator:
    return page.locator(".crx-plays .group", has=page.locator("h3 b", has_text=name))


def play(page: Page, name: str) -> Locator:
    """A row of the open groups, by the name of its reading."""
    return page.locator(".crx-plays .rows > li", has=page.locator(".row > .name").get_by_text(name, exact=True))


# What can these be?


def test_picked_cards_are_read_strongest_first_with_the_wilds_drawn_as_what_they_stand_for(
    cards_page: Callable[..., Page],
) -> None:
    page = cards_page()
    button(page, "Clear your cards").click()
    expect(row(page)).to_have_count(0)
    pick(page, "5S 6S 7S 8S 2H")
    expect(names(page)).to_have_text(["Straight flush to 9", "Straight flush to 8", "Straight to 9", "Straight to 8"])
    expect(readings(page).first.locator(".small-card.as")).to_have_text("9♠\ufe0e★")
    expect(readings(page).nth(1).locator(".small-card").first).to_have_text("4♠\ufe0e★")
    expect(page.locator('.crx-deck [data-card="2H"]')).to_have_attribute(
        "aria-label", "two of hearts, wild, 1 of 2 chosen"
    )
    row(page).last.click()  # back into the packs
    expect(row(page)).to_have_count(4)
    expect(readings(page)).to_have_count(0)
    assert page.watch.console == []  # type: ignore[attr-defined]


def test_a_third_press_says_why_in_the_place(first_page: Page) -> None:
    page = first_page
    pick(page, "KS KS")
    expect(page.locator('.crx-deck [data-card="KS"]')).to_contain_text("×2")
    pick(page, "KS")
    expect(page.locator("[data-row=mine]").get_by_role("alert")).to_contain_text("twice")
    expect(row(page)).to_have_count(7)
    page.locator(".crx-table .why .close").click()
    expect(page.locator(".crx-table .why")).to_have_count(0)


def test_cards_can_be_typed_and_a_bad_text_leaves_them_as_they_were(first_page: Page) -> None:
    page = first_page
    type_in(page, "9S 9D 9C")
    expect(names(page)).to_have_text(["Triple of nines"])
    problem = page.locator(".crx-table .why")
    for text, named in (
        ("9S 9D X9", "X9"),
        ("9S 9S 9S", "twice"),
        ("<img src=x onerror=window.hacked=1>", "<img"),
    ):
        type_in(page, text)
        expect(problem).to_contain_text(named)
        expect(page.locator(".crx-typed input")).to_have_value(text)
        expect(names(page)).to_have_text(["Triple of nines"])
    page.locator(".crx-typed input").fill("9S 9D 9C 9H")
    page.locator(".crx-typed input").press("Enter")
    expect(names(page)).to_have_text(["Bomb of 4 nines"])
    expect(problem).to_have_count(0)
    assert page.evaluate("window.hacked") is None


def test_a_flipped_setting_marks_what_is_new_and_what_is_gone(first_page: Page) -> None:
    page = first_page
    settings = page.locator(".crx-choose select")
    settings.nth(2).select_option(index=1)  # flushes are never straights
    expect(page.locator("li.reading.gone .name")).to_have_text(["Straight to 9", "Straight to 8"])
    expect(page.locator("li.reading.gone .change").first).to_have_text("gone under this setting")
    settings.nth(2).select_option(index=0)
    expect(page.locator("li.reading.new .name")).to_have_text(["Straight to 9", "Straight to 8"])
    pick(page, "2H")
    expect(page.locator("li.reading.new")).to_have_count(0)


def test_cards_that_are_nothing_say_why_and_the_chip_opens_the_clause(first_page: Page) -> None:
    page = first_page
    type_in(page, "QS KD AC 2S 3D")
    why = page.locator(".crx-part-readings-mine .why")
    expect(why).to_contain_text("Why these are nothing")
    chip = why.locator(".clause")
    expect(chip).to_have_text("guandan.sequences")
    chip.click()
    expect(why.get_by_role("note")).to_have_text(Words().clause("guandan.sequences"))
    chip.press("Escape")
    expect(why.get_by_role("note")).to_be_hidden()


# Does it beat that?


def test_what_beats_what_with_both_on_the_ladder_and_the_reading_that_is_meant(first_page: Page) -> None:
    page = first_page
    ask(page, 1)
    expect(say(page)).to_contain_text("Choose cards for both")
    button(page, "On the table").click()
    pick(page, "3S 3D 3C 3H 3S")
    expect(row(page, "theirs")).to_have_count(5)
    expect(say(page)).to_contain_text("Yours wins")
    expect(say(page).locator(".clause")).to_have_text("guandan.bombs")
    rungs = page.locator(".crx-ladder li.marked")
    expect(rungs.nth(0)).to_contain_text("straight flush")
    expect(rungs.nth(0).locator(".tag.mine")).to_be_visible()
    expect(rungs.nth(1)).to_contain_text("bomb of 5")
    expect(rungs.nth(1).locator(".tag.theirs")).to_be_visible()
    meant = readings(page).get_by_role("radio")
    expect(meant.first).to_have_attribute("aria-checked", "true")
    meant.nth(2).click()
    expect(say(page)).to_contain_text("Yours does not win")
    expect(meant.nth(2)).to_have_attribute("aria-checked", "true")
    expect(page.locator(".crx-ladder .ground .tag.mine")).to_be_visible()
    meant.nth(2).press("ArrowUp")
    expect(meant.nth(1)).to_be_focused()
    expect(say(page)).to_contain_text("Yours wins")


# What is in this hand?


def test_a_hand_is_dealt_opened_and_followed(cards_page: Callable[..., Page]) -> None:
    page = cards_page()
    ask(page, 2)
    expect(row(page, "hand")).to_have_count(27)
    title = page.locator(".crx-plays h2").first
    before = title.text_content() or ""
    button(page, "Deal a hand").click()
    expect(title).not_to_have_text(before)
    type_in(page, "9S 9S 9H 9H 9C 9C 9D 3S 4D 5C 6S 7D 8D KS KD 2H AS")
    expect(row(page, "hand")).to_have_count(17)
    page.locator(".crx-chart").scroll_into_view_if_needed()
    expect(page.locator(".crx-chart img")).to_be_visible()
    pairs = group(page, "Pairs")
    pairs.locator(".opener").click()
    nines = play(page, "Pair of nines")
    nines.locator(".ways").click()
    ways = nines.locator(".sets li")
    expect(ways).to_have_count(int((nines.locator(".ways .count").text_content() or "").split()[0]))
    ways.nth(1).get_by_role("button").click()
    expect(say(page)).to_contain_text("On the table: pair of nines")
    expect(row(page, "theirs")).to_have_count(2)
    expect(group(page, "Singles")).to_have_count(0)
    expect(page.locator(".crx-plays .group .rows .row > .name").first).to_have_text("Pair of kings")
    row(page, "theirs").last.click()  # taken back, one by one
    expect(say(page)).to_contain_text("On the table: single nine")
    row(page, "theirs").last.click()
    expect(say(page)).to_contain_text("every play is listed")
    expect(group(page, "Singles")).to_have_count(1)
    assert page.watch.console == []  # type: ignore[attr-defined]


def test_a_group_of_hundreds_of_sets_comes_piece_by_piece(cards_page: Callable[..., Page]) -> None:
    page = cards_page(case="bombs-of-every-size")
    button(page, "Show the answer").click()
    group(page, "Full houses").locator(".opener").click()
    nines = play(page, "Full house of nines")
    nines.locator(".ways").click()
    expect(nines.locator(".sets li")).to_have_count(40)
    nines.locator(".more").click()
    expect(nines.locator(".sets li")).to_have_count(80)
    expect(nines.locator(".sets li").nth(40).get_by_role("button")).to_be_focused()


# Puzzles


def test_a_puzzle_keeps_its_answer_covered_until_asked(first_page: Page) -> None:
    page = first_page
    words = Words()
    page.locator(".crx-choices").get_by_role("button", name=words.text("guandan:puzzle-two-pairs-two-wilds")).click()
    expect(say(page)).to_contain_text(words.text("guandan:puzzle-two-pairs-two-wilds.note"))
    expect(page.locator(".crx-answers")).to_be_hidden()
    expect(row(page)).to_have_count(6)
    button(page, "Show the answer").click()
    expect(page.locator(".crx-answer")).to_contain_text(words.text("guandan:puzzle-two-pairs-two-wilds.look"))
    expect(names(page)).to_have_text(["Plate to 6", "Tube to 7", "Tube to 6"])
    pick(page, "KS")  # another question than the puzzle's
    expect(page.locator(".crx-answer")).to_be_hidden()
    expect(page.locator(".crx-choices [aria-pressed=true]")).to_have_count(0)


def test_the_lesson_opens_puzzles_and_hides_its_solutions(cards_page: Callable[..., Page]) -> None:
    page = cards_page()
    assert page.locator("details[open]").count() == 0 and page.locator("details").count() == 3
    button(page, f"Open on the table: {Words().text('guandan:puzzle-size-before-rank')}").click()
    expect(page.locator(".crx-table")).to_be_in_viewport()
    expect(page.locator(".crx-table")).to_be_focused()
    expect(row(page, "theirs")).to_have_count(4)
    expect(page.locator(".crx-answers")).to_be_hidden()


# With the keyboard, in another language, on another screen


def test_by_keyboard_alone(cards_page: Callable[..., Page]) -> None:
    page = cards_page()
    page.locator(".crx-typed input").focus()
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("Boolean(document.activeElement.closest('.crx-deck'))"):
            break
    deck = page.locator(".crx-deck")
    expect(deck.locator("[data-card='2S']")).to_be_focused()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(deck.locator("[data-card='5S']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(row(page)).to_have_count(6)
    expect(deck.locator("[data-card='5S']")).to_be_focused()
    page.keyboard.press("Backspace")
    expect(row(page)).to_have_count(5)
    page.keyboard.press("ArrowDown")
    expect(deck.locator("[data-card='5H']")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(row(page).last).to_have_attribute("aria-label", "four of hearts, press to put it back")
    page.keyboard.press("Tab")
    assert page.evaluate("!document.activeElement.closest('.crx-deck')")  # the packs are one stop


def test_the_answer_is_spoken(first_page: Page) -> None:
    page = first_page
    expect(page.locator(".crx-table [aria-live=polite]")).to_contain_text("The strongest: straight flush to 9")
    pick(page, "2H")
    expect(page.locator(".crx-table [aria-live=polite]")).not_to_contain_text("to 9")


def test_switching_to_arabic_keeps_the_cards(cards_page: Callable[..., Page]) -> None:
    page = cards_page()
    ask(page, 1)
    type_in(page, "KS KD")
    expect(row(page)).to_have_count(2)
    before = [card.get_attribute("data-card") for card in row(page).all()]
    page.get_by_role("button", name="العربية").click()
    expect(page.locator(".crx-table")).to_have_attribute("dir", "rtl")
    for part in (".crx-deck", ".crx-ladder", ".crx-part-readings-mine .crx-readings", ".crx-choices"):
        expect(page.locator(part).first).to_have_attribute("lang", "ar")
    assert [card.get_attribute("data-card") for card in row(page).all()] == before
    expect(page.locator(".crx-ask button").nth(1)).to_have_attribute("aria-pressed", "true")
    cards = [card.bounding_box() for card in row(page).all()]
    assert cards[0]["x"] < cards[1]["x"]  # cards lie left to right in every language
    shot(page, "guandan-cards-ar-beats")


def test_the_address_opens_a_puzzle_in_a_language(cards_page: Callable[..., Page]) -> None:
    page = cards_page(lang="ar", case="two-wilds")
    words = Words("ar")
    expect(page.locator(".crx-table")).to_have_attribute("lang", "ar")
    expect(row(page)).to_have_count(2)
    expect(say(page)).to_contain_text(words.text("guandan:puzzle-two-wilds.note"))
    expect(page.locator(".crx-answers")).to_be_hidden()


@pytest.mark.parametrize("query", [{"lang": "<script>window.hacked=1</script>"}, {"case": "../../etc"}])
def test_a_hostile_address_is_ignored_with_a_plain_message(
    cards_page: Callable[..., Page], query: dict[str, str]
) -> None:
    page = cards_page(**query)
    expect(page.locator(".crx-head .crx-problem")).to_contain_text(next(iter(query.values())))
    assert page.evaluate("window.hacked") is None


def test_two_pages_at_once_do_not_disturb_each_other(
    new_page: Callable[..., Page], open_dashboard: Callable[..., str]
) -> None:
    first, second = new_page(), new_page()
    assert open_dashboard(first, CARDS) != open_dashboard(second, CARDS, case="two-wilds")
    pick(first, "KS")
    expect(row(first)).to_have_count(6)
    expect(row(second)).to_have_count(2)


def test_fast_clicking_keeps_up(first_page: Page) -> None:
    page = first_page
    page.evaluate("for (const card of document.querySelectorAll('.crx-deck button')) card.click()")
    expect(page.locator("[data-row=mine]").get_by_role("alert")).to_contain_text("27")
    expect(row(page)).to_have_count(27)
    page.evaluate("for (const it of document.querySelectorAll('.crx-ask button')) it.click()")
    expect(page.locator(".crx-plays .group")).not_to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_every_question_fits_and_axe_finds_nothing_serious(cards_page: Callable[..., Page], language: str) -> None:
    page = cards_page(lang=language)
    for puzzle, ready in (
        ("two-pairs-two-wilds", ".crx-part-readings-mine li.reading"),
        ("six-in-a-row", ".crx-part-readings-mine .why .clause"),
        ("four-jokers-against-ten", ".crx-ladder .tag.mine"),
        ("bombs-of-every-size", ".crx-plays .group"),
    ):
        page.set_viewport_size({"width": 1280, "height": 900})
        name = Words(language).text(f"guandan:puzzle-{puzzle}")
        page.locator(".crx-choices").get_by_role("button", name=name).click()
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
        # Until the puzzle stands, what is above the button moves it.
        expect(page.locator(".crx-answers")).to_be_hidden()
        page.locator(".crx-answer .jupyter-button").click()
        expect(page.locator(ready).first).to_be_visible()
        if puzzle == "bombs-of-every-size":
            page.locator(".crx-plays .opener").nth(1).click()
            page.locator(".crx-plays .ways:visible").first.click()
            page.locator(".crx-plays .rows .lay").first.click()
            expect(row(page, "theirs").first).to_be_visible()
            page.locator(".crx-chart").scroll_into_view_if_needed()
            expect(page.locator(".crx-chart img")).to_be_visible()
        else:
            page.locator(".crx-answers .clause:visible").first.click()
        if puzzle == "two-pairs-two-wilds":
            pick(page, "5S 5S 5S")
            expect(page.locator(".crx-table .why")).to_be_visible()
        for width in (1280, 390):
            page.set_viewport_size({"width": width, "height": 900})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (puzzle, width)
            if (language == "ar") == (width == 390):  # axe takes its time: once for each language and for each width
                assert axe(page) == [], puzzle
            shot(page, f"guandan-cards-{puzzle}-{language}-{width}")
    assert page.watch.console == []  # type: ignore[attr-defined]


def test_every_stop_of_the_tab_key_is_seen_and_no_id_occurs_twice(cards_page: Callable[..., Page]) -> None:
    page = cards_page()
    ask(page, 1)
    expect(page.locator(".crx-ladder")).to_be_visible()
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((e) => e.id).filter((id) => id.startsWith('crx-'))")
    assert len(ids) == len(set(ids)) > 5
    page.locator(".crx-bench").evaluate("e => { e.tabIndex = -1; e.focus(); }")
    seen = set()
    for _ in range(90):
        page.keyboard.press("Tab")
        inside, name, outline = page.evaluate(
            "(() => { const e = document.activeElement;"
            "const s = [getComputedStyle(e, '::after'), getComputedStyle(e)].find((it) => it.outlineStyle !== 'none');"
            "return [!!e.closest('.crx-bench'), e.outerHTML.slice(0, 120), s?.outlineWidth ?? '0px'] })()"
        )
        if not inside:
            break
        seen.add(name)
        assert float(outline.removesuffix("px")) >= 2, name
    assert len(seen) >= 40


def test_the_deck_stays_where_it_is_while_cards_are_chosen(cards_page: Callable[..., Page]) -> None:
    page = cards_page()
    ask(page, 2)
    expect(row(page, "hand").first).to_be_visible()
    deck = page.locator(".crx-deck")
    button(page, "Clear the hand").click()
    expect(row(page, "hand")).to_have_count(0)
    top = deck.evaluate("it => it.getBoundingClientRect().top")
    type_in(page, "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD 2C")
    expect(row(page, "hand")).to_have_count(27)
    assert abs(deck.evaluate("it => it.getBoundingClientRect().top") - top) < 2
    type_in(page, "nonsense")
    expect(page.locator(".crx-table .why")).to_contain_text("nonsense")
    assert abs(deck.evaluate("it => it.getBoundingClientRect().top") - top) < 2
