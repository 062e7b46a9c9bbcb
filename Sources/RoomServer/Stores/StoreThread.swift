import GameRooms
import GameRules

/// A store on a thread of its own, so that a disk that is slow or a database that hangs stops nothing
/// else (decision 78).
public final class StoreThread: StoreQueue {
  private let store: any RoomStore
  /// The thread that asks.
  let thread: WorkThread

  /// The milliseconds after which a question to a store that others share is given up.
  private static let patience = 3000

  /// Starts the thread of a store.
  ///
  /// - Throws: `StoreError` if the system refuses a thread.
  public init(_ store: any RoomStore) throws(StoreError) {
    self.store = store
    thread = try WorkThread()
  }

  /// Whether other servers write to the store too.
  public var isShared: Bool { store.isShared }

  /// Asks the store, after all earlier questions.
  public func ask<Answer>(
    _ question: @escaping (any RoomStore) throws(StoreError) -> Answer,
    then: @escaping (Result<Answer, StoreError>) -> Void
  ) {
    let deadline = System.time + StoreThread.patience
    thread.ask(
      { [store] in
        store.setDeadline(deadline)
        return Result { () throws(StoreError) in try question(store) }
      }, then: then)
  }

  /// Sends a notice to the other servers that is not saved.
  public func tell(_ notice: UTF8Text) { store.tell(notice) }

  /// Waits until all questions are answered.
  public func finish() { thread.finish() }
}
