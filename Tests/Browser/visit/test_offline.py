"""Without a network: the second visit has everything, and a failed request costs only what needed it."""

import functools
import http.server
import threading

import precache
import pytest

from board import (
    button, choose_level, game, open_game, panel, play, press, square, squares, status, tap, visit, wait_kept,
    wait_whole, wait_yes,
)
from conftest import ROOT, open_context, wait_phase


@pytest.fixture
def second(new_context):
    """A second visit without a network."""
    context = new_context(service_workers="allow")
    page = context.new_page()
    open_game(page)
    wait_kept(page)
    wait_stored(page, "en")
    page.close()
    context.set_offline(True)
    page = context.new_page()
    open_game(page)
    return page


def wait_reply(page, marks):
    page.wait_for_function(
        "marks => document.querySelectorAll('[data-mark]').length === marks", arg=marks)
    wait_phase(page, "playing")


def test_the_second_visit_needs_no_network_for_the_engine(second):
    page = second
    choose_level(page, "Perfect")
    tap(page, "b2")
    wait_reply(page, 2)
    press(page, "Hint")
    page.locator("[data-hint]").first.wait_for()
    press(page, "Explain")
    page.locator("[data-value]").first.wait_for()
    press(page, "How to play")
    panel(page).get_by_text("three of your marks in a row").wait_for()
    page.keyboard.press("Escape")
    text = game(page)
    page.reload()
    wait_phase(page, "playing")
    assert game(page) == text and len(squares(page)) == 2


def test_a_link_needs_no_network(second):
    page = second
    open_game(page, "4x4+corners+squares:b2c3")
    assert squares(page) == {"b2": "X", "c3": "O"}


@pytest.mark.parametrize("query", ["", "?fbclid=abc"])
def test_a_link_as_a_path_needs_no_network(second, query):
    page = second
    page.goto("/g/4x4+corners+squares:b2c3" + query)
    wait_phase(page, "playing")
    assert squares(page) == {"b2": "X", "c3": "O"}
    assert page.url.endswith("/#4x4+corners+squares:b2c3")


STORED = """async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
}"""


def wait_stored(page, language, path=""):
    """Waits until the words of a language are there for the next visit."""
    names = [f"{path}/more.{language}.txt", f"{path}/words.{language}.txt"]
    wait_yes(page, f"async () => {{ const stored = await ({STORED})(); return {names}.every((name) => stored.includes(name)); }}")


def test_one_page_and_one_table_are_stored(new_context):
    context = new_context(service_workers="allow", locale="de-DE")
    page = context.new_page()
    open_game(page)
    wait_kept(page)
    wait_stored(page, "de")
    stored = page.evaluate(STORED)
    assert {name for name in stored if name.endswith((".html", ".txt", "/"))} == {"/", "/more.de.txt", "/words.de.txt"}
    page.close()
    context.set_offline(True)
    page = context.new_page()
    open_game(page)
    assert page.evaluate("() => document.documentElement.lang") == "de"


def test_a_chosen_language_is_there_without_a_network(new_context):
    context = new_context(service_workers="allow")
    page = context.new_page()
    open_game(page)
    press(page, "Language")
    panel(page).get_by_role("button", name="Deutsch").click()
    page.wait_for_function("() => document.documentElement.lang === 'de'")
    wait_kept(page)
    wait_stored(page, "de")
    context.set_offline(True)
    page.reload()
    wait_phase(page, "playing")
    assert page.evaluate("() => document.documentElement.lang") == "de"


def test_the_rest_of_the_program_is_asked_for_when_the_network_comes_back(page, complaints):
    page.route("**/rest.wasm", lambda route: route.abort())
    with page.expect_request("**/cues.js"):  # It comes after the rest, or without it.
        visit(page)
    page.unroute("**/rest.wasm")
    assert page.evaluate("() => document.styleSheets.length") == 1
    page.context.set_offline(True)
    page.context.set_offline(False)
    wait_whole(page)
    complaints.clear()


def test_live_games_are_offered_when_the_network_comes_back(page, complaints):
    page.route("**/rooms", lambda route: route.abort())
    with page.expect_request("**/shell.js"):
        visit(page)
    page.evaluate("() => import('./shell.js').then(() => {})")
    online = button(page, "Online")
    assert not online.is_visible()
    page.unroute("**/rooms")
    page.context.set_offline(True)
    page.context.set_offline(False)
    online.wait_for()
    complaints.clear()


@pytest.mark.parametrize("lost", ["engine.wasm", "engine-rest.wasm", "worker.js"])
def test_a_missing_engine_costs_a_hint_but_not_the_game(page, complaints, lost):
    page.route(f"**/{lost}", lambda route: route.abort())
    open_game(page, "3x3:a1b2")
    press(page, "Hint")
    retry = button(page, "Try again")
    retry.wait_for()
    assert "isn’t responding" in status(page)
    play(page, "a2", "a3")
    assert squares(page) == {"a1": "X", "b2": "O", "a2": "X", "a3": "O"}
    press(page, "Hint")
    retry.wait_for()
    page.unroute(f"**/{lost}")
    retry.click()
    page.locator("[data-hint]").first.wait_for()
    assert not retry.is_visible()
    complaints.clear()


