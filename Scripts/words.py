#!/usr/bin/env python3
"""Makes the words of the program from the catalogue in Languages.

Languages/words.pot is the source: the context of an entry is its key, its text is English. A key that begins with
`page.` belongs to index.html alone, one with `terminal.` to the terminal alone. Every other file there is a language.
What is made is committed, so that only who changes words needs polib and babel: run `make words`.
"""

import argparse
import functools
import gettext
import pathlib
import re
import sys
import zlib

import polib
from babel import Locale

ROOT = pathlib.Path(__file__).parents[1]
HOLE = re.compile(r"\{(\w+)\}")
NUMBERS = {"n", "columns", "rows", "number", "firstWins", "secondWins", "draws"}
# Messages for the cases of a Swift type, by what their keys begin with.
FAMILIES = {
    **dict.fromkeys(["symbol"], "Symbol"),
    **dict.fromkeys(["level", "about"], "Level"),
    **dict.fromkeys(["firstMove"], "FirstMove"),
    **dict.fromkeys(["theme"], "Settings.Theme"),
    **dict.fromkeys(["command", "terminal.key"], "GameCommand"),
    **dict.fromkeys(
        ["pattern", "patternLine", "thePattern", "patternWins", "noRoomFor", "alsoWins"], "Pattern"
    ),
}
WORDS = "number"  # The family of number words, from one on.
MADE = "// Made by Scripts/words.py from Languages. Do not edit.\n// swift-format-ignore-file\n\n"
FORM_END = "\x1f"


class Message:
    """An entry of the source."""

    def __init__(self, entry):
        self.key = entry.msgctxt
        self.english = [text for text in (entry.msgid, entry.msgid_plural) if text]
        self.family, _, self.member = self.key.rpartition(".")
        self.section = self.key.split(".")[0] if self.key.startswith(("page.", "terminal.")) else ""
        self.holes = list(dict.fromkeys(HOLE.findall(" ".join(self.english))))

    @property
    def function(self):
        first, *rest = self.key.removeprefix("terminal.").split(".")
        return first + "".join(part[0].upper() + part[1:] for part in rest)


class Catalogue:
    """The messages in the order of their places in a table, and the languages beside them."""

    def __init__(self, folder):
        self.source = polib.pofile(str(folder / "words.pot"))
        messages = [Message(entry) for entry in self.source]
        self.fixed = [message for message in messages if message.section == "page"]
        shared = [message for message in messages if not message.section]
        self.shared = len(shared)
        self.messages = shared + [message for message in messages if message.section == "terminal"]
        self.languages = {path.stem: polib.pofile(str(path)) for path in sorted(folder.glob("*.po"))}

    def slots(self, message):
        """What the bytes 1 to 8 stand for in a message: the holes of its whole family, in order."""
        family = [message]
        if message.family in FAMILIES:
            family = [other for other in self.messages if other.family == message.family]
        slots = list(dict.fromkeys(hole for member in family for hole in member.holes))
        # A number can be had in words and in digits.
        return slots + ["n"] if "count" in slots and "n" not in slots else slots

    @property
    def edition(self):
        """Changes whenever a table of before can no longer be read."""
        keys = [f"{message.key} {self.slots(message)}" for message in self.messages]
        return f"{zlib.crc32(str(keys).encode()):08x}"

    def texts(self, language):
        """The forms of every message by key; English where there are none or English has changed."""
        rule = plural_rule(language)
        found = {entry.msgctxt: entry for entry in language}
        texts = {}
        for message in self.messages + self.fixed:
            entry = found.get(message.key)
            forms = forms_of(entry) if entry else [""]
            if not all(forms) or entry.previous_msgid:
                count = rule[0] if len(message.english) > 1 else 1
                numbers = [next(n for n in range(200) if rule[1](n) == form) for form in range(count)]
                forms = [message.english[0 if n == 1 else -1] for n in numbers]
            texts[message.key] = forms
        return texts

    def table(self, texts, head, hasTerminal=True):
        """The lines of a table, as Phrasebook reads them."""
        lines = ["\t".join([*head, self.edition])]
        for message in self.messages if hasTerminal else self.messages[: self.shared]:
            slots = self.slots(message)
            lines.append(
                HOLE.sub(lambda hole: chr(1 + slots.index(hole[1])), FORM_END.join(texts[message.key]))
            )
        return "\n".join(lines)

    def page(self, texts, head):
        """What the page loads: a table, an empty line, and the texts of index.html by their keys."""
        fixed = [f"{message.member}\t{texts[message.key][0]}" for message in self.fixed]
        return self.table(texts, head, hasTerminal=False) + "\n\n" + "\n".join(fixed) + "\n"


