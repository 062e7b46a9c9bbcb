"""Links to games as paths: previews for chat programs, the page for people."""

import gzip
import html
import http.client
import re
from html.parser import HTMLParser

import pytest
from conftest import PATIENCE, STRANGER, Client
from png import PNG
from test_limits import answers_to_many, assert_limited

HEAD = """<!doctype html>
<html id="page" lang="{}">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<title id="title">Tic-tac-toe</title>
<script>void 0;</script>
"""
MISSING = '<!doctype html><html lang="en"><h1>Not here</h1><p id="cause"></p><a href="./">Play</a>'


@pytest.fixture
def folder(tmp_path):
    """The folder of a site in two languages."""
    folder = tmp_path / "site"
    folder.mkdir()
    for name, language in [("index.html", "en"), ("index.de.html", "de")]:
        (folder / name).write_text(HEAD.format(language) + "<p>é</p>" * 1000)
        (folder / (name + ".br")).write_bytes(language.encode())
    (folder / "404.html").write_text(MISSING)
    return folder


@pytest.fixture
def client(start, folder):
    """A client of a server with that site."""
    return Client(start("--site", folder).port)


def texts(answer):
    """The title and the meta elements of a page."""
    found = {name: html.unescape(value) for name, value in re.findall(r'<meta [a-z]+="(.*?)"(?: data-name="description")? content="(.*?)">', answer.text)}
    return html.unescape(re.search("<title[^>]*>(.*?)</title>", answer.text)[1]), found


