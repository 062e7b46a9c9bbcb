// swift-tools-version: 6.2
import PackageDescription

// The page's program, only for WebAssembly: it calls imports that only a page has, so it is not
// part of the native package. The Embedded flags are in toolset.json, because unsafe flags in a
// manifest would keep other packages from depending on this one.
let package = Package(
  name: "TicTacToeWeb",
  products: [
    .executable(name: "App", targets: ["App"]),
    .executable(name: "Engine", targets: ["Engine"]),
  ],
  dependencies: [
    .package(name: "TicTacToe", path: "..")
  ],
  targets: [
    .target(name: "Host"),
    .executableTarget(
      name: "App",
      dependencies: [
        "Host",
        .product(name: "BoardUI", package: "TicTacToe"),
        .product(name: "GamePuzzles", package: "TicTacToe"),
        .product(name: "GameSession", package: "TicTacToe"),
        .product(name: "GameSolver", package: "TicTacToe"),
        .product(name: "RoomProtocol", package: "TicTacToe"),
      ]),
    .executableTarget(
      name: "Engine",
      dependencies: ["Host", .product(name: "GameSession", package: "TicTacToe")]),
  ]
)
