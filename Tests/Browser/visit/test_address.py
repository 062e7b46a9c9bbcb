"""The address holds the game."""

import itertools
import re

import pytest

from board import (
    button, game, has_panel, open_game, panel, play, press, squares, status, tap,
)
from conftest import wait_phase


def wait_game(page, text):
    page.wait_for_function("text => location.hash === '#' + text", arg=text)


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("", "3x3:"),
        ("#", "3x3:"),
        ("#3x3", "3x3:"),
        ("#3X3:B2c3", "3x3:b2c3"),
        ("#3x3k3:b2", "3x3:b2"),
        ("#03x3:b02", "3x3:b2"),
        ("#4x4+squares+corners:b2", "4x4+corners+squares:b2"),
        ("#4x4%2Bcorners%2Bsquares%3Ab2", "4x4+corners+squares:b2"),
        ("#%34x4%3a%61%31", "4x4:a1"),
        ("#19x19k5:s19a1", "19x19k5:s19a1"),
        ("?from=mail#3x3:b2", "3x3:b2"),
    ],
)
def test_an_address_opens_its_game_and_is_rewritten_in_canonical_form(page, written, canonical):
    page.goto("/" + written)
    wait_phase(page, "playing")
    assert game(page) == canonical
    columns, rows = canonical.split(":")[0].split("+")[0].split("k")[0].split("x")
    assert page.get_by_role("gridcell").count() == int(columns) * int(rows)
    assert len(squares(page)) == sum(text.isalpha() for text in canonical.split(":")[1])
    page.go_back()  # Correcting the address adds no step.
    assert page.url == "about:blank"


def test_a_finished_game_opens_as_it_ended(page):
    open_game(page, "4x4+corners+squares:a1b1a4b2d1c4d4")
    assert page.evaluate("() => document.documentElement.dataset.phase") == "finished"
    assert status(page) == "Four corners, in 4 moves"
    assert page.locator("[data-winning]").count() == 4


UNREADABLE = {
    "hello": '“hello”: rules begin with a size such as 3x3',
    ":b2": "rules begin with a size such as 3x3",
    "3x": "rules begin with a size such as 3x3",
    "20x3:": "1 to 19 columns, not 20",
    "0x0:": "1 to 19 columns, not 0",
    "3x3k4:": "a line of 4 does not fit on 3×3",
    "4x4k:": "a number must follow the k",
    "1x5+corners:": "1×5 does not have four corners",
    "4x4+diagonals:": '“+diagonals”: the options are',
    "3x3b2": "rules, “b2” can’t follow the rules",
    "3x3:b2b2": "move 2, b2: already taken",
    "3x3:b2d1": "move 2, d1: outside",
    "3x3:b2z99": "move 2, z99: outside the board (its last square is c3)",
    "3x3:b2!": 'move 2, “!”: not a square such as b2',
    "3x3:b": 'move 1, “b”: not a square',
    "3x3:a1b1a2b2a3c3": "move 6, c3: the game is already over: X won",
    "3x3:%": 'move 1, “%”: not a square',
    "%ff%fe": "rules begin with a size such as 3x3",
    "3x3:" + "b2" * 5000: "move 2, b2: already taken",
    "9" * 300: "rules begin with a size such as 3x3",
    "3x3:é": 'move 1, “é”: not a square',
}


def test_an_unreadable_address_says_what_is_wrong_and_offers_a_new_game(new_page):
    page = new_page()
    wrong = []
    ways_out = itertools.cycle(["Close", "OK"])
    for number, ((text, reason), way_out) in enumerate(zip(UNREADABLE.items(), ways_out)):
        if number % 3 == 0:  # Otherwise the address of an open page changes.
            page.goto("about:blank")
        open_game(page, text)
        dialog = page.get_by_role("dialog", name="This link can’t be opened")
        dialog.wait_for()
        # A screen reader reads where the focus goes, and the title of a page that has loaded.
        if not dialog.evaluate("node => node.contains(document.activeElement)"):
            wrong.append(f"{text[:40]}: the focus is elsewhere")
        if page.title() != "This link can’t be opened – Tic-tac-toe":
            wrong.append(f"{text[:40]}: {page.title()}")
        if reason.lower() not in dialog.inner_text().lower():
            wrong.append(f"{text[:40]}: {reason!r} not in {dialog.inner_text()!r}")
        press(page, way_out)
        wait_phase(page, "playing")
        if (has_panel(page), game(page), squares(page)) != (False, "3x3:", {}):
            wrong.append(f"{text[:40]}: left {game(page)}")
    tap(page, "b2")
    assert game(page).startswith("3x3:b2")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "text",
    [
        "<img src=x onerror=window.caught=1>",
        "3x3:<svg onload=window.caught=1>",
        "4x4+<script>window.caught=1</script>",
        "%3Cimg%20src=x%20onerror=window.caught=1%3E",
    ],
)
def test_markup_in_the_address_is_never_markup(page, text):
    open_game(page, text)
    dialog = page.get_by_role("dialog", name="This link can’t be opened")
    dialog.wait_for()
    assert "<" in dialog.inner_text(), "it is quoted as it was written"
    assert page.evaluate("() => window.caught") is None
    assert dialog.locator("img, svg, script").count() == 0


