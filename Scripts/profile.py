#!/usr/bin/env python3
"""Plays a first game on the built site and prints the functions of the page's program that it needs.

They are the first part of the program (Web/first-part.txt); the rest comes a moment later.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from board import open_game, play, tap  # noqa: E402
from page import read, with_program  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from static_host import serving  # noqa: E402

FEATURES = [
    "--enable-bulk-memory", "--enable-sign-ext", "--enable-nontrapping-float-to-int",
    "--enable-mutable-globals",
]
# The program's exports are its page's own; here they can be reached.
REACH = """
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...values) => {
        const result = await instantiate(...values);
        window.reached ??= result.instance.exports;
        return result;
    };
"""
READ = """() => {
    const { memory, __write_profile } = window.reached;
    const start = memory.buffer.byteLength;
    memory.grow(2);
    const count = __write_profile(start, 2 * 65536);
    return Array.from(new Uint8Array(memory.buffer, start, count));
}"""


def first_game(page):
    """What a first visit does before anything else."""
    open_game(page)
    page.evaluate("() => window.reached.roomsFound()")  # Where it is served with rooms.
    play(page, "b2")
    tap(page, "b2")
    play(page, "a1")


def run(tool, *arguments):
    subprocess.run([tool, "--quiet", *FEATURES, *map(str, arguments)], check=True)


def main():
    named = ROOT / "build/app.wasm"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = pathlib.Path(folder)
        shutil.copytree(ROOT / "build/site", folder / "site")
        for old in (folder / "site").glob("index.html*"):
            old.unlink()
        run("wasm-split", "--instrument", named, "-o", folder / "program.wasm")
        page = with_program(read(ROOT / "build/site/index.html"), (folder / "program.wasm").read_bytes())
        (folder / "site/index.html").write_bytes(page.encode())
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell"), args=["--disable-gpu"])
        profiles = []
        with serving(folder / "site") as server:
            for motion in ["no-preference", "reduce"]:
                page = browser.new_context(base_url=server.address, reduced_motion=motion).new_page()
                page.add_init_script(REACH)
                first_game(page)
                profiles.append(folder / motion)
                profiles[-1].write_bytes(bytes(page.evaluate(READ)))
        browser.close()
        run("wasm-split", "--merge-profiles", *profiles, "-o", folder / "profile")
        run(
            "wasm-split", "--symbolmap", f"--profile={folder / 'profile'}", named,
            "-o1", folder / "first.wasm", "-o2", folder / "rest.wasm")
        symbols = (folder / "first.wasm.symbols").read_text().splitlines()
    names = {line.split(":", 1)[1] for line in symbols}
    print("\n".join(sorted(name for name in names if not name.startswith("placeholder"))))


if __name__ == "__main__":
    main()
