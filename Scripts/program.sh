#!/usr/bin/env bash
# Builds the program into .build/release.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/need.sh swift python3 libraries
# As old as its sources, for make: one that did not have to be linked again counts as new.
begun=$(mktemp)
trap 'rm "$begun"' EXIT
swift build -c release --product tictactoe
touch -r "$begun" .build/release/tictactoe
