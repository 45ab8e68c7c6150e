"""A match of Guandan as people play it: real Voila, a real browser, mouse and keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from explorer import guandan
from explorer.timeline import Timeline
from explorer.words import Words
from tests import live
from tests.browser.conftest import axe, borrowed, ended, open_case, shared_page, shot
from widgets.screens import screen

MATCH = "guandan_match.ipynb"
# You pass on a pair, get in with a joker, and are out first with three fives; the opponent on the right comes last.
DEAL = ["5S 5D 2H RJ", "7C QC 4C 4S", "6S 6D AD 8C", "7S 7D JD 9H"]
WILD_ROW = "5S 6D 7C 8D 2H"
SCREEN = Words("en", screen)  # with what only the screen says
SCREENS = [(1280, 900), (390, 844)]


@pytest.fixture
def match_page(page: Page, open_dashboard: Callable[..., str]) -> Iterator[Callable[..., Page]]:
    """A page of its own, for a test that changes who plays, the language or what lies open."""

    def opened(**query: str) -> Page:
        page.kernel = open_dashboard(page, MATCH, **query)  # type: ignore[attr-defined]
        expect(hand(page).first).to_be_visible()
        return page

    yield opened
    assert page.watch.console == []  # type: ignore[attr-defined]


@pytest.fixture(scope="module")
def shared(profile: BrowserContext, voila_server: live.Server) -> Iterator[Page]:
    with shared_page(profile, voila_server, MATCH) as page:
        yield page


@pytest.fixture
def case_page(shared: Page, request: pytest.FixtureRequest) -> Iterator[Callable[[str], Page]]:
    """A page with this edge case, shared by tests that leave nothing behind but a game."""

    def opened(case: str) -> Page:
        shared.locator(".crx-head input[type=checkbox]").uncheck()
        if (hide := button(shared, text("hide-hints"))).count():
            hide.click()
        begin(shared, case)
        return shared

    with borrowed(shared, request):
        yield opened


def text(name: str, **facts: object) -> str:
    return SCREEN.text(f"guandan:match-{name}", **facts)


def note(player: int, count: int, place: int = 0, doing: str = "none") -> str:
    """What stands under a player's name."""
    return text("note", seat=player, count=count, place=place, doing=doing)


def seat(number: int) -> str:
    return SCREEN.text("guandan:seat", seat=number)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def say(page: Page) -> Locator:
    return page.locator(".crx-table .say")


def row(page: Page, name: str) -> Locator:
    return page.locator(f'[data-row="{name}"]')


def zone(page: Page, name: str) -> Locator:
    return page.locator(f'[data-zone="{name}"]')


def hand(page: Page, player: int = 0) -> Locator:
    return zone(page, f"hand-{player}").locator("button.card")


def picked(page: Page) -> Locator:
    return page.locator(".crx-table button.card[aria-pressed=true]")


def texts(cards: Locator) -> list[str]:
    """The cards of these elements, sorted, by their ids (`5S 0a`)."""
    return sorted((card.get_attribute("data-card") or "").split()[0] for card in cards.all())


def pick(page: Page, cards: str) -> None:
    """Press a card of your hand for each of these that is not picked yet, and see it picked."""
    for card in cards.split():
        before = picked(page).count()
        zone(page, "hand-0").locator(f'[data-card^="{card} "][aria-pressed=false]').first.click()
        expect(picked(page)).to_have_count(before + 1)


def bar(page: Page) -> Locator:
    return page.locator(".crx-transport input[type=range]")


def leads_on(page: Page, press: Callable[[], None]) -> None:
    """Press something and wait until the table has moved on."""
    before = bar(page).get_attribute("aria-valuetext")
    press()
    expect(bar(page)).not_to_have_attribute("aria-valuetext", before or "")


def step(page: Page, times: int = 1) -> None:
    for _ in range(times):
        leads_on(page, page.locator("[data-command=step]").click)


def play(page: Page) -> None:
    leads_on(page, page.locator(".crx-do-play").click)


def pass_(page: Page) -> None:
    leads_on(page, page.locator(".crx-do-pass").click)


def readings(page: Page) -> Locator:
    return page.locator(".crx-place-picked li.reading")


def beside(page: Page) -> Locator:
    """What is said beside the hand."""
    return row(page, "seat-0").locator(".why")


def load(page: Page, found: Any) -> None:
    page.locator(".crx-files textarea").fill(json.dumps(found))
    page.locator(".crx-files .paste button").click()
    expect(page.locator(".crx-files [role=status]")).to_be_visible()


