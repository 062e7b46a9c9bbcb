#!/usr/bin/env bash
# Runs all checks of the project and stops at the first failure.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/need.sh swift libraries python3 python3-venv \
  chromium-headless-shell firefox-esr webkit2gtk-driver xvfb parallel

step() { printf '\n== %s\n' "$1"; }

step "Versions"
swift --version 2>/dev/null | sed -n 1p # Unlike head, it reads to the end: nobody writes into a closed pipe.
# Programs that are not from Debian packages have no line.
dpkg-query --show --showformat '${Package} ${Version}\n' binaryen brotli chromium-headless-shell firefox-esr \
  libcairo2-dev libcurl4-openssl-dev libevent-dev libncurses-dev libqrencode-dev libsqlite3-dev minify python3 \
  wasi-libc webkit2gtk-driver zlib1g-dev 2>/dev/null || true

step "Format"
Scripts/format.sh --check
echo "The format is right"
python3 Scripts/links.py
python3 Scripts/articles.py --check

venv=build/venv
Scripts/venv.sh

step "Libraries and command line"
# A separate folder, because the flags differ from those of `swift build -c release`.
swift test -c release -Xswiftc -enable-testing -Xswiftc -warnings-as-errors \
  --scratch-path build/test --disable-xctest

step "Apple"
# Without --disable-build-manifest-caching, SwiftPM misses new files in the libraries. A debug build is
# fast enough, because these tests run views and not the solver.
swift test --disable-build-manifest-caching --package-path Apple/Tests --scratch-path build/apple --disable-xctest

Scripts/swiftui.sh

step "A package that depends on this one"
example=(--disable-build-manifest-caching --package-path Examples/FirstGame --scratch-path build/example)
swift build "${example[@]}"
swift run --skip-build "${example[@]}" FirstGame
printf '%s\n' b2 b2 hint undo | swift run --skip-build "${example[@]}" FrontEnd >build/front-end.txt
grep -x "The centre is taken" build/front-end.txt
python3 Scripts/articles.py --run build/example/debug/Articles
swift run --skip-build "${example[@]}" Picture | grep -c crimson | grep -x 4

step "Benchmarks, built"
swift build --disable-build-manifest-caching --package-path Benchmarks --scratch-path build/benchmarks

step "A server with a fault, built"
# The crash test would build it too, but while other tests run that a compiler would slow down.
swift build --disable-build-manifest-caching --package-path Tests/EarlyAckServer --scratch-path build/early-ack

step "Site"
make --no-print-directory site

step "Languages, Apple, match, terminal and server, side by side"
# In parallel, because each of them mostly waits. After a failure the others end by themselves, and with them
# their servers.
parallel --will-cite --jobs 6 --halt soon,fail=1 "$venv/bin/python -m pytest Tests/{=uq=}" ::: \
  'Server -n 3 --dist worksteal' 'Match -n 2 --dist worksteal' Terminal Apple Languages Release

step "Page in Chromium, Firefox and WebKitGTK"
$venv/bin/python -m pytest Tests/Browser -n 4 --dist worksteal

step "Every check passed"
