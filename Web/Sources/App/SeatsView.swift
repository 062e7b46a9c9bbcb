import GameRules
import GameSession

/// The two players at the board: the mark of each is the piece that is dragged.
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
    if presentation.score != sentence {
      sentence = presentation.score
      scoreSentence.setText(presentation.score)
    }
    if presentation.tray == shown, presentation.symbols == symbols { return }
    shown = presentation.tray
    symbols = presentation.symbols
    for piece in shown {
      let index = Int(piece.mark.rawValue)
      let node = pieces[index]
      node.set("aria-label", presentation.wording.piece(piece.mark))
      names[index].setText(piece.player)
      abouts[index].setText(piece.about)
      node.set("aria-disabled", piece.isActive ? nil : "true")
      node.set("aria-pressed", piece.isHeld ? "true" : "false")
      switch piece.place {
      case .home: node.set("data-place", "home")
      case .lifted: node.set("data-place", "lifted")
      case .returning: node.set("data-place", "returning")
      }
      if piece.place != .lifted { node.clearTransform() }
    }
    let isBare = presentation.score.isEmpty
    score.setText(isBare ? "" : "\(shown[0].wins) – \(shown[1].wins)")
  }

  func piece(_ mark: Mark) -> Node { pieces[Int(mark.rawValue)] }

  /// Moves the focus to the name of a player.
  func focus(_ mark: Mark) { players[Int(mark.rawValue)].focus() }

  /// Where the piece is when nobody holds it.
  func home(of mark: Mark) -> Rectangle { homes[Int(mark.rawValue)].rectangle }
}

/// A pointer that went down on a piece of the tray.
struct PieceGesture {
  let mark: Mark
  let pointer: Int32
  let isTouch: Bool
  let start: Point
  var position: Point
  var isDragging = false
  /// The square that the session knows the piece to be over.
  var over: Square?
  var home = Rectangle()

  /// How far the pointer has to go, in CSS pixels, before it is a drag and no longer a tap.
  private var threshold: Double { isTouch ? 8 : 3 }

  var isPastThreshold: Bool { !position.isWithin(threshold, of: start) }

  /// Puts the piece under the pointer; a finger would hide it, so there it is larger and above.
  ///
  /// - Parameter side: The side of the square that it goes to, which its mark is as large as.
  func move(_ piece: Node, side: Double) {
    // The mark fills five sevenths of the piece, and all of its square.
    let whole = max(1, side * 7 / 5 / max(home.width, 1))
    let scale = isTouch ? max(2, whole) : whole
    let lift = isTouch ? scale * home.width * 5 / 14 + 16 : 0
    piece.transform(
      x: position.x - home.center.x, y: position.y - lift - home.center.y, scale: scale)
  }
}
