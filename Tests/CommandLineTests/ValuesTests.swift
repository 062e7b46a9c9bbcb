import Foundation
import TestSupport
import Testing

/// Checks that the documented table of values agrees with the program.
@Suite struct ValuesTests {
  /// A line of `Documentation/Reference/Values.md`.
  struct Row: Sendable, CustomTestStringConvertible {
    let command: [String]
    let value: String
    let plies: String
    /// "computed", or with the number of lines of its proof: "proved 42 lines".
    let standing: String
    let positions: String
    let seconds: Double

    var testDescription: String { command.joined(separator: " ") }

    init?(_ line: Substring) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 6 || cells.count == 4, cells[0].hasPrefix("`solve "),
        let seconds = Double(cells[cells.count - 1].dropLast(2))
      else { return nil }
      command = cells[0].dropFirst().dropLast().split(separator: " ").map(String.init)
      value = cells[1]
      plies = cells.count == 6 ? cells[2] : ""
      standing = cells.count == 6 ? cells[3].replacingOccurrences(of: ",", with: "") : ""
      positions = cells[cells.count - 2].replacingOccurrences(of: ",", with: "")
      self.seconds = seconds
    }
  }

  static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Documentation/Reference/Values.md")
  static let lines = ((try? String(contentsOf: page, encoding: .utf8)) ?? "")
    .split(separator: "\n").filter { $0.hasPrefix("| `solve") }
  static let rows = lines.compactMap { Row($0) }

  static let quick = rows.filter { $0.seconds < (isOptimized ? 0.05 : 0.01) }

  @Test func `every line of the table can be read`() {
    #expect(Self.rows.count == Self.lines.count)
    #expect(Self.rows.count > 35)
  }

  @Test(arguments: quick)
  func `quick searches give the documented values and node counts`(row: Row) throws {
    let json = try Transcript(running: row.command + ["--json", "--threads", "1"]).output
    let words = ["first player wins": "win", "second player wins": "loss"]
    let field = row.command.contains("--weak") ? "weak" : "value"
    #expect(json.contains("\"\(field)\":\"\(words[row.value] ?? row.value)\","))
    if !row.plies.isEmpty { #expect(json.contains("\"plies\":\(row.plies),")) }
    if row.positions != "all" { #expect(json.contains("\"nodes\":\(row.positions),")) }
  }

  @Test(arguments: quick.filter { $0.standing.hasPrefix("proved") })
  func `quick proofs have the documented number of lines`(row: Row) throws {
    let folder = try Folder()
    let proved = try Transcript(
      running: ["solve", row.command[1], "--certificate", folder.path + "/proof"])
    #expect(
      proved.output.hasSuffix(", " + row.standing.replacing("proved", with: "proved in") + "\n"))
  }
}
