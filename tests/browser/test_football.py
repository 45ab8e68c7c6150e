"""A match of the football game as people play it: real Voila, a real browser, mouse and keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from explorer import football
from explorer.football import STATS, DeckError, Player
from explorer.timeline import Timeline
from explorer.words import Words
from tests import live
from tests.browser.conftest import axe, borrowed, open_at, open_case, page_alone, shared_page, shot, silent
from widgets.football.panel import said_chance
from widgets.screens import screen

FOOTBALL = "football.ipynb"
SCREEN = Words("en", screen)  # with what only the screen says
# Names that are nowhere else on the page. A's first attack stands, its second is covered; with its last card it covers.
OURS = [
    Player("Annuk Vale", 9, 0, 1, 1, 1),
    Player("Orsolya Brix", 1, 0, 5, 1, 1),
    Player("Zdenka Froh", 4, 0, 1, 1, 1),
]
THEIRS = [
    Player("Ilmari Quon", 3, 0, 2, 1, 1),
    Player("Taavet Yrjo", 2, 0, 6, 1, 1),
    Player("Maarja Esk", 0, 0, 0, 1, 0),
]
DECK = [
    Player("Kresten Wiik", 1, 0, 1, 1, 1),
    Player("Beatrix Uhl", 2, 0, 1, 1, 1),
    Player("Jorun Pask", 0, 0, 0, 0, 0),
]
FIRST, SECOND, LAST = (card.name for card in OURS)
ATTACKER, COVER, _ = (card.name for card in THEIRS)
FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
HEAD = "name,goals,trophies,caps,seasons,assists\n"
BAD = HEAD + "Good,1,2,3,4,5\n,1,2,3,4,5\nHalf,1.5,2,3,4,five\nGood,1,2,3,4,5\n<b>Short</b>,1\n"
ARABIC = ["محمد صلاح", "رياض محرز", "حكيم زياش", "أشرف حكيمي", "سفيان أمرابط"]


def position(**rest: Any) -> dict[str, Any]:
    cards = [[card._asdict() for card in found] for found in (OURS, THEIRS, DECK)]
    found = {"stats": ["goals", "trophies", "caps", "assists"], "hands": cards[:2], "deck": cards[2], "turn": 0}
    return found | {"counters": [{}, {}], "attack": None} | rest


def names(*parts: list[Player]) -> list[str]:
    return [card.name for part in parts for card in part]


@pytest.fixture
def own_page(new_page: Callable[..., Page], open_dashboard: Callable[..., str]) -> Iterator[Callable[..., Page]]:
    """A page of its own, for a test that changes the language, the deck or the size."""
    pages: list[Page] = []

    def opened(width: int = 1280, height: int = 900, **query: str) -> Page:
        page = new_page(width, height)
        pages.append(page)
        page.kernel = open_dashboard(page, FOOTBALL, **query)  # type: ignore[attr-defined]
        expect(ready(page)).to_be_visible()
        return page

    yield opened
    assert [said for page in pages for said in page.watch.console] == []  # type: ignore[attr-defined]


@pytest.fixture(scope="module")
def shared(profile: BrowserContext, voila_server: live.Server) -> Iterator[Page]:
    with shared_page(profile, voila_server, FOOTBALL) as page:
        yield page


@pytest.fixture
def page_at(shared: Page, request: pytest.FixtureRequest) -> Iterator[Callable[[str], Page]]:
    """A page with this edge case before anybody is ready, shared by tests that leave nothing behind but a game."""

    def opened(case: str) -> Page:
        shared.locator(".crx-head input[type=checkbox]").uncheck()
        shared.locator(".crx-choose input[type=checkbox]").evaluate("(odds) => odds.checked && odds.click()")
        begin(shared, case)
        return shared

    with borrowed(shared, request):
        yield opened


@pytest.fixture(scope="module")
def ended(browser: Browser, voila_server: live.Server) -> Iterator[Page]:
    """A page whose kernel answers no more, with a card picked."""
    page = page_alone(browser, clock=True)
    kernel = open_at(page, voila_server, FOOTBALL, case="seven-cards")
    sit(page)
    card(page, "Phil Foden").click()
    expect(card(page, "Phil Foden")).to_have_attribute("aria-pressed", "true")
    with silent(page, voila_server, kernel):
        yield page
    page.context.close()
    assert not page.watch.outside()  # type: ignore[attr-defined]


def text(name: str, **facts: object) -> str:
    return SCREEN.text(f"football:match-{name}", **facts)


def team(seat: int) -> str:
    return SCREEN.text("football:seat", seat=seat)


def say(page: Page) -> Locator:
    return page.locator(".crx-table .say")


def row(page: Page, name: str) -> Locator:
    return page.locator(f'[data-row="{name}"]')


def zone(page: Page, name: str) -> Locator:
    return page.locator(f'[data-zone="{name}"]')


def hand(page: Page, seat: int = 0) -> Locator:
    return zone(page, f"hand-{seat}").locator("button.card")


def held(page: Page, seat: int) -> list[str]:
    """The names in a hand that lies open."""
    return [(it.get_attribute("data-card") or "").removeprefix("player ") for it in hand(page, seat).all()]


def card(page: Page, name: str) -> Locator:
    return page.locator(f'.rows [data-card="player {name}"]')


def stat(page: Page, name: str) -> Locator:
    """The entry of a stat in the balance."""
    named = re.compile(f"^{re.escape(text(f'stat-{name}'))}$")
    return page.locator(".crx-hand .crx-balance li").filter(has=page.locator(".head > b", has_text=named))


def radio(page: Page, name: str) -> Locator:
    return stat(page, name).get_by_role("radio")


def ready(page: Page) -> Locator:
    return page.locator(".crx-curtain button")


def bar(page: Page) -> Locator:
    return page.locator(".crx-transport input[type=range]")


def beside(page: Page, seat: int = 0) -> Locator:
    """What is said beside a hand."""
    return row(page, f"seat-{seat}").locator(".why")


def leads_on(page: Page, press: Callable[[], None]) -> None:
    """Press something and wait until the table has moved on."""
    before = bar(page).get_attribute("aria-valuetext")
    press()
    expect(bar(page)).not_to_have_attribute("aria-valuetext", before or "")


def command(page: Page, name: str) -> None:
    leads_on(page, page.locator(f"[data-command={name}]").click)


def sit(page: Page, seat: int = 0) -> None:
    """Press Ready and see the hand."""
    expect(page.locator(".crx-curtain")).to_contain_text(team(seat))
    ready(page).click()
    expect(ready(page)).to_be_hidden()
    expect(zone(page, f"hand-{seat}").locator("button.player").first).to_be_visible()


def attack(page: Page, name: str, with_: str) -> None:
    card(page, name).click()
    expect(card(page, name)).to_have_attribute("aria-pressed", "true")
    radio(page, with_).click()
    expect(radio(page, with_)).to_have_attribute("aria-checked", "true")
    leads_on(page, page.locator(".crx-do-act").click)


def cover(page: Page, name: str) -> None:
    card(page, name).click()
    expect(card(page, name)).to_have_attribute("aria-pressed", "true")
    leads_on(page, page.locator(".crx-do-act").click)


def load(page: Page, found: Any) -> None:
    page.locator(".crx-files textarea").fill(json.dumps(found))
    page.locator(".crx-files .paste button").click()
    expect(page.locator(".crx-files [role=status]")).to_be_visible()
    expect(ready(page)).to_be_visible()


def begin(page: Page, case: str) -> None:
    """Press an edge case in the list and see its curtain."""
    open_case(page, football.CASES, case)
    expect(ready(page)).to_be_visible()


def played(page: Page) -> Timeline:
    """What has been played on the page, as the engine reads its saved game."""
    with page.expect_download() as download:
        page.locator(".crx-files .buttons button").first.click()
    return Timeline.from_record(json.loads(Path(download.value.path()).read_text()))


def upload(page: Page, source: str) -> None:
    deck = {"name": "deck.csv", "mimeType": "text/csv", "buffer": source.encode()}
    page.locator(".crx-upload input[type=file]").set_input_files(deck)  # type: ignore[arg-type]


def on_page(page: Page, wanted: list[str]) -> set[str]:
    """Those of the names that are anywhere in the page."""
    content = page.content()
    return {name for name in wanted if name in content}


# A match


def test_two_teams_play_a_match_by_mouse_to_the_win(page_at: Callable[[str], Page]) -> None:
    page = page_at("seven-cards")
    load(page, position())
    shown: list[tuple[int, int | None, str, str]] = []

    def note(seat: int | None) -> None:
        """What is said now to that team; None behind the curtain."""
        said = say(page).locator("p").text_content() or "", say(page).locator(".clause").text_content() or ""
        shown.append((int(bar(page).input_value()), seat, *said))

    def to_curtain(seat: int, for_: int) -> None:
        while not ready(page).is_visible():
            command(page, "step")
            page.evaluate(FRAME)
            if ready(page).is_visible():
                note(None)
            else:
                note(seat)
        sit(page, for_)
        note(for_)

    note(None)
    sit(page)
    note(0)
    for _ in range(2):  # the stats, and that Team A looks
        command(page, "step")
        note(0)
    attack(page, FIRST, "goals")
    note(0)
    expect(zone(page, "attack")).to_contain_text(text("attack", seat=0, stat=text("stat-goals"), value=9))
    expect(card(page, FIRST)).to_have_count(1)
    to_curtain(0, 1)
    expect(row(page, "seat-1").locator(".who")).to_have_attribute("aria-current", "true")
    expect(hand(page, 1).locator("visible=true")).to_have_count(3)
    assert zone(page, "hand-1").locator("button.playable").count() == 0
    for number in (1, 2):
        leads_on(page, page.locator(".crx-do-draw").click)
        note(1)
        expect(hand(page, 1)).to_have_count(3 + number)
        expect(zone(page, "draws")).to_have_text(text("draws", draws=number, most=3))
    shot(page, "football-drawn")
    leads_on(page, page.locator(".crx-do-concede").click)
    note(1)
    to_curtain(1, 0)
    attack(page, SECOND, "caps")
    note(0)
    to_curtain(0, 1)
    expect(zone(page, "hand-1").locator("button.playable")).to_have_count(1)
    page.locator(".crx-do-draw").click()  # a card that covers is at hand
    expect(beside(page, 1).locator(".clause")).to_have_text("football.draw")
    cover(page, COVER)
    note(1)
    expect(zone(page, "cover")).to_contain_text(text("cover", seat=1, stat=text("stat-caps"), value=6))
    while row(page, "seat-1").locator(".who[aria-current=true]").count() == 0:  # the covering team attacks next
        command(page, "step")
        note(1)
    attack(page, ATTACKER, "goals")
    note(1)
    to_curtain(1, 0)
    cover(page, LAST)
    note(0)
    while page.locator("[data-command=step]").get_attribute("aria-disabled") != "true":
        command(page, "step")
        note(0)
        page.evaluate(FRAME)
    expect(say(page).locator(".clause")).to_have_text("football.win")
    expect(say(page)).to_contain_text(team(0))
    shot(page, "football-win")
    timeline = played(page)
    assert timeline.game.result(timeline.state) == (0, "football.win")
    assert [node.action for node in timeline.line[1:]] == [
        f"attack {FIRST} with goals",
        "draw",
        "draw",
        "concede",
        f"attack {SECOND} with caps",
        f"cover {COVER}",
        f"attack {ATTACKER} with goals",
        f"cover {LAST}",
    ]
    events = [event for node in timeline.line for event in timeline.events(node)]
    wanted = []
    for place, seat, _, _ in shown:
        event = timeline.game.view_event(events[place], seat)
        wanted.append((place, seat, f"{SCREEN.title(event)} {SCREEN.event(event)}", event.clause))
    assert shown == wanted
    assert {place for place, *_ in shown} == set(range(len(events)))
    kinds = {event.kind for event in events}
    assert {"ready", "attack", "count", "draw", "concede", "success", "cover", "covered", "leave", "win"} <= kinds
    page.locator(".crx-do-act").click()
    expect(beside(page)).to_be_visible()


def test_behind_the_curtain_no_hand_is_on_the_page(page_at: Callable[[str], Page]) -> None:
    page = page_at("seven-cards")
    load(page, position())
    mine, theirs, rest = names(OURS), names(THEIRS), names(DECK)
    assert on_page(page, mine + theirs + rest) == set()
    for seat in (0, 1):
        expect(zone(page, f"hand-{seat}")).to_have_attribute("aria-label", text("hand", seat=seat, count=3))
        expect(hand(page, seat)).to_have_count(1)
    expect(page.locator(".crx-do-act")).to_be_hidden()
    shot(page, "football-curtain")
    ready(page).focus()
    page.keyboard.press("Enter")
    expect(hand(page).first).to_be_focused()
    assert held(page, 0) == mine
    assert on_page(page, mine + theirs + rest) == set(mine)
    attack(page, FIRST, "goals")
    assert on_page(page, mine + theirs + rest) == set(mine)
    command(page, "decision")
    expect(ready(page)).to_be_focused()
    assert on_page(page, mine + theirs + rest) == {FIRST}  # which lies on the table
    page.keyboard.press("Enter")
    expect(hand(page, 1).first).to_be_focused()
    assert held(page, 1) == theirs
    assert on_page(page, mine + theirs + rest) == {FIRST, *theirs}
    leads_on(page, page.locator(".crx-do-draw").click)
    assert on_page(page, mine + theirs + rest) == {FIRST, *theirs, rest[0]}
    leads_on(page, page.locator(".crx-do-concede").click)
    command(page, "decision")
    expect(ready(page)).to_be_focused()
    assert on_page(page, mine + theirs + rest) <= {FIRST}
    sit(page)
    assert on_page(page, mine + theirs + rest) <= set(mine)
    page.get_by_label(SCREEN.text("open-cards")).check()
    expect(hand(page, 1)).to_have_count(4)
    assert on_page(page, theirs) == set(theirs)
    page.get_by_label(SCREEN.text("open-cards")).uncheck()
    expect(hand(page, 1)).to_have_count(1)
    page.wait_for_timeout(300)  # what is around the table follows it
    assert on_page(page, mine + theirs + rest) <= set(mine)


# The balance


def test_a_shut_stat_says_why_and_refuses(page_at: Callable[[str], Page]) -> None:
    page = page_at("shut-before")
    sit(page)
    expect(radio(page, "goals")).not_to_have_attribute("aria-disabled", "true")
    for name in ("Harry Kane", "Kevin De Bruyne"):
        if not ready(page).is_visible():
            attack(page, name, "goals")
        command(page, "decision")
    timeline = played(page)
    game, state = timeline.game, timeline.state
    assert isinstance(game, football.Game)
    refusal = game.shut(state, "goals")
    assert refusal and state.stage == ("attack", 0)
    goals = stat(page, "goals")
    expect(radio(page, "goals")).to_have_attribute("aria-disabled", "true")
    expect(goals).to_have_class(re.compile(r"\bshut\b"))
    expect(goals.locator(".state b")).to_have_text(text("shut"))
    expect(goals.locator(".state .icon")).to_be_visible()
    expect(goals.locator(".state span")).to_have_text(SCREEN.refusal(refusal))
    expect(radio(page, "goals")).to_have_accessible_description(re.compile(re.escape(SCREEN.refusal(refusal))))
    goals.locator(".clause").click()
    expect(goals.get_by_role("note")).to_have_text(SCREEN.clause(refusal.clause))
    radio(page, "goals").click(force=True)
    expect(beside(page).get_by_role("alert")).to_have_text(SCREEN.refusal(refusal))
    expect(beside(page).locator(".clause")).to_have_text("football.balance")
    expect(radio(page, "goals")).to_have_attribute("aria-checked", "false")
    for other in ("trophies", "caps", "assists"):
        expect(stat(page, other).locator(".state b")).to_have_text(text("least"))
    expect(page.locator(".crx-hand .gap")).to_have_text(text("gap", gap=2, most=2, seat=0, lock="before"))
    shot(page, "football-shut")


def test_a_shut_stat_opens_again_when_the_least_used_is_used(page_at: Callable[[str], Page]) -> None:
    page = page_at("opens-again")
    sit(page)
    expect(radio(page, "goals")).to_have_attribute("aria-disabled", "true")
    attack(page, "Kevin De Bruyne", "assists")
    command(page, "decision")
    expect(radio(page, "goals")).not_to_have_attribute("aria-disabled", "true")
    expect(stat(page, "goals").locator(".state b")).to_have_text(text("open"))
    expect(stat(page, "goals").locator(".clause")).to_be_hidden()
    attack(page, "Harry Kane", "goals")
    expect(say(page).locator(".clause")).to_have_text("football.attack")


def test_the_odds_are_the_engine_s_and_go_again(page_at: Callable[[str], Page]) -> None:
    page = page_at("seven-cards")
    sit(page)
    odds = page.get_by_label(text("odds"), exact=True)
    card(page, "Phil Foden").click()
    expect(card(page, "Phil Foden")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".crx-hand .odds").locator("visible=true")).to_have_count(0)
    odds.check()
    timeline = played(page)
    assert isinstance(timeline.game, football.Game)
    known = football.odds(timeline.game, timeline.game.view(timeline.state, 0))
    foden = next(it for it in football.players() if it.name == "Phil Foden")
    for name in timeline.state.stats:
        told = text("stands", **said_chance(known[foden, name]))
        expect(stat(page, name).locator(".odds")).to_have_text(told)
        expect(stat(page, name).locator(".value")).to_have_text(str(foden.value(name)))
        expect(radio(page, name)).to_have_accessible_description(re.compile(re.escape(told)))
    shot(page, "football-odds")
    odds.uncheck()
    expect(page.locator(".crx-hand .odds").locator("visible=true")).to_have_count(0)


def test_the_chart_of_the_odds_comes_and_goes_with_the_card(page_at: Callable[[str], Page]) -> None:
    page = page_at("seven-cards")
    sit(page)
    pictures = page.locator(".crx-place-chart img").locator("visible=true")
    page.locator(".crx-place-chart").scroll_into_view_if_needed()
    expect(pictures).to_have_count(2)
    odds = page.get_by_label(text("odds"), exact=True)
    odds.check()
    card(page, "Phil Foden").click()
    page.locator(".crx-place-chart").scroll_into_view_if_needed()
    expect(pictures).to_have_count(3)
    for name in ("goals", "trophies"):
        expect(pictures.last).to_have_attribute("alt", re.compile(SCREEN.text(f"football:stat-{name}"), re.IGNORECASE))
    odds.uncheck()
    expect(pictures).to_have_count(2)


def lab_says(page: Page, used: list[dict[str, int]], words: Words = SCREEN) -> None:
    """The lab's table is what the engine says to these uses under each reading."""
    table = page.locator(".crx-lab-table")
    settings = football.RULEBOOK.settings
    readings = [(a, b) for a in settings["lock"].values for b in settings["counters"].values]
    for line, name in enumerate(STATS[:4]):
        for column, (lock, counters) in enumerate(readings):
            game = football.Game(lock=lock, counters=counters)
            shut = game.shut(game.state(position(stats=list(STATS[:4]), counters=used)), name)
            cell = table.locator("tbody tr").nth(line).locator("td").nth(column)
            expect(cell.locator(".crx-shut" if shut else ".crx-open")).to_have_count(1)
            if shut:
                expect(cell.locator("small")).to_have_text(words.refusal(shut))


