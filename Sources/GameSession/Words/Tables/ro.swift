// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_ro: StaticString = """
    ro\tltr\t.31\t10111111111111111111222222222222222222222222222222222222222222222222222222222222222222222222222222222111111111111111111122222222222222222222222222222222222222222222222222222222222222222222222222222222\tc4881ebf
    X
    O
    Triunghiul
    Rombul
    Steaua
    Inima
    Luna
    Fulgerul
    La mutare: \u{1}
    Rândul tău
    Tu începi
    \u{1} se gândește
    \u{1}: căsuță ocupată
    Alege o căsuță liberă
    \u{1} joacă \u{2}
    Joci \u{1}
    în stânga jos
    jos la mijloc
    în dreapta jos
    în stânga la mijloc
    în centru
    în dreapta la mijloc
    în stânga sus
    sus la mijloc
    în dreapta sus
    \u{1} (\u{2})
    Tablă, \u{1} pe \u{2}
    \u{1}, liberă
    \u{1}, \u{2}
    \u{1}×\u{2}
    X și 0
    Cum se joacă
    Anulează
    Refă
    Joc nou
    Table de joc
    Jucători
    Indiciu
    Explică
    Simboluri
    Revezi
    Istoric
    Distribuie
    Continuă
    Limbă
    Meniu
    2 jucători
    Online
    Computer
    Sau lasă computerul să înceapă
    Adversar
    Nivel
    Mai ușor
    Mai dificil
    Atinge orice căsuță
    Înapoi la \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – X și 0
    Începător
    Ușor
    Mediu
    Dificil
    Perfect
    Șiret
    Computerul
    Computer (\u{1})
    Joacă la întâmplare
    Câștigă dacă poate, dar nu vede amenințările tale
    Câștigă dacă poate și îți blochează amenințările
    Vede amenințările duble și planurile scurte
    Nu irosește niciodată o victorie sau o remiză
    La fel de puternic ca Perfect și întinde capcane
    Jucătorul \u{1}
    Tu
    X
    O
    Triunghi
    Romb
    Stea
    Inimă
    Lună
    Fulger
    Alege o căsuță pentru \u{1}
    Dă drumul ca să joci \u{1}
    Remiză
    \u{1} câștigă: \u{2}
    \u{1} câștigă: \u{2} a completat \u{3}
    Jocul s-a terminat
    \u{1} anulează mutarea: \u{2}
    Ai anulat mutarea: \u{1}
    în stânga jos
    jos, a doua din stânga
    jos, a doua din dreapta
    în dreapta jos
    în stânga sub mijloc
    în centru, stânga jos
    în centru, dreapta jos
    în dreapta sub mijloc
    în stânga deasupra mijlocului
    în centru, stânga sus
    în centru, dreapta sus
    în dreapta deasupra mijlocului
    în stânga sus
    sus, a doua din stânga
    sus, a doua din dreapta
    în dreapta sus
    pătratul 2×2 din stânga jos
    pătratul 2×2 de jos
    pătratul 2×2 din dreapta jos
    pătratul 2×2 din stânga
    pătratul 2×2 din centru
    pătratul 2×2 din dreapta
    pătratul 2×2 din stânga sus
    pătratul 2×2 de sus
    pătratul 2×2 din dreapta sus
    rândul \u{1}
    coloana \u{1}
    diagonala \u{1}
    rândul de jos
    rândul din mijloc
    rândul de sus
    rândul de jos
    al doilea rând de jos în sus
    al doilea rând de sus în jos
    rândul de sus
    coloana din stânga
    coloana din mijloc
    coloana din dreapta
    coloana din stânga
    a doua coloană de la stânga
    a doua coloană de la dreapta
    coloana din dreapta
    diagonala care urcă din stânga jos
    diagonala care coboară din stânga sus
    diagonala
    cele patru colțuri
    pătratul 2×2 \u{1}
    rombul \u{1}
    \u{1} și \u{2}
    \u{1} sau \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, linie câștigătoare
    \u{1}, \u{2}, linie pierzătoare
    \u{1}, indiciu
    \u{1}, \u{2} răspuns sigur\u{1F}\u{1}, \u{2} răspunsuri sigure\u{1F}\u{1}, \u{2} de răspunsuri sigure
    \u{1}, amenințare: \u{2}
    \u{1}, amenințare puternică: \u{2}
    \u{1}, răspuns
    \u{1}, \u{2}
    \u{1}, \u{2} în linie
    \u{1} cu \u{2}
    \u{1}, pe dos
    Colțuri și pătrate
    Patru în linie
    Gomoku
    colțuri
    pătrate 2×2
    romburi
    Coloane
    Rânduri
    În linie
    Cele patru colțuri câștigă
    Un pătrat 2×2 câștigă
    Un romb câștigă
    Cele patru colțuri pierd
    Un pătrat 2×2 pierde
    Un romb pierde
    O linie câștigă
    Pe dos: o linie pierde
    Scrie un număr întreg de la 1 la 19
    O tablă poate avea de la 1 la 19 coloane, nu \u{1}
    O tablă poate avea de la 1 la 19 rânduri, nu \u{1}
    O linie are nevoie de cel puțin 1 căsuță
    O linie de \u{1} nu încape pe \u{2}×\u{3}
    \u{1}×\u{2} nu are patru colțuri
    Un pătrat 2×2 nu încape pe \u{1}×\u{2}
    Un romb nu încape pe \u{1}×\u{2}
    \u{1} sau mai multe
    Cum se joacă \u{1}
    \u{1} începe. Pe rând, fiecare își pune semnul într-o căsuță liberă.
    Primul semn câștigă.
    Primul semn pierde.
    Ca să câștigi, pune \u{1} dintre semnele tale în linie: \u{2}.\u{1F}Ca să câștigi, pune \u{1} dintre semnele tale în linie: \u{2}.\u{1F}Ca să câștigi, pune \u{1} dintre semnele tale în linie: \u{2}.
    Pierde cine pune \u{1} dintre semnele sale în linie: \u{2}.\u{1F}Pierde cine pune \u{1} dintre semnele sale în linie: \u{2}.\u{1F}Pierde cine pune \u{1} dintre semnele sale în linie: \u{2}.
    pe orizontală
    pe verticală
    pe diagonală
    Câștigă și cele patru colțuri.
    Câștigă și orice pătrat 2×2.
    Câștigă și orice romb: patru căsuțe în jurul alteia, una deasupra, una dedesubt, una în stânga și una în dreapta.
    Pierd și cele patru colțuri.
    Pierde și orice pătrat 2×2.
    Pierde și orice romb: patru căsuțe în jurul alteia, una deasupra, una dedesubt, una în stânga și una în dreapta.
    \u{1} \u{2}
    Dacă tabla e plină și nu a câștigat nimeni, e remiză.
    Atinge o căsuță, trage-ți piesa pe ea sau atinge întâi piesa și apoi căsuța.
    De la tastatură: cu săgețile te miști pe tablă, Enter joacă, H dă un indiciu, U anulează o mutare, Shift+U o reface, iar ? deschide aceste instrucțiuni.
    Aici nivelul Perfect nu poate fi învins, și asta e dovedit: am jucat împotriva lui toate jocurile posibile (\u{1}) și nu a pierdut niciunul.
    Linkul acesta nu se poate deschide
    Linkul acesta nu conține un joc care se poate juca:
    \u{1}.
    Atinge OK ca să începi un joc nou.
    reguli, \u{1}
    reguli imposibile: \u{1}
    mutarea \u{1}, \u{2}: \u{3}
    mutarea \u{1}, „\u{2}”: nu e o căsuță, cum ar fi b2
    jocul s-a terminat deja: \u{1} a câștigat
    jocul s-a terminat deja: remiză
    căsuță deja ocupată
    în afara tablei (ultima căsuță e \u{1})
    „\u{1}”: regulile încep cu o mărime, cum ar fi 3x3
    „\u{1}”: după k trebuie să urmeze un număr
    după k trebuie să urmeze un număr
    „\u{1}”: opțiunile sunt \u{2}, fiecare cel mult o dată
    „\u{1}” nu poate sta după reguli
    Alege o tablă
    Tablă proprie
    Începe
    Primul jucător
    Al doilea jucător
    Nume
    Simbol
    Jucător
    Cine începe jocul următor (cu \u{1})
    OK
    Joacă din nou
    Traducere verificată de un vorbitor de română
    Traducere automată, încă neverificată de un vorbitor de română
    Joc nou: \u{1}
    Caută
    Jocurile tale vor apărea aici.
    Ca fișier
    Jocuri anterioare
    Salvează jocurile mele
    Deschide jocurile mele
    \u{1} joc sau rezultat adăugat\u{1F}\u{1} jocuri și rezultate adăugate\u{1F}\u{1} de jocuri și rezultate adăugate
    În acest fișier nu e nimic nou
    \u{1} – \u{2}
    \u{1} · neterminat
    \u{1} · remiză
    \u{1} · \u{2} a câștigat
    \u{1} · ai câștigat
    Împotriva computerului
    \u{1}, \u{2}: \u{3}
    \u{1} joc\u{1F}\u{1} jocuri\u{1F}\u{1} de jocuri
    \u{1} victorie\u{1F}\u{1} victorii\u{1F}\u{1} de victorii
    \u{1} remiză\u{1F}\u{1} remize\u{1F}\u{1} de remize
    \u{1}, \u{2} victorie la rând\u{1F}\u{1}, \u{2} victorii la rând\u{1F}\u{1}, \u{2} de victorii la rând
    \u{1}, \u{2} greșeli pe joc
    \u{1},\u{2}
    Trimite linkul
    Copiază linkul
    Copiază rezultatul ca emoji
    Salvează ca imagine
    Gata
    Copiat
    Scanează codul ca să deschizi jocul
    Adversarul joacă cu \u{1}.
    Linkul deschide o copie a acestui joc.
    Ai deschis un joc primit de la cineva. Joacă cu \u{1}
    Distribuie jocul ca să-ți trimiți mutarea înapoi
    Momentul decisiv
    Urmează: \u{1}
    Tablă mai mare: \u{1}
    Schimbă mutarea aceea
    Jocuri anterioare
    Computerul nu răspunde
    Încearcă din nou
    E gata o versiune nouă
    Actualizează
    Vrei jocul pe ecranul principal?
    Alege „Adaugă la ecranul principal” din meniul browserului
    Adaugă
    Nu, mulțumesc
    Temă
    Ca dispozitivul
    Luminoasă
    Întunecată
    Contrast ridicat
    Tablă de școală
    Sunet
    Vibrații
    Anulat: \u{1}
    Explicații ascunse
    Explicații afișate
    o căsuță câștigă\u{1F}\u{1} căsuțe câștigă\u{1F}\u{1} de căsuțe câștigă
    o căsuță păstrează remiza\u{1F}\u{1} căsuțe păstrează remiza\u{1F}\u{1} de căsuțe păstrează remiza
    o căsuță pierde\u{1F}\u{1} căsuțe pierd\u{1F}\u{1} de căsuțe pierd
    o căsuță e încă necunoscută\u{1F}\u{1} căsuțe sunt încă necunoscute\u{1F}\u{1} de căsuțe sunt încă necunoscute
    una păstrează remiza\u{1F}\u{1} păstrează remiza\u{1F}\u{1} păstrează remiza
    una pierde\u{1F}\u{1} pierd\u{1F}\u{1} pierd
    una e încă necunoscută\u{1F}\u{1} sunt încă necunoscute\u{1F}\u{1} sunt încă necunoscute
    Ai câștigat!
    \u{1} câștigă
    Cât pe ce
    \u{1} câștigă!
    \u{1}, într-o mutare\u{1F}\u{1}, în \u{2} mutări\u{1F}\u{1}, în \u{2} de mutări
    \u{1} a completat \u{2}
    Ai completat \u{1}
    \u{1} victorie la rând
    Victorii la rând: \u{1}
    \u{1} i-a deschis drumul computerului
    Nimeni nu a greșit
    Tabla e plină
    \u{1} ta mutare
    mutarea ta cu numărul \u{1}
    \u{1}, mutarea \u{2}
    prima
    a doua
    a treia
    a patra
    a cincea
    a șasea
    a șaptea
    a opta
    a noua
    a zecea
    a unsprezecea
    a douăsprezecea
    unul
    două
    trei
    patru
    cinci
    șase
    șapte
    opt
    nouă
    zece
    unsprezece
    douăsprezece
    câștigă într-o mutare\u{1F}câștigă în \u{1} mutări\u{1F}câștigă în \u{1} de mutări
    pierde într-o mutare\u{1F}pierde în \u{1} mutări\u{1F}pierde în \u{1} de mutări
    câștigă
    remiză
    pierde
    remiză sau mai bine
    remiză sau mai rău
    nu se știe încă
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    Completezi \u{1}
    Blochezi \u{1}
    Ameninți să completezi deodată \u{1}. O singură mutare nu le poate opri pe toate
    Oprești două amenințări deodată: \u{1}
    Ameninți să completezi \u{1}, așa că adversarul trebuie să blocheze
    Câștigi într-o mutare\u{1F}Câștigi în \u{1} mutări\u{1F}Câștigi în \u{1} de mutări
    E singura mutare care câștigă
    Păstrează remiza
    E singura mutare care nu pierde
    Aici reziști cel mai mult: încă o mutare\u{1F}Aici reziști cel mai mult: încă \u{1} mutări\u{1F}Aici reziști cel mai mult: încă \u{1} de mutări
    E la fel de bună ca oricare altă mutare
    Nu completează nicio linie
    acolo ai o linie deschisă\u{1F}acolo ai \u{1} linii deschise\u{1F}acolo ai \u{1} de linii deschise
    Persoană
    Joacă pe acest dispozitiv
    Maestru
    Vede multe mutări înainte
    Vede și mai multe mutări înainte
    Computer · \u{1}
    Joacă la întâmplare
    Se ferește să completeze o linie, dacă poate
    Își vede dinainte următoarele două mutări
    Își vede dinainte următoarele patru mutări
    Nu irosește niciodată o victorie sau o remiză
    La fel de puternic ca Perfect și întinde capcane
    \u{1} \u{2}
    Mereu primul jucător
    Cine a pierdut
    Pe rând
    \u{1}: \u{2}, \u{3}: \u{4}, remize: \u{5}
    Se verifică fiecare mutare…
    Joc perfect: nimeni nu a greșit.
    Nu s-a găsit nicio greșeală.
    \u{1}: aici s-a pierdut jocul
    \u{1}: aici s-a irosit victoria
    \u{1}: acolo se putea câștiga
    \u{1}: acolo se putea păstra remiza
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, greșeală
    Încearcă din nou de aici
    \u{1} (\u{2} câștigă)
    \u{1} (remiză)
    \u{1} (neterminat)
    Alte mutări: \u{1}
    forma \u{1}
    o formă desenată\u{1F}\u{1} forme desenate\u{1F}\u{1} de forme desenate
    forma \u{1}
    \u{1}
    Forma aceasta câștigă
    Forma aceasta pierde
    Forma \u{1} câștigă oriunde, chiar și rotită sau oglindită.
    Forma \u{1} pierde oriunde, chiar și rotită sau oglindită.
    Aici semnele în linie nu contează.
    Forma \u{1} nu încape pe \u{2}×\u{3}
    „\u{1}”: \u{2}
    o formă are de la 2 la 8 căsuțe, nu \u{1}
    \u{1} apare de două ori
    „\u{1}” nu e o căsuță, cum ar fi b2
    o formă are cel mult 8 căsuțe în lățime și în înălțime
    aceeași formă apare de două ori
    un joc are cel mult trei forme
    Al doilea jucător poate prelua primul semn
    \u{1}, cu schimb
    După primul semn, celălalt jucător poate să-l preia în loc să facă o mutare.
    Preia \u{1}
    \u{1} preia \u{2}
    Preiei \u{1}
    \u{1}: schimb anulat
    = poate urma numai după prima căsuță, în jocurile cu schimb
    Joc online
    Joacă împotriva cuiva pe care nu-l cunoști sau trimite un link: cine îl are poate juca sau poate privi.
    Numele tău (opțional)
    Joacă cu oricine
    Ce se păstrează
    Serverul păstrează jocul: mutările cu timpii lor și numele scrise de jucători. Numai așa jocul rezistă la o repornire sau la pierderea conexiunii.
    Serverul șterge un joc la 30 de zile după ultima mutare, iar dacă nu a mutat nimeni, după o zi. Dacă fiecare mutare are un termen în zile, se adaugă și zilele acelea.
    Nu există conturi și nici cookie-uri. Adresa ta de internet nu se păstrează niciodată: împotriva abuzurilor, o formă a ei care nu mai poate fi recunoscută rămâne în memorie cel mult o zi.
    Anunță-mă când e rândul meu
    Browserul tău blochează notificările acestei pagini. Le poți permite din setările lui.
    Pe iPhone sau iPad, asta merge după ce pui pagina pe ecranul principal și o deschizi de acolo.
    Dacă vrei să afli când e rândul tău, serverul păstrează și adresa la care Google, Mozilla, Apple sau Microsoft primește notificări pentru browserul tău. Adresa se șterge când oprești notificările, precum și odată cu jocul. O notificare spune doar că e rândul tău în acest joc și numai browserul tău o poate citi.
    Numele tău, locurile tale în jocurile online, setările tale și celelalte jocuri ale tale rămân pe acest dispozitiv. Oricine are linkul unui joc online îl poate privi.
    Ceas
    Fără ceas
    \u{1} min + \u{2} s pe mutare
    \u{1} zi pe mutare\u{1F}\u{1} zile pe mutare\u{1F}\u{1} de zile pe mutare
    \u{1} zi\u{1F}\u{1} zile\u{1F}\u{1} de zile
    \u{1} oră\u{1F}\u{1} ore\u{1F}\u{1} de ore
    Creează un link
    Jocurile online nu sunt disponibile acum
    Aici încep prea multe jocuri. Încearcă din nou peste o secundă.\u{1F}Aici încep prea multe jocuri. Încearcă din nou peste \u{1} secunde.\u{1F}Aici încep prea multe jocuri. Încearcă din nou peste \u{1} de secunde.
    Prea multe mesaje. Încearcă din nou peste o secundă.\u{1F}Prea multe mesaje. Încearcă din nou peste \u{1} secunde.\u{1F}Prea multe mesaje. Încearcă din nou peste \u{1} de secunde.
    Trimite acest link unui prieten
    În așteptarea adversarului
    În căutarea unui adversar
    Următoarea persoană care vrea acest joc va juca împotriva ta
    Încă nu a venit nimeni. Mai așteaptă sau joacă împotriva computerului.
    Împotriva computerului (\u{1})
    Renunță
    Adversarul deschide linkul și joacă cu \u{1}
    Tu începi
    Adversarul începe
    Se conectează…
    Conexiune pierdută. Se reconectează…
    Acest joc online nu mai există. Poți continua să joci aici.
    \u{1} te invită
    Ai o invitație
    Joci cu \u{1}
    Joacă
    Privește
    Loc liber pentru \u{1}: joacă sau doar privește
    Joacă cu \u{1}
    Privești jocul
    \u{1} persoană privește\u{1F}\u{1} persoane privesc\u{1F}\u{1} de persoane privesc
    \u{1} e offline
    \u{1} e offline. După un minut poți cere victoria.
    \u{1} lipsește de un minut
    Cere victoria
    \u{1} e aici
    offline
    nu a venit încă
    Adversarul
    Cineva
    Bursucul
    Ursul
    Castorul
    Căprioara
    Delfinul
    Șoimul
    Vulpea
    Iepurele
    Ariciul
    Leopardul
    Vidra
    Pinguinul
    Rândunica
    Cangurul
    Veverița
    Lebăda
    Remiză
    Retrage
    Spune
    Cedează
    Vrei să cedezi?
    Da, cedez
    Joacă mai departe
    Ieși
    Acceptă
    Refuză
    \u{1} propune remiză
    \u{1} cere să retragă ultima mutare
    \u{1} vrea să mai joace o dată
    Ai propus remiză
    Ai cerut să-ți retragi mutarea
    În așteptarea răspunsului
    \u{1} a refuzat
    Mutarea ta nu a fost acceptată: \u{1}
    \u{1}: \u{2}
    \u{1} a cedat
    Ai cedat
    \u{1} a rămas fără timp
    Ai rămas fără timp
    De comun acord
    Spune ceva
    Arată mesajele adversarului
    Salut!
    Mult succes!
    Bine jucat!
    Mulțumesc!
    Ups!
    Frumos joc!
    Joacă cu o clasă
    Pauză. Nu se mută, iar ceasul stă.
    Enigma \u{1}, \u{2}
    Dificultatea \u{1} din 5
    Joci cu \u{1}.
    O singură mutare duce la victorie. Câștigi într-o mutare.\u{1F}O singură mutare duce la victorie. Câștigi în \u{1} mutări.\u{1F}O singură mutare duce la victorie. Câștigi în \u{1} de mutări.
    O singură mutare e sigură. După oricare alta, \u{1} poate câștiga.
    La fiecare mutare trebuie să ameninți că vei câștiga la următoarea. O singură primă mutare duce la reușită. Câștigi într-o mutare.\u{1F}La fiecare mutare trebuie să ameninți că vei câștiga la următoarea. O singură primă mutare duce la reușită. Câștigi în \u{1} mutări.\u{1F}La fiecare mutare trebuie să ameninți că vei câștiga la următoarea. O singură primă mutare duce la reușită. Câștigi în \u{1} de mutări.
    O singură mutare pierde. Care?
    Corect!
    Nu \u{1}.
    \u{1}: mutare sigură, nimeni nu câștigă după ea.
    \u{1} răspunde \u{2}. Continuă.
    Mai ai o încercare.\u{1F}Mai ai \u{1} încercări.\u{1F}Mai ai \u{1} de încercări.
    Răspunsul: \u{1}.
    Un răspuns corect: \u{1}.
    \u{1} joacă \u{2} și completează \u{3}.
    \u{1} joacă \u{2} și amenință să completeze deodată \u{3}.
    \u{1} joacă \u{2} și câștigă într-o mutare.\u{1F}\u{1} joacă \u{2} și câștigă în \u{3} mutări.\u{1F}\u{1} joacă \u{2} și câștigă în \u{3} de mutări.
    \u{1} joacă \u{2} și nimeni nu mai poate câștiga.
    Jocul continuă așa: \u{1}.
    rezolvată din prima încercare
    rezolvată din a doua încercare
    rezolvată din a treia încercare
    nerezolvată
    X și 0, enigma \u{1}: \u{2}
    X și 0, enigma \u{1}: \u{2}, cu un indiciu\u{1F}X și 0, enigma \u{1}: \u{2}, cu \u{3} indicii\u{1F}X și 0, enigma \u{1}: \u{2}, cu \u{3} de indicii
    Uită-te la semnele tale.
    Ce vrea \u{1}?
    Uită-te unde se întâlnesc două dintre liniile tale.
    \u{1} pregătește ceva. Uită-te unde se întâlnesc două linii.
    Fă în așa fel ca \u{1} să trebuiască să te blocheze.
    Poți câștiga. Gândește cu câteva mutări înainte.
    Atenție! Cele mai multe căsuțe pierd.
    Nimeni nu poate câștiga dacă amândoi sunt atenți.
    \u{1} poate câștiga. Rezistă cât mai mult.
    Caută o căsuță cu multe linii.
    Aici o linie pierde. Nu face niciuna.
    Încearcă în gând fiecare căsuță. Ce poate face apoi \u{1}?
    Încă un semn și linia e gata.
    Pe linia aceasta, \u{1} mai are nevoie de un singur semn.
    O singură căsuță face două amenințări deodată.
    \u{1} vrea două amenințări deodată. Ocupă tu întâi căsuța aceea.
    Amenință să faci o linie, iar adversarul va trebui să o blocheze.
    Câștigi într-o mutare. Pare nevinovată.\u{1F}Câștigi în \u{1} mutări. Prima pare nevinovată.\u{1F}Câștigi în \u{1} de mutări. Prima pare nevinovată.
    O singură căsuță e sigură.
    Ocupă o căsuță cu multe linii deschise.
    Găsește mutarea după care reziști cel mai mult.
    Ocupă o căsuță cu multe linii deschise, pe care o vrea și \u{1}.
    Ține-ți semnele departe unul de altul.
    După una dintre căsuțe, \u{1} face două amenințări deodată sau poate câștiga ceva mai târziu.
    Joacă \u{1}.
    Încă un indiciu îți spune ideea.
    Încă un indiciu îți spune mutarea.
    După oricare altă mutare, \u{1} joacă \u{2} și poate câștiga.
    \u{1}? Atunci \u{2} joacă \u{3} și poate câștiga.
    \u{1}: atunci, singurul răspuns sigur pentru \u{3} e \u{2}.
    \u{1}: atunci, răspunsuri sigure pentru \u{4}: \u{2} din \u{3}.
    Numărul spune câte răspunsuri ale adversarului sunt sigure.
    Tabla aceasta e prea mare ca să se verifice fiecare mutare.
    Cercurile arată amenințările.
    Trei în linie
    Blochează
    Centru și colțuri
    Două deodată
    Vezi capcana
    De ce nu câștigă nimeni
    Colțuri și pătrate
    Un singur răspuns sigur
    Planul furat
    Căsuțe gemene
    Pe dos
    Cinci în linie
    Trei dintre semnele tale în linie câștigă: pe orizontală, pe verticală sau pe diagonală.
    Dacă adversarul are două semne pe o linie, pune-ți semnul în locul rămas liber. Dar e mai bine să câștigi decât să blochezi.
    Unele răspunsuri la prima mutare pierd.
    Un singur semn poate face deodată două amenințări. Doar una dintre ele poate fi oprită.
    Adversarul vrea două linii deodată. Fă-l să-ți răspundă el întâi.
    O linie cu semnele amândurora e închisă. Jucătorii atenți le închid pe toate.
    Pe tabla aceasta câștigă și cele patru colțuri, și orice pătrat 2×2.
    Unele prime mutări pe tabla aceasta lasă foarte puține răspunsuri sigure.
    Dacă liniile câștigă, un semn în plus nu strică niciodată. Așa că cine începe nu poate fi în dezavantaj. Dacă liniile pierd, poate strica.
    Fiecare linie are o pereche de căsuțe numai a ei. Când X ia una, ia-i tu geamăna și X nu va completa niciodată o linie.
    Aici trei în linie pierd. Începe în centru, apoi joacă mereu în oglindă față de adversar.
    Patru în linie cu ambele capete libere nu mai pot fi oprite.
    Lecția \u{1}: \u{2}
    Lecții
    Pasul \u{1} din \u{2}
    Completează-ți linia.
    Oprește \u{1}.
    Poți câștiga într-o mutare. Găsește-o.\u{1F}Poți câștiga în \u{1} mutări. Găsește-o pe prima.\u{1F}Poți câștiga în \u{1} de mutări. Găsește-o pe prima.
    Găsește o mutare sigură.
    Găsește singura mutare sigură.
    O linie e încă deschisă pentru \u{1}. Alege o căsuță liberă de pe ea.
    Ia căsuța geamănă.
    În ce joc pierde jucătorul care începe? Scrie numărul jocului.
    Un rând. Așa se câștigă!
    O coloană. Așa se câștigă!
    O diagonală. Așa se câștigă!
    Blocat!
    Blocat din nou!
    E mai bine să câștigi decât să blochezi.
    După un colț: centrul și nimic altceva.
    După centru: un colț.
    Lângă căsuța de pe margine sau vizavi de ea.
    Două linii, un singur răspuns: câștigi.
    Din nou două linii!
    Întâi o amenințare, apoi două deodată.
    O căsuță de pe margine: acum adversarul trebuie să-ți răspundă.
    Ți-a rămas un colț și e de ajuns.
    Aceea e ultima linie. Toate celelalte sunt închise.
    Corect: linie cu linie, amândoi închid ce pot.
    Patru colțuri. Așa se câștigă!
    Un pătrat. Așa se câștigă!
    Și pătratele trebuie oprite.
    Și colțurile trebuie oprite.
    Chiar vizavi și nicăieri altundeva.
    Lângă centru, pe diagonala aceea.
    Unde liniile pierd, poate fi rău să începi.
    Fiecare linie are perechea ei. Asta dovedește că X nu câștigă niciodată.
    Mai întâi centrul.
    Chiar vizavi.
    Din nou vizavi.
    Mereu în oglindă. Așa nu faci niciodată o linie.
    Patru cu ambele capete libere: câștigi.
    Lecție terminată.
    Enigma zilei
    Mai multe enigme
    \u{1} din \u{2} terminate
    Arată răspunsul
    Mai departe
    Înapoi la joc
    Distribuie rezultatul
    Nerezolvată
    Se pregătește enigma
    Aici nu e nicio enigmă
    Gata, ai terminat tot.
    Enigmă
    Lecție
    Ai trei încercări. O mutare greșită arată ce urmează după ea, apoi e anulată.
    Toate zilele
    Mai vechi
    Mai noi
    Rezolvată
    Rezolvată cu ajutor
    Răspuns arătat
    \u{1} zi la rând\u{1F}\u{1} zile la rând\u{1F}\u{1} de zile la rând
    Cinci în linie prin amenințări
    \u{1} enigmă terminată\u{1F}\u{1} enigme terminate\u{1F}\u{1} de enigme terminate
    Enigme și lecții
    Propria ta formă
    Remiză
    Echilibrat, cu schimb
    \u{1} câștigă într-o mutare\u{1F}\u{1} câștigă în \u{2} mutări\u{1F}\u{1} câștigă în \u{2} de mutări
    \u{1} poate câștiga mereu
    Cine decide schimbul câștigă
    Nimeni nu poate câștiga dacă amândoi sunt atenți
    Nimeni nu poate câștiga, pe nicio tablă
    Nu se știe. Poate că nimeni nu a căutat vreodată.
    Cine poate câștiga? Se caută…
    Desenează ce câștigă: atinge căsuțele formei.
    Încă cel puțin o căsuță.
    Contează și rotită sau oglindită.
    În plus: \u{1}.
    \u{1}, face parte din formă
    \u{1}, nu mai face parte din formă
    Joac-o
    Mai mică
    Mai mare
    Golește
    Adaugă o formă
    De ce?
    \u{1} ia mereu cealaltă căsuță din pereche. Oriunde ai pune forma, ea conține o pereche întreagă.
    Cea mai mică: \u{1}
    Echilibrează
    Desenează forma ta
    \u{1} poate câștiga
    Nimeni nu poate câștiga
    Nimeni nu știe
    Alege una și vezi de ce.
    O formă are cel mult 8 căsuțe.
    O formă are cel mult 8 căsuțe în lățime și în înălțime.
    Ai deja forma aceasta.
    Aici o tablă are de la 3 la 10 rânduri, cu loc pentru formă.
    ajutor
    anulează
    refă
    nou
    tablă
    jucători
    indiciu
    explică
    simboluri
    revezi
    istoric
    distribuie
    continuă
    meniu
    limbă
    ieși
    Cu săgețile sau cu h, j, k, l treci de la o căsuță la alta; Enter sau Spațiu joacă, la fel și un clic.
    Scrie o căsuță: b2. Dacă litera coloanei e și o comandă, scrie-o cu literă mare.
    u anulează o mutare, r o reface, n începe un joc nou, g alege tabla, p jucătorii și s simbolurile, t dă un indiciu în trei pași, v arată cât valorează fiecare căsuță, q închide programul.
    Parantezele arată ultima mutare (X), o linie câștigătoare [X] sau una pierzătoare !X!; * e un indiciu; + câștigă, = e remiză, − pierde. Numărul spune câte mutări ai de făcut; după =, câte răspunsuri sunt sigure.
    Scrie o căsuță, cum ar fi b2, ca să joci acolo.
    undo anulează o mutare, redo o reface, new începe un joc nou, new 4x4 unul pe altă tablă.
    hint spune unde să te uiți, a doua oară ideea, iar a treia oară mutarea; explain arată sau ascunde cât valorează fiecare căsuță, explain b2 ce urmează după o mutare acolo.
    games arată lista tablelor de joc, board arată din nou tabla, quit închide programul.
    Scrie help ca să vezi ce poți scrie.
    „\u{1}” nu e nici o căsuță, cum ar fi b2, nici o comandă; încearcă help
    „\u{1}” nu e nici o căsuță, nici o comandă; ai vrut să scrii \u{2}?
    \u{1}; ai vrut să scrii „\u{2}”?
    rândul \u{1} din text: \u{2}
    Nu e nicio mutare de anulat
    Nu e nicio mutare de refăcut
    Nu e nicio mutare de propus
    Fereastra e prea mică. Mai trebuie: \u{1}
    \u{1} coloană\u{1F}\u{1} coloane\u{1F}\u{1} de coloane
    \u{1} rând\u{1F}\u{1} rânduri\u{1F}\u{1} de rânduri
    Ai un joc neterminat: \u{1}
    Enter îl continuă, n începe un joc nou
    Îl continui? \u{1} sau \u{2}
    Jocul salvat nu se poate citi (\u{1}); a fost mutat în \u{2}
    Jocul nu se poate salva în \u{1}: \u{2}
    da
    nu
    Săgețile mută și schimbă, Enter alege, Esc închide
    Săgețile derulează, Esc închide
    \u{1} – \u{2}
    Ai o invitație: \u{1}
    \u{1} te invită la joc: \u{2}
    Un joc de privit: \u{1}
    Joci cu \u{1}.
    X și 0 în browser: gratuit, fără reclame, fără cont.
    Căsuțe libere
    Amenințări
    Linie câștigătoare
    Zoom
    Jucători
    Închide
    piesă: \u{1}
    Merge doar într-un joc online, la momentul potrivit
    Într-un joc online, draw propune remiză, takeback cere să-ți retragi ultima mutare, resign cedează, accept și decline răspund adversarului, de la say 1 la say 6 spui ceva, computer lasă computerul să joace cât timp un loc e liber, claim ia victoria în fața unui necunoscut care a plecat, leave iese din jocul online, iar jocul continuă doar pe dispozitivul tău.
    Scrie o căsuță, cum ar fi b2. hint ajută în trei pași, show spune răspunsul, board arată din nou tabla, quit închide programul.
    „\u{1}” nu e nici o căsuță, cum ar fi b2, nici hint, show, board, help sau quit
    „\u{1}” nu e un număr de la 1 la \u{2}
    albastru,verde,roșu,auriu,argintiu,curajos,galben,calm,isteț,rapid,prietenos,amuzant,blând,harnic,politicos,generos,norocos,vesel,curios,mândru,răbdător,portocaliu,atent,înțelept
    Motanul,Delfinul,Ariciul,Iepurele,Castorul,Tigrul,Pinguinul,Cangurul,Pelicanul,Fluturele,Licuriciul,Cerbul,Lupul,Șoimul,Vulturul,Zimbrul,Leopardul,Ghepardul,Hamsterul,Poneiul,Leul,Bursucul,Pescărușul,Cocorul
    \u{2} \u{1}
    Clasă
    Un singur cod pentru toți cei din sală. Nimeni nu trebuie să scrie un nume. Clasa se șterge la o zi după ultimul ei joc.
    Creează o clasă
    Intră într-o clasă
    Cod
    Ceas
    Fără ceas
    \u{1} min
    Cine cu cine joacă
    Joacă cine e liber
    În runde, când spun eu
    Închide
    Nicio clasă nu are acest cod.
    Prea multe încercări. Așteaptă \u{1} s.
    Clasa nu răspunde acum. Se încearcă din nou…
    Clasa aceasta nu mai există.
    Clasa e plină.
    Ești \u{1}
    Alt nume
    Așteaptă aici: următorul tău joc începe singur.
    Așteaptă aici: runda următoare începe în curând.
    Runda aceasta aștepți, pentru că numărul de jucători e impar. Primești punctul.
    Ai câștigat!
    De data asta ai pierdut.
    Remiză.
    Adversarul tău: \u{1}
    La jocul tău
    Locul \u{1} din \u{2}
    Jucători: \u{1}
    Runda \u{1}
    Tabla \u{1}: \u{2} – \u{3}
    Pauză
    Continuă
    Runda următoare
    Copiază rezultatele
    Copiat
    Închide clasa
    Chiar o închizi pentru toți?
    Clasa s-a încheiat.
    Toate tablele
    Scoate \u{1}
    Persoana care conduce clasa te-a scos din clasă.
    Ieși din clasă
    Scanează codul sau deschide \u{1} și scrie codul
    Table de joc
    Clasament
    Loc
    Nume
    Jucate
    Câștigate
    Remize
    Puncte
    Sunt mai puțin de doi jucători.
    Încă se joacă în runda aceasta.
    Clasă: ești \u{1}
    \u{1} e în afara tablei
    Vezi tabla
    Propune remiză
    Cere să-ți retragi mutarea
    Scrie = ca să preiei \u{1} sau o căsuță ca să joci.
    """
}