REGISTER = "async () => { await navigator.serviceWorker.register('sw.js'); await navigator.serviceWorker.ready; }"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def end_headers(self):
        self.send_header("Cache-Control", "no-store")  # Files change within a second.
        super().end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture
def copies(tmp_path):
    """Two copies of the site's worker on one origin, under /a/ and /b/; yields a function that publishes a version."""

    def publish(path, version):
        folder = tmp_path / path
        folder.mkdir(exist_ok=True)
        (folder / "index.html").write_text(f"<!doctype html><title>{path}</title>")
        (folder / "sw.js").write_text((ROOT / "Web/site/sw.js").read_text())
        for name in ["words.sv.txt", "more.sv.txt", "room.js"]:
            (folder / name).write_text(version)
        (folder / "precache.js").write_text(f'const version = "{version}";\nconst files = {{"index.html": ""}};\n')

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=tmp_path))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    publish.folder = tmp_path
    publish.address = f"http://127.0.0.1:{server.server_port}"
    yield publish
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("kind", ["rooms", "halls"])
def test_streams_do_not_go_through_the_worker(new_context, complaints, kind):
    page = new_context(service_workers="allow").new_page()
    open_game(page)
    wait_kept(page)
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    with page.expect_console_message(), page.expect_response(f"**/{kind}/ID/events") as answer:
        page.evaluate("kind => { fetch(`${kind}/ID/events`); }", kind)
    assert not answer.value.from_service_worker
    complaints.clear()  # The browser reports the 404.


def test_an_update_leaves_other_copies_on_the_origin_alone(browser, copies):
    context = open_context(browser, service_workers="allow")
    page = context.new_page()
    for path in "ab":
        copies(path, "old")
        page.goto(f"{copies.address}/{path}/")
        page.evaluate(REGISTER)
    page.goto(f"{copies.address}/a/")
    copies("a", "new")
    # The page accepts the update as soon as it waits, as by its button; the cache is there before.
    wait_yes(page, """async () => {
        const found = await navigator.serviceWorker.getRegistration();
        await found.update();
        found.waiting?.postMessage("update");
        const names = (await caches.keys()).map((name) => name.slice(-7)).sort();
        return names.join() === "/a/ new,/b/ old";
    }""")
    context.close()


def test_an_update_without_an_open_page_has_the_words(browser, copies):
    context = open_context(browser, service_workers="allow")
    page = context.new_page()
    copies("a", "old")
    page.goto(f"{copies.address}/a/")
    page.evaluate(REGISTER)
    # As the page of the game greets its worker.
    page.evaluate("async () => (await navigator.serviceWorker.ready).active.postMessage('sv')")
    wait_stored(page, "sv", "/a")
    copies("a", "new")
    # Nobody greets the new one, which takes over at once. An update by the browser may have met half of the copy.
    wait_yes(page, """async () => {
        const found = await navigator.serviceWorker.getRegistration();
        await found.update();
        found.waiting?.postMessage("update");
        return (await caches.keys()).every((name) => name.endsWith("new"));
    }""")
    names = sorted(name for name in page.evaluate(STORED) if name.endswith(".txt"))
    assert names == ["/a/more.sv.txt", "/a/words.sv.txt"]
    context.close()


def test_an_install_does_not_mix_two_versions(browser, copies):
    context = open_context(browser, service_workers="allow")
    page = context.new_page()
    copies("a", "old")
    folder = copies.folder / "a"
    precache.main(folder)
    # A file of the next version, whose list comes later.
    (folder / "room.js").write_text("new")
    page.goto(f"{copies.address}/a/")
    state = """async () => {
        const { installing } = await navigator.serviceWorker.register("sw.js");
        return new Promise((done) => installing.addEventListener("statechange", () => done(installing.state)));
    }"""
    assert page.evaluate(state) == "redundant"
    precache.main(folder)
    assert page.evaluate(state) == "installed"
    context.close()


@pytest.mark.parametrize("name", ["index.html", "more.sv.txt", "index.sv.html", "room.js"])
def test_every_file_is_part_of_the_version(tmp_path, name):
    for file in ["index.html", "index.sv.html", "more.sv.txt", "room.js"]:
        (tmp_path / file).write_text("old")

    def made():
        precache.main(tmp_path)
        version, files = (tmp_path / "precache.js").read_text().splitlines()
        return version, files

    version, files = made()
    assert "./" in files and "sv" not in files, "a visit needs one language"
    (tmp_path / name).write_text("new")
    assert made()[0] != version
