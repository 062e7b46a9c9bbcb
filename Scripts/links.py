#!/usr/bin/env python3
"""links.py: checks what the documents refer to: links between files, names of files in backticks, targets of make.

A name without a folder may stand anywhere in the repository; one with a folder must end the path of a file. Swift
code in the README must stand in one of the examples, which the tests build and run. The tree in Architecture.md must
have the folders of `Sources`.
"""

import pathlib
import re
import sys

import sources

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAME = re.compile(r"[\w+./-]*\w\.(?:c|css|h|html|js|md|pot|py|sh|swift|xcodeproj|xcstrings)")
PATH = re.compile(r"[\w.-]+(?:/[\w+.-]+)+/?")


def anchors(text):
    """The anchors of a document's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ +(.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_link(document, link):
    """Whether a relative link of a document leads nowhere."""
    path, _, anchor = link.partition("#")
    file = document.parent / path if path else document
    return not file.exists() or anchor and anchor not in anchors(file.read_text())


def complaints(document, paths, targets):
    """Each reference of a document that leads nowhere, with its line."""
    for number, line in enumerate(document.read_text().split("\n"), 1):
        for link in re.findall(r"\]\(([^)\s]+)\)", line):
            if not re.match(r"\w+:", link) and broken_link(document, link):
                yield f"{number}: no file or heading {link}"
        for word in re.findall(r"`([^`\s]+)`", line):
            folder = word.partition("/")[0]
            is_named = NAME.fullmatch(word) or PATH.fullmatch(word) and folder in paths
            if is_named and not paths.intersection([word, "/" + word.strip("/")]):
                yield f"{number}: no file {word}"
        for target in re.findall(r"(?:`|^    )make (\w+)", line):
            if target not in targets:
                yield f"{number}: no target {target}"


def foreign_code():
    """Each block of Swift code in the README that no example has."""
    examples = "".join(path.read_text() for path in (ROOT / "Examples").rglob("*.swift"))
    for block in re.findall(r"```swift\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL):
        if block not in examples:
            yield f"README.md: no example has the code from {block.splitlines()[0]}"


def misnamed_folders(files):
    """Each folder of a library or the program that the tree in Architecture.md lacks or invents."""
    architecture = (ROOT / "Documentation/Architecture.md").read_text()
    tree = architecture.partition("    Sources/\n")[2].partition("\n    Languages/")[0]
    named = set(re.findall(r"^ {8}([\w-]+) ", tree, re.MULTILINE))
    folders = {
        file.split("/")[2] for file in files
        if re.match(r"Sources/\w+/[\w-]+/.*swift$", file) and ".docc/" not in file
    }
    for folder in sorted(folders ^ named):
        yield f"Documentation/Architecture.md: the tree {'lacks' if folder in folders else 'invents'} {folder}"


def suffixes(path):
    """The path itself, and all that it ends with, each after a slash: files and the folders they lie in."""
    parts = path.split("/")
    for end in range(1, len(parts) + 1):
        yield "/".join(parts[:end])
        for start in range(end):
            yield "/" + "/".join(parts[start:end])


def main():
    files = sources.files()
    paths = {suffix for file in files for suffix in suffixes(file)}
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    found = [
        f"{file}:{complaint}"
        for file in files
        if file.endswith(".md")
        for complaint in complaints(ROOT / file, paths, targets)
    ] + [*foreign_code(), *misnamed_folders(files)]
    print("\n".join(found) or "Every reference of the documents leads somewhere")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
