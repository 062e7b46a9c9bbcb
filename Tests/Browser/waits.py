"""Waits for what a test finds out for itself."""

import time

from serving import PATIENCE


def wait_until(page, is_so, told=""):
    """Polls until something is so, while the test hears of what happens in the page."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, told
        page.wait_for_timeout(20)
