"""Undo and redo, through the whole record and in any situation."""

import pytest

from board import (
    button, game, has_panel, headline, open_game, panel, phase, play, press, run, square, squares, status, tap,
    with_attribute,
)
from conftest import stop_clock, wait_phase

pytestmark = pytest.mark.moving

WON = "3x3:a1b1a2b2a3"


def is_offered(page, name):
    return button(page, name).is_visible()


def test_every_move_is_taken_back_and_played_again(page):
    open_game(page)
    assert not is_offered(page, "Undo") and not is_offered(page, "Redo")
    moves = ["b2", "a1", "c3"]
    play(page, *moves)
    for count in (2, 1, 0):
        press(page, "Undo")
        assert game(page) == "3x3:" + "".join(moves[:count])
        assert list(squares(page)) == sorted(moves[:count], key=lambda name: (-int(name[1]), name))
        assert status(page) == ("X's turn" if count % 2 == 0 else "O's turn")
        assert is_offered(page, "Redo")
    assert not is_offered(page, "Undo")
    assert (game(page), squares(page)) == ("3x3:", {})
    for count in (1, 2, 3):
        press(page, "Redo")
        assert game(page) == "3x3:" + "".join(moves[:count])
    assert not is_offered(page, "Redo")
    assert squares(page) == {"b2": "X", "a1": "O", "c3": "X"}


def test_another_move_forgets_what_was_taken_back(page):
    open_game(page)
    play(page, "b2", "a1")
    press(page, "Undo")
    play(page, "c3")
    assert not is_offered(page, "Redo")
    assert squares(page) == {"b2": "X", "c3": "O"}


def test_a_long_game_is_taken_back_to_its_beginning(page):
    rows = range(1, 20)
    moves = [f"{column}{row}" for row in rows for column in "acegbdfh"][:120]
    open_game(page, "19x19k19:" + "".join(moves))
    assert len(squares(page)) == len(moves)
    steps = page.evaluate("""() => {
        const undo = document.getElementById("undo");
        let steps = 0;
        for (; !undo.ariaDisabled; steps += 1) undo.click();
        return steps;
    }""")
    assert (steps, squares(page)) == (len(moves), {})


def test_a_finished_game_is_taken_back(page):
    open_game(page, WON[:-2])
    tap(page, "a3")
    wait_phase(page, "finished")
    press(page, "Undo")
    wait_phase(page, "playing")
    assert not has_panel(page)
    assert with_attribute(page, "data-winning") == set()
    assert page.locator("#loop path").count() == 0
    assert status(page) == "X's turn"
    press(page, "Redo")
    wait_phase(page, "finished")
    assert with_attribute(page, "data-winning") == {"a1", "a2", "a3"}
    assert page.locator("#loop path").count() == 1
    assert headline(page).startswith("X wins")
    press(page, "Undo")
    play(page, "c3")
    assert status(page) == "O's turn"


def test_undo_in_the_middle_of_an_animation(page):
    stop_clock(page)
    for text, name in [("3x3:b2", "a1"), (WON[:-2], "a3")]:
        open_game(page, text)
        tap(page, name)
        assert phase(page) == "animating"
        press(page, "Undo")
        assert phase(page) == "playing"
        assert (game(page), square(page, name).get_attribute("aria-label")) == (text, f"{name}, empty")
        assert square(page, name).locator("svg").count() == 0
        run(page, 2000)  # The rest of the animation must not happen after all.
        assert phase(page) == "playing"
        assert not has_panel(page)


def test_undo_while_a_new_game_clears_the_board(page):
    stop_clock(page)
    open_game(page, WON)
    press(page, "New game")
    assert phase(page) == "animating"
    assert not is_offered(page, "Undo")
    run(page, 2000)
    assert phase(page) == "playing"
    assert (game(page), squares(page)) == ("3x3:", {})
    assert page.locator("[role=gridcell] svg").count() == 0
