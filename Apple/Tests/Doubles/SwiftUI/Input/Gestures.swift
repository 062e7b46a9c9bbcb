// Fingers and pointers.

/// A movement of a finger.
enum Touch {
  enum Phase { case changed, ended, cancelled }
  case tap(at: CGPoint)
  case press
  case drag(from: CGPoint, to: CGPoint, Phase)
  case magnify(by: CGFloat, Phase)
}

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that makes values of touches.
@MainActor protocol Recognizer: Gesture where Body == Never {
  func take(_ touch: Touch) -> (Value, Touch.Phase)?
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is not made of others") }
}

extension Gesture {
  /// The gesture's value for a touch; nil if it is none of its kind.
  func answer(_ touch: Touch) -> (Value, Touch.Phase)? {
    if let recognizer = self as? any Recognizer { return open(recognizer, touch) }
    return body.answer(touch) as? (Value, Touch.Phase)
  }
  private func open<R: Recognizer>(_ recognizer: R, _ touch: Touch) -> (Value, Touch.Phase)? {
    guard let (value, phase) = recognizer.take(touch), let value = value as? Value else {
      return nil
    }
    return (value, phase)
  }
}

public struct DragGesture: Recognizer {
  nonisolated public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }
  public typealias Body = Never
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  func take(_ touch: Touch) -> (Value, Touch.Phase)? {
    guard case .drag(let start, let end, let phase) = touch else {
      // A tap is a drag of no length, for a gesture that takes one.
      guard case .tap(let point) = touch, minimumDistance == 0 else { return nil }
      return (Value(time: .distantPast, location: point, startLocation: point), .ended)
    }
    let value = Value(time: .distantPast, location: end, startLocation: start)
    let length = hypot(Double(value.translation.width), Double(value.translation.height))
    if phase == .changed, length < Double(minimumDistance) { return nil }
    return (value, phase)
  }
}

public struct MagnifyGesture: Recognizer {
  nonisolated public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  func take(_ touch: Touch) -> (Value, Touch.Phase)? {
    guard case .magnify(let factor, let phase) = touch else { return nil }
    return (
      Value(
        time: .distantPast, magnification: factor, velocity: 0, startAnchor: .center,
        startLocation: .zero), phase
    )
  }
}

public struct SpatialTapGesture: Recognizer {
  nonisolated public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public typealias Body = Never
  public var count: Int
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
  }
  func take(_ touch: Touch) -> (Value, Touch.Phase)? {
    if case .tap(let point) = touch, count == 1 { return (Value(location: point), .ended) }
    return nil
  }
}

// MARK: Their values

public struct _ChangedGesture<Content: Gesture>: Recognizer {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void
  func take(_ touch: Touch) -> (Content.Value, Touch.Phase)? {
    let answer = content.answer(touch)
    if let (value, phase) = answer, phase != .cancelled {
      if phase == .changed { action(value) } else if case .tap = touch { action(value) }
    }
    return answer
  }
}

public struct _EndedGesture<Content: Gesture>: Recognizer {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void
  func take(_ touch: Touch) -> (Content.Value, Touch.Phase)? {
    let answer = content.answer(touch)
    if let (value, phase) = answer, phase == .ended { action(value) }
    return answer
  }
}

public struct GestureStateGesture<Base: Gesture, State>: Recognizer {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let state: GestureState<State>
  let change: (Base.Value, inout State, inout Transaction) -> Void
  func take(_ touch: Touch) -> (Base.Value, Touch.Phase)? {
    guard let (value, phase) = base.answer(touch) else { return nil }
    var transaction = Transaction()
    if phase == .changed {
      change(value, &state.pointer.value, &transaction)
    } else {
      state.reset()
    }
    return (value, phase)
  }
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