def test_a_game_has_a_page_with_its_preview(client):
    answer = client.ask("GET", "/g/4X4%2Bcorners:b2", Host="example.org")
    assert (answer.status, answer.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    title, found = texts(answer)
    assert title == found["og:title"] == "O's turn: 4×4 with corners"
    assert found["description"] == found["og:description"]
    assert found["og:url"] == "http://example.org/g/4X4%2Bcorners:b2"
    assert found["og:image"] == "http://example.org/g/4X4%2Bcorners:b2.png"
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
    assert found["twitter:card"] == "summary_large_image"
    assert found["link"] == "../#4x4+corners:b2"
    assert answer.text.endswith("<script>void 0;</script>\n" + "<p>é</p>" * 1000)
    assert answer.headers["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert answer.headers["X-Robots-Tag"] == "noindex"


def test_a_name_stays_a_text_on_the_page(client):
    """Also with an accent behind the quotation mark, which makes one character of both."""
    path = "/rooms/" + client.ask("POST", "/rooms", "3x3").text
    name = '0;//x.tk"\u0301 http-equiv=refresh'
    assert client.ask("POST", path + "/sit", name.encode()).status == 201
    elements = []
    parser = HTMLParser()
    parser.handle_starttag = lambda tag, attributes: elements.append(dict(attributes))
    parser.feed(client.ask("GET", path.replace("/rooms/", "/r/")).text)
    assert any(name in (element.get("content") or "") for element in elements)
    assert [element["http-equiv"] for element in elements if "http-equiv" in element] == ["Content-Security-Policy"]


def test_a_page_put_together_is_compressed(client):
    plain = client.ask("GET", "/g/3x3:b2")
    packed = client.ask("GET", "/g/3x3:b2", Accept_Encoding="gzip, br")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert len(packed.body) < len(plain.body) / 3
    assert gzip.decompress(packed.body) == plain.body


def test_head_sends_no_body(client):
    for path in ["/g/3x3:b2", "/g/3x3:b2.png"]:
        whole, head = client.ask("GET", path), client.ask("HEAD", path)
        assert (head.status, head.body) == (200, b"")
        assert int(head.headers["Content-Length"]) == len(whole.body)


def test_head_of_what_is_not_there_sends_no_body(client):
    connection = http.client.HTTPConnection("127.0.0.1", client.port, timeout=PATIENCE)
    for _ in range(2):
        # A body would be taken for the next answer.
        connection.request("HEAD", "/nothing", headers={"Accept": "text/html"})
        answer = connection.getresponse()
        assert (answer.status, answer.read()) == (404, b"")
    connection.close()


def test_the_preview_is_in_the_language_of_the_page(client):
    assert texts(client.ask("GET", "/g/3x3:b2", Accept_Language="de-AT,en;q=0.5"))[0] == "O ist am Zug: 3×3"


@pytest.mark.parametrize(
    ("headers", "root"),
    [
        ({"Host": "play.example:8443", "X_Forwarded_Proto": "https"}, "https://play.example:8443"),
        ({"Host": "[::1]:80"}, "http://[::1]:80"),
        ({"Host": 'evil"><script>'}, ""),
        ({"Host": "example.org", "X_Forwarded_Proto": "javascript"}, "http://example.org"),
    ],
)
def test_the_picture_has_an_absolute_address(client, headers, root):
    found = texts(client.ask("GET", "/g/3x3:", **headers))[1]
    assert found["og:image"] == root + "/g/3x3:.png"


def test_a_position_has_a_picture(client):
    answer = client.ask("GET", "/g/3x3:a1b1a2b2a3.png")
    assert (answer.status, answer.headers["Content-Type"]) == (200, "image/png")
    assert "max-age" in answer.headers["Cache-Control"]
    picture = PNG(answer.body)
    assert picture.size == (1200, 630)
    # The middles of the first two squares of the last row: a winning X, and an O with nothing inside.
    assert picture[65 + 83, 65 + 417] == "#11713c" and picture[65 + 250, 65 + 417] == "#fffdf8"
    assert client.ask("GET", "/g/3x3:a1b1a2b2a3.png").body == answer.body


def test_a_link_to_a_live_game_invites_and_takes_no_seat(client):
    room = client.ask("POST", "/rooms", "4x4").text
    client.ask("POST", f"/rooms/{room}/sit")
    answer = client.ask("GET", f"/r/{room}")
    title, found = texts(answer)
    assert title == "You are invited: 4×4" and found["og:description"].startswith("You play O.")
    assert found["link"] == f"../#room={room}"
    assert PNG(client.ask("GET", f"/r/{room}.png").body).size == (1200, 630)
    assert client.ask("POST", f"/rooms/{room}/sit").text.startswith("o "), "the seat is still free"
    assert texts(client.ask("GET", f"/r/{room}"))[0] == "Watch a game: 4×4"


def test_the_picture_of_a_live_game_follows_it(client):
    path, x, _ = client.room()
    room = path.removeprefix("/rooms/")
    before = client.ask("GET", f"/r/{room}.png")
    assert client.ask("PUT", path, "3x3:b2", token=x).status == 200
    after = client.ask("GET", f"/r/{room}.png")
    assert before.headers["Cache-Control"] == "no-cache" and before.body != after.body
    assert after.body == client.ask("GET", "/g/3x3:b2.png").body


@pytest.mark.parametrize(
    ("path", "status", "cause"),
    [
        ("/g/3x3:b2b2", 400, "move 2, b2: already taken"),
        ("/g/<b>.png", 400, "<b>"),
        ("/r/none", 404, "no such room"),
        ("/r/0123456789abcdefghijkl", 404, "no such room"),
        ("/g/", 404, "no such path"),
        ("/nothing", 404, "no such path"),
    ],
)
def test_a_refusal_is_a_page_for_people_and_a_line_for_programs(client, path, status, cause):
    line = client.ask("GET", path)
    assert line.status == status and cause in line.text
    assert line.headers["Content-Type"] == "text/plain; charset=utf-8"
    page = client.ask("GET", path, Accept="text/html,*/*;q=0.8")
    assert (page.status, page.headers["Content-Type"]) == (status, "text/html; charset=utf-8")
    assert f'<p id="cause">{html.escape(line.text, quote=False)}</p>' in page.text.replace("&quot;", '"')
    home = "../" if path.count("/") > 1 else "./"
    assert f'<a href="{home}">' in page.text


@pytest.mark.parametrize(("path", "granted"), [("/g/3x3:", 200), ("/g/3x3:.png", 200), ("/r/none", 404)])
def test_links_are_limited_like_other_requests(client, path, granted):
    answers = answers_to_many(client.port, path, STRANGER)
    limited = assert_limited(500, 10_000, lambda: next(answers), granted)
    assert int(limited.headers["Retry-After"]) == 1
    assert client.ask("GET", path, X_Forwarded_For="198.51.100.9").status == granted


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("de", "de"),
        ("de-CH, en;q=0.8", "de"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("en;q=0.5, de;q=0.7", "de"),
        ("fr, de;q=0.2", "de"),
        ("fr", "en"),
        ("de;q=0", "en"),
        ("../../secret, *", "en"),
        ("", "en"),
    ],
)
def test_the_page_is_in_the_best_accepted_language(client, accepted, language):
    answer = client.ask("GET", "/", Accept_Language=accepted)
    assert answer.text.startswith(HEAD.format(language)[:40])
    assert answer.headers["Vary"] == "Accept-Encoding, Accept-Language"
    packed = client.ask("GET", "/", Accept_Language=accepted, Accept_Encoding="br")
    assert packed.text == language
    assert packed.headers["ETag"] != client.ask("GET", "/", Accept_Language="de" if language == "en" else "en").headers["ETag"]
