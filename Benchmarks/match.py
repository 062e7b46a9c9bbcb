#!/usr/bin/env python3
"""Plays `tictactoe engine` against another Gomocup engine: match.py ENGINE.

Five or more in a row win on 15×15 (--size 20: on 20×20). Each game starts from one of the openings of
`openings.txt`, in which neither side is far ahead, and each is played twice, with the sides swapped. An
engine that dies, answers too late or does not answer with an empty square forfeits the game. Without
ENGINE, the levels play each other, as in `make levels`.
"""

import argparse
import dataclasses
import math
import os
import pathlib
import random
import re
import select
import shlex
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
OPENINGS = pathlib.Path(__file__).resolve().parent / "openings.txt"
SIDE = 15
IN_A_ROW = 5
SECONDS_TO_START = 60
NO_LIMIT = 2**31 - 1  # of time for a match
LONGEST_LINE = 1 << 16


class Forfeit(Exception):
    """The reason why an engine loses a game before it is lost on the board."""


class Engine:
    def __init__(self, command):
        self.output = b""
        try:
            # A process group, so that the engine's children end with it.
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            sys.exit(f"{command[0]}: {error.strerror}")

    def send(self, *lines):
        try:
            self.process.stdin.write("".join(line + "\r\n" for line in lines).encode())
        except OSError:
            pass  # The engine has died; the next read reports it.

    def line(self, deadline):
        while b"\n" not in self.output:
            if len(self.output) > LONGEST_LINE:
                raise Forfeit("garbage: a line without an end")
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                raise Forfeit("slow")
            part = os.read(self.process.stdout.fileno(), LONGEST_LINE)
            if not part:
                raise Forfeit(f"crashed: {self.ending()}")
            self.output += part
        line, self.output = self.output.split(b"\n", 1)
        return line.decode(errors="replace").strip()

    def ending(self):
        try:
            status = self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            return "output closed"
        return f"status {status}" if status >= 0 else signal.Signals(-status).name

    def answer(self, pattern, seconds):
        """Returns the answer and the time it took, skipping messages about the search."""
        start = time.monotonic()
        while True:
            line = self.line(start + seconds)
            if found := re.fullmatch(pattern, line):
                return found, time.monotonic() - start
            if line.split(" ")[0].upper() not in ("MESSAGE", "DEBUG", ""):
                raise Forfeit(f"garbage: {line[:60]!r}")

    def end(self):
        self.send("END")
        try:
            self.process.wait(timeout=0.5)
        except subprocess.TimeoutExpired:
            pass
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()


class Player:
    """One side of the match; its engine is started again for each game."""

    def __init__(self, name, command, memory):
        self.name = name
        self.command = command
        self.memory = memory
        self.engine = None
        self.times = []
        self.forfeits = []

    def start(self, seconds, side=SIDE):
        self.side = side
        self.engine = Engine(self.command)
        self.knows_board = False
        self.engine.send(f"START {side}")
        self.engine.answer("OK", SECONDS_TO_START)
        self.engine.send(
            f"INFO timeout_turn {round(1000 * seconds)}",
            "INFO timeout_match 0",
            f"INFO time_left {NO_LIMIT}",
            f"INFO max_memory {self.memory << 20}",
            "INFO game_type 1",
            "INFO rule 0",
        )

    def end(self):
        if self.engine:
            self.engine.end()
        self.engine = None

    def move(self, moves, seconds, grace):
        if self.knows_board:
            self.engine.send("TURN {},{}".format(*moves[-1]))
        else:
            # The side to move is the engine (1), the other its opponent (2).
            sides = [2 if (len(moves) - ply) % 2 else 1 for ply in range(len(moves))]
            lines = [f"{x},{y},{side}" for (x, y), side in zip(moves, sides)]
            self.engine.send("BOARD", *lines, "DONE")
            self.knows_board = True
        found, taken = self.engine.answer(r"(\d+)\s*,\s*(\d+)", seconds + grace)
        self.times.append(taken)
        square = int(found[1]), int(found[2])
        if square in moves or not max(square) < self.side:
            raise Forfeit(f"illegal: {found[0]}")
        return square


def completes_line(stones, last):
    """Whether the last of one side's stones completes a line."""
    for dx, dy in (1, 0), (0, 1), (1, 1), (1, -1):
        length = 1
        for sign in (1, -1):
            x, y = last
            while (x := x + sign * dx, y := y + sign * dy) in stones:
                length += 1
        if length >= IN_A_ROW:
            return True
    return False


def openings(generator, side=SIDE):
    """The openings in random order, in the middle of a board with this side."""
    shift = (side - SIDE) // 2
    lines = [line.split("#")[0].split() for line in OPENINGS.read_text().splitlines()]
    stones = [[tuple(shift + int(number) for number in stone.split(",")) for stone in line] for line in lines]
    return generator.sample(list(filter(None, stones)), len(list(filter(None, stones))))


