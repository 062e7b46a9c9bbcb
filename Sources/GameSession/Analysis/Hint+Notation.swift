import GameRules
import GameSolver

// A hint crosses from the worker as data, and the receiver words it. A line is given by its index
// among the lines of the rules.

extension Hint {
  /// The square, and each reason after a `;`: `b2;1,0,3;7`.
  ///
  /// A warning ends with the reply, which may follow the move before it: `b2;10;b2`, `b2;10;c3a3`.
  func notation(on rules: Rules) -> UTF8Text {
    let lines = rules.makeLines()
    var text = square.notation
    for reason in reasons {
      let (code, named, number) = reason.parts
      text += ";\(code)"
      for line in named { text += ",\(lines.firstIndex(of: line) ?? lines.count)" }
      if let number { text += ",\(number)" }
    }
    if let warning { text += ";" + (warning.move?.notation ?? "") + warning.reply.notation }
    return text
  }

  /// Parses `notation(on:)`.
  init?(_ text: UTF8Text, on rules: Rules) {
    let lines = rules.makeLines()
    let words = text.bytes.split(separator: UInt8(ascii: ";")).map { UTF8Text($0) }
    guard let square = words.first.flatMap({ Square($0) }) else { return nil }
    var reasons: [Reason] = []
    var warning: Warning?
    for word in words.dropFirst() {
      if warning == nil, let squares = Square.list(word), 1...2 ~= squares.count {
        warning = Warning(
          move: squares.count == 2 ? squares[0] : nil, reply: squares[squares.count - 1])
        continue
      }
      let numbers = word.bytes.split(separator: UInt8(ascii: ",")).map { UTF8Text($0).number ?? -1 }
      guard let reason = Reason(numbers, lines) else { return nil }
      reasons.append(reason)
    }
    self.init(square: square, reasons: reasons, warning: warning)
  }
}

extension Answers {
  /// The square, the refutation or `-`, and the safe squares or `-`: `b1 c3;0,6/c3 -`.
  @inline(never)
  func notation(on rules: Rules) -> UTF8Text {
    let refutation = refutation?.notation(on: rules) ?? "-"
    return square.notation + " " + refutation + " " + (safe.map(Square.notation) ?? "-")
  }

  /// Parses the three words of `notation(on:)`.
  @inline(never)
  init?(_ words: [UTF8Text], on rules: Rules) {
    guard let square = Square(words[0]) else { return nil }
    let refutation = Refutation(words[1], of: square, on: rules)
    let safe = Square.list(words[2])
    guard refutation != nil || words[1] == "-", safe != nil || words[2] == "-" else { return nil }
    self.init(square: square, refutation: refutation, safe: safe)
  }
}

extension Refutation {
  /// The reply as `Hint.notation(on:)`, and the line after a `/`: `c3;0,6/c3`.
  @inline(never)
  func notation(on rules: Rules) -> UTF8Text {
    reply.notation(on: rules) + "/" + Square.notation(of: line)
  }

  /// Parses `notation(on:)`.
  @inline(never)
  init?(_ text: UTF8Text, of square: Square, on rules: Rules) {
    let parts = text.split(at: UInt8(ascii: "/"))
    guard parts.count == 2, let reply = Hint(parts[0], on: rules),
      let line = Square.list(parts[1]), 1...Refutation.longestLine ~= line.count,
      line[0] == reply.square
    else { return nil }
    self.init(square: square, reply: reply, line: line)
  }
}

extension Square {
  /// Squares run together: `a1b2c3`; `.` for none.
  static func notation(of squares: [Square]) -> UTF8Text {
    squares.isEmpty ? "." : squares.reduce(into: "") { $0 += $1.notation }
  }

  /// Parses `notation(of:)`.
  @inline(never)
  static func list(_ text: UTF8Text) -> [Square]? {
    if text == "." { return [] }
    var squares: [Square] = []
    var bytes = text.bytes[...]
    while !bytes.isEmpty {
      let digits = bytes.dropFirst().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      guard let square = Square(UTF8Text(bytes.prefix(1 + digits.count))) else { return nil }
      squares.append(square)
      bytes = bytes.dropFirst(1 + digits.count)
    }
    return squares.isEmpty ? nil : squares
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
