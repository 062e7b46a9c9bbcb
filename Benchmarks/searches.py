#!/usr/bin/env python3
"""Measures the time to find values, beside published and earlier results: searches.py PROGRAM.

One thread, the faster of two runs where that takes less than a second. What takes minutes is in Documentation/Reference/Values.md.
"""

import json
import subprocess
import sys

# Each game with the seconds of other programs. `earlier` is this program when it searched only for wins and did not
# yet cut pairings, `first` its first weak search; "Hsu et al." is TCS 815 (2020), 79–94.
# Without --value-only, the task is every square with its distance; `earlier` had not finished the last two by then.
SEARCHES = [
    ("7x7k5 --value-only", {"C++": 16, "Hsu et al.": 2.5, "earlier": 0.207}),
    ("8x4k4 --value-only", {"C++": 11.5, "earlier": 2.7}),
    ("7x4k4 --value-only", {"earlier": 0.12}),
    ("7x6k5 --value-only", {"earlier": 0.003}),
    ("8x6k5 --value-only", {"earlier": 0.26}),
    ("9x6k5 --value-only", {"earlier": 15, "first": 0.3}),
    ("8x7k5 --value-only", {"earlier": 60, "first": 1.9}),
    ("10x6k5 --value-only", {"first": 12}),
    ("12x5k5 --value-only", {"first": 10}),
    ("9x7k5 --value-only", {"first": 33}),
    ("6x6k5+corners+squares --value-only", {"first": 7.2}),
    ("8x4k4 --weak", {"first": 0.06}),
    ("8x8k5 --value-only", {"Hsu et al.": 17.4 * 3600, "first": 152}),
    ("7x5k4", {"earlier": 30}),
    ("7x7k4", {"earlier": 300}),
    ("9x4k4", {"earlier": 60}),
]


def search(program, game):
    command = [program, "solve", *game.split(), "--json", "--threads", "1"]
    found = json.loads(subprocess.check_output(command))
    again = found["seconds"] < 1 and json.loads(subprocess.check_output(command))
    return min(found, again or found, key=lambda run: run["seconds"])


def main():
    print(f"{'search, one thread':<38}{'seconds':>9}{'positions':>12}  times as fast")
    for game, others in SEARCHES:
        found = search(sys.argv[1], game)
        ratios = [f"{seconds / found['seconds']:.3g}× {who}" for who, seconds in others.items()]
        print(f"{game:<38}{found['seconds']:>9.3f}{found['nodes']:>12,}  {', '.join(ratios)}", flush=True)


main()
