"""The libraries that the system's loader loads with the program."""

import os
import pathlib
import subprocess
import sys

import pytest
from conftest import PROGRAM

# Hides the arguments of a program from Swift.
FAKETIME = os.environ.get("FAKETIME_LIBRARY") or next(
    map(str, pathlib.Path("/usr/lib").glob("*/faketime/libfaketime.so.1")), None)


@pytest.mark.skipif(not FAKETIME, reason="libfaketime is not installed")
def test_arguments_are_found_where_a_preloaded_library_hides_them(env):
    result = subprocess.run(
        [PROGRAM, "perft", "3x3", "9"], env={**env, "LD_PRELOAD": FAKETIME}, input="", capture_output=True, text=True)
    assert (result.returncode, result.stdout) == (0, "127872\n")


@pytest.mark.skipif(sys.platform != "linux", reason="the libraries are listed by the system's loader")
def test_a_program_without_live_games_does_not_load_their_library(env):
    def loaded(*arguments):
        files = subprocess.run(
            [PROGRAM, *arguments], env={**env, "LD_DEBUG": "files"}, input="", capture_output=True, text=True)
        return "libcurl" in files.stderr

    assert not loaded("--version") and not loaded("solve", "3x3")
    assert loaded("play", "http://127.0.0.1:1/#room=" + "A" * 22)
