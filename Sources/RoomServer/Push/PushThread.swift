import CCurl
import GameRooms
import GameRules

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Sends messages through the push services of browsers, on a thread of its own (decision 90).
public final class PushThread: PushSender, @unchecked Sendable {
  /// The results, on their way to the event loop.
  public let mailbox: Mailbox
  /// The public key with which browsers subscribe.
  public let publicKey: UTF8Text
  private let hosts: PushHosts
  private let queue = Locked<[Message]>([])
  private let library: cc_library
  private let multi: OpaquePointer

  // Only the thread uses what follows.
  private var cipher: PushCipher
  private var underWay: [Int32: (PushOutcome) -> Void] = [:]
  private var lastNumber: Int32 = 0
  /// The signatures by push service and page, and the time until which they are used.
  private var signatures: [UTF8Text: (header: UTF8Text, until: Int)] = [:]

  private static let longestQueue = 1000
  /// The number of messages that are sent at the same time; each may take a thread to look up a name.
  private static let most = 8
  private static let seconds = 10
  /// The seconds for which a signature is reused.
  private static let reuse = 12 * 3600
  private static let mostSignatures = 100
  /// The seconds for which a push service keeps a message for a browser that is not there.
  private static let life = 86_400

  private struct Message {
    let text: UTF8Text
    let topic: UTF8Text
    let subscription: PushSubscription
    let then: (PushOutcome) -> Void
  }

  /// Starts the thread; nil if OpenSSL or libcurl is missing.
  ///
  /// - Parameters:
  ///   - store: The store of the key, which is made at the first start.
  ///   - hosts: The hosts of push services besides those of the browsers.
  /// - Throws: `StoreError` if the store or the system fails.
  public init?(_ store: any RoomStore, hosts: [String]) throws(StoreError) {
    var library = cc_library()
    guard var cipher = PushCipher(), cc_load(&library), let multi = library.make_multi(),
      let new = cipher.makeKey()
    else { return nil }
    guard cipher.use(try store.pushKey(orSaved: new)) else {
      throw StoreError("the key that signs messages cannot be read")
    }
    self.library = library
    self.multi = OpaquePointer(multi)
    self.cipher = cipher
    publicKey = cipher.publicKey
    self.hosts = PushHosts(own: hosts)
    mailbox = try Mailbox()
    guard let thread = Thread({ [self] in work() }) else {
      throw StoreError("no thread can be started: \(System.reason)")
    }
    thread.detach()
  }

  /// Whether messages may go to the push service of a subscription.
  public func accepts(_ subscription: PushSubscription) -> Bool {
    hosts.accept(subscription.service)
  }

  /// Queues a message; if too many wait, the oldest one is dropped.
  public func send(
    _ message: UTF8Text, about topic: UTF8Text, to subscription: PushSubscription,
    then: @escaping (PushOutcome) -> Void
  ) {
    let new = Message(text: message, topic: topic, subscription: subscription, then: then)
    let dropped = queue.withLock { queue in
      queue.append(new)
      return queue.count > PushThread.longestQueue ? queue.removeFirst() : nil
    }
    if let dropped { mailbox.leave { dropped.then(.failed) } }
    _ = library.wake(UnsafeMutableRawPointer(multi))
  }

  private func work() {
    var library = library
    let multi = UnsafeMutableRawPointer(multi)
    while true {
      while underWay.count < PushThread.most, let message = next { start(message, &library) }
      var count: Int32 = 0
      _ = library.perform_multi(multi, &count)
      var (number, status): (Int32, Int) = (0, 0)
      while cc_finish(&library, multi, &number, &status) {
        guard let then = underWay.removeValue(forKey: number) else { continue }
        let outcome: PushOutcome =
          switch status {
          case 200..<300: .sent
          case 404, 410: .gone
          default: .failed
          }
        mailbox.leave { then(outcome) }
      }
      if underWay.count < PushThread.most, queue.withLock({ !$0.isEmpty }) { continue }
      _ = library.poll(multi, nil, 0, 60_000, nil)
    }
  }

  private var next: Message? { queue.withLock { $0.isEmpty ? nil : $0.removeFirst() } }

  private func start(_ message: Message, _ library: inout cc_library) {
    let subscription = message.subscription
    guard let body = cipher.body(message.text, for: subscription) else {
      // The key is not on the curve, so no browser has made it.
      return mailbox.leave { message.then(.gone) }
    }
    guard let signature = signature(for: subscription) else {
      return mailbox.leave { message.then(.failed) }
    }
    let headers =
      signature + "\nContent-Type: application/octet-stream\nContent-Encoding: aes128gcm"
      + "\nTTL: \(PushThread.life)\nUrgency: normal\nTopic: " + message.topic + "\n"
    lastNumber &+= 1
    let isStarted = cc_start(
      &library, UnsafeMutableRawPointer(multi), lastNumber, subscription.endpoint.description,
      headers.description, body, body.count, PushThread.seconds)
    guard isStarted else { return mailbox.leave { message.then(.failed) } }
    underWay[lastNumber] = message.then
  }

  /// The signature for a push service; a new one once the last is older than `reuse`.
  private func signature(for subscription: PushSubscription) -> UTF8Text? {
    // By the time of day, as the push service reads it: the server's own clock stands still while the machine sleeps.
    let now = time(nil)
    let name = subscription.service + " " + subscription.page
    if let known = signatures[name], known.until > now { return known.header }
    if signatures.count >= PushThread.mostSignatures { signatures = [:] }
    let header = cipher.authorization(for: subscription.service, page: subscription.page, at: now)
    if let header { signatures[name] = (header, now + PushThread.reuse) }
    return header
  }
}