def length(page):
    return page.evaluate("() => history.length")


def test_the_moves_of_a_game_are_one_step_of_the_history(page):
    open_game(page)
    before = length(page)
    play(page, "b2", "a1", "c3")
    press(page, "Undo")
    assert (length(page), game(page)) == (before, "3x3:b2a1")
    page.go_back()
    assert page.url == "about:blank"
    page.go_forward()
    wait_phase(page, "playing")
    assert squares(page) == {"b2": "X", "a1": "O"}
    press(page, "Redo")
    assert game(page) == "3x3:b2a1c3"


def test_back_and_forward_walk_the_games(page):
    open_game(page, "4x4:b2a1")
    press(page, "New game")
    wait_phase(page, "playing")
    play(page, "c3")
    choose(page, "6×6")
    wait_game(page, "6x6:")
    for text in ["4x4:c3", "4x4:b2a1"]:
        page.go_back()
        wait_game(page, text)
        assert page.get_by_role("gridcell").count() == 16
        assert len(squares(page)) == (len(text) - 4) // 2
    for text in ["4x4:c3", "6x6:"]:
        page.go_forward()
        wait_game(page, text)
    assert page.get_by_role("gridcell").count() == 36


def test_play_again_takes_the_place_of_the_game_that_ended(page):
    open_game(page)
    before = length(page)
    for _ in range(3):
        play(page, "a1", "b1", "a2", "b2", "a3")
        press(page, "Play again")
        wait_phase(page, "playing")
    assert length(page) == before
    page.go_back()
    assert page.url == "about:blank"


def choose(page, name):
    page.locator("#games").click()
    # Its name goes on with what the board is worth.
    panel(page).get_by_role("button", name=re.compile(f"^{name} ?[A-Z]")).click()


def test_back_closes_what_is_open_and_costs_no_move(page):
    open_game(page)
    play(page, "b2")
    before = length(page)
    for name in ["How to play", "Players", "Menu"]:
        press(page, name)
        page.go_back()
        page.locator("#panel").wait_for(state="hidden")
        assert (game(page), squares(page)) == ("3x3:b2", {"b2": "X"})
    for way_out in ["Close", "Escape"]:
        press(page, "Menu")
        page.keyboard.press("Escape") if way_out == "Escape" else press(page, way_out)
        page.wait_for_function("() => !history.state.isSheet")
    assert length(page) <= before + 1, "one step that is done again and again"
    play(page, "a1")
    page.go_back()
    assert page.url == "about:blank", "no step that seems to do nothing"


@pytest.mark.parametrize(
    ("selector", "then", "steps"),
    [("[aria-label^=a1]", "3x3:b2a1", []), ("#new-game", "3x3:", ["3x3:b2"])],
    ids=["a move", "a new game"],
)
def test_what_is_done_while_a_panel_closes_is_not_written_into_its_entry(page, selector, then, steps):
    open_game(page, "3x3:b2")
    press(page, "Menu")
    meanwhile = page.evaluate(
        """(selector) => {
            document.getElementById("close").click();
            document.querySelector(selector).click();
            return [location.hash, history.state.isSheet];  // The step back is still to come.
        }""",
        selector,
    )
    assert meanwhile == ["#3x3:b2", 1]
    wait_game(page, then)
    for step in steps:
        page.go_back()
        wait_game(page, step)
    page.go_back()
    assert page.url == "about:blank"


