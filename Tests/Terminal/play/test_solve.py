"""The progress of long searches on a terminal."""

import signal

import pytest
from terminal import CTRL_C


@pytest.mark.parametrize(
    ("arguments", "meanwhile", "result"),
    [
        (["10x7k5", "--weak"], " positions", "10x7k5: unknown"),
        (["10x7k5", "--value-only"], " positions", "10x7k5: at least a draw"),
        (["10x4k4"], " positions: at least a draw, 0 of 40 squares", "10x4: at least a draw"),
    ],
)
def test_a_long_search_tells_how_far_it_is_and_ends_with_what_it_knows(
    run, arguments, meanwhile, result
):
    terminal = run("solve", *arguments, "--threads", "1", "--memory", "100M")
    terminal.wait(meanwhile)
    terminal.send(CTRL_C)
    assert terminal.wait_end() == 0
    assert terminal.text.strip() == result


def test_a_terminal_that_cannot_erase_a_line_is_shown_the_result_only(run, env):
    env["TERM"] = "dumb"
    terminal = run("solve", "10x7k5", "--weak", "--threads", "1", "--memory", "100M", "--limit", "1")
    assert terminal.wait_end() == 0
    assert terminal.text.strip() == "10x7k5: unknown"
    assert b"positions" not in terminal.output and b"\x1b" not in terminal.output


def test_the_progress_keeps_to_one_row_of_a_narrow_window(run):
    terminal = run("solve", "10x7k5", "--weak", "--threads", "1", "--memory", "100M", columns=16)
    terminal.wait(" s, ")
    terminal.send(CTRL_C)
    assert terminal.wait_end() == 0
    assert terminal.text.strip() == "10x7k5: unknown"


def test_ctrl_c_ends_the_wait_for_a_line(run):
    terminal = run("solve", "-")
    terminal.send("3x3\n")
    terminal.wait("3x3: draw")
    terminal.send(CTRL_C)
    assert terminal.wait_end() == -signal.SIGINT


def test_ctrl_c_in_a_search_leaves_out_the_lines_after(run):
    terminal = run("solve", "-", "--threads", "1", "--memory", "100M")
    terminal.send("10x4k4\n", "3x3\n")
    terminal.wait(" positions")
    terminal.send(CTRL_C)
    assert terminal.wait_end() == -signal.SIGINT
    assert "10x4: at least a draw" in terminal.text and "3x3: draw" not in terminal.text


def test_a_long_proof_tells_how_far_it_is_and_leaves_no_file(run, tmp_path):
    terminal = run("solve", "8x8k5", "--certificate", str(tmp_path / "proof"), "--memory", "200M")
    terminal.wait(" positions")
    terminal.send(CTRL_C)
    assert terminal.wait_end() == 1
    assert terminal.text.strip() == "tictactoe: solve: stopped before the proof was found"
    assert list(tmp_path.iterdir()) == []
