/// Lines between the squares of a board, light or heavy, and the characters that join them.
enum BoxDrawing {
  /// How thick a line is.
  enum Weight: Int, Comparable {
    case none, light, heavy

    static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// Every way in which up to four arms meet, counted in base 3 by the weights of the arms that go
  /// up, right, down and left.
  private static let joints = Array(
    (" ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
      + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋").unicodeScalars)

  /// The character where four arms meet.
  static func joint(up: Weight, right: Weight, down: Weight, left: Weight) -> Unicode.Scalar {
    if Terminal.writesUTF8 {
      return joints[((up.rawValue * 3 + right.rawValue) * 3 + down.rawValue) * 3 + left.rawValue]
    }
    return max(up, right, down, left) == .heavy ? "#" : "+"
  }

  static func horizontal(_ weight: Weight) -> Unicode.Scalar {
    switch weight {
    case .none: " "
    case .light: Terminal.writesUTF8 ? "─" : "-"
    case .heavy: Terminal.writesUTF8 ? "━" : "="
    }
  }

  static func vertical(_ weight: Weight) -> Unicode.Scalar {
    switch weight {
    case .none: " "
    case .light: Terminal.writesUTF8 ? "│" : "|"
    case .heavy: Terminal.writesUTF8 ? "┃" : "#"
    }
  }
}
