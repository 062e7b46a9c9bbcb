// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_cs: StaticString = """
    cs\tltr\t 31\t20111222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222222\tc4881ebf
    X
    O
    Trojúhelník
    Káro
    Hvězda
    Srdce
    Měsíc
    Blesk
    Na tahu: \u{1}
    Jste na tahu
    Začínáte
    \u{1} přemýšlí
    \u{1}: už obsazeno
    Vyberte prázdné políčko
    \u{1} hraje na \u{2}
    Hrajete na \u{1}
    levý dolní roh
    střed dolního řádku
    pravý dolní roh
    střed levého sloupce
    střed
    střed pravého sloupce
    levý horní roh
    střed horního řádku
    pravý horní roh
    \u{1} (\u{2})
    Deska \u{1} krát \u{2}
    \u{1}, prázdné
    \u{1}, \u{2}
    \u{1}×\u{2}
    Malé piškvorky
    Jak hrát
    Vrátit tah
    Obnovit tah
    Nová hra
    Desky
    Hráči
    Napovědět
    Vysvětlit
    Znaky
    Rozbor
    Historie
    Sdílet
    Hrát dál
    Jazyk
    Nabídka
    2 hráči
    Online
    Počítač
    Nebo ať začne počítač
    Soupeř
    Úroveň
    Lehčí
    Těžší
    Klepněte na libovolné políčko
    Zpět ke hře: \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Piškvorky
    Začátečník
    Lehká
    Střední
    Těžká
    Dokonalá
    Lišák
    Počítač
    Počítač (\u{1})
    Hraje náhodně
    Svou výhru využije, vaši přehlédne
    Svou výhru využije, vaši zastaví
    Vidí dvojité hrozby a krátké plány
    Nikdy nezahodí výhru ani remízu
    Hraje na úrovni Dokonalá a klade pasti
    Hráč \u{1}
    Vy
    X
    O
    Trojúhelník
    Káro
    Hvězda
    Srdce
    Měsíc
    Blesk
    \u{1}: vyberte políčko
    Pusťte a zahrajete na \u{1}
    Remíza
    Vyhrává \u{1}: \u{2}
    Vyhrává \u{1}, protože \u{2} má celou řadu: \u{3}
    Hra už skončila
    \u{1} vrací tah: \u{2}
    Vracíte tah: \u{1}
    levý dolní roh
    druhé políčko zleva v dolním řádku
    druhé políčko zprava v dolním řádku
    pravý dolní roh
    druhé políčko zdola v levém sloupci
    levé dolní ze čtyř středních políček
    pravé dolní ze čtyř středních políček
    druhé políčko zdola v pravém sloupci
    druhé políčko shora v levém sloupci
    levé horní ze čtyř středních políček
    pravé horní ze čtyř středních políček
    druhé políčko shora v pravém sloupci
    levý horní roh
    druhé políčko zleva v horním řádku
    druhé políčko zprava v horním řádku
    pravý horní roh
    levý dolní čtverec 2×2
    dolní čtverec 2×2
    pravý dolní čtverec 2×2
    levý čtverec 2×2
    čtverec 2×2 uprostřed
    pravý čtverec 2×2
    levý horní čtverec 2×2
    horní čtverec 2×2
    pravý horní čtverec 2×2
    řádek \u{1}
    sloupec \u{1}
    úhlopříčka \u{1}
    dolní řádek
    prostřední řádek
    horní řádek
    dolní řádek
    druhý řádek zdola
    druhý řádek shora
    horní řádek
    levý sloupec
    prostřední sloupec
    pravý sloupec
    levý sloupec
    druhý sloupec zleva
    druhý sloupec zprava
    pravý sloupec
    úhlopříčka z levého dolního rohu
    úhlopříčka z levého horního rohu
    úhlopříčka
    čtyři rohy
    čtverec 2×2 \u{1}
    kosočtverec \u{1}
    \u{1} a \u{2}
    \u{1} nebo \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, vítězná řada
    \u{1}, \u{2}, prohrávající řada
    \u{1}, nápověda
    \u{1}, \u{2} bezpečná odpověď\u{1F}\u{1}, \u{2} bezpečné odpovědi\u{1F}\u{1}, \u{2} bezpečných odpovědí
    \u{1}, hrozí \u{2}
    \u{1}, silně hrozí \u{2}
    \u{1}, odpověď
    \u{1}, \u{2}
    \u{1}, \u{3} v řadě
    \u{1} (\u{2})
    \u{1}, obráceně
    Rohy a čtverce
    Čtyři v řadě
    Gomoku
    rohy
    čtverce 2×2
    kosočtverce
    Sloupce
    Řádky
    Znaků v řadě
    Čtyři rohy vyhrávají
    Čtverec 2×2 vyhrává
    Kosočtverec vyhrává
    Čtyři rohy prohrávají
    Čtverec 2×2 prohrává
    Kosočtverec prohrává
    Řada vyhrává
    Obráceně: řada prohrává
    Zadejte celé číslo od 1 do 19
    Deska může mít 1 až 19 sloupců, ne \u{1}
    Deska může mít 1 až 19 řádků, ne \u{1}
    Řada musí mít aspoň 1 políčko
    Řada délky \u{1} se na desku \u{2}×\u{3} nevejde
    Deska \u{1}×\u{2} nemá čtyři rohy
    Čtverec 2×2 se na desku \u{1}×\u{2} nevejde
    Kosočtverec se na desku \u{1}×\u{2} nevejde
    \u{1} nebo více
    Jak hrát: \u{1}
    Začíná \u{1}. Hráči se střídají a dávají své znaky na prázdná políčka.
    První znak vyhrává.
    První znak prohrává.
    Vyhrajete, když budete mít v řadě \u{3} svůj znak: \u{2}.\u{1F}Vyhrajete, když budete mít v řadě \u{3} své znaky: \u{2}.\u{1F}Vyhrajete, když budete mít v řadě \u{3} svých znaků: \u{2}.
    Kdo má v řadě \u{3} svůj znak (\u{2}), prohrává.\u{1F}Kdo má v řadě \u{3} své znaky (\u{2}), prohrává.\u{1F}Kdo má v řadě \u{3} svých znaků (\u{2}), prohrává.
    vodorovně
    svisle
    šikmo
    Vyhrávají i čtyři rohy.
    Vyhrává i každý čtverec 2×2.
    Vyhrává i každý kosočtverec: políčka nad jedním políčkem, pod ním, vlevo a vpravo od něj.
    Prohrávají i čtyři rohy.
    Prohrává i každý čtverec 2×2.
    Prohrává i každý kosočtverec: políčka nad jedním políčkem, pod ním, vlevo a vpravo od něj.
    \u{1} \u{2}
    Když je deska plná a nikdo nevyhrál, je to remíza.
    Klepněte na políčko, přetáhněte na ně svůj znak, nebo klepněte na znak a potom na políčko.
    Na klávesnici: šipkami se pohybujete po desce, Enter zahraje tah, H napoví, U vrátí tah, Shift+U ho obnoví a ? otevře tento návod.
    Úroveň Dokonalá se tu nedá porazit a je to dokázané: odehráli jsme proti ní všechny možné hry (\u{1}) a žádnou neprohrála.
    Tento odkaz nejde otevřít
    V tomto odkazu není hra, kterou by šlo hrát:
    \u{1}.
    Klepnutím na OK začnete novou hru.
    pravidla, \u{1}
    nemožná pravidla: \u{1}
    tah \u{1}, \u{2}: \u{3}
    tah \u{1}, „\u{2}“: není to políčko, jako je b2
    hra už skončila: vyhrává \u{1}
    hra už skončila: remíza
    už obsazeno
    mimo desku (její poslední políčko je \u{1})
    „\u{1}“: na začátku musí být velikost, třeba 3x3
    „\u{1}“: po k musí být číslo
    po k musí být číslo
    „\u{1}“: přidat se dá jen \u{2}, každé nejvýš jednou
    „\u{1}“ za pravidla nepatří
    Vyberte hrací desku
    Vlastní deska
    Začít
    První hráč
    Druhý hráč
    Jméno
    Znak
    Hráč
    Kdo začíná příští hru (jako \u{1})
    OK
    Hrát znovu
    Zkontrolováno člověkem, který mluví česky
    Strojový překlad, zatím ho nezkontroloval nikdo, kdo mluví česky
    Nová hra: \u{1}
    Hledat
    Tady se objeví hry, které odehrajete.
    Jako soubor
    Dřívější hry
    Uložit moje hry
    Otevřít moje hry
    Přidán \u{1} záznam\u{1F}Přidány \u{1} záznamy\u{1F}Přidáno \u{1} záznamů
    V tomto souboru není nic nového
    \u{1} – \u{2}
    \u{1} · nedohráno
    \u{1} · remíza
    \u{1} · vyhrává \u{2}
    \u{1} · vaše výhra
    Proti počítači
    \u{1}, \u{2}: \u{3}
    \u{1} hra\u{1F}\u{1} hry\u{1F}\u{1} her
    \u{1} výhra\u{1F}\u{1} výhry\u{1F}\u{1} výher
    \u{1} remíza\u{1F}\u{1} remízy\u{1F}\u{1} remíz
    \u{1}, \u{2} výhra za sebou\u{1F}\u{1}, \u{2} výhry za sebou\u{1F}\u{1}, \u{2} výher za sebou
    \u{1}, průměrně \u{2} chyby na hru
    \u{1},\u{2}
    Poslat odkaz
    Kopírovat odkaz
    Kopírovat výsledek jako emoji
    Uložit jako obrázek
    Hotovo
    Zkopírováno
    Naskenováním otevřete hru
    Kdo odkaz otevře, hraje jako \u{1}.
    Odkaz otevře kopii této hry.
    Tuto hru s vámi někdo sdílí. Hrajte jako \u{1}
    Svůj tah pošlete zpátky sdílením hry
    Rozhodující tah
    Další: \u{1}
    Větší deska: \u{1}
    Zahrát ten tah jinak
    Předchozí hry
    Počítačový hráč neodpovídá
    Zkusit znovu
    Je tu nová verze
    Aktualizovat
    Přidat na plochu?
    V nabídce prohlížeče vyberte „Přidat na plochu“
    Přidat
    Ne, díky
    Vzhled
    Podle zařízení
    Světlý
    Tmavý
    Vysoký kontrast
    Školní tabule
    Zvuk
    Vibrace
    Vráceno: \u{1}
    Vysvětlení vypnuto
    Vysvětlení zapnuto
    jedno políčko vyhrává\u{1F}\u{2} políčka vyhrávají\u{1F}\u{2} políček vyhrává
    jedno políčko udrží remízu\u{1F}\u{2} políčka udrží remízu\u{1F}\u{2} políček udrží remízu
    jedno políčko prohrává\u{1F}\u{2} políčka prohrávají\u{1F}\u{2} políček prohrává
    jedno políčko není prozkoumané\u{1F}\u{2} políčka nejsou prozkoumaná\u{1F}\u{2} políček není prozkoumaných
    jedno udrží remízu\u{1F}\u{2} udrží remízu\u{1F}\u{2} udrží remízu
    jedno prohrává\u{1F}\u{2} prohrávají\u{1F}\u{2} prohrává
    jedno není prozkoumané\u{1F}\u{2} nejsou prozkoumaná\u{1F}\u{2} není prozkoumaných
    Výhra!
    \u{1} vyhrává
    Chybělo jen málo
    Vyhrává \u{1}!
    \u{1}, \u{2} tah\u{1F}\u{1}, \u{2} tahy\u{1F}\u{1}, \u{2} tahů
    \u{1} má celou řadu: \u{2}
    Máte celou řadu, a ta prohrává: \u{1}
    \u{2}. výhra za sebou
    \u{1} výher za sebou
    \u{1} otevřel počítači cestu k výhře
    Nikdo neudělal chybu
    Deska je plná
    váš \u{1} tah
    váš \u{1}. tah
    \u{1}: \u{2}. tah
    první
    druhý
    třetí
    čtvrtý
    pátý
    šestý
    sedmý
    osmý
    devátý
    desátý
    jedenáctý
    dvanáctý
    jeden
    dva
    tři
    čtyři
    pět
    šest
    sedm
    osm
    devět
    deset
    jedenáct
    dvanáct
    výhra za \u{1} tah\u{1F}výhra za \u{1} tahy\u{1F}výhra za \u{1} tahů
    prohra za \u{1} tah\u{1F}prohra za \u{1} tahy\u{1F}prohra za \u{1} tahů
    výhra
    remíza
    prohra
    remíza nebo lepší
    remíza nebo horší
    neprozkoumáno
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    Budete mít celou řadu: \u{1}
    Zastavíte soupeřovu řadu: \u{1}
    Budete hrozit na více místech najednou: \u{1}. Jedním tahem to všechno zastavit nejde
    Zastavíte dvě hrozby najednou: \u{1}
    Budete hrozit celou řadou: \u{1}. Soupeř to musí zastavit
    Vyhrajete za \u{1} tah\u{1F}Vyhrajete za \u{1} tahy\u{1F}Vyhrajete za \u{1} tahů
    Je to jediný tah, který vyhrává
    Tento tah udrží remízu
    Je to jediný tah, který neprohrává
    Takhle hra vydrží nejdéle: ještě \u{1} tah\u{1F}Takhle hra vydrží nejdéle: ještě \u{1} tahy\u{1F}Takhle hra vydrží nejdéle: ještě \u{1} tahů
    Tento tah je stejně dobrý jako každý jiný
    Tento tah žádnou řadu nedokončí
    tudy ještě můžete dokončit jednu řadu\u{1F}tudy ještě můžete dokončit \u{2} řady\u{1F}tudy ještě můžete dokončit \u{2} řad
    Člověk
    Hraje na tomto zařízení
    Mistr
    Vidí daleko dopředu
    Vidí ještě dál dopředu
    Počítač · \u{1}
    Hraje náhodně
    Když to jde, řadu nedokončí
    Myslí na dva své tahy dopředu
    Myslí na čtyři své tahy dopředu
    Nikdy nezahodí výhru ani remízu
    Hraje na úrovni Dokonalá a klade pasti
    \u{1} \u{2}
    Vždy první hráč
    Kdo prohraje
    Střídavě
    \u{1}: \u{2}, \u{3}: \u{4}, remízy: \u{5}
    Zkoumáme každý tah…
    Dokonalá hra: nikdo neudělal chybu.
    Žádná chyba se nenašla.
    \u{1} vedl k prohře
    \u{1} zahodil výhru
    \u{1} – to by byla výhra
    \u{1} – to by udrželo remízu
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, chyba
    Zkusit to odtud znovu
    \u{1} (vyhrává \u{2})
    \u{1} (remíza)
    \u{1} (nedohráno)
    Jiný průběh: \u{1}
    tvar \u{1}
    nakreslený tvar\u{1F}\u{1} nakreslené tvary\u{1F}\u{1} nakreslených tvarů
    tvar \u{1}
    \u{1}
    Tento tvar vyhrává
    Tento tvar prohrává
    Tvar \u{1} vyhrává kdekoli, i otočený nebo zrcadlově převrácený.
    Tvar \u{1} prohrává kdekoli, i otočený nebo zrcadlově převrácený.
    Znaky v řadě tu nic neznamenají.
    Tvar \u{1} se na desku \u{2}×\u{3} nevejde
    „\u{1}“: \u{2}
    tvar má 2 až 8 políček, ne \u{1}
    políčko \u{1} je tam dvakrát
    „\u{1}“ není políčko, jako je b2
    tvar smí být nejvýš 8 políček široký a 8 políček vysoký
    stejný tvar je tam dvakrát
    ve hře smějí být nejvýš tři tvary
    Druhý hráč smí převzít první znak
    \u{1}, s převzetím znaku
    Po prvním znaku ho smí druhý hráč převzít, místo aby táhl.
    Převzít znak \u{1}
    \u{1} přebírá znak \u{2}
    Přebíráte znak \u{1}
    Převzetí zrušeno: \u{1} se vrací původnímu hráči
    = může být jen po prvním políčku, ve hrách s převzetím znaku
    Hra online
    Zahrajte si s někým, koho neznáte, nebo pošlete odkaz: kdo ho má, může se přidat nebo se dívat.
    Vaše jméno (nepovinné)
    Hrát s kýmkoli
    Co se ukládá
    Server ukládá hru: její tahy s časem a jména, která hráči napsali. Jen díky tomu hra přečká restart serveru nebo ztrátu spojení.
    Server hru smaže 30 dní po jejím posledním tahu, a pokud nikdo netáhl, po jednom dni. Pokud je na každý tah den nebo více, tato doba se o tyto dny prodlouží.
    Nejsou tu žádné účty ani soubory cookie. Vaše internetová adresa se nikdy neukládá: na ochranu proti zneužití zůstává v paměti, nejvýš jeden den, jen její nečitelně pozměněná podoba.
    Upozornit, když jsem na tahu
    Prohlížeč blokuje oznámení z této stránky. Povolit je můžete v jeho nastavení.
    Na iPhonu a iPadu to funguje, až když stránku přidáte na plochu a otevřete ji odtamtud.
    Pokud chcete oznámení, že jste na tahu, ukládá server také adresu, na které Google, Mozilla, Apple nebo Microsoft přijímá oznámení pro váš prohlížeč. Smaže ji, když to vypnete, a také spolu s hrou. Oznámení říká jen to, že jste v této hře na tahu, a přečíst ho může jen váš prohlížeč.
    Vaše jméno, vaše místa ve hrách, nastavení a ostatní hry zůstávají na tomto zařízení. Kdo má odkaz na hru online, může se na ni dívat.
    Čas
    Bez limitu
    \u{1} min + \u{2} s na tah
    \u{1} den na tah\u{1F}\u{1} dny na tah\u{1F}\u{1} dní na tah
    \u{1} den\u{1F}\u{1} dny\u{1F}\u{1} dní
    \u{1} hodina\u{1F}\u{1} hodiny\u{1F}\u{1} hodin
    Vytvořit odkaz
    Hry online teď nejsou dostupné
    Začíná tu příliš mnoho her. Zkuste to znovu za \u{1} sekundu.\u{1F}Začíná tu příliš mnoho her. Zkuste to znovu za \u{1} sekundy.\u{1F}Začíná tu příliš mnoho her. Zkuste to znovu za \u{1} sekund.
    Příliš mnoho zpráv. Zkuste to znovu za \u{1} sekundu.\u{1F}Příliš mnoho zpráv. Zkuste to znovu za \u{1} sekundy.\u{1F}Příliš mnoho zpráv. Zkuste to znovu za \u{1} sekund.
    Pošlete tento odkaz někomu známému
    Čekáme na soupeře
    Hledáme vám soupeře
    Zahraje si s vámi první, kdo bude chtít stejnou hru
    Zatím nikdo nepřišel. Můžete čekat dál, nebo hrát s počítačem.
    Hrát s počítačem (\u{1})
    Zrušit
    Soupeř otevře odkaz a hraje jako \u{1}
    Začínáte vy
    Začíná soupeř
    Připojování…
    Spojení se ztratilo. Obnovujeme ho…
    Tato hra online už neexistuje. Tady můžete hrát dál.
    \u{1} vás zve
    Máte pozvání
    Hrajete jako \u{1}
    Hrát
    Dívat se
    Volné místo: \u{1}. Hrajte, nebo se jen dívejte
    Hrát jako \u{1}
    Díváte se
    \u{1} divák\u{1F}\u{1} diváci\u{1F}\u{1} diváků
    \u{1} je offline
    \u{1} je offline. Po minutě si můžete vzít výhru.
    \u{1} je už minutu offline
    Vzít si výhru
    \u{1} je tady
    offline
    ještě tu není
    Soupeř
    Někdo
    Jezevec
    Medvěd
    Bobr
    Jelen
    Delfín
    Sokol
    Liška
    Zajíc
    Ježek
    Rys
    Vydra
    Sova
    Červenka
    Klokan
    Veverka
    Labuť
    Remíza
    Vrátit tah
    Říct
    Vzdát
    Vzdát tuto hru?
    Ano, vzdát
    Hrát dál
    Odejít
    Přijmout
    Odmítnout
    \u{1} nabízí remízu
    \u{1} žádá o vrácení posledního tahu
    \u{1} chce hrát znovu
    Nabízíte remízu
    Žádáte o vrácení svého tahu
    Čekáme na odpověď soupeře
    \u{1} odmítá
    Váš tah nebyl přijat: \u{1}
    \u{1}: \u{2}
    \u{1} vzdává hru
    Hra skončila vaším vzdáním
    Vypršel čas: \u{1}
    Vypršel vám čas
    Dohodou obou hráčů
    Řekněte něco
    Ukazovat zprávy soupeře
    Ahoj!
    Hodně štěstí!
    Pěkně zahráno!
    Díky!
    Jejda!
    Dobrá hra!
    Hrát s celou třídou
    Pauza. Nehraje se a čas stojí.
    Úloha \u{1}, \u{2}
    Obtížnost \u{1} z 5
    Hrajete jako \u{1}.
    Jen jeden tah vyhrává. Vyhrajete za \u{1} tah.\u{1F}Jen jeden tah vyhrává. Vyhrajete za \u{1} tahy.\u{1F}Jen jeden tah vyhrává. Vyhrajete za \u{1} tahů.
    Jen jeden tah je bezpečný. Po každém jiném může vyhrát \u{1}.
    Každým tahem musíte hrozit, že příštím vyhrajete. Jen jeden první tah vede k cíli. Vyhrajete za \u{1} tah.\u{1F}Každým tahem musíte hrozit, že příštím vyhrajete. Jen jeden první tah vede k cíli. Vyhrajete za \u{1} tahy.\u{1F}Každým tahem musíte hrozit, že příštím vyhrajete. Jen jeden první tah vede k cíli. Vyhrajete za \u{1} tahů.
    Jen jeden tah prohrává. Který?
    Správně!
    Ne, \u{1} to není.
    \u{1} je bezpečný tah: nikdo po něm nevyhraje.
    \u{1} odpovídá tahem na \u{2}. Hrajte dál.
    Zbývá \u{1} pokus.\u{1F}Zbývají \u{1} pokusy.\u{1F}Zbývá \u{1} pokusů.
    Správná odpověď je \u{1}.
    Správná odpověď je například \u{1}.
    \u{1} hraje na \u{2} a má celou řadu: \u{3}.
    \u{1} hraje na \u{2} a hrozí na více místech najednou: \u{3}.
    \u{1} hraje na \u{2} a vyhraje za \u{3} tah.\u{1F}\u{1} hraje na \u{2} a vyhraje za \u{3} tahy.\u{1F}\u{1} hraje na \u{2} a vyhraje za \u{3} tahů.
    \u{1} hraje na \u{2} a nikdo už nemůže vyhrát.
    Dál to jde takhle: \u{1}.
    vyřešeno na 1. pokus
    vyřešeno na 2. pokus
    vyřešeno na 3. pokus
    nevyřešeno
    Piškvorky, úloha \u{1}: \u{2}
    Piškvorky, úloha \u{1}: \u{2}, \u{3} nápověda\u{1F}Piškvorky, úloha \u{1}: \u{2}, \u{3} nápovědy\u{1F}Piškvorky, úloha \u{1}: \u{2}, \u{3} nápověd
    Všimněte si svých znaků.
    Co chce \u{1}?
    Najděte místo, kde se kříží dvě vaše řady.
    \u{1} něco chystá. Najděte místo, kde se kříží dvě řady.
    Zahrajte tak, ať se \u{1} musí bránit.
    Můžete vyhrát. Myslete dopředu.
    Pozor! Většina políček prohrává.
    Když oba dávají pozor, nikdo nevyhraje.
    \u{1} může vyhrát. Co nejvíc to ztižte.
    Najděte políčko, kudy vede hodně řad.
    Tady řada prohrává. Žádnou nedokončete.
    Zkuste si v duchu každé políčko. Co pak může udělat \u{1}?
    Ještě jeden znak a řada je celá.
    \u{1} v této řadě potřebuje už jen jeden znak.
    Jedno políčko dává dvě hrozby najednou.
    \u{1} chce dvě hrozby najednou. Obsaďte to políčko dřív.
    Hrozte celou řadou, aby ji soupeř musel zastavit.
    Vyhrajete za \u{1} tah. První tah ještě ničím nehrozí.\u{1F}Vyhrajete za \u{1} tahy. První tah ještě ničím nehrozí.\u{1F}Vyhrajete za \u{1} tahů. První tah ještě ničím nehrozí.
    Jen jedno políčko je bezpečné.
    Obsaďte políčko, kudy vede hodně otevřených řad.
    Najděte tah, po kterém hra vydrží nejdéle.
    Obsaďte políčko, kudy vede hodně otevřených řad. Chce ho i \u{1}.
    Držte své znaky daleko od sebe.
    Pozor na jedno políčko: když tam zahrajete, \u{1} bude mít dvě hrozby najednou, nebo vyhraje za pár tahů.
    Zahrajte na \u{1}.
    Další nápověda prozradí nápad.
    Další nápověda prozradí tah.
    Po každém jiném tahu \u{1} hraje na \u{2} a může vyhrát.
    \u{1}? Pak \u{2} hraje na \u{3} a může vyhrát.
    \u{1}: pak má \u{3} jedinou bezpečnou odpověď, \u{2}.
    \u{1}: pak má \u{4} bezpečné odpovědi: \u{2} z \u{3}.
    Číslo říká, kolik bezpečných odpovědí má soupeř.
    Tato deska je příliš velká na to, aby se dal prozkoumat každý tah.
    Kroužky ukazují hrozby.
    Tři v řadě
    Zastavte to
    Střed a rohy
    Dvě najednou
    Odhalte past
    Proč nikdo nevyhraje
    Rohy a čtverce
    Jediná bezpečná odpověď
    Ukradený plán
    Dvojčata
    Všechno obráceně
    Pět v řadě
    Tři vaše znaky v řadě vyhrávají: vodorovně, svisle nebo šikmo.
    Když má soupeř v řadě dva znaky a jedno políčko je tam volné, dejte na to políčko svůj znak. Ale vyhrát je lepší než bránit.
    Některé odpovědi na první tah prohrávají.
    Jeden znak může hrozit ve dvou řadách. Zastavit se dá jen jedna z nich.
    Soupeř chce dvě řady najednou. Zařiďte, aby nejdřív musel odpovídat na vaše tahy.
    Řada se znaky obou hráčů je zavřená. Pozorní hráči zavřou všechny.
    Na této desce vyhrávají i čtyři rohy a každý čtverec 2×2.
    Na některé první tahy je na této desce jen velmi málo bezpečných odpovědí.
    Když řady vyhrávají, znak navíc nikdy neuškodí. Kdo začíná, na tom proto nemůže být hůř. Když řady prohrávají, znak navíc uškodit může.
    Každá řada má svou vlastní dvojici políček. Když X obsadí jedno z dvojice, obsaďte jeho dvojče, a žádná řada se nikdy nezaplní.
    Tady tři v řadě prohrávají. Začněte uprostřed a pak hrajte jako v zrcadle: vždy přesně naproti soupeři, na druhé straně středu.
    Čtyři v řadě s oběma konci volnými už nejde zastavit.
    Lekce \u{1}: \u{2}
    Lekce
    Krok \u{1} z \u{2}
    Dokončete svou řadu.
    \u{1} chce vyhrát. Zabraňte tomu.
    Můžete vyhrát za \u{1} tah. Najděte první.\u{1F}Můžete vyhrát za \u{1} tahy. Najděte první.\u{1F}Můžete vyhrát za \u{1} tahů. Najděte první.
    Najděte bezpečný tah.
    Najděte jediný bezpečný tah.
    \u{1} má už jen jednu otevřenou řadu. Vyberte v ní prázdné políčko.
    Obsaďte dvojče.
    Ve které hře prohraje ten, kdo začíná? Napište její číslo.
    Řádek. To je výhra!
    Sloupec. To je výhra!
    Šikmá řada. To je výhra!
    Zastaveno!
    Zase zastaveno!
    Vyhrát je lepší než bránit.
    Po rohu střed, nic jiného.
    Po středu roh.
    Po políčku na kraji: vedle něj, nebo naproti.
    Dvě řady, jedna odpověď: vyhráváte.
    Zase dvě řady!
    Nejdřív jedna hrozba, pak dvě najednou.
    Kraj: teď musí odpovídat soupeř.
    Zbývá vám roh a ten stačí.
    To je poslední. Všechny ostatní jsou zavřené.
    Správně: oba zavírají řadu po řadě, kde to jde.
    Čtyři rohy. To je výhra!
    Čtverec. To je výhra!
    Zastavovat se musí i čtverce.
    Zastavovat se musí i rohy.
    Naproti, a nic jiného.
    Blízko středu, ve stejné šikmé řadě.
    Když řady prohrávají, začínat může být nevýhoda.
    Každá řada má svou dvojici. To je důkaz: X nikdy nevyhraje.
    Nejdřív střed.
    Naproti.
    Zase naproti.
    Vždy jako v zrcadle. Vaše řada tak nikdy nevznikne.
    Čtyři v řadě s oběma konci volnými: vyhráváte.
    Lekce hotová.
    Úloha dne
    Další úlohy
    Hotovo: \u{1} z \u{2}
    Ukázat odpověď
    Další
    Zpět ke hře
    Sdílet výsledek
    Nevyřešeno
    Připravujeme úlohu
    Toto není úloha
    Všechno hotovo.
    Úloha
    Lekce
    Máte tři pokusy. Špatný tah ukáže, k čemu vede, a vrátí se.
    Všechny dny
    Dřívější
    Pozdější
    Vyřešeno
    Vyřešeno s pomocí
    Odpověď ukázána
    Série: \u{1} den\u{1F}Série: \u{1} dny\u{1F}Série: \u{1} dní
    Pět v řadě pomocí hrozeb
    \u{1} hotová úloha\u{1F}\u{1} hotové úlohy\u{1F}\u{1} hotových úloh
    Úlohy a lekce
    Vlastní tvar
    Remíza
    S převzetím znaku mají oba stejné šance
    \u{1} vyhraje za \u{2} tah\u{1F}\u{1} vyhraje za \u{2} tahy\u{1F}\u{1} vyhraje za \u{2} tahů
    \u{1} může vždy vyhrát
    Kdo si vybírá, vyhraje
    Když oba dávají pozor, nikdo nevyhraje
    Nikdo nemůže vyhrát, na žádné desce
    To se neví. Možná to nikdo nikdy nezkoumal.
    Kdo může vyhrát? Zkoumáme…
    Nakreslete, co má vyhrávat: klepejte na políčka.
    Ještě aspoň jedno políčko.
    Tvar platí i otočený nebo zrcadlově převrácený.
    Také: \u{1}.
    \u{1}, patří do tvaru
    \u{1}, nepatří do tvaru
    Zahrát si to
    Menší
    Větší
    Vyprázdnit
    Přidat tvar
    Proč?
    \u{1} vždy obsadí druhé políčko z dvojice. Ať tvar leží kdekoli, vždy je v něm celá dvojice.
    Nejmenší deska: \u{1}
    Vyrovnat šance
    Nakreslit vlastní
    \u{1} může vyhrát
    Nikdo nemůže vyhrát
    Nikdo neví
    Vyberte tvar a uvidíte proč.
    Tvar má nejvýš 8 políček.
    Tvar smí být nejvýš 8 políček široký a 8 políček vysoký.
    Tento tvar už máte.
    Deska má 3 až 10 řádků a tvar se na ni musí vejít.
    návod
    vrátit
    obnovit
    nová
    desky
    hráči
    napovědět
    vysvětlit
    znaky
    rozbor
    historie
    sdílet
    hrát dál
    nabídka
    jazyk
    konec
    Šipkami nebo h, j, k, l přecházíte mezi políčky; Enter nebo mezerník zahraje tah, kliknutí také.
    Napište políčko: b2. Pokud je písmeno sloupce zároveň příkaz, napište ho velké.
    u: vrátit tah, r: obnovit tah, n: nová hra, g: výběr desky, p: hráči, s: znaky, t: nápověda ve třech krocích, v: hodnota každého políčka, q: konec programu.
    Závorky ukazují poslední tah (X) a řadu, která vyhrála [X], vykřičníky řadu, která prohrála !X!; * je nápověda; + je výhra, = remíza, − prohra; číslo říká, kolik vašich tahů zbývá do konce, po znaku = kolik bezpečných odpovědí má soupeř.
    Napište políčko, třeba b2, a zahrajete tam.
    undo vrátí tah, redo ho obnoví, new začne novou hru, new 4x4 hru na jiné desce.
    hint napoví, kam se dívat, podruhé prozradí nápad a potřetí tah; explain ukáže nebo skryje, jakou hodnotu má každé políčko, explain b2 ukáže, co by následovalo po tahu na b2.
    games vypíše desky, board znovu ukáže desku, quit ukončí program.
    Napište help a uvidíte, co se dá psát.
    „\u{1}“ není ani políčko, jako je b2, ani příkaz; zkuste help
    „\u{1}“ není ani políčko, ani příkaz; nemá to být \u{2}?
    \u{1}; nemá to být „\u{2}“?
    řádek vstupu \u{1}: \u{2}
    Není žádný tah, který by šlo vrátit
    Není žádný tah, který by šlo obnovit
    Není žádný tah, který by šlo napovědět
    Okno je příliš malé: chybí \u{1}
    \u{1} sloupec\u{1F}\u{1} sloupce\u{1F}\u{1} sloupců
    \u{1} řádek\u{1F}\u{1} řádky\u{1F}\u{1} řádků
    Máte rozehranou hru: \u{1}
    Enter v ní pokračuje, n začne novou hru
    Pokračovat? \u{1} nebo \u{2}
    Uložená hra nejde přečíst (\u{1}); její soubor je teď tady: \u{2}
    Do \u{1} nejde hru uložit: \u{2}
    ano
    ne
    Šipky posouvají výběr a mění hodnoty, Enter vybere, Esc zavře
    Šipky posouvají text, Esc zavře
    \u{1} – \u{2}
    Máte pozvání: \u{1}
    \u{1} vás zve ke hře: \u{2}
    Podívejte se na hru: \u{1}
    Hrajete jako \u{1}.
    Piškvorky v prohlížeči: zdarma, bez reklam, bez účtu.
    Prázdná políčka
    Hrozby
    Vítězná řada
    Zvětšit
    Hráči
    Zavřít
    Znak: \u{1}
    To funguje jen ve hře online a ve správnou chvíli
    Ve hře online draw nabídne remízu, takeback požádá o vrácení vašeho posledního tahu, resign vzdá hru, accept a decline odpovědí soupeři, say 1 až say 6 něco řeknou, computer nechá hrát počítač, dokud je jedno místo volné, claim vám dá výhru nad neznámým soupeřem, který je pryč, a leave ukončí hru online a dál hrajete bez soupeře.
    Napište políčko, třeba b2. hint napoví ve třech krocích, show prozradí odpověď, board znovu ukáže desku, quit ukončí program.
    „\u{1}“ není ani políčko, jako je b2, ani hint, show, board, help nebo quit
    „\u{1}“ není číslo od 1 do \u{2}
    Modrý,Zelený,Červený,Zlatý,Stříbrný,Statečný,Zářivý,Klidný,Bystrý,Rychlý,Přátelský,Vtipný,Laskavý,Šťastný,Veselý,Hodný,Zvídavý,Pohodový,Hbitý,Hrdý,Tichý,Slunečný,Svižný,Moudrý
    Kocour,Ježek,Lev,Tygr,Zajíc,Vlk,Jezevec,Bobr,Delfín,Orel,Sokol,Výr,Čáp,Havran,Slavík,Rys,Gepard,Motýl,Klokan,Medvěd,Jelen,Kamzík,Kolibřík,Bizon
    \u{1} \u{2}
    Třída
    Jeden kód pro všechny v místnosti. Nikdo nepíše jméno. Server třídu smaže den po její poslední hře.
    Vytvořit třídu
    Přidat se ke třídě
    Kód
    Čas
    Bez limitu
    \u{1} min
    Kdo s kým hraje
    Kdo je volný, hraje
    V kolech, na můj pokyn
    Zavřít
    Tento kód žádná třída nemá.
    Příliš mnoho pokusů. Počkejte \u{1} s.
    Třída teď není dostupná. Zkoušíme to znovu…
    Tato třída už neexistuje.
    Třída je plná.
    Hrajete jako \u{1}
    Jiné jméno
    Zůstaňte tady: další hra začne sama.
    Zůstaňte tady: další kolo brzy začne.
    Počet hráčů je lichý, a tak v tomto kole čekáte. Bod dostanete.
    Výhra!
    Tentokrát prohra.
    Remíza.
    Váš soupeř: \u{1}
    Ke hře
    \u{1}. místo z \u{2}
    Hráči: \u{1}
    Kolo \u{1}
    Deska \u{1}: \u{2} – \u{3}
    Pauza
    Pokračovat
    Další kolo
    Kopírovat výsledky
    Zkopírováno
    Ukončit třídu
    Opravdu ukončit pro všechny?
    Hraní ve třídě skončilo.
    Všechny desky
    Odebrat: \u{1}
    Osoba, která vede třídu, vás z ní odebrala.
    Odejít ze třídy
    Naskenujte, nebo otevřete \u{1} a napište kód
    Desky
    Pořadí
    #
    Jméno
    Hry
    Výhry
    Remízy
    Body
    Nejsou tu ani dva hráči.
    Hry tohoto kola ještě běží.
    Třída: hrajete jako \u{1}
    Políčko \u{1} je mimo desku
    Ukázat desku
    Nabídnout remízu
    Požádat o vrácení tahu
    Napište = a převezmete znak \u{1}, nebo napište políčko a zahrajete tah.
    """
}
