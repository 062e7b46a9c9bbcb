#!/usr/bin/env bash
# Compiles the app and its widget for iOS, macOS and visionOS, on any system: against declarations of SwiftUI instead
# of Apple's SDK. Names, labels, types and actors are checked, also in what is only for one platform. Availability,
# layout and what SwiftUI does are not. The tests of Apple/Tests build the modules that the app imports.
set -euo pipefail
cd "$(dirname "$0")/.."

modules=build/apple/debug/Modules
declarations=Apple/Tests/Declarations
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
syntax=$toolchain/lib/swift/host
build=build/swiftui
macros=$build/libSwiftUIMacros.so

mkdir -p $build
if [ ! -e $macros ] || [ $declarations/Macros.swift -nt $macros ]; then
  swiftc -emit-library -o $macros.new -module-name SwiftUIMacros -parse-as-library -I "$syntax" -L "$syntax" \
    -lSwiftSyntax -lSwiftSyntaxMacros -lSwiftSyntaxBuilder -lSwiftDiagnostics -Xlinker -rpath -Xlinker "$syntax" \
    $declarations/Macros.swift
  mv $macros.new $macros # A build that was ended leaves nothing that looks finished.
fi

# compile PLATFORM MODULE FOLDER…
compile() {
  local folder=$build/$1
  rm -rf "$folder/$2"
  mkdir -p "$folder/$2"
  # `#if os(iOS)` asks about the system that the compiler makes code for, which is this one.
  find "${@:3}" -name '*.swift' | while read -r source; do
    sed -E 's/os\((iOS|macOS|visionOS|watchOS)\)/PLATFORM_\1/g' "$source" >"$folder/$2/$(basename "$source")"
  done
  swiftc -typecheck -module-name "$2" -parse-as-library -swift-version 6 -warnings-as-errors -D "PLATFORM_$1" \
    -I "$folder" -I $modules -load-plugin-library $macros "$folder/$2"/*.swift
}

for platform in iOS macOS visionOS; do
  mkdir -p $build/$platform
  other=macOS
  [ $platform = macOS ] && other=iOS
  grep -v "// $other\$" $declarations/SwiftUI.swiftinterface >$build/$platform/SwiftUI.swiftinterface
  swift-frontend -compile-module-from-interface $build/$platform/SwiftUI.swiftinterface -module-name SwiftUI \
    -o $build/$platform/SwiftUI.swiftmodule -load-plugin-library $macros
  compile $platform TicTacToe Apple/TicTacToe Apple/Shared
  compile $platform TicTacToeWidget Apple/TicTacToeWidget Apple/Shared
done
echo "The app compiles for iOS, macOS and visionOS"
