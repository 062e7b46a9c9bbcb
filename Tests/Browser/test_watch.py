"""The tests would notice: what goes wrong in a page reaches the complaints that fail its test."""

import time

import pytest

from conftest import TIME_LIMIT, wait_phase

FAULTS = {
    "console: oops": "console.error('oops')",
    "error: thrown": "setTimeout(() => { throw new Error('thrown') })",
    "answered 404": "fetch('nothing.txt')",
    "Content Security Policy": "document.body.insertAdjacentHTML('beforeend', '<p style=top:0>')",
    "asked another origin": "location.href = '//localhost:9'",
}


@pytest.mark.parametrize("complaint", FAULTS)
def test_a_fault_is_noticed(page, complaints, complaint):
    page.goto("/")
    wait_phase(page, "playing")
    # Evaluated as a page's own script would be, and not waited for.
    page.evaluate(f"() => {{ {FAULTS[complaint]} }}")
    expect_complaint(page, complaints, complaint)


def test_a_program_of_the_wrong_type_is_noticed(page, complaints):
    def mistype(route):
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-type": "text/plain"})

    page.route("**/app.wasm", mistype)
    page.goto("/")
    expect_complaint(page, complaints, "MIME type")


def test_a_policy_that_forbids_the_program_is_noticed(page, complaints):
    def forbid(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("'wasm-unsafe-eval'", ""))

    page.route("**/", forbid)
    page.goto("/")
    expect_complaint(page, complaints, "Content Security Policy")


def expect_complaint(page, complaints, text):
    """Waits for the complaint, and settles it and those that came with it."""
    limit = time.monotonic() + TIME_LIMIT / 1000
    while not any(text in complaint for complaint in complaints):
        assert time.monotonic() < limit, f"no {text!r} in {complaints}"
        page.wait_for_timeout(20)
    page.wait_for_timeout(100)
    complaints.clear()
