import GameRules

/// One step in a proof that one side stops every line of the other.
package enum BlockingStep {
  /// The other side's move, which starts a line of the proof.
  case move(Square)
  /// Pairs of squares: from here on, one square of a pair answers the other.
  case pairs([(Square, Square)])
  /// A split into two independent games, on these squares and on the others: of a line across the
  /// cut only the larger part has to be stopped, or the part on these squares if both are equal.
  case cut([Square])
  /// The answer.
  case answer(Square)
  /// The rest needs no lines: the heaviest square is always the answer (Erdős–Selfridge).
  case weight
  /// A reference: the proof after the move of an earlier line, counted from 0, also holds here,
  /// turned and shifted.
  case reuse(line: Int, BoardMotion)
}

/// Writes out what a search has proved, step by step.
///
/// It asks the search for answers, which are in its table or quickly found again. Each reduction of
/// a position has its own step: equal squares become pairs, separate parts are answered separately,
/// dominated squares get no line, a shape met before becomes a reference, and a cut makes two parts
/// of one (decision 23).
final class BlockingProof<Word: SquareWord> {
  /// Thrown when the search was stopped.
  struct Stopped: Error {}

  private let board: MakerBreakerBoard<Word>
  /// The search of the board, or of the half whose lines are being written.
  private var search: MakerBreakerSearch<Word>
  private let tell: (BlockingStep) -> Void
  private var lineCount = 0
  private var known: [Shape: Known] = [:]
  /// The limit of `known`; shapes met after it is reached are proved again.
  private let mostKnown: Int

  /// A position in normal form.
  private struct Shape: Hashable {
    var search: ObjectIdentifier
    var low: Word
    var high: Word
  }

  /// The line after whose move a shape was met, and the motion from there to its normal form.
  private struct Known {
    var line: UInt32
    var image: UInt8
    var shift: UInt8
    /// The squares that the result depends on, in normal form.
    var zone: Word
  }

  /// A part in which moves need a line each, and the search that solves it.
  private struct OpenPart {
    var search: MakerBreakerSearch<Word>
    var ply: Int
    var source: Source

    /// The place of its lines until they are written.
    enum Source {
      /// Among these lines, which stay in the search's memory: those that miss any of the squares.
      case among(MakerLines<Word>, squares: Word)
      /// Copied, because other parts overwrite the search's memory first; with Maker's squares.
      case copied([Word], own: Word)
    }

    /// Lays out its lines in the search's memory.
    func layOut() -> MakerLines<Word> {
      switch source {
      case .among(let lines, let squares): lines.missing(squares, behind: 0)
      case .copied(let words, let own): search.lines(words, own: own)
      }
    }
  }

  /// Nodes for searching a half to find a known cut again.
  private static var mostNodes: Int64 { 10_000_000 }

  /// Creates the writer of a proof.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - search: The search that answers its questions.
  ///   - memory: The number of bytes for remembered shapes.
  ///   - tell: Called with each step.
  init(
    _ board: MakerBreakerBoard<Word>, _ search: MakerBreakerSearch<Word>, memory: Int,
    tell: @escaping (BlockingStep) -> Void
  ) {
    mostKnown = [Shape: Known].most(in: memory)
    self.board = board
    self.search = search
    self.tell = tell
  }

  /// Writes out that Breaker, with Maker to move, stops every line.
  ///
  /// - Returns: The zone: Breaker holds even if Maker is given all other squares.
  /// - Throws: `Stopped` if the search was stopped.
  func prove(maker: Word, breaker: Word) throws(Stopped) -> Word {
    var lines = search.lines(maker: maker, breaker: breaker)
    return try makerMoves(&lines, [], ply: 0)
  }

  /// Writes the pairs, including the given ones, and the lines of a position with Maker to move.
  ///
  /// - Returns: The zone.
  private func makerMoves(
    _ lines: inout MakerLines<Word>, _ pairs: [Word], ply: Int
  ) throws(Stopped) -> Word {
    var parts: [OpenPart] = []
    var zone = settle(&lines, pairs, ply: ply, &parts)
    for part in parts {
      let before = search
      search = part.search
      defer { search = before }
      if search !== before { search.begin(with: before) }
      zone |= try tellMoves(part.layOut(), ply: part.ply)
    }
    return zone
  }

