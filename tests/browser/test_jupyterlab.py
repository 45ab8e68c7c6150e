"""The notebooks in real JupyterLab: they run, they play, and no key is stolen or lost."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect


def run_all(page: Page, server: object, notebook: str, wanted: str) -> Locator:
    """Open a notebook alone, run it, and give the element wanted."""
    page.goto(f"{server.url}lab/tree/notebooks/{notebook}?reset")  # type: ignore[attr-defined]
    page.locator(".jp-Notebook .jp-Cell").first.wait_for(timeout=60_000)
    # Asked to run before its kernel is up, JupyterLab asks back which kernel to use.
    page.get_by_text("Python 3 (ipykernel) | Idle").wait_for(timeout=60_000)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    # Having run all cells, JupyterLab stands at the last one, and has only the cells in sight on the page.
    page.wait_for_function(
        """(wanted) => {
            for (const outer of document.querySelectorAll(".jp-WindowedPanel-outer")) outer.scrollTop = 0;
            return document.querySelector(wanted);
        }""",
        arg=wanted,
        timeout=60_000,
        polling=500,
    )
    expect(page.locator(wanted).first).to_be_visible()
    return page.locator(wanted).first


def keeps_its_keys(page: Page, control: Locator) -> None:
    """Single letters are commands of JupyterLab's: `b` adds a cell, `x` cuts one, `d d` deletes one."""
    cells = page.locator(".jp-Notebook .jp-Cell").count()
    control.focus()
    for key in ("b", "a", "x", "d", "d", "m", "ArrowRight", "End", "Home"):
        page.keyboard.press(key)
    assert page.locator(".jp-Notebook .jp-Cell").count() == cells
    expect(control).to_be_focused()


def test_the_war_notebook_in_jupyterlab(page: Page, jupyterlab_server: object) -> None:
    card = run_all(page, jupyterlab_server, "war.ipynb", ".crx-table [data-zone=hand-0] button.card")
    for control in (".crx-head .jupyter-button", ".crx-settings select", ".crx-open input", ".crx-seed input"):
        if page.locator(control).count():
            keeps_its_keys(page, page.locator(control).first)
    keeps_its_keys(page, card)
    page.keyboard.press("Enter")
    expect(page.locator(".crx-table .say")).to_contain_text("You commit")
    step = page.locator(".crx-transport [data-command=step]")
    step.focus()
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(page.locator(".crx-log li")).to_have_count(3)


def test_the_guandan_cards_notebook_in_jupyterlab(page: Page, jupyterlab_server: object) -> None:
    run_all(page, jupyterlab_server, "guandan_cards.ipynb", ".crx-cards-bench .crx-table button.card")
    page.get_by_role("button", name="Two wilds alone").click()
    expect(page.get_by_role("heading", name="Two wilds alone")).to_be_visible()
    expect(page.locator(".crx-answers")).to_be_hidden()
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".crx-readings li.reading")).to_have_count(1)
    buttons = (".crx-choose .jupyter-button", ".crx-answer .jupyter-button", ".crx-deck button[tabindex='0']")
    # Letters choose in a list: last, since another level ends the puzzle.
    for control in (".crx-answer summary", *buttons, ".crx-ask button", ".crx-choose select"):
        keeps_its_keys(page, page.locator(control).first)


def test_the_guandan_match_notebook_in_jupyterlab(page: Page, jupyterlab_server: object) -> None:
    run_all(page, jupyterlab_server, "guandan_match.ipynb", ".crx-table [data-zone=hand-0] button.card")
    page.get_by_role("button", name="Say which").first.click()
    hand = page.locator("[data-zone=hand-0] button.card")
    expect(hand).to_have_count(6)
    for card in ("5S", "6D", "7C", "8D", "2H"):
        page.locator(f'[data-zone=hand-0] [data-card^="{card} "]').click()
    expect(page.locator(".crx-part-picked [role=radio]")).to_have_count(2)
    page.get_by_role("button", name="Show legal plays").click()
    panel = (".crx-do-play", ".crx-do-pass", ".crx-hand .crx-segments button", ".crx-part-hint .opener")
    radio = ".crx-part-picked [role=radio]"  # arrows choose, and come back to the first
    # Letters choose in a list: last, since another player may take the seat.
    for control in ("[data-zone=hand-0] button.card", *panel, radio, ".crx-players select"):
        keeps_its_keys(page, page.locator(control).first)
    page.locator(".crx-players select").first.select_option(index=0)
    # The kernel answers in turn: once the list is gone, it has answered all that was chosen, a bot here among it.
    page.get_by_role("button", name="Hide legal plays").click()
    expect(page.locator(".crx-part-hint .opener:visible")).to_have_count(0)
    expect(page.locator(".crx-do-play")).to_be_enabled()
    page.locator(".crx-do-play").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".crx-table .say")).to_contain_text("You lead: straight to 9")
    expect(page.locator(".crx-do-play")).to_be_focused()


def test_the_football_notebook_in_jupyterlab(page: Page, jupyterlab_server: object) -> None:
    run_all(page, jupyterlab_server, "football.ipynb", ".crx-curtain button")
    page.get_by_role("button", name="Seven cards").first.click()
    ready = page.locator(".crx-curtain button")
    expect(ready).to_contain_text("Team A")
    keeps_its_keys(page, ready)
    page.keyboard.press("Enter")
    hand = page.locator("[data-zone=hand-0] button.card")
    expect(hand).to_have_count(7)
    expect(hand.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(hand.first).to_have_attribute("aria-pressed", "true")
    radio = ".crx-hand .crx-balance [role=radio]"  # arrows choose, and come back to the first
    panel = (".crx-do-act", ".crx-do-draw", ".crx-do-concede", ".crx-choose input", radio, ".crx-upload button")
    # Letters choose in a list: last, since another player may take the seat.
    for control in ("[data-zone=hand-0] button.card", *panel, ".crx-players select"):
        keeps_its_keys(page, page.locator(control).first)


def test_the_lab_notebook_in_jupyterlab(page: Page, jupyterlab_server: object) -> None:
    run = run_all(page, jupyterlab_server, "lab.ipynb", ".crx-lab-form button.primary")
    page.locator(".crx-lab-form input[type=text]").first.fill("200")
    page.locator(".crx-lab-form input[type=text]").first.press("Tab")
    keeps_its_keys(page, run)
    run.focus()
    page.keyboard.press("Enter")
    bar = page.locator(".crx-bars button.column").first
    expect(bar).to_be_visible(timeout=240_000)  # the first run compiles
    expect(page.locator(".crx-figures caption")).to_contain_text("200")
    keeps_its_keys(page, bar)
    page.keyboard.press("Enter")
    game = page.locator(".crx-bars .games li button").first
    expect(game).to_be_visible()
    controls = (
        ".crx-lab-form .crx-segments button",
        ".crx-lab-form input[type=checkbox]",
        ".crx-lab-result .jupyter-button",
    )
    # Letters choose in a list, and stand in a box: last.
    for control in (*controls, ".crx-lab-result select", ".crx-lab-form select", ".crx-lab-form input[type=text]"):
        keeps_its_keys(page, page.locator(control).first)
    columns = page.locator(".crx-bars button.column")
    columns.first.click()
    keeps_its_keys(page, game)
    page.keyboard.press("Enter")
    expect(page.locator(".crx-table .say")).to_contain_text("Ready")
    expect(page.locator(".crx-table")).to_be_focused()
    keeps_its_keys(page, page.locator(".crx-table [data-zone=hand-0] button.card").first)
