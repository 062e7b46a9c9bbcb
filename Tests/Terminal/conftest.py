"""The program in terminals, each test with its own home folder. swift test builds it first."""

import os
import subprocess

import pytest
from terminal import PATIENCE, PROGRAM, Terminal


def pytest_sessionstart():
    if not os.access(PROGRAM, os.X_OK):
        pytest.exit(f"{PROGRAM} is missing: swift test builds it", returncode=2)


@pytest.fixture
def env(tmp_path):
    """The environment of the program, which a test may change."""
    return {
        "TERM": "xterm-256color",
        "LC_ALL": "C.UTF-8",
        "HOME": str(tmp_path),
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "PATH": os.environ["PATH"],
    }


@pytest.fixture
def kept(tmp_path):
    """The file of the unfinished game."""
    return tmp_path / "state" / "tictactoe" / "game"


@pytest.fixture
def run(env):
    """Runs a command in a terminal: `run("3x3", columns=40)`."""
    terminals = []

    def run(*arguments, command=None, **size):
        terminal = Terminal([*(command or [PROGRAM]), *arguments], env=env, **size)
        terminals.append(terminal)
        return terminal

    yield run
    for terminal in terminals:
        terminal.close()


@pytest.fixture
def play(run):
    """Runs a game, of two players on 3×3 if no other is named, and waits until it accepts input."""
    return lambda *arguments, **size: run(*(arguments or ["3x3"]), **size).wait("X's turn")


@pytest.fixture
def pipe(env):
    """Runs the program without a terminal."""
    return lambda *arguments, input="": subprocess.run(
        [PROGRAM, *arguments], input=input, env=env, capture_output=True, text=True, timeout=PATIENCE
    )
