#!/usr/bin/env bash
# Draws the pictures of the site and the icons of the app from their SVG sources, and copies the page's colours to
# the app.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/need.sh librsvg2-bin python3 chromium-headless-shell
mkdir -p build

draw() { rsvg-convert --width "$2" --output "$3" "$1"; }

draw Web/site/icon.svg 192 Web/site/icon-192.png
draw Web/site/icon.svg 512 Web/site/icon-512.png
# The system crops these: the background fills the square and the mark stays clear of the edges.
draw Web/icon-full-bleed.svg 512 Web/site/icon-maskable-512.png
draw Web/icon-full-bleed.svg 180 Web/site/apple-touch-icon.png
# The icon file that browsers and programs ask for without reading the page, with one PNG of 32 pixels.
draw Web/site/icon.svg 32 build/favicon.png
python3 - <<'END'
import pathlib, struct
picture = pathlib.Path("build/favicon.png").read_bytes()
head = struct.pack("<HHHBBBBHHII", 0, 1, 1, 32, 32, 0, 0, 1, 32, len(picture), 22)
pathlib.Path("Web/site/favicon.ico").write_bytes(head + picture)
END
# The picture that chat programs show for a link to the page.
Scripts/program.sh
.build/release/tictactoe picture 4x4+corners+squares:a1b2d1c2a4c3d4 Web/site/cover.png

# The pictures in the README, and those that browsers show before they install the page.
Scripts/site.sh
Scripts/venv.sh
build/venv/bin/python Scripts/screenshots.py

python3 Scripts/assets.py
python3 Scripts/assets.py --drawings build/drawings | while IFS=$'\t' read -r drawing width file; do
  draw "$drawing" "$width" "$file"
done
