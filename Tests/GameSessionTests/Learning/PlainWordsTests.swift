import Foundation
import GameRules
import Testing

@testable import GameSession

/// The words of puzzles, lessons, hints and refutations, which a ten-year-old follows.
@Suite struct PlainWordsTests {
  /// The words that these messages may use; another one needs a reason.
  private static let words: [String: String] = [
    "en": """
    a across after again ahead all always an and another answer answers any apart are at back
    bad be beats behind block blocking blocks board both but by can cannot careful centre
    choose close closed column complete completes corner corners cross day days difficulty do
    does done down each earlier edge else empty ends enough ever every few find first five for
    four from full game gap gets go goes hard has have help helps here hint hints hurt hurts if
    in is it its keep last later left lesson lessons like line lines longer longest look lose
    loses make makes making many mark marks mirror more most move moves must nd near needs
    never next no nobody none not nothing now number of on once one only open or other others
    own pair plan play player players plays proof put puzzle puzzles quiet rd result right row
    safe see share show shown shows side sides slant so solved some square squares st start
    starting starts stealing step still stop stopped take takes that the them then there they
    think this threat threaten threatens threats three tic-tac-toe to too trap tries try twin
    twins two type upside very want wants what where which who whoever why win winning wins
    with wrong x you your
    """,
    "de": """
    -block aber alle alles also am an andere anderen anderes anfangen anfängt antwort antworten
    antwortet auch auf aufgehalten aufhalten aufpassen aufpasst aufzuhalten auseinander bei
    beide beiden bekommt beweis bleibt block blöcke brauchst brett damit danach daneben dann
    darin das dauert davon deine deiner dem den denk der des die diesem dieser dir dort drei
    droh drohen droht drohung drohungen du ecke ecken eigenen eigenes ein eine einem einen
    einer einzigen enden entsteht er ergebnis erst erste ersten es falle falscher fang fehlt
    feld felder feldern feldes finde folge früher fünf für gegenüber geht gelöst genügt
    geschafft gewinnen gewinnst gewinnt gezeigt haben halt hast hat herum hier hilfe hilft ihn
    ihr im immer in ist je jede jedem jeder jedes jetzt kann kannst kein keine kreuzen können
    leeres lektion lektionen letzte linie linien längeren längsten lässt lösung lücke mach
    macht manche mehr meisten mit mitte muss musst nach nahe nicht nichts nie niemand nimm
    nimmt noch nummer nur oder offen offenen paar plan probier quer rand reihe richtig rätsel
    schaden schadet schlecht schlechter schließen schließt schritt schräg schräge schwer
    schwierigkeit sehr sein seine seite senkrecht setz sich sicher sichere sicheren sie sieh
    sind so spalte spiegel spiegle spiel spielst spielt später stehlen steht still such tag
    tage tages teilen tic-tac-toe tipp tippe tipps tun tut und verkehrt verlieren verliert
    versuch versuche vielen vier voll vollende vollendet von vor voraus vorher vorsicht warum
    was weiter welchem wenige wenn wer wieder will wird wo wähl x zeichen zeigen zeigt zeile zu
    zuerst zug zugleich zum zurück zwei zwilling zwillinge zwing züge zügen
    """,
  ]

  /// The sentences of all messages about learning, with nothing in their placeholders.
  private static func sentences(_ language: Language) -> [String] {
    let phrases = language.phrases
    let messages = (0..<Phrasebook.counts[1]).compactMap(Message.init(rawValue:))
      .filter { "\($0)".hasPrefix("learn") }
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