def forms_of(entry):
    return [entry.msgstr_plural[form] for form in sorted(entry.msgstr_plural)] or [entry.msgstr]


def plural_rule(language):
    """The number of plural forms and what tells the form of a number, from the header of a file."""
    header = language.metadata["Plural-Forms"]
    count, rule = re.fullmatch(r"nplurals=(\d+); plural=(.+?);?", header).groups()
    return int(count), functools.cache(gettext.c2py(rule))


def locale(language):
    return Locale.parse(language.metadata["Language"], sep="-" if "-" in language.metadata["Language"] else "_")


def head(language):
    """The first line of a table without the edition: language, direction, thousands, plural forms."""
    cldr = locale(language)
    count, rule = plural_rule(language)
    return [
        language.metadata["Language"].replace("_", "-"),
        "rtl" if cldr.character_order == "right-to-left" else "ltr",
        cldr.number_symbols["latn"]["group"],
        "".join(str(rule(n)) for n in range(200)) if count > 1 else "",
    ]


def is_reviewed(language):
    return not any("fuzzy" in entry.flags for entry in language)


# What is wrong


def problems(catalogue):
    found = []
    for message in catalogue.messages + catalogue.fixed:
        if any(ord(character) < 32 for text in message.english for character in text):
            found.append(f"words.pot: {message.key}: a control character")
        family = [other for other in catalogue.messages if other.family == message.family]
        places = [catalogue.messages.index(other) for other in family]
        if message.family in {*FAMILIES, WORDS} and places != list(
            range(places[0], places[0] + len(places))
        ):
            found.append(f"words.pot: {message.key}: not beside the others that begin so")
        if len(catalogue.slots(message)) > 8:
            found.append(f"words.pot: {message.key}: more than eight placeholders")
    for name, language in catalogue.languages.items():
        found += [f"{name}.po: {problem}" for problem in problems_of(language, catalogue)]
    return found


def problems_of(language, catalogue):
    entries = {entry.msgctxt: entry for entry in language}
    messages = {message.key: message for message in catalogue.messages + catalogue.fixed}
    count, rule = plural_rule(language)
    yield from (f"{key}: not in words.pot" for key in entries.keys() - messages.keys())
    cldr = locale(language).plural_form
    partitions = {(rule(n), cldr(n)) for n in range(200)}
    if not len(partitions) == len({form for form, _ in partitions}) == len({tag for _, tag in partitions}):
        yield "Plural-Forms: not the forms of CLDR"
    if any(not 0 <= rule(n) < count for n in range(200)):
        yield "Plural-Forms: a form beyond nplurals"
    if any(rule(n) != rule(100 + n % 100) for n in range(200, 100_000)):
        yield "Plural-Forms: the last two digits do not tell the form of a large number"
    for key, message in messages.items():
        entry = entries.get(key)
        forms = forms_of(entry) if entry else [""]
        if not all(forms):
            yield f"{key}: lacks a text"
            continue
        if len(message.english) > 1 and len(forms) != count:
            yield f"{key}: has {len(forms)} forms, not {count}"
        wanted = set(message.holes)
        # A number stands in digits or in words, and a form for one number may leave it out.
        numbers = {"n", "count"} if wanted & {"n", "count"} else set()
        for text in forms:
            holes = HOLE.findall(text)
            if any(ord(character) < 32 for character in text):
                yield f"{key}: a control character"
            if len(holes) != len(set(holes)):
                yield f"{key}: a placeholder twice"
            if set(holes) - wanted - numbers:
                yield f"{key}: unknown {', '.join(sorted(set(holes) - wanted - numbers))}"
            if wanted - set(holes) - numbers or numbers and len(forms) == 1 and not set(holes) & numbers:
                yield f"{key}: lacks {', '.join(sorted(wanted - set(holes)))}"


