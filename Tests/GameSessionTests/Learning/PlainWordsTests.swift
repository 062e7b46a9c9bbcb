import Foundation
import GameRules
import Testing

@testable import GameSession

/// The words of puzzles, lessons, hints and refutations, which a ten-year-old follows.
@Suite struct PlainWordsTests {
  /// The words that these messages may use; another one needs a reason.
  private static let words: [String: String] = [
    "en": """
    a across after again ahead all always an and another answer answers any apart are as at away
    back bad be beats behind better block blocked blocking blocks board both but by can cannot can’t
    careful centre check checking choose close closed column complete completes corner corners cross
    day days difficulty do does doesn’t done down draw each earlier edge else empty ends enough ever
    every few find first five for found four from full game gap gave gets go goes good hard has have
    help here hint hints how hurt hurts idea if in is it its keep keeps kept large last later
    left lesson lessons like line lines longer longest look lose loses lost made make makes making
    many mark marks mirror mistake more most move moves must nd near needs never next no nobody none
    not nothing now number of on once one only open or other others out own pair perfectly plan play
    played player players plays proof put puzzle puzzles quiet rd result right rings row safe see
    share show shown shows side sides slant so solved some square squares st start starting starts
    stealing step still stop stopped take takes tells that the them then there they think this
    threat threaten threatens threats three tic-tac-toe to too trap tries try twin twins two type
    upside very want wants was what where which who whoever why win winning wins with won worked
    worse would wrong x you your
    """,
    "de": """
    -block ab aber alle alles also am an andere anderen anderer anderes anfangen anfängt antwort
    antworten antwortet auch auf aufgehalten aufhalten aufpassen aufpasst aufzuhalten auseinander
    beide beiden bekommt berechnet besser beweis bleibt block blockierst blockiert blöcke
    brauchst brett damit danach daneben dann darin das dauert davon deine deiner dem den denk der
    des dich die diesem dieser dir dort drei droh drohen drohst droht drohung drohungen du ecke
    ecken eigenen eigenes ein eine einem einen einer eines einmal einzigen enden entsteht er
    ergebnis erst erste ersten es falle falscher fang fehler fehlt feld felder feldern feldes finde
    folge früher fünf für gefunden gegenüber gehalten geht gekostet gelöst gemacht genauso genügt
    geprüft geschafft gespielt gewinnen gewinnst gewinnt gewonnen gezeigt gut haben halt halten hast
    hat hält hätte herum hier hilfe idee ihn ihr im immer in ist je jede jedem jeden jeder
    jedes jetzt kann kannst kein keine können kreuzen längeren längsten lässt leeres lektion
    lektionen letzte linie linien lösung lücke mach macht man manche mehr meisten mit mitte muss
    musst nach nahe nennt nicht nichts nie niemand nimm nimmt noch nummer nur oder offen offenen
    paar perfekt plan probier prüfen quer rand rätsel reihe remis richtig ringe schaden schadet
    schlecht schlechter schließen schließt schräg schräge schritt schwer schwierigkeit sehr sein
    seine seite senkrecht setz sich sicher sichere sicheren sie sieg sieh sind so spalte später
    spiegel spiegle spiel spielst spielt stehlen steht still such tag tage tages teilen tic-tac-toe
    tipp tippe tipps tun tut und unentschieden verhinderst verkehrt verlieren verliert verschenkt
    versuch versuche viele vielen vier voll vollende vollenden vollendest vollendet von vor voraus
    vorher vorsicht warum was wähl weiter welchem wenige wenn wer werden wie wieder will wird wo
    wurde x zahl zeichen zeigen zeigt zeile zu zuerst zug zugleich zum zurück züge zügen zwei zwilling
    zwillinge zwing
    """,
  ]

  /// The beginnings of the messages about learning, and about what Hint, Explain and Review tell.
  private static let families = ["learn", "why", "value", "worth", "review"]

  /// The sentences of all these messages, with nothing in their placeholders.
  private static func sentences(_ language: Language) -> [String] {
    let phrases = language.phrases
    let messages = (0..<Phrasebook.counts[1]).compactMap(Message.init(rawValue:))
      .filter { message in families.contains { "\(message)".hasPrefix($0) } }
    return messages.flatMap { message in
      [1, 2].flatMap { n in
        let text = phrases.say(message, with: Array(repeating: "1", count: 8), n: n).description
        return text.split { ".!?:".contains($0) }.map(String.init)
      }
    }
  }

  private static func words(of sentence: String) -> [String] {
    sentence.lowercased().split { !$0.isLetter && $0 != "’" && $0 != "-" }.map(String.init)
  }

  @Test(arguments: ["en", "de"])
  func `only plain words are used, in short sentences`(code: String) throws {
    let language = try #require(Language.named(UTF8Text(code)))
    let allowed = Set(
      try #require(PlainWordsTests.words[code]).split(whereSeparator: \.isWhitespace))
    let sentences = PlainWordsTests.sentences(language)
    #expect(sentences.count > 100)
    for sentence in sentences {
      let words = PlainWordsTests.words(of: sentence)
      #expect(words.count <= 16, "\(sentence)")
      for word in words { #expect(allowed.contains(Substring(word)), "\(word): \(sentence)") }
    }
    // No word is on the list for nothing.
    let used = Set(sentences.flatMap { PlainWordsTests.words(of: $0) })
    #expect(Set(allowed.map(String.init)).subtracting(used).isEmpty)
  }
}
