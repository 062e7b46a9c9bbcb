#!/usr/bin/env python3
"""Puts the public pages together in build/pages: the project's front page, the game in `play` and the documentation in
`docs`.

ADDRESS is where the pages will be found and REPOSITORY where the sources are. The Swift of the front page is that of
the documentation, which a test compiles.
"""

import html
import os
import pathlib
import re
import shutil
import urllib.parse

from articles import BLOCK, pages

ROOT = pathlib.Path(__file__).parents[1]
PAGES = ROOT / "build/pages"


def swift(name, heading):
    """The first block under a heading of a page of the documentation."""
    [text] = [text for page, _, _, text in pages() if page.removeprefix("About") == name]
    return BLOCK.search(text, re.search(rf"^## {re.escape(heading)}$", text, re.M).end())[1].rstrip()


def front_page(address, repository):
    page = (ROOT / "Documentation/Pages/index.html").read_text()
    page = re.sub(r"@(\w+):([^@\n]+)@", lambda found: html.escape(swift(found[1], found[2]), quote=False), page)
    place = urllib.parse.urlsplit(repository).path.strip("/")
    words = {
        "ADDRESS": address, "REPOSITORY": repository, "NAME": place.rpartition("/")[2],
        "IMAGE": f"ghcr.io/{place.lower()}",
    }
    page = re.sub(r"@(\w+)@", lambda found: html.escape(words[found[1]]), page)
    return page


def main():
    shutil.rmtree(PAGES, ignore_errors=True)
    PAGES.mkdir(parents=True)
    shutil.copytree(ROOT / "build/site", PAGES / "play")
    shutil.copytree(ROOT / "build/docs/site", PAGES / "docs")
    address = os.environ.get("ADDRESS") or "https://example.org/tictactoe/"
    repository = os.environ.get("REPOSITORY") or "https://example.org/makers/tictactoe"
    (PAGES / "index.html").write_text(front_page(address, repository))
    print("The public pages are in build/pages")


if __name__ == "__main__":
    main()
