// Presentations over the rest: sheets, alerts and dialogs.

extension View {
  /// Adds a presentation, as long as its condition holds.
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
      inner.spaces = []
      inner.environment.isPresented = true
      inner.environment.isEnabled = true
      inner.environment.dismiss = DismissAction { isPresented.wrappedValue = false }
      let node = Node(kind, content(inner))
      node.actions[.dismiss] = { isPresented.wrappedValue = false }
      nodes.append(node)
    }
  }

  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss: onDismiss) { $0.nodes(content()) }
  }

  // MARK: Questions

  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return presenting(.alert, isPresented) { scope in
      let nodes = scope.nodes(title) + scope.at("message").nodes(message)
      let buttons = scope.at("actions").nodes(actions)
      for node in buttons.flatMap(\.everything) {
        guard let action = node.actions[.tap] else { continue }
        // Every button of an alert closes it.
        node.actions[.tap] = {
          action()
          isPresented.wrappedValue = false
        }
      }
      return nodes + buttons
    }
  }

  // MARK: Styles

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
}

nonisolated public struct PresentationDetent: Hashable, Sendable {
  let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
}
