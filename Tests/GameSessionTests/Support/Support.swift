import GameRules
import Testing

@testable import GameSession

extension Square: ExpressibleByStringLiteral {
  /// Creates a square from a literal, which must be valid.
  public init(stringLiteral text: String) {
    guard let square = Square(text) else { preconditionFailure("\(text) is not a square") }
    self = square
  }
}

extension Session {
  /// A session at rest in a game, with moves to redo if a longer record is given.
  init(_ text: String, record: String = "", reducesMotion: Bool = false) {
    self.init(reducesMotion: reducesMotion)
    handle([.gameOpened(UTF8Text(text), record: UTF8Text(record))])
  }

  /// Handles several actions and returns all their effects.
  @discardableResult
  mutating func handle(_ actions: [Action]) -> [Effect] {
    actions.flatMap { handle($0) }
  }

  /// Taps squares one after the other, each after the transition before it.
  mutating func play(_ squares: Square...) {
    for square in squares { settle(handle(.squareTapped(square))) }
  }

  /// Ends the waits among some effects, and both of an end.
  mutating func settle(_ effects: [Effect]) {
    for case .wait(_, let token) in effects {
      let next = handle(.waitEnded(token: token))
      if case .animating(.deciding) = phase { settle(next) }
    }
  }

  var status: String { presentation.status.description }

  subscript(square: Square) -> SquareState {
    presentation.squares[game.rules.index(of: square)]
  }
}

extension [Effect] {
  /// All effects except cues, which `CueTests` covers, and the journal, which `JournalTests` covers.
  var withoutCues: [Effect] {
    filter {
      switch $0 {
      case .cue, .saveJournal: false
      default: true
      }
    }
  }

  /// The cues among the effects.
  var cues: [Cue] {
    compactMap { if case .cue(let cue) = $0 { cue } else { nil } }
  }
}

/// The whole presentation as one comparable value, without the score and the games before, which
/// outlive it, and without the places of the actions, which follow the commands.
struct Looks: Equatable, CustomStringConvertible {
  let description: String

  init(_ session: Session) {
    description = Mirror(reflecting: session.presentation).children.map { child in
      switch child.label {
      case "score", "wording", "earlierGames", "actions": ""
      case "tray": summary(session.presentation.tray)
      // Undo also restores a game that was left, which is not shown.
      case "commands":
        session.presentation.commands.map { state in
          var state = state
          if state.command == .undo { state.isEnabled = session.game.canUndo }
          return String(reflecting: state)
        }.joined()
      default: "\(child.label ?? ""): \(String(reflecting: child.value))\n"
      }
    }.joined()
  }

  static func == (left: Looks, right: Looks) -> Bool { left.description == right.description }
}

/// The state of a session in one short line.
func summary(_ session: Session) -> String {
  parts(of: session).map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
}

/// The state of a session in parts, of which some may be empty.
func parts(of session: Session) -> [(name: String, text: String)] {
  let phase =
    switch session.phase {
    case .playing: "playing"
    case .thinking: "thinking"
    case .finished: "finished"
    case .animating(.turn): "turn"
    case .animating(.ending): "ending"
    case .animating(.deciding): "deciding"
    case .animating(.returning): "returning"
    case .animating(.clearing): "clearing"
    }
  let piece =
    switch session.carry {
    case .empty: ""
    case .holding: "held"
    case .dragging(nil): "dragged"
    case .dragging(let square?): "dragged over \(square)"
    }
  return [
    ("phase", phase),
    ("piece", piece),
    ("panel", session.panel.map { "/\($0)" } ?? ""),
    ("refusal", session.refusal == nil ? "" : "!"),
    ("review", session.isReviewing ? "review" : ""),
    ("truth", session.showsValues ? "truth" : ""),
    ("game", session.game.description),
  ]
}

extension PanelContent {
  /// The paragraphs, without headings and notes.
  var paragraphs: [UTF8Text] { items.filter { $0.kind == .text }.map(\.label) }
  /// The closing buttons.
  var closings: [UTF8Text] { items.filter { $0.kind == .closing }.map(\.label) }
}

/// The two pieces in one short line.
func summary(_ tray: [TrayPiece]) -> String {
  tray.map { piece in
    "\(piece.mark.letter) \(piece.place)" + (piece.isActive ? " active" : "")
      + (piece.isHeld ? " held" : "")
  }.joined(separator: ", ")
}

/// Effects in one short line.
func summary(_ effects: [Effect]) -> String {
  effects.map { effect in
    switch effect {
    case .wait: "wait"
    case .announce(_, .assertive): "announce"
    case .announce(_, .polite): "say"
    case .cue: "cue"
    case .saveGame(_, _, let isStep): isStep ? "step" : "keep"
    case .share: "share"
    case .update: "update"
    case .room(let request): "room \(request.verb)"
    case .install: "install"
    case .saveFile: "save file"
    case .openFile: "open file"
    case .saveJournal: "journal"
    case .saveSettings: "settings"
    case .saveSymbols: "symbols"
    case .savePlayers: "players"
    case .saveLanguage: "language"
    case .analyze(let request, _):
      if case .move(let level) = request.kind {
        "think \(level)"
      } else {
        "think \(request.kind)"
      }
    case .stopAnalyzing: "stop"
    }
  }.joined(separator: ", ")
}
