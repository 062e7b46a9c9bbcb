import Foundation
import GameRules
import Testing

@testable import GameSession

/// The words of puzzles, lessons, hints and refutations, which a ten-year-old follows.
@Suite struct PlainWordsTests {
  /// The words that these messages may use; another one needs a reason.
  private static let words: [String: String] = [
    "en": """
    a across add after again ahead all already also always an and another answer answers any apart
    are as at away back bad be beats behind better block blocked blocking blocks board both but by
    can cannot can’t careful centre check checking choose chooses clear close closed column complete
    completes corner corners counts cross day days difficulty do does doesn’t done down draw each
    earlier edge else empty ends enough ever every fair few find first five for found four from full
    game gap gave gets go goes good hard has have help here high hint hints how hurt hurts idea if
    in is it its keep keeps kept known knows large larger last later least left lesson lessons like
    line lines longer longest look looked looking lose loses lost made make makes making many mark
    marks mirror mirrored mistake more most move moves must nd near needs never next no nobody none
    not nothing now number of on once one only open or other others out own pair perfectly perhaps
    place plan play played player players plays proof put puzzle puzzles quiet rd result right rings
    room row rows safe see shape share show shown shows side sides slant smaller smallest so solved
    some square squares st start starting starts stealing step still stop stopped swap take takes
    tap tells that the them then there they think this threat threaten threatens threats three
    tic-tac-toe to too trap tries try turned twin twins two type upside very want wants was what
    where which who whoever whole why wide win winning wins with without won worked worse would
    wrong x you your
    """,
    "de": """
    -block ab aber alle alles also am an andere anderen anderer anderes anfangen anfängt antwort
    antworten antwortet auch auf aufgehalten aufhalten aufpassen aufpasst aufzuhalten auseinander
    außerdem beide beiden bekannt bekommt berechnet besser beweis bis bleibt block blöcke blockierst
    blockiert brauchst breit brett damit danach daneben dann darin das dauert davon deine deiner dem
    den denk der des dich die diese diesem dieser dir dort drei droh drohen drohst droht drohung
    drohungen du ecke ecken eigene eigenen eigenes ein eine einem einen einer eines einmal einzigen
    enden entsteht er ergebnis erst erste ersten es fair falle falscher fang fehler fehlt feld
    felder feldern feldes finde folge form früher fünf für ganzes gedreht gefunden gegenüber
    gehalten geht gekostet gelöst gemacht genauso genügt geprüft geschafft gespiegelt gespielt
    gewinnen gewinnst gewinnt gewonnen gezeigt größer gut haben hält halt halten hast hat hätte
    herum hier hilfe hoch höchstens idee ihr im immer in ist je jede jedem jeden jeder jedes
    jemand jetzt kann kannst kein keine keinem kleiner kleinstes können kreuzen längeren längsten
    lässt leeren leeres lektion lektionen letzte linie linien lösung lücke mach machen macht man
    manche mehr meisten mindestens mit mitte muss musst nach nachgesehen nahe nennt nicht nichts nie
    niemand nimm nimmt noch nummer nur oder offen offenen ohne paar paars perfekt plan platz
    probier prüfen quer rand rätsel reihe richtig ringe schaden schadet schlecht schlechter
    schließen schließt schon schräg schräge schritt schwer schwierigkeit sehr sein seine seite
    selbst senkrecht setz sich sicher sichere sicheren sie sieg sieh sind so spalte später spiegel
    spiegle spiel spielen spielst spielt stehlen steht still such tag tage tages tausch teilen
    tic-tac-toe tipp tippe tipps tun tut und unentschieden verhinderst verkehrt verlieren verliert
    verschenkt versuch versuche viele vielen vielleicht vier voll vollende vollenden vollendest
    vollendet von vor voraus vorher vorsicht wähl wählt warum was weiß weiter weitere welchem welcher wenige
    wenn wer werden wie wieder will wird wo wurde x zahl zählt zeichen zeichne zeichnen zeigen zeigt
    zeile zeilen zu zuerst zug züge zügen zugleich zum zurück zwei zwilling zwillinge zwing
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
