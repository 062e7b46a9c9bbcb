// What is shown over the rest.

extension View {
  /// Adds what is presented, as long as it is.
  private func presenting(
    _ kind: Node.Kind, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    _ content: @escaping (Scope) -> [Node]
  ) -> some View {
    after { nodes, scope in
      let wasShown = scope.place.kept("was shown \(kind)") { Box(false) }
      let isShown = isPresented.wrappedValue
      if wasShown.value, !isShown, let onDismiss { scope.screen.afterwards(onDismiss) }
      wasShown.value = isShown
      guard isShown else { return }
      var inner = scope.at(kind)
      inner.environment.isPresented = true
      inner.environment.isEnabled = true
      inner.environment.dismiss = DismissAction { isPresented.wrappedValue = false }
      let node = Node(kind, content(inner))
      node.actions[.dismiss] = { isPresented.wrappedValue = false }
      nodes.append(node)
    }
  }

  private func presenting<Item>(
    _ kind: Node.Kind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    _ content: @escaping (Scope, Item) -> [Node]
  ) -> some View {
    let isPresented = Binding(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return presenting(kind, isPresented, onDismiss: onDismiss) { scope in
      item.wrappedValue.map { content(scope, $0) } ?? []
    }
  }

  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss: onDismiss) { $0.nodes(content()) }
  }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item: item, onDismiss: onDismiss) { $0.at($1.id).nodes(content($1)) }
  }
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, isPresented, onDismiss: onDismiss) { $0.nodes(content()) }
  }
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.popover, isPresented) { $0.nodes(content()) } }
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.popover, item: item) { $0.at($1.id).nodes(content($1)) } }
  /// Beside the rest, which can still be used.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { presenting(.inspector, isPresented) { $0.nodes(content()) } }
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View { presenting(.cover, isPresented) { $0.nodes(destination()) } }

  // MARK: Questions

  private func asking(
    _ kind: Node.Kind, _ title: Text, _ isPresented: Binding<Bool>, _ actions: some View,
    _ message: some View
  ) -> some View {
    presenting(kind, isPresented) { scope in
      let heading = Node(.title, text: title.string)
      heading.traits = .isHeader
      let buttons = scope.at("actions").nodes(actions)
      // Whatever is answered, the question goes.
      for button in buttons.flatMap(\.everything) {
        guard let action = button.actions[.tap] else { continue }
        button.actions[.tap] = {
          isPresented.wrappedValue = false
          action()
        }
      }
      if buttons.isEmpty {
        let button = Node(.button, [Node(.text, text: "OK")])
        button.actions[.tap] = { isPresented.wrappedValue = false }
        return [heading] + scope.at("message").nodes(message) + [button]
      }
      return [heading] + scope.at("message").nodes(message) + buttons
    }
  }

  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { asking(.alert, title, isPresented, actions(), message()) }
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { asking(.alert, title, isPresented, actions(), EmptyView()) }
  public func alert<A: View, M: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { asking(.alert, Text(key), isPresented, actions(), message()) }
  public func alert<A: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { asking(.alert, Text(key), isPresented, actions(), EmptyView()) }
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { asking(.dialog, title, isPresented, actions(), message()) }
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { asking(.dialog, title, isPresented, actions(), EmptyView()) }
  public func confirmationDialog<A: View, M: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { asking(.dialog, Text(key), isPresented, actions(), message()) }
  public func confirmationDialog<A: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { asking(.dialog, Text(key), isPresented, actions(), EmptyView()) }

  // MARK: How it is shown

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}

nonisolated public struct PresentationDetent: Hashable, Sendable {
  let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func fraction(_ fraction: CGFloat) -> Self { Self(name: "\(fraction)") }
  public static func height(_ height: CGFloat) -> Self { Self(name: "\(height) points") }
}

nonisolated public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

nonisolated public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}

nonisolated public struct PresentationContentInteraction: Sendable {
  public static let automatic = PresentationContentInteraction()
  public static let resizes = PresentationContentInteraction()
  public static let scrolls = PresentationContentInteraction()
}

nonisolated public struct PresentationSizing: Sendable {
  public static let automatic = PresentationSizing()
  public static let form = PresentationSizing()
  public static let page = PresentationSizing()
  public static let fitted = PresentationSizing()
}
