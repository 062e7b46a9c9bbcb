// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_sv: StaticString = """
    sv\tltr\t 31\t10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111\tc4881ebf
    X
    O
    Triangel
    Diamant
    Stjärna
    Hjärta
    Måne
    Blixt
    \u{1} är på tur
    Din tur
    Du börjar
    \u{1} tänker
    \u{1} är upptagen
    Välj en tom ruta
    \u{1} tar \u{2}
    Du tar \u{1}
    nedre vänstra hörnrutan
    mittersta rutan nederst
    nedre högra hörnrutan
    mittersta rutan till vänster
    mitten
    mittersta rutan till höger
    övre vänstra hörnrutan
    mittersta rutan överst
    övre högra hörnrutan
    \u{1} (\u{2})
    Bräde, \u{1} gånger \u{2}
    \u{1}, tom
    \u{1}, \u{2}
    \u{1}×\u{2}
    Tre i rad
    Så spelar du
    Ångra
    Gör om
    Nytt spel
    Bräden
    Spelare
    Tips
    Förklara
    Symboler
    Genomgång
    Historik
    Dela
    Spela vidare
    Språk
    Meny
    2 spelare
    Online
    Datorn
    Eller låt datorn börja
    Motståndare
    Nivå
    Lättare
    Svårare
    Tryck på en ruta
    Tillbaka till \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Luffarschack
    Nybörjare
    Lätt
    Medel
    Svår
    Perfekt
    Listig
    Datorn
    Datorn (\u{1})
    Spelar på måfå
    Vinner om det går, men ser inte när du kan vinna
    Vinner om det går, och stoppar dig
    Ser dubbla hot och tänker lite framåt
    Ger aldrig bort vinst eller oavgjort
    Lika stark som Perfekt, och gillrar fällor
    Spelare \u{1}
    Du
    X
    O
    Triangel
    Diamant
    Stjärna
    Hjärta
    Måne
    Blixt
    Välj en ruta för \u{1}
    Släpp för att ta \u{1}
    Oavgjort
    \u{1} vinner: \u{2}
    \u{1} vinner: \u{2} fyllde \u{3}
    Spelet är slut
    \u{1} ångrade ett drag: \u{2}
    Du ångrade ditt drag: \u{1}
    nedre vänstra hörnrutan
    andra rutan från vänster nederst
    andra rutan från höger nederst
    nedre högra hörnrutan
    näst nedersta rutan till vänster
    nedre vänstra mittrutan
    nedre högra mittrutan
    näst nedersta rutan till höger
    näst översta rutan till vänster
    övre vänstra mittrutan
    övre högra mittrutan
    näst översta rutan till höger
    övre vänstra hörnrutan
    andra rutan från vänster överst
    andra rutan från höger överst
    övre högra hörnrutan
    nedre vänstra 2×2-blocket
    2×2-blocket nederst i mitten
    nedre högra 2×2-blocket
    2×2-blocket i mitten till vänster
    2×2-blocket mitt på brädet
    2×2-blocket i mitten till höger
    övre vänstra 2×2-blocket
    2×2-blocket överst i mitten
    övre högra 2×2-blocket
    raden \u{1}
    kolumnen \u{1}
    diagonalen \u{1}
    nedersta raden
    mittersta raden
    översta raden
    nedersta raden
    näst nedersta raden
    näst översta raden
    översta raden
    vänstra kolumnen
    mittersta kolumnen
    högra kolumnen
    vänstra kolumnen
    andra kolumnen från vänster
    andra kolumnen från höger
    högra kolumnen
    diagonalen från nedre vänstra hörnet
    diagonalen från övre vänstra hörnet
    diagonalen
    de fyra hörnen
    2×2-blocket \u{1}
    romben \u{1}
    \u{1} och \u{2}
    \u{1} eller \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, vinnande linje
    \u{1}, \u{2}, förlorande linje
    \u{1}, tips
    \u{1}, \u{2} säkert svar\u{1F}\u{1}, \u{2} säkra svar
    \u{1}, hot från \u{2}
    \u{1}, starkt hot från \u{2}
    \u{1}, svar
    \u{1}, \u{2}
    \u{1}, \u{2} i rad
    \u{1} med \u{2}
    \u{1}, tvärtom
    Hörn och block
    Fyra i rad
    Gomoku
    hörn
    2×2-block
    romber
    Kolumner
    Rader
    I rad
    De fyra hörnen vinner
    Ett 2×2-block vinner
    En romb vinner
    De fyra hörnen förlorar
    Ett 2×2-block förlorar
    En romb förlorar
    En linje vinner
    Tvärtom: en linje förlorar
    Skriv ett heltal från 1 till 19
    Ett bräde kan ha 1 till 19 kolumner, inte \u{1}
    Ett bräde kan ha 1 till 19 rader, inte \u{1}
    En linje behöver minst 1 ruta
    En linje på \u{1} rutor får inte plats på \u{2}×\u{3}
    \u{1}×\u{2} har inte fyra hörn
    Ett 2×2-block får inte plats på \u{1}×\u{2}
    En romb får inte plats på \u{1}×\u{2}
    \u{1} eller fler
    Så spelar du \u{1}
    \u{1} börjar. Turas om att sätta ett tecken i en tom ruta.
    Det första tecknet vinner.
    Det första tecknet förlorar.
    Du vinner när du har \u{1} av dina tecken i rad: \u{2}.\u{1F}Du vinner när du har \u{1} av dina tecken i rad: \u{2}.
    Du förlorar om du får \u{1} av dina tecken i rad: \u{2}.\u{1F}Du förlorar om du får \u{1} av dina tecken i rad: \u{2}.
    vågrätt
    lodrätt
    diagonalt
    De fyra hörnen vinner också.
    Varje 2×2-block vinner också.
    Varje romb vinner också: rutorna ovanför, under, till vänster och till höger om en ruta.
    De fyra hörnen förlorar också.
    Varje 2×2-block förlorar också.
    Varje romb förlorar också: rutorna ovanför, under, till vänster och till höger om en ruta.
    \u{1} \u{2}
    Om brädet är fullt och ingen har vunnit blir det oavgjort.
    Tryck på en ruta, dra dit din pjäs, eller tryck på pjäsen och sedan på rutan.
    Med tangentbord: med piltangenterna går du mellan rutorna, Enter sätter ditt tecken, H ger ett tips, U ångrar ett drag, Skift+U spelar draget igen och ? öppnar de här instruktionerna.
    Nivån Perfekt går inte att slå här, och det är bevisat: vi har spelat alla \u{1} möjliga spel mot den, och den har inte förlorat ett enda.
    Den här länken går inte att öppna
    Länken innehåller inget spel som går att spela:
    \u{1}.
    Tryck på OK för att börja ett nytt spel.
    fel i reglerna, \u{1}
    omöjliga regler: \u{1}
    drag \u{1}, \u{2}: \u{3}
    drag \u{1}, ”\u{2}”: ingen ruta (en ruta skrivs som b2)
    spelet är redan slut: \u{1} vann
    spelet är redan slut: oavgjort
    redan upptagen
    utanför brädet (sista rutan är \u{1})
    ”\u{1}”: regler börjar med en storlek som 3x3
    ”\u{1}”: efter k måste det stå ett tal
    efter k måste det stå ett tal
    ”\u{1}”: tillvalen är \u{2}, vart och ett högst en gång
    ”\u{1}” kan inte stå efter reglerna
    Välj ett bräde
    Eget bräde
    Starta
    Första spelaren
    Andra spelaren
    Namn
    Symbol
    Spelare
    Vem som börjar nästa spel (som \u{1})
    OK
    Spela igen
    Granskad av en svensktalande
    Maskinöversatt, ännu inte granskad av en svensktalande
    Nytt spel: \u{1}
    Sök
    Här visas spel som du har spelat.
    Som fil
    Tidigare spel
    Spara mina spel
    Öppna mina spel
    \u{1} spel eller resultat har lagts till\u{1F}\u{1} spel och resultat har lagts till
    Det finns inget nytt i filen
    \u{1} – \u{2}
    \u{1} · inte avslutat
    \u{1} · oavgjort
    \u{1} · \u{2} vann
    \u{1} · du vann
    Mot datorn
    \u{1}, \u{2}: \u{3}
    \u{1} spel\u{1F}\u{1} spel
    \u{1} vinst\u{1F}\u{1} vinster
    \u{1} oavgjort\u{1F}\u{1} oavgjorda
    \u{1}, \u{2} vinst i rad\u{1F}\u{1}, \u{2} vinster i rad
    \u{1}, \u{2} misstag per spel
    \u{1},\u{2}
    Skicka länk
    Kopiera länk
    Kopiera resultatet som emojier
    Spara som bild
    Klart
    Kopierat
    Skanna för att öppna spelet
    Din vän spelar som \u{1}.
    Länken öppnar en kopia av det här spelet.
    Du har öppnat ett delat spel. Gör ett drag för \u{1}
    Dela spelet för att skicka tillbaka ditt drag
    Vändpunkten
    Nästa: \u{1}
    Större bräde: \u{1}
    Prova ett annat drag
    Tidigare spel
    Datormotståndaren svarar inte
    Försök igen
    En ny version är klar
    Uppdatera
    Lägga till på hemskärmen?
    Välj ”Lägg till på hemskärmen” i webbläsarens meny
    Lägg till
    Nej tack
    Tema
    Som enheten
    Ljust
    Mörkt
    Hög kontrast
    Krittavla
    Ljud
    Vibration
    Ångrat: \u{1}
    Förklara: av
    Förklara: på
    en ruta vinner\u{1F}\u{1} rutor vinner
    en ruta räcker till oavgjort\u{1F}\u{1} rutor räcker till oavgjort
    en ruta förlorar\u{1F}\u{1} rutor förlorar
    en ruta är inte uträknad\u{1F}\u{1} rutor är inte uträknade
    en räcker till oavgjort\u{1F}\u{1} räcker till oavgjort
    en förlorar\u{1F}\u{1} förlorar
    en är inte uträknad\u{1F}\u{1} är inte uträknade
    Du vinner!
    \u{1} vinner
    Så nära
    \u{1} vinner!
    \u{1}, på \u{2} drag\u{1F}\u{1}, på \u{2} drag
    \u{1} fyllde \u{2}
    Du fyllde \u{1}
    \u{1} vinsten i rad
    \u{1} vinster i rad
    \u{1} gav datorn chansen
    Ingen gjorde något misstag
    Brädet är fullt
    ditt \u{1} drag
    ditt drag nummer \u{1}
    \u{1} (drag \u{2})
    första
    andra
    tredje
    fjärde
    femte
    sjätte
    sjunde
    åttonde
    nionde
    tionde
    elfte
    tolfte
    en
    två
    tre
    fyra
    fem
    sex
    sju
    åtta
    nio
    tio
    elva
    tolv
    vinner på \u{1} drag\u{1F}vinner på \u{1} drag
    förlorar på \u{1} drag\u{1F}förlorar på \u{1} drag
    vinner
    oavgjort
    förlorar
    oavgjort eller bättre
    oavgjort eller sämre
    inte uträknat
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    Du fyller \u{1}
    Du blockerar \u{1}
    Du hotar att fylla \u{1} samtidigt. Ett enda drag kan inte stoppa alla
    Du stoppar två hot på en gång: \u{1}
    Du hotar att fylla \u{1}, så motståndaren måste blockera
    Du vinner på \u{1} drag\u{1F}Du vinner på \u{1} drag
    Det är det enda draget som vinner
    Det räcker till oavgjort
    Det är det enda draget som inte förlorar
    Så håller du ut längst: \u{1} drag till\u{1F}Så håller du ut längst: \u{1} drag till
    Det är lika bra som vilket annat drag som helst
    Det fyller ingen linje
    där finns en linje som är öppen för dig\u{1F}där finns \u{1} linjer som är öppna för dig
    Människa
    Spelar på den här enheten
    Mästare
    Tänker långt framåt
    Tänker ännu längre framåt
    Datorn · \u{1}
    Spelar på måfå
    Undviker att fylla en linje om det går
    Tänker två egna drag framåt
    Tänker fyra egna drag framåt
    Ger aldrig bort vinst eller oavgjort
    Lika stark som Perfekt, och gillrar fällor
    \u{1} \u{2}
    Alltid första spelaren
    Förloraren
    Ni turas om
    \u{1}: \u{2}, \u{3}: \u{4}, oavgjorda: \u{5}
    Alla drag kontrolleras…
    Perfekt spelat: ingen gjorde något misstag.
    Inget misstag hittades.
    \u{1} förlorade spelet
    \u{1} gav bort vinsten
    \u{1} skulle ha vunnit
    \u{1} skulle ha räckt till oavgjort
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, misstag
    Försök igen härifrån
    \u{1} (\u{2} vinner)
    \u{1} (oavgjort)
    \u{1} (inte avslutat)
    Annan variant: \u{1}
    formen \u{1}
    en ritad form\u{1F}\u{1} ritade former
    formen \u{1}
    \u{1}
    Den här formen vinner
    Den här formen förlorar
    Formen \u{1} vinner också, var som helst på brädet, även vriden eller spegelvänd.
    Formen \u{1} förlorar också, var som helst på brädet, även vriden eller spegelvänd.
    Tecken i rad räknas inte här.
    Formen \u{1} får inte plats på \u{2}×\u{3}
    ”\u{1}”: \u{2}
    en form har 2 till 8 rutor, inte \u{1}
    \u{1} finns med två gånger
    ”\u{1}” är ingen ruta (en ruta skrivs som b2)
    en form är högst 8 rutor bred och hög
    samma form finns med två gånger
    ett spel har högst tre former
    Spelaren som inte börjar får ta över det första tecknet
    \u{1}, första tecknet får tas över
    Efter det första tecknet får motståndaren ta över det i stället för att göra ett eget drag.
    Ta över \u{1}
    \u{1} tar över \u{2}
    Du tar över \u{1}
    \u{1} lämnas tillbaka
    = kan bara stå efter den första rutan, i spel där första tecknet får tas över
    Onlinespel
    Spela mot någon du inte känner, eller skicka en länk: den som har länken kan vara med eller titta på.
    Ditt namn (valfritt)
    Spela mot vem som helst
    Vad som sparas
    Servern sparar spelet: dragen och när de gjordes, och namnen som spelarna har skrivit. Bara så klarar spelet en omstart eller ett avbrott i anslutningen.
    Servern tar bort ett spel 30 dagar efter det sista draget, och efter en dag om ingen har gjort något drag. Om ni har en eller flera dagar på er för varje drag läggs den tiden till.
    Det finns inga konton och inga kakor (cookies). Din internetadress sparas aldrig: som skydd mot missbruk finns en oigenkännlig form av den kvar i minnet i högst en dag.
    Säg till när det är min tur
    Din webbläsare blockerar notiser från den här sidan. Du kan tillåta dem i webbläsarens inställningar.
    På en iPhone eller iPad fungerar det när sidan finns på hemskärmen och öppnas därifrån.
    Om du vill få veta när det är din tur sparar servern också adressen där Google, Mozilla, Apple eller Microsoft tar emot notiser till din webbläsare. Den försvinner när du stänger av det här, och när spelet tas bort. En notis säger bara att det är din tur i det här spelet, och bara din webbläsare kan läsa den.
    Ditt namn, dina platser i spelen, dina inställningar och dina andra spel stannar på den här enheten. Den som har länken till ett onlinespel kan titta på det.
    Klocka
    Ingen klocka
    \u{1} min + \u{2} s per drag
    \u{1} dag per drag\u{1F}\u{1} dagar per drag
    \u{1} dag\u{1F}\u{1} dagar
    \u{1} timme\u{1F}\u{1} timmar
    Skapa en länk
    Onlinespel går inte att nå just nu
    För många spel startas här. Försök igen om \u{1} sekund.\u{1F}För många spel startas här. Försök igen om \u{1} sekunder.
    För många meddelanden. Försök igen om \u{1} sekund.\u{1F}För många meddelanden. Försök igen om \u{1} sekunder.
    Skicka länken till en vän
    Väntar på din vän
    Letar efter någon att spela mot
    Nästa person som vill ha det här spelet får spela mot dig
    Ingen har kommit än. Fortsätt vänta, eller spela mot datorn.
    Spela mot datorn (\u{1})
    Avbryt
    Din vän öppnar länken och spelar som \u{1}
    Du börjar
    Din vän börjar
    Ansluter…
    Anslutningen bröts. Ansluter igen…
    Det här onlinespelet finns inte längre. Du kan fortsätta spela här.
    \u{1} bjuder in dig
    Du är inbjuden
    Du spelar som \u{1}
    Spela
    Titta på
    Ledig plats: \u{1}. Spela, eller bara titta på
    Spela som \u{1}
    Du tittar på
    \u{1} person tittar på\u{1F}\u{1} personer tittar på
    \u{1} är offline
    \u{1} är offline. Efter en minut kan du ta hem vinsten.
    \u{1} har varit borta i en minut
    Ta hem vinsten
    \u{1} är här
    offline
    inte här än
    Din vän
    Någon
    Grävling
    Panda
    Bäver
    Rådjur
    Delfin
    Pingvin
    Räv
    Hare
    Igelkott
    Lodjur
    Utter
    Uggla
    Rödhake
    Säl
    Ekorre
    Svan
    Oavgjort
    Ångra
    Säg något
    Ge upp
    Ge upp det här spelet?
    Ja, ge upp
    Spela vidare
    Lämna
    Acceptera
    Tacka nej
    \u{1} erbjuder oavgjort
    \u{1} ber att få ångra sitt senaste drag
    \u{1} vill spela igen
    Du har erbjudit oavgjort
    Du har bett att få ångra ditt drag
    Väntar på motståndaren
    \u{1} tackade nej
    Ditt drag godkändes inte: \u{1}
    \u{1}: \u{2}
    \u{1} gav upp
    Du gav upp
    \u{1} har ingen tid kvar
    Du har ingen tid kvar
    Båda spelarna var överens
    Säg något
    Visa motståndarens meddelanden
    Hej!
    Lycka till!
    Bra spelat!
    Tack!
    Hoppsan!
    Bra match!
    Spela med en klass
    Paus. Inga drag, och klockorna står still.
    Kluring \u{1}, \u{2}
    Svårighetsgrad \u{1} av 5
    Du spelar som \u{1}.
    Bara ett drag leder till vinst. Med det kan du vinna på \u{1} drag.\u{1F}Bara ett drag leder till vinst. Med det kan du vinna på \u{1} drag.
    Bara ett drag är säkert. Efter alla andra kan \u{1} vinna.
    Med varje drag måste du hota att vinna i nästa. Bara ett enda första drag fungerar. Med det kan du vinna på \u{1} drag.\u{1F}Med varje drag måste du hota att vinna i nästa. Bara ett enda första drag fungerar. Med det kan du vinna på \u{1} drag.
    Bara ett drag förlorar. Vilket?
    Rätt!
    Inte \u{1}.
    \u{1} är säker: ingen vinner efter det.
    \u{1} svarar med \u{2}. Fortsätt.
    \u{1} försök kvar.\u{1F}\u{1} försök kvar.
    Svaret är \u{1}.
    Ett rätt svar är \u{1}.
    \u{1} tar \u{2} och fyller \u{3}.
    \u{1} tar \u{2} och hotar att fylla \u{3} samtidigt.
    \u{1} tar \u{2} och vinner på \u{3} drag.\u{1F}\u{1} tar \u{2} och vinner på \u{3} drag.
    \u{1} tar \u{2}, och ingen kan vinna.
    Så här fortsätter det: \u{1}.
    löst på första försöket
    löst på andra försöket
    löst på tredje försöket
    inte löst
    Luffarschack, kluring \u{1}: \u{2}
    Luffarschack, kluring \u{1}: \u{2} med \u{3} tips\u{1F}Luffarschack, kluring \u{1}: \u{2} med \u{3} tips
    Titta på dina egna tecken.
    Vad vill \u{1}?
    Titta där två av dina linjer korsas.
    \u{1} har något på gång. Titta där två linjer korsas.
    Få \u{1} att blockera dig.
    Du kan vinna. Tänk framåt.
    Se upp! De flesta rutor förlorar.
    Ingen kan vinna om båda tänker sig för.
    \u{1} kan vinna. Gör det svårt.
    Leta efter en ruta med många linjer.
    En linje förlorar här. Gör ingen.
    Pröva varje ruta i tankarna. Vad kan \u{1} göra sedan?
    Med ett tecken till har du en linje.
    \u{1} behöver ett tecken till i den här linjen.
    En ruta ger två hot på en gång.
    \u{1} vill få två hot på en gång. Ta du rutan som behövs för det.
    Hota med en linje, så att motståndaren måste blockera den.
    Du vinner på \u{1} drag. Det första hotar inget än.\u{1F}Du vinner på \u{1} drag. Det första hotar inget än.
    Bara en ruta är säker.
    Ta en ruta med många öppna linjer.
    Hitta draget som gör att du håller ut längst.
    Ta en ruta med många öppna linjer, en som \u{1} också vill ha.
    Håll dina tecken isär.
    En ruta är farlig: om du tar den kan \u{1} hota på två sätt samtidigt eller vinna på några drag.
    Ta \u{1}.
    Nästa tips avslöjar idén.
    Nästa tips avslöjar draget.
    Efter alla andra drag tar \u{1} \u{2} och kan vinna.
    \u{1}? Då tar \u{2} \u{3} och kan vinna.
    \u{1}: då är bara \u{2} säker för \u{3}.
    \u{1}: då är \u{2} av \u{3} svar säkra för \u{4}.
    Talet säger hur många av motståndarens svar som är säkra.
    Det här brädet är för stort för att kontrollera alla drag.
    Ringar visar hot.
    Tre i rad
    Stoppa linjen
    Mitten och hörnen
    Två på en gång
    Upptäck fällan
    Varför ingen vinner
    Hörn och block
    Bara ett säkert svar
    Stjäla en idé
    Tvillingar
    Tvärtom
    Fem i rad
    Tre av dina tecken i rad vinner: vågrätt, lodrätt eller på snedden.
    Om motståndaren har två i en linje, sätt ditt tecken i luckan. Men att vinna går före att blockera.
    Vissa svar på första draget förlorar.
    Ett tecken kan hota med två linjer. Bara en av dem går att stoppa.
    Motståndaren vill hota med två linjer på en gång. Se till att motståndaren måste svara dig först.
    En linje med tecken från båda är stängd. De som tänker sig för stänger alla.
    På det här brädet vinner de fyra hörnen också, och det gör vilket 2×2-block som helst.
    Vissa första drag på det här brädet har väldigt få säkra svar.
    När linjer vinner skadar det aldrig att ha ett tecken till. Därför kan den som börjar aldrig ligga efter. När linjer förlorar kan det skada.
    Varje linje har ett eget par av rutor. Ta alltid tvillingen till rutan som X tar, så kan X aldrig fylla en linje.
    Här förlorar tre i rad. Börja i mitten och ta sedan alltid rutan mitt emot motståndarens, på andra sidan mitten.
    Fyra med båda ändarna öppna går inte att stoppa.
    Lektion \u{1}: \u{2}
    Lektioner
    Steg \u{1} av \u{2}
    Fyll din linje.
    Stoppa \u{1}.
    Du kan vinna på \u{1} drag. Hitta det första.\u{1F}Du kan vinna på \u{1} drag. Hitta det första.
    Hitta ett säkert drag.
    Hitta det enda säkra draget.
    En linje är fortfarande öppen för \u{1}. Välj en tom ruta i den.
    Ta tvillingen.
    I vilket spel förlorar den som börjar? Skriv spelets nummer.
    En rad. Den vinner!
    En kolumn. Den vinner!
    En sned linje. Den vinner!
    Stoppad!
    Stoppad igen!
    Att vinna går före att blockera.
    Efter ett hörn: mitten, inget annat.
    Efter mitten: ett hörn.
    Efter en kantruta: intill den eller mitt emot.
    Två linjer, ett svar: du vinner.
    Två linjer igen!
    Först ett hot, sedan två på en gång.
    En kantruta: nu måste motståndaren svara dig.
    Ett hörn finns kvar till dig, och det räcker.
    Det är den sista. Alla andra är stängda.
    Rätt: linje för linje stänger båda det de kan.
    Fyra hörn. De vinner!
    Ett block. Det vinner!
    Block måste också stoppas.
    Hörn måste också stoppas.
    Mitt emot, och inget annat.
    Nära mitten, på samma sneda linje.
    Där linjer förlorar kan det vara dåligt att börja.
    Varje linje har ett eget par. Det är ett bevis: X vinner aldrig.
    Mitten först.
    Mitt emot.
    Mitt emot igen.
    Alltid mitt emot. Så får du aldrig en egen linje.
    Fyra med båda ändarna öppna: du vinner.
    Lektionen är klar.
    Dagens kluring
    Fler kluringar
    \u{1} av \u{2} klara
    Visa svaret
    Nästa
    Tillbaka till spelet
    Dela resultatet
    Inte löst
    Kluringen är på väg
    Det här är ingen kluring
    Allt är klart.
    Kluring
    Lektion
    Du har tre försök. Om du gör ett fel visas vad som händer, och draget tas tillbaka.
    Alla dagar
    Tidigare
    Senare
    Löst
    Löst till slut
    Svaret visat
    \u{1} dag i rad\u{1F}\u{1} dagar i rad
    Fem i rad med hot
    \u{1} kluring klar\u{1F}\u{1} kluringar klara
    Kluringar och lektioner
    Din egen form
    Oavgjort
    Rättvist om tecknet får tas över
    \u{1} vinner på \u{2} drag\u{1F}\u{1} vinner på \u{2} drag
    \u{1} kan alltid vinna
    Den som får välja om tecknet ska tas över vinner
    Ingen kan vinna om båda tänker sig för
    Ingen kan vinna, oavsett bräde
    Okänt. Kanske har ingen någonsin undersökt det.
    Vem kan vinna? Det räknas ut…
    Rita det som vinner: tryck på rutorna.
    Minst en ruta till.
    Den räknas även när den är vriden eller spegelvänd.
    Även: \u{1}.
    \u{1}, i formen
    \u{1}, inte i formen
    Spela med den
    Mindre
    Större
    Töm
    Lägg till en form
    Varför?
    \u{1} tar alltid rutan som är kvar i paret. Var formen än ligger finns det ett helt par i den.
    Minsta: \u{1}
    Gör det rättvist
    Rita en egen
    \u{1} kan vinna
    Ingen kan vinna
    Ingen vet
    Välj en och se varför.
    En form har högst 8 rutor.
    En form är högst 8 rutor bred och hög.
    Du har redan den här formen.
    Här har ett bräde 3 till 10 rader, med plats för formen.
    hjälp
    ångra
    gör om
    nytt
    bräden
    spelare
    tips
    förklara
    symboler
    genomgång
    historik
    dela
    spela vidare
    meny
    språk
    avsluta
    Med pilarna eller h, j, k, l går du mellan rutorna; Enter eller mellanslag sätter ditt tecken, och det gör ett klick också.
    Skriv en ruta: b2. Om kolumnens bokstav också är ett kommando skriver du den som stor bokstav.
    u ångrar ett drag, r spelar det igen, n börjar ett nytt spel, g väljer bräde, p spelare och s symboler, t ger ett tips i tre steg, v visar vad varje ruta är värd, q avslutar.
    Parenteser och utropstecken visar det senaste draget (X), eller en linje som vann [X] eller förlorade !X!; * är ett tips; + vinner, = är oavgjort, − förlorar; talet räknar dina egna drag, efter = räknar det de säkra svaren.
    Skriv en ruta som b2 för att spela där.
    undo ångrar ett drag, redo spelar det igen, new börjar ett nytt spel, new 4x4 ett på ett annat bräde.
    hint säger var du ska titta, nästa gång idén och sedan draget; explain visar eller döljer vad varje ruta är värd, explain b2 vad som följer efter ett drag där.
    games räknar upp bräden, board visar brädet igen, quit avslutar programmet.
    Skriv help för att se vad du kan skriva.
    ”\u{1}” är varken en ruta som b2 eller ett kommando; prova help
    ”\u{1}” är varken en ruta eller ett kommando; menade du \u{2}?
    \u{1}; menade du ”\u{2}”?
    textrad \u{1}: \u{2}
    Det finns inget drag att ångra
    Det finns inget drag att göra om
    Det finns inget drag att föreslå
    Fönstret är för litet: det behöver \u{1}
    \u{1} kolumn till\u{1F}\u{1} kolumner till
    \u{1} rad till\u{1F}\u{1} rader till
    Du har ett spel som inte är avslutat: \u{1}
    Enter fortsätter spelet, n börjar ett nytt spel
    Vill du fortsätta det? \u{1} eller \u{2}
    Det sparade spelet går inte att läsa (\u{1}); det har flyttats till \u{2}
    Spelet kan inte sparas i \u{1}: \u{2}
    ja
    nej
    Pilarna flyttar och ändrar, Enter väljer, Esc stänger
    Pilarna rullar texten, Esc stänger
    \u{1}: \u{2}
    Du är inbjuden: \u{1}
    \u{1} bjuder in dig att spela \u{2}
    Titta på ett spel: \u{1}
    Du spelar som \u{1}.
    Luffarschack i webbläsaren: gratis, utan reklam, utan konto.
    Tomma rutor
    Hot
    Vinnande linje
    Zooma
    Spelare
    Stäng
    Pjäs: \u{1}
    Det går bara i ett onlinespel, vid rätt tillfälle
    I ett onlinespel: draw erbjuder oavgjort, takeback ber att få ångra ditt senaste drag, resign ger upp, accept och decline svarar motståndaren, say 1 till say 6 säger något, computer låter datorn spela medan en plats är ledig, claim tar hem vinsten mot en okänd motståndare som har gått, leave avslutar onlinespelet så att du spelar vidare ensam.
    Skriv en ruta som b2. hint hjälper i tre steg, show visar svaret, board visar brädet igen, quit avslutar programmet.
    ”\u{1}” är varken en ruta som b2 eller hint, show, board, help eller quit
    ”\u{1}” är inget tal från 1 till \u{2}
    Blå,Grön,Röd,Gyllene,Silvrig,Modig,Strålande,Lugn,Smart,Snabb,Vänlig,Rolig,Varsam,Glad,Munter,Snäll,Tursam,Pigg,Kvick,Stolt,Stilla,Solig,Rask,Klok
    Uggla,Katt,Hamster,Giraff,Sköldpadda,Humla,Anka,Delfin,Säl,Panda,Räv,Krabba,Trollslända,Pingvin,Duva,Koala,Antilop,Zebra,Groda,Lärka,Svala,Myra,Gasell,Sparv
    \u{1} \u{2}
    Klass
    En kod för alla i rummet. Ingen skriver något namn. Klassen tas bort en dag efter sitt sista spel.
    Skapa en klass
    Gå med i en klass
    Kod
    Klocka
    Ingen klocka
    \u{1} min
    Vem som möter vem
    Den som är ledig spelar
    I omgångar, när jag säger till
    Stäng
    Ingen klass har den koden.
    För många försök. Försök igen om \u{1} s.
    Klassen går inte att nå just nu. Försöker igen…
    Klassen finns inte längre.
    Klassen är full.
    Du är \u{1}
    Ett annat namn
    Stanna här: ditt nästa spel börjar av sig självt.
    Stanna här: nästa omgång börjar snart.
    Du står över den här omgången, för antalet spelare är udda. Du får poängen ändå.
    Du vann!
    Du förlorade den här gången.
    Oavgjort.
    Du möter \u{1}
    Till ditt spel
    Plats \u{1} av \u{2}
    Spelare: \u{1}
    Omgång \u{1}
    Bräde \u{1}: \u{2} mot \u{3}
    Pausa
    Fortsätt
    Nästa omgång
    Kopiera resultaten
    Kopierat
    Avsluta klassen
    Verkligen avsluta för alla?
    Klassen är avslutad.
    Alla bräden
    Ta bort \u{1}
    Läraren har tagit bort dig från klassen.
    Lämna klassen
    Skanna, eller öppna \u{1} och skriv koden
    Bräden
    Ställning
    Plats
    Namn
    Spelade
    Vunna
    Oavgjorda
    Poäng
    Färre än två spelare är med.
    Spel i den här omgången pågår fortfarande.
    Klass: du är \u{1}
    \u{1} ligger utanför brädet
    Visa brädet
    Erbjud oavgjort
    Be att få ångra mitt drag
    Skriv = för att ta över \u{1}, eller en ruta för att spela där.
    """
}
