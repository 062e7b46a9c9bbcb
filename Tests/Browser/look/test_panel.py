"""The messages and buttons beside the board, and the panel: a sheet, or in the rail's place."""

import pytest

from board import (
    button, center, choose_level, filmed, frames, game, has_panel, headline, moves, open_game, panel, phase, play, point,
    press, run, save, squares, status, tap, visit, wait_whole,
    with_attribute,
)
from conftest import wait_phase
from hearing import listen, wait_told
from playwright.sync_api import expect

pytestmark = pytest.mark.moving

WON = "3x3:a1a2b1b2"  # c1 wins
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1440, "height": 900}


def wait_still(page):
    """Waits until the panel has slid in or out."""
    page.wait_for_function("() => document.getElementById('panel').getAnimations().length === 0")


@pytest.fixture
def won(page):
    """A page with the result of a won game."""
    open_game(page, WON)
    play(page, "c1")
    return page


# The result


@pytest.mark.parametrize(
    ("text", "last", "words", "told"),
    [
        (WON, "c1", "Bottom row, in 3 moves", "X wins!"),
        ("3x3:a1b1a2b2c3", "b3", "Middle column, in 3 moves", "O wins!"),
        ("3x3:a1b1b2c1", "c3", "Diagonal, in 3 moves", "X wins!"),
        ("4x4+corners+squares:a1b4d1c4d4b2", "a4", "Four corners, in 4 moves", "X wins!"),
        ("4x4+corners+squares:a1d4b1c4b2d2", "a2", "Bottom left 2×2 block, in 4 moves", "X wins!"),
        ("3x3:a1b2c3b1b3a3c1c2", "a2", "The board is full", "A draw"),
    ],
)
def test_the_result_says_who_won_and_why(new_page, text, last, words, told):
    page = new_page(reduced_motion="reduce")
    open_game(page, text)
    play(page, last)
    assert (status(page), headline(page)) == (words, told)


def test_the_result_addresses_the_person_who_played(page):
    open_game(page, WON)
    save(page, players="person beginner fixed")
    visit(page)
    play(page, "c1")
    assert headline(page) == "You win!"


def test_the_result_comes_when_the_line_is_drawn(held):
    open_game(held, WON)
    tap(held, "c1")
    moves(held)
    assert (phase(held), button(held, "Play again").count()) == ("animating", 0)
    run(held)
    heights = [picture["y"] for picture in filmed(held, "#result")]
    assert heights[0] > heights[-1] and heights == sorted(heights, reverse=True), "it comes from below"
    assert not has_panel(held)


def test_play_again_begins_a_new_game_with_x(won):
    press(won, "Play again")
    wait_phase(won, "playing")
    assert (squares(won), status(won), game(won)) == ({}, "X's turn", "3x3:")
    assert not button(won, "Play again").is_visible()
    play(won, "a1")
    assert squares(won) == {"a1": "X"}


def test_the_marks_fade_away_with_the_result(held):
    open_game(held, WON)
    tap(held, "c1")
    run(held)
    moves(held)
    press(held, "Play again")
    opacities = [picture["opacity"] for picture in filmed(held, "[data-mark=x] svg")]
    assert opacities == sorted(opacities, reverse=True)
    assert opacities[0] == 1 and opacities[-1] == 0
    run(held)
    assert held.locator("[data-mark] svg").count() == 0


def test_the_result_of_an_opened_game_is_shown(page):
    open_game(page, "3x3:a1a2b1b2c1")
    assert (status(page), headline(page)) == ("Bottom row, in 3 moves", "X wins!")
    assert with_attribute(page, "data-winning") == {"a1", "b1", "c1"}


def test_another_opponent_is_one_tap_from_the_result(won):
    press(won, "Opponent")
    assert won.get_by_role("dialog", name="Players").is_visible()


# The opponents


def opponent(page):
    """The chosen kind of opponent, and the level of the computer."""
    return page.locator("#opponents :checked").evaluate_all("""inputs => inputs
        .filter(input => input.checkVisibility()).map(input => input.ariaLabel ?? input.parentElement.innerText)""")


