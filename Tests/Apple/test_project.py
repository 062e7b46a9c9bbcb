"""The Xcode project is complete, and damage to any part is detected."""

import pathlib
import shutil
import subprocess
import sys

import pytest
from project import problems

ROOT = pathlib.Path(__file__).parents[2]
PROJECT = "Apple/TicTacToe.xcodeproj/project.pbxproj"
SIGNING = "Apple/Signing.xcconfig"
SCHEME = "Apple/TicTacToe.xcodeproj/xcshareddata/xcschemes/TicTacToe.xcscheme"
WORKSPACE_SETTINGS = (
    "Apple/TicTacToe.xcodeproj/project.xcworkspace/xcshareddata/WorkspaceSettings.xcsettings"
)
ASSETS = "Apple/TicTacToe/Assets.xcassets"
COLORS = "Apple/Shared/Colors.xcassets"
PRIVACY = "Apple/TicTacToe/PrivacyInfo.xcprivacy"
NAMES = "Apple/Shared/Localizable.xcstrings"
PHRASES = "Apple/TicTacToe/AppShortcuts.xcstrings"
SHORTCUTS = "Apple/TicTacToe/Shortcuts/GameShortcuts.swift"


def test_the_project_is_whole():
    assert problems(ROOT) == []


def test_the_colours_and_lists_are_those_of_the_page():
    command = [sys.executable, ROOT / "Scripts/assets.py", "--check"]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout


@pytest.fixture
def copy(tmp_path):
    """A copy of all checked files."""
    for name in (
        "Apple/Shared",
        "Apple/TicTacToe",
        "Apple/TicTacToeUITests",
        "Apple/TicTacToeWidget",
        "Apple/TicTacToe.xcodeproj",
        "Languages",
    ):
        shutil.copytree(ROOT / name, tmp_path / name)
    files = (
        ".gitignore",
        "Apple/Info.plist",
        "Apple/Links.entitlements",
        "Apple/Signing.xcconfig",
        "Apple/TicTacToe.entitlements",
        "Apple/Widget.plist",
        "Apple/launch.svg",
        "Package.swift",
        "Sources/GameSession/Wording/Product.swift",
    )
    for name in files:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def changed(name, old, new):
    """Damages a file by replacing a text."""

    def change(root):
        text = (root / name).read_text()
        assert old in text
        (root / name).write_text(text.replace(old, new))

    return change


def gone(name):
    def remove(root):
        path = root / name
        shutil.rmtree(path) if path.is_dir() else path.unlink()

    return remove


def copied(name, to):
    return lambda root: shutil.copy(root / name, root / to)


def written(name, text):
    return lambda root: (root / name).write_text(text)


def set_once(key, value):
    """Sets the first occurrence of a key, which belongs to a Debug configuration."""

    def change(root):
        lines = (root / PROJECT).read_text().splitlines(keepends=True)
        place = next(i for i, line in enumerate(lines) if line.strip().startswith(f"{key} = "))
        lines[place] = f"\t\t\t\t{key} = {value};\n"
        (root / PROJECT).write_text("".join(lines))

    return change


