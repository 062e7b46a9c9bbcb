// The worker's program, which only runs analyses. It is a separate module, so that a first visit, which
// needs none, does not load it (decision 6).
import GameRules
import GameSession
import Host

// The functions that worker.js calls. A request comes in through the buffer, with its length.

private let bufferCount = 16384
nonisolated(unsafe) private let storage = UnsafeMutableBufferPointer<UInt8>.allocate(
  capacity: bufferCount)
/// The engine; its table is small, because a growing one exists twice and memory is limited to 64 MB.
nonisolated(unsafe) private let engine = Engine(memory: 16 << 20)
/// The line tables of the games analysed so far.
nonisolated(unsafe) private var tables = LineTables()
/// The rules of the last request's game.
nonisolated(unsafe) private var rules = Rules.classic
/// The outcome of the last slice.
nonisolated(unsafe) private var step = Engine.Step.idle
/// Whether a slice is paused in the middle.
nonisolated(unsafe) private var isPaused = false
/// Whether the paused slice must end, because another request has come.
nonisolated(unsafe) private var isDropped = false
nonisolated(unsafe) private var progress: Int32 = 0

@_expose(wasm, "buffer")
@c
func buffer() -> UnsafeMutablePointer<UInt8>? { storage.baseAddress }

@_expose(wasm, "bufferCount")
@c
func exportedBufferCount() -> Int32 { Int32(bufferCount) }

/// Starts a request in place of the one before.
@_expose(wasm, "begin")
@c
func begin(count: Int32) {
  let text = UTF8Text(storage[..<max(0, min(Int(count), bufferCount))])
  guard let request = AnalysisRequest(text, sharing: &tables) else { return beginQuest(text) }
  stop()
  rules = request.game.rules
  engine.begin(request)
}

/// Ends the request before.
private func stop() {
  isDropped = true
  while isPaused { isPaused = !fiber_resume() }
  isDropped = false
  progress = 0
  quest = nil
}

/// The request of a puzzle or a lesson.
nonisolated(unsafe) private var quest: QuestRequest?
nonisolated(unsafe) private var questEngine: QuestEngine?

@inline(never)
private func beginQuest(_ text: UTF8Text) {
  guard let request = QuestRequest(text) else { return }
  stop()
  quest = request
}

/// Answers a request of a puzzle, a lesson or a drawing, whose search can be paused as a slice is.
@inline(never)
private func answer(_ request: QuestRequest) {
  let engine = questEngine ?? QuestEngine()
  questEngine = engine
  let result = engine.answer(request, shouldStop: pause)
  if !isDropped { send(result.notation(of: request)) }
  quest = nil
  step = .idle
}

private func send(_ text: UTF8Text) {
  text.bytes.withUnsafeBufferPointer { host_result($0.baseAddress, $0.count) }
}

/// Runs for some hundredths of a second; returns the progress in percent, or 100 when it is idle.
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
    send(result.notation(on: rules))
    return 100
  }
}

/// The slice that `fiber_pause` can leave in the middle (decision 30).
@c
func fiberBody() {
  if let quest { return answer(quest) }
  step = engine.think(shouldStop: pause)
}

/// Pauses a search; returns whether it must end when it resumes.
private func pause() -> Bool {
  if !isDropped { fiber_pause() }
  return isDropped
}
