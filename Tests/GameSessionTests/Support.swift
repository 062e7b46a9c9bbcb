import GameRules
import Testing

@testable import GameSession

extension Square: ExpressibleByStringLiteral {
  /// Reads a square that the test spells right.
  public init(stringLiteral text: String) {
    guard let square = Square(text) else { preconditionFailure("\(text) is not a square") }
    self = square
  }
}

extension Session {
  /// A session at rest in a game, with more to redo where a longer record is given.
  init(_ text: String, record: String = "", reducesMotion: Bool = false) {
    self.init(reducesMotion: reducesMotion)
    handle([.gameOpened(UTF8Text(text), record: UTF8Text(record))])
  }

  /// Takes in several actions and returns all that there is to do about them.
  @discardableResult
  mutating func handle(_ actions: [Action]) -> [Effect] {
    actions.flatMap { handle($0) }
  }

  /// Taps squares one after the other, each when the animation before it is over.
  mutating func play(_ squares: Square...) {
    for square in squares { settle(handle(.squareTapped(square))) }
  }

  /// Lets the waits among some effects end.
  mutating func settle(_ effects: [Effect]) {
    for case .wait(_, let token) in effects { _ = handle(.waitEnded(token: token)) }
  }

  var status: String { presentation.status.description }

  subscript(square: Square) -> SquareState {
    presentation.squares[game.rules.index(of: square)]
  }
}

extension [Effect] {
  /// All but what is heard, of which `CueTests` tell, and the journal, of which `JournalTests` do.
  var withoutCues: [Effect] {
    filter {
      switch $0 {
      case .cue, .keepJournal: false
      default: true
      }
    }
  }

  /// What is heard.
  var cues: [Cue] {
    compactMap { if case .cue(let cue) = $0 { cue } else { nil } }
  }
}

/// Everything there is to see and hear, as one value that can be compared; but for the score, which
/// outlives the games.
struct Looks: Equatable, CustomStringConvertible {
  let description: String

  init(_ session: Session) {
    description = Mirror(reflecting: session.presentation).children.map { child in
      switch child.label {
      case "score", "wording": ""
      case "tray": summary(session.presentation.tray)
      // Undo also brings back a game that was left, which is not to be seen.
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

/// What a session does, in one short line: its phase, what is in hand, the panel, a `!` for a
/// refusal, and the game.
func summary(_ session: Session) -> String {
  var text =
    switch session.phase {
    case .playing: "playing"
    case .thinking: "thinking"
    case .finished: "finished"
    case .animating(.turn): "turn"
    case .animating(.ending): "ending"
    case .animating(.returning): "returning"
    case .animating(.clearing): "clearing"
    }
  switch session.carry {
  case .empty: break
  case .holding: text += " held"
  case .dragging(nil): text += " dragged"
  case .dragging(let square?): text += " dragged over \(square)"
  }
  if let panel = session.panel { text += " /\(panel)" }
  if session.refusal != nil { text += " !" }
  if session.isReviewing { text += " review" }
  if session.showsTruth { text += " truth" }
  return text + " \(session.game)"
}

extension PanelContent {
  /// What it says, without headings and remarks.
  var paragraphs: [UTF8Text] { items.filter { $0.kind == .text }.map(\.label) }
  /// The buttons that leave it.
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
    case .keepGame(_, _, let isStep): isStep ? "step" : "keep"
    case .share: "share"
    case .update: "update"
    case .room(let request): "room \(request.verb)"
    case .install: "install"
    case .keepJournal: "journal"
    case .keepSettings: "settings"
    case .keepSymbols: "symbols"
    case .keepPlayers: "players"
    case .keepLanguage: "language"
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

/// Whether the library is built for speed; the largest counts are left out where it is not.
#if DEBUG
  let isOptimized = false
#else
  let isOptimized = true
#endif
