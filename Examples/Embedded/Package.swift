// swift-tools-version: 6.2
import PackageDescription

// A program in Embedded Swift, without the Swift runtime, that depends on the libraries. Embedded is a property of every
// module, so it stands in toolset.json and not here:
//   swift run -c release --toolset toolset.json
let package = Package(
  name: "Embedded",
  dependencies: [.package(name: "TicTacToe", path: "../..")],
  targets: [
    .executableTarget(
      name: "Embedded",
      dependencies: [
        .product(name: "GameRules", package: "TicTacToe"),
        .product(name: "GameSolver", package: "TicTacToe"),
      ],
      // On Linux, the C library keeps square roots in a library of their own.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
  ],
  swiftLanguageModes: [.v6]
)
