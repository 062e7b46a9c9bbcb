import BoardUI
import GameRules
import GameSession

// The functions that page.js calls. Texts come in through a buffer with two halves, and each call has
// their byte counts. A text that does not fit is cut; no valid text is that long.

private let halfCount = 131_072  // The words of Hindi are 43,000 bytes.
nonisolated(unsafe) private let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(
  capacity: 2 * halfCount)
/// The page, which is never destroyed: code to do that would be a hundredth of a first visit's bytes.
nonisolated(unsafe) private var page: UnsafeMutablePointer<Page>?

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
nonisolated(unsafe) private var saved = StoredValues()

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

/// Receives a text that an earlier visit saved, or that another tab has saved since.
@_expose(wasm, "restore")
@c
func restore(key: Int32, count: Int32) {
  if page == nil {
    if let key = StoredValues.Key(rawValue: key) { saved[key] = text(0, count) }
  } else if let shared = Action.SavedValue(rawValue: key), count > 0 || shared == .file {
    page?.pointee.perform(.saved(shared, text(0, count)))
  }
}

@_expose(wasm, "thoughtFailed")
@c
func thoughtFailed() { page?.pointee.perform(.analysisFailed) }

/// Handles an update of the page that is ready.
@_expose(wasm, "updateFound")
@c
func updateFound() { page?.pointee.perform(.updateFound) }

/// Handles a browser that offers to install the page, or has its own command for that.
@_expose(wasm, "installOffered")
@c
func installOffered(byHand: Bool) { page?.pointee.perform(.installOffered(byHand: byHand)) }

/// Handles a game that was shared.
@_expose(wasm, "shared")
@c
func shared(way: Int32) {
  if let share = Share(rawValue: UInt8(truncatingIfNeeded: way)) {
    page?.pointee.perform(.shared(share))
  }
}

/// Handles a server that supports live games.
@_expose(wasm, "liveGamesFound")
@c
func liveGamesFound() {
  page?.pointee.session.offersClasses = true
  page?.pointee.perform(.liveGamesFound)
}

/// Handles an event of a live game.
@_expose(wasm, "roomEvent")
@c
func roomEvent(count: Int32) {
  if let event = LiveGameEvent(text(0, count)) { page?.pointee.perform(.room(event)) }
}

/// Closes a panel that the player left by going back.
@_expose(wasm, "panelClosed")
@c
func panelClosed() { page?.pointee.perform(.panelClosed) }

/// Looks for today's puzzle, once the page is complete or visible again, perhaps on another day.
@_expose(wasm, "dayFound")
@c
func dayFound() { page?.pointee.dayFound() }

@_expose(wasm, "start")
@c
func start(addressCount: Int32, recordCount: Int32, reducesMotion: Bool, seed: Int32) {
  guard let phrases else { return }
  page = .allocate(capacity: 1)
  page?.initialize(to: Page(saved.session(phrases, reducesMotion: reducesMotion, seed: Int(seed))))
  page?.pointee.session.learning = saved[.learning]
  page?.pointee.session.playersLanguages = saved[.language]
  page?.pointee.session.hasFiles = true
  page?.pointee.start(
    text(0, addressCount), record: text(1, recordCount), isFirst: saved[.game].isEmpty)
}

@_expose(wasm, "addressChanged")
@c
func addressChanged(addressCount: Int32, recordCount: Int32) {
  page?.pointee.addressChanged(to: text(0, addressCount), record: text(1, recordCount))
}

@_expose(wasm, "motionChanged")
@c
func motionChanged(isReduced: Bool) {
  page?.pointee.perform(.motionPreferenceChanged(isReduced: isReduced))
}

@_expose(wasm, "layoutChanged")
@c
func layoutChanged() { page?.pointee.layoutChanged() }

@_expose(wasm, "waitEnded")
@c
func waitEnded(token: Int32) { page?.pointee.waitEnded(token: Int(token)) }

@_expose(wasm, "frame")
@c
func frame() { page?.pointee.frame() }

@_expose(wasm, "painted")
@c
func painted() { page?.pointee.finish() }

@_expose(wasm, "clicked")
@c
func clicked(control: Int32) {
  if let control = page?.pointee.control(control) { page?.pointee.clicked(control) }
}

@_expose(wasm, "edited")
@c
func edited(control: Int32, count: Int32) {
  if let control = page?.pointee.control(control) {
    page?.pointee.edited(control, text: text(0, count))
  }
}

@_expose(wasm, "focused")
@c
func focused(control: Int32) {
  if let control = page?.pointee.control(control) { page?.pointee.focused(control) }
}

/// Handles a mouse over a control, or over none.
@_expose(wasm, "hovered")
@c
func hovered(control: Int32) {
  let control = page?.pointee.control(control)
  page?.pointee.hovered(control)
}

@_expose(wasm, "keyPressed")
@c
func keyPressed(control: Int32, count: Int32, isShifted: Bool, hasModifier: Bool) -> Bool {
  guard let key = Key(name: text(0, count), isShifted: isShifted, hasModifier: hasModifier) else {
    return false
  }
  let control = page?.pointee.control(control)
  return page?.pointee.keyPressed(key, on: control) ?? false
}

@_expose(wasm, "pointerDown")
@c
func pointerDown(
  pointer: Int32, control: Int32, x: Double, y: Double, time: Double, isTouch: Bool, isFirst: Bool
) {
  let control = page?.pointee.control(control)
  page?.pointee.pointerDown(
    pointer, on: control, at: Point(x: x, y: y), time: time, isTouch: isTouch, isFirst: isFirst)
}

@_expose(wasm, "pointerMoved")
@c
func pointerMoved(pointer: Int32, x: Double, y: Double) {
  page?.pointee.pointerMoved(pointer, to: Point(x: x, y: y))
}

@_expose(wasm, "pointerUp")
@c
func pointerUp(pointer: Int32, x: Double, y: Double) {
  page?.pointee.pointerUp(pointer, at: Point(x: x, y: y))
}

@_expose(wasm, "pointerCancelled")
@c
func pointerCancelled(pointer: Int32) { page?.pointee.pointerCancelled(pointer) }

@_expose(wasm, "resultFound")
@c
func resultFound(token: Int32, count: Int32) {
  page?.pointee.resultFound(text(0, count), token: Int(token))
}

@_expose(wasm, "progressed")
@c
func progressed(token: Int32, percent: Int32) {
  page?.pointee.perform(.analysisProgressed(Int(percent), token: Int(token)))
}
