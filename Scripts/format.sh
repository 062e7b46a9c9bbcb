#!/usr/bin/env bash
# Formats the Swift sources of every package in place; with --check only reports what is not right: the
# format, relative clauses in doc comments, long files, full folders and complicated functions.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/need.sh swift python3
if [ "${1-}" = --check ]; then
  command=(lint --strict)
else
  command=(format --in-place)
fi
# Only folders with Swift sources: build folders contain generated ones.
sources=()
for path in Package.swift Sources Tests {Web,Benchmarks,Examples/{FirstGame,Embedded}}/{Package.swift,Sources} \
  Apple/{Shared,TicTacToe{,UITests,Widget}} \
  Apple/Tests/{Package.swift,Doubles,{SwiftUI,View,Widget}Tests}; do
  [ -e "$path" ] && sources+=("$path")
done
swift format "${command[@]}" --parallel --recursive "${sources[@]}"
if [ "${1-}" = --check ]; then python3 Scripts/readability.py; fi
