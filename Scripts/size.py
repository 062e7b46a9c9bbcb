#!/usr/bin/env python3
"""Prints the bytes that a first visit to the built site takes; fails over the budget."""

import pathlib
import sys

FIRST_VISIT = ["index.html", "style.css", "page.js", "app.wasm"]
BUDGET = 60_000  # bytes of brotli
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
    total = {encoding: sum(sizes[encoding] for sizes in files.values()) for encoding in ENCODINGS}
    print(f"{'bytes':12}" + "".join(f"{encoding:>10}" for encoding in ENCODINGS))
    for name, sizes in {**files, "total": total}.items():
        print(f"{name:12}" + "".join(f"{sizes[encoding]:10,}" for encoding in ENCODINGS))
    left = BUDGET - total["brotli"]
    print(f"{abs(left):,} bytes {'under' if left >= 0 else 'OVER'} the budget of {BUDGET:,} (brotli)")
    sys.exit(left < 0)


if __name__ == "__main__":
    main(sys.argv[1])
