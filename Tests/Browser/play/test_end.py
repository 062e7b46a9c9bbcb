"""The ends of games: winning lines and draws."""

import re

import pytest

from board import (
    filmed, headline, open_game, phase, play, press, run, run_until, square, squares, status, tap,
    with_attribute,
)
from conftest import wait_phase

pytestmark = pytest.mark.moving


def name(column, row):
    return "abcdefghijklmnopqrs"[column] + str(row + 1)


def straight_lines(columns, rows, count):
    """Every row, column and diagonal of `count` squares."""
    for column in range(columns):
        for row in range(rows):
            for step, rise in [(1, 0), (0, 1), (1, 1), (1, -1)]:
                line = [(column + i * step, row + i * rise) for i in range(count)]
                if all(0 <= x < columns and 0 <= y < rows for x, y in line):
                    yield [name(x, y) for x, y in line]


CORNERS = ["a1", "d1", "d4", "a4"]
BLOCKS = [
    [name(x, y), name(x + 1, y), name(x + 1, y + 1), name(x, y + 1)]
    for x in range(3) for y in range(3)
]
EVERY_LINE = {
    "3x3": list(straight_lines(3, 3, 3)),
    "4x4+corners+squares": [*straight_lines(4, 4, 4), CORNERS, *BLOCKS],
    "4x3": list(straight_lines(4, 3, 3)),
}


