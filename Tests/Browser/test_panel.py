"""The panel: the result, and how to play."""

import pytest

from board import (
    button, filmed, frames, game, moves, open_game, panel, phase, play, press, run, squares, status,
    tap, with_attribute,
)
from conftest import wait_phase

WON = "3x3:a1a2b1b2"  # c1 wins


def wait_still(page):
    """Waits until the panel has arrived, in the view or out of it."""
    page.wait_for_function(
        """() => {
            const panel = document.getElementById('panel');
            return panel.getAnimations().length === 0;
        }"""
    )


def is_away(page):
    box = page.locator("#panel").bounding_box()
    return box["y"] + box["height"] <= 0 and not page.locator("#panel").is_visible()


def expect_centred(page):
    box, size = page.locator("#panel").bounding_box(), page.viewport_size
    assert box["x"] + box["width"] / 2 == pytest.approx(size["width"] / 2, abs=1)
    assert box["y"] + box["height"] / 2 == pytest.approx(size["height"] / 2, abs=1)
    assert box["x"] >= 0 and box["y"] >= 0


def expect_slide_in(film):
    """From above the screen, ever further down, and seen on the way."""
    bottoms = [picture["bottom"] for picture in film]
    assert bottoms[0] <= 0
    assert bottoms == sorted(bottoms)
    assert any(0 < bottom < bottoms[-1] - 1 for bottom in bottoms)


def expect_slide_out(film):
    bottoms = [picture["bottom"] for picture in film]
    assert bottoms[-1] <= 0
    assert bottoms == sorted(bottoms, reverse=True)
    assert any(0 < bottom < bottoms[0] - 1 for bottom in bottoms)


@pytest.fixture
def won(page):
    """A page with the result of a won game on it."""
    open_game(page, WON)
    play(page, "c1")
    wait_still(page)
    return page


@pytest.fixture
def held_won(held):
    """A held page with the result of a won game on it."""
    open_game(held, WON)
    tap(held, "c1")
    run(held)
    moves(held)
    return held


def test_the_result_slides_from_above_the_screen_to_its_centre(held):
    open_game(held, WON)
    assert is_away(held)
    tap(held, "c1")
    before = filmed(held, "#panel")
    assert phase(held) == "animating" and all(picture["bottom"] <= 0 for picture in before)
    run(held)
    film = filmed(held, "#panel")
    expect_centred(held)
    expect_slide_in(film)
    middle = held.viewport_size["width"] / 2
    assert all(abs(picture["x"] - middle) < 1 for picture in film)


@pytest.mark.parametrize("size", [(320, 568), (844, 390), (1920, 1080)])
def test_the_result_is_centred_on_every_screen(new_page, size):
    page = new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    open_game(page, WON)
    play(page, "c1")
    expect_centred(page)


def test_the_result_is_rounded_and_bordered(won):
    style = won.locator("#panel").evaluate(
        """panel => {
            const style = getComputedStyle(panel);
            return [style.borderTopLeftRadius, style.borderTopWidth, style.borderTopStyle,
                style.borderTopColor !== style.backgroundColor];
        }"""
    )
    radius, width, kind, is_seen = style
    assert float(radius[:-2]) >= 8 and float(width[:-2]) >= 1 and (kind, is_seen) == ("solid", True)


@pytest.mark.parametrize(
    ("text", "last", "words"),
    [
        (WON, "c1", "X wins: row a1–c1"),
        ("3x3:a1b1a2b2c3", "b3", "O wins: column b1–b3"),
        ("3x3:a1b1b2c1", "c3", "X wins: diagonal a1–c3"),
        ("4x4+corners+squares:a1b4d1c4d4b2", "a4", "X wins: four corners"),
        ("4x4+corners+squares:a1d4b1c4b2d2", "a2", "X wins: square a1–b2"),
        ("3x3:a1b2c3b1b3a3c1c2", "a2", "Draw"),
    ],
)
def test_the_result_says_who_won_and_why(new_page, text, last, words):
    page = new_page(reduced_motion="reduce")
    open_game(page, text)
    play(page, last)
    assert panel(page).get_by_role("heading").inner_text() == words
    # No result that only a panel shows.
    assert status(page) == words


def test_play_again_slides_the_result_out_and_begins_a_new_game_with_x(held_won):
    won = held_won
    press(won, "Play again")
    expect_slide_out(filmed(won, "#panel"))
    run(won)
    assert phase(won) == "playing"
    assert is_away(won)
    assert (squares(won), status(won), game(won)) == ({}, "X's turn", "3x3:")
    tap(won, "a1")
    assert squares(won) == {"a1": "X"}


