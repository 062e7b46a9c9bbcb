"""A puzzle or a lesson over a game: the game meanwhile, and the way back to it."""

from board import button, lift, move, open_game, press, square, tap
from conftest import wait_phase
from hearing import hear, listen
from playwright.sync_api import expect
from test_rooms import make_room, server, sit_down, table, visit  # noqa: F401

DAY = "day=2026-01-11"  # On a board of 4×4.


def open_over(page, link=DAY, squares=16):
    """Opens a puzzle or a lesson over the game of a page."""
    page.evaluate("link => { location.hash = link; }", link)
    expect(page.get_by_role("gridcell")).to_have_count(squares)
    wait_phase(page, "playing")


def test_the_values_of_a_game_are_none_of_a_larger_puzzles(page):
    open_game(page)
    press(page, "Explain")
    page.locator("[data-value]").first.wait_for()
    open_over(page)
    for name in ["d4", "d1", "a4"]:
        square(page, name).hover()
    square(page, "d4").focus()
    page.keyboard.press("ArrowLeft")
    press(page, "Back to the game")
    page.locator("[data-value]").first.wait_for()


def test_a_turn_of_a_live_game_calls_from_behind_a_puzzle(table):  # noqa: F811
    host, guest, link = table
    open_over(guest)
    expect(button(guest, "Back to the game")).to_be_visible()
    listen(guest)
    tap(host, "b2")
    expect(button(guest, "Your turn")).to_be_visible()
    hear(guest, "Your friend: the centre (b2). Your turn.")
    button(guest, "Your turn").click()
    guest.wait_for_function("link => location.hash === link", arg=link)
    guest.wait_for_function("() => document.documentElement.dataset.game === '3x3:b2'")


def test_a_live_game_that_begins_comes_before_a_puzzle(visit):  # noqa: F811
    host = visit()
    link = make_room(host)
    open_over(host)
    guest = visit(link)
    sit_down(guest, host)
    expect(host.get_by_role("gridcell")).to_have_count(9)
    host.wait_for_function("link => location.hash === link", arg=link)
    tap(host, "b2")
    expect(square(guest, "b2")).to_have_attribute("data-mark", "x")


def test_a_drag_goes_on_when_something_else_happens(page):
    page.goto("/#lesson=1")
    wait_phase(page, "playing")
    lift(page, "x")
    move(page, "c1")
    page.emulate_media(reduced_motion="no-preference")
    move(page, "c1")
    page.mouse.up()
    expect(square(page, "c1")).to_have_attribute("data-mark", "x")


def test_back_leads_from_a_puzzle_opened_twice_to_the_game(page):
    open_game(page, "3x3:b2")
    for _ in range(2):
        press(page, "Boards")
        button(page, "Puzzle of the day").click()
        expect(page.locator("#panel")).to_be_hidden()
        page.wait_for_function("() => location.hash.startsWith('#day=')")
    page.wait_for_function("() => !history.state?.isSheet")
    page.go_back()
    page.wait_for_function("() => location.hash === '#3x3:b2'")
