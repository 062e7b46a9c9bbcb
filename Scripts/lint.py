"""Finds what a reader would trip over in the texts of a language, without knowing the language.

A finding that is right stands in Languages/exceptions.tsv with its reason: language, key, check, reason.
"""

import argparse
import collections
import itertools
import pathlib
import re
import sys
import unicodedata

from catalogue import Catalogue, forms_of
from languages import HOLE, code_of, is_right_to_left, locale, plural_rule

ROOT = pathlib.Path(__file__).parents[1]
# The last sign of a sentence in English, and the signs that end it elsewhere.
ENDS = {".": ".。।", ":": ":：", "!": "!！", "?": "?？؟;", "…": "…", ",": ",،、，"}
WITHOUT_STOPS = {"th"}
SCRIPTS = {
    "ar": "ARABIC", "fa": "ARABIC", "he": "HEBREW", "ru": "CYRILLIC", "uk": "CYRILLIC", "el": "GREEK",
    "hi": "DEVANAGARI", "bn": "BENGALI", "th": "THAI", "ja": "CJK HIRAGANA KATAKANA FULLWIDTH IDEOGRAPHIC KATAKANA-HIRAGANA",
    "zh": "CJK FULLWIDTH IDEOGRAPHIC", "ko": "HANGUL",
}  # fmt: skip
# Latin words that are the same in every language: keys, typed words, names of products and techniques.
NAMES = set(
    """Enter Esc Shift Space OK QR Tic tac toe Gomoku WebAssembly JavaScript Chrome Edge Firefox Safari min misère misere Siri
    Master Home Screen Add iPhone iPad Android Mac Windows Linux XO Swap Nim""".split()
)  # fmt: skip
# The share of the texts of a language whose findings may be right.
MOST_EXCEPTIONS = 0.02
# The other form of address than the one that the texts have.
OTHER_ADDRESS = {
    "de": r"(?<=[^.!?:] )(Sie|Ihnen|Ihr(?:e[nmrs]?)?)\b", "fr": r"\b([Tt]u|[Tt]on|[Tt]oi|[Tt]es)\b", "ru": r"\b([Тт]ы|[Тт]ебе|[Тт]ебя|[Тт]вой|[Тт]воя|[Тт]воё)\b",
    "es": r"\b([Uu]sted|[Vv]osotros)\b", "it": r"\b(Lei|Suo|Sua)\b", "zh": "您", "ja": "貴様|お前|君", "tr": r"\b[Ss]iz\b", "uk": r"\b([Тт]и|[Тт]вій|[Тт]воя|[Тт]ебе)\b",
}  # fmt: skip
# Texts with signs that the program reads.
LISTS = {"hall.colours", "hall.animals", "decimal", "terminal.keys.signs"}
# Families whose members stand beside each other on the screen, and so need different names.
TOGETHER = [
    r"command\.", r"level\.", r"symbol\.", r"theme\.", r"field\.", r"panel\.(first|second|name|symbol|player)$", r"firstMove\.",
    r"line\.", r"room\.emote\.", r"room\.stranger\.", r"room\.\w+Action$", r"place\.three\.", r"place\.four\.", r"rows\.three", r"rows\.four",
    r"columns\.three", r"columns\.four",
    r"value\.\w+$", r"hall\.\w+Column$",
]  # fmt: skip
# Signs that one language writes otherwise: a pattern that is wrong there, and what it should be.
SIGNS = {
    "fr": [
        (r"(?<![\u202f\u00a0\s])[;!?»]|(?<![\u202f\u00a0\s\d])[:](?!/)| [;!?:»]|« ", "a narrow no-break space before ; : ! ? » and after «"),
        (r"\w'\w", "’"),
    ],
    "zh": [(r"(?<=[\u4e00-\u9fff}])[,;:!?]|(?<=[\u4e00-\u9fff}])\.(?!\d)", "full-width signs"), (r"[\u4e00-\u9fff] [\u4e00-\u9fff]", "no spaces")],
    "ja": [(r"(?<=[\u3040-\u30ff\u4e00-\u9fff}])[,;:!?]|(?<=[\u3040-\u30ff\u4e00-\u9fff}])\.(?!\d)", "full-width signs")],
    "ar": [(r"[,;?]", "، ؛ ؟")],
    "fa": [(r"[,;?]", "، ؛ ؟")],
    "hi": [(r"[\u0900-\u097f}]\.(\s|$)", "।")],
    "bn": [(r"[\u0980-\u09ff}]\.(\s|$)", "।")],
    "ru": [(r" - ", "—")],
    "uk": [(r" - ", "—"), (r"\w'\w", "’")],
    "it": [(r"\w'\w", "’")],
    "de": [(r"\w…", "a space before …")],
    "es": [(r"^[^¿]*\?|^(?!.*!X!)[^¡]*!", "¿ … ? and ¡ … !")],
}  # fmt: skip


