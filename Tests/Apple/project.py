"""Checks the app's Xcode project where Xcode is not available."""

import fnmatch
import json
import plistlib
import re
import struct
import xml.etree.ElementTree as xml
from xml.parsers.expat import ExpatError

from openstep_parser import OpenStepDecoder
from pbxproj import XcodeProject

NEEDED = {
    "PBXCopyFilesBuildPhase": ["dstSubfolderSpec", "files"],
    "PBXFileSystemSynchronizedRootGroup": ["path", "sourceTree"],
    "PBXNativeTarget": [
        "buildConfigurationList", "buildPhases", "fileSystemSynchronizedGroups", "name",
        "productReference", "productType",
    ],
    "PBXProject": ["buildConfigurationList", "mainGroup", "packageReferences", "targets"],
    "PBXTargetDependency": ["target", "targetProxy"],
    "XCBuildConfiguration": ["buildSettings", "name"],
    "XCConfigurationList": ["buildConfigurations", "defaultConfigurationName"],
    "XCLocalSwiftPackageReference": ["relativePath"],
    "XCSwiftPackageProductDependency": ["package", "productName"],
}  # fmt: skip
# The settings that may differ between Debug and Release.
DEBUGGING = {
    "DEBUG_INFORMATION_FORMAT", "ENABLE_TESTABILITY", "ONLY_ACTIVE_ARCH",
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "SWIFT_COMPILATION_MODE", "SWIFT_OPTIMIZATION_LEVEL",
    "VALIDATE_PRODUCT",
}  # fmt: skip
SETTINGS = {
    "SDKROOT": "auto",
    "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx xros xrsimulator",
    "SWIFT_VERSION": "6.0",
    "TARGETED_DEVICE_FAMILY": "1,2,7",
}
# Type names that Apple's systems declare outside Foundation: a library's type with the same name
# must be qualified by its module. The double of SwiftUI covers SwiftUI's names.
APPLES = {"Fixed", "Handle", "Method", "Point", "Rect", "Size", "Style"}
FOUNDATION = r"^(?:@\w+ )?import (?:Foundation|SwiftUI|AVFoundation)$"
PLATFORMS = {"iOS": "IPHONEOS", "macOS": "MACOSX", "visionOS": "XROS"}


APPLICATION = "com.apple.product-type.application"
PLUG_INS = "13"  # Xcode's code for a bundle's folder of extensions.
ENTITLEMENTS = "TicTacToe.entitlements"
LINKS = "Links.entitlements"  # Those of an app that opens the page's links.
WORKSPACE_SETTINGS = "project.xcworkspace/xcshareddata/WorkspaceSettings.xcsettings"
SIGNING = "Signing.xcconfig"
TEAM = "Team.xcconfig"  # Not in the repository.
PRIVACY = {
    "the app": "TicTacToe/PrivacyInfo.xcprivacy",
    "the widget": "TicTacToeWidget/PrivacyInfo.xcprivacy",
}
PLISTS = ["Info.plist", "Widget.plist", ENTITLEMENTS, LINKS, *PRIVACY.values()]
EXTENSION = {
    "APPLICATION_EXTENSION_API_ONLY": "YES",
    "ENABLE_APP_SANDBOX": "YES",  # macOS loads no others.
    "INFOPLIST_FILE": "Widget.plist",
    "SKIP_INSTALL": "YES",
    "XROS_DEPLOYMENT_TARGET": "26.0",  # The first with widgets.
}


def assignments(lines):
    """The settings of a configuration file: their names, conditions and values."""
    for line in lines:
        if match := re.match(r"(\w+)((?:\[.*?\])*)\s*=\s*(.*?)\s*(?://.*)?$", line):
            yield match[1], re.findall(r"\[(\w+)=(.*?)\]", match[2]), match[3]


def as_key(phrase):
    """A phrase in the form of a catalogue key."""
    return re.sub(r"\\\((?:\.|\\\.\$)(\w+)\)", r"${\1}", phrase)


