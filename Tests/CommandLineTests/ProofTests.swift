import Foundation
import GameProofs
import Testing

/// Proofs that one part of the program writes and another, which knows only the rules, checks.
@Suite struct ProofTests {
  /// A folder that is gone after the test.
  private final class Folder {
    let path = NSTemporaryDirectory() + UUID().uuidString
    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private func proof(of game: String) throws -> [UInt8] {
    let folder = try Folder()
    let path = folder.path + "/proof"
    let solved = try Transcript(running: ["solve", game, "--certificate", path])
    #expect(solved.status == 0 && solved.errors == "", "\(game): \(solved.errors)")
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The same text with the checksum that belongs to it.
  private func signed(_ lines: [Substring]) -> [UInt8] {
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return bytes + Array("end \(String(repeating: "0", count: 16 - digits.count))\(digits)\n".utf8)
  }

  @Test(arguments: [
    ("3x3", "3x3: draw"), ("4x3k3", "4x3: x wins"),
    ("4x4+corners+squares", "4x4+corners+squares: draw"),
    ("5x5", "5x5: draw"), ("5x5k4", "5x5k4: draw"), ("3x3:a1b1", "3x3:a1b1 x wins"),
    ("3x3:a1b1c1", "3x3:a1b1c1 draw"), ("3x3:b1a1a3b3", "3x3:b1a1a3b3 draw"),
    ("7x7k5", "7x7k5: draw"), ("1x1", "1x1: x wins"), ("2x1k2", "2x1k2: draw"),
  ])
  func `what solve proves, verify confirms`(game: String, value: String) throws {
    let folder = try Folder()
    let path = folder.path + "/proof"
    let solved = try Transcript(running: ["solve", game, "--certificate", path])
    let verified = try Transcript(running: ["verify", path])
    #expect(verified.output.hasPrefix(value + ", proved in "), "\(verified)")
    #expect(solved == verified)
    // Once more finds the proof there.
    #expect(try Transcript(running: ["solve", game, "--certificate", path]) == solved)
  }

  @Test func `a single changed byte anywhere is refused`() throws {
    let proof = try proof(of: "3x3")
    for place in proof.indices {
      for change: UInt8 in [1, 2, 4, 32, 128] {
        var changed = proof
        changed[place] ^= change
        #expect(throws: ProofChecker.Refusal.self, "byte \(place)") {
          try ProofChecker.check(changed)
        }
      }
    }
  }

  @Test func `a proof is refused whole where a line is missing or one too many`() throws {
    let lines = String(decoding: try proof(of: "4x3k3"), as: UTF8.self).split(separator: "\n")
      .dropLast()
    for place in lines.indices {
      var fewer = Array(lines)
      fewer.remove(at: place)
      #expect(throws: ProofChecker.Refusal.self, "without line \(place + 1)") {
        try ProofChecker.check(signed(fewer))
      }
      var more = Array(lines)
      more.insert(lines[place], at: place)
      #expect(throws: ProofChecker.Refusal.self, "line \(place + 1) twice") {
        try ProofChecker.check(signed(more))
      }
    }
  }

  /// The second player does not hold 4x4k3, so nothing that is signed as a proof of it may pass.
  @Test func `no proof of what is false passes, however it is written`() throws {
    var lines = String(decoding: try proof(of: "4x4"), as: UTF8.self).split(separator: "\n")
    lines.removeLast()
    lines[1] = "4x4k3:"
    var state: UInt64 = 1
    func random(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<300 {
      var changed = lines
      for _ in 0...random(below: 4) {
        let place = 4 + random(below: lines.count - 4)
        changed[place] = lines[4 + random(below: lines.count - 4)]
      }
      #expect(throws: ProofChecker.Refusal.self) { try ProofChecker.check(signed(changed)) }
    }
  }

  @Test func `tells which line fails`() throws {
    let folder = try Folder()
    let path = folder.path + "/proof"
    let lines = "tictactoe proof 1\n3x3:\ndraw\no holds\nb2 b2\nend 0\n"
    try lines.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(
      try Transcript(running: ["verify", path])
        == Transcript(errors: "tictactoe: verify: line 5: b2 is taken\n", status: 1))
    #expect(try Transcript(running: ["verify", folder.path + "/none"]).status == 1)
    for game in ["9x8k5", "3x3+misere", "3x3:a1b1a2b2a3"] {
      #expect(try Transcript(running: ["solve", game, "--certificate", path]).status == 1)
    }
  }

  /// Every second worker is killed, then the jobs are resumed.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/parallel")))
  func `a split that killed workers leave unfinished is resumed and joined`() throws {
    let folder = try Folder()
    let program = Transcript.program.path
    let rules = "4x4+corners+squares"
    let jobs = try Transcript(running: ["solve", rules, "--split", "30"]).output
    #expect(jobs.split(separator: "\n").count >= 30)
    try jobs.write(toFile: folder.path + "/jobs", atomically: true, encoding: .utf8)
    let work = """
      cd '\(folder.path)'; mkdir -p proofs
      parallel --will-cite -j 2 --joblog log 'if [ $(({#} % 2)) = 0 ]; then kill -9 $$; fi; \
      '\(program)' solve {} --certificate proofs/{#}' :::: jobs >/dev/null 2>&1
      """
    let resume = """
      cd '\(folder.path)'
      parallel --will-cite -j 2 --joblog log --resume-failed \
      "'\(program)' solve {} --certificate proofs/{#}" :::: jobs >/dev/null 2>&1
      """
    let join = ["solve", rules, "--join", folder.path + "/proofs"]
    try shell(work)
    let early = try Transcript(running: join)
    #expect(early.status == 1)
    #expect(early.errors.contains("no proof that O holds 4x4+corners+squares:"))
    try shell(resume)
    let path = folder.path + "/whole"
    let joined = try Transcript(running: join + ["--certificate", path])
    #expect(joined.errors == "")
    #expect(joined.output.hasPrefix("4x4+corners+squares: draw, proved in "))
    #expect(try Transcript(running: ["verify", path]) == joined)
  }

  private func shell(_ script: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    try process.run()
    process.waitUntilExit()
  }
}
