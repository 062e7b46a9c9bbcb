import BoardUI
import GameRules
import GameSession

/// The two pieces beside the board.
struct TrayView {
  private let tray = Node.find("tray")
  private let homes = [Node.find("home-x"), Node.find("home-o")]
  private let pieces = [Node.find("piece-x"), Node.find("piece-o")]
  private let players = [Node.find("player-x"), Node.find("player-o")]
  private var shown: [TrayPiece] = []
  private var symbols: SymbolChoice?

  init() {
    for mark in Mark.allCases { pieces[Int(mark.rawValue)].setControl(.piece(mark)) }
  }

  @inline(never)
  mutating func render(_ presentation: Presentation) {
    if presentation.tray == shown, presentation.symbols == symbols { return }
    shown = presentation.tray
    symbols = presentation.symbols
    for piece in shown {
      let node = self.piece(piece.mark)
      node.set("aria-label", presentation.wording.piece(piece.mark))
      players[Int(piece.mark.rawValue)].setText(piece.player)
      node.set("aria-disabled", piece.isActive ? nil : "true")
      node.set("aria-pressed", piece.isHeld ? "true" : "false")
      switch piece.place {
      case .home: node.set("data-place", "home")
      case .lifted: node.set("data-place", "lifted")
      case .returning: node.set("data-place", "returning")
      }
      if piece.place != .lifted { node.clearTransform() }
    }
    let turn: StaticString? = presentation.turn.map { $0 == .x ? "x" : "o" }
    tray.set("data-turn", turn)
  }

  func piece(_ mark: Mark) -> Node { pieces[Int(mark.rawValue)] }

  /// Where the piece is when nobody holds it.
  func home(of mark: Mark) -> Rectangle { homes[Int(mark.rawValue)].rectangle }
}
