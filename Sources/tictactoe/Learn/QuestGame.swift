import GamePuzzles
import GameRules
import GameSession

/// A puzzle or a lesson in line mode: shows each board and its task, and reads lines until all are
/// done.
struct QuestGame {
  private var quest: Quest
  private let page: UTF8Text
  private let engine = QuestEngine()
  private var dialogue: Dialogue
  private let phrases = Terminal.language(onFullScreen: false).phrases

  private var shown: QuestPresentation { quest.presentation(page: page) }

  private var wording: Wording {
    Wording(SymbolChoice(), in: phrases, playing: quest.game?.rules ?? .classic).lettered
  }

  /// Creates the game.
  ///
  /// - Parameters:
  ///   - source: The puzzle or the lesson.
  ///   - page: The address of the page for the shared link; may be empty.
  ///   - isSpoken: Whether boards are read out instead of drawn.
  init(_ source: Quest.Source, page: UTF8Text, isSpoken: Bool) {
    quest = Quest(source, phrases: phrases, isTyped: true)
    self.page = page
    dialogue = Dialogue(Wording(SymbolChoice(), in: phrases).lettered, isSpoken: isSpoken)
  }

  /// Plays on the full screen, or in line mode where the arguments want that or it is the only way.
  static func run(_ source: Quest.Source, page: UTF8Text = "", _ arguments: Arguments) {
    if !arguments.wantsLines, Terminal.canDraw, let screen = Screen() {
      var quest = FullScreenQuest(source, page: page, on: screen)
      quest.run()
    } else {
      var game = QuestGame(source, page: page, isSpoken: arguments.has(.spoken))
      game.run()
    }
  }

  /// Plays until all is done, the input ends or the player quits.
  mutating func run() {
    let task = carryOut(quest.start())
    dialogue.say(shown.title)
    if case .day = quest.source, let rules = quest.game?.rules {
      dialogue.say(wording.gameName(rules))
    }
    dialogue.say(shown.about)
    show(task)
    while !quest.isOver, let reply = dialogue.next(), reply != .quit {
      answer(reply)
      // A day has one puzzle, whose end is shown; a lesson goes on by itself.
      if case .day = quest.source { continue }
      while quest.isOver {
        let task = carryOut(quest.handle(.nextTapped))
        show(task)
      }
      if quest.stage == .finished { return dialogue.say(shown.status) }
    }
    if quest.isOver { end() }
  }

  /// Shows the board or the games to choose from, and some texts below.
  private func show(_ texts: [UTF8Text]) {
    if quest.stage == .finished { return }
    dialogue.say(shown.subtitle)
    showBoard()
    for text in texts { dialogue.say(text) }
  }

  private func showBoard() {
    for (index, choice) in shown.choices.enumerated() { dialogue.say("\(index + 1)  " + choice) }
    if shown.choices.isEmpty, let game = shown.game { dialogue.show(game) }
  }

  private mutating func answer(_ reply: Dialogue.Reply) {
    let choices = shown.choices.count
    switch reply {
    case .hint: tell(.hintTapped)
    case .show: tell(.answerTapped)
    case .board: show([shown.task])
    case .help: dialogue.say(wording.learnHelp)
    case .quit: break
    case .number(let number) where 1..<choices + 1 ~= number: tell(.gameChosen(number))
    case .square(let square) where choices == 0: play(square)
    case .number(let number): refuse("\(number)", choices)
    case .square(let square): refuse(square.notation, choices)
    case .unknown(let line): refuse(UTF8Text(line).quoted, choices)
    }
  }

  private func refuse(_ line: UTF8Text, _ choices: Int) {
    dialogue.refuse(
      choices == 0 ? wording.notUnderstoodInPuzzle(line) : wording.noNumber(line, upTo: choices))
  }

  private mutating func play(_ square: Square) {
    if let cause = quest.game?.position.refusal(of: square) {
      return dialogue.refuse(wording.refused(cause))
    }
    let before = quest.game
    let texts = carryOut(quest.handle(.squareTapped(square)))
    let hasChanged = quest.game != before
    // The next step of a lesson came at once.
    if case .lesson = quest.source, hasChanged { return show(texts) }
    for text in texts { dialogue.say(text) }
    if hasChanged, !quest.isOver { showBoard() }
  }

  private mutating func tell(_ action: Quest.Action) {
    for text in carryOut(quest.handle(action)) { dialogue.say(text) }
  }

  /// Carries out effects; returns the announcements.
  private mutating func carryOut(_ effects: [Quest.Effect]) -> [UTF8Text] {
    var texts: [UTF8Text] = []
    for effect in effects {
      switch effect {
      case .ask(let request, let token):
        texts += carryOut(quest.handle(.found(engine.answer(request), token: token)))
      case .announce(let text): texts.append(text)
      // The command line asks for a day by its date, and saves nothing.
      case .saveAttempt, .saveRecord, .saveLesson: break
      }
    }
    return texts
  }

  /// Shows the end of a solved puzzle, and what to share.
  private func end() {
    if shown.tries.contains(.solved) { showBoard() }
    for line in shown.share.description.split(separator: "\n") { dialogue.say(UTF8Text(line)) }
  }
}
