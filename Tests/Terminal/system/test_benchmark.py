"""The screens that `make bench` looks for in a terminal still exist."""

import subprocess
import sys

from serving import PROGRAM, ROOT


def test_the_benchmark_of_the_terminal_knows_its_screens():
    command = [sys.executable, ROOT / "Benchmarks/terminal.py", PROGRAM, "2"]
    measured = subprocess.run(command, capture_output=True, text=True)
    assert (measured.returncode, measured.stderr) == (0, "")
    assert len(measured.stdout.splitlines()) == 7
