"""The referee of matches between engines, tested with engines that have one fault each."""

import importlib.util
import itertools
import math
import pathlib
import random
import subprocess
import sys
import time

import pytest

ROOT = pathlib.Path(__file__).parents[2]
MATCH = ROOT / "Benchmarks/match.py"
FAKE = pathlib.Path(__file__).parent / "fake_engine.py"

sys.path.insert(0, str(ROOT / "Tests"))
from serving import PATIENCE, PROGRAM  # noqa: E402

spec = importlib.util.spec_from_file_location("match", MATCH)
match = importlib.util.module_from_spec(spec)
spec.loader.exec_module(match)


def referee(fault, *options, program=FAKE, games=2):
    return subprocess.run(
        [
            sys.executable, MATCH, f"{FAKE} {fault}", "--program", program, "--games", str(games),
            "--grace", str(PATIENCE), *options,
        ],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


@pytest.mark.parametrize(
    "fault, named, counted",
    [
        ("illegal", "illegal", "2 forfeits (2 illegal)"),
        ("outside", "illegal: 15,0", "2 forfeits (2 illegal)"),
        ("slow", "slow", "2 forfeits (2 slow)"),
        ("crash", "crashed: status 3", "2 forfeits (2 crashed)"),
        ("killed", "crashed: SIGSEGV", "2 forfeits (2 crashed)"),
        ("garbage", "garbage: 'I resign'", "2 forfeits (2 garbage)"),
        ("endless", "garbage: a line without an end", "2 forfeits (2 garbage)"),
        ("refuse", "garbage: 'ERROR no'", "2 forfeits (2 garbage)"),
    ],
)
def test_a_fault_is_named_counted_and_loses(fault, named, counted):
    # Only the slow engine may run out of time, though the machine may be slow as well.
    done = referee(fault, *(["--grace", "10"] if fault == "slow" else []))
    assert done.returncode == 0, done.stderr
    games = done.stdout.splitlines()[:2]
    assert all(f"tictactoe wins" in game and f"{fault} {named}" in game for game in games)
    # The first line of the summary tells that no game was won on the board.
    assert "2 won (2 by forfeit), 0 drawn, 0 lost" in done.stdout.splitlines()[2]
    assert counted in done.stdout.splitlines()[-1]
    assert "0 forfeits" in done.stdout.splitlines()[-2]


def test_a_fault_of_ours_loses_and_shows_in_the_status(tmp_path):
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\nexec {FAKE} crash\n")
    program.chmod(0o755)
    done = referee("sound", program=program)
    assert done.returncode == 1
    assert "0 won, 0 drawn, 2 lost (2 by forfeit)" in done.stdout
    assert "2 forfeits (2 crashed)" in done.stdout.splitlines()[-2]


def test_who_completes_a_line_wins_and_both_sides_begin_each_opening():
    done = referee("below", games=4)
    games = done.stdout.splitlines()[:4]
    # Both fill rows, far apart; which of them moves first depends on the number of stones.
    begun, stones = zip(*(game.split(": ")[1].split(";")[0].split(" begins with ") for game in games))
    assert begun == ("tictactoe", "below") * 2
    assert stones[0] == stones[1] != stones[2] == stones[3]
    for (first, second), stones in zip((("tictactoe", "below"), ("below", "tictactoe")) * 2, stones):
        count = len(stones.split())
        mover, game = (first, second)[count % 2], games.pop(0)
        assert f"{mover} wins, {count + 9} plies, five in a row" in game
    assert "2 won, 0 drawn, 2 lost" in done.stdout
    assert "Elo difference +0, 95 % from -" in done.stdout


def test_an_engine_may_say_what_it_thinks():
    assert "0 forfeits" in referee("talk").stdout.splitlines()[-1]


@pytest.mark.parametrize("options, size", [([], 367001600), (["--memory", "70"], 73400320)])
def test_an_engine_is_told_how_much_memory_there_is(tmp_path, options, size):
    # An engine may allocate it all before its first move.
    engine, heard = tmp_path / "engine", tmp_path / "heard"
    engine.write_text(f"#!/bin/sh\ntee -a {heard} | {FAKE} sound\n")
    engine.chmod(0o755)
    assert referee("sound", *options, program=engine).returncode == 0
    sizes = [line for line in heard.read_text().splitlines() if "max_memory" in line]
    assert sizes == [f"INFO max_memory {size}"] * 2


def test_the_same_seed_plays_the_same_games():
    first, again, other = (referee("sound", "--seed", seed).stdout.splitlines()[:2] for seed in "556")
    assert first == again != other


@pytest.mark.parametrize("side, middle", [(15, range(4, 11)), (20, range(6, 13))])
def test_openings_are_some_stones_in_the_middle(side, middle):
    openings = match.openings(random.Random(1), side)
    assert len(openings) >= 40
    for stones in openings:
        assert 4 <= len(stones) == len(set(stones)) <= 6
        assert all(x in middle and y in middle for x, y in stones)
    assert len({tuple(sorted(stones)) for stones in openings}) == len(openings)
    again, other = (match.openings(random.Random(seed), side) for seed in (1, 2))
    assert openings == again != other


def test_a_larger_board_may_be_chosen():
    # Column 15 is outside of 15 columns alone.
    games = referee("outside", "--size", "20").stdout.splitlines()[:2]
    assert all("five in a row" in game for game in games), games
    assert referee("sound", "--size", "14").returncode == 2


def is_running(process):
    """Whether a process has not ended. A dead one may not have been waited for yet."""
    try:
        return pathlib.Path("/proc", process, "stat").read_text().split()[2] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_nothing_is_left_running(tmp_path):
    child = tmp_path / "child"
    engine = tmp_path / "engine"
    engine.write_text(f"#!/bin/sh\nsleep 600 &\necho $! >{child}\nexec {FAKE} slow\n")
    engine.chmod(0o755)
    referee("sound", "--grace", "1", program=engine)
    # It is killed, which takes a moment.
    end = time.monotonic() + PATIENCE
    while is_running(child.read_text().strip()):
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize("direction", [(1, 0), (0, 1), (1, 1), (1, -1)])
def test_five_in_every_direction_and_no_fewer(direction):
    line = [(5 + step * direction[0], 5 + step * direction[1]) for step in range(6)]
    for last in line[:5]:
        assert match.completes_line(set(line[:5]), last)
        assert match.completes_line(set(line), last)
    assert not match.completes_line(set(line[:4]), line[3])
    assert not match.completes_line(set(line) - {line[2]}, line[5])


def test_a_full_board_is_drawn():
    class Script(match.Player):
        def start(self, seconds, side):
            pass

        def move(self, moves, seconds, grace):
            # Alternating pairs of columns, shifted every other row, so that no line is longer than three.
            taken = set(moves)
            squares = itertools.product(range(match.SIDE), repeat=2)
            mine = len(moves) % 2
            return next(
                ((x, y) for y, x in squares if (x, y) not in taken and (x // 2 + y) % 2 == mine),
                next(((x, y) for y in range(15) for x in range(15) if (x, y) not in taken)),
            )

    game = match.play([Script(name, [], 350) for name in "ab"], [], 1, 0)
    assert (game.winner, game.plies, game.ending) == (None, 225, "full board")


def test_elo_and_its_error():
    assert match.elo(0.5) == 0
    assert round(match.elo(0.75)) == 191
    assert match.elo(1) == math.inf and match.elo(0) == -math.inf
    # Wilson's interval for 15 of 20, from published tables.
    low, high = match.interval(15, 20)
    assert (round(low, 3), round(high, 3)) == (0.531, 0.888)
    assert match.interval(20, 20)[0] == pytest.approx(0.839, abs=0.001)
    assert match.interval(20, 20)[1] == 1
    assert match.interval(0, 20)[0] == 0


def test_a_missing_engine_is_reported():
    done = subprocess.run([sys.executable, MATCH, "/nowhere/engine"], capture_output=True, text=True)
    assert done.returncode != 0 and "No such file" in done.stderr


def test_games_come_in_pairs():
    done = referee("sound", games=3)
    assert done.returncode == 2 and "even" in done.stderr


def test_the_program_plays_and_wins():
    done = referee("sound", "--seconds", "0.4", program=PROGRAM)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 won, 0 drawn, 0 lost" in done.stdout