def begin(page: Page, case: str) -> None:
    """Press an edge case in the list and see it on the table."""
    open_case(page, guandan.CASES, case)
    cards = [card.text for card in guandan.CASES[case].timeline().state.hands[0]]
    for card in cards:
        expect(zone(page, "hand-0").locator(f'[data-card^="{card} "]').first).to_be_visible()
    expect(hand(page)).to_have_count(len(cards))
    expect(picked(page)).to_have_count(0)


def put(page: Page, hands: list[str], **rest: Any) -> None:
    load(page, {"level": "2", "hands": [cards.split() for cards in hands], **rest})


def deal(page: Page, seed: int = 39) -> None:
    """A really dealt match, at your first choice."""
    page.locator(".crx-seed input").fill(str(seed))
    page.locator(".crx-seed input").press("Tab")
    page.locator(".crx-head > .jupyter-button").first.click()
    expect(page.locator(".crx-head")).to_contain_text(str(seed))
    expect(bar(page)).to_have_attribute("max", "0")
    leads_on(page, page.locator("[data-command=decision]").click)
    expect(row(page, "seat-0").locator(".who")).to_have_attribute("aria-current", "true")


def played(page: Page) -> Timeline:
    """What has been played on the page, as the engine reads its saved game."""
    with page.expect_download() as download:
        page.locator(".crx-files .buttons button").first.click()
    return Timeline.from_record(json.loads(Path(download.value.path()).read_text()))


def shows(page: Page, timeline: Timeline, words: Words | None = None) -> None:
    """The table is that of the engine where the timeline stands: sentence, clause, your hand, the trick, the turn."""
    words = words or Words()
    event, state = timeline.game.view_event(timeline.event, 0), timeline.state
    expect(say(page).locator("p")).to_contain_text(words.event(event))
    expect(say(page).locator(".clause")).to_have_text(event.clause)
    assert texts(hand(page)) == sorted(card.text for card in state.hands[0])
    if zone(page, "move-0").count():
        assert page.locator('[data-zone^="move-"]').count() == len(state.trick)
    turn = state.stage.seat if state.stage.do in ("play", "return") else None
    rows = [f"seat-{player}" for player in range(4)]
    assert [name for name in rows if row(page, name).locator(".who[aria-current=true]").count()] == (
        [] if turn is None else [f"seat-{turn}"]
    )


# A whole deal


def test_a_whole_deal_by_mouse_up_to_the_tribute_of_the_next(case_page: Callable[[str], Page]) -> None:
    page = case_page("say-which")
    put(page, DEAL, turn=3)
    step(page)
    expect(zone(page, "move-0")).to_have_attribute("aria-label", re.compile("pair of sevens"))
    pick(page, "5S 5D")
    why = page.locator(".crx-place-picked .why")
    expect(why.locator(".clause")).to_have_text("guandan.ranks")
    page.locator(".crx-do-play").click()
    expect(beside(page).get_by_role("alert")).to_have_text(why.locator("span").text_content() or "")
    pick(page, "2H")
    expect(why.locator("span")).to_contain_text("triple")  # nor does a triple answer a pair
    button(page, text("clear")).click()
    expect(picked(page)).to_have_count(0)
    pass_(page)
    expect(row(page, "seat-0").locator(".who span")).to_have_text(note(0, 4, doing="passed"))
    step(page, 4)
    pick(page, "RJ")
    expect(readings(page).locator(".name")).to_have_text(["Single red joker"])
    play(page)
    expect(zone(page, "move-1")).to_have_class(re.compile(r"\bstrong\b"))
    step(page, 4)
    expect(row(page, "middle").locator(".who")).to_contain_text(text("trick-note", what="lead", seat=0))
    pick(page, "5S 5D 2H")
    expect(readings(page).locator(".name")).to_have_text(["Triple of fives"])
    shot(page, "guandan-match-picked")
    play(page)
    step(page)
    expect(row(page, "seat-0").locator(".who span")).to_have_text(note(0, 0, place=1))
    while zone(page, "place-4").count() == 0:
        step(page)
    places = [f"place-{place}" for place in (1, 2, 3, 4)]
    expect(row(page, "middle").locator(".zone")).to_have_count(4)
    assert [zone(page, name).get_attribute("aria-label") for name in places] == [
        text("place", who=seat(number), place=place) for place, number in enumerate((0, 3, 2, 1), 1)
    ]
    step(page)
    expect(row(page, "middle").locator(".who")).to_contain_text(text("steps", steps=2))
    expect(zone(page, "ours").locator("b")).to_have_text("4")
    shot(page, "guandan-match-result")
    step(page, 3)
    for name, value in {"deal": "2", "level": "4", "wild": "4♥", "ours": "4", "theirs": "2"}.items():
        expect(zone(page, name).locator("b")).to_contain_text(value)
    expect(zone(page, "payment-1")).to_have_attribute("aria-label", text("payment", who=seat(1), whom=seat(0)))
    expect(button(page, text("give-back"))).to_be_visible()
    expect(hand(page)).to_have_count(28)
    timeline = played(page)
    shows(page, timeline)
    events = [timeline.game.view_event(event, 0) for node in timeline.line for event in timeline.events(node)]
    lines = page.locator(".crx-log li")
    expect(lines.locator(".line")).to_have_text([Words().event(event) for event in events])
    expect(lines.locator(".clause")).to_have_text([event.clause for event in events])
    assert {"lead", "finish", "deal-over", "advance", "next-level", "deal", "tribute"} <= {it.kind for it in events}


