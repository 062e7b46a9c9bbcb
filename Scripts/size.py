#!/usr/bin/env python3
"""Prints the bytes that a first visit to the built site takes; fails over a budget."""

import pathlib
import sys

FIRST = ["index.html", "style.css", "page.js", "app.wasm"]  # until a first game can be played
FIRST_VISIT = [*FIRST, "rest.wasm"]
BUDGETS = {"to play": (FIRST, 40_000), "in all": (FIRST_VISIT, 64_000)}  # bytes of brotli
ENCODINGS = {"raw": "", "gzip": ".gz", "brotli": ".br"}


def first_visit(site):
    """The bytes of each file of a first visit, by encoding."""
    return {
        name: {
            encoding: (pathlib.Path(site) / (name + suffix)).stat().st_size
            for encoding, suffix in ENCODINGS.items()
        }
        for name in FIRST_VISIT
    }


def main(site):
    files = first_visit(site)
    print(f"{'bytes':12}" + "".join(f"{encoding:>10}" for encoding in ENCODINGS))
    for name, sizes in files.items():
        print(f"{name:12}" + "".join(f"{sizes[encoding]:10,}" for encoding in ENCODINGS))
    is_over = False
    for what, (names, budget) in BUDGETS.items():
        total = {encoding: sum(files[name][encoding] for name in names) for encoding in ENCODINGS}
        left = budget - total["brotli"]
        is_over |= left < 0
        print(
            f"{what:12}" + "".join(f"{total[encoding]:10,}" for encoding in ENCODINGS)
            + f"   {abs(left):,} {'under' if left >= 0 else 'OVER'} the budget of {budget:,}"
        )
    sys.exit(is_over)


if __name__ == "__main__":
    main(sys.argv[1])
