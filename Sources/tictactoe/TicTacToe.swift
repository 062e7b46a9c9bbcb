import GameSession

@main
struct TicTacToe {
  static func main() {
    print("tictactoe \(Product.version)")
  }
}
