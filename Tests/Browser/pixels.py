"""Colours as they are on the screen, and how well they can be told apart."""

import base64
from collections import Counter

DECODE = """async (text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const colors = [];
    for (let index = 0; index < data.length; index += 4) {
        colors.push(data[index] << 16 | data[index + 1] << 8 | data[index + 2]);
    }
    // One text, as a list is sent number by number.
    return colors.join();
}"""


def colors(page, clip):
    """The colours of a part of the page, pixel by pixel: (red, green, blue)."""
    picture = page.screenshot(clip=clip, animations="disabled")
    packed = page.evaluate(DECODE, base64.b64encode(picture).decode())
    return [(color >> 16, color >> 8 & 255, color & 255) for color in map(int, packed.split(","))]


def greatest_change(before, after):
    """How far the two colours of a pixel are from each other, where they are farthest."""
    return max(contrast(one, other) for one, other in set(zip(before, after)))


CONTRASTS = """async ([text, places]) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const linear = (value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const luminance = (color) => 0.2126 * linear((color >> 16) / 255)
        + 0.7152 * linear((color >> 8 & 255) / 255) + 0.0722 * linear((color & 255) / 255);
    return places.map(({ x, y, width, height }) => {
        const [left, top] = [Math.max(0, Math.floor(x * devicePixelRatio)), Math.max(0, Math.floor(y * devicePixelRatio))];
        const right = Math.min(bitmap.width, Math.ceil((x + width) * devicePixelRatio));
        const bottom = Math.min(bitmap.height, Math.ceil((y + height) * devicePixelRatio));
        const { data } = context.getImageData(left, top, right - left, bottom - top);
        const counts = new Map();
        for (let index = 0; index < data.length; index += 4) {
            const color = data[index] << 16 | data[index + 1] << 8 | data[index + 2];
            counts.set(color, (counts.get(color) ?? 0) + 1);
        }
        const ground = luminance([...counts].reduce((most, one) => one[1] > most[1] ? one : most)[0]);
        return Math.max(...[...counts.keys()].map(luminance).map((seen) =>
            (Math.max(seen, ground) + 0.05) / (Math.min(seen, ground) + 0.05)));
    });
}"""


def contrasts(page, places):
    """How far what stands out most is from its ground, the commonest colour, at each of the places."""
    left, top = min(place["x"] for place in places), min(place["y"] for place in places)
    clip = {
        "x": left, "y": top,
        "width": max(place["x"] + place["width"] for place in places) - left,
        "height": max(place["y"] + place["height"] for place in places) - top,
    }
    picture = page.screenshot(clip=clip, animations="disabled")
    inside = [{**place, "x": place["x"] - left, "y": place["y"] - top} for place in places]
    return page.evaluate(CONTRASTS, [base64.b64encode(picture).decode(), inside])


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
    """How far the ground, which is the commonest colour, is from what stands out most."""
    ground = Counter(colors).most_common(1)[0][0]
    return max(contrast(ground, color) for color in set(colors))
