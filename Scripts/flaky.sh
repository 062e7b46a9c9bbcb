#!/usr/bin/env bash
# flaky.sh COUNT [PYTEST ARGUMENTS]: runs the browser tests of the built site COUNT times while every
# core is kept busy, and prints the number of failed runs.
set -euo pipefail
cd "$(dirname "$0")/.."

count=$1
shift
busy=()
trap 'kill "${busy[@]}"' EXIT
for _ in $(seq "$(nproc)"); do
  while :; do :; done &
  busy+=($!)
done

failed=0
for run in $(seq "$count"); do
  printf '\n== Run %s of %s\n' "$run" "$count"
  build/venv/bin/python -m pytest Tests/Browser -n 4 --dist worksteal "$@" || failed=$((failed + 1))
done
printf '\n%s of %s runs failed\n' "$failed" "$count"
[ "$failed" -eq 0 ]
