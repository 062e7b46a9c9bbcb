// Points, angles, edges, and the coordinate spaces of views.

nonisolated public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

nonisolated public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  nonisolated public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

nonisolated public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  nonisolated public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

nonisolated public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

nonisolated public struct HorizontalAlignment: Equatable, Sendable {
  let css: String
  public static let leading = HorizontalAlignment(css: "start")
  public static let center = HorizontalAlignment(css: "center")
  public static let trailing = HorizontalAlignment(css: "end")
}

nonisolated public struct VerticalAlignment: Equatable, Sendable {
  let css: String
  public static let top = VerticalAlignment(css: "start")
  public static let center = VerticalAlignment(css: "center")
  public static let bottom = VerticalAlignment(css: "end")
}

nonisolated public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  var css: String { "\(vertical.css) \(horizontal.css)" }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

// MARK: Spaces

nonisolated public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case local
  case named(AnyHashable)
}

nonisolated public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  nonisolated public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  nonisolated public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// The space of a view: as it was offered, or as a test sets it.
nonisolated public struct GeometryProxy: Sendable {
  let rect: CGRect
  /// The spaces that are named around the view, and the screen that collects uses of others.
  let spaces: Set<CoordinateSpace>
  let screen: Screen
  public var size: CGSize { rect.size }

  public func frame(in space: CoordinateSpace) -> CGRect {
    if space != .local, !spaces.contains(space) {
      MainActor.assumeIsolated { screen.fault("No view around names the space \(space)") }
    }
    return space == .local ? CGRect(origin: .zero, size: rect.size) : rect
  }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }
}

extension View {
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    seeing { $0.spaces.insert(name.coordinateSpace) }
  }

  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    after { nodes, scope in
      let proxy = GeometryProxy(
        rect: scope.frame(of: nodes), spaces: scope.spaces, screen: scope.screen)
      scope.onChange("geometry", transform(proxy), initial: true, action)
    }
  }
}

extension Scope {
  /// The frame of the view as a test sets it, or the space that was offered.
  func frame(of nodes: [Node]) -> CGRect {
    let names = nodes.flatMap(\.everything).flatMap { [$0.identifier, $0.label] }
    for case let name? in names { if let frame = screen.frames[name] { return frame } }
    return CGRect(origin: .zero, size: (nodes.count == 1 ? nodes[0].room : nil) ?? size)
  }
}

// MARK: Affine transforms, which Foundation has on Apple's systems alone

nonisolated public struct CGAffineTransform: Equatable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat
  public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  public static let identity = CGAffineTransform()
}

extension CGPoint {
  nonisolated public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}
