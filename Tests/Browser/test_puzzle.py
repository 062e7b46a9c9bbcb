"""Puzzles and lessons on the page."""

import pytest

from board import (
    button, game, has_panel, headline, phase, press, square, status, tap, visit, with_attribute,
)  # fmt: skip
from conftest import wait_phase

DAY = "day=2026-11-25"  # O wins in three moves, and b3 is the first of them.
START = "4x4+corners+squares:d2b4d1b1a1c3c4"


def open_puzzle(page, link=DAY):
    """Opens a puzzle or a lesson by its link, and waits until it can be answered."""
    page.goto("/#" + link)
    wait_phase(page, "playing", "finished")


def told(page):
    """The text of the live region."""
    return page.locator("#announcer").inner_text().replace("\xa0", " ").strip()


def dataset(page):
    names = ["phase", "turn", "outcome", "game"]
    return page.evaluate("names => names.map(name => document.documentElement.dataset[name])", names)


def answer(page, name):
    """Taps a square, and waits until its answer has been shown and has gone back."""
    tap(page, name)
    page.wait_for_function("() => !['thinking', 'animating'].includes(document.documentElement.dataset.phase)")


def wait_told(page, text):
    page.wait_for_function(
        "text => document.getElementById('announcer').textContent.replaceAll('\\u00a0', ' ').trim() === text",
        arg=text)


def test_a_day_is_solved_by_taps(page):
    open_puzzle(page)
    assert dataset(page) == ["playing", "o", "", START]
    assert status(page) == told(page) == "You play O. Only one move wins. It takes you 3 moves."
    answer(page, "b3")
    wait_told(page, "Right! X answers with lower centre-left. Go on.")
    assert dataset(page) == ["playing", "o", "", START + "b3b2"]
    answer(page, "a3")
    wait_told(page, "Right!")
    assert dataset(page) == ["finished", "", "", START + "b3b2a3"]
    assert headline(page) == "Right!"
    assert status(page) == "Tic-tac-toe, puzzle 329: solved on the 1st try"
    assert game(page) == DAY


def test_a_mistake_is_answered_on_the_board_and_goes_back(held):
    held.goto("/#" + DAY)
    wait_phase(held, "playing")
    tap(held, "a4")
    wait_phase(held, "animating")
    wait_told(held, "Not top left. X plays upper centre-left, and nobody can win. 2 tries left.")
    marks = held.locator("[data-mark]")
    before = marks.count()
    held.clock.run_for(500)
    assert phase(held) == "animating" and marks.count() == before + 1
    assert square(held, "b3").get_attribute("data-mark") == "x"
    held.clock.run_for(2000)
    assert dataset(held) == ["playing", "o", "", START]
    assert marks.count() == before - 1
    assert "2 tries left." in held.locator("#detail").inner_text()


def test_the_third_mistake_shows_the_answer(page):
    open_puzzle(page)
    for name in ["a4", "a3", "a2"]:
        answer(page, name)
    assert phase(page) == "finished" and headline(page) == "Not solved"
    assert with_attribute(page, "data-hint") == {"b3"}
    assert "The answer is upper centre-left." in status(page)
    button(page, "Share the result").wait_for()


def test_a_reload_changes_nothing(page):
    open_puzzle(page)
    answer(page, "a4")
    answer(page, "b3")
    before = dataset(page)
    page.reload()
    wait_phase(page, "playing")
    assert dataset(page) == before
    answer(page, "a3")
    assert status(page) == "Tic-tac-toe, puzzle 329: solved on the 2nd try"
    page.reload()
    wait_phase(page, "finished")
    assert status(page) == "Tic-tac-toe, puzzle 329: solved on the 2nd try"


def test_a_hint_has_three_steps(page):
    open_puzzle(page)
    press(page, "Hint")
    wait_told(page, "Make X answer you.")
    assert len(with_attribute(page, "data-hint")) > 1
    press(page, "Hint")
    wait_told(page, "Threaten a line that helps you to another.")
    assert len(with_attribute(page, "data-hint")) > 1
    press(page, "Hint")
    page.wait_for_function("() => document.querySelectorAll('[data-hint]').length === 1")
    assert with_attribute(page, "data-hint") == {"b3"}
    answer(page, "b3")
    assert with_attribute(page, "data-hint") == set()


