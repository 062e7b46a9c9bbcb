#!/usr/bin/env python3
"""Takes pictures of the page in a language, and tells where on them each text stands: needs the built site.

Each text carries its key in characters of no width. What the page shows or says is read from its elements,
wherever the program has put the text, and whatever it has joined it with. What is on no picture then is looked
for in a run of the page's tests, whose pictures are in English.
"""

import argparse
import html
import json
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "Tests"), str(ROOT / "Tests/Browser")]

from catalogue import COUNTED, Catalogue  # noqa: E402
from languages import name_of  # noqa: E402
from marks import Marked  # noqa: E402
from playwright.sync_api import Error, sync_playwright  # noqa: E402
from serving import serving  # noqa: E402
from visits import PHONE, Visit  # noqa: E402


def take(journeys, code, catalogue, folder):
    """Takes the pictures; returns the file and size of each, and the boxes of each key by picture."""
    pictures, places = {}, {}
    # In another language than the page that comes, so that the words come as a file.
    page = ROOT / "build/site" / ("index.de.html" if code == "en" else "index.html")
    files, document = catalogue.files(code), catalogue.introduced(code, page.read_bytes().decode())
    with serving(ROOT / "build/site") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"), args=["--disable-gpu"])
        for journey in journeys:
            visit = Visit(browser, server.address, code, files, document)
            visit.open("")
            for name, steps in journey.items():
                file, step = re.sub(r"\W+", "-", name.lower()) + ".png", ""
                try:
                    for step in steps:
                        visit.step(step)
                    found, size = visit.picture(folder / file)
                except Error as error:
                    sys.exit(f"{name}: {step}: {error}")
                pictures[name] = file, size
                # A text that is seen tells more than one that is only heard.
                for one in sorted(found, key=lambda one: (one["isHeard"], not one["boxes"])):
                    places.setdefault(one["key"], {}).setdefault(name, one)
            visit.close()
        browser.close()
    return pictures, places


def add_tests(pictures, places, needless, folder):
    """Adds the pictures that a run of the page's tests takes of the texts that have none and need one."""
    (folder / "known.txt").write_text("\n".join([*places, *needless]))
    # A test that fails with the marks in its page has still taken its pictures.
    subprocess.run(
        [sys.executable, "-m", "pytest", ROOT / "Tests/Browser", "-n", "4", "--dist", "worksteal", "--pictures", folder],
        stdout=subprocess.DEVNULL)
    for lines in sorted(folder.glob("*.jsonl")):
        for picture in map(json.loads, lines.read_text().splitlines()):
            found = [one for one in picture["found"] if one["key"] not in places]  # Two processes may have met it.
            if found:
                name = f"{picture['test']} ({len(pictures) + 1})"
                pictures[name] = picture["file"], picture["size"]
                places |= {one["key"]: {name: one} for one in found}


SECTIONS = {
    "met": "On the pictures", "unmet": "On no picture", "digits": "Said in digits", "terminal": "In a terminal", "app": "In the app",
}  # fmt: skip


def in_digits(catalogue, code):
    """The keys of the words for numbers that stand in no text of a language."""
    forms = sum(Catalogue.texts(catalogue, catalogue.languages[code]).values(), [])
    families = {family for hole, family in COUNTED.items() if not any(f"{{{hole}}}" in form for form in forms)}
    return {message.key for message in catalogue.everything if message.family in families}


def sections(catalogue, digits, places):
    """The messages of each section: those of the page that were met and that were not, and those of other front ends."""
    found = {section: [] for section in SECTIONS}
    for message in catalogue.everything:
        others = {"terminal": "terminal", "app": "app", "system": "app"}
        own = "met" if message.key in places else "digits" if message.key in digits else "unmet"
        found[others.get(message.section, own)].append(message)
    return found


def slug(name, key):
    return f"{name}/{key}".replace(" ", "-")


def links(key, names):
    more = f" and {len(names) - 6} more" if len(names) > 6 else ""
    return ", ".join(f'<a href="#{slug(name, key)}">{name}</a>' for name in names[:6]) + more


def article(message, text, note, code, seen, pictures):
    """A text, its note, a cutting of the first picture that shows it, and links to the other ones."""
    key, lines = message.key, [f'<h3><a href="#{message.key}">{message.key}</a></h3>']

    def add(kind, forms, language):
        lines.append(f'<p class="{kind}" lang="{language}" dir="auto">{"<br>".join(map(html.escape, forms))}</p>')

    add("only" if code == "en" else "english", message.english, "en")
    if code != "en":
        add("own", text, code)
    if note:
        lines.append(f'<p class="note">{html.escape(note)}</p>')
    shown = [name for name, place in seen.items() if not place["isHeard"] and place["boxes"]]
    heard = [name for name in seen if name not in shown]
    if shown:
        lines.append(cutting(key, shown[0], seen[shown[0]]["boxes"], *pictures[shown[0]]))
        lines.append(f'<p class="where">On: {links(key, shown)}</p>')
    elif heard:
        lines.append(f'<p class="where">Read out, copied or shown by the browser on: {links(key, heard)}</p>')
    return f'<article id="{key}">{"".join(lines)}</article>'


