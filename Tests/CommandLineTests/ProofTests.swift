import Foundation
import GameRules
import GameSolver
import Testing

@testable import GameProofs

/// Proofs that the solver writes and the checker, which knows only the rules, checks.
@Suite struct ProofTests {
  private func proof(of game: String, _ options: String...) throws -> [UInt8] {
    let folder = try Folder()
    let path = folder.path + "/proof"
    let solved = try Transcript(running: ["solve", game, "--certificate", path] + options)
    #expect(solved.status == 0 && solved.errors == "", "\(game): \(solved.errors)")
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Returns the lines as text with a valid checksum.
  private func signed(_ lines: [Substring]) -> [UInt8] {
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return bytes + Array("end \(String(repeating: "0", count: 16 - digits.count))\(digits)\n".utf8)
  }

  /// The line at which a proof is refused and the cause; nil if it is accepted.
  private func refusal(of lines: [Substring]) -> String? {
    do throws(ProofChecker.Refusal) {
      _ = try ProofChecker.check(signed(lines))
      return nil
    } catch {
      return "\(error.line): \(error.cause)"
    }
  }

  @Test(arguments: [
    ("3x3", "3x3: draw"), ("4x3k3", "4x3: x wins"),
    ("4x4+corners+squares", "4x4+corners+squares: draw"),
    ("5x5", "5x5: draw"), ("5x5k4", "5x5k4: draw"), ("3x3:a1b1", "3x3:a1b1 x wins"),
    ("3x3:a1b1c1", "3x3:a1b1c1 draw"), ("3x3:b1a1a3b3", "3x3:b1a1a3b3 draw"),
    ("7x7k5", "7x7k5: draw"), ("1x1", "1x1: x wins"), ("2x1k2", "2x1k2: draw"),
    ("8x5k5", "8x5: draw"), ("5x5+corners+squares", "5x5+corners+squares: draw"),
    ("10x7k6", "10x7k6: draw"), ("12x6k6", "12x6: draw"), ("11x11k7", "11x11k7: draw"),
  ])
  func `verify confirms what solve proves`(game: String, value: String) throws {
    let folder = try Folder()
    let path = folder.path + "/proof"
    let solved = try Transcript(running: ["solve", game, "--certificate", path])
    let verified = try Transcript(running: ["verify", path])
    #expect(verified.output.hasPrefix(value + ", proved in "), "\(verified)")
    #expect(solved == verified)
    // The second time it finds the proof file.
    #expect(try Transcript(running: ["solve", game, "--certificate", path]) == solved)
  }

  @Test func `a proof can be written to a pipe and through a symbolic link`() throws {
    let folder = try Folder()
    let program = Transcript.program.path
    try shell(
      """
      cd '\(folder.path)'
      mkfifo pipe
      cat pipe >read &
      '\(program)' solve 3x3 --certificate pipe >said
      wait
      : >file
      ln -s file link
      '\(program)' solve 3x3 --certificate link >>said
      test -p pipe -a -h link && cmp read file && '\(program)' verify link >>said
      """)
    let said = try String(contentsOfFile: folder.path + "/said", encoding: .utf8)
    #expect(said == String(repeating: "3x3: draw, proved in 42 lines\n", count: 3))
  }

  @Test func `an unwritable path is refused before the search`() throws {
    let folder = try Folder()
    for (path, cause) in [
      (folder.path, "Is a directory"), (folder.path + "/no/proof", "No such file or directory"),
    ] {
      #expect(
        try Transcript(running: ["solve", "9x8k5", "--certificate", path])
          == Transcript(
            errors: "tictactoe: solve: \"\(path)\": cannot be written: \(cause)\n", status: 1))
    }
  }

