#!/usr/bin/env python3
"""Generates the app's asset catalogues from the colours and the icon of the page.

The colours are custom properties in Web/site/style.css and rest.css: for light and dark mode, for more
contrast, and for themes with their own colours. The icons are the drawing of Web/site/icon.svg on
other backgrounds. The output is committed: run `make icons` after changing the page's colours or icon.
`--check` only reports what is out of date; `--drawings FOLDER` writes the SVG sources of the pictures
and a list of them.
"""

import argparse
import json
import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).parents[1]
CATALOGUE = "Apple/TicTacToe/Assets.xcassets"
SHARED = "Apple/Shared/Colors.xcassets"  # Also used by the widget.
INFO = {"author": "xcode", "version": 1}

# The app's colour names and the page's custom properties.
COLORS = {
    "Ground": "ground", "Glow": "glow", "Sheet": "sheet", "Ink": "ink", "Soft": "soft",
    "Grid": "grid", "Edge": "edge", "Wash": "wash", "MarkX": "x", "MarkO": "o", "Win": "win",
    "WinWash": "win-wash", "Loss": "loss", "Mistake": "pen",
}  # fmt: skip
# Themes with their own colours, by folder.
THEMES = {"Contrast": "contrast", "Chalk": "chalk"}


# Colours


def properties(css, selector):
    """The custom properties that the rules of a CSS selector set, by name; the last one counts."""
    rules = re.findall(r"(?<!\S)" + re.escape(selector) + r" \{(.*?)\}", css, re.S)
    return dict(re.findall(r"--([\w-]+): (.*?);", "".join(rules)))


class Page:
    """The colours of the page."""

    def __init__(self, root):
        site = root / "Web/site"
        style, rest = (site / "style.css").read_text(), (site / "rest.css").read_text()
        self.base = properties(style, ":root")
        self.more = properties(style, ":root:root")
        self.themes = {name: properties(rest, f"[data-theme={name}]") for name in THEMES.values()}
        self.schemes = {
            name: re.search(rf"\[data-theme={name}\] \{{\s*color-scheme: (.*?);", rest)[1].split()
            for name in THEMES.values()
        }

    def value(self, name, theme=None, dark=False, more=False):
        """A colour as red, green, blue and opacity."""
        table = self.base | self.themes.get(theme, {}) | (self.more if more else {})
        text = table[name]
        if match := re.fullmatch(r"var\(--(.*)\)", text):
            return self.value(match[1], theme, dark)
        if match := re.fullmatch(r"light-dark\((.*?), (.*?)\)", text):
            text = match[2 if dark else 1]
        digits = text.lstrip("#")
        if len(digits) in (3, 4):
            digits = "".join(digit * 2 for digit in digits)
        if not re.fullmatch(r"[0-9a-f]{6}([0-9a-f]{2})?", digits):
            raise SystemExit(f"--{name} is no plain colour: {text}")
        return list(bytes.fromhex(digits.ljust(8, "f")))

    def set(self, name, theme=None):
        """A colour set for light and dark mode, and for more contrast if that differs."""
        darks = [True] if self.schemes.get(theme) == ["dark"] else [False, True]
        usual = [self.value(name, theme, dark) for dark in darks]
        more = [self.value(name, theme, dark, more=True) for dark in darks]
        # Both or neither: otherwise the system would have to choose between dark and contrast.
        levels = [(usual, []), (more, [("contrast", "high")])][: 1 if more == usual else 2]
        entries = []
        for values, contrast in levels:
            for dark, value in zip(darks, values):
                looks = [("luminosity", "dark")] if dark and len(darks) > 1 else []
                entries.append(entry(value, looks + contrast))
        return {"colors": entries, "info": INFO}

    def accent(self):
        """The accent colour: that of the second mark, which does not look like a warning."""
        high = [("contrast", "high")]
        dark = [("luminosity", "dark")]
        looks = [(None, []), (None, dark), ("contrast", high), ("contrast", dark + high)]
        colors = [entry(self.value("o", theme, dark[0] in look), look) for theme, look in looks]
        return {"colors": colors, "info": INFO}


def entry(value, looks):
    red, green, blue, alpha = value
    parts = {"red": red, "green": green, "blue": blue}
    components = {name: f"0x{part:02X}" for name, part in parts.items()}
    color = {"color-space": "srgb", "components": components | {"alpha": f"{alpha / 255:.3f}"}}
    made = {"idiom": "universal", "color": color}
    if looks:
        made["appearances"] = [{"appearance": kind, "value": value} for kind, value in looks]
    return made


# Pictures: for each file, its drawing and its width in pixels


def hexadecimal(value):
    return "#" + "".join(f"{part:02x}" for part in value[:3])


