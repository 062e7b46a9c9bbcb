"""Shapes that a player draws on the page, the gallery, and the list of boards."""

import pytest

from board import button, game, has_panel, press, square, status, tap, visit, with_attribute
from conftest import wait_phase
from hearing import wait_told
from test_puzzle import dataset, page  # noqa: F401


def draw(page, text="6x6", *names):
    """Opens a drawing by its link, and fills squares."""
    page.goto("/#draw=" + text)
    wait_phase(page, "playing")
    for name in names:
        tap(page, name)


def wait_status(page, text):
    page.wait_for_function("text => document.getElementById('status').textContent === text", arg=text)


def test_a_shape_is_drawn_judged_and_played(page):
    draw(page)
    assert status(page) == "Draw what wins: tap its squares."
    assert button(page, "Undo").get_attribute("aria-disabled") == "true"
    for name in ["b3", "c3", "d3", "e3", "c4"]:
        tap(page, name)
    wait_status(page, "X wins in 6 moves")
    wait_told(page, "X wins in 6 moves.")
    assert with_attribute(page, "data-winning") == {"b3", "c3", "d3", "e3", "c4"}
    assert square(page, "c4").get_attribute("aria-label") == "c4, in the shape"
    assert game(page) == "draw=6x6k0+a1b1c1d1b2"
    assert dataset(page)[3] == "6x6k0+a1b1c1d1b2:"
    page.reload()
    wait_status(page, "X wins in 6 moves")
    assert len(with_attribute(page, "data-winning")) == 5
    button(page, "Play it").click()
    page.wait_for_function("() => document.documentElement.dataset.game === '6x6k0+a1b1c1d1b2:'")
    assert game(page) == "6x6k0+a1b1c1d1b2:" and with_attribute(page, "data-winning") == set()
    page.go_back()
    wait_status(page, "X wins in 6 moves")


def test_squares_are_emptied_and_taken_back(page):
    draw(page, "5x5", "b3", "c3", "d3")
    wait_status(page, "X wins in 3 moves")
    tap(page, "b3")
    wait_status(page, "X wins in 2 moves")
    wait_told(page, "b3, not in the shape.")
    wait_told(page, "X wins in 2 moves.")
    button(page, "Undo").click()
    assert with_attribute(page, "data-winning") == {"c3"}
    assert status(page) == "One more square at least."
    button(page, "Clear").click()
    assert with_attribute(page, "data-winning") == set()


def test_keys_draw_and_undo(page):
    draw(page, "4x4")
    square(page, "b2").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    assert with_attribute(page, "data-winning") == {"b2", "c2"}
    assert page.evaluate("() => document.activeElement.getAttribute('aria-label')") == "c2, in the shape"
    page.keyboard.press("u")
    assert with_attribute(page, "data-winning") == {"b2"}


