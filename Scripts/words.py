#!/usr/bin/env python3
"""Generates the program's texts from the catalogue in Languages.

Languages/words.pot is the source: the context of an entry is its key, and its text is English. Keys
that start with `page.` are only for index.html, those with `terminal.` or `app.` only for these front
ends, and those with `system.` for texts that Apple's system shows for the app (xcstrings.py). Those with
`room.` are about live games, those with `learn.` about puzzles and lessons. first.txt names the messages
that a first game on the page needs; the page loads the others later. Every other file there is a language.
The output is committed, so only people who change texts need polib and babel: run `make words`.
"""

import argparse
import json
import pathlib
import re
import sys

import pofile
import xcstrings
from catalogue import COUNTED, FAMILIES, INDEXED, Catalogue, camel, follow, problems
from languages import head, tags

ROOT = pathlib.Path(__file__).parents[1]
NUMBERS = {"n", "columns", "rows", "number", "total", "firstWins", "secondWins", "draws"}
MADE = "// Made by Scripts/words.py from Languages. Do not edit.\n// swift-format-ignore-file\n\n"


# Output


def outputs(root, catalogue):
    """Every generated file, with its text."""
    folder = root / "Sources/GameSession/Words"
    learned = [message for message in catalogue.messages if message.section == "learn"]
    own = [message for message in catalogue.messages if message.section in {"terminal", "app", "hall"}]
    played = [message for message in catalogue.messages if message not in learned + own]
    made = {
        folder / "Phrases.swift": phrases(catalogue, played),
        folder / "Phrases+Learn.swift": phrases(catalogue, learned),
        folder / "Phrases+Terminal.swift": phrases(catalogue, own),
        folder / "Message.swift": messages_enum(catalogue),
        **xcstrings.outputs(root, catalogue),
    }
    for code, language in catalogue.languages.items():
        texts, first = catalogue.texts(language), head(language)
        made[folder / f"Tables/{code}.swift"] = swift_table(code, catalogue.table(texts, first))
        made[root / f"Web/site/words.{code}.txt"] = catalogue.page(texts, first)
        made[root / f"Web/site/head.{code}.txt"] = catalogue.head(texts)
        made[root / f"Web/site/more.{code}.txt"] = catalogue.more(texts)
        made[root / f"Web/site/hall.{code}.txt"] = catalogue.hall(texts)
        if code != "en":
            made[root / f"Web/site/manifest.{code}.webmanifest"] = manifest(root, first, texts)
    answers = "\n".join(" ".join(tags(catalogue.languages[code])) for code in catalogue.codes)
    tables = "".join(f'    ("{code}", {identifier(code)}),\n' for code in catalogue.codes)
    made[folder / "Languages.swift"] = (
        f"{MADE}extension Language {{\n"
        "  /// Each language's code, its own name, how far it is checked, told in it, and what finds it; in the order of the names.\n"
        '  static let about: StaticString = """\n'
        f"{indented(chr(10).join(catalogue.about_languages))}\n"
        '    """\n\n'
        "  /// The number of languages.\n"
        f"  static let count = {len(catalogue.codes)}\n\n"
        "  /// The tags that each language answers to, in small letters.\n"
        '  static let tags: StaticString = """\n'
        f"{indented(answers)}\n"
        '    """\n}\n\n'
        "extension Phrasebook {\n"
        "  /// The tables by the code of their language.\n"
        "  static let tables: [(code: StaticString, table: StaticString)] = [\n"
        f"{tables}  ]\n\n"
        "  /// The number of messages of a first game on the page, of the page, and of all front ends.\n"
        f"  static let counts = [{catalogue.first}, {catalogue.page_count}, {len(catalogue.messages)}]\n\n"
        "  /// The edition that a table must have.\n"
        f'  static let edition: StaticString = "{catalogue.edition}"\n}}\n'
    )
    return made


def manifest(root, first, texts):
    """The web app's manifest in a language; the English one is written by hand."""
    content = json.loads((root / "Web/site/manifest.webmanifest").read_text())
    content["lang"], content["dir"], *_ = first
    content["name"] = content["short_name"] = texts["page.name"][0]
    content["description"] = texts["page.description"][0]
    for shortcut, key in zip(content["shortcuts"], ["gameName.gomoku", "gameName.corners"], strict=True):
        shortcut["name"] = texts[key][0]
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


def identifier(name):
    return "words_" + name.replace("-", "_")


def indented(text):
    escaped = text.replace("\\", "\\\\").replace('"""', '\\"""').replace("\t", "\\t")
    escaped = re.sub(r"[\x01-\x08\x1f]", lambda byte: f"\\u{{{ord(byte[0]):X}}}", escaped)
    return re.sub(r"(?m)^", "    ", escaped)


def swift_table(name, table):
    return (
        f"{MADE}extension Phrasebook {{\n"
        f'  static let {identifier(name)}: StaticString = """\n{indented(table)}\n    """\n}}\n'
    )


