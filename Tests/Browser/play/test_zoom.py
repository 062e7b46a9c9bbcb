"""Boards whose squares are too small for a finger: a part is visible, and follows the game."""

import pytest

from board import Finger, center, button, open_game, square, squares, wait_squares
from conftest import wait_phase
from pixels import colors

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SMALLEST = 32  # The side in CSS pixels that a finger hits easily.


@pytest.fixture
def phone(new_page):
    return new_page(**PHONE)


def side(page):
    return page.get_by_role("gridcell").first.bounding_box()["width"]


def is_zoomed(page):
    return button(page, "Zoom").get_attribute("aria-pressed") == "true"


def wait_zoomed(page, is_on):
    page.wait_for_selector(f"#zoom[aria-pressed={str(is_on).lower()}]")


def is_seen(page, name):
    """Whether all of a square is visible in the board's window."""
    inner = square(page, name).bounding_box()
    outer = page.locator("#stage").bounding_box()
    return all(
        outer[edge] - 1 <= inner[edge]
        and inner[edge] + inner[length] <= outer[edge] + outer[length] + 1
        for edge, length in [("x", "width"), ("y", "height")]
    )


@pytest.mark.parametrize("text", ["15x15k5:", "19x19k5:", "12x12k5:", "19x1k3:"])
def test_a_phone_shows_squares_that_a_finger_hits(phone, text):
    open_game(phone, text)
    assert is_zoomed(phone)
    assert side(phone) >= SMALLEST


def test_a_board_that_fits_is_seen_whole(phone):
    open_game(phone, "9x9k5:")
    assert side(phone) >= SMALLEST
    assert not button(phone, "Zoom").is_visible()


@pytest.mark.parametrize("last", ["a1", "o15", "h8", "n2"])
def test_the_view_begins_at_the_last_move(phone, last):
    open_game(phone, f"15x15k5:c3{last}")
    assert is_seen(phone, last)


def test_the_view_begins_around_the_marks(phone):
    marks = ["i7", "f7", "j6", "j8", "i5", "k7", "h6", "h10", "l6", "f5"]
    open_game(phone, "15x15k5:" + "".join(marks))
    assert [name for name in marks if not is_seen(phone, name)] == []


@pytest.mark.parametrize("last", ["a1", "h8", "o15"])
def test_no_name_shows_in_the_corner_between_both(phone, last):
    open_game(phone, f"15x15k5:c3{last}")
    box = phone.locator("#stage").bounding_box()
    # Inside the round corner.
    corner = {"x": box["x"] + 6, "y": box["y"] + box["height"] - 16, "width": 10, "height": 10}
    assert len(set(colors(phone, corner))) == 1


def test_a_move_out_of_sight_is_brought_into_view(phone):
    open_game(phone, "15x15k5:h8")
    assert not is_seen(phone, "a1")
    phone.keyboard.press("Tab")
    # Played by someone who does not see it, such as the computer.
    square(phone, "a1").evaluate("node => node.click()")
    wait_phase(phone, "playing")
    assert is_seen(phone, "a1") and is_seen(phone, "b2"), "with a neighbour"
    button(phone, "Undo").click()
    wait_phase(phone, "playing")
    assert is_seen(phone, "h8")


def test_the_line_that_won_is_brought_into_view(phone):
    open_game(phone, "15x15k5:c12a1d11a3e10c9f9c4")
    line = ["c12", "d11", "e10", "f9", "g8"]
    assert not all(is_seen(phone, name) for name in line)
    square(phone, "g8").evaluate("node => node.click()")
    wait_phase(phone, "finished")
    assert all(is_seen(phone, name) for name in line)


def test_a_finger_moves_the_board_and_plays_nothing(phone):
    open_game(phone, "15x15k5:h8")
    before = square(phone, "h8").bounding_box()
    finger = Finger(phone)
    x, y = center(square(phone, "g7"))
    finger.down((x, y))
    finger.move((x + 60, y - 50), steps=4)
    finger.up()
    after = square(phone, "h8").bounding_box()
    assert after["x"] - before["x"] == pytest.approx(60, abs=2)
    assert after["y"] - before["y"] == pytest.approx(-50, abs=2)
    assert squares(phone) == {"h8": "X"}
    finger.tap("g7")
    wait_squares(phone, {"h8": "X", "g7": "O"})