def test_a_ninth_square_is_refused(page):
    draw(page, "6x6", "a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "e2")
    wait_told(page, "A shape has at most 8 squares.")
    assert status(page) == "A shape has at most 8 squares." and len(with_attribute(page, "data-winning")) == 8


def test_pairs_show_why_nobody_can_win(page):
    draw(page, "6x6k0+a1b1a2b2")
    wait_status(page, "Nobody can win, on any board")
    assert page.locator("#rings .pair").count() == 0
    button(page, "Why?").click()
    assert page.locator("#rings .pair").count() > 12
    assert "the other square of a pair" in page.locator("#detail").inner_text()
    button(page, "Why?").click()
    assert page.locator("#rings .pair").count() == 0


def test_the_board_is_resized_and_the_smallest_and_a_fair_one_are_offered(page):
    draw(page, "6x6k0+a1b1c1b2")
    button(page, "Smallest: 5×5").click()
    wait_status(page, "X wins in 4 moves")
    assert page.get_by_role("gridcell").count() == 25
    button(page, "Smaller").click()
    wait_status(page, "Nobody can win if both are careful")
    assert page.get_by_role("gridcell").count() == 16
    button(page, "Larger").click()
    assert page.get_by_role("gridcell").count() == 25
    draw(page, "3x3k0+a1b1b2c2")
    button(page, "Make it fair").click()
    wait_status(page, "Fair with swap")
    assert game(page) == "draw=3x3k0+a1b1b2c2+swap"


def test_all_that_is_offered_fits_a_small_phone(new_page):
    page = new_page(viewport={"width": 320, "height": 568})
    draw(page, "6x6k0+a1b1c1b2")
    button(page, "Smallest: 5×5").wait_for()
    bottom = page.locator("#live button").first.bounding_box()
    assert bottom["y"] + bottom["height"] <= 568 and bottom["height"] >= 44
    offer = page.locator("#result").bounding_box()
    assert offer["y"] + offer["height"] <= bottom["y"]
    leave = button(page, "Back to the game")
    leave.scroll_into_view_if_needed()
    leave.click()
    page.wait_for_function("() => document.documentElement.dataset.game === '3x3:'")


def test_two_shapes_win_together(page):
    draw(page, "5x5", "b3", "c3", "d3")
    button(page, "Add a shape").click()
    assert with_attribute(page, "data-winning") == set()
    tap(page, "b2")
    tap(page, "c3")
    page.wait_for_function("() => document.documentElement.dataset.game === '5x5k0+a1b1c1+a1b2:'")
    assert "Tic" in page.locator("#detail").inner_text()


def test_a_search_under_way_gives_way_to_the_next_drawing(page):
    """Snaky is not solved within seconds; a tap ends that search."""
    draw(page, "8x8k0+a1b1c1d1d2e2")
    wait_status(page, "Who can win? Looking …")
    for _ in range(6):
        button(page, "Undo").click()
    tap(page, "c3")
    tap(page, "d3")
    wait_status(page, "X wins in 2 moves")


def test_the_gallery_shows_animals_and_opens_one(page):
    visit(page)
    press(page, "Boards")
    button(page, "Your own shape").click()
    page.wait_for_function("() => document.querySelectorAll('#panel .cards button').length === 21")
    text = page.locator("#panel-body").inner_text()
    assert "Skinny\n7×7\nX wins in 7 moves" in text and "Nobody knows" in text
    page.get_by_role("button", name="Fatty").click()
    wait_status(page, "Nobody can win, on any board")
    assert not has_panel(page) and game(page) == "draw=6x6k0+a1b1a2b2"
    button(page, "Back to the game").click()
    page.wait_for_function("() => document.documentElement.dataset.game === '3x3:'")


def test_boards_are_told_with_their_worth(page):
    visit(page)
    press(page, "Boards")
    cards = page.locator("#panel .cards button")
    worth = [text.split("\n")[-1] for text in cards.all_inner_texts()]
    assert worth == [
        "A draw", "A draw", "A draw", "X can always win", "A draw", "A draw", "X wins in 6 moves", "Fair with swap",
    ]
    legends = page.locator("#panel legend").all_inner_texts()
    assert legends == ["Puzzles and lessons", "Boards", "Custom board"]


@pytest.mark.parametrize("width, height", [(320, 568), (390, 844), (844, 390), (820, 1180), (1440, 900)])
def test_nothing_on_the_list_of_boards_is_cut(new_page, width, height):
    page = new_page(viewport={"width": width, "height": height})
    visit(page)
    press(page, "Boards")
    cut = page.evaluate("""() => [...document.querySelectorAll('#panel :is(.tiles, .cards) button')]
        .filter((button) => button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight)
        .map((button) => button.innerText)""")
    assert cut == []
    assert page.locator("#panel-actions").evaluate("node => node.childElementCount") == 0, "nothing covers a card"


def test_what_one_tab_has_solved_stays_when_another_one_saves(page):
    """A tab with an open lesson, while a day is solved in another one."""
    page.goto("/#lesson=1")
    wait_phase(page, "playing")
    other = page.context.new_page()
    other.goto("/#day=2026-01-11")
    wait_phase(other, "playing")
    for name in ["b3", "b2", "a3"]:
        tap(other, name)
        other.wait_for_function(
            "() => !['thinking', 'animating'].includes(document.documentElement.dataset.phase)")
    # It is kept after the next frame, and the first tab hears of it later.
    other.wait_for_function("() => /^days [0-9]/.test(localStorage.getItem('learning'))")
    saved = other.evaluate("() => localStorage.getItem('learning')")
    assert "try 11" in saved
    page.wait_for_function("text => localStorage.getItem('learning') === text", arg=saved)
    tap(page, "c1")
    button(page, "Next").click()
    page.wait_for_function("text => localStorage.getItem('learning') !== text", arg=saved)
    now = page.evaluate("() => localStorage.getItem('learning')")
    assert "try 11" in now and now.splitlines()[0] == saved.splitlines()[0]
    other.close()


def test_a_sheet_is_printed_as_boards_and_tasks_without_answers(page):
    page.goto("/#puzzles=3x3:a1,3x3:b1,4x4+corners+squares:d2b4d1b1a1c3c4")
    page.wait_for_function("() => [...document.querySelectorAll('#sheet b')].every((task) => task.textContent)"
                           " && document.querySelectorAll('#sheet li').length === 3")
    assert not page.locator("#sheet").is_visible()
    press(page, "Hint")
    page.emulate_media(media="print", color_scheme="dark")
    sheet = page.locator("#sheet")
    assert sheet.is_visible() and not page.locator("#stage").is_visible() and not page.locator("#bar").is_visible()
    assert sheet.locator("li").count() == sheet.locator(".picture").count() == 3
    text = sheet.inner_text()
    assert "You play O. Only one move wins. It takes you 3 moves." in text and "four corners" in text
    assert "b3" not in text and sheet.locator("[data-hint]").count() == 0
    ink = sheet.evaluate("node => [getComputedStyle(node).color, getComputedStyle(document.documentElement).backgroundColor]")
    assert ink[0] == "rgb(0, 0, 0)" and ink[1] in {"rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"}
    page.emulate_media(media="screen")
    press(page, "New game")
    page.wait_for_function("() => !document.documentElement.hasAttribute('data-sheet')")


def test_a_game_is_printed_as_its_board(page):
    page.goto("/#3x3:b2a1")
    wait_phase(page, "playing")
    page.wait_for_function("() => document.styleSheets.length === 2")
    page.emulate_media(media="print")
    assert page.locator("#stage").is_visible()
    for part in ["#bar", "#actions", "#offer"]:
        assert not page.locator(part).is_visible()


@pytest.mark.parametrize("theme", ["auto", "dark", "contrast", "chalk"])
def test_a_game_of_a_dark_theme_is_printed_in_ink(page, theme):
    page.emulate_media(color_scheme="dark")
    page.goto("/#3x3:b2a1")
    wait_phase(page, "playing")
    page.wait_for_function("() => document.styleSheets.length === 2")
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    page.emulate_media(media="print", color_scheme="dark")
    colors = page.evaluate("""() => ["#lines", "[data-mark=x]", "[data-mark=o]", "#status", "#name-x", "#row-names"]
        .map((name) => getComputedStyle(document.querySelector(name)).color.match(/[0-9]+/g).slice(0, 3).map(Number))""")
    assert all(max(color) < 128 for color in colors), colors


def test_the_lesson_about_twins_draws_its_pairs(page):
    page.goto("/#lesson=10")
    wait_phase(page, "playing")
    assert page.locator("#rings .pair").count() == 12


def test_the_week_is_shown_as_dots(page):
    visit(page)
    press(page, "Boards")
    dots = page.locator("#panel .tiles .week circle")
    assert dots.count() == 7 and page.locator("#panel .week .solved").count() == 0
