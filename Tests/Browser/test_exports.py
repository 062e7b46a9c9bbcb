"""Both modules survive any calls, with any numbers and texts in any order."""

import os
import pathlib
import time

import pytest

from conftest import SITE
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


# The number of slices until the last request is answered, and its result. The requests before it are
# dropped at their third slice.
SLICES = """async (requests) => {
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
    let slices;
    requests.forEach((text, index) => {
        const bytes = new Uint8Array(program.memory.buffer, program.buffer(), program.bufferCount());
        program.begin(new TextEncoder().encodeInto(text, bytes).written);
        slices = 1;
        const most = index < requests.length - 1 ? 3 : Infinity;
        while (program.think() < 100 && slices < most) slices += 1;
    });
    return { slices, result };
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
    result = page.evaluate(SLICES, [*dropped, request_])
    assert result["result"] == answer
    assert result["slices"] > 5


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
