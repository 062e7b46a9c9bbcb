import GameRules

/// The name with the smallest edit distance to a word; nil if none is near.
func nearest(to word: String, among names: [String]) -> String? {
  let distances = names.map { (name: $0, distance: editDistance(from: word, to: $0)) }
  guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  let length = max(best.name.count, word.count)
  return best.distance <= max(2, length / 3) && best.distance * 2 <= length ? best.name : nil
}

/// The option that a word with one dash means: the one with two dashes, or the only one that begins so;
/// nil if there is none.
func optionMeant(by word: String, among names: [String]) -> String? {
  guard word.hasPrefix("-"), !word.hasPrefix("--"), word != "-" else { return nil }
  let start = "-" + String(word.prefix { $0 != "=" })
  if names.contains(start) { return start }
  let longer = names.filter { $0.hasPrefix(start) }
  return longer.count == 1 ? longer.first : nil
}

/// The rules that an invalid text probably means, built from the numbers and words in it.
func nearestRules(to text: String) -> String? {
  let text = text.prefix { $0 != ":" }  // The moves of a game follow.
  // The digits after the first + are those of shapes.
  let numbers = text.prefix { $0 != "+" }.split { !$0.isASCII || !$0.isNumber }
    .map { Int($0) ?? 19 }
  let sides = numbers.prefix(2).map { min(max($0, 1), 19) }
  guard let columns = sides.first, let rows = sides.last else { return nil }

  // Options that the board has no room for are left out.
  var options = Rules.Options()
  let names = Rules.Option.allCases.map(\.word.description)
  for word in text.lowercased().split(separator: "+").dropFirst() {
    if let shape = (try? Rules("19x19k0+\(word)"))?.shapes.first(where: { _ in true }) {
      var more = options
      if (try? more.add(shape)) != nil,
        (try? Rules(columns: columns, rows: rows, options: more)) != nil
      {
        options = more
      }
      continue
    }
    guard let name = nearest(to: String(word), among: names),
      let index = names.firstIndex(of: name)
    else { continue }
    var more = options
    more.set(Rules.Option.allCases[index], true)
    if (try? Rules(columns: columns, rows: rows, options: more)) != nil { options = more }
  }
  let lengths = [nil] + numbers.dropFirst(2).prefix(1).map { min($0, max(columns, rows)) }
  let candidates = lengths.compactMap {
    try? Rules(columns: columns, rows: rows, inARow: $0, options: options).description
  }
  let word = text.prefix(40).lowercased()
  return candidates.min { editDistance(from: word, to: $0) < editDistance(from: word, to: $1) }
}

/// The game that an invalid text probably means: the nearest rules, or the moves before the error.
func nearestGame(to text: UTF8Text, _ error: GameTextError) -> String? {
  switch error {
  case .rules: return nearestRules(to: text.description)
  case .unreadable(let number, _), .swap(let number), .nowhere(let number, _, _),
    .illegal(let number, _, _):
    // All moves before it are legal, so the answer is the longest text that has them.
    var bytes = text.bytes
    var tables = LineTables()
    while !bytes.isEmpty {
      bytes.removeLast()
      if let game = try? Game(UTF8Text(bytes), sharing: &tables), game.ply == number - 1 {
        return game.description
      }
    }
    return nil
  }
}

/// The optimal string alignment distance: the number of characters to insert, delete, replace or swap
/// with their neighbour to turn one word into the other.
func editDistance(from word: String, to goal: String) -> Int {
  let (word, goal) = (Array(word), Array(goal))
  // The distances of the first letters of the word from those of the goal, one letter more in each.
  var (before, row) = ([0], Array(0...goal.count))
  for line in word.indices {
    var next = [line + 1]
    for column in goal.indices {
      var distance = min(
        row[column] + (word[line] == goal[column] ? 0 : 1), row[column + 1] + 1, next[column] + 1)
      if line > 0, column > 0, word[line] == goal[column - 1], word[line - 1] == goal[column] {
        distance = min(distance, before[column - 1] + 1)
      }
      next.append(distance)
    }
    (before, row) = (row, next)
  }
  return row[goal.count]
}
