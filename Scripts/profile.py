#!/usr/bin/env python3
"""Finds the functions that a program needs first, and lists them in Web/PROGRAM-first.txt.

For the page's program (app) these are the functions of a first game on the built site, and for the engine those of
most moves. They form the first part of the program; the rest is loaded by the time it is called (decision 14).
"""

import itertools
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from board import tap, visit, wait_pause  # noqa: E402
from engine import FIRST_MOVES  # noqa: E402
from page import read, with_program  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from static_host import serving  # noqa: E402

FEATURES = [
    "--enable-bulk-memory", "--enable-sign-ext", "--enable-nontrapping-float-to-int",
    "--enable-mutable-globals",
]
# Makes a program's exports, which are local to its page, accessible.
REACH = """
    for (const name of ["instantiate", "instantiateStreaming"]) {
        const load = WebAssembly[name];
        WebAssembly[name] = async (...values) => {
            const result = await load(...values);
            window.reached ??= result.instance.exports;
            return result;
        };
    }
"""
ANSWER = """async (requests) => {
    const { startEngine } = await import("/worker.js");
    let answered, lost;
    const ask = await startEngine((told) => { if (told.result) answered(); }, (error) => lost(error));
    for (const text of requests) {
        await new Promise((done, failed) => { [answered, lost] = [done, failed]; ask({ token: 1, text }); });
    }
}"""
READ = """() => {
    const { memory, __write_profile } = window.reached;
    const start = memory.buffer.byteLength;
    memory.grow(2);
    const count = __write_profile(start, 2 * 65536);
    return Array.from(new Uint8Array(memory.buffer, start, count));
}"""


def first_move(page):
    """Does what a first visit does first: the first move against the computer, which does not answer."""
    page.add_init_script("window.Worker = class { postMessage() {} }")
    visit(page)
    page.evaluate("() => window.reached.liveGamesFound()")  # As on a server with live games.
    tap(page, "b2")
    wait_pause(page)


def first_moves(page):
    """Runs the searches that most moves need."""
    page.goto("/words.en.txt")  # A page of the site without scripts.
    page.evaluate(ANSWER, FIRST_MOVES)


def lay_page(site, program):
    """Replaces the program of the built page."""
    page = with_program(read(ROOT / "build/site/index.html"), program.read_bytes())
    (site / "index.html").write_bytes(page.encode())


def lay_engine(site, program):
    """Replaces the built engine."""
    shutil.copy(program, site / "engine.wasm")


PROGRAMS = {
    "app": ("index.html", lay_page, [first_move]),
    "engine": ("engine.wasm", lay_engine, [first_moves]),
}


def run(tool, *arguments):
    subprocess.run([tool, "--quiet", *FEATURES, *map(str, arguments)], check=True)


def needed(name, browser, folder):
    """The names of the functions that a program needs first."""
    file, lay, uses = PROGRAMS[name]
    named = ROOT / f"build/{name}.wasm"
    site = folder / "site"
    shutil.copytree(ROOT / "build/site", site)
    for old in site.glob(f"{file}*"):
        old.unlink()
    run("wasm-split", "--instrument", named, "-o", folder / "program.wasm")
    lay(site, folder / "program.wasm")
    profiles = []
    with serving(site) as server:
        for motion, use in itertools.product(["no-preference", "reduce"], uses):
            page = browser.new_context(base_url=server.address, reduced_motion=motion).new_page()
            page.add_init_script(REACH)
            use(page)
            profiles.append(folder / f"{motion}-{use.__name__}")
            profiles[-1].write_bytes(bytes(page.evaluate(READ)))
    run("wasm-split", "--merge-profiles", *profiles, "-o", folder / "profile")
    run(
        "wasm-split", "--symbolmap", f"--profile={folder / 'profile'}", named,
        "-o1", folder / "first.wasm", "-o2", folder / "rest.wasm")
    symbols = (folder / "first.wasm.symbols").read_text().splitlines()
    names = {line.split(":", 1)[1] for line in symbols}
    return sorted(name for name in names if not name.startswith("placeholder"))


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell"), args=["--disable-gpu"])
        for name in PROGRAMS:
            with tempfile.TemporaryDirectory() as folder:
                names = needed(name, browser, pathlib.Path(folder))
            (ROOT / f"Web/{name}-first.txt").write_text("\n".join(names) + "\n")
        browser.close()


if __name__ == "__main__":
    main()
