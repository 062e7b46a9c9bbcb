#!/usr/bin/env bash
# Packs what `make build` has built into build/dist: a Debian package, a folder that brings its own libraries,
# the page for any static host, the sources, and checksums. The same commit gives the same bytes, wherever it is
# built (decision 92). With --check it only finds out whether there is a commit to pack.
set -euo pipefail
cd "$(dirname "$0")/.."

refuse() {
  echo "make dist packs a commit, $1" >&2
  exit 1
}
# Dates and sources are those of the commit, so the program has to be built from it, too.
changes=$(git status --porcelain) || refuse "and git finds none here: run it in a clone of the repository."
[ -z "$changes" ] || refuse "and these files differ from the last one. Commit them or take them away:
$changes"
[ "${1-}" != --check ] || exit 0

Scripts/need.sh debhelper patchelf

version=$(build/install/bin/tictactoe --version)
version=${version#tictactoe }
# Every date in an archive is that of the commit.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
umask 022

dist=$PWD/build/dist
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rm -rf "$dist"
mkdir -p "$dist"

main() {
  pack_debian
  pack_folder "tictactoe-$version-linux-$(uname -m)"
  pack_site "tictactoe-$version-site"
  pack_sources "tictactoe-$version-source"
  (cd "$dist" && sha256sum -- * >SHA256SUMS)
  cat "$dist/SHA256SUMS"
}

# pack FOLDER: archives its content, independent of this machine's order, owners and dates.
pack() {
  tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
    --mode=u=rwX,go=rX -c "$1" | xz -T1 -6 >"$dist/$1.tar.xz"
}

pack_debian() {
  local source=$work/debian-package
  mkdir "$source"
  cp -R Scripts/debian "$source/debian"
  cp Scripts/systemd/tictactoe.socket "$source/debian/"
  sed 's|@PREFIX@|/usr|' Scripts/systemd/tictactoe.service >"$source/debian/tictactoe.service"
  printf 'tictactoe (%s-1) unstable; urgency=medium\n\n  * Version %s; changelog.gz beside this file says what is new.\n\n -- %s  %s\n' \
    "$version" "$version" "$(sed -n 's/^Maintainer: //p' Scripts/debian/control)" \
    "$(date -R -d "@$SOURCE_DATE_EPOCH")" >"$source/debian/changelog"
  write_copyright >"$source/debian/copyright"
  cp CHANGELOG.md "$source/"
  DESTDIR=$source PREFIX=/usr Scripts/install.sh >/dev/null
  (cd "$source" && dpkg-buildpackage --build=binary --no-sign --no-check-builddeps) >"$work/log" 2>&1 ||
    { cat "$work/log" >&2; exit 1; }
  cp "$work"/*.deb "$dist/"
}

# Writes the licences, word for word, in the form that Debian reads.
write_copyright() {
  indented() { sed 's/^[[:space:]]*$/./; s/^/ /' "$@"; }
  cat <<END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: tictactoe
Comment: The program contains the Swift runtime, whose licence (Apache-2.0 with
 the Runtime Library Exception) asks for no notice.

Files: *
Copyright: $(sed -n 's/^Copyright (c) //p' LICENSE)
License: Expat
$(sed 1,4d LICENSE | indented)

Files: usr/share/tictactoe/site/manrope-*
Copyright: $(sed -n '1s/^Copyright //p' Web/site/manrope-license.txt)
License: OFL-1.1
$(sed 1,2d Web/site/manrope-license.txt | indented)
END
}

# The C library, and what belongs to it, stays that of the system.
pack_folder() {
  local root=$work/$1 soname library
  mkdir -p "$root/lib/tictactoe"
  DESTDIR=$root PREFIX=/. Scripts/install.sh >/dev/null
  rm -r "$root/lib/systemd"
  mkdir -p "$root/share/doc/tictactoe"
  cp LICENSE CHANGELOG.md "$root/share/doc/tictactoe/"
  while read -r soname library; do
    [[ $soname =~ ^(libc|libm|libdl|libpthread|librt|libresolv|ld-linux.*)\.so ]] && continue
    install -m 644 "$(realpath "$library")" "$root/lib/tictactoe/$soname"
    library=$(realpath "$library")
    cp "/usr/share/doc/$(dpkg -S "$library" "${library#/usr}" 2>/dev/null | sed -n '1s/:.*//p')/copyright" \
      "$root/share/doc/tictactoe/${soname%%.so*}.copyright"
  done < <(ldd "$root/bin/tictactoe" | awk '$3 ~ /^\// { print $1, $3 }')
  # RPATH and not RUNPATH: it holds for the libraries of libraries, too.
  patchelf --force-rpath --set-rpath '$ORIGIN/../lib/tictactoe' "$root/bin/tictactoe"
  pack "$1"
}

pack_site() {
  cp -R build/site "$work/$1"
  pack "$1"
}

pack_sources() {
  mkdir "$work/$1"
  git archive HEAD | tar -x -C "$work/$1"
  pack "$1"
}

main
