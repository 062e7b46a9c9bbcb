// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_de: StaticString = """
    de\tltr\t.31\t10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111\tc4881ebf
    X
    O
    Dreieck
    Raute
    Stern
    Herz
    Mond
    Blitz
    \u{1} ist am Zug
    Du bist dran
    Du fängst an
    \u{1} denkt nach
    \u{1} ist besetzt
    Wähle ein leeres Feld
    \u{1} setzt: \u{2}
    Du setzt: \u{1}
    unten links
    unten in der Mitte
    unten rechts
    links in der Mitte
    die Mitte
    rechts in der Mitte
    oben links
    oben in der Mitte
    oben rechts
    \u{1} (\u{2})
    Brett, \u{1} mal \u{2}
    \u{1}, leer
    \u{1}, \u{2}
    \u{1}×\u{2}
    Tic-Tac-Toe
    Anleitung
    Rückgängig
    Wiederholen
    Neues Spiel
    Bretter
    Spieler
    Tipp
    Erklären
    Symbole
    Rückblick
    Verlauf
    Teilen
    Weiterspielen
    Sprache
    Menü
    Zu zweit
    Online
    Computer
    Oder der Computer fängt an
    Gegner
    Stufe
    Leichter
    Schwerer
    Tippe auf ein Feld
    Zurück zu \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Tic-Tac-Toe
    Anfänger
    Leicht
    Mittel
    Schwer
    Perfekt
    Fallensteller
    Computer
    Computer (\u{1})
    Setzt zufällig
    Nimmt einen Sieg mit, übersieht aber deinen
    Nimmt einen Sieg mit und blockiert deinen
    Sieht Gabeln und kurze Pläne
    Verschenkt nie einen Sieg oder ein Unentschieden
    So stark wie Perfekt, und stellt Fallen
    Spieler \u{1}
    Du
    X
    O
    Dreieck
    Raute
    Stern
    Herz
    Mond
    Blitz
    Wähle ein Feld für \u{1}
    Loslassen: \u{1}
    Unentschieden
    \u{1} gewinnt: \u{2}
    \u{1} gewinnt: \u{2} hat \u{3} vollendet
    Das Spiel ist aus
    \u{1} hat \u{2} zurückgenommen
    Du hast \u{1} zurückgenommen
    unten links
    unten halblinks
    unten halbrechts
    unten rechts
    untere Mitte links
    untere Mitte halblinks
    untere Mitte halbrechts
    untere Mitte rechts
    obere Mitte links
    obere Mitte halblinks
    obere Mitte halbrechts
    obere Mitte rechts
    oben links
    oben halblinks
    oben halbrechts
    oben rechts
    2×2-Block unten links
    2×2-Block unten
    2×2-Block unten rechts
    2×2-Block links
    2×2-Block in der Mitte
    2×2-Block rechts
    2×2-Block oben links
    2×2-Block oben
    2×2-Block oben rechts
    Zeile \u{1}
    Spalte \u{1}
    Diagonale \u{1}
    untere Zeile
    mittlere Zeile
    obere Zeile
    unterste Zeile
    zweite Zeile von unten
    zweite Zeile von oben
    oberste Zeile
    linke Spalte
    mittlere Spalte
    rechte Spalte
    linke Spalte
    halblinke Spalte
    halbrechte Spalte
    rechte Spalte
    Diagonale von unten links
    Diagonale von oben links
    Diagonale
    vier Ecken
    2×2-Block \u{1}
    Raute \u{1}
    \u{1} und \u{2}
    \u{1} oder \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, Gewinnlinie
    \u{1}, \u{2}, Verlustlinie
    \u{1}, Tipp
    \u{1}, \u{2} sichere Antwort\u{1F}\u{1}, \u{2} sichere Antworten
    \u{1}, Drohung von \u{2}
    \u{1}, starke Drohung von \u{2}
    \u{1}, Antwort
    \u{1}, \u{2}
    \u{1}, \u{2} in einer Reihe
    \u{1} mit \u{2}
    \u{1}, umgekehrt
    Ecken & Blöcke
    Vier in einer Reihe
    Gomoku
    Ecken
    2×2-Blöcken
    Rauten
    Spalten
    Zeilen
    In einer Reihe
    Die vier Ecken gewinnen
    Ein 2×2-Block gewinnt
    Eine Raute gewinnt
    Die vier Ecken verlieren
    Ein 2×2-Block verliert
    Eine Raute verliert
    Eine Linie gewinnt
    Umgekehrt (misère): Eine Linie verliert
    Gib eine ganze Zahl von 1 bis 19 ein
    Ein Brett kann 1 bis 19 Spalten haben, nicht \u{1}
    Ein Brett kann 1 bis 19 Zeilen haben, nicht \u{1}
    Eine Linie braucht mindestens 1 Feld
    Eine Linie aus \u{1} passt nicht auf \u{2}×\u{3}
    \u{1}×\u{2} hat keine vier Ecken
    Auf \u{1}×\u{2} passt kein 2×2-Block
    Auf \u{1}×\u{2} passt keine Raute
    \u{1} oder mehr
    So wird \u{1} gespielt
    \u{1} beginnt. Setzt abwechselnd euer Zeichen auf ein leeres Feld.
    Das erste Zeichen gewinnt.
    Das erste Zeichen verliert.
    Wer \u{1} eigene Zeichen in eine Reihe bringt, gewinnt: \u{2}.\u{1F}Wer \u{1} eigene Zeichen in eine Reihe bringt, gewinnt: \u{2}.
    Wer \u{1} eigene Zeichen in eine Reihe bringt, verliert: \u{2}.\u{1F}Wer \u{1} eigene Zeichen in eine Reihe bringt, verliert: \u{2}.
    waagerecht
    senkrecht
    diagonal
    Auch die vier Ecken gewinnen.
    Auch jeder 2×2-Block gewinnt.
    Auch jede Raute gewinnt: die Felder über, unter, links und rechts von einem Feld.
    Auch die vier Ecken verlieren.
    Auch jeder 2×2-Block verliert.
    Auch jede Raute verliert: die Felder über, unter, links und rechts von einem Feld.
    \u{1} \u{2}
    Ist das Brett voll und niemand hat gewonnen, ist es unentschieden.
    Tippe auf ein Feld, zieh deinen Stein darauf, oder tippe erst auf den Stein und dann auf das Feld.
    Mit der Tastatur: Die Pfeiltasten gehen über das Brett, Enter setzt, H gibt einen Tipp, U nimmt einen Zug zurück, Umschalt+U wiederholt ihn, und ? öffnet diese Anleitung.
    Perfekt ist hier nicht zu schlagen, und das ist bewiesen: Wir haben alle \u{1} möglichen Spiele dagegen gespielt, und es hat keines verloren.
    Dieser Link lässt sich nicht öffnen
    In diesem Link steckt kein spielbares Spiel:
    \u{1}.
    Mit OK beginnt ein neues Spiel.
    Regeln, \u{1}
    unmögliche Regeln: \u{1}
    Zug \u{1}, \u{2}: \u{3}
    Zug \u{1}, „\u{2}“: kein Feld wie b2
    das Spiel ist schon aus: \u{1} hat gewonnen
    das Spiel ist schon aus: unentschieden
    schon besetzt
    außerhalb des Bretts (das letzte Feld ist \u{1})
    „\u{1}“: Regeln beginnen mit einer Größe wie 3x3
    „\u{1}“: auf das k muss eine Zahl folgen
    auf das k muss eine Zahl folgen
    „\u{1}“: möglich sind \u{2}, jedes höchstens einmal
    „\u{1}“ kann nicht auf die Regeln folgen
    Brett wählen
    Eigenes Brett
    Los
    Erster Spieler
    Zweiter Spieler
    Name
    Symbol
    Spieler
    Wer das nächste Spiel beginnt (als \u{1})
    OK
    Noch einmal
    Von einem Menschen geprüft
    Von einer Maschine übersetzt, noch von niemandem geprüft
    Neues Spiel: \u{1}
    Suchen
    Hier erscheinen deine Spiele.
    Als Datei
    Frühere Spiele
    Meine Partien sichern
    Meine Partien öffnen
    \u{1} Eintrag dazugekommen\u{1F}\u{1} Einträge dazugekommen
    In dieser Datei ist nichts Neues
    \u{1} – \u{2}
    \u{1} · unvollendet
    \u{1} · unentschieden
    \u{1} · \u{2} hat gewonnen
    \u{1} · du hast gewonnen
    Gegen den Computer
    \u{1}, \u{2}: \u{3}
    \u{1} Spiel\u{1F}\u{1} Spiele
    \u{1} Sieg\u{1F}\u{1} Siege
    \u{1} Unentschieden\u{1F}\u{1} Unentschieden
    \u{1}, \u{2} Sieg in Folge\u{1F}\u{1}, \u{2} Siege in Folge
    \u{1}, \u{2} Fehler pro Spiel
    \u{1},\u{2}
    Link senden
    Link kopieren
    Ergebnis als Emojis kopieren
    Als Bild sichern
    Fertig
    Kopiert
    Scannen öffnet das Spiel
    Dein Gegenüber spielt \u{1}.
    Der Link öffnet eine Kopie dieses Spiels.
    Du hast ein geteiltes Spiel geöffnet. Zieh für \u{1}
    Teile das Spiel, um deinen Zug zurückzuschicken
    Wendepunkt
    Weiter: \u{1}
    Größeres Brett: \u{1}
    Den Zug noch einmal versuchen
    Frühere Runden
    Der Computerspieler antwortet nicht
    Noch einmal versuchen
    Eine neue Version ist da
    Aktualisieren
    Zum Startbildschirm hinzufügen?
    Wähle „Zum Home-Bildschirm“ im Menü deines Browsers
    Hinzufügen
    Nicht jetzt
    Design
    Automatisch
    Hell
    Dunkel
    Hoher Kontrast
    Schultafel
    Ton
    Vibration
    Zurückgenommen: \u{1}
    Erklären aus
    Erklären an
    ein Feld gewinnt\u{1F}\u{1} Felder gewinnen
    ein Feld hält das Unentschieden\u{1F}\u{1} Felder halten das Unentschieden
    ein Feld verliert\u{1F}\u{1} Felder verlieren
    ein Feld ist nicht berechnet\u{1F}\u{1} Felder sind nicht berechnet
    eines hält das Unentschieden\u{1F}\u{1} halten das Unentschieden
    eines verliert\u{1F}\u{1} verlieren
    eines ist nicht berechnet\u{1F}\u{1} sind nicht berechnet
    Gewonnen!
    \u{1} gewinnt
    Das war knapp
    \u{1} gewinnt!
    \u{1}, in \u{2} Zug\u{1F}\u{1}, in \u{2} Zügen
    \u{1} hat \u{2} vollendet
    Du hast \u{1} vollendet
    \u{1} Sieg in Folge
    \u{1} Siege in Folge
    \u{1} hat den Computer durchgelassen
    Niemand hat einen Fehler gemacht
    Das Brett ist voll
    dein \u{1} Zug
    dein Zug \u{1}
    Zug \u{2} von \u{1}
    erster
    zweiter
    dritter
    vierter
    fünfter
    sechster
    siebter
    achter
    neunter
    zehnter
    elfter
    zwölfter
    eins
    zwei
    drei
    vier
    fünf
    sechs
    sieben
    acht
    neun
    zehn
    elf
    zwölf
    gewinnt in \u{1} Zug\u{1F}gewinnt in \u{1} Zügen
    verliert in \u{1} Zug\u{1F}verliert in \u{1} Zügen
    gewinnt
    unentschieden
    verliert
    unentschieden oder besser
    unentschieden oder schlechter
    nicht berechnet
    die \u{1}
    die \u{1}
    die \u{1}
    die \u{1}
    den \u{1}
    die \u{1}
    Du vollendest \u{1}
    Du blockierst \u{1}
    Du drohst zugleich, \u{1} zu vollenden. Ein Zug kann nicht alles aufhalten
    Du verhinderst zwei Drohungen zugleich: \u{1}
    Du drohst \u{1} zu vollenden; das muss blockiert werden
    Du gewinnst in \u{1} Zug\u{1F}Du gewinnst in \u{1} Zügen
    Kein anderer Zug gewinnt
    Das hält das Unentschieden
    Jeder andere Zug verliert
    So dauert es am längsten: noch \u{1} Zug\u{1F}So dauert es am längsten: noch \u{1} Züge
    Jeder andere Zug ist genauso gut
    Das vollendet keine Linie
    dort ist eine Linie für dich offen\u{1F}dort sind \u{1} Linien für dich offen
    Mensch
    Spielt an diesem Gerät
    Meister
    Schaut weit voraus
    Schaut noch weiter voraus
    Computer · \u{1}
    Setzt zufällig
    Vermeidet es, eine Linie zu vollenden
    Schaut zwei eigene Züge voraus
    Schaut vier eigene Züge voraus
    Verschenkt nie einen Sieg oder ein Unentschieden
    So stark wie Perfekt, und stellt Fallen
    \u{1} \u{2}
    Immer der erste Spieler
    Der Verlierer
    Abwechselnd
    \u{1}: \u{2}, \u{3}: \u{4}, unentschieden: \u{5}
    Jeder Zug wird geprüft …
    Perfekt gespielt: Niemand hat einen Fehler gemacht.
    Kein Fehler wurde gefunden.
    \u{1} hat das Spiel gekostet
    \u{1} hat den Sieg verschenkt
    \u{1} hätte gewonnen
    \u{1} hätte das Unentschieden gehalten
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, Fehler
    Ab hier noch einmal
    \u{1} (\u{2} gewinnt)
    \u{1} (unentschieden)
    \u{1} (unvollendet)
    Andere Variante: \u{1}
    der Form \u{1}
    einer gezeichneten Form\u{1F}\u{1} gezeichneten Formen
    Form \u{1}
    die \u{1}
    Diese Form gewinnt
    Diese Form verliert
    Die Form \u{1} gewinnt überall, auch gedreht oder gespiegelt.
    Die Form \u{1} verliert überall, auch gedreht oder gespiegelt.
    Zeichen in einer Reihe zählen hier nicht.
    Die Form \u{1} passt nicht auf \u{2}×\u{3}
    „\u{1}“: \u{2}
    eine Form hat 2 bis 8 Felder, nicht \u{1}
    \u{1} kommt zweimal vor
    „\u{1}“ ist kein Feld wie b2
    eine Form ist höchstens 8 Felder breit und hoch
    dieselbe Form kommt zweimal vor
    ein Spiel hat höchstens drei Formen
    Wer als Zweites spielt, darf das erste Zeichen übernehmen
    \u{1}, mit Tausch
    Nach dem ersten Zeichen darf die andere Seite es übernehmen, statt zu ziehen.
    \u{1} übernehmen
    \u{1} übernimmt \u{2}
    Sie übernehmen \u{1}
    \u{1} wird zurückgegeben
    = kann nur auf das erste Feld folgen, in Spielen mit Tausch
    Live-Spiel
    Spiel gegen jemanden, den du nicht kennst, oder schick einen Link: Wer ihn hat, kann mitspielen oder zusehen.
    Dein Name (freiwillig)
    Gegner finden
    Was gespeichert wird
    Der Server speichert das Spiel: die Züge mit ihren Zeiten und die Namen, die jemand eingegeben hat. Nur so übersteht es einen Neustart oder eine verlorene Verbindung.
    It deletes a game 30 days after its last move, and after one day if nobody has moved. Where each move has days, those are added.
    Es gibt keine Konten und keine Cookies. Deine Internetadresse wird nie gespeichert: Gegen Missbrauch bleibt sie höchstens einen Tag verschlüsselt im Arbeitsspeicher.
    Sag mir, wenn ich dran bin
    Dein Browser blockiert Mitteilungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
    Auf iPhone und iPad geht das, sobald die Seite auf dem Home-Bildschirm liegt und dort geöffnet wird.
    Wenn du erfahren willst, dass du dran bist, speichert der Server auch die Adresse, unter der Google, Mozilla, Apple oder Microsoft Mitteilungen für deinen Browser annimmt. Sie verschwindet, wenn du das abschaltest, und mit dem Spiel. Eine Mitteilung sagt nur, dass du in diesem Spiel dran bist, und nur dein Browser kann sie lesen.
    Dein Name, deine Plätze, deine Einstellungen und deine anderen Spiele bleiben auf diesem Gerät. Wer den Link eines Live-Spiels hat, kann zusehen.
    Uhr
    Keine Uhr
    \u{1} min + \u{2} s je Zug
    \u{1} Tag je Zug\u{1F}\u{1} Tage je Zug
    \u{1} Tag\u{1F}\u{1} Tage
    \u{1} Stunde\u{1F}\u{1} Stunden
    Link erstellen
    Live-Spiele sind gerade nicht verfügbar
    Hier beginnen zu viele Spiele. Versuch es in \u{1} Sekunde noch einmal.\u{1F}Hier beginnen zu viele Spiele. Versuch es in \u{1} Sekunden noch einmal.
    Zu viele Nachrichten. Versuch es in \u{1} Sekunde noch einmal.\u{1F}Zu viele Nachrichten. Versuch es in \u{1} Sekunden noch einmal.
    Schick diesen Link an jemanden
    Warten auf dein Gegenüber
    Jemand wird gesucht
    Wer als Nächstes dieses Spiel möchte, spielt mit dir
    Noch ist niemand da. Warte weiter, oder spiel gegen den Computer.
    Computer (\u{1})
    Abbrechen
    Wer den Link öffnet, spielt \u{1}
    Du beginnst
    Dein Gegenüber beginnt
    Verbindung wird hergestellt …
    Verbindung verloren. Neuer Versuch …
    Dieses Live-Spiel gibt es nicht mehr. Du kannst hier weiterspielen.
    \u{1} lädt dich ein
    Du bist eingeladen
    Du spielst \u{1}
    Spielen
    Zusehen
    \u{1} ist frei: Spiel mit oder sieh zu
    Als \u{1} spielen
    Du siehst zu
    \u{1} Person sieht zu\u{1F}\u{1} Personen sehen zu
    \u{1} ist offline
    \u{1} ist offline. Nach einer Minute kannst du den Sieg beanspruchen.
    \u{1} ist seit einer Minute weg
    Sieg beanspruchen
    \u{1} ist da
    offline
    noch nicht da
    Dein Gegenüber
    Jemand
    Dachs
    Bär
    Biber
    Hirsch
    Delfin
    Falke
    Fuchs
    Hase
    Igel
    Luchs
    Otter
    Eule
    Rotkehlchen
    Robbe
    Eichhörnchen
    Schwan
    Remis
    Zurück
    Sagen
    Aufgeben
    Dieses Spiel aufgeben?
    Ja, aufgeben
    Weiterspielen
    Verlassen
    Annehmen
    Ablehnen
    \u{1} bietet ein Unentschieden an
    \u{1} möchte den letzten Zug zurücknehmen
    \u{1} möchte noch einmal spielen
    Du hast ein Unentschieden angeboten
    Du hast um Zurücknahme gebeten
    Warten auf dein Gegenüber
    \u{1} hat abgelehnt
    Dein Zug wurde nicht angenommen: \u{1}
    \u{1}: \u{2}
    \u{1} hat aufgegeben
    Du hast aufgegeben
    \u{1} hat keine Zeit mehr
    Deine Zeit ist abgelaufen
    Beide waren einverstanden
    Etwas sagen
    Nachrichten des Gegenübers zeigen
    Hallo!
    Viel Glück!
    Gut gespielt!
    Danke!
    Ups!
    Schönes Spiel!
    Mit einer Klasse spielen
    Pause. Kein Zug, keine Uhr.
    Rätsel \u{1}, \u{2}
    Schwierigkeit \u{1} von 5
    Du spielst \u{1}.
    Nur ein Zug gewinnt. Du brauchst \u{1} Zug.\u{1F}Nur ein Zug gewinnt. Du brauchst \u{1} Züge.
    Nur ein Zug ist sicher. Nach jedem anderen kann \u{1} gewinnen.
    Mit jedem Zug musst du drohen zu gewinnen. Zuerst ist nur ein Zug richtig. Du brauchst \u{1} Zug.\u{1F}Mit jedem Zug musst du drohen zu gewinnen. Zuerst ist nur ein Zug richtig. Du brauchst \u{1} Züge.
    Nur ein Zug verliert. Welcher?
    Richtig!
    Nicht \u{1}.
    \u{1} ist sicher: Danach gewinnt niemand.
    \u{1} antwortet mit \u{2}. Mach weiter.
    Noch \u{1} Versuch.\u{1F}Noch \u{1} Versuche.
    Die Lösung ist \u{1}.
    Richtig ist \u{1}.
    \u{1} spielt \u{2} und vollendet \u{3}.
    \u{1} spielt \u{2} und droht zugleich, \u{3} zu vollenden.
    \u{1} spielt \u{2} und gewinnt in \u{3} Zug.\u{1F}\u{1} spielt \u{2} und gewinnt in \u{3} Zügen.
    \u{1} spielt \u{2}, und niemand kann gewinnen.
    So geht es weiter: \u{1}.
    im 1. Versuch gelöst
    im 2. Versuch gelöst
    im 3. Versuch gelöst
    nicht gelöst
    Tic-Tac-Toe, Rätsel \u{1}: \u{2}
    Tic-Tac-Toe, Rätsel \u{1}: \u{2}, mit \u{3} Tipp\u{1F}Tic-Tac-Toe, Rätsel \u{1}: \u{2}, mit \u{3} Tipps
    Sieh dir deine eigenen Zeichen an.
    Was will \u{1}?
    Wo kreuzen sich zwei deiner Linien?
    \u{1} hat einen Plan. Wo kreuzen sich zwei Linien?
    Zwing \u{1}, dich aufzuhalten.
    Du kannst gewinnen. Denk voraus.
    Vorsicht! Die meisten Felder verlieren.
    Wenn beide aufpassen, gewinnt niemand.
    \u{1} kann gewinnen. Mach es schwer.
    Such ein Feld mit vielen Linien.
    Eine Linie verliert hier. Mach keine.
    Probier jedes Feld. Was kann \u{1} dann tun?
    Noch ein Zeichen macht eine Linie.
    \u{1} fehlt nur noch ein Zeichen in dieser Linie.
    Ein Feld macht zwei Drohungen zugleich.
    \u{1} will zwei Drohungen zugleich. Nimm das Feld zuerst.
    Droh mit einer Linie, damit die andere Seite sie aufhalten muss.
    Du gewinnst in \u{1} Zug. Der erste ist still.\u{1F}Du gewinnst in \u{1} Zügen. Der erste ist still.
    Nur ein Feld ist sicher.
    Nimm ein Feld mit vielen offenen Linien.
    Such den Zug, nach dem es am längsten dauert.
    Nimm ein Feld mit vielen offenen Linien, das \u{1} auch will.
    Halt deine Zeichen auseinander.
    Nach einem Feld bekommt \u{1} zwei Drohungen zugleich oder einen längeren Plan.
    Spiel \u{1}.
    Noch ein Tipp nennt die Idee.
    Noch ein Tipp nennt den Zug.
    Nach jedem anderen Zug spielt \u{1} \u{2} und kann gewinnen.
    \u{1}? Dann spielt \u{2} \u{3} und kann gewinnen.
    \u{1}: Dann ist nur \u{2} für \u{3} sicher.
    \u{1}: Dann sind \u{2} von \u{3} Antworten für \u{4} sicher.
    Die Zahl nennt, wie viele Antworten der anderen Seite sicher sind.
    Auf diesem Brett kann man nicht jeden Zug prüfen.
    Ringe zeigen Drohungen.
    Drei in einer Reihe
    Halt es auf
    Mitte und Ecken
    Zwei zugleich
    Sieh die Falle
    Warum niemand gewinnt
    Ecken und Blöcke
    Eine sichere Antwort
    Einen Plan stehlen
    Zwillinge
    Verkehrt herum
    Fünf in einer Reihe
    Drei deiner Zeichen in einer Reihe gewinnen: quer, senkrecht oder schräg.
    Hat die andere Seite zwei in einer Linie, dann setz in die Lücke. Aber Gewinnen geht vor.
    Manche Antworten auf den ersten Zug verlieren.
    Ein Zeichen kann mit zwei Linien drohen. Nur eine davon lässt sich aufhalten.
    Die andere Seite will zwei Linien zugleich. Zwing sie vorher zu einer Antwort.
    Eine Linie mit Zeichen von beiden ist zu. Wer aufpasst, schließt sie alle.
    Auf diesem Brett gewinnen auch die vier Ecken und jeder 2×2-Block.
    Manche ersten Züge haben auf diesem Brett sehr wenige sichere Antworten.
    Wo Linien gewinnen, schadet ein Zeichen mehr nie. Wer anfängt, steht also nie schlechter. Wo Linien verlieren, kann es schaden.
    Jede Linie hat ein eigenes Paar von Feldern. Nimm den Zwilling des Feldes, das X nimmt, und keine Linie wird je voll.
    Hier verlieren drei in einer Reihe. Fang in der Mitte an, dann spiegle die andere Seite.
    Vier mit zwei offenen Enden sind nicht aufzuhalten.
    Lektion \u{1}: \u{2}
    Lektionen
    Schritt \u{1} von \u{2}
    Vollende deine Linie.
    Halt \u{1} auf.
    Du kannst in \u{1} Zug gewinnen. Finde den ersten.\u{1F}Du kannst in \u{1} Zügen gewinnen. Finde den ersten.
    Finde einen sicheren Zug.
    Finde den einzigen sicheren Zug.
    Eine Linie ist für \u{1} noch offen. Wähl ein leeres Feld darin.
    Nimm den Zwilling.
    In welchem Spiel verliert, wer anfängt? Tippe seine Nummer.
    Eine Zeile. Das gewinnt!
    Eine Spalte. Das gewinnt!
    Eine Schräge. Das gewinnt!
    Aufgehalten!
    Wieder aufgehalten!
    Gewinnen geht vor.
    Nach einer Ecke: die Mitte, nichts anderes.
    Nach der Mitte: eine Ecke.
    Daneben oder gegenüber.
    Zwei Linien, eine Antwort: Du gewinnst.
    Wieder zwei Linien!
    Erst eine Drohung, dann zwei zugleich.
    Ein Rand: Jetzt muss die andere Seite antworten.
    Eine Ecke bleibt dir, und sie genügt.
    Das ist die letzte. Alle anderen sind zu.
    Richtig: Beide schließen, was sie können.
    Vier Ecken. Das gewinnt!
    Ein Block. Das gewinnt!
    Auch Blöcke musst du aufhalten.
    Auch Ecken musst du aufhalten.
    Gegenüber, und nichts anderes.
    Nahe der Mitte, auf dieser Schräge.
    Wo Linien verlieren, kann Anfangen schlecht sein.
    Jede Linie hat ihr eigenes Paar. Das ist ein Beweis: X gewinnt nie.
    Zuerst die Mitte.
    Gegenüber.
    Wieder gegenüber.
    Immer der Spiegel. Er macht nie deine Linie.
    Vier mit offenen Enden: Du gewinnst.
    Lektion geschafft.
    Rätsel des Tages
    Mehr Rätsel
    \u{1} von \u{2} geschafft
    Lösung zeigen
    Weiter
    Zurück zum Spiel
    Ergebnis teilen
    Nicht gelöst
    Das Rätsel entsteht
    Das ist kein Rätsel
    Alles geschafft.
    Rätsel
    Lektion
    Du hast drei Versuche. Ein falscher Zug zeigt, was er tut, und geht zurück.
    Alle Tage
    Früher
    Später
    Gelöst
    Mit Hilfe gelöst
    Lösung gezeigt
    \u{1} Tag in Folge\u{1F}\u{1} Tage in Folge
    Fünf in einer Reihe mit Drohungen
    \u{1} Rätsel geschafft\u{1F}\u{1} Rätsel geschafft
    Rätsel und Lektionen
    Eigene Form
    Unentschieden
    Fair mit Tausch
    \u{1} gewinnt in \u{2} Zug\u{1F}\u{1} gewinnt in \u{2} Zügen
    \u{1} kann immer gewinnen
    Wer wählt, gewinnt
    Niemand gewinnt, wenn beide aufpassen
    Niemand kann gewinnen, auf keinem Brett
    Nicht bekannt. Vielleicht hat noch nie jemand nachgesehen.
    Wer kann gewinnen? Wird geprüft …
    Zeichne, was gewinnt: Tippe seine Felder an.
    Mindestens noch ein Feld.
    Sie zählt auch gedreht und gespiegelt.
    Außerdem: \u{1}.
    \u{1}, in der Form
    \u{1}, nicht in der Form
    Spielen
    Kleiner
    Größer
    Leeren
    Weitere Form
    Warum?
    \u{1} nimmt immer das andere Feld des Paars. Kein Platz der Form ist ohne ein ganzes Paar.
    Kleinstes: \u{1}
    Fair machen
    Selbst zeichnen
    \u{1} kann gewinnen
    Niemand kann gewinnen
    Niemand weiß es
    Wähl eine, und sieh warum.
    Eine Form hat höchstens 8 Felder.
    Eine Form ist höchstens 8 Felder breit und hoch.
    Diese Form hast du schon.
    Ein Brett hat 3 bis 10 Zeilen und Platz für die Form.
    Hilfe
    rückgängig
    wiederholen
    neu
    Bretter
    Spieler
    Tipp
    erklären
    Symbole
    Rückblick
    Verlauf
    teilen
    weiterspielen
    Menü
    Sprache
    Ende
    Pfeile oder h, j, k, l gehen von Feld zu Feld; Enter oder Leertaste setzt, und ein Klick auch.
    Tippe ein Feld: b2. Ist der Buchstabe der Spalte auch ein Befehl, tippe ihn groß.
    u nimmt einen Zug zurück, r wiederholt ihn, n beginnt ein neues Spiel, g wählt das Brett, p die Spieler und s die Symbole, t gibt einen Tipp in drei Schritten, v zeigt, was jedes Feld wert ist, q beendet.
    Klammern zeigen den letzten Zug (X), eine Gewinnlinie [X] oder Verlustlinie !X!; * ist ein Tipp; + gewinnt, = ist unentschieden, − verliert; die Zahl zählt deine eigenen Züge, nach = die sicheren Antworten.
    Tippe ein Feld wie b2, um dort zu setzen.
    undo nimmt einen Zug zurück, redo wiederholt ihn, new beginnt ein neues Spiel, new 4x4 eines auf einem anderen Brett.
    hint zeigt, wo du hinsehen sollst, noch einmal die Idee und noch einmal den Zug; explain zeigt oder verbirgt, was jedes Feld wert ist, explain b2, was auf einen Zug dort folgt.
    games nennt die Bretter, board zeigt das Brett noch einmal, quit beendet das Programm.
    Mit help siehst du, was du tippen kannst.
    „\u{1}“ ist weder ein Feld wie b2 noch ein Befehl; versuch help
    „\u{1}“ ist weder ein Feld noch ein Befehl; meintest du \u{2}?
    \u{1}; meintest du „\u{2}“?
    Zeile \u{1}: \u{2}
    Es gibt keinen Zug, der sich zurücknehmen lässt
    Es gibt keinen Zug zu wiederholen
    Es gibt keinen Zug zu empfehlen
    Das Fenster ist zu klein: Es braucht \u{1}
    \u{1} Spalte mehr\u{1F}\u{1} Spalten mehr
    \u{1} Zeile mehr\u{1F}\u{1} Zeilen mehr
    Du hast ein unvollendetes Spiel: \u{1}
    Enter setzt es fort, n beginnt ein neues
    Weiterspielen? \u{1} oder \u{2}
    Das gespeicherte Spiel ist nicht lesbar (\u{1}); es liegt jetzt unter \u{2}
    Das Spiel kann nicht in \u{1} gespeichert werden: \u{2}
    ja
    nein
    Pfeile gehen und ändern, Enter wählt, Esc schließt
    Pfeile blättern, Esc schließt
    \u{1}: \u{2}
    Du bist eingeladen: \u{1}
    \u{1} lädt dich zu \u{2} ein
    Sieh bei einem Spiel zu: \u{1}
    Du spielst \u{1}.
    Tic-Tac-Toe im Browser: kostenlos, ohne Werbung, ohne Konto.
    Leere Felder
    Drohungen
    Gewinnlinie
    Vergrößern
    Spieler
    Schließen
    Stein \u{1}
    Das geht nur in einem Live-Spiel, im richtigen Moment
    In einem Live-Spiel bietet draw ein Unentschieden an, takeback bittet darum, deinen letzten Zug zurückzunehmen, resign gibt auf, accept und decline antworten dem Gegenüber, say 1 bis say 6 sagen etwas, computer lässt den Computer spielen, solange ein Platz frei ist, claim nimmt den Sieg über jemanden, der gegangen ist, leave beendet das Live-Spiel und spielt allein weiter.
    Tippe ein Feld wie b2. hint hilft in drei Schritten, show nennt die Lösung, board zeigt das Brett noch einmal, quit beendet das Programm.
    „\u{1}“ ist weder ein Feld wie b2 noch hint, show, board, help oder quit
    „\u{1}“ ist keine Zahl von 1 bis \u{2}
    Blaue,Grüne,Rote,Goldene,Silberne,Mutige,Helle,Ruhige,Schlaue,Schnelle,Freundliche,Lustige,Sanfte,Frohe,Muntere,Nette,Glückliche,Vergnügte,Wendige,Stolze,Leise,Sonnige,Flinke,Weise
    Eule,Katze,Maus,Giraffe,Schildkröte,Biene,Ente,Schlange,Robbe,Ziege,Gans,Krabbe,Libelle,Möwe,Taube,Forelle,Antilope,Hyäne,Kröte,Lerche,Schwalbe,Ameise,Gazelle,Amsel
    \u{1} \u{2}
    Klasse
    Ein Code für alle im Raum. Niemand tippt einen Namen ein. Die Klasse wird einen Tag nach ihrem letzten Spiel gelöscht.
    Klasse anlegen
    An einer Klasse teilnehmen
    Code
    Uhr
    Keine Uhr
    \u{1} min
    Wer gegen wen spielt
    Wer frei ist, spielt
    In Runden, wenn ich es sage
    Schließen
    Keine Klasse hat diesen Code.
    Zu viele Versuche. Warte \u{1} s.
    Die Klasse ist gerade nicht zu erreichen. Neuer Versuch …
    Diese Klasse gibt es nicht mehr.
    Die Klasse ist voll.
    Du bist \u{1}
    Anderer Name
    Warte hier: Dein nächstes Spiel beginnt von selbst.
    Warte hier: Die nächste Runde beginnt bald.
    Du wartest diese Runde ab, weil die Zahl der Spieler ungerade ist. Den Punkt bekommst du trotzdem.
    Gewonnen!
    Dieses Spiel hast du verloren.
    Unentschieden.
    Du spielst gegen \u{1}
    Zum Spiel
    Platz \u{1} von \u{2}
    Spieler: \u{1}
    Runde \u{1}
    Brett \u{1}: \u{2} gegen \u{3}
    Pause
    Weiter
    Nächste Runde
    Ergebnisse kopieren
    Kopiert
    Klasse beenden
    Wirklich für alle beenden?
    Die Klasse ist zu Ende.
    Alle Bretter
    \u{1} entfernen
    Die Lehrkraft hat dich aus der Klasse genommen.
    Klasse verlassen
    Scannen, oder \u{1} öffnen und den Code eingeben
    Bretter
    Tabelle
    #
    Name
    Gespielt
    Gewonnen
    Remis
    Punkte
    Es sind keine zwei Spieler da.
    Spiele dieser Runde laufen noch.
    Klasse: Du bist \u{1}
    \u{1} liegt außerhalb des Bretts
    Brett ansehen
    Unentschieden anbieten
    Um Zurücknahme bitten
    = übernimmt \u{1}, ein Feld setzt.
    """
}
