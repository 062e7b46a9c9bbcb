#!/usr/bin/env python3
"""Prints the functions that only puzzles and lessons need, by their numbers in the rest of the page's program.

Reads the whole program as text (wasm-dis) on standard input. The first argument is a file with patterns of names of
functions that only a puzzle or a lesson calls; with them goes everything that nothing else calls. The second one has
the numbers and names of the rest's functions, of which the third is the number of those it imports.
"""

import collections
import re
import sys

FUNCTION = re.compile(r" \(func \$(\S+)")
CALL = re.compile(r"\((?:call|return_call|ref\.func) \$([^\s()]+)")
EXPORT = re.compile(r' \(export "[^"]*" \(func \$([^\s()]+)')
ELEMENT = re.compile(r" \(elem .*")


def read(lines):
    """The functions that each function calls, and those that the outside can call."""
    calls, roots, current = collections.defaultdict(set), set(), None
    for line in lines:
        if function := FUNCTION.match(line):
            current = function[1]
            calls[current]
        elif export := EXPORT.match(line):
            roots.add(export[1])
        elif ELEMENT.match(line):
            roots.update(re.findall(r"\$([^\s()]+)", line))
        elif not line.startswith("  "):
            current = None
        if current:
            calls[current].update(CALL.findall(line))
    return calls, roots


def reached(calls, roots, without):
    """The functions that the roots call, and so on."""
    found, waiting = set(), [name for name in roots if name not in without]
    while waiting:
        name = waiting.pop()
        if name in found or name in without:
            continue
        found.add(name)
        waiting += calls.get(name, ())
    return found


def main(patterns, symbols, imports):
    with open(patterns) as file:
        later = re.compile("|".join(line for line in file.read().splitlines() if line and line[0] != "#"))
    calls, roots = read(sys.stdin)
    cut = {name for name in calls if later.search(name)} - roots
    names = (set(calls) - reached(calls, roots, cut)) | cut
    with open(symbols) as file:
        for line in file:
            number, name = line.rstrip("\n").split(":", 1)
            if name in names and int(number) >= int(imports):
                print(int(number) - int(imports))


if __name__ == "__main__":
    main(*sys.argv[1:])
