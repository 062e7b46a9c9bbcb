import Foundation

/// The command line: results on standard output, one a line; errors on standard error.
@main
struct TicTacToe {
  static func main() {
    do throws(Failure) {
      try Command.run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("tictactoe: \(error.message)\n".utf8))
      exit(error.status.rawValue)
    }
  }
}