def phrases(catalogue, messages):
    lines, done = [], set()
    for message in messages:
        family = [other for other in messages if other.family == message.family]
        if message.family not in {*FAMILIES, *INDEXED, *COUNTED.values()}:
            lines.append(function(message.function, message, catalogue))
        elif message.family not in done:
            done.add(message.family)
            lines.append(family_function(message, family, catalogue))
    imports = "import GameRules\nimport GameSolver\nimport RoomProtocol\n\n"
    return f"{MADE}{imports}extension Phrasebook {{\n{''.join(lines)}}}\n"


def case(message):
    """The name of a message in `Message`, where a terminal's has its section in front."""
    name = camel(message.key)
    return name if message.section != "terminal" else f"terminal{name[0].upper()}{name[1:]}"


def messages_enum(catalogue):
    """The messages in the order of their places in a table."""
    cases = "".join(f"  case {case(message)}\n" for message in catalogue.messages)
    return f"{MADE}/// The messages, in the order of a table.\nenum Message: Int {{\n{cases}}}\n"


def parameters(slots):
    """The parameters of a function and the arguments that it passes on."""
    types = {**dict.fromkeys(NUMBERS, "Int"), "square": "Square"}
    names = [f"{slot}: {types.get(slot, 'UTF8Text')}" for slot in slots if slot not in COUNTED]
    arguments = []
    for slot in slots:
        if slot in COUNTED:
            arguments.append(f"{COUNTED[slot]}(n)")
        elif slot in NUMBERS:
            arguments.append(f"digits({slot})")
        else:
            arguments.append(f"{slot}.notation" if slot == "square" else slot)
    return names, arguments


def call(head, arguments, n=None):
    """A call of `say`, with an array if there are more arguments than parameters."""
    if n or len(arguments) > 3:
        arguments = [f"with: [{', '.join(arguments)}]"]
    return f"say({', '.join([head, *arguments, *([n] if n else [])])})"


def function(name, message, catalogue):
    names, arguments = parameters(catalogue.slots(message))
    text = call(f".{case(message)}", arguments, "n: n" if len(message.english) > 1 else None)
    declaration = f"func {name}({', '.join(names)}) ->" if names else f"var {name}:"
    return f"  {declaration} UTF8Text {{ {text} }}  // {' | '.join(message.english)}\n"


def family_function(message, family, catalogue):
    """One function for all members, which must be adjacent in the table."""
    name = camel(message.family)
    if message.family in INDEXED:
        return (
            f"  func {name}(_ index: Int) -> UTF8Text {{ say(.{case(message)}, plus: index) }}"
            f"  // {message.english[0]} …\n"
        )
    if message.family in COUNTED.values():
        return (
            f"  @inline(never) func {name}(_ n: Int) -> UTF8Text {{"
            f" 1...{len(family)} ~= n ? say(.{case(message)}, plus: n - 1) : digits(n) }}\n"
        )
    names, arguments = parameters(catalogue.slots(message))
    cases = "".join(
        f"    case .{member.member}: {call('.' + case(member), arguments if member.holes else [])}"
        f"  // {member.english[0]}\n"
        for member in family
    )
    names = ", ".join([f"_ case: {FAMILIES[message.family]}", *names])
    return f"  func {name}({names}) -> UTF8Text {{\n    switch `case` {{\n{cases}    }}\n  }}\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only tell what is wrong")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="of the repository")
    arguments = parser.parse_args()
    catalogue = Catalogue(arguments.root / "Languages")
    if catalogue.unreadable:
        sys.exit("\n".join(catalogue.unreadable))
    wrong = []
    changed = {path: language for path, language in catalogue.paths.items() if follow(language, catalogue.source)}
    missing = problems(catalogue)
    # A missing text is said in English; what else is wrong is mended first, so that nothing is lost.
    if broken := [problem for problem in missing if " lack a text: " not in problem]:
        sys.exit("\n".join(broken))
    for path, language in changed.items():
        wrong.append(f"{path.name} does not follow words.pot")
        if not arguments.check:
            pofile.write(language, path)
    made = outputs(arguments.root, catalogue)
    folder = arguments.root / "Sources/GameSession/Words"
    site = arguments.root / "Web/site"
    here = {*folder.rglob("*.swift"), *site.glob("*.*.txt"), *site.glob("*.*.webmanifest")}
    for path in sorted(here - made.keys()):
        wrong.append(f"{path.name} has no language")
        if not arguments.check:
            path.unlink()
    for path, text in made.items():
        if not path.exists() or path.read_text() != text:
            wrong.append(f"{path.name} is not up to date")
            if not arguments.check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
    print("\n".join(missing + (wrong if arguments.check else [])) or "The words are made")
    sys.exit(bool(missing or arguments.check and wrong))


if __name__ == "__main__":
    main()
