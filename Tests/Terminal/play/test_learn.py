"""Puzzles and lessons, on the full screen and one line at a time."""

import signal

import pytest
from terminal import CTRL_C, ENTER, ESCAPE, LEFT

LARGE = {"columns": 150, "rows": 40}
SMALL = {"columns": 60, "rows": 14}  # A square has one line.


def test_a_puzzle_is_solved_on_the_second_try(run):
    terminal = run("puzzle", "--plain", "2026-01-03", **LARGE)
    terminal.wait("Only one move loses.")
    terminal.send("a1\n")
    terminal.wait("Not bottom left (a1). Bottom left (a1) is safe: nobody wins after it.")
    terminal.wait("2 tries left.")
    terminal.send("c1\n")
    assert terminal.wait_end() == 0
    shared = "Tic-tac-toe, puzzle 3: solved on the 2nd try\n🟨✅\n#day=2026-01-03"
    assert terminal.text.rstrip().endswith(shared)


def test_a_refused_line_is_told_without_its_number(run):
    terminal = run("puzzle", "--plain", "2026-01-03", **LARGE)
    terminal.wait("Only one move loses.")
    terminal.send("c3\n")
    terminal.wait("is taken")
    assert "line 1" not in terminal.text
    terminal.send("show\n")
    terminal.wait("The answer is bottom centre-right (c1).")
    assert terminal.wait_end() == 0


def test_a_lesson_shows_what_a_wrong_move_allows(run):
    terminal = run("learn", "--plain", "2", **LARGE)
    terminal.wait("Stop X.")
    terminal.send("b1\n")
    terminal.wait("X plays top left (a3) and completes the left column (a1–a3).")
    terminal.send("a3\n")
    terminal.wait("Stopped!")
    terminal.wait("Step 2 of 3")
    terminal.send("quit\n")
    assert terminal.wait_end() == 0


@pytest.mark.parametrize("words", [("puzzle", "--plain", "2026-01-03"), ("learn", "--plain", "1")])
def test_ctrl_c_ends_it(run, words):
    terminal = run(*words, **LARGE)
    terminal.wait("You play ")
    terminal.send(CTRL_C)
    assert terminal.wait_end() == -signal.SIGINT


def test_a_puzzle_is_solved_on_the_full_screen(run):
    terminal = run("puzzle", "2026-01-11", **SMALL)
    terminal.wait("You play X. Only one move wins. It takes you 4 moves.")
    assert "Show the answer" not in terminal.text, "it has not been tried"
    terminal.send(ENTER)  # The cursor is on b3.
    terminal.wait("Right!")
    terminal.wait(lambda terminal: marks(terminal.text, 3) == "X", what="the move")
    terminal.wait(lambda terminal: marks(terminal.text, 2) == "OO", what="the answer to it")
    terminal.send("b2")
    terminal.wait(lambda terminal: marks(terminal.text, 1) == "XOOX", what="the next answer")
    terminal.send("a3")
    terminal.wait("Tic-tac-toe, puzzle 11: solved on the 1st try")
    terminal.send("q")
    assert terminal.wait_end() == 0 and terminal.is_as_it_was()
    printed = terminal.output.decode().replace("\r", "").rstrip()
    assert printed.endswith("Tic-tac-toe, puzzle 11: solved on the 1st try\n✅\n#day=2026-01-11")


def test_the_address_in_the_result_is_shown_and_not_obeyed(run):
    terminal = run("https://example.org/\x1b[2J#day=2026-01-11", **SMALL).wait("It takes you 4 moves.")
    for keys in [ENTER, "b2", "a3"]:
        terminal.send(keys)
        terminal.wait(lambda terminal: "t hint" in terminal.text or "solved" in terminal.text, what="an answer")
    terminal.wait("solved on the 1st try")
    terminal.send("q")
    assert terminal.wait_end() == 0
    assert terminal.output.decode().rstrip().endswith("\nhttps://example.org/\\x1b[2J#day=2026-01-11")


def marks(text, number):
    """The marks of a row of a board whose squares have one line, from left to right; None if it is not there yet."""
    row = next((line for line in text.split("\n") if line.lstrip().startswith(f"{number} ")), None)
    return row and "".join(sign for sign in row if sign in "XO")


def test_a_mistake_is_answered_on_the_screen_and_goes_back(run):
    terminal = run("puzzle", "2026-01-11", **SMALL)
    terminal.wait("It takes you 4 moves.")
    terminal.send("a3")
    terminal.wait("2 tries left.")
    terminal.wait_shown(lambda text: marks(text, 3) == "XO", what="the answer to it")
    terminal.wait(lambda terminal: marks(terminal.text, 3) == "", what="the board without both")
    terminal.send("t")
    terminal.wait("Think ahead.")
    terminal.send("1")
    terminal.wait("The answer is upper centre-left (b3).")
    terminal.send("q")
    assert terminal.wait_end() == 0


def test_a_lesson_goes_on_by_numbers(run):
    terminal = run("learn", "1", **LARGE)
    terminal.wait("You play X. Complete your line.")
    terminal.send("?")
    terminal.wait("How to play")
    terminal.send(ESCAPE)
    for square in ["c1", "a3", "c3"]:
        terminal.wait("Complete your line.")
        terminal.wait("t hint")
        terminal.send(square)
        terminal.wait("That wins!")
        terminal.send("1")
    terminal.wait("Lesson done.")
    assert "t hint" not in terminal.text
    terminal.wait("1 Lesson 2: Stop it")
    terminal.send("1")
    terminal.wait("Stop X.")
    terminal.send("q")
    assert terminal.wait_end() == 0 and terminal.is_as_it_was()


def test_every_game_to_choose_from_is_shown_with_its_number(run):
    terminal = run("learn", "9", columns=80, rows=24)
    terminal.wait("4 4×4, three in a row, reversed").wait("q quit")
    terminal.send("4")
    terminal.wait(lambda terminal: "4 4×4" not in terminal.text, what="the answer to it")


def test_a_link_to_a_puzzle_opens_it_on_the_full_screen(run):
    terminal = run("https://example.org/#day=2026-01-11", **SMALL)
    terminal.wait("It takes you 4 moves.")
    terminal.resize(18, 4)
    terminal.wait("needs 2")
    terminal.send(ENTER)
    terminal.resize(17, 4)
    terminal.wait("needs 3")
    terminal.resize(60, 14)
    terminal.wait("t hint")
    terminal.send(LEFT, ENTER)
    terminal.wait("2 tries left.")
    terminal.send(CTRL_C)
    assert terminal.wait_end() == -signal.SIGINT and terminal.is_as_it_was()


@pytest.mark.parametrize("link", ["#day=2026-11-26", "#lesson=4"])
def test_a_link_to_learn_by_is_spoken_too_and_has_no_players(run, pipe, link):
    terminal = run("play", "--spoken", link)
    terminal.send("quit" + ENTER)
    assert terminal.wait_end() == 0
    assert b"\x1b" not in terminal.output
    for words in [["--o", "perfect"], ["--link"], ["--bell"], ["--name", "Ada"], ["--someone", "https://a.b"]]:
        result = pipe("play", *words, link)
        assert (result.returncode, result.stdout) == (64, "")
        assert result.stderr.startswith(f"tictactoe: play: {words[0]}: there is none for puzzles and lessons\n")
