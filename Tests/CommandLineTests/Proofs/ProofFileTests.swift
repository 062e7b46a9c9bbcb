import Foundation
import TestSupport
import Testing

/// Proofs as files: written in place or not at all, and read without a crash.
@Suite struct ProofFileTests {
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
      "solve", isOptimized ? "8x7k5" : "7x4k4", "--certificate", path,
    ]
    shell.standardError = errors
    try shell.run()
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(shell.terminationReason == .exit && shell.terminationStatus == 1)
    let complaint = try #require(
      words.wholeMatch(of: /tictactoe: solve: "(.+)": cannot be written beyond line (\d+): .+\n/))
    #expect(complaint.1 == path)
    // The complete proof has 120,892 lines; 13,804 on the smaller board.
    #expect(try #require(Int(complaint.2)) < 10_000)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test(.enabled(if: isOptimized), arguments: [[SIGTERM], [SIGHUP], [SIGINT, SIGINT]])
  func `a signal during a proof leaves no file`(signals: [Int32]) throws {
    let folder = try Folder()
    let files = { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
    // A test's thread may block signals, which a child inherits.
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    // On a busy machine the proof may be complete before the signal, or in its place just then: then again.
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
      let isStopped =
        solving.terminationReason == .uncaughtSignal || solving.terminationStatus != 0
      if isStopped, try !files().contains("proof") { break }
    }
    #expect(solving.terminationReason == .uncaughtSignal || signals.first == SIGINT)
    #expect(try files() == [])
  }

  @Test func `a proof that exceeds its time limit writes nothing`() throws {
    let rules = isOptimized ? "8x8k5" : "9x6k5"
    for option in [["--certificate", "-"], ["--weak", "--certificate", "-"], ["--split", "99"]] {
      let stopped = try Transcript(running: ["solve", rules, "--limit", "0.05"] + option)
      #expect(stopped.status == 1 && stopped.output == "")
      #expect(stopped.errors == "tictactoe: solve: stopped before the proof was found\n")
    }
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

  #if os(Linux)
    /// Limited by the system, so that memory suffices for neither the proof nor, in some cases, the
    /// start.
    @Test(.enabled(if: isOptimized))
    func `running out of memory is reported without a crash`() throws {
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
}
