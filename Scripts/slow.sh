#!/usr/bin/env bash
# Runs the checks that take an hour or more: ten times the cases of the Swift tests, hundreds of killed servers,
# a million damaged requests, a database that crashes, ten minutes of games, a real screen reader, pictures of
# all texts, packages in systems of their own, a bare machine.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/dist.sh --check # Fails now rather than when it packs at the end.
Scripts/need.sh swift libraries python3 python3-venv libpq-dev postgresql caddy gcc libc6-dev \
  chromium-headless-shell firefox-esr xvfb openbox xdotool at-spi2-core speech-dispatcher orca debootstrap lintian systemd

export SLOW=1
venv=build/venv
Scripts/venv.sh
swift test -c release -Xswiftc -enable-testing -Xswiftc -warnings-as-errors \
  --scratch-path build/test --disable-xctest
swift build -c release -Xswiftc -warnings-as-errors --traits PostgreSQL --product tictactoe \
  --scratch-path build/postgresql
$venv/bin/python -m pytest Tests/Server
make --no-print-directory site
$venv/bin/python -m pytest Tests/Browser/{live/test_rooms,look/test_pictures,engines/test_exports}.py
$venv/bin/python -m pytest Tests/Reader
python3 Benchmarks/load/load.py build/test/release/tictactoe --soak 600
# A program in Embedded Swift that depends on the libraries.
swift run -c release --disable-build-manifest-caching --package-path Examples/Embedded --toolset Examples/Embedded/toolset.json \
  --scratch-path build/embedded | grep -x '3x3:[a-c1-3]*'
make --no-print-directory docs  # Warnings are errors.
make --no-print-directory dist
unshare --mount $venv/bin/python -m pytest Tests/Packages  # Its mounts end with it.
Scripts/bare.sh
