#!/usr/bin/env python3
"""Embeds a site's style, script and program in its page, so that a first visit takes one response."""

import base64
import hashlib
import pathlib
import re
import subprocess
import sys

# The program is embedded as text, each byte XORed with TURN: this maps frequent bytes to one-byte UTF-8
# and away from characters that HTML changes (NUL, CR) or that could end a script (decision 53).
TURN = 75  # The value that compresses best; page.js reverses it.
UNUSABLE = {0x00, 0x0D, ord("<")}
PROGRAM = re.compile(r'(?<=<script id="program" type="text/plain">)[^<]*(?=</script>)')


def letters(program):
    turned = (byte ^ TURN for byte in program)
    return "".join(chr(code + 256 if code in UNUSABLE else code) for code in turned)


def with_program(page, program):
    """The page with another program."""
    text = letters(program)
    page, count = PROGRAM.subn(lambda _: text, page)
    if count != 1:
        raise ValueError(f"{count} places for a program")
    return page


def program_of(page):
    """The bytes of the page's program."""
    return bytes((ord(letter) ^ TURN) & 255 for letter in PROGRAM.search(page)[0])


def read(path):
    """A page's text, with line ends unchanged."""
    return path.read_bytes().decode()


def minified(text, kind):
    return subprocess.run(
        ["minify", "--type", kind], input=text.encode(), capture_output=True, check=True
    ).stdout.decode()


def digest(text):
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def main(site, program):
    site = pathlib.Path(site)
    page = read(site / "index.html")
    digests = {"script": [], "style": []}

    def put(element, before, text, kind):
        nonlocal page
        text = minified(text, kind)
        if f"</{element}" in text or page.count(before) != 1:
            raise ValueError(f"no place for {element} in {before}")
        digests[element].append(digest(text))
        page = page.replace(before, f"<{element}>{text}</{element}>")

    early = re.search(r"<script>(.*?)</script>", page, re.S)
    put("script", early[0], early[1], "js")
    put("style", '<link rel="stylesheet" href="style.css">', read(site / "style.css"), "css")
    # The page takes the rest of its style in when it has come.
    rest = minified(read(site / "rest.css"), "css")
    (site / "rest.css").write_bytes(rest.encode())
    digests["style"].append(digest(rest))
    # Names in a block are its own and may be shortened.
    put("script", '<script src="page.js"></script>', "{" + read(site / "page.js") + "}", "js")
    page = page.replace("'wasm-unsafe-eval'", " ".join(["'wasm-unsafe-eval'", *digests["script"]]))
    page = page.replace("style-src 'self'", " ".join(["style-src", *digests["style"]]))
    page = with_program(page, pathlib.Path(program).read_bytes())
    (site / "index.html").write_bytes(page.encode())
    for name in ["style.css", "page.js"]:
        (site / name).unlink()


if __name__ == "__main__":
    main(*sys.argv[1:])
