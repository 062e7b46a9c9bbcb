import GameRules

// Messages about sharing.

extension Wording {
  /// The name of a way to share.
  func name(_ share: Share) -> UTF8Text { phrases.share(share) }

  /// The confirmation after sharing or copying.
  func done(_ share: Share) -> UTF8Text {
    share == .link || share == .picture ? phrases.shareDone : phrases.shareCopied
  }

  /// The caption of the QR code.
  var scan: UTF8Text { phrases.shareScan }

  /// The explanation to the sender of a shared game.
  func invitation(_ mark: Mark) -> UTF8Text {
    match.personAgainstComputer == nil
      ? phrases.shareInvitation(mark: name(mark)) : phrases.shareOwnCopy
  }

  /// The instruction to the receiver of a shared game, before the move.
  func invited(_ mark: Mark) -> UTF8Text { phrases.shareInvited(mark: name(mark)) }

  /// The instruction to the receiver, after the move.
  var sendBack: UTF8Text { phrases.shareSendBack }

  /// The result as emoji: the name of the game, the outcome, and the part of the board with marks.
  func emoji(of game: Game) -> UTF8Text {
    let rules = game.rules
    var text = phrases.title(standing: self.game(rules)) + "\n"
    if let outcome = game.position.outcome { text += self.outcome(outcome) + "\n" }
    let columns = game.moves.map { $0.column }
    let rows = game.moves.map { $0.row }
    for row in stride(from: rows.max() ?? -1, through: rows.min() ?? 0, by: -1) {
      for column in (columns.min() ?? 0)...(columns.max() ?? 0) {
        let mark = game.position.board[rules.index(of: Square(column: column, row: row))]
        text += UTF8Text(mark.map { symbol(of: $0).emoji } ?? "⬜")
      }
      text += "\n"
    }
    return text
  }
}

extension Symbol {
  /// The emoji of the same shape.
  var emoji: StaticString {
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
