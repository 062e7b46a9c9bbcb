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
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check "${@/#/--requirement=}"
  cat "$@" >"$venv/requirements.txt"
fi
