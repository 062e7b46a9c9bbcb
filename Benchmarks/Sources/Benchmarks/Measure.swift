/// How fast something ran, in millions of things a second.
struct Rate {
  var median: Double
  var halfSpread: Double
}

/// Runs the work once unmeasured and then several times.
///
/// - Parameters:
///   - repetitions: How often it is measured.
///   - work: Does the same every time, and returns how many things it did.
/// - Returns: The median rate.
func measure(repetitions: Int, _ work: () -> Int) -> Rate {
  let expected = work()
  let clock = ContinuousClock()
  let rates = (0..<repetitions).map { _ in
    var count = 0
    let seconds = clock.measure { count = work() } / .seconds(1)
    precondition(count == expected, "The same work must give the same count")
    return Double(count) / seconds / 1e6
  }.sorted()
  return Rate(
    median: rates[rates.count / 2], halfSpread: (rates[rates.count - 1] - rates[0]) / 2)
}

/// How fast something was elsewhere, in the unit of what it is compared with.
struct Reference {
  var source: String
  var amount: Double

  init(_ source: String, _ amount: Double) {
    self.source = source
    self.amount = amount
  }

  /// How many times as fast as there something is here.
  func ratio(_ times: Double) -> String {
    (times < 10 ? times.text : "\(Int(times + 0.5))") + "× \(source)"
  }
}

extension Double {
  /// With one digit after the point.
  var text: String {
    let tenths = Int(self * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
