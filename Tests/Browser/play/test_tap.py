"""Taps on squares, and on a piece before a square."""

import pytest

from board import (
    Finger, center, filmed, game, open_game, piece, play, square, squares, status, tap, wait_squares,
    with_attribute,
)
from conftest import stop_clock, wait_phase

pytestmark = pytest.mark.moving


@pytest.fixture
def stopped(page):
    stop_clock(page)
    return page


@pytest.fixture
def still(new_page):
    """A page without motion whose clock stands, so that a refusal is told for as long as a test looks."""
    page = new_page(reduced_motion="reduce")
    stop_clock(page)
    return page


def test_a_tap_on_an_empty_square_plays_there_and_passes_the_turn(page):
    open_game(page)
    assert status(page) == "X's turn"
    tap(page, "b2")
    assert squares(page) == {"b2": "X"}
    assert status(page) == "O's turn"
    wait_phase(page, "playing")
    tap(page, "a1")
    assert squares(page) == {"b2": "X", "a1": "O"}
    assert status(page) == "X's turn"


def test_a_tap_with_a_finger_plays(new_page):
    page = new_page(has_touch=True)
    open_game(page)
    Finger(page).tap("c3")
    wait_squares(page, {"c3": "X"})


@pytest.mark.parametrize("slide", [(22, 0), (0, 22), (-16, -16)])
def test_a_finger_that_slides_within_its_square_plays(new_page, slide):
    page = new_page(has_touch=True)
    open_game(page)
    x, y = center(square(page, "c3"))
    finger = Finger(page)
    finger.down((x, y))
    finger.move((x + slide[0], y + slide[1]), steps=4)
    finger.up()
    wait_squares(page, {"c3": "X"})
    wait_phase(page, "playing")
    finger.tap("a1")
    wait_squares(page, {"c3": "X", "a1": "O"})


def test_a_finger_that_goes_up_beside_the_board_is_forgotten(new_page):
    page = new_page(has_touch=True)
    open_game(page)
    finger = Finger(page)
    finger.down("c3")
    finger.move(center(page.locator("#message")), steps=4)
    finger.up()
    x, y = center(square(page, "b2"))
    finger.down((x, y))
    finger.move((x + 22, y), steps=4)
    finger.up()
    wait_squares(page, {"b2": "X"})


def test_fingers_whose_end_is_not_told_are_forgotten(new_page):
    page = new_page(has_touch=True)
    open_game(page)
    page.evaluate("""() => {
        window.told = new AbortController();
        for (const name of ["pointerup", "pointercancel"]) {
            addEventListener(name, (event) => event.stopPropagation(), { capture: true, signal: told.signal });
        }
    }""")
    finger = Finger(page)
    for number, name in enumerate(["a1", "a3"]):
        finger.down(name, number)
    for number in range(2):
        finger.up(number)
    page.evaluate("() => told.abort()")
    assert squares(page) == {}
    x, y = center(square(page, "b2"))
    finger.down((x, y))
    finger.move((x + 22, y), steps=4)
    finger.up()
    wait_squares(page, {"b2": "X"})


def test_a_finger_that_leaves_its_square_does_not_play(new_page):
    page = new_page(has_touch=True)
    open_game(page)
    finger = Finger(page)
    finger.down("c3")
    finger.move("a3", steps=4)
    finger.up()
    finger.tap("a1")
    wait_squares(page, {"a1": "X"})


def test_the_mouse_shows_what_a_tap_would_do(page):
    open_game(page)
    ghosts = page.locator("[data-ghost]")
    square(page, "b2").hover()
    assert (with_attribute(page, "data-ghost"), ghosts.get_attribute("data-ghost")) == ({"b2"}, "x")
    square(page, "a1").hover()
    assert with_attribute(page, "data-ghost") == {"a1"}
    play(page, "a1")
    assert with_attribute(page, "data-ghost") == set(), "there is a mark now"
    square(page, "c1").hover()
    assert ghosts.get_attribute("data-ghost") == "o"
    page.mouse.move(1, 1)
    assert with_attribute(page, "data-ghost") == set()
    square(page, "a1").hover()
    assert with_attribute(page, "data-ghost") == set()
    assert squares(page) == {"a1": "X"}


@pytest.mark.parametrize(("stroke", "begin", "end"), [("first", 0, 100), ("last", 80, 180)])
def test_a_cross_is_drawn_stroke_by_stroke(held, stroke, begin, end):
    open_game(held)
    tap(held, "b2")
    pictures = filmed(held, f"[data-mark] use:{stroke}-child")
    undrawn = [picture["undrawn"] for picture in pictures]
    assert undrawn == sorted(undrawn, reverse=True)
    moving = [picture["time"] for picture in pictures if 0 < picture["undrawn"] < 1]
    assert begin <= min(moving) < max(moving) <= end


