import GameRules

// What is said to others about a game.

extension Wording {
  /// What can be given to others.
  func name(_ share: Share) -> UTF8Text { phrases.share(share) }

  /// It is given, or ready to be put elsewhere.
  func done(_ share: Share) -> UTF8Text {
    share == .link || share == .picture ? phrases.shareDone : phrases.shareCopied
  }

  /// Beneath the code of a link.
  var scan: UTF8Text { phrases.shareScan }

  /// Tells who shares a game what whoever gets it can do.
  func invitation(_ mark: Mark) -> UTF8Text { phrases.shareInvitation(mark: name(mark)) }

  /// Tells who got a game whose move it is.
  func invited(_ mark: Mark) -> UTF8Text { phrases.shareInvited(mark: name(mark)) }

  /// After the move of who got a game.
  var sendBack: UTF8Text { phrases.shareSendBack }

  /// The end of a game in signs: what was played, how it ended, and the part of the board that is
  /// not empty.
  func signs(of game: Game) -> UTF8Text {
    let rules = game.rules
    var text = phrases.title(standing: self.game(rules)) + "\n"
    if let outcome = game.position.outcome { text += self.outcome(outcome) + "\n" }
    let columns = game.moves.map { $0.column }
    let rows = game.moves.map { $0.row }
    for row in stride(from: rows.max() ?? -1, through: rows.min() ?? 0, by: -1) {
      for column in (columns.min() ?? 0)...(columns.max() ?? 0) {
        let mark = game.position.board[rules.index(of: Square(column: column, row: row))]
        text += UTF8Text(mark.map { symbol(of: $0).sign } ?? "⬜")
      }
      text += "\n"
    }
    return text
  }
}

extension Symbol {
  /// A sign of the same shape, for a text.
  var sign: StaticString {
    switch self {
    case .x: "❌"
    case .o: "⭕"
    case .triangle: "🔺"
    case .diamond: "🔷"
    case .star: "⭐"
    case .heart: "❤️"
    case .moon: "🌙"
    case .bolt: "⚡"
    }
  }
}
