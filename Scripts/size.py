#!/usr/bin/env python3
"""Prints the download sizes of a first visit to the built site and of its engine; fails if over budget."""

import pathlib
import sys

FIRST = ["index.html"]  # with style, script, English words and program
REST = ["rest.wasm", "rest.css"]  # loaded once a first game can be played, with the other words
LEARN = ["learn.wasm"]  # loaded with the first puzzle or lesson
ENGINE = ["engine.wasm"]  # loaded when idle, or for the first search
# Bytes of brotli. Words of another language come as a file where the server cannot choose the page. "In all" is for the language
# with the most words.
BUDGETS = {"to play": 58_400, "not in English": 59_400, "in all": 180_100, "to learn": 35_800, "to think": 48_600}
FONTS = 16_000  # bytes of both fonts, which are compressed by themselves
ENCODINGS = {"raw": "", "gzip": ".gz", "brotli": ".br"}


def first_visit(site):
    """The sizes of the files of a first visit and of the engine, by encoding, with the words of the languages that have most."""
    site = pathlib.Path(site)

    def largest(kind):
        others = [path for path in site.glob(f"{kind}.*.txt") if path.name != f"{kind}.en.txt"]
        return max(others, key=lambda path: sizes(path)["brotli"]).name

    names = [*FIRST, *REST, *LEARN, *ENGINE, largest("words"), largest("more")]
    return {name: sizes(site / name) for name in names}


def by_part(files):
    """The files that each budget covers."""

    def named(*names):
        return {name: files[name] for name in names}

    return {
        "to play": named(*FIRST),
        "not in English": named(*FIRST, *(name for name in files if name.startswith("words"))),
        "in all": named(*FIRST, *REST, *(name for name in files if name.startswith(("words", "more")))),
        "to learn": named(*LEARN),
        "to think": named(*ENGINE),
    }


def fonts(site):
    """The bytes of the page's own fonts, loaded after a first game can be played."""
    return sum(path.stat().st_size for path in pathlib.Path(site).glob("*.woff2"))


def sizes(path):
    return {
        encoding: path.with_name(path.name + suffix).stat().st_size
        for encoding, suffix in ENCODINGS.items()
    }


def main(site):
    files = first_visit(site)
    parts = by_part(files)
    print(f"{'bytes':16}" + "".join(f"{encoding:>10}" for encoding in ENCODINGS))
    for name, sizes in files.items():
        print(f"{name:16}" + "".join(f"{sizes[encoding]:10,}" for encoding in ENCODINGS))
    is_over = False
    for name, budget in BUDGETS.items():
        total = {
            encoding: sum(sizes[encoding] for sizes in parts[name].values()) for encoding in ENCODINGS
        }
        left = budget - total["brotli"]
        is_over |= left < 0
        print(
            f"{name:16}" + "".join(f"{total[encoding]:10,}" for encoding in ENCODINGS)
            + f"  {abs(left):,} {'under' if left >= 0 else 'OVER'} the budget of {budget:,}"
        )
    left = FONTS - fonts(site)
    print(f"fonts {fonts(site):,}  {abs(left):,} {'under' if left >= 0 else 'OVER'} the budget of {FONTS:,}")
    sys.exit(is_over or left < 0)


if __name__ == "__main__":
    main(sys.argv[1])