def test_a_circle_is_drawn_from_the_top_clockwise(held):
    open_game(held, "3x3:b2")
    tap(held, "a1")
    outline = held.evaluate("""() => {
        const path = document.getElementById("stroke-o1");
        const at = (part) => { const { x, y } = path.getPointAtLength(part * path.getTotalLength()); return [Math.round(x), Math.round(y)]; };
        return [0, 0.25, 0.5].map(at);
    }""")
    for seen, place in zip(outline, [(50, 20), (80, 50), (50, 80)]):
        assert seen == pytest.approx(place, abs=4), "by hand"


def test_the_mark_is_drawn_in_the_middle_of_its_square(page):
    open_game(page)
    play(page, "a3")
    mark = page.locator("[data-mark] svg").bounding_box()
    assert mark == pytest.approx(square(page, "a3").bounding_box(), abs=1)


def test_a_tap_on_a_taken_square_changes_nothing_and_says_so(still):
    open_game(still, "3x3:b2")
    tap(still, "b2")
    assert status(still) == "The centre is taken"
    assert (squares(still), game(still)) == ({"b2": "X"}, "3x3:b2")
    # Again, and on another square: it is still O's turn.
    tap(still, "b2")
    assert status(still) == "The centre is taken"
    play(still, "a1")
    assert squares(still) == {"b2": "X", "a1": "O"}


def test_a_refusal_gives_way_to_the_turn_again(stopped):
    open_game(stopped, "3x3:b2")
    tap(stopped, "b2")
    stopped.clock.run_for(2400)
    assert status(stopped) == "The centre is taken"
    stopped.clock.run_for(200)
    assert status(stopped) == "O's turn"
    assert stopped.locator("[data-refused]").count() == 0, "the ring has gone with the words"


def test_the_next_legal_move_clears_the_refusal(page):
    open_game(page, "3x3:b2")
    tap(page, "b2")
    tap(page, "a1")
    assert status(page) == "X's turn"


def test_a_tap_after_the_end_changes_nothing_and_says_the_game_is_over(still):
    open_game(still, "3x3:a1a2b1b2c1")
    for name in ("c3", "a1"):
        tap(still, name)
        assert status(still) == "The game is over"
    assert game(still) == "3x3:a1a2b1b2c1"
    assert len(squares(still)) == 5


def test_the_piece_and_then_a_square_plays_as_a_drag_does(page):
    open_game(page)
    piece(page, "x").click()
    assert status(page) == "Choose a square for X"
    assert piece(page, "x").get_attribute("aria-pressed") == "true"
    tap(page, "c1")
    assert squares(page) == {"c1": "X"}
    assert status(page) == "O's turn"
    wait_phase(page, "playing")
    for mark in ("x", "o"):
        assert piece(page, mark).get_attribute("aria-pressed") == "false"


def test_the_piece_and_then_a_square_plays_with_a_finger(new_page):
    page = new_page(has_touch=True)
    open_game(page)
    # Both ends of the tap at once: the browser makes no click of a finger that stays for half a second.
    piece(page, "x").tap()
    page.wait_for_selector("[data-piece=x][aria-pressed=true]")
    Finger(page).tap("a2")
    wait_squares(page, {"a2": "X"})


def test_a_piece_in_hand_is_put_back_by_a_second_tap_or_escape(page):
    open_game(page)
    for put_back in (piece(page, "x").click, lambda: page.keyboard.press("Escape")):
        piece(page, "x").click()
        assert status(page) == "Choose a square for X"
        put_back()
        assert status(page) == "X's turn"
        assert piece(page, "x").get_attribute("aria-pressed") == "false"


def test_a_piece_in_hand_is_refused_by_a_taken_square_and_stays_in_hand(still):
    open_game(still, "3x3:b2")
    piece(still, "o").click()
    tap(still, "b2")
    assert status(still) == "The centre is taken"
    assert piece(still, "o").get_attribute("aria-pressed") == "true"
    tap(still, "b3")
    assert squares(still) == {"b2": "X", "b3": "O"}


def test_the_piece_of_the_other_player_cannot_be_taken(page):
    open_game(page)
    piece(page, "o").click(force=True)
    assert status(page) == "X's turn"
    assert piece(page, "o").get_attribute("aria-pressed") == "false"


def test_a_tap_on_the_border_of_two_squares_plays_the_nearer_one(page):
    open_game(page)
    box = square(page, "b2").bounding_box()
    # Squares may begin within a pixel.
    page.mouse.click(box["x"] + 2, box["y"] + box["height"] / 2)
    wait_phase(page, "playing")
    page.mouse.click(box["x"] - 2, box["y"] + box["height"] / 2)
    wait_phase(page, "playing")
    assert squares(page) == {"b2": "X", "a2": "O"}


def test_a_key_plays_after_a_finger_that_slid(new_page):
    page = new_page(has_touch=True)
    open_game(page)
    finger = Finger(page)
    x, y = center(square(page, "b2"))
    finger.down((x - 30, y))
    finger.move((x + 30, y), steps=5)  # The browser reports no click.
    finger.up()
    wait_squares(page, {"b2": "X"})
    wait_phase(page, "playing")  # A key does nothing while the mark is drawn.
    square(page, "a1").focus()
    page.keyboard.press("Enter")
    wait_squares(page, {"b2": "X", "a1": "O"})
