import Foundation
import GameProofs
import Testing

/// Returns the proof that `solve` writes.
func proof(of game: String, _ options: String...) throws -> [UInt8] {
  let folder = try Folder()
  let path = folder.path + "/proof"
  let solved = try Transcript(running: ["solve", game, "--certificate", path] + options)
  #expect(solved.status == 0 && solved.errors == "", "\(game): \(solved.errors)")
  return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
}

/// Returns the lines as text with a valid checksum.
func signed(_ lines: [Substring]) -> [UInt8] {
  let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  let digits = String(hash, radix: 16)
  return bytes + Array("end \(String(repeating: "0", count: 16 - digits.count))\(digits)\n".utf8)
}

/// The line at which a proof is refused and the cause; nil if it is accepted.
func refusal(of lines: [Substring]) -> String? {
  do throws(ProofChecker.Refusal) {
    _ = try ProofChecker.check(signed(lines))
    return nil
  } catch {
    return "\(error.line): \(error.cause)"
  }
}

/// Runs a script of bash.
func shell(_ script: String) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/bash")
  process.arguments = ["-c", script]
  try process.run()
  process.waitUntilExit()
}
