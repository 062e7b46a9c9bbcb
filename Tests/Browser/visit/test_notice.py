"""The quiet line between two games: an update, or the offer to install."""

import shutil

import pytest
from board import button, game, open_game, panel, play, press, squares, wait_kept, wait_yes
from conftest import SITE, open_context, wait_phase
from serving import serving

NOTICE = "#notice"


@pytest.fixture
def own(tmp_path, browser):
    """A page of a separate site, whose version can be replaced."""
    shutil.copytree(SITE, tmp_path / "site")
    with serving(tmp_path / "site") as server:
        context = open_context(browser, base_url=server.address, reduced_motion="reduce")
        page = context.new_page()
        page.site = tmp_path / "site"
        yield page
        context.close()


def publish(site):
    """Replaces the site by a new version."""
    for name in ["precache.js", "precache.js.br", "precache.js.gz"]:
        file = site / name
        if not file.exists():
            continue
        if name.endswith(".js"):
            text = file.read_text()
            file.write_text(text.replace('version = "', 'version = "new', 1))
        else:
            file.unlink()


def test_an_update_is_offered_in_a_quiet_line_between_two_games(own):
    page = own
    open_game(page)
    wait_kept(page)
    page.reload()
    wait_phase(page, "playing")
    play(page, "b2", "a1")
    publish(page.site)
    page.evaluate("() => { navigator.serviceWorker.getRegistration().then((found) => found.update()) }")
    wait_yes(page, "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)")
    assert not page.locator(NOTICE).is_visible(), "not in the middle of a game"
    press(page, "New game")
    page.locator(NOTICE).get_by_text("A new version is ready").wait_for()
    with page.expect_navigation():
        button(page, "Update").click()
    wait_phase(page, "playing")
    wait_yes(page, """async () => {
        const names = await caches.keys();
        return names.length === 1 && names[0].includes("/ new");
    }""")
    assert not page.locator(NOTICE).is_visible()
    assert game(page) == "3x3:"
    press(page, "History")
    panel(page).locator(".cards button").click()
    wait_phase(page, "playing")
    assert game(page) == "3x3:b2a1", "what was played before"


def test_an_update_that_came_before_the_page_listened_is_offered(page):
    page.goto("/rest.css")  # A file of the origin, without a game.
    found = page.evaluate("""async () => {
        const installing = Object.assign(new EventTarget(), { postMessage() {} });
        const registration = Object.assign(new EventTarget(), { installing });
        Object.defineProperty(navigator, "serviceWorker", {
            value: Object.assign(new EventTarget(), { controller: {}, register: async () => registration }) });
        const { settle } = await import("./shell.js");
        let found = 0;
        await settle({ updateFound() { found += 1; }, installOffered() {} });
        Object.assign(registration, { installing: null, waiting: installing });
        installing.dispatchEvent(new Event("statechange"));
        return found;
    }""")
    assert found == 1


ASK = """() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    window.asked = 0;
    event.prompt = () => { asked += 1; };
    dispatchEvent(event);
    return event.defaultPrevented;
}"""


def finish(page):
    play(page, "a1", "b1", "a2", "b2", "a3")
    press(page, "Play again")
    wait_phase(page, "playing")


def test_installing_is_offered_once_after_the_third_game(page):
    open_game(page)
    assert page.evaluate(ASK), "the browser does not ask by itself"
    for _ in range(2):
        finish(page)
        assert not page.locator(NOTICE).is_visible()
    finish(page)
    page.locator(NOTICE).get_by_text("home screen").wait_for()
    button(page, "Add").click()
    assert page.evaluate("() => asked") == 1
    assert not page.locator(NOTICE).is_visible()
    page.reload()
    wait_phase(page, "playing")
    page.evaluate(ASK)
    finish(page)
    assert not page.locator(NOTICE).is_visible(), "never again"


def test_a_browser_that_installs_by_its_own_command_has_that_told_once(new_page):
    page = new_page()
    page.add_init_script("Object.defineProperty(navigator, 'standalone', { value: false })")
    open_game(page)
    for _ in range(3):
        assert not page.locator(NOTICE).is_visible()
        finish(page)
    page.locator(NOTICE).get_by_text("Choose “Add to Home Screen” in your browser’s menu").wait_for()
    page.locator(NOTICE).get_by_role("button", name="OK").click()
    assert not page.locator(NOTICE).is_visible()
    finish(page)
    assert not page.locator(NOTICE).is_visible(), "never again"


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (667, 375), (1280, 800)], ids=str)
def test_the_line_is_reachable_and_moves_nothing(new_page, size):
    page = new_page(viewport={"width": size[0], "height": size[1]})
    page.add_init_script("localStorage.setItem('journal', 'n 3 0')")
    open_game(page)
    before = [page.locator(name).bounding_box() for name in ["#card", "#actions", "#seats"]]
    page.evaluate(ASK)
    page.locator(NOTICE).wait_for()
    assert [page.locator(name).bounding_box() for name in ["#card", "#actions", "#seats"]] == before
    talk = page.locator("#talk").bounding_box()
    for name in ["Add", "Not now"]:
        box = button(page, name).bounding_box()
        assert talk["y"] <= box["y"] and box["y"] + box["height"] <= talk["y"] + talk["height"] + 1
    button(page, "Not now").click()
    assert not page.locator(NOTICE).is_visible()
    play(page, "b2")
    assert squares(page) == {"b2": "X"}
