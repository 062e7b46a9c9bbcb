#!/usr/bin/env bash
# need.sh PACKAGE...: installs missing Debian packages, or explains how to. `swift` stands for the Swift
# toolchain, which Debian 12 does not have, and `libraries` for those that the program links.
set -euo pipefail

oldest_swift=6.3
libraries=(libncurses-dev libcurl4-openssl-dev libevent-dev libsqlite3-dev libqrencode-dev libcairo2-dev
  zlib1g-dev)

check_swift() {
  if ! command -v swift >/dev/null; then
    echo "Swift $oldest_swift or newer is needed, and there is no 'swift' on PATH." >&2
    echo "Install it from swift.org/install, then run the command again." >&2
    exit 1
  fi
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p')
  if ! printf '%s\n' "$oldest_swift" "${version:-0}" | sort -VC; then
    echo "Swift $oldest_swift or newer is needed; $(command -v swift) is ${version:-unreadable}." >&2
    exit 1
  fi
}

# Whether the toolchain's own compiler finds a header: it builds with them, and a machine may have no other.
is_found() { echo "#include <$1>" | "$(Scripts/toolchain.sh)/bin/clang" -E -; }

# Looks for the part of a package that is used, so that apt need not be asked.
present() {
  case $1 in
    at-spi2-core) test -x /usr/libexec/at-spi-bus-launcher ;;
    binaryen) command -v wasm-opt ;;
    caddy) command -v caddy ;;
    brotli) command -v brotli ;;
    chromium-headless-shell) command -v "${CHROMIUM:-chromium-headless-shell}" ;;
    debhelper) command -v dh ;;
    debootstrap) command -v debootstrap ;;
    firefox-esr) command -v firefox-esr ;;
    libclang-rt-14-dev-wasm32)
      test -e /usr/lib/llvm-14/lib/clang/14.0.6/lib/wasi/libclang_rt.builtins-wasm32.a ;;
    gcc) command -v cc ;;
    libc6-dev) is_found stdio.h ;;
    libcairo2-dev) is_found cairo/cairo.h ;;
    libcurl4-openssl-dev) is_found curl/curl.h ;;
    libevent-dev) is_found event2/http.h ;;
    libncurses-dev) is_found ncurses.h ;;
    libpq-dev) is_found postgresql/libpq-fe.h ;;
    libqrencode-dev) is_found qrencode.h ;;
    libsqlite3-dev) is_found sqlite3.h ;;
    librsvg2-bin) command -v rsvg-convert ;;
    lintian) command -v lintian ;;
    minify) command -v minify ;;
    openbox) command -v openbox ;;
    orca) command -v orca ;;
    parallel) parallel --will-cite --version ;; # There is another program of that name.
    patchelf) command -v patchelf ;;
    postgresql) ls /usr/lib/postgresql/*/bin/initdb ;;
    python3) command -v python3 ;;
    python3-venv) python3 -c 'import ensurepip' ;;
    speech-dispatcher) command -v speech-dispatcher ;;
    systemd) command -v systemd-analyze ;;
    webkit2gtk-driver) command -v WebKitWebDriver ;;
    xdotool) command -v xdotool ;;
    xvfb) command -v Xvfb ;;
    wasi-libc) test -e /usr/lib/wasm32-wasi/libc.a ;;
    zlib1g-dev) is_found zlib.h ;;
    *) return 1 ;;
  esac >/dev/null 2>&1
}

missing=()
wanted=()
for package in "$@"; do
  if [ "$package" = libraries ]; then wanted+=("${libraries[@]}"); else wanted+=("$package"); fi
done
for package in "${wanted[@]}"; do
  if [ "$package" = swift ]; then
    check_swift
  elif ! present "$package"; then
    missing+=("$package")
  fi
done
[ ${#missing[@]} -eq 0 ] && exit 0

give_up() {
  echo "$1. These Debian packages are needed: ${missing[*]}" >&2
  echo "Install them, then run the command again:" >&2
  echo "  sudo apt-get update && sudo apt-get install --no-install-recommends ${missing[*]}" >&2
  exit 1
}

# One at a time, where make runs several.
exec 9>"${TMPDIR:-/tmp}/need.$(id -u).lock"
! command -v flock >/dev/null || flock 9

command -v apt-get >/dev/null || give_up "There is no apt-get here"

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || give_up "You are not root and there is no sudo"
  as_root=(sudo)
  # Without a terminal, sudo must not ask for a password.
  [ -t 0 ] || as_root+=(-n)
  "${as_root[@]}" true || give_up "sudo was refused"
fi

apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 \
    -o Acquire::Retries=5 "$@" </dev/null
}

echo "Installing ${missing[*]}"
# A mirror may be out of reach for a moment, or in the middle of an update.
for pause in 10 30 ''; do
  # A stale package list may suffice, so only a failed installation is an error.
  apt update || true
  apt install --no-install-recommends --yes "${missing[@]}" >/dev/null && break
  [ -n "$pause" ] || give_up "The installation failed"
  sleep "$pause"
done
for package in "${missing[@]}"; do
  present "$package" || give_up "$package is installed but cannot be used"
done
