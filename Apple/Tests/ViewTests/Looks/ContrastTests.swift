import Foundation
import GameSession
import Testing

@testable import SwiftUI
@testable import TicTacToe

@MainActor @Suite(.serialized) struct ContrastTests {
  private let device = Device()
  private let catalogue = Catalogue()

  @Test(arguments: GameSession.Settings.Theme.allCases.indices)
  func `The letters of every button stand out from its ground`(theme: Int) async throws {
    let palette = Palette(theme: GameSession.Settings.Theme.allCases[theme])
    device.saved[.settings] = "\(theme)11"
    var buttons: Set<Looks> = []
    func look(at screen: Screen) {
      for node in screen.root.everything where node.kind == .button {
        if let looks = Looks(node) { buttons.insert(looks) }
      }
    }
    let tall = device.open("3x3:a1b1a2b2")
    try tall.tap("explain")
    look(at: tall)
    try tall.tap("explain")
    try await tall.play("a3")
    try await tall.wait(for: "Play again")
    look(at: tall)
    try tall.tap("menu")
    look(at: tall)
    look(at: device.open())
    look(at: device.open("15x15k5"))
    let wide = device.open(size: CGSize(width: 1024, height: 700))
    try wide.tap("seat-x")
    look(at: wide)

    #expect(buttons.contains { $0.ground == palette.ink.name }, "one that stands out")
    for looks in buttons {
      for appearance in Catalogue.appearances(palette.scheme) {
        // A ground that can be seen through lies on one of these.
        for paper in [palette.ground, palette.glow, palette.sheet] {
          let ground = catalogue.color(looks.ground, appearance)
            .over(catalogue.color(paper.name, appearance))
          let contrast = catalogue.color(looks.letters, appearance).contrast(with: ground)
          #expect(contrast >= 4.5, "\(looks) on \(paper.name), \(appearance)")
        }
      }
    }
  }
}

/// The colours of a button that has a ground, by their names.
private struct Looks: Hashable {
  var letters: String
  var ground: String

  @MainActor init?(_ button: Node) {
    // Those of the system's prominent style are the text colour and the tint around it.
    let isProminent = button.attributes["data-style"] == "prominent"
    let around = Array(sequence(first: button) { $0.parent })
    let nodes = isProminent ? around : button.everything
    func first(_ key: String) -> String? {
      nodes.lazy.compactMap { $0.style.last { $0.0 == key }?.1 }.first
    }
    guard let letters = first("color"),
      let ground = first(isProminent ? "--AccentColor" : "background")
    else { return nil }
    (self.letters, self.ground) = (Color(css: letters).name, Color(css: ground).name)
  }
}

extension Color {
  /// The name in the asset catalogue.
  fileprivate var name: String {
    String(css.dropFirst("var(--".count).dropLast()).replacing("\\/", with: "/")
  }
}

/// The colours of the app, as a device reads them.
private struct Catalogue {
  /// An appearance of a device: light or dark, with or without increased contrast.
  typealias Appearance = Set<String>

  struct Entry: Decodable {
    struct Look: Decodable { let value: String }
    struct Value: Decodable { let components: [String: String] }
    let appearances: [Look]?
    let color: Value
  }
  struct Contents: Decodable { let colors: [Entry] }

  static func appearances(_ scheme: ColorScheme?) -> [Appearance] {
    let schemes: [Appearance] =
      scheme == .light ? [[]] : scheme == .dark ? [["dark"]] : [[], ["dark"]]
    return schemes + schemes.map { $0.union(["high"]) }
  }

  /// The colour of the most specific entry for an appearance.
  func color(_ name: String, _ appearance: Appearance) -> Paint {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Shared/Colors.xcassets/\(name).colorset/Contents.json")
    guard let data = try? Data(contentsOf: file),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else {
      Issue.record("There is no colour \(name)")
      return Paint(parts: [0, 0, 0], opacity: 0)
    }
    let looks = { (entry: Entry) in Set(entry.appearances?.map(\.value) ?? []) }
    let entry = contents.colors.filter { looks($0).isSubset(of: appearance) }
      .max { looks($0).count < looks($1).count }
    let components = entry?.color.components ?? [:]
    return Paint(
      parts: ["red", "green", "blue"].map {
        Double(Int(components[$0]?.dropFirst(2) ?? "", radix: 16) ?? 0) / 255
      },
      opacity: components["alpha"].flatMap(Double.init) ?? 1)
  }
}

/// A colour in parts, from 0 to 1.
private struct Paint {
  var parts: [Double]
  var opacity: Double

  func over(_ other: Paint) -> Paint {
    Paint(
      parts: zip(parts, other.parts).map { $0 * opacity + $1 * (1 - opacity) }, opacity: 1)
  }

  /// The contrast ratio of WCAG.
  func contrast(with other: Paint) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    zip(parts, [0.2126, 0.7152, 0.0722])
      .map { $1 * ($0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)) }.reduce(0, +)
  }
}
