"""The texts that Xcode reads: string catalogues, Siri phrases, and the project's list of languages.

Names and questions are looked up by their keys. A phrase is not: Xcode requires it as a literal in the
code and looks up its translations by that literal. So the code with the phrases is generated too, and
each entry of their catalogue is a shortcut whose key is its first phrase, as Xcode itself writes it.
"""

import json
import re
from typing import NamedTuple

from languages import HOLE

# Texts besides `system.` that the system shows: the opponents, and the name and description of a widget.
SHARED = ("level.", "player.person", "learn.today", "learn.how")
PHRASE = "system.phrase."
# The texts of Info.plist.
PROPERTIES = {
    "CFBundleDisplayName": "page.name",
    "CFBundleName": "page.name",
    "NSLocalNetworkUsageDescription": "system.localNetwork",
}


class Shortcut(NamedTuple):
    """An intent with its icon, its title, the keys of its phrases, and the level that they name, if any."""

    intent: str
    image: str
    title: str
    keys: list
    level: str | None = None

    def phrases(self, texts):
        """The phrases, with the level filled in because a phrase takes no second parameter."""
        level = texts[self.level][0] if self.level else "{opponent}"
        return [texts[key][0].replace("{opponent}", level) for key in self.keys]


def shortcuts_of(catalogue):
    """All shortcuts, in the order in which they are offered; the system accepts at most ten."""

    def keys(name):
        return [m.key for m in catalogue.system if m.key.startswith(f"{PHRASE}{name}.")]

    yield Shortcut("StartGame()", "plus", "system.start", keys("start"))
    for level in [m.key for m in catalogue.messages if m.key.startswith("level.")]:
        intent = f"StartGame(against: .{level.removeprefix('level.')})"
        yield Shortcut(intent, "cpu", level, keys("against"), level)
    yield Shortcut("ContinueGame()", "play", "system.goOn", keys("goOn"))


def outputs(root, catalogue):
    """Every generated file, with its text."""
    app, project = root / "Apple/TicTacToe", root / "Apple/TicTacToe.xcodeproj/project.pbxproj"
    return {
        project: with_regions(project.read_text(), catalogue),
        app / "InfoPlist.xcstrings": property_list(catalogue),
        root / "Apple/Shared/Localizable.xcstrings": names(catalogue),
        app / "AppShortcuts.xcstrings": phrases(catalogue),
        app / "Shortcuts/GameShortcuts.swift": shortcuts(catalogue),
    }


def languages(catalogue):
    """The code of each language, its texts, and the keys of unreviewed texts."""
    for code, language in catalogue.languages.items():
        doubted = {entry.msgctxt for entry in language if "fuzzy" in entry.flags}
        yield code, catalogue.texts(language), doubted


def with_regions(project, catalogue):
    """The project with the languages of the catalogue as those that it knows."""
    codes = [f'"{code}"' if "-" in code else code for code in ["en", *sorted(catalogue.languages.keys() - {"en"}), "Base"]]
    listed = "".join(f"\t\t\t\t{code},\n" for code in codes)
    return re.sub(r"(?<=knownRegions = \(\n)[^)]*?(?=\t*\);)", listed, project)


def property_list(catalogue):
    """The texts of Info.plist: the app's name beneath its icon and to Siri, and the reason for what it asks."""
    return written(
        {
            name: {
                "extractionState": "manual",
                "localizations": {code: unit(key, texts, doubted) for code, texts, doubted in languages(catalogue)},
            }
            for name, key in PROPERTIES.items()
        }
    )


def written(strings):
    whole = {"sourceLanguage": "en", "strings": strings, "version": "1.0"}
    return json.dumps(whole, indent=2, ensure_ascii=False, sort_keys=True, separators=(",", " : ")) + "\n"


def names(catalogue):
    keys = [
        message.key
        for message in catalogue.messages + catalogue.system
        if message.key.startswith(("system.", *SHARED))
        and not message.key.startswith(PHRASE)
        and message.key not in PROPERTIES.values()
    ]
    strings = {key: {"extractionState": "manual", "localizations": {}} for key in sorted(keys)}
    for code, texts, doubted in languages(catalogue):
        for key in strings:
            strings[key]["localizations"][code] = unit(key, texts, doubted)
    return written(strings)


def unit(key, texts, doubted):
    """A text in one language."""
    return {"stringUnit": {"state": state(key in doubted), "value": texts[key][0]}}


def state(is_doubted):
    return "needs_review" if is_doubted else "translated"


def phrases(catalogue):
    strings = {}
    for shortcut in shortcuts_of(catalogue):
        localizations = {}
        for code, texts, doubted in languages(catalogue):
            values = [HOLE.sub(r"${\1}", phrase) for phrase in shortcut.phrases(texts)]
            unit = {"state": state(doubted & {*shortcut.keys, shortcut.level}), "values": values}
            localizations[code] = {"stringSet": unit}
        entry = {"extractionState": "extracted_with_value", "localizations": localizations}
        strings[localizations["en"]["stringSet"]["values"][0]] = entry
    return written(dict(sorted(strings.items())))


def shortcuts(catalogue):
    texts = catalogue.texts(catalogue.languages["en"])
    made = ""
    for shortcut in shortcuts_of(catalogue):
        lines = "".join(f'        "{swift(phrase)}",\n' for phrase in shortcut.phrases(texts))
        made += (
            f"    AppShortcut(\n      intent: {shortcut.intent},\n      phrases: [\n{lines}      ],\n"
            f'      shortTitle: "{shortcut.title}", systemImageName: "{shortcut.image}")\n'
        )
    return (
        "// Made by Scripts/words.py from Languages. Do not edit.\n"
        "// swift-format-ignore-file\n\nimport AppIntents\n\n"
        "/// The phrases for Siri and the actions in the Shortcuts app.\n"
        "struct GameShortcuts: AppShortcutsProvider {\n"
        f"  static var appShortcuts: [AppShortcut] {{\n{made}  }}\n}}\n"
    )


def swift(text):
    """A phrase as a Swift string literal."""
    text = text.replace("\\", "\\\\").replace('"', '\\"').replace("{applicationName}", r"\(.applicationName)")
    return HOLE.sub(r"\\(\\.$\1)", text)
