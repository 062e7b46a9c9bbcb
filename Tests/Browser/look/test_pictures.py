"""Pictures of where each text stands: the keys in the texts are not seen, and are found where the texts are."""

import json
import os
import pathlib
import re
import subprocess
import sys

import pytest
from board import center
from conftest import ROOT
from marks import FIND, KEYS, Marked, mark, marked
from pictures import read_journeys
from serving import PATIENCE
from visits import Visit

CATALOGUE = Marked(ROOT / "Languages")

# The page shows these nowhere, though its program has them.
UNSAID = {
    "plays", "plays.you",  # Other front ends announce each move; the page tells the whole turn.
    "endingField.normal",  # No switch is needed for it.
}


@pytest.fixture
def visit(browser, site):
    """Visits the page with some words; without any, with its own."""
    visits = []

    def visit(words=CATALOGUE.files("en")):
        visits.append(Visit(browser, site, "en", words))
        visits[-1].open("")
        return visits[-1]

    yield visit
    for made in visits:
        made.close()


def found(page):
    return {one["key"]: one for one in page.evaluate(FIND)}


def test_a_mark_stands_between_the_first_letter_and_the_last_sign():
    texts = ["A draw", "{player} wins: {lines}", "{text}.", "X", "Loading…", "{before} {sentence}"]
    assert [marked(text, "draw").replace(mark("draw"), "|") for text in texts] == [
        "A draw|", "{player} wins|: {lines}", "{text}|.", "X|", "Loading|…", "{before}| {sentence}"]


def test_marks_are_not_seen(visit, tmp_path):
    for name, made in {"marked.png": visit(), "plain.png": visit({})}.items():
        made.step("b2")
        made.picture(tmp_path / name)
    assert (tmp_path / "marked.png").read_bytes() == (tmp_path / "plain.png").read_bytes()


def test_a_text_is_found_on_its_button_and_in_its_sentence(visit):
    page = visit().latest
    on = found(page)
    [(x, y, width, height)] = on["command.hint"]["boxes"]
    middle = center(page.locator("#hint-name"))
    assert (x + width / 2, y + height / 2) == pytest.approx(middle, abs=1) and not on["command.hint"]["isHeard"]
    [(start, _, length, _)], [(next_start, _, next_length, _)] = on["turn.first"]["boxes"], on["offer.start"]["boxes"]
    box = page.locator("#status").bounding_box()
    assert box["x"] <= start < start + length < next_start < next_start + next_length <= box["x"] + box["width"]
    assert on["square.empty"]["isHeard"] and on["level.medium"]["isHeard"]


def test_a_journey_points_and_drags(visit):
    made = visit()
    for step in ["=3x3:a1", "command.explain", ">b1"]:
        made.step(step)
    made.step("?learn.refuted.line")
    assert "learn.refuted.line" in found(made.latest)
    for step in ["command.explain", "#piece-o>b2"]:
        made.step(step)
    made.step("?letGo")
    assert found(made.latest)["letGo"]["boxes"]


def test_a_journey_makes_another_world(visit):
    made = visit()
    for step in ["`think({ progress: 30 })`", "=", "b2", "?thinking"]:
        made.step(step)
    assert found(made.latest).keys() > {"thinking", "page.thinking"}
    for step in ["2:`localStorage.symbols = 'star heart'`", "2:=", "2:`answer(/rooms$/)`", "2:offer.online", "2:room.make"]:
        made.step(step)
    made.step("2:?room.unreachable")
    for step in ["2:page.close", "2:b2"]:
        made.step(step)
    made.settle()
    assert "mark.star" in found(made.latest)


def test_what_is_copied_is_found(visit):
    made = visit()
    for step in ["=3x3:a1a2b1b2c1", "command.share", "share.emoji"]:
        made.step(step)
    made.step("?shareCopied")
    assert found(made.latest)["wins"]["isHeard"]


def test_the_texts_for_those_who_run_no_program_are_marked():
    page = CATALOGUE.introduced("en", '<meta name="description" content=""><noscript><p></p></noscript>')
    assert mark("page.description") in page and mark("page.noScript") in page


def test_journeys_name_keys_of_the_catalogue():
    names, unknown = [], []
    for journey in read_journeys():
        names += journey
        for step in sum(journey.values(), []):
            key = re.fullmatch(r"(?:\d:)?\??([a-z]+\.[\w.]+)(?:=.*)?", step)
            if key and key[1] not in KEYS:
                unknown.append(step)
    assert not unknown and len(names) == len(set(names))


@pytest.mark.skipif("SLOW" not in os.environ, reason="part of make slow")
def test_every_text_of_the_page_has_a_place(tmp_path):
    run = subprocess.run(
        [sys.executable, ROOT / "Scripts/pictures.py", "--journeys", "--folder", tmp_path / "made"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert set(re.findall("On no picture: (.*)", run.stdout)) == UNSAID


def test_the_list_leads_to_every_place(tmp_path):
    run = subprocess.run(
        [sys.executable, ROOT / "Scripts/pictures.py", "de", "--only", "Swap", "--folder", tmp_path / "made"],
        capture_output=True, text=True, timeout=5 * PATIENCE)
    assert run.returncode == 0, run.stderr
    assert re.match(r"\d+ of the page’s \d+ texts \(\d+%\) are on 3 pictures", run.stdout)
    text = (tmp_path / "made/index.html").read_text()
    names, links = re.findall(' id="(.*?)"', text), set(re.findall(' href="#(.*?)"', text))
    assert len(names) == len(set(names)) and links <= set(names) and "Swap/takeOver" in links
    files = set(re.findall(r'(?:src|href)="([^#"]+)"', text))
    assert files == {"swap.png", "taken-over.png", "swap-taken-back.png"}
    assert all(pathlib.Path(tmp_path, "made", file).stat().st_size for file in files)


def test_a_text_without_a_picture_gets_one_in_a_test_that_meets_it(tmp_path):
    keys = {message.key for message in CATALOGUE.everything}
    (tmp_path / "known.txt").write_text("\n".join(keys - {"share.link"}))
    test = ROOT / "Tests/Browser/visit/test_share.py::test_the_system_shares_the_link_where_it_can"
    # Not as a part of the run that this test is in.
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", test, "--pictures", tmp_path], env=env, capture_output=True, text=True,
        timeout=5 * PATIENCE)
    assert run.returncode == 0, "the test has met the marks: " + run.stdout
    [picture] = map(json.loads, (tmp_path / "gw0.jsonl").read_text().splitlines())
    [place] = picture["found"]
    assert (picture["test"], place["key"], place["isHeard"]) == ("the system shares the link where it can", "share.link", False)
    assert (tmp_path / picture["file"]).stat().st_size