def click(page, *selectors):
    """Clicks one after the other, so that no step back of the page arrives between them, and waits for one."""
    page.evaluate("""(selectors) => {
        window.hasMoved = false;
        addEventListener("popstate", () => { window.hasMoved = true; }, { once: true });
        for (const selector of selectors) document.querySelector(selector).click();
    }""", selectors)
    page.wait_for_function("() => hasMoved")


def test_a_panel_that_opens_while_another_closes_is_a_step_of_its_own(page):
    open_game(page, "4x4:b2a1")
    choose(page, "6×6")
    wait_game(page, "6x6:")
    click(page, "#menu", "#close", "#menu")
    assert page.evaluate("() => history.state.isSheet") == 1
    before = length(page)
    click(page, "#close")
    click(page, "#menu", "#close", "#menu", "#close")
    assert (page.evaluate("() => history.state.isSheet"), length(page), has_panel(page)) == (0, before, False)
    page.go_back()
    wait_game(page, "4x4:b2a1")


def test_a_panel_that_opens_right_after_a_reload_over_one_is_a_step_of_its_own(page):
    open_game(page, "3x3:b2")
    press(page, "Menu")
    page.add_init_script("""{
        addEventListener("popstate", () => setTimeout(() => { window.hasMoved = true; }), { once: true });
        new MutationObserver((_, observer) => {
            if (document.documentElement.dataset.phase !== "playing") return;
            observer.disconnect();
            document.getElementById("menu").click();
        }).observe(document, { attributes: true, subtree: true });
    }""")
    page.reload()
    page.wait_for_function("() => window.hasMoved")
    assert (has_panel(page), page.evaluate("() => history.state.isSheet")) == (True, 1)
    click(page, "#close")
    assert squares(page) == {"b2": "X"}
    page.go_back()
    assert page.url == "about:blank"


def test_a_link_that_is_followed_while_a_panel_closes_is_opened(page):
    open_game(page, "3x3:a1")
    page.evaluate("""() => {
        for (const name of ["menu", "close"]) document.getElementById(name).click();
        location.hash = "5x5:c3";
        addEventListener("popstate", () => { window.hasMoved = true; }, { once: true });
    }""")
    page.wait_for_function("() => window.hasMoved")
    assert (game(page), squares(page)) == ("5x5:c3", {"c3": "X"})
    assert page.evaluate("() => location.hash") == "#5x5:c3"
    page.go_back()
    wait_game(page, "3x3:a1")
    page.go_back()
    assert page.url == "about:blank"


def test_an_address_that_is_given_over_a_panel_is_opened(page):
    open_game(page, "3x3:a1")
    for text in ["4x4:b2", "5x5:c3"]:
        press(page, "Menu")
        page.evaluate("text => { location.hash = text; }", text)
        wait_game(page, text)
        assert not has_panel(page)
        assert squares(page) == {text[-2:]: "X"}
    for _ in range(2):  # The panel's entry now belongs to the game before.
        page.go_back()
        wait_game(page, "4x4:b2")
        assert not has_panel(page)
    page.go_back()
    wait_game(page, "3x3:a1")


def test_an_unreadable_address_entered_over_a_panel_is_reported(page):
    open_game(page, "3x3:a1")
    press(page, "Menu")
    page.evaluate("() => { location.hash = '3x3:qq'; }")
    dialog = page.get_by_role("dialog", name="This link can’t be opened")
    dialog.wait_for()
    assert dialog.evaluate("node => node.contains(document.activeElement)")
    page.keyboard.press("Escape")
    assert squares(page) == {"a1": "X"}
    assert page.evaluate("() => document.activeElement.id") == "menu"


def test_forward_does_not_open_what_was_closed(page):
    open_game(page)
    press(page, "Menu")
    page.go_back()
    page.locator("#panel").wait_for(state="hidden")
    # There, and by itself back.
    page.evaluate("""() => {
        window.steps = 0;
        addEventListener("popstate", () => { window.steps += 1; });
        history.forward();
    }""")
    page.wait_for_function("() => steps === 2")
    assert not page.evaluate("() => history.state.isSheet") and not has_panel(page)
    page.go_back()
    assert page.url == "about:blank"