  /// Writes the pairs and the cuts.
  ///
  /// - Returns: The zone of everything but the open parts, which are appended to `parts`.
  private func settle(
    _ lines: inout MakerLines<Word>, _ pairs: [Word], ply: Int, _ parts: inout [OpenPart]
  ) -> Word {
    var pairs = pairs
    var zone: Word = 0
    let reduction = lines.reduce(
      makerMoves: true, search.meets(ply), note: { pairs.append($0) },
      until: { $0.wins | $0.crossings != 0 })
    precondition(
      reduction.survey.wins | reduction.survey.crossings == 0, "Only what is true is told")
    var open: [Word] = []
    let partCount = lines.split()
    for part in (0..<partCount).map({ lines.end[$0] }) {
      let inPart = lines.missing(part, behind: 0)
      let pairing = search.pairing(ply)
      pairing.pointee.preferred = 0
      if inPart.survey().isSafe(makerMoves: true) {
        zone |= part
      } else if pairing.pointee.begin(inPart, cuttable: MakerBreakerSearch<Word>.cuttableOften) == 0
      {
        pairs += pairing.pointee.pairs
      } else {
        open.append(part)
      }
    }
    tellPairs(pairs)
    zone = pairs.reduce(zone, |)
    let settled = lines
    for part in open.sorted(by: { $0.trailingZeroBitCount < $1.trailingZeroBitCount }) {
      let inPart = lines.missing(part, behind: 0)
      if search.knownReply(search.key(of: inPart, part, turn: 1)) != nil,
        let cut = search.heldCut(inPart, part, nodes: BlockingProof.mostNodes)
      {
        tell(.cut(board.squares(cut.squares & part)))
        zone |= settle(inPart, at: cut, &parts)
      } else {
        parts.append(OpenPart(search: search, ply: ply, source: .among(settled, squares: part)))
      }
    }
    return zone
  }

  /// Writes the pairs and the cuts of both sides of a cut.
  private func settle(
    _ lines: MakerLines<Word>, at cut: BoardCut<Word>, _ parts: inout [OpenPart]
  ) -> Word {
    var zone: Word = 0
    let whole = search
    for half in cut.halves {
      guard var lines = half.lines(of: lines) else {
        preconditionFailure("Both halves were searched")
      }
      search = half.search
      defer { search = whole }
      var open: [OpenPart] = []
      zone |= settle(&lines, [], ply: 0, &open)
      // Other parts of the board reuse this memory first, so the lines are copied.
      parts += open.map { part in
        let lines = part.layOut()
        let words = (0..<lines.count).map { lines.whole[$0] }
        return OpenPart(
          search: part.search, ply: part.ply, source: .copied(words, own: lines.own))
      }
    }
    return zone
  }

  /// Writes a line for each of Maker's moves that needs one, within one part.
  private func tellMoves(_ lines: MakerLines<Word>, ply: Int) throws(Stopped) -> Word {
    let meets = search.meets(ply)
    let survey = lines.survey()
    lines.meet(survey.open, into: meets)
    let undominated = search.undominated(survey.open, meets)
    var zone = search.dominators(survey.open, undominated, meets)
    let pairing = search.pairing(ply)
    pairing.pointee.preferred = 0
    let lack = pairing.pointee.begin(lines, cuttable: MakerBreakerSearch<Word>.cuttableOften)
    search.weighMoves(lines, survey.open, ply: ply)
    var order = MoveOrder(open: undominated, scores: search.scores(ply))
    var toTry = undominated
    while let move = order.next() {
      let square = Word.bit(move)
      if toTry & square == 0 { continue }
      tell(.move(board.square(square)))
      lineCount += 1
      pairing.pointee.preferred = ~toTry
      var needed: Word
      if lack != nil, search.isPaired(lines, after: square, undominated, ply: ply) {
        if search.isStopped { throw Stopped() }
        tell(.answer(board.square(.bit(search.lastReplies[move]))))
        let pairs = pairing.pointee.pairsAfterReply
        tellPairs(pairs)
        needed = pairs.reduce(.bit(search.lastReplies[move]), |)
      } else {
        needed = try breakerMoves(lines.gaining(square), ply: ply + 1)
      }
      zone |= needed
      toTry &= needed
    }
    return zone
  }

