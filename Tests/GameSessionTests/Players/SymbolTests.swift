import GameRules
import Testing

@testable import GameSession

@Suite struct SymbolTests {
  @Test func `there are at least eight symbols, each with its own name and shape`() {
    #expect(Symbol.allCases.count >= 8)
    #expect(Set(Symbol.allCases.map(Phrasebook.english.symbol)).count == Symbol.allCases.count)
    #expect(Set(Symbol.allCases.map(\.outline)).count == Symbol.allCases.count)
  }

  @Test(arguments: Symbol.allCases)
  func `a shape stays in its box, including the width of the pen`(symbol: Symbol) {
    let points = Pen.points(symbol.outline)
    let margin = Double(Symbol.strokeWidth) / 2
    #expect(points.count > 1)
    for point in points {
      #expect(margin...100 - margin ~= point.x && margin...100 - margin ~= point.y)
    }
  }

  @Test(arguments: Symbol.allCases)
  func `a shape fills most of its box and is centred`(symbol: Symbol) {
    let points = Pen.points(symbol.outline)
    for coordinates in [points.map(\.x), points.map(\.y)] {
      let low = coordinates.min() ?? 0
      let high = coordinates.max() ?? 0
      #expect(high - low >= 50)
      #expect(abs((low + high) / 2 - 50) <= 3)
    }
  }

  @Test(arguments: Symbol.allCases)
  func `the pen is put down before it draws`(symbol: Symbol) {
    guard case .move = symbol.outline.first else {
      Issue.record("The outline begins with \(String(describing: symbol.outline.first))")
      return
    }
  }

  @Test func `the two marks never have the same symbol`() {
    var generator = SplitMix64(seed: 7)
    var session = Session()
    var expected: [Mark: Symbol] = [.x: .x, .o: .o]
    for _ in 0..<2000 {
      let mark = Mark.allCases.randomElement(using: &generator) ?? .x
      let symbol = Symbol.allCases.randomElement(using: &generator) ?? .x
      let effects = session.handle(.symbolChosen(symbol, for: mark))
      if expected[mark.opponent] != symbol { expected[mark] = symbol }
      #expect(session.symbols[.x] == expected[.x] && session.symbols[.o] == expected[.o])
      #expect(session.symbols[.x] != session.symbols[.o])
      #expect(effects == [.saveSymbols(session.symbols)])
    }
  }

  @Test func `saved symbols read back as they were`() {
    for x in Symbol.allCases {
      for o in Symbol.allCases where o != x {
        let choice = choice(x, o)
        #expect(choice[.x] == x && choice[.o] == o)
        #expect(SymbolChoice(choice.notation) == choice)
      }
    }
  }

  /// Two different symbols, chosen by way of a third for X, as O may hold the wanted one.
  private func choice(_ x: Symbol, _ o: Symbol) -> SymbolChoice {
    var choice = SymbolChoice()
    let third = Symbol.allCases.first { ![x, o, .o].contains($0) }
    choice.choose(third ?? .star, for: .x)
    choice.choose(o, for: .o)
    choice.choose(x, for: .x)
    return choice
  }

  @Test(arguments: [
    "", "0", "00", "77", "08", "80", "012", "ab", "x0", "-1", "½", "x", "x x", "x sun", "x  o",
    "x o o", "X O",
  ])
  func `unreadable symbols give X and O`(text: String) {
    #expect(SymbolChoice(UTF8Text(text)) == SymbolChoice())
  }

  @Test func `the panel offers each mark all symbols but the other mark's`() {
    var session = Session()
    session.handle([.symbolChosen(.heart, for: .x), .panelOpened(.symbols)])
    let choices = session.presentation.panel?.items.filter { $0.kind == .choice } ?? []
    let expected = Mark.allCases.flatMap { mark in Symbol.allCases.map { (mark, $0) } }
    #expect(choices.count == expected.count)
    for (item, (mark, symbol)) in zip(choices, expected) {
      #expect(item.label == Phrasebook.english.symbol(symbol))
      #expect(item.picture == .symbol(symbol, mark))
      #expect(item.action() == .symbolChosen(symbol, for: mark))
      #expect(item.isOn == (symbol == (mark == .x ? .heart : .o)))
      #expect(item.isEnabled == (symbol != (mark == .x ? .o : .heart)))
    }
    #expect(session.presentation.panel?.title == "Symbols")
  }

  @Test func `a session starts with the saved symbols`() {
    let session = Session(symbols: SymbolChoice("star bolt"))
    #expect(session.status == "Star's turn")
    #expect(session.presentation.symbols == SymbolChoice("star bolt"))
  }
}

/// A pen's path in small steps.
private enum Pen {
  static func points(_ outline: [PenStep]) -> [(x: Double, y: Double)] {
    var points: [(x: Double, y: Double)] = []
    for step in outline {
      switch step {
      case .move(let x, let y), .line(let x, let y):
        points.append((Double(x), Double(y)))
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        guard let start = points.last else { continue }
        for index in 1...50 {
          let part = Double(index) / 50
          points.append(
            (
              cubic(start.x, Double(x1), Double(x2), Double(x), part),
              cubic(start.y, Double(y1), Double(y2), Double(y), part)
            ))
        }
      case .close:
        break
      }
    }
    return points
  }

  private static func cubic(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double)
    -> Double
  {
    let s = 1 - t
    return a * s * s * s + 3 * b * s * s * t + 3 * c * s * t * t + d * t * t * t
  }
}
