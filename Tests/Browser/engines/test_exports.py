"""Both modules survive any calls, with any numbers and texts in any order."""

import datetime
import os
import pathlib
import random
import re
import time

import pytest

from conftest import ROOT, SITE
from page import program_of, read

HERE = pathlib.Path(__file__).parent
RUN = (HERE / "exports.js").read_text()
FUZZ_SECONDS = int(os.environ.get("FUZZ_SECONDS", 0))  # 0 runs a fixed number of fixed sequences.
MODULES = {
    "program.wasm": {
        "rest": "rest.wasm", "learn": "learn.wasm", "opening": ["start 0 0 0 7"], "sequences": 1500, "length": 60,
        "mostMegabytes": 16,
    },
    "engine.wasm": {
        "rest": "engine-rest.wasm", "opening": [], "sequences": 60, "length": 30,
        "mostMegabytes": 64,
    },
}


# The number of slices until each request is answered, and its result. Requests in `dropped` end at their third slice.
ANSWERS = """async ([requests, dropped]) => {
    let result;
    const host = { result(start, count) {
        result = new TextDecoder().decode(new Uint8Array(program.memory.buffer, start, count));
    } };
    const placeholder = new Proxy({}, { get: () => () => 0 });
    const { instance } =
        await WebAssembly.instantiateStreaming(fetch("engine.wasm"), { host, placeholder });
    const program = instance.exports;
    await WebAssembly.instantiateStreaming(fetch("engine-rest.wasm"), { primary: program });
    program.__wasm_call_ctors();
    return requests.map((text, index) => {
        const bytes = new Uint8Array(program.memory.buffer, program.buffer(), program.bufferCount());
        program.begin(new TextEncoder().encodeInto(text, bytes).written);
        let slices = 1;
        const most = dropped.includes(index) ? 3 : Infinity;
        while (program.think() < 100 && slices < most) slices += 1;
        return { slices, result };
    });
}"""


@pytest.mark.parametrize("dropped", [[], ["truth 1 0 16x1:"], ["trickster 1 0 19x19k5:", "truth 1 0 8x8k5:d4"]])
@pytest.mark.parametrize(
    ("request_", "answer"),
    [
        ("truth 1 0 1x16k15:", "2" + " 0,0/15" * 16),
        ("trickster 1 5 5x10+corners:c9c4d1c6c5", "0 d5"),
        ("perfect 1 3 15x15k5:h8h9g8", "0 f8"),
        ("perfect 1 1 10x10k5:d4", "0 f6"),
    ],
)
def test_the_engine_pauses_within_a_request_and_takes_another(
    page, request_, answer, dropped
):
    page.goto("/words.en.txt")  # A file of the site without scripts.
    result = page.evaluate(ANSWERS, [[*dropped, request_], [*range(len(dropped))]])[-1]
    assert result["result"] == answer
    assert result["slices"] > 5


def test_the_engine_makes_the_same_puzzles_as_every_other_machine(page):
    native = (ROOT / "Tests/GamePuzzlesTests/DailyPuzzleTests.swift").read_text()
    digest = re.search(r'radix: 16\) == "([0-9a-f]+)"', native)[1]
    days = [datetime.date(2026, 1, 1) + datetime.timedelta(number) for number in range(400)]
    # A weekday after the other: each has a board of its own, and its solver goes on.
    asked = sorted(days, key=datetime.date.weekday)
    page.goto("/words.en.txt")
    answers = dict(zip(asked, page.evaluate(ANSWERS, [[f"day {day}" for day in asked], []])))
    found = 0xcbf29ce484222325  # FNV-1a over lines as there.
    for day in days:
        kind, game, task, plies, square, grade = answers[day]["result"].split()
        moves = (int(plies) + 1) // 2 if task == "win" else 1
        assert kind == "puzzle"
        for byte in f"{day} {game} {task} {moves} {square} {grade}\n".encode():
            found = (found ^ byte) * 0x100000001b3 % 2**64
    assert f"{found:x}" == digest


@pytest.mark.skipif("SLOW" not in os.environ, reason="part of make slow: as many lines as an Int of a page holds, and more")
def test_the_engine_goes_on_for_an_evening_on_one_board(page):
    squares = [column + str(row) for column in "efghijk" for row in range(5, 12)]
    games = ["".join(random.Random(seed).sample(squares, 6)) for seed in range(75)]
    page.goto("/words.en.txt")
    answers = page.evaluate(ANSWERS, [[f"trickster 1 1 15x15k5:{game}" for game in games], []])
    # Each request takes some 220 slices of 250,000 lines.
    assert sum(answer["slices"] for answer in answers) * 250_000 > 2**31


@pytest.mark.parametrize("file", MODULES)
def test_every_call_returns(page, file):
    page.goto("/words.en.txt")
    # A part of the page, as bytes.
    page.route("**/program.wasm", lambda route: route.fulfill(
        body=program_of(read(SITE / "index.html")), content_type="application/wasm"))
    cases = (HERE / "cases" / f"{pathlib.Path(file).stem}.txt").read_text().splitlines()
    kept = [case for case in cases if case and not case.startswith("#")]
    end = time.monotonic() + FUZZ_SECONDS
    seed = time.time_ns() % 2**31 if FUZZ_SECONDS else 2007
    while True:
        faults = page.evaluate(RUN, {"file": file, "seed": seed, "kept": kept, **MODULES[file]})
        assert not faults, f"seed {seed}\n" + "\n".join(faults)
        if time.monotonic() >= end:
            break
        seed += 1
