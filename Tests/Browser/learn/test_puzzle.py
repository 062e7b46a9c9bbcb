"""Puzzles and lessons on the page."""

import datetime
import json
import subprocess

import pytest

from board import (
    button, game, has_panel, headline, open_game, panel, phase, play, press, save, square, status, tap, visit,
    with_attribute,
)  # fmt: skip
from conftest import wait_phase
from hearing import listen, wait_told
from serving import PATIENCE, PROGRAM

DAY = "day=2026-01-11"  # X wins in four moves, and b3 is the first of them.
START = "4x4+corners+squares:d1d4b4d2a1c1"
SHEET = "puzzles=4x4+corners+squares:d2b4d1b1a1c3c4"  # O wins in three moves, and b3 is the first of them.


@pytest.fixture
def page(page):
    listen(page)
    return page


def open_puzzle(page, link=DAY):
    """Opens a puzzle or a lesson by its link, and waits until it can be answered."""
    page.goto("/#" + link)
    wait_phase(page, "playing", "finished")


def stop_date(page):
    """Lets it stay noon today: a test at midnight would see two days."""
    page.clock.set_fixed_time(datetime.datetime.now().replace(hour=12))


def dataset(page):
    names = ["phase", "turn", "outcome", "game"]
    return page.evaluate("names => names.map(name => document.documentElement.dataset[name])", names)


def answer(page, name):
    """Taps a square, and waits until its answer has been shown and has gone back."""
    tap(page, name)
    page.wait_for_function("() => !['thinking', 'animating'].includes(document.documentElement.dataset.phase)")


def test_a_day_is_solved_by_taps(page):
    open_puzzle(page)
    assert dataset(page) == ["playing", "x", "", START]
    assert status(page) == "You play X. Only one move wins. It takes you 4 moves."
    wait_told(page, status(page))
    answer(page, "b3")
    wait_told(page, "Right! O answers with lower centre-right. Go on.")
    assert dataset(page) == ["playing", "x", "", START + "b3c2"]
    answer(page, "b2")
    wait_told(page, "Right! O answers with bottom centre-left. Go on.")
    answer(page, "a3")
    wait_told(page, "Right!")
    assert dataset(page) == ["finished", "", "", START + "b3c2b2b1a3"]
    assert headline(page) == "Right!"
    assert status(page) == "Tic-tac-toe, puzzle 11: solved on the 1st try"
    assert game(page) == DAY


def test_a_mistake_is_answered_on_the_board_and_goes_back(held):
    held.goto("/#" + DAY)
    wait_phase(held, "playing")
    tap(held, "a3")
    wait_phase(held, "animating")
    wait_told(held, "Not upper left. O plays upper centre-left, and nobody can win. 2 tries left.")
    marks = held.locator("[data-mark]")
    before = marks.count()
    held.clock.run_for(500)
    assert phase(held) == "animating" and marks.count() == before + 1
    assert square(held, "b3").get_attribute("data-mark") == "o"
    held.clock.run_for(2000)
    assert dataset(held) == ["playing", "x", "", START]
    assert marks.count() == before - 1
    assert "2 tries left." in held.locator("#detail").inner_text()


def test_the_third_mistake_shows_the_answer(page):
    open_puzzle(page)
    for _ in range(3):
        answer(page, "a3")
    assert phase(page) == "finished" and headline(page) == "Not solved"
    assert with_attribute(page, "data-hint") == {"b3"}
    assert "The answer is upper centre-left." in status(page)
    button(page, "Share the result").wait_for()


def test_a_reload_changes_nothing(page):
    open_puzzle(page)
    answer(page, "a3")
    answer(page, "b3")
    before = dataset(page)
    page.reload()
    wait_phase(page, "playing")
    assert dataset(page) == before
    answer(page, "b2")
    answer(page, "a3")
    assert status(page) == "Tic-tac-toe, puzzle 11: solved on the 2nd try"
    page.reload()
    wait_phase(page, "finished")
    assert status(page) == "Tic-tac-toe, puzzle 11: solved on the 2nd try"


def test_a_hint_has_three_steps(page):
    open_puzzle(page, SHEET)
    press(page, "Hint")
    wait_told(page, "Make X block you.")
    assert len(with_attribute(page, "data-hint")) > 1
    press(page, "Hint")
    wait_told(page, "Threaten a line, so that the other side must block it.")
    assert len(with_attribute(page, "data-hint")) > 1
    press(page, "Hint")
    page.wait_for_function("() => document.querySelectorAll('[data-hint]').length === 1")
    assert with_attribute(page, "data-hint") == {"b3"}
    answer(page, "b3")
    assert with_attribute(page, "data-hint") == set()


def test_keys_answer_and_ask_for_a_hint(page):
    open_puzzle(page, SHEET)
    square(page, "b3").focus()
    page.keyboard.press("h")
    wait_told(page, "Make X block you.")
    page.keyboard.press("Enter")
    wait_told(page, "Right! X answers with lower centre-left. Go on.")
    square(page, "b1").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")  # A taken square is no answer.
    assert dataset(page) == ["playing", "o", "", SHEET.removeprefix("puzzles=") + "b3b2"]


def test_back_leads_to_the_game_and_forward_to_the_puzzle(page):
    stop_date(page)
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


