"""axe-core finds nothing, in every phase and panel, in light and dark."""

import pathlib
import re

import axe_playwright_python
import pytest

from board import button, open_game, press, tap
from conftest import FAILING_PROGRAM, HELD_PROGRAM, ROOT, wait_phase

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
# Only the rule of colour contrast depends on the colour scheme.
RUN = """async (scheme) => {
    const options = scheme === "dark" ? { runOnly: ["color-contrast"] } : {};
    const { violations, passes, incomplete } = await axe.run(document, { ...options, resultTypes: ["violations"] });
    if (!passes.length && !incomplete.length) return ["axe found nothing to look at"];
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}"""


@pytest.fixture
def page(new_page):
    # The policy of the page blocks foreign scripts, including axe.
    page = new_page(bypass_csp=True)
    page.add_init_script(AXE)
    yield page
    page.unroute_all(behavior="ignoreErrors")


def expect_nothing(page):
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        found = page.evaluate(RUN, scheme)
        assert not found, scheme + "\n" + "\n".join(found)


def playing(page):
    open_game(page)


def refused(page):
    open_game(page, "3x3:b2a1")
    tap(page, "b2")


def finished(page):
    open_game(page, "4x4+corners+squares:a1b1a4b4d1c1d4")


def result(page):
    open_game(page, "3x3:a1b1a2b2")
    tap(page, "a3")
    button(page, "Play again").wait_for()


def how_to_play(page):
    open_game(page, "4x4+corners+squares:")
    press(page, "How to play")


def games(page):
    open_game(page)
    page.locator("#games").click()


def refused_game(page):
    games(page)
    page.get_by_label("Columns", exact=True).fill("50")


def symbols(page):
    open_game(page)
    press(page, "Symbols")


def menu(page):
    open_game(page)
    button(page, "Menu").click()


def languages(page):
    open_game(page)
    press(page, "Language")


def your_games(page):
    result(page)
    button(page, "Play again").click()
    wait_phase(page, "playing")
    press(page, "History")
    page.locator("#panel .cards button").first.wait_for()


def share(page):
    open_game(page, "3x3:b2")
    button(page, "Share").click()
    page.locator("#panel figure").wait_for()


def player(page):
    open_game(page)
    page.locator("#player-o").click()
    page.locator("#panel").get_by_label("Name").wait_for()


def unreadable(page):
    open_game(page, "nonsense")


def zoomed(page):
    page.set_viewport_size({"width": 320, "height": 568})
    open_game(page, "12x12:")
    assert button(page, "Zoom").get_attribute("aria-pressed") == "true"


def holding(page):
    open_game(page)
    page.locator("[data-piece=x]").click()


def animating(page):
    page.emulate_media(reduced_motion="no-preference")
    # Delays the wait for the end of a transition.
    page.add_init_script("""{
        const { setTimeout } = window;
        window.setTimeout = (task, time, ...rest) => time >= 100 ? 0 : setTimeout(task, time, ...rest);
    }""")
    open_game(page)
    tap(page, "b2")
    wait_phase(page, "animating")
    # An animation may also be cancelled, for example when a square is no longer under the pointer.
    page.evaluate("() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished))")


def online(page):
    playing(page)
    button(page, "Online").click()
    button(page, "Make a link").wait_for()  # Its words load after the rest.


def in_a_room(page):
    online(page)
    button(page, "Make a link").click()
    page.locator("#panel figure path[d*=M]").wait_for(state="attached")


# Two pupils without a page, by the class's ID.
JOIN = """async (id) => {
    for (const letter of "AB") {
        const headers = { Authorization: `Bearer ${letter.repeat(22)}` };
        await fetch(`halls/${id}/join`, { method: "POST", headers });
        fetch(`halls/${id}/events`, { headers });  // Who is there is paired.
    }
}"""


def teacher(page):
    playing(page)
    button(page, "Online").click()
    button(page, "Play with a class").click()
    page.locator("#hall-make").click()
    page.locator("#hall .code").wait_for()
    page.evaluate(JOIN, page.evaluate("sessionStorage.hall"))
    page.locator("#hall .boards button").wait_for()
    page.locator("#hall tbody tr").nth(1).wait_for()


def pupil(page):
    playing(page)
    made = page.evaluate("async () => (await fetch('halls', { method: 'POST', body: '3x3 rounds' })).text()")
    page.evaluate(JOIN, made.split()[0])
    page.evaluate("id => { location.hash = `hall=${id}`; }", made.split()[0])
    page.locator("#hall tbody tr").nth(2).wait_for()


def loading(page):
    page.add_init_script(HELD_PROGRAM)
    page.goto("/", wait_until="commit")
    page.wait_for_selector("#loading")
    page.wait_for_function("() => window.letGo")  # Everything but the program is there.


def players(page):
    open_game(page)
    press(page, "Players")


def thinking(page):
    # Holds back the engine, which an idle page asks for.
    page.route("**/engine.wasm", lambda route: None)
    players(page)
    page.get_by_role("group", name="First player").get_by_role("radio", name=re.compile("^Perfect")).check()
    page.keyboard.press("Escape")
    wait_phase(page, "thinking")


def truth(page):
    open_game(page, "3x3:a1")
    press(page, "Explain")
    press(page, "Hint")
    page.locator("[data-hint]").first.wait_for()
    page.locator("[data-value=loss]").first.wait_for()


def review(page):
    open_game(page, "3x3:a1b2a2c3a3")
    press(page, "Review")
    page.locator("#review-sentence").get_by_text("Top right").wait_for()


def puzzle(page):
    page.goto("/#day=2026-01-11")
    wait_phase(page, "playing")
    tap(page, "a3")
    page.get_by_text("2 tries left.").first.wait_for()
    wait_phase(page, "playing")


def missed_puzzle(page):
    puzzle(page)
    button(page, "Show the answer").click()
    wait_phase(page, "finished")


def lesson(page):
    page.goto("/#lesson=4")
    wait_phase(page, "playing")
    press(page, "Hint")
    page.locator("[data-hint]").first.wait_for()


def chosen_game(page):
    page.goto("/#lesson=9")
    wait_phase(page, "playing")


def lessons(page):
    games(page)
    button(page, "Lessons").click()


def days(page):
    games(page)
    button(page, "All days").click()


@pytest.mark.parametrize(
    "state",
    [
        loading, playing, holding, refused, animating, finished, result, how_to_play, games,
        refused_game, symbols, menu, languages, your_games, share, player, unreadable, zoomed, players, online,
        in_a_room, thinking, truth, review, puzzle, missed_puzzle, lesson, chosen_game, lessons, days,
        teacher, pupil,
    ],
    ids=lambda state: state.__name__,
)
def test_axe_finds_nothing(page, state):
    state(page)
    expect_nothing(page)


def test_axe_finds_nothing_where_the_program_failed(page, complaints):
    page.add_init_script(FAILING_PROGRAM)
    page.goto("/")
    page.get_by_role("alert").wait_for()
    complaints.clear()
    expect_nothing(page)


def test_axe_would_find_something(page):
    open_game(page)
    page.evaluate("() => document.querySelector('button[role=gridcell]').removeAttribute('aria-label')")
    with pytest.raises(AssertionError, match="button-name"):
        expect_nothing(page)


def test_what_holds_each_point_of_wcag_is_there():
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "Documentation/Guides/Accessibility.md").read_text()))
    tests = "".join(path.read_text() for path in (ROOT / "Tests/Browser").rglob("test_*.py"))
    assert named and named <= set(re.findall(r"^def (test_\w+)", tests, re.MULTILINE))