def test_the_marks_fade_away_with_the_result(held_won):
    press(held_won, "Play again")
    opacities = [picture["opacity"] for picture in filmed(held_won, "[data-mark] svg")]
    assert opacities == sorted(opacities, reverse=True)
    assert (opacities[0], opacities[-1]) == (1, 0)
    assert any(0 < opacity < 1 for opacity in opacities)
    run(held_won)
    assert held_won.locator("[data-mark] svg").count() == 0


def test_see_the_board_slides_the_result_out_and_leaves_the_final_board(held_won):
    won = held_won
    press(won, "See the board")
    expect_slide_out(filmed(won, "#panel"))
    assert is_away(won)
    assert (phase(won), status(won)) == ("finished", "X wins: row a1–c1")
    assert len(squares(won)) == 5
    assert with_attribute(won, "data-winning") == {"a1", "b1", "c1"}
    assert won.locator("#strokes path").count() == 1
    press(won, "New game")
    run(won)
    assert (phase(won), squares(won)) == ("playing", {})


def test_the_result_of_a_game_that_is_opened_is_on_the_board_alone(page):
    open_game(page, "3x3:a1a2b1b2c1")
    frames(page)
    assert is_away(page)
    assert status(page) == "X wins: row a1–c1"


def test_a_closed_panel_is_out_of_reach(won):
    press(won, "See the board")
    wait_still(won)
    assert panel(won).count() == 0
    won.locator("#panel button").first.evaluate("button => button.focus()")
    assert not won.evaluate("() => document.querySelector('#panel').contains(document.activeElement)")


# How to play


@pytest.mark.parametrize(
    ("text", "title", "said", "unsaid"),
    [
        ("3x3:", "How to play 3×3", ["three of your marks in a row", "3×3 board", "1,080 games"],
            ["corners", "square wins"]),
        (
            "4x4+corners+squares:", "How to play 4×4 with corners and squares",
            ["four of your marks in a row", "four corners", "2×2 square", "2,917,736 games"], [],
        ),
        ("5x5k4:", "How to play 5×5, four in a row", ["four of your marks in a row", "5×5 board"], ["corners", "games"]),
        ("6x1k3:", "How to play 6×1, three in a row", ["across"], ["down", "diagonally"]),
    ],
)
def test_how_to_play_tells_the_rules_being_played(new_page, text, title, said, unsaid):
    page = new_page(reduced_motion="reduce")
    open_game(page, text)
    press(page, "How to play")
    assert panel(page).get_by_role("heading").inner_text() == title
    words = panel(page).inner_text()
    assert all(part in words for part in said), words
    assert not any(part in words for part in unsaid), words


def test_how_to_play_slides_in_and_out_and_the_game_is_as_it_was(held):
    open_game(held, "3x3:b2a1")
    before = squares(held), status(held), game(held), phase(held)
    press(held, "How to play")
    expect_slide_in(filmed(held, "#panel"))
    expect_centred(held)
    press(held, "OK")
    expect_slide_out(filmed(held, "#panel"))
    assert is_away(held)
    assert (squares(held), status(held), game(held), phase(held)) == before
    tap(held, "c3")
    assert squares(held) == {"b2": "X", "a1": "O", "c3": "X"}


def test_escape_closes_how_to_play(page):
    open_game(page)
    press(page, "How to play")
    wait_still(page)
    page.keyboard.press("Escape")
    wait_still(page)
    assert is_away(page)


def test_how_to_play_in_the_middle_of_a_turn_change_leaves_the_game_as_it_was(page):
    open_game(page)
    tap(page, "b2")
    press(page, "How to play")
    wait_still(page)
    press(page, "OK")
    wait_phase(page, "playing")
    assert (squares(page), status(page)) == ({"b2": "X"}, "O's turn")


def test_how_to_play_after_the_end_gives_way_to_the_result_again(won):
    press(won, "How to play")
    assert panel(won).get_by_role("heading").inner_text() == "How to play 3×3"
    press(won, "OK")
    assert panel(won).get_by_role("heading").inner_text() == "X wins: row a1–c1"
    press(won, "See the board")
    wait_still(won)
    assert is_away(won)
    assert (phase(won), status(won), len(squares(won))) == ("finished", "X wins: row a1–c1", 5)