def test_a_dealt_match_goes_on_by_tricks_and_deals_with_its_charts(match_page: Callable[..., Page]) -> None:
    page = match_page()
    deal(page)
    expect(hand(page)).to_have_count(27)
    leads_on(page, button(page, SCREEN.text("guandan:to-trick")).click)
    expect(say(page).locator(".clause")).to_have_text("guandan.turn")
    expect(say(page)).to_contain_text("the next trick")
    shows(page, played(page))
    button(page, SCREEN.text("guandan:to-deal")).click()
    expect(zone(page, "place-4")).to_be_visible()
    expect(row(page, "middle").locator(".who")).to_contain_text("Up")
    now = page.locator(".crx-log li[aria-current=step]")
    expect(now.locator(".line")).to_have_text(Words().event(played(page).event))
    pictures = page.locator(".crx-place-chart img")
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_be_visible()
    expect(pictures).to_have_count(2)
    expect(pictures.first).to_have_attribute("alt", re.compile("level", re.IGNORECASE))
    expect(pictures.last).to_have_attribute("alt", re.compile("cards", re.IGNORECASE))
    shot(page, "guandan-match-dealt")
    # A whole match takes its time: it can be stopped, and what is played stays.
    page.locator("[data-command=end]").click()
    page.locator("[data-command=stop]").click()
    expect(page.locator(".crx-transport .busy")).to_be_hidden()
    expect(zone(page, "deal")).to_be_visible()
    shows(page, played(page))


def test_to_the_end_the_match_is_won_and_nothing_more_is_played(case_page: Callable[[str], Page]) -> None:
    page = case_page("match-won")
    page.locator("[data-command=end]").click()
    expect(say(page).locator(".clause")).to_have_text("guandan.match")
    expect(page.locator("[data-command=step]")).to_have_attribute("aria-disabled", "true")
    pass_now = page.locator(".crx-do-pass")
    pass_now.click()
    expect(beside(page).get_by_role("alert")).to_be_visible()
    leads_on(page, button(page, text("restart")).click)
    expect(zone(page, "deal").locator("b")).to_have_text("1")
    expect(zone(page, "ours").locator("b")).to_have_text("2")


# Tribute


def test_a_tribute_is_answered_with_a_card_that_may_be_given_back(case_page: Callable[[str], Page]) -> None:
    page = case_page("tribute")
    step(page)
    expect(say(page).locator(".clause")).to_have_text("guandan.tribute")
    paid = zone(page, "payment-3").locator("button.card")
    expect(paid).to_have_count(1)
    expect(paid).to_have_attribute("aria-label", "ace of spades")
    playable = zone(page, "hand-0").locator("button.playable")
    expect(playable).to_have_count(3)
    assert texts(playable) == ["3C", "5S", "9D"]
    pick(page, "KD")
    why = page.locator(".crx-place-picked .why")
    expect(why.locator(".clause")).to_have_text("guandan.return")
    before = bar(page).get_attribute("aria-valuetext") or ""
    button(page, text("give-back")).click()
    expect(beside(page).get_by_role("alert")).to_be_visible()
    chip = beside(page).locator(".clause")
    expect(chip).to_have_text("guandan.return")
    chip.click()
    expect(beside(page).get_by_role("note")).to_have_text(Words().clause("guandan.return"))
    expect(bar(page)).to_have_attribute("aria-valuetext", before)
    shot(page, "guandan-match-tribute-refused")
    zone(page, "hand-0").locator('[data-card^="9D "]').click()  # one card at a time
    expect(picked(page)).to_have_attribute("data-card", re.compile("^9D "))
    expect(page.locator(".crx-place-picked .none")).to_contain_text("9♦")
    play(page)
    expect(zone(page, "payment-3").locator("button.card")).to_have_count(2)
    expect(say(page)).to_contain_text("You give 9♦ back to the left-hand opponent.")
    step(page)
    expect(say(page).locator(".clause")).to_have_text("guandan.lead-after-tribute")
    expect(row(page, "seat-3").locator(".who")).to_have_attribute("aria-current", "true")
    shows(page, played(page))
    step(page)  # the first card takes the tribute's place
    expect(zone(page, "payment-3")).to_have_count(0)


