/// A speed in millions of operations a second.
struct Rate {
  var median: Double
  var halfSpread: Double
}

/// Runs the work once unmeasured, then measures several repetitions.
///
/// - Parameters:
///   - repetitions: The number of measured repetitions.
///   - work: Does the same work each time and returns its number of operations.
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

/// The result of another program, in the unit of the measurement it is compared with.
struct Reference {
  var source: String
  var amount: Double

  init(_ source: String, _ amount: Double) {
    self.source = source
    self.amount = amount
  }

  /// The ratio to the other program as text.
  func ratio(_ times: Double) -> String {
    (times < 10 ? times.text : "\(Int(times + 0.5))") + "× \(source)"
  }
}

extension Double {
  /// The number with one decimal.
  var text: String {
    let tenths = Int(self * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
