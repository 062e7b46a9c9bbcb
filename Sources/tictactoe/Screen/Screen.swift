import CNcurses

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal in full-screen mode: shows pictures and reports events.
struct Screen {
  private var shown = Canvas(width: 0, height: 0)
  private var pressed: Point?
  private let hasColor: Bool

  /// Takes over the terminal; fails if its type is unknown.
  init?() {
    _ = Terminal.writesUTF8  // Sets the locale for ncurses.
    Signals.watch()
    guard cn_start() != nil else {
      Signals.forget()
      return nil
    }
    cbreak()
    noecho()
    nonl()
    keypad(cn_window(), true)
    nodelay(cn_window(), true)
    set_escdelay(25)
    cn_watch_mouse()
    hasColor = Terminal.allowsColor && has_colors()
    if hasColor { Screen.mixColors() }
    Signals.setFarewell(Screen.farewell)
  }

  var width: Int { Int(cn_columns()) }
  var height: Int { Int(cn_rows()) }

  /// Sets up medium tones, readable on both dark and light backgrounds.
  private static func mixColors() {
    start_color()
    use_default_colors()
    let isRich = cn_color_count() >= 256
    let colors: [(Ink, rich: Int16, poor: Int16)] = [
      (.x, 198, Int16(COLOR_RED)), (.o, 32, Int16(COLOR_BLUE)), (.quiet, 244, -1),
      (.accent, 99, Int16(COLOR_MAGENTA)),
    ]
    for (ink, rich, poor) in colors { init_pair(ink.rawValue, isRich ? rich : poor, -1) }
  }

  /// The bytes that disable the mouse and keypad, leave the full screen and show the cursor.
  private static var farewell: [UInt8] {
    var bytes = Array("\u{1B}[?1006;1000l".utf8)
    if cn_capability("kmous") == nil { bytes = [] }
    for name in ["sgr0", "rmkx", "cnorm", "rmcup"] {
      guard let text = cn_capability(name) else { continue }
      bytes += String(cString: text).utf8
    }
    return bytes
  }

  // MARK: Pictures

  /// Draws the cells that differ from the last picture.
  mutating func show(_ canvas: Canvas) {
    let isNew = (canvas.width, canvas.height) != (shown.width, shown.height)
    for y in 0..<canvas.height {
      for x in 0..<canvas.width where isNew || canvas[x, y] != shown[x, y] {
        // A wide character draws both its cells.
        if !canvas[x, y].isCovered { put(canvas[x, y], x: x, y: y) }
      }
    }
    curs_set(canvas.cursor == nil ? 0 : 1)
    if let cursor = canvas.cursor { cn_move(Int32(cursor.y), Int32(cursor.x)) }
    cn_refresh()
    shown = canvas
  }

  private func put(_ cell: Cell, x: Int, y: Int) {
    let style = cell.style
    // Four marks are what a cell of ncurses holds.
    let text = ([cell.scalar] + cell.marks.prefix(4)).map { wchar_t($0.value) } + [0]
    cn_put(
      Int32(y), Int32(x), text, hasColor ? style.ink.rawValue : 0,
      style.isBold, style.ink == .quiet && !hasColor, style.isReverse)
  }

  /// Rings the terminal's bell.
  func ring() {
    beep()
  }

  // MARK: Events

  /// Waits for an event, for at most `milliseconds`; nil waits forever.
  mutating func nextEvent(within milliseconds: Int?) -> Event {
    while true {
      if let event = nextKey() { return event }
      var sources = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: Signals.pipe, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&sources, 2, Int32(milliseconds ?? -1))
      if count == 0 { return .timeout }
      guard count > 0 else { continue }
      var byte: UInt8 = 0
      if sources[1].revents != 0, read(Signals.pipe, &byte, 1) == 1 { return event(of: byte) }
      if sources[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
        return nextKey() ?? .signalled(SIGHUP)
      }
    }
  }

  private mutating func event(of byte: UInt8) -> Event {
    switch Int32(byte) {
    case SIGWINCH:
      cn_follow_window()
      shown = Canvas(width: 0, height: 0)
      return .resized
    case SIGCONT:
      resume()
      return .resized
    case Int32(Signals.notification): return .notified
    case let signal: return .signalled(signal)
    }
  }

  /// The next pending key or click.
  private mutating func nextKey() -> Event? {
    while true {
      var isCode: Int32 = 0
      let code = cn_key(&isCode)
      if code < 0 { return nil }
      if isCode != 0, code == KEY_MOUSE {
        if let click = click() { return click }
      } else if let key = Key(code: code, isCode: isCode != 0) {
        return .key(key)
      }
    }
  }

  /// Reports a click if the button is released where it was pressed.
  private mutating func click() -> Event? {
    var (x, y): (Int32, Int32) = (0, 0)
    let step = cn_mouse(&x, &y)
    let place = Point(x: Int(x), y: Int(y))
    if step == 1 {
      pressed = place
      return nil
    }
    defer { pressed = nil }
    return step == 3 || (step == 2 && place == pressed) ? .click(place) : nil
  }

  // MARK: Suspending and closing

  /// Restores the terminal and stops until the shell resumes the program.
  mutating func suspend() {
    endwin()
    Signals.give(SIGTSTP)
    Signals.answer(SIGTSTP)
    resume()
  }

  /// Takes over the terminal again and redraws it.
  private mutating func resume() {
    reset_prog_mode()
    cn_follow_window()
    cn_repaint()
    shown = Canvas(width: 0, height: 0)
  }

  /// Restores the terminal, and lets signals end the program as usual: nobody reads their pipe any more.
  func close() {
    endwin()
    Signals.dropFarewell()
    Signals.forget()
  }
}
