import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct AnalysisRequestTests {
  private static let kinds: [AnalysisRequest.Kind] =
    Level.allCases.map { .move($0) } + [.hint, .truth, .review]
  private static let values: [Value] = [
    .loss(in: 0), .loss(in: 2), .loss(in: 360), .draw, .win(in: 361), .win(in: 3), .win(in: 1),
  ]

  private static let rules = Rules.cornersAndSquares

  /// One reason of every kind, and some with several lines.
  private static var reasons: [Reason] {
    let lines = rules.makeLines()
    return [
      .completes(lines), .blocks([lines[0]]), .forks([lines[1], lines[0]]),
      .stopsFork(Array(lines.suffix(2))), .threatens(lines[3]), .wins(in: 3), .delaysLoss(in: 360),
      .opensLines(0), .onlyWin, .holdsDraw, .onlyHold,
    ]
  }

  /// Refutations with one reply and with a whole line.
  private static var refutations: [Refutation] {
    guard let short = Hint(square: "c3", reasons: reasons),
      let long = Hint(square: "a1", reasons: [.wins(in: 5)])
    else { return [] }
    return [
      Refutation(square: "b1", reply: short, line: ["c3"]),
      Refutation(square: "b1", reply: long, line: ["a1", "b2", "c3", "a3", "d4", "c1"]),
    ]
  }

  /// Every bound that a search can return for an unfinished position, and known values.
  private static var bounds: [ValueBounds] {
    var all = values.map { ValueBounds($0) }
    for lower in values.dropFirst() {
      for upper in values where upper > lower {
        var bounds = ValueBounds(pliesLeft: 361)
        bounds.learn(atLeast: lower)
        bounds.learn(atMost: upper)
        all.append(bounds)
      }
    }
    return all
  }

  @Test(
    arguments: kinds,
    ["3x3:", "3x3:b2a1c3", "4x4+corners+squares:a1b2", "19x19k5:s19a1", "3x3:a1b1a2b2a3"])
  func `a request survives the round trip through text`(kind: AnalysisRequest.Kind, text: String)
    throws
  {
    for ply in [0, 1, 99] {
      for seed in [0, 7, 214_748_364, Int(Int32.max), Int.max] {
        var game = try Game(text)
        game.go(to: min(ply, game.record.count))
        let question = AnalysisRequest(kind: kind, game: game, seed: seed)
        #expect(AnalysisRequest(question.notation) == question, "\(question.notation)")
      }
    }
  }

  @Test(arguments: [
    "", " ", "easy", "easy 0 0", "4 0 0 3x3:", "easier 0 0 3x3:", "0 0 0 3x3:", "easy 0 1 3x3:",
    "easy 0 0 3x3", "easy 0 0 3x3:b2b2", "easy -1 0 3x3:", "easy 99999999999999999999 0 3x3:",
    "x 0 0 3x3:", "easy 0 0 3x3: more", "move 0 0 3x3:", "hint easy 0 0 3x3:",
  ])
  func `an unreadable request is refused`(text: String) {
    // An empty game may omit its colon.
    let isReadable = text == "easy 0 0 3x3"
    #expect((AnalysisRequest(UTF8Text(text)) != nil) == isReadable)
  }

  @Test func `a result survives the round trip through text`() throws {
    var answers: [AnalysisResult] = [
      .move("a1"), .move("s19"), .move(nil), .hint(nil), .values([]), .values([nil]),
      .values(AnalysisRequestTests.bounds + [nil] + AnalysisRequestTests.bounds),
      .hint(Hint(square: "b2", reasons: AnalysisRequestTests.reasons)),
    ]
    answers += AnalysisRequestTests.reasons.map { .hint(Hint(square: "s19", reasons: [$0])) }
    let game = try Game("3x3:a1b1a2b2a3")
    for values in [[], [ValueBounds(.draw)], Array(AnalysisRequestTests.bounds.prefix(6))] {
      for keeping: [[Square]] in [[], [["c3"]], [["c3", "a2"], [], ["b1"]]] {
        answers.append(.review(Review(of: game, values: values, keeping: keeping)))
      }
    }
    for warning in [Hint.Warning(reply: "b2"), Hint.Warning(move: "c3", reply: "s19")] {
      answers.append(.hint(Hint(square: "b2", reasons: [.onlyHold], warning: warning)))
    }
    answers.append(
      .values(
        AnalysisRequestTests.bounds,
        safe: [1, nil] + Array(repeating: 8, count: AnalysisRequestTests.bounds.count - 2)))
    for refutation in [nil] + AnalysisRequestTests.refutations {
      for safe: [Square]? in [nil, [], ["a1"], ["a1", "d4"]] {
        answers.append(.answers(Answers(square: "b1", refutation: refutation, safe: safe)))
      }
      let values = [.draw, .draw, .win(in: 5), .loss(in: 4)].map { ValueBounds($0) }
      let review = Review(
        of: game, values: values, keeping: [["c3"], []],
        refutations: [
          refutation,
          refutation.map { Refutation(square: "a2", reply: $0.reply, line: $0.line) },
        ])
      answers.append(.review(review))
    }
    for answer in answers {
      let notation = answer.notation(on: AnalysisRequestTests.rules)
      #expect(AnalysisResult(notation, on: AnalysisRequestTests.rules) == answer, "\(notation)")
    }
  }

  @Test func `each value survives the round trip on its own`() {
    for bounds in AnalysisRequestTests.bounds {
      let notation = AnalysisResult.values([bounds]).notation(on: .classic)
      #expect(AnalysisResult(notation, on: .classic) == .values([bounds]))
    }
  }

  @Test(arguments: [
    "", "4", "-1", "0", "0 a1 b2", "1", "3", "3 3x3:", "3 3x3:a1a1 0", "3 nonsense 0",
    "3 3x3:a1 2 0,0", "3 3x3: 9223372036854775807", "x a1",
    // A hint needs a reason, and a reason its lines or number.
    "1 a1", "1 a1;", "1 a1;0", "1 a1;0,8", "1 a1;4,0,1", "1 a1;5", "1 a1;5,-1", "1 a1;8,1",
    "1 a1;12",
    "1 a1;9 ;9", "1 ;9", "1 -;9", "1 a1;0,0;1", "1 a1;b2", "1 a1;9;b2c3a1", "1 a1;9;b2;c3",
    // The answers to a move need a square, and a line that starts with the reply.
    "4", "4 a1", "4 a1 -", "4 - - -", "4 a1 b2;9 -", "4 a1 b2;9/c3 -", "4 a1 b2;9/. -", "4 a1 - x",
    "4 a1 b2;9/b2a1b2a1b2a1b2 -",
  ])
  func `an unreadable result is refused`(text: String) {
    #expect(AnalysisResult(UTF8Text(text), on: .classic) == nil)
  }

  @Test func `values beyond any board's size are unknown`() {
    #expect(AnalysisResult("2 725,725 0 0,0,0 ,", on: .classic) == .values([nil, nil, nil, nil]))
    #expect(AnalysisResult("2 9223372036854775807,1", on: .classic) == .values([nil]))
  }

  @Test func `damaged bytes are either read or refused`() throws {
    let game = try Game("3x3:a1b1a2b2a3")
    let review = Review(of: game, values: AnalysisRequestTests.bounds, keeping: [["c3"]])
    var texts: [UTF8Text] = [
      AnalysisRequest(kind: .move(.hard), game: game, seed: 12).notation
    ]
    texts += [
      .move("c3"), .hint(Hint(square: "c3", reasons: AnalysisRequestTests.reasons)),
      .values(AnalysisRequestTests.bounds), .review(review),
    ].map { (result: AnalysisResult) in result.notation(on: AnalysisRequestTests.rules) }
    let letters = Array(" 0123456789,:-axks+\u{7f}é".utf8) + [0, 0xff]
    for seed in 0..<4000 {
      var generator = SplitMix64(seed: seed)
      var bytes = texts[seed % texts.count].bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        let letter = letters.randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<4, using: &generator) {
        case 0 where bytes.count > 1: bytes.remove(at: index)
        case 1: bytes.insert(letter, at: index)
        case 2: bytes = Array(bytes.prefix(max(index, 1)))
        default: bytes[index] = letter
        }
      }
      let text = UTF8Text(bytes)
      // Whatever can be read is written in a form that can be read again.
      if let question = AnalysisRequest(text) {
        #expect(AnalysisRequest(question.notation) == question, "seed \(seed): \(text)")
      }
      if let answer = AnalysisResult(text, on: AnalysisRequestTests.rules) {
        let notation = answer.notation(on: AnalysisRequestTests.rules)
        #expect(
          AnalysisResult(notation, on: AnalysisRequestTests.rules) == answer,
          "seed \(seed): \(text)")
      }
    }
  }
}