def test_the_balance_lab_by_keyboard(page_at: Callable[[str], Page]) -> None:
    page = page_at("seven-cards")
    lab_says(page, [{"goals": 3}, {}])
    count = page.locator(".crx-lab-teams input")
    expect(count).to_have_count(8)

    def put(place: int, number: int) -> None:
        count.nth(place).focus()
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type(str(number))
        page.keyboard.press("Tab")
        expect(count.nth(place + 1)).to_be_focused()

    put(0, 2)
    lab_says(page, [{"goals": 2}, {}])
    for place in (1, 2):
        put(place, 1)
    count.nth(3).focus()
    page.keyboard.press("ArrowUp")
    lab_says(page, [{"goals": 2, "trophies": 1, "caps": 1, "seasons": 1}, {}])
    put(4, 2)
    lab_says(page, [{"goals": 2, "trophies": 1, "caps": 1, "seasons": 1}, {"goals": 2}])
    shot(page, "football-lab")
    for place in (4, 3, 2, 1):
        put(place, 0)
    put(0, 3)


SQUEEZED = """() => [...document.querySelectorAll('.crx-lab-team .widget-label, .crx-lab-team input')].filter((it) => {
    it.scrollIntoView({ block: "center" });
    const box = it.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return it.scrollWidth > it.clientWidth + 1 || (it.matches("input") && (box.width < 40 || hit !== it));
}).map((it) => `${it.tagName} ${it.textContent} ${it.clientWidth} of ${it.scrollWidth}`)"""


