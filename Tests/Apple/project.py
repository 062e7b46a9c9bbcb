"""Finds what is wrong with the Xcode project of the app, where there is no Xcode to say so."""

import json
import plistlib
import re
import struct
import xml.etree.ElementTree as xml
from xml.parsers.expat import ExpatError

from openstep_parser import OpenStepDecoder
from pbxproj import XcodeProject

NEEDED = {
    "PBXBuildFile": ["productRef"],
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
# What may be set otherwise for debugging than for release.
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
# What Apple's systems declare beside Foundation: a type of a library that is called the same has to
# be written with its module. The double of SwiftUI finds such of SwiftUI's names.
APPLES = {"Fixed", "Handle", "Method", "Point", "Rect", "Size", "Style"}
FOUNDATION = r"^(?:@\w+ )?import (?:Foundation|SwiftUI|AVFoundation)$"
PLATFORMS = {"iOS": "IPHONEOS", "macOS": "MACOSX", "visionOS": "XROS"}


def problems(root):
    """One sentence for each, none if all is right."""
    return [*Check(root)]


class Check:
    def __init__(self, root):
        self.root, self.app = root, root / "Apple"
        self.project = self.app / "TicTacToe.xcodeproj"
        self.catalogue = self.app / "TicTacToe/Assets.xcassets"
        self.text = (self.project / "project.pbxproj").read_text()
        self.manifest = (root / "Package.swift").read_text()
        self.product = (root / "Sources/GameSession/Product.swift").read_text()
        self.sources = {
            path: path.read_text() for path in sorted((self.app / "TicTacToe").rglob("*.swift"))
        }

    def __iter__(self):
        try:
            self.objects = OpenStepDecoder.ParseFromString(self.text)["objects"]
            XcodeProject.load(str(self.project / "project.pbxproj"))  # A second reader.
        except Exception as error:
            yield f"the project cannot be read: {error}"
            return
        for check in (
            self.ids, self.parts, self.paths, self.packages, self.settings, self.schemes,
            self.plists, self.pictures, self.colors, self.code,
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
            if phases != [
                "PBXSourcesBuildPhase",
                "PBXFrameworksBuildPhase",
                "PBXResourcesBuildPhase",
            ]:
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
            if name == "TicTacToe":
                imports = re.findall(
                    r"^(?:@\w+ )?import (\w+)", "\n".join(self.sources.values()), re.M
                )
                for module in sorted(offered & set(imports) - set(linked)):
                    yield f"{module} is imported but not linked"

    def configurations(self, name=None):
        return [
            value["buildSettings"]
            for value in self.of("XCBuildConfiguration").values()
            if name in (None, value["name"])
        ]

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

    # Lists of properties

    def plists(self):
        read = {}
        for name in ("Info.plist", "TicTacToe/PrivacyInfo.xcprivacy"):
            try:
                read[name] = plistlib.loads((self.app / name).read_bytes())
            except (OSError, ValueError, ExpatError) as error:
                yield f"{name} cannot be read: {error}"
                return
        info, privacy = read.values()
        code = "\n".join(self.sources.values())
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
        languages = ["en", *sorted(path.stem for path in (self.root / "Languages").glob("*.po"))]
        if info["CFBundleLocalizations"] != languages:
            yield f"the app speaks {languages}, and says {info['CFBundleLocalizations']}"
        project = next(iter(self.of("PBXProject").values()))
        if project["knownRegions"] != [*languages, "Base"]:
            yield f"the project says it speaks {project['knownRegions']}"
        launch = info["UILaunchScreen"]
        for name in (f"{launch['UIColorName']}.colorset", f"{launch['UIImageName']}.imageset"):
            if not (self.catalogue / name).is_dir():
                yield f"the launch shows {name}, which is not there"
        letters = (self.app / "launch.svg").read_text()
        for tag, name in (("title", "name"), ("desc", "maker")):
            if f"<{tag}>{self.said(name)}</{tag}>" not in letters:
                yield f"the launch does not show the product's {name}"
        reasons = {one["NSPrivacyAccessedAPIType"] for one in privacy["NSPrivacyAccessedAPITypes"]}
        uses = {"NSPrivacyAccessedAPICategoryUserDefaults"} if "UserDefaults" in code else set()
        if reasons != uses:
            yield f"the app uses {sorted(uses)} and gives reasons for {sorted(reasons)}"

    # Assets

    def pictures(self):
        listed = set()
        for path in sorted(self.catalogue.rglob("Contents.json")):
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
        for path in sorted(self.catalogue.rglob("*")):
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
            if not (self.catalogue / name).is_dir():
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
        # Dark, the system's own paper is seen through.
        looks = [look["value"] for look in image.get("appearances", [])]
        if image.get("platform") == "ios" and "dark" not in looks and color != 2:
            yield f"{self.short(file)} can be seen through, which stores refuse"

    def short(self, path):
        return str(path.relative_to(self.catalogue))

    def colors(self):
        sets = {self.short(path)[:-9] for path in self.catalogue.rglob("*.colorset")}
        code = "\n".join(self.sources.values())
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
        mains = [
            path.name for path, text in self.sources.items() if re.search(r"^@main", text, re.M)
        ]
        if len(mains) != 1:
            yield f"the app begins in {mains}"
        for path, text in self.sources.items():
            if re.search(r"^import XCTest", text, re.M):
                yield f"{path.name} is a test in the app"
            if re.search(FOUNDATION, text, re.M):
                for name in sorted(APPLES):
                    if re.search(rf"(?<![.\w]){name}\b(?=\(| \{{|[,)>\]?])", text):
                        yield f"{path.name}: {name} is a type of Apple's, too"
