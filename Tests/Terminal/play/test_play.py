"""Playing on the full screen with keys and mouse."""

import subprocess
import sys

import pytest
from terminal import BACKSPACE, DOWN, ENTER, ESCAPE, LEFT, RIGHT, UP

EMPTY = """\
         ▸ X Player 1   Tic-tac-toe     O Player 2
                   ┌───┬───┬───┐
                 3 │   │   │   │
                   ├───╆━━━╅───┤
                 2 │   ┃   ┃   │
                   ├───╄━━━╃───┤
                 1 │   │   │   │
                   └───┴───┴───┘
                     a   b   c
                     X's turn

   ? help  q quit  u undo  r redo  n new  g boards"""

WON = """\
           X Player 1: 1   Tic-tac-toe     O Player 2
                   ┌───┬───┲━━━┓
                 3 │   │   ┃[X]┃
                   ├───╆━━━╋━━━┩
                 2 │ O ┃[X]┃ O │
                   ┢━━━╋━━━╃───┤
                 1 ┃[X]┃   │   │
                   ┗━━━┹───┴───┘
                     a   b   c
      X wins! Diagonal (a1–c3), in 3 moves.
              X plays top right (c3)
   ? help  q quit  u undo  r redo  n new  g boards"""


def test_the_first_screen(play):
    terminal = play(columns=50, rows=12)
    terminal.wait_lines(EMPTY)
    row = terminal.screen.display[4]
    assert (terminal.screen.cursor.x, terminal.screen.cursor.y) == (row.index("┃") + 2, 4)
    assert not terminal.screen.cursor.hidden


def test_a_whole_game_ends_with_the_winning_line(play):
    terminal = play(columns=50, rows=12)
    for square, status in [("b2", "O"), ("a2", "X"), ("a1", "O"), ("c2", "X")]:
        terminal.send(square)
        terminal.wait(f"{status}'s turn")
    terminal.send("c3")
    terminal.wait_lines(WON)
    terminal.send("q")
    assert terminal.wait_end() == 0


@pytest.mark.parametrize(
    "keys, square",
    [
        ((ENTER,), "b2"),
        ((" ",), "b2"),
        ((UP, RIGHT, ENTER), "c3"),
        ((DOWN, LEFT, ENTER), "a1"),
        (("k", "l", " "), "c3"),
        (("j", "h", " "), "a1"),
        (("l", "l", "l", "l", ENTER), "c2"),
        (("b3",), "b3"),
        (("B3",), "b3"),
        (("b", ESCAPE, ENTER), "b2"),
        (("b3", ENTER), "b3"),  # Enter only confirms the move.
    ],
)
def test_keys_play(play, keys, square):
    terminal = play()
    for key in keys:
        terminal.send(key)
        if key == ESCAPE:
            terminal.wait(lambda terminal: "b_" not in terminal.text, what="the end of typing")
    terminal.wait(f"({square})")
    terminal.wait("O's turn")


def test_a_typed_square_of_two_digits_waits_for_the_second_or_enter(play):
    terminal = play("12x12k5")
    terminal.send("c1")
    terminal.wait("c1_")
    terminal.send("2")
    terminal.wait("X plays c12")
    terminal.send("d1", ENTER)
    terminal.wait("O plays d1")


def test_a_board_of_three_lies_like_the_keypad(play):
    terminal = play()
    terminal.send("9", ENTER)
    terminal.wait("X plays top right (c3)")


def test_a_column_whose_letter_is_a_key_is_typed_as_a_capital(play):
    terminal = play("12x12k5")
    terminal.send("H5")
    terminal.wait("X plays h5")


def test_a_taken_square_is_refused(play):
    terminal = play()
    terminal.send("b2", "b2")
    terminal.wait("The centre (b2) is taken")


def test_undo_redo_and_a_new_game(play):
    terminal = play()
    terminal.send("b2", "a1", "u")
    terminal.wait("O took back bottom left (a1)")
    terminal.send("r")
    terminal.wait("O plays bottom left (a1)")
    terminal.send("n")
    terminal.wait(lambda terminal: "(" not in terminal.text, what="the empty board")


def test_a_click_plays_its_square(play):
    terminal = play(columns=50, rows=12)
    y = next(y for y, line in enumerate(terminal.screen.display) if "3 │" in line)
    x = terminal.screen.display[y].index("3 │") + 2
    terminal.click(x + 2, y)
    terminal.wait("X plays top left (a3)")
    # Releasing the button elsewhere does nothing, and neither does a click on a line.
    terminal.click(x + 6, y, release=(x + 10, y))
    terminal.send("b1")
    terminal.wait("O plays bottom middle (b1)")
    terminal.click(x + 4, y)
    terminal.send("c1")
    terminal.wait("X plays bottom right (c1)")
    terminal.click(x + 10, y)
    terminal.wait("O plays top right (c3)")


def test_a_hint_and_the_truth(run):
    terminal = run("3x3:a1b2a2").wait("O's turn")
    terminal.send("t")
    terminal.wait("What does X want?")
    terminal.send("t")
    terminal.wait("X needs one more mark in this line.")
    terminal.send("t")
    terminal.wait("Top left (a3)")
    terminal.send("v")
    terminal.wait("−")


def test_explain_tells_the_answer_to_the_square_under_the_cursor(run):
    terminal = run("3x3:a1").wait("O's turn")
    terminal.send("v")
    terminal.wait("The centre (b2): then 7 of 7 answers are safe for X.")
    terminal.send("j")
    terminal.wait("X plays middle left (a2) and wins in 3 moves.")
    terminal.wait("It goes on like this: a2 a3 b2 c2 c3.")


