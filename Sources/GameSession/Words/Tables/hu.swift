// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_hu: StaticString = """
    hu\tltr\t 32\t10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111\tc4881ebf
    X
    O
    Háromszög
    Káró
    Csillag
    Szív
    Hold
    Villám
    \u{1} következik
    Te jössz
    Te kezdesz
    \u{1} gondolkodik
    Már foglalt: \u{1}
    Válassz üres mezőt
    \u{1} ide lép: \u{2}
    Ide lépsz: \u{1}
    bal alsó sarok
    alsó középső mező
    jobb alsó sarok
    bal középső mező
    középső mező
    jobb középső mező
    bal felső sarok
    felső középső mező
    jobb felső sarok
    \u{1} (\u{2})
    Tábla, \u{1} oszlop, \u{2} sor
    \u{1}, üres
    \u{1}, \u{2}
    \u{1}×\u{2}
    3×3-as amőba
    Szabályok
    Visszavon
    Lépés újra
    Új játék
    Táblák
    Játékosok
    Tipp
    Magyarázat
    Jelek
    Elemzés
    Előzmények
    Megosztás
    Folytatás
    Nyelv
    Menü
    2 játékos
    Online
    Számítógép
    Vagy kezdjen a számítógép
    Ellenfél
    Szint
    Könnyebb
    Nehezebb
    Koppints bármelyik mezőre
    Folytatódik: \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Amőba
    Kezdő
    Könnyű
    Közepes
    Nehéz
    Tökéletes
    Ravasz
    A számítógép
    Számítógép (\u{1})
    Találomra lép
    Nyer, ha tud, de nem véd, ha te nyerhetsz
    Nyer, ha tud, és véd, ha te nyerhetsz
    Látja a kettős fenyegetést és a rövid cseleket
    Győzelmet vagy döntetlent soha nem enged el
    Olyan erős, mint a Tökéletes, és csapdákat állít
    \u{1}. játékos
    Te
    X
    O
    Háromszög
    Káró
    Csillag
    Szív
    Hold
    Villám
    \u{1}: válassz neki mezőt
    Engedd el, és ide lépsz: \u{1}
    Döntetlen
    \u{1} nyert: \u{2}
    \u{1} nyert, mert \u{2} kirakta: \u{3}
    A játéknak vége
    \u{1} visszavonta: \u{2}
    Visszavontad: \u{1}
    bal alsó sarok
    alsó sor balról második mezője
    alsó sor jobbról második mezője
    jobb alsó sarok
    bal oszlop alulról második mezője
    bal alsó belső mező
    jobb alsó belső mező
    jobb oszlop alulról második mezője
    bal oszlop felülről második mezője
    bal felső belső mező
    jobb felső belső mező
    jobb oszlop felülről második mezője
    bal felső sarok
    felső sor balról második mezője
    felső sor jobbról második mezője
    jobb felső sarok
    bal alsó 2×2-es négyzet
    alsó középső 2×2-es négyzet
    jobb alsó 2×2-es négyzet
    bal középső 2×2-es négyzet
    középső 2×2-es négyzet
    jobb középső 2×2-es négyzet
    bal felső 2×2-es négyzet
    felső középső 2×2-es négyzet
    jobb felső 2×2-es négyzet
    \u{1} sor
    \u{1} oszlop
    \u{1} átló
    alsó sor
    középső sor
    felső sor
    alsó sor
    alulról második sor
    felülről második sor
    felső sor
    bal oszlop
    középső oszlop
    jobb oszlop
    bal oszlop
    balról második oszlop
    jobbról második oszlop
    jobb oszlop
    bal alsó sarokból induló átló
    bal felső sarokból induló átló
    átló
    négy sarok
    \u{1} 2×2-es négyzet
    \u{1} rombusz
    \u{1} és \u{2}
    \u{1} vagy \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, nyerő vonal
    \u{1}, \u{2}, vesztő vonal
    \u{1}, tipp
    \u{1}, \u{2} biztonságos válasz\u{1F}\u{1}, \u{2} biztonságos válasz
    \u{1}, \u{2} itt fenyegetne
    \u{1}, \u{2} itt erősen fenyegetne
    \u{1}, válasz
    \u{1}, \u{2}
    \u{1}, \u{2} jel egy vonalban
    \u{1}, \u{2}
    \u{1}, vonallal veszítesz
    Sarkok és négyzetek
    Négy egy vonalban
    Gomoku (amőba)
    sarkokkal
    2×2-es négyzetekkel
    rombuszokkal
    Oszlopok
    Sorok
    Vonal hossza
    A négy sarok nyer
    A 2×2-es négyzet nyer
    A rombusz nyer
    A négy sarok veszít
    A 2×2-es négyzet veszít
    A rombusz veszít
    A vonal nyer
    Fordítva: a vonal veszít
    Írj be egy egész számot 1 és 19 között
    A táblának 1–19 oszlopa lehet, nem \u{1}
    A táblának 1–19 sora lehet, nem \u{1}
    Egy vonalhoz legalább 1 mező kell
    \u{1} mezős vonal nem fér el ezen a táblán: \u{2}×\u{3}
    Ezen a táblán nincs négy sarok: \u{1}×\u{2}
    A 2×2-es négyzet nem fér el ezen a táblán: \u{1}×\u{2}
    A rombusz nem fér el ezen a táblán: \u{1}×\u{2}
    \u{1} vagy több
    Így kell játszani: \u{1}
    \u{1} kezd. A játékosok felváltva teszik a jelüket egy-egy üres mezőre.
    Az első jel nyer.
    Az első jel veszít.
    Nyersz, ha \u{1} jeled egy vonalban van: \u{2}.\u{1F}Nyersz, ha \u{1} jeled egy vonalban van: \u{2}.
    Veszítesz, ha \u{1} jeled egy vonalban van: \u{2}.\u{1F}Veszítesz, ha \u{1} jeled egy vonalban van: \u{2}.
    vízszintesen
    függőlegesen
    átlósan
    A négy sarok is nyer.
    Bármelyik 2×2-es négyzet is nyer.
    Bármelyik rombusz is nyer: egy mező felső, alsó, bal és jobb szomszédja.
    A négy sarok is veszít.
    Bármelyik 2×2-es négyzet is veszít.
    Bármelyik rombusz is veszít: egy mező felső, alsó, bal és jobb szomszédja.
    \u{1} \u{2}
    Ha a tábla megtelt, és senki sem nyert, az eredmény döntetlen.
    Koppints egy mezőre, húzd rá a jeledet, vagy koppints előbb a jelre, aztán a mezőre.
    Billentyűzettel: a nyilakkal mozogsz a táblán, az Enter lép, a H tippet ad, az U visszavon egy lépést, a Shift+U újra megteszi, a ? pedig ezt a súgót nyitja meg.
    A Tökéletes itt verhetetlen, és ez bizonyított: lejátszottuk ellene az összes lehetséges játszmát (\u{1}), és egyet sem veszített el.
    Ez a link nem nyitható meg
    Ebben a linkben nincs játszható játék:
    \u{1}.
    Új játékhoz koppints az OK gombra.
    hiba a szabályokban – \u{1}
    lehetetlen szabályok: \u{1}
    \u{1}. lépés, \u{2}: \u{3}
    \u{1}. lépés, „\u{2}”: ez nem mező (mint például b2)
    a játéknak már vége: \u{1} nyert
    a játéknak már vége: döntetlen
    már foglalt
    a táblán kívül van (az utolsó mező: \u{1})
    „\u{1}”: a szabályok mérettel kezdődnek, például 3x3
    „\u{1}”: a k után számnak kell jönnie
    a k után számnak kell jönnie
    „\u{1}”: ezek közül választhatsz: \u{2}, mindegyiket legfeljebb egyszer
    „\u{1}” nem állhat a szabályok után
    Válassz táblát
    Saját tábla
    Indítás
    Első játékos
    Második játékos
    Név
    Jel
    Játékos
    A következő játék kezdője (\u{1} jellel)
    OK
    Még egy játék
    Magyarul tudó ember ellenőrizte
    Gépi fordítás, magyarul tudó ember még nem ellenőrizte
    Új játék: \u{1}
    Keresés
    Itt jelennek meg a játszmáid.
    Fájlban
    Korábbi játszmák
    Játszmáim mentése
    Játszmáim megnyitása
    \u{1} bejegyzés hozzáadva\u{1F}\u{1} bejegyzés hozzáadva
    Ebben a fájlban nincs semmi új
    \u{1} – \u{2}
    \u{1} · befejezetlen
    \u{1} · döntetlen
    \u{1} · \u{2} nyert
    \u{1} · te nyertél
    A számítógép ellen
    \u{1}, \u{2}: \u{3}
    \u{1} játszma\u{1F}\u{1} játszma
    \u{1} győzelem\u{1F}\u{1} győzelem
    \u{1} döntetlen\u{1F}\u{1} döntetlen
    \u{1}, \u{2} győzelem egymás után\u{1F}\u{1}, \u{2} győzelem egymás után
    \u{1}, játszmánként \u{2} hiba
    \u{1},\u{2}
    Link küldése
    Link másolása
    Eredmény másolása emojikkal
    Mentés képként
    Kész
    Másolva
    Olvasd be, és megnyílik a játék
    A barátod jele: \u{1}.
    A link ennek a játéknak a másolatát nyitja meg.
    Megosztott játékot nyitottál meg. Lépj ezzel a jellel: \u{1}
    Oszd meg a játékot, hogy visszaküldd a lépésedet
    Fordulópont
    Következő: \u{1}
    Nagyobb tábla: \u{1}
    Újra a hibától
    Korábbi játszmák
    A számítógép nem válaszol
    Újrapróbálom
    Elérhető egy új verzió
    Frissítés
    Felteszed a főképernyőre?
    Válaszd a böngésző menüjében: „Főképernyőhöz adás”
    Hozzáadás
    Nem kérem
    Téma
    Mint az eszközön
    Világos
    Sötét
    Nagy kontraszt
    Krétás tábla
    Hang
    Rezgés
    Visszavonva: \u{1}
    Magyarázat kikapcsolva
    Magyarázat bekapcsolva
    egy mező nyer\u{1F}\u{1} mező nyer
    egy mező megtartja a döntetlent\u{1F}\u{1} mező megtartja a döntetlent
    egy mező veszít\u{1F}\u{1} mező veszít
    egy mező nincs kiszámolva\u{1F}\u{1} mező nincs kiszámolva
    egy másik megtartja a döntetlent\u{1F}\u{1} másik megtartja a döntetlent
    egy másik veszít\u{1F}\u{1} másik veszít
    egy másik nincs kiszámolva\u{1F}\u{1} másik nincs kiszámolva
    Nyertél!
    \u{1} nyert
    Majdnem sikerült
    \u{1} nyert!
    \u{1}, \u{2} lépésben\u{1F}\u{1}, \u{2} lépésben
    \u{1} kirakta: \u{2}
    Kiraktad: \u{1}
    \u{1} győzelem egymás után
    \u{1} győzelem egymás után
    \u{1} nyitott utat a számítógépnek
    Senki sem hibázott
    A tábla megtelt
    a te \u{1} lépésed
    a te \u{1}. lépésed
    \u{1} \u{2}. lépése
    első
    második
    harmadik
    negyedik
    ötödik
    hatodik
    hetedik
    nyolcadik
    kilencedik
    tizedik
    tizenegyedik
    tizenkettedik
    egy
    két
    három
    négy
    öt
    hat
    hét
    nyolc
    kilenc
    tíz
    tizenegy
    tizenkét
    \u{1} lépésben nyer\u{1F}\u{1} lépésben nyer
    \u{1} lépésben veszít\u{1F}\u{1} lépésben veszít
    nyer
    döntetlen
    veszít
    döntetlen vagy jobb
    döntetlen vagy rosszabb
    nincs kiszámolva
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    Kirakod: \u{1}
    Kivéded: \u{1}
    Egyszerre több helyen fenyegetsz: \u{1}. Egy lépés nem védheti ki mindet
    Egyszerre két fenyegetést védesz ki: \u{1}
    Fenyegetsz, és ezt ki kell védeni: \u{1}
    \u{1} lépésben nyersz\u{1F}\u{1} lépésben nyersz
    Csak ez a lépés nyer
    Megtartja a döntetlent
    Csak ez a lépés nem veszít
    Így tart a legtovább a játék: még \u{1} lépés\u{1F}Így tart a legtovább a játék: még \u{1} lépés
    Ez is olyan jó, mint bármelyik másik lépés
    Nem rak ki vonalat
    ott még egy vonalat kirakhatsz\u{1F}ott még \u{1} vonalat kirakhatsz
    Ember
    Ezen az eszközön játszik
    Mester
    Messzire előrelát
    Még messzebbre előrelát
    Számítógép · \u{1}
    Találomra lép
    Ha tudja, elkerüli, hogy vonalat rakjon ki
    Két saját lépésre előrelát
    Négy saját lépésre előrelát
    Győzelmet vagy döntetlent soha nem enged el
    Olyan erős, mint a Tökéletes, és csapdákat állít
    \u{1} \u{2}
    Mindig az első játékos
    A vesztes
    Felváltva
    \u{1}: \u{2}, \u{3}: \u{4}, döntetlen: \u{5}
    Minden lépés ellenőrzése…
    Tökéletes játszma: senki sem hibázott.
    Nem találtunk hibát.
    \u{1} okozta a vereséget
    \u{1} engedte el a győzelmet
    Ez nyert volna: \u{1}
    Ez megtartotta volna a döntetlent: \u{1}
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, hiba
    Innen újrapróbálom
    \u{1} (\u{2} nyer)
    \u{1} (döntetlen)
    \u{1} (befejezetlen)
    Másik folytatás: \u{1}
    \u{1} alakzattal
    egy rajzolt alakzattal\u{1F}\u{1} rajzolt alakzattal
    \u{1} alakzat
    \u{1}
    Ez az alakzat nyer
    Ez az alakzat veszít
    Ez az alakzat is nyer: \u{1}, bárhol, elforgatva vagy tükrözve is.
    Ez az alakzat is veszít: \u{1}, bárhol, elforgatva vagy tükrözve is.
    Itt nem számít, hány jel van egy vonalban.
    Ez az alakzat nem fér el a táblán: \u{1}, \u{2}×\u{3}
    „\u{1}”: \u{2}
    egy alakzat 2–8 mezőből áll, nem \u{1} mezőből
    \u{1} kétszer szerepel
    „\u{1}” nem mező (mint például b2)
    egy alakzat legfeljebb 8 mező széles és magas
    ugyanaz az alakzat kétszer szerepel
    egy játékban legfeljebb három alakzat lehet
    A második játékos átveheti az első jelet
    \u{1}, cserével
    Az első jel után a másik játékos lépés helyett átveheti azt a jelet.
    Átveszem: \u{1}
    \u{1} átveszi: \u{2}
    Átveszed: \u{1}
    Visszaadva: \u{1}
    = csak az első mező után állhat, cserés játékban
    Online játék
    Játssz egy ismeretlennel, vagy küldj linket: akinek megvan, beszállhat, vagy nézheti a játékot.
    Neved (nem kötelező)
    Ismeretlennel játszom
    Mit tárolunk
    A szerver tárolja a játszmát: a lépéseket az időpontjukkal, és a játékosok által beírt neveket. Csak így marad meg újraindítás vagy megszakadt kapcsolat után.
    A szerver az utolsó lépés után 30 nappal törli a játszmát, ha pedig senki sem lépett, egy nap múlva. Ha egy lépésre egy vagy több nap jut, az is hozzáadódik.
    Sem fiók, sem süti nincs. Az IP-címedet soha nem tároljuk: a visszaélések ellen csak egy összekevert alakja marad a memóriában, legfeljebb egy napig.
    Értesítés, ha én jövök
    A böngésződ letiltja ennek az oldalnak az értesítéseit. A beállításaiban engedélyezheted őket.
    iPhone-on és iPaden ez akkor működik, ha az oldal a főképernyőn van, és onnan nyitod meg.
    Ha szeretnéd, hogy szóljunk, amikor te jössz, a szerver azt a címet is tárolja, ahol a Google, a Mozilla, az Apple vagy a Microsoft a böngésződnek szóló értesítéseket fogadja. Ez a cím törlődik, amikor ezt kikapcsolod, és a játszmával együtt is. Egy értesítés csak annyit mond, hogy ebben a játszmában te jössz, és csak a te böngésződ tudja elolvasni.
    A neved, a helyed a játszmákban, a beállításaid és a többi játszmád ezen az eszközön marad. Akinek megvan egy online játék linkje, az nézheti a játékot.
    Óra
    Óra nélkül
    \u{1} perc + \u{2} mp lépésenként
    \u{1} nap lépésenként\u{1F}\u{1} nap lépésenként
    \u{1} nap\u{1F}\u{1} nap
    \u{1} óra\u{1F}\u{1} óra
    Link készítése
    Most nem érhető el az online játék
    Túl sok játszma indul itt. Próbáld újra \u{1} másodperc múlva.\u{1F}Túl sok játszma indul itt. Próbáld újra \u{1} másodperc múlva.
    Túl sok üzenet. Próbáld újra \u{1} másodperc múlva.\u{1F}Túl sok üzenet. Próbáld újra \u{1} másodperc múlva.
    Küldd el ezt a linket egy barátodnak
    Várunk a barátodra
    Játékostársat keresünk
    A következő ember, aki ezt a játékot kéri, veled játszik
    Még nem jött senki. Várj még, vagy játssz a számítógéppel.
    Játék a számítógéppel (\u{1})
    Mégse
    Amikor a barátod megnyitja a linket, az ő jele \u{1} lesz
    Te kezdesz
    A barátod kezd
    Kapcsolódás…
    Megszakadt a kapcsolat. Újrakapcsolódás…
    Ez az online játék már nem létezik. Itt tovább játszhatsz.
    \u{1} játszani hív
    Meghívást kaptál
    A te jeled: \u{1}
    Játszom
    Nézem
    \u{1} szabad: játssz vele, vagy csak nézd a játékot
    Ezzel játszom: \u{1}
    Nézed a játékot
    \u{1} ember nézi\u{1F}\u{1} ember nézi
    \u{1} most offline
    \u{1} most offline. Egy perc után tiéd lehet a győzelem.
    \u{1} egy perce nincs itt
    Enyém a győzelem
    \u{1} itt van
    offline
    még nincs itt
    A barátod
    Valaki
    Borz
    Medve
    Hód
    Őzike
    Delfin
    Sólyom
    Róka
    Zebra
    Süni
    Hiúz
    Vidra
    Bagoly
    Vörösbegy
    Pingvin
    Mókus
    Hattyú
    Döntetlen
    Visszakérem
    Üzenet
    Feladom
    Feladod ezt a játszmát?
    Igen, feladom
    Játszom tovább
    Kilépek
    Elfogadom
    Elutasítom
    \u{1} döntetlent ajánl
    \u{1} visszakéri az utolsó lépését
    \u{1} még egyet játszana
    Döntetlent ajánlottál
    Visszakérted a lépésedet
    Várunk a másik játékosra
    \u{1} nemet mondott
    A lépésedet nem fogadtuk el: \u{1}
    \u{1}: \u{2}
    \u{1} feladta
    Feladtad
    \u{1} ideje lejárt
    Lejárt az időd
    A két játékos megegyezett
    Üzenj valamit
    A másik játékos üzeneteinek mutatása
    Szia!
    Sok szerencsét!
    Szépen játszottál!
    Köszönöm!
    Hoppá!
    Jó játszma volt!
    Játék osztállyal
    Szünet. Senki sem lép, nem telik az idő.
    \u{1}. feladvány, \u{2}
    Nehézség: \u{1}/5
    A te jeled: \u{1}.
    Csak egy lépés nyer. \u{1} lépésben nyersz.\u{1F}Csak egy lépés nyer. \u{1} lépésben nyersz.
    Csak egy lépés biztonságos. Bármelyik másik után \u{1} nyerhet.
    Minden lépéseddel azzal kell fenyegetned, hogy a következővel nyersz. Csak egyetlen első lépés vezet célhoz. \u{1} lépésben nyersz.\u{1F}Minden lépéseddel azzal kell fenyegetned, hogy a következővel nyersz. Csak egyetlen első lépés vezet célhoz. \u{1} lépésben nyersz.
    Csak egy lépés veszít. Melyik az?
    Helyes!
    Nem ez: \u{1}.
    \u{1}: biztonságos, utána senki sem nyer.
    \u{1} válasza: \u{2}. Folytasd.
    Még \u{1} próbád van.\u{1F}Még \u{1} próbád van.
    A megoldás: \u{1}.
    Bármelyik jó: \u{1}.
    \u{1} ide lép: \u{2}, és ezzel kirakja: \u{3}.
    \u{1} ide lép: \u{2}, és egyszerre több helyen fenyeget: \u{3}.
    \u{1} ide lép: \u{2}, és \u{3} lépésben nyer.\u{1F}\u{1} ide lép: \u{2}, és \u{3} lépésben nyer.
    \u{1} ide lép: \u{2}, és már senki sem nyerhet.
    Így folytatódik: \u{1}.
    megoldva az 1. próbára
    megoldva a 2. próbára
    megoldva a 3. próbára
    nincs megoldva
    Amőba, \u{1}. feladvány: \u{2}
    Amőba, \u{1}. feladvány: \u{2}, \u{3} tippel\u{1F}Amőba, \u{1}. feladvány: \u{2}, \u{3} tippel
    Nézd meg a saját jeleidet.
    Mit akar \u{1}?
    Nézd meg, hol keresztezi egymást két vonalad.
    \u{1} készül valamire. Nézd meg, hol keresztezi egymást két vonal.
    Érd el, hogy \u{1} védekezzen.
    Nyerhetsz. Gondolkodj előre.
    Vigyázz! A legtöbb mező veszít.
    Senki sem nyerhet, ha mindketten figyelnek.
    \u{1} nyerhet. Nehezítsd meg a dolgát.
    Keress olyan mezőt, amelyen sok vonal megy át.
    Itt a vonal veszít. Egyet se rakj ki.
    Próbálj ki fejben minden mezőt. Mit tehet akkor \u{1}?
    Még egy jel, és kész a vonal.
    Ebben a vonalban már csak egy \u{1} hiányzik.
    Van egy mező, ahonnan egyszerre két helyen fenyegetsz.
    \u{1} egyszerre két helyen akar fenyegetni. Foglald el azt a mezőt előbb te.
    Fenyegess egy vonallal, hogy az ellenfelednek ki kelljen védenie.
    \u{1} lépésben nyersz. Az első még nem fenyeget.\u{1F}\u{1} lépésben nyersz. Az első még nem fenyeget.
    Csak egy mező biztonságos.
    Foglalj el egy mezőt, amelyen sok nyitott vonal megy át.
    Keresd meg azt a lépést, amely után a legtovább tart a játék.
    Foglalj el egy mezőt sok nyitott vonallal, amelyet \u{1} is szeretne.
    Tartsd távol egymástól a jeleidet.
    Van egy mező: ha oda lépsz, \u{1} egyszerre két helyen fenyeget, vagy hosszabb cselbe kezd.
    Lépj ide: \u{1}.
    A következő tipp elárulja az ötletet.
    A következő tipp elárulja a lépést.
    Bármelyik másik lépés után \u{1} ide lép: \u{2}, és nyerhet.
    \u{1}? Akkor \u{2} ide lép: \u{3}, és nyerhet.
    \u{1}: utána \u{3} egyetlen biztonságos válasza: \u{2}.
    \u{1}: utána \u{4} \u{3} válaszából \u{2} biztonságos.
    A szám azt mutatja, hány biztonságos válasza van az ellenfélnek.
    Ez a tábla túl nagy ahhoz, hogy minden lépést ellenőrizzünk.
    A karikák fenyegetést jeleznek.
    Három egy vonalban
    Állítsd meg
    Közép és sarkok
    Kettő egyszerre
    Vedd észre a csapdát
    Miért nem nyer senki
    Sarkok és négyzetek
    Egy biztonságos válasz
    Az ellopott terv
    Ikrek
    Fordítva
    Öt egy vonalban
    Három jeled egy vonalban nyer: vízszintesen, függőlegesen vagy ferdén.
    Ha az ellenfelednek már két jele van egy vonalban, tedd a jeledet az üres mezőre. De nyerni jobb, mint védekezni.
    Az első lépés után néhány válasz veszít.
    Egy jel két vonallal is fenyegethet. Közülük csak az egyiket lehet kivédeni.
    Az ellenfeled egyszerre két vonalat szeretne. Érd el, hogy előbb ő válaszoljon neked.
    Az a vonal, amelyben mindkét játékosnak van jele, zárt. Aki figyel, mindet lezárja.
    Ezen a táblán a négy sarok is nyer, és bármelyik 2×2-es négyzet is.
    Ezen a táblán néhány első lépésre nagyon kevés biztonságos válasz van.
    Ha a vonal nyer, eggyel több jel sosem árt. Ezért aki kezd, nem lehet hátrányban. Ha a vonal veszít, árthat.
    Minden vonalnak van két saját mezője: ezek ikrek. Ha X az egyik ikerre lép, foglald el a másikat, és egyetlen vonal sem telik meg.
    Itt három egy vonalban veszít. Kezdj középen, aztán tükrözd az ellenfeled lépéseit.
    Ha négy jel áll egymás mellett egy vonalban, és mindkét vége nyitott, nem lehet megállítani.
    \u{1}. lecke: \u{2}
    Leckék
    \u{1}. rész, összesen \u{2}
    Rakd ki a vonaladat.
    Ne hagyd, hogy \u{1} nyerjen.
    \u{1} lépésben nyerhetsz. Keresd meg az elsőt.\u{1F}\u{1} lépésben nyerhetsz. Keresd meg az elsőt.
    Keress egy biztonságos lépést.
    Keresd meg az egyetlen biztonságos lépést.
    \u{1} már csak egy vonalat rakhat ki. Válaszd ki ennek egy üres mezőjét.
    Foglald el az ellenfeled mezőjének az ikrét.
    Melyik játszmában veszít az, aki kezd? Írd be a számát.
    Egy sor. Ez nyer!
    Egy oszlop. Ez nyer!
    Egy ferde vonal. Ez nyer!
    Megállítottad!
    Megint megállítottad!
    Nyerni jobb, mint védekezni.
    Sarok után közép, semmi más.
    Közép után sarok.
    A tábla egyik oldalának közepén álló jel mellé vagy vele szembe.
    Két vonal, egy válasz: nyersz.
    Megint két vonal!
    Előbb egy fenyegetés, aztán kettő egyszerre.
    Egy oldal közepe: most az ellenfelednek válaszolnia kell.
    Maradt neked egy sarok, és ennyi elég.
    Ez az utolsó. Az összes többi zárt.
    Helyes: vonalról vonalra mindketten lezárják, amit csak tudnak.
    Négy sarok. Ez nyer!
    Egy négyzet. Ez nyer!
    A négyzeteket is meg kell állítani.
    A sarkokat is meg kell állítani.
    Vele szemben, és sehol máshol.
    A közép mellett, azon a ferde vonalon.
    Ahol a vonal veszít, ott rossz lehet kezdeni.
    Minden vonalnak megvan a saját ikerpárja. Ez bizonyítja: X sosem nyer.
    Először a közép.
    Vele szemben.
    Megint szemben.
    Mindig a tükörkép. Ezzel te sosem raksz ki vonalat.
    Négy egymás mellett, mindkét vége nyitott: nyersz.
    Kész a lecke.
    A nap feladványa
    További feladványok
    \u{1}/\u{2} kész
    Mutasd a megoldást
    Következő
    Vissza a játékhoz
    Eredmény megosztása
    Nincs megoldva
    Készül a feladvány
    Ez nem feladvány
    Minden kész.
    Feladvány
    Lecke
    Három próbád van. Egy rossz lépés megmutatja, mi lesz belőle, aztán visszakerül.
    Az összes nap
    Korábbiak
    Későbbiek
    Megoldva
    Segítséggel megoldva
    Megnézted a megoldást
    \u{1} nap egymás után\u{1F}\u{1} nap egymás után
    Öt egy vonalban fenyegetésekkel
    \u{1} befejezett feladvány\u{1F}\u{1} befejezett feladvány
    Feladványok és leckék
    Saját alakzat
    Döntetlen
    Cserével igazságos
    \u{1} \u{2} lépésben nyer\u{1F}\u{1} \u{2} lépésben nyer
    \u{1} mindig nyerhet
    Az nyer, aki a cseréről dönt
    Senki sem nyerhet, ha mindketten figyelnek
    Senki sem nyerhet, semmilyen táblán
    Nem tudjuk. Talán még soha senki sem nézte meg.
    Ki nyerhet? Kiszámoljuk…
    Rajzold meg, mi nyerjen: koppints a mezőire.
    Még legalább egy mező kell.
    Elforgatva és tükrözve is számít.
    Ezekkel is lehet nyerni: \u{1}.
    \u{1}, az alakzat része
    \u{1}, nem része az alakzatnak
    Játszom vele
    Kisebb
    Nagyobb
    Törlés
    Még egy alakzat
    Miért?
    \u{1} mindig a pár másik mezőjét foglalja el. Bárhová kerül az alakzat, mindig van benne egy teljes pár.
    Legkisebb: \u{1}
    Legyen igazságos
    Rajzolok egyet
    \u{1} nyerhet
    Senki sem nyerhet
    Senki sem tudja
    Válassz egyet, és megtudod, miért.
    Egy alakzat legfeljebb 8 mezőből áll.
    Egy alakzat legfeljebb 8 mező széles és magas.
    Ez az alakzat már megvan.
    A táblának 3–10 sora lehet, és az alakzatnak el kell férnie rajta.
    súgó
    visszavon
    lépés újra
    új
    táblák
    játékosok
    tipp
    magyarázat
    jelek
    elemzés
    előzmények
    megosztás
    folytatás
    menü
    nyelv
    kilépés
    A nyilakkal vagy a h, j, k, l billentyűvel mozogsz a mezők között; az Enter vagy a Space lép, ugyanúgy, mint egy kattintás.
    Írj be egy mezőt: b2. Ha az oszlop betűje parancs is, írj nagybetűt.
    u visszavon egy lépést, r újra megteszi, n új játékot kezd, g táblát választ, p játékosokat, s jeleket, t három részletben tippet ad, v megmutatja, mit ér minden mező, q kilép.
    (X) az utolsó lépés, [X] a nyerő, !X! a vesztő vonal; * tipp; + nyer, = döntetlen, − veszít; a szám: hány saját lépésed, az = után: hány biztonságos válasz.
    Írj be egy mezőt, például b2, és oda lépsz.
    undo visszavon egy lépést, redo újra megteszi, new új játékot kezd, new 4x4 másik táblán kezd újat.
    hint megmondja, hol keress, még egyszer beírva az ötletet, és még egyszer a lépést; explain megmutatja vagy elrejti, mit ér minden mező, explain b2 azt, hogy mi következik az oda lépés után.
    games felsorolja a táblákat, board újra megmutatja a táblát, quit kilép a programból.
    Írd be: help, és megtudod, mit írhatsz be.
    „\u{1}” nem mező (mint például b2), és nem is parancs; próbáld ezt: help
    „\u{1}” nem mező, és nem is parancs; erre gondoltál: \u{2}?
    \u{1}; erre gondoltál: „\u{2}”?
    \u{1}. sor: \u{2}
    Nincs visszavonható lépés
    Nincs újra megtehető lépés
    Most nincs mit javasolni
    Túl kicsi az ablak, ennyi hiányzik: \u{1}
    \u{1} oszlop\u{1F}\u{1} oszlop
    \u{1} sor\u{1F}\u{1} sor
    Van egy befejezetlen játékod: \u{1}
    Az Enter folytatja, az n új játékot kezd
    Folytatod? \u{1} vagy \u{2}
    A mentett játék nem olvasható (\u{1}); ide került: \u{2}
    A játék nem menthető ide: \u{1} (\u{2})
    igen
    nem
    A nyilakkal mozogsz és módosítasz, az Enter választ, az Esc bezár
    A nyilakkal görgetsz, az Esc bezár
    \u{1}: \u{2}
    Meghívást kaptál: \u{1}
    \u{1} játszani hív: \u{2}
    Nézd a játszmát: \u{1}
    A te jeled: \u{1}.
    Amőba a böngészőben: ingyen, reklám és fiók nélkül.
    Üres mezők
    Fenyegetések
    Nyerő vonal
    Nagyítás
    Játékosok
    Bezárás
    Húzható jel: \u{1}
    Ez csak online játékban működik, a megfelelő pillanatban
    Online játékban draw döntetlent ajánl, takeback visszakéri az utolsó lépésedet, resign feladja a játszmát, accept és decline válaszol a másik játékosnak, say 1-től say 6-ig üzen valamit, computer a számítógépet ülteti a helyre, amíg az szabad, claim megszerzi a győzelmet, ha egy ismeretlen elment, leave kilép az online játékból, és egyedül játszol tovább.
    Írj be egy mezőt, például b2. hint három részletben segít, show elárulja a megoldást, board újra megmutatja a táblát, quit kilép a programból.
    „\u{1}” nem mező (mint például b2), és nem is hint, show, board, help vagy quit
    „\u{1}” nem 1 és \u{2} közötti szám
    Kék,Zöld,Piros,Arany,Ezüst,Bátor,Ragyogó,Nyugodt,Okos,Gyors,Barátságos,Mosolygós,Szelíd,Boldog,Vidám,Kedves,Szerencsés,Derűs,Fürge,Büszke,Csendes,Napfényes,Ügyes,Bölcs
    Bagoly,Oroszlán,Süni,Zsiráf,Teknős,Méhecske,Kacsa,Panda,Delfin,Koala,Hattyú,Tigris,Szitakötő,Sirály,Galamb,Mókus,Antilop,Hiúz,Vidra,Pacsirta,Fecske,Hangya,Zebra,Pingvin
    \u{1} \u{2}
    Osztály
    Egy kód mindenkinek a teremben. Senki sem ír be nevet. Az osztály az utolsó játszma után egy nappal törlődik.
    Osztály létrehozása
    Csatlakozás osztályhoz
    Kód
    Óra
    Óra nélkül
    \u{1} perc
    Ki kivel játszik
    Aki szabad, játszik
    Körökben, amikor szólok
    Bezárás
    Nincs osztály ezzel a kóddal.
    Túl sok próbálkozás. Várj \u{1} mp-et.
    Az osztály most nem érhető el. Újrapróbáljuk…
    Ez az osztály már nincs meg.
    Az osztály betelt.
    A neved: \u{1}
    Másik név
    Maradj itt: a következő játszmád magától elindul.
    Maradj itt: hamarosan kezdődik a következő kör.
    Ebben a körben pihensz, mert páratlan a játékosok száma. A pontot megkapod.
    Nyertél!
    Ezúttal vesztettél.
    Döntetlen.
    Az ellenfeled: \u{1}
    A játszmádhoz
    \u{1}. hely \u{2} játékos közül
    Játékosok: \u{1}
    \u{1}. kör
    \u{1}. tábla: \u{2} és \u{3} játszik
    Szünet
    Folytatás
    Következő kör
    Eredmények másolása
    Másolva
    Osztály bezárása
    Tényleg bezárod mindenkinek?
    Az osztályt bezárták.
    Minden tábla
    Eltávolítás: \u{1}
    A tanár kivett az osztályból.
    Kilépés az osztályból
    Olvasd be, vagy nyisd meg: \u{1}, és írd be a kódot
    Táblák
    Állás
    Hely
    Név
    Játszott
    Nyert
    Döntetlen
    Pont
    Kettőnél kevesebb játékos van itt.
    Ebben a körben még tartanak játszmák.
    Osztály: a neved \u{1}
    \u{1} a táblán kívül van
    Tábla megnézése
    Döntetlent ajánlok
    Visszakérem a lépésemet
    Írd be: =, ha átveszed ezt a jelet: \u{1}, vagy egy mezőt, ha lépsz.
    """
}
