#!/usr/bin/env bash
# Builds the page's program and the deployable site in build/site.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/need.sh swift python3 binaryen brotli minify wasi-libc libclang-rt-14-dev-wasm32

# SwiftPM does not notice an edited toolset.
if ! cmp -s Web/toolset.json Web/.build/toolset.json; then
  rm -rf Web/.build
  mkdir -p Web/.build
  cp Web/toolset.json Web/.build/
fi

# The page is as old as what it is made of: make compares it with files that may change meanwhile.
begun=$(mktemp)
trap 'rm "$begun"' EXIT

triple=wasm32-unknown-none-wasm
products=Web/.build/$triple/release
# A failed link leaves the previous program behind, which must not be taken for the new one.
rm -f $products/*.wasm
# Without --disable-build-manifest-caching, SwiftPM misses new files in the libraries.
for product in App Engine; do
  swift build -c release --disable-build-manifest-caching --package-path Web --triple $triple --toolset Web/toolset.json \
    --product $product
done

# Built in another folder and then moved, so that build/site is always complete.
new=build/site.new
rm -rf $new
mkdir -p $new
cp -R Web/site/. $new
# Every language with a table can be chosen. Sorted, a language stands before its variants, and answers first.
languages=$(cd $new && printf '%s\n' words.*.txt | cut -d . -f 2 | LC_ALL=C sort | tr '\n' ' ')
sed -i "s/data-languages=\"[^\"]*\"/data-languages=\"${languages% }\"/" $new/index.html
features=(--enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int
  --enable-mutable-globals)
# Large functions are not inlined: larger uncompressed, smaller compressed, and each stays in its part.
# The linker leaves the first 1,024 bytes of memory unused (--global-base in Web/toolset.json).
smaller=(-Oz -ocimfs 20 --low-memory-unused "${features[@]}")
# The engine pauses in the middle of a search (Fiber.c, decision 30). Functions that only the runtime
# calls never pause, nor does the transposition table, whose closures only write. This step comes before
# functions are merged, because it selects them by name.
never='swift_release,swift_once,*ArrayStorageC*,*ArrayBuffer*,*ReserveCapacity*,*reserveCapacity*'
never+=',*18TranspositionTableC*'
wasm-opt --asyncify --pass-arg="asyncify-removelist@$never" "${smaller[@]}" -g $products/Engine.wasm -o build/engine.wasm
wasm-metadce "${features[@]}" -g --graph-file Web/engine-exports.json build/engine.wasm -o build/engine.wasm >/dev/null
wasm-opt "${smaller[@]}" -g build/engine.wasm -o build/engine.wasm
wasm-opt "${smaller[@]}" -g $products/App.wasm -o build/app.wasm
# Each program has two parts: what is needed first, and the rest (decision 14).
for program in app engine; do
  wasm-split --quiet "${features[@]}" --symbolmap --export-prefix=% --keep-funcs=@Web/$program-first.txt \
    build/$program.wasm -o1 build/$program-first.wasm -o2 build/$program-rest.wasm
done
# The rest of the page's program has a part that only puzzles and lessons need (decision 96). It is split off
# as the rest was, but by numbers, as the functions have no names any more.
text() { wasm-dis "${features[@]}" "$1"; }
imports=$(text build/app-rest.wasm | grep -c '^ (import .*(func ')
text build/app.wasm | python3 Scripts/later.py Web/app-later.txt build/app-rest.wasm.symbols "$imports" >build/app-later.txt
wasm-split --quiet "${features[@]}" '--export-prefix=&' --placeholder-namespace=learn --split-funcs=@build/app-later.txt \
  build/app-rest.wasm -o1 build/app-game.wasm -o2 build/app-learn.wasm
# The first part has the table of all parts, which has grown.
size=$(text build/app-game.wasm | sed -n 's/.*"%table" (table [^ ]* \([0-9]*\) .*/\1/p')
text build/app-first.wasm |
  sed "s/^ (table \([^ ]*\) [0-9]* [0-9]* funcref)/ (table \1 $size $size funcref)/" >build/app-first.wat
text build/app-game.wasm >build/app-game.wat
text build/app-learn.wasm >build/app-learn.wat
# The first part also has all data, though only the other parts read these texts.
python3 Scripts/texts.py build/app-first.wat build/app-game.wat Sources/GameSession/Learning/Workshop/Animal.swift \
  Sources/GameSession/Panels/OfferedBoard.swift Sources/GameSession/Panels/Preset.swift
python3 Scripts/texts.py build/app-first.wat build/app-learn.wat Sources/GamePuzzles/Lessons/Lesson+Steps.swift \
  Sources/GameSolver/4-MakerBreaker/Paving.swift
for part in first rest; do text build/engine-$part.wasm >build/engine-$part.wat; done
python3 Scripts/texts.py build/engine-first.wat build/engine-rest.wat Sources/GameSolver/4-MakerBreaker/Paving.swift
for part in app-first app-game app-learn engine-first engine-rest; do
  wasm-as "${features[@]}" build/$part.wat -o build/$part.wasm
done
finish() { wasm-opt "${smaller[@]}" "build/$1.wasm" -o "$2"; }
finish app-first build/program.wasm
finish app-game $new/rest.wasm
finish app-learn $new/learn.wasm
finish engine-first $new/engine.wasm
finish engine-rest $new/engine-rest.wasm
python3 Scripts/page.py $new build/program.wasm
for file in $new/*.js; do minify -o "$file" Web/site/"${file##*/}"; done
python3 Scripts/precache.py $new
find $new -type f \( -name '*.html' -o -name '*.css' -o -name '*.js' -o -name '*.wasm' \
  -o -name '*.svg' -o -name '*.webmanifest' -o -name '*.txt' \) -print0 |
  xargs -0 -n 8 -P "$(getconf _NPROCESSORS_ONLN)" sh -c 'gzip --best --no-name --keep "$@" && brotli --best --keep "$@"' pack
# A smaller window is better for some: 190 bytes for the page, 130 for the engine. All files would take a minute more.
for file in $new/index.html $new/*.wasm; do
  brotli --best --lgwin=17 --stdout "$file" >build/packed
  if [ "$(stat -c %s build/packed)" -lt "$(stat -c %s "$file.br")" ]; then mv build/packed "$file.br"; fi
done
touch -r "$begun" $new/index.html
rm -rf build/site
mv $new build/site
printf '%s' "${ADDRESS-}" >build/address
echo "The site is in build/site"