def fillers(line, rules):
    """Moves for O far from any line of its own."""
    columns, rows = int(rules[0]), int(rules[2])
    free = [name(x, y) for x in range(columns) for y in range(rows) if name(x, y) not in line]
    return [free[0], free[-1], free[len(free) // 2]]


def washed(page):
    """The squares whose centres are in the wash of each line."""
    return page.evaluate(
        """() => [...document.querySelectorAll('#wash path')].map(path => {
            const toDrawing = path.getScreenCTM().inverse();
            const middle = button => {
                const { x, y, width, height } = button.getBoundingClientRect();
                return new DOMPoint(x + width / 2, y + height / 2).matrixTransform(toDrawing);
            };
            return [...document.querySelectorAll('button[role=gridcell]')]
                .filter(button => path.isPointInFill(middle(button)))
                .map(button => button.ariaLabel.split(',')[0]);
        })"""
    )


def is_green(color):
    red, green, blue, *alpha = (float(part) for part in re.findall(r"[\d.]+", color))
    return alpha != [0] and green > red and green > blue


def colors(page):
    return dict(
        page.get_by_role("gridcell").evaluate_all(
            """buttons => buttons.map(button => [
                button.ariaLabel.split(',')[0], getComputedStyle(button).color])"""
        )
    )


@pytest.mark.parametrize(
    ("rules", "color_scheme"), [*((rules, "light") for rules in EVERY_LINE), ("3x3", "dark")]
)
def test_every_line_turns_green_inside_a_loop(new_page, rules, color_scheme):
    page = new_page(reduced_motion="reduce", color_scheme=color_scheme)
    open_game(page)
    for line in EVERY_LINE[rules]:
        *first, last = line
        moves = [move for pair in zip(first, fillers(line, rules)) for move in pair]
        open_game(page, f"{rules}:{''.join(moves)}")
        page.wait_for_function("text => location.hash === text", arg=f"#{rules}:{''.join(moves)}")
        assert with_attribute(page, "data-winning") == set()
        play(page, last)
        assert phase(page) == "finished", line
        assert with_attribute(page, "data-winning") == set(line)
        assert {square for square, color in colors(page).items() if is_green(color)} == set(line)
        (inside,) = washed(page)
        assert set(inside) == set(line)
        assert page.locator("#loop path").count() == 1
        assert headline(page) == "X wins!"


# A last move and all the lines it completes.
SEVERAL = {
    "a row and a column": (
        "5x5k3:a1e5b1a4c2e2c3b5", "c1", [["a1", "b1", "c1"], ["c1", "c2", "c3"]],
        "Row a1–c1 and column c1–c3, in 5 moves",
    ),
    "a row, the corners and a square": (
        "4x4+corners+squares:d1a3d4b3a4b4b1c2c1c4b2d2a2d3", "a1",
        [["a1", "b1", "c1", "d1"], ["a1", "b1", "b2", "a2"], CORNERS],
        "Bottom row, four corners and bottom left 2×2 block, in 8 moves",
    ),
}


@pytest.mark.parametrize("several", SEVERAL)
def test_every_line_that_the_last_move_completes_is_drawn(new_page, several):
    text, last, lines, words = SEVERAL[several]
    page = new_page(reduced_motion="reduce")
    open_game(page, text)
    play(page, last)
    assert with_attribute(page, "data-winning") == {square for line in lines for square in line}
    drawn = washed(page)
    assert len(drawn) == len(lines)
    for line in lines:
        assert set(line) in map(set, drawn)
    assert status(page) == words
    assert headline(page) == "X wins!"


def test_the_pen_passes_its_start_outside_of_it(new_page):
    page = new_page(reduced_motion="reduce")
    open_game(page, "3x3:a1a2b1b2")
    play(page, "c1")
    start, end = page.locator("#loop path").evaluate(
        """path => [0, path.getTotalLength()].map(length => {
            const { x, y } = path.getPointAtLength(length);
            return [x, y];
        })"""
    )
    assert end[0] > start[0] and end[1] < start[1] - 3


def test_the_loop_draws_itself_before_the_result_is_shown(held):
    open_game(held, "3x3:a1a2b1b2")
    tap(held, "c1")
    assert phase(held) == "animating"
    for _ in range(100):  # The pen of the last mark lifts before the loop begins.
        if held.locator("#loop path").count():
            break
        run(held, 10)
    film = filmed(held, "#loop path")
    undrawn = [picture["undrawn"] for picture in film]
    assert undrawn == sorted(undrawn, reverse=True)
    assert undrawn[0] > 0.5 and undrawn[-1] == 0
    # It is complete before the result appears.
    whole = next(picture["time"] for picture in film if picture["undrawn"] == 0)
    assert whole <= run_until(held, "finished")


def test_o_wins_too(page):
    open_game(page, "3x3:a1b1a2b2c3")
    play(page, "b3")
    assert (headline(page), status(page)) == ("O wins!", "Middle column, in 3 moves")
    assert with_attribute(page, "data-winning") == {"b1", "b2", "b3"}


def test_the_lines_are_cleared_by_the_next_game(page):
    open_game(page, "3x3:a1a2b1b2")
    plain = colors(page)
    play(page, "c1")
    assert page.locator("#loop path").count() == 1
    press(page, "New game")
    assert page.locator("#loop path").count() == 0
    assert with_attribute(page, "data-winning") == set()
    wait_phase(page, "playing")
    page.wait_for_function(
        """plain => [...document.querySelectorAll('button[role=gridcell]')].every(
            button => getComputedStyle(button).color === plain)""",
        arg=plain["c3"],
    )


def test_the_winning_squares_are_named(page):
    open_game(page, "3x3:a1a2b1b2c1")
    for name in ("a1", "b1", "c1"):
        assert square(page, name).get_attribute("aria-label") == f"{name}, X, winning line"
    assert square(page, "a2").get_attribute("aria-label") == "a2, O"


def test_a_full_board_without_a_line_is_a_draw(page):
    open_game(page, "3x3:a1b2c3b1b3a3c1c2")
    play(page, "a2")
    assert (phase(page), status(page)) == ("finished", "The board is full")
    assert len(squares(page)) == 9
    assert with_attribute(page, "data-winning") == set()
    assert page.locator("#loop path").count() == 0
    assert headline(page) == "A draw"
    assert page.locator("#wins").text_content() == "0 – 0"


def test_a_full_board_with_a_line_is_a_win(page):
    open_game(page, "3x3:a1b2c3b1b3a3c1a2")
    play(page, "c2")
    assert status(page) == "Right column, in 5 moves"
    assert len(squares(page)) == 9
