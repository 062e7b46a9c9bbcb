#!/usr/bin/env bash
# flaky.sh COUNT [PYTEST ARGUMENTS]: runs every check of `make test` so many times, or some tests in Python,
# while every core is kept busy by something else, and says how many runs failed.
set -euo pipefail
cd "$(dirname "$0")/.."

count=$1
shift
if [ $# -eq 0 ]; then
  command=(Scripts/test.sh)
else
  command=(build/venv/bin/python -m pytest "$@")
  case $* in *Browser*) Scripts/need.sh chromium-headless-shell firefox-esr webkit2gtk-driver xvfb ;; esac
  Scripts/site.sh
  Scripts/program.sh
  Scripts/venv.sh
fi

for _ in $(seq "$(nproc)"); do
  # Ends with this script, however that ends.
  while kill -0 $$ 2>/dev/null; do :; done &
done

failed=0
for run in $(seq "$count"); do
  printf '\n== Run %s of %s\n' "$run" "$count"
  "${command[@]}" || failed=$((failed + 1))
done
printf '\n%s of %s runs failed\n' "$failed" "$count"
[ "$failed" -eq 0 ]
