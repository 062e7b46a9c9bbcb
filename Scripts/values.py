#!/usr/bin/env python3
"""values.py PROGRAM [SECONDS]: remakes the lines of Documentation/Reference/Values.md that take no longer.

The table itself is the list of games: to add one, add a line with its command and empty cells.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

PAGE = pathlib.Path(__file__).parent.parent / "Documentation/Reference/Values.md"
ROW = re.compile(r"\| `solve (\S+)( --value-only| --weak)?` \|.*\| +(?:([\d.]+) s)? *\|")


def run(program, *arguments, seconds):
    """The output of the program; empty if it fails, and None if it takes too long."""
    try:
        done = subprocess.run([program, *arguments], capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return None
    return done.stdout if done.returncode == 0 else ""


def standing(program, game, seconds, known):
    """The result of writing a proof and checking it; `known` if that takes too long, but not if the proof
    is refused."""
    with tempfile.TemporaryDirectory() as folder:
        proof = pathlib.Path(folder) / "proof"
        said = run(program, "solve", game, "--certificate", str(proof), seconds=seconds)
        if said:
            said = run(program, "verify", str(proof), seconds=seconds)
        if said is None:
            return known
        lines = re.search(r"proved in (\d+) lines", said)
        return f"proved, {int(lines[1]):,} lines" if lines else "computed"


def weak_row(program, game, seconds):
    """The table line of a weak game, or None if it takes too long."""
    how = ["--weak", "--json", "--threads", "1", "--limit", str(seconds)]
    found = json.loads(run(program, "solve", game, *how, seconds=2 * seconds) or '{"weak": "unknown"}')
    if found["weak"] == "unknown":
        return None
    cells = [f"`solve {game} --weak`", found["weak"], f"{found['nodes']:,}", f"{found['seconds']:.3f} s"]
    return f"| {' | '.join(cells)} |"


def row(program, game, option, seconds, known):
    """A line of the table, or None if it takes too long."""
    options = option.split() if option else []
    if "--weak" in options:
        return weak_row(program, game, seconds)
    how = ["--json", "--threads", "1", "--limit", str(seconds)]
    text = run(program, "solve", game, *options, *how, seconds=2 * seconds)
    found = json.loads(text or '{"value": "unknown"}')
    if found["value"] == "unknown":
        return None
    cells = [
        f"`solve {' '.join([game, *options])}`",
        {"win": "first player wins", "loss": "second player wins"}.get(found["value"], found["value"]),
        str(found.get("plies", "")),
        standing(program, game, seconds, known),
        f"{found['nodes']:,}" if found["nodes"] else "all",
        f"{found['seconds']:.3f} s",
    ]
    return f"| {' | '.join(cells)} |"


def main(program, seconds="10"):
    lines = PAGE.read_text().splitlines()
    for index, line in enumerate(lines):
        match = ROW.fullmatch(line)
        if not match or float(match[3] or 0) > float(seconds):
            continue
        known = re.search(r"proved, [\d,]+ lines", line)
        new = row(program, match[1], match[2], int(seconds), known[0] if known else "computed")
        print(new or f"{line}  took too long, and stays", flush=True)
        lines[index] = new or line
        PAGE.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