def test_two_tributes_are_both_in_sight_and_a_cancelled_one_shows_the_jokers(case_page: Callable[[str], Page]) -> None:
    page = case_page("double-tribute")
    step(page, 2)
    for payer, receiver in ((3, 0), (1, 2)):
        named = text("payment", who=seat(payer), whom=seat(receiver))
        expect(zone(page, f"payment-{payer}")).to_have_attribute("aria-label", named)
    expect(row(page, "middle").locator(".who")).to_contain_text(text("tribute-double"))
    step(page, 3)
    assert texts(zone(page, "payment-1").locator("button.card")) == ["back", "paid"]
    shot(page, "guandan-match-double-tribute")
    begin(page, "cancelled-by-one")
    step(page)
    expect(say(page).locator(".clause")).to_have_text("guandan.tribute-cancelled")
    expect(zone(page, "jokers").locator("button.card")).to_have_count(2)
    expect(row(page, "seat-0").locator(".who")).to_have_attribute("aria-current", "true")


# What the picked cards can be


def test_of_two_readings_one_is_chosen_before_the_cards_are_played(case_page: Callable[[str], Page]) -> None:
    page = case_page("say-which")
    pick(page, WILD_ROW)
    radios = page.locator(".crx-place-picked").get_by_role("radio")
    expect(readings(page).locator(".name")).to_have_text(["Straight to 9", "Straight to 8"])
    expect(radios).to_have_count(2)
    expect(page.locator(".crx-place-picked [aria-checked=true]")).to_have_count(0)
    page.locator(".crx-do-play").click()
    expect(beside(page).locator(".clause")).to_have_text("guandan.interpret")
    expect(picked(page)).to_have_count(5)
    radios.nth(1).click()
    expect(radios.nth(1)).to_have_attribute("aria-checked", "true")
    radios.nth(1).press("ArrowUp")
    expect(radios.first).to_be_focused()
    expect(radios.first).to_have_attribute("aria-checked", "true")
    play(page)
    expect(say(page)).to_contain_text("You lead: straight to 9.")
    wild = zone(page, "move-0").locator("button.card.as")
    expect(wild).to_have_attribute("aria-label", re.compile("which a wild stands for$"))
    expect(readings(page)).to_have_count(0)
    expect(hand(page)).to_have_count(1)
    shows(page, played(page))


def test_a_play_is_picked_from_the_list_of_legal_plays(case_page: Callable[[str], Page]) -> None:
    page = case_page("say-which")
    plays = page.locator(".crx-place-hint")
    expect(plays).to_be_hidden()
    button(page, text("show-hints")).click()
    group = plays.locator(".group", has=page.locator("h3 b", has_text="Straights"))
    group.locator(".opener").click()
    group.get_by_role("button", name=text("pick", reading="Straight to 9")).click()
    expect(picked(page)).to_have_count(5)
    assert texts(picked(page)) == sorted(WILD_ROW.split())
    expect(page.locator(".crx-place-picked [aria-checked=true] .name")).to_have_text("Straight to 9")
    shot(page, "guandan-match-legal-plays")
    play(page)
    expect(say(page)).to_contain_text("You lead: straight to 9.")
    expect(plays.locator(".none")).to_be_visible()  # not your turn
    button(page, text("hide-hints")).click()
    expect(plays).to_be_hidden()


# With the keyboard, and for those who listen

INSIDE = "!!document.activeElement?.closest('.crx-bench')"
ACTIVE = f"{INSIDE} && document.activeElement.innerText"


def tab_to(page: Page, wanted: str, presses: int = 12) -> None:
    for _ in range(presses):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{presses} presses of Tab do not lead to {wanted}")


