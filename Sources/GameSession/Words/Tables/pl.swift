// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_pl: StaticString = """
    pl\tltr\t 32\t20111222222222222222221112222222111222222211122222221112222222111222222211122222221112222222111222222211122222222222222222111222222211122222221112222222111222222211122222221112222222111222222211122222\tc4881ebf
    X
    O
    Trójkąt
    Romb
    Gwiazda
    Serce
    Księżyc
    Piorun
    Ruch: \u{1}
    Twój ruch
    Zaczynasz
    \u{1} myśli
    \u{1}: już zajęte
    Wybierz puste pole
    \u{1} zajmuje \u{2}
    Zajmujesz \u{1}
    lewy dolny róg
    środek dolnego rzędu
    prawy dolny róg
    środek lewej kolumny
    środek
    środek prawej kolumny
    lewy górny róg
    środek górnego rzędu
    prawy górny róg
    \u{1} (\u{2})
    Plansza \u{1} na \u{2}
    \u{1}, puste
    \u{1}, \u{2}
    \u{1}×\u{2}
    Kółko i krzyżyk
    Jak grać
    Cofnij
    Ponów
    Nowa gra
    Plansze
    Gracze
    Podpowiedź
    Wyjaśnij
    Znaki
    Analiza
    Historia
    Udostępnij
    Graj dalej
    Język
    Menu
    2 graczy
    Online
    Komputer
    Albo niech zacznie komputer
    Przeciwnik
    Poziom
    Łatwiej
    Trudniej
    Dotknij dowolnego pola
    Powrót do gry: \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Kółko i krzyżyk
    Nowicjusz
    Łatwy
    Średni
    Trudny
    Doskonały
    Spryciarz
    Komputer
    Komputer (\u{1})
    Gra na chybił trafił
    Widzi swoją wygraną, ale nie twoją
    Widzi swoją wygraną i blokuje twoją
    Widzi podwójne groźby i krótkie plany
    Nigdy nie oddaje wygranej ani remisu
    Gra jak Doskonały i zastawia pułapki
    Gracz \u{1}
    Ty
    X
    O
    Trójkąt
    Romb
    Gwiazda
    Serce
    Księżyc
    Piorun
    \u{1}: wybierz pole
    Puść, aby zająć \u{1}
    Remis
    Wygrywa \u{1}: \u{2}
    Wygrywa \u{1}, bo \u{2} ma pełną linię: \u{3}
    Gra już się skończyła
    \u{1} cofa ruch: \u{2}
    Cofasz ruch: \u{1}
    lewy dolny róg
    lewe środkowe pole dolnego rzędu
    prawe środkowe pole dolnego rzędu
    prawy dolny róg
    dolne środkowe pole lewej kolumny
    lewe dolne pole środka
    prawe dolne pole środka
    dolne środkowe pole prawej kolumny
    górne środkowe pole lewej kolumny
    lewe górne pole środka
    prawe górne pole środka
    górne środkowe pole prawej kolumny
    lewy górny róg
    lewe środkowe pole górnego rzędu
    prawe środkowe pole górnego rzędu
    prawy górny róg
    lewy dolny kwadrat 2×2
    dolny kwadrat 2×2
    prawy dolny kwadrat 2×2
    lewy kwadrat 2×2
    kwadrat 2×2 w środku
    prawy kwadrat 2×2
    lewy górny kwadrat 2×2
    górny kwadrat 2×2
    prawy górny kwadrat 2×2
    rząd \u{1}
    kolumna \u{1}
    przekątna \u{1}
    dolny rząd
    środkowy rząd
    górny rząd
    dolny rząd
    drugi rząd od dołu
    drugi rząd od góry
    górny rząd
    lewa kolumna
    środkowa kolumna
    prawa kolumna
    lewa kolumna
    druga kolumna od lewej
    druga kolumna od prawej
    prawa kolumna
    przekątna z lewego dolnego rogu
    przekątna z lewego górnego rogu
    przekątna
    cztery rogi
    kwadrat 2×2 \u{1}
    romb \u{1}
    \u{1} i \u{2}
    \u{1} lub \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, wygrywająca linia
    \u{1}, \u{2}, przegrywająca linia
    \u{1}, podpowiedź
    \u{1}, \u{2} bezpieczna odpowiedź\u{1F}\u{1}, \u{2} bezpieczne odpowiedzi\u{1F}\u{1}, \u{2} bezpiecznych odpowiedzi
    \u{1}, groźba gracza \u{2}
    \u{1}, silna groźba gracza \u{2}
    \u{1}, odpowiedź
    \u{1}, \u{2}
    \u{1}, \u{3} w linii
    \u{1} z \u{2}
    \u{1}, na odwrót
    Rogi i kwadraty
    Cztery w linii
    Gomoku
    rogami
    kwadratami 2×2
    rombami
    Kolumny
    Rzędy
    Znaków w linii
    Cztery rogi wygrywają
    Kwadrat 2×2 wygrywa
    Romb wygrywa
    Cztery rogi przegrywają
    Kwadrat 2×2 przegrywa
    Romb przegrywa
    Linia wygrywa
    Na odwrót: linia przegrywa
    Wpisz liczbę całkowitą od 1 do 19
    Plansza może mieć od 1 do 19 kolumn, a nie \u{1}
    Plansza może mieć od 1 do 19 rzędów, a nie \u{1}
    Linia musi mieć co najmniej 1 pole
    Linia o długości \u{1} nie zmieści się na planszy \u{2}×\u{3}
    Plansza \u{1}×\u{2} nie ma czterech rogów
    Kwadrat 2×2 nie zmieści się na planszy \u{1}×\u{2}
    Romb nie zmieści się na planszy \u{1}×\u{2}
    \u{1} lub więcej
    Jak grać: \u{1}
    Zaczyna \u{1}. Gracze na zmianę stawiają swoje znaki na pustych polach.
    Pierwszy znak wygrywa.
    Pierwszy znak przegrywa.
    Aby wygrać, ustaw w jednej linii \u{3} swój znak: \u{2}.\u{1F}Aby wygrać, ustaw w jednej linii \u{3} swoje znaki: \u{2}.\u{1F}Aby wygrać, ustaw w jednej linii \u{3} swoich znaków: \u{2}.
    Kto ustawi w jednej linii \u{3} swój znak (\u{2}), przegrywa.\u{1F}Kto ustawi w jednej linii \u{3} swoje znaki (\u{2}), przegrywa.\u{1F}Kto ustawi w jednej linii \u{3} swoich znaków (\u{2}), przegrywa.
    poziomo
    pionowo
    na skos
    Cztery rogi też wygrywają.
    Każdy kwadrat 2×2 też wygrywa.
    Każdy romb też wygrywa. Romb to cztery pola wokół jednego: nad nim, pod nim, z lewej i z prawej.
    Cztery rogi też przegrywają.
    Każdy kwadrat 2×2 też przegrywa.
    Każdy romb też przegrywa. Romb to cztery pola wokół jednego: nad nim, pod nim, z lewej i z prawej.
    \u{1} \u{2}
    Jeśli plansza jest pełna, a nikt nie wygrał, jest remis.
    Dotknij pola, przeciągnij na nie swój pionek albo dotknij pionka, a potem pola.
    Masz klawiaturę? Po planszy poruszasz się strzałkami, Enter stawia znak, H daje podpowiedź, U cofa ruch, Shift+U go ponawia, a ? otwiera tę instrukcję.
    Poziom Doskonały jest tu nie do pokonania i mamy na to dowód: rozegraliśmy przeciw niemu wszystkie możliwe gry (\u{1}) i nie przegrał żadnej.
    Nie można otworzyć tego linku
    W tym linku nie ma gry, w którą da się zagrać:
    \u{1}.
    Dotknij OK, aby zacząć nową grę.
    błąd w zasadach: \u{1}
    niemożliwe zasady: \u{1}
    ruch \u{1}, \u{2}: \u{3}
    ruch \u{1}, „\u{2}”: to nie jest pole takie jak b2
    gra już się skończyła: wygrywa \u{1}
    gra już się skończyła: remis
    już zajęte
    poza planszą (ostatnie pole to \u{1})
    „\u{1}”: na początku musi być rozmiar, na przykład 3x3
    „\u{1}”: po k musi być liczba
    po k musi być liczba
    „\u{1}”: można dodać tylko \u{2}, każde najwyżej raz
    zbędny tekst „\u{1}”
    Wybierz planszę
    Własna plansza
    Zacznij
    Pierwszy gracz
    Drugi gracz
    Imię
    Znak
    Gracz
    Kto zaczyna następną grę (jako \u{1})
    OK
    Zagraj jeszcze raz
    Sprawdzone przez osobę mówiącą po polsku
    Tłumaczenie maszynowe, jeszcze niesprawdzone przez osobę mówiącą po polsku
    Nowa gra: \u{1}
    Szukaj
    Tu pojawią się twoje gry.
    Plik
    Wcześniejsze gry
    Zapisz moje gry
    Otwórz moje gry
    Dodano \u{1} wpis\u{1F}Dodano \u{1} wpisy\u{1F}Dodano \u{1} wpisów
    W tym pliku nie ma nic nowego
    \u{1} kontra \u{2}
    \u{1} · gra niedokończona
    \u{1} · remis
    \u{1} · wygrywa \u{2}
    \u{1} · twoja wygrana
    Gry z komputerem
    \u{1}, \u{2}: \u{3}
    \u{1} gra\u{1F}\u{1} gry\u{1F}\u{1} gier
    \u{1} wygrana\u{1F}\u{1} wygrane\u{1F}\u{1} wygranych
    \u{1} remis\u{1F}\u{1} remisy\u{1F}\u{1} remisów
    \u{1}, \u{2} wygrana z rzędu\u{1F}\u{1}, \u{2} wygrane z rzędu\u{1F}\u{1}, \u{2} wygranych z rzędu
    \u{1}, średnio błędów na grę: \u{2}
    \u{1},\u{2}
    Wyślij link
    Kopiuj link
    Kopiuj wynik jako emoji
    Zapisz jako obrazek
    Gotowe
    Skopiowano
    Zeskanuj, aby otworzyć grę
    Kto otworzy link, zagra jako \u{1}.
    Link otwiera kopię tej gry.
    To udostępniona gra. Zrób ruch jako \u{1}
    Udostępnij grę, aby odesłać swój ruch
    Decydujący ruch
    Dalej: \u{1}
    Większa plansza: \u{1}
    Zagraj ten ruch inaczej
    Poprzednie partie
    Gracz komputerowy nie odpowiada
    Spróbuj ponownie
    Nowa wersja jest gotowa
    Zaktualizuj
    Dodać do ekranu początkowego?
    Wybierz „Do ekranu początkowego” w menu przeglądarki
    Dodaj
    Nie, dziękuję
    Motyw
    Jak w systemie
    Jasny
    Ciemny
    Duży kontrast
    Tablica szkolna
    Dźwięk
    Wibracje
    Cofnięto: \u{1}
    Wyjaśnienia wyłączone
    Wyjaśnienia włączone
    jedno pole prowadzi do wygranej\u{1F}\u{2} pola prowadzą do wygranej\u{1F}\u{2} pól prowadzi do wygranej
    jedno pole utrzymuje remis\u{1F}\u{2} pola utrzymują remis\u{1F}\u{2} pól utrzymuje remis
    jedno pole prowadzi do przegranej\u{1F}\u{2} pola prowadzą do przegranej\u{1F}\u{2} pól prowadzi do przegranej
    jedno pole jest niesprawdzone\u{1F}\u{2} pola są niesprawdzone\u{1F}\u{2} pól jest niesprawdzonych
    jedno utrzymuje remis\u{1F}\u{2} utrzymują remis\u{1F}\u{2} utrzymuje remis
    jedno prowadzi do przegranej\u{1F}\u{2} prowadzą do przegranej\u{1F}\u{2} prowadzi do przegranej
    jedno jest niesprawdzone\u{1F}\u{2} są niesprawdzone\u{1F}\u{2} jest niesprawdzonych
    Wygrywasz!
    Wygrywa \u{1}
    Tak niewiele brakowało
    Wygrywa \u{1}!
    \u{1}, w \u{2} ruchu\u{1F}\u{1}, w \u{2} ruchach\u{1F}\u{1}, w \u{2} ruchach
    \u{1} ma pełną linię: \u{2}
    Przegrywasz, bo masz pełną linię: \u{1}
    \u{2}. wygrana z rzędu
    \u{1}. wygrana z rzędu
    \u{1} otworzył drogę komputerowi
    Nikt nie popełnił błędu
    Plansza jest pełna
    twój \u{1} ruch
    twój \u{1}. ruch
    \u{1}: \u{2}. ruch
    pierwszy
    drugi
    trzeci
    czwarty
    piąty
    szósty
    siódmy
    ósmy
    dziewiąty
    dziesiąty
    jedenasty
    dwunasty
    jeden
    dwa
    trzy
    cztery
    pięć
    sześć
    siedem
    osiem
    dziewięć
    dziesięć
    jedenaście
    dwanaście
    wygrana w \u{1} ruchu\u{1F}wygrana w \u{1} ruchach\u{1F}wygrana w \u{1} ruchach
    przegrana w \u{1} ruchu\u{1F}przegrana w \u{1} ruchach\u{1F}przegrana w \u{1} ruchach
    wygrana
    remis
    przegrana
    remis lub lepiej
    remis lub gorzej
    niesprawdzone
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    Będziesz mieć pełną linię: \u{1}
    Blokujesz przeciwnika: \u{1}
    Grozisz naraz w kilku miejscach: \u{1}. Jednym ruchem nie da się wszystkiego zablokować
    Blokujesz naraz dwie groźby: \u{1}
    Tworzysz groźbę: \u{1}. Przeciwnik musi ją zablokować
    Wygrywasz w \u{1} ruchu\u{1F}Wygrywasz w \u{1} ruchach\u{1F}Wygrywasz w \u{1} ruchach
    To jedyny ruch, który wygrywa
    Ten ruch utrzymuje remis
    To jedyny ruch, który nie przegrywa
    W ten sposób gra potrwa najdłużej: jeszcze \u{1} ruch\u{1F}W ten sposób gra potrwa najdłużej: jeszcze \u{1} ruchy\u{1F}W ten sposób gra potrwa najdłużej: jeszcze \u{1} ruchów
    Ten ruch jest tak samo dobry jak każdy inny
    Ten ruch nie tworzy żadnej linii
    przez to pole możesz jeszcze ułożyć jedną linię\u{1F}przez to pole możesz jeszcze ułożyć \u{2} linie\u{1F}przez to pole możesz jeszcze ułożyć \u{2} linii
    Człowiek
    Ktoś przy tym urządzeniu
    Mistrz
    Patrzy daleko naprzód
    Patrzy jeszcze dalej naprzód
    Komputer · \u{1}
    Gra na chybił trafił
    Stara się nie ułożyć linii
    Planuje dwa swoje ruchy naprzód
    Planuje cztery swoje ruchy naprzód
    Nigdy nie oddaje wygranej ani remisu
    Gra jak Doskonały i zastawia pułapki
    \u{1} \u{2}
    Zawsze pierwszy gracz
    Kto przegrał
    Na zmianę
    \u{1}: \u{2}, \u{3}: \u{4}, remisy: \u{5}
    Sprawdzamy każdy ruch…
    Doskonała gra: nikt nie popełnił błędu.
    Nie znaleźliśmy żadnego błędu.
    \u{1} doprowadził do przegranej
    \u{1} oddał wygraną
    \u{1} – i byłaby wygrana
    \u{1} – i byłby remis
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, błąd
    Spróbuj stąd jeszcze raz
    \u{1} (wygrywa \u{2})
    \u{1} (remis)
    \u{1} (gra niedokończona)
    Inny przebieg: \u{1}
    figurą \u{1}
    narysowaną figurą\u{1F}\u{1} narysowanymi figurami\u{1F}\u{1} narysowanymi figurami
    figura \u{1}
    \u{1}
    Ta figura wygrywa
    Ta figura przegrywa
    Figura \u{1} też wygrywa: w każdym miejscu, także obrócona lub w lustrzanym odbiciu.
    Figura \u{1} też przegrywa: w każdym miejscu, także obrócona lub w lustrzanym odbiciu.
    Znaki w linii nic tu nie dają.
    Figura \u{1} nie zmieści się na planszy \u{2}×\u{3}
    „\u{1}”: \u{2}
    figura ma od 2 do 8 pól, a nie \u{1}
    pole \u{1} występuje dwa razy
    „\u{1}” to nie jest pole takie jak b2
    figura może mieć najwyżej 8 pól szerokości i 8 pól wysokości
    ta sama figura występuje dwa razy
    w grze mogą być najwyżej trzy figury
    Drugi gracz może przejąć pierwszy znak
    \u{1}, z przejęciem znaku
    Po pierwszym znaku drugi gracz może zamiast ruchu przejąć ten znak.
    Przejmij znak \u{1}
    \u{1} przejmuje znak \u{2}
    Przejmujesz znak \u{1}
    Znak \u{1} wraca do poprzedniego gracza
    = może stać tylko po pierwszym polu, w grach z przejęciem znaku
    Gra online
    Zagraj z kimś, kogo nie znasz, albo wyślij link: kto go ma, może dołączyć lub oglądać.
    Twoje imię (nieobowiązkowe)
    Zagraj z kimkolwiek
    Co jest zapisywane
    Serwer zapisuje grę: ruchy z ich czasem oraz imiona wpisane przez graczy. Tylko tak gra może przetrwać ponowne uruchomienie serwera lub zerwane połączenie.
    Serwer usuwa grę 30 dni po jej ostatnim ruchu, a jeśli nikt nie zrobił ruchu – po jednym dniu. Jeśli na ruch jest jeden dzień lub więcej, te dni są doliczane.
    Nie ma kont ani plików cookie. Twój adres w internecie (IP) nigdy nie jest zapisywany. Dla ochrony przed nadużyciami w pamięci zostaje, najwyżej przez jeden dzień, tylko jego przekształcona postać, z której nie da się go odtworzyć.
    Powiadom mnie, gdy będzie mój ruch
    Twoja przeglądarka blokuje powiadomienia z tej strony. Można na nie pozwolić w jej ustawieniach.
    Na iPhonie lub iPadzie działa to wtedy, gdy dodasz stronę do ekranu początkowego i otworzysz ją stamtąd.
    Jeśli chcesz dostawać powiadomienia o swoim ruchu, serwer zapisuje też adres, pod którym Google, Mozilla, Apple lub Microsoft przyjmuje wiadomości dla twojej przeglądarki. Adres znika, gdy to wyłączysz, a także razem z grą. Wiadomość mówi tylko, że w tej grze jest twój ruch, i tylko twoja przeglądarka może ją odczytać.
    Twoje imię, miejsca w grach, ustawienia i pozostałe gry zostają na tym urządzeniu. Kto ma link do gry online, może ją oglądać.
    Zegar
    Bez zegara
    \u{1} min + \u{2} s na ruch
    \u{1} dzień na ruch\u{1F}\u{1} dni na ruch\u{1F}\u{1} dni na ruch
    \u{1} dzień\u{1F}\u{1} dni\u{1F}\u{1} dni
    \u{1} godzina\u{1F}\u{1} godziny\u{1F}\u{1} godzin
    Utwórz link
    Gry online są teraz niedostępne
    Zaczyna się tu za dużo gier. Spróbuj ponownie za \u{1} sekundę.\u{1F}Zaczyna się tu za dużo gier. Spróbuj ponownie za \u{1} sekundy.\u{1F}Zaczyna się tu za dużo gier. Spróbuj ponownie za \u{1} sekund.
    Za dużo wiadomości. Spróbuj ponownie za \u{1} sekundę.\u{1F}Za dużo wiadomości. Spróbuj ponownie za \u{1} sekundy.\u{1F}Za dużo wiadomości. Spróbuj ponownie za \u{1} sekund.
    Wyślij ten link znajomej osobie
    Czekamy na drugą osobę
    Szukamy kogoś do gry
    Zagra z tobą następna osoba, która zechce takiej samej gry
    Jeszcze nikt nie przyszedł. Możesz czekać dalej albo zagrać z komputerem.
    Zagraj z komputerem (\u{1})
    Anuluj
    Druga osoba otworzy link i zagra jako \u{1}
    Zaczynasz ty
    Zaczyna druga osoba
    Łączenie…
    Połączenie zerwane. Łączymy ponownie…
    Tej gry online już nie ma. Możesz grać dalej tutaj.
    \u{1} cię zaprasza
    Masz zaproszenie
    Grasz jako \u{1}
    Graj
    Oglądaj
    Wolne miejsce: \u{1}. Graj albo tylko oglądaj
    Graj jako \u{1}
    Oglądasz
    \u{1} osoba ogląda\u{1F}\u{1} osoby oglądają\u{1F}\u{1} osób ogląda
    \u{1} jest offline
    \u{1} jest offline. Po minucie możesz zaliczyć sobie wygraną.
    \u{1} od minuty jest offline
    Zalicz wygraną
    \u{1} już tu jest
    offline
    jeszcze nie w grze
    Druga osoba
    Ktoś
    Borsuk
    Niedźwiedź
    Bocian
    Żuraw
    Delfin
    Sokół
    Lis
    Zając
    Jeż
    Ryś
    Szop
    Sowa
    Słowik
    Pingwin
    Wiewiórka
    Łabędź
    Remis
    Cofnij
    Powiedz
    Poddaj się
    Poddać tę grę?
    Tak, poddaję się
    Graj dalej
    Wyjdź
    Przyjmij
    Odrzuć
    \u{1} proponuje remis
    \u{1} prosi o cofnięcie ostatniego ruchu
    \u{1} chce zagrać jeszcze raz
    Proponujesz remis
    Prosisz o cofnięcie swojego ruchu
    Czekamy na drugiego gracza
    \u{1} odmawia
    Twój ruch nie został przyjęty: \u{1}
    \u{1}: \u{2}
    \u{1} poddaje grę
    Poddajesz grę
    Koniec czasu: \u{1}
    Skończył ci się czas
    Za zgodą obu stron
    Powiedz coś
    Pokazuj wiadomości drugiego gracza
    Cześć!
    Powodzenia!
    Świetnie zagrane!
    Dzięki!
    Ojej!
    Dobra gra!
    Zagraj całą klasą
    Pauza. Nikt nie gra, zegary stoją.
    Zagadka \u{1}, \u{2}
    Trudność \u{1} z 5
    Grasz jako \u{1}.
    Tylko jeden ruch prowadzi do wygranej. Wygrasz w \u{1} ruchu.\u{1F}Tylko jeden ruch prowadzi do wygranej. Wygrasz w \u{1} ruchach.\u{1F}Tylko jeden ruch prowadzi do wygranej. Wygrasz w \u{1} ruchach.
    Tylko jeden ruch jest bezpieczny. Po każdym innym \u{1} może wygrać.
    Każdym ruchem musisz grozić, że następnym wygrasz. Tylko jeden pierwszy ruch prowadzi do celu. Wygrasz w \u{1} ruchu.\u{1F}Każdym ruchem musisz grozić, że następnym wygrasz. Tylko jeden pierwszy ruch prowadzi do celu. Wygrasz w \u{1} ruchach.\u{1F}Każdym ruchem musisz grozić, że następnym wygrasz. Tylko jeden pierwszy ruch prowadzi do celu. Wygrasz w \u{1} ruchach.
    Tylko jeden ruch przegrywa. Który?
    Dobrze!
    Dobra odpowiedź to nie \u{1}.
    \u{1} to bezpieczny ruch: nikt po nim nie wygra.
    \u{1} odpowiada: \u{2}. Graj dalej.
    Została \u{1} próba.\u{1F}Zostały \u{1} próby.\u{1F}Zostało \u{1} prób.
    Odpowiedź to \u{1}.
    Dobra odpowiedź to \u{1}.
    \u{1} zajmuje \u{2} i ma pełną linię: \u{3}.
    \u{1} zajmuje \u{2} i grozi naraz w kilku miejscach: \u{3}.
    \u{1} zajmuje \u{2} i wygrywa w \u{3} ruchu.\u{1F}\u{1} zajmuje \u{2} i wygrywa w \u{3} ruchach.\u{1F}\u{1} zajmuje \u{2} i wygrywa w \u{3} ruchach.
    \u{1} zajmuje \u{2} i nikt już nie wygra.
    Dalej jest tak: \u{1}.
    rozwiązana za 1. razem
    rozwiązana za 2. razem
    rozwiązana za 3. razem
    nierozwiązana
    Kółko i krzyżyk, zagadka \u{1}: \u{2}
    Kółko i krzyżyk, zagadka \u{1}: \u{2}, \u{3} podpowiedź\u{1F}Kółko i krzyżyk, zagadka \u{1}: \u{2}, \u{3} podpowiedzi\u{1F}Kółko i krzyżyk, zagadka \u{1}: \u{2}, \u{3} podpowiedzi
    Spójrz na swoje znaki.
    Czego chce \u{1}?
    Zobacz, gdzie przecinają się dwie twoje linie.
    \u{1} coś szykuje. Zobacz, gdzie przecinają się dwie linie.
    Niech \u{1} się broni.
    Możesz wygrać. Pomyśl kilka ruchów naprzód.
    Uważaj! Większość pól prowadzi do przegranej.
    Nikt nie wygra, jeśli obie strony są uważne.
    \u{1} może wygrać. Utrudnij to.
    Poszukaj pola, przez które biegnie wiele linii.
    Tu linia przegrywa. Nie układaj żadnej.
    Wypróbuj w myślach każde pole. Co może wtedy zrobić \u{1}?
    Jeszcze jeden znak i linia gotowa.
    \u{1} potrzebuje w tej linii jeszcze tylko jednego znaku.
    Jedno pole daje dwie groźby naraz.
    \u{1} chce stworzyć dwie groźby naraz. Zajmij potrzebne do tego pole wcześniej.
    Stwórz groźbę, którą przeciwnik musi zablokować.
    Wygrasz w \u{1} ruchu. Pierwszy ruch jeszcze niczym nie grozi.\u{1F}Wygrasz w \u{1} ruchach. Pierwszy jeszcze niczym nie grozi.\u{1F}Wygrasz w \u{1} ruchach. Pierwszy jeszcze niczym nie grozi.
    Tylko jedno pole jest bezpieczne.
    Zajmij pole z wieloma otwartymi liniami.
    Znajdź ruch, po którym gra potrwa najdłużej.
    Zajmij pole z wieloma otwartymi liniami. \u{1} też chce je zająć.
    Trzymaj swoje znaki daleko od siebie.
    Uważaj na jedno pole: jeśli je zajmiesz, \u{1} będzie mieć dwie groźby naraz albo wygra za kilka ruchów.
    Zajmij \u{1}.
    Następna podpowiedź zdradzi pomysł.
    Następna podpowiedź zdradzi ruch.
    Po każdym innym ruchu \u{1} zajmuje \u{2} i może wygrać.
    \u{1}? Wtedy \u{2} zajmuje \u{3} i może wygrać.
    \u{1}: wtedy \u{3} ma tylko jedną bezpieczną odpowiedź: \u{2}.
    \u{1}: wtedy \u{4} ma bezpieczne odpowiedzi: \u{2} z \u{3}.
    Liczba mówi, ile bezpiecznych odpowiedzi ma przeciwnik.
    Ta plansza jest za duża, aby sprawdzić każdy ruch.
    Obwódki pokazują groźby.
    Trzy w linii
    Zablokuj linię
    Środek i rogi
    Dwie groźby naraz
    Zauważ pułapkę
    Dlaczego nikt nie wygrywa
    Rogi i kwadraty
    Jedna bezpieczna odpowiedź
    Podkradanie planu
    Bliźniacze pola
    Na odwrót
    Pięć w linii
    Trzy twoje znaki w linii wygrywają: poziomo, pionowo lub na skos.
    Jeśli przeciwnik ma już dwa znaki w linii, postaw swój znak na wolnym polu tej linii. Ale wygrana jest ważniejsza niż blokada.
    Niektóre odpowiedzi na pierwszy ruch prowadzą do przegranej.
    Jeden znak może grozić w dwóch liniach. Zablokować można tylko jedną z nich.
    Przeciwnik chce mieć dwie linie naraz. Spraw, aby najpierw odpowiadał na twoje ruchy.
    Linia ze znakami obu stron jest zamknięta. Uważni gracze zamykają wszystkie linie.
    Na tej planszy wygrywają też cztery rogi i każdy kwadrat 2×2.
    Na niektóre pierwsze ruchy jest na tej planszy bardzo mało bezpiecznych odpowiedzi.
    Jeśli linia wygrywa, dodatkowy znak nigdy nie szkodzi. Dlatego ten, kto zaczyna, nie może na tym stracić. Jeśli linia przegrywa, dodatkowy znak może zaszkodzić.
    Każda linia ma własną parę pól. Gdy X zajmie jedno pole z pary, zajmij drugie, bliźniacze. Wtedy X nie zapełni żadnej linii.
    Tu trzy w linii przegrywają. Zacznij od środka, a potem zawsze zajmuj pole dokładnie naprzeciwko ruchu przeciwnika, po drugiej stronie środka.
    Cztery w linii i oba końce wolne: tego nie da się już zatrzymać.
    Lekcja \u{1}: \u{2}
    Lekcje
    Krok \u{1} z \u{2}
    Dokończ swoją linię.
    \u{1} zaraz wygra. Zablokuj linię.
    Możesz wygrać w \u{1} ruchu. Znajdź pierwszy.\u{1F}Możesz wygrać w \u{1} ruchach. Znajdź pierwszy.\u{1F}Możesz wygrać w \u{1} ruchach. Znajdź pierwszy.
    Znajdź bezpieczny ruch.
    Znajdź jedyny bezpieczny ruch.
    \u{1} ma już tylko jedną otwartą linię. Wybierz na niej puste pole.
    Zajmij bliźniacze pole.
    W której grze przegrywa ten, kto zaczyna? Wpisz jej numer.
    Rząd. To wygrana!
    Kolumna. To wygrana!
    Linia na skos. To wygrana!
    Zablokowane!
    Znowu zablokowane!
    Wygrana jest ważniejsza niż blokada.
    Po rogu – środek, nic innego.
    Po środku – róg.
    Po polu między rogami – pole obok albo naprzeciwko.
    Dwie linie, jedna odpowiedź: wygrywasz.
    Znowu dwie linie!
    Najpierw jedna groźba, potem dwie naraz.
    Pole między rogami: teraz to przeciwnik musi odpowiadać.
    Został ci jeszcze róg i to wystarczy.
    To już ostatnia. Wszystkie inne są zamknięte.
    Dobrze: linia po linii obie strony zamykają, co mogą.
    Cztery rogi. To wygrana!
    Kwadrat. To wygrana!
    Kwadraty też trzeba blokować.
    Rogi też trzeba blokować.
    Naprzeciwko – i nic innego.
    Blisko środka, na tej samej linii na skos.
    Gdy linie przegrywają, zaczynanie może się nie opłacać.
    Każda linia ma własną parę. To dowód: X nigdy nie wygra.
    Najpierw środek.
    Naprzeciwko.
    Znowu naprzeciwko.
    Zawsze naprzeciwko, po drugiej stronie środka. W ten sposób nigdy nie ułożysz linii.
    Cztery w linii i oba końce wolne: wygrywasz.
    Lekcja ukończona.
    Zagadka dnia
    Więcej zagadek
    Ukończone: \u{1} z \u{2}
    Pokaż odpowiedź
    Dalej
    Wróć do gry
    Udostępnij wynik
    Nierozwiązana
    Przygotowujemy zagadkę
    To nie jest zagadka
    Wszystko zrobione.
    Zagadka
    Lekcja
    Masz trzy próby. Zły ruch pokaże, do czego prowadzi, i się cofnie.
    Wszystkie dni
    Wcześniej
    Później
    Rozwiązana
    Rozwiązana z pomocą
    Odpowiedź pokazana
    \u{1} dzień z rzędu\u{1F}\u{1} dni z rzędu\u{1F}\u{1} dni z rzędu
    Pięć w linii dzięki groźbom
    \u{1} ukończona zagadka\u{1F}\u{1} ukończone zagadki\u{1F}\u{1} ukończonych zagadek
    Zagadki i lekcje
    Własna figura
    Remis
    Z przejęciem znaku szanse są równe
    \u{1} wygrywa w \u{2} ruchu\u{1F}\u{1} wygrywa w \u{2} ruchach\u{1F}\u{1} wygrywa w \u{2} ruchach
    \u{1} zawsze może wygrać
    Kto wybiera, ten wygrywa
    Nikt nie wygra, jeśli obie strony są uważne
    Nikt nie może wygrać na żadnej planszy
    Nie wiadomo. Może nikt jeszcze tego nie sprawdzał.
    Kto może wygrać? Sprawdzamy…
    Narysuj, co ma wygrywać: dotykaj pól.
    Jeszcze co najmniej jedno pole.
    Figura obrócona i w lustrzanym odbiciu też się liczy.
    Razem z \u{1}.
    \u{1}, w figurze
    \u{1}, poza figurą
    Zagraj
    Mniejsza
    Większa
    Wyczyść
    Dodaj figurę
    Dlaczego?
    \u{1} zawsze zajmuje drugie pole pary. Gdziekolwiek leży figura, jest w niej cała para.
    Najmniejsza: \u{1}
    Wyrównaj szanse
    Narysuj własną
    \u{1} może wygrać
    Nikt nie może wygrać
    Nikt tego nie wie
    Wybierz figurę i zobacz dlaczego.
    Figura może mieć najwyżej 8 pól.
    Figura może mieć najwyżej 8 pól szerokości i 8 pól wysokości.
    Ta figura już jest.
    Plansza ma od 3 do 10 rzędów i figura musi się na niej zmieścić.
    pomoc
    cofnij
    ponów
    nowa
    plansze
    gracze
    podpowiedź
    wyjaśnij
    znaki
    analiza
    historia
    udostępnij
    graj dalej
    menu
    język
    wyjdź
    Strzałki lub h, j, k, l przechodzą między polami; Enter lub spacja stawia znak, kliknięcie też.
    Można wpisać pole: b2. Jeśli litera kolumny jest też poleceniem, wpisz wielką.
    u cofa ruch, r go ponawia, n zaczyna nową grę, g wybiera planszę, p – graczy, s – znaki, t daje podpowiedź w trzech krokach, v pokazuje, co daje każde pole, q kończy program.
    Nawiasy pokazują ostatni ruch (X) i wygrywającą linię [X], a wykrzykniki – linię przegrywającą !X!; * to podpowiedź; + to wygrana, = to remis, − to przegrana; liczba mówi, ile twoich ruchów zostało do końca, a po = mówi, ile bezpiecznych odpowiedzi ma przeciwnik.
    Wpisz pole, na przykład b2, aby tam zagrać.
    undo cofa ruch, redo go ponawia, new zaczyna nową grę, new 4x4 – na innej planszy.
    hint mówi, gdzie patrzeć, za drugim razem – jaki jest pomysł, za trzecim – jaki to ruch; explain pokazuje lub ukrywa, co daje każde pole, explain b2 – co nastąpi po ruchu na to pole.
    games podaje listę plansz, board znowu pokazuje planszę, quit kończy program.
    Wpisz help, aby zobaczyć, co można wpisać.
    „\u{1}” to ani pole takie jak b2, ani polecenie; spróbuj help
    „\u{1}” to ani pole, ani polecenie; może \u{2}?
    \u{1}; może „\u{2}”?
    wiersz \u{1}: \u{2}
    Nie ma ruchu do cofnięcia
    Nie ma ruchu do ponowienia
    Nie ma ruchu do podpowiedzenia
    Okno jest za małe: brakuje \u{1}
    \u{1} kolumny\u{1F}\u{1} kolumn\u{1F}\u{1} kolumn
    \u{1} wiersza\u{1F}\u{1} wierszy\u{1F}\u{1} wierszy
    Masz niedokończoną grę: \u{1}
    Enter – graj dalej, n – nowa gra
    Grać dalej? \u{1} lub \u{2}
    Nie da się odczytać zapisanej gry (\u{1}); jej plik jest teraz tutaj: \u{2}
    Nie da się zapisać gry w \u{1}: \u{2}
    tak
    nie
    Strzałki przesuwają wybór i zmieniają wartość, Enter wybiera, Esc zamyka
    Strzałki przewijają, Esc zamyka
    \u{1} – \u{2}
    Masz zaproszenie: \u{1}
    \u{1} zaprasza cię do gry: \u{2}
    Obejrzyj grę: \u{1}
    Grasz jako \u{1}.
    Kółko i krzyżyk w przeglądarce: za darmo, bez reklam, bez konta.
    Puste pola
    Groźby
    Wygrywająca linia
    Powiększ
    Gracze
    Zamknij
    Pionek: \u{1}
    To działa tylko w grze online, w odpowiedniej chwili
    W grze online draw proponuje remis, takeback prosi o cofnięcie twojego ostatniego ruchu, resign poddaje grę, accept i decline odpowiadają drugiemu graczowi, polecenia od say 1 do say 6 wysyłają gotowe wiadomości, computer oddaje wolne miejsce komputerowi, claim daje ci wygraną, gdy nieznajomy przeciwnik zniknął, a leave kończy grę online i dalej grasz w pojedynkę.
    Wpisz pole, na przykład b2. hint pomaga w trzech krokach, show podaje odpowiedź, board znowu pokazuje planszę, quit kończy program.
    „\u{1}” to ani pole takie jak b2, ani żadne z poleceń hint, show, board, help i quit
    „\u{1}” to nie jest liczba od 1 do \u{2}
    Niebieski,Zielony,Czerwony,Złoty,Srebrny,Dzielny,Jasny,Spokojny,Bystry,Szybki,Przyjazny,Pogodny,Łagodny,Szczęśliwy,Wesoły,Dobry,Ciekawy,Radosny,Zwinny,Dumny,Cichy,Słoneczny,Żwawy,Mądry
    Kot,Jeż,Lew,Tygrys,Zając,Wilk,Borsuk,Szop,Delfin,Łabędź,Żuraw,Orzeł,Sokół,Puchacz,Bocian,Lis,Pingwin,Słowik,Świstak,Ryś,Jaguar,Koliber,Motyl,Kangur
    \u{1} \u{2}
    Klasa
    Jeden kod dla wszystkich w sali. Nikt nie wpisuje imienia. Serwer usuwa klasę dzień po jej ostatniej grze.
    Utwórz klasę
    Dołącz do klasy
    Kod
    Zegar
    Bez zegara
    \u{1} min
    Kto z kim gra
    Gra ten, kto akurat czeka
    W rundach, na mój sygnał
    Zamknij
    Nie ma klasy z tym kodem.
    Za dużo prób. Poczekaj \u{1} s.
    Klasa jest teraz niedostępna. Próbujemy ponownie…
    Tej klasy już nie ma.
    Klasa jest pełna.
    Grasz jako \u{1}
    Inne imię
    Poczekaj tutaj: następna gra zacznie się sama.
    Poczekaj tutaj: następna runda wkrótce się zacznie.
    W tej rundzie czekasz, bo liczba graczy jest nieparzysta. Dostajesz za nią punkt.
    Wygrana!
    Tym razem przegrana.
    Remis.
    Twój przeciwnik: \u{1}
    Do gry
    Miejsce \u{1} na \u{2}
    Gracze: \u{1}
    Runda \u{1}
    Plansza \u{1}: \u{2} kontra \u{3}
    Pauza
    Wznów
    Następna runda
    Kopiuj wyniki
    Skopiowano
    Zakończ
    Na pewno zakończyć dla wszystkich?
    Koniec gry w klasie.
    Wszystkie plansze
    Usuń: \u{1}
    Osoba, która prowadzi grę, usunęła cię z listy graczy.
    Wyjdź z klasy
    Zeskanuj albo otwórz \u{1} i wpisz kod
    Plansze
    Tabela
    Nr
    Imię
    Gry
    Wygrane
    Remisy
    Punkty
    Jest mniej niż dwoje graczy.
    Gry tej rundy jeszcze trwają.
    Klasa: grasz jako \u{1}
    Pole \u{1} jest poza planszą
    Pokaż planszę
    Zaproponuj remis
    Poproś o cofnięcie ruchu
    Wpisz =, aby przejąć znak \u{1}, albo pole, aby zagrać.
    """
}
