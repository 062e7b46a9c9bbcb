#!/usr/bin/env bash
# Writes the digests of all files of each pinned package into the tests' requirements, so that pip installs nothing
# else. Run it after changing a version; takes pip-tools.
set -euo pipefail
cd "$(dirname "$0")/.."

for file in Tests/*/requirements.txt; do
  pip-compile --quiet --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-trusted-host \
    --no-emit-find-links --no-strip-extras --output-file "$file.new" "$file"
  mv "$file.new" "$file"
done
