import GameRules
import RoomProtocol

// Messages from other servers with the same log.
extension Rooms {
  /// Applies a line that another server has written.
  public func hear(_ line: RoomLine) {
    if hear(ofHall: line) { return }
    if opening[line.room] != nil { heardEarly.insert(line.room) }
    guard let open = rooms[line.room], line.number > open.room.count else { return }
    guard line.number == open.room.count + 1 else {
      catchUp(open)
      return
    }
    if !take([line], in: open) { forget(open) }
  }

  /// Handles a notice from another server that is not in the log.
  public func hear(_ notice: UTF8Text) {
    let words = notice.words
    guard words.count == 5, let id = Secret(words[1].bytes) else { return }
    let server = words[2]
    guard server != name else { return }
    if words[0] == "seek" { return hearOfSeeker(in: id, words[3], words[4]) }
    if words[0] == "class" { return hearOfPlayers(in: id, at: server, words[3]) }
    if words[0] == "gone" { return forgetDeleted(id) }
    guard let open = rooms[id] else { return }
    switch words[0] {
    case "emote":
      guard let mark = Mark(name: words[3]), let emote = Emote(words[4]) else { return }
      show(emote, by: mark, in: open)
    case "here":
      guard let here = MarkSet(words[3]), let watching = words[4].number else { return }
      let isNew =
        open.others.updateValue(
          (OpenRoom.Seats(here: here, watching: watching), time() + limits.silence),
          forKey: server) == nil
      refreshAudience(open)
      if isNew { tellOthers(open) }
    default: return
    }
  }

  /// Compares every watched room with its log, after lines may have been missed.
  ///
  /// - Parameter then: Receives whether every log could be read; if not, try again.
  public func catchUp(then: @escaping (Bool) -> Void) {
    let now = time()
    for open in rooms.values {
      open.others = [:]  // Other servers report their audience again.
      // Nobody has been away while nobody could tell.
      for seat in Mark.allCases where open[seat].absentSince != nil { open[seat].absentSince = now }
      refreshAudience(open)
      if isIdle(open) { forget(open) }
    }
    for open in halls.values where !open.isBusy { catchUp(open) }
    var (left, isDone) = (rooms.count, true)
    guard left > 0 else { return then(true) }
    for open in rooms.values {
      catchUp(open) { result in
        left -= 1
        if case .failed = result { isDone = false }
        if left == 0 { then(isDone) }
      }
    }
  }

  func tellOthers(_ open: OpenRoom) {
    guard queue.isShared else { return }
    let seats = open.seatsHere(at: time())
    queue.tell(
      "here " + open.id.notation + " " + name + " " + seats.here.notation
        + " \(seats.watching)")
  }
}
