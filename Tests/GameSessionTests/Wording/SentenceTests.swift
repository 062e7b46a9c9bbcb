import GameRules
import GameSolver
import Testing

@testable import GameSession

/// The faults of a sentence that can be seen without knowing what it is about.
private func faults(_ text: String) -> [String] {
  var faults: [String] = []
  func find(_ name: String, _ pattern: Regex<some Any>) {
    if text.contains(pattern) { faults.append(name) }
  }
  find("a placeholder", #/[{}\u{1}-\u{8}\u{1F}]/#)
  find("“a” before a vowel", #/\b[Aa] (8|11\b|11×|18|[aeiou][a-z])/#)
  find("“an” before a consonant", #/\b[Aa]n ([2-79]|1[02-79]|[bcdfgj-np-tv-z][a-z])/#)
  find("an article before a square", #/\b[Tt]he [a-s]1?[0-9]\b/#)
  find("an article before a size", #/\b[Aa]n? (?!2×2 block)[0-9]+×[0-9]+/#)
  let small = text.lowercased()
  if small.contains(#/\b([a-z]+)[ ,:]+\1\b/#) { faults.append("a word twice") }
  let isTwice = small.contains(#/(?:^|[:,] |the )(\w[\w –-]*\w) and (?:the )?\1(?:$|[.,])/#)
  if isTwice { faults.append("an item twice") }
  find("a threat to one's own line", #/threatens? (the|a|row|column|diagonal)/#)
  find("a number that does not agree", #/\b1 (moves|wins|squares|columns|rows|more moves)\b/#)
  find("a number that does not agree", #/(?i)\bone (squares|lines|keep|lose) /#)
  find("nothing counted", #/\b0 (moves?|wins|squares)\b/#)
  find("a block called a square", #/2×2 square|square [a-s][0-9]+–/#)
  find("plies", #/\bpl(y|ies)\b/#)
  find("two spaces", #/  /#)
  find("a space before a stop", #/ [.,;:!]/#)
  find("two stops", #/[.,;:!][.,;:]/#)
  find("a typewriter's quote", #/"/#)
  find("no text", #/^\s*$/#)
  return faults
}

/// Whether a text starts as a sentence does: not with a small letter, unless it names a square.
private func startsWell(_ text: String) -> Bool {
  text.contains(#/^(\P{Ll}|[a-s]1?[0-9]\b)/#)
}

@Suite struct SentenceTests {
  @Test(arguments: [
    "a1 completes the a1", "A line of 4 fits on a 8×8 board", "A 11×1 board has no four corners",
    "b2 threatens the column b1–b3", "X wins: square a1–b2", "Computer Computer wins",
    "{player} wins", "Top row, in 1 moves", "Diagonal and diagonal, in 5 moves", "in 0 moves",
    "You complete the top row and the top row", "One squares win", "Your  turn", "Your turn..",
    "Your turn .", "\"4z\" is no board", "", "a win in 5 plies", "an 5×5 board", "Not an win",
  ])
  func `each fault is seen in a sentence that has it`(text: String) {
    #expect(!faults(text).isEmpty)
  }

  // MARK: Other scripts

  @Test(arguments: [
    ("あなたの番です。", "あなたの番です。"), ("正解！", "正解！"), ("सही।", "सही।"), ("دورك؟", "دورك؟"), ("対局中…", "対局中…"),
    ("Right", "Right."), ("b2", "b2."), ("é", "é."),
  ])
  func `a text that has an end gets no second one`(text: String, sentence: String) {
    let wording = Wording(SymbolChoice(), in: .english)
    #expect(wording.sentences([UTF8Text(text)]).description == sentence)
  }

  @Test(arguments: [
    ("two", "Two"), ("état", "État"), ("два", "Два"), ("один", "Один"), ("рух", "Рух"),
    ("їжак", "Їжак"), ("ένα", "ένα"),
    ("δύο", "Δύο"), ("φορές", "Φορές"), ("śledź", "Śledź"), ("łoś", "Łoś"), ("žaba", "Žaba"),
    ("ńa", "Ńa"), ("öt", "Öt"),
    ("ở", "Ở"), ("ạ", "Ạ"), ("二", "二"), ("", ""), ("ß", "ß"), ("÷", "÷"),
  ])
  func `a sentence begins with a capital where its letter has one`(
    text: String, capitalized: String
  ) {
    #expect(Wording.capitalized(UTF8Text(text)).description == capitalized)
  }

  // MARK: The catalogue

  @Test func `every message of every language takes all its arguments`() {
    let arguments = (1...8).map { UTF8Text("⟦\($0)⟧") }
    for language in Language.all {
      let phrases = language.phrases
      for message in (0..<(Phrasebook.counts.last ?? 0)).compactMap(Message.init(rawValue:)) {
        for n in [1, 2, 3, 5, 11, 21, 100] {
          let text = phrases.say(message, with: arguments, n: n).description
          let isFilled = !text.utf8.contains { $0 < 32 || [0x22, 0x7B, 0x7D].contains($0) }
          let isTidy = ["  ", " .", " ,", " ;", " :"].allSatisfy { !text.contains($0) }
          #expect(isFilled && isTidy && !text.isEmpty, "\(language.code) \(message): \(text)")
        }
      }
    }
  }

  // MARK: Boards

  /// Small boards with any number in a row and any patterns, and large ones with the sides before which
  /// an article would differ; each plain and reversed.
  static let everyRules: [Rules] = {
    var all: [Rules] = []
    let sides = [1, 2, 3, 4, 5, 8, 11, 15, 18, 19]
    for columns in sides {
      for rows in sides {
        let isSmall = columns < 5 && rows < 5
        let lengths = isSmall ? Array(1...max(columns, rows)) : [min(columns, rows)]
        let sets: [Patterns] =
          isSmall
          ? [[], [.corners], [.squares], [.diamonds], [.corners, .squares]] : [[], [.squares]]
        for inARow in lengths {
          for patterns in sets {
            for ending in [Ending.normal, .misere] {
              let rules = try? Rules(
                columns: columns, rows: rows, inARow: inARow, patterns: patterns, ending: ending)
              if let rules { all.append(rules) }
            }
          }
        }
      }
    }
    return all
  }()

  /// Expects all texts to be English; each is looked at once, however often it is said.
  private func expectEnglish(_ texts: [String: String], areStarts: Bool = false) {
    for (text, context) in texts {
      #expect(faults(text) == [], "\(context): \(text)")
      if areStarts { #expect(startsWell(text), "\(context): \(text)") }
    }
  }

  /// The first, a middle and the last line of each kind.
  private func examples(_ rules: Rules) -> [Line] {
    let lines = rules.makeLines()
    var kinds: [Line.Kind] = []
    for line in lines where !kinds.contains(line.kind) { kinds.append(line.kind) }
    return kinds.flatMap { kind in
      let same = lines.filter { $0.kind == kind }
      return [same[0], same[same.count / 2], same[same.count - 1]]
    }
  }

  /// Everything that is said of lines: hints, results, refusals.
  private func sentences(_ wording: Wording, _ rules: Rules) -> [UTF8Text] {
    let lines = examples(rules)
    var texts: [UTF8Text] = []
    for (index, line) in lines.enumerated() {
      let other = lines[(index + 1) % lines.count]
      let both = line == other ? [line] : [line, other]
      var reasons: [Reason] = [
        .completes([line]), .completes(both), .blocks(both), .threatens(line),
      ]
      if both.count > 1 { reasons += [.forks(both), .stopsFork(both)] }
      reasons += [.wins(in: 1), .wins(in: 5), .delaysLoss(in: 2), .opensLines(index), .onlyHold]
      for reason in reasons {
        guard let hint = Hint(square: line.squares[0], reasons: [reason, .holdsDraw]) else {
          continue
        }
        texts += [wording.reasons(hint), wording.place(of: hint)]
      }
      for mark in Mark.allCases {
        for outcome in [Outcome.win(mark, lines: both), .loss(mark, lines: both)] {
          texts += [wording.outcome(outcome), wording.how(outcome, moves: index + 1)]
          texts += [true, false].map { wording.headline(outcome, isClose: $0) }
        }
        let square = line.end
        texts += [
          wording.move(mark, square), wording.takenBack(mark, square), wording.letGo(over: square),
          wording.refusal(.occupied(square, by: mark)), wording.spokenMove(mark, square),
          wording.turn(mark), wording.thinking(mark), wording.move(mark, ply: 2 * index + 1),
        ]
      }
    }
    return texts
  }

  @Test func `what is said of lines and places is English on every board`() {
    var texts: [String: String] = [:]
    for rules in SentenceTests.everyRules {
      let plain = Wording(SymbolChoice(), playing: rules)
      let typed = Wording(SymbolChoice(), playing: rules, between: SentenceTests.matches[2])
        .lettered
      let isNamed = rules.columns == rules.rows && 3...4 ~= rules.columns
      for text in sentences(plain, rules) {
        texts[text.description] = "\(rules)"
        // Squares with names are never called by their letters alone.
        let isLettered =
          isNamed && text.description.contains(#/(^|[^–a-z0-9])[a-d][1-4]([^–0-9]|$)/#)
        #expect(!isLettered, "\(rules): \(text)")
      }
      for text in sentences(typed, rules) { texts[text.description] = "\(rules)" }
    }
    expectEnglish(texts, areStarts: true)
  }

  @Test func `the names and rules of every board are English`() {
    var said: [String: String] = [:]
    for rules in SentenceTests.everyRules {
      let wording = Wording(SymbolChoice(), playing: rules)
      var texts =
        wording.howToPlay(rules) + [
          wording.game(rules), wording.gameName(rules), wording.howToPlayTitle(rules),
          wording.newGame(rules), wording.broughtBack(rules), wording.bigger(rules),
          wording.board(rules), wording.savedGame(Game(rules)),
        ]
      texts += CustomRules.Field.allCases.map { wording.field($0, rules.ending) }
      texts += Player.all.flatMap { [wording.name($0), wording.about($0)] }
      for text in texts { said[text.description] = "\(rules)" }
    }
    expectEnglish(said)
  }

  @Test func `every refusal of a board or a text is English`() {
    let wording = Wording(SymbolChoice())
    var errors: [RulesError] = [.columns(0), .columns(20), .rows(0), .rows(1000)]
    for columns in Rules.sides {
      for rows in Rules.sides {
        errors += [0, 8, 11, 18, 1000].map { .inARow($0, columns: columns, rows: rows) }
        errors += Pattern.allCases.map { .pattern($0, columns: columns, rows: rows) }
      }
    }
    var causes: [String: String] = [:]
    for error in errors {
      causes[wording.cause(RulesTextError.impossible(error)).description] = "\(error)"
    }
    expectEnglish(causes, areStarts: true)
    for text in [
      "4z", "3x3k", "3x3kk", "3x3+cakes", "3x3+corners+corners", "3x3!", "3x3:b2b2",
      "3x3:d4", "3x3:b", "3x3:a1b1a2b2a3c3", "20x3", "3x3k9", "3x3:a1b2c3b1b3a3c1c2a2a1",
    ] {
      var session = Session()
      session.handle([.gameOpened(UTF8Text(text), record: "")])
      let paragraphs = session.presentation.panel?.paragraphs.map(\.description) ?? []
      #expect(paragraphs.count == 3, "\(text)")
      for said in paragraphs { #expect(faults(said) == [], "\(text): \(said)") }
    }
  }

  // MARK: Games

  static let matches: [Match] = {
    let seats: [(Player, Player)] = [
      (.person, .person), (.person, .person), (.person, .computer(.easy)),
      (.computer(.hard), .person), (.computer(.perfect), .computer(.perfect)),
      (.computer(.beginner), .computer(.trickster)), (.person, .remote), (.remote, .remote),
    ]
    return seats.enumerated().map { index, players in
      var match = Match()
      match[.first] = players.0
      match[.second] = players.1
      if index == 1 {
        match.rename(.first, to: "Ada")
        match.rename(.second, to: "Lars")
      }
      return match
    }
  }()

  @Test(arguments: [
    "3x3", "3x3+squares", "3x3+misere", "3x3k1", "3x3k2", "4x4", "4x4k3", "4x4+corners+squares",
    "4x4+squares+misere", "5x5k4", "3x4k3", "2x1", "6x6k3+diamonds",
  ])
  func `every state of a game is told in English, and nothing twice`(text: String) throws {
    let rules = try Rules(text)
    let solver = StrongSolution.covers(rules) ? Solver(LineTable(rules)) : nil
    for (index, match) in SentenceTests.matches.enumerated() {
      var generator = SplitMix64(seed: index)
      var game = Game(rules)
      while !game.position.isOver,
        let square = game.position.legalMoves.randomElement(using: &generator)
      {
        try game.play(square)
      }
      var told: [String: String] = [:]
      var others: [String: String] = [:]
      for ply in 0...game.ply where ply < 2 || ply > game.ply - 2 {
        var shown = game
        shown.go(to: ply)
        for session in states(shown, match, solver) { collect(session, &told, &others) }
      }
      expectEnglish(told, areStarts: true)
      expectEnglish(others)
    }
  }

  /// A game at rest and in hand, with a refusal, with values and in review, tapped and typed.
  private func states(_ game: Game, _ match: Match, _ solver: Solver?) -> [Session] {
    [false, true].flatMap { isTyped in
      var session = Session(match: match, reducesMotion: true, isTyped: isTyped)
      session.handle([.gameOpened(game.notation, record: game.recordNotation)])
      var states = [session]
      func add(_ actions: Action...) {
        var state = session
        state.handle(actions)
        states.append(state)
      }
      let mark = game.position.toMove
      if let last = game.lastMove { add(.squareTapped(last)) }
      if let square = game.position.legalMoves.first {
        add(.pieceTapped(mark))
        add(.pieceLifted(mark), .pieceMoved(over: square))
        add(.explainTapped)
        let values = (0..<game.rules.area).map { index -> ValueBounds? in
          let isEmpty = game.position.board[index] == nil
          return isEmpty ? ValueBounds([.draw, .win(in: 3), .loss(in: 4)][index % 3]) : nil
        }
        states[states.count - 1].explain(values, safe: [])
      }
      if let solver {
        session.review = Review(of: game, with: solver)
        states.append(session)
        add(.reviewOpened)
      }
      return states
    }
  }

  /// Notes everything that a session says, and looks for what it says twice.
  private func collect(
    _ session: Session, _ told: inout [String: String], _ others: inout [String: String]
  ) {
    let shown = session.presentation
    let context = "\(session.game) \(session.match[.first]) \(session.match[.second])"
    let lines = [shown.headline, shown.status, shown.detail].compactMap { $0?.description }
      .filter { !$0.isEmpty }
    for (index, line) in lines.enumerated() {
      told[line] = context
      for other in lines[(index + 1)...] {
        #expect(!other.contains(line) && !line.contains(other), "\(context): \(lines)")
      }
    }
    var texts = [shown.title, shown.statusLine, shown.gameName] + shown.tray.map(\.fullName)
    texts += shown.offer?.items.map(\.label) ?? []
    if let review = shown.review {
      texts += [review.sentence] + review.steps.map(shown.wording.step) + review.otherLines
    }
    for panel in [Panel.share, .players, .seat(.first)] {
      var opened = session
      opened.handle([.panelOpened(panel)])
      guard let content = opened.presentation.panel else { continue }
      texts += [content.title] + content.items.map(\.label).filter { !$0.isEmpty }
    }
    for text in texts { others[text.description] = context }
  }
}