def cutting(key, name, boxes, file, size):
    """The part of a picture around a text, which leads to the whole one."""
    x, y, width, height = boxes[0]
    wide, high = min(size[0], max(PHONE[0], width + 16)), min(size[1], height + 64)
    left, top = (max(0, min(limit - room, middle - room / 2)) for limit, room, middle in
                 [(size[0], wide, x + width / 2), (size[1], high, y + height / 2)])
    frames = "".join(f'<rect x="{x - 2:.1f}" y="{y - 2:.1f}" width="{width + 4:.1f}" height="{height + 4:.1f}" rx="4"/>' for x, y, width, height in boxes)
    return (
        f'<a class="cut" href="#{slug(name, key)}" aria-label="{name}"><svg viewBox="{left:.0f} {top:.0f} {wide:.0f} {high:.0f}">'
        f'<image href="{file}" width="{size[0]}" height="{size[1]}"/>{frames}</svg></a>')


def figure(name, file, size, places):
    """A picture with a frame around each text, which leads to it."""
    frames = []
    for key, seen in places.items():
        place = seen.get(name, {"boxes": []})
        for index, (x, y, width, height) in enumerate(place["boxes"] or [[0, 0, 0, 0]] * (name in seen)):
            style = f"left:{x / size[0]:.3%};top:{y / size[1]:.3%};width:{width / size[0]:.3%};height:{height / size[1]:.3%}"
            kinds = ["heard"] * place["isHeard"] + ["nowhere"] * (not place["boxes"]) + ["right"] * (x + width / 2 > size[0] / 2)
            own = f' id="{slug(name, key)}"' if index == 0 else ""
            frames.append(f'<a href="#{key}"{own} class="{" ".join(kinds)}" style="{style}" data-key="{key}" aria-label="{key}"></a>')
    kind = ' class="wide"' if size[0] > PHONE[0] else ""
    return (
        f'<figure{kind}><figcaption>{name}</figcaption><div><img src="{file}" width="{size[0]}" height="{size[1]}" alt="" loading="lazy">'
        f'{"".join(frames)}</div></figure>')


def write(folder, code, catalogue, pictures, places):
    """Writes the list of the texts with the pictures; returns lines about how many were met, and which were not."""
    notes = {entry.msgctxt: entry.comment for entry in catalogue.source}
    language = catalogue.languages[code]
    texts = Catalogue.texts(catalogue, language)
    found = sections(catalogue, in_digits(catalogue, code), places)
    seen = sum(any(not place["isHeard"] for place in places[message.key].values()) for message in found["met"])
    met, every = len(found["met"]), len(found["met"]) + len(found["unmet"])
    line = (f"{met} of the page’s {every} texts ({met / every:.0%}) are on {len(pictures)} pictures: "
            f"{seen} are seen, {met - seen} are only read out, copied or shown by the browser.")
    if found["digits"]:
        line += f" {len(found['digits'])} more are words for numbers, which this language writes in digits."
    articles = [
        f'<h2 id="-{section}">{SECTIONS[section]}</h2>' + "\n".join(
            article(message, texts[message.key], notes[message.key], code, places.get(message.key, {}), pictures) for message in messages)
        for section, messages in found.items()]
    filling = {
        "LANGUAGE": name_of(language), "SUMMARY": line, "TEXTS": "\n".join(articles),
        "SECTIONS": "".join(f'<a href="#-{section}">{title}: {len(found[section])}</a>' for section, title in SECTIONS.items())
        + '<a href="#pictures">Pictures</a>',
        "PICTURES": "\n".join(figure(name, *picture, places) for name, picture in pictures.items()),
    }
    template = (ROOT / "Scripts/pictures.html").read_text()
    page = re.sub(r"\b(LANGUAGE|SUMMARY|SECTIONS|TEXTS|PICTURES)\b", lambda place: filling[place[0]], template)
    (folder / "index.html").write_text(page)
    return "\n".join([line, *[f"On no picture: {message.key}" for message in found["unmet"]]])


def read_journeys():
    """The pictures of each journey by name, with their steps."""
    text = re.sub("(?m)^# .*\n", "", (ROOT / "Scripts/pictures.tsv").read_text()).strip()
    lines = [[line.split("\t") for line in journey.split("\n")] for journey in text.split("\n\n")]
    return [{name: re.findall(r"(?:\d:)?`[^`]*`|\S+", steps[0]) if steps else [] for name, *steps in journey} for journey in lines]


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("language", nargs="?", default="en", help="its code, such as de or zh-Hans")
    parser.add_argument("--folder", type=pathlib.Path, default=ROOT / "build/pictures", help="of the pictures")
    parser.add_argument("--only", action="append", help="a picture whose journey alone is made")
    parser.add_argument("--journeys", action="store_true", help="take no pictures of the page's tests")
    given = parser.parse_args(arguments)
    catalogue, code = Marked(ROOT / "Languages"), given.language.replace("_", "-")
    if code not in catalogue.languages:
        sys.exit(f"{code} is no language; there are {' '.join(catalogue.codes)}")
    shutil.rmtree(given.folder, ignore_errors=True)
    given.folder.mkdir(parents=True)
    journeys = [journey for journey in read_journeys() if not given.only or journey.keys() & set(given.only)]
    pictures, places = take(journeys, code, catalogue, given.folder)
    if not given.only and not given.journeys:
        add_tests(pictures, places, in_digits(catalogue, code), given.folder)
    print(write(given.folder, code, catalogue, pictures, places))
    print(f"Open {given.folder / 'index.html'}")


if __name__ == "__main__":
    main()