# What is made


def outputs(root):
    """Every file that is made, with its text."""
    catalogue = Catalogue(root / "Languages")
    folder = root / "Sources/GameSession/Words"
    made = {
        folder / "Phrases.swift": phrases(catalogue, catalogue.messages[: catalogue.shared]),
        folder / "Phrases+Terminal.swift": phrases(catalogue, catalogue.messages[catalogue.shared :]),
    }
    names, tables = [], []
    for name, language in [("en", english(catalogue)), *catalogue.languages.items()]:
        texts = catalogue.texts(language)
        made[folder / f"{name}.swift"] = swift_table(name, catalogue.table(texts, head(language)))
        made[root / f"Web/site/words.{head(language)[0]}.txt"] = catalogue.page(texts, head(language))
        own = locale(language).get_display_name()
        sign = "+" if is_reviewed(language) else "-"
        names.append(f"{head(language)[0]}\t{sign}\t{own[0].upper() + own[1:]}")
        tables.append(f'    ("{head(language)[0]}", {identifier(name)}),\n')
    made[folder / "Languages.swift"] = (
        f"{MADE}extension Language {{\n"
        "  /// Code, + where it is reviewed, and own name of each language.\n"
        f'  static let names: StaticString = """\n{indented(chr(10).join(sorted(names)))}\n    """\n}}\n\n'
        "extension Phrasebook {\n"
        "  /// Every table by the code of its language.\n"
        f"  static let tables: [(code: StaticString, table: StaticString)] = [\n{''.join(tables)}  ]\n\n"
        "  /// How many messages the page has, and how many the terminal.\n"
        f"  static let counts = (page: {catalogue.shared}, terminal: {len(catalogue.messages)})\n\n"
        "  /// The edition of the catalogue that a table must have.\n"
        f'  static let edition: StaticString = "{catalogue.edition}"\n}}\n'
    )
    return made


def english(catalogue):
    language = polib.POFile()
    language.metadata = {**catalogue.source.metadata, "Language": "en"}
    return language


def identifier(name):
    return "words_" + name.replace("-", "_")


def indented(text):
    escaped = text.replace("\\", "\\\\").replace('"""', '\\"""').replace("\t", "\\t")
    return re.sub(r"(?m)^", "    ", re.sub(r"[\x01-\x09\x1f]", lambda byte: f"\\u{{{ord(byte[0]):X}}}", escaped))


def swift_table(name, table):
    return (
        f"{MADE}extension Phrasebook {{\n"
        f'  static let {identifier(name)}: StaticString = """\n{indented(table)}\n    """\n}}\n'
    )


def phrases(catalogue, messages):
    lines, done = [], set()
    for message in messages:
        place = catalogue.messages.index(message)
        family = [other for other in messages if other.family == message.family]
        if message.family not in {*FAMILIES, WORDS}:
            lines.append(function(message.function, message, catalogue, place))
        elif message.family not in done:
            done.add(message.family)
            lines.append(family_function(message, family, catalogue, place))
    return f"{MADE}import GameRules\nimport GameSolver\n\nextension Phrasebook {{\n{''.join(lines)}}}\n"


def parameters(slots):
    """The parameters of a function and the arguments that it hands on."""
    types = {**dict.fromkeys(NUMBERS, "Int"), "square": "Square"}
    names = [f"{slot}: {types.get(slot, 'UTF8Text')}" for slot in slots if slot != "count"]
    arguments = []
    for slot in slots:
        if slot == "count":
            arguments.append("word(n)")
        elif slot in NUMBERS:
            arguments.append(f"digits({slot})")
        else:
            arguments.append(f"{slot}.notation" if slot == "square" else slot)
    return names, arguments


