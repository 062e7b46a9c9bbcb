// The program of the worker: it only thinks. It is a module of its own, so that a first visit, which
// asks nothing of it, does not have to load it.
import GameRules
import GameSession
import Host

// What worker.js calls. A request comes in through the buffer: its count is given.

private let bufferCount = 16384
nonisolated(unsafe) private let storage = UnsafeMutableBufferPointer<UInt8>.allocate(
  capacity: bufferCount)
/// A table that grows is there twice for a moment, and all memory is 64 MB.
nonisolated(unsafe) private let engine = Engine(memory: 16 << 20)
/// Those of the games that were asked about.
nonisolated(unsafe) private var tables = LineTables()
/// The rules of the game that was asked about last.
nonisolated(unsafe) private var rules = Rules.classic
/// What the last slice came to.
nonisolated(unsafe) private var step = Engine.Step.idle
/// Whether a slice was left in its midst.
nonisolated(unsafe) private var isPaused = false
/// Whether a slice that was left is to end, as something else is asked.
nonisolated(unsafe) private var isDropped = false
nonisolated(unsafe) private var progress: Int32 = 0

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
  isDropped = true
  while isPaused { isPaused = !fiber_resume() }
  isDropped = false
  progress = 0
  rules = request.game.rules
  engine.begin(request)
}

/// Thinks for some hundredths of a second; returns how much is done in percent, and 100 once there is
/// no more to do.
@_expose(wasm, "think")
@c
func think() -> Int32 {
  isPaused = !fiber_resume()
  if isPaused { return progress }
  switch step {
  case .idle: return 100
  case .more(let percent):
    progress = Int32(percent)
    return progress
  case .done(let result):
    result.notation(on: rules).bytes.withUnsafeBufferPointer {
      host_result($0.baseAddress, $0.count)
    }
    return 100
  }
}

/// What can be left in its midst.
@c
func fiberBody() {
  step = engine.think {
    if !isDropped { fiber_pause() }
    return isDropped
  }
}
