#!/usr/bin/env bash
# Runs every check of the project; the first that fails ends it.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/need.sh swift python3 python3-venv chromium

step() { printf '\n== %s\n' "$1"; }

step "Format"
Scripts/format.sh --check
echo "The format is right"

step "Libraries and command line"
# A folder of its own: testing builds with other flags than `swift build -c release`.
swift test -c release -Xswiftc -enable-testing --scratch-path build/test --disable-xctest

step "Site"
Scripts/site.sh

step "Page in Chromium"
requirements=Tests/Browser/requirements.txt
if ! cmp -s $requirements build/venv/requirements.txt; then
  rm -rf build/venv
  python3 -m venv build/venv
  build/venv/bin/python -m pip install --quiet --disable-pip-version-check -r $requirements
  cp $requirements build/venv/
fi
build/venv/bin/python -m pytest Tests/Browser

step "Every check passed"
