import GameRules
import TestSupport
import Testing

/// Any bytes are either refused with a sentence or read as a value that reads back.
@Suite struct ParserFuzzTests {
  private let texts = NoisyTexts(seeds: NoisyTexts.games)

  @Test func `random bytes are refused or read back`() { read { texts.noise(using: &$0) } }

  @Test func `random pieces of notation are refused or read back`() {
    read { texts.pieces(using: &$0) }
  }

  @Test func `mutated valid texts are refused or read back`() { read { texts.spoiled(using: &$0) } }

  private func read(_ text: (inout SplitMix64) -> [UInt8]) {
    for seed in 0..<UInt64(isOptimized ? SlowSuite.isOn ? 100_000 : 15_000 : 4_000) {
      var generator = SplitMix64(seed: seed)
      read(String(decoding: text(&generator), as: UTF8.self), seed)
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
