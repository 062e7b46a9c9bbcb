"""Every way to end restores the terminal."""

import os
import re
import signal
import sys

import pytest
from terminal import CTRL_C, CTRL_Z
from test_play import preload  # noqa: F401
from test_room import Room, server  # noqa: F401

from conftest import PROGRAM


def test_quitting(play):
    terminal = play()
    terminal.send("q")
    assert terminal.wait_end() == 0
    assert terminal.is_as_it_was()


def test_the_terminal_is_changed_while_it_plays(play):
    assert not play().is_as_it_was()


def test_ctrl_c(play):
    terminal = play()
    terminal.send(CTRL_C)
    assert terminal.wait_end() == -signal.SIGINT
    assert terminal.is_as_it_was()


ENDLESS_SLEEP = """
#include <unistd.h>
int usleep(useconds_t time) { for (;;) pause(); }
"""


@pytest.mark.skipif(sys.platform != "linux", reason="functions are replaced by LD_PRELOAD")
def test_ctrl_c_while_the_last_move_is_on_its_way(preload, server, run):
    preload(ENDLESS_SLEEP)
    room = Room(server, "3x3")
    room.sit()
    room.play("b2")
    terminal = run("play", room.link).wait("Your turn")
    server.stop()
    terminal.wait("Connection lost")
    terminal.send("a1", "q")
    terminal.wait(lambda terminal: b"\x1b[?1049l" in terminal.output, what="the end of the full screen")
    terminal.send(CTRL_C)
    assert terminal.wait_end() == -signal.SIGINT
    assert terminal.is_as_it_was()


LATE_SIGNAL = """
#include <dlfcn.h>
#include <signal.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>
int tcsetattr(int file, int when, const struct termios *modes) {
  int (*original)(int, int, const struct termios *) = dlsym(RTLD_NEXT, "tcsetattr");
  int result = original(file, when, modes);
  if (access(getenv("LATE"), F_OK) == 0) raise(SIGINT);
  return result;
}
"""


@pytest.mark.skipif(sys.platform != "linux", reason="functions are replaced by LD_PRELOAD")
def test_a_signal_while_the_terminal_is_restored(preload, play, env, tmp_path):
    preload(LATE_SIGNAL)
    env["LATE"] = str(tmp_path / "late")
    terminal = play()
    (tmp_path / "late").touch()
    terminal.send("q")
    assert terminal.wait_end() == -signal.SIGINT
    assert terminal.is_as_it_was()


@pytest.mark.parametrize("name", [
    "SIGTERM", "SIGHUP", "SIGINT", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGVTALRM", "SIGPROF", "SIGXCPU"])
def test_a_signal_to_end(play, name):
    terminal = play()
    terminal.kill(signal.Signals[name])
    assert terminal.wait_end() == -signal.Signals[name]
    assert terminal.is_as_it_was()


@pytest.mark.parametrize(
    "name", ["SIGSEGV", "SIGILL", "SIGABRT", "SIGFPE", "SIGBUS", "SIGSYS", "SIGQUIT"])
def test_a_crash(play, name):
    terminal = play()
    terminal.kill(signal.Signals[name])
    assert terminal.wait_end() == -signal.Signals[name]
    assert terminal.is_as_it_was()


@pytest.mark.parametrize("arguments", [(), ("--plain",)], ids=["full", "plain"])
def test_a_file_that_may_not_grow_is_said_and_play_goes_on(run, kept, arguments):
    shell = ["/bin/bash", "-c", 'ulimit -f 0 && exec "$0" "$@"', PROGRAM]
    terminal = run("3x3", *arguments, command=shell, columns=200).wait("X's turn")
    terminal.send("b2\n")
    terminal.wait(f"The game can’t be saved in {kept.parent}: File too large")
    terminal.send("a1\n")
    terminal.wait("O plays bottom left (a1)")
    terminal.send("q\n")
    assert terminal.wait_end() == 0
    assert terminal.is_as_it_was()
    assert not list(kept.parent.iterdir()), "no draft stays"


def test_a_lost_connection_ends_it(play):
    terminal = play()
    os.close(terminal.master)
    terminal.master = os.open(os.devnull, os.O_RDWR)
    os.close(terminal.slave)
    terminal.slave = os.open(os.devnull, os.O_RDWR)
    _, status = os.waitpid(terminal.process, 0)
    terminal.status = os.waitstatus_to_exitcode(status)
    assert terminal.status == -signal.SIGHUP


@pytest.fixture
def shell(run, env):
    """A shell with job control, without which a program cannot be stopped and resumed."""
    env["PS1"] = "ready> "
    env["HISTFILE"] = ""
    shell = run("--norc", "--noprofile", "--noediting", "-i", command=["/bin/bash"])
    return shell.wait("ready>")


def test_stopped_and_resumed(shell):
    shell.send(f"stty -g; {PROGRAM} 3x3\n")
    shell.wait("X's turn")
    shell.send("b2")
    shell.wait("X plays the centre (b2)")
    modes = re.compile(rb"(?:[0-9a-f]+:){20,}[0-9a-f]+(?=\r)")

    # Twice, with another window size in between.
    for size in [(50, 12), (60, 12)]:
        before = len(shell.output)
        shell.send(CTRL_Z)
        shell.wait(lambda terminal: b"Stopped" in terminal.output[before:], what="Stopped")
        assert b"\x1b[?1049l" in shell.output[before:]
        shell.send("stty -g\n")
        shell.wait(
            lambda terminal: modes.search(terminal.output, before), what="the terminal's modes"
        )
        assert modes.search(shell.output).group() == modes.search(shell.output, before).group()

        shell.resize(*size)
        shell.send("fg\n")
        shell.wait("2 │   ┃(X)┃   │")
        shell.wait("? help  q quit")
    shell.send("a1")
    shell.wait("O plays bottom left (a1)")
    shell.send("q")
    shell.send("echo the end: $?\n")
    shell.wait("the end: 0")


def test_stopped_by_a_signal(play):
    terminal = play()
    terminal.kill(signal.SIGSTOP)
    terminal.kill(signal.SIGCONT)
    before = len(terminal.output)
    terminal.wait(lambda terminal: len(terminal.output) > before, what="another drawing")
    terminal.send("b2")
    terminal.wait("X plays the centre (b2)")
