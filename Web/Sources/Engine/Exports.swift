import GameRules
import GameSession
import Host

// What worker.js calls. A request comes in through the buffer: its count is given.

private let bufferCount = 16384
nonisolated(unsafe) private let storage = UnsafeMutableBufferPointer<UInt8>.allocate(
  capacity: bufferCount)
nonisolated(unsafe) private let engine = Engine()
/// Those of the games that were asked about.
nonisolated(unsafe) private var tables = LineTables()
/// The rules of the game that was asked about last.
nonisolated(unsafe) private var rules = Rules.classic

@_expose(wasm, "buffer")
@c
func buffer() -> UnsafeMutablePointer<UInt8>? { storage.baseAddress }

@_expose(wasm, "bufferCount")
@c
func exportedBufferCount() -> Int32 { Int32(bufferCount) }

/// Takes a request up, in place of the one before.
@_expose(wasm, "begin")
@c
func begin(count: Int32) {
  let bytes = storage[..<max(0, min(Int(count), bufferCount))]
  guard let request = AnalysisRequest(UTF8Text(bytes), sharing: &tables) else { return }
  rules = request.game.rules
  engine.begin(request)
}

/// Thinks for a slice; returns how much is done in percent, and 100 once there is no more to do.
@_expose(wasm, "think")
@c
func think() -> Int32 {
  switch engine.think() {
  case .idle: return 100
  case .more(let progress): return Int32(progress)
  case .done(let result):
    result.notation(on: rules).bytes.withUnsafeBufferPointer {
      host_result($0.baseAddress, $0.count)
    }
    return 100
  }
}
