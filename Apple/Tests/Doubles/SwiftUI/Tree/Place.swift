// The places of views during evaluation.

/// A view's place in the tree, which keeps its values from one evaluation to the next.
final class Place {
  private var children: [AnyHashable: Place] = [:]
  private var boxes: [String: AnyObject] = [:]
  private var pass = 0
  private var ending: () -> Void = {}
  /// The handler of touches here, as of the last evaluation.
  var gesture: ((Touch) -> Void)?

  func at(_ step: AnyHashable, _ pass: Int) -> Place {
    let place = children[step] ?? Place()
    children[step] = place
    place.pass = pass
    return place
  }

  /// The object kept under a name, created on first use.
  func kept<T: AnyObject>(_ name: String, _ make: () -> T) -> T {
    if let kept = boxes[name] as? T { return kept }
    let made = make()
    boxes[name] = made
    return made
  }

  /// Whether an action is due for the first time since the view appeared.
  func isFirst(_ name: String) -> Bool {
    var isFirst = false
    _ = kept("first " + name) {
      isFirst = true
      return Box(true)
    }
    return isFirst
  }

  /// Runs an action once the view is gone.
  func whenGone(_ action: @escaping () -> Void) { ending = action }

  /// Drops the places of the views that were not there in a pass.
  func sweep(_ pass: Int) {
    for (step, place) in children {
      if place.pass == pass {
        place.sweep(pass)
      } else {
        children[step] = nil
        place.end()
      }
    }
  }

  func end() {
    for place in children.values { place.end() }
    ending()
    (children, ending, gesture) = ([:], {}, nil)
  }
}

/// The context in which a view is evaluated.
struct Scope {
  let place: Place
  let screen: Screen
  var environment: EnvironmentValues
  /// The size offered to the view.
  var size: CGSize
  /// The spaces that are named around the view.
  var spaces: Set<CoordinateSpace> = []

  func at(_ step: some Hashable) -> Scope {
    var scope = self
    scope = Scope(
      place: place.at(AnyHashable(step), screen.pass), screen: screen, environment: environment,
      size: size, spaces: spaces)
    return scope
  }

  func nodes<V: View>(_ view: V) -> [Node] {
    if let view = view as? any Primitive { return view.nodes(self) }
    let scope = at(ObjectIdentifier(V.self))
    scope.install(view)
    return scope.nodes(view.body)
  }

  /// Connects the properties of a view to their values.
  func install(_ value: Any, under name: String = "") {
    for child in Mirror(reflecting: value).children {
      let name = "\(name).\(child.label ?? "")"
      if let property = child.value as? any Installable {
        property.install(self, name)
      } else if child.value is any DynamicProperty {
        install(child.value, under: name)
      }
    }
  }
}

/// A property that the place or the environment of its view fills.
@MainActor protocol Installable {
  func install(_ scope: Scope, _ name: String)
}

/// A value that several owners share.
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// A property's reference to its value: its own, or that of its place.
final class Pointer<Value> {
  var box: Box<Value>
  var changed: () -> Void = {}
  init(_ value: Value) { box = Box(value) }

  var value: Value {
    get { box.value }
    set {
      box.value = newValue
      changed()
    }
  }

  func settle(_ scope: Scope, _ name: String, at place: Place? = nil) {
    let initial = box
    box = (place ?? scope.place).kept(name) { Box(initial.value) }
    let screen = scope.screen
    changed = { [weak screen] in screen?.needsEvaluation() }
  }
}
