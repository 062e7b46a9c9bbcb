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
