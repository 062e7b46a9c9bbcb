import Foundation
import GameRules
import TestSupport
import Testing

/// Proofs that are split into jobs and joined.
@Suite struct ProofSplitTests {
  /// Kills every second worker, then resumes the jobs.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/parallel")),
    arguments: [
      ("4x4+corners+squares", 30, ""), ("9x8k6", 1, "--weak"),
    ] + (isOptimized ? [("8x7k5", 2, "--weak")] : []))
  func `a split with killed workers can be resumed and joined`(
    rules: String, count: Int, option: String
  ) throws {
    let folder = try Folder()
    let program = Transcript.program.path
    let options = option.isEmpty ? [] : [option]
    let jobs = try Transcript(running: ["solve", rules, "--split", "\(count)"] + options).output
    #expect(jobs.split(separator: "\n").count >= count)
    try jobs.write(toFile: folder.path + "/jobs", atomically: true, encoding: .utf8)
    // GNU parallel keeps what it finds out about the machine in a home, which others must not write to.
    let work = """
      cd '\(folder.path)'; mkdir -p proofs home
      export PARALLEL_HOME=$PWD/home
      parallel --will-cite -j 2 --joblog log 'if [ $(({#} % 2)) = \(count % 2) ]; then kill -9 $$; fi; \
      '\(program)' solve {} \(option) --certificate proofs/{#}' :::: jobs >/dev/null 2>&1
      """
    let resume = """
      cd '\(folder.path)'
      export PARALLEL_HOME=$PWD/home
      parallel --will-cite -j 2 --joblog log --resume-failed \
      "'\(program)' solve {} \(option) --certificate proofs/{#}" :::: jobs >/dev/null 2>&1
      """
    let join = ["solve", rules, "--join", folder.path + "/proofs"] + options
    try shell(work)
    let early = try Transcript(running: join)
    #expect(early.status == 1)
    #expect(early.errors.contains("no proof that O holds \(rules):"))
    try shell(resume)
    let path = folder.path + "/whole"
    let joined = try Transcript(running: join + ["--certificate", path])
    #expect(joined.errors == "")
    #expect(joined.output.hasPrefix("\(rules): draw, proved in "))
    #expect(try Transcript(running: ["verify", path]) == joined)
  }

  /// A quarter turn is undone by another one, every other turn by itself.
  @Test(
    arguments: [
      ("4x4+corners+squares", 30, Symmetry.rotate180, []),
      ("4x4+corners+squares", 30, .rotate90, []),
    ]
      + (isOptimized
        ? [
          ("6x6+corners+squares", 10, .rotate270, ["--weak"]),
          ("8x7k5", 2, .rotate180, ["--weak"]),
        ] : []))
  func `a split whose jobs were solved on a turned board can be joined`(
    name: String, count: Int, turn: Symmetry, options: [String]
  ) throws {
    let folder = try Folder()
    let jobs = try Transcript(running: ["solve", name, "--split", "\(count)"] + options).output
    for (number, job) in jobs.split(separator: "\n").enumerated() {
      let game = try Game(UTF8Text(String(job)))
      let moves = game.moves.map { turn($0, on: game.rules).description }
      let path = folder.path + "/\(number)"
      let image = "\(name):" + moves.joined()
      let solved = try Transcript(
        running: ["solve", image, "--certificate", path, "--memory", "100M"] + options)
      #expect(solved.errors == "")
    }
    let whole = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: whole) }
    let joined = try Transcript(
      running: ["solve", name, "--join", folder.path, "--certificate", whole] + options)
    #expect(joined.errors == "" && joined.output.hasPrefix("\(name): draw, proved in "))
  }

  @Test func `boards of more than 64 squares can be split only with --weak`() throws {
    for option in [["--split", "2"], ["--join", "."]] {
      let refused = try Transcript(running: ["solve", "9x8k5"] + option)
      #expect(refused.status == 1 && refused.errors.contains("split with --weak"))
    }
    let lost = try Transcript(running: ["solve", "3x3", "--weak", "--certificate", "-"])
    #expect(lost.errors == "tictactoe: solve: O does not stop every line after 3x3:\n")
  }
}
