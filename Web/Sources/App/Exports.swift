import BoardUI
import GameRules
import GameSession

// The functions that page.js calls. Texts come in through a buffer with two halves, each with the
// number of its bytes. A text that does not fit is cut; no valid text is that long.

private let halfCount = 32768
nonisolated(unsafe) private let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(
  capacity: 2 * halfCount)
nonisolated(unsafe) private var page: Page?

private func text(_ half: Int, _ count: Int32) -> UTF8Text {
  let start = half * halfCount
  return UTF8Text(buffer[start..<start + max(0, min(Int(count), halfCount))])
}

@_expose(wasm, "buffer")
@c
func exportedBuffer() -> UnsafeMutablePointer<UInt8>? { buffer.baseAddress }

@_expose(wasm, "halfCount")
@c
func exportedHalfCount() -> Int32 { Int32(halfCount) }

nonisolated(unsafe) private var phrases: Phrasebook?
nonisolated(unsafe) private var kept = StoredValues()

/// Sets the messages of a language; returns false if they are of another edition.
@_expose(wasm, "speak")
@c
func speak(count: Int32) -> Bool {
  phrases = Phrasebook(text(0, count))
  phrases?.loadOthers = Browser.loadRest
  return phrases != nil
}

/// Adds the messages that come with the rest of the program.
@_expose(wasm, "speakMore")
@c
func speakMore(count: Int32) -> Bool { phrases?.add(text(0, count)) == true }

/// Gives a text that an earlier visit kept, or that another tab has kept since.
@_expose(wasm, "restore")
@c
func restore(key: Int32, count: Int32) {
  if page == nil {
    if let key = StoredValues.Key(rawValue: key) { kept[key] = text(0, count) }
  } else if let shared = Action.Kept(rawValue: key), count > 0 {
    page?.perform(.kept(shared, text(0, count)))
  }
}

@_expose(wasm, "thoughtFailed")
@c
func thoughtFailed() { page?.perform(.analysisFailed) }

/// An update of the page is ready.
@_expose(wasm, "updateFound")
@c
func updateFound() { page?.perform(.updateFound) }

/// The browser offers to install the page, or has a command of its own for it.
@_expose(wasm, "installOffered")
@c
func installOffered(byHand: Bool) { page?.perform(.installOffered(byHand: byHand)) }

/// The game was shared.
@_expose(wasm, "shared")
@c
func shared(way: Int32) {
  if let share = Share(rawValue: UInt8(truncatingIfNeeded: way)) { page?.perform(.shared(share)) }
}

/// The server supports live games.
@_expose(wasm, "liveGamesFound")
@c
func liveGamesFound() { page?.perform(.liveGamesFound) }

/// An event of a live game arrived.
@_expose(wasm, "roomEvent")
@c
func roomEvent(count: Int32) {
  if let event = LiveGameEvent(text(0, count)) { page?.perform(.room(event)) }
}

/// The player went back, away from an open panel.
@_expose(wasm, "panelClosed")
@c
func panelClosed() { page?.perform(.panelClosed) }

/// The page is whole, or is seen again, perhaps on another day.
@_expose(wasm, "dayFound")
@c
func dayFound() { page?.dayFound() }

@_expose(wasm, "start")
@c
func start(addressCount: Int32, recordCount: Int32, reducesMotion: Bool, seed: Int32) {
  guard let phrases else { return }
  page = Page(kept.session(phrases, reducesMotion: reducesMotion, seed: Int(seed)))
  page?.session.learning = kept[.learning]
  page?.session.hasFiles = true
  page?.start(
    text(0, addressCount), record: text(1, recordCount), isFirst: kept[.game].isEmpty)
}

@_expose(wasm, "addressChanged")
@c
func addressChanged(addressCount: Int32, recordCount: Int32) {
  page?.addressChanged(to: text(0, addressCount), record: text(1, recordCount))
}

@_expose(wasm, "motionChanged")
@c
func motionChanged(isReduced: Bool) {
  page?.perform(.motionPreferenceChanged(isReduced: isReduced))
}

@_expose(wasm, "layoutChanged")
@c
func layoutChanged() { page?.layoutChanged() }

@_expose(wasm, "waitEnded")
@c
func waitEnded(token: Int32) { page?.waitEnded(token: Int(token)) }

@_expose(wasm, "frame")
@c
func frame() { page?.frame() }

@_expose(wasm, "painted")
@c
func painted() { page?.finish() }

@_expose(wasm, "clicked")
@c
func clicked(control: Int32) {
  if let control = page?.control(control) { page?.clicked(control) }
}

@_expose(wasm, "edited")
@c
func edited(control: Int32, count: Int32) {
  if let control = page?.control(control) { page?.edited(control, text: text(0, count)) }
}

@_expose(wasm, "focused")
@c
func focused(control: Int32) {
  if let control = page?.control(control) { page?.focused(control) }
}

/// The mouse is over a control, or over none.
@_expose(wasm, "hovered")
@c
func hovered(control: Int32) {
  let control = page?.control(control)
  page?.hovered(control)
}

@_expose(wasm, "keyPressed")
@c
func keyPressed(control: Int32, count: Int32, isShifted: Bool, hasModifier: Bool) -> Bool {
  guard let key = Key(name: text(0, count), isShifted: isShifted, hasModifier: hasModifier) else {
    return false
  }
  let control = page?.control(control)
  return page?.keyPressed(key, on: control) ?? false
}

@_expose(wasm, "pointerDown")
@c
func pointerDown(
  pointer: Int32, control: Int32, x: Double, y: Double, time: Double, isTouch: Bool
) {
  let control = page?.control(control)
  page?.pointerDown(pointer, on: control, at: Point(x: x, y: y), time: time, isTouch: isTouch)
}

@_expose(wasm, "pointerMoved")
@c
func pointerMoved(pointer: Int32, x: Double, y: Double) {
  page?.pointerMoved(pointer, to: Point(x: x, y: y))
}

@_expose(wasm, "pointerUp")
@c
func pointerUp(pointer: Int32, x: Double, y: Double) {
  page?.pointerUp(pointer, at: Point(x: x, y: y))
}

@_expose(wasm, "pointerCancelled")
@c
func pointerCancelled(pointer: Int32) { page?.pointerCancelled(pointer) }

@_expose(wasm, "resultFound")
@c
func resultFound(token: Int32, count: Int32) {
  page?.resultFound(text(0, count), token: Int(token))
}

@_expose(wasm, "progressed")
@c
func progressed(token: Int32, percent: Int32) {
  page?.perform(.analysisProgressed(Int(percent), token: Int(token)))
}
