"""The catalogue: every language is complete, and the generated files are up to date."""

import pathlib
import re
import shutil
import subprocess
import sys

import polib
import pytest
from babel import Locale
from babel.plural import to_gettext

ROOT = pathlib.Path(__file__).parents[2]
SCRIPT = ROOT / "Scripts/words.py"
sys.path.insert(0, str(SCRIPT.parent))
import catalogue  # noqa: E402
import languages  # noqa: E402

# All folders that words.py reads and writes.
FOLDERS = [
    "Languages", "Sources/GameSession/Words", "Web/site", "Apple/Shared", "Apple/TicTacToe",
    "Apple/TicTacToe.xcodeproj",
]  # fmt: skip


def test_generated_files_are_up_to_date_and_every_language_is_complete():
    result = run("--check")
    assert result.returncode == 0, result.stdout


def run(*arguments):
    command = [sys.executable, SCRIPT, *arguments]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.fixture(scope="session")
def small(tmp_path_factory):
    """The catalogue and the generated files with two languages, which are read in a moment."""
    root = tmp_path_factory.mktemp("small")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, root / folder)
    for path in (root / "Languages").glob("*.po"):
        if path.name != "de.po":
            path.unlink()
    assert run("--root", root).returncode == 0
    return root


@pytest.fixture
def copy(small, tmp_path):
    """A copy of that catalogue and its files, to be changed."""
    for folder in FOLDERS:
        shutil.copytree(small / folder, tmp_path / folder)
    return tmp_path


@pytest.fixture
def source(small):
    """That catalogue, to be changed in memory."""
    return catalogue.Catalogue(small / "Languages")


def files(root):
    return {
        str(path.relative_to(root)): path.read_bytes()
        for folder in FOLDERS
        for path in (root / folder).rglob("*")
        if path.is_file()
    }


def german(root):
    return polib.pofile(str(root / "Languages/de.po"))


# Languages


def test_adding_a_language_is_adding_a_file(copy):
    before, others = files(copy), catalogue.Catalogue(copy / "Languages").codes
    language = german(copy)
    language.metadata["Language"] = "sv"
    language.metadata["Plural-Forms"] = "nplurals=2; plural=(n != 1);"
    for entry in language:
        entry.flags = [flag for flag in entry.flags if flag != "fuzzy"]
    language.save(str(copy / "Languages/sv.po"))
    assert run("--root", copy).returncode == 0
    after = files(copy)
    assert {name for name in after if after[name] != before.get(name)} == {
        "Apple/Shared/Localizable.xcstrings",
        "Apple/TicTacToe/AppShortcuts.xcstrings",
        "Apple/TicTacToe/InfoPlist.xcstrings",
        "Apple/TicTacToe.xcodeproj/project.pbxproj",
        "Languages/sv.po",
        "Sources/GameSession/Words/Languages.swift",
        "Sources/GameSession/Words/Tables/sv.swift",
        # The page of each language names all others.
        *(f"Web/site/more.{code}.txt" for code in others),
        "Web/site/hall.sv.txt",
        "Web/site/head.sv.txt",
        "Web/site/manifest.sv.webmanifest",
        "Web/site/more.sv.txt",
        "Web/site/words.sv.txt",
    }
    made = after["Sources/GameSession/Words/Languages.swift"].decode()
    assert "sv\\tSvenska\\t" in made and "\n    sv sv-latn\n" in made and '("sv", words_sv)' in made
    assert after["Web/site/words.sv.txt"].startswith("sv\tltr\t\u00a031\t10".encode())
    assert "\nsv\tSvenska\t" in after["Web/site/more.de.txt"].decode()
    assert run("--root", copy, "--check").returncode == 0


def test_a_language_that_is_taken_away_leaves_nothing(copy):
    (copy / "Languages/de.po").unlink()
    assert run("--root", copy, "--check").returncode == 1
    assert run("--root", copy).returncode == 0
    assert not [name for name in files(copy) if name.endswith(("/de.swift", "words.de.txt"))]


def test_a_language_with_a_flag_is_not_yet_reviewed(copy):
    language = german(copy)
    for entry in language:
        entry.flags = []
    language[5].flags = ["fuzzy"]
    language.save()
    run("--root", copy)
    assert "noch von niemandem geprüft" in files(copy)["Web/site/more.en.txt"].decode()
    language[5].flags = []
    language.save()
    run("--root", copy)
    assert "noch von niemandem geprüft" not in files(copy)["Web/site/more.en.txt"].decode()


