"""The catalogue of messages in Languages, its problems, and the tables generated from it."""

import functools
import gettext
import itertools
import re
import zlib

import polib
from babel import Locale, UnknownLocaleError

HOLE = re.compile(r"\{(\w+)\}")
# Messages for the cases of a Swift type, by the prefix of their keys.
FAMILIES = {
    **dict.fromkeys(["symbol"], "Symbol"),
    **dict.fromkeys(["level", "about", "aboutMisere"], "Level"),
    **dict.fromkeys(["endingField"], "Ending"),
    **dict.fromkeys(["firstMove"], "FirstMove"),
    **dict.fromkeys(["theme"], "Settings.Theme"),
    **dict.fromkeys(["share"], "Share"),
    **dict.fromkeys(["room.emote"], "Emote"),
    **dict.fromkeys(["command", "terminal.key"], "GameCommand"),
    **dict.fromkeys(["pattern", "patternLine", "thePattern", "patternWins"], "Pattern"),
    **dict.fromkeys(["patternLoses", "noRoomFor", "alsoWins", "alsoLoses"], "Pattern"),
}
SECTIONS = {"page", "room", "learn", "hall", "terminal", "app", "system"}
# Messages for the numbers from 0 on: the squares of a board row by row, or its rows and columns.
INDEXED = {
    "place.three", "place.four", "place.block", "rows.three", "rows.four", "columns.three",
    "columns.four", "diagonals", "learn.solvedOn", "learn.lesson", "learn.about", "learn.done",
    "room.stranger",
}  # fmt: skip
# Messages for the numbers from 1 on, by the placeholder that they stand for.
COUNTED = {"count": "number", "ordinal": "ordinal"}
FORM_END = "\x1f"
# The plural forms that whole numbers have in CLDR, as gettext writes them. What editors write instead often has a form
# for fractions or for whole millions, which no message here reaches.
PLURAL_FORMS = {
    language: f"nplurals={count}; plural={rule};"
    for count, rule, languages in [
        (1, "0", "id ja ko th vi zh"),
        (2, "(n != 1)", "ca da de el en es fi hu it nb nl sv sw tr"),
        (2, "(n > 1)", "bn fa fr hi pt"),
        (3, "(n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2)", "cs sk"),
        (3, "(n == 1 ? 0 : n == 2 ? 1 : 2)", "he"),
        (3, "(n == 1 ? 0 : n == 0 || n % 100 >= 1 && n % 100 <= 19 ? 1 : 2)", "ro"),
        (3, "(n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2)", "pl"),
        (
            3,
            "(n % 10 == 1 && n % 100 != 11 ? 0"
            " : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2)",
            "ru uk",
        ),
        (
            6,
            "(n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 >= 3 && n % 100 <= 10 ? 3"
            " : n % 100 >= 11 ? 4 : 5)",
            "ar",
        ),
    ]
    for language in languages.split()
}  # fmt: skip


class Message:
    """An entry of words.pot."""

    def __init__(self, entry):
        self.key = entry.msgctxt
        self.english = [text for text in (entry.msgid, entry.msgid_plural) if text]
        self.family, _, self.member = self.key.rpartition(".")
        first = self.key.split(".")[0]
        self.section = first if first in SECTIONS else ""
        self.holes = list(dict.fromkeys(HOLE.findall(" ".join(self.english))))

    @property
    def function(self):
        return camel(self.key)


def camel(key):
    """The Swift name of a key."""
    first, *rest = key.removeprefix("terminal.").split(".")
    return first + "".join(part[0].upper() + part[1:] for part in rest)


