#!/usr/bin/env bash
# Copies what `make build` has built to $PREFIX: the program, its manual page, its completions, its units
# for systemd and, if it is built, the page. It builds nothing, so that root needs no toolchain and leaves
# no files behind; packagers can put $DESTDIR in front of $PREFIX.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ ! -e build/install/bin/tictactoe ]; then
  echo "There is nothing to install yet: run 'make build' first, as yourself." >&2
  exit 1
fi

prefix=${PREFIX:-/usr/local}
# Some shells leave the tilde of PREFIX=~/.local as it is.
case $prefix in "~"/*) prefix=$HOME/${prefix#??} ;; esac
case $prefix in
/*) ;;
*) echo "PREFIX=$prefix: give the whole path of the folder." >&2 && exit 1 ;;
esac
root=${DESTDIR-}$prefix
(cd build/install && find . -type f) | while read -r file; do
  mode=644
  [ "$file" != ./bin/tictactoe ] || mode=755
  install -D -m $mode "build/install/$file" "$root/$file"
done

install -d "$root/lib/systemd/system"
for unit in tictactoe.service tictactoe.socket; do
  sed "s|@PREFIX@|$prefix|" "Scripts/systemd/$unit" >"$root/lib/systemd/system/$unit"
  chmod 644 "$root/lib/systemd/system/$unit"
done

# Replaced as a whole, because a site must not contain files of another build.
if [ -e build/site/index.html ]; then
  install -d "$root"/share/tictactoe
  new=$root/share/tictactoe/site.new
  rm -rf "$new"
  cp -R build/site "$new"
  # The service runs as a user of its own, whoever has built the page.
  chmod -R u=rwX,go=rX "$new"
  rm -rf "$root"/share/tictactoe/site
  mv "$new" "$root"/share/tictactoe/site
fi
echo "Installed under $root"
