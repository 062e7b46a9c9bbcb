"""A class: the teacher's page, the pupils' pages, and the games between."""

import re

from board import button, square
from playwright.sync_api import expect
from test_rooms import server, visit  # noqa: F401


def open_panel(page):
    button(page, "Online").click()
    button(page, "Play with a class").click()


def make_class(page, pairing="arena"):
    """Makes a class from the panel; returns its code."""
    open_panel(page)
    page.locator(f"#hall input[value={pairing}]").check()
    page.locator("#hall #hall-make").click()
    code = page.locator("#hall .code")
    expect(code).to_have_text(re.compile("^[A-Z]{6}$"))
    return code.inner_text()


def play(pages):
    """Lets X win a game of both pages' players."""
    x, o = pages
    for index, name in enumerate(["a1", "a2", "b1", "b2", "c1"]):
        page, other = (x, o) if index % 2 == 0 else (o, x)
        square(page, name).click()
        text = page.evaluate("document.documentElement.dataset.game")
        other.wait_for_function("text => document.documentElement.dataset.game === text", arg=text)


def test_a_class_plays(visit):
    teacher = visit()
    code = make_class(teacher)
    pupils = [visit(f"join/{code}") for _ in range(2)]
    for pupil in pupils:
        expect(pupil.locator("#hall-bar")).to_contain_text("You are")
        pupil.wait_for_function("document.documentElement.dataset.phase === 'playing'")
    expect(teacher.locator("#hall .boards button")).to_have_count(1)
    expect(teacher.locator("#hall tbody tr")).to_have_count(2)
    for pupil in pupils:
        pupil.wait_for_function("/#room=/.test(location.hash)")
    rooms = [pupil.evaluate("localStorage.getItem('rooms')") for pupil in pupils]
    first = next(page for page, room in zip(pupils, rooms) if " x " in room)
    play([first, next(page for page in pupils if page is not first)])
    best = teacher.locator("#hall tbody tr").first.locator("td")
    expect(best).to_have_text(["1", re.compile(r"\w+ \w+"), "1", "1", "0", "1", "×"])
    first.locator("#hall-bar button").click()
    expect(first.locator("#hall .result")).to_have_text("You won!")


def test_the_host_pauses_and_shows_one_board(visit):
    teacher = visit()
    code = make_class(teacher)
    pupil, _ = (visit(f"join/{code}") for _ in range(2))
    board = teacher.locator("#hall .boards button")
    expect(board).to_have_count(1)
    board.click()
    expect(teacher.locator("#hall")).to_have_attribute("data-large", "")
    teacher.locator("#hall-all").click()
    expect(teacher.locator("#hall-all")).to_be_hidden()
    teacher.locator("#hall-pause").click()
    expect(pupil.locator("#hall-bar")).to_contain_text("Paused")
    teacher.locator("#hall-pause").click()
    expect(pupil.locator("#hall-bar")).not_to_contain_text("Paused")


def test_a_code_is_typed_and_a_name_is_picked_again(visit, complaints):
    teacher = visit()
    code = make_class(teacher, "rounds")
    pupil = visit()
    open_panel(pupil)
    pupil.locator("#hall-code").fill("AAAAAA")
    pupil.locator("#hall-join").click()
    expect(pupil.locator("#hall-status")).to_have_text("No class has this code.")
    assert len(complaints) == 1 and "404" in complaints.pop(), "the browser tells of the answer"
    pupil.locator("#hall-code").fill(code.lower())
    pupil.locator("#hall-join").click()
    name = pupil.locator("#hall .me").inner_text()
    pupil.locator("#hall-another").click()
    expect(pupil.locator("#hall .me")).not_to_have_text(name)
    name = pupil.locator("#hall .me").inner_text()
    pupil.reload()
    expect(pupil.locator("#hall .me")).to_have_text(name)
    teacher.reload()
    expect(teacher.locator("#hall .code")).to_have_text(code)


def test_a_class_that_was_closed_is_opened_by_its_link(visit):
    teacher = visit()
    code = make_class(teacher)
    hall = teacher.evaluate("sessionStorage.hall")
    teacher.locator("#hall #hall-close").click()
    expect(teacher.locator("#hall")).to_be_hidden()
    teacher.evaluate("hall => { location.hash = `hall=${hall}`; }", hall)
    expect(teacher.locator("#hall .code")).to_be_visible()
    expect(teacher.locator("#hall .code")).to_have_text(code)