def test_five_in_a_row_is_won_by_threats(page):
    start = "15x15k5:i7f7j6j8i5k7h6h10l6f5"
    visit(page)
    press(page, "Boards")
    button(page, "More puzzles").click()
    button(page, "Five in a row by threats").click()
    page.wait_for_function("game => document.documentElement.dataset.game === game", arg=start)
    wait_phase(page, "playing")
    assert status(page) == "You play X. Every move must threaten to win. Only one first move is right. It takes you 3 moves."
    wait_told(page, status(page))
    answer(page, "a1")
    wait_told(page, "Not a1. 2 tries left.")
    answer(page, "i6")
    # Of the line from h6 to l6, only k6 is left to complete it.
    wait_told(page, "Right! O answers with k6. Go on.")
    assert dataset(page)[3] == start + "i6k6"
    answer(page, "i4")
    wait_phase(page, "finished")
    assert headline(page) == "Right!"
    button(page, "Next").click()
    page.wait_for_function("game => document.documentElement.dataset.game.startsWith(game)", arg="15x15k5:g10h6")


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


def today(page):
    """The number of today's puzzle."""
    return page.evaluate("""() => {
        const now = new Date();
        return (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(2025, 11, 31)) / 864e5;
    }""")


def test_a_dot_waits_until_todays_puzzle_is_over(page):
    stop_date(page)
    visit(page)
    page.wait_for_selector("#games[data-waits]")
    press(page, "Boards")
    button(page, "Puzzle of the day").click()
    wait_phase(page, "playing")
    press(page, "Hint")
    page.wait_for_selector("[data-hint]")
    button(page, "Show the answer").click()
    wait_phase(page, "finished")
    assert page.locator("#games[data-waits]").count() == 0
    number = today(page)
    press(page, "Boards")
    button(page, "All days").click()
    rows = page.locator("#panel-body .row")
    assert rows.first.inner_text().startswith(f"Puzzle {number}, ")
    assert rows.first.inner_text().endswith("Answer shown")
    button(page, "Earlier").click()
    assert rows.first.inner_text().startswith(f"Puzzle {number - 28}, ")
    rows.first.click()
    page.wait_for_function("number => document.title.includes(`Puzzle ${number},`)", arg=number - 28)
    press(page, "History")
    assert "puzzle done" not in page.locator("#panel-body").inner_text()


def test_days_in_a_row_are_told_without_a_threat(page):
    stop_date(page)
    visit(page)
    number = today(page)
    # Three solved days, and today is open.
    save(page, learning=f"days {number - 3} _")
    visit(page)
    page.wait_for_selector("#games[data-waits]")
    press(page, "Boards")
    assert "3 days in a row" in page.get_by_role("button", name="Puzzle of the day").inner_text()
    page.keyboard.press("Escape")
    press(page, "History")
    assert "3 puzzles done" in page.locator("#panel-body").inner_text()


def test_a_tab_learns_what_another_one_has_done(page):
    stop_date(page)
    visit(page)
    page.wait_for_selector("#games[data-waits]")
    number = today(page)
    other = page.context.new_page()
    visit(other)
    other.evaluate("number => localStorage.setItem('learning', `days ${number} D`)", number)
    page.wait_for_selector("#games:not([data-waits])")
    other.close()


def test_the_part_for_puzzles_loads_with_the_first_one(page):
    wanted = []
    page.on("request", lambda request: wanted.append(request) if "learn.wasm" in request.url else None)
    visit(page)
    page.wait_for_selector("#games[data-waits]")  # The rest is there.
    press(page, "Boards")
    assert not wanted
    button(page, "Puzzle of the day").click()
    wait_phase(page, "playing")
    assert wanted


def test_new_game_leaves_a_puzzle(page):
    open_puzzle(page)
    press(page, "New game")
    page.wait_for_function("() => document.documentElement.dataset.game === '3x3:'")
    assert not game(page).startswith("day=")
    tap(page, "b2")
    page.wait_for_function("() => document.documentElement.dataset.game.length > 6")


def test_how_to_play_is_about_the_puzzle(page):
    open_puzzle(page)
    press(page, "How to play")
    text = page.locator("#panel-body").inner_text()
    assert "three tries" in text and "four corners" in text.lower()
    button(page, "OK").click()


def test_a_puzzle_has_no_commands_of_a_game(page):
    open_game(page, "3x3:a1b1a2b2")
    play(page, "a3")
    own = {"Explain", "Undo", "Redo", "Review", "Players"}

    def commands():
        outside = {name for name in own if button(page, name).count()}
        button(page, "Menu").click()
        inside = {name for name in own if panel(page).get_by_role("button", name=name, exact=True).count()}
        button(page, "Close").click()
        return outside | inside

    finished = commands()
    press(page, "Undo")
    assert finished | commands() == own
    page.wait_for_function("() => !history.state?.isSheet")
    page.evaluate("day => { location.hash = day; }", DAY)
    page.wait_for_function("game => document.documentElement.dataset.game === game", arg=START)
    wait_phase(page, "playing")
    assert not commands()


DAYS = [f"2026-11-{day}" for day in range(16, 30)]


def test_the_page_and_the_command_line_have_the_same_puzzles(page):
    page.goto("/words.en.txt")
    found = page.evaluate("""async (days) => {
        const { startEngine } = await import("/worker.js");
        let answered, lost;
        const ask = await startEngine(({ result }) => { if (result) answered(result); }, (error) => lost(error));
        const found = [];
        for (const text of days) {
            found.push(await new Promise((done, failed) => {
                [answered, lost] = [done, failed];
                ask({ token: 1, text: `day ${text}` });
            }));
        }
        return found;
    }""", DAYS)
    for day, text in zip(DAYS, found, strict=True):
        run = subprocess.run([PROGRAM, "puzzle", day, "--json"], capture_output=True, check=True, timeout=PATIENCE)
        known = json.loads(run.stdout)
        _, game_text, task, _, answer_square, grade = text.split(" ")
        assert [game_text, task, answer_square, int(grade)] == [known[key] for key in ("game", "task", "answer", "grade")]
