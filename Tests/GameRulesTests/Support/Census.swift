import GameRules

/// Counts of all positions and games with some rules, in full and up to symmetry.
///
/// It walks ply by ply over one position of each class of images, and carries along the number of
/// move sequences that lead to the class and the number of its distinct images.
struct Census: Hashable {
  var positions = 0
  var classes = 0
  var endedByX = 0
  var endedByO = 0
  var full = 0
  var gamesWonByX = 0
  var gamesWonByO = 0
  var gamesDrawn = 0

  init(_ rules: Rules) {
    let images = ImageTable(rules)
    var layer = [Entry(position: Position(rules), code: 0, paths: 1)]
    while !layer.isEmpty {
      var next: [Entry] = []
      var places: [Int32: Int] = [:]
      for entry in layer {
        count(entry, imageCount: images.count(of: entry.code))
        if entry.position.isOver { continue }
        for index in 0..<rules.area where entry.position.board[index] == nil {
          let mark = entry.position.toMove == .x ? 1 : 2
          let code = entry.code + images.place(mark, at: index)
          let canonical = images.canonical(code)
          if let place = places[canonical] {
            next[place].paths += entry.paths
          } else {
            var position = entry.position
            position.playUnchecked(index)
            places[canonical] = next.count
            next.append(Entry(position: position, code: code, paths: entry.paths))
          }
        }
      }
      layer = next
    }
  }

  private struct Entry {
    var position: Position
    var code: Int32
    var paths: Int
  }

  private mutating func count(_ entry: Entry, imageCount: Int) {
    positions += imageCount
    classes += 1
    guard entry.position.isOver else { return }
    switch entry.position.toMove.opponent {
    case _ where entry.position.outcome == .draw:
      full += imageCount
      gamesDrawn += entry.paths
    case .x:
      endedByX += imageCount
      gamesWonByX += entry.paths
    case .o:
      endedByO += imageCount
      gamesWonByO += entry.paths
    }
  }
}

/// Boards of at most 16 squares as numbers in base 3, and their images under each symmetry.
private struct ImageTable {
  private static let half = 8
  private static let halfCount = 6561  // 3^8

  private let powers: [Int32]
  /// For each symmetry, the images of the lower eight squares; `high` has those of the others.
  private var low: [[Int32]] = []
  private var high: [[Int32]] = []

  init(_ rules: Rules) {
    precondition(rules.area <= 2 * ImageTable.half)
    var powers: [Int32] = [1]
    while powers.count < 2 * ImageTable.half { powers.append(powers[powers.count - 1] * 3) }
    self.powers = powers
    for symmetry in rules.symmetries {
      let goals = (0..<2 * ImageTable.half).map { index in
        index < rules.area
          ? rules.index(of: symmetry(rules.square(at: index), on: rules)) : index
      }
      let images = { (first: Int) in
        (0..<ImageTable.halfCount).map { code in
          var rest = code
          var image: Int32 = 0
          for index in first..<first + ImageTable.half {
            image += Int32(rest % 3) * powers[goals[index]]
            rest /= 3
          }
          return image
        }
      }
      low.append(images(0))
      high.append(images(ImageTable.half))
    }
  }

  func place(_ mark: Int, at index: Int) -> Int32 { Int32(mark) * powers[index] }

  func canonical(_ code: Int32) -> Int32 {
    var least = code
    for symmetry in low.indices { least = min(least, image(code, symmetry)) }
    return least
  }

  func count(of code: Int32) -> Int {
    var stabilizer = 0
    for symmetry in low.indices where image(code, symmetry) == code { stabilizer += 1 }
    return low.count / stabilizer
  }

  private func image(_ code: Int32, _ symmetry: Int) -> Int32 {
    let (rest, first) = Int(code).quotientAndRemainder(dividingBy: ImageTable.halfCount)
    return low[symmetry][first] + high[symmetry][rest]
  }
}