DAMAGES = [
    # The project
    (changed(PROJECT, "rootObject = ", "rootObject "), "the project cannot be read"),
    (
        changed(
            PROJECT, "mainGroup = 7C000000000000000000000A", "mainGroup = 7C0000000000000000000099"
        ),
        "7C0000000000000000000099 is used but not defined",
    ),
    (
        changed(
            PROJECT, "mainGroup = 7C000000000000000000000A", "mainGroup = 7C000000000000000000000B"
        ),
        "7C000000000000000000000A is defined but not used",
    ),
    (
        changed(
            PROJECT,
            "7C0000000000000000000004 /* TicTacToeUITests.xctest */ = {",
            "7C0000000000000000000005 /* TicTacToeUITests.xctest */ = {",
        ),
        "7C0000000000000000000005 is defined twice",
    ),
    (
        changed(
            PROJECT,
            "productReference = 7C0000000000000000000003",
            "reference = 7C0000000000000000000003",
        ),
        "PBXNativeTarget 7C0000000000000000000020 lacks productReference",
    ),
    (
        changed(
            PROJECT, "targets = (\n\t\t\t\t7C0000000000000000000020 /* TicTacToe */,", "targets = ("
        ),
        "the project does not list its targets",
    ),
    (
        changed(PROJECT, "\t\t\t\t7C000000000000000000000D /* Resources */,\n", ""),
        "TicTacToe is built in ['PBXSourcesBuildPhase', 'PBXFrameworksBuildPhase', 'PBXCopy",
    ),
    (gone("Apple/TicTacToeUITests"), "there is no folder TicTacToeUITests"),
    (
        changed(PROJECT, "relativePath = ..", "relativePath = Nowhere"),
        "there is no package in Nowhere",
    ),
    (
        changed(PROJECT, "INFOPLIST_FILE = Info.plist", "INFOPLIST_FILE = App.plist"),
        "there is no file App.plist",
    ),
    (
        changed("Package.swift", '.library(name: "BoardUI"', '.library(name: "Boards"'),
        "the package has no product BoardUI",
    ),
    (
        changed(PROJECT, "7C0000000000000000000013 /* BoardUI in Frameworks */, ", ""),
        "TicTacToe asks for ['BoardUI', 'GameRules', 'GameSession', 'GameSolver', 'RoomProtocol'] and links",
    ),
    # Settings
    (set_once("SWIFT_VERSION", "5.0"), "SWIFT_VERSION is not the same in Debug and Release"),
    (changed(PROJECT, "SDKROOT = auto", "SDKROOT = iphoneos"), "SDKROOT is iphoneos, not auto"),
    (
        changed("Package.swift", ".visionOS(.v1)", ".visionOS(.v2)"),
        "the app and the package are not for the same visionOS",
    ),
    (
        changed("Sources/GameSession/Wording/Product.swift", '"0.1.0"', '"0.2.0"'),
        "the app's version is 0.1.0, not the product's",
    ),
    (changed(PROJECT, '"Tic-tac-toe"', '"Tic Tac Toe"'), "the app is not called as the product is"),
    # Signing
    (
        changed(PROJECT, "Reference = 7C0000000000000000000010", "Reference = 7C0000000000000000000005"),
        "the project's Debug does not begin with Signing.xcconfig",
    ),
    (gone(SIGNING), "there is no file Signing.xcconfig"),
    (set_once("MARKETING_VERSION", "0.1.0; DEVELOPMENT_TEAM = ABCDE12345"), "the project names a team"),
    (changed(SIGNING, "#include?", "#include"), "Signing.xcconfig does not end with Team.xcconfig"),
    (changed(".gitignore", "/Apple/Team", "/Team"), "Team.xcconfig would be committed"),
    (
        changed(SIGNING, "tictactoe$(DEVELOPMENT_TEAM)", "tictactoe"),
        "TicTacToe, Debug, iphoneos: called the same whoever signs it",
    ),
    (
        changed(SIGNING, "GROUP_ENTITLEMENTS[sdk=macosx*][config=Debug] =\n", ""),
        "TicTacToeWidget, Debug, macosx: entitled by TicTacToe.entitlements",
    ),
    (
        changed(SIGNING, "APP_ENTITLEMENTS[sdk=macosx*][config=Debug] =\n", ""),
        "TicTacToe, Debug, macosx: entitled by Links.entitlements where links are opened",
    ),
    (
        changed(SIGNING, "APP_GROUP[sdk=macosx*][config=Debug] =\n", ""),
        "TicTacToeWidget, Debug, macosx: in the group TEAM1.org.example.tictactoeTEAM1",
    ),
    (
        changed(SIGNING, "CODE_SIGN_IDENTITY[sdk=macosx*][config=Debug] = -\n", ""),
        "TicTacToeUITests, Debug, macosx: signed by Apple Development",
    ),
    (
        changed(SIGNING, "= Apple Development", "= -"),
        "TicTacToe, Release, macosx: signed by -",
    ),
    (
        changed(SIGNING, "$(DEVELOPMENT_TEAM).$(APP", "group.$(APP"),
        "TicTacToe, Release, macosx: in the group group.org.example.tictactoe",
    ),
    (
        changed(PROJECT, 'CODE_SIGN_ENTITLEMENTS = "$(GROUP_ENTITLEMENTS)";\n', ""),
        "TicTacToeWidget, Release, xros: entitled by nothing",
    ),
    (changed(SIGNING, "= Automatic", "= Manual"), "TicTacToe, Debug, iphoneos: profiles are not"),
    # Schemes
    (gone(SCHEME), "no scheme is shared"),
    (changed(SCHEME, "</Scheme>", ""), "TicTacToe.xcscheme cannot be read"),
    (
        changed(SCHEME, "7C0000000000000000000021", "7C0000000000000000000020"),
        "TicTacToe.xcscheme names no target",
    ),
    (gone(WORKSPACE_SETTINGS), "the workspace settings cannot be read"),
    (
        changed(WORKSPACE_SETTINGS, "<false/>", "<true/>"),
        "Xcode creates schemes that are not shared",
    ),
    # Property lists
    (changed("Apple/Info.plist", "</dict>\n</plist>", "</plist>"), "Info.plist cannot be read"),
    (
        changed("Apple/Info.plist", "<string>tictactoe<", "<string>chess<"),
        "nothing makes links with chess:",
    ),
    (
        changed("Apple/Info.plist", "tictactoe.game<", "tictactoe.match<"),
        "no activity is of the type",
    ),
    (gone("Languages/de.po"), "the project says it speaks ['en', "),
    (
        changed("Apple/Info.plist", "<string>Launch<", "<string>Start<"),
        "the launch shows Start.imageset",
    ),
    (
        changed("Apple/launch.svg", "The Tic-tac-toe Makers", "Somebody"),
        "the launch does not show the product's maker",
    ),
    (
        changed(PRIVACY, "CategoryUserDefaults", "CategoryDiskSpace"),
        "the app uses ['NSPrivacyAccessedAPICategoryUserDefaults']",
    ),
    (copied(PRIVACY, "Apple/TicTacToeWidget/PrivacyInfo.xcprivacy"), "the widget does not say"),
    # The widget
    (
        changed(PROJECT, "product-type.app-extension", "product-type.bundle"),
        "there is no app extension TicTacToeWidget",
    ),
    (changed(PROJECT, "dstSubfolderSpec = 13", "dstSubfolderSpec = 10"), "the widget is not embed"),
    (
        changed(
            PROJECT,
            "dependencies = (\n\t\t\t\t7C000000000000000000008F /* PBXTargetDependency */,\n",
            "dependencies = (\n",
        ),
        "the app does not wait for its widget",
    ),
    (
        changed(PROJECT, "$(APP_IDENTIFIER).widget", "org.example.widget"),
        "the widget is org.example.widget, outside of the app",
    ),
    (
        changed(PROJECT, "APPLICATION_EXTENSION_API_ONLY = YES", "APPLICATION_EXTENSION_API_ONLY = NO"),
        "the widget's APPLICATION_EXTENSION_API_ONLY is NO, not YES",
    ),
    (
        changed(PROJECT, "XROS_DEPLOYMENT_TARGET = 26.0", "XROS_DEPLOYMENT_TARGET = 1.0"),
        "the widget's XROS_DEPLOYMENT_TARGET is 1.0, not 26.0",
    ),
    (
        changed(PROJECT, "7C0000000000000000000083 /* BoardUI in Frameworks */, ", ""),
        "TicTacToeWidget asks for ['BoardUI', 'GameRules', 'GameSession', 'GameSolver'] and links",
    ),
    (changed("Apple/Widget.plist", "widgetkit-", "share-"), "the widget extends com.apple.share-"),
    (
        changed("Apple/Widget.plist", "<string>$(APP_GROUP)", "<string>group"),
        "Widget.plist does not tell the code what is shared",
    ),
    (
        changed("Apple/TicTacToe.entitlements", "$(APP_GROUP)", "group.mine"),
        "app and widget share ['group.mine']",
    ),
    (
        changed("Apple/Links.entitlements", "applinks:$(LINKS_HOST)", "applinks:example.org"),
        "the app opens the links of ['applinks:example.org']",
    ),
    (gone("Apple/TicTacToe.entitlements"), "there is no file TicTacToe.entitlements"),
    (gone("Apple/TicTacToeWidget/TicTacToeWidgets.swift"), "TicTacToeWidget begins in []"),
    # Words
    (
        changed("Apple/TicTacToe/Shortcuts/StartGame.swift", '"system.start"', '"system.begin"'),
        "system.begin is said and in no catalogue",
    ),
    (
        changed("Apple/TicTacToeWidget/LastGameWidget.swift", '"system.widget.about"', '"Mine"'),
        "system.widget.about is in the catalogue and never said",
    ),
    (changed(NAMES, '"Brett"', '""'), "system.board is not said in de"),
    (written("Languages/eo.po", '"Language: eo\\n"'), "level.perfect is not said in eo"),
    (
        changed(SHORTCUTS, "Continue my game", "Go on"),
        "the catalogue of phrases is not that of the code",
    ),
    (
        changed(PHRASES, "Spiele ${applicationName} gegen", "Spiele gegen"),
        "Start ${board} in ${applicationName} is not said in de",
    ),
    (
        changed("Apple/TicTacToe/Shortcuts/StartGame.swift", "var opponent: Opp", "var other: Opp"),
        "Play ${applicationName} against ${opponent}: not one parameter that there is",
    ),
    # Assets
    (gone(f"{ASSETS}/AppIcon.appiconset/dark.png"), "AppIcon.appiconset/dark.png is not there"),
    (
        copied(
            f"{ASSETS}/AppIcon.appiconset/mac-16.png", f"{ASSETS}/AppIcon.appiconset/mac-32.png"
        ),
        "AppIcon.appiconset/mac-32.png is 16×16, not 32×32",
    ),
    (
        copied(f"{ASSETS}/AppIcon.appiconset/dark.png", f"{ASSETS}/AppIcon.appiconset/light.png"),
        "AppIcon.appiconset/light.png can be seen through",
    ),
    (
        written(f"{ASSETS}/AppIcon.appiconset/light.png", "a picture"),
        "AppIcon.appiconset/light.png is no PNG",
    ),
    (
        written(f"{ASSETS}/AppIcon.appiconset/old.png", ""),
        "AppIcon.appiconset/old.png is in no list",
    ),
    (
        written(f"{COLORS}/Ink.colorset/Contents.json", "{"),
        "Ink.colorset/Contents.json cannot be read",
    ),
    (gone(f"{COLORS}/Glow.colorset/Contents.json"), "Glow.colorset has no list"),
    (gone(f"{COLORS}/Ink.colorset"), "the colour Ink is used and not there"),
    (gone(f"{COLORS}/Chalk/Win.colorset"), "the colour Chalk/Win is not there"),
    (
        gone(f"{ASSETS}/VisionIcon.solidimagestack/Front.solidimagestacklayer"),
        "VisionIcon.solidimagestack has no layer Front.solidimagestacklayer",
    ),
    (
        gone(f"{ASSETS}/AccentColor.colorset"),
        "the project uses AccentColor.colorset, which is not there",
    ),
    # Sources
    (written("Apple/TicTacToe/Other.swift", "@main\nstruct Other {}\n"), "TicTacToe begins in ["),
    (
        written("Apple/TicTacToe/Other.swift", "import Foundation\n\nextension Size {}\n"),
        "Other.swift: Size is a type of Apple's, too",
    ),
]


@pytest.mark.parametrize(
    ("damage", "problem"), DAMAGES, ids=[problem.split(":")[0] for _, problem in DAMAGES]
)
def test_damage_is_detected(copy, damage, problem):
    assert problems(copy) == []
    damage(copy)
    found = problems(copy)
    assert any(one.startswith(problem) for one in found), found
