"""`tictactoe picture` draws a position."""

import os
import pty
import subprocess

import pytest
from conftest import PROGRAM
from png import PNG

PAPER, X, O, WIN = "#fffdf8", "#d0233b", "#1f5bd8", "#11713c"
GRID, TEXT = "#8a7f6d", "#221d2e"


def run(*arguments, **options):
    return subprocess.run([PROGRAM, "picture", *map(str, arguments)], capture_output=True, **options)


def marked(picture, columns, square):
    """The colours of a quarter of a square, around its middle, in a picture of a square board."""
    side = 500 / columns
    left, top = 65 + side * "abcdefghi".index(square[0]), 65 + side * (columns - int(square[1]))
    middle = [int(side * part / 20) for part in range(3, 18)]
    return {picture[int(left) + x, int(top) + y] for x in middle for y in middle}


def test_a_picture_shows_the_marks_on_paper(tmp_path):
    done = run("3x3:a3b2", tmp_path / "game.png")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    picture = PNG((tmp_path / "game.png").read_bytes())
    assert picture.size == (1200, 630)
    assert X in marked(picture, 3, "a3") and O in marked(picture, 3, "b2")
    assert marked(picture, 3, "c1") == {PAPER}
    assert picture[65 + 167, 100] == GRID


def test_a_picture_shows_the_win_in_green():
    picture = PNG(run("--png", "4x4+corners+squares:a1b2d1c2a4c3d4").stdout)
    for corner in ["a1", "d1", "a4", "d4"]:
        assert WIN in marked(picture, 4, corner) and X not in marked(picture, 4, corner)
    assert O in marked(picture, 4, "c3")


def test_a_picture_says_whose_turn_it_is():
    x, o = (PNG(run("--png", game).stdout) for game in ["3x3", "3x3:b2"])
    headlines = [{(x, y): picture[x, y] for x in range(630, 1000) for y in range(190, 260)} for picture in (x, o)]
    assert all(TEXT in headline.values() for headline in headlines)
    assert headlines[0] != headlines[1]


@pytest.mark.parametrize(
    ("arguments", "status", "error"),
    [
        (["3x3:b2b2"], 64, 'picture: "3x3:b2b2": move 2, b2: already taken; did you mean "3x3:b2"?'),
        ([], 64, "picture: GAME is missing"),
        (["3x3", "/nonexistent/game.png"], 1, "cannot be written: No such file or directory"),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_refused(arguments, status, error):
    done = run(*arguments)
    assert done.returncode == status and not done.stdout
    assert error in done.stderr.decode()


def test_without_a_file_a_picture_is_svg():
    done = run("3x3:b2")
    assert done.returncode == 0 and b"<svg" in done.stdout and b'width="1200' in done.stdout


def test_a_png_is_not_written_to_a_terminal():
    screen, terminal = pty.openpty()
    done = subprocess.run([PROGRAM, "picture", "--png", "3x3"], stdout=terminal, stderr=subprocess.PIPE)
    os.close(terminal)
    os.close(screen)
    assert done.returncode == 64 and b"a terminal cannot show a PNG" in done.stderr


def test_a_full_disk_is_an_error():
    with open("/dev/full", "wb") as full:
        done = subprocess.run([PROGRAM, "picture", "3x3"], stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 1 and b"output: cannot be written: No space left" in done.stderr