def test_a_first_visit_is_against_the_computer(page):
    visit(page)
    assert opponent(page) == ["Computer", "Easy"]
    assert (status(page), page.locator("#detail").inner_text()) == ("Your move. Tap any square.", "")
    button(page, "Online").wait_for()
    tap(page, "b2")
    page.wait_for_function("() => document.querySelectorAll('[data-mark]').length === 2")
    assert not page.locator("#opponents").is_visible(), "it gives way to the game"
    assert squares(page)["b2"] == "X"


def test_one_tap_lets_the_computer_start(page):
    visit(page)
    button(page, "Or let the computer start").click()
    page.wait_for_function("() => document.querySelectorAll('[data-mark=x]').length === 1")
    wait_phase(page, "playing")
    assert page.locator("#name-o").inner_text() == "You"
    press(page, "New game")
    assert page.locator("#name-x").inner_text() == "You", "the next game is the player's again"


def test_two_people_are_one_tap_away(page):
    visit(page)
    page.get_by_role("radio", name="2 players").check(force=True)
    assert opponent(page) == ["2 players"]
    play(page, "b2", "a1")
    assert squares(page) == {"b2": "X", "a1": "O"}


def test_a_later_visit_goes_on_with_the_saved_game(page):
    visit(page)
    tap(page, "b2")
    page.wait_for_function("() => document.querySelectorAll('[data-mark]').length === 2")
    wait_phase(page, "playing")
    before = squares(page)
    page.goto("about:blank")
    visit(page)
    assert squares(page) == before
    assert page.locator("#about-o").inner_text() == "Easy"


@pytest.mark.parametrize("text", ["3x3:", "4x4+corners+squares:b2"])
def test_a_link_with_a_game_is_for_two(page, text):
    visit(page)
    page.goto("about:blank")
    open_game(page, text)
    assert [page.locator(f"#name-{mark}").inner_text() for mark in "xo"] == ["Player 1", "Player 2"]


def test_the_opponents_are_radio_groups_with_arrow_keys(page):
    visit(page)
    page.get_by_role("radiogroup", name="Level").get_by_role("radio", name="Easy").focus()
    page.keyboard.press("ArrowRight")
    assert opponent(page) == ["Computer", "Medium"]
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert opponent(page) == ["Computer", "Beginner"]
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.get_by_role("radio", name="Computer").focus()
    page.keyboard.press("ArrowLeft")
    assert opponent(page) == ["2 players"]
    page.keyboard.press("ArrowRight")
    assert opponent(page) == ["Computer", "Easy"]


def test_the_stepper_goes_from_level_to_level(page):
    visit(page)
    button(page, "Harder").click()
    assert opponent(page) == ["Computer", "Medium"]
    for _ in range(3):
        button(page, "Easier").click(force=True)
    assert opponent(page) == ["Computer", "Beginner"], "the first one has none below it"


def test_a_tap_in_progress_survives_the_arrival_of_play_online(page):
    held = []
    page.route("**/rooms", lambda route: held.append(route))
    with page.expect_request("**/rooms"):
        open_game(page)
    computer = page.locator("label").filter(has_text="Computer")
    page.mouse.move(*center(computer))
    page.mouse.down()
    place = computer.bounding_box()
    assert not button(page, "Online").is_visible()
    held[0].continue_()
    button(page, "Online").wait_for()
    assert computer.bounding_box() == place
    page.mouse.up()
    assert opponent(page) == ["Computer", "Easy"]


def test_the_last_opponent_is_the_next_one(page):
    open_game(page)
    choose_level(page, "Easy")
    page.reload()
    wait_phase(page, "playing")
    assert opponent(page) == ["Computer", "Easy"]


# The panel


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_panel_slides_in_from_below_or_replaces_the_rail(new_page, size):
    page = new_page(viewport=size)
    open_game(page)
    press(page, "Menu")
    wait_still(page)
    box, board = panel(page).bounding_box(), page.locator("#card").bounding_box()
    if size == DESK:
        assert box["x"] >= board["x"] + board["width"]
        assert (box["y"], box["height"]) == pytest.approx((board["y"], board["height"]), abs=1)
    else:
        assert box["x"] + box["width"] / 2 == pytest.approx(size["width"] / 2, abs=1)
        assert box["y"] >= 56, "some of the page is seen"


