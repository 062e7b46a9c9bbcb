#!/usr/bin/env bash
# Prints the folder of the Swift toolchain, bin and lib in it: `swift` may be a link to it, or choose one.
set -euo pipefail

resources=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
cd "$resources/../.." && pwd -P
