"""The page is served as by a good static host."""

import fnmatch
import json
import re

import pytest
from conftest import ROOT, Client

FILES = {
    "index.html": b"<!doctype html>",
    "index.html.gz": b"small",
    "app.wasm": b"\0asm" * 10_000,
    "app.wasm.br": b"smallest",
    "app.wasm.gz": b"small",
    "page.js": b"void 0;",
    "icon.svg": b"<svg/>",
    "icon-192.png": b"PNG",
    "manifest.webmanifest": b"{}",
    "words.de.txt": "Züge".encode(),
    "LICENSE": b"MIT",
    "folder/index.html": b"inner",
}


@pytest.fixture
def folder(tmp_path):
    """The folder of a site."""
    folder = tmp_path / "site"
    for name, content in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    (tmp_path / "secret").write_text("secret")
    (folder / "link").symlink_to(tmp_path / "secret")
    return folder


@pytest.fixture
def ask(start, folder):
    """Requests a path exactly as given."""
    client = Client(start("--site", folder).port)
    return lambda path, method="GET", **headers: client.ask(method, path, **headers)


@pytest.mark.parametrize(
    ("path", "type"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/index.html?x=1", "text/html; charset=utf-8"),
        ("/folder/", "text/html; charset=utf-8"),
        ("/./folder/../page%2ejs", "text/javascript; charset=utf-8"),
        ("/app.wasm", "application/wasm"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
        ("/icon-192.png", "image/png"),
        ("/words.de.txt", "text/plain; charset=utf-8"),
        ("/LICENSE", "application/octet-stream"),
    ],
)
def test_files_have_their_type(ask, path, type):
    answer = ask(path)
    assert (answer.status, answer.headers["Content-Type"]) == (200, type)
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_apps_open_the_links_that_they_know(start, folder, ask, tmp_path):
    path = "/.well-known/apple-app-site-association"
    assert ask(path).status == 404, "there is no app"
    apps = ["ABCDE12345.org.example.tictactoeABCDE12345", "FGHIJ67890.org.example.tic-tac-toe"]
    server = start("--site", folder, "--app", apps[0], "--app", apps[1], data=tmp_path / "other")
    answer = Client(server.port).ask("GET", path)
    assert (answer.status, answer.headers["Content-Type"]) == (200, "application/json")
    [details] = json.loads(answer.body)["applinks"]["details"]
    assert details["appIDs"] == apps

    def opens(path, fragment=""):
        for part in details["components"]:
            if fnmatch.fnmatchcase(path, part.get("/", "*")) and fnmatch.fnmatchcase(fragment, part.get("#", "*")):
                return not part.get("exclude", False)
        return False

    assert opens("/") and opens("/", "3x3:b2") and opens("/", "room=pX3mBq0vT1aYw9ZkLr4sNe") and opens("/", "day=2026-01-11")
    assert opens("/g/3x3:b2") and opens("/r/pX3mBq0vT1aYw9ZkLr4sNe")
    assert not opens("/", "hall=pX3mBq0vT1aYw9ZkLr4sNe") and not opens("/g/3x3:b2.png")
    assert not opens("/embed", "3x3:b2") and not opens("/healthz") and not opens("/icon.svg")


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"smallest"),
        ("gzip", "gzip", b"small"),
        ("br;q=0, gzip", "gzip", b"small"),
        ("br; q=0.0, gzip;q=0", None, FILES["app.wasm"]),
        ("br;q=0.1", "br", b"smallest"),
        ("", None, FILES["app.wasm"]),
    ],
)
def test_the_best_accepted_encoding_is_sent(ask, accepted, encoding, body):
    answer = ask("/app.wasm", Accept_Encoding=accepted)
    assert (answer.headers["Content-Encoding"], answer.body) == (encoding, body)
    assert answer.headers["Vary"] == "Accept-Encoding"


def test_an_unchanged_file_is_not_sent_again(ask, folder):
    first = ask("/page.js")
    assert first.headers["Cache-Control"] == "no-cache"
    again = ask("/page.js", If_None_Match=first.headers["ETag"])
    assert (again.status, again.body) == (304, b"")
    (folder / "page.js").write_bytes(b"void 1;")
    changed = ask("/page.js", If_None_Match=first.headers["ETag"])
    assert (changed.status, changed.body) == (200, b"void 1;")
    (folder / "page.js").unlink()
    assert ask("/page.js").status == 404


def test_head_sends_no_body(ask):
    answer = ask("/app.wasm", method="HEAD")
    assert (answer.status, answer.body) == (200, b"")
    assert int(answer.headers["Content-Length"]) == len(FILES["app.wasm"])


def test_the_policy_is_that_of_the_page(ask, folder):
    page = (ROOT / "Web/site/index.html").read_text()
    (folder / "index.html").write_text(page)
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)[1]
    headers = ask("/").headers
    assert headers["Content-Security-Policy"] == policy + "; frame-ancestors 'none'"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"


def test_other_pages_may_frame_the_board_and_nothing_else(ask):
    def ancestors(path):
        return ask(path).headers["Content-Security-Policy"].split("frame-ancestors ")[1]

    for path in ["/embed", "/embed?level=easy", "/?embed", "/?embed&level=easy"]:
        assert (ask(path).status, ancestors(path)) == (200, "*"), path
        assert ask(path).body == ask("/").body, "the same page"
    for path in ["/", "/?level=easy", "/?x&embed", "/index.html?embed", "/page.js?embed", "/embed/", "/g/embed", "/healthz"]:
        assert ancestors(path) == "'none'", path


def test_a_worker_may_load_what_the_page_may(ask):
    policy = ask("/page.js").headers["Content-Security-Policy"]
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy and "frame-ancestors 'none'" in policy


@pytest.mark.parametrize(
    "path",
    [
        "/nothing", "/..", "/../secret", "/%2e%2e/secret", "/..%2fsecret", "/link", "//etc/passwd", "/%00",
        "/page.js%00", "/nothing/", "/page.js/", "/folder", "/%", "/%zz", "/roomsx",
    ],
)
def test_nothing_but_the_site_is_served(ask, path):
    assert ask(path).status == 404


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])
def test_files_can_only_be_read(ask, method):
    answer = ask("/", method)
    assert (answer.status, answer.headers["Allow"]) == (405, "GET, HEAD")


def test_without_a_page_only_live_games_are_served(client):
    assert client.ask("GET", "/").text == "Only live games are served here; there is no page.\n"
    assert client.ask("GET", "/index.html").status == 404
    assert client.ask("GET", "/rooms").status == 204
