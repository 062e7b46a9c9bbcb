// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_da: StaticString = """
    da\tltr\t.31\t10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111\tc4881ebf
    X
    O
    Trekant
    Diamant
    Stjerne
    Hjerte
    Måne
    Lyn
    Tur: \u{1}
    Din tur
    Du starter
    \u{1} tænker
    \u{1} er optaget
    Vælg et tomt felt
    \u{1} tager \u{2}
    Du tager \u{1}
    nederste venstre hjørne
    feltet nederst i midten
    nederste højre hjørne
    midterste felt til venstre
    midten
    midterste felt til højre
    øverste venstre hjørne
    feltet øverst i midten
    øverste højre hjørne
    \u{1} (\u{2})
    Bræt, \u{1} gange \u{2}
    \u{1}, tomt
    \u{1}, \u{2}
    \u{1}×\u{2}
    Kryds og bolle
    Sådan spiller du
    Fortryd
    Gendan
    Nyt spil
    Brætter
    Spillere
    Tip
    Forklar
    Symboler
    Gennemgang
    Historik
    Del
    Spil videre
    Sprog
    Menu
    2 spillere
    Online
    Computeren
    Eller lad computeren starte
    Modstander
    Niveau
    Lettere
    Sværere
    Tryk på et felt
    Tilbage til \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Kryds og bolle
    Begynder
    Let
    Mellem
    Svær
    Perfekt
    Snedig
    Computeren
    Computeren (\u{1})
    Spiller på må og få
    Vinder, hvis den kan, men ser ikke, når du kan vinde
    Vinder, hvis den kan, og stopper dig
    Ser dobbelte trusler og tænker lidt frem
    Smider aldrig en sejr eller uafgjort væk
    Lige så stærk som Perfekt og stiller fælder
    Spiller \u{1}
    Du
    X
    O
    Trekant
    Diamant
    Stjerne
    Hjerte
    Måne
    Lyn
    Vælg et felt til \u{1}
    Slip for at tage \u{1}
    Uafgjort
    \u{1} vinder: \u{2}
    \u{1} vinder: \u{2} fik \u{3}
    Spillet er slut
    \u{1} fortrød et træk: \u{2}
    Du fortrød dit træk: \u{1}
    nederste venstre hjørne
    andet felt fra venstre i nederste række
    andet felt fra højre i nederste række
    nederste højre hjørne
    næstnederste felt til venstre
    nederste venstre midterfelt
    nederste højre midterfelt
    næstnederste felt til højre
    næstøverste felt til venstre
    øverste venstre midterfelt
    øverste højre midterfelt
    næstøverste felt til højre
    øverste venstre hjørne
    andet felt fra venstre i øverste række
    andet felt fra højre i øverste række
    øverste højre hjørne
    nederste venstre 2×2-blok
    2×2-blokken nederst i midten
    nederste højre 2×2-blok
    2×2-blokken i midten til venstre
    2×2-blokken midt på brættet
    2×2-blokken i midten til højre
    øverste venstre 2×2-blok
    2×2-blokken øverst i midten
    øverste højre 2×2-blok
    rækken \u{1}
    kolonnen \u{1}
    diagonalen \u{1}
    nederste række
    midterste række
    øverste række
    nederste række
    næstnederste række
    næstøverste række
    øverste række
    venstre kolonne
    midterste kolonne
    højre kolonne
    venstre kolonne
    anden kolonne fra venstre
    anden kolonne fra højre
    højre kolonne
    diagonalen fra nederste venstre hjørne
    diagonalen fra øverste venstre hjørne
    diagonalen
    de fire hjørner
    2×2-blokken \u{1}
    romben \u{1}
    \u{1} og \u{2}
    \u{1} eller \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, vindende linje
    \u{1}, \u{2}, tabende linje
    \u{1}, tip
    \u{1}, \u{2} sikkert svar\u{1F}\u{1}, \u{2} sikre svar
    \u{1}, trussel fra \u{2}
    \u{1}, stærk trussel fra \u{2}
    \u{1}, svar
    \u{1}, \u{2}
    \u{1}, \u{2} på stribe
    \u{1} med \u{2}
    \u{1}, omvendt
    Hjørner og blokke
    Fire på stribe
    Gomoku
    hjørner
    2×2-blokke
    romber
    Kolonner
    Rækker
    På stribe
    De fire hjørner vinder
    En 2×2-blok vinder
    En rombe vinder
    De fire hjørner taber
    En 2×2-blok taber
    En rombe taber
    En linje vinder
    Omvendt: en linje taber
    Skriv et helt tal fra 1 til 19
    Et bræt kan have 1 til 19 kolonner, ikke \u{1}
    Et bræt kan have 1 til 19 rækker, ikke \u{1}
    En linje skal have mindst 1 felt
    Der er ikke plads til en linje på \u{1} felter på \u{2}×\u{3}
    \u{1}×\u{2} har ikke fire hjørner
    Der er ikke plads til en 2×2-blok på \u{1}×\u{2}
    Der er ikke plads til en rombe på \u{1}×\u{2}
    \u{1} eller flere
    Sådan spiller du \u{1}
    \u{1} starter. I skiftes til at sætte en brik på et tomt felt.
    Den første brik vinder.
    Den første brik taber.
    Du vinder, når du har \u{1} af dine brikker på stribe: \u{2}.\u{1F}Du vinder, når du har \u{1} af dine brikker på stribe: \u{2}.
    Du taber, hvis du får \u{1} af dine brikker på stribe: \u{2}.\u{1F}Du taber, hvis du får \u{1} af dine brikker på stribe: \u{2}.
    vandret
    lodret
    på skrå
    De fire hjørner vinder også.
    Enhver 2×2-blok vinder også.
    Enhver rombe vinder også: felterne over, under, til venstre og til højre for et felt.
    De fire hjørner taber også.
    Enhver 2×2-blok taber også.
    Enhver rombe taber også: felterne over, under, til venstre og til højre for et felt.
    \u{1} \u{2}
    Hvis brættet er fyldt, og ingen har vundet, er det uafgjort.
    Tryk på et felt, træk din brik derhen, eller tryk på brikken og så på feltet.
    Med et tastatur flytter du dig rundt på brættet med piletasterne, Enter sætter din brik, H giver et tip, U fortryder et træk, Shift+U gendanner det, og ? åbner denne vejledning.
    Niveauet Perfekt kan ikke slås her, og det er bevist: vi har spillet alle \u{1} mulige spil mod det, og det tabte ikke et eneste.
    Det her link kan ikke åbnes
    Der er ikke noget spil i linket, som kan spilles:
    \u{1}.
    Tryk på OK for at starte et nyt spil.
    fejl i reglerne, \u{1}
    umulige regler: \u{1}
    træk \u{1}, \u{2}: \u{3}
    træk \u{1}, ”\u{2}”: ikke et felt (et felt skrives som b2)
    spillet er allerede slut: \u{1} vandt
    spillet er allerede slut: uafgjort
    allerede optaget
    uden for brættet (det sidste felt er \u{1})
    ”\u{1}”: regler begynder med en størrelse som 3x3
    ”\u{1}”: efter k skal der stå et tal
    efter k skal der stå et tal
    ”\u{1}”: tilvalgene er \u{2}, hvert højst én gang
    ”\u{1}” kan ikke stå efter reglerne
    Vælg et bræt
    Eget bræt
    Start
    Første spiller
    Anden spiller
    Navn
    Symbol
    Spiller
    Hvem starter næste spil (som \u{1})
    OK
    Spil igen
    Kontrolleret af en dansktalende
    Maskinoversat, endnu ikke kontrolleret af en dansktalende
    Nyt spil: \u{1}
    Søg
    De spil, du spiller, kommer til at stå her.
    Som fil
    Tidligere spil
    Gem mine spil
    Åbn mine spil
    \u{1} spil eller resultat er tilføjet\u{1F}\u{1} spil og resultater er tilføjet
    Der er ikke noget nyt i filen
    \u{1} – \u{2}
    \u{1} · ikke færdigt
    \u{1} · uafgjort
    \u{1} · \u{2} vandt
    \u{1} · du vandt
    Mod computeren
    \u{1}, \u{2}: \u{3}
    \u{1} spil\u{1F}\u{1} spil
    \u{1} sejr\u{1F}\u{1} sejre
    \u{1} uafgjort\u{1F}\u{1} uafgjorte
    \u{1}, \u{2} sejr i træk\u{1F}\u{1}, \u{2} sejre i træk
    \u{1}, \u{2} fejl pr. spil
    \u{1},\u{2}
    Send link
    Kopiér link
    Kopiér resultatet som emojis
    Gem som billede
    Delt
    Kopieret
    Scan for at åbne spillet
    Din ven spiller som \u{1}.
    Linket åbner en kopi af det her spil.
    Du har åbnet et delt spil. Spil et træk for \u{1}
    Del spillet for at sende dit træk tilbage
    Vendepunktet
    Næste: \u{1}
    Større bræt: \u{1}
    Prøv et andet træk
    Tidligere spil
    Computermodstanderen svarer ikke
    Prøv igen
    En ny version er klar
    Opdater
    Vil du føje spillet til hjemmeskærmen?
    Vælg ”Føj til hjemmeskærm” i browserens menu
    Tilføj
    Nej tak
    Tema
    Som enheden
    Lyst
    Mørkt
    Høj kontrast
    Kridttavle
    Lyd
    Vibration
    Fortrudt: \u{1}
    Forklar: slået fra
    Forklar: slået til
    ét felt vinder\u{1F}\u{1} felter vinder
    ét felt sikrer uafgjort\u{1F}\u{1} felter sikrer uafgjort
    ét felt taber\u{1F}\u{1} felter taber
    ét felt er ikke regnet ud\u{1F}\u{1} felter er ikke regnet ud
    ét sikrer uafgjort\u{1F}\u{1} sikrer uafgjort
    ét taber\u{1F}\u{1} taber
    ét er ikke regnet ud\u{1F}\u{1} er ikke regnet ud
    Du vinder!
    \u{1} vinder
    Så tæt på
    \u{1} vinder!
    \u{1}, på \u{2} træk\u{1F}\u{1}, på \u{2} træk
    \u{1} fik \u{2}
    Du fik \u{1}
    \u{2}. sejr i træk
    \u{1} sejre i træk
    \u{1} gav computeren chancen
    Ingen lavede fejl
    Brættet er fyldt
    dit \u{1} træk
    dit træk nummer \u{1}
    \u{1} (træk \u{2})
    første
    andet
    tredje
    fjerde
    femte
    sjette
    syvende
    ottende
    niende
    tiende
    ellevte
    tolvte
    én
    to
    tre
    fire
    fem
    seks
    syv
    otte
    ni
    ti
    elleve
    tolv
    vinder på \u{1} træk\u{1F}vinder på \u{1} træk
    taber på \u{1} træk\u{1F}taber på \u{1} træk
    vinder
    uafgjort
    taber
    uafgjort eller bedre
    uafgjort eller værre
    ikke regnet ud
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    Du får \u{1}
    Du blokerer \u{1}
    Du truer med at få \u{1} på én gang. Ét træk kan ikke stoppe dem alle
    Du stopper to trusler på én gang: \u{1}
    Du truer med at få \u{1}, så modstanderen er nødt til at blokere
    Du vinder på \u{1} træk\u{1F}Du vinder på \u{1} træk
    Det er det eneste træk, der vinder
    Det sikrer uafgjort
    Det er det eneste træk, der ikke taber
    Her holder du længst ud: \u{1} træk mere\u{1F}Her holder du længst ud: \u{1} træk mere
    Det er lige så godt som ethvert andet træk
    Det giver ingen linje
    her er én linje åben for dig\u{1F}her er \u{1} linjer åbne for dig
    Menneske
    Spiller på denne enhed
    Mester
    Tænker langt frem
    Tænker endnu længere frem
    Computeren · \u{1}
    Spiller på må og få
    Undgår at få en linje, hvis den kan
    Tænker to egne træk frem
    Tænker fire egne træk frem
    Smider aldrig en sejr eller uafgjort væk
    Lige så stærk som Perfekt og stiller fælder
    \u{1} \u{2}
    Altid første spiller
    Taberen
    På skift
    \u{1}: \u{2}, \u{3}: \u{4}, uafgjorte: \u{5}
    Alle træk tjekkes…
    Perfekt spillet: ingen lavede fejl.
    Der blev ikke fundet nogen fejl.
    \u{1} kostede spillet
    \u{1} smed sejren væk
    \u{1} ville have vundet
    \u{1} ville have sikret uafgjort
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, fejl
    Prøv igen herfra
    \u{1} (\u{2} vinder)
    \u{1} (uafgjort)
    \u{1} (ikke færdigt)
    En anden variant: \u{1}
    figuren \u{1}
    en tegnet figur\u{1F}\u{1} tegnede figurer
    figuren \u{1}
    \u{1}
    Den her figur vinder
    Den her figur taber
    Figuren \u{1} vinder også, hvor som helst på brættet, selv når den er drejet eller spejlvendt.
    Figuren \u{1} taber også, hvor som helst på brættet, selv når den er drejet eller spejlvendt.
    Brikker på stribe tæller ikke her.
    Der er ikke plads til figuren \u{1} på \u{2}×\u{3}
    ”\u{1}”: \u{2}
    en figur har 2 til 8 felter, ikke \u{1}
    \u{1} er der to gange
    ”\u{1}” er ikke et felt (et felt skrives som b2)
    en figur er højst 8 felter bred og høj
    den samme figur er der to gange
    et spil har højst tre figurer
    Den spiller, der ikke starter, må overtage den første brik
    \u{1}, første brik må overtages
    Efter den første brik må modstanderen overtage den i stedet for selv at spille et træk.
    Overtag \u{1}
    \u{1} overtager \u{2}
    Du overtager \u{1}
    \u{1} gives tilbage
    = kan kun stå efter det første felt, i spil, hvor første brik må overtages
    Onlinespil
    Spil mod en, du ikke kender, eller send et link: alle med linket kan være med eller se med.
    Dit navn (valgfrit)
    Spil mod hvem som helst
    Hvad der gemmes
    Serveren gemmer spillet: trækkene, og hvornår de blev spillet, og de navne, spillerne har skrevet. Kun sådan overlever spillet en genstart eller en afbrudt forbindelse.
    Serveren sletter et spil 30 dage efter det sidste træk, og efter én dag, hvis ingen har spillet et træk. Hvis I har én eller flere dage til hvert træk, lægges den tid til.
    Der er ingen konti og ingen cookies. Selve din internetadresse gemmes aldrig: som værn mod misbrug har serveren en uigenkendelig udgave af den i hukommelsen, men højst i én dag.
    Sig til, når det er min tur
    Din browser blokerer beskeder fra denne side. Du kan tillade dem i browserens indstillinger.
    På en iPhone eller iPad virker det, når siden ligger på hjemmeskærmen og åbnes derfra.
    Hvis du vil have besked, når det er din tur, gemmer serveren også den adresse, hvor Google, Mozilla, Apple eller Microsoft tager imod beskeder til din browser. Den forsvinder, når du slår beskederne fra, og når spillet slettes. En besked siger kun, at det er din tur i det her spil, og kun din browser kan læse den.
    Dit navn, dine pladser i spillene, dine indstillinger og dine andre spil bliver på denne enhed. Alle med linket til et onlinespil kan se med.
    Ur
    Uden ur
    \u{1} min + \u{2} s pr. træk
    \u{1} dag pr. træk\u{1F}\u{1} dage pr. træk
    \u{1} dag\u{1F}\u{1} dage
    \u{1} time\u{1F}\u{1} timer
    Opret et link
    Det er ikke muligt at spille online lige nu
    Der startes for mange spil her. Prøv igen om \u{1} sekund.\u{1F}Der startes for mange spil her. Prøv igen om \u{1} sekunder.
    For mange beskeder. Prøv igen om \u{1} sekund.\u{1F}For mange beskeder. Prøv igen om \u{1} sekunder.
    Send linket til en ven
    Venter på din ven
    Leder efter en at spille mod
    Den næste, der vil spille det her spil, bliver din modstander
    Der er ikke kommet nogen endnu. Bliv ved med at vente, eller spil mod computeren.
    Spil mod computeren (\u{1})
    Annuller
    Din ven åbner linket og spiller som \u{1}
    Du starter
    Din ven starter
    Opretter forbindelse…
    Forbindelsen blev afbrudt. Opretter den igen…
    Det her onlinespil findes ikke længere. Du kan spille videre her.
    \u{1} inviterer dig
    Du er inviteret
    Du spiller som \u{1}
    Spil
    Se med
    Ledig plads: \u{1}. Spil, eller se bare med
    Spil som \u{1}
    Du ser med
    \u{1} person ser med\u{1F}\u{1} personer ser med
    \u{1} er offline
    \u{1} er offline. Efter et minut kan du tage sejren.
    \u{1} har været væk i et minut
    Tag sejren
    \u{1} er her
    offline
    ikke her endnu
    Din ven
    Ukendt
    Grævling
    Panda
    Bæver
    Rådyr
    Delfin
    Pingvin
    Ræv
    Hare
    Pindsvin
    Koala
    Odder
    Ugle
    Rødhals
    Sæl
    Egern
    Svane
    Uafgjort
    Fortryd
    Sig noget
    Giv op
    Vil du give op?
    Ja, giv op
    Spil videre
    Forlad
    Ja tak
    Nej tak
    \u{1} tilbyder uafgjort
    \u{1} beder om at fortryde sit sidste træk
    \u{1} vil spille igen
    Du har tilbudt uafgjort
    Du har bedt om at fortryde dit træk
    Venter på modstanderen
    \u{1} sagde nej tak
    Dit træk talte ikke: \u{1}
    \u{1}: \u{2}
    \u{1} gav op
    Du gav op
    \u{1} har ikke mere tid
    Du har ikke mere tid
    Spillerne blev enige om uafgjort
    Sig noget
    Vis modstanderens beskeder
    Hej!
    Held og lykke!
    Godt spillet!
    Tak!
    Ups!
    Tak for spillet!
    Spil med en klasse
    Pause. Ingen træk, og urene står stille.
    Opgave \u{1}, \u{2}
    Sværhedsgrad \u{1} af 5
    Du spiller som \u{1}.
    Kun ét træk fører til sejr. Med det kan du vinde på \u{1} træk.\u{1F}Kun ét træk fører til sejr. Med det kan du vinde på \u{1} træk.
    Kun ét træk er sikkert. Efter alle andre kan \u{1} vinde.
    Med hvert træk skal du true med at vinde i det næste. Kun ét første træk virker. Med det kan du vinde på \u{1} træk.\u{1F}Med hvert træk skal du true med at vinde i det næste. Kun ét første træk virker. Med det kan du vinde på \u{1} træk.
    Kun ét træk taber. Hvilket?
    Rigtigt!
    Ikke \u{1}.
    \u{1} er et sikkert valg: så kan ingen vinde, hvis begge tænker sig om.
    \u{1} svarer med \u{2}. Fortsæt.
    \u{1} forsøg tilbage.\u{1F}\u{1} forsøg tilbage.
    Løsningen er \u{1}.
    En rigtig løsning er \u{1}.
    \u{1} tager \u{2} og får \u{3}.
    \u{1} tager \u{2} og truer med at få \u{3} på én gang.
    \u{1} tager \u{2} og vinder på \u{3} træk.\u{1F}\u{1} tager \u{2} og vinder på \u{3} træk.
    \u{1} tager \u{2}, og ingen kan vinde.
    Sådan går det videre: \u{1}.
    løst i første forsøg
    løst i andet forsøg
    løst i tredje forsøg
    ikke løst
    Kryds og bolle, opgave \u{1}: \u{2}
    Kryds og bolle, opgave \u{1}: \u{2} med \u{3} tip\u{1F}Kryds og bolle, opgave \u{1}: \u{2} med \u{3} tip
    Se på dine egne brikker.
    Hvad vil \u{1}?
    Se, hvor to af dine linjer krydser hinanden.
    \u{1} er ude på noget. Se, hvor to linjer krydser hinanden.
    Få \u{1} til at blokere dig.
    Du kan vinde. Tænk frem.
    Pas på! De fleste felter taber.
    Ingen kan vinde, hvis begge tænker sig om.
    \u{1} kan vinde. Gør det svært.
    Find et felt med mange linjer.
    En linje taber her. Lav ingen.
    Prøv hvert felt i tankerne. Hvad kan \u{1} så gøre?
    Med én brik mere har du en linje.
    \u{1} mangler kun én brik på den her linje.
    Ét felt giver to trusler på én gang.
    \u{1} vil have to trusler på én gang. Tag selv det felt, der skal bruges til det.
    Lav en trussel, som modstanderen er nødt til at blokere.
    Du vinder på \u{1} træk. Det første truer ikke med noget endnu.\u{1F}Du vinder på \u{1} træk. Det første truer ikke med noget endnu.
    Kun ét felt er sikkert.
    Tag et felt med mange åbne linjer.
    Find det træk, hvor du holder længst ud.
    Tag et felt, der har mange åbne linjer, og som \u{1} også vil have.
    Hold dine brikker væk fra hinanden.
    Ét felt er farligt: hvis du tager det, kan \u{1} få to trusler på én gang eller vinde på nogle få træk.
    Tag \u{1}.
    Næste tip afslører idéen.
    Næste tip afslører trækket.
    Efter alle andre træk tager \u{1} \u{2} og kan vinde.
    \u{1}? Så tager \u{2} \u{3} og kan vinde.
    \u{1}: så har \u{3} kun ét sikkert svar: \u{2}.
    \u{1}: så er \u{2} af \u{3} svar sikre for \u{4}.
    Tallet viser, hvor mange af modstanderens svar der er sikre.
    Det her bræt er for stort til, at alle træk kan tjekkes.
    Ringe viser trusler.
    Tre på stribe
    Stop linjen
    Midten og hjørnerne
    To på én gang
    Opdag fælden
    Hvorfor ingen vinder
    Hjørner og blokke
    Kun ét sikkert svar
    At stjæle en idé
    Tvillinger
    Omvendt
    Fem på stribe
    Tre af dine brikker på stribe vinder: vandret, lodret eller på skrå.
    Hvis modstanderen har to på en linje, så sæt din brik i hullet. Men det er bedre at vinde end at blokere.
    Nogle svar på det første træk taber.
    Én brik kan true med to linjer. Kun den ene af dem kan stoppes.
    Modstanderen vil true med to linjer på én gang. Sørg for, at modstanderen er nødt til at svare dig først.
    En linje med brikker fra begge er lukket. Spillere, der tænker sig om, lukker dem alle.
    På det her bræt vinder de fire hjørner også, og det samme gør enhver 2×2-blok.
    Nogle første træk på det her bræt har meget få sikre svar.
    Når linjer vinder, skader det aldrig at have én brik mere. Derfor kan den, der starter, aldrig være bagud. Når linjer taber, kan det skade.
    Hver linje har sit eget par felter. Tag altid tvillingen til det felt, som X tager, så kan X aldrig få en linje.
    Her taber tre på stribe. Start i midten, og tag så altid feltet lige over for modstanderens, på den anden side af midten.
    Fire med begge ender åbne kan ikke stoppes.
    Lektion \u{1}: \u{2}
    Lektioner
    Trin \u{1} af \u{2}
    Gør din linje færdig.
    Stop \u{1}.
    Du kan vinde på \u{1} træk. Find det første.\u{1F}Du kan vinde på \u{1} træk. Find det første.
    Find et sikkert træk.
    Find det eneste sikre træk.
    Én linje er stadig åben for \u{1}. Vælg et tomt felt på den.
    Tag tvillingen.
    I hvilket spil taber den, der starter? Skriv spillets nummer.
    En række. Den vinder!
    En kolonne. Den vinder!
    En skrå linje. Den vinder!
    Stoppet!
    Stoppet igen!
    Det er bedre at vinde end at blokere.
    Efter et hjørne: midten, intet andet.
    Efter midten: et hjørne.
    Efter et felt midt på en kant: ved siden af det eller lige over for.
    To linjer, ét svar: du vinder.
    To linjer igen!
    Først én trussel, så to på én gang.
    Et felt midt på en kant: nu er modstanderen nødt til at svare dig.
    Der er et hjørne tilbage til dig, og det er nok.
    Det er den sidste. Alle de andre er lukket.
    Rigtigt: begge lukker det, de kan, linje for linje.
    Fire hjørner. De vinder!
    En blok. Den vinder!
    Blokke skal også stoppes.
    Hjørner skal også stoppes.
    Lige over for, og intet andet.
    Tæt på midten, på den samme skrå linje.
    Når linjer taber, kan det være skidt at starte.
    Hver linje har sit eget par. Det er et bevis: X vinder aldrig.
    Midten først.
    Lige over for.
    Lige over for igen.
    Altid lige over for. Så får du aldrig selv en linje.
    Fire med begge ender åbne: du vinder.
    Lektionen er færdig.
    Dagens opgave
    Flere opgaver
    \u{1} af \u{2} færdige
    Vis løsningen
    Næste
    Tilbage til spillet
    Del resultatet
    Ikke løst
    Opgaven er på vej
    Her er der ikke én bestemt løsning
    Du er færdig med alle opgaverne.
    Opgave
    Lektion
    Du har tre forsøg. Efter et forkert træk ser du, hvad det fører til, og trækket tages tilbage.
    Alle dage
    Tidligere
    Senere
    Løst
    Løst til sidst
    Løsningen vist
    \u{1} dag i træk\u{1F}\u{1} dage i træk
    Fem på stribe med trusler
    \u{1} opgave færdig\u{1F}\u{1} opgaver færdige
    Opgaver og lektioner
    Din egen figur
    Uafgjort
    Retfærdigt, når første brik må overtages
    \u{1} vinder på \u{2} træk\u{1F}\u{1} vinder på \u{2} træk
    \u{1} kan altid vinde
    Den, der vælger, om første brik overtages, vinder
    Ingen kan vinde, hvis begge tænker sig om
    Ingen kan vinde på noget bræt
    Ukendt. Måske har ingen nogensinde undersøgt det.
    Hvem kan vinde? Det regnes ud…
    Tegn det, der vinder: tryk på felterne.
    Mindst ét felt mere.
    Den tæller også drejet og spejlvendt.
    Også: \u{1}.
    \u{1}, i figuren
    \u{1}, ikke i figuren
    Spil med den
    Mindre
    Større
    Ryd
    Tilføj en figur
    Hvorfor?
    \u{1} tager altid det felt, der er tilbage i parret. Uanset hvor figuren ligger, er der et helt par i den.
    Mindste: \u{1}
    Gør det retfærdigt
    Tegn din egen
    \u{1} kan vinde
    Ingen kan vinde
    Ingen ved det
    Vælg en, og se hvorfor.
    En figur har højst 8 felter.
    En figur er højst 8 felter bred og høj.
    Du har allerede den her figur.
    Her har et bræt 3 til 10 rækker, med plads til figuren.
    hjælp
    fortryd
    gendan
    nyt
    brætter
    spillere
    tip
    forklar
    symboler
    gennemgang
    historik
    del
    spil videre
    menu
    sprog
    afslut
    Med pilene eller h, j, k, l går du fra felt til felt; Enter eller mellemrum sætter din brik, og det gør et klik også.
    Skriv et felt: b2. Hvis kolonnens bogstav også er en kommando, så skriv det med stort.
    u fortryder et træk, r gendanner det, n starter et nyt spil, g vælger bræt, p spillere og s symboler, t giver et tip i tre trin, v viser, hvad hvert felt er værd, q afslutter.
    Tegn omkring en brik viser det sidste træk (X), en linje, der vandt [X], eller en linje, der tabte !X!; * er et tip; + vinder, = er uafgjort, − taber; tallet tæller dine egne træk, efter = tæller det de sikre svar.
    Skriv et felt som b2 for at spille der.
    undo fortryder et træk, redo gendanner det, new starter et nyt spil, new 4x4 et på et andet bræt.
    hint siger, hvor du skal kigge, næste gang idéen og til sidst trækket; explain viser eller skjuler, hvad hvert felt er værd, explain b2 viser, hvad der følger efter et træk der.
    games viser en liste over brætterne, board viser brættet igen, quit afslutter programmet.
    Skriv help for at se, hvad du kan skrive.
    ”\u{1}” er hverken et felt som b2 eller en kommando; prøv help
    ”\u{1}” er hverken et felt eller en kommando; mente du \u{2}?
    \u{1}; mente du ”\u{2}”?
    tekstlinje \u{1}: \u{2}
    Der er ikke noget træk at fortryde
    Der er ikke noget træk at gendanne
    Der er ikke noget træk at foreslå
    Vinduet er for lille: der mangler \u{1}
    \u{1} kolonne\u{1F}\u{1} kolonner
    \u{1} række\u{1F}\u{1} rækker
    Du har et spil, der ikke er færdigt: \u{1}
    Enter fortsætter det, n starter et nyt spil
    Vil du fortsætte det? \u{1} eller \u{2}
    Det gemte spil kan ikke læses (\u{1}); det er flyttet til \u{2}
    Spillet kan ikke gemmes i \u{1}: \u{2}
    ja
    nej
    Pilene flytter markeringen og ændrer værdien, Enter vælger, Esc lukker
    Pilene ruller teksten, Esc lukker
    \u{1}: \u{2}
    Du er inviteret: \u{1}
    \u{1} inviterer dig til at spille \u{2}
    Se med i et spil: \u{1}
    Du spiller som \u{1}.
    Kryds og bolle i browseren: gratis, uden reklamer, uden konto.
    Tomme felter
    Trusler
    Vindende linje
    Zoom
    Spillere
    Luk
    Brik: \u{1}
    Det virker kun i et onlinespil, på det rette tidspunkt
    I et onlinespil: draw tilbyder uafgjort, takeback beder om at fortryde dit sidste træk, resign giver op, accept og decline svarer modstanderen, say 1 til say 6 siger noget, computer lader computeren spille, mens en plads er ledig, claim tager sejren over en ukendt modstander, der er gået, leave afslutter onlinespillet, så du spiller videre alene.
    Skriv et felt som b2. hint hjælper i tre trin, show viser løsningen, board viser brættet igen, quit afslutter programmet.
    ”\u{1}” er hverken et felt som b2 eller hint, show, board, help eller quit
    ”\u{1}” er ikke et tal fra 1 til \u{2}
    Blå,Grøn,Rød,Gylden,Sølvblank,Modig,Strålende,Rolig,Kvik,Hurtig,Venlig,Sjov,Blid,Glad,Munter,Rar,Heldig,Frisk,Rask,Stolt,Stille,Solgul,Kæk,Klog
    Ugle,Kat,Hamster,Giraf,Skildpadde,Humlebi,And,Delfin,Sæl,Panda,Ræv,Krabbe,Sommerfugl,Pingvin,Due,Koala,Antilope,Zebra,Frø,Lærke,Svale,Myre,Gazelle,Spurv
    \u{1} \u{2}
    Klasse
    Én kode til alle i lokalet. Ingen skriver et navn. Klassen slettes en dag efter sit sidste spil.
    Opret en klasse
    Kom med i en klasse
    Kode
    Ur
    Uden ur
    \u{1} min
    Hvem møder hvem
    De, der er ledige, spiller
    I runder, når jeg siger til
    Luk
    Ingen klasse har den kode.
    For mange forsøg. Prøv igen om \u{1} s.
    Der er ikke forbindelse til klassen lige nu. Prøver igen…
    Klassen findes ikke længere.
    Der er ikke plads til flere i klassen.
    Du er \u{1}
    Et andet navn
    Bliv her: dit næste spil starter af sig selv.
    Bliv her: næste runde starter snart.
    Du sidder over i denne runde, fordi antallet af spillere er ulige. Du får pointet alligevel.
    Du vandt!
    Du tabte denne gang.
    Uafgjort.
    Du møder \u{1}
    Til dit spil
    Nummer \u{1} af \u{2}
    Spillere: \u{1}
    Runde \u{1}
    Bræt \u{1}: \u{2} mod \u{3}
    Pause
    Fortsæt
    Næste runde
    Kopiér resultaterne
    Kopieret
    Afslut klassen
    Vil du virkelig afslutte for alle?
    Klassen er afsluttet.
    Alle brætter
    Fjern \u{1}
    Læreren har taget dig ud af klassen.
    Forlad klassen
    Scan, eller åbn \u{1}, og skriv koden
    Brætter
    Stilling
    Nr.
    Navn
    Spillede
    Vundne
    Uafgjorte
    Point
    Der er færre end to spillere.
    Der er stadig spil i gang i denne runde.
    Klasse: du er \u{1}
    \u{1} ligger uden for brættet
    Vis brættet
    Tilbyd uafgjort
    Bed om lov til at fortryde
    Skriv = for at overtage \u{1}, eller et felt for at spille der.
    """
}
