"""Sharing a game: its link, a QR code, emoji, a picture."""

import struct

import pytest
import qr
from board import button, choose_level, frames, game, open_game, panel, play, press, status
from conftest import wait_phase

WON = "3x3:a1b1a2b2a3"
# A fake of the system's sharing, with what was shared.
SYSTEM = """
    window.given = [];
    navigator.canShare = () => true;
    navigator.share = async ({ url, files }) => { given.push(url ?? files[0]); };
"""


@pytest.fixture
def context(new_context, site):
    context = new_context()
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site)
    return context


@pytest.fixture
def page(context):
    return context.new_page()


def share(page, text):
    open_game(page, text)
    button(page, "Share").click()
    panel(page).wait_for()


def copied(page):
    return page.evaluate("() => navigator.clipboard.readText()")


def code(page):
    """The rows of the QR code on the panel."""
    page.locator("#panel figure path[d*=M]").wait_for(state="attached")
    return page.locator("#panel figure svg").evaluate("""svg => {
        const side = Number(svg.getAttribute("viewBox").split(" ")[2]) - 8;
        const rows = Array.from({ length: side }, () => Array(side).fill(false));
        for (const [, x, y] of svg.firstChild.getAttribute("d").matchAll(/M([0-9]+) ([0-9]+)h1/g)) {
            rows[y][x] = true;
        }
        return rows;
    }""")


GAMES = ["3x3:", "3x3:b2a1c3", "15x15k5:h8i9g8i8i7g9f9g7j8h6k8l8g10", "19x19:" + "".join(
    f"{column}{row}" for row in range(1, 10) for column in "abcdefghijklmnopqrs")]


@pytest.mark.parametrize("text", GAMES, ids=lambda text: len(text))
def test_the_code_leads_to_the_game(page, site, text):
    share(page, text)
    assert qr.read(code(page)) == f"{site}#{text}"


def test_copying_the_link_is_confirmed(page, site):
    share(page, "4x4:b2a1")
    button(page, "Copy link").click()
    panel(page).get_by_text("Copied").wait_for()
    assert copied(page) == f"{site}#4x4:b2a1"


def test_the_system_shares_the_link_where_it_can(context, page, site):
    page.add_init_script(SYSTEM)
    share(page, "4x4:b2a1")
    button(page, "Send link").click()
    panel(page).get_by_text("Done").wait_for()
    assert page.evaluate("() => given") == [f"{site}#4x4:b2a1"]


def test_a_link_that_the_system_does_not_share_is_copied(page, site):
    """After a slow first load of the module, the tap is too long ago."""
    page.add_init_script(SYSTEM + """
        navigator.share = async () => { throw new DOMException("no tap", "NotAllowedError"); };
    """)
    share(page, "4x4:b2a1")
    button(page, "Send link").click()
    panel(page).get_by_text("Copied").wait_for()
    assert copied(page) == f"{site}#4x4:b2a1"


def test_a_refused_copy_is_not_confirmed(page):
    page.add_init_script("""
        navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
        document.execCommand = () => false;
    """)
    share(page, "4x4:b2a1")
    shown = []
    page.on("dialog", lambda dialog: (shown.append(dialog.default_value), dialog.dismiss()))
    with page.expect_event("dialog"):
        button(page, "Copy link").click()
    assert shown == [page.url.split("#")[0] + "#4x4:b2a1"], "to be copied by hand"
    frames(page)  # What comes after the dialog has come.
    assert panel(page).get_by_text("Copied").count() == 0


def test_a_page_without_a_clipboard_copies_a_selection(page, site):
    """Browsers give pages over plain HTTP no clipboard."""
    page.add_init_script("""
        window.real = navigator.clipboard;
        Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined });
    """)
    share(page, "4x4:b2a1")
    button(page, "Copy link").click()
    panel(page).get_by_text("Copied").wait_for()
    assert page.evaluate("() => real.readText()") == f"{site}#4x4:b2a1"
    assert page.locator("textarea").count() == 0
    assert page.evaluate("() => document.activeElement.textContent") == "Copy link"


def test_the_result_is_copied_as_emoji(page, site):
    share(page, WON)
    button(page, "Copy result as emoji").click()
    panel(page).get_by_text("Copied").wait_for()
    signs = "❌⬜\n❌⭕\n❌⭕\n"
    assert copied(page) == f"3×3 – Tic-tac-toe\nX wins: left column\n{signs}{site}#{WON}"


def test_the_picture_is_a_file_of_1200_by_630(page):
    page.add_init_script(SYSTEM)
    share(page, WON)
    button(page, "Save as picture").click()
    panel(page).get_by_text("Done").wait_for()
    name, type, data = page.evaluate("""async () => {
        const [file] = given;
        return [file.name, file.type, [...new Uint8Array(await file.arrayBuffer())]];
    }""")
    assert (name, type) == ("tic-tac-toe.png", "image/png")
    assert struct.unpack(">II", bytes(data[16:24])) == (1200, 630)
    assert len(data) > 8000, "it is not empty"


def test_sharing_loads_on_demand(page):
    loaded = []
    page.on("request", lambda request: loaded.append(request.url.rpartition("/")[2]))
    open_game(page)
    play(page, "b2")
    assert not {"share.js", "qr.js"} & set(loaded)
    button(page, "Share").click()
    code(page)
    assert {"share.js", "qr.js"} <= set(loaded)


def test_the_receiver_of_a_link_reads_whose_move_it_is(context):
    page = context.new_page()
    open_game(page)
    choose_level(page, "Perfect")
    page.close()
    page = context.new_page()
    open_game(page, "4x4:b2")
    assert (status(page), page.locator("#detail").inner_text()) == (
        "O's turn", "You opened a shared game. Move for O")
    play(page, "a1")
    assert game(page) == "4x4:b2a1", "nobody else moves"
    assert "Share" in page.locator("#detail").inner_text()
