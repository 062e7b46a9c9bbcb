"""Dragging a piece of the tray onto the board."""

import math

import pytest

from board import (
    Finger, center, drag, filmed, frames, game, lift, move, open_game, phase, piece, play, point, run,
    square, squares, status, tap, with_attribute,
)
from conftest import hold, wait_phase

pytestmark = pytest.mark.moving

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.fixture
def phone(new_page):
    return new_page(**PHONE)


@pytest.fixture
def held_phone(phone):
    hold(phone)
    return phone


def box(page, mark):
    return piece(page, mark).bounding_box()


def wait_opacity(page, mark, opacity):
    page.wait_for_function(
        "([piece, opacity]) => Number(getComputedStyle(piece).opacity) === opacity",
        arg=[piece(page, mark).element_handle(), opacity],
    )


# Drags that play


def test_a_piece_dragged_onto_an_empty_square_plays_there(page):
    open_game(page)
    drag(page, "x", "b2")
    assert squares(page) == {"b2": "X"}
    assert status(page) == "O's turn"
    wait_phase(page, "playing")
    drag(page, "o", "c3")
    assert squares(page) == {"b2": "X", "c3": "O"}
    assert game(page) == "3x3:b2c3"


def test_a_piece_dragged_with_a_finger_plays_on_the_square_under_the_finger(phone):
    open_game(phone)
    finger = Finger(phone)
    finger.down(piece(phone, "x"))
    finger.move("b1", steps=3)
    finger.up()
    assert squares(phone) == {"b1": "X"}
    assert status(phone) == "O's turn"


def test_the_dropped_mark_is_whole_at_once(held):
    open_game(held)
    drag(held, "x", "b2")
    assert {picture["undrawn"] for picture in filmed(held, "[data-mark] svg")} == {0}


def test_a_drag_that_begins_with_the_piece_in_hand_plays_too(page):
    open_game(page)
    piece(page, "x").click()
    drag(page, "x", "a3")
    assert squares(page) == {"a3": "X"}
    assert status(page) == "O's turn"


# Following the pointer


def test_under_a_mouse_the_piece_follows_as_large_as_its_square(page):
    open_game(page)
    side = square(page, "b2").bounding_box()["width"]
    lift(page, "x")
    for place in ("a1", "c3", (5, 7)):
        move(page, place)
        frames(page)
        assert center(piece(page, "x")) == pytest.approx(point(page, place), abs=0.5)
        assert mark_width(page) == pytest.approx(side, rel=0.1)


def mark_width(page):
    return page.locator("[data-piece=x] svg").bounding_box()["width"]


def test_under_a_finger_the_piece_doubles_and_is_lifted_above_it(phone):
    open_game(phone)
    home = box(phone, "x")
    finger = Finger(phone)
    finger.down(piece(phone, "x"))
    for place in ("a1", "b2"):
        finger.move(place, steps=2)
        frames(phone)
        lifted = box(phone, "x")
        x, y = point(phone, place)
        assert lifted["width"] >= 2 * home["width"] - 0.5
        assert mark_width(phone) >= 0.9 * square(phone, "b2").bounding_box()["width"]
        assert lifted["x"] + lifted["width"] / 2 == pytest.approx(x, abs=0.5)
        mark = phone.locator("[data-piece=x] svg").bounding_box()
        assert y - 24 < mark["y"] + mark["height"] < y, "the whole mark is above the finger"


def test_the_home_of_a_dragged_piece_shows_its_ghost(page):
    open_game(page)
    ghost = page.locator("#home-x .ghost")
    assert not ghost.is_visible()
    lift(page, "x")
    assert ghost.is_visible()
    assert ghost.evaluate("ghost => getComputedStyle(ghost).opacity") == "0.3"


def test_the_square_under_the_piece_is_marked_if_it_is_empty(page):
    open_game(page, "3x3:b2")
    background = "button => getComputedStyle(button, '::before').backgroundColor"
    plain = square(page, "a1").evaluate(background)
    lift(page, "o")
    for place, marked in [("a1", {"a1"}), ("b2", set()), ("c3", {"c3"}), ((3, 3), set())]:
        move(page, place)
        frames(page)
        assert with_attribute(page, "data-drop") == marked
    move(page, "a1")
    page.wait_for_function(
        "([button, plain]) => getComputedStyle(button, '::before').backgroundColor !== plain",
        arg=[square(page, "a1").element_handle(), plain],
    )
    page.mouse.up()
    assert with_attribute(page, "data-drop") == set()


def test_the_piece_is_moved_once_a_frame_however_often_the_pointer_moves(page):
    open_game(page)
    lift(page, "x")
    frames(page)
    writes, x = page.evaluate(
        """async () => {
            const piece = document.querySelector('[data-piece=x]');
            let writes = 0;
            const observer = new MutationObserver(records => { writes += records.length; });
            const frame = () => new Promise(requestAnimationFrame);
            await frame();
            observer.observe(piece, { attributeFilter: ['style'] });
            for (let step = 0; step < 20; step++) {
                const at = { pointerId: 1, clientX: 200 + step, clientY: 200, bubbles: true };
                piece.dispatchEvent(new PointerEvent('pointermove', at));
            }
            await frame();
            await frame();
            const { x, width } = piece.getBoundingClientRect();
            return [writes, x + width / 2];
        }"""
    )
    assert (writes, x) == (1, pytest.approx(219, abs=0.5))


