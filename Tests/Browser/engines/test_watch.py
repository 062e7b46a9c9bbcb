"""The tests of the tests: an error in a page reaches the complaints that fail its test."""

from contextlib import contextmanager

import pytest

from conftest import wait_phase

# The complaint, the event that reports it, and a script that provokes it.
FAULTS = [
    ("console: oops", "console", "console.error('oops')"),
    ("error: thrown", "weberror", "setTimeout(() => { throw new Error('thrown') })"),
    ("status of 404", "console", "fetch('nothing.txt')"),
    ("ERR_FAILED", "console", "fetch('dropped.txt').catch(() => {})"),
    (
        "Content Security Policy", "console",
        "document.body.insertAdjacentHTML('beforeend', '<p style=top:0>')",
    ),
    ("asked another origin", "request", "location.href = '//localhost:9'"),
]


@pytest.mark.parametrize(("complaint", "event", "script"), FAULTS)
def test_a_fault_is_noticed(page, complaints, complaint, event, script):
    page.goto("/")
    wait_phase(page, "playing")
    page.route("**/dropped.txt", lambda route: route.abort())
    with expected(page, complaints, complaint, event):
        # Evaluated like one of the page's own scripts, without waiting for it.
        page.evaluate(f"() => {{ {script} }}")


def test_a_policy_that_blocks_the_program_is_noticed(page, complaints):
    def forbid(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("'wasm-unsafe-eval'", ""))

    page.route("**/", forbid)
    with expected(page, complaints, "Content Security Policy"):
        page.goto("/")


@contextmanager
def expected(page, complaints, text, event="console"):
    """Waits for the complaint that the block provokes, and clears it with those that came along."""
    is_there = lambda _: any(text in complaint for complaint in complaints)  # noqa: E731
    with page.context.expect_event(event, is_there):
        yield
    # No event follows after it is closed.
    page.context.close()
    complaints.clear()
