// Events of views: appearing, disappearing, changes, links and haptics.

extension Scope {
  /// Runs an action after the evaluation in which a value has changed.
  func onChange<V: Equatable>(
    _ name: String, _ value: V, initial: Bool, _ action: @escaping (V, V) -> Void
  ) {
    let isFirst = place.isFirst(name)
    let box = place.kept("value " + name) { Box(value) }
    let old = box.value
    box.value = value
    if isFirst ? initial : old != value { screen.afterwards { action(old, value) } }
  }
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    after { _, scope in
      if scope.place.isFirst("appearance"), let action { scope.screen.afterwards(action) }
    }
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    after { _, scope in if let action { scope.place.whenGone(action) } }
  }

  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View { task(id: true, priority: priority, action) }
  public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    after { _, scope in
      let task = scope.place.kept("task") { Box<Task<Void, Never>?>(nil) }
      scope.onChange("task id", id, initial: true) { _, _ in
        task.value?.cancel()
        task.value = Task(priority: priority) { await action() }
      }
      scope.place.whenGone { task.value?.cancel() }
    }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View {
    after { _, scope in scope.onChange("change", value, initial: initial, action) }
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

  // MARK: Links and activities

  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    after { _, scope in scope.screen.urlHandlers.append(action) }
  }
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    seeing {
      $0.screen.preferredEvents = preferring
      $0.screen.allowedEvents = allowing
    }
  }
  /// Adds an activity to ``Screen/activities``.
  public func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    after { _, scope in
      let screen = scope.screen
      guard isActive else {
        screen.activities[type] = nil
        return
      }
      let activity = screen.activities[type] ?? NSUserActivity(activityType: type)
      screen.activities[type] = activity
      update(activity)
    }
  }

  public func onContinueUserActivity(
    _ type: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    after { _, scope in scope.screen.activityHandlers.append((type, action)) }
  }

  // MARK: Haptics

  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    after { _, scope in
      let screen = scope.screen
      scope.onChange("feedback", trigger, initial: false) { old, new in
        if let feedback = feedback(old, new) { screen.feedback.append(feedback) }
      }
    }
  }
}

nonisolated public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")

  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")

  public static let impact = SensoryFeedback(name: "impact")
  nonisolated public enum Weight: Equatable, Sendable { case light, medium, heavy }

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self {
    Self(name: "impact \(weight) \(intensity)")
  }
}

/// An activity for other devices; only on Apple's systems does Foundation have it.
open class NSUserActivity {
  public let activityType: String
  public var title: String?

  public var userInfo: [AnyHashable: Any]?

  public init(activityType: String) { self.activityType = activityType }
}
