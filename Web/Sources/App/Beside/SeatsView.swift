import BoardUI
import GameRules
import GameSession

/// The two players at the board; each player's mark is the piece to drag.
struct SeatsView {
  private let homes = [Node.find("home-x"), Node.find("home-o")]
  private let pieces = [Node.find("piece-x"), Node.find("piece-o")]
  private let names = [Node.find("name-x"), Node.find("name-o")]
  private let abouts = [Node.find("about-x"), Node.find("about-o")]
  private let players = [Node.find("player-x"), Node.find("player-o")]
  private let score = Node.find("wins")
  private let scoreSentence = Node.find("score-sentence")
  private var shown: [TrayPiece] = []
  private var symbols: SymbolChoice?
  private var sentence: UTF8Text?

  init() {
    for mark in Mark.allCases {
      pieces[Int(mark.rawValue)].setControl(.piece(mark))
      players[Int(mark.rawValue)].setControl(.seat(mark))
    }
  }

  @inline(never)
  mutating func render(_ presentation: Presentation) {
    let tray = presentation.tray
    if presentation.score != sentence || tray != shown {
      sentence = presentation.score
      scoreSentence.setText(presentation.score)
      score.setText(presentation.score.isEmpty ? "" : "\(tray[0].wins) – \(tray[1].wins)")
    }
    if presentation.tray == shown, presentation.symbols == symbols { return }
    shown = presentation.tray
    symbols = presentation.symbols
    for piece in shown {
      let index = Int(piece.mark.rawValue)
      let node = pieces[index]
      names[index].setText(piece.player)
      abouts[index].setText(piece.about)
      abouts[index].set("data-timed", isOn: piece.isTimed)
      node.set("aria-disabled", piece.isActive ? nil : "true")
      node.set("aria-pressed", piece.isHeld ? "true" : "false")
      switch piece.place {
      case .home: node.set("data-place", "home")
      case .lifted: node.set("data-place", "lifted")
      case .returning: node.set("data-place", "returning")
      }
      if piece.place != .lifted { node.clearTransform() }
    }
  }

  func piece(_ mark: Mark) -> Node { pieces[Int(mark.rawValue)] }

  /// The button with a player's name.
  func name(_ mark: Mark) -> Node { players[Int(mark.rawValue)] }

  /// The place of a piece that is not dragged.
  func home(of mark: Mark) -> Rectangle { homes[Int(mark.rawValue)].rectangle }
}
