// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_de: StaticString = """
    de\tltr\t.\t10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111\t0ce79dfc
    X
    O
    Dreieck
    Raute
    Stern
    Herz
    Mond
    Blitz
    \u{1} ist am Zug
    \u{1} in der Hand: Feld wählen
    \u{1} ist am Zug: \u{2} denkt nach
    Unentschieden
    \u{1} gewinnt: \u{2}
    \u{1} gewinnt: \u{2} hat \u{3} vollendet
    \u{1} ist besetzt
    \u{1} liegt außerhalb des Bretts
    Das Spiel ist aus. \u{1}
    \u{1} setzt \u{2}
    \u{1} nimmt \u{2} zurück
    Zeile \u{1}
    Spalte \u{1}
    Diagonale \u{1}
    vier Ecken
    Quadrat \u{1}
    Raute \u{1}
    \u{1} und \u{2}
    \u{1} oder \u{2}
    \u{1}, \u{2}
    Brett, \u{1} mal \u{2}
    \u{1}, leer
    \u{1}, \u{2}
    \u{1}, \u{2}, Gewinnlinie
    \u{1}, \u{2}, Verlustlinie
    \u{1}, Tipp
    \u{1}, \u{2}
    Stein \u{1}
    \u{1}×\u{2}
    \u{1}, \u{2} in einer Reihe
    \u{1} mit \u{2}
    \u{1}, Misère
    Ecken
    Quadraten
    Rauten
    Spalten
    Zeilen
    In einer Reihe
    Die vier Ecken gewinnen
    Ein 2×2-Quadrat gewinnt
    Eine Raute gewinnt
    Die vier Ecken verlieren
    Ein 2×2-Quadrat verliert
    Eine Raute verliert
    Eine Linie gewinnt
    Misère: eine Linie verliert
    Hier gehört eine ganze Zahl von 1 bis 19 hin
    Ein Brett hat 1 bis 19 Spalten, nicht \u{1}
    Ein Brett hat 1 bis 19 Zeilen, nicht \u{1}
    Mindestens 1 in einer Reihe ist nötig
    \u{1} in einer Reihe passen nicht auf ein Brett von \u{2}×\u{3}
    Ein Brett von \u{1}×\u{2} hat keine vier Ecken
    Auf ein Brett von \u{1}×\u{2} passt kein 2×2-Quadrat
    Auf ein Brett von \u{1}×\u{2} passt keine Raute
    \u{1} oder mehr
    So wird \u{1} gespielt
    \u{1} beginnt. Abwechselnd setzt jeder sein Zeichen auf ein leeres Feld des Bretts von \u{2}×\u{3}.
    Das erste Zeichen gewinnt.
    Das erste Zeichen verliert.
    Wer \u{1} eigene Zeichen in eine Reihe bringt, gewinnt: \u{2}.
    Wer \u{1} eigene Zeichen in eine Reihe bringt, verliert: \u{2}.
    waagerecht
    senkrecht
    diagonal
    Auch die vier Ecken gewinnen.
    Auch jedes 2×2-Quadrat gewinnt.
    Auch jede Raute gewinnt: die vier Felder um eines herum.
    Auch die vier Ecken verlieren.
    Auch jedes 2×2-Quadrat verliert.
    Auch jede Raute verliert: die vier Felder um eines herum.
    \u{1} \u{2}
    Ist das Brett voll und niemand hat gewonnen, ist es unentschieden.
    Tippe auf ein Feld, zieh deinen Stein darauf, oder tippe erst auf den Stein und dann auf das Feld.
    Mit der Tastatur: Die Pfeiltasten gehen über das Brett, Enter setzt, U nimmt einen Zug zurück und Umschalt+U spielt ihn wieder.
    Die Stufe Perfekt ist hier nicht zu schlagen. Das ist bewiesen: Gegen jede mögliche Antwort, in \u{1} Partien, hat sie keine verloren.
    Unlesbarer Link
    Dieser Link enthält kein Spiel, das sich spielen lässt:
    \u{1}.
    OK beginnt ein neues Spiel.
    Regeln, \u{1}
    Regeln, unmöglich: \u{1}
    Zug \u{1}, \u{2}: \u{3}
    Zug \u{1}, „\u{2}“: kein Feld wie b2
    das Spiel ist aus, \u{1} hat gewonnen
    das Spiel ist aus, unentschieden
    schon besetzt
    außerhalb des Bretts, das bei \u{1} endet
    „\u{1}“: Regeln beginnen mit einer Größe wie 3x3
    „\u{1}“: auf das k muss eine Zahl folgen
    auf das k muss eine Zahl folgen
    „\u{1}“: möglich sind \u{2}, jedes einmal
    „\u{1}“: so etwas kann nicht auf die Regeln folgen
    Anleitung
    Zurück
    Vor
    Neues Spiel
    Spiele
    Spieler
    Tipp
    Erklären
    Zeichen
    Rückschau
    Deine Spiele
    Teilen
    Von hier weiterspielen
    Sprache
    Menü
    Spiel wählen
    Eigene Regeln
    Los
    Erster Spieler
    Zweiter Spieler
    Name
    Zeichen
    Wer spielt
    Wer das nächste Spiel mit \u{1} beginnt
    OK
    Brett ansehen
    Noch einmal
    Noch von niemandem durchgesehen, der die Sprache spricht: \u{1}. Hilfe ist willkommen.
    Was du spielst, wird hier aufgehoben.
    \u{1} gegen \u{2}
    \u{1} · \u{2} Zug\u{1F}\u{1} · \u{2} Züge
    \u{1} · Remis
    \u{1} · \u{2} hat gewonnen
    Gegen den Computer
    \u{1}, \u{2}: \u{3} gespielt, \u{4} gewonnen, \u{5} remis
    \u{1}, \u{2} in Folge
    \u{1}, \u{2},\u{3} Patzer je Spiel
    Link senden
    Link kopieren
    Ergebnis in Zeichen kopieren
    Bild des Ergebnisses
    Fertig
    Kopiert
    Scannen öffnet das Spiel
    Wer den Link öffnet, spielt \u{1}.
    Dieses Spiel kam per Link: Du spielst \u{1}
    Teile das Spiel, um deinen Zug zurückzuschicken
    Wo es kippte
    Anderer Gegner
    Zu zweit
    Online
    Computer
    Tippe zum Beginnen auf ein Feld
    Der Computer ist nicht erreichbar
    Noch einmal versuchen
    Eine neue Version ist da
    Aktualisieren
    Vom Startbildschirm spielen?
    Installieren
    Nicht jetzt
    Farben
    Wie das System
    Hell
    Dunkel
    Hoher Kontrast
    Schultafel
    Ton
    Vibration
    \u{1} geht weiter
    Du bist dran
    \u{1} \u{2}
    Zurückgenommen: \u{1}
    Erklären aus
    Erklären an: \u{1}
    \u{1} Feld gewinnt\u{1F}\u{1} Felder gewinnen
    \u{1} Feld hält remis\u{1F}\u{1} Felder halten remis
    \u{1} Feld verliert\u{1F}\u{1} Felder verlieren
    \u{1} Feld ist unbekannt\u{1F}\u{1} Felder sind unbekannt
    \u{1}.
    \u{1} \u{2}
    \u{1} – Tic-tac-toe
    Gewonnen!
    \u{1} gewinnt
    Unentschieden – kein Patzer
    \u{1} gewinnt!
    gewinnt
    denkt nach …
    Computer
    am Zug
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
    Sieg in \u{1}
    Niederlage in \u{1}
    Sieg
    Remis
    Niederlage
    Remis oder besser
    Remis oder schlechter
    unbekannt
    \u{1} \u{2}
    \u{1} \u{2} und \u{3}
    \u{1} \u{2}, und \u{3}
    die Zeile \u{1}
    die Spalte \u{1}
    die Diagonale \u{1}
    die vier Ecken
    das Quadrat \u{1}
    die Raute \u{1}
    das Feld \u{1}
    vollendet \u{1}
    blockiert \u{1}
    baut eine Gabel auf: \u{1}
    verhindert eine Gabel: \u{1}
    droht \u{1} zu vollenden
    gewinnt in \u{1}
    ist der einzige Zug, der gewinnt
    hält das Remis
    ist der einzige Zug, der nicht verliert
    hält am längsten durch, noch \u{1} Zug\u{1F}hält am längsten durch, noch \u{1} Züge
    ist so gut wie jeder andere
    vollendet keine Linie
    hält eine Linie offen\u{1F}hält \u{1} Linien offen
    Mensch
    Jemand, der tippt, zieht oder schreibt
    Anfänger
    Leicht
    Mittel
    Schwer
    Perfekt
    Trickser
    Meister
    Schaut weit voraus
    Schaut noch weiter voraus
    Computer · \u{1}
    Setzt zufällig
    Nimmt einen Sieg mit, sieht deinen aber nicht
    Nimmt einen Sieg mit und blockiert deinen
    Sieht Gabeln und kurze Pläne
    Verschenkt nie einen Sieg oder ein Remis
    Sieht ebenso viel und stellt Fallen
    Setzt zufällig
    Vollendet keine Linie, solange es geht
    Schaut zwei eigene Züge voraus
    Schaut vier eigene Züge voraus
    Verschenkt nie einen Sieg oder ein Remis
    Sieht ebenso viel und stellt Fallen
    \u{1} \u{2}
    Spieler \u{1}
    Du
    Erster Spieler
    Verlierer
    Abwechselnd
    \u{1}: \u{2}, \u{3}: \u{4}, unentschieden: \u{5}
    Jeder Zug wird angesehen …
    Perfekt gespielt: Kein Zug hat das Ergebnis geändert.
    Von keinem Zug ist bekannt, dass er das Ergebnis geändert hat.
    Zug \u{1}, \u{2}: bis hier gewonnen
    Zug \u{1}, \u{2}: bis hier remis
    Zug \u{1}, \u{2}: bis hier gewonnen; \u{3} hätte den Sieg gehalten
    Zug \u{1}, \u{2}: bis hier remis; \u{3} hätte das Remis gehalten
    Zug \u{1}, \u{2} \u{3}
    \u{1}, \u{2}
    \u{1}, hat das Ergebnis geändert
    \u{1}(\u{2} gewinnt)
    \u{1}(unentschieden)
    \u{1}(unvollendet)
    Andere Variante: \u{1}
    Live-Partie
    Zwei Geräte, ein Link: Wer ihn hat, kann mitspielen oder zusehen.
    Uhr
    Keine Uhr
    \u{1} min + \u{2} s je Zug
    Link erstellen
    Live-Partien sind gerade nicht erreichbar
    Schick diesen Link jemandem, mit dem du spielen willst
    Warte auf den anderen Spieler
    Verbinde …
    Verbindung verloren. Verbinde neu …
    Diese Live-Partie gibt es nicht mehr. Du kannst hier weiterspielen.
    \u{1} ist frei: spiel mit oder sieh zu
    Als \u{1} spielen
    Du siehst zu
    \u{1} Person sieht zu\u{1F}\u{1} Personen sehen zu
    \u{1} ist abwesend
    abwesend
    noch niemand
    Gegner
    Remis anbieten
    Zug zurück erbitten
    Aufgeben
    Verlassen
    Annehmen
    Ablehnen
    \u{1} bietet Remis an
    \u{1} erbittet den letzten Zug zurück
    \u{1} möchte noch einmal spielen
    Du bietest Remis an
    Du erbittest deinen Zug zurück
    Warte, ob das Gegenüber noch einmal spielt
    Das Gegenüber hat abgelehnt
    Dein Zug \u{1} wurde nicht angenommen
    \u{1}: \u{2}
    \u{1} hat aufgegeben. \u{2} gewinnt
    \u{1} hat keine Zeit mehr. \u{2} gewinnt
    Remis vereinbart
    Sagen
    Zeigen, was das Gegenüber sagt
    Hallo!
    Viel Glück!
    Gut gespielt!
    Danke!
    Ups!
    Schöne Partie!
    Hilfe
    zurück
    vor
    neu
    Spiele
    Spieler
    Tipp
    erklären
    Zeichen
    Rückschau
    deine
    teilen
    weiterspielen
    Menü
    Sprache
    Ende
    Pfeile oder h, j, k, l gehen von Feld zu Feld; Enter oder Leertaste setzt, und ein Klick auch.
    Ein Feld kann getippt werden: b2. Eine Spalte, deren Buchstabe auch eine Taste ist, wird groß getippt.
    u nimmt zurück, r spielt wieder, n beginnt ein neues Spiel, g wählt das Spiel, p die Spieler und s die Zeichen, t gibt einen Tipp, v zeigt, was jedes Feld wert ist, q beendet.
    Klammern zeigen den letzten Zug (X), eine Gewinnlinie [X] oder Verlustlinie !X!; + ist ein Sieg, = ein Remis, − eine Niederlage.
    Tippe ein Feld wie b2, um dort zu setzen.
    undo nimmt zurück, redo spielt wieder, new beginnt ein neues Spiel, new 4x4 eins mit anderen Regeln.
    hint rät zu einem Zug, explain zeigt, was jedes Feld wert ist, oder nicht mehr.
    games nennt Spiele, board zeigt das Brett noch einmal, quit beendet.
    help sagt, was getippt werden kann.
    „\u{1}“ ist weder ein Feld wie b2 noch ein Wort; versuch help
    „\u{1}“ ist weder ein Feld noch ein Wort; war \u{2} gemeint?
    \u{1}; war „\u{2}“ gemeint?
    Zeile \u{1}: \u{2}
    Es gibt keinen Zug zurückzunehmen
    Es gibt keinen Zug wieder zu spielen
    Es gibt keinen Zug zu raten
    Das Fenster ist zu klein: \u{1}
    \u{1} Spalte fehlt\u{1F}\u{1} Spalten fehlen
    \u{1} Zeile fehlt\u{1F}\u{1} Zeilen fehlen
    \u{1} und \u{2} fehlen
    \u{1} Spalte\u{1F}\u{1} Spalten
    \u{1} Zeile\u{1F}\u{1} Zeilen
    Ein Spiel \u{1} ist nach \u{2} Zug nicht zu Ende\u{1F}Ein Spiel \u{1} ist nach \u{2} Zügen nicht zu Ende
    Enter spielt es weiter, n beginnt ein neues
    Weiterspielen? yes oder no
    Das aufbewahrte Spiel ist nicht lesbar (\u{1}) und liegt jetzt unter \u{2}
    Das Spiel kann nicht in \u{1} aufbewahrt werden: \u{2}
    ja
    nein
    Pfeile wählen und ändern, Enter nimmt, Esc verlässt
    Pfeile blättern, Esc verlässt
    \u{1}: \u{2}
    Du bist eingeladen: \u{1}
    Sieh bei einem Spiel zu: \u{1}
    Du spielst \u{1}.
    Tic-Tac-Toe im Browser: kostenlos, ohne Werbung, ohne Konto.
    Leere Felder
    Drohungen
    Gewinnlinie
    Vergrößern
    Steine
    Schließen
    Das geht nur in einer Live-Partie und wenn es Sinn ergibt
    In einer Live-Partie bietet draw Remis an, takeback erbittet deinen letzten Zug zurück, resign gibt auf, accept und decline antworten dem Gegenüber, leave geht ohne weiter.
    """
}
