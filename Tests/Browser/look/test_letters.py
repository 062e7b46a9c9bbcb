"""Letters of the size that the system sets, as iOS does by the style, and what lies at the edges of its screens."""

import re

import pytest

from board import set_letters, use_own_font, visit, wait_whole
from conftest import SITE
from playwright.sync_api import expect

# As on iOS: the style sets the size of the letters, and queries do not count in it.
LIKE_IOS = """{
    const { supports } = CSS;
    CSS.supports = (condition, ...more) => /-webkit-touch-callout/.test(condition) || supports.call(CSS, condition, ...more);
    const style = new CSSStyleSheet();
    style.replaceSync("html { font-size: %dpx !important; }");
    document.adoptedStyleSheets = [style];
}"""

# The places of everything that is seen.
PLACES = """() => [...document.querySelectorAll("#frame *")].filter((node) => node.checkVisibility()).map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [node.id || node.textContent.trim() || node.localName, ...[left, top, width, height].map(Math.round)].join(" ");
})"""


def test_the_system_of_ios_alone_says_how_large_letters_are():
    style = re.search("<style>(.*?)</style>", (SITE / "index.html").read_text(), re.S)[1]
    assert style.index("-apple-system-body") > style.rindex("html{font-size")


@pytest.mark.parametrize("letters, width, height", [(31, 393, 659), (31, 659, 393), (23, 393, 659), (17, 393, 852)])
def test_letters_of_ios_are_laid_out_as_those_of_a_browser(new_page, letters, width, height):
    viewport = {"width": width, "height": height}
    one, other = new_page(viewport=viewport), new_page(viewport=viewport)
    one.add_init_script(LIKE_IOS % letters)
    set_letters(other, letters)
    for page in [one, other]:
        visit(page)
        wait_whole(page)
        use_own_font(page)
        page.wait_for_function("() => !document.getElementById('online').hidden")
    assert one.evaluate("getComputedStyle(document.documentElement).fontSize") == f"{letters}px"
    assert one.evaluate(PLACES) == other.evaluate(PLACES)
    if letters == 31 and width == 393:
        name = one.locator("#name-o")
        expect(name).to_have_text("Computer")
        assert name.evaluate("(node) => node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight + 1")
        # The link to let the other one start is below the text of the message.
        status, link = (one.locator(place).bounding_box() for place in ["#status", "#starts"])
        assert link["y"] >= status["y"] + status["height"]


@pytest.mark.parametrize("width, height", [(360, 640), (640, 360)])
def test_a_notice_in_large_letters_hides_no_message(new_page, width, height):
    page = new_page(viewport={"width": width, "height": height})
    set_letters(page, 36)
    visit(page)
    wait_whole(page)
    page.evaluate("""() => {
        const notice = document.getElementById("notice");
        notice.hidden = false;
        notice.append("A new version is ready. Your game stays. ", Object.assign(document.createElement("button"), { textContent: "Update" }));
    }""")
    message, notice = (page.locator(place).bounding_box() for place in ["#message", "#notice"])
    assert notice["y"] >= message["y"] + message["height"]


@pytest.mark.parametrize("letters", [16, 32])
@pytest.mark.parametrize("width, height", [(844, 390), (812, 375), (932, 430)])
def test_nothing_lies_beside_the_safe_part_of_a_screen(new_page, letters, width, height):
    page = new_page(viewport={"width": width, "height": height})
    set_letters(page, letters)
    visit(page)
    wait_whole(page)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": {"left": 59, "right": 59, "bottom": 21}})
    # The insets come with some frame.
    page.wait_for_function("""() => ![...document.querySelectorAll("#stage, #frame button")].some((node) => {
        const { left, right } = node.getBoundingClientRect();
        return !node.closest("#drawer") && node.checkVisibility() && (left < 58.5 || right > innerWidth - 58.5);
    })""")