def test_the_program_plays_its_seat(run):
    terminal = run("3x3", "--x", "perfect", "--o", "human")
    terminal.wait("Computer (Perfect) is thinking")
    terminal.send(ENTER)
    terminal.wait("Your turn")


@pytest.fixture
def preload(tmp_path, env):
    """Replaces functions of the system by those in C source."""

    def preload(text):
        source, library = tmp_path / "preload.c", tmp_path / "preload.so"
        source.write_text(text)
        subprocess.run(
            ["clang", "-shared", "-fPIC", "-D_GNU_SOURCE", "-o", library, source, "-ldl"], check=True)
        env["LD_PRELOAD"] = str(library)

    return preload


@pytest.fixture
def still_time(preload):
    """Time that stands still: nothing happens in a terminal but what is done there."""
    preload(STILL_TIME)


STILL_TIME = """
#include <dlfcn.h>
#include <poll.h>
int poll(struct pollfd *sources, nfds_t count, int milliseconds) {
  int (*original)(struct pollfd *, nfds_t, int) = dlsym(RTLD_NEXT, "poll");
  return original(sources, count, milliseconds > 0 ? -1 : milliseconds);
}
"""


@pytest.mark.skipif(sys.platform != "linux", reason="functions are replaced by LD_PRELOAD")
@pytest.mark.parametrize("key", [ENTER, " ", "l"])
def test_any_key_ends_the_pause_before_a_move_of_the_program(still_time, run, key):
    terminal = run("3x3", "--x", "perfect", "--o", "human").wait("Computer (Perfect) is thinking")
    terminal.send(key)
    terminal.wait("Your turn")


NO_THREADS = """
#include <errno.h>
int pthread_create() { return EAGAIN; }
"""


@pytest.mark.skipif(sys.platform != "linux", reason="functions are replaced by LD_PRELOAD")
def test_the_program_plays_without_a_thread_too(preload, run):
    preload(NO_THREADS)
    terminal = run("3x3", "--x", "perfect", "--o", "human").wait("Your turn")
    terminal.send("q")
    assert terminal.wait_end() == 0


@pytest.mark.skipif(sys.platform != "linux", reason="functions are replaced by LD_PRELOAD")
def test_a_live_game_without_a_thread_is_an_error(preload, pipe):
    preload(NO_THREADS)
    result = pipe("play", "http://127.0.0.1:1/#room=" + "A" * 22)
    assert (result.returncode, result.stderr) == (1, "tictactoe: the system refuses a thread\n")


def test_undo_interrupts_the_program(run):
    terminal = run("15x15k5:h8", "--o", "trickster")
    terminal.wait("Computer (Trickster) is thinking")
    terminal.send("u")
    terminal.wait("You took back h8")


def test_the_games_are_chosen_by_keys(play):
    terminal = play()
    terminal.send("g")
    terminal.wait("Choose a board")
    terminal.wait("> Tic-tac-toe")
    terminal.send(*[DOWN] * 4)
    terminal.wait("> 4×4")
    terminal.send(ENTER)
    terminal.wait("▸ X Player 1   4×4     O Player 2")


def test_custom_rules(play):
    terminal = play()
    terminal.send("g")
    terminal.wait("Boards")
    terminal.send(*[DOWN] * 8, "7", DOWN, "20")
    terminal.wait("! A board can have 1 to 19 rows, not 20")
    terminal.send(BACKSPACE, BACKSPACE, "5", DOWN, "4", DOWN, " ")
    terminal.wait("> The four corners win: yes")
    terminal.send(ENTER)
    terminal.wait("7×5, four in a row with corners")


def test_a_game_is_chosen_by_a_click(play):
    terminal = play()
    terminal.send("g")
    terminal.wait("6×6")
    y = next(y for y, line in enumerate(terminal.screen.display) if "6×6" in line)
    terminal.click(8, y)
    terminal.wait("▸ X Player 1   6×6")


def test_symbols_are_chosen_and_kept(play, env):
    terminal = play()
    terminal.send("s")
    terminal.wait("> First player: ‹ X › X")
    terminal.send(RIGHT)
    terminal.wait("> First player: ‹ Triangle › ▲")
    terminal.send(ESCAPE)
    terminal.wait("Triangle's turn")
    terminal.send("q")
    terminal.wait_end()


def test_players_are_chosen(play):
    terminal = play()
    terminal.send("p")
    terminal.wait("> First player: ‹ Human ›")
    terminal.send(DOWN)
    terminal.wait("> Name:")
    terminal.send("Jack", BACKSPACE, "y")
    terminal.wait("> Name: Jacy")
    terminal.send(DOWN, RIGHT)
    terminal.wait("> Second player: ‹ Beginner ›")
    terminal.send(ESCAPE)
    terminal.wait("X Jacy")
    terminal.wait("O Computer (Beginner)")


def test_help_and_the_way_back(play):
    terminal = play(rows=12)
    terminal.send("?")
    terminal.wait("How to play Tic-tac-toe")
    terminal.send("G", DOWN, *[DOWN] * 9)
    terminal.wait("Brackets show")
    terminal.send("q")
    terminal.wait("X's turn")


def test_link_is_printed_where_the_screen_was(play):
    terminal = play("--link", "https://example.org/#4x4:b2a1")
    terminal.send("c3", "q")
    terminal.wait_end()
    assert terminal.output.endswith(b"https://example.org/#4x4:b2a1c3\r\n")