def test_a_trick_by_keyboard_alone(case_page: Callable[[str], Page]) -> None:
    page = case_page("leader-must-play")
    page.locator(".crx-table").focus()
    tab_to(page, "[data-zone=hand-0] .card")
    page.keyboard.press("Home")
    expect(hand(page).first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(hand(page).nth(1)).to_be_focused()
    for pressed in ("true", "false", "true"):
        page.keyboard.press("Enter")
        expect(hand(page).nth(1)).to_have_attribute("aria-pressed", pressed)
        expect(hand(page).nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(hand(page).last).to_be_focused()
    page.keyboard.press("Space")
    expect(picked(page)).to_have_count(2)
    page.keyboard.press("Space")
    expect(picked(page)).to_have_count(1)
    page.keyboard.press("Tab")  # the hand is one stop
    expect(page.locator(".crx-do-play")).to_be_focused()
    leads_on(page, lambda: page.keyboard.press("Enter"))
    expect(hand(page)).to_have_count(2)
    assert page.evaluate(ACTIVE) == text("play")
    tab_to(page, "[data-command=step]")
    while row(page, "seat-0").locator(".who[aria-current]").count() == 0:
        leads_on(page, lambda: page.keyboard.press("Enter"))
        assert page.evaluate(ACTIVE) == SCREEN.text("step")
    page.keyboard.press("Shift+Tab")
    for _ in range(12):
        if page.evaluate("document.activeElement.matches('.crx-do-pass')"):
            break
        page.keyboard.press("Shift+Tab")
    leads_on(page, lambda: page.keyboard.press("Enter"))
    assert page.evaluate(ACTIVE) == text("pass")
    shows(page, played(page))


def test_choosing_a_reading_by_keyboard_keeps_the_focus_where_it_was(case_page: Callable[[str], Page]) -> None:
    page = case_page("say-which")
    button(page, text("show-hints")).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".crx-place-hint .opener").first).to_be_visible()
    tab_to(page, ".crx-place-hint .opener")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    for _ in range(8):
        if page.evaluate("document.activeElement.matches('.lay')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(picked(page)).not_to_have_count(0)
    assert page.evaluate("document.activeElement.matches('.crx-place-hint .lay')")
    page.locator(".crx-do-play").focus()
    leads_on(page, lambda: page.keyboard.press("Enter"))
    assert page.evaluate(ACTIVE) == text("play")


def test_handing_over_by_keyboard_never_loses_the_focus(match_page: Callable[..., Page]) -> None:
    page = match_page(case="come-back-in")
    page.locator(".crx-players select").nth(1).select_option(index=0)
    pick(page, "6S")
    page.locator(".crx-do-play").focus()
    leads_on(page, lambda: page.keyboard.press("Enter"))
    ready = page.locator(".crx-curtain button")
    expect(ready).to_be_focused()
    page.keyboard.press("Enter")
    expect(ready).to_be_hidden()
    expect(zone(page, "hand-0").locator("button.card:focus")).to_have_count(1)


def test_what_a_screen_reader_has_to_go_by(case_page: Callable[[str], Page]) -> None:
    page = case_page("say-which")
    expect(page.get_by_role("group", name=text("hand", seat=0, count=6))).to_be_visible()
    expect(page.get_by_role("group", name=text("hand", seat=2, count=6))).to_be_visible()
    names = [card.get_attribute("aria-label") or "" for card in hand(page).all()]
    assert sorted(names) == sorted(
        [
            "two of hearts, wild",
            "four of clubs",
            "five of spades",
            "six of diamonds",
            "seven of clubs",
            "eight of diamonds",
        ]
    )
    assert all(card.get_attribute("aria-pressed") == "false" for card in hand(page).all())
    live = page.locator(".crx-table .spoken[aria-live=polite]")
    pick(page, WILD_ROW)
    expect(page.locator(".crx-place-picked").get_by_role("radiogroup", name=text("picked"))).to_be_visible()
    page.locator(".crx-place-picked").get_by_role("radio").first.click()
    play(page)
    timeline = guandan.CASES["say-which"].timeline()
    for place in range(1, timeline.length):
        words = Words().event(timeline.game.view_event(timeline.seek(place), 0))
        expect(live).to_contain_text(words)
        turn = timeline.state.stage.seat if timeline.state.stage.do == "play" else None
        expect(page.locator(".crx-table [aria-current=true]")).to_have_count(0 if turn is None else 1)
        if turn is not None:
            expect(row(page, f"seat-{turn}").locator("[aria-current=true]")).to_be_visible()
        if place + 1 < timeline.length:
            pass_(page) if turn == 0 else step(page)
    expect(page.get_by_role("img", name=text("move", who=seat(0), what=SCREEN.text("guandan:passed")))).to_have_count(
        0
    )  # the trick is over
    assert page.evaluate("[...document.querySelectorAll('[id^=crx-]')].length") == page.evaluate(
        "new Set([...document.querySelectorAll('[id^=crx-]')].map(e => e.id)).size"
    )


# What must not be seen


def on_table(page: Page) -> set[str]:
    """The cards the page names by an id, in whatever part."""
    found = re.findall(r'data-card="([^"]+)"', page.content())
    return {card.split()[0] for card in found if not card.startswith("stack-")}


def told(page: Page, cards: str) -> list[str]:
    """Those of the cards that the bench draws or says anything of; the suits of other cards do not count."""
    words = Words()
    inside = page.locator(".crx-bench").first.inner_html()
    shown = [guandan.cards_of(card)[0] for card in cards.split()]
    return [card.text for card in shown if words.card(card) in inside or card.face in inside]


def test_the_cards_of_the_others_are_nowhere_until_all_lie_open(case_page: Callable[[str], Page]) -> None:
    page = case_page("say-which")
    theirs = "9S TD JC QS KD 3C 7S 8C 9D TC JD 6H 3S 4D 5C 6C 7D AS"
    mine = {"5S", "6D", "7C", "8D", "2H", "4C"}
    button(page, text("show-hints")).click()
    expect(page.locator(".crx-place-hint .group")).not_to_have_count(0)
    assert on_table(page) == mine and told(page, theirs) == []
    for player in (1, 2, 3):
        expect(hand(page, player)).to_have_count(1)
        expect(zone(page, f"hand-{player}")).to_have_attribute("aria-label", text("hand", seat=player, count=6))
    page.get_by_label(SCREEN.text("open-cards")).check()
    for player in (1, 2, 3):
        expect(hand(page, player)).to_have_count(6)
    assert on_table(page) == mine | set(theirs.split())
    hand(page, 1).first.click()
    expect(row(page, "seat-1").get_by_role("alert")).to_be_visible()
    page.get_by_label(SCREEN.text("open-cards")).uncheck()
    for player in (1, 2, 3):
        expect(hand(page, player)).to_have_count(1)
    assert on_table(page) == mine and told(page, theirs) == []


def test_two_persons_hand_the_screen_over_behind_a_curtain(match_page: Callable[..., Page]) -> None:
    page = match_page(case="come-back-in")
    hands = ["6S JD 9D", "8C QC 3C"]
    page.locator(".crx-players select").nth(1).select_option(index=0)
    button(page, text("show-hints")).click()
    pick(page, "6S")
    play(page)
    curtain = page.locator(".crx-curtain")
    expect(curtain).to_contain_text("East")
    expect(page.locator(".crx-choose")).to_be_hidden()
    expect(page.locator(".crx-place-hint")).to_be_hidden()
    assert on_table(page) == {"6S"}  # which lies on the table
    assert told(page, "JD 9D 8C QC 3C") == []
    shot(page, "guandan-match-curtain")
    page.locator(".crx-curtain button").click()
    expect(hand(page)).to_have_count(3)  # whoever looks on sits below
    expect(curtain).to_be_hidden()
    assert on_table(page) == {"6S", *hands[1].split()} and told(page, "JD 9D") == []
    pass_(page)
    expect(hand(page)).to_have_count(3)  # the bots' turns need no curtain
    step(page, 2)
    expect(curtain).to_contain_text("South")
    assert on_table(page).isdisjoint({"JD", "9D", "8C", "QC", "3C"})
    page.locator(".crx-curtain button").click()
    expect(hand(page)).to_have_count(2)
    assert told(page, "8C QC 3C") == []


# In another language


def right_of(page: Page, one: str, other: str) -> bool:
    a, b = row(page, one).bounding_box(), row(page, other).bounding_box()
    return bool(a and b and a["x"] > b["x"])


def test_in_arabic_the_opponent_on_the_right_stays_on_the_right(match_page: Callable[..., Page]) -> None:
    page = match_page(case="say-which")
    assert right_of(page, "seat-1", "seat-2") and right_of(page, "seat-2", "seat-3")
    pick(page, WILD_ROW)
    before = texts(picked(page))
    page.get_by_role("button", name="العربية").click()
    table = page.locator(".crx-table")
    expect(table).to_have_attribute("dir", "rtl")
    for part in (".crx-table", ".crx-readings", ".crx-transport", ".crx-log", ".crx-hand .crx-segments"):
        expect(page.locator(part).first).to_have_attribute("lang", "ar")
    assert right_of(page, "seat-1", "seat-2") and right_of(page, "seat-2", "seat-3")
    assert texts(picked(page)) == before
    xs = [card.bounding_box() for card in hand(page).all()]
    assert [box["x"] for box in xs if box] == sorted(box["x"] for box in xs if box)
    hand(page).first.focus()
    page.keyboard.press("ArrowRight")  # cards run left to right here too
    expect(hand(page).nth(1)).to_be_focused()
    page.locator(".crx-place-picked").get_by_role("radio").first.click()
    play(page)
    words, on_screen = Words("ar"), Words("ar", screen)
    shows(page, played(page), words)
    assert not re.search("[A-Za-z]{3}", (say(page).locator("p").text_content() or ""))
    step(page)
    shows(page, played(page), words)
    expect(page.locator(".crx-do-play")).to_have_text(on_screen.text("guandan:match-play"))
    expect(zone(page, "move-1")).to_have_attribute("aria-label", re.compile(on_screen.text("guandan:seat", seat=1)))
    shot(page, "guandan-match-ar-1280")


# On every on_screen, for everybody

PRESSABLE = """() => [...document.querySelectorAll('[data-zone=hand-0] button.card')].filter((card) => {
    card.scrollIntoView({ block: "center" });
    const box = card.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + 9, box.top + box.height / 2);
    return box.left < 0 || box.right > innerWidth || hit?.closest('button.card') !== card;
}).map((card) => card.dataset.card)"""


def fits(page: Page, moment: str) -> None:
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), moment
    assert page.evaluate(PRESSABLE) == [], moment


