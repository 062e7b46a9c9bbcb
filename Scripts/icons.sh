#!/usr/bin/env bash
# Draws the PNG icons of the site from their SVG sources.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/need.sh librsvg2-bin

draw() { rsvg-convert --width "$2" --height "$2" --output "Web/site/$3" "$1"; }

draw Web/site/icon.svg 192 icon-192.png
draw Web/site/icon.svg 512 icon-512.png
# The system cuts these to its own shape: the background fills the square, the mark keeps clear.
draw Web/icon-full-bleed.svg 512 icon-maskable-512.png
draw Web/icon-full-bleed.svg 180 apple-touch-icon.png
