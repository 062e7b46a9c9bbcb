#!/usr/bin/env python3
"""Prints the bytes that a first visit to the built site takes; fails over the budget."""

import pathlib
import sys

FIRST_VISIT = ["index.html", "style.css", "page.js", "app.wasm"]  # and a table of words
BUDGET = 60_000  # bytes of brotli
ENCODINGS = {"raw": "", "gzip": ".gz", "brotli": ".br"}


def first_visit(site):
    """The bytes of each file of a first visit, by encoding, in the language that takes most."""
    tables = {path.name: sizes(path) for path in pathlib.Path(site).glob("words.*.txt")}
    largest = max(tables, key=lambda name: tables[name]["brotli"])
    files = {name: sizes(pathlib.Path(site) / name) for name in FIRST_VISIT}
    return {**files, largest: tables[largest]}


def sizes(path):
    return {
        encoding: path.with_name(path.name + suffix).stat().st_size
        for encoding, suffix in ENCODINGS.items()
    }


def main(site):
    files = first_visit(site)
    total = {encoding: sum(sizes[encoding] for sizes in files.values()) for encoding in ENCODINGS}
    print(f"{'bytes':14}" + "".join(f"{encoding:>10}" for encoding in ENCODINGS))
    for name, sizes in {**files, "total": total}.items():
        print(f"{name:14}" + "".join(f"{sizes[encoding]:10,}" for encoding in ENCODINGS))
    left = BUDGET - total["brotli"]
    print(f"{abs(left):,} bytes {'under' if left >= 0 else 'OVER'} the budget of {BUDGET:,} (brotli)")
    sys.exit(left < 0)


if __name__ == "__main__":
    main(sys.argv[1])
