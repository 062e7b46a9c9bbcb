#!/usr/bin/env python3
"""Makes a program of the Swift code in the README and the documentation of the libraries, so that a test compiles and
runs it.

The blocks of a page become one function, in their order. `--check` only reports what is out of date, and `--run PROGRAM`
compares what the program prints with the comments behind each `print`.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[1]
FOLDER = ROOT / "Examples/FirstGame/Sources/Articles"
BLOCK = re.compile(r"^```swift\n(.*?)^```$", re.M | re.S)
PRINTED = re.compile(r"^ *print\(.*\)  // (.*)$", re.M)
# The modules that each page's reader has imported.
IMPORTS = {
    "GameRules": ["GameRules"],
    "GameSolver": ["GameRules", "GameSolver"],
    "GamePuzzles": ["GamePuzzles", "GameRules", "GameSolver"],
    "GameSession": ["GameRules", "GameSession"],
    "GameRooms": ["GameRooms", "GameRules", "RoomProtocol"],
    "README": ["GameRules", "GameSolver"],
}


def pages():
    """The name of each page with Swift in it, its module and its text."""
    for path in [*sorted(ROOT.glob("Sources/*/*.docc/*.md")), ROOT / "README.md"]:
        module = path.parent.stem if path.parent.suffix == ".docc" else path.stem
        name = "".join(path.stem.split())
        text = path.read_text()
        if BLOCK.search(text):
            yield ("About" + name if name == module else name), module, path.relative_to(ROOT), text


def function(name):
    return name[0].lower() + name[1:]


def files():
    made = {}
    names = []
    for name, module, path, text in pages():
        body = "\n".join(BLOCK.findall(text))
        lines = "".join("  " + line if line.strip() else line for line in body.splitlines(True))
        imports = "".join(f"import {name}\n" for name in IMPORTS[module])
        made[f"{name}.swift"] = f"// Made by Scripts/articles.py of {path}.\n{imports}\nfunc {function(name)}() throws {{\n{lines}}}\n"
        names.append(name)
    calls = "".join(f'print("== {name}")\ntry {function(name)}()\n' for name in names)
    made["main.swift"] = f"// Made by Scripts/articles.py: runs what the documentation shows, page by page.\n{calls}"
    return made


def run(program):
    printed = subprocess.run([program], capture_output=True, text=True, check=True).stdout
    sections = dict(section.split("\n", 1) for section in printed.split("== ")[1:])
    wrong = []
    for name, _, path, text in pages():
        lines = iter(sections[name].splitlines())
        for expected in PRINTED.findall("".join(BLOCK.findall(text))):
            if expected not in lines:  # Consumes the lines up to it; others may stand between.
                wrong.append(f"{path}: never prints, in its place: {expected}")
    return wrong


def main():
    if "--run" in sys.argv:
        wrong = run(sys.argv[-1])
    else:
        made = files()
        here = {file.name: file.read_text() for file in FOLDER.glob("*.swift")}
        wrong = [f"{FOLDER / name}: run Scripts/articles.py" for name in made.keys() | here.keys() if made.get(name) != here.get(name)]
        if "--check" not in sys.argv:
            FOLDER.mkdir(exist_ok=True)
            for name in here.keys() - made.keys():
                (FOLDER / name).unlink()
            for name, text in made.items():
                (FOLDER / name).write_text(text)
            wrong = []
    print("\n".join(wrong), end="\n" if wrong else "")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
