// The actions of a test on a window, whose elements it finds by their accessible names.

extension Screen {
  /// An element that is not there.
  public struct Missing: Error, CustomStringConvertible {
    public let description: String
  }

  /// The part that can be reached: the last presentation, or everything.
  public var reachable: Node { root.modal ?? root }

  /// The elements that assistive technology finds, in their order.
  public var elements: [Node] { reachable.elements }

  /// The element with an identifier or an accessible name; of several, one that does something.
  public subscript(name: String) -> Node? {
    let found = elements.filter { $0.identifier == name || $0.name == name }
    return found.first(where: \.isActionable) ?? found.first
  }

  public func node(_ name: String) throws -> Node {
    if let node = self[name] { return node }
    let names = elements.map(\.name).filter { !$0.isEmpty }
    throw Missing(description: "There is no “\(name)”, but \(names)")
  }

  /// Waits until a condition holds that tasks bring about.
  public func until(
    _ what: String = "what was waited for", within limit: Duration = .seconds(120),
    _ isSo: () -> Bool
  ) async throws {
    let end = ContinuousClock.now + limit
    for _ in 0..<8 { await Task.yield() }  // Lets tasks run that are ready.
    while !isSo() {
      if ContinuousClock.now > end { throw Missing(description: "\(what) never came:\n\(root)") }
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  /// Waits for an element.
  @discardableResult
  public func wait(for name: String, within limit: Duration = .seconds(120)) async throws -> Node {
    try await until("“\(name)”", within: limit) { self[name] != nil }
    return try node(name)
  }

  // MARK: Touch

  /// Taps an element, or the nearest one around or in it that answers; without effect if disabled.
  public func tap(_ name: String, at point: CGPoint? = nil) throws {
    let node = try node(name)
    act {
      guard node.isEnabled else { return }
      let chain = Array(sequence(first: node, next: \.parent)) + node.everything
      if let tapped = chain.first(where: { $0.actions[.tap] != nil || !$0.gestures.isEmpty }) {
        if let tap = tapped.actions[.tap] { return tap() }
        let touch = Touch.tap(at: point ?? CGPoint(x: size.width / 2, y: size.height / 2))
        for place in tapped.gestures { place.gesture?(touch) }
      }
    }
  }

  /// Drags an element through points of its gesture's coordinate space.
  ///
  /// `holding` runs before the element is released.
  public func drag(
    _ name: String, from start: CGPoint = .zero, through points: [CGPoint] = [], to end: CGPoint,
    holding: () throws -> Void = {}
  ) throws {
    let places = try gestures(of: name)
    for point in points + [end] {
      act { for place in places { place.gesture?(.drag(from: start, to: point, .changed)) } }
    }
    try holding()
    act { for place in places { place.gesture?(.drag(from: start, to: end, .ended)) } }
  }

  /// Begins a drag that the system cancels.
  public func cancelDrag(_ name: String, from start: CGPoint = .zero, to end: CGPoint) throws {
    let places = try gestures(of: name)
    for phase in [Touch.Phase.changed, .cancelled] {
      act { for place in places { place.gesture?(.drag(from: start, to: end, phase)) } }
    }
  }

  /// Magnifies an element step by step, by a gesture of its own or of an ancestor.
  ///
  /// The gesture ends early if its view disappears.
  public func magnify(_ name: String, through steps: [CGFloat] = [], by factor: CGFloat) throws {
    let node = try node(name)
    let places = sequence(first: node, next: \.parent).flatMap(\.gestures)
    for step in steps + [factor] {
      act { for place in places { place.gesture?(.magnify(by: step, .changed)) } }
    }
    act { for place in places { place.gesture?(.magnify(by: factor, .ended)) } }
  }

  private func gestures(of name: String) throws -> [Place] {
    let node = try node(name)
    let chain = Array(sequence(first: node, next: \.parent)) + node.everything
    guard let dragged = chain.first(where: { !$0.gestures.isEmpty }), dragged.isEnabled else {
      throw Missing(description: "“\(name)” takes no gesture")
    }
    return dragged.gestures
  }

  /// Moves the pointer over an element, or away from it.
  public func hover(_ name: String, at point: CGPoint?) throws {
    let node = try node(name)
    let chain = Array(sequence(first: node, next: \.parent)) + node.everything
    act { chain.first { $0.hovering != nil }?.hovering?(point.map(HoverPhase.active) ?? .ended) }
  }

  // MARK: Controls

  /// Chooses an option of a picker.
  public func choose(_ option: String, in picker: String) throws {
    let found = elements.filter { $0.name == picker || $0.identifier == picker }
    let options = found.flatMap(\.everything).filter { $0.kind == .option }
    guard let option = options.first(where: { $0.name == option }) else {
      throw Missing(description: "“\(picker)” offers no “\(option)”, but \(options.map(\.name))")
    }
    act { if option.isEnabled { option.actions[.tap]?() } }
  }

  /// Moves a stepper, a slider, or an element that is adjustable by assistive technology.
  public func adjust(_ name: String, _ direction: AccessibilityAdjustmentDirection) throws {
    let node = try node(name)
    let activity = direction == .increment ? Node.Activity.increment : .decrement
    guard let action = node.everything.lazy.compactMap({ $0.actions[activity] }).first else {
      throw Missing(description: "“\(name)” cannot be adjusted")
    }
    act { if node.isEnabled { action() } }
  }

  /// Moves a screen reader on from its current element.
  public func readOn() {
    let nodes = root.everything
    act { for node in nodes { node.readOn?() } }
  }

  /// Puts a text into a field.
  public func type(_ text: String, into name: String) throws {
    let node = try node(name)
    guard let typing = node.typing else { throw Missing(description: "“\(name)” is no field") }
    act { if node.isEnabled { typing(text) } }
  }

  /// Closes the presentation, as a swipe does.
  public func dismiss() throws {
    guard let modal = root.modal else { throw Missing(description: "Nothing is presented") }
    act { modal.actions[.dismiss]?() }
  }

  // MARK: Assistive technology

  /// Performs one of an element's named actions.
  public func perform(_ action: String, on name: String) throws {
    let node = try node(name)
    guard let action = node.namedActions.first(where: { $0.name == action }) else {
      throw Missing(
        description: "“\(name)” has no action “\(action)”, but \(node.namedActions.map(\.name))")
    }
    act { action.action() }
  }

  // MARK: Keys

  /// Puts the focus on an element.
  public func focus(_ name: String) throws {
    let node = try node(name)
    let chain = Array(sequence(first: node, next: \.parent)) + node.everything
    guard let focus = chain.first(where: { $0.focus != nil })?.focus else {
      throw Missing(description: "“\(name)” takes no focus")
    }
    act {
      for clear in focusClearings { clear() }
      focus()
    }
  }

  /// The element that has the focus.
  public var focused: Node? { reachable.everything.last(where: \.isFocused) }

  /// Presses a key; returns whether it had an effect.
  ///
  /// It goes to the focused element and outwards from there, then to shortcuts. With the command key,
  /// shortcuts come first.
  @discardableResult
  public func press(
    _ key: KeyEquivalent, _ modifiers: EventModifiers = [], phase: KeyPress.Phases = .down
  ) -> Bool {
    let press = KeyPress(phase: phase, key: key, modifiers: modifiers)
    let root = root
    return act {
      if modifiers.contains(.command) { return shortcut(press, root) || handled(press) }
      return handled(press) || shortcut(press, root)
    }
  }

  private func handled(_ press: KeyPress) -> Bool {
    guard let focused else { return false }
    for node in sequence(first: focused, next: \.parent) where node.isEnabled {
      for action in node.keyPresses where action(press) == .handled { return true }
    }
    return false
  }

  private func shortcut(_ press: KeyPress, _ root: Node) -> Bool {
    let meant = (root.modal?.everything ?? root.everything)
      .first { $0.isEnabled && $0.shortcut?.matches(press) == true && $0.actions[.tap] != nil }
    meant?.actions[.tap]?()
    return meant != nil
  }

  // MARK: Links

  /// Opens the app with a link.
  public func open(_ url: URL) { act { for handler in urlHandlers { handler(url) } } }

  /// Continues an activity from another device.
  public func resume(_ activity: NSUserActivity) {
    act {
      for (type, handler) in activityHandlers where type == activity.activityType {
        handler(activity)
      }
    }
  }
}
