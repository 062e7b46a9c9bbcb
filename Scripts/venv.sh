#!/usr/bin/env bash
# venv.sh [FOLDER FILE...]: creates a Python environment from requirements files, again if they have
# changed; by default build/venv for all tests.
set -euo pipefail

Scripts/need.sh python3 python3-venv

[ $# -gt 0 ] || set -- build/venv Tests/*/requirements.txt
venv=$1
shift
if ! cat "$@" | cmp -s - "$venv/requirements.txt"; then
  rm -rf "$venv"
  python3 -m venv "$venv"
  # A registry may be out of reach for a moment, and not every failure is one that pip tries again.
  for pause in 10 30 ''; do
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --retries 10 --timeout 60 \
      "${@/#/--requirement=}" && break
    [ -n "$pause" ] || exit 1
    sleep "$pause"
  done
  cat "$@" >"$venv/requirements.txt"
fi
