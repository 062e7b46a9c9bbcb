extension Rules {
  /// An option of the rules: a word after a `+` in a rules text.
  ///
  /// `allCases` is the one list of them. The rules text, its reader and its errors, the custom rules,
  /// the nearest match and the help all iterate over it.
  public enum Option: Hashable, Sendable {
    /// A pattern also wins.
    case pattern(Pattern)
    /// The game ends in this way instead of the normal one.
    case ending(Ending)

    /// The word in a rules text, after the `+`.
    public var word: StaticString {
      switch self {
      case .pattern(let pattern): pattern.word
      case .ending(let ending): ending.word
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
    /// The patterns that also win.
    public private(set) var patterns: Patterns
    /// Whether completing a line wins or loses.
    public private(set) var ending: Ending

    /// Creates options from their values.
    public init(patterns: Patterns = [], ending: Ending = .normal) {
      self.patterns = patterns
      self.ending = ending
    }

    /// Whether an option is on.
    public func contains(_ option: Option) -> Bool {
      switch option {
      case .pattern(let pattern): patterns.contains(pattern)
      case .ending(let ending): self.ending == ending
      }
    }

    /// Whether an option can still be added: it is off, and so is every other that excludes it.
    func hasRoom(for option: Option) -> Bool {
      switch option {
      case .pattern: !contains(option)
      case .ending: ending == .normal
      }
    }

    /// Switches an option on or off; an ending replaces another one.
    public mutating func set(_ option: Option, _ isOn: Bool) {
      switch option {
      case .pattern(let pattern):
        if isOn { patterns.insert(pattern) } else { patterns.remove(pattern) }
      case .ending(let ending): self.ending = isOn ? ending : .normal
      }
    }
  }
}

extension Rules.Option: CaseIterable {
  /// All options in the order of the rules text: the patterns, then the endings but the normal one.
  ///
  /// A collection that stores nothing takes less of the page's program than an array that is joined
  /// from two.
  public struct AllCases: RandomAccessCollection, Sendable {
    public var startIndex: Int { 0 }
    public var endIndex: Int { Pattern.allCases.count + Ending.allCases.count - 1 }

    public subscript(index: Int) -> Rules.Option {
      let patterns = Pattern.allCases.count
      return index < patterns
        ? .pattern(Pattern.allCases[index]) : .ending(Ending.allCases[index - patterns + 1])
    }
  }

  public static var allCases: AllCases { AllCases() }
}