def by_the_cross(page):
    press(page, "Close")


def by_escape(page):
    page.keyboard.press("Escape")


def by_back(page):
    page.go_back()


def by_a_tap_beside_it(page):
    page.mouse.click(*point(page, "a3"))


def by_a_tap_on_the_ground(page):
    size = page.viewport_size
    page.mouse.click(size["width"] - 4, size["height"] - 4)


def by_the_scrim(page):
    page.mouse.click(20, 20)


def by_what_opened_it(page):
    page.locator("#menu").dispatch_event("click")


WAYS_OUT = [by_the_cross, by_escape, by_back, by_a_tap_beside_it, by_a_tap_on_the_ground, by_the_scrim, by_what_opened_it]


@pytest.mark.parametrize("way_out", WAYS_OUT, ids=lambda way: way.__name__)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_every_way_out_of_a_panel_costs_nothing(new_page, size, way_out):
    if way_out in ([by_the_scrim] if size == DESK else [by_a_tap_beside_it, by_a_tap_on_the_ground]):
        pytest.skip("there is none")
    page = new_page(viewport=size, reduced_motion="reduce")
    open_game(page, "3x3:b2")
    press(page, "Menu")
    before = {"b2": "X"}, status(page), game(page), phase(page)
    way_out(page)
    page.locator("#panel").wait_for(state="hidden")
    assert (squares(page), status(page), game(page), phase(page)) == before
    play(page, "a3")
    assert squares(page) == {"b2": "X", "a3": "O"}


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_tap_between_the_rows_of_a_panel_leaves_it_open(new_page, size):
    page = new_page(viewport=size, reduced_motion="reduce")
    open_game(page)
    press(page, "Menu")
    box = panel(page).bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 2)
    assert panel(page).is_visible()
    press(page, "Close")
    panel(page).wait_for(state="hidden")


def test_what_lies_under_a_sheet_is_out_of_reach(new_page):
    page = new_page(viewport=PHONE, reduced_motion="reduce")
    open_game(page, "3x3:b2")
    press(page, "Menu")
    reached = set()
    for _ in range(20):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("""() => {
            const { activeElement: node } = document;
            return node.closest("#panel") ? "panel" : node.id || node.localName;
        }"""))
    assert reached <= {"panel", "body"}


def test_how_to_play_in_the_middle_of_a_turn_change_leaves_the_game_as_it_was(page):
    open_game(page)
    tap(page, "b2")
    press(page, "How to play")
    wait_still(page)
    press(page, "OK")
    wait_phase(page, "playing")
    assert (squares(page), status(page)) == ({"b2": "X"}, "O's turn")


# How to play


