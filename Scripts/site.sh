#!/usr/bin/env bash
# Builds the program of the page and lays the deployable site out in build/site.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/need.sh swift python3 binaryen brotli wasi-libc libclang-rt-14-dev-wasm32

# SwiftPM does not notice an edited toolset.
if ! cmp -s Web/toolset.json Web/.build/toolset.json; then
  rm -rf Web/.build
  mkdir -p Web/.build
  cp Web/toolset.json Web/.build/
fi

triple=wasm32-unknown-none-wasm
products=Web/.build/$triple/release
# A failed link leaves the previous program in place, which must not pass for the new one.
rm -f $products/*.wasm
# Without the flag, new files of the libraries beside this package go unnoticed.
for product in App Engine; do
  swift build -c release --disable-build-manifest-caching --package-path Web --triple $triple --toolset Web/toolset.json \
    --product $product
done

# Laid out aside and moved into place, so that build/site is never half a site.
new=build/site.new
rm -rf $new
mkdir -p $new
cp -R Web/site/. $new
# Every language that there is a table of can be chosen.
languages=$(cd $new && printf '%s\n' words.*.txt | cut -d . -f 2 | tr '\n' ' ')
sed -i "s/data-languages=\"[^\"]*\"/data-languages=\"${languages% }\"/" $new/index.html
# Large functions stay out of line: larger raw, smaller packed.
for product in App Engine; do
  wasm-opt -Oz -ocimfs 20 --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int \
    $products/$product.wasm -o $new/${product,}.wasm
done
python3 Scripts/precache.py $new
find $new -type f \( -name '*.html' -o -name '*.css' -o -name '*.js' -o -name '*.wasm' \
  -o -name '*.svg' -o -name '*.webmanifest' -o -name '*.txt' \) |
  while read -r file; do
    gzip --best --no-name --keep "$file"
    brotli --best --keep "$file"
  done
rm -rf build/site
mv $new build/site
echo "The site is in build/site"
