import GameRules
import Testing

/// Whatever the bytes, reading either refuses in words or gives a value that reads back.
@Suite struct ParserFuzzTests {
  private static let seeds = [
    "3x3:b2a1c3", "4x4+corners+squares:b2c3a1", "15x15k5:h8a1", "19x19k5:s19a1k10", "5x5K4",
    "1x1:a1",
  ]
  private static let pieces = [
    "3", "19", "x", "k", "+", "+corners", "+squares", ":", "a1", "s19", "z", "99999999999", "×",
    "\0",
    " ",
  ]

  @Test func `survives random bytes`() {
    for seed in 0..<UInt64(isOptimized ? 40_000 : 4_000) {
      var generator = SplitMix64(seed: seed)
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      read(String(decoding: bytes, as: UTF8.self), seed)
    }
  }

  @Test func `survives random pieces of notation`() {
    for seed in 0..<UInt64(isOptimized ? 40_000 : 4_000) {
      var generator = SplitMix64(seed: seed)
      let count = Int.random(in: 0...12, using: &generator)
      let pieces = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &generator) }
      read(pieces.joined(), seed)
    }
  }

  @Test func `survives mutations of right texts`() {
    for seed in 0..<UInt64(isOptimized ? 40_000 : 4_000) {
      var generator = SplitMix64(seed: seed)
      var bytes = Array((Self.seeds.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let isInside = place < bytes.count
        switch Int.random(in: 0..<4, using: &generator) {
        case 0 where isInside: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1 where isInside: bytes.remove(at: place)
        case 2: bytes += bytes[..<place]
        default: bytes.insert(UInt8.random(in: 32..<128, using: &generator), at: place)
        }
      }
      read(String(decoding: bytes, as: UTF8.self), seed)
    }
  }

  private func read(_ text: String, _ seed: UInt64) {
    let bytes = text.utf8.count
    do throws(RulesTextError) {
      let rules = try Rules(text)
      if (try? Rules(rules.description)) != rules { fail("\(rules) does not come back") }
      if rules.description.utf8.count > bytes { fail("\(rules) is longer than its text") }
    } catch {
      if !isSentence(error.description) { fail(error.description) }
    }
    do throws(GameTextError) {
      let game = try Game(text)
      if (try? Game(game.description)) != game { fail("\(game) does not come back") }
      if game.recordNotation.description != game.description { fail("\(game) has undone moves") }
    } catch {
      if !isSentence(error.description) { fail(error.description) }
    }
    if let square = Square(text), Square(square.description) != square {
      fail("\(square) does not come back")
    }

    func fail(_ reason: String) {
      Issue.record("seed \(seed), \(text.debugDescription): \(reason)")
    }
    func isSentence(_ words: String) -> Bool {
      (10...160).contains(words.utf8.count) && words.unicodeScalars.contains(" ")
        && (!words.unicodeScalars.contains("\u{FFFD}") || text.unicodeScalars.contains("\u{FFFD}"))
    }
  }
}
