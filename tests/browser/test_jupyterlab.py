"""The War notebook in real JupyterLab: it runs, it plays, and no key is stolen or lost."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_the_war_notebook_in_jupyterlab(page: Page, jupyterlab_server: object) -> None:
    page.goto(f"{jupyterlab_server.url}lab/tree/notebooks/war.ipynb")  # type: ignore[attr-defined]
    page.locator(".jp-Notebook .jp-Cell").first.wait_for(timeout=60_000)
    # Asked to run before its kernel is up, JupyterLab asks back which kernel to use.
    page.get_by_text("Python 3 (ipykernel) | Idle").wait_for(timeout=60_000)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    card = page.locator(".crx-table [data-zone=hand-0] button.card").first
    # Having run all cells, JupyterLab stands at the last one, and has only the cells in sight on the page.
    page.wait_for_function(
        """() => {
            for (const outer of document.querySelectorAll(".jp-WindowedPanel-outer")) outer.scrollTop = 0;
            return document.querySelector(".crx-table [data-zone=hand-0] button.card");
        }""",
        timeout=60_000,
        polling=500,
    )
    expect(card).to_be_visible()
    cells = page.locator(".jp-Notebook .jp-Cell").count()
    card.focus()
    for key in ("b", "a", "x", "d", "d", "m", "ArrowRight", "End", "Home"):
        page.keyboard.press(key)
    assert page.locator(".jp-Notebook .jp-Cell").count() == cells
    expect(page.locator(".crx-table [data-zone=hand-0] button.card").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".crx-table .say")).to_contain_text("You commit")
    step = page.locator(".crx-transport [data-command=step]")
    step.focus()
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(page.locator(".crx-log li")).to_have_count(3)
    assert page.locator(".jp-Notebook .jp-Cell").count() == cells
