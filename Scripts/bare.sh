#!/usr/bin/env bash
# Runs both commands of the README on a bare Debian 12: `make play`, until the page is served, and `make test`.
#
# The machine is a folder with a minimal system, the toolchain of this machine, make, python3 and HEAD. Its
# packages come from the same sources as this machine's. Mounts and processes are in namespaces of their
# own, and end with this script.
set -euo pipefail
cd "$(dirname "$0")/.."

# The packages that the toolchain needs to run and to link, and those that the README asks for.
packages=(binutils libcurl4 libncurses6 libsqlite3-0 libstdc++-12-dev libuuid1 libxml2 tzdata
  ca-certificates make python3)

step() { printf '\n== %s\n' "$1"; }
fail() {
  echo "Scripts/bare.sh: $1" >&2
  exit 1
}

main() {
  [ "$(id -u)" -eq 0 ] || fail "makes a system of its own, which takes root: sudo env PATH=\"\$PATH\" Scripts/bare.sh"
  grep -qx VERSION_CODENAME=bookworm /etc/os-release || fail "takes a Debian 12, as the toolchain is this machine's"
  Scripts/need.sh swift debootstrap
  local toolchain
  toolchain=$(Scripts/toolchain.sh)
  [ "$toolchain" != /usr ] || fail "takes a toolchain in a folder of its own; this machine has it among the system in /usr"

  folder=$(mktemp -d /var/tmp/bare.XXXXXX)
  chmod 755 "$folder"
  machine=
  trap clean EXIT
  trap 'exit 1' HUP INT TERM
  unshare --mount --pid --fork --mount-proc --kill-child "$0" --within "$folder" "$toolchain" &
  machine=$!
  wait "$machine"
}

# Killing the first process of a namespace ends all others; it is gone only after them.
clean() {
  while [ -n "$machine" ] && kill -0 "$machine"; do
    kill -KILL $(cat "/proc/$machine/task/$machine/children") || sleep 0.1
  done 2>/dev/null
  rm -rf --one-file-system "$folder"
}

within() {
  local folder=$1 root=$1/root toolchain=$2

  step "Debian 12"
  Scripts/bookworm.sh "$root" "${packages[@]}" >"$folder/log" 2>&1 ||
    { tail "$folder/log"; fail "there is no Debian 12"; }

  # Some variables say where packages come from, and they may name files.
  local name value
  environment=(HOME=/root LANG=C.UTF-8 PATH="$toolchain/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin")
  share "$toolchain" /usr/local/share/ca-certificates /etc/ssl/certs
  while IFS='=' read -r -d '' name value; do
    case $name in *_proxy | *_PROXY | PIP_* | SSL_CERT_* | REQUESTS_CA_BUNDLE | CURL_CA_BUNDLE)
      environment+=("$name=$value")
      share "$value"
    esac
  done < <(env -0)
  mount --rbind /dev "$root/dev"
  mount -t tmpfs tmpfs "$root/dev/shm"
  mount --rbind /sys "$root/sys"
  mount -t proc proc "$root/proc"
  mkdir "$root/game"
  git archive HEAD | tar -x -C "$root/game"

  step "make play"
  SECONDS=0
  (run make play PORT=0) >"$folder/log" 2>&1 &
  local play=$! address=
  until address=$(sed -n 's/^Play at \(.*\) (.*/\1/p' "$folder/log"); [ -n "$address" ]; do
    kill -0 $play 2>/dev/null || { cat "$folder/log"; fail "make play ended"; }
    sleep 1
  done
  (run python3 - "$address") <<'END'
import sys, urllib.request
page = urllib.request.build_opener(urllib.request.ProxyHandler({})).open(sys.argv[1]).read()
assert b">Tic-tac-toe</title>" in page, page
END
  echo "The page is served after $SECONDS s"
  kill $play
  wait $play || true

  step "make test"
  SECONDS=0
  (run make test)
  echo "Passed after $SECONDS s"
}

# Mounts files of this machine at the same path there, if they exist.
share() {
  local path
  for path in "$@"; do
    [[ $path == /* && -e $path ]] || continue
    if [ -d "$path" ]; then
      mkdir -p "$root$path"
    elif [ ! -e "$root$path" ]; then
      install -D /dev/null "$root$path"
    fi
    mount --bind -o ro "$path" "$root$path"
  done
}

# Takes the place of this shell; in the background a shell ignores signals, which programs would inherit.
run() { exec chroot "$root" env -i --default-signal --chdir=/game "${environment[@]}" "$@"; }

if [ "${1-}" = --within ]; then within "${@:2}"; else main; fi