@pytest.mark.parametrize(
    ("file", "code", "name"),
    [("zh_Hans.po", "zh-Hans", "简体中文"), ("pt_BR.po", "pt-BR", "Português (Brasil)"), ("id.po", "id", "Bahasa Indonesia")],
)
def test_a_file_may_be_named_as_gettext_names_it(copy, file, code, name):
    language = german(copy)
    language.metadata["Language"] = file.removesuffix(".po")
    if code == "zh-Hans":
        language.find("decimal", by="msgctxt").msgstr = "{whole}.{tenths}"
    language.save(str(copy / "Languages" / file))
    assert run("--root", copy).returncode == 0
    after = files(copy)
    assert f"\n{code}\t{name}\t" in after["Web/site/more.en.txt"].decode()
    assert after[f"Web/site/words.{code}.txt"].decode().startswith(f"{code}\tltr\t")


def test_the_tags_of_a_language_are_those_that_mean_it():
    codes = "ar bn cs da de el en en-GB es fa fi fr he hi hu id it ja ko nb nl pl pt-BR ro ru sv sw th tr uk vi zh-Hans zh-Hant"
    answers = {}
    for code in codes.split():
        answers.update({tag: code for tag in reversed(languages.tags(named(code))) if tag not in answers or tag == code.lower()})
    wanted = dict(line.split("\t") for line in (ROOT / "Tests/Languages/tags.tsv").read_text().splitlines() if line[0] != "#")
    assert len(wanted) == 36

    def answer(tag):
        first, *rest = tag.lower().split("-")
        script = [part for part in rest if len(part) == 4 and part.isalpha()]
        tries = [tag.lower(), *(f"{first}-{part}" for part in script or rest), *([] if script else [first])]
        return next((answers[one] for one in tries if one in answers), "")

    english = {"en": ""}  # Nothing has to be asked for.
    assert {tag: english.get(answer(tag), answer(tag)) for tag in wanted} == wanted


def named(code):
    language = polib.POFile()
    language.metadata["Language"] = code.replace("-", "_")
    return language


@pytest.mark.parametrize(
    ("code", "grouping"),
    [("en", ",31"), ("de", ".31"), ("hi", ",21"), ("bn", ",21"), ("es", ".32"), ("fr", "\u202f31"), ("pt_BR", ".31")],
)
def test_numbers_are_grouped_as_in_cldr(code, grouping):
    language = named(code)
    languages.write_plural_forms(language)
    assert languages.head(language)[2] == grouping


@pytest.mark.parametrize(
    ("text", "directed"),
    [
        ("{list}، {item}", "\u200f{list}، {item}"),
        ("{columns}×{rows}", "\u200f\u2066{columns}×{rows}\u2069"),
        ("لوحة {columns}×{rows}", "لوحة \u2066{columns}×{rows}\u2069"),
        ("دور {player}", "دور {player}"),
        ("O", "O"),
    ],
)
def test_texts_from_right_to_left_say_their_direction(text, directed):
    assert languages.directed(text) == directed


def test_british_english_may_have_few_texts(copy):
    language = polib.POFile()
    language.metadata["Language"] = "en_GB"
    language.append(polib.POEntry(msgctxt="gameName.classic", msgid="Tic-tac-toe", msgstr="Noughts and crosses"))
    language.save(str(copy / "Languages/en_GB.po"))
    assert run("--root", copy).returncode == 0
    table = files(copy)["Web/site/words.en-GB.txt"].decode()
    assert "Noughts and crosses" in table and "Your turn" in table


@pytest.mark.parametrize("code", ["", "Language", "xx"])
def test_a_file_without_a_language_is_told_in_a_sentence(copy, code):
    language = german(copy)
    language.metadata["Language"] = code
    language.save(str(copy / "Languages/fr.po"))
    result = run("--root", copy)
    assert result.returncode == 1
    assert result.stderr.startswith(f'fr.po: Language: "{code}" is no language; write its code')
    assert len(result.stderr.splitlines()) == 1