def test_keys_answer_and_ask_for_a_hint(page):
    open_puzzle(page)
    square(page, "b3").focus()
    page.keyboard.press("h")
    wait_told(page, "Make X answer you.")
    page.keyboard.press("Enter")
    wait_told(page, "Right! X answers with lower centre-left. Go on.")
    square(page, "b1").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")  # A taken square is no answer.
    assert dataset(page) == ["playing", "o", "", START + "b3b2"]


def test_back_leads_to_the_game_and_forward_to_the_puzzle(page):
    visit(page)
    tap(page, "b2")
    page.wait_for_function("() => document.documentElement.dataset.game.length > 6")
    wait_phase(page, "playing")
    before = dataset(page)
    press(page, "Boards")
    button(page, "Puzzle of the day").click()
    page.wait_for_function("() => document.documentElement.dataset.game.startsWith('4') || "
                           "document.documentElement.dataset.game.startsWith('5')")
    wait_phase(page, "playing")
    today = page.evaluate(
        "() => { const now = new Date(); return [now.getFullYear(), now.getMonth() + 1, now.getDate()]"
        ".map(part => String(part).padStart(2, '0')).join('-'); }")
    assert game(page) == "day=" + today and not has_panel(page)
    page.go_back()
    page.wait_for_function("text => document.documentElement.dataset.game === text", arg=before[3])
    assert dataset(page) == before
    page.go_forward()
    page.wait_for_function("text => document.documentElement.dataset.game !== text", arg=before[3])
    wait_phase(page, "playing")
    button(page, "Back to the game").click()
    page.wait_for_function("text => document.documentElement.dataset.game === text", arg=before[3])
    assert dataset(page) == before


def test_a_day_before_the_first_puzzle_is_refused(page):
    page.goto("/#day=2025-12-31")
    page.wait_for_selector("#panel:not([inert])")


def test_a_lesson_is_done_and_kept(page):
    open_puzzle(page, "lesson=1")
    assert status(page) == "You play X. Complete your line."
    answer(page, "a1")  # Taken.
    assert dataset(page)[0] == "playing"
    answer(page, "a2")
    assert dataset(page)[0] == "playing" and status(page).startswith("Not ")
    for name in ["c1", "a3", "c3"]:
        answer(page, name)
        assert dataset(page)[0] == "finished"
        button(page, "Next").click()
    assert headline(page) == "Lesson done."
    press(page, "Boards")
    lessons = page.get_by_role("button", name="Lessons")
    assert "1 of 12 done" in lessons.inner_text()
    lessons.click()
    button(page, "Lesson 2: Stop it").click()
    page.wait_for_function("() => document.documentElement.dataset.game === '3x3:a1b2a2'")
    assert game(page) == "lesson=2"


def test_a_lesson_goes_on_at_its_step(page):
    open_puzzle(page, "lesson=1")
    answer(page, "c1")
    button(page, "Next").click()
    before = dataset(page)
    page.reload()
    wait_phase(page, "playing")
    assert dataset(page) == before


def test_puzzles_without_end_are_of_one_grade(page):
    visit(page)
    press(page, "Boards")
    button(page, "More puzzles").click()
    button(page, "Difficulty 2 of 5").click()
    page.wait_for_function("() => document.documentElement.dataset.game.startsWith('4x4')")
    wait_phase(page, "playing")
    first = dataset(page)[3]
    press(page, "Hint")
    page.wait_for_selector("[data-hint]")
    button(page, "Show the answer").click()
    wait_phase(page, "finished")
    assert len(with_attribute(page, "data-hint")) == 1
    button(page, "Next").click()
    page.wait_for_function("text => document.documentElement.dataset.game !== text", arg=first)


def test_a_sheet_asks_for_one_game_after_the_other(page):
    open_puzzle(page, "puzzles=3x3:a1,3x3:b1")
    assert dataset(page) == ["playing", "o", "", "3x3:a1"]
    answer(page, "b2")
    button(page, "Next").click()
    wait_phase(page, "finished")
    assert dataset(page)[3] == "3x3:b1" and status(page) == "This is no puzzle"
    button(page, "Next").click()
    page.wait_for_function("() => document.getElementById('headline').textContent === 'All done.'")


@pytest.mark.parametrize("way", ["taps", "drag"])
def test_a_piece_is_an_answer(page, way):
    open_puzzle(page, "lesson=1")
    piece = page.locator("[data-piece=x]")
    if way == "taps":
        piece.click()
        tap(page, "c1")
    else:
        piece.drag_to(square(page, "c1"), force=True)
    wait_phase(page, "finished")
    assert square(page, "c1").get_attribute("data-mark") == "x"
