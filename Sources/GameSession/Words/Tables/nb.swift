// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_nb: StaticString = """
    nb\tltr\t 31\t10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111\tc4881ebf
    X
    O
    Trekant
    Diamant
    Stjerne
    Hjerte
    Måne
    Lyn
    \u{1} sin tur
    Din tur
    Du begynner
    \u{1} tenker
    \u{1} er opptatt
    Velg en tom rute
    \u{1} tar \u{2}
    Du tar \u{1}
    hjørneruten nederst til venstre
    ruten nederst i midten
    hjørneruten nederst til høyre
    ruten midt på venstre side
    midten
    ruten midt på høyre side
    hjørneruten øverst til venstre
    ruten øverst i midten
    hjørneruten øverst til høyre
    \u{1} (\u{2})
    Brett, \u{1} ganger \u{2}
    \u{1}, tom
    \u{1}, \u{2}
    \u{1}×\u{2}
    Bondesjakk
    Slik spiller du
    Angre
    Gjør om
    Nytt spill
    Brett
    Spillere
    Tips
    Forklar
    Symboler
    Gjennomgang
    Historikk
    Del
    Spill videre
    Språk
    Meny
    2 spillere
    På nett
    Datamaskinen
    Eller la datamaskinen begynne
    Motstander
    Nivå
    Lettere
    Vanskeligere
    Trykk på en rute
    Tilbake til \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Bondesjakk
    Nybegynner
    Lett
    Middels
    Vanskelig
    Perfekt
    Luring
    Datamaskinen
    Datamaskinen (\u{1})
    Spiller tilfeldig
    Vinner når det går, men ser ikke når du kan vinne
    Vinner når det går, og stopper deg
    Ser doble trusler og tenker litt fram
    Gir aldri bort seier eller uavgjort
    Like sterk som Perfekt, og setter feller
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
    Velg en rute for \u{1}
    Slipp for å ta \u{1}
    Uavgjort
    \u{1} vinner: \u{2}
    \u{1} vinner: \u{2} fylte \u{3}
    Spillet er slutt
    \u{1} angret et trekk: \u{2}
    Du angret trekket ditt: \u{1}
    hjørneruten nederst til venstre
    andre rute fra venstre i nederste rad
    andre rute fra høyre i nederste rad
    hjørneruten nederst til høyre
    ruten nest nederst til venstre
    den nedre venstre midtruten
    den nedre høyre midtruten
    ruten nest nederst til høyre
    ruten nest øverst til venstre
    den øvre venstre midtruten
    den øvre høyre midtruten
    ruten nest øverst til høyre
    hjørneruten øverst til venstre
    andre rute fra venstre i øverste rad
    andre rute fra høyre i øverste rad
    hjørneruten øverst til høyre
    2×2-blokken nederst til venstre
    2×2-blokken nederst i midten
    2×2-blokken nederst til høyre
    2×2-blokken midt på venstre side
    2×2-blokken midt på brettet
    2×2-blokken midt på høyre side
    2×2-blokken øverst til venstre
    2×2-blokken øverst i midten
    2×2-blokken øverst til høyre
    raden \u{1}
    kolonnen \u{1}
    diagonalen \u{1}
    nederste rad
    midterste rad
    øverste rad
    nederste rad
    nest nederste rad
    nest øverste rad
    øverste rad
    venstre kolonne
    midterste kolonne
    høyre kolonne
    venstre kolonne
    andre kolonne fra venstre
    andre kolonne fra høyre
    høyre kolonne
    diagonalen fra nedre venstre hjørne
    diagonalen fra øvre venstre hjørne
    diagonalen
    de fire hjørnene
    2×2-blokken \u{1}
    romben \u{1}
    \u{1} og \u{2}
    \u{1} eller \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, vinnende linje
    \u{1}, \u{2}, tapende linje
    \u{1}, tips
    \u{1}, \u{2} trygt svar\u{1F}\u{1}, \u{2} trygge svar
    \u{1}, trussel fra \u{2}
    \u{1}, sterk trussel fra \u{2}
    \u{1}, svar
    \u{1}, \u{2}
    \u{1}, \u{2} på rad
    \u{1} med \u{2}
    \u{1}, omvendt
    Hjørner og blokker
    Fire på rad
    Gomoku
    hjørner
    2×2-blokker
    romber
    Kolonner
    Rader
    På rad
    De fire hjørnene vinner
    En 2×2-blokk vinner
    En rombe vinner
    De fire hjørnene taper
    En 2×2-blokk taper
    En rombe taper
    En linje vinner
    Omvendt: En linje taper
    Skriv et helt tall fra 1 til 19
    Et brett kan ha 1 til 19 kolonner, ikke \u{1}
    Et brett kan ha 1 til 19 rader, ikke \u{1}
    En linje må ha minst 1 rute
    En linje på \u{1} ruter får ikke plass på \u{2}×\u{3}
    \u{1}×\u{2} har ikke fire hjørner
    En 2×2-blokk får ikke plass på \u{1}×\u{2}
    En rombe får ikke plass på \u{1}×\u{2}
    \u{1} eller flere
    Slik spiller du: \u{1}
    \u{1} begynner. Spillerne bytter på å sette tegnet sitt i en tom rute.
    Det første tegnet vinner.
    Det første tegnet taper.
    Du vinner når du har \u{1} av tegnene dine på rad: \u{2}.\u{1F}Du vinner når du har \u{1} av tegnene dine på rad: \u{2}.
    Du taper hvis du får \u{1} av tegnene dine på rad: \u{2}.\u{1F}Du taper hvis du får \u{1} av tegnene dine på rad: \u{2}.
    vannrett
    loddrett
    diagonalt
    De fire hjørnene vinner også.
    En 2×2-blokk vinner også, hvor som helst på brettet.
    En rombe vinner også, hvor som helst på brettet: rutene over, under, til venstre og til høyre for en rute.
    De fire hjørnene taper også.
    En 2×2-blokk taper også, hvor som helst på brettet.
    En rombe taper også, hvor som helst på brettet: rutene over, under, til venstre og til høyre for en rute.
    \u{1} \u{2}
    Hvis brettet er fullt og ingen har vunnet, blir det uavgjort.
    Trykk på en rute, dra tegnet ditt dit, eller trykk på tegnet og så på ruten.
    Med tastatur: Piltastene flytter deg rundt på brettet, Enter setter tegnet ditt, H gir et tips, U angrer et trekk, Skift+U spiller trekket på nytt, og ? åpner denne veiledningen.
    Nivået Perfekt kan ikke slås her, og det er bevist: Vi har spilt alle \u{1} mulige spill mot det, og det tapte ikke et eneste.
    Denne lenken kan ikke åpnes
    Lenken inneholder ikke noe spill som kan spilles:
    \u{1}.
    Trykk på OK for å starte et nytt spill.
    feil i reglene – \u{1}
    umulige regler: \u{1}
    trekk \u{1}, \u{2}: \u{3}
    trekk \u{1}, «\u{2}»: ikke en rute (en rute skrives som b2)
    spillet er allerede slutt: \u{1} vant
    spillet er allerede slutt: uavgjort
    allerede opptatt
    utenfor brettet (den siste ruten er \u{1})
    «\u{1}»: regler begynner med en størrelse som 3x3
    «\u{1}»: etter k må det stå et tall
    etter k må det stå et tall
    «\u{1}»: valgene er \u{2}, hvert av dem høyst én gang
    «\u{1}» kan ikke stå etter reglene
    Velg et brett
    Eget brett
    Start
    Første spiller
    Andre spiller
    Navn
    Symbol
    Spiller
    Hvem som begynner neste spill (som \u{1})
    OK
    Spill igjen
    Kontrollert av en norsktalende
    Maskinoversatt, ennå ikke kontrollert av en norsktalende
    Nytt spill: \u{1}
    Søk
    Her vises spill du har spilt.
    Som fil
    Tidligere spill
    Lagre spillene mine
    Åpne spillene mine
    \u{1} spill eller resultat er lagt til\u{1F}\u{1} spill og resultater er lagt til
    Det er ikke noe nytt i filen
    \u{1} – \u{2}
    \u{1} · ikke ferdig
    \u{1} · uavgjort
    \u{1} · \u{2} vant
    \u{1} · du vant
    Mot datamaskinen
    \u{1}, \u{2}: \u{3}
    \u{1} spill\u{1F}\u{1} spill
    \u{1} seier\u{1F}\u{1} seire
    \u{1} uavgjort\u{1F}\u{1} uavgjorte
    \u{1}, \u{2} seier på rad\u{1F}\u{1}, \u{2} seire på rad
    \u{1}, \u{2} feil per spill
    \u{1},\u{2}
    Send lenke
    Kopier lenke
    Kopier resultatet som emojier
    Lagre som bilde
    Ferdig
    Kopiert
    Skann for å åpne spillet
    Vennen din spiller som \u{1}.
    Lenken åpner en kopi av dette spillet.
    Du har åpnet et delt spill. Gjør et trekk for \u{1}
    Del spillet for å sende trekket ditt tilbake
    Vendepunktet
    Neste: \u{1}
    Større brett: \u{1}
    Prøv et annet trekk
    Tidligere spill
    Datamotstanderen svarer ikke
    Prøv igjen
    En ny versjon er klar
    Oppdater
    Legge til på Hjem-skjermen?
    Velg «Legg til på Hjem-skjerm» i menyen i nettleseren
    Legg til
    Nei takk
    Tema
    Som enheten
    Lyst
    Mørkt
    Høy kontrast
    Krittavle
    Lyd
    Vibrasjon
    Angret: \u{1}
    Forklaring: av
    Forklaring: på
    én rute vinner\u{1F}\u{1} ruter vinner
    én rute holder til uavgjort\u{1F}\u{1} ruter holder til uavgjort
    én rute taper\u{1F}\u{1} ruter taper
    én rute er ikke regnet ut\u{1F}\u{1} ruter er ikke regnet ut
    én holder til uavgjort\u{1F}\u{1} holder til uavgjort
    én taper\u{1F}\u{1} taper
    én er ikke regnet ut\u{1F}\u{1} er ikke regnet ut
    Du vinner!
    \u{1} vinner
    Så nær
    \u{1} vinner!
    \u{1}, på \u{2} trekk\u{1F}\u{1}, på \u{2} trekk
    \u{1} fylte \u{2}
    Du fylte \u{1}
    \u{1} seier på rad
    \u{1} seire på rad
    \u{1} ga datamaskinen sjansen
    Ingen gjorde feil
    Brettet er fullt
    det \u{1} trekket ditt
    ditt trekk nummer \u{1}
    \u{1} sitt trekk nummer \u{2}
    første
    andre
    tredje
    fjerde
    femte
    sjette
    sjuende
    åttende
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
    sju
    åtte
    ni
    ti
    elleve
    tolv
    vinner på \u{1} trekk\u{1F}vinner på \u{1} trekk
    taper på \u{1} trekk\u{1F}taper på \u{1} trekk
    vinner
    uavgjort
    taper
    uavgjort eller bedre
    uavgjort eller dårligere
    ikke regnet ut
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    Du fyller \u{1}
    Du blokkerer \u{1}
    Du truer med flere linjer på én gang: \u{1}. Ett enkelt trekk er ikke nok til å stoppe dem
    Du stopper to trusler på én gang: \u{1}
    Du truer med å fylle \u{1}, så motstanderen må blokkere
    Du vinner på \u{1} trekk\u{1F}Du vinner på \u{1} trekk
    Det er det eneste trekket som vinner
    Det holder til uavgjort
    Det er det eneste trekket som ikke taper
    Slik holder du ut lengst: \u{1} trekk til\u{1F}Slik holder du ut lengst: \u{1} trekk til
    Det er like godt som alle andre trekk
    Det fyller ingen linje
    der er det én linje som er åpen for deg\u{1F}der er det \u{1} linjer som er åpne for deg
    Menneske
    Spiller på denne enheten
    Mester
    Tenker langt fram
    Tenker enda lenger fram
    Datamaskinen · \u{1}
    Spiller tilfeldig
    Unngår å fylle en linje hvis det går
    Tenker to egne trekk fram
    Tenker fire egne trekk fram
    Gir aldri bort seier eller uavgjort
    Like sterk som Perfekt, og setter feller
    \u{1} \u{2}
    Alltid første spiller
    Den som tapte
    Dere bytter på
    \u{1}: \u{2}, \u{3}: \u{4}, uavgjorte: \u{5}
    Sjekker alle trekk…
    Perfekt spilt: Ingen gjorde feil.
    Ingen feil ble funnet.
    \u{1} førte til tap
    \u{1} ga bort seieren
    \u{1} ville ha vunnet
    \u{1} ville ha holdt til uavgjort
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, feil
    Prøv igjen herfra
    \u{1} (\u{2} vinner)
    \u{1} (uavgjort)
    \u{1} (ikke ferdig)
    Annen variant: \u{1}
    formen \u{1}
    en tegnet form\u{1F}\u{1} tegnede former
    formen \u{1}
    \u{1}
    Denne formen vinner
    Denne formen taper
    Formen \u{1} vinner også, hvor som helst på brettet, selv om den er dreid eller speilvendt.
    Formen \u{1} taper også, hvor som helst på brettet, selv om den er dreid eller speilvendt.
    Her teller det ikke å ha tegn på rad.
    Formen \u{1} får ikke plass på \u{2}×\u{3}
    «\u{1}»: \u{2}
    en form har 2 til 8 ruter, ikke \u{1}
    \u{1} er med to ganger
    «\u{1}» er ikke en rute (en rute skrives som b2)
    en form er høyst 8 ruter bred og høy
    den samme formen er med to ganger
    et spill har høyst tre former
    Spilleren som ikke begynner, kan ta over det første tegnet
    \u{1}, det første tegnet kan tas over
    Etter det første tegnet kan motstanderen ta det over i stedet for å gjøre et eget trekk.
    Ta over \u{1}
    \u{1} tar over \u{2}
    Du tar over \u{1}
    \u{1} gis tilbake
    = kan bare stå etter den første ruten, i spill der det første tegnet kan tas over
    Nettspill
    Spill mot noen du ikke kjenner, eller send en lenke: Den som har lenken, kan bli med eller se på.
    Navnet ditt (valgfritt)
    Spill mot hvem som helst
    Hva som lagres
    Serveren lagrer spillet: trekkene og når de ble gjort, og navnene som spillerne har skrevet. Bare slik tåler spillet en omstart eller et brudd i forbindelsen.
    Serveren sletter et spill 30 dager etter det siste trekket, og etter én dag hvis ingen har gjort noe trekk. Hvis dere har én eller flere dager på hvert trekk, kommer den tiden i tillegg.
    Det finnes ingen kontoer og ingen informasjonskapsler (cookies). IP-adressen din lagres aldri: Som vern mot misbruk ligger en ugjenkjennelig form av den i minnet i høyst én dag.
    Si fra når det er min tur
    Nettleseren din blokkerer varsler fra denne siden. Du kan tillate dem i innstillingene i nettleseren.
    På en iPhone eller iPad virker dette når siden ligger på Hjem-skjermen og åpnes derfra.
    Hvis du vil ha beskjed når det er din tur, lagrer serveren også adressen der Google, Mozilla, Apple eller Microsoft tar imot varsler til nettleseren din. Den forsvinner når du slår av dette, og når spillet slettes. Et varsel sier bare at det er din tur i dette spillet, og bare nettleseren din kan lese det.
    Navnet ditt, plassene dine i spillene, innstillingene dine og de andre spillene dine blir på denne enheten. Den som har lenken til et nettspill, kan se på det.
    Klokke
    Uten klokke
    \u{1} min + \u{2} s per trekk
    \u{1} dag per trekk\u{1F}\u{1} dager per trekk
    \u{1} dag\u{1F}\u{1} dager
    \u{1} time\u{1F}\u{1} timer
    Lag en lenke
    Nettspill er ikke tilgjengelig akkurat nå
    For mange spill startes her. Prøv igjen om \u{1} sekund.\u{1F}For mange spill startes her. Prøv igjen om \u{1} sekunder.
    For mange meldinger. Prøv igjen om \u{1} sekund.\u{1F}For mange meldinger. Prøv igjen om \u{1} sekunder.
    Send denne lenken til en venn
    Venter på vennen din
    Leter etter noen å spille mot
    Den neste som velger dette spillet, får spille mot deg
    Ingen har kommet ennå. Fortsett å vente, eller spill mot datamaskinen.
    Spill mot datamaskinen (\u{1})
    Avbryt
    Vennen din åpner lenken og spiller som \u{1}
    Du begynner
    Vennen din begynner
    Kobler til…
    Forbindelsen ble brutt. Kobler til igjen…
    Dette nettspillet finnes ikke lenger. Du kan spille videre her.
    \u{1} inviterer deg
    Du er invitert
    Du spiller som \u{1}
    Spill
    Bare se på
    Ledig plass: \u{1}. Spill, eller bare se på
    Spill som \u{1}
    Du ser på
    \u{1} person ser på\u{1F}\u{1} personer ser på
    \u{1} er frakoblet
    \u{1} er frakoblet. Etter ett minutt kan du ta seieren.
    \u{1} har vært borte i ett minutt
    Ta seieren
    \u{1} er her
    frakoblet
    ikke her ennå
    Vennen din
    Noen
    Grevling
    Panda
    Bever
    Rådyr
    Delfin
    Pingvin
    Rev
    Hare
    Pinnsvin
    Gaupe
    Oter
    Ugle
    Rødstrupe
    Sel
    Ekorn
    Svane
    Uavgjort
    Angre
    Si noe
    Gi opp
    Gi opp dette spillet?
    Ja, gi opp
    Spill videre
    Forlat
    Godta
    Avslå
    \u{1} tilbyr uavgjort
    \u{1} ber om å få angre det siste trekket sitt
    \u{1} vil spille igjen
    Du har tilbudt uavgjort
    Du har bedt om å få angre trekket ditt
    Venter på motstanderen
    \u{1} takket nei
    Trekket ditt ble ikke godtatt: \u{1}
    \u{1}: \u{2}
    \u{1} ga opp
    Du ga opp
    \u{1} gikk tom for tid
    Du gikk tom for tid
    Spillerne ble enige om uavgjort
    Si noe
    Vis meldinger fra motstanderen
    Hei!
    Lykke til!
    Bra spilt!
    Takk!
    Oisann!
    Fin kamp!
    Spill med en klasse
    Pause. Ingen trekk, og klokkene står stille.
    Nøtt \u{1}, \u{2}
    Vanskelighetsgrad \u{1} av 5
    Du spiller som \u{1}.
    Bare ett trekk fører til seier. Med det kan du vinne på \u{1} trekk.\u{1F}Bare ett trekk fører til seier. Med det kan du vinne på \u{1} trekk.
    Bare ett trekk er trygt. Etter alle andre kan \u{1} vinne.
    Med hvert trekk må du true med å vinne i det neste. Bare ett første trekk virker. Med det kan du vinne på \u{1} trekk.\u{1F}Med hvert trekk må du true med å vinne i det neste. Bare ett første trekk virker. Med det kan du vinne på \u{1} trekk.
    Bare ett trekk taper. Hvilket?
    Riktig!
    Ikke \u{1}.
    \u{1} er trygg: Ingen vinner etter det.
    \u{1} svarer med \u{2}. Fortsett.
    Du har \u{1} forsøk igjen.\u{1F}Du har \u{1} forsøk igjen.
    Svaret er \u{1}.
    Et riktig svar er \u{1}.
    \u{1} tar \u{2} og fyller \u{3}.
    \u{1} tar \u{2} og truer med flere linjer på én gang: \u{3}.
    \u{1} tar \u{2} og vinner på \u{3} trekk.\u{1F}\u{1} tar \u{2} og vinner på \u{3} trekk.
    \u{1} tar \u{2}, og da kan ingen vinne lenger.
    Slik fortsetter det: \u{1}.
    løst på første forsøk
    løst på andre forsøk
    løst på tredje forsøk
    ikke løst
    Bondesjakk, nøtt \u{1}: \u{2}
    Bondesjakk, nøtt \u{1}: \u{2} med \u{3} tips\u{1F}Bondesjakk, nøtt \u{1}: \u{2} med \u{3} tips
    Se på dine egne tegn.
    Hva vil \u{1}?
    Se etter en rute der to av linjene dine krysser hverandre.
    \u{1} har noe på gang. Se etter en rute der to linjer krysser hverandre.
    Få \u{1} til å blokkere deg.
    Du kan vinne. Tenk framover.
    Pass på! De fleste rutene taper.
    Ingen kan vinne hvis begge tenker seg om.
    \u{1} kan vinne. Gjør det vanskelig.
    Let etter en rute med mange linjer.
    En linje taper her. Ikke fyll noen.
    Tenk gjennom hver rute. Hva kan \u{1} gjøre da?
    Med ett tegn til har du en linje.
    \u{1} trenger ett tegn til i denne linjen.
    Én rute gir to trusler på én gang.
    \u{1} vil ha to trusler på én gang. Vær først ute: Ta ruten som trengs til det.
    Lag en trussel med en linje, så motstanderen må blokkere den.
    Du vinner på \u{1} trekk. Det første truer ikke med noe ennå.\u{1F}Du vinner på \u{1} trekk. Det første truer ikke med noe ennå.
    Bare én rute er trygg.
    Ta en rute med mange åpne linjer.
    Finn trekket som gjør at du holder ut lengst.
    Ta en rute med mange åpne linjer, en som \u{1} også vil ha.
    Hold tegnene dine fra hverandre.
    Én rute er farlig: Hvis du tar den, kan \u{1} få to trusler på én gang eller vinne etter noen trekk.
    Ta \u{1}.
    Neste tips røper ideen.
    Neste tips røper trekket.
    Etter alle andre trekk tar \u{1} \u{2} og kan vinne.
    \u{1}? Da tar \u{2} \u{3} og kan vinne.
    \u{1}: Da er bare \u{2} trygg for \u{3}.
    \u{1}: Da er \u{2} av \u{3} svar trygge for \u{4}.
    Tallet sier hvor mange av motstanderens svar som er trygge.
    Dette brettet er så stort at ikke alle trekk kan sjekkes.
    Ringene viser trusler.
    Tre på rad
    Stopp linjen
    Midten og hjørnene
    To på én gang
    Oppdag fellen
    Hvorfor ingen vinner
    Hjørner og blokker
    Bare ett trygt svar
    Stjel en idé
    Tvillinger
    Omvendt
    Fem på rad
    Tre av tegnene dine på rad vinner: vannrett, loddrett eller på skrå.
    Hvis motstanderen har to i en linje, setter du tegnet ditt i luken. Men å vinne er bedre enn å blokkere.
    Noen svar på det første trekket taper.
    Ett tegn kan true med to linjer. Bare én av dem kan stoppes.
    Motstanderen vil true med to linjer på én gang. Sørg for at motstanderen må svare deg først.
    En linje med tegn fra begge spillerne er stengt. De som tenker seg om, stenger alle.
    På dette brettet vinner også de fire hjørnene, og det samme gjør en hvilken som helst 2×2-blokk.
    Noen første trekk på dette brettet har veldig få trygge svar.
    Når linjer vinner, skader det aldri å ha ett tegn til. Derfor kan den som begynner, aldri ligge under. Når linjer taper, kan det skade.
    Hver linje har sitt eget par av ruter. Ta alltid tvillingen til ruten som X tar, så kan X aldri fylle en linje.
    Her taper tre på rad. Begynn i midten, og ta så alltid ruten rett overfor den motstanderen tok, på den andre siden av midten.
    Fire på rad med begge ender åpne kan ikke stoppes.
    Leksjon \u{1}: \u{2}
    Leksjoner
    Trinn \u{1} av \u{2}
    Fyll linjen din.
    Stopp \u{1}.
    Du kan vinne på \u{1} trekk. Finn det første.\u{1F}Du kan vinne på \u{1} trekk. Finn det første.
    Finn et trygt trekk.
    Finn det eneste trygge trekket.
    Én linje er fortsatt åpen for \u{1}. Velg en tom rute i den.
    Ta tvillingen.
    I hvilket spill taper den som begynner? Skriv nummeret på spillet.
    En rad. Den vinner!
    En kolonne. Den vinner!
    En skrå linje. Den vinner!
    Stoppet!
    Stoppet igjen!
    Å vinne er bedre enn å blokkere.
    Etter et hjørne: midten, ikke noe annet.
    Etter midten: et hjørne.
    Etter en kantrute: ved siden av den eller rett overfor.
    To linjer, ett svar: Du vinner.
    To linjer igjen!
    Først én trussel, så to på én gang.
    En kantrute: Nå må motstanderen svare deg.
    Et hjørne er igjen til deg, og det holder.
    Det er den siste. Alle andre er stengt.
    Riktig: Begge stenger de linjene de kan, én etter én.
    Fire hjørner. De vinner!
    En blokk. Den vinner!
    Blokker må også stoppes.
    Hjørner må også stoppes.
    Rett overfor, og ikke noe annet.
    Nær midten, på samme skrå linje.
    Der linjer taper, kan det være dumt å begynne.
    Hver linje har sitt eget par. Det er et bevis: X vinner aldri.
    Midten først.
    Rett overfor.
    Rett overfor igjen.
    Alltid rett overfor. Slik får du aldri en egen linje.
    Fire på rad med begge ender åpne: Du vinner.
    Leksjonen er ferdig.
    Dagens nøtt
    Flere nøtter
    \u{1} av \u{2} fullført
    Vis svaret
    Neste
    Tilbake til spillet
    Del resultatet
    Ikke løst
    Nøtten er på vei
    Dette er ingen nøtt
    Alt er ferdig.
    Nøtt
    Leksjon
    Du har tre forsøk. Hvis du gjør et feil trekk, ser du hva det fører til, og trekket tas tilbake.
    Alle dager
    Tidligere
    Senere
    Løst
    Løst til slutt
    Svaret ble vist
    \u{1} dag på rad\u{1F}\u{1} dager på rad
    Fem på rad med trusler
    \u{1} nøtt fullført\u{1F}\u{1} nøtter fullført
    Nøtter og leksjoner
    Din egen form
    Uavgjort
    Rettferdig når tegnet kan tas over
    \u{1} vinner på \u{2} trekk\u{1F}\u{1} vinner på \u{2} trekk
    \u{1} kan alltid vinne
    Den som får velge om tegnet skal tas over, vinner
    Ingen kan vinne hvis begge tenker seg om
    Ingen kan vinne, uansett brett
    Ukjent. Kanskje har ingen noen gang undersøkt det.
    Hvem kan vinne? Regner det ut…
    Tegn det som vinner: Trykk på rutene.
    Minst én rute til.
    Den teller også når den er dreid eller speilvendt.
    Også: \u{1}.
    \u{1}, i formen
    \u{1}, ikke i formen
    Spill med den
    Mindre
    Større
    Tøm
    Legg til en form
    Hvorfor?
    \u{1} tar alltid den ruten som er igjen i paret. Uansett hvor formen ligger, har den et helt par i seg.
    Minste: \u{1}
    Gjør det rettferdig
    Tegn din egen
    \u{1} kan vinne
    Ingen kan vinne
    Ingen vet
    Velg en og se hvorfor.
    En form har høyst 8 ruter.
    En form er høyst 8 ruter bred og høy.
    Du har denne formen allerede.
    Her har et brett 3 til 10 rader, med plass til formen.
    hjelp
    angre
    gjør om
    nytt
    brett
    spillere
    tips
    forklar
    symboler
    gjennomgang
    historikk
    del
    spill videre
    meny
    språk
    avslutt
    Med pilene eller h, j, k, l flytter du deg mellom rutene; Enter eller mellomrom setter tegnet ditt, og det gjør et klikk også.
    Skriv en rute: b2. Hvis bokstaven til kolonnen også er en kommando, skriver du den som stor bokstav.
    u angrer et trekk, r spiller det på nytt, n starter et nytt spill, g velger brett, p spillere og s symboler, t gir et tips i tre trinn, v viser hva hver rute er verdt, q avslutter.
    Parenteser viser det siste trekket (X), hakeparenteser en linje som vant [X], utropstegn en linje som tapte !X!; * er et tips; + vinner, = er uavgjort, − taper; tallet teller dine egne trekk, etter = teller det de trygge svarene.
    Skriv en rute som b2 for å spille der.
    undo angrer et trekk, redo spiller det på nytt, new starter et nytt spill, new 4x4 ett på et annet brett.
    hint sier hvor du skal se, neste gang ideen og så trekket; explain viser eller skjuler hva hver rute er verdt, explain b2 hva som følger etter et trekk der.
    games viser listen over brett, board viser brettet på nytt, quit avslutter programmet.
    Skriv help for å se hva du kan skrive.
    «\u{1}» er verken en rute som b2 eller en kommando; prøv help
    «\u{1}» er verken en rute eller en kommando; mente du \u{2}?
    \u{1}; mente du «\u{2}»?
    tekstlinje \u{1}: \u{2}
    Det er ikke noe trekk å angre
    Det er ikke noe trekk å spille på nytt
    Det er ikke noe trekk å foreslå
    Vinduet er for lite: Det trenger \u{1}
    \u{1} kolonne til\u{1F}\u{1} kolonner til
    \u{1} rad til\u{1F}\u{1} rader til
    Du har et spill som ikke er ferdig: \u{1}
    Enter fortsetter spillet, n starter et nytt spill
    Vil du fortsette det? \u{1} eller \u{2}
    Det lagrede spillet kan ikke leses (\u{1}); det er flyttet til \u{2}
    Spillet kan ikke lagres i \u{1}: \u{2}
    ja
    nei
    Pilene flytter og endrer, Enter velger, Esc lukker
    Pilene ruller teksten, Esc lukker
    \u{1}: \u{2}
    Du er invitert: \u{1}
    \u{1} inviterer deg til et spill: \u{2}
    Se på et spill: \u{1}
    Du spiller som \u{1}.
    Bondesjakk i nettleseren: gratis, uten reklame, uten konto.
    Tomme ruter
    Trusler
    Vinnende linje
    Zoom
    Spillere
    Lukk
    Tegnet \u{1}
    Det går bare i et nettspill, og bare på rett tidspunkt
    I et nettspill: draw tilbyr uavgjort, takeback ber om å få angre det siste trekket ditt, resign gir opp, accept og decline svarer motstanderen, say 1 til say 6 sier noe, computer lar datamaskinen spille mens en plass er ledig, claim tar seieren over en ukjent motstander som har gått, leave avslutter nettspillet, så du spiller videre alene.
    Skriv en rute som b2. hint hjelper i tre trinn, show viser svaret, board viser brettet på nytt, quit avslutter programmet.
    «\u{1}» er verken en rute som b2 eller hint, show, board, help eller quit
    «\u{1}» er ikke et tall fra 1 til \u{2}
    Blå,Grønn,Rød,Gyllen,Sølvblank,Modig,Strålende,Rolig,Smart,Rask,Vennlig,Morsom,Mild,Glad,Munter,Snill,Heldig,Lystig,Kvikk,Stolt,Stille,Blid,Sprek,Klok
    Ugle,Katt,Hamster,Sjiraff,Skilpadde,Humle,And,Delfin,Sel,Panda,Rev,Krabbe,Øyenstikker,Pingvin,Due,Koala,Antilope,Sebra,Frosk,Linerle,Svale,Maur,Gaselle,Spurv
    \u{1} \u{2}
    Klasse
    Én kode for alle i rommet. Ingen skriver noe navn. Klassen slettes én dag etter det siste spillet.
    Lag en klasse
    Bli med i en klasse
    Kode
    Klokke
    Uten klokke
    \u{1} min
    Hvem som møter hvem
    Den som er ledig, spiller
    I runder, når jeg sier fra
    Lukk
    Ingen klasse har den koden.
    For mange forsøk. Prøv igjen om \u{1} s.
    Klassen kan ikke nås akkurat nå. Prøver igjen…
    Klassen finnes ikke lenger.
    Det er ikke plass til flere i klassen.
    Du er \u{1}
    Et annet navn
    Bli her: Det neste spillet ditt begynner av seg selv.
    Bli her: Den neste runden begynner snart.
    Du står over denne runden, for antallet spillere er et oddetall. Du får poenget likevel.
    Du vant!
    Du tapte denne gangen.
    Uavgjort.
    Du møter \u{1}
    Til spillet ditt
    Plass \u{1} av \u{2}
    Spillere: \u{1}
    Runde \u{1}
    Brett \u{1}: \u{2} mot \u{3}
    Pause
    Fortsett
    Neste runde
    Kopier resultatene
    Kopiert
    Avslutt klassen
    Virkelig avslutte for alle?
    Klassen er avsluttet.
    Alle brett
    Fjern \u{1}
    Læreren har tatt deg ut av klassen.
    Forlat klassen
    Skann, eller åpne \u{1} og skriv koden
    Brett
    Stilling
    Plass
    Navn
    Spilt
    Vunnet
    Uavgjort
    Poeng
    Færre enn to spillere er med.
    Noen spill i denne runden pågår fortsatt.
    Klasse: Du er \u{1}
    \u{1} er utenfor brettet
    Vis brettet
    Tilby uavgjort
    Be om å få angre trekket mitt
    Skriv = for å ta over \u{1}, eller en rute for å spille der.
    """
}
