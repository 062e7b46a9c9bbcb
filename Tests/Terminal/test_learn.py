"""Puzzles and lessons, one line at a time."""

import signal

import pytest
from terminal import CTRL_C

LARGE = {"columns": 150, "rows": 40}


def test_a_puzzle_is_solved_on_the_second_try(run):
    terminal = run("puzzle", "2026-01-03", **LARGE)
    terminal.wait("Only one move loses.")
    terminal.send("a1\n")
    terminal.wait("Not bottom left (a1). Bottom left (a1) is safe: nobody wins after it.")
    terminal.wait("2 tries left.")
    terminal.send("c1\n")
    assert terminal.wait_end() == 0
    shared = "Tic-tac-toe, puzzle 3: solved on the 2nd try\n🟨✅\n#day=2026-01-03"
    assert terminal.text.rstrip().endswith(shared)


def test_a_refused_line_is_told_without_its_number(run):
    terminal = run("puzzle", "2026-01-03", **LARGE)
    terminal.wait("Only one move loses.")
    terminal.send("c3\n")
    terminal.wait("is taken")
    assert "line 1" not in terminal.text
    terminal.send("show\n")
    terminal.wait("The answer is bottom centre-right (c1).")
    assert terminal.wait_end() == 0


def test_a_lesson_shows_what_a_wrong_move_allows(run):
    terminal = run("learn", "2", **LARGE)
    terminal.wait("Stop X.")
    terminal.send("b1\n")
    terminal.wait("X plays top left (a3) and completes the left column (a1–a3).")
    terminal.send("a3\n")
    terminal.wait("Stopped!")
    terminal.wait("Step 2 of 3")
    terminal.send("quit\n")
    assert terminal.wait_end() == 0


@pytest.mark.parametrize("words", [("puzzle", "2026-01-03"), ("learn", "1")])
def test_ctrl_c_ends_it(run, words):
    terminal = run(*words, **LARGE)
    terminal.wait("You play ")
    terminal.send(CTRL_C)
    assert terminal.wait_end() == -signal.SIGINT
