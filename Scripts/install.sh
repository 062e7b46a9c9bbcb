#!/usr/bin/env bash
# Installs the program, its manual page, its completions and, if it is built, the page under $PREFIX;
# packagers can put $DESTDIR in front of that.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/need.sh swift libraries

# Links the Swift libraries statically, so that the program runs without a toolchain.
options=(-c release --static-swift-stdlib --scratch-path build/install --product tictactoe)
swift build "${options[@]}"
program=$(swift build "${options[@]}" --show-bin-path)/tictactoe

root=${DESTDIR-}${PREFIX:-/usr/local}
install -d "$root"/bin "$root"/share/{man/man1,bash-completion/completions,zsh/site-functions} \
  "$root"/share/fish/vendor_completions.d
install -s -m 755 "$program" "$root"/bin/tictactoe

share() {
  "$program" "${@:2}" >"$root/share/$1"
  chmod 644 "$root/share/$1"
}
share man/man1/tictactoe.1 manual
share bash-completion/completions/tictactoe completions bash
share zsh/site-functions/_tictactoe completions zsh
share fish/vendor_completions.d/tictactoe.fish completions fish

# Replaced as a whole, because a site must not contain files of another build.
if [ -e build/site/index.html ]; then
  rm -rf "$root"/share/tictactoe/site
  install -d "$root"/share/tictactoe
  cp -R build/site "$root"/share/tictactoe/site
fi
echo "Installed under $root"
