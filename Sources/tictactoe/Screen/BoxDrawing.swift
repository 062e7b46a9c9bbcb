/// The lines between squares, light or heavy, and the characters that join them.
enum BoxDrawing {
  /// The thickness of a line.
  enum Weight: Int, Comparable {
    case none, light, heavy

    static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// All joints of up to four arms.
  ///
  /// The index in base 3 is made of the weights of the arms up, right, down and left.
  private static let joints = Array(
    (" ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
      + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋").unicodeScalars)

  /// The character that joins four arms.
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
