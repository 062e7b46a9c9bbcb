// The sizes of views, and the layers above and below them.

public struct GeometryReader<Content: View>: Primitive {
  public typealias Body = Never
  let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  func nodes(_ scope: Scope) -> [Node] {
    let proxy = GeometryProxy(
      rect: CGRect(origin: .zero, size: scope.size), spaces: scope.spaces, screen: scope.screen)
    let node = Node(.layers, scope.nodes(content(proxy)))
    node.style = [("place-items", "start"), ("width", "100%"), ("flex", "1")]
    return [node]
  }
}

/// A view that takes the child that the test's window chooses, or the first.
public struct ViewThatFits<Content: View>: Primitive {
  public typealias Body = Never
  let content: Content
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func nodes(_ scope: Scope) -> [Node] {
    let views = (content as? any Several)?.views ?? [content]
    let place = min(max(scope.screen.choice(views.count, scope.size), 0), views.count - 1)
    return scope.at(place).nodes(views[place])
  }
}

nonisolated public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
}

nonisolated public enum VerticalEdge: Sendable { case top, bottom }

extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  public func padding(_ insets: EdgeInsets) -> some View {
    seeing { scope in
      scope.size.width = max(0, scope.size.width - insets.leading - insets.trailing)
      scope.size.height = max(0, scope.size.height - insets.top - insets.bottom)
    }
    .boxed(
      (
        "padding",
        "\(insets.top)px \(insets.trailing)px \(insets.bottom)px \(insets.leading)px"
      ), ("box-sizing", "border-box"), ("display", "flex"), ("flex-direction", "column"),
      ("flex", "1"), ("max-width", "100%"))
  }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    seeing { scope in
      scope.size = CGSize(
        width: width ?? scope.size.width, height: height ?? scope.size.height)
    }
    .one { node, _ in
      if let width { node.style += [("width", "\(width)px"), ("flex", "none")] }
      if let height { node.style += [("height", "\(height)px"), ("flex", "none")] }
      if let width, let height { node.room = CGSize(width: width, height: height) }
    }
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    seeing { scope in
      scope.size.width = max(min(scope.size.width, maxWidth ?? .infinity), minWidth ?? 0)
      scope.size.height = max(min(scope.size.height, maxHeight ?? .infinity), minHeight ?? 0)
    }
    .one { node, scope in
      if let minWidth { node.style.append(("min-width", "\(minWidth)px")) }
      if let minHeight { node.style.append(("min-height", "\(minHeight)px")) }
      if let maxWidth, maxWidth < .infinity { node.style.append(("max-width", "\(maxWidth)px")) }
      if let maxHeight, maxHeight < .infinity {
        node.style.append(("max-height", "\(maxHeight)px"))
      }
      if maxWidth == .infinity {
        node.style += [("width", "100%"), ("flex", "1"), ("justify-content", "center")]
      }
      if maxHeight == .infinity { node.style += [("flex", "1"), ("align-self", "stretch")] }
      if maxWidth == .infinity, maxHeight == .infinity { node.room = scope.size }
    }
  }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  public func layoutPriority(_ value: Double) -> some View { styled(("flex", "1")) }

  // MARK: Places

  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    boxed(("transform", "translate(\(x)px, \(y)px)"), on: { _ in x != 0 || y != 0 })
  }
  public func zIndex(_ value: Double) -> some View {
    styled(("z-index", "\(Int(value))"), ("position", "relative"))
  }
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return after { nodes, scope in
      let inset = scope.at("inset").nodes(content)
      nodes = edge == .top ? inset + nodes : nodes + inset
    }
  }

  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { layered(content(), alignment, over: true) }
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { layered(content(), alignment, over: false) }

  private func layered(_ content: some View, _ alignment: Alignment, over: Bool) -> some View {
    after { nodes, scope in
      let layer = Node(.layers, scope.at("layer").nodes(content))
      guard !layer.children.isEmpty else { return }
      layer.attributes["data-layer"] = over ? "over" : "under"
      layer.style = [("place-items", alignment.css)]
      let node = Node(.group, over ? nodes + [layer] : [layer] + nodes)
      node.attributes["data-layered"] = ""
      // The styles that give a single node its size apply to the whole.
      if nodes.count == 1 {
        let outside: Set = [
          "flex", "width", "height", "max-width", "max-height", "min-width", "min-height",
          "align-self",
        ]
        node.style = nodes[0].style.filter { outside.contains($0.0) }
      }
      nodes = [node]
    }
  }
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { one { node, _ in node.style.append(("background", style.css)) } }
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let corners = corners(shape)
    return one { node, _ in node.style += [("background", style.css), corners] }
  }
}
