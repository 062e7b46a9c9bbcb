#!/usr/bin/env bash
# release.sh TAG REPOSITORY FOLDER...: puts together in build/release what `make dist` has packed on several machines,
# with one list of checksums and a formula for Homebrew, and in build/notes.md what the changelog says of the version.
set -euo pipefail
cd "$(dirname "$0")/.."

version=${1#v} repository=$2
shift 2
release=build/release
rm -rf $release
mkdir -p $release

for folder in "$@"; do
  (cd "$folder" && sha256sum --check --strict --quiet SHA256SUMS)
  for file in "$folder"/*; do
    name=${file##*/}
    [ "$name" != SHA256SUMS ] || continue
    # The page and the sources are of no architecture: every machine has to have made the same bytes.
    if [ -e "$release/$name" ]; then
      cmp "$file" "$release/$name" || { echo "Scripts/release.sh: two machines made different files" >&2; exit 1; }
    fi
    cp "$file" $release/
  done
done

sum() { sha256sum "$release/tictactoe-$version-$1.tar.xz" | cut -d ' ' -f 1; }
source=$(sum source)
site=$(sum site)
sed "1d; s|@VERSION@|$version|g; s|@REPOSITORY@|$repository|; s|@SOURCE@|$source|; s|@SITE@|$site|" \
  Scripts/homebrew/tictactoe.rb >$release/tictactoe.rb
(cd $release && sha256sum -- * >SHA256SUMS)

awk -v version="$version" '/^## / { wanted = ($2 == version); next } wanted' CHANGELOG.md >build/notes.md
grep -q . build/notes.md || { echo "Scripts/release.sh: CHANGELOG.md has nothing on $version" >&2; exit 1; }
