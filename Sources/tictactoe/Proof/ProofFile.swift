import GameRules
import GameSolver

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A proof that is written while it is found, because a large one would not fit into memory twice.
final class ProofFile {
  private let file: UnsafeMutablePointer<FILE>
  private var buffer: [UInt8] = []
  private var checksum = Checksum()
  /// The number of lines started.
  private(set) var lineCount = 0
  private let names: [[UInt8]]
  private let rules: Rules
  private var treeStart = 0
  private let whenFailed: () -> Void
  /// The first error in writing, with the number of lines before it.
  private(set) var failure: (lineCount: Int, cause: String)?

  /// Creates a proof in an open file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - rules: The rules of the game.
  ///   - whenFailed: Called when the proof cannot be written.
  init(
    _ file: UnsafeMutablePointer<FILE>, of rules: Rules, whenFailed: @escaping () -> Void
  ) {
    self.file = file
    self.rules = rules
    self.whenFailed = whenFailed
    names = (0..<rules.area).map { Array(rules.square(at: $0).description.utf8) }
  }

  /// Writes the header.
  func begin(_ game: Game, _ value: String) {
    for line in ["tictactoe proof 1", game.description, value] { begin(line) }
  }

  /// Starts a line, such as a claim, without ending it; steps can follow.
  func begin(_ text: String) {
    endLine()
    buffer += Array(text.utf8)
    startTree()
  }

  /// Makes the following steps count their lines from the next one.
  func startTree() { treeStart = lineCount + 1 }

  /// Appends to the current line.
  func append(_ bytes: some Sequence<UInt8>) { buffer += bytes }

  /// Writes a step of the tree whose claim is the last line started.
  func write(_ step: BlockingStep) {
    switch step {
    case .move(let square):
      endLine()
      buffer += name(square)
    case .pairs(let pairs):
      buffer += Array(" =".utf8)
      for (first, second) in pairs { buffer += name(first) + name(second) }
    case .cut(let squares):
      buffer += Array(" /".utf8) + squares.flatMap(name)
    case .answer(let square):
      buffer += Array(" ".utf8) + name(square)
    case .weight:
      buffer += Array(" *".utf8)
    case .reuse(let line, let motion):
      goBack(to: treeStart + line, motion)
    }
  }

  /// Ends a line with a reference to an earlier one that was proved elsewhere on the board.
  func goBack(to line: Int, _ motion: BoardMotion) { append(" @\(line)/\(motion.text)".utf8) }

  private func endLine() {
    if lineCount > 0 { buffer.append(UInt8(ascii: "\n")) }
    if buffer.count > 1 << 16 { flush() }
    lineCount += 1
  }

  /// Ends the proof with its checksum.
  func end() {
    buffer.append(UInt8(ascii: "\n"))
    flush()
    buffer += Array(checksum.line.utf8)
    flush()
    if failure == nil, fflush(file) != 0 { fail() }
  }

  private func flush() {
    checksum.add(buffer)
    if failure == nil, fwrite(buffer, 1, buffer.count, file) != buffer.count { fail() }
    buffer.removeAll(keepingCapacity: true)
  }

  private func fail() {
    failure = (lineCount, String(cString: strerror(errno)))
    whenFailed()
  }

  private func name(_ square: Square) -> [UInt8] { names[rules.index(of: square)] }
}

extension BoardMotion {
  /// Parses a motion; nil if the text is not one.
  init?(text: Substring) {
    let words = text.replacing("+", with: " ").replacing("-", with: " -").split(separator: " ")
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == 3, words.count == 3 else { return nil }
    self.init(turn: numbers[0], columns: numbers[1], rows: numbers[2])
  }

  /// The motion as written in proofs: a turn, then the shift of columns and rows.
  var text: String {
    func signed(_ number: Int) -> String { number < 0 ? "\(number)" : "+\(number)" }
    return "\(turn)\(signed(columns))\(signed(rows))"
  }
}