FAULTY = [
    (b"charset=UTF-8", b"charset=ISO-8859-1", "de.po: Content-Type: the charset must be UTF-8, not ISO-8859-1"),
    (b'msgstr "Unentschieden"', b'msgstr "Unentschieden', "de.po, line N: neither a comment nor a text between two"),
    (b'msgstr "Unentschieden"', b'msgstr "ein "Remis""', "de.po, line N: neither a comment nor a text between two"),
    (b'msgstr "Unentschieden"', b"<<<<<<< HEAD", "de.po, line N: neither a comment nor a text between two"),
    (b'msgstr "Unentschieden"', rb'msgstr "Un\qentschieden"', "de.po, line N: \\q means nothing"),
    (b'msgstr "Unentschieden"', b'msgstr "Unentsch\xeeden"', "de.po, line N: not UTF-8"),
    (b'msgctxt "wins"', b'msgctxt "draw"', "de.po, line N: draw stands twice"),
    (b'msgstr[1] "', b'msgstr[2] "', "de.po, line N: "),
    (b"Language: de", b"Language: DE", 'de.po: Language: write de in place of "DE"'),
    (b"Language: de", b"Language: de_AT.UTF-8", 'de.po: Language: write de_AT in place of "de_AT.UTF-8"'),
    (b'"Language: de\\n"\n', b"", 'de.po: Language: "" is no language'),
    (b'msgstr "Unentschieden"', b'msgstr "{mark}"', "de.po: draw: unknown mark"),
    (b'msgstr "Unentschieden"', b'msgstr "Remis}"', "de.po: draw: a brace that belongs to no placeholder"),
]


@pytest.mark.parametrize(("text", "fault", "told"), FAULTY)
def test_a_faulty_file_is_told_in_a_sentence_and_nothing_is_lost(copy, text, fault, told):
    path = copy / "Languages/de.po"
    content = path.read_bytes()
    place = content.index(text)
    path.write_bytes(content[:place] + fault + content[place + len(text):])
    before = files(copy)
    result = run("--root", copy)
    assert result.returncode == 1 and re.sub(r"line \d+", "line N", result.stderr).startswith(told), result.stderr
    if number := re.search(r"line (\d+)", result.stderr):
        assert 0 <= content.count(b"\n", 0, place) + 1 - int(number[1]) < 12, "the line, or that where its entry begins"
    assert len(result.stderr.splitlines()) == 1
    assert files(copy) == before


def test_two_files_of_one_language_are_told(copy):
    shutil.copy(copy / "Languages/de.po", copy / "Languages/deutsch.po")
    assert run("--root", copy).stderr == "deutsch.po: Language: another file has de, too\n"


def test_lists_of_words_have_as_many_as_the_program_picks_from(source):
    language = source.languages["de"]
    entry = language.find("hall.animals", by="msgctxt")
    entry.msgstr = entry.msgstr.rpartition(",")[0]
    assert "hall.animals: has 23 different words with commas between, not 24" in list(catalogue.problems_of(language, source))


@pytest.mark.parametrize(("code", "forms"), [("sl", 4), ("lt", 3), ("ga", 5), ("is", 2), ("ka", 2), ("ms", 1)])
def test_a_language_of_any_plural_and_script_can_be_begun(copy, code, forms):
    shutil.copy(copy / "Languages/words.pot", copy / f"Languages/{code}.po")
    language = polib.pofile(str(copy / f"Languages/{code}.po"))
    language.metadata["Language"] = code
    language.save()
    result = run("--root", copy)
    assert result.stdout.startswith(f"{code}.po: {len(language)} messages lack a text"), result
    assert len(result.stdout.splitlines()) == 1
    begun = polib.pofile(str(copy / f"Languages/{code}.po"))
    assert f"nplurals={forms};" in begun.metadata["Plural-Forms"]
    # Nobody has checked what is not there.
    assert f"\n{code}\t" in files(copy)["Web/site/more.en.txt"].decode()
    assert f"{code}\tChecked" not in files(copy)["Web/site/more.en.txt"].decode()


# Entries


def test_a_message_with_changed_english_stays_english_until_it_is_reviewed(copy):
    source = polib.pofile(str(copy / "Languages/words.pot"))
    source.find("draw", by="msgctxt").msgid = "Nobody wins"
    source.find("why.opens", by="msgctxt").msgid_plural = "leaves {count} lines open"
    source.save()
    run("--root", copy)
    entry = german(copy).find("draw", by="msgctxt")
    assert (entry.msgid, entry.msgstr, entry.previous_msgid) == (
        "Nobody wins", "Unentschieden", "A draw",
    )  # fmt: skip
    assert "fuzzy" in entry.flags
    table = files(copy)["Web/site/more.de.txt"].decode()
    # The worth of a board has the same German word.
    assert "\nNobody wins\n" in table and table.count("\nUnentschieden\n") == 1
    assert "\none line is open to you there\x1fleaves \x01 lines open\n" in table


