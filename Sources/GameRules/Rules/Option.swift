extension Rules {
  /// An option of the rules: a word after a `+` in a rules text.
  ///
  /// A shape is not among them, as it has squares instead of a word.
  /// `allCases` is the one list of them. The rules text, its reader and its errors, the custom rules,
  /// the nearest match and the help all iterate over it.
  public enum Option: Hashable, Sendable {
    /// A pattern also wins.
    case pattern(Pattern)
    /// The game ends in this way instead of the normal one.
    case ending(Ending)
    /// After the first move, the second player may take over its mark (the pie rule).
    case swap

    /// The word in a rules text, after the `+`.
    public var word: StaticString {
      switch self {
      case .pattern(let pattern): pattern.word
      case .ending(let ending): ending.word
      case .swap: "swap"
      }
    }

    /// The option in a rules text: "+corners".
    public var notation: UTF8Text { "+" + UTF8Text(word) }
  }

  /// The options of a game.
  ///
  ///     var options = Rules.Options()
  ///     options.set(.pattern(.corners), true)
  ///     try Rules(columns: 4, rows: 4, options: options).description  // "4x4+corners"
  public struct Options: Hashable, Sendable {
    /// The shapes that also win.
    public private(set) var shapes = Shapes()
    /// The patterns in the low 16 bits, then the ending in 8, then whether swap is allowed.
    ///
    /// Rules are part of many values, so they consist of few words (decision 87).
    private var bits: UInt32

    /// Creates options from their values.
    public init(patterns: Patterns = [], ending: Ending = .normal) {
      bits = UInt32(patterns.bits) | UInt32(ending.rawValue) << 16
    }

    /// The patterns that also win.
    public private(set) var patterns: Patterns {
      get { Patterns(bits: UInt16(truncatingIfNeeded: bits)) }
      set { bits = bits & ~0xFFFF | UInt32(newValue.bits) }
    }

    /// Whether completing a line wins or loses.
    public private(set) var ending: Ending {
      get { Ending(rawValue: UInt8(truncatingIfNeeded: bits >> 16)) ?? .normal }
      set { bits = bits & ~0xFF_0000 | UInt32(newValue.rawValue) << 16 }
    }

    /// Whether the second player may take over the first mark.
    public private(set) var allowsSwap: Bool {
      get { bits >> 24 != 0 }
      set { bits = bits & 0xFF_FFFF | (newValue ? 1 << 24 : 0) }
    }

    /// Whether anything but k in a row wins.
    var hasPictures: Bool { !patterns.isEmpty || !shapes.isEmpty }

    /// Whether completing a line wins.
    var isNormal: Bool { bits & 0xFF_0000 == 0 }

    /// Adds a shape that also wins.
    ///
    /// - Throws: `ShapeError` if there are three already, or the same one.
    @inline(never)
    public mutating func add(_ shape: Shape) throws(ShapeError) { try shapes.insert(shape) }

    /// Whether an option is on.
    public func contains(_ option: Option) -> Bool {
      switch option {
      case .pattern(let pattern): patterns.contains(pattern)
      case .ending(let ending): self.ending == ending
      case .swap: allowsSwap
      }
    }

    /// Whether an option can still be added: it is off, and so is every other that excludes it.
    func hasRoom(for option: Option) -> Bool {
      switch option {
      case .pattern, .swap: !contains(option)
      case .ending: ending == .normal
      }
    }

    /// Switches an option on or off; an ending replaces another one.
    public mutating func set(_ option: Option, _ isOn: Bool) {
      switch option {
      case .pattern(let pattern):
        if isOn { patterns.insert(pattern) } else { patterns.remove(pattern) }
      case .ending(let ending): self.ending = isOn ? ending : .normal
      case .swap: allowsSwap = isOn
      }
    }
  }
}

extension Rules.Option: CaseIterable {
  /// All options in the order of the rules text: the patterns, the endings but the normal one, swap.
  ///
  /// A collection that stores nothing adds less code to the page than an array joined from two.
  public struct AllCases: RandomAccessCollection, Sendable {
    /// The index of the first option.
    public var startIndex: Int { 0 }
    /// The number of options.
    public var endIndex: Int { Pattern.allCases.count + Ending.allCases.count }

    /// The option at an index.
    public subscript(index: Int) -> Rules.Option {
      if index < Pattern.allCases.count { return .pattern(Pattern.allCases[index]) }
      let ending = index - Pattern.allCases.count + 1
      return ending < Ending.allCases.count ? .ending(Ending.allCases[ending]) : .swap
    }
  }

  /// All options.
  public static var allCases: AllCases { AllCases() }
}