def findings(language, source):
    """Pairs of a key and a sentence about it, whose first word is the name of the check."""
    said = {}
    for entry in language:
        english = source[entry.msgctxt] if entry.msgctxt in source else None
        if not english or not all(forms_of(entry)):
            continue
        for number, text in enumerate(forms_of(entry)):
            yield from ((entry.msgctxt, found) for found in of_text(entry, english, text, number, language))
        # One word of English, such as "left column", can be two things on boards of two sizes, and has two articles.
        if not entry.msgid_plural and not re.match(r"rows\.|columns\.|the[A-Z]", entry.msgctxt):
            said.setdefault(entry.msgid.casefold(), {}).setdefault(entry.msgstr.replace("İ", "i").casefold(), []).append(entry.msgctxt)
    for english, ways in said.items():
        if len(ways) > 1:
            listed = "; ".join(f"{way} ({', '.join(keys)})" for way, keys in ways.items())
            yield next(iter(ways.values()))[0], f"ways: {listed} for “{english}”"
    yield from collisions(language)
    yield from quotes(language)


def of_text(entry, english, text, number, language):
    """The faults of one form of a text."""
    key, base = entry.msgctxt, locale(language).language
    model = english[0] if number == 0 else english[-1]
    own = HOLE.sub("", text)
    yield from ends(text, model, base)
    if "  " in text or text != text.strip() and model == model.strip():
        yield "space: two, or one at an end"
    if "..." in text:
        yield "dots: … is one sign"
    if '"' in text or base != "en" and re.search(r"(?<=\w)'(?=\w)", text) and "{player}'s" not in text:
        yield "quotes: those of typewriters"
    if unicodedata.normalize("NFC", text) != text:
        yield "composed: letters and accents apart"
    for pattern, wanted in SIGNS.get(base, []):
        if key not in LISTS and (found := re.search(pattern, text)):
            yield f"signs: “{found[0]}”, here {wanted}"
    yield from letters(own, text, model, base)
    if base in OTHER_ADDRESS and (found := re.search(OTHER_ADDRESS[base], text)):
        yield f"address: {found[0]}"
    if model[:1].islower() and text[:1].isupper() and base != "de":
        yield f"case: begins with a capital, and stands inside a sentence: {text[:20]}"
    room = re.search(r"At most\s+(\d+)\s+letters", entry.comment)  # A Chinese or Japanese one takes two.
    if room and width(own) > int(room[1]):
        yield f"long: {width(own)} letters of {room[1]}: {text}"
    if entry.msgid_plural:
        _, rule = plural_rule(language)
        several = [n for n in range(200) if rule(n) == number]
        if len(several) > 1 and not re.search(r"\{(n|count)\}", text) and re.search(r"\{(n|count)\}", model):
            yield f"plural: form {number} stands for {several[:4]} … and says no number"


def ends(text, model, base):
    last, wanted = text.rstrip(")”»」』\u202f ")[-1:], model.rstrip(")”")[-1:]
    if wanted in ENDS:
        if last not in ENDS[wanted] and base not in WITHOUT_STOPS:
            yield f"end: “{model[-12:]}”, but “{text[-12:]}”"
    elif last in ".。।!！?？؟:：":
        yield f"end: {last}, where English has none"


