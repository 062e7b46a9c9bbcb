#!/usr/bin/env python3
"""Embeds a site's style, script, words and program in its page, so that a first visit takes one response.

The page is written once for each language; English is `index.html`. ADDRESS, if set, is where the site will be found:
some chat programs and search engines want whole addresses.
"""

import base64
import hashlib
import html
import os
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


def with_address(page, address):
    """The page with whole addresses for those who read only its head."""
    own = html.escape(address)
    page = page.replace('"cover.png"', f'"{own}cover.png"')
    return page.replace(
        '<meta property="og:type"',
        f'<link rel="canonical" href="{own}">\n<meta property="og:url" content="{own}">\n<meta property="og:type"', 1)


def with_words(page, table, own):
    """The page in the language of a table of words, with the table inside, and texts of its own."""
    if re.search("[\0\r<]", table):
        raise ValueError("a character in the words that HTML would change")
    language, direction = table.split("\t")[:2]
    words = dict(line.split("\t", 1) for line in table.rstrip("\n").split("\n\n")[1].split("\n"))
    words = {key: html.escape(text) for key, text in [*words.items(), *own.items()]}
    head = f'<html id="page" lang="{language}"' + (' dir="rtl"' if direction == "rtl" else "")
    page = page.replace('<html id="page" lang="en"', head, 1)
    page = re.sub(r'(<[^<>]* data-word="(\w+)"[^<>]*>)[^<]*', lambda found: found[1] + words[found[2]], page)
    page = re.sub(
        r'(<[^<>]* data-name="(\w+)"[^<>]* aria-label=")[^"]*',
        lambda found: found[1] + words[found[2]], page)
    if language != "en":
        page = page.replace('href="manifest.webmanifest"', f'href="manifest.{language}.webmanifest"', 1)
    return with_head(page, words).replace('<script id="words" type="text/plain">', f'<script id="words" type="text/plain">{table}', 1)


def with_head(page, words):
    """The page with the texts, in HTML, for those who do not run its program."""
    page = re.sub("(<noscript><p>)[^<]*", lambda found: found[1] + words["noScript"], page)
    for tag, word in [("og:title", "name"), ("og:description", "description"), ("description", "description")]:
        page = re.sub(rf'(<meta (?:property|name)="{tag}" content=")[^"]*', lambda found: found[1] + words[word], page)
    return page


def read(path):
    """A page's text, with line ends unchanged."""
    return path.read_bytes().decode()


def minified(text, kind):
    text = subprocess.run(
        ["minify", "--type", kind], input=text.encode(), capture_output=True, check=True
    ).stdout.decode()
    return tight(text) if kind == "css" else text


def tight(style):
    """A style without the space that `minify` leaves in `@layer`, which it does not know. No text in quotes has such space."""
    style = re.sub(r"\s*([{};,]|(?<=:)(?=\s))\s*", r"\1", re.sub(r"\s+", " ", style))
    return style.replace(";}", "}")


def digest(text):
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def main(site, program):
    site = pathlib.Path(site)
    page = re.sub("\n +", "\n", read(site / "index.html"))
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
    # The page adds the rest of its style once that has loaded.
    for name in ["rest.css", "hall.css"]:
        rest = minified(read(site / name), "css")
        (site / name).write_bytes(rest.encode())
        digests["style"].append(digest(rest))
    # Names in a block are its own and may be shortened.
    put("script", '<script src="page.js"></script>', "{" + read(site / "page.js") + "}", "js")
    page = page.replace("'wasm-unsafe-eval'", " ".join(["'wasm-unsafe-eval'", *digests["script"]]))
    page = page.replace("style-src 'self'", " ".join(["style-src", *digests["style"]]))
    page = with_program(page, pathlib.Path(program).read_bytes())
    if address := os.environ.get("ADDRESS"):
        page = with_address(page, address.rstrip("/") + "/")
    for table in site.glob("words.*.txt"):
        language = table.name.split(".")[1]
        name = "index.html" if language == "en" else f"index.{language}.html"
        head = site / f"head.{language}.txt"
        own = dict(line.split("\t", 1) for line in read(head).splitlines())
        head.unlink()
        (site / name).write_bytes(with_words(page, read(table), own).encode())
    # The page for missing paths has its style inside as well.
    missing = read(site / "404.html")
    style = re.search("<style>(.*?)</style>", missing, re.S)[1]
    missing = missing.replace("style-src 'self'", f"style-src {digest(style)}", 1)
    (site / "404.html").write_bytes(missing.encode())
    for name in ["style.css", "page.js"]:
        (site / name).unlink()


if __name__ == "__main__":
    main(*sys.argv[1:])
