import GameRules
import Testing

@Suite struct OptionTests {
  @Test(arguments: Rules.Option.allCases)
  func `each option is switched, written and read by the list`(option: Rules.Option) throws {
    var options = Rules.Options()
    #expect(!options.contains(option))
    options.set(option, true)
    #expect(Rules.Option.allCases.filter(options.contains) == [option])
    let rules = try Rules(columns: 4, rows: 4, options: options)
    #expect(rules.description == "4x4+\(option.word)")
    #expect(try Rules(rules.description) == rules)
    #expect(throws: RulesTextError.option(option.notation)) {
      try Rules("\(rules)\(option.notation)")
    }
    options.set(option, false)
    #expect(options == Rules.Options())
  }

  @Test func `options are read in any order and written in that of the list`() throws {
    let words = Rules.Option.allCases.map { "+\($0.word)" }
    let rules = try Rules("4x4" + words.reversed().joined())
    #expect(rules.description == "4x4" + words.joined())
    #expect(Rules.Option.allCases.allSatisfy(rules.options.contains))
    #expect(rules == (try Rules(columns: 4, rows: 4, options: rules.options)))
  }
}