def test_the_piece_stays_under_the_pointer_when_the_window_turns(page):
    page.set_viewport_size({"width": 700, "height": 500})
    open_game(page)
    lift(page, "x")
    move(page, (150, 200))
    page.set_viewport_size({"width": 500, "height": 700})
    page.wait_for_function("() => innerWidth === 500")
    frames(page)
    assert center(piece(page, "x")) == pytest.approx((150, 200), abs=0.5)
    move(page, "b1")
    page.mouse.up()
    assert squares(page) == {"b1": "X"}


# Tap or drag


@pytest.mark.parametrize(("slip", "is_drag"), [(3, False), (4, True)])
def test_with_a_mouse_more_than_3_pixels_are_a_drag(page, slip, is_drag):
    open_game(page)
    x, y = center(piece(page, "x"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + slip, y)
    assert piece(page, "x").get_attribute("data-place") == ("lifted" if is_drag else "home")
    page.mouse.up()
    wait_phase(page, "playing")
    assert piece(page, "x").get_attribute("aria-pressed") == ("false" if is_drag else "true")


@pytest.mark.parametrize(("slip", "is_drag"), [(8, False), (9, True)])
def test_with_a_finger_more_than_8_pixels_are_a_drag(phone, slip, is_drag):
    open_game(phone)
    x, y = center(piece(phone, "x"))
    finger = Finger(phone)
    finger.down((x, y))
    finger.move((x + slip, y))
    frames(phone)
    assert piece(phone, "x").get_attribute("data-place") == ("lifted" if is_drag else "home")
    finger.up()
    phone.wait_for_selector("[data-piece=x][data-place=home]")
    wait_phase(phone, "playing")
    phone.wait_for_selector(f"[data-piece=x][aria-pressed={'false' if is_drag else 'true'}]")


# Drags that fail


def over_a_taken_square(page):
    move(page, "b2")
    run(page, 20)
    page.mouse.up()


def outside_the_board(page):
    move(page, (4, 4))
    run(page, 20)
    page.mouse.up()


def by_escape(page):
    move(page, "a1")
    run(page, 20)
    page.keyboard.press("Escape")


@pytest.mark.parametrize("fail", [over_a_taken_square, outside_the_board, by_escape])
def test_a_failed_drag_glides_back_and_changes_nothing(held, fail):
    open_game(held, "3x3:b2")
    home = center(piece(held, "o"))
    lift(held, "o")
    fail(held)
    expect_glide(held, home)
    held.mouse.up()
    expect_nothing_changed(held, "The centre is taken" if fail is over_a_taken_square else "O's turn")


def finger_over_a_taken_square(finger):
    finger.move("b2", steps=2)
    run(finger.page, 20)
    finger.up()


def finger_outside_the_board(finger):
    finger.move((4, 4), steps=2)
    run(finger.page, 20)
    finger.up()


def finger_by_escape(finger):
    finger.move("a1", steps=2)
    run(finger.page, 20)
    finger.page.keyboard.press("Escape")


def pointer_cancelled(finger):
    finger.move("a1", steps=2)
    run(finger.page, 20)
    finger.cancel()


def second_finger(finger):
    finger.move("a1", steps=2)
    run(finger.page, 20)
    finger.down("c3", finger=1)


@pytest.mark.parametrize(
    "fail",
    [
        finger_over_a_taken_square, finger_outside_the_board, finger_by_escape, pointer_cancelled,
        second_finger,
    ],
)
def test_a_failed_drag_of_a_finger_glides_back_and_changes_nothing(held_phone, fail):
    page = held_phone
    open_game(page, "3x3:b2")
    home = center(piece(page, "o"))
    finger = Finger(page)
    finger.down(piece(page, "o"))
    fail(finger)
    expect_glide(page, home)
    while finger.touches:
        finger.up(max(finger.touches))
    expect_nothing_changed(page, "The centre is taken" if fail is finger_over_a_taken_square else "O's turn")


def expect_glide(page, home):
    """Expects the piece to be away from its home, and to come nearer as time passes."""
    wait_phase(page, "animating")
    glides = piece(page, "o").evaluate(
        """piece => piece.getAnimations().filter(({ transitionProperty }) => transitionProperty === 'transform')
            .map(({ effect }) => effect.getTiming().duration)"""
    )
    assert len(glides) == 1 and 150 <= glides[0] <= 200
    film = filmed(page, "[data-piece=o]")
    away = [math.dist((picture["x"], picture["y"]), home) for picture in film]
    assert away[0] > 80
    assert away[-1] < 0.5
    assert all(later <= earlier + 0.5 for earlier, later in zip(away, away[1:]))


def expect_nothing_changed(page, words):
    run(page)
    assert phase(page) == "playing"
    assert status(page) == words
    assert (squares(page), game(page)) == ({"b2": "X"}, "3x3:b2")
    assert with_attribute(page, "data-drop") == set()
    for attribute, value in [("data-place", "home"), ("aria-pressed", "false")]:
        assert piece(page, "o").get_attribute(attribute) == value
    tap(page, "a3")
    assert squares(page) == {"b2": "X", "a3": "O"}


def test_holding_escape_returns_the_piece(page):
    open_game(page)
    home = center(piece(page, "x"))
    lift(page, "x")
    for _ in range(3):
        page.keyboard.down("Escape")
    page.keyboard.up("Escape")
    wait_phase(page, "playing")
    page.mouse.move(*home)
    page.mouse.up()
    frames(page)
    assert status(page) == "X's turn"


# After the drop


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_dropped_piece_is_home_at_once_without_travelling(held_phone, hand):
    page = held_phone
    open_game(page)
    home = box(page, "x")
    home_center = center(piece(page, "x"))
    finger = Finger(page)
    if hand == "mouse":
        lift(page, "x")
        move(page, "c1")
    else:
        finger.down(piece(page, "x"))
        finger.move("c1", steps=2)
    run(page, 20)
    assert math.dist(center(piece(page, "x")), home_center) > 100
    page.mouse.up() if hand == "mouse" else finger.up()
    assert phase(page) == "animating"
    film = filmed(page, "[data-piece=x]")
    run(page)
    film += filmed(page, "[data-piece=x]")
    for picture in film:
        assert (picture["x"], picture["y"]) == pytest.approx(home_center, abs=0.5)
        assert picture["width"] == pytest.approx(home["width"], abs=0.5)


# Valid drops


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (768, 1024), (844, 390)])
def test_the_whole_board_takes_drops_to_the_very_borders_of_its_squares(new_page, size):
    page = new_page(viewport={"width": size[0], "height": size[1]})
    open_game(page)
    lift(page, "x")
    left, right = square(page, "a2").bounding_box(), square(page, "b2").bounding_box()
    upper, lower = square(page, "b3").bounding_box(), square(page, "b2").bounding_box()
    border_x = (left["x"] + left["width"] + right["x"]) / 2
    border_y = (upper["y"] + upper["height"] + lower["y"]) / 2
    x, y = point(page, "b2")
    for place, name in [
        ((border_x - 1, y), "a2"), ((border_x + 1, y), "b2"),
        ((x, border_y - 1), "b3"), ((x, border_y + 1), "b2"),
    ]:
        move(page, place, steps=1)
        frames(page)
        assert with_attribute(page, "data-drop") == {name}