def call(head, arguments, n=None):
    """A call of `say`, with an array where it has no parameters for so many arguments."""
    if n or len(arguments) > 3:
        arguments = [f"with: [{', '.join(arguments)}]"]
    return f"say({', '.join([head, *arguments, *([n] if n else [])])})"


def function(name, message, catalogue, place):
    names, arguments = parameters(catalogue.slots(message))
    text = call(str(place), arguments, "n: n" if len(message.english) > 1 else None)
    declaration = f"func {name}({', '.join(names)}) -> UTF8Text" if names else f"var {name}: UTF8Text"
    return f"  {declaration} {{ {text} }}  // {' | '.join(message.english)}\n"


def family_function(message, family, catalogue, place):
    """One function for all members, which must be neighbours in the table."""
    name = message.family.removeprefix("terminal.")
    if name == WORDS:
        return f"  @inline(never) func word(_ n: Int) -> UTF8Text {{ 1...{len(family)} ~= n ? say({place - 1} + n) : digits(n) }}\n"
    names, arguments = parameters(catalogue.slots(message))
    cases = "".join(
        f"    case .{member.member}: {call(str(place + i), arguments if member.holes else [])}"
        f"  // {member.english[0]}\n"
        for i, member in enumerate(family)
    )
    head = f"  func {name}({', '.join([f'_ case: {FAMILIES[message.family]}', *names])}) -> UTF8Text {{\n"
    return f"{head}    switch `case` {{\n{cases}    }}\n  }}\n"


# Languages that follow the source


def follow(language, source):
    """Gives a language the entries of the source, in its order; says whether anything changed."""
    found = {entry.msgctxt: entry for entry in language}
    before = str(language)
    entries = []
    for entry in source:
        old = found.get(entry.msgctxt)
        new = polib.POEntry(
            msgctxt=entry.msgctxt, msgid=entry.msgid, msgid_plural=entry.msgid_plural, comment=entry.comment,
            flags=[flag for flag in entry.flags if flag != "fuzzy"],
        )  # fmt: skip
        if entry.msgid_plural:
            new.msgstr_plural = dict.fromkeys(range(plural_rule(language)[0]), "")
        if old:
            new.tcomment = old.tcomment
            new.previous_msgid = old.previous_msgid
            if (old.msgid, old.msgid_plural) != (entry.msgid, entry.msgid_plural) and all(forms_of(old)):
                new.previous_msgid = old.previous_msgid or old.msgid
                new.flags.append("fuzzy")
            elif "fuzzy" in old.flags:
                new.flags.append("fuzzy")
            if entry.msgid_plural:
                forms = forms_of(old)
                new.msgstr_plural = {form: forms[min(form, len(forms) - 1)] for form in new.msgstr_plural}
            else:
                new.msgstr = forms_of(old)[-1]
        entries.append(new)
    language[:] = entries
    language.wrapwidth = 98
    return str(language) != before


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; fail where something is wrong")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="of the repository")
    arguments = parser.parse_args()
    catalogue = Catalogue(arguments.root / "Languages")
    wrong = []
    for name, language in catalogue.languages.items():
        if follow(language, catalogue.source):
            wrong.append(f"{name}.po does not follow words.pot")
            if not arguments.check:
                language.save(str(arguments.root / f"Languages/{name}.po"))
    made = outputs(arguments.root)
    folder = arguments.root / "Sources/GameSession/Words"
    here = set(folder.glob("*.swift")) | set((arguments.root / "Web/site").glob("words.*.txt"))
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
    missing = problems(Catalogue(arguments.root / "Languages"))
    print("\n".join(missing + (wrong if arguments.check else [])) or "The words are made")
    sys.exit(bool(missing or arguments.check and wrong))


if __name__ == "__main__":
    main()
