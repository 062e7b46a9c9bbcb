// Where views stand while they are evaluated.

/// A view's place in the tree: what is kept for it from one evaluation to the next.
final class Place {
  private var children: [AnyHashable: Place] = [:]
  private var boxes: [String: AnyObject] = [:]
  private var pass = 0
  private var ending: () -> Void = {}
  /// Who answers touches here, as of the last evaluation.
  var gesture: ((Touch) -> Void)?

  func at(_ step: AnyHashable, _ pass: Int) -> Place {
    let place = children[step] ?? Place()
    children[step] = place
    place.pass = pass
    return place
  }

  /// What is kept under a name, made at the first visit.
  func kept<T: AnyObject>(_ name: String, _ make: () -> T) -> T {
    if let kept = boxes[name] as? T { return kept }
    let made = make()
    boxes[name] = made
    return made
  }

  /// Whether something is done for the first time since the view came.
  func isFirst(_ name: String) -> Bool {
    var isFirst = false
    _ = kept("first " + name) {
      isFirst = true
      return Box(true)
    }
    return isFirst
  }

  /// Does something once the view is gone.
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

/// What a view sees while it is evaluated.
struct Scope {
  let place: Place
  let screen: Screen
  var environment: EnvironmentValues
  /// The room offered to the view.
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

  /// Gives the properties of a view what they stand for.
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

/// Something that several hold.
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// What a property points to: its own value, or that of its place.
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