def drawings(root):
    page = Page(root)
    icon = (root / "Web/site/icon.svg").read_text()
    mark = re.search(r'<g id="mark".*?</g>', icon, re.S)[0]
    paper = re.search(r"<radialGradient.*?</radialGradient>", icon, re.S)[0]
    used = {page_name: hexadecimal(page.value(page_name)) for page_name in ("grid", "x", "o")}
    for name, color in used.items():
        if color not in mark:
            raise SystemExit(f"Web/site/icon.svg is not drawn with --{name}, {color}")

    def painted(colors):
        """The mark in other colours."""
        return re.sub(r"#[0-9a-f]{6}", lambda match: colors[match[0]], mark)

    def drawing(*parts, box="0 0 64 64"):
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(parts)}</svg>\n'

    def clear(part):
        """The part scaled down, because the system crops icons to its own shape."""
        return f'<g transform="translate(32 32) scale(.78) translate(-32 -32)">{part}</g>'

    night = {color: hexadecimal(page.value(name, dark=True)) for name, color in used.items()}
    # The system tints bright areas, so the marks are the brightest.
    gray = {used["grid"]: "#8c8c8c", used["x"]: "#ffffff", used["o"]: "#d0d0d0"}
    square = '<rect width="64" height="64" fill="url(#paper)"/>'
    black = '<rect width="64" height="64" fill="#000"/>'
    # A Mac icon is a square with rounded corners and a margin for its shadow.
    mac = re.search(r"<svg[^>]*>(.*)</svg>", icon, re.S)[1]
    launch = (root / "Apple/launch.svg").read_text()

    def lettering(color):
        return launch.replace("currentColor", color)

    made = {
        "AppIcon.appiconset/light.png": (drawing(paper, square, clear(mark)), 1024),
        "AppIcon.appiconset/dark.png": (drawing(clear(painted(night))), 1024),
        "AppIcon.appiconset/tinted.png": (drawing(black, clear(painted(gray))), 1024),
    }
    for width in (16, 32, 64, 128, 256, 512, 1024):
        picture = drawing(mac, box="-7.77 -7.77 79.54 79.54")
        made[f"AppIcon.appiconset/mac-{width}.png"] = (picture, width)
    vision = "VisionIcon.solidimagestack/{0}.solidimagestacklayer/Content.imageset/{1}.png"
    made[vision.format("Front", "front")] = (drawing(clear(mark)), 1024)
    made[vision.format("Back", "back")] = (drawing(paper, square), 1024)
    for scale in (1, 2, 3):
        for dark in (False, True):
            name = f"Launch.imageset/{'dark' if dark else 'light'}@{scale}x.png"
            made[name] = (lettering(hexadecimal(page.value("ink", dark=dark))), 280 * scale)
    return made


# Contents of the catalogues


def lists(root):
    """The contents of every list, by file."""
    page = Page(root)
    lists = {CATALOGUE: pictures(page), SHARED: colors(page)}
    return {
        str(pathlib.PurePosixPath(folder, name, "Contents.json")): json.dumps(value, indent=2)
        + "\n"
        for folder, made in lists.items()
        for name, value in made.items()
    }


def colors(page):
    made = {"": {"info": INFO}}
    for name, of_page in COLORS.items():
        made[f"{name}.colorset"] = page.set(of_page)
    for folder, theme in THEMES.items():
        made[folder] = {"info": INFO, "properties": {"provides-namespace": True}}
        for name, of_page in COLORS.items():
            made[f"{folder}/{name}.colorset"] = page.set(of_page, theme)
    return made


def pictures(page):
    group = {"info": INFO}
    made = {"": group, "AccentColor.colorset": page.accent()}

    def phone(name, *looks):
        picture = {"filename": name, "idiom": "universal", "platform": "ios", "size": "1024x1024"}
        if looks:
            picture["appearances"] = [{"appearance": "luminosity", "value": look} for look in looks]
        return picture

    images = [phone("light.png"), phone("dark.png", "dark"), phone("tinted.png", "tinted")]
    for points in (16, 32, 128, 256, 512):
        for scale in (1, 2):
            images.append(
                {
                    "filename": f"mac-{points * scale}.png",
                    "idiom": "mac",
                    "scale": f"{scale}x",
                    "size": f"{points}x{points}",
                }  # fmt: skip
            )
    made["AppIcon.appiconset"] = {"images": images, "info": INFO}

    stack = "VisionIcon.solidimagestack"
    layers = ["Front", "Back"]
    made[stack] = {
        "info": INFO, "layers": [{"filename": f"{name}.solidimagestacklayer"} for name in layers],
    }  # fmt: skip
    for name in layers:
        layer = f"{stack}/{name}.solidimagestacklayer"
        picture = {"filename": f"{name.lower()}.png", "idiom": "vision", "scale": "2x"}
        made[layer] = group
        made[f"{layer}/Content.imageset"] = {"images": [picture], "info": INFO}

    launch = []
    for look in ("light", "dark"):
        for scale in (1, 2, 3):
            picture = {
                "filename": f"{look}@{scale}x.png",
                "idiom": "universal",
                "scale": f"{scale}x",
            }
            if look == "dark":
                picture["appearances"] = [{"appearance": "luminosity", "value": "dark"}]
            launch.append(picture)
    made["Launch.imageset"] = {"images": launch, "info": INFO}
    return made


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say what is not up to date")
    parser.add_argument("--drawings", metavar="FOLDER", help="write what pictures are made of")
    arguments = parser.parse_args()
    made = lists(ROOT)
    if arguments.drawings:
        folder = pathlib.Path(arguments.drawings)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for number, (name, (drawing, width)) in enumerate(drawings(ROOT).items()):
            (folder / f"{number}.svg").write_text(drawing)
            print(f"{folder}/{number}.svg\t{width}\t{CATALOGUE}/{name}")
        return
    old = [name for name, text in made.items() if not is_file(ROOT / name, text)]
    here = [path for one in (CATALOGUE, SHARED) for path in (ROOT / one).rglob("Contents.json")]
    old += [name for path in here if (name := str(path.relative_to(ROOT))) not in made]
    if arguments.check:
        for name in old:
            print(f"{name} is not up to date: run make icons")
        sys.exit(1 if old else 0)
    for name in old:
        path = ROOT / name
        if name not in made:
            path.unlink()
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made[name])


def is_file(path, text):
    return path.is_file() and path.read_text() == text


if __name__ == "__main__":
    main()
