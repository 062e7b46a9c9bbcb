#!/usr/bin/env python3
"""Fits the weights of open lines to games of `tictactoe engine` against itself: weights.py [--games N].

A line is open to a side if the other has no mark on it. Of each position, the open lines of the side to
move and of the other side are counted by their marks. Logistic regression finds the weights with which
these numbers tell best who won. It prints each weight and the whole number that stands for it in
`LineValue`: an own line of two marks is 16 there.
"""

import argparse
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import match  # noqa: E402

SIDE, LENGTH = match.SIDE, match.IN_A_ROW
LINES = [
    [(x + step * dx, y + step * dy) for step in range(LENGTH)]
    for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1))
    for y in range(SIDE)
    for x in range(SIDE)
    if 0 <= x + (LENGTH - 1) * dx < SIDE and y + (LENGTH - 1) * dy < SIDE
]
THROUGH = {}
for number, line in enumerate(LINES):
    for square in line:
        THROUGH.setdefault(square, []).append(number)
NAMES = ["tempo", *(f"own {n}" for n in range(1, LENGTH)), *(f"other {n}" for n in range(1, LENGTH)), "fork"]
PLIES_LEFT_OUT = 4  # at the end of a game, where threats decide


class Counts:
    """The marks on each line, and the numbers of open lines of each side by their marks."""

    def __init__(self):
        self.marks = [[0, 0] for _ in LINES]
        self.open = [[0] * (LENGTH + 1) for _ in range(2)]
        self.taken = set()

    def play(self, square, side):
        self.taken.add(square)
        for number in THROUGH[square]:
            own, other = self.marks[number][side], self.marks[number][1 - side]
            if other == 0:
                self.open[side][own] -= 1
                self.open[side][own + 1] += 1
            elif own == 0:
                self.open[1 - side][other] -= 1
            self.marks[number][side] += 1

    def has_fork(self, side):
        """Whether a move of this side threatens to complete lines on two squares."""
        others = {}
        for number, marks in enumerate(self.marks):
            if marks[side] == LENGTH - 2 and marks[1 - side] == 0:
                first, second = (square for square in LINES[number] if square not in self.taken)
                others.setdefault(first, set()).add(second)
                others.setdefault(second, set()).add(first)
        return any(len(squares) > 1 for squares in others.values())

    def features(self, side):
        """The numbers for the side to move; None where a threat decides."""
        if self.open[side][LENGTH - 1] or self.open[1 - side][LENGTH - 1] or self.has_fork(side):
            return None
        own, other = self.open[side][1:LENGTH], self.open[1 - side][1:LENGTH]
        return [1, *own, *(-count for count in other), -int(self.has_fork(1 - side))]


def opening(generator):
    """Four to seven marks near the middle."""
    middle = range(SIDE // 2 - 3, SIDE // 2 + 4)
    return generator.sample([(x, y) for x in middle for y in middle], generator.randint(4, 7))


def samples(moves, winner):
    """The features of the positions of a game, each with the points of the side to move."""
    counts = Counts()
    for ply, square in enumerate(moves[:-PLIES_LEFT_OUT]):
        counts.play(square, ply % 2)
        features = counts.features((ply + 1) % 2)
        if features:
            yield features, 0.5 if winner is None else float(winner == (ply + 1) % 2)


def fit(data, rounds=12, decay=1e-3):
    """Logistic regression by Newton's method; returns the weights."""
    size = len(data[0][0])
    weights = [0.0] * size
    for _ in range(rounds):
        gradient = [-decay * weight for weight in weights]
        hessian = [[decay * (row == column) for column in range(size)] for row in range(size)]
        for features, points in data:
            expected = 1 / (1 + math.exp(-max(min(sum(map(lambda a, b: a * b, weights, features)), 30), -30)))
            slope = expected * (1 - expected)
            for row, feature in enumerate(features):
                if feature == 0:
                    continue
                gradient[row] += (points - expected) * feature
                for column, other in enumerate(features):
                    hessian[row][column] += slope * feature * other
        weights = [weight + step for weight, step in zip(weights, solve(hessian, gradient))]
    return weights


def solve(matrix, vector):
    """Solves a system of linear equations by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, vector)]
    for index in range(len(rows)):
        pivot = max(range(index, len(rows)), key=lambda row: abs(rows[row][index]))
        rows[index], rows[pivot] = rows[pivot], rows[index]
        rows[index] = [value / rows[index][index] for value in rows[index]]
        for row in range(len(rows)):
            if row != index:
                factor = rows[row][index]
                rows[row] = [value - factor * own for value, own in zip(rows[row], rows[index])]
    return [row[-1] for row in rows]


class Game:
    """An engine that plays both sides."""

    def __init__(self, program, seconds, grace):
        self.player = match.Player("tictactoe", [program, "engine"], 350)
        self.seconds = seconds
        self.grace = grace
        self.player.start(seconds)

    def play(self, moves):
        """Plays on after these moves; returns all moves and the winning side, None for a draw."""
        moves = list(moves)
        while len(moves) < SIDE * SIDE:
            side = len(moves) % 2
            self.player.knows_board = False
            moves.append(self.player.move(moves, self.seconds, self.grace))
            if match.completes_line(set(moves[side::2]), moves[-1]):
                return moves, side
        return moves, None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, help="(%(default)s)")
    parser.add_argument("--seconds", type=float, default=0.036, help="for one move, 0.03 of them kept back (%(default)s)")
    parser.add_argument("--grace", type=float, default=10, help="seconds after which a late move ends it (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the openings (%(default)s)")
    parser.add_argument("--program", default=str(match.ROOT / ".build/release/tictactoe"))
    options = parser.parse_args()
    generator = random.Random(options.seed)
    game = Game(options.program, options.seconds, options.grace)
    data = []
    for number in range(options.games):
        data += samples(*game.play(opening(generator)))
        if number % 100 == 99:
            print(f"{number + 1} games, {len(data)} positions", file=sys.stderr, flush=True)
    game.player.end()
    weights = fit(data)
    scale = 16 / weights[NAMES.index("own 2")]
    for name, weight in zip(NAMES, weights):
        print(f"{name:8} {weight:+.4f} {round(scale * weight):+5}")


if __name__ == "__main__":
    main()