def test_two_fingers_enlarge_the_board_and_shrink_it_to_the_whole(phone):
    open_game(phone, "15x15k5:h8")
    small = side(phone)
    x, y = center(square(phone, "h8"))
    finger = Finger(phone)
    finger.down((x - 30, y), 1)
    finger.down((x + 30, y), 2)
    finger.move((x + 75, y), 2, steps=5)
    finger.up(1)
    finger.up(2)
    assert side(phone) == pytest.approx(small * 105 / 60, rel=0.05)
    assert center(square(phone, "h8")) == pytest.approx((x + 22, y), abs=6), "between the fingers"
    finger.down((x - 80, y), 1)
    finger.down((x + 80, y), 2)
    finger.move((x - 60, y), 2, steps=5)
    finger.up(1)
    finger.up(2)
    wait_zoomed(phone, False)
    assert side(phone) < SMALLEST
    assert squares(phone) == {"h8": "X"}


def test_two_taps_show_the_whole_and_a_tap_leads_back(phone):
    open_game(phone, "15x15k5:h8")
    finger = Finger(phone)
    finger.tap("h8", after=0)  # The square is taken.
    finger.tap("h8", after=0.1)
    wait_zoomed(phone, False)
    assert squares(phone) == {"h8": "X"}
    x, y = center(square(phone, "c3"))
    finger.tap((x, y), after=1)  # Too late for a double tap.
    wait_zoomed(phone, True)
    assert is_seen(phone, "c3")
    assert squares(phone) == {"h8": "X"}, "squares that small are not played on"


def test_names_of_rows_and_columns_stay(phone):
    open_game(phone, "15x15k5:a1o15")
    stage = phone.locator("#stage").bounding_box()
    for text in ["15x15k5:a1o15", "15x15k5:o15a1"]:
        open_game(phone, text)
        rows = phone.locator("#row-names").bounding_box()
        columns = phone.locator("#column-names").bounding_box()
        assert stage["x"] - 1 <= rows["x"] <= stage["x"] + stage["width"] - rows["width"]
        assert stage["y"] - 1 <= columns["y"] <= stage["y"] + stage["height"] - columns["height"]
    name = phone.locator("#column-names span").nth(2).bounding_box()
    cell = square(phone, "c1").bounding_box()
    assert name["x"] == pytest.approx(cell["x"], abs=1)


def test_the_button_shows_the_whole_board_and_a_part(phone):
    open_game(phone, "19x19k5:")
    button(phone, "Zoom").tap()
    wait_zoomed(phone, False)
    assert side(phone) < SMALLEST
    button(phone, "Zoom").tap()
    wait_zoomed(phone, True)
    assert side(phone) >= SMALLEST
    for name in ["a1", "s19"]:
        square(phone, name).scroll_into_view_if_needed()
        square(phone, name).tap()
        wait_phase(phone, "playing")
    wait_squares(phone, {"a1": "X", "s19": "O"})
    phone.set_viewport_size({"width": 1280, "height": 900})
    phone.wait_for_selector("#zoom", state="hidden")
    assert side(phone) >= SMALLEST


def test_two_taps_on_a_free_square_play_one_move(phone):
    open_game(phone, "15x15k5:h8")
    finger = Finger(phone)
    x, y = center(square(phone, "j6"))
    finger.tap((x, y), after=0)
    wait_squares(phone, {"h8": "X", "j6": "O"})
    finger.tap((x, y), after=0.1)
    wait_zoomed(phone, False)
    finger.tap("h8", after=3)  # Its click comes after that of the second tap, if there is one.
    wait_zoomed(phone, True)
    assert squares(phone) == {"h8": "X", "j6": "O"}
