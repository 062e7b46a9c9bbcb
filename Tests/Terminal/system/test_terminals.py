"""Windows of every size, and limited terminals."""

import re
import signal

import pytest
from terminal import CTRL_C, DOWN, LEFT, RIGHT, UP

SCROLLED = """\
12  ·  ·  ·  ·  ·  ·  ·  · ▴
11  ·  ·  ·  ·  ·  ·  ·  ·
10  ·  ·  ·  · >·< ·  ·  ·
 9  ·  ·  ·  ·  · (X) ·  ·
 8  ·  ·  ·  ·  ·  ·  ·  ·
 7  ·  ·  ·  ·  ·  ·  ·  · ▾
  ◂ f  g  h  i  j  k  l  m ▸
           O's turn"""

SCROLLED_UP = """\
19  ·  ·  ·  ·  ·  ·  · >·<
18  ·  ·  ·  ·  ·  ·  ·  ·
17  ·  ·  ·  ·  ·  ·  ·  ·
16  ·  ·  ·  ·  ·  ·  ·  ·
15  ·  ·  ·  ·  ·  ·  ·  ·
14  ·  ·  ·  ·  ·  ·  ·  · ▾
  ◂ l  m  n  o  p  q  r  s
           O's turn"""

SCROLLED_DOWN = """\
 6  ·  ·  ·  ·  ·  ·  ·  · ▴
 5  ·  ·  ·  ·  ·  ·  ·  ·
 4  ·  ·  ·  ·  ·  ·  ·  ·
 3  ·  ·  ·  ·  ·  ·  ·  ·
 2  ·  ·  ·  ·  ·  ·  ·  ·
 1 >·< ·  ·  ·  ·  ·  ·  ·
    a  b  c  d  e  f  g  h ▸
           O's turn"""

ASCII = """\
X Player 1   Tic-tac-toe   > O Player 2
+---+---+---+
3 |   |   |   |
+---#===#---+
2 |   #   #   |
+---#===#---+
1 |   |   |(X)|
+---+---+---+
a   b   c
O's turn

? help  q quit  u undo  r redo  n new  g boards"""

NARROW = """\
3  ·  ·  ·
2  ·  ·  ·
1  ·  · >X<
   a  b  c
O's turn"""


def colors(terminal):
    screen = terminal.screen
    return {
        (cell.fg, cell.bg)
        for y in range(screen.lines)
        for cell in [screen.buffer[y][x] for x in range(screen.columns)]
    }


def test_it_follows_the_window(play):
    terminal = play()
    assert "▀" not in terminal.text
    terminal.send("c1")
    terminal.wait("▀")
    terminal.resize(50, 12)
    terminal.wait("1 │   │   ┃(X)┃")
    terminal.resize(120, 50)
    terminal.wait(lambda terminal: terminal.text.count("█") > 12, what="a large mark")
    terminal.resize(20, 5)
    terminal.wait_lines(NARROW)


@pytest.mark.parametrize(
    "size, missing",
    [
        ((18, 4), "The window is too small: it needs 2 more columns and 1 more row"),
        ((19, 24), "The window is too small: it needs 1 more column"),
        ((80, 2), "The window is too small: it needs 3 more rows"),
        ((1, 1), "T"),
    ],
)
def test_a_small_window_says_what_it_lacks_and_recovers(play, size, missing):
    terminal = play()
    terminal.resize(*size)
    terminal.wait(
        lambda terminal: " ".join(terminal.text.split()).startswith(missing[: size[0] * size[1]]),
        what=missing,
    )
    terminal.resize(80, 24)
    terminal.wait("X's turn")
    terminal.send("b2")
    terminal.wait("X plays the centre (b2)")


def test_the_window_counts_and_not_an_older_size_in_the_environment(play, env):
    env.update(COLUMNS="19", LINES="4")
    terminal = play()
    assert "too small" not in terminal.text
    terminal.send("b2")
    terminal.wait("X plays the centre (b2)")


def test_a_small_window_obeys_no_keys_but_q(play):
    terminal = play()
    terminal.resize(18, 4)
    terminal.wait("needs 2")
    terminal.send("b2")
    terminal.resize(17, 4)
    terminal.wait("needs 3")
    terminal.resize(80, 24)
    terminal.wait("X's turn")
    terminal.send("a1")
    terminal.wait("X plays bottom left (a1)")
    terminal.resize(18, 4)
    terminal.wait("needs 2")
    terminal.send("q")
    assert terminal.wait_end() == 0