def letters(own, text, model, base):
    """Letters of other scripts, and words left in English."""
    wanted = SCRIPTS.get(base)
    typed = {word for word in re.findall(r"[A-Za-z]+", model)} if re.search(r"hint|undo|quit|help|draw", model) else set()
    if wanted:
        strange = [word for word in re.findall(r"[A-Za-z]{3,}", own) if word not in NAMES | typed]
        if strange:
            yield f"latin: {', '.join(strange)}"
        scripts = {unicodedata.name(letter, "?").split()[0] for letter in own if letter.isalpha()}
        if others := scripts - {*wanted.split(), "LATIN", "MODIFIER"}:
            yield f"script: {', '.join(sorted(others))}"
    elif any(letter.isalpha() and not unicodedata.name(letter, "?").startswith(("LATIN", "MODIFIER", "MASCULINE", "FEMININE")) for letter in own):
        yield f"script: not Latin: {own}"
    if text == model and len(set(re.findall(r"[A-Za-z]{2,}", own)) - NAMES) > 1:
        yield "english: left as it is"


def collisions(language):
    for family in TOGETHER:
        seen = {}
        for entry in language:
            if re.match(family, entry.msgctxt) and entry.msgstr:
                if entry.msgstr in seen:
                    yield entry.msgctxt, f"same: “{entry.msgstr}” is {seen[entry.msgstr]} too"
                seen[entry.msgstr] = entry.msgctxt


def quotes(language):
    """Quotation marks that the other texts do not have; inside of those, others may stand."""
    used = {entry.msgctxt: set(re.findall("[“”„«»「」『』‚‹›]", " ".join(forms_of(entry)))) for entry in language}
    counts = collections.Counter(itertools.chain(*used.values()))
    usual = {sign for sign, count in counts.items() if count >= max(counts.values()) / 4}
    for key, signs in used.items():
        if signs and not signs & usual:
            yield key, f"quotes: {' '.join(sorted(signs))}, elsewhere {' '.join(sorted(usual))}"


def width(text):
    """The letters that a text takes; marks above or below a letter take none."""
    return sum(
        2 if unicodedata.east_asian_width(letter) in "WF" else 0 if unicodedata.category(letter) in ("Mn", "Me", "Cf") else 1
        for letter in text
    )


def exceptions(root):
    """The findings that are right, as (language, key, check)."""
    allowed = set()
    for number, line in enumerate((root / "Languages/exceptions.tsv").read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) != 4 or not all(fields):
            sys.exit(f"exceptions.tsv, line {number}: a language, a key, a check and a reason, with tabs between")
        allowed.add(tuple(fields[:3]))
    return allowed


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("language", nargs="*", help="codes; all by default")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="of the repository")
    arguments = parser.parse_args()
    catalogue = Catalogue(arguments.root / "Languages")
    if catalogue.unreadable:
        sys.exit("\n".join(catalogue.unreadable))
    languages = {code_of(language): language for language in catalogue.paths.values()}
    wanted = [code.removesuffix(".po").replace("_", "-") for code in arguments.language]
    if strangers := [code for code in wanted if code not in languages]:
        sys.exit(f"no language {', '.join(strangers)} among {', '.join(sorted(languages))}")
    source = {message.key: message.english for message in catalogue.everything}
    allowed, count = exceptions(arguments.root), 0
    for code in wanted or languages:
        language = languages[code]
        found = [(key, text) for key, text in findings(language, source) if (code, key, text.split(":")[0]) not in allowed]
        for key, text in found:
            print(f"{code}: {key}: {text}")
        excused = sum(one[0] == code for one in allowed)
        if excused > MOST_EXCEPTIONS * len(source):
            print(f"{code}: {excused} exceptions, more than {MOST_EXCEPTIONS:.0%} of {len(source)} texts")
            count += 1
        if wanted:
            ready = sum(all(forms_of(entry)) for entry in language)
            print(f"{code}: {len(found)} findings in {ready} texts")
        count += len(found)
    sys.exit(count > 0)


if __name__ == "__main__":
    main()
