// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// As for debugging: these tests run next to nothing of their own, and optimising them takes longer
/// than building everything else.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"])]

let package = Package(
  name: "TicTacToe",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "GameRules", targets: ["GameRules"]),
    .library(name: "GameSolver", targets: ["GameSolver"]),
    .library(name: "GameSession", targets: ["GameSession"]),
    .executable(name: "tictactoe", targets: ["tictactoe"]),
  ],
  targets: [
    // Libraries. Each imports only those above it.
    .target(name: "GameRules", swiftSettings: strict),
    .target(name: "GameSolver", dependencies: ["GameRules"], swiftSettings: strict),
    .target(
      name: "GameSession", dependencies: ["GameRules", "GameSolver"], swiftSettings: strict),

    // Front ends in this package; the page is the nested package in Web.
    .systemLibrary(name: "CNcurses"),
    .executableTarget(
      name: "tictactoe", dependencies: ["GameRules", "GameSolver", "GameSession", "CNcurses"],
      swiftSettings: strict,
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),  // Wide characters are part of it.
      ]),

    // Tests
    .testTarget(name: "GameRulesTests", dependencies: ["GameRules"], swiftSettings: strict),
    .testTarget(
      name: "GameSolverTests", dependencies: ["GameRules", "GameSolver"], swiftSettings: strict),
    .testTarget(
      name: "GameSessionTests", dependencies: ["GameRules", "GameSolver", "GameSession"],
      swiftSettings: strict + unoptimized),
    .testTarget(name: "CommandLineTests", dependencies: ["tictactoe"], swiftSettings: strict),
  ]
)
