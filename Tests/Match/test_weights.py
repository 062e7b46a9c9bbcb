"""The tool that fits the weights of lines to games."""

import importlib.util
import math
import pathlib
import random
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[2]
TOOL = ROOT / "Benchmarks/weights.py"

sys.path.insert(0, str(ROOT / "Tests"))
from serving import PATIENCE, PROGRAM  # noqa: E402

spec = importlib.util.spec_from_file_location("weights", TOOL)
weights = importlib.util.module_from_spec(spec)
spec.loader.exec_module(weights)


def test_open_lines_are_counted_by_their_marks():
    counts = weights.Counts()
    for square, side in [((7, 7), 0), ((8, 7), 0), ((0, 0), 1)]:
        counts.play(square, side)
    tempo, *features = counts.features(0)
    # Four lines have both marks, one on either side has one of them; 15 more pass through each mark.
    assert (tempo, features[:4]) == (1, [32, 4, 0, 0])
    assert features[4:8] == [-3, 0, 0, 0] and features[8] == 0
    counts.play((6, 7), 1)
    # Of the lines with both marks, only those without the new one are left.
    assert counts.features(0)[2] == 1


def test_positions_that_threats_decide_are_left_out():
    counts = weights.Counts()
    for x in (5, 6, 7):
        counts.play((x, 7), 0)
    assert counts.has_fork(0) and not counts.has_fork(1)
    assert counts.features(0) is None
    assert counts.features(1)[-1] == -1
    counts.play((8, 7), 0)
    assert counts.features(1) is None


def test_a_fit_finds_the_weights_that_made_the_results():
    generator = random.Random(1)
    true = [0.3, -0.7, 1.1]
    data = []
    for _ in range(20000):
        features = [1, generator.randint(-2, 2), generator.randint(-2, 2)]
        share = 1 / (1 + math.exp(-sum(map(lambda a, b: a * b, true, features))))
        data.append((features, float(generator.random() < share)))
    assert weights.fit(data) == pytest.approx(true, abs=0.08)


def test_games_become_weights():
    done = subprocess.run(
        [sys.executable, TOOL, "--games", "4", "--grace", str(PATIENCE), "--program", PROGRAM],
        capture_output=True, text=True, timeout=600,
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert [line[:8].strip() for line in lines] == weights.NAMES
    assert lines[2].split()[-1] == "+16"
