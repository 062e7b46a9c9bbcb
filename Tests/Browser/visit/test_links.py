"""Links as paths of the server open as the usual ones do."""

import re

import pytest

from board import button, game, open_game, play, squares, status, wait_yes
from conftest import SITE, wait_phase

SEATS = """async (room) => {
    const reader = (await fetch(`/rooms/${room}`)).body.getReader();
    const { value } = await reader.read();
    reader.cancel();
    return new TextDecoder().decode(value).match(/seats (.*)/)[1];
}"""


def test_a_link_to_a_game_opens_it_for_two_people(page, site):
    page.goto("/g/4X4%2Bcorners:b2a1")
    wait_phase(page, "playing")
    assert page.url == f"{site}#4x4+corners:b2a1", "the usual address"
    assert squares(page) == {"b2": "X", "a1": "O"}
    assert page.evaluate("() => history.length") == 2, "the blank page and this one"
    play(page, "c3")
    assert game(page) == "4x4+corners:b2a1c3" and status(page) == "O's turn", "nobody answers"
    page.reload()
    wait_phase(page, "playing")
    assert game(page) == "4x4+corners:b2a1c3"


def test_files_are_found_from_a_link_under_a_path(page, site, complaints):
    """As behind a proxy that takes the path away."""
    def strip(route):
        route.fulfill(response=route.fetch(url=route.request.url.replace("/games/", "/", 1)))

    page.route("**/games/**", strip)
    with page.expect_response("**/games/rest.wasm") as loaded:
        page.goto("/games/g/3x3:b2")
    assert loaded.value.ok
    wait_phase(page, "playing")
    assert page.url == f"{site}games/#3x3:b2" and squares(page) == {"b2": "X"}
    page.goto("about:blank")  # Files that nothing waits for may be on their way.
    page.unroute_all(behavior="ignoreErrors")


def test_a_link_to_a_live_game_takes_no_seat_before_it_is_asked_for(page, site):
    open_game(page)
    room = page.evaluate("async () => (await fetch('/rooms', { method: 'POST', body: '4x4' })).text()")
    page.goto(f"/r/{room}")
    button(page, "Play").wait_for()
    assert page.url == f"{site}#room={room}"
    assert page.evaluate(SEATS, room) == "-"
    button(page, "Play").click()
    wait_yes(page, f"async () => await ({SEATS})('{room}') === 'x'")


@pytest.mark.parametrize("path", ["/g/3x3:b2b2", "/r/none", "/nothing/at/all"])
def test_a_page_for_people_leads_back_to_the_game(page, site, complaints, path):
    answer = page.goto(path)
    assert answer.status in {400, 404}
    assert page.locator("#cause").inner_text()
    complaints.clear()  # The browser reports the status.
    assert page.evaluate("() => getComputedStyle(document.body).display") == "grid", "its style is allowed"
    page.get_by_role("link", name="Play tic-tac-toe").click()
    wait_phase(page, "playing")
    assert page.url.startswith(site)


def test_the_page_describes_itself_to_programs():
    text = (SITE / "index.html").read_bytes().decode()
    found = dict(re.findall(r'<meta (?:property|name)="((?:og|twitter):[a-z:]+)" content="(.*?)">', text))
    assert found["og:title"] == "Tic-tac-toe" and found["og:description"]
    assert (SITE / found["og:image"]).read_bytes()[16:24] == bytes([0, 0, 4, 176, 0, 0, 2, 118]), "1200 by 630"
    assert found["twitter:card"] == "summary_large_image"
    for name in ["favicon.ico", "robots.txt", "404.html"]:
        assert (SITE / name).stat().st_size
