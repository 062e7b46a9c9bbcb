import GameRules

// Sharing a game, and opening a shared one.

extension Session {
  @inline(never)
  mutating func share(_ kind: Share) {
    perform(.share(kind, kind == .emoji ? wording.emoji(of: game) : ""))
  }

  @inline(never)
  mutating func hasShared(_ kind: Share) {
    if openPanel?.panel == .share { openPanel?.shared = kind }
  }

  @inline(never)
  var shareContent: PanelContent {
    var content = PanelContent(.share, wording.name(.share))
    let outcome = outcome
    content.add(
      .text,
      outcome == nil
        ? wording.invitation(game.position.toMove)
        : wording.line([standing(in: wording), status(in: wording)]))
    content.add(.picture, wording.scan, picture: .code(game.notation))
    for kind in Share.allCases where outcome != nil || kind == .link || kind == .copy {
      content.add(.button, wording.name(kind), .share(kind), picture: .share(kind))
    }
    content.add(.note, openPanel?.shared.map(wording.done) ?? "")
    content.add(.closing, wording.ok, .confirm)
    return content
  }

  /// Opens a shared link.
  ///
  /// The game then continues between two persons.
  @inline(never)
  mutating func openLink(_ text: UTF8Text, record: UTF8Text) {
    let before = game
    open(text, record: record)
    // A page that returns to its own game knows the record, whatever another window has saved since.
    let isOwn =
      !record.isEmpty
      || !before.record.isEmpty && game.rules == before.rules
        && game.record.starts(with: before.record)
    guard !isInLiveGame, openPanel == nil, !isOwn else { return }
    if match.personAgainstComputer != nil { playAgainst(.person) }
    if !game.record.isEmpty { invitation = game.ply }
  }

  /// The instruction to a player who opened a shared link.
  var invitationDetail: UTF8Text? {
    guard let invitation, !game.position.isOver else { return nil }
    switch game.ply - invitation {
    case 0: return wording.invited(game.position.toMove)
    case 1: return wording.sendBack
    default: return nil
    }
  }
}