  /// Writes the rest of a line, with Breaker to move, and the lines that follow it.
  private func breakerMoves(_ lines: MakerLines<Word>, ply: Int) throws(Stopped) -> Word {
    var lines = lines
    var equals: [Word] = []
    let survey = lines.reduce(
      makerMoves: false, search.meets(ply), note: { equals.append($0) }, until: { $0.wins != 0 }
    ).survey
    tellPairs(equals)
    let settled = equals.reduce(0, |)
    if survey.wins == 0, survey.isSafe(makerMoves: false) {
      tell(.weight)
      return survey.open | settled
    }
    let key = search.key(of: lines, survey.open, turn: 2)
    let shape = Shape(
      search: ObjectIdentifier(search), low: key.key.low, high: key.key.high)
    if let known = known[shape] {
      tellReuse(known, key)
      return settled | search.unfolded(known.zone, key)
    }
    let line = lineCount - 1
    var zone: Word = 0
    var pairs: [Word] = []
    if let hot = try hotPart(of: lines, survey, ply: ply) {
      var rest = lines
      let reply = try reply(to: hot, ply: ply, &pairs)
      tell(.answer(board.square(reply)))
      zone = reply
      // The pairs already stop these lines.
      if pairs.isEmpty {
        rest = lines.losing(reply)
      } else {
        let squares = hot.survey().open
        rest = lines.losing(squares)
      }
      zone |= try makerMoves(&rest, pairs, ply: ply + 1)
      if lineCount - 1 > line, known.count < mostKnown, let line = UInt32(exactly: line) {
        known[shape] = Known(
          line: line, image: UInt8(key.image), shift: UInt8(key.shift),
          zone: search.folded(zone, key))
      }
    } else {
      zone = try makerMoves(&lines, [], ply: ply + 1)
    }
    return zone | settled
  }

  /// The part in which Breaker has to answer, if there is one.
  private func hotPart(
    of lines: MakerLines<Word>, _ survey: MakerLines<Word>.Survey, ply: Int
  ) throws(Stopped) -> MakerLines<Word>? {
    let count = lines.split()
    if count == 1 { return lines }
    for part in (0..<count).map({ lines.end[$0] }) {
      let isHot = search.makerMoves(lines.missing(part, behind: 0), ply: ply)
      if search.isStopped { throw Stopped() }
      // Laid out again, in free memory that nothing below needs.
      if isHot { return lines.missing(part, behind: 0) }
    }
    return nil
  }

  /// Breaker's reply, with pairs if those stop every other line.
  private func reply(
    to lines: MakerLines<Word>, ply: Int, _ pairs: inout [Word]
  ) throws(Stopped) -> Word {
    let meets = search.meets(ply)
    let survey = lines.survey()
    if survey.wins != 0 { return survey.wins }
    lines.meet(survey.open, into: meets)
    let fork = MakerBreakerSearch<Word>.Fork(lines, survey)
    let candidates = search.candidates(survey.open, fork, meets)
    search.weighReplies(lines, survey.open, ply: ply)
    if let reply = search.pairedReply(lines, candidates, ply: ply) {
      pairs = search.pairing(ply).pointee.pairsAfterReply
      return reply
    }
    if let reply = search.knownReply(search.key(of: lines, survey.open, turn: 2)) { return reply }
    var order = MoveOrder(open: candidates, scores: search.scores(ply))
    while let reply = order.next() {
      let isWon = search.makerMoves(lines.losing(.bit(reply)), ply: ply + 1)
      if search.isStopped { throw Stopped() }
      if !isWon { return .bit(reply) }
    }
    preconditionFailure("A position is as good as its best reply")
  }

  private func tellPairs(_ pairs: [Word]) {
    if pairs.isEmpty { return }
    tell(
      .pairs(
        pairs.map { pair in
          let low = pair & (0 &- pair)
          return (board.square(low), board.square(pair & ~low))
        }))
  }

  private func tellReuse(_ known: Known, _ key: MakerBreakerSearch<Word>.Key) {
    let motion = board.motion(
      from: (Int(known.image), Int(known.shift)), to: (key.image, key.shift))
    tell(.reuse(line: Int(known.line), motion))
  }
}
