import GameRules
import RoomProtocol

/// The numbers that an operator wants to see.
public struct RoomCounts: Hashable, Sendable {
  /// Moves in the log.
  public var moves = 0
  /// Commits, and the milliseconds that they took together and at most.
  public var commits = 0, commitMilliseconds = 0, longestCommit = 0
  /// Questions that the store did not answer.
  public var storeErrors = 0
  /// Rooms deleted because of their age.
  public var forgotten = 0
  /// Messages that push services have accepted, and those that they have not.
  public var messages = 0, messageErrors = 0
}

/// A change of state that an operator is told once.
public enum RoomReport: Hashable, Sendable {
  /// The store does not answer; the cause.
  case storeLost(String)
  /// The store answers again.
  case storeBack
  /// A log cannot be read.
  case logUnreadable
  /// The clock has jumped, so that nothing is forgotten for an hour.
  case clockJumped
}

// Requests of the operator, and what is counted for one.
extension Rooms {
  /// Asks the store, and notes whether it fails.
  func ask<Answer>(
    _ question: @escaping (any RoomStore) throws(StoreError) -> Answer,
    then: @escaping (Result<Answer, StoreError>) -> Void
  ) {
    queue.ask(question) { [self] answer in
      if case .failure(let error) = answer {
        counts.storeErrors += 1
        if !isStoreLost { report(.storeLost(error.description)) }
        isStoreLost = true
      }
      then(answer)
    }
  }

  /// Notes that lines can be saved; from a full disk they can still be read.
  func noteStoreWorks() {
    if isStoreLost { report(.storeBack) }
    isStoreLost = false
  }

  /// Finds out whether the store answers.
  ///
  /// - Parameter then: Receives the cause, if it does not.
  public func check(then: @escaping (StoreError?) -> Void) {
    ask { store throws(StoreError) in
      try store.check()
    } then: { [self] answer in
      if case .failure(let error) = answer { return then(error) }
      noteStoreWorks()
      then(nil)
    }
  }

  /// Deletes a room or a class and ends its streams.
  ///
  /// - Parameters:
  ///   - id: The room or the class.
  ///   - then: Receives the response.
  public func delete(_ id: Secret, then: @escaping (HTTPResponse) -> Void) {
    ask { store throws(StoreError) in
      let isThere = try !store.lines(of: id, from: 1).isEmpty
      if isThere { try store.delete([id]) }
      return isThere
    } then: { [self] answer in
      switch answer {
      case .failure: return then(.storeFails)
      case .success(false): return then(.noSuchRoom)
      case .success(true): break
      }
      forgetDeleted(id)
      queue.tell("gone " + id.notation + " " + name + " - 0")
      then(HTTPResponse(200, "deleted\n"))
    }
  }
}
