"""The server of the built site answers as a good static host would."""

import http.client
import urllib.parse

import pytest


@pytest.fixture
def ask(site):
    """Asks the server for a path exactly as it is given."""

    def ask(path, method="GET", **headers):
        connection = http.client.HTTPConnection(urllib.parse.urlsplit(site).netloc, timeout=5)
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, headers=headers)
        answer = connection.getresponse()
        answer.body = answer.read()
        connection.close()
        return answer

    return ask


@pytest.mark.parametrize(
    ("path", "type"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/app.wasm", "application/wasm"),
        ("/page.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
        ("/icon-192.png", "image/png"),
    ],
)
def test_files_have_their_type(ask, path, type):
    answer = ask(path)
    assert (answer.status, answer.headers["Content-Type"]) == (200, type)
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("", None)],
)
def test_the_best_accepted_encoding_is_sent(ask, accepted, encoding):
    answer = ask("/app.wasm", Accept_Encoding=accepted)
    assert answer.headers["Content-Encoding"] == encoding
    assert answer.headers["Vary"] == "Accept-Encoding"


def test_an_unchanged_file_is_not_sent_again(ask):
    first = ask("/page.js")
    again = ask("/page.js", If_None_Match=first.headers["ETag"])
    assert (again.status, again.body) == (304, b"")


def test_head_sends_no_body(ask):
    answer = ask("/page.js", method="HEAD")
    assert (answer.status, answer.body) == (200, b"")
    assert int(answer.headers["Content-Length"]) == len(ask("/page.js").body)


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/..", "/../serve.py", "/%2e%2e/%2e%2e/Makefile", "//etc/passwd", "/%00", "/nothing/"],
)
def test_nothing_but_the_site_is_served(ask, path):
    assert ask(path).status == 404