def test_a_reload_closes_an_open_panel(page):
    open_game(page, "3x3:b2")
    press(page, "Menu")
    page.reload()
    wait_phase(page, "playing")
    page.wait_for_function("() => !history.state.isSheet")
    assert (has_panel(page), squares(page)) == (False, {"b2": "X"})
    page.go_back()
    assert page.url == "about:blank"


def test_new_game_in_the_middle_is_undone_by_undo(page):
    open_game(page, "4x4:b2a1")
    for leave in [lambda: press(page, "New game"), lambda: choose(page, "6×6")]:
        leave()
        wait_phase(page, "playing")
        assert squares(page) == {}
        press(page, "Undo")
        wait_game(page, "4x4:b2a1")
        assert squares(page) == {"b2": "X", "a1": "O"}
    press(page, "New game")
    wait_phase(page, "playing")
    play(page, "c3")
    press(page, "Undo")
    assert (game(page), button(page, "Undo").is_visible()) == ("4x4:", False)


def test_the_next_visit_resumes_the_game_and_a_link_keeps_it(new_context):
    context = new_context()
    page = context.new_page()
    open_game(page, "4x4:")
    play(page, "b2", "a1", "c3")
    press(page, "Undo")
    page.close()
    page = context.new_page()
    page.goto("/")
    wait_phase(page, "playing")
    assert (game(page), squares(page)) == ("4x4:b2a1", {"b2": "X", "a1": "O"})
    press(page, "Redo")
    assert game(page) == "4x4:b2a1c3"
    page.goto("about:blank")
    open_game(page, "5x5:c3")
    assert squares(page) == {"c3": "X"}


def test_reload_loses_nothing(page):
    open_game(page, "4x4:")
    play(page, "b2", "a1", "c3")
    press(page, "Undo")
    press(page, "Undo")
    page.reload()
    wait_phase(page, "playing")
    assert squares(page) == {"b2": "X"}
    press(page, "Redo")
    press(page, "Redo")
    assert game(page) == "4x4:b2a1c3"
    assert not button(page, "Redo").is_visible()


def test_a_reload_of_a_won_game_shows_the_win(page):
    open_game(page, "3x3:a1b1a2b2")
    play(page, "a3")
    page.reload()
    wait_phase(page, "finished")
    assert status(page) == "Left column, in 3 moves"
    assert page.locator("[data-winning]").count() == 3
    press(page, "New game")
    wait_phase(page, "playing")


def test_a_game_typed_into_the_address_is_opened(page):
    open_game(page)
    play(page, "b2")
    page.evaluate("() => { location.hash = '5x5k4:A1b2' }")
    wait_game(page, "5x5k4:a1b2")
    assert squares(page) == {"a1": "X", "b2": "O"}
    page.go_back()
    wait_game(page, "3x3:b2")
    assert squares(page) == {"b2": "X"}


def test_an_unreadable_address_typed_over_a_game_keeps_it(page):
    open_game(page, "4x4:")
    play(page, "b2", "a1")
    for leave in ["Back", "Escape", "Close"]:
        page.evaluate("() => { location.hash = 'nonsense' }")
        dialog = page.get_by_role("dialog", name="This link can’t be opened", description="nonsense")
        dialog.wait_for()
        assert dialog.evaluate("node => node.contains(document.activeElement)"), "who types hears why"
        if leave == "Back":
            page.go_back()
        elif leave == "Escape":
            page.keyboard.press("Escape")
        else:
            press(page, leave)
        wait_game(page, "4x4:b2a1")
        assert (has_panel(page), squares(page)) == (False, {"b2": "X", "a1": "O"})
    play(page, "c3")
    assert game(page) == "4x4:b2a1c3"


def test_a_panel_whose_history_entry_is_refused_closes_without_leaving_the_page(page):
    """Safari refuses more than 100 entries in 30 s, and a sandboxed frame any."""
    page.goto("about:blank")
    open_game(page, "4x4:b2")
    page.evaluate("() => { history.pushState = () => { throw new Error('refused'); }; }")
    for _ in range(2):
        press(page, "Menu")
        assert has_panel(page)
        page.keyboard.press("Escape")
        page.locator("#panel").wait_for(state="hidden")
    assert game(page) == "4x4:b2"
    page.go_back()
    assert page.url == "about:blank", "the page's own entry is the last one"
