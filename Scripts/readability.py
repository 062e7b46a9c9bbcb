#!/usr/bin/env python3
"""Checks that the Swift sources and the tests stay readable.

- No doc comment opens with a free relative clause ("What was played", "Whoever has the link"), which reads as
  translated; a summary is a noun phrase or a verb.
- No file has more than 350 lines.
- No folder of Swift sources or tests has more than 15 files.
- No function has a cognitive complexity over 25 (Campbell 2018, "Cognitive Complexity"), approximated
  from keywords and braces.

Generated words are exempt, and so are the doubles of Apple's frameworks.
"""

import collections
import pathlib
import re
import sys

import sources

ROOT = pathlib.Path(__file__).parents[1]
EXEMPT = ("Sources/GameSession/Words/", "Apple/Tests/Doubles/", "Apple/Tests/SwiftUITests/")
LONGEST_FILE = 350
FULLEST_FOLDER = 15
HIGHEST_COMPLEXITY = 25
HABIT = re.compile(
    r"^\s*/// (What|Who|Whoever|Whom|Whose|Those|Something|By which|For whom|Of which|Whence|Where"
    r"|How (far|often|many|much|long|soon))\b"
)
FUNCTION = re.compile(
    r"\b(func\s+([\w`=<>+\-*/~&|^%]+)|init[?!]?(?=[(<])|subscript(?=\()|var\s+(\w+)\s*:[^={\n]+(?=\{))"
)
DECLARATION = re.compile(r"\s*(func|var|let|case|static|public|private|\}|///|@)")
TOKEN = re.compile(
    r"\b(else\s+if|else|if|for|while|switch|catch|guard|repeat|do)\b|&&|\|\||\s\?\s|[{}]"
)


def without_texts(source):
    """The source with the same lines, but without comments and the contents of strings."""
    source = re.sub(r'"""(.|\n)*?"""', lambda text: "\n" * text[0].count("\n"), source)
    source = re.sub(r'"(\\.|[^"\\\n])*"', '""', source)
    return re.sub(r"//[^\n]*", "", source)


def body(source, start):
    """The text between the braces of the declaration that begins before `start`; None without one."""
    brackets = 0
    for index in range(start, len(source)):
        character = source[index]
        brackets += (character in "([") - (character in ")]")
        if character == "{" and brackets == 0:
            return source[index + 1 : closing_brace(source, index)]
        if brackets == 0 and (
            character == "}" or character == "\n" and DECLARATION.match(source, index + 1)
        ):
            return None
    return None


def closing_brace(source, opening):
    depth = 0
    for index in range(opening, len(source)):
        depth += (source[index] == "{") - (source[index] == "}")
        if depth == 0:
            return index
    return len(source)


def complexity(text):
    """One for each branch and each run of one logical operator, and one more per level of nesting."""
    score = nesting = 0
    braces = []  # Whether each open brace nests.
    keyword = None  # The last one whose brace is still to come.
    operator = None
    for token in TOKEN.finditer(text):
        word = " ".join(token[0].split())
        if word in ("&&", "||"):
            score += word != operator
            operator = word
            continue
        operator = None
        if word == "{":
            # A brace without a keyword is a closure's.
            braces.append(keyword not in ("guard", "do", "repeat"))
            nesting += braces[-1]
            keyword = None
        elif word == "}":
            nesting -= braces.pop() if braces else 0
        elif word == "?":
            score += 1 + nesting
        elif word == "else" and keyword == "guard":
            continue
        elif word in ("else", "else if", "guard"):
            score += 1
            keyword = word
        else:
            score += 0 if word in ("do", "repeat") else 1 + nesting
            keyword = word
    return score


def problems(path, source):
    lines = source.splitlines()
    if len(lines) > LONGEST_FILE:
        yield f"{path}: {len(lines)} lines, more than {LONGEST_FILE}"
    for number, line in enumerate(lines, 1):
        if HABIT.match(line):
            yield f"{path}:{number}: opens with a relative clause: {line.strip()}"
    source = without_texts(source)
    for match in FUNCTION.finditer(source):
        text = body(source, match.end())
        score = complexity(text) if text else 0
        if score > HIGHEST_COMPLEXITY:
            line = source.count("\n", 0, match.start()) + 1
            name = match[2] or match[3] or match[1]
            yield f"{path}:{line}: {name} has a complexity of {score}, more than {HIGHEST_COMPLEXITY}"


def full_folders(paths):
    folders = collections.Counter(
        path.rpartition("/")[0] for path in paths if path.endswith(".swift") or path.startswith("Tests/")
    )
    for folder, count in folders.items():
        if count > FULLEST_FOLDER:
            yield f"{folder}: {count} files, more than {FULLEST_FOLDER}"


def main():
    paths = [path for path in sources.files() if not path.startswith(EXEMPT)]
    found = list(full_folders(paths))
    for path in paths:
        file = ROOT / path
        if path.endswith(".swift") and not file.is_symlink():
            found += problems(path, file.read_text())
    print("\n".join(found) or "The sources are readable")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
