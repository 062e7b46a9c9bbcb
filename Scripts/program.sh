#!/usr/bin/env bash
# Builds the program into .build/release.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/need.sh swift python3 libraries
swift build -c release --product tictactoe