class Catalogue:
    """The messages in the order of a table, and the languages."""

    def __init__(self, folder):
        self.source = polib.pofile(str(folder / "words.pot"))
        messages = [Message(entry) for entry in self.source]

        def of(*sections):
            return [message for message in messages if message.section in sections]

        self.fixed, self.system = of("page"), of("system")
        # The messages of a first game, the page's other ones, those of a live game, of puzzles and
        # lessons, and of other front ends. The members of a family stand together.
        shared, named = of(""), set((folder / "first.txt").read_text().split())
        self.unknown = named - {name for message in shared for name in (message.key, message.family)}
        first = [message for message in shared if named & {message.key, message.family}]
        others = [message for message in shared if message not in first]
        parts = [first, others, of("room"), of("learn"), of("terminal", "app", "hall")]
        self.messages = sum(parts, [])
        self.first, *_, self.page_count, _ = itertools.accumulate(map(len, parts))
        self.everything = self.messages + self.fixed + self.system
        paths = sorted(folder.glob("*.po"))
        self.languages = {path.stem: polib.pofile(str(path)) for path in paths}

    def slots(self, message):
        """The placeholders that the bytes 1 to 8 stand for: those of the message's family, in order."""
        family = [message]
        if message.family in FAMILIES:
            family = [other for other in self.messages if other.family == message.family]
        slots = list(dict.fromkeys(hole for member in family for hole in member.holes))
        # A number is available in words and in digits.
        return slots + ["n"] if COUNTED.keys() & slots and "n" not in slots else slots

    @property
    def edition(self):
        """A checksum that changes whenever older tables can no longer be read."""
        keys = [f"{message.key} {self.slots(message)}" for message in self.messages]
        return f"{zlib.crc32(str(keys).encode()):08x}"

    def texts(self, language):
        """The forms of every message by key; English if one is missing or out of date."""
        count, rule = plural_rule(language)
        # One number for each form, to pick the English form for it.
        numbers = [next(n for n in range(200) if rule(n) == form) for form in range(count)]
        found = {entry.msgctxt: entry for entry in language}
        texts = {}
        for message in self.everything:
            entry = found.get(message.key)
            forms = forms_of(entry) if entry else [""]
            if not all(forms) or entry.previous_msgid:
                isPlural = len(message.english) > 1
                forms = [message.english[0 if n == 1 else -1] for n in numbers if isPlural]
                forms = forms or message.english
            texts[message.key] = forms
        return texts

    def lines(self, texts, messages):
        """The table lines of some messages."""
        for message in messages:
            slots = self.slots(message)
            text = FORM_END.join(texts[message.key])
            yield HOLE.sub(lambda hole: chr(1 + slots.index(hole[1])), text)

    def table(self, texts, head, messages=None):
        """The text of a table, as Phrasebook reads it."""
        lines = self.lines(texts, self.messages if messages is None else messages)
        return "\n".join(["\t".join([*head, self.edition]), *lines])

    def page(self, texts, head):
        """The file that the page loads: a table, an empty line, and the texts of index.html by key."""
        fixed = [f"{message.member}\t{texts[message.key][0]}" for message in self.fixed]
        table = self.table(texts, head, self.messages[: self.first])
        return table + "\n\n" + "\n".join(fixed) + "\n"

    def more(self, texts):
        """The file that the page loads with the rest of its program: the other lines of its table."""
        return "\n".join(self.lines(texts, self.messages[self.first : self.page_count])) + "\n"

    def hall(self, texts):
        """The file that the page loads with a class: its texts by key."""
        halls = [message for message in self.messages if message.section == "hall"]
        return "".join(f"{message.member}\t{texts[message.key][0]}\n" for message in halls)


def forms_of(entry):
    return [entry.msgstr_plural[form] for form in sorted(entry.msgstr_plural)] or [entry.msgstr]


def plural_rule(language):
    """The number of plural forms and the function that picks one, from the header of a file."""
    header = language.metadata.get("Plural-Forms", "")
    count, rule = re.fullmatch(r"nplurals=(\d+); plural=(.+?);?", header).groups()
    # Some editors copy CLDR's exponent of a number in compact notation, which no number here has.
    return int(count), functools.cache(gettext.c2py(re.sub(r"\be\b", "0", rule)))


def language_problem(language):
    """What is wrong with the name of a language in the header of its file; None if nothing."""
    name = language.metadata.get("Language", "")
    try:
        locale(language)
    except (UnknownLocaleError, ValueError):
        return f'Language: "{name}" is no language; write its code, such as "Language: fr\\n"'
    return None


def locale(language):
    return Locale.parse(language.metadata["Language"].replace("-", "_"))


def head(language):
    """The first line of a table, without the edition."""
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


# Problems