def test_a_drop_a_little_beyond_the_board_still_counts_but_not_a_far_one(page):
    open_game(page)
    a1 = square(page, "a1").bounding_box()
    x, y = center(square(page, "a1"))
    side = a1["width"]
    edge = a1["x"]
    drag(page, "x", (edge - side / 8, y))
    assert squares(page) == {"a1": "X"}
    wait_phase(page, "playing")
    drag(page, "o", (edge - side / 2, point(page, "a2")[1]))
    wait_phase(page, "playing")
    assert squares(page) == {"a1": "X"}
    drag(page, "o", (point(page, "b3")[0], square(page, "b3").bounding_box()["y"] - side / 8))
    assert squares(page) == {"a1": "X", "b3": "O"}


# Pieces that cannot be dragged


def test_a_mark_on_the_board_cannot_be_moved(page):
    open_game(page)
    play(page, "b2")
    mark = page.locator("[data-mark] svg")
    before = mark.bounding_box()
    page.mouse.move(*point(page, "b2"))
    page.mouse.down()
    move(page, "a1")
    frames(page)
    assert mark.bounding_box() == before
    assert with_attribute(page, "data-drop") == set()
    page.mouse.up()
    frames(page)
    assert squares(page) == {"b2": "X"}


def test_the_piece_to_move_is_opaque_and_the_other_is_half_transparent(page):
    open_game(page)
    for turn, other, name in [("x", "o", "b2"), ("o", "x", "a1"), ("x", "o", "c3")]:
        wait_opacity(page, turn, 1)
        wait_opacity(page, other, 0.5)
        play(page, name)


def test_the_piece_is_opaque_while_it_is_dragged(held):
    open_game(held)
    lift(held, "x")
    film = filmed(held, "[data-piece=x]")
    move(held, "b2")
    run(held, 20)
    film += filmed(held, "[data-piece=x]")
    assert {picture["opacity"] for picture in film} == {1}


def test_the_piece_of_the_other_player_does_not_follow(page):
    open_game(page)
    home = box(page, "o")
    lift(page, "o")
    move(page, "b2")
    frames(page)
    assert box(page, "o") == home
    page.mouse.up()
    frames(page)
    assert squares(page) == {}
    assert status(page) == "X's turn"


def test_no_piece_follows_after_the_end(page):
    open_game(page, "3x3:a1a2b1b2c1")
    for mark in ("x", "o"):
        home = box(page, mark)
        lift(page, mark)
        move(page, "c3")
        frames(page)
        assert box(page, mark) == home
        page.mouse.up()
    assert len(squares(page)) == 5