def holes(phrase):
    return sorted(re.findall(r"\$\{(\w+)\}", phrase))


def problems(root):
    """The problems, one sentence each."""
    return [*Check(root)]


class Check:
    def __init__(self, root):
        self.root, self.app = root, root / "Apple"
        self.project = self.app / "TicTacToe.xcodeproj"
        self.catalogues = [
            self.app / "TicTacToe/Assets.xcassets", self.app / "Shared/Colors.xcassets",
        ]  # fmt: skip
        self.text = (self.project / "project.pbxproj").read_text()
        self.manifest = (root / "Package.swift").read_text()
        self.product = (root / "Sources/GameSession/Wording/Product.swift").read_text()

    def __iter__(self):
        try:
            self.objects = OpenStepDecoder.ParseFromString(self.text)["objects"]
            XcodeProject.load(str(self.project / "project.pbxproj"))  # Reads it independently.
        except Exception as error:
            yield f"the project cannot be read: {error}"
            return
        # The sources of the app and of its widget; some belong to both.
        self.sources = {
            target["name"]: {
                path: path.read_text()
                for group in target.get("fileSystemSynchronizedGroups", [])
                for path in sorted((self.app / self.objects[group]["path"]).rglob("*.swift"))
            }
            for target in self.of("PBXNativeTarget").values()
            if "test" not in target["productType"]
        }
        self.files = {path: text for files in self.sources.values() for path, text in files.items()}
        for check in (
            self.ids, self.parts, self.paths, self.packages, self.settings, self.signing,
            self.schemes, self.plists, self.pictures, self.colors, self.names, self.phrases,
            self.code,
        ):  # fmt: skip
            yield from check()

    def of(self, kind):
        return {key: value for key, value in self.objects.items() if value["isa"] == kind}

    # The project

    def ids(self):
        used = re.findall(r"\b[0-9A-F]{24}\b", self.text)
        defined = re.findall(r"^\t\t([0-9A-F]{24})\b[^\n=]*= \{", self.text, re.M)
        root = re.search(r"rootObject = (\w+)", self.text)[1]
        for one in sorted(set(used)):
            if one not in defined:
                yield f"{one} is used but not defined"
            elif used.count(one) == 1 and one != root:
                yield f"{one} is defined but not used"
            if defined.count(one) > 1:
                yield f"{one} is defined twice"

    def parts(self):
        for key, value in self.objects.items():
            for part in NEEDED.get(value["isa"], []):
                if part not in value:
                    yield f"{value['isa']} {key} lacks {part}"
        targets = self.of("PBXNativeTarget")
        for key, project in self.of("PBXProject").items():
            if sorted(project["targets"]) != sorted(targets):
                yield "the project does not list its targets"
        members = [one for group in self.of("PBXGroup").values() for one in group["children"]]
        for key, target in targets.items():
            phases = [self.objects[phase]["isa"] for phase in target["buildPhases"]]
            copies = ["CopyFiles"] if target["productType"] == APPLICATION else []
            names = ["Sources", "Frameworks", "Resources", *copies]
            if phases != [f"PBX{name}BuildPhase" for name in names]:
                yield f"{target['name']} is built in {phases}"
            for group in target.get("fileSystemSynchronizedGroups", []):
                if group not in members:
                    yield f"the folder of {target['name']} is in no group"

    def paths(self):
        folders = [
            value["path"] for value in self.of("PBXFileSystemSynchronizedRootGroup").values()
        ]
        for folder in folders:
            if not (self.app / folder).is_dir():
                yield f"there is no folder {folder}"
        for value in self.of("XCLocalSwiftPackageReference").values():
            if not (self.app / value["relativePath"] / "Package.swift").is_file():
                yield f"there is no package in {value['relativePath']}"
        for value in self.of("PBXFileReference").values():
            if value["sourceTree"] == "<group>" and not (self.app / value["path"]).is_file():
                yield f"there is no file {value['path']}"
        for settings in self.configurations():
            name = settings.get("INFOPLIST_FILE", "Info.plist")
            if not (self.app / name).is_file():
                yield f"there is no file {name}"
            if any(name.startswith(folder + "/") for folder in folders):
                yield f"{name} would be copied as a resource, too"

    def packages(self):
        offered = set(re.findall(r'\.library\(name: "(\w+)"', self.manifest))
        for target in self.of("PBXNativeTarget").values():
            name = target["name"]
            asked = [
                self.objects[key]["productName"] for key in target["packageProductDependencies"]
            ]
            for product in asked:
                if product not in offered:
                    yield f"the package has no product {product}"
            phases = [self.objects[key] for key in target["buildPhases"]]
            files = [
                key for phase in phases if "Frameworks" in phase["isa"] for key in phase["files"]
            ]
            linked = [self.objects[self.objects[key]["productRef"]]["productName"] for key in files]
            if sorted(linked) != sorted(asked):
                yield f"{name} asks for {sorted(asked)} and links {sorted(linked)}"
            code = "\n".join(self.sources.get(name, {}).values())
            imports = re.findall(r"^(?:@\w+ )?import (\w+)", code, re.M)
            for module in sorted(offered & set(imports) - set(linked)):
                yield f"{name}: {module} is imported but not linked"

    def configurations(self, owner=None):
        """The settings of all configurations, or of those of a target or project."""
        lists = self.of("XCConfigurationList").values()
        if owner:
            lists = [self.objects[owner["buildConfigurationList"]]]
        return [
            self.objects[key]["buildSettings"]
            for one in lists
            for key in one["buildConfigurations"]
        ]

    def plist(self, name):
        """Reads a property list; reports the reason if it cannot be read."""
        try:
            return plistlib.loads((self.app / name).read_bytes())
        except (OSError, ValueError, ExpatError) as error:
            return error

    def settings(self):
        for owner in [*self.of("PBXProject").values(), *self.of("PBXNativeTarget").values()]:
            keys = self.objects[owner["buildConfigurationList"]]["buildConfigurations"]
            both = {self.objects[key]["name"]: self.objects[key]["buildSettings"] for key in keys}
            if sorted(both) != ["Debug", "Release"]:
                yield f"{owner.get('name', 'the project')} has configurations {sorted(both)}"
                continue
            debug, release = both["Debug"], both["Release"]
            for key in sorted({*debug, *release} - DEBUGGING):
                if debug.get(key) != release.get(key):
                    yield f"{key} is not the same in Debug and Release"
            if owner["isa"] == "PBXProject":
                yield from self.common(release)

    # Signing

    def signing(self):
        if not (self.app / SIGNING).is_file():
            return
        project = next(iter(self.of("PBXProject").values()))
        for key in self.objects[project["buildConfigurationList"]]["buildConfigurations"]:
            one = self.objects[key]
            base = self.objects.get(one.get("baseConfigurationReference"), {})
            if base.get("path") != SIGNING:
                yield f"the project's {one['name']} does not begin with {SIGNING}"
        if "DEVELOPMENT_TEAM" in self.text:
            yield "the project names a team"
        *_, last = (self.app / SIGNING).read_text().splitlines()
        if last != f'#include? "{TEAM}"':
            yield f"{SIGNING} does not end with {TEAM}"
        if f"/Apple/{TEAM}" not in (self.root / ".gitignore").read_text().splitlines():
            yield f"{TEAM} would be committed"
        for target in self.of("PBXNativeTarget").values():
            for name in ("Debug", "Release"):
                for sdk in ("iphoneos", "macosx", "xros"):
                    for problem in self.signed(target, name, sdk):
                        yield f"{target['name']}, {name}, {sdk}: {problem}"

    def signed(self, target, name, sdk):
        """The problems with a target's signing."""
        identifiers = set()
        for team in ("", "TEAM1", "TEAM2"):
            value = self.built(target, name, sdk, team)
            identifiers.add(value("PRODUCT_BUNDLE_IDENTIFIER"))
            identity, entitlements = value("CODE_SIGN_IDENTITY"), value("CODE_SIGN_ENTITLEMENTS")
            group = value("APP_GROUP")
            if value("CODE_SIGN_STYLE") != "Automatic":
                yield "profiles are not found by Xcode"
            # Xcode signs for a group with a certificate alone, which takes a team.
            runs_here = sdk == "macosx" and name == "Debug"
            if sdk == "macosx" and identity != ("-" if runs_here else "Apple Development"):
                yield f"signed by {identity}"
            if "test" in target["productType"]:
                continue
            if entitlements != ("" if runs_here else ENTITLEMENTS):
                yield f"entitled by {entitlements or 'nothing'}"
            links = self.built(target, name, sdk, team, links=LINKS)("CODE_SIGN_ENTITLEMENTS")
            opens_links = target["productType"] == APPLICATION and not runs_here
            if links != (LINKS if opens_links else entitlements):
                yield f"entitled by {links or 'nothing'} where links are opened"
            # A Mac lets an app into a group that begins with its team; elsewhere it is registered.
            start = f"{team}." if sdk == "macosx" else "group."
            if group and runs_here or not group.startswith("" if runs_here else start):
                yield f"in the group {group}"
        if len(identifiers) < 3:
            yield "called the same whoever signs it"

    def built(self, target, name, sdk, team, links=""):
        """Gives a target's settings as they are where it is built."""
        place = {"config": name, "sdk": f"{sdk}26.0"}
        layers = [*assignments((self.app / SIGNING).read_text().splitlines())]
        layers += [("DEVELOPMENT_TEAM", [], team), ("LINKS_ENTITLEMENTS", [], links)]
        for owner in (next(iter(self.of("PBXProject").values())), target):
            for key in self.objects[owner["buildConfigurationList"]]["buildConfigurations"]:
                if self.objects[key]["name"] == name:
                    settings = self.objects[key]["buildSettings"]
                    lines = (f"{key} = {settings[key]}" for key in sorted(settings, key=len))
                    layers += assignments(lines)

        def value(key):
            for known, conditions, text in reversed(layers):
                if known == key and all(
                    fnmatch.fnmatchcase(place[at], pattern) for at, pattern in conditions
                ):
                    return filled(text)
            return ""

        def filled(text):
            while match := re.search(r"\$\((\w+)(?::default=([^()]*))?\)", text):
                text = text.replace(match[0], value(match[1]) or match[2] or "")
            return text

        return value

    def common(self, release):
        for key, value in SETTINGS.items():
            if release.get(key) != value:
                yield f"{key} is {release.get(key)}, not {value}"
        for name, prefix in PLATFORMS.items():
            version = re.search(rf"\.{name}\(\.v(\d+)\)", self.manifest)
            if not version or release[f"{prefix}_DEPLOYMENT_TARGET"].split(".")[0] != version[1]:
                yield f"the app and the package are not for the same {name}"
        if release.get("MARKETING_VERSION") != self.said("version"):
            yield f"the app's version is {release.get('MARKETING_VERSION')}, not the product's"
        names = {
            settings.get("INFOPLIST_KEY_CFBundleDisplayName") for settings in self.configurations()
        }
        if names != {None, self.said("name")}:
            yield "the app is not called as the product is"

    def said(self, name):
        return re.search(rf'let {name}: StaticString = "(.*)"', self.product)[1]

    def schemes(self):
        paths = [*self.project.glob("xcshareddata/xcschemes/*.xcscheme")]
        if not paths:
            yield "no scheme is shared"
        # Otherwise Xcode also lists a scheme for each product of the package.
        try:
            settings = plistlib.loads((self.project / WORKSPACE_SETTINGS).read_bytes())
        except (OSError, ExpatError) as error:
            yield f"the workspace settings cannot be read: {error}"
        else:
            if settings.get("IDEWorkspaceSharedSettings_AutocreateContextsIfNeeded") is not False:
                yield "Xcode creates schemes that are not shared"
        for path in paths:
            try:
                references = [*xml.parse(path).iter("BuildableReference")]
            except xml.ParseError as error:
                yield f"{path.name} cannot be read: {error}"
                continue
            for one in references:
                target = self.objects.get(one.get("BlueprintIdentifier"), {})
                file = self.objects.get(target.get("productReference"), {})
                if (target.get("name"), file.get("path")) != (
                    one.get("BlueprintName"), one.get("BuildableName"),
                ):  # fmt: skip
                    yield f"{path.name} names no target {one.get('BlueprintName')}"
                if one.get("ReferencedContainer") != f"container:{self.project.name}":
                    yield f"{path.name} refers to {one.get('ReferencedContainer')}"

    # Property lists

    def plists(self):
        wrong = {name: one for name in PLISTS if isinstance(one := self.plist(name), Exception)}
        for name, error in wrong.items():
            yield f"{name} cannot be read: {error}"
        if not wrong:
            yield from self.app_plists()
            yield from self.widget()

    def app_plists(self):
        info = self.plist("Info.plist")
        code = "\n".join(self.files.values())
        for key in info:
            if any(f"INFOPLIST_KEY_{key}" in settings for settings in self.configurations()):
                yield f"{key} is set in Info.plist and in the project"
        for kind in info["CFBundleURLTypes"]:
            for scheme in kind["CFBundleURLSchemes"]:
                if scheme != "tictactoe":
                    yield f"nothing makes links with {scheme}:"
        for kind in info["NSUserActivityTypes"]:
            if f'"{kind}"' not in code:
                yield f"no activity is of the type {kind}"
        project = next(iter(self.of("PBXProject").values()))
        if project["knownRegions"] != [*self.languages(), "Base"]:
            yield f"the project says it speaks {project['knownRegions']}"
        launch = info["UILaunchScreen"]
        for name in (f"{launch['UIColorName']}.colorset", f"{launch['UIImageName']}.imageset"):
            if not self.has_asset(name):
                yield f"the launch shows {name}, which is not there"
        letters = (self.app / "launch.svg").read_text()
        for tag, name in (("title", "name"), ("desc", "maker")):
            if f"<{tag}>{self.said(name)}</{tag}>" not in letters:
                yield f"the launch does not show the product's {name}"
        uses = {"NSPrivacyAccessedAPICategoryUserDefaults"} if "UserDefaults" in code else set()
        for name, path in PRIVACY.items():
            privacy = self.plist(path)
            reasons = {one["NSPrivacyAccessedAPIType"] for one in privacy["NSPrivacyAccessedAPITypes"]}
            if reasons != uses:
                yield f"{name} uses {sorted(uses)} and gives reasons for {sorted(reasons)}"
            # A server stores the live games of the app.
            if bool(privacy["NSPrivacyCollectedDataTypes"]) != (name == "the app"):
                yield f"{name} does not say what is collected"

    def languages(self):
        named = re.compile(r'^"Language: ([\w-]+)', re.MULTILINE)
        codes = [named.search(path.read_text())[1] for path in (self.root / "Languages").glob("*.po")]
        return ["en", *sorted(code.replace("_", "-") for code in codes)]

    # The widget

    def widget(self):
        targets = {target["name"]: target for target in self.of("PBXNativeTarget").values()}
        app, widget = targets["TicTacToe"], targets.get("TicTacToeWidget")
        if not widget or widget["productType"] != "com.apple.product-type.app-extension":
            yield "there is no app extension TicTacToeWidget"
            return
        phases = [self.objects[key] for key in app["buildPhases"]]
        embedded = [
            self.objects[key].get("fileRef")
            for phase in phases
            if phase.get("dstSubfolderSpec") == PLUG_INS
            for key in phase["files"]
        ]
        if widget["productReference"] not in embedded:
            yield "the widget is not embedded in the app"
        if widget not in [
            self.objects[self.objects[key]["target"]] for key in app["dependencies"]
        ]:
            yield "the app does not wait for its widget"
        for mine, its in zip(self.configurations(app), self.configurations(widget)):
            prefix = f"{mine['PRODUCT_BUNDLE_IDENTIFIER']}."
            if not its["PRODUCT_BUNDLE_IDENTIFIER"].startswith(prefix):
                yield f"the widget is {its['PRODUCT_BUNDLE_IDENTIFIER']}, outside of the app"
            for key, value in EXTENSION.items():
                if its.get(key) != value:
                    yield f"the widget's {key} is {its.get(key)}, not {value}"
        kind = self.plist("Widget.plist").get("NSExtension", {}).get("NSExtensionPointIdentifier")
        if kind != "com.apple.widgetkit-extension":
            yield f"the widget extends {kind}"
        for name in (ENTITLEMENTS, LINKS):
            groups = self.plist(name).get("com.apple.security.application-groups")
            if groups != ["$(APP_GROUP)"]:
                yield f"app and widget share {groups}"
        domains = self.plist(LINKS).get("com.apple.developer.associated-domains")
        if domains != ["applinks:$(LINKS_HOST)"]:
            yield f"the app opens the links of {domains}"
        for name in ("Info.plist", "Widget.plist"):
            if self.plist(name).get("AppGroup") != "$(APP_GROUP)":
                yield f"{name} does not tell the code what is shared"

    # Words

    def strings(self, name):
        return json.loads((self.app / name).read_text())["strings"]

    def names(self):
        catalogue = self.strings("Shared/Localizable.xcstrings")
        code = "\n".join(self.files.values())
        used = set(re.findall(r'"((?:system|level|player|learn)\.[\w.]+)"', code))
        for key in sorted(used - catalogue.keys()):
            yield f"{key} is said and in no catalogue"
        for key in sorted(catalogue.keys() - used):
            yield f"{key} is in the catalogue and never said"
        for key, entry in catalogue.items():
            for language in self.languages():
                unit = entry["localizations"].get(language, {}).get("stringUnit", {})
                if not unit.get("value"):
                    yield f"{key} is not said in {language}"

    def phrases(self):
        catalogue = self.strings("TicTacToe/AppShortcuts.xcstrings")
        code = "\n".join(self.files.values())
        parameters = set(re.findall(r"@Parameter\([^)]*\)\s+var (\w+)", code))
        said = [
            [as_key(phrase) for phrase in re.findall(r'"(.*)"', phrases)]
            for phrases in re.findall(r"phrases: \[(.*?)\],\n", code, re.S)
        ]
        if {phrases[0]: phrases for phrases in said} != {
            key: entry["localizations"]["en"]["stringSet"]["values"]
            for key, entry in catalogue.items()
        }:
            yield "the catalogue of phrases is not that of the code"
        for key, entry in catalogue.items():
            english = entry["localizations"]["en"]["stringSet"]["values"]
            for language in self.languages():
                unit = entry["localizations"].get(language, {}).get("stringSet", {})
                phrases = unit.get("values", [])
                if [*map(holes, phrases)] != [*map(holes, english)]:
                    yield f"{key} is not said in {language}"
                for phrase in phrases:
                    names = holes(phrase)
                    if names.count("applicationName") != 1:
                        yield f"{phrase}: the app is not named once"
                    names = [name for name in names if name != "applicationName"]
                    if len(names) > 1 or not parameters.issuperset(names):
                        yield f"{phrase}: not one parameter that there is"

    # Assets

    def has_asset(self, name):
        return any((catalogue / name).is_dir() for catalogue in self.catalogues)

    def assets(self, pattern):
        return sorted(path for one in self.catalogues for path in one.rglob(pattern))

    def pictures(self):
        listed = set()
        for path in self.assets("Contents.json"):
            folder = path.parent
            listed.add(path)
            try:
                contents = json.loads(path.read_text())
            except ValueError as error:
                yield f"{self.short(path)} cannot be read: {error}"
                continue
            if contents.get("info") != {"author": "xcode", "version": 1}:
                yield f"{self.short(path)} does not say its version"
            for layer in contents.get("layers", []):
                if not (folder / layer["filename"]).is_dir():
                    yield f"{self.short(folder)} has no layer {layer['filename']}"
            for image in contents.get("images", []):
                file = folder / image["filename"]
                listed.add(file)
                if not file.is_file():
                    yield f"{self.short(file)} is not there"
                else:
                    yield from self.picture(file, image)
        for path in self.assets("*"):
            if path.is_file() and path not in listed:
                yield f"{self.short(path)} is in no list"
            if path.is_dir() and not (path / "Contents.json").is_file():
                yield f"{self.short(path)} has no list"
        used = {
            f"{settings[key]}{suffix}"
            for settings in self.configurations()
            for key, suffix in (
                ("ASSETCATALOG_COMPILER_APPICON_NAME", ".appiconset"),
                ("ASSETCATALOG_COMPILER_APPICON_NAME[sdk=xr*]", ".solidimagestack"),
                ("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", ".colorset"),
            )
            if key in settings
        }
        for name in sorted(used):
            if not self.has_asset(name):
                yield f"the project uses {name}, which is not there"

    def picture(self, file, image):
        data = file.read_bytes()
        if data[:8] != b"\x89PNG\r\n\x1a\n":
            yield f"{self.short(file)} is no PNG"
            return
        width, height, _, color = struct.unpack(">IIBB", data[16:26])
        scale = int(image.get("scale", "1x")[:-1])
        if "size" in image:
            side = int(image["size"].split("x")[0]) * scale
            if (width, height) != (side, side):
                yield f"{self.short(file)} is {width}×{height}, not {side}×{side}"
        elif image["idiom"] == "vision":
            if (width, height) != (1024, 1024):
                yield f"{self.short(file)} is {width}×{height}, not 1024×1024"
        elif (width, height) != (280 * scale, 72 * scale):
            yield f"{self.short(file)} is {width}×{height} at {scale}x"
        # In dark mode the icon lets the system's background show through.
        looks = [look["value"] for look in image.get("appearances", [])]
        if image.get("platform") == "ios" and "dark" not in looks and color != 2:
            yield f"{self.short(file)} can be seen through, which stores refuse"

    def short(self, path):
        root = next(one for one in self.catalogues if path.is_relative_to(one))
        return str(path.relative_to(root))

    def colors(self):
        sets = {self.short(path)[:-9] for path in self.assets("*.colorset")}
        code = "\n".join(self.files.values())
        plain = {name for name in sets if "/" not in name and name != "AccentColor"}
        used = set(re.findall(r'\b[cC]olor\("(\w+)"\)', code))
        used |= {
            name
            for pair in re.findall(r'\bcolor\(\w+ \? "(\w+)" : "(\w+)"\)', code)
            for name in pair
        }
        for name in sorted(used - plain):
            yield f"the colour {name} is used and not there"
        for folder in sorted(set(re.findall(r'Color\("(\w+)/"', code))):
            for name in sorted(plain):
                if f"{folder}/{name}" not in sets:
                    yield f"the colour {folder}/{name} is not there"
        for name in sorted(plain - used):
            yield f"the colour {name} is not used"

    # Sources

    def code(self):
        for target, files in self.sources.items():
            mains = [path.name for path, text in files.items() if re.search(r"^@main", text, re.M)]
            if len(mains) != 1:
                yield f"{target} begins in {mains}"
        for path, text in self.files.items():
            if re.search(r"^import XCTest", text, re.M):
                yield f"{path.name} is a test in the app"
            if re.search(FOUNDATION, text, re.M):
                for name in sorted(APPLES):
                    if re.search(rf"(?<![.\w]){name}\b(?=\(| \{{|[,)>\]?])", text):
                        yield f"{path.name}: {name} is a type of Apple's, too"
