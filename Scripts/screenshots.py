#!/usr/bin/env python3
"""Takes the pictures of the page that the README and an app store's window show: needs the built site."""

import pathlib
import shutil
import sys

ROOT = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from board import button, open_game, tap  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from static_host import serving  # noqa: E402

# The file, the size of the window, its pixels per point, and the game up to its last move.
GAME = ("4x4+corners+squares:b2a1c3b1d1d4b3a4", "c2")
PICTURES = {
    "Web/site/screen-narrow.png": ((390, 693), 2, *GAME),
    "Web/site/screen-wide.png": ((1280, 720), 1, *GAME),
    "Documentation/page.png": ((1280, 800), 1, *GAME),
}


def main():
    with serving(ROOT / "build/site") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"), args=["--disable-gpu"])
        for file, ((width, height), scale, text, last) in PICTURES.items():
            context = browser.new_context(
                base_url=server.address, viewport={"width": width, "height": height}, device_scale_factor=scale,
                reduced_motion="reduce",
            )
            page = context.new_page()
            # The page's own letters are shown from the second visit on.
            for _ in range(2):
                page.goto("about:blank")
                open_game(page, text)
                page.evaluate("() => Promise.all([600, 800].map((weight) => document.fonts.load(`${weight} 1rem Manrope`)))")
            tap(page, last)
            button(page, "Play again").wait_for()
            page.mouse.move(0, 0)
            page.screenshot(path=ROOT / file)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
