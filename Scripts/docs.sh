#!/usr/bin/env bash
# Builds the documentation of three libraries into build/docs; warnings are errors.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/need.sh swift

graphs=$PWD/build/docs/graphs
rm -rf build/docs
mkdir -p "$graphs"
# A separate folder, because targets that are already built write no symbol graph.
swift build --target GameSession --scratch-path build/docs/build -Xswiftc -emit-symbol-graph \
  -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs"
for library in GameRules GameSolver GameSession; do
  mkdir -p "$graphs/$library"
  mv "$graphs/$library".symbols.json "$graphs/$library"
  docc convert Sources/$library/$library.docc --additional-symbol-graph-dir "$graphs/$library" \
    --output-path build/docs/$library.doccarchive --warnings-as-errors
done
echo "The documentation is in build/docs"