@pytest.mark.parametrize(
    ("text", "title", "said", "unsaid"),
    [
        ("3x3:", "How to play Tic-tac-toe", ["three of your marks in a row", "1,080 possible games"],
            ["corners", "block wins"]),
        (
            "4x4+corners+squares:", "How to play Corners & blocks",
            ["four of your marks in a row", "four corners", "2×2 block", "2,917,736 possible games"], [],
        ),
        ("5x5k4:", "How to play Four in a row", ["four of your marks in a row"], ["corners", "games"]),
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


def test_how_to_play_leaves_the_game_as_it_was(page):
    open_game(page)
    play(page, "b2", "a1")
    before = squares(page), status(page), game(page), phase(page)
    press(page, "How to play")
    wait_still(page)
    press(page, "OK")
    wait_still(page)
    assert not has_panel(page)
    assert (squares(page), status(page), game(page), phase(page)) == before
    play(page, "c3")
    assert squares(page) == {"b2": "X", "a1": "O", "c3": "X"}


def test_closing_how_to_play_after_the_end_shows_the_result_again(won):
    press(won, "How to play")
    assert panel(won).get_by_role("heading").inner_text() == "How to play Tic-tac-toe"
    press(won, "OK")
    frames(won)
    assert button(won, "Play again").is_visible()
    assert (phase(won), status(won), len(squares(won))) == ("finished", "Bottom row, in 3 moves", 5)


def test_the_last_step_of_the_levels_keeps_its_ring(page):
    visit(page)
    easier = button(page, "Easier")
    easier.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.getElementById('easier').ariaDisabled === 'true'")
    expect(easier).to_be_focused()
    expect(easier).to_have_css("opacity", "1")
    page.keyboard.press("Tab")
    expect(easier).to_have_css("opacity", "0")


def test_a_number_with_the_focus_has_a_ring(page):
    open_game(page)
    wait_whole(page)
    button(page, "Game: Tic-tac-toe 3×3").click()
    number = page.locator(".number").first
    expect(number).to_have_css("outline-style", "none")
    number.locator("input").focus()
    expect(number).to_have_css("outline-style", "solid")


def test_the_stepper_tells_the_level(page):
    listen(page)
    visit(page)
    for name, level in [("Harder", "Medium"), ("Easier", "Easy"), ("Easier", "Beginner")]:
        button(page, name).focus()
        page.keyboard.press("Enter")
        wait_told(page, level, is_start=True)


def test_a_panel_over_a_lesson_that_replaces_another_is_told(page):
    listen(page)
    page.goto("/#lesson=1")
    wait_phase(page, "playing")
    button(page, "Menu").click()
    button(page, "How to play").click()
    wait_told(page, "How to play Tic-tac-toe.", is_start=True)


def test_a_switch_changes_what_the_others_stand_for(page):
    open_game(page, "4x4+corners+squares:")
    button(page, "Game: Corners & blocks 4×4").click()
    corners = panel(page).get_by_role("checkbox", name="The four corners")
    expect(corners).to_have_accessible_name("The four corners win")
    reversed = panel(page).get_by_role("checkbox", name="Reversed (misère): a line loses")
    reversed.focus()
    for name in ["The four corners lose", "The four corners win"]:
        page.keyboard.press("Space")
        expect(corners).to_have_accessible_name(name)
        expect(reversed).to_be_focused()


def test_only_a_refusal_looks_like_one(page):
    open_game(page)
    page.evaluate("() => { navigator.clipboard.writeText = async () => {}; }")
    button(page, "Share").click()
    button(page, "Copy link").click()
    expect(panel(page).get_by_text("Copied")).to_have_class("note")
    page.keyboard.press("Escape")
    button(page, "Game: Tic-tac-toe 3×3").click()
    panel(page).get_by_label("Columns").fill("77")
    expect(panel(page).get_by_text("A board can have 1 to 19 columns")).to_have_class("refusal")


@pytest.mark.parametrize("link", ["lesson=1", "day=2026-01-11", "draw=5x5"])
def test_a_link_to_a_quest_is_copied_for_all_to_see(page, link):
    page.add_init_script("navigator.clipboard.writeText = async () => {}")
    page.goto("/#" + link)
    wait_phase(page, "playing")
    button(page, "Share").click()
    expect(page.locator("#detail")).to_have_text("Copied")


def test_the_names_of_a_lesson_lead_nowhere_and_say_so(page):
    page.goto("/#lesson=1")
    wait_phase(page, "playing")
    names = [page.locator(f"#player-{mark}") for mark in "xo"]
    for name in names:
        expect(name).to_have_attribute("aria-disabled", "true")
    button(page, "Back to the game").click()
    for name in names:
        expect(name).not_to_have_attribute("aria-disabled", "true")


def test_undo_of_a_drawing_points_back_in_the_direction_of_reading(page):
    page.add_init_script("localStorage.setItem('language', 'he')")
    page.goto("/#draw=5x5")
    wait_phase(page, "playing")
    wait_whole(page)
    icons = page.locator("#live .icon")
    expect(icons).to_have_count(4)
    assert icons.evaluate_all("(icons) => icons.map((icon) => getComputedStyle(icon).scale)") == ["-1 1", "none", "none", "none"]
