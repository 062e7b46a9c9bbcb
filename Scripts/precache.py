#!/usr/bin/env python3
"""Writes the list of files that a built site's service worker caches, and their version."""

import base64
import hashlib
import json
import pathlib
import re
import sys

SUFFIXES = {".css", ".html", ".js", ".svg", ".txt", ".wasm", ".webmanifest", ".woff2"}
# The browser itself caches the service worker.
NOT_KEPT = {"sw.js", "precache.js", "404.html", "robots.txt", "board.js", "manrope-license.txt"}
# Stored only in the language that a visitor reads: the page by being asked for, the words by the page's request.
ONE_OF_MANY = re.compile(r"(index|words|more|hall|manifest)\.[\w-]+\.(html|txt|webmanifest)")


def needed(site):
    """The files of a site that a visit can need, relative to the site."""
    return sorted(
        file.relative_to(site).as_posix()
        for file in site.rglob("*")
        if file.suffix in SUFFIXES and file.name not in NOT_KEPT
    )


def integrity(file):
    """A file's hash, as a request takes it: without it, a release in the middle of an install mixes two versions."""
    return "sha256-" + base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()


def main(site):
    site = pathlib.Path(site)
    names = needed(site)
    content = hashlib.sha256()
    for name in names:
        content.update(name.encode() + b"\0" + (site / name).read_bytes())
    # The page is in the language that the server chooses, and so has no hash of its own.
    files = {
        "./" if name == "index.html" else name: "" if name == "index.html" else integrity(site / name)
        for name in names if not ONE_OF_MANY.fullmatch(name)
    }
    (site / "precache.js").write_text(
        f"const version = {json.dumps(content.hexdigest()[:16])};\n"
        f"const files = {json.dumps(files)};\n"
    )


if __name__ == "__main__":
    main(sys.argv[1])
