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

  public static let easeOut = Animation()
  public static let easeInOut = Animation()

  public static let snappy = Animation()

  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }

  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { Animation() }

  public func delay(_ delay: TimeInterval) -> Animation { self }
}

nonisolated public struct Transaction: Sendable {
  public var animation: Animation?

  public init() {}
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

nonisolated public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static let identity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()

  public static func move(edge: Edge) -> Self { Self() }

  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

nonisolated public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
}

extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  public func transition(_ transition: AnyTransition) -> some View { self }
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
