import GameRules

/// A queue of questions to a store.
///
/// The rooms never wait for their store: a disk that is slow or a database that hangs must not stop
/// everything else. They ask, and go on when the answer is there (decision 78).
public protocol StoreQueue: AnyObject {
  /// Whether other servers write to the store too.
  var isShared: Bool { get }

  /// Asks the store, after all earlier questions.
  ///
  /// - Parameters:
  ///   - question: The question; it may run on another thread.
  ///   - then: Receives the answer, on the thread of the rooms.
  func ask<Answer>(
    _ question: @escaping (any RoomStore) throws(StoreError) -> Answer,
    then: @escaping (Result<Answer, StoreError>) -> Void)

  /// Sends a notice to the other servers that is not saved.
  func tell(_ notice: UTF8Text)

  /// Waits until all questions are answered.
  func finish()
}

/// A queue that asks at once and never has to wait.
public final class ImmediateQueue: StoreQueue {
  private let store: any RoomStore

  /// Creates the queue of a store.
  public init(_ store: any RoomStore) { self.store = store }

  /// Whether other servers write to the store too.
  public var isShared: Bool { store.isShared }

  /// Asks the store and hands on the answer.
  public func ask<Answer>(
    _ question: @escaping (any RoomStore) throws(StoreError) -> Answer,
    then: @escaping (Result<Answer, StoreError>) -> Void
  ) {
    then(Result { () throws(StoreError) in try question(store) })
  }

  /// Sends a notice to the other servers.
  public func tell(_ notice: UTF8Text) { store.tell(notice) }

  /// Does nothing, as no question is open.
  public func finish() {}
}
