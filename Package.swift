// swift-tools-version: 6.2
import PackageDescription

// Only for tests: in packages that depend on the libraries, a warning from a newer compiler must not
// fail the build. The scripts pass the same flag for all targets.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Debug optimization for tests that run little code of their own: optimizing them takes longer than
/// building everything else.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"])]

let package = Package(
  name: "TicTacToe",
  platforms: [.macOS(.v14), .iOS(.v17), .visionOS(.v1)],
  products: [
    .library(name: "GameRules", targets: ["GameRules"]),
    .library(name: "GameSolver", targets: ["GameSolver"]),
    .library(name: "GamePuzzles", targets: ["GamePuzzles"]),
    .library(name: "GameProofs", targets: ["GameProofs"]),
    .library(name: "RoomProtocol", targets: ["RoomProtocol"]),
    .library(name: "GameSession", targets: ["GameSession"]),
    .library(name: "BoardUI", targets: ["BoardUI"]),
    .library(name: "GameRooms", targets: ["GameRooms"]),
    .library(name: "RoomServer", targets: ["RoomServer"]),
    .executable(name: "tictactoe", targets: ["tictactoe"]),
  ],
  traits: [
    .trait(name: "PostgreSQL", description: "Saves live games in PostgreSQL too; needs libpq.")
  ],
  targets: [
    // Libraries, each of which imports only libraries above it.
    .target(name: "GameRules"),
    .target(name: "GameSolver", dependencies: ["GameRules"]),
    .target(name: "GamePuzzles", dependencies: ["GameRules", "GameSolver"]),
    .target(name: "GameProofs", dependencies: ["GameRules"]),
    .target(name: "RoomProtocol", dependencies: ["GameRules"]),
    .target(
      name: "GameSession", dependencies: ["GameRules", "GameSolver", "GamePuzzles", "RoomProtocol"]),
    .target(
      name: "BoardUI", dependencies: ["GameRules", "GameSession"],
      // A debug build calls libm for square roots, which nothing else here links.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux], configuration: .debug))]),
    .target(name: "GameRooms", dependencies: ["GameRules", "RoomProtocol"]),

    // Front ends of this package; the web page is a nested package in Web.
    // No pkgConfig: SwiftPM would warn every dependent package of C libraries that it never uses.
    // Compiler and linker find them in the usual places, and with Homebrew by CPATH and LIBRARY_PATH.
    .systemLibrary(name: "CNcurses"),
    .systemLibrary(name: "CCurl"),
    .systemLibrary(name: "CEvent"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CQREncode"),
    .systemLibrary(name: "CPostgreSQL"),
    .systemLibrary(name: "CCairo"),
    .systemLibrary(name: "CZlib"),
    .systemLibrary(name: "CCrypto"),
    .target(
      name: "RoomServer",
      dependencies: [
        "GameRules", "RoomProtocol", "GameRooms", "CCrypto", "CCurl", "CEvent", "CSQLite", "CZlib",
        .target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
      ]),
    .executableTarget(
      name: "tictactoe",
      dependencies: [
        "GameRules", "GameSolver", "GamePuzzles", "GameProofs", "RoomProtocol", "GameSession",
        "BoardUI", "GameRooms", "RoomServer", "CNcurses", "CCurl", "CQREncode", "CCairo",
      ],
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),  // It includes wide characters.
      ]),

    // Tests
    .target(
      name: "TestSupport", dependencies: ["GameRules", "GameSolver"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "GameRulesTests", dependencies: ["GameRules", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "GameSolverTests", dependencies: ["GameRules", "GameSolver", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "GamePuzzlesTests",
      dependencies: ["GameRules", "GameSolver", "GamePuzzles", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "RoomProtocolTests", dependencies: ["GameRules", "RoomProtocol", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "GameSessionTests",
      dependencies: [
        "GameRules", "GameSolver", "GamePuzzles", "RoomProtocol", "GameSession", "TestSupport",
      ],
      swiftSettings: strict + unoptimized),
    .testTarget(
      name: "BoardUITests", dependencies: ["GameRules", "GameSession", "BoardUI"],
      swiftSettings: strict),
    .testTarget(
      name: "GameRoomsTests",
      dependencies: ["GameRules", "RoomProtocol", "GameRooms", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["GameRules", "GameProofs", "GameSession", "TestSupport", "tictactoe"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "GameRules", "GameProofs", "GameSolver", "GamePuzzles", "TestSupport", "tictactoe",
      ],
      swiftSettings: strict),
  ]
)
