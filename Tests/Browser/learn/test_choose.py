"""Choosing a game: the named ones and custom ones."""

import re

import pytest

from board import button, game, has_panel, open_game, panel, play, press, square, status
from conftest import wait_phase


PRESETS = {
    "Tic-tac-toe": "3x3:",
    "Corners & blocks": "4x4+corners+squares:",
    "4×4": "4x4:",
    "Four in a row": "5x5k4:",
    "Gomoku": "15x15k5:",
    "6×6": "6x6:",
    "6×6, four in a row": "6x6k4:",
    "6×5, four in a row, with swap": "6x5k4+swap:",
}
NUMBER_WANTED = "Enter a whole number from 1 to 19"


def choose(page):
    """Opens the panel of games, from a game of 5×4."""
    open_game(page, "5x4k3:")
    page.locator("#games").click()
    panel(page).wait_for()


def test_every_named_game_is_offered_and_played(page):
    for name, text in PRESETS.items():
        choose(page)
        panel(page).get_by_role("button", name=re.compile(f"^{re.escape(name)}(?!,)")).click()
        wait_phase(page, "playing")
        assert game(page) == text
        columns, rows = map(int, re.match(r"(\d+)x(\d+)", text).groups())
        assert page.get_by_role("row").count() == rows
        assert page.get_by_role("gridcell").count() == columns * rows
        assert page.locator("#game-name").inner_text() == name
        assert not has_panel(page)
        play(page, "b2")
        assert game(page) == text + "b2"


def test_the_game_being_played_is_marked(page):
    open_game(page, "4x4:")
    page.locator("#games").click()
    current = panel(page).locator("[aria-current=true]")
    assert current.all_inner_texts() == ["4×4\nA draw"]


def test_any_other_game_can_be_made(page):
    choose(page)
    for name, value in {"Columns": "5", "Rows": "4", "In a row": "3"}.items():
        field = page.get_by_label(name, exact=True)
        assert field.input_value() == value, "the fields begin with the game being played"
    page.get_by_label("Columns", exact=True).fill("7")
    page.get_by_label("Rows", exact=True).fill(" 6 ")
    page.get_by_label("In a row", exact=True).fill("5")
    page.get_by_label("The four corners win").check()
    page.get_by_label("A 2×2 block wins").check()
    press(page, "Start")
    wait_phase(page, "playing")
    assert game(page) == "7x6k5+corners+squares:"
    assert not has_panel(page)
    assert page.get_by_role("gridcell").count() == 42


def test_enter_starts_the_game_from_any_field(page):
    for field, text in [("Columns", "4x4k3:"), ("Rows", "5x4k3:"), ("In a row", "5x4:")]:
        choose(page)
        page.get_by_label(field, exact=True).fill("4")
        page.get_by_label(field, exact=True).press("Enter")
        wait_phase(page, "playing")
        assert (game(page), has_panel(page)) == (text, False)


REFUSALS = [
    ({"Columns": "20"}, "Columns", "1 to 19 columns, not 20"),
    ({"Columns": "0"}, "Columns", "1 to 19 columns, not 0"),
    ({"Columns": ""}, "Columns", NUMBER_WANTED),
    ({"Rows": "four"}, "Rows", NUMBER_WANTED),
    ({"Rows": "-1"}, "Rows", NUMBER_WANTED),
    ({"Rows": "99"}, "Rows", "1 to 19 rows, not 99"),
    ({"In a row": "6"}, "In a row", "A line of 6 does not fit on 5×4"),
    ({"In a row": "0"}, "In a row", "A line needs at least 1 square"),
    ({"In a row": "3½"}, "In a row", NUMBER_WANTED),
]


def test_invalid_rules_are_refused_beside_their_field(page):
    choose(page)
    for entries, field, reason in REFUSALS:
        for name, value in {"Columns": "5", "Rows": "4", "In a row": "3", **entries}.items():
            page.get_by_label(name, exact=True).fill(value)
        expect_refusal(page, field, reason)
        page.get_by_label(field, exact=True).press("Enter")
        assert button(page, "Start").get_attribute("aria-disabled") == "true"
        button(page, "Start").click(force=True)
        assert (has_panel(page), game(page)) == (True, "5x4k3:")
    for name, value in {"Columns": "5", "Rows": "1", "In a row": "3"}.items():
        page.get_by_label(name, exact=True).fill(value)
    page.get_by_label("The four corners win").check()
    expect_refusal(page, "The four corners win", "5×1 does not have four corners")
    page.get_by_label("The four corners win").uncheck()
    page.get_by_label("A 2×2 block wins").check()
    expect_refusal(page, "A 2×2 block wins", "A 2×2 block does not fit on 5×1")
    page.get_by_label("A 2×2 block wins").uncheck()
    assert page.locator("[aria-invalid]").count() == 0
    press(page, "Start")
    assert game(page) == "5x1k3:"


def expect_refusal(page, field, reason):
    invalid = page.locator("[aria-invalid=true]")
    assert invalid.count() == 1
    input = page.get_by_label(field, exact=True)
    assert input.get_attribute("aria-invalid") == "true"
    message = page.locator("#" + input.get_attribute("aria-describedby"))
    message.scroll_into_view_if_needed()
    assert message.is_visible()
    assert reason in message.inner_text()
    above, below = input.bounding_box(), message.bounding_box()
    assert 0 <= below["y"] - (above["y"] + above["height"]) < 24, "right under its field"


def test_a_tap_on_a_label_focuses_its_field(page):
    choose(page)
    page.get_by_text("Columns", exact=True).click()
    assert page.get_by_label("Columns", exact=True).evaluate("node => node === document.activeElement")
    page.get_by_text("The four corners win").click()
    assert page.get_by_label("The four corners win").is_checked()
    assert (has_panel(page), game(page)) == (True, "5x4k3:"), "nothing was played behind the panel"


def test_invalid_rules_do_not_block_leaving_the_panel(page):
    choose(page)
    page.get_by_label("Columns", exact=True).fill("50")
    press(page, "Close")
    assert (has_panel(page), game(page)) == (False, "5x4k3:")
    page.locator("#games").click()
    assert page.get_by_label("Columns", exact=True).input_value() == "5"


def test_the_smallest_and_largest_boards_are_played(page):
    for text, last in [("1x1:", "a1"), ("1x19:", "a19"), ("19x1:", "s1"), ("19x19:", "s19")]:
        open_game(page, text)
        square(page, last).click()
        assert game(page) == text + last
        is_over = text != "19x19:"
        wait_phase(page, "finished" if is_over else "playing")
        assert status(page) == (f"{last}, in 1 move" if is_over else "O's turn")
