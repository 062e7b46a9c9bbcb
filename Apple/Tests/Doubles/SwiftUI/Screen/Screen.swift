// The window that a test holds.

/// A window that shows a view, for a test to read and to use as `SwiftUI.swift` says at its beginning.
@MainActor public final class Screen {
  /// The environment of the views, which a test can change.
  public var environment: EnvironmentValues { didSet { needsEvaluation() } }
  /// The size of the window.
  public var size: CGSize { didSet { needsEvaluation() } }
  /// The frames of views by identifier or name; tests set those that are read, as nothing is laid out.
  public var frames: [String: CGRect] = [:] { didSet { needsEvaluation() } }
  /// Chooses which of its views a `ViewThatFits` shows in a space; by default the first.
  public var choice: (_ count: Int, _ room: CGSize) -> Int = { _, _ in 0 } {
    didSet { needsEvaluation() }
  }
  /// The time that a `TimelineView` shows.
  public var now = Date(timeIntervalSinceReferenceDate: 0) { didSet { needsEvaluation() } }
  /// The values that the window saves for its next launch.
  public var sceneStorage: [String: Any] = [:]

  // A record of the views' effects.
  public internal(set) var posted: [Announcement] = []
  public internal(set) var feedback: [SensoryFeedback] = []
  public internal(set) var shared: [Any] = []
  public internal(set) var opened: [URL] = []
  /// The IDs that views have scrolled to, in order.
  public internal(set) var scrolled: [AnyHashable] = []
  public internal(set) var activities: [String: NSUserActivity] = [:]
  /// The links that come to this window rather than to another one.
  public internal(set) var preferredEvents: Set<String> = []
  /// The links that may come to it if no window is preferred; any other opens a new one.
  public internal(set) var allowedEvents: Set<String> = []
  /// The mistakes that SwiftUI would only report at run time.
  ///
  /// They end the tests unless they are collected.
  public internal(set) var faults: [String] = []
  public var collectsFaults = false

  /// The screen whose action is running, so that later announcements of that action belong to it too.
  @TaskLocal static var acting: Screen?
  static weak var last: Screen?
  static var current: Screen? { acting ?? last }

  var pass = 0
  var sceneBoxes: [String: AnyObject] = [:]
  var urlHandlers: [(URL) -> Void] = []
  var activityHandlers: [(String, (NSUserActivity) -> Void)] = []
  var focusedValues: [AnyHashable: Any] = [:]
  var focusClearings: [() -> Void] = []
  let plainFocus = PlainFocus()
  private var numbers = 0
  private var later: [() -> Void] = []
  private let place = Place()
  private let content: (Scope) -> [Node]
  /// Whether it is a picture, in which no action runs after an evaluation.
  private let isStill: Bool
  private let isStale = Flag()
  private var isEvaluating = false
  private var isRestless = false
  private var isClosed = false
  private var tree = Node(.window)

  public convenience init<Content: View>(
    size: CGSize = CGSize(width: 400, height: 700), environment: EnvironmentValues = .init(),
    keeping storage: [String: Any] = [:], collectsFaults: Bool = false, isStill: Bool = false,
    @ViewBuilder _ content: @escaping () -> Content
  ) {
    self.init(size, environment, storage, collectsFaults, isStill) { $0.nodes(content()) }
  }

  /// The windows and the menu bar of an app.
  public convenience init<A: App>(
    _ app: A, size: CGSize = CGSize(width: 400, height: 700),
    environment: EnvironmentValues = .init(), keeping storage: [String: Any] = [:]
  ) {
    self.init(size, environment, storage, false, false) { scope in
      let scope = scope.at("app")
      scope.install(app)
      return scope.scenes(app.body)
    }
  }

  private init(
    _ size: CGSize, _ environment: EnvironmentValues, _ storage: [String: Any],
    _ collectsFaults: Bool, _ isStill: Bool, _ content: @escaping (Scope) -> [Node]
  ) {
    (self.size, self.environment, sceneStorage) = (size, environment, storage)
    (self.collectsFaults, self.content) = (collectsFaults, content)
    self.isStill = isStill
    if !isStill { Screen.last = self }
    evaluate()
  }

  /// The tree that is shown, evaluated again where something has changed.
  public var root: Node {
    if isStale.value { evaluate() }
    return tree
  }

  /// Closes the window and releases its views.
  public func close() {
    isClosed = true
    Screen.$acting.withValue(self) { place.end() }
    tree = Node(.window)
  }

  // MARK: Evaluation

  func needsEvaluation() { isStale.value = true }

  func number() -> Int {
    numbers += 1
    return numbers
  }

  /// Runs an action once the view is evaluated.
  func afterwards(_ action: @escaping () -> Void) { later.append(action) }

  func fault(_ sentence: String) {
    guard collectsFaults else { fatalError(sentence) }
    faults.append(sentence)
  }

  /// Runs an action in the name of this window, and shows its effects.
  func act<Result>(_ action: () throws -> Result) rethrows -> Result {
    let result = try Screen.$acting.withValue(self, operation: action)
    evaluate()
    return result
  }

  /// Evaluates the view until nothing changes any more.
  func evaluate() {
    guard !isEvaluating, !isRestless, !isClosed else { return }
    isEvaluating = true
    defer { isEvaluating = false }
    for _ in 0..<20 {
      guard isStale.value || pass == 0 || !later.isEmpty else { return }
      isStale.value = false
      pass += 1
      (urlHandlers, activityHandlers, focusedValues, focusClearings) = ([], [], [:], [])
      Screen.$acting.withValue(self) {
        var environment = environment
        environment.openURL = OpenURLAction { [unowned self] url in
          opened.append(url)
          return .handled
        }
        let scope = Scope(place: place, screen: self, environment: environment, size: size)
        let (isStale, weak) = (isStale, Weak(self))
        let nodes = withObservationTracking {
          content(scope)
        } onChange: {
          isStale.value = true
          // Changes by a task are shown too, even if no test looks.
          Task { @MainActor in weak.screen?.evaluate() }
        }
        tree = Node(.window, nodes)
        tree.link()
        place.sweep(pass)
        let actions = later
        later = []
        if !isStill { for action in actions { action() } }
      }
    }
    isRestless = true
    fault("The view never comes to rest: each evaluation asks for another")
  }

  /// A flag that any thread may set.
  private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var isSet = false
    nonisolated init() {}
    nonisolated var value: Bool {
      get { lock.withLock { isSet } }
      set { lock.withLock { isSet = newValue } }
    }
  }

  private struct Weak: Sendable {
    weak var screen: Screen?
    init(_ screen: Screen) { self.screen = screen }
  }
}
