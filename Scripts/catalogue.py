"""The catalogue of messages in Languages, its problems, and the tables generated from it."""

import functools
import itertools
import zlib

import polib

import pofile
from languages import (
    HOLE, code_of, collated, directed, english, finders, head, is_reviewed, is_right_to_left, language_problem, locale, name_of,
    plural_rule, write_plural_forms,
)  # fmt: skip

# Messages for the cases of a Swift type, by the prefix of their keys.
FAMILIES = {
    **dict.fromkeys(["mark", "symbol"], "Symbol"),
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
# Messages of the page that its program never says.
HEAD = ["description", "noScript"]
FORM_END = "\x1f"
# Lists of words, of which the program picks one by its number.
WORDS_APART = {"hall.colours", "hall.animals"}


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
        self.paths, self.unreadable = {}, []
        for path in sorted(folder.glob("*.po")):
            try:
                self.paths[path] = pofile.read(path)
            except pofile.Unreadable as fault:
                self.unreadable.append(str(fault))
        # Entries without a name are reported as problems.
        named = []
        for path, language in self.paths.items():
            if problem := language_problem(language, [code_of(other) for other in named]):
                self.unreadable.append(f"{path.name}: {problem}")
            else:
                named.append(language)
        self.languages = {code_of(language): language for language in [english(self.source), *named]}
        self.codes = sorted(self.languages, key=lambda code: collated(name_of(self.languages[code])))
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

    @functools.cached_property
    def about_languages(self):
        """A line for each language: its code, its own name, how far it is checked, told in it, and what finds it."""
        lines = []
        for code in self.codes:
            language = self.languages[code]
            key = "panel.reviewed" if is_reviewed(language) else "panel.unreviewed"
            lines.append("\t".join([code, name_of(language), self.texts(language)[key][0], finders(language)]))
        return lines

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
            texts[message.key] = [directed(form) for form in forms] if is_right_to_left(language) else forms
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
        fixed = [f"{message.member}\t{texts[message.key][0]}" for message in self.fixed if message.member not in HEAD]
        table = self.table(texts, head, self.messages[: self.first])
        return table + "\n\n" + "\n".join(fixed) + "\n"

    def head(self, texts):
        """The texts that stand in the page of a language alone, by key: for search engines, and for browsers without programs."""
        return "".join(f"{member}\t{texts[f'page.{member}'][0]}\n" for member in HEAD)

    def more(self, texts):
        """The file that the page loads with the rest of its program: the other lines of its table, and the languages."""
        lines = [*self.lines(texts, self.messages[self.first : self.page_count]), *self.about_languages]
        return "\n".join(lines) + "\n"

    def hall(self, texts):
        """The file that the page loads with a class: its texts by key, and that of a pause, which the games say too."""
        halls = [message for message in self.messages if message.section == "hall" or message.key == "room.paused"]
        return "".join(f"{message.member}\t{texts[message.key][0]}\n" for message in halls)


def forms_of(entry):
    return [entry.msgstr_plural[form] for form in sorted(entry.msgstr_plural)] or [entry.msgstr]


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
    for path, language in catalogue.paths.items():
        found += [f"{path.name}: {problem}" for problem in problems_of(language, catalogue)]
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
    lacking = [key for key in messages if key not in entries or not all(forms_of(entries[key]))]
    # Messages that British English lacks are those of American English.
    if lacking and locale(language).language != "en":
        yield f"{len(lacking)} messages lack a text: {', '.join(lacking[:10])}{' …' if lacking[10:] else ''}"
    for key in messages.keys() - lacking:
        message, forms = messages[key], forms_of(entries[key])
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
            if set("{}") & set(HOLE.sub("", text)):
                yield f"{key}: a brace that belongs to no placeholder"
            if set(holes) - wanted - numbers:
                yield f"{key}: unknown {', '.join(sorted(set(holes) - wanted - numbers))}"
            lacksNumber = numbers and len(forms) == 1 and not set(holes) & numbers
            if wanted - set(holes) - numbers or lacksNumber:
                yield f"{key}: lacks {', '.join(sorted(wanted - set(holes)))}"
        if key in WORDS_APART:
            words, size = forms[0].split(","), len(message.english[0].split(","))
            different = {word.strip() for word in words} - {""}
            if len(words) != size or len(different) != size:
                yield f"{key}: has {len(different)} different words with commas between, not {size}"
        if key == "decimal" and f"}}{locale(language).number_symbols['latn']['decimal']}{{" not in forms[0]:
            yield f"{key}: not the decimal sign of CLDR"


# Updating languages to the source


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
                forms = dict(enumerate(forms_of(old)))
                # Each old form has one place: what is new lacks a text.
                new.msgstr_plural = {form: forms.pop(moved.get(form, form), "") for form in new.msgstr_plural}
            else:
                new.msgstr = forms_of(old)[-1]
            if "fuzzy" not in new.flags:
                new.previous_msgid = None  # Checked again, or not yet translated.
        entries.append(new)
    language[:] = entries
    return str(language) != before
