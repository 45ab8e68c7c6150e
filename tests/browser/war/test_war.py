"""The War dashboard as people use it: real Voila, a real browser, mouse and keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from explorer import war
from explorer.words import Words
from tests import live
from tests.browser.conftest import axe, borrowed, ended, open_case, shared_page, shot

WAR = "war.ipynb"


@pytest.fixture
def war_page(page: Page, open_dashboard: Callable[..., str]) -> Callable[..., Page]:
    def opened(**query: str) -> Page:
        page.kernel = open_dashboard(page, WAR, **query)  # type: ignore[attr-defined]
        expect(page.locator(".crx-table .card").first).to_be_visible()
        return page

    return opened


@pytest.fixture(scope="module")
def shared(profile: BrowserContext, voila_server: live.Server) -> Iterator[Page]:
    with shared_page(profile, voila_server, WAR) as page:
        yield page


@pytest.fixture
def case_page(shared: Page, request: pytest.FixtureRequest) -> Iterator[Callable[[str], Page]]:
    """A page with this edge case, shared by tests that leave nothing behind but a game."""

    def opened(case: str) -> Page:
        open_case(shared, war.CASES, case)
        held = [card.text for card in war.CASES[case].timeline().state.hands[0]]
        expect(hand(shared)).to_have_count(len(held))
        for card in held:
            expect(shared.locator(f'[data-zone=hand-0] [data-card="{card}"]')).to_be_visible()
        return shared

    with borrowed(shared, request):
        yield opened


def say(page: Page) -> Locator:
    return page.locator(".crx-table .say")


def hand(page: Page) -> Locator:
    return page.locator("[data-zone=hand-0] button.card")


def step(page: Page, times: int = 1) -> None:
    """Press Next step and wait until the table has answered, each time."""
    for _ in range(times):
        before = page.locator(".crx-transport input[type=range]").get_attribute("aria-valuetext")
        page.get_by_role("button", name="Next step").click()
        bar = page.locator(".crx-transport input[type=range]")
        expect(bar).not_to_have_attribute("aria-valuetext", before or "")


def test_a_double_war_by_mouse_names_every_clause(case_page: Callable[[str], Page]) -> None:
    page = case_page("double-war")
    words = Words()
    timeline = war.CASES["double-war"].timeline()
    for place in range(1, timeline.length):
        step(page)
        event = timeline.game.view_event(timeline.seek(place), 0)
        expect(say(page)).to_contain_text(words.event(event))
        expect(say(page).locator(".clause")).to_have_text(event.clause)
    expect(page.locator("[data-zone=total] b")).to_have_text("0")


def test_the_bar_leads_anywhere_that_was_seen(case_page: Callable[[str], Page]) -> None:
    page = case_page("double-war")
    step(page, 6)
    bar = page.locator(".crx-transport input[type=range]")
    bar.focus()
    bar.press("Home")
    expect(bar).to_have_attribute("aria-valuetext", "Event 1 of 7")
    for place in (2, 3, 4):
        bar.press("ArrowRight")
        expect(bar).to_have_attribute("aria-valuetext", f"Event {place} of 7")
    event = war.CASES["double-war"].timeline().seek(3)
    expect(say(page)).to_contain_text(Words().event(war.Game().view_event(event, 0)))
    bar.fill("6")
    expect(bar).to_have_attribute("aria-valuetext", "Event 7 of 7")


def test_a_clause_opens_its_text_where_it_stands(case_page: Callable[[str], Page]) -> None:
    page = case_page("one-war")
    step(page, 4)
    chip = say(page).locator(".clause")
    expect(chip).to_have_text("war.tie")
    chip.click()
    expect(say(page).get_by_role("note")).to_have_text(Words().clause("war.tie"))
    chip.press("Escape")
    expect(say(page).get_by_role("note")).to_be_hidden()
    expect(chip).to_be_focused()


def test_a_war_by_keyboard_alone(case_page: Callable[[str], Page]) -> None:
    page = case_page("one-war")
    hand(page).first.focus()
    names = [card.get_attribute("aria-label") for card in hand(page).all()]
    page.keyboard.press("ArrowRight")
    expect(hand(page).nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(hand(page).nth(2)).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(say(page)).to_contain_text("You commit 9♥")
    # The card has gone; focus is on its neighbour, not on the page.
    expect(page.locator("[data-zone=hand-0] button:focus")).to_have_count(1)
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.command") == "step":
            break
    before = page.locator(".crx-log li").count()
    page.keyboard.press("Enter")
    expect(page.locator(".crx-log li")).to_have_count(before + 1)
    expect(page.get_by_role("button", name="Next step")).to_be_focused()
    for wanted in ("war.start", "war.tie", "war.exhausted", "war.burn"):
        page.keyboard.press("Enter")
        expect(say(page).locator(".clause")).to_have_text(wanted)
    assert len(set(names)) == 3 and all(names)


def test_each_event_is_spoken(case_page: Callable[[str], Page]) -> None:
    page = case_page("one-war")
    live = page.locator(".crx-table [aria-live=polite]")
    step(page, 4)
    expect(live).to_contain_text("9♥ and 9♣ are equal")


def test_an_illegal_card_says_why_beside_it(case_page: Callable[[str], Page]) -> None:
    page = case_page("one-war")
    box = page.locator(".crx-table .felt").bounding_box()
    page.locator("[data-zone=draw-0] button.card").click()
    alert = page.locator("[data-row=side-0]").get_by_role("alert")
    expect(alert).to_have_text(Words().text("war:refusal-face-down"))
    expect(page.locator(".crx-table .why .clause")).to_have_text("war.choose")
    assert page.locator(".crx-table .felt").bounding_box() == box  # nothing jumped
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)


def test_back_another_card_and_both_lines(case_page: Callable[[str], Page]) -> None:
    page = case_page("double-war")
    page.get_by_role("button", name="Next decision").click()
    expect(say(page).locator(".clause")).to_have_text("war.refill")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".crx-log li.future")).not_to_have_count(0)
    hand(page).nth(1).click()
    lines = page.locator(".crx-part-lines li button")
    expect(lines).to_have_count(2)
    expect(lines.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(say(page)).to_contain_text("You commit K♠")
    lines.first.click()
    expect(say(page)).to_contain_text("You commit 9♥")


def test_a_page_opened_for_the_first_time_is_busy_until_its_widgets_stand(
    new_page: Callable[..., Page], open_dashboard: Callable[..., str]
) -> None:
    page = new_page(alone=True)
    open_dashboard(page, WAR)
    stood = page.evaluate("window.stood")
    assert stood and all(stood)


def test_a_reading_flipped_changes_the_game(war_page: Callable[..., Page]) -> None:
    page = war_page(case="one-war")  # of its own: another case keeps the readings
    page.get_by_role("button", name="Next decision").click()
    expect(page.locator("[data-zone=total] b")).to_have_text("8")
    page.get_by_label("Cards burned in a war").select_option("1")
    expect(page.locator("[data-zone=total] b")).to_have_text("4")
    page.get_by_role("button", name="shuffled into it").click()
    expect(page.get_by_role("button", name="shuffled into it")).to_have_attribute("aria-pressed", "true")


def test_save_go_on_and_load_again(case_page: Callable[[str], Page], tmp_path: Any) -> None:
    page = case_page("double-war")
    step(page, 6)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save game").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    record = json.loads(file.read_text())
    assert record["game"] == "war" and record["cursor"] == 6
    page.get_by_role("button", name="New game").click()
    expect(say(page).locator(".clause")).to_have_text("war.setup")
    page.locator(".crx-files input[type=file]").set_input_files(file)
    expect(page.locator(".crx-files [role=status]")).to_contain_text("loaded")
    expect(say(page).locator(".clause")).to_have_text("war.burn")


def test_pasted_nonsense_is_explained_there_and_changes_nothing(war_page: Callable[..., Page]) -> None:
    page = war_page(case="double-war")
    before = say(page).inner_text()
    box = page.get_by_label("Paste a game or a position")
    use = page.get_by_role("button", name="Use it")
    for text, wanted in (
        ('{"hands": [["7S"], ["7S"]]}', "hands[1][0]"),
        ("<img src=x onerror=window.hacked=1>", "not JSON"),
        ('{"hands": [["<img src=x onerror=window.hacked=1>"], ["7S"]]}', "hands[0][0]"),
        ("x" * 4_000_001, "4,000,000"),
    ):
        box.fill(text)
        use.click()
        expect(page.locator(".crx-files [role=alert]")).to_contain_text(wanted)
        expect(box).to_have_value(text)
    assert page.evaluate("window.hacked") is None and say(page).inner_text() == before


def test_switching_to_arabic_turns_the_table_round(war_page: Callable[..., Page]) -> None:
    page = war_page(case="double-war")
    step(page, 5)
    page.locator(".crx-chart img").scroll_into_view_if_needed()
    english = page.locator(".crx-chart img").get_attribute("alt")
    page.get_by_role("button", name="العربية").click()
    table = page.locator(".crx-table")
    expect(table).to_have_attribute("dir", "rtl")
    expect(table).to_have_attribute("lang", "ar")
    timeline = war.CASES["double-war"].timeline()
    event = timeline.game.view_event(timeline.seek(5), 0)
    expect(say(page)).to_contain_text(Words("ar").event(event))
    who = page.locator("[data-row=side-0] .who").bounding_box()
    cards = hand(page).first.bounding_box()
    assert who and cards and who["x"] > cards["x"]
    expect(page.locator(".crx-chart img")).not_to_have_attribute("alt", english or "")
    hand(page).first.focus()
    page.keyboard.press("ArrowLeft")  # the next card lies to the left
    expect(hand(page).nth(1)).to_be_focused()
    shot(page, "war-ar-1280")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_narrow_screen_fits(new_page: Callable[..., Page], open_dashboard: Callable[..., str], language: str) -> None:
    page = new_page(390, 844)
    open_dashboard(page, WAR, lang=language, case="identical-halves")
    for _ in range(8):
        page.locator("[data-command=decision]").click()
    expect(page.locator("[data-zone=total] b")).to_have_text("0")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for card in hand(page).all() + page.locator("[data-zone=draw-0] .card").all():
        box = card.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390
    shot(page, f"war-{language}-390")


def test_the_table_does_not_move_during_a_game(case_page: Callable[[str], Page]) -> None:
    page = case_page("triple-war")
    step(page)  # the sentence's box has its height by the first real sentence
    tops = set()
    for _ in range(34):
        step(page)
        tops.add(page.evaluate("document.querySelector('.crx-transport').getBoundingClientRect().top + scrollY"))
    assert max(tops) - min(tops) <= 1


def test_fast_clicking_keeps_up(case_page: Callable[[str], Page]) -> None:
    page = case_page("triple-war")
    page.evaluate("for (let i = 0; i < 12; i++) document.querySelector('[data-command=step]').click()")
    bar = page.locator(".crx-transport input[type=range]")
    expect(bar).to_have_attribute("aria-valuetext", "Event 13 of 13")
    page.evaluate("for (const card of document.querySelectorAll('.crx-table button.card')) card.click()")
    page.evaluate("for (let i = 0; i < 20; i++) document.querySelector('[data-command=back]').click()")
    expect(bar).to_have_attribute("aria-valuetext", "Event 1 of 13")
    expect(hand(page)).to_have_count(3)


def test_playing_on_and_to_the_end(case_page: Callable[[str], Page]) -> None:
    page = case_page("one-war")
    page.get_by_label("Seed").fill("7")
    page.get_by_label("Seed").press("Tab")
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_text("Dealt from seed 7")).to_be_visible()
    speed = page.locator(".crx-transport select")
    usual = speed.input_value()
    speed.select_option("fast")
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(".crx-log li")).not_to_have_count(1)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the end of the game").click()
    expect(say(page)).to_contain_text("The game is over", timeout=15_000)
    speed.select_option(usual)


def test_two_tabs_are_two_games(new_page: Callable[..., Page], open_dashboard: Callable[..., str]) -> None:
    first, second = new_page(), new_page()
    assert open_dashboard(first, WAR, case="one-war") != open_dashboard(second, WAR, case="one-war")
    step(first, 3)
    expect(say(second).locator(".clause")).to_have_text("war.setup")


@pytest.mark.parametrize("query", [{"lang": "<script>window.hacked=1</script>"}, {"case": "../../etc"}])
def test_a_hostile_address_is_ignored_with_a_plain_message(
    war_page: Callable[..., Page], query: dict[str, str]
) -> None:
    page = war_page(**query)
    expect(page.locator(".crx-table .why")).to_contain_text(next(iter(query.values())))
    assert page.evaluate("window.hacked") is None


def test_a_closed_page_frees_its_kernel(war_page: Callable[..., Page], voila_server: Any) -> None:
    page = war_page()
    kernel = page.kernel  # type: ignore[attr-defined]
    assert kernel in voila_server.kernels()
    page.close(run_before_unload=True)
    assert voila_server.wait_until_gone(kernel)


@pytest.mark.clock
def test_when_the_kernel_is_gone_the_page_says_so_and_the_game_can_be_copied(
    page: Page, war_page: Callable[..., Page], voila_server: Any
) -> None:
    war_page(case="one-war")
    step(page, 3)
    with ended(page, voila_server) as record:
        assert record["actions"] == ["9H", "9C", "KS", "QS"]
        banner = page.locator(".crx-ended")
        expect(banner).to_contain_text("session behind this page has ended")
        expect(banner.get_by_role("button", name="Reload the page")).to_be_enabled()


@pytest.mark.parametrize("language", ["en", "ar"])
def test_axe_finds_nothing_serious(war_page: Callable[..., Page], language: str) -> None:
    page = war_page(lang=language, case="double-war")
    for _ in range(13):
        page.locator("[data-command=step]").click()
    expect(say(page).locator(".clause")).to_have_text("war.repeat")
    page.locator("[data-zone=draw-0] button.card").click()
    expect(page.locator(".crx-table .why")).to_be_visible()
    say(page).locator(".clause").click()
    page.locator(".crx-files textarea").fill("nonsense")
    page.locator(".crx-files .paste button").click()
    expect(page.locator(".crx-files [role=alert]")).to_be_visible()
    assert axe(page) == []
    shot(page, f"war-{language}")


def test_reduced_motion_moves_nothing(new_page: Callable[..., Page], open_dashboard: Callable[..., str]) -> None:
    page = new_page(reduced_motion="reduce")
    open_dashboard(page, WAR, case="one-war")
    page.evaluate(
        """() => {
            window.moved = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) { window.moved++; return animate.apply(this, how); };
        }"""
    )
    step(page, 9)
    assert page.evaluate("window.moved") == 0
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name="To the beginning").click()
    page.wait_for_function("window.moved > 0")  # so the count is worth something


def test_the_lesson_opens_cases_and_hides_its_solutions(case_page: Callable[[str], Page]) -> None:
    page = case_page("one-war")
    assert page.locator("details[open]").count() == 0 and page.locator("details").count() == 3
    page.get_by_role("button", name="Open on the table: Short burn").click()
    expect(hand(page).first).to_have_attribute("aria-label", "seven of spades, in your hand")
    expect(page.locator(".crx-part-cases button[aria-pressed=true]")).to_have_count(0)  # its note would tell too much
    expect(page.locator(".crx-table")).to_be_in_viewport()
    expect(page.locator(".crx-table")).to_be_focused()


def test_every_stop_of_the_tab_key_is_seen_and_no_id_occurs_twice(case_page: Callable[[str], Page]) -> None:
    page = case_page("double-war")
    step(page, 5)
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((e) => e.id).filter((id) => id.startsWith('crx-'))")
    assert len(ids) == len(set(ids)) > 5
    page.locator(".crx-bench").evaluate("e => { e.tabIndex = -1; e.focus(); }")
    seen = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        inside, name, outline = page.evaluate(
            "(() => { const e = document.activeElement, s = getComputedStyle(e);"
            "return [!!e.closest('.crx-bench'), e.outerHTML.slice(0, 120), s.outlineStyle + ' ' + s.outlineWidth] })()"
        )
        if not inside:
            break
        seen.add(name)
        assert not outline.startswith("none") and float(outline.split()[1].removesuffix("px")) >= 2, (name, outline)
    assert len(seen) >= 25
