import GameSession

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@main
struct TicTacToe {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if words.first == "solve" { exit(SolveCommand.run(words.dropFirst())) }
    print("tictactoe \(Product.version)")
  }
}
