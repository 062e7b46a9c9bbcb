import GameRules
import Testing

@Suite struct DigitTests {
  @Test(arguments: [
    ("12", "12"), ("١٢", "12"), ("۰۹", "09"), ("१९", "19"), ("৩", "3"), ("๗", "7"), ("１９", "19"),
    ("b２", "b2"), ("٪", "٪"), ("中", "中"), ("", ""),
  ])
  func `digits of other scripts are read as those of ASCII`(typed: String, read: String) {
    #expect(UTF8Text(typed).withWesternDigits.description == read)
  }
}
