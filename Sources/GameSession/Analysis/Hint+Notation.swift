import GameRules
import GameSolver

// A hint crosses from the worker as data, and the receiver words it. A line is given by its index
// among the lines of the rules.

extension Hint {
  /// The square, and each reason after a `;`: `b2;1,0,3;7`.
  func notation(on rules: Rules) -> UTF8Text {
    let lines = rules.makeLines()
    var text = square.notation
    for reason in reasons {
      let (code, named, number) = reason.parts
      text += ";\(code)"
      for line in named { text += ",\(lines.firstIndex(of: line) ?? lines.count)" }
      if let number { text += ",\(number)" }
    }
    return text
  }

  /// Parses `notation(on:)`.
  init?(_ text: UTF8Text, on rules: Rules) {
    let lines = rules.makeLines()
    let words = text.bytes.split(separator: UInt8(ascii: ";")).map { UTF8Text($0) }
    guard let square = words.first.flatMap({ Square($0) }) else { return nil }
    var reasons: [Reason] = []
    for word in words.dropFirst() {
      let numbers = word.bytes.split(separator: UInt8(ascii: ",")).map { UTF8Text($0).number ?? -1 }
      guard let reason = Reason(numbers, lines) else { return nil }
      reasons.append(reason)
    }
    self.init(square: square, reasons: reasons)
  }
}

extension Reason {
  fileprivate var parts: (code: Int, lines: [Line], number: Int?) {
    switch self {
    case .completes(let lines): (0, lines, nil)
    case .blocks(let lines): (1, lines, nil)
    case .forks(let lines): (2, lines, nil)
    case .stopsFork(let lines): (3, lines, nil)
    case .threatens(let line): (4, [line], nil)
    case .wins(let plies): (5, [], plies)
    case .delaysLoss(let plies): (6, [], plies)
    case .opensLines(let count): (7, [], count)
    case .onlyWin: (8, [], nil)
    case .holdsDraw: (9, [], nil)
    case .onlyHold: (10, [], nil)
    case .completesNone: (11, [], nil)
    }
  }

  /// Creates a reason from its code and the numbers after it.
  fileprivate init?(_ numbers: [Int], _ all: [Line]) {
    guard let code = numbers.first, let number = numbers.last, number >= 0 else { return nil }
    let lines = numbers.dropFirst().compactMap { all.indices ~= $0 ? all[$0] : nil }
    let hasLines = !lines.isEmpty && lines.count == numbers.count - 1
    switch (code, numbers.count) {
    case (0, _) where hasLines: self = .completes(lines)
    case (1, _) where hasLines: self = .blocks(lines)
    case (2, _) where hasLines: self = .forks(lines)
    case (3, _) where hasLines: self = .stopsFork(lines)
    case (4, 2) where hasLines: self = .threatens(lines[0])
    case (5, 2): self = .wins(in: number)
    case (6, 2): self = .delaysLoss(in: number)
    case (7, 2): self = .opensLines(number)
    case (8, 1): self = .onlyWin
    case (9, 1): self = .holdsDraw
    case (10, 1): self = .onlyHold
    case (11, 1): self = .completesNone
    default: return nil
    }
  }
}
