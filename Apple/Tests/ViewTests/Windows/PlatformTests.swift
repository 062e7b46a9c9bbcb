import Foundation
import GameSession
import Testing

@testable import SwiftUI
@testable import TicTacToe

/// The differences between platforms.
@MainActor @Suite(.serialized) struct PlatformTests {
  private let device = Device()

  @Test func `A window and a panel have a smallest size on a Mac, and on no phone`() throws {
    for (platform, size) in [(Platform.mac, "360×560 380×460"), (.touch, ""), (.vision, "")] {
      device.platform = platform
      let screen = device.open()
      try screen.tap("menu")
      #expect(screen.root.smallestSizes.joined(separator: " ") == size)
    }
  }

  @Test func `Under a pointer, no square is too small`() async throws {
    device.platform = .mac
    let screen = device.open("15x15k5:h8")
    try screen.tap("board", at: CGPoint(x: 5, y: 5))
    try await screen.wait(for: "a15, O")
    #expect(screen["Zoom"] == nil)
  }

  @Test func `Vibration is offered where something vibrates`() throws {
    let tablet = Platform(hasHaptics: false)
    for (platform, vibrates) in [(Platform.touch, true), (tablet, false), (.mac, false)] {
      device.platform = platform
      let screen = device.open()
      try screen.tap("menu")
      #expect(screen["Sound"] != nil)
      #expect((screen["Vibration"] != nil) == vibrates)
    }
  }

  @Test func `A chosen language has its direction and its voice, whichever the system has`()
    async throws
  {
    device.saved[.language] = "he"
    let screen = device.open()
    let windows = screen.root.everything.filter { $0.language == "he" }
    #expect(!windows.isEmpty && windows.allSatisfy { $0.attributes["dir"] == "rtl" })
    #expect(screen.root.everything.contains { $0.attributes["dir"] == "ltr" }, "the board")
    try screen.tap("a1")
    try await screen.until("the turn") { screen.posted.last?.language == "he" }
    device.saved[.language] = "de"
    device.requests.savedTexts += 1
    try await screen.until("the language") { screen.status == "O ist am Zug" }
    #expect(!screen.root.everything.contains { $0.attributes["dir"] == "rtl" })
  }

  @Test func `Where eyes point, every square answers them`() throws {
    device.platform = .vision
    #expect(device.open("4x4").root.shining == 16)
    device.platform = .touch
    #expect(device.open("4x4").root.shining == 0, "a finger needs no answer before it taps")
  }

  @Test func `Where eyes point, squares are enlarged more`() throws {
    for (platform, width) in [(Platform.touch, 15 * 44), (.vision, 15 * 60)] {
      device.platform = platform
      let screen = device.open("15x15k5")
      try screen.tap("Zoom")
      #expect(screen.root.everything.contains { $0.room?.width == CGFloat(width) })
    }
  }
}

extension Node {
  /// The smallest sizes that a window or a panel is given, from outside to inside; a button's are none.
  fileprivate var smallestSizes: [String] {
    everything.compactMap { node in
      let sizes = ["min-width", "min-height"].map { key in
        node.style.last { $0.0 == key }.flatMap { Int($0.1.prefix { $0.isNumber }) } ?? 0
      }
      return sizes.min() ?? 0 < 100 ? nil : "\(sizes[0])×\(sizes[1])"
    }
  }

  /// The number of highlighted squares.
  fileprivate var shining: Int {
    everything.count { $0.isHighlighted && $0.identifier?.count == 2 }
  }
}
