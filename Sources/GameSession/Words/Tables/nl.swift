// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_nl: StaticString = """
    nl\tltr\t.31\t10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111\tc4881ebf
    X
    O
    Driehoek
    Ruit
    Ster
    Hart
    Maan
    Bliksem
    \u{1} is aan de beurt
    Jouw beurt
    Jij begint
    \u{1} denkt na
    \u{1} is bezet
    Kies een leeg vakje
    \u{1} kiest \u{2}
    Jij kiest \u{1}
    linksonder
    onder in het midden
    rechtsonder
    links in het midden
    het midden
    rechts in het midden
    linksboven
    boven in het midden
    rechtsboven
    \u{1} (\u{2})
    Bord, \u{1} bij \u{2}
    \u{1}, leeg
    \u{1}, \u{2}
    \u{1}×\u{2}
    Boter-kaas-en-eieren
    Spelregels
    Terug
    Opnieuw doen
    Nieuw spel
    Borden
    Spelers
    Hint
    Uitleggen
    Tekens
    Terugkijken
    Geschiedenis
    Delen
    Doorspelen
    Taal
    Menu
    2 spelers
    Online
    Computer
    Of laat de computer beginnen
    Tegen wie
    Niveau
    Makkelijker
    Moeilijker
    Tik op een vakje
    Terug bij \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Boter-kaas-en-eieren
    Beginner
    Makkelijk
    Gemiddeld
    Moeilijk
    Perfect
    Listig
    Computer
    Computer (\u{1})
    Zet zomaar ergens
    Wint als het kan, maar ziet jouw kans niet
    Wint als het kan, en houdt jou tegen
    Ziet dubbele dreigingen en kijkt een beetje vooruit
    Geeft nooit winst of gelijkspel weg
    Even sterk als Perfect, en lokt je in de val
    Speler \u{1}
    Jij
    X
    O
    Driehoek
    Ruit
    Ster
    Hart
    Maan
    Bliksem
    Kies een vakje voor \u{1}
    Laat los om \u{1} te kiezen
    Gelijkspel
    \u{1} wint: \u{2}
    \u{1} wint: \u{2} maakte \u{3} af
    Het spel is afgelopen
    \u{1} nam een zet terug: \u{2}
    Je nam je zet terug: \u{1}
    linksonder
    het tweede vakje van links in de onderste rij
    het tweede vakje van rechts in de onderste rij
    rechtsonder
    het tweede vakje van onderen in de linkerkolom
    midden linksonder
    midden rechtsonder
    het tweede vakje van onderen in de rechterkolom
    het tweede vakje van boven in de linkerkolom
    midden linksboven
    midden rechtsboven
    het tweede vakje van boven in de rechterkolom
    linksboven
    het tweede vakje van links in de bovenste rij
    het tweede vakje van rechts in de bovenste rij
    rechtsboven
    2×2-blok linksonder
    2×2-blok onder in het midden
    2×2-blok rechtsonder
    2×2-blok links in het midden
    2×2-blok in het midden
    2×2-blok rechts in het midden
    2×2-blok linksboven
    2×2-blok boven in het midden
    2×2-blok rechtsboven
    rij \u{1}
    kolom \u{1}
    diagonaal \u{1}
    onderste rij
    middelste rij
    bovenste rij
    onderste rij
    tweede rij van onderen
    tweede rij van boven
    bovenste rij
    linkerkolom
    middelste kolom
    rechterkolom
    linkerkolom
    tweede kolom van links
    tweede kolom van rechts
    rechterkolom
    diagonaal vanaf linksonder
    diagonaal vanaf linksboven
    diagonaal
    vier hoeken
    2×2-blok \u{1}
    ruit \u{1}
    \u{1} en \u{2}
    \u{1} of \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, winnende lijn
    \u{1}, \u{2}, verliezende lijn
    \u{1}, hint
    \u{1}, \u{2} veilig antwoord\u{1F}\u{1}, \u{2} veilige antwoorden
    \u{1}, dreiging van \u{2}
    \u{1}, sterke dreiging van \u{2}
    \u{1}, antwoord
    \u{1}, \u{2}
    \u{1}, \u{2} op een rij
    \u{1} met \u{2}
    \u{1}, andersom
    Hoeken en blokken
    Vier op een lijn
    Gomoku
    hoeken
    2×2-blokken
    ruiten
    Kolommen
    Rijen
    Op een rij
    De vier hoeken winnen
    Een 2×2-blok wint
    Een ruit wint
    De vier hoeken verliezen
    Een 2×2-blok verliest
    Een ruit verliest
    Een lijn wint
    Andersom: een lijn verliest
    Vul een heel getal van 1 tot en met 19 in
    Een bord kan 1 tot en met 19 kolommen hebben, niet \u{1}
    Een bord kan 1 tot en met 19 rijen hebben, niet \u{1}
    Een lijn heeft minstens 1 vakje nodig
    Een lijn van \u{1} past niet op \u{2}×\u{3}
    \u{1}×\u{2} heeft geen vier hoeken
    Een 2×2-blok past niet op \u{1}×\u{2}
    Een ruit past niet op \u{1}×\u{2}
    \u{1} of meer
    Zo speel je \u{1}
    \u{1} begint. Zet om de beurt je teken in een leeg vakje.
    Het eerste teken wint.
    Het eerste teken verliest.
    Met \u{1} van je tekens op een rij win je: \u{2}.\u{1F}Met \u{1} van je tekens op een rij win je: \u{2}.
    Met \u{1} van je tekens op een rij verlies je: \u{2}.\u{1F}Met \u{1} van je tekens op een rij verlies je: \u{2}.
    naast elkaar
    onder elkaar
    schuin
    De vier hoeken winnen ook.
    Elk 2×2-blok wint ook.
    Elke ruit wint ook: de vakjes boven, onder, links en rechts van één vakje.
    De vier hoeken verliezen ook.
    Elk 2×2-blok verliest ook.
    Elke ruit verliest ook: de vakjes boven, onder, links en rechts van één vakje.
    \u{1} \u{2}
    Is het bord vol en heeft niemand gewonnen, dan is het gelijkspel.
    Tik op een vakje, sleep je pion erheen, of tik eerst op de pion en dan op het vakje.
    Met een toetsenbord: met de pijltjestoetsen ga je over het bord, met Enter zet je je teken, H geeft een hint, U neemt een zet terug, Shift+U speelt die zet opnieuw en ? opent deze spelregels.
    Niemand kan hier van Perfect winnen, en dat is bewezen: we hebben alle \u{1} mogelijke potjes tegen dit niveau gespeeld, en het verloor er niet één.
    Deze link kan niet worden geopend
    In deze link zit geen spel dat je kunt spelen:
    \u{1}.
    Tik op OK om een nieuw spel te beginnen.
    fout in de regels: \u{1}
    onmogelijke regels: \u{1}
    zet \u{1}, \u{2}: \u{3}
    zet \u{1}, “\u{2}”: geen vakje zoals b2
    het spel is al afgelopen: \u{1} won
    het spel is al afgelopen: gelijkspel
    al bezet
    buiten het bord (het laatste vakje is \u{1})
    “\u{1}”: regels beginnen met een formaat zoals 3x3
    “\u{1}”: na de k moet een getal komen
    na de k moet een getal komen
    “\u{1}”: je kunt kiezen uit \u{2}, elk hooguit één keer
    “\u{1}” kan niet na de regels komen
    Kies een bord
    Eigen bord
    Start
    Eerste speler
    Tweede speler
    Naam
    Teken
    Speler
    Wie het volgende spel begint (als \u{1})
    OK
    Nog een potje
    Nagekeken door iemand die Nederlands spreekt
    Machinevertaling, nog niet nagekeken
    Nieuw spel: \u{1}
    Zoeken
    Hier komen de potjes te staan die je speelt.
    Bestand
    Eerdere potjes
    Mijn potjes opslaan
    Mijn potjes openen
    \u{1} potje of uitslag toegevoegd\u{1F}\u{1} potjes en uitslagen toegevoegd
    In dit bestand staat niets nieuws
    \u{1} – \u{2}
    \u{1} · niet uitgespeeld
    \u{1} · gelijkspel
    \u{1} · \u{2} won
    \u{1} · jij won
    Tegen de computer
    \u{1}, \u{2}: \u{3}
    \u{1} potje\u{1F}\u{1} potjes
    \u{1} gewonnen\u{1F}\u{1} gewonnen
    \u{1} gelijk\u{1F}\u{1} gelijk
    \u{1}, \u{2} overwinning op rij\u{1F}\u{1}, \u{2} overwinningen op rij
    \u{1}, gemiddeld \u{2} fouten per potje
    \u{1},\u{2}
    Link sturen
    Link kopiëren
    Uitslag als emoji’s kopiëren
    Als afbeelding opslaan
    Klaar
    Gekopieerd
    Scan om het spel te openen
    Wie de link opent, speelt als \u{1}.
    De link opent een kopie van dit spel.
    Je hebt een gedeeld spel geopend. Doe een zet als \u{1}
    Deel het spel om je zet terug te sturen
    Keerpunt
    Volgende: \u{1}
    Groter bord: \u{1}
    Die zet opnieuw proberen
    Eerdere potjes
    De computerspeler reageert niet
    Opnieuw proberen
    Er is een nieuwe versie
    Bijwerken
    Op je beginscherm zetten?
    Kies “Zet op beginscherm” in het menu van je browser
    Toevoegen
    Nee, bedankt
    Thema
    Apparaat volgen
    Licht
    Donker
    Hoog contrast
    Schoolbord
    Geluid
    Trillen
    Teruggenomen: \u{1}
    Uitleg uit
    Uitleg aan
    één vakje wint\u{1F}\u{1} vakjes winnen
    één vakje houdt het gelijk\u{1F}\u{1} vakjes houden het gelijk
    één vakje verliest\u{1F}\u{1} vakjes verliezen
    één vakje is niet uitgerekend\u{1F}\u{1} vakjes zijn niet uitgerekend
    één houdt het gelijk\u{1F}\u{1} houden het gelijk
    één verliest\u{1F}\u{1} verliezen
    één is niet uitgerekend\u{1F}\u{1} zijn niet uitgerekend
    Jij wint!
    \u{1} wint
    Net niet
    \u{1} wint!
    \u{1}, in \u{2} zet\u{1F}\u{1}, in \u{2} zetten
    \u{1} maakte \u{2} af
    Je maakte \u{1} af
    \u{1} overwinning op rij
    \u{1} overwinningen op rij
    \u{1} gaf de computer vrij spel
    Niemand maakte een fout
    Het bord is vol
    je \u{1} zet
    je \u{1}e zet
    \u{1} (zet \u{2})
    eerste
    tweede
    derde
    vierde
    vijfde
    zesde
    zevende
    achtste
    negende
    tiende
    elfde
    twaalfde
    één
    twee
    drie
    vier
    vijf
    zes
    zeven
    acht
    negen
    tien
    elf
    twaalf
    wint in \u{1} zet\u{1F}wint in \u{1} zetten
    verliest in \u{1} zet\u{1F}verliest in \u{1} zetten
    wint
    gelijkspel
    verliest
    gelijkspel of beter
    gelijkspel of slechter
    niet uitgerekend
    de \u{1}
    de \u{1}
    de \u{1}
    de \u{1}
    het \u{1}
    de \u{1}
    Je maakt \u{1} af
    Je blokkeert \u{1}
    Je dreigt tegelijk \u{1} af te maken. Eén zet kan ze niet allemaal tegenhouden
    Je houdt twee dreigingen tegelijk tegen: \u{1}
    Je dreigt \u{1} af te maken, dus dat moet de ander blokkeren
    Je wint in \u{1} zet\u{1F}Je wint in \u{1} zetten
    Dit is de enige zet die wint
    Zo blijft het gelijkspel
    Dit is de enige zet die niet verliest
    Zo duurt het spel het langst: nog \u{1} zet\u{1F}Zo duurt het spel het langst: nog \u{1} zetten
    Deze zet is even goed als elke andere
    Deze zet maakt geen lijn af
    daar is één lijn voor je open\u{1F}daar zijn \u{1} lijnen voor je open
    Mens
    Speelt op dit apparaat
    Kampioen
    Kijkt ver vooruit
    Kijkt nog verder vooruit
    Computer · \u{1}
    Zet zomaar ergens
    Maakt liever geen lijn af
    Kijkt twee eigen zetten vooruit
    Kijkt vier eigen zetten vooruit
    Geeft nooit winst of gelijkspel weg
    Even sterk als Perfect, en lokt je in de val
    \u{1} \u{2}
    Altijd de eerste speler
    De verliezer
    Om de beurt
    \u{1}: \u{2}, \u{3}: \u{4}, gelijk: \u{5}
    Elke zet wordt nagekeken…
    Perfect gespeeld: niemand maakte een fout.
    Er is geen fout gevonden.
    \u{1} gaf het spel uit handen
    \u{1} gaf de winst weg
    \u{1} had de winst opgeleverd
    \u{1} had gelijkspel opgeleverd
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, fout
    Vanaf hier opnieuw
    \u{1} (\u{2} wint)
    \u{1} (gelijkspel)
    \u{1} (niet uitgespeeld)
    Ander verloop: \u{1}
    de vorm \u{1}
    een getekende vorm\u{1F}\u{1} getekende vormen
    vorm \u{1}
    de \u{1}
    Deze vorm wint
    Deze vorm verliest
    De vorm \u{1} wint ook: overal op het bord, en ook gedraaid of gespiegeld.
    De vorm \u{1} verliest ook: overal op het bord, en ook gedraaid of gespiegeld.
    Tekens op een rij tellen hier niet.
    De vorm \u{1} past niet op \u{2}×\u{3}
    “\u{1}”: \u{2}
    een vorm heeft 2 tot en met 8 vakjes, niet \u{1}
    \u{1} staat er twee keer
    “\u{1}” is geen vakje zoals b2
    een vorm is hooguit 8 vakjes breed en hoog
    dezelfde vorm staat er twee keer
    een spel heeft hooguit drie vormen
    De tweede speler mag het eerste teken overnemen
    \u{1}, met overnemen
    Na het eerste teken mag de andere speler dat overnemen in plaats van zelf te zetten.
    \u{1} overnemen
    \u{1} neemt \u{2} over
    Je neemt \u{1} over
    \u{1} wordt teruggegeven
    = kan alleen na het eerste vakje komen, in spellen met overnemen
    Onlinespel
    Speel tegen iemand die je niet kent, of stuur een link: wie die heeft, kan meespelen of meekijken.
    Je naam (hoeft niet)
    Speel tegen wie dan ook
    Wat er wordt bewaard
    De server bewaart het spel: de zetten met hun tijden, en de namen die spelers hebben ingetypt. Alleen zo overleeft het spel een herstart van de server of een verbroken verbinding.
    De server verwijdert een spel 30 dagen na de laatste zet, en na één dag als er nog geen zet is gedaan. Heb je dagen de tijd voor een zet, dan komen die erbij.
    Er zijn geen accounts en geen cookies. Je internetadres wordt nooit opgeslagen: om misbruik tegen te gaan blijft een onherkenbare vorm ervan hooguit een dag in het geheugen.
    Geef een seintje als ik aan de beurt ben
    Je browser blokkeert meldingen van deze pagina. In de instellingen kun je ze toestaan.
    Op een iPhone of iPad werkt dit als je de pagina op het beginscherm zet en daar opent.
    Wil je een seintje als je aan de beurt bent, dan bewaart de server ook het adres waarop Google, Mozilla, Apple of Microsoft meldingen voor je browser aanneemt. Dat adres verdwijnt als je dit uitzet, en ook als het spel wordt gewist. Een melding zegt alleen dat je in dit spel aan de beurt bent, en alleen jouw browser kan die lezen.
    Je naam, je plaats in elk spel, je instellingen en je andere spellen blijven op dit apparaat. Wie de link van een onlinespel heeft, kan meekijken.
    Klok
    Geen klok
    \u{1} min + \u{2} s per zet
    \u{1} dag per zet\u{1F}\u{1} dagen per zet
    \u{1} dag\u{1F}\u{1} dagen
    \u{1} uur\u{1F}\u{1} uur
    Link maken
    Online spelen kan nu even niet
    Er beginnen hier nu te veel spellen. Probeer het over \u{1} seconde opnieuw.\u{1F}Er beginnen hier nu te veel spellen. Probeer het over \u{1} seconden opnieuw.
    Te veel berichtjes. Probeer het over \u{1} seconde opnieuw.\u{1F}Te veel berichtjes. Probeer het over \u{1} seconden opnieuw.
    Stuur deze link naar een vriend of vriendin
    Wachten op je tegenstander
    Op zoek naar een tegenstander
    De volgende die dit spel wil, speelt tegen jou
    Er is nog niemand gekomen. Wacht nog even, of speel tegen de computer.
    Speel tegen de computer (\u{1})
    Annuleren
    De ander opent de link en speelt als \u{1}
    Jij begint
    De ander begint
    Verbinding maken…
    Verbinding verbroken. Opnieuw verbinden…
    Dit onlinespel bestaat niet meer. Je kunt hier verder spelen.
    \u{1} nodigt je uit
    Je bent uitgenodigd
    Je speelt als \u{1}
    Spelen
    Meekijken
    \u{1} is nog vrij: speel mee, of kijk alleen
    Spelen als \u{1}
    Je kijkt mee
    \u{1} kijker\u{1F}\u{1} kijkers
    \u{1} is offline
    \u{1} is offline. Na een minuut kun je de winst opeisen.
    \u{1} is al een minuut offline
    Winst opeisen
    \u{1} is er
    offline
    is er nog niet
    Je tegenstander
    Iemand
    Das
    Beer
    Kikker
    Hert
    Dolfijn
    Valk
    Vos
    Haas
    Egel
    Lynx
    Otter
    Uil
    Roodborstje
    Zeehond
    Eekhoorn
    Zwaan
    Gelijkspel
    Terugnemen
    Zeg iets
    Opgeven
    Dit spel opgeven?
    Ja, opgeven
    Doorspelen
    Verlaten
    Akkoord
    Weigeren
    \u{1} biedt gelijkspel aan
    \u{1} wil de laatste zet terugnemen
    \u{1} wil nog een potje
    Je hebt gelijkspel aangeboden
    Je hebt gevraagd of je je zet mag terugnemen
    Wachten op de andere speler
    \u{1} gaat niet akkoord
    Je zet ging niet door: \u{1}
    \u{1}: \u{2}
    \u{1} heeft opgegeven
    Je hebt opgegeven
    \u{1} is door de tijd heen
    Je tijd is om
    Beide spelers gingen akkoord
    Zeg iets
    Berichtjes van de andere speler tonen
    Hallo!
    Succes!
    Goed gespeeld!
    Bedankt!
    Oeps!
    Leuk potje!
    Spelen met een klas
    Pauze. Niemand kan zetten en de klokken staan stil.
    Puzzel \u{1}, \u{2}
    Moeilijkheid \u{1} van 5
    Je speelt als \u{1}.
    Er is maar één zet die wint. Je hebt \u{1} zet nodig.\u{1F}Er is maar één zet die wint. Je hebt \u{1} zetten nodig.
    Er is maar één veilige zet. Na elke andere kan \u{1} winnen.
    Met elke zet moet je dreigen bij de volgende te winnen. Er is maar één eerste zet die werkt. Je hebt \u{1} zet nodig.\u{1F}Met elke zet moet je dreigen bij de volgende te winnen. Er is maar één eerste zet die werkt. Je hebt \u{1} zetten nodig.
    Er is maar één zet die verliest. Welke?
    Goed zo!
    Niet \u{1}.
    \u{1} is veilig: daarna wint niemand.
    \u{1} antwoordt met \u{2}. Ga door.
    Nog \u{1} poging.\u{1F}Nog \u{1} pogingen.
    De oplossing is \u{1}.
    Een goed antwoord is \u{1}.
    \u{1} kiest \u{2} en maakt \u{3} af.
    \u{1} kiest \u{2} en dreigt tegelijk \u{3} af te maken.
    \u{1} kiest \u{2} en wint in \u{3} zet.\u{1F}\u{1} kiest \u{2} en wint in \u{3} zetten.
    \u{1} kiest \u{2}, en niemand kan winnen.
    Zo gaat het verder: \u{1}.
    opgelost bij de 1e poging
    opgelost bij de 2e poging
    opgelost bij de 3e poging
    niet opgelost
    Boter-kaas-en-eieren, puzzel \u{1}: \u{2}
    Boter-kaas-en-eieren, puzzel \u{1}: \u{2}, met \u{3} hint\u{1F}Boter-kaas-en-eieren, puzzel \u{1}: \u{2}, met \u{3} hints
    Kijk naar je eigen tekens.
    Wat wil \u{1}?
    Kijk waar twee van je lijnen elkaar kruisen.
    \u{1} is iets van plan. Kijk waar twee lijnen elkaar kruisen.
    Zorg dat \u{1} jou moet blokkeren.
    Je kunt winnen. Denk vooruit.
    Pas op! De meeste vakjes verliezen.
    Niemand kan winnen als jullie allebei opletten.
    \u{1} kan winnen. Maak het moeilijk.
    Zoek een vakje waar veel lijnen doorheen gaan.
    Een lijn verliest hier. Maak er geen.
    Probeer in gedachten elk vakje. Wat kan \u{1} daarna doen?
    Met nog één teken heb je een lijn.
    \u{1} heeft in deze lijn nog maar één teken nodig.
    Vanuit één vakje dreig je met twee lijnen tegelijk.
    \u{1} wil met twee lijnen tegelijk dreigen. Neem jij eerst het vakje dat daarvoor nodig is.
    Dreig met een lijn, zodat de ander die moet blokkeren.
    Je wint in \u{1} zet. Met de eerste dreig je nog niet.\u{1F}Je wint in \u{1} zetten. Met de eerste dreig je nog niet.
    Er is maar één veilig vakje.
    Neem een vakje met veel open lijnen.
    Zoek de zet waarna het spel het langst duurt.
    Neem een vakje met veel open lijnen dat \u{1} ook wil.
    Zet je tekens ver uit elkaar.
    Eén vakje is gevaarlijk: als je dat kiest, kan \u{1} met twee lijnen tegelijk dreigen of in een paar zetten winnen.
    Kies \u{1}.
    De volgende hint verklapt het idee.
    De volgende hint vertelt je de zet.
    Na elke andere zet kiest \u{1} \u{2} en kan dan winnen.
    \u{1}? Dan kiest \u{2} \u{3} en kan winnen.
    \u{1}: dan is voor \u{3} alleen \u{2} veilig.
    \u{1}: dan zijn voor \u{4} \u{2} van de \u{3} antwoorden veilig.
    Het getal zegt hoeveel antwoorden van de ander veilig zijn.
    Dit bord is te groot om elke zet na te kijken.
    Ringen wijzen dreigingen aan.
    Drie op een rij
    Houd het tegen
    Midden en hoeken
    Twee tegelijk
    Herken de val
    Waarom niemand wint
    Hoeken en blokken
    Eén veilig antwoord
    Een plan stelen
    Tweelingvakjes
    Alles andersom
    Vijf op een rij
    Drie van je tekens op een rij winnen: naast elkaar, onder elkaar of schuin.
    Heeft de ander er twee in een lijn, zet dan je teken in het lege vakje. Maar winnen gaat voor blokkeren.
    Sommige antwoorden op de eerste zet verliezen.
    Eén teken kan met twee lijnen dreigen. De ander kan er maar één tegenhouden.
    De ander wil met twee lijnen tegelijk dreigen. Zorg dat de ander eerst op jou moet antwoorden.
    Een lijn met tekens van allebei is dicht. Wie goed oplet, maakt alle lijnen dicht.
    Op dit bord winnen ook de vier hoeken, en elk 2×2-blok.
    Bij sommige eerste zetten zijn er op dit bord maar heel weinig veilige antwoorden.
    Als lijnen winnen, kan een teken erbij nooit kwaad. Wie begint, staat dus nooit achter. Als lijnen verliezen, kan het wel kwaad.
    Elke lijn heeft een eigen paar vakjes. Neem steeds het tweelingvakje van het vakje dat X kiest, en geen enkele lijn raakt ooit vol.
    Hier verliest drie op een rij. Begin in het midden en kies daarna steeds het vakje recht tegenover de zet van de ander, aan de andere kant van het midden.
    Vier op een rij met beide uiteinden open is niet tegen te houden.
    Les \u{1}: \u{2}
    Lessen
    Stap \u{1} van \u{2}
    Maak je lijn af.
    Houd \u{1} tegen.
    Je kunt in \u{1} zet winnen. Zoek de eerste.\u{1F}Je kunt in \u{1} zetten winnen. Zoek de eerste.
    Zoek een veilige zet.
    Zoek de enige veilige zet.
    Voor \u{1} is nog één lijn open. Kies een leeg vakje in die lijn.
    Neem het tweelingvakje.
    In welk spel verliest de speler die begint? Typ het nummer.
    Een rij. Die wint!
    Een kolom. Die wint!
    Een schuine lijn. Die wint!
    Tegengehouden!
    Weer tegengehouden!
    Winnen gaat voor blokkeren.
    Na een hoek: het midden, en niets anders.
    Na het midden: een hoek.
    Na een vakje aan de rand: er vlak naast of recht ertegenover.
    Twee lijnen, één antwoord: jij wint.
    Weer twee lijnen!
    Eerst één dreiging, dan twee tegelijk.
    Een vakje aan de rand: nu moet de ander op jou antwoorden.
    Er is nog een hoek voor je over, en dat is genoeg.
    Dat is de laatste. Alle andere zijn dicht.
    Goed zo: lijn voor lijn maken beide spelers dicht wat ze kunnen.
    Vier hoeken. Die winnen!
    Een blok. Dat wint!
    Ook blokken moet je tegenhouden.
    Ook hoeken moet je tegenhouden.
    Ertegenover, en niets anders.
    Dicht bij het midden, op die schuine lijn.
    Waar lijnen verliezen, kan beginnen slecht zijn.
    Elke lijn heeft een eigen paar. Dat is een bewijs: X wint nooit.
    Eerst het midden.
    Ertegenover.
    Weer ertegenover.
    Altijd recht ertegenover, aan de andere kant van het midden. Zo maak je nooit zelf een lijn.
    Vier met beide uiteinden open: jij wint.
    Les klaar.
    Puzzel van de dag
    Meer puzzels
    \u{1} van \u{2} klaar
    Oplossing tonen
    Volgende
    Terug naar het spel
    Resultaat delen
    Niet opgelost
    De puzzel wordt gemaakt
    Dit is geen puzzel
    Alles klaar.
    Puzzel
    Les
    Je hebt drie pogingen. Na een foute zet zie je wat er gebeurt, en daarna gaat die zet terug.
    Alle dagen
    Eerder
    Later
    Opgelost
    Opgelost met hulp
    Oplossing bekeken
    \u{1} dag op rij\u{1F}\u{1} dagen op rij
    Vijf op een rij door te dreigen
    \u{1} puzzel gedaan\u{1F}\u{1} puzzels gedaan
    Puzzels en lessen
    Je eigen vorm
    Gelijkspel
    Met overnemen is het eerlijk
    \u{1} wint in \u{2} zet\u{1F}\u{1} wint in \u{2} zetten
    \u{1} kan altijd winnen
    Wie kiest, wint
    Niemand kan winnen als beide spelers opletten
    Niemand kan winnen, op geen enkel bord
    Niet bekend. Misschien heeft nog nooit iemand gekeken.
    Wie kan winnen? Dat wordt nagekeken…
    Teken de vorm die wint: tik op de vakjes.
    Nog minstens één vakje.
    De vorm telt ook gedraaid en gespiegeld.
    Ook: \u{1}.
    \u{1}, in de vorm
    \u{1}, niet in de vorm
    Speel ermee
    Kleiner
    Groter
    Leegmaken
    Vorm erbij
    Waarom?
    \u{1} neemt altijd het andere vakje van een paar. Waar je de vorm ook legt, er zit altijd een heel paar in.
    Kleinste: \u{1}
    Eerlijk maken
    Zelf tekenen
    \u{1} kan winnen
    Niemand kan winnen
    Niemand weet het
    Kies er één en zie waarom.
    Een vorm heeft hooguit 8 vakjes.
    Een vorm is hooguit 8 vakjes breed en hoog.
    Deze vorm heb je al.
    Een bord heeft 3 tot en met 10 rijen, met plaats voor de vorm.
    hulp
    terugnemen
    opnieuw doen
    nieuw
    borden
    spelers
    hint
    uitleggen
    tekens
    terugkijken
    geschiedenis
    delen
    doorspelen
    menu
    taal
    stoppen
    Met de pijltjes of h, j, k, l ga je van vakje naar vakje; met Enter of de spatiebalk zet je, en met een klik ook.
    Typ een vakje: b2. Is de letter van de kolom ook een opdracht, typ dan een hoofdletter.
    u neemt een zet terug, r speelt die opnieuw, n begint een nieuw spel, g kiest het bord, p de spelers en s de tekens, t geeft een hint in drie stappen, v laat zien wat elk vakje waard is, q stopt.
    Haakjes wijzen de laatste zet (X) aan, of een lijn die won [X] of verloor !X!; * is een hint; + wint, = is gelijkspel, − verliest; het getal zegt hoeveel zetten je zelf nog doet, na = hoeveel veilige antwoorden er zijn.
    Typ een vakje zoals b2 om daar te zetten.
    undo neemt een zet terug, redo speelt die opnieuw, new begint een nieuw spel, new 4x4 een spel op een ander bord.
    hint vertelt waar je moet kijken, de tweede keer het idee en de derde keer de zet; explain toont of verbergt wat elk vakje waard is, explain b2 vertelt wat er na een zet op b2 volgt.
    games noemt de borden, board toont het bord opnieuw, quit sluit het programma.
    Typ help om te zien wat je kunt typen.
    “\u{1}” is geen vakje zoals b2 en ook geen opdracht; probeer help
    “\u{1}” is geen vakje en ook geen opdracht; bedoelde je \u{2}?
    \u{1}; bedoelde je “\u{2}”?
    regel \u{1}: \u{2}
    Er is geen zet om terug te nemen
    Er is geen zet om opnieuw te spelen
    Er is geen zet om aan te raden
    Het venster is te klein. Nodig: \u{1}
    \u{1} kolom meer\u{1F}\u{1} kolommen meer
    \u{1} rij meer\u{1F}\u{1} rijen meer
    Je hebt nog een spel dat niet is uitgespeeld: \u{1}
    Enter gaat ermee verder, n begint een nieuw spel
    Verder spelen? \u{1} of \u{2}
    Het bewaarde spel is niet te lezen (\u{1}); het staat nu in \u{2}
    Het spel kan niet in \u{1} worden bewaard: \u{2}
    ja
    nee
    Met de pijltjes blader je en wijzig je keuzes, Enter kiest, Esc sluit
    Met de pijltjes scrol je, Esc sluit
    \u{1}: \u{2}
    Je bent uitgenodigd: \u{1}
    \u{1} nodigt je uit voor een potje \u{2}
    Kijk mee met een spel: \u{1}
    Je speelt als \u{1}.
    Boter-kaas-en-eieren in de browser: gratis, zonder reclame, zonder account.
    Lege vakjes
    Dreigingen
    Winnende lijn
    Inzoomen
    Spelers
    Sluiten
    Pion \u{1}
    Dat kan alleen in een onlinespel, op het juiste moment
    In een onlinespel: draw biedt gelijkspel aan, takeback vraagt of je je laatste zet mag terugnemen, resign geeft op, accept en decline geven de ander antwoord, say 1 tot en met say 6 zeggen iets, computer geeft een vrije plaats aan de computer, claim eist de winst op als een onbekende is weggegaan, en leave stopt het onlinespel: daarna speel je alleen verder.
    Typ een vakje zoals b2. hint helpt in drie stappen, show vertelt de oplossing, board toont het bord opnieuw, quit sluit het programma.
    “\u{1}” is geen vakje zoals b2 en ook niet hint, show, board, help of quit
    “\u{1}” is geen getal van 1 tot en met \u{2}
    Blauwe,Groene,Rode,Gouden,Zilveren,Dappere,Stralende,Kalme,Slimme,Snelle,Vriendelijke,Grappige,Trouwe,Blije,Vrolijke,Aardige,Gelukkige,Opgewekte,Lenige,Trotse,Stille,Zonnige,Vlugge,Wijze
    Uil,Kat,Muis,Giraf,Schildpad,Bij,Eend,Panda,Zeehond,Koala,Vlinder,Krab,Libel,Meeuw,Duif,Dolfijn,Antilope,Zebra,Kikker,Leeuwerik,Zwaluw,Mier,Gazelle,Roodborst
    \u{1} \u{2}
    Klas
    Eén code voor iedereen in het lokaal. Niemand hoeft een naam in te typen. De klas wordt een dag na het laatste potje verwijderd.
    Klas maken
    Meedoen met een klas
    Code
    Klok
    Geen klok
    \u{1} min
    Wie speelt tegen wie
    Wie vrij is, speelt
    In rondes, als ik het zeg
    Sluiten
    Er is geen klas met deze code.
    Te veel pogingen. Probeer het over \u{1} s opnieuw.
    De klas is nu even niet te bereiken. Opnieuw proberen…
    Deze klas bestaat niet meer.
    De klas is vol.
    Jij bent \u{1}
    Andere naam
    Blijf hier: je volgende potje begint vanzelf.
    Blijf hier: de volgende ronde begint zo.
    Deze ronde wacht je, omdat het aantal spelers oneven is. Je krijgt wel het punt.
    Gewonnen!
    Dit potje heb je verloren.
    Gelijkspel.
    Je speelt tegen \u{1}
    Naar je spel
    Plaats \u{1} van \u{2}
    Spelers: \u{1}
    Ronde \u{1}
    Bord \u{1}: \u{2} tegen \u{3}
    Pauze
    Verder
    Volgende ronde
    Uitslagen kopiëren
    Gekopieerd
    Klas afsluiten
    Echt voor iedereen afsluiten?
    De klas is afgesloten.
    Alle borden
    \u{1} verwijderen
    De leerkracht heeft je uit de klas gehaald.
    Klas verlaten
    Scan, of open \u{1} en typ de code
    Borden
    Stand
    Nr
    Naam
    Gespeeld
    Gewonnen
    Gelijk
    Punten
    Er zijn minder dan twee spelers.
    Er zijn nog potjes van deze ronde bezig.
    Klas: jij bent \u{1}
    \u{1} ligt buiten het bord
    Bord bekijken
    Gelijkspel aanbieden
    Vragen of ik mijn zet mag terugnemen
    Typ = om \u{1} over te nemen, of een vakje om daar te zetten.
    """
}