@pytest.mark.parametrize("language,width,height", [("en", 1280, 900), ("ar", 390, 844)])
def test_every_moment_fits_and_axe_finds_nothing_serious(
    new_page: Callable[..., Page], open_dashboard: Callable[..., str], language: str, width: int, height: int
) -> None:
    page = new_page(width, height)
    open_dashboard(page, MATCH, lang=language)

    def looks_well(moment: str) -> None:
        fits(page, moment)
        assert axe(page) == [], moment
        shot(page, f"guandan-match-{moment}-{language}-{width}")

    deal(page)
    for number in range(3):
        hand(page).nth(4 * number).click()
        expect(picked(page)).to_have_count(number + 1)
    looks_well("deal")
    page.locator(".crx-head input[type=checkbox]").check()
    expect(hand(page, 2).nth(9)).to_be_visible()
    fits(page, "open")
    shot(page, f"guandan-match-open-{language}-{width}")
    page.locator(".crx-head input[type=checkbox]").uncheck()
    page.locator(".crx-choose > button").last.click()
    page.locator(".crx-place-hint .opener").first.click()
    page.locator("[data-command=stretch]").last.click()
    expect(zone(page, "place-4")).to_be_visible()
    looks_well("result")
    begin(page, "say-which")
    pick(page, WILD_ROW)
    page.locator(".crx-place-hint .opener").last.click()
    page.locator(".crx-do-play").click()
    expect(beside(page)).to_be_visible()
    looks_well("readings")
    begin(page, "double-tribute")
    step(page, 2)
    pick(page, "QD")
    looks_well("tribute")
    begin(page, "come-back-in")
    page.locator(".crx-players select").nth(1).select_option(index=0)
    pick(page, "6S")
    play(page)
    expect(page.locator(".crx-curtain")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    looks_well("curtain")
    assert page.watch.console == []  # type: ignore[attr-defined]


TOPS = """() => ['.crx-table .felt', '[data-zone=hand-0] .card', '.crx-do-play', '.crx-transport'].map((name) => {
    let top = 0;  // unlike a bounding box, without a raised card's shift
    for (let it = document.querySelector(name); it; it = it.offsetParent) top += it.offsetTop;
    return top;
})"""


@pytest.mark.parametrize("width,height", SCREENS)
def test_nothing_jumps_while_cards_are_picked_and_tricks_go_by(
    new_page: Callable[..., Page], open_dashboard: Callable[..., str], width: int, height: int
) -> None:
    page = new_page(width, height)
    open_dashboard(page, MATCH, case="say-which")
    jumps: list[str] = []
    known: list[float] = []

    def stays(moment: str) -> None:
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        now = page.evaluate(TOPS)
        if known:
            for name, was, top in zip(("felt", "hand", "buttons", "transport"), known, now, strict=True):
                if abs(was - top) > 1:
                    jumps.append(f"{moment}: {name} from {was} to {top}")
        known[:] = now

    def afresh() -> None:
        known.clear()

    expect(hand(page)).to_have_count(6)
    stays("begin")
    for card in WILD_ROW.split():
        pick(page, card)
        stays(f"{card} picked")
    page.locator(".crx-do-play").click()
    expect(beside(page)).to_be_visible()
    stays("Play refused")
    page.locator(".crx-place-picked").get_by_role("radio").first.click()
    play(page)
    stays("played")
    step(page, 1)
    stays("answered")
    for number in range(2):
        step(page)
        stays(f"passed {number}")
    pass_(page)
    step(page)
    stays("the trick is over")
    begin(page, "double-tribute")
    afresh()
    stays("tribute owed")
    for number in range(2):
        step(page)
        stays(f"tribute {number}")
    pick(page, "QD")
    stays("a card that may not be given back")
    zone(page, "hand-0").locator('[data-card^="3C "]').click()
    stays("a card that may")
    play(page)
    stays("given back")
    for number in range(3):
        step(page)
        stays(f"after the tribute {number}")
    deal(page)
    afresh()
    stays("dealt")
    for number in (0, 4, 5, 9, 13):
        hand(page).nth(number).click()
        expect(hand(page).nth(number)).to_have_attribute("aria-pressed", "true")
        stays(f"card {number} picked")
    button(page, text("clear")).click()
    expect(picked(page)).to_have_count(0)
    stays("put back")
    pass_(page)
    stays("passed")
    for number in range(8):
        if row(page, "seat-0").locator(".who[aria-current]").count():
            pass_(page)
        else:
            step(page)
        stays(f"step {number} of a dealt trick")
    assert not jumps, "\n".join(["it jumps:", *jumps])


# What goes wrong


def test_fast_clicking_keeps_up(case_page: Callable[[str], Page]) -> None:
    page = case_page("leader-must-play")
    page.evaluate(
        """() => {
            const cards = () => [...document.querySelectorAll('[data-zone=hand-0] button.card')];
            const press = (name, times = 1) => { while (times--) document.querySelector(name).click(); };
            for (let i = 0; i < 5; i++) for (const card of cards()) card.click();  // an odd number of times: all picked
            press('.crx-do-play', 3);
            press('[data-command=step]', 5);
            cards()[1].click();
            cards()[2].click();
            press('.crx-do-play', 4);  // one card, and then none
            press('[data-command=step]', 12);
            cards()[0].click();
            press('.crx-do-pass', 3);
            press('[data-command=step]', 12);
            press('.crx-choose > button:nth-of-type(4)');
        }"""
    )
    expect(page.locator(".crx-place-hint")).to_be_visible()
    timeline = played(page)
    shows(page, timeline)
    assert timeline.line[1].action in ("5S", "9D", "KD")
    shown = texts(picked(page))
    assert set(shown) <= {card.text for card in timeline.state.hands[0]}
    assert bool(shown) != page.locator(".crx-place-picked .none").is_visible()
    page.locator(".crx-do-play").dblclick()
    page.locator("[data-command=start]").click()
    expect(bar(page)).to_have_value("0")
    shows(page, played(page))


def test_two_tabs_are_two_matches(case_page: Callable[[str], Page], match_page: Callable[..., Page]) -> None:
    first, second = case_page("say-which"), match_page(case="say-which")
    pick(first, "4C")
    play(first)
    expect(hand(first)).to_have_count(5)
    expect(hand(second)).to_have_count(6)
    expect(picked(second)).to_have_count(0)
    expect(bar(second)).to_have_value("0")


def test_a_hostile_address_is_ignored_with_a_plain_message(match_page: Callable[..., Page]) -> None:
    query = {"lang": "<script>window.hacked=1</script>", "case": "../../etc"}
    page = match_page(**query)
    for value in query.values():
        expect(page.locator(".crx-table .why")).to_contain_text(value)
    assert page.evaluate("window.hacked") is None


@pytest.mark.clock
def test_when_the_kernel_is_gone_the_page_says_so_and_the_match_can_be_copied(
    page: Page, match_page: Callable[..., Page], voila_server: Any
) -> None:
    match_page(case="say-which")
    pick(page, WILD_ROW)
    page.locator(".crx-place-picked").get_by_role("radio").first.click()
    play(page)
    pick(page, "4C")
    with ended(page, voila_server) as record:
        assert Timeline.from_record(record).length > 1
        assert record["actions"][0] == "5S 6D 7C 8D 2H as straight 9"
        alive = page.evaluate(
            """() => [...document.querySelectorAll('.crx-bench :is(button, select, input)')].filter((it) =>
                !it.closest('[inert], .crx-ended, .crx-files') && !it.matches('.clause, .crx-log .line')
            ).map((it) => it.title || it.closest('.jupyter-widgets')?.textContent || it.outerHTML)"""
        )
        assert alive == [], f"{alive}: these look as if they still did something"