  @Test func `a full disk ends the proof and leaves no file`() throws {
    let folder = try Folder()
    let path = folder.path + "/proof"
    let shell = Process()
    let errors = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = [
      "-c", "ulimit -f 200 && exec \"$0\" \"$@\"", Transcript.program.path,
      "solve", "8x7k5", "--certificate", path,
    ]
    shell.standardError = errors
    try shell.run()
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(shell.terminationReason == .exit && shell.terminationStatus == 1)
    let complaint = try #require(
      words.wholeMatch(of: /tictactoe: solve: "(.+)": cannot be written beyond line (\d+): .+\n/))
    #expect(complaint.1 == path)
    // The complete proof has 120,892 lines.
    #expect(try #require(Int(complaint.2)) < 10_000)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test(arguments: [[SIGTERM], [SIGHUP], [SIGINT, SIGINT]])
  func `a signal during a proof leaves no file`(signals: [Int32]) throws {
    let folder = try Folder()
    let files = { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
    // A test's thread may block signals, which a child inherits.
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    // On a busy machine the proof may be whole before it is looked at; then again.
    var solving = Process()
    for _ in 1...20 {
      for file in try files() {
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(file)")
      }
      solving = Process()
      solving.executableURL = Transcript.program
      solving.arguments = ["solve", "8x7k5", "--certificate", folder.path + "/proof"]
      solving.standardOutput = FileHandle.nullDevice
      solving.standardError = FileHandle.nullDevice
      try solving.run()
      while solving.isRunning, try files() == [] { usleep(1000) }
      if solving.isRunning { for signal in signals { kill(solving.processIdentifier, signal) } }
      solving.waitUntilExit()
      if solving.terminationReason == .uncaughtSignal || solving.terminationStatus != 0 { break }
    }
    #expect(solving.terminationReason == .uncaughtSignal || signals.first == SIGINT)
    #expect(try files() == [])
  }

  @Test(arguments: ["3x3", "6x6k5"])
  func `a proof with a single changed byte is refused`(game: String) throws {
    let proof = try proof(of: game)
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

  @Test(arguments: ["4x3k3", "4x4"])
  func `a proof with a missing or repeated line is refused`(game: String) throws {
    let lines = String(decoding: try proof(of: game), as: UTF8.self).split(separator: "\n")
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

  /// The second player does not hold these games, or not by blocking alone, so no signed proof of
  /// that may pass.
  @Test(arguments: [
    ("3x3", "3x3k2:"), ("5x5k4", "5x5k3:"), ("4x4", "4x4k3:"), ("8x5k5", "8x5k4:"),
    ("5x5+corners+squares", "5x5k4+corners+squares:"), ("6x6k5", "6x6k5+corners+squares:"),
    ("12x6k6", "12x6k4:"),
  ])
  func `no rearranged proof of a false claim passes`(
    true game: String, false other: String
  ) throws {
    var lines = String(decoding: try proof(of: game), as: UTF8.self).split(separator: "\n")
    lines.removeLast()
    lines[1] = other[...]
    var state: UInt64 = 1
    func random(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<100 {
      var changed = lines
      for _ in 0...random(below: 4) {
        let place = 4 + random(below: lines.count - 4)
        changed[place] = lines[4 + random(below: lines.count - 4)]
      }
      #expect(throws: ProofChecker.Refusal.self) { try ProofChecker.check(signed(changed)) }
    }
  }

  /// Each pair has one square of a line and one off it, so the pairs do not stop the line.
  @Test(arguments: [
    "3x3k2:\ndraw\no blocks =a1a2b1c2", "4x3:\ndraw\no blocks =a1a2b1b2c1c2",
    "3x3:b2a2\no holds\no blocks =a1b1c3c2", "10x10k3:\ndraw\no blocks =a1a2b1b2c1c2",
  ])
  func `pairs that leave a line to the other side prove nothing`(text: String) throws {
    let lines = "tictactoe proof 1\n\(text)".split(separator: "\n")
    #expect(refusal(of: lines) == "4: the other side completes a line")
  }

  @Test(arguments: ["3x3k2:", "4x3:", "3x3:b2a2", "5x4k3:", "9x8k3:"])
  func `random pairs prove no false claim`(game: String) throws {
    let position = try Game(game).position
    let value = position.ply == 0 ? "draw" : "o holds"
    var generator = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let squares = position.legalMoves.shuffled(using: &generator)
      let count = 2 * Int.random(in: 1...squares.count / 2, using: &generator)
      let pairs = squares[..<count].map { $0.description }.joined()
      let lines = "tictactoe proof 1\n\(game)\n\(value)\no blocks =\(pairs)"
      #expect(throws: ProofChecker.Refusal.self, "\(pairs)") {
        try ProofChecker.check(signed(lines.split(separator: "\n")))
      }
    }
  }

  @Test(arguments: [
    ("o blocks =a1b1\no blocks =a1b1", 5, "claimed twice"),
    ("o blocks" + String(repeating: " ", count: 5000), 4, "longer than any line of a proof"),
    ("o blocks =a1b1\té", 4, "not a letter, digit or sign"),
  ])
  func `malformed claims are refused with the line and the cause`(
    claims: String, line: Int, cause: String
  ) throws {
    let lines = "tictactoe proof 1\n2x1k2:\ndraw\n\(claims)".split(separator: "\n")
    #expect(refusal(of: lines) == "\(line): \(cause)")
  }

  /// In the proof of 4x4, each move has an answer and pairs for all other squares.
  @Test(arguments: [
    (5, "a1 @5/0+0+0", "no line to go back to"),
    (5, "a1 a1", "no answer on an open line"),
    (5, "a1 d1 d4", "no answer on an open line"),
    (5, "a1 d1 =a4", "a square has no partner"),
    (5, "a1 d1 =d2d1", "a square of a pair is not to be had"),
    (5, "a1 d1 =a4b4c4b4", "a square of a pair is not to be had"),
    (5, "a1 d1 =a1a4", "a square of a pair is not to be had"),
    (5, "a1 d1 =a4e4", "no square: a4e4"),
    (5, "a1 d1 a4b4", "no square: a4b4"),
    (5, "a1 =b2c3 b2", "no answer on an open line"),
    (6, "a1 d1", "no move that needs an answer here"),
    (6, "b1 @5/0+1+0", "what was proved there does not lie on the board here"),
    (6, "b2 @5/0+0+0", "a square of the zone is not to be had"),
    (6, "d1 @5/8+0+0", "no line to go back to"),
    (6, "d1 @6/1+3+0", "no line to go back to"),
    (5, "- d1", "no square: -"),
    (5, "a1 d1 /a4e4", "no square: a4e4"),
    (4, "o blocks a1b1", "no pairs, and no cut"),
    (4, "o blocks /a1b1 =c1d1c1a2", "a square of a pair is not to be had"),
    // Mirrored, and where few long lines are left, the proof still holds.
    (6, "d1 @5/1+3+0", ""), (5, "a1 *", ""),
  ])
  func `a wrong line of a blocking proof is refused with its cause`(
    line: Int, text: String, cause: String
  ) throws {
    var lines = String(decoding: try proof(of: "4x4"), as: UTF8.self).split(separator: "\n")
    lines.removeLast()
    #expect(lines[4].hasPrefix("a1 d1 =") && lines[5].hasPrefix("d1 a1 ="))
    lines[line - 1] = text[...]
    if cause.isEmpty {
      #expect(try ProofChecker.check(signed(lines)).value == "draw")
    } else {
      #expect(refusal(of: lines) == "\(line): \(cause)")
    }
  }

  @Test(arguments: [
    ("c3 *", 5, "the needs weigh too much"), ("c3 b2", 6, "a line is missing before this one"),
    ("c3 b2 *", 5, "no square: *"), ("c3 @4", 5, "no line to go back to"),
  ])
  func `a wrong first line is refused with its cause`(text: String, line: Int, cause: String) throws
  {
    let lines = "tictactoe proof 1\n5x5k4:\ndraw\no blocks\n\(text)".split(separator: "\n")
    #expect(refusal(of: lines) == "\(line): \(cause)")
  }

  /// Of a line across a cut, the side with more squares has to be stopped; of equal sides, the
  /// named one.
  @Test(arguments: [
    ("6x1k3:", "=c1d1a1b1e1f1", nil), ("6x1k3:", "=b1c1 =d1e1", nil),
    ("6x1k3:", "/a1b1c1 =b1c1d1e1", nil), ("6x1k3:", "=b1c1d1e1 /a1b1c1", nil),
    ("6x1k3:", "/a1b1c1 =c1d1a1b1e1f1", "4: the other side completes a line"),
    ("6x1k3:", "/a1b1c1 =a1b1d1e1", "5: a line is missing before this one"),
    ("6x1k3:", "/a1b1c1d1 =a1b1c1d1", nil),
    ("6x1k3:", "/a1b1c1d1 =b1c1d1e1", "4: the other side completes a line"),
    ("6x1k4:", "/a1b1c1 =a1d1", nil),
    ("6x1k4:", "/d1e1f1 =a1d1", "5: a line is missing before this one"),
    ("6x1k4:", "/", nil), ("6x1k4:", "/a1b1 /e1f1", nil),
  ])
  func `a cut counts only the larger side of each line across it`(
    game: String, words: String, cause: String?
  ) {
    let lines = "tictactoe proof 1\n\(game)\ndraw\no blocks \(words)".split(separator: "\n")
    #expect(refusal(of: lines) == cause)
  }

  /// O has to block, and then there are two winning squares.
  @Test(arguments: [
    (["- a2", "a3 b2"], nil), (["- a2", "a3 c2"], "7: a line is missing before this one"),
    (["- a2", "b2 a3"], "6: no move that needs an answer here"),
    (["- a2", "a3 b2", "c2 b3"], "7: not a claim"),
    (["- a2 =b2c2"], "6: a line is missing before this one"),
    (["- c3", "b2 a3"], "6: the other side is faster"),
    (["- c3", "b2 b1"], "6: no answer on an open line"),
    (["- c3", "b2"], "7: a line is missing before this one"),
    (["- b2", "c3 c1", "a3 a2"], "8: a line is missing before this one"),
    (["- b2", "c3 c1", "a3 a2", "c2 b3"], "8: the claimant cannot win any more"),
    (["- b2", "c3 c1", "a3 b3"], "8: a line is missing before this one"),
    (["- b2", "c3 c1", "a3 b3", "c2 a2"], "8: no answer on an open line"),
    (["- *"], "5: no square: *"), (["a2 b2"], "5: no move that needs an answer here"),
    (["-"], "6: a line is missing before this one"),
    (["- a2", "a3 @5/0+0+0"], "6: no line to go back to"),
  ])
  func `a wrong line of a winning proof is refused with its cause`(tree: [String], cause: String?)
    throws
  {
    let lines = ["tictactoe proof 1", "3x3:a1b1", "x wins", "x wins"] + tree
    #expect(refusal(of: lines.map { $0[...] }) == cause)
  }

  /// In the second position, X has fewer of its lines open.
  @Test(arguments: [
    ("7x1k4:d1g1c1a1", "7x1k4:d1a1", "a line that was hoped for there is not open here"),
    ("7x1k4:d1a1", "7x1k4:d1g1c1a1", nil),
    ("7x1k4:d1a1", "7x1k4:d1f1", "a square of the zone is not to be had"),
  ])
  func `a result holds wherever X has at least as much of every line`(
    known: String, here: String, cause: String?
  ) throws {
    func standing(_ game: String) throws -> Standing<UInt64> {
      Standing(of: .x, in: try Game(game).position, isPassive: false)
    }
    let there = try standing(known)
    let zone: UInt64 = 0b0110010
    #expect(try standing(here).obstacle(to: there.limited(to: zone), zone: zone) == cause)
  }

  /// The zone must keep something of each of the other side's lines until the claimant is done.
  @Test(arguments: [
    ("3x3:a1b1a2b2", "x wins", "- a3", "a3 b3 c1 c2 c3"),
    ("3x3:a1b1", "x wins", "- a2\na3 b2", "a2 a3 b2 b3 c2 c3"),
    ("3x3:b1a1a3b3", "x holds", "- b2 =c1c2", "b2 c1 c2"),
    // Every line of X through b1 or e1 also passes d1, so neither square needs a line; if d1 were
    // X's, X would win at b1.
    ("5x4:c1c2d2c3a2b4b2e3", "o blocks", "a1 b1 =a3a4d3d4", "a1 a3 a4 b1 d1 d3 d4"),
  ])
  func `the zone of a proof contains the squares it depends on`(
    game: String, claim: String, tree: String, zone: String
  ) throws {
    let value = claim.replacing("blocks", with: "holds")
    let text = "tictactoe proof 1\n\(game)\n\(value)\n\(claim)\n\(tree)"
    let proof = try ProofChecker.check(signed(text.split(separator: "\n")))
    let rules = try Game(game).rules
    let squares = proof.claims[0].zone.members.map { rules.square(at: $0).description }
    #expect(squares.sorted().joined(separator: " ") == zone)
  }

  /// Only the first player on the empty board holds without a proof; here O completes a line.
  @Test(arguments: [("o holds", nil), ("draw", "3: the claims do not prove this")])
  func `a draw after moves takes a claim for each side`(value: String, cause: String?) {
    let lines = "tictactoe proof 1\n3x3:a1b2c1b1a2\n\(value)\no holds\n- b3".split(separator: "\n")
    #expect(refusal(of: lines) == cause)
  }

  @Test(arguments: [("3x3", "3x3+misere:"), ("4x3k3", "4x3+misere:")])
  func `a proof of the normal game is none of misère`(normal: String, misere: String) throws {
    var lines = String(decoding: try proof(of: normal), as: UTF8.self).split(separator: "\n")
    lines.removeLast()
    #expect(refusal(of: lines) == nil)
    lines[1] = misere[...]
    #expect(refusal(of: lines) == "2: proofs are for games in which a mark more never hurts")
  }

  @Test(arguments: [
    ("1x1:", "x wins\nx wins\n- a1", nil),
    ("1x1:a1", "x holds\nx holds", "2: proofs are for games that go on, of up to 128 squares"),
  ])
  func `there is no proof of a game that has ended`(game: String, claim: String, cause: String?) {
    let lines = "tictactoe proof 1\n\(game)\n\(claim)".split(separator: "\n")
    #expect(refusal(of: lines) == cause)
  }

  @Test(arguments: ["x", "\n", "b2 a1\n", "end 0000000000000000\n"])
  func `text after the checksum is refused`(text: String) throws {
    let proof = try proof(of: "3x3")
    #expect(try ProofChecker.check(proof).value == "draw")
    #expect(throws: ProofChecker.Refusal.self) { try ProofChecker.check(proof + Array(text.utf8)) }
  }

  /// If neither did, these lines would prove that O stops every line, but X completes one.
  @Test func `of two squares on the same lines one needs an answer`() throws {
    let game = "5x4+corners+squares:d3b1b2c3b4e3c1b3"
    let tree = [
      "e1 d1", "a2 c4", "a4 c4", "a1 e4", "a2 a3", "a2 a1", "e4 c4", "a2 d1", "a4 d1", "a1 c2",
      "a2 c2", "e4 d1",
    ]
    let lines = ["tictactoe proof 1", game, "o holds", "o blocks"] + tree
    #expect(refusal(of: lines.map { $0[...] }) == "10: no move that needs an answer here")
  }

  /// A result proved after some pairs were laid holds only where the same pairs are laid.
  @Test(arguments: [
    ("d1 =b2a2 @5/1+3+0", nil), ("d1 @5/1+3+0", "a line that was stopped there is open here"),
    ("d1 =a2a3 @5/1+3+0", "a square of the zone is not to be had"),
  ])
  func `a reference to a line that proves something else is refused`(text: String, cause: String?)
    throws
  {
    var lines = String(decoding: try proof(of: "4x4"), as: UTF8.self).split(separator: "\n")
    lines.removeLast()
    #expect(lines[4] == "a1 d1 =c2d2b3d3a4b4a2a3b1b2c1c4c3d4")
    lines[4] = "a1 =c2d2 d1 =b3d3a4b4a2a3b1b2c1c4c3d4"
    lines[5] = text[...]
    #expect(refusal(of: lines) == cause.map { "6: \($0)" })
  }

  @Test func `verify names the line that fails`() throws {
    let folder = try Folder()
    let path = folder.path + "/proof"
    let lines = "tictactoe proof 1\n3x3:\ndraw\no holds\nb2 b2\nend 0\n"
    try lines.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(
      try Transcript(running: ["verify", path])
        == Transcript(errors: "tictactoe: verify: line 5: no answer on an open line\n", status: 1))
    #expect(try Transcript(running: ["verify", folder.path + "/none"]).status == 1)
    for game in ["9x8k5:a1", "13x13", "3x3+misere", "3x3:a1b1a2b2a3"] {
      #expect(try Transcript(running: ["solve", game, "--certificate", path]).status == 1)
    }
  }

  /// Positions that do not fit in memory are proved again.
  @Test(arguments: [("9x5k5", "20K"), ("7x4k4", "100K")])
  func `a proof found with little memory is longer but valid`(game: String, memory: String) throws {
    let folder = try Folder()
    let (short, long) = (folder.path + "/short", folder.path + "/long")
    let whole = try Transcript(running: ["solve", game, "--certificate", short])
    let proof = try Transcript(
      running: ["solve", game, "--certificate", long, "--memory", memory])
    #expect(try Transcript(running: ["verify", long]) == proof)
    func lines(_ proof: Transcript) -> Int? {
      proof.output.split(separator: " ").compactMap { Int($0) }.first
    }
    #expect(try #require(lines(proof)) > 2 * (try #require(lines(whole))))
  }

  /// The limit counts the stored results, not the size of the file.
  @Test(arguments: ["4x3k3", "9x5k5"])
  func `checking a proof takes no more memory than allowed`(game: String) throws {
    let bytes = try proof(of: game)
    func check(_ memory: Int) throws {
      _ = try bytes.withUnsafeBufferPointer { try ProofChecker.check($0, memory: memory) }
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let known = Set(lines.compactMap { $0.firstMatch(of: /@(\d+)/).flatMap { Int($0.1) } })
    try check(known.count * 2000)
    let refusal = try #require(throws: ProofChecker.Refusal.self) { try check(known.count * 200) }
    #expect(refusal.cause == "there is not enough memory to keep what this proves")
    #expect(refusal.line <= lines.count)
  }

  #if os(Linux)
    /// Limited by the system, so that memory suffices for neither the proof nor, in some cases, the
    /// start.
    @Test func `running out of memory is reported without a crash`() throws {
      let folder = try Folder()
      let path = folder.path + "/proof"
      let program = Transcript.program.path
      #expect(try Transcript(running: ["solve", "8x4k4", "--certificate", path]).status == 0)
      let script = """
        cd '\(folder.path)'
        for size in 80 120 160 240; do
          ulimit -S -v ${size}000
          '\(program)' verify proof >>said 2>&1
          echo "status $?" >>said
          '\(program)' solve 7x4k4 --certificate again.$size >>said 2>&1
          echo "status $?" >>said
          ulimit -S -v unlimited
          cat /dev/zero | (ulimit -v ${size}000; '\(program)' verify /dev/stdin >>said 2>&1
            echo "status $?" >>said)
        done
        """
      try shell(script)
      let said = try String(contentsOfFile: folder.path + "/said", encoding: .utf8)
        .split(separator: "\n").map(String.init)
      #expect(said.count { $0.hasPrefix("status") } == 12)
      for line in said {
        let isKnown =
          ["status 0", "status 1"].contains(line) || line.contains(", proved in ")
          || line.contains("more memory than the system gives")
          || line.contains("not enough memory to keep") || line.contains("cannot be read")
        #expect(isKnown, "\(line)")
      }
      for words in ["not enough memory", "8x4"] {
        #expect(said.contains { $0.contains(words) })
      }
    }
  #endif

  #if os(Linux)
    @Test func `a file truncated while it is read is reported without a crash`() throws {
      let folder = try Folder()
      // The file is truncated once it is mapped; if it was already read by then, the test tries
      // again.
      let script = #"""
        cd '\#(folder.path)'
        for attempt in {1..20}; do
          truncate -s 100M proof
          '\#(Transcript.program.path)' verify proof >said 2>&1 &
          until grep -q /proof$ /proc/$!/maps 2>/dev/null || ! [ -e /proc/$!/exe ]; do :; done
          : >proof
          wait $!
          echo "status $?" >>said
          grep -q shorter said && break
        done
        """#
      try shell(script)
      let said = try String(contentsOfFile: folder.path + "/said", encoding: .utf8)
      #expect(said == "tictactoe: the file became shorter while it was read\nstatus 1\n")
    }
  #endif

  /// Kills every second worker, then resumes the jobs.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/parallel")),
    arguments: [
      ("4x4+corners+squares", 30, ""), ("8x7k5", 2, "--weak"), ("9x8k6", 1, "--weak"),
    ])
  func `a split with killed workers can be resumed and joined`(
    rules: String, count: Int, option: String
  ) throws {
    let folder = try Folder()
    let program = Transcript.program.path
    let options = option.isEmpty ? [] : [option]
    let jobs = try Transcript(running: ["solve", rules, "--split", "\(count)"] + options).output
    #expect(jobs.split(separator: "\n").count >= count)
    try jobs.write(toFile: folder.path + "/jobs", atomically: true, encoding: .utf8)
    let work = """
      cd '\(folder.path)'; mkdir -p proofs
      parallel --will-cite -j 2 --joblog log 'if [ $(({#} % 2)) = \(count % 2) ]; then kill -9 $$; fi; \
      '\(program)' solve {} \(option) --certificate proofs/{#}' :::: jobs >/dev/null 2>&1
      """
    let resume = """
      cd '\(folder.path)'
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

  /// Separate parts come in a different order on the turned board.
  @Test(arguments: [("10x6k5:c2e4d2f2", "o holds", false), ("11x5:", "draw", true)])
  func `a blocking proof stays valid on a turned board`(
    game: String, value: String, isCut: Bool
  ) throws {
    let text = String(decoding: try proof(of: game, "--weak"), as: UTF8.self)
    #expect(text.contains(" /a1") == isCut)
    let lines = text.split(separator: "\n").dropLast()
    let rules = try Game(UTF8Text(game)).rules
    let symmetry = Symmetry.mirrorColumns
    func turned(_ word: Substring) -> String {
      let reference = word.split(separator: "/")
      if word.hasPrefix("@"), let numbers = reference.last?.replacing("-", with: "+-") {
        let motion = numbers.split(separator: "+").compactMap { Int($0) }
        let end = BoardMotion(turn: motion[0], columns: motion[1], rows: motion[2])
          .turned(by: symmetry, on: rules)
        let signs = [end.columns, end.rows].map { $0 < 0 ? "\($0)" : "+\($0)" }
        return "\(reference[0])/\(end.turn)\(signs.joined())"
      }
      return String(word).replacing(/[a-k][1-6]/) { name in
        Square(String(name.output)).map { symmetry($0, on: rules).description } ?? ""
      }
    }
    let image = lines.enumerated().map { number, line in
      number == 1
        ? "\(rules):" + turned(line.drop { $0 != ":" }.dropFirst())
        : line.split(separator: " ").map(turned).joined(separator: " ")
    }
    let proof = try ProofChecker.check(signed(image.map { $0[...] }))
    #expect(proof.value == value && proof.lineCount == lines.count + 1)
  }

  /// A quarter turn is undone by another one, every other turn by itself.
  @Test(arguments: [
    ("4x4+corners+squares", 30, Symmetry.rotate180, []),
    ("4x4+corners+squares", 30, .rotate90, []),
    ("6x6+corners+squares", 10, .rotate270, ["--weak"]),
    ("8x7k5", 2, .rotate180, ["--weak"]),
  ])
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

  @Test func `a proof that exceeds its time limit writes nothing`() throws {
    for option in [["--certificate", "-"], ["--weak", "--certificate", "-"], ["--split", "99"]] {
      let stopped = try Transcript(running: ["solve", "8x8k5", "--limit", "0.05"] + option)
      #expect(stopped.status == 1 && stopped.output == "")
      #expect(stopped.errors == "tictactoe: solve: stopped before the proof was found\n")
    }
  }

  @Test func `boards of more than 64 squares can be split only with --weak`() throws {
    for option in [["--split", "2"], ["--join", "."]] {
      let refused = try Transcript(running: ["solve", "9x8k5"] + option)
      #expect(refused.status == 1 && refused.errors.contains("split with --weak"))
    }
    let lost = try Transcript(running: ["solve", "3x3", "--weak", "--certificate", "-"])
    #expect(lost.errors == "tictactoe: solve: O does not stop every line after 3x3:\n")
  }

  private func shell(_ script: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    try process.run()
    process.waitUntilExit()
  }
}
