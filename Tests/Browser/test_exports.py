"""Both modules survive any calls: whatever numbers, whatever text, whatever order."""

import os
import pathlib
import time

import pytest

HERE = pathlib.Path(__file__).parent
RUN = (HERE / "exports.js").read_text()
FUZZ_SECONDS = int(os.environ.get("FUZZ_SECONDS", 0))  # 0 is a fixed number of fixed sequences.
MODULES = {
    "app.wasm": {
        "rest": "rest.wasm", "opening": ["start 0 0 0 7"], "sequences": 1500, "length": 60,
        "mostMegabytes": 16,
    },
    "engine.wasm": {"opening": [], "sequences": 60, "length": 30, "mostMegabytes": 64},
}


@pytest.mark.parametrize("file", MODULES)
def test_any_calls_come_back(page, file):
    page.goto("/")
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
