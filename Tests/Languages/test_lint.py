"""The linter: the catalogue has no finding without a reason, and faults that are put in are found."""

import pathlib
import sys

import polib
import pytest

ROOT = pathlib.Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))
import catalogue  # noqa: E402
import languages  # noqa: E402
import lint  # noqa: E402

CATALOGUE = catalogue.Catalogue(ROOT / "Languages")
SOURCE = {message.key: message.english for message in CATALOGUE.everything}
ALLOWED = lint.exceptions(ROOT)


def found(language):
    return {(languages.code_of(language), key, text.split(":")[0]) for key, text in lint.findings(language, SOURCE)}


@pytest.mark.parametrize("code", sorted(CATALOGUE.languages.keys() - {"en"}))
def test_every_finding_has_a_reason(code):
    language = CATALOGUE.languages[code]
    assert found(language) - ALLOWED == set()
    assert len([one for one in ALLOWED if one[0] == code]) <= lint.MOST_EXCEPTIONS * len(CATALOGUE.everything)


def test_every_reason_has_a_finding():
    every = set().union(*(found(language) for language in CATALOGUE.paths.values()))
    assert ALLOWED - every == set()


# A fault for each check: language, key, text, and the check that finds it.
FAULTS = [
    ("de", "learn.right", "Richtig", "end"),
    ("de", "turn.you", "Du bist dran.", "end"),
    ("de", "room.waiting", "Warte  auf deinen Freund", "space"),
    ("de", "room.waiting", "Warte auf deinen Freund ", "space"),
    ("de", "page.loading", "Lädt ...", "dots"),
    ("de", "page.loading", "Lädt…", "signs"),
    ("de", "terminal.words.near", '"{line}" ist kein Feld; meintest du {word}?', "quotes"),
    ("de", "help.full", "Ist das Brett voll, gewinnt niemand, und Sie spielen noch einmal.", "address"),
    ("de", "offer.start", "Tap any square", "english"),
    ("de", "headline.close", "So close", "english"),
    ("de", "room.waiting", "Warte auf «Ada»", "quotes"),
    ("de", "command.hint", "Ein guter Hinweis", "long"),
    ("de", "symbol.star", "Herz", "same"),
    ("de", "page.zoom", "Größer", "ways"),
    ("de", "symbol.moon", "Мond", "script"),
    ("de", "symbol.moon", "Ma\u0308rz", "composed"),
    ("fr", "room.waiting", "Attention!", "signs"),
    ("fr", "room.waiting", "l'attente", "quotes"),
    ("fr", "cause.taken", "Déjà prise", "case"),
    ("es", "learn.look.blocks", "Qué quiere {mark}?", "signs"),
    ("zh_Hans", "learn.right", "答对了!", "signs"),
    ("zh_Hans", "room.waiting", "等 待朋友 square", "latin"),
    ("ja", "learn.right", "正解!", "signs"),
    ("ja", "room.waiting", "友だちを待っています ждать", "script"),
    ("ru", "room.waiting", "Ждём - друга", "signs"),
    ("ru", "room.waiting", "Ждём friend", "latin"),
    ("hi", "learn.right", "सही.", "signs"),
    ("ar", "list.more", "{list}, {item}", "signs"),
    ("uk", "room.waiting", "Чекаємо п'ятого", "quotes"),
]  # fmt: skip


@pytest.mark.parametrize(("code", "key", "text", "check"), FAULTS)
def test_a_fault_is_found(code, key, text, check):
    language = polib.POFile()
    language.metadata["Language"] = code
    catalogue.follow(language, CATALOGUE.source)
    if code == "de":
        for entry in CATALOGUE.languages["de"]:
            language.find(entry.msgctxt, by="msgctxt").msgstr = entry.msgstr
    before = found(language)
    language.find(key, by="msgctxt").msgstr = text
    assert check in {name for _, _, name in found(language) - before}


def test_a_form_for_many_numbers_says_its_number():
    language = polib.POFile()
    language.metadata["Language"] = "ru"
    catalogue.follow(language, CATALOGUE.source)
    entry = language.find("journal.games", by="msgctxt")
    entry.msgstr_plural = {0: "одна игра", 1: "{n} игры", 2: "{n} игр"}
    assert ("ru", "journal.games", "plural") in found(language)
    entry.msgstr_plural[0] = "{n} игра"
    assert ("ru", "journal.games", "plural") not in found(language)