def problems(catalogue):
    found = [f"first.txt: {name}: not in words.pot" for name in sorted(catalogue.unknown)]
    for message in catalogue.everything:
        if any(ord(character) < 32 for text in message.english for character in text):
            found.append(f"words.pot: {message.key}: a control character")
        family = [other for other in catalogue.messages if other.family == message.family]
        places = [catalogue.messages.index(other) for other in family]
        if message.family in {*FAMILIES, *INDEXED, *COUNTED.values()} and places != list(
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
    messages = {message.key: message for message in catalogue.everything}
    count, rule = plural_rule(language)
    yield from (f"{key}: not in words.pot" for key in entries.keys() - messages.keys())
    cldr = locale(language).plural_form
    pairs = {(rule(n), cldr(n)) for n in range(200)}
    if not len(pairs) == len({form for form, _ in pairs}) == len({tag for _, tag in pairs}):
        yield "Plural-Forms: not the forms of CLDR"
    if any(not 0 <= rule(n) < count for n in range(200)):
        yield "Plural-Forms: a form beyond nplurals"
    large = [*range(200, 2_000), *range(2_000, 100_000, 97)]
    if any(rule(n) != rule(100 + n % 100) for n in large):
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
        # A number is in digits or in words, and a form for a single number may omit it.
        numbers = {"n", *COUNTED} if wanted & {"n", *COUNTED} else set()
        for text in forms:
            holes = HOLE.findall(text)
            if any(ord(character) < 32 for character in text):
                yield f"{key}: a control character"
            if len(holes) != len(set(holes)):
                yield f"{key}: a placeholder twice"
            if set(holes) - wanted - numbers:
                yield f"{key}: unknown {', '.join(sorted(set(holes) - wanted - numbers))}"
            lacksNumber = numbers and len(forms) == 1 and not set(holes) & numbers
            if wanted - set(holes) - numbers or lacksNumber:
                yield f"{key}: lacks {', '.join(sorted(wanted - set(holes)))}"


def english(catalogue):
    language = polib.POFile()
    language.metadata = {**catalogue.source.metadata, "Language": "en"}
    return language


# Updating languages to the source


def write_plural_forms(language):
    """Gives a language the header of CLDR; returns where each of its forms was before."""
    header = PLURAL_FORMS.get(locale(language).language)
    if header in (None, language.metadata.get("Plural-Forms")):
        return {}
    try:
        _, before = plural_rule(language)
    except (AttributeError, ValueError):  # None, or none that can be read.
        before = None
    language.metadata["Plural-Forms"] = header
    count, rule = plural_rule(language)
    if not before:
        return {}
    return {form: before(next(n for n in range(200) if rule(n) == form)) for form in range(count)}


def follow(language, source):
    """Gives a language the entries of the source, in their order; returns whether anything changed."""
    found = {entry.msgctxt: entry for entry in language}
    language.wrapwidth = 98
    before = str(language)
    moved = write_plural_forms(language)
    entries = []
    for entry in source:
        old = found.get(entry.msgctxt)
        new = polib.POEntry(
            msgctxt=entry.msgctxt,
            msgid=entry.msgid,
            msgid_plural=entry.msgid_plural,
            comment=entry.comment,
            flags=[flag for flag in entry.flags if flag != "fuzzy"],
        )
        if entry.msgid_plural:
            new.msgstr_plural = dict.fromkeys(range(plural_rule(language)[0]), "")
        if old:
            new.tcomment = old.tcomment
            new.previous_msgid = old.previous_msgid
            hasChanged = (old.msgid, old.msgid_plural) != (entry.msgid, entry.msgid_plural)
            if hasChanged and all(forms_of(old)):
                new.previous_msgid = old.previous_msgid or old.msgid
                new.flags.append("fuzzy")
            elif "fuzzy" in old.flags:
                new.flags.append("fuzzy")
            if entry.msgid_plural:
                forms = forms_of(old)
                last = len(forms) - 1
                new.msgstr_plural = {
                    form: forms[min(moved.get(form, form), last)] for form in new.msgstr_plural
                }
            else:
                new.msgstr = forms_of(old)[-1]
        entries.append(new)
    language[:] = entries
    return str(language) != before