@pytest.mark.parametrize("locale", ["bn_BD", "hi_IN", "th_TH"])
@pytest.mark.parametrize(("size", "words"), [((8, 2), ["3x3"]), ((20, 5), [])], ids=["refusal", "offer"])
def test_marks_on_letters_below_the_last_row_are_cut_off(run, env, kept, locale, size, words):
    env["LC_ALL"] = f"{locale}.UTF-8"
    kept.parent.mkdir(parents=True)
    kept.write_text("6x6k4+corners+squares+diamonds+misere:b2\n")
    terminal = run(*words, columns=size[0], rows=size[1])
    terminal.wait(lambda terminal: terminal.text.strip(), what="a text")
    terminal.send("q")
    assert terminal.wait_end() == 0


def test_a_board_that_does_not_fit_scrolls(run):
    terminal = run("19x19k5:k9", columns=30, rows=8).wait_lines(SCROLLED)
    terminal.send(*[UP] * 10, *[RIGHT] * 10)
    terminal.wait_lines(SCROLLED_UP)
    terminal.send(*[DOWN] * 18, *[LEFT] * 18)
    terminal.wait_lines(SCROLLED_DOWN)


def test_ascii_where_the_locale_is_not_utf8(run, env):
    env["LC_ALL"] = "C"
    terminal = run("3x3:c1", columns=50, rows=12).wait_lines(ASCII)
    assert terminal.output.isascii()


def test_large_marks_in_ascii_are_drawn_with_their_letter(run, env):
    env["LC_ALL"] = "C"
    terminal = run("3x3:b2").wait("O's turn")
    assert "XXX" in terminal.text
    assert terminal.output.isascii()


def test_colors_tell_the_marks_apart(run):
    terminal = run("3x3:b2a1").wait("X's turn")
    assert len({color for color, _ in colors(terminal)}) >= 4


def test_a_winning_line_is_marked_by_sign_too(run):
    terminal = run("3x3:b2a2a1b1c3", columns=50, rows=12).wait("X wins")
    assert terminal.text.count("[X]") == 3


@pytest.mark.parametrize(
    "changes", [{"NO_COLOR": "1"}, {"TERM": "vt100"}], ids=["NO_COLOR", "monochrome"]
)
def test_no_color_where_it_is_not_wanted_or_not_there(run, env, changes):
    env.update(changes)
    terminal = run("3x3:b2a2a1b1c3").wait("X wins")
    assert colors(terminal) == {("default", "default")}
    assert not re.search(rb"\x1b\[(\d+;)*[349]\d(;\d+)*m", terminal.output)


def test_a_code_has_no_color_where_it_is_not_wanted(run, env, tmp_path):
    env["NO_COLOR"] = "1"
    terminal = run("serve", "--lan", "--port", "0", "--data", str(tmp_path / "rooms"))
    terminal.wait(lambda terminal: re.search("█|no address", terminal.text), what="the code")
    if "no address" in terminal.text:
        pytest.skip("this machine has no address in a local network")
    assert b"\x1b" not in terminal.output


def test_eight_colors_are_enough(run, env):
    env["TERM"] = "xterm"
    terminal = run("3x3:b2a1").wait("X's turn")
    assert {"red", "blue"} <= {color for color, _ in colors(terminal)}


def test_plain_lines_where_a_terminal_cannot_place_the_cursor(run, env):
    env["TERM"] = "dumb"
    terminal = run("3x3")
    terminal.wait("X's turn")
    terminal.send("b2\n")
    terminal.wait("X plays the centre (b2)")
    assert b"\x1b" not in terminal.output


def test_plain_lines_where_the_terminal_is_not_known(run, env):
    env["TERM"] = "no-such-terminal"
    terminal = run("3x3")
    terminal.wait("X's turn")
    terminal.send("b2\n")
    terminal.wait("X plays the centre (b2)")
    terminal.send(CTRL_C)
    assert terminal.wait_end() == -signal.SIGINT


def test_a_person_at_plain_lines_is_not_told_line_numbers(run):
    terminal = run("--plain", "3x3").wait("Type help to see what you can type.")
    terminal.send("b2\n", "b2\n")
    terminal.wait("\nThe centre (b2) is taken")
    terminal.kill(signal.SIGINT)
    assert terminal.wait_end() == -signal.SIGINT
