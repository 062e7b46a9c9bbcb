#!/usr/bin/env bash
# Builds the documentation of the libraries with articles into build/docs, and all of it as one site into build/docs/site;
# warnings are errors. BASE is the path at which that site will be found; by default it is the root.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/need.sh swift

graphs=$PWD/build/docs/graphs
rm -rf build/docs
mkdir -p "$graphs"
# A separate folder, because targets that are already built write no symbol graph.
for target in GameSession GameRooms; do
  swift build --target $target --scratch-path build/docs/build -Xswiftc -emit-symbol-graph \
    -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs"
done
archives=()
for library in GameRules GameSolver GamePuzzles GameSession GameRooms; do
  mkdir -p "$graphs/$library"
  mv "$graphs/$library".symbols.json "$graphs/$library"
  docc convert Sources/$library/$library.docc --additional-symbol-graph-dir "$graphs/$library" \
    --output-path build/docs/$library.doccarchive --hosting-base-path "${BASE-}" --warnings-as-errors
  archives+=(build/docs/$library.doccarchive)
done
docc merge "${archives[@]}" --output-path build/docs/site --synthesized-landing-page-name Tic-tac-toe \
  --synthesized-landing-page-kind Package
echo "The documentation is in build/docs"
