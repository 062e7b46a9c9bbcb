// Movements: they end at once.

nonisolated public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}
extension Double: VectorArithmetic {
  nonisolated public mutating func scale(by rhs: Double) { self *= rhs }
  nonisolated public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic {
  nonisolated public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  nonisolated public var magnitudeSquared: Double { Double(self * self) }
}
extension CGFloat: VectorArithmetic {
  nonisolated public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  nonisolated public var magnitudeSquared: Double { Double(self * self) }
}

nonisolated public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
  public static var zero: Self { Self() }
  public static func + (a: Self, b: Self) -> Self { Self() }
  public static func - (a: Self, b: Self) -> Self { Self() }
}

nonisolated public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
  public static var zero: Self { Self(.zero, .zero) }
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

nonisolated public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  nonisolated public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

nonisolated public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let bouncy = Animation()
  public static let snappy = Animation()
  public static let smooth = Animation()
  public static let interactiveSpring = Animation()
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { Animation() }
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { Animation() }
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { Animation() }
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

nonisolated public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

nonisolated public struct AnimationCompletionCriteria: Hashable, Sendable {
  public static let logicallyComplete = AnimationCompletionCriteria()
  public static let removed = AnimationCompletionCriteria()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// What follows the movement comes once it has been shown.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer {
    if let screen = Screen.current {
      screen.afterwards(completion)
    } else {
      completion()
    }
  }
  return try body()
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

nonisolated public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static let identity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self { Self() }
  public static func move(edge: Edge) -> Self { Self() }
  public static func push(from edge: Edge) -> Self { Self() }
  public static func offset(_ offset: CGSize) -> Self { Self() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
  public static func asymmetric(insertion: Self, removal: Self) -> Self { Self() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

@MainActor @preconcurrency public protocol Transition {}

nonisolated public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> Self { Self() }
  public static func numericText(value: Double) -> Self { Self() }
}

nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated public struct SymbolEffect: Sendable {
  public static let bounce = SymbolEffect()
  public static let pulse = SymbolEffect()
  public static let wiggle = SymbolEffect()
  public static let appear = SymbolEffect()
  public static let disappear = SymbolEffect()
  public static let variableColor = SymbolEffect()
}

extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  public func transition(_ transition: AnyTransition) -> some View { self }
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  public func geometryGroup() -> some View { self }
  public func symbolEffect<U: Equatable>(_ effect: SymbolEffect, value: U) -> some View { self }
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { self }
  public func phaseAnimator<Phase: Equatable, C: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Phase) -> C,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { phases.first { _ in true }.map { content(self, $0) } }
}
