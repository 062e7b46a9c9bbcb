#!/usr/bin/env bash
# Draws the PNG icons of the site and the app from their SVG sources, and copies the page's colours to
# the app.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/need.sh librsvg2-bin python3

draw() { rsvg-convert --width "$2" --output "$3" "$1"; }

draw Web/site/icon.svg 192 Web/site/icon-192.png
draw Web/site/icon.svg 512 Web/site/icon-512.png
# The system crops these: the background fills the square and the mark stays clear of the edges.
draw Web/icon-full-bleed.svg 512 Web/site/icon-maskable-512.png
draw Web/icon-full-bleed.svg 180 Web/site/apple-touch-icon.png

python3 Scripts/assets.py
python3 Scripts/assets.py --drawings build/drawings | while IFS=$'\t' read -r drawing width file; do
  draw "$drawing" "$width" "$file"
done
