/// The violated invariants of a session, in sentences.
struct Flaws {
  private(set) var sentences: [String] = []

  mutating func demand(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { sentences.append(sentence()) }
  }
}
