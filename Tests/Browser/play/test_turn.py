"""The change of turn: animated, undisturbed, and always completed."""

import pytest

from board import (
    drag, filmed, frames, lift, move, moves, open_game, phase, piece, play, run, squares, status, tap,
)
from conftest import stop_clock, wait_phase

pytestmark = pytest.mark.moving


@pytest.fixture
def stopped(page):
    """A page whose change of turn lasts until the test runs the clock."""
    stop_clock(page)
    open_game(page)
    tap(page, "b2")
    assert phase(page) == "animating"
    return page


def test_the_turn_change_is_animated(held):
    open_game(held)
    moves(held)  # A browser that styles the page in steps animates that too.
    plate = "() => getComputedStyle(document.querySelector('#seat-o .line')).opacity"
    before = held.evaluate(plate)
    tap(held, "b2")
    assert phase(held) == "animating"
    film = filmed(held, "[data-piece=o]")
    run(held)
    assert phase(held) == "playing"
    film += filmed(held, "[data-piece=o]")
    opacities = [picture["opacity"] for picture in film]
    assert opacities == sorted(opacities)
    assert any(0.5 < opacity < 1 for opacity in opacities)
    assert opacities[-1] == 1
    assert held.evaluate(plate) != before


def test_taps_are_ignored_until_the_turn_change_has_ended(stopped):
    tap(stopped, "a1")
    tap(stopped, "b2")
    assert (squares(stopped), status(stopped)) == ({"b2": "X"}, "O's turn")
    run(stopped)
    assert phase(stopped) == "playing"
    tap(stopped, "a1")
    assert squares(stopped) == {"b2": "X", "a1": "O"}


def test_drags_are_ignored_until_the_turn_change_has_ended(stopped):
    for mark in ("x", "o"):
        home = piece(stopped, mark).bounding_box()
        lift(stopped, mark)
        move(stopped, "a1")
        run(stopped, 20)
        assert piece(stopped, mark).bounding_box() == home
        stopped.mouse.up()
    assert (squares(stopped), phase(stopped)) == ({"b2": "X"}, "animating")
    run(stopped)
    drag(stopped, "o", "a1")
    assert squares(stopped) == {"b2": "X", "a1": "O"}


def test_the_tray_cannot_be_tapped_until_the_turn_change_has_ended(stopped):
    piece(stopped, "o").click()
    assert piece(stopped, "o").get_attribute("aria-pressed") == "false"
    run(stopped)
    piece(stopped, "o").click()
    assert piece(stopped, "o").get_attribute("aria-pressed") == "true"


def test_two_taps_in_one_moment_are_one_move(page):
    open_game(page)
    page.evaluate(
        """() => {
            for (const name of ['a1', 'b1', 'c1']) {
                document.querySelector(`[aria-label^=${name}]`).click();
            }
        }"""
    )
    wait_phase(page, "playing")
    assert squares(page) == {"a1": "X"}


def test_the_turn_change_ends_without_any_transitionend(page):
    open_game(page)
    page.evaluate(
        """() => {
            for (const name of ['transitionend', 'animationend', 'transitioncancel', 'animationcancel']) {
                window.addEventListener(name, event => event.stopImmediatePropagation(), true);
            }
            document.addEventListener('transitionrun', event => {
                for (const animation of event.target.getAnimations()) animation.cancel();
            });
        }"""
    )
    play(page, "b2")
    drag(page, "o", (2, 2))
    wait_phase(page, "playing")
    play(page, "a1")
    assert squares(page) == {"b2": "X", "a1": "O"}


def test_the_turn_change_ends_without_any_frame(page):
    open_game(page)
    page.evaluate("() => { window.requestAnimationFrame = () => 0; }")
    tap(page, "b2")
    # Polled, because the page draws no frames.
    page.wait_for_function(
        "() => document.documentElement.dataset.phase === 'playing'", polling=20
    )


def test_the_turn_change_ends_after_a_tab_has_slept_in_the_middle(stopped):
    # As in a hidden tab: no frame is drawn, and the timer fires much too late.
    stopped.clock.fast_forward(60_000)
    assert phase(stopped) == "playing"
    tap(stopped, "a1")
    assert squares(stopped) == {"b2": "X", "a1": "O"}


def test_the_turn_change_ends_although_the_window_turns_in_the_middle(stopped):
    stopped.set_viewport_size({"width": 500, "height": 900})
    run(stopped, 20)
    assert phase(stopped) == "animating"
    stopped.set_viewport_size({"width": 900, "height": 500})
    run(stopped)
    assert phase(stopped) == "playing"
    drag(stopped, "o", "c1")
    assert squares(stopped) == {"b2": "X", "c1": "O"}


def test_a_drag_ends_when_the_turn_changes_under_it(page):
    open_game(page, "3x3:")
    play(page, "b2", "a1")
    home = piece(page, "x").bounding_box()
    lift(page, "x")
    move(page, "c3")
    page.evaluate("() => { location.hash = '3x3:b2' }")
    page.wait_for_function("() => location.hash === '#3x3:b2'")
    frames(page)
    assert piece(page, "x").bounding_box() == home
    page.mouse.up()
    frames(page)
    assert (squares(page), status(page)) == ({"b2": "X"}, "O's turn")
