import BoardUI
import GameRules
import GameSession
import GameSession
import Host

/// An element of the page.
struct Node {
  fileprivate let id: Int32

  /// The element of the static page with this ID.
  static func find(_ id: StaticString) -> Node {
    Node(id: host_find(id.utf8Start, id.utf8CodeUnitCount))
  }

  /// The element of the static page with a composed ID.
  static func find(id: UTF8Text) -> Node {
    Node(id: withBytes(of: id) { host_find($0, $1) })
  }

  func create(_ tag: StaticString) -> Node {
    Node(id: host_create(id, tag.utf8Start, tag.utf8CodeUnitCount))
  }

  func create(_ tag: StaticString, text: UTF8Text) -> Node {
    let node = create(tag)
    node.setText(text)
    return node
  }

  /// Moves in front of a sibling that it followed.
  func move(before other: Node) { host_move(id, other.id) }

  func clear() { host_clear(id) }

  func setText(_ text: UTF8Text) {
    withBytes(of: text) { host_set_text(id, $0, $1) }
  }

  func set(_ name: StaticString, _ value: UTF8Text) {
    withBytes(of: value) {
      host_set_attribute(id, name.utf8Start, name.utf8CodeUnitCount, $0, $1)
    }
  }

  func set(_ name: StaticString, literal value: StaticString) {
    host_set_attribute(
      id, name.utf8Start, name.utf8CodeUnitCount, value.utf8Start, value.utf8CodeUnitCount)
  }

  func remove(_ name: StaticString) {
    host_remove_attribute(id, name.utf8Start, name.utf8CodeUnitCount)
  }

  /// Sets an attribute, or removes it if the value is nil.
  func set(_ name: StaticString, _ value: StaticString?) {
    if let value { set(name, literal: value) } else { remove(name) }
  }

  /// Sets an empty attribute, or removes it.
  func set(_ name: StaticString, isOn: Bool) {
    set(name, isOn ? "" : nil)
  }

  func setProperty(_ name: StaticString, _ value: Int) {
    host_set_property(id, name.utf8Start, name.utf8CodeUnitCount, Int32(value))
  }

  func setInput(_ text: UTF8Text) {
    withBytes(of: text) { host_set_input(id, $0, $1, false) }
  }

  func setInput(isOn: Bool) {
    withBytes(of: "") { host_set_input(id, $0, $1, isOn) }
  }

  func setControl(_ control: Control) { host_set_control(id, control.code) }

  func focus(scrolls: Bool = true) { host_focus(id, scrolls) }

  func scrollIntoView() { host_scroll_into_view(id) }

  /// Scrolls the content by CSS pixels.
  func scroll(x: Double, y: Double, isSmooth: Bool) { host_scroll(id, x, y, isSmooth) }

  var hasFocus: Bool { host_has_focus(id) }

  var rectangle: Rectangle {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { numbers in
      guard let start = numbers.baseAddress else { return Rectangle() }
      numbers.initialize(repeating: 0)
      host_measure(id, start)
      return Rectangle(
        left: numbers[0], top: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  func transform(x: Double, y: Double, scale: Double) { host_set_transform(id, x, y, scale) }

  func clearTransform() { host_clear_transform(id) }

  func capture(pointer: Int32) { host_capture_pointer(id, pointer) }
}

/// The browser's services: timers, storage, history and so on.
enum Browser {
  static func wait(milliseconds: Int, token: Int) {
    host_wait(Int32(milliseconds), Int32(truncatingIfNeeded: token))
  }

  /// Loads the rest of the program at once if it has not loaded yet.
  static func loadRest() { host_load_rest() }

  static func requestFrame() { host_request_frame() }

  static func afterPaint() { host_after_paint() }

  static func setAddress(_ text: UTF8Text, record: UTF8Text, isStep: Bool) {
    withBytes(of: text) { text, count in
      withBytes(of: record) { record, recordCount in
        host_set_address(text, count, record, recordCount, isStep)
      }
    }
  }

  /// Tells the browser whether a panel is open, which Back closes (decision 19).
  static func setSheet(isOpen: Bool) { host_set_sheet(isOpen) }

  static func analyze(_ request: UTF8Text, token: Int) {
    withBytes(of: request) { host_analyze(Int32(truncatingIfNeeded: token), $0, $1) }
  }

  /// The date of the player's calendar, as the number that its digits form.
  static var today: Int { Int(host_today()) }

  /// Reloads the page with the game in its address.
  static func reload() { host_reload() }

  /// Plays a cue's sound and vibration, each if it is switched on.
  static func cue(_ cue: Cue, _ settings: Settings, on rules: Rules) {
    let notes = settings.isHeard ? cue.notes : ""
    let vibration = settings.isFelt ? cue.vibration : ""
    host_cue(
      notes.utf8Start, notes.utf8CodeUnitCount, vibration.utf8Start, vibration.utf8CodeUnitCount,
      cue.side(on: rules), cue.pitch)
  }

  /// Switches to the update.
  static func update() { host_update() }

  /// Makes the browser ask whether to install the page.
  static func install() { host_install() }

  /// Shares the game.
  static func share(_ share: Share, _ text: UTF8Text) {
    withBytes(of: text) { host_share(Int32(share.rawValue), $0, $1) }
  }

  /// Saves a text as a file.
  static func saveFile(_ text: UTF8Text) { withBytes(of: text) { host_share(4, $0, $1) } }

  /// Has the player choose a file, whose text comes as `Action.SavedValue.file`.
  static func openFile() { host_share(Action.SavedValue.file.rawValue, nil, 0) }

  /// Sends a request to the server of live games.
  static func room(_ request: LiveGameRequest) {
    let verb = request.verb
    withBytes(of: request.body) { host_room(verb.utf8Start, verb.utf8CodeUnitCount, $0, $1) }
  }

  /// Draws the QR code of the page's address into an element.
  static func drawCode(in node: Node) { host_draw_code(node.id) }

  static func store(_ key: StoredValues.Key, _ text: UTF8Text) {
    let name = key.name
    withBytes(of: text) { host_store(name.utf8Start, name.utf8CodeUnitCount, $0, $1) }
  }
}

private func withBytes<R>(of text: UTF8Text, _ body: (UnsafePointer<UInt8>?, Int) -> R) -> R {
  text.bytes.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
}
