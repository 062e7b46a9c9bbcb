// swift-tools-version: 6.2
import PackageDescription

// Builds and tests the app and its widget without Xcode, against doubles of Apple's frameworks. Their
// sources lie beside this package, which refers to them by symbolic links. With Xcode, open
// TicTacToe.xcodeproj; this package is of no use then.

let libraries: [Target.Dependency] = [
  "GameRules", "GameSolver", "RoomProtocol", "GameSession", "BoardUI",
].map { .product(name: $0, package: "TicTacToe") }

// Files that Xcode uses and this package cannot.
let resources = ["Shared/Colors.xcassets", "Shared/Localizable.xcstrings"]

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "TicTacToeApp",
  dependencies: [.package(name: "TicTacToe", path: "../..")],
  targets: [
    // Doubles
    .target(
      name: "SwiftUI", path: "Doubles/SwiftUI",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .target(
      name: "WidgetKit", dependencies: ["SwiftUI"], path: "Doubles/WidgetKit", swiftSettings: strict
    ),
    .target(
      name: "AppIntents", dependencies: ["SwiftUI"], path: "Doubles/AppIntents",
      swiftSettings: strict),

    // The app
    .executableTarget(
      name: "TicTacToe", dependencies: ["SwiftUI", "WidgetKit", "AppIntents"] + libraries,
      path: "TicTacToe",
      exclude: resources
        + [
          "App/Assets.xcassets", "App/AppShortcuts.xcstrings", "App/Previews.swift",
          "App/PrivacyInfo.xcprivacy",
        ],
      swiftSettings: strict),
    .executableTarget(
      name: "TicTacToeWidget", dependencies: ["SwiftUI", "WidgetKit", "AppIntents"] + libraries,
      path: "TicTacToeWidget",
      exclude: resources + ["Widget/PrivacyInfo.xcprivacy", "Widget/WidgetPreviews.swift"],
      swiftSettings: strict),

    // Tests
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI"], path: "SwiftUITests", swiftSettings: strict),
    .testTarget(
      name: "ViewTests",
      dependencies: ["SwiftUI", "WidgetKit", "AppIntents", "TicTacToe"] + libraries,
      path: "ViewTests", swiftSettings: strict),
    .testTarget(
      name: "WidgetTests",
      dependencies: ["SwiftUI", "WidgetKit", "AppIntents", "TicTacToeWidget"] + libraries,
      path: "WidgetTests", swiftSettings: strict),
  ]
)
