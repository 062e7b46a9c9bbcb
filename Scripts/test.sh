#!/usr/bin/env bash
# Runs every check of the project; the first that fails ends it.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/need.sh swift libraries python3 python3-venv \
  chromium-headless-shell firefox-esr webkit2gtk-driver xvfb xauth parallel

step() { printf '\n== %s\n' "$1"; }

step "Format"
Scripts/format.sh --check
echo "The format is right"
python3 Scripts/links.py

venv=build/venv
Scripts/venv.sh

step "Libraries and command line"
# A folder of its own: testing builds with other flags than `swift build -c release`.
swift test -c release -Xswiftc -enable-testing -Xswiftc -warnings-as-errors \
  --scratch-path build/test --disable-xctest

step "Apple"
# Without the flag, new files of the libraries beside this package go unnoticed.
# As it is debugged: what is tested are views, which take no time, and not the solver.
swift test --disable-build-manifest-caching --package-path Apple/Tests --scratch-path build/apple --disable-xctest

step "A package that depends on this one"
example=(--disable-build-manifest-caching --package-path Examples/FirstGame --scratch-path build/example)
swift build "${example[@]}"
swift run --skip-build "${example[@]}" FirstGame
printf '%s\n' b2 b2 hint undo | swift run --skip-build "${example[@]}" FrontEnd >build/front-end.txt
grep -x "b2 is taken" build/front-end.txt

step "Benchmarks, built"
swift build --disable-build-manifest-caching --package-path Benchmarks --scratch-path build/benchmarks

step "Site"
Scripts/site.sh

step "Languages, Apple, match, terminal and server, side by side"
# Each waits for most of its time.
parallel --will-cite --jobs 5 --halt now,fail=1 "$venv/bin/python -m pytest Tests/{=uq=}" ::: \
  'Server -n 3 --dist worksteal' 'Match -n 2 --dist worksteal' Terminal Apple Languages

step "Page in Chromium, Firefox and WebKitGTK"
$venv/bin/python -m pytest Tests/Browser -n 4 --dist worksteal

step "Every check passed"
