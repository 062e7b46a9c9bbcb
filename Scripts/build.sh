#!/usr/bin/env bash
# Builds what `make install` copies into build/install: the program, its manual page and its completions.
# TRAITS=PostgreSQL builds it for that database too.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/need.sh swift libraries
[ "${TRAITS-}" != PostgreSQL ] || Scripts/need.sh libpq-dev

# Links the Swift libraries statically, so that the program runs without a toolchain. Leaves out debug information and
# the records of incremental builds, because both name the build folder (decision 92).
options=(-c release --static-swift-stdlib --scratch-path build/static --product tictactoe -debug-info-format none
  -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen)
[ -z "${TRAITS-}" ] || options+=(--traits "$TRAITS")
swift build "${options[@]}"
program=$(swift build "${options[@]}" --show-bin-path)/tictactoe

rm -rf build/install
install -d build/install/bin build/install/share/{man/man1,bash-completion/completions} \
  build/install/share/{zsh/site-functions,fish/vendor_completions.d}
install -s -m 755 "$program" build/install/bin/tictactoe
"$program" manual >build/install/share/man/man1/tictactoe.1
"$program" completions bash >build/install/share/bash-completion/completions/tictactoe
"$program" completions zsh >build/install/share/zsh/site-functions/_tictactoe
"$program" completions fish >build/install/share/fish/vendor_completions.d/tictactoe.fish
echo "Built. To install: sudo make install"
