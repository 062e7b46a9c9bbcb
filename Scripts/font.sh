#!/usr/bin/env bash
# Makes the page's two fonts: Manrope in two weights, with the letters of the languages that rest.css shows in it. Their
# output is committed; run this after a change of the letters or of the pinned versions (Web/font.txt).
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/venv.sh build/font Web/font.txt

package=$(build/font/bin/python -c 'import fontpkg_manrope as package; print(package.__path__[0])')
letters=U+20-7E,U+A0,U+AB,U+B7,U+BB,U+C4,U+C5,U+C9,U+D6,U+D7,U+D8,U+DC,U+DF,U+E4,U+E5,U+E6,U+E8,U+E9,U+EB,U+F6,U+F8,U+FC,U+2013,U+2018-201E,U+2026,U+2212
for weight in 600 800; do
  build/font/bin/fonttools varLib.instancer --quiet "$package/files/Manrope[wght].ttf" wght=$weight \
    --no-recalc-timestamp --output build/font/$weight.ttf
  build/font/bin/pyftsubset build/font/$weight.ttf --unicodes=$letters --layout-features=kern,mark,ccmp,tnum \
    --no-hinting --flavor=woff2 --output-file=Web/site/manrope-$weight.woff2
done
cp "$package/LICENSE" Web/site/manrope-license.txt
