"""Facts about a language besides its texts: names, tags, plural forms, numbers, direction."""

import functools
import gettext
import re
import unicodedata

import polib
from babel import Locale, UnknownLocaleError
from babel.core import get_global
from babel.plural import PluralRule, to_gettext

HOLE = re.compile(r"\{(\w+)\}")
# The plural forms that whole numbers have in CLDR, as gettext writes them. What editors write instead often has a form
# for fractions or for whole millions, which no message here reaches.
PLURAL_FORMS = {
    language: f"nplurals={count}; plural={rule};"
    for count, rule, languages in [
        (1, "0", "id ja ko th vi zh"),
        (2, "(n != 1)", "ca da de el en es fi hu it nb nl pt_PT sv sw tr"),
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
# CLDR's names of languages in themselves that nobody there uses, or that say more than is needed.
NAMES = {"id": "Bahasa Indonesia", "zh-Hans": "简体中文", "zh-Hant": "繁體中文"}
# Tags of a language that are not its own: old ones, and one of two standards of Norwegian for both.
OTHER_TAGS = {"he": ["iw"], "id": ["in"], "nb": ["no", "nn"]}
# Languages that leave four digits together (CLDR's minimumGroupingDigits, which babel does not know).
GROUPED_FROM_FIVE_DIGITS = {"es", "hu", "it", "pl"}
# Numbers beside each other, which a language from right to left would turn round as one piece.
NUMBERS = re.compile(r"\{columns\}\W{1,3}\{rows\}|\{minutes\} min \+ \{seconds\} s")


def language_problem(language, others=()):
    """The problem with the name of a language in the header of its file, also beside other codes; None if there is none."""
    name = language.metadata.get("Language", "")
    try:
        canonical = str(locale(language))
    except (KeyError, UnknownLocaleError, ValueError):
        return f'Language: "{name}" is no language; write its code, such as "Language: fr\\n"'
    if name.replace("-", "_") != canonical:
        return f'Language: write {canonical} in place of "{name}"'
    if code_of(language) in others:
        return f"Language: another file has {name}, too"
    return None


def locale(language):
    return Locale.parse(language.metadata["Language"].replace("-", "_"))


def code_of(language):
    """The code as in HTML: zh-Hans, where gettext writes zh_Hans."""
    return language.metadata["Language"].replace("_", "-")


def name_of(language):
    """The name of a language in itself."""
    name = locale(language).get_display_name()
    return NAMES.get(code_of(language), name[0].upper() + name[1:])


def finders(language):
    """The words that find a language in a list: its names in small letters, also without accents, and its code."""
    name = name_of(language)
    plain = "".join(sign for sign in unicodedata.normalize("NFD", name.lower()) if not unicodedata.combining(sign))
    # A search makes only ASCII letters small, so a name keeps its other capitals.
    latin = "".join(sign.lower() if sign.isascii() else sign for sign in name)
    names = [latin, name.lower(), plain if plain.isascii() else latin]
    names += [locale(language).get_display_name("en").lower(), code_of(language).lower()]
    return " ".join(dict.fromkeys(names))


def plural_rule(language):
    """The number of plural forms and the function that picks one, from the header of a file."""
    header = language.metadata.get("Plural-Forms", "")
    count, rule = re.fullmatch(r"nplurals=(\d+); plural=(.+?);?", header).groups()
    # Some editors copy CLDR's exponent of a number in compact notation, which no number here has.
    return int(count), functools.cache(gettext.c2py(re.sub(r"\be\b", "0", rule)))


def plural_forms(cldr):
    """The header of a rule of CLDR, without the forms that no whole number has."""
    whole = {cldr(n) for n in range(1_000)}
    return to_gettext(PluralRule({tag: rule for tag, rule in cldr.rules.items() if tag in whole}))


def write_plural_forms(language):
    """Gives a language the header of CLDR; returns where each of its forms was before."""
    cldr = locale(language)
    # Portugal counts 0 with the many, Brazil with 1.
    header = PLURAL_FORMS.get(str(cldr)) or PLURAL_FORMS.get(cldr.language) or plural_forms(cldr.plural_form)
    if header == language.metadata.get("Plural-Forms"):
        return {}
    try:
        _, before = plural_rule(language)
    except (AttributeError, ValueError):  # None, or none that can be read.
        before = None
    language.metadata["Plural-Forms"] = header
    count, rule = plural_rule(language)
    if not before:
        return {}
    # Languages differ in where 0 belongs, and 1 stands for a form only beside one of 2.
    numbers = [2, 1, *range(3, 200), 0]
    return {form: before(next(n for n in numbers if rule(n) == form)) for form in range(count)}


def is_right_to_left(language):
    return locale(language).character_order == "right-to-left"


def head(language):
    """The first line of a table, without the edition."""
    cldr = locale(language)
    count, rule = plural_rule(language)
    primary, *_ = re.findall("[#0]+(?=[,.])", cldr.decimal_formats[None].pattern)[1:] or ["###"]
    least = 2 if cldr.language in GROUPED_FROM_FIVE_DIGITS else 1
    return [
        code_of(language),
        "rtl" if is_right_to_left(language) else "ltr",
        f"{cldr.number_symbols['latn']['group']}{len(primary)}{least}",
        "".join(str(rule(n)) for n in range(200)) if count > 1 else "",
    ]


def directed(text):
    """A text for a language from right to left: numbers beside each other keep their order.

    A text without a letter of its own says its direction: inside another text it would have none.
    """
    text = NUMBERS.sub(lambda numbers: f"\u2066{numbers[0]}\u2069", text)
    own = HOLE.sub("", text)
    if not HOLE.search(text) or any(unicodedata.bidirectional(letter) in {"R", "AL"} for letter in own):
        return text
    return "\u200f" + text


def is_reviewed(language):
    """Whether nothing waits for a speaker: a text that is marked so, or one that is missing."""
    waits = any("fuzzy" in entry.flags for entry in language)
    lacks = any(not all([*entry.msgstr_plural.values()] or [entry.msgstr]) for entry in language)
    # Messages that British English lacks are those of American English.
    return not waits and (not lacks or locale(language).language == "en")


def tags(language):
    """The tags that a language answers to, besides longer ones that begin so.

    CLDR's likely subtags tell the script that a tag stands for: zh-TW and zh-HK are zh-Hant, zh alone is zh-Hans. A
    tag that names another script than the language's is another language: hi-Latn is not hi.
    """
    likely = get_global("likely_subtags")
    cldr = locale(language)
    name = cldr.language
    script = cldr.script or likely.get(f"{name}_{cldr.territory}", likely[name]).split("_")[1]

    def stands_for(tag):
        return likely[tag].split("_")[1]

    found = [code_of(language), f"{name}-{script}"]
    if stands_for(name) == script:
        found.append(name)
    else:
        found += [tag.replace("_", "-") for tag in likely
                  if re.fullmatch(f"{name}_([A-Z]{{2}}|[0-9]{{3}})", tag) and stands_for(tag) == script]
    for other in OTHER_TAGS.get(name, []):
        found += [other, f"{other}-{script}"]
    return list(dict.fromkeys(tag.lower() for tag in found))


def collated(name):
    """A key that sorts names as Unicode's root collation does: by script, then letters, then accents."""
    scripts = ["LATIN", "GREEK", "CYRILLIC", "HEBREW", "ARABIC", "DEVANAGARI", "BENGALI", "THAI", "HANGUL", "CJK"]
    script = unicodedata.name(name[0]).split()[0]
    letters = "".join(part for part in unicodedata.normalize("NFD", name) if not unicodedata.combining(part))
    place = scripts.index(script) if script in scripts else len(scripts)
    return place, letters.casefold(), name


def english(source):
    """The source of all texts as a language."""
    language = polib.POFile()
    language.metadata = {**source.metadata, "Language": "en"}
    return language