def test_a_new_message_is_requested_in_every_language(copy):
    source = polib.pofile(str(copy / "Languages/words.pot"))
    source.append(polib.POEntry(msgctxt="greeting", msgid="Welcome, {mark}"))
    source.save()
    result = run("--root", copy)
    assert "de.po: 1 messages lack a text: greeting" in result.stdout and result.returncode == 1
    assert german(copy).find("greeting", by="msgctxt").msgstr == ""
    phrases = files(copy)["Sources/GameSession/Words/Phrases.swift"].decode()
    assert "func greeting(mark: UTF8Text) -> UTF8Text" in phrases


@pytest.mark.parametrize(
    ("key", "texts", "problem"),
    [
        ("turn", ["am Zug"], "lacks player"),
        ("turn", ["{player} {player}"], "a placeholder twice"),
        ("turn", ["{Player} am Zug"], "unknown Player"),
        ("turn", ["{player} am\nZug"], "a control character"),
        ("draw", ["{mark}"], "unknown mark"),
        ("help.proof", ["Perfekt gewinnt"], "lacks n"),
        ("decimal", ["{whole}.{tenths}"], "not the decimal sign of CLDR"),
        ("why.delays", ["noch {n}"], "has 1 forms, not 2"),
        ("why.delays", ["noch {n}", "noch {n}", "noch {n}"], "has 3 forms, not 2"),
    ],
)
def test_an_invalid_translation_is_found(key, texts, problem, source):
    language = source.languages["de"]
    entry = language.find(key, by="msgctxt")
    if entry.msgid_plural:
        entry.msgstr_plural = dict(enumerate(texts))
    else:
        entry.msgstr = texts[0]
    assert f"{key}: {problem}" in list(catalogue.problems_of(language, source))


@pytest.mark.parametrize(
    ("key", "texts"),
    [
        ("game.inARow", ["{n} pro Reihe auf {size}"]),
        ("why.opens", ["eine Linie", "{n} Linien"]),
        ("wins", ["{lines}: {player}"]),
    ],
)
def test_a_translation_may_move_placeholders_and_use_digits(key, texts, source):
    language = source.languages["de"]
    entry = language.find(key, by="msgctxt")
    if entry.msgid_plural:
        entry.msgstr_plural = dict(enumerate(texts))
    else:
        entry.msgstr = texts[0]
    assert list(catalogue.problems_of(language, source)) == []


@pytest.mark.parametrize("forms", [[""], ["noch {n}", ""]])
def test_a_missing_text_or_form_is_found(forms, source):
    language = source.languages["de"]
    entry = language.find("turn" if len(forms) == 1 else "why.delays", by="msgctxt")
    entry.msgstr, entry.msgstr_plural = ("", dict(enumerate(forms)) if len(forms) > 1 else {})
    assert f"1 messages lack a text: {entry.msgctxt}" in list(catalogue.problems_of(language, source))


def test_every_text_of_the_page_stands_there():
    """The others are used by the program, where the compiler knows them."""
    site = ROOT / "Web/site"
    page = "".join(path.read_text() for path in [site / "index.html", *site.glob("*.js")])
    for message in catalogue.Catalogue(ROOT / "Languages").fixed:
        if message.member not in catalogue.HEAD:
            assert f'data-word="{message.member}"' in page or f'data-name="{message.member}"' in page or f"words.{message.member}" in page, message.key


def test_no_word_of_the_page_is_in_two_fonts():
    """The page's own font has few letters, and only languages that need no others are shown in it."""
    ranges = re.search("letters=(.*)", (ROOT / "Scripts/font.sh").read_text())[1].replace("U+", "").split(",")
    letters = set()
    for first, _, last in (part.partition("-") for part in ranges):
        letters |= {chr(code) for code in range(int(first, 16), int(last or first, 16) + 1)}
    shown = re.search(r"\[lang\]:lang\((.*)\) \{ font-family: Manrope", (ROOT / "Web/site/rest.css").read_text())[1].split(", ")
    whole = catalogue.Catalogue(ROOT / "Languages")
    for code, language in whole.languages.items():
        texts = [text for entry in language for text in (catalogue.forms_of(entry) if code != "en" else [entry.msgid])]
        strangers = {sign for text in texts for sign in text if sign >= " "} - letters
        assert (code.split("-")[0] in shown) == (not strangers), (code, sorted(strangers)[:8])


def test_every_note_explains_every_placeholder():
    source = catalogue.Catalogue(ROOT / "Languages").source
    for entry in source:
        assert entry.comment, entry.msgctxt
        for hole in languages.HOLE.findall(entry.msgid + (entry.msgid_plural or "")):
            assert f"{{{hole}}}" in entry.comment, f"{entry.msgctxt}: {hole}"


