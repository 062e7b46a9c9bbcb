"""The first visit stays small."""

from conftest import SITE, wait_phase
from size import BUDGET, FIRST_VISIT, first_visit


def test_the_first_visit_is_within_the_budget():
    sizes = first_visit(SITE)
    assert sum(size["brotli"] for size in sizes.values()) <= BUDGET, sizes


def test_the_first_visit_loads_no_more_than_is_counted(page, site):
    loaded = []
    page.on("request", lambda request: loaded.append(request.url.removeprefix(site)))
    page.goto(site)
    wait_phase(page, "playing")
    page.wait_for_load_state("networkidle")
    uncounted = {"icon.svg", "manifest.webmanifest"}  # asked for by the browser, beside the visit
    assert {name or "index.html" for name in loaded} - uncounted == {*FIRST_VISIT, "words.en.txt"}
