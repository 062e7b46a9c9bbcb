"""Colours on the screen, and their contrast."""

import base64
import json
from collections import Counter

# Opens a picture and returns a function for its pixels.
OPEN = """async (text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    return (left = 0, top = 0, right = width, bottom = height) => {
        [right, bottom] = [Math.min(right, width), Math.min(bottom, height)];
        const { data } = context.getImageData(left, top, right - left, bottom - top);
        const colors = [];
        for (let index = 0; index < data.length; index += 4) {
            colors.push(data[index] << 16 | data[index + 1] << 8 | data[index + 2]);
        }
        return colors;
    };
}"""
# One text here and below, because a list would be sent number by number.
DECODE = f"async (text) => (await ({OPEN})(text))().join()"
# The number of pixels of each colour, for each place.
COUNT = f"""async ([text, places]) => {{
    const pixels = await ({OPEN})(text);
    const [down, up] = [Math.floor, Math.ceil].map((round) => (number) => round(number * devicePixelRatio));
    return JSON.stringify(places.map(({{ x, y, width, height }}) => {{
        const counts = new Map();
        for (const color of pixels(down(x), down(y), up(x + width), up(y + height))) {{
            counts.set(color, (counts.get(color) ?? 0) + 1);
        }}
        return [...counts];
    }}));
}}"""


def channels(color):
    return color >> 16, color >> 8 & 255, color & 255


def colors(page, clip):
    """The colours of a part of the page, pixel by pixel: (red, green, blue)."""
    picture = page.screenshot(clip=clip, animations="disabled")
    packed = page.evaluate(DECODE, base64.b64encode(picture).decode())
    return [channels(int(color)) for color in packed.split(",")]


def greatest_change(before, after):
    """The largest distance between the two colours of a pixel."""
    return max(contrast(one, other) for one, other in set(zip(before, after)))


def contrasts(page, places):
    """The contrast at each place between its background, the commonest colour, and what stands out most."""
    left, top = min(place["x"] for place in places), min(place["y"] for place in places)
    clip = {
        "x": left, "y": top,
        "width": max(place["x"] + place["width"] for place in places) - left,
        "height": max(place["y"] + place["height"] for place in places) - top,
    }
    picture = page.screenshot(clip=clip, animations="disabled")
    inside = [{**place, "x": place["x"] - left, "y": place["y"] - top} for place in places]
    counted = json.loads(page.evaluate(COUNT, [base64.b64encode(picture).decode(), inside]))
    return [
        greatest_contrast(Counter({channels(color): count for color, count in counts}))
        for counts in counted
    ]


def contrast(one, other):
    """The contrast of two colours as WCAG defines it, from 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(color):
    channels = [value / 255 for value in color]
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def greatest_contrast(colors):
    """The contrast between the background, the commonest colour, and what stands out most.

    The colours are a list of pixels, or already counted.
    """
    ground = Counter(colors).most_common(1)[0][0]
    return max(contrast(ground, color) for color in set(colors))
