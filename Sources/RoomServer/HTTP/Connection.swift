import CEvent
import GameRooms
import GameRules

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A client connection, from accept to close.
final class Connection {
  let buffers: OpaquePointer
  let madeAt: Int
  /// The time when the first bytes of an incomplete request arrived; initially the time of the
  /// connection, because a client is expected to send a request at once.
  var begunAt: Int?
  /// The callback on its input.
  var watch: OpaquePointer?
  /// evhttp's handle; set with the first request.
  var peer: OpaquePointer?
  weak var server: HTTPServer?
  /// The other end.
  var client = ClientTrust.Peer.local
  /// The request being answered.
  var exchange: HTTPExchange?
  var isStream = false

  init(_ buffers: OpaquePointer, at time: Int) {
    self.buffers = buffers
    madeAt = time
    begunAt = time
  }

  /// Whether evhttp has dropped it; its close callback runs only after a first request.
  var isGone: Bool {
    var (read, write): (bufferevent_data_cb?, bufferevent_data_cb?)
    var event: bufferevent_event_cb?
    bufferevent_getcb(buffers, &read, &write, &event, nil)
    return read == nil && write == nil && event == nil
  }

  /// The number of bytes not sent yet.
  var pending: Int { evbuffer_get_length(bufferevent_get_output(buffers)) }

  /// The number of bytes received but not read.
  var unread: Int { evbuffer_get_length(bufferevent_get_input(buffers)) }

  /// The address of the other end; nil for a Unix socket, or one that is closed.
  var address: String? {
    var address = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        getpeername(bufferevent_getfd(buffers), address, &length) == 0
          && [AF_INET, AF_INET6].contains(Int32(address.pointee.sa_family))
          && getnameinfo(
            address, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
      }
    }
    return isKnown
      ? String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }

  /// Shuts the socket down; evhttp then behaves as if the client had left.
  func cut() {
    let descriptor = bufferevent_getfd(buffers)
    if descriptor >= 0 { shutdown(descriptor, Int32(SHUT_RDWR)) }
  }

  func setNoDelay() { set(Int32(IPPROTO_TCP), TCP_NODELAY, 1) }

  /// Limits the send buffer, and detects a lost client within a minute.
  func prepareStream() {
    set(SOL_SOCKET, SO_SNDBUF, 32_768)
    #if canImport(Glibc)
      set(Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, 60_000)
    #endif
  }

  private func set(_ level: Int32, _ option: Int32, _ value: Int32) {
    var value = value
    setsockopt(
      bufferevent_getfd(buffers), level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }
}
