"""New game in any situation."""

import pytest

from board import (
    button, center, frames, game, lift, move, open_game, phase, piece, press, run, squares, status,
    tap, with_attribute,
)
from conftest import stop_clock, wait_phase
from playwright.sync_api import expect

pytestmark = pytest.mark.moving


def between_moves(page):
    open_game(page, "3x3:b2a1")


def in_a_turn_change(page):
    open_game(page)
    tap(page, "b2")


def in_the_drawing_of_a_line(page):
    open_game(page, "3x3:a1a2b1b2")
    tap(page, "c1")


def in_a_glide(page):
    open_game(page, "3x3:b2")
    lift(page, "o")
    move(page, "b2")
    page.mouse.up()


def with_a_piece_in_hand(page):
    open_game(page, "3x3:b2")
    piece(page, "o").click()


def with_the_result_open(page):
    open_game(page, "3x3:a1a2b1b2")
    tap(page, "c1")
    run(page, 2000)
    assert button(page, "Play again").is_visible()


def after_the_end(page):
    open_game(page, "3x3:a1a2b1b2c1")


MOMENTS = {
    between_moves: "playing",
    in_a_turn_change: "animating",
    in_the_drawing_of_a_line: "animating",
    in_a_glide: "animating",
    with_a_piece_in_hand: "playing",
    with_the_result_open: "finished",
    after_the_end: "finished",
}


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_new_game_begins(page, moment):
    # The situation lasts until the clock runs.
    stop_clock(page)
    moment(page)
    assert phase(page) == MOMENTS[moment]
    press(page, "New game")
    assert (squares(page), game(page), status(page)) == ({}, "3x3:", "X's turn")
    run(page, 2000)
    expect_a_fresh_game(page)


def test_new_game_begins_by_its_key_in_the_fading_of_the_last_game(page):
    stop_clock(page)
    open_game(page, "3x3:b2a1")
    press(page, "New game")
    assert phase(page) == "animating"
    # The board is painted before the buttons.
    expect(button(page, "New game")).to_have_count(0)
    page.keyboard.press("n")
    assert (squares(page), game(page), status(page)) == ({}, "3x3:", "X's turn")
    run(page, 2000)
    expect_a_fresh_game(page)


def test_new_game_in_the_middle_of_a_drag_takes_the_piece_home(page):
    open_game(page, "3x3:b2a1")
    home = center(piece(page, "x"))
    lift(page, "x")
    move(page, "c3")
    frames(page)
    page.get_by_role("button", name="New game").focus()
    page.keyboard.press("Enter")
    wait_phase(page, "playing")
    # Further movement with the mouse button down has no effect.
    move(page, "c1")
    frames(page)
    assert center(piece(page, "x")) == pytest.approx(home, abs=0.5)
    page.mouse.up()
    frames(page)
    expect_a_fresh_game(page)


def expect_a_fresh_game(page):
    assert phase(page) == "playing"
    assert (squares(page), game(page), status(page)) == ({}, "3x3:", "X's turn")
    for attribute in ("data-mark", "data-winning", "data-drop", "data-leaving", "data-last"):
        assert with_attribute(page, attribute) == set()
    assert page.locator("#loop path").count() == 0
    page.locator("#panel").wait_for(state="hidden")
    for mark in ("x", "o"):
        assert piece(page, mark).get_attribute("data-place") == "home"
        assert piece(page, mark).get_attribute("aria-pressed") == "false"
    tap(page, "c3")
    assert squares(page) == {"c3": "X"}
