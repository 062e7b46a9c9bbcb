"""Reads and writes the files of languages strictly: input at which polib would guess, and that no editor writes, is refused."""

import os
import pathlib
import re

import polib

# A line that is no comment: a keyword or none, and one text between quotation marks.
LINE = re.compile(r'(msgctxt|msgid|msgid_plural|msgstr|msgstr\[\d+\])?\s*"((?:[^"\\]|\\.)*)"')
ESCAPES = re.compile(r'\\[^"\\ntr]')


class Unreadable(Exception):
    """A sentence about the first fault of a file."""


def read(path):
    """The file of a language.

    Raises `Unreadable`, with the file's name and the line.
    """
    path = pathlib.Path(path)
    content = path.read_bytes().removeprefix(b"\xef\xbb\xbf")
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise Unreadable(f"{path.name}, line {line}: not UTF-8; save the file in that encoding") from None
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        found = LINE.fullmatch(line)
        if not found:
            raise Unreadable(f'{path.name}, line {number}: neither a comment nor a text between two "; a " inside of a text is written \\"')
        if escape := ESCAPES.search(found[2]):
            raise Unreadable(f'{path.name}, line {number}: {escape[0]} means nothing; a \\ is written \\\\')
    try:
        language = polib.pofile(text)
    except (OSError, ValueError) as error:
        line = re.search(r"line (\d+)", str(error))
        raise Unreadable(f"{path.name}{f', line {line[1]}' if line else ''}: a line is missing, or stands twice") from None
    check(path, language)
    language.encoding = "utf-8"
    return language


def check(path, language):
    encoding = re.search(r"charset=(\S+)", language.metadata.get("Content-Type", ""))
    if encoding and encoding[1].upper() not in {"UTF-8", "CHARSET"}:
        raise Unreadable(f"{path.name}: Content-Type: the charset must be UTF-8, not {encoding[1]}")
    seen = set()
    count = re.search(r"nplurals=(\d+)", language.metadata.get("Plural-Forms", ""))
    for entry in language:
        if entry.msgctxt in seen:
            raise Unreadable(f"{path.name}, line {entry.linenum}: {entry.msgctxt} stands twice")
        seen.add(entry.msgctxt)
        forms = len(entry.msgstr_plural)
        if count and entry.msgid_plural and sorted(entry.msgstr_plural) != [*range(int(count[1]))]:
            raise Unreadable(f"{path.name}, line {entry.linenum}: {entry.msgctxt} has {forms} forms, not {count[1]}")


def write(language, path):
    """Writes a file as a whole or not at all."""
    language.metadata["Content-Type"] = "text/plain; charset=UTF-8"
    new = pathlib.Path(path).with_suffix(".new")
    new.write_text(str(language), encoding="utf-8")
    os.replace(new, path)