@dataclasses.dataclass
class Game:
    winner: Player | None
    plies: int
    ending: str


def play(players, moves, seconds, grace, side=SIDE):
    """Plays one game from an opening, of which the first player has every other stone from the first on."""
    moves = list(moves)
    player = None
    try:
        for player in players:
            player.start(seconds, side)
        while len(moves) < side * side:
            turn = len(moves) % 2
            player = players[turn]
            moves.append(player.move(moves, seconds, grace))
            if completes_line(set(moves[turn::2]), moves[-1]):
                return Game(player, len(moves), "five in a row")
        return Game(None, len(moves), "full board")
    except Forfeit as forfeit:
        player.forfeits.append(str(forfeit))
        other = players[1 - players.index(player)]
        return Game(other, len(moves), f"{player.name} {forfeit}")
    finally:
        for player in players:
            player.end()


def elo(share):
    """The Elo difference for a share of the points."""
    if share <= 0 or share >= 1:
        return math.copysign(math.inf, share - 0.5)
    return 400 * math.log10(share / (1 - share))


def interval(points, games):
    """Wilson's 95 % interval of a share: finite even for one-sided results, and wide with many draws."""
    share, z = points / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2) / (1 + z * z / games)
    # Rounding must not leave the range of a share.
    return max(middle - half, 0), min(middle + half, 1)


def summary(us, them, games):
    wins = sum(game.winner is us for game in games)
    losses = sum(game.winner is them for game in games)
    draws = len(games) - wins - losses
    points = wins + draws / 2
    low, high = interval(points, len(games))
    won, lost = (f" ({len(player.forfeits)} by forfeit)" if player.forfeits else "" for player in (them, us))
    yield f"{us.name} against {them.name}: {wins} won{won}, {draws} drawn, {losses} lost{lost}"
    yield f"Elo difference {elo(points / len(games)):+.0f}, 95 % from {elo(low):+.0f} to {elo(high):+.0f}"
    for player in us, them:
        mean = sum(player.times) / max(len(player.times), 1)
        slowest = max(player.times, default=0)
        yield f"{player.name}: {mean:.2f} s a move, {slowest:.2f} s at most; {forfeits(player)}"


def forfeits(player):
    kinds = [forfeit.split(":")[0] for forfeit in player.forfeits]
    counts = [f"{kinds.count(kind)} {kind}" for kind in sorted(set(kinds))]
    return f"{len(kinds)} forfeits" + (f" ({', '.join(counts)})" if counts else "")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("engine", nargs="?", help="the other engine: a path, or a command in quotes")
    parser.add_argument("--games", type=int, default=20, help="an even number (%(default)s)")
    parser.add_argument("--seconds", type=float, default=1, help="for one move (%(default)s)")
    parser.add_argument("--grace", type=float, default=0.1, help="more that are overlooked (%(default)s)")
    # Gomocup's limit (gomocup.org/news/gomocup-2021-announcement). An engine may take all of it at once,
    # so it must be there.
    parser.add_argument("--memory", type=int, default=350, help="of each engine in MB (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the openings (%(default)s)")
    parser.add_argument("--size", type=int, default=SIDE, help="columns and rows of the board (%(default)s)")
    parser.add_argument("--program", default=str(ROOT / ".build/release/tictactoe"))
    options = parser.parse_args()
    if options.games < 2 or options.games % 2:
        parser.error("each opening is played twice: --games has to be even")
    if options.size < SIDE:
        parser.error(f"the openings need a board of at least {SIDE}×{SIDE}")
    return options


def main():
    options = arguments()
    if not options.engine:
        os.execvp("make", ["make", "-s", "-C", str(ROOT), "levels", f"N={options.games // 2}"])
    us = Player("tictactoe", [options.program, "engine"], options.memory)
    command = shlex.split(options.engine)
    them = Player(pathlib.Path(command[-1]).name, command, options.memory)
    starts = openings(random.Random(options.seed), options.size)
    games = []
    for number in range(options.games):
        stones = starts[number // 2 % len(starts)]
        players = [us, them] if number % 2 == 0 else [them, us]
        game = play(players, stones, options.seconds, options.grace, options.size)
        games.append(game)
        result = f"{game.winner.name} wins" if game.winner else "drawn"
        begins = f"{players[0].name} begins with {' '.join('{},{}'.format(*stone) for stone in stones)}"
        print(f"{number + 1}: {begins}; {result}, {game.plies} plies, {game.ending}", flush=True)
    print(*summary(us, them, games), sep="\n")
    # A forfeit is a bug, whatever the result of the match.
    return 1 if us.forfeits else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