@pytest.mark.parametrize("width", [1280, 390])
def test_the_counters_of_the_balance_lab_can_be_read_and_pressed(page_at: Callable[[str], Page], width: int) -> None:
    page = page_at("seven-cards")
    page.set_viewport_size({"width": width, "height": 900})
    assert page.evaluate(SQUEEZED) == []


# With the keyboard

INSIDE = "!!document.activeElement?.closest('.crx-bench')"


def tab_to(page: Page, wanted: str, presses: int = 14, key: str = "Tab") -> None:
    for _ in range(presses):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press(key)
        assert page.evaluate(INSIDE), f"Tab leads out of the bench before {wanted}"
    raise AssertionError(f"{presses} presses of Tab do not lead to {wanted}")


def test_an_attack_and_a_cover_by_keyboard_alone(page_at: Callable[[str], Page]) -> None:
    page = page_at("seven-cards")
    page.locator(".crx-table").focus()
    tab_to(page, ".crx-curtain button")
    page.keyboard.press("Enter")
    expect(hand(page).first).to_be_focused()
    page.keyboard.press("Home")
    expect(card(page, "Kieran Trippier")).to_be_focused()
    for pressed in ("true", "false", "true"):
        page.keyboard.press("Enter")
        expect(card(page, "Kieran Trippier")).to_have_attribute("aria-pressed", pressed)
        expect(card(page, "Kieran Trippier")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".crx-do-act")).to_be_focused()
    tab_to(page, ".crx-balance [role=radio]")
    expect(radio(page, "goals")).to_be_focused()
    for name in ("trophies", "caps"):
        page.keyboard.press("ArrowDown")
        expect(radio(page, name)).to_be_focused()
        expect(radio(page, name)).to_have_attribute("aria-checked", "true")
    tab_to(page, ".crx-do-act", key="Shift+Tab")
    leads_on(page, lambda: page.keyboard.press("Enter"))
    expect(say(page).locator(".clause")).to_have_text("football.attack")
    assert page.evaluate(INSIDE)
    tab_to(page, "[data-command=step]", 20)
    while not ready(page).is_visible():
        leads_on(page, lambda: page.keyboard.press("Enter"))
        page.evaluate(FRAME)
    expect(ready(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(zone(page, "hand-1").locator("button.card:focus")).to_have_count(1)
    expect(card(page, "Andrew Robertson")).to_have_class(re.compile(r"\bplayable\b"))
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    expect(card(page, "Andrew Robertson")).to_have_attribute("aria-pressed", "true")
    tab_to(page, ".crx-do-act", 30)
    leads_on(page, lambda: page.keyboard.press("Enter"))
    expect(say(page).locator(".clause")).to_have_text("football.cover")
    assert page.evaluate(INSIDE)
    expect(zone(page, "cover").locator("button.card")).to_have_count(1)


# A deck of one's own


def test_an_own_deck_with_faults_is_refused_and_a_good_one_is_played(page_at: Callable[[str], Page]) -> None:
    page = page_at("cover-equal")
    sit(page)
    before = held(page, 0)
    upload(page, BAD)
    with pytest.raises(DeckError) as bad:
        football.read_deck(BAD)
    panel = page.locator(".crx-upload")
    expect(panel.get_by_role("alert")).to_have_text(SCREEN.problem(bad.value))
    faults = panel.get_by_role("region", name=text("faults")).locator("li")
    expect(faults).to_have_count(len(bad.value.faults))
    lines = [SCREEN.text("football:deck-line", line=it.facts["place"]) for it in bad.value.faults]
    expect(faults.locator("b")).to_have_text(lines)
    expect(faults.locator("span")).to_have_text([SCREEN.problem(it, where=False) for it in bad.value.faults])
    assert {"Line 3", "Line 4", "Line 5", "Line 6"} == set(lines)
    assert held(page, 0) == before and not ready(page).is_visible()
    shot(page, "football-faults")
    rows = [f"{name} {number},{number},{number % 3},7,2,1\n" for number in range(4) for name in ARABIC]
    upload(page, HEAD + "".join(rows))
    expect(panel.get_by_role("status")).to_have_text(text("deck-read", count=20, kind="few", most=80))
    expect(faults).to_have_count(0)
    expect(ready(page)).to_be_visible()
    assert on_page(page, ARABIC) == set()
    seat = played(page).state.turn
    sit(page, seat)
    mine = held(page, seat)
    assert len(mine) == 7 and all(name.rpartition(" ")[0] in ARABIC for name in mine)
    expect(hand(page, seat).first).to_contain_text(mine[0])
    attack(page, mine[0], played(page).state.stats[0])
    expect(say(page)).to_contain_text(mine[0])
    shot(page, "football-own-deck")
    upload(page, BAD)
    expect(panel.get_by_role("alert")).to_be_visible()
    expect(say(page)).to_contain_text(mine[0])
    panel.get_by_role("button", name=text("usual-deck")).click()
    expect(ready(page)).to_be_visible()
    assert len(played(page).state.cards) == 156


# On every screen, for everybody


@pytest.mark.parametrize("language", ["en", "ar"])
def test_every_moment_fits_a_narrow_screen_and_axe_finds_nothing_serious(
    own_page: Callable[..., Page], language: str
) -> None:
    page = own_page(390, 844, lang=language, case="seven-cards")
    direction = "rtl" if language == "ar" else "ltr"
    words = Words(language, screen)
    for part in (".crx-table", ".crx-hand .crx-balance", ".crx-upload", ".crx-log", ".crx-lab-table", ".crx-bench"):
        expect(page.locator(part).first).to_have_attribute("dir", direction)
        expect(page.locator(part).first).to_have_attribute("lang", language)
    wide: list[str] = []
    found: list[str] = []

    def looks_well(moment: str, with_axe: bool = True) -> None:
        if not page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"):
            wide.append(moment)
        if with_axe and language == "ar":  # it takes its time, and the moments are the same
            found.extend(f"{moment}: {line}" for line in axe(page))
        shot(page, f"football-{moment}-{language}-390")

    looks_well("curtain")
    ready(page).click()
    expect(hand(page)).to_have_count(7)
    looks_well("deal", with_axe=False)
    card(page, "Kieran Trippier").click()
    page.locator(".crx-choose input[type=checkbox]").check()
    caps = page.locator(".crx-hand .crx-balance [role=radio]").nth(played(page).state.stats.index("caps"))
    caps.click()
    expect(caps).to_have_attribute("aria-checked", "true")
    expect(page.locator(".crx-hand .odds").locator("visible=true")).to_have_count(4)
    page.locator(".crx-place-chart").scroll_into_view_if_needed()
    expect(page.locator(".crx-place-chart img").first).to_be_visible()
    looks_well("attack")
    leads_on(page, page.locator(".crx-do-act").click)
    timeline = played(page)
    expect(say(page).locator("p")).to_contain_text(words.event(timeline.event))
    command(page, "decision")
    ready(page).click()
    expect(hand(page, 1)).to_have_count(7)
    expect(zone(page, "hand-1").locator("button.playable").first).to_be_visible()
    page.locator(".crx-do-draw").click()
    expect(beside(page, 1)).to_be_visible()
    looks_well("defend")
    page.locator(".crx-head input[type=checkbox]").check()
    expect(hand(page)).to_have_count(6)
    looks_well("open", with_axe=False)
    page.locator(".crx-head input[type=checkbox]").uncheck()
    page.locator(".crx-lab").scroll_into_view_if_needed()
    looks_well("lab", with_axe=False)
    upload(page, BAD)
    expect(page.locator(".crx-upload .faults li").first).to_be_visible()
    begin(page, "last-card-stands")
    ready(page).click()
    page.locator("[data-command=end]").click()
    expect(say(page).locator(".clause")).to_have_text("football.win")
    looks_well("win")
    assert (wide, found) == ([], []), "wider than the screen, and what axe found"


@pytest.mark.parametrize("language", ["en", "ar"])
def test_what_a_button_out_of_sight_of_the_table_does_is_said_where_it_is_pressed(
    own_page: Callable[..., Page], language: str
) -> None:
    page = own_page(390, 844, lang=language, case="seven-cards")
    ready(page).click()
    card(page, "Kieran Trippier").click()
    expect(card(page, "Kieran Trippier")).to_have_attribute("aria-pressed", "true")
    page.locator(".crx-hand .crx-balance [role=radio]").first.click()
    act, news = page.locator(".crx-do-act"), page.locator(".crx-news")
    act.evaluate("(button) => button.scrollIntoView({ block: 'start' })")
    before = act.bounding_box()
    expect(news).to_have_count(0)
    leads_on(page, act.click)
    # The sentence is above the window; a line repeats it, away from the button, which stays where it is.
    expect(news).to_be_visible()
    expect(news).to_have_text(re.compile(re.escape((say(page).locator("p").text_content() or "").strip())))
    said, pressed = news.bounding_box(), act.bounding_box()
    assert said and pressed and before and abs(pressed["y"] - before["y"]) < 2
    assert said["y"] > pressed["y"] + pressed["height"] and said["y"] + said["height"] <= 844
    assert axe(page) == []
    shot(page, f"football-news-{language}-390")
    # A refusal too, though it is that beside the hand; and it goes where that can be read.
    page.locator(".crx-do-draw").click()
    expect(news).to_have_attribute("data-why", "")
    expect(news).to_have_text(re.compile(re.escape(beside(page).locator("[role=alert]").text_content() or "…")))
    say(page).scroll_into_view_if_needed()
    beside(page).scroll_into_view_if_needed()
    expect(news).to_have_count(0)
    # With the table in sight it is not needed.
    page.locator(".crx-table").evaluate("(table) => table.scrollIntoView({ block: 'start' })")
    page.keyboard.press("Escape")
    expect(news).to_have_count(0)


def test_a_case_by_its_address(own_page: Callable[..., Page]) -> None:
    page = own_page(case="drawn-once")
    place = list(football.CASES).index("drawn-once")
    expect(page.locator(".crx-place-cases li button").nth(place)).to_have_attribute("aria-pressed", "true")
    sit(page)
    assert held(page, 0) == ["Ivan Toney", "Lewis Dunk", "Declan Rice", "Harry Kane"]


@pytest.mark.parametrize("part", [".crx-hand", ".crx-upload", ".crx-lab"])
def test_when_the_kernel_is_gone_nothing_looks_as_if_it_still_did_something(ended: Page, part: str) -> None:
    alive = ended.locator(part).first.evaluate(
        """(it) => [...it.querySelectorAll('button, select, input')].filter((it) =>
            !it.closest('[inert]') && !it.matches('.clause')).map((it) => it.outerHTML.slice(0, 200))"""
    )
    assert alive == [], f"{alive}: these look as if they still did something"