# Plural forms

CODES = (
    "ar bg bn ca cs cy da de el en es fa fi fr ga he hi hr hu id it ja ko lt lv nb nl pl pt ro ru"
    " sk sl sr sv ta th tr uk vi zh"
).split()


@pytest.mark.parametrize("code", CODES)
def test_the_last_two_digits_tell_the_form_of_a_large_number_as_cldr_has_it(code, source):
    cldr = Locale.parse(code).plural_form
    language = source.languages["de"]
    language.metadata["Language"] = code
    # CLDR also has a form for whole millions, which no message here needs.
    romance = {code: "nplurals=2; plural=(n != 1);" for code in ["ca", "es", "it"]}
    romance |= {code: "nplurals=2; plural=(n > 1);" for code in ["fr", "pt"]}
    language.metadata["Plural-Forms"] = romance.get(code) or to_gettext(cldr)
    assert not [text for text in catalogue.problems_of(language, source) if "Plural" in text]
    if languages.plural_rule(language)[0] > 1:
        forms = languages.head(language)[3]
        names = {forms[n]: cldr(n) for n in range(200)}
        assert all(
            names[forms[n if n < 200 else 100 + n % 100]] == cldr(n) for n in range(0, 100_000, 7)
        )


@pytest.mark.parametrize("code", languages.PLURAL_FORMS)
def test_the_header_that_is_written_is_that_of_cldr(code, source):
    language = source.languages["de"]
    language.metadata["Language"] = code
    language.metadata["Plural-Forms"] = ""
    assert catalogue.follow(language, source.source)
    assert not [text for text in catalogue.problems_of(language, source) if "Plural-Forms" in text]
    tags = {Locale.parse(code).plural_form(n) for n in range(200)}
    assert languages.plural_rule(language)[0] == len(tags)


@pytest.mark.parametrize("code", ["cs", "es", "fr", "pl", "uk"])
def test_the_forms_of_an_editors_header_find_their_places(code, source):
    language, cldr = source.languages["de"], Locale.parse(code).plural_form
    language.metadata["Language"] = code
    language.metadata["Plural-Forms"] = to_gettext(cldr)
    count, rule = languages.plural_rule(language)
    names = {rule(n): cldr(n) for n in range(200)}
    assert len(names) < count, "a form that no number has"
    entry = language.find("why.delays", by="msgctxt")
    entry.msgstr_plural = {form: names.get(form, "never") for form in range(count)}
    catalogue.follow(language, source.source)
    count, rule = languages.plural_rule(language)
    forms = language.find("why.delays", by="msgctxt").msgstr_plural
    assert count == len(forms) and {n: forms[rule(n)] for n in range(200)} == {
        n: cldr(n) for n in range(200)
    }


@pytest.mark.parametrize(("code", "forms"), [("fr", ["one", "many"]), ("pl", ["one", "many", ""])])
def test_forms_of_another_header_are_neither_lost_nor_doubled(code, forms, source):
    language = source.languages["de"]
    language.metadata["Language"] = code
    language.metadata["Plural-Forms"] = "nplurals=2; plural=(n != 1);"
    language.find("why.delays", by="msgctxt").msgstr_plural = {0: "one", 1: "many"}
    catalogue.follow(language, source.source)
    assert list(language.find("why.delays", by="msgctxt").msgstr_plural.values()) == forms


def test_a_text_without_its_mark_is_up_to_date(source):
    language = source.languages["de"]
    entry = language.find("why.delays", by="msgctxt")
    entry.previous_msgid, entry.flags = "What it was before", []
    catalogue.follow(language, source.source)
    assert language.find("why.delays", by="msgctxt").previous_msgid is None
    assert source.texts(language)["why.delays"] == list(entry.msgstr_plural.values())


@pytest.mark.parametrize(
    ("code", "header"),
    [
        ("pl", "nplurals=2; plural=(n != 1);"),
        ("fr", "nplurals=2; plural=(n != 1);"),
        ("pt_PT", "nplurals=2; plural=(n > 1);"),
        ("ja", "nplurals=2; plural=(n != 1);"),
        ("de", "nplurals=1; plural=0;"),
        ("de", "nplurals=1; plural=(n != 1);"),
    ],
)
def test_a_header_with_other_plural_forms_than_cldr_is_found(code, header, source):
    language = source.languages["de"]
    language.metadata["Language"] = code
    language.metadata["Plural-Forms"] = header
    assert [text for text in catalogue.problems_of(language, source) if "Plural-Forms" in text]
