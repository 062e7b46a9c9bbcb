#!/usr/bin/env python3
"""texts.py FIRST PART SOURCE…: moves long texts of Swift sources from one part of the page's program to another.

Splitting a program leaves all of its data in the first part, which everyone waits for. FIRST and PART are parts as
text (wasm-dis), which are changed in place; SOURCE is a Swift file, whose texts only functions of PART read. PART
brings them into the memory when it is loaded. A text that FIRST reads, or that is not there, ends the build.
"""

import pathlib
import re
import sys

TEXT = re.compile(r'StaticString =\s*(?:"""\n(.*?)\n *"""|"([^"\n]+)")', re.S)
DATA = re.compile(r'(\(data [^"]*\(i32\.const (\d+)\) ")((?:[^"\\]|\\.)*)(")')
ESCAPE = re.compile(rb'\\([0-9a-fA-F]{2}|.)')
SIGNS = {b"t": b"\t", b"n": b"\n", b"r": b"\r", b'"': b'"', b"'": b"'", b"\\": b"\\"}


def texts(source):
    """The texts of a Swift file, as bytes."""
    for block, line in TEXT.findall(pathlib.Path(source).read_text()):
        lines = block.split("\n")
        indent = min(len(text) - len(text.lstrip()) for text in lines)
        yield (line or "\n".join(text[indent:] for text in lines)).encode()


def read(written):
    """The bytes of a data segment."""
    return ESCAPE.sub(lambda sign: SIGNS.get(sign[1]) or bytes([int(sign[1], 16)]), written.encode())


def write(data):
    return "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:02x}" for byte in data)


def move(first, part, text):
    """The first part without a text, and the other one with it; None if it is not there."""
    for match in DATA.finditer(first):
        data = read(match[3])
        if text not in data:
            continue
        start = int(match[2]) + data.index(text)
        # Code that reads a text contains the address of its first byte.
        readers = re.findall(rf"(?:i32\.const |offset=){start}\b", first[: match.start()] + first[match.end() :])
        assert not readers, f"read by the first part: {text[:40]}"
        data = data.replace(text, bytes(len(text)), 1)
        first = first[: match.start()] + match[1] + write(data) + match[4] + first[match.end() :]
        end = part.rindex(")")
        return first, f'{part[:end]} (data (i32.const {start}) "{write(text)}")\n)\n'
    return None


def main(first, part, *sources):
    first_text, part_text = pathlib.Path(first).read_text(), pathlib.Path(part).read_text()
    for source in sources:
        found = list(texts(source))
        assert found, f"{source} has no text"
        for text in found:
            # A text that two modules contain is there twice.
            moved = move(first_text, part_text, text)
            assert moved, f"not there: {text[:40]}"
            while moved:
                first_text, part_text = moved
                moved = move(first_text, part_text, text)
    pathlib.Path(first).write_text(first_text)
    pathlib.Path(part).write_text(part_text)


if __name__ == "__main__":
    main(*sys.argv[1:])
