// The nodes that views evaluate to.

/// The result of a view: an element of the screen, with its actions.
@MainActor public final class Node {
  public enum Kind: String {
    case group, text, image, shape, canvas, row, layers, divider, spacer
    case button, toggle, picker, option, stepper, slider, field, progress, link, menu
    case form, section, list, scroll, navigation, toolbar, title, menuBar, window
    case sheet, cover, popover, inspector, alert, dialog
  }

  public internal(set) var kind: Kind
  /// The words of a text, or the name of an image's symbol or picture.
  public internal(set) var text = ""
  public internal(set) var children: [Node]

  // For assistive technology, and for tests.
  public internal(set) var label: String?
  public internal(set) var value: String?
  public internal(set) var hint: String?
  public internal(set) var identifier: String?
  public internal(set) var traits: AccessibilityTraits = []
  public internal(set) var inputLabels: [String] = []
  public internal(set) var behavior: AccessibilityChildBehavior?
  public internal(set) var isHidden = false
  public internal(set) var sortPriority = 0.0
  /// The entries of each rotor, by its name.
  public internal(set) var rotors: [String: [String]] = [:]
  /// The element's own actions, in the order in which they are offered.
  public internal(set) var namedActions: [(name: String, action: () -> Void)] = []
  /// The elements that stand for the children to assistive technology.
  var representation: [Node]?

  // Its state and actions.
  public internal(set) var isEnabled = true
  public internal(set) var isFocused = false
  /// Whether a screen reader's focus is on it.
  public internal(set) var isRead = false
  /// Whether it is highlighted under a pointer or a gaze.
  public internal(set) var isHighlighted = false

  /// Whether a toggle is on, an option chosen, a menu's item ticked.
  public internal(set) var isOn: Bool?
  public internal(set) var shortcut: KeyboardShortcut?
  public internal(set) var symbol: String?
  public internal(set) var role: ButtonRole?
  public internal(set) var help: String?
  var actions: [Activity: () -> Void] = [:]
  var typing: ((String) -> Void)?
  var hovering: ((HoverPhase) -> Void)?
  var keyPresses: [(KeyPress) -> KeyPress.Result] = []
  var focus: (() -> Void)?
  var readOn: (() -> Void)?
  var gestures: [Place] = []
  var tag: AnyHashable?

  weak var parent: Node?

  // Its drawing.
  public internal(set) var drawings: [Drawn] = []
  var style: [(String, String)] = []
  var attributes: [String: String] = [:]

  /// The size that it takes up, if one is set.
  var room: CGSize?

  enum Activity { case tap, longPress, dismiss, increment, decrement, escape, magicTap, submit }

  init(_ kind: Kind, _ children: [Node] = [], text: String = "") {
    self.kind = kind
    self.children = children
    self.text = text
  }

  /// The node and everything in it, drawn or not.
  public var everything: [Node] {
    [self] + children.flatMap(\.everything) + (representation?.flatMap(\.everything) ?? [])
  }

  /// The accessible name.
  public var name: String {
    if let label { return label }
    if kind == .text || kind == .title || kind == .option && symbol == nil && !text.isEmpty {
      return text
    }
    if kind == .picker || kind == .menu { return "" }
    return read.filter { !$0.isHidden }.map(\.name).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// The elements that assistive technology finds, in their order.
  public var elements: [Node] {
    if isHidden { return [] }
    let inner =
      behavior == .ignore && representation == nil ? [] : read.flatMap(\.elements)
    if behavior == .combine || isControl && !isContainer { return [self] }
    return isElement ? [self] + inner : inner
  }

  private var read: [Node] {
    let nodes = representation ?? children
    return nodes.contains { $0.sortPriority != 0 }
      ? nodes.sorted { $0.sortPriority > $1.sortPriority } : nodes
  }

  private var isControl: Bool {
    [.button, .toggle, .option, .stepper, .slider, .field, .link, .text, .progress].contains(kind)
  }

  private var isContainer: Bool { behavior == .contain || representation != nil }

  private var isElement: Bool {
    if isControl || behavior != nil || kind == .title || kind == .picker { return true }
    if kind == .image { return label != nil }
    return label != nil || identifier != nil || actions[.tap] != nil || !namedActions.isEmpty
      || kind == .menu
  }

  /// The code of its language, if it differs from the language around it.
  public var language: String? { attributes["lang"] }

  /// Whether something happens when it is tapped.
  public var isActionable: Bool {
    isEnabled && (actions[.tap] != nil || !gestures.isEmpty || typing != nil)
  }

  func link() {
    for child in children + (representation ?? []) {
      child.parent = self
      child.link()
    }
  }

  /// The last presentation in it.
  public var modal: Node? {
    everything.last { [.sheet, .cover, .alert, .dialog, .popover].contains($0.kind) }
  }
}

extension Node: CustomStringConvertible {
  /// The tree as lines, for a test that failed.
  public var description: String { lines("").joined(separator: "\n") }

  private func lines(_ indent: String) -> [String] {
    var parts = [kind.rawValue]
    if !text.isEmpty { parts.append("“\(text)”") }
    if let label { parts.append("label “\(label)”") }
    if let value { parts.append("value “\(value)”") }
    if let identifier { parts.append("id \(identifier)") }
    if let symbol { parts.append("symbol \(symbol)") }
    if let isOn { parts.append(isOn ? "on" : "off") }
    if !isEnabled { parts.append("disabled") }
    if isHidden { parts.append("hidden") }
    if isFocused { parts.append("focused") }
    let inner = children.flatMap { $0.lines(indent + "  ") }
    return [indent + parts.joined(separator: " ")] + inner
  }
}

/// A path as it is drawn.
nonisolated public struct Drawn: Sendable {
  /// The path in the room of its shape or canvas.
  public let path: Path
  public let isFilled: Bool
  public let paint: String
  public let lineWidth: CGFloat
  public let opacity: Double
  let pen: StrokeStyle
  /// A text instead, which begins where the path does.
  var text: String?
  var font: String?
}
