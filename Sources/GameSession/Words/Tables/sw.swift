// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_sw: StaticString = """
    sw\tltr\t,31\t10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111\tc4881ebf
    X
    O
    Pembetatu
    Almasi
    Nyota
    Moyo
    Mwezi
    Radi
    Zamu ya \u{1}
    Zamu yako
    Anza wewe
    \u{1} inafikiri
    \u{1}: tayari kuna alama
    Chagua mraba mtupu
    Hatua ya \u{1}: \u{2}
    Hatua yako: \u{1}
    kona ya chini kushoto
    mraba wa chini katikati
    kona ya chini kulia
    mraba wa kushoto katikati
    mraba wa katikati
    mraba wa kulia katikati
    kona ya juu kushoto
    mraba wa juu katikati
    kona ya juu kulia
    \u{1} (\u{2})
    Ubao, \u{1} kwa \u{2}
    \u{1}, mtupu
    \u{1}, \u{2}
    \u{1}×\u{2}
    Tic-tac-toe
    Jinsi ya kucheza
    Tendua
    Tenda tena
    Mchezo mpya
    Ubao
    Wachezaji
    Dokezo
    Eleza
    Alama
    Mapitio
    Historia
    Shiriki
    Endelea
    Lugha
    Menyu
    Wachezaji 2
    Mtandaoni
    Kompyuta
    Au kompyuta ianze
    Mpinzani
    Kiwango
    Rahisi zaidi
    Ngumu zaidi
    Gusa mraba wowote
    Tunarudi kwenye \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Tic-tac-toe
    Mwanagenzi
    Rahisi
    Wastani
    Ngumu
    Kamili
    Mjanja
    Kompyuta
    Kompyuta (\u{1})
    Hucheza kwa kubahatisha
    Hushinda ikipata nafasi, lakini haioni nafasi zako
    Hushinda ikipata nafasi, na huzuia nafasi zako
    Huona hatari mbili kwa wakati mmoja, na mipango mifupi
    Haipotezi kamwe nafasi ya ushindi wala sare
    Ina nguvu kama Kamili, na hutega mitego
    Mchezaji \u{1}
    Wewe
    X
    O
    Pembetatu
    Almasi
    Nyota
    Moyo
    Mwezi
    Radi
    Chagua mraba wa kuweka \u{1}
    Achilia ucheze kwenye \u{1}
    Sare
    Mshindi ni \u{1}: \u{2}
    Mshindi ni \u{1}. Aliyekamilisha \u{3}: \u{2}
    Mchezo umeisha
    Hatua ya \u{1} imetenduliwa: \u{2}
    Umetendua hatua yako: \u{1}
    kona ya chini kushoto
    mraba wa chini wa pili kutoka kushoto
    mraba wa chini wa pili kutoka kulia
    kona ya chini kulia
    mraba wa kushoto wa pili kutoka chini
    mraba wa ndani wa chini kushoto
    mraba wa ndani wa chini kulia
    mraba wa kulia wa pili kutoka chini
    mraba wa kushoto wa pili kutoka juu
    mraba wa ndani wa juu kushoto
    mraba wa ndani wa juu kulia
    mraba wa kulia wa pili kutoka juu
    kona ya juu kushoto
    mraba wa juu wa pili kutoka kushoto
    mraba wa juu wa pili kutoka kulia
    kona ya juu kulia
    boksi la 2×2 la chini kushoto
    boksi la 2×2 la chini katikati
    boksi la 2×2 la chini kulia
    boksi la 2×2 la kushoto katikati
    boksi la 2×2 la katikati
    boksi la 2×2 la kulia katikati
    boksi la 2×2 la juu kushoto
    boksi la 2×2 la juu katikati
    boksi la 2×2 la juu kulia
    safu mlalo \u{1}
    safu wima \u{1}
    mshazari \u{1}
    safu mlalo ya chini
    safu mlalo ya katikati
    safu mlalo ya juu
    safu mlalo ya chini
    safu mlalo ya pili kutoka chini
    safu mlalo ya pili kutoka juu
    safu mlalo ya juu
    safu wima ya kushoto
    safu wima ya katikati
    safu wima ya kulia
    safu wima ya kushoto
    safu wima ya pili kutoka kushoto
    safu wima ya pili kutoka kulia
    safu wima ya kulia
    mshazari kutoka chini kushoto
    mshazari kutoka juu kushoto
    mshazari
    kona nne
    boksi la 2×2 \u{1}
    umbo la almasi \u{1}
    \u{1} na \u{2}
    \u{1} au \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, mstari wa ushindi
    \u{1}, \u{2}, mstari uliopoteza mchezo
    \u{1}, dokezo
    \u{1}, jibu salama \u{2}\u{1F}\u{1}, majibu salama \u{2}
    \u{1}, hatari kutoka kwa \u{2}
    \u{1}, hatari kubwa kutoka kwa \u{2}
    \u{1}, jibu
    \u{1}, \u{2}
    \u{1}, \u{3} mfululizo
    \u{1} pamoja na \u{2}
    \u{1}, kinyume
    Kona na maboksi
    Nne mfululizo
    Gomoku
    kona
    maboksi ya 2×2
    maumbo ya almasi
    Safu wima
    Safu mlalo
    Alama ngapi mfululizo
    Kona nne zinashinda
    Boksi la 2×2 linashinda
    Umbo la almasi linashinda
    Kona nne zinapoteza mchezo
    Boksi la 2×2 linapoteza mchezo
    Umbo la almasi linapoteza mchezo
    Mstari unashinda
    Kinyume (misère): mstari unapoteza mchezo
    Weka namba kamili kuanzia 1 hadi 19
    Ubao unaweza kuwa na safu wima 1 hadi 19, si \u{1}
    Ubao unaweza kuwa na safu mlalo 1 hadi 19, si \u{1}
    Mstari unahitaji angalau mraba 1
    Mstari wa miraba \u{1} hauwezi kutoshea kwenye \u{2}×\u{3}
    Ubao wa \u{1}×\u{2} hauna kona nne
    Boksi la 2×2 haliwezi kutoshea kwenye \u{1}×\u{2}
    Umbo la almasi haliwezi kutoshea kwenye \u{1}×\u{2}
    \u{1} au zaidi
    Jinsi ya kucheza \u{1}
    Wa kwanza kucheza ni \u{1}. Chezeni kwa zamu: kila mmoja aweke alama yake kwenye mraba mtupu.
    Alama ya kwanza inashinda.
    Alama ya kwanza inapoteza mchezo.
    Ili ushinde, panga alama zako \u{3} mfululizo: \u{2}.\u{1F}Ili ushinde, panga alama zako \u{3} mfululizo: \u{2}.
    Anayepanga alama zake \u{3} mfululizo, \u{2}, anapoteza mchezo.\u{1F}Anayepanga alama zake \u{3} mfululizo, \u{2}, anapoteza mchezo.
    kwa mlalo
    kwa wima
    kwa mshazari
    Kona nne pia zinashinda.
    Boksi lolote la 2×2 pia linashinda.
    Umbo lolote la almasi pia linashinda: miraba minne inayouzunguka mraba mmoja juu, chini, kushoto na kulia.
    Kona nne pia zinapoteza mchezo.
    Boksi lolote la 2×2 pia linapoteza mchezo.
    Umbo lolote la almasi pia linapoteza mchezo: miraba minne inayouzunguka mraba mmoja juu, chini, kushoto na kulia.
    \u{1} \u{2}
    Ubao ukijaa bila mshindi, ni sare.
    Gusa mraba, buruta kete yako hadi kwenye mraba, au gusa kete kisha mraba.
    Ukiwa na kibodi, vitufe vya mishale hukusogeza kwenye ubao, Enter hucheza, H hutoa dokezo, U hutendua hatua, Shift+U huitenda tena, na ? hufungua maelekezo haya.
    Kiwango cha Kamili hakishindwi hapa, na hilo limethibitishwa: tulicheza dhidi yake michezo yote \u{1} inayowezekana, na hakikupoteza hata mmoja.
    Kiungo hiki hakifunguki
    Hakuna mchezo unaoweza kuchezwa kwenye kiungo hiki:
    \u{1}.
    Gusa Sawa ili uanze mchezo mpya.
    sheria, \u{1}
    sheria zisizowezekana: \u{1}
    hatua ya \u{1}, \u{2}: \u{3}
    hatua ya \u{1}, “\u{2}”: si mraba kama b2
    mchezo umeshaisha: mshindi ni \u{1}
    mchezo umeshaisha: sare
    tayari kuna alama
    nje ya ubao (mraba wake wa mwisho ni \u{1})
    “\u{1}”: sheria huanza na ukubwa kama 3x3
    “\u{1}”: lazima namba ifuate k
    lazima namba ifuate k
    “\u{1}”: machaguo ni \u{2}, kila moja mara moja tu
    “\u{1}” haiwezi kuandikwa baada ya sheria
    Chagua ubao
    Ubao wako mwenyewe
    Anza
    Mchezaji wa kwanza
    Mchezaji wa pili
    Jina
    Alama
    Mchezaji
    Nani ataanza mchezo ujao (kama \u{1})
    Sawa
    Cheza tena
    Imekaguliwa na mzungumzaji wa lugha hii
    Imetafsiriwa na mashine, bado haijakaguliwa na mzungumzaji wa lugha hii
    Mchezo mpya: \u{1}
    Tafuta
    Michezo unayocheza itaonekana hapa.
    Kama faili
    Michezo ya awali
    Hifadhi michezo yangu
    Fungua michezo yangu
    Rekodi \u{1} imeongezwa\u{1F}Rekodi \u{1} zimeongezwa
    Hakuna kipya kwenye faili hili
    \u{1} – \u{2}
    \u{1} · haujaisha
    \u{1} · sare
    \u{1} · mshindi: \u{2}
    \u{1} · umeshinda
    Dhidi ya kompyuta
    \u{1}, \u{2}: \u{3}
    mchezo \u{1}\u{1F}michezo \u{1}
    ushindi \u{1}\u{1F}ushindi \u{1}
    sare \u{1}\u{1F}sare \u{1}
    \u{1}, ushindi mara \u{2} mfululizo\u{1F}\u{1}, ushindi mara \u{2} mfululizo
    \u{1}, makosa \u{2} kwa kila mchezo
    \u{1}.\u{2}
    Tuma kiungo
    Nakili kiungo
    Nakili matokeo kama emoji
    Hifadhi kama picha
    Imeshirikiwa
    Imenakiliwa
    Changanua ili ufungue mchezo
    Rafiki yako atacheza kama \u{1}.
    Kiungo hufungua nakala ya mchezo huu.
    Umefungua mchezo ulioshirikiwa nawe. Cheza hatua ya \u{1}
    Mtumie rafiki yako mchezo ili aone hatua yako
    Hatua iliyoamua mchezo
    Kinachofuata: \u{1}
    Ubao mkubwa zaidi: \u{1}
    Jaribu tena hatua hiyo
    Michezo ya awali
    Kompyuta haijibu
    Jaribu tena
    Toleo jipya liko tayari
    Sasisha
    Ungependa kuweka mchezo kwenye skrini ya kwanza?
    Chagua “Add to Home Screen” kwenye menyu ya kivinjari chako
    Weka
    Hapana
    Mandhari
    Kama kifaa
    Meupe
    Meusi
    Utofautishaji mkubwa
    Ubao wa chaki
    Sauti
    Mtetemo
    Hatua zilizotenduliwa: \u{1}
    Maelezo yamezimwa
    Maelezo yamewashwa
    mraba mmoja unashinda\u{1F}miraba \u{2} inashinda
    mraba mmoja unalinda sare\u{1F}miraba \u{2} inalinda sare
    mraba mmoja unapoteza mchezo\u{1F}miraba \u{2} inapoteza mchezo
    matokeo ya mraba mmoja bado hayajulikani\u{1F}matokeo ya miraba \u{2} bado hayajulikani
    mmoja unalinda sare\u{1F}\u{2} inalinda sare
    mmoja unapoteza mchezo\u{1F}\u{2} inapoteza mchezo
    mmoja bado haujulikani\u{1F}\u{2} bado haijulikani
    Umeshinda!
    Mshindi ni \u{1}
    Ulikaribia sana
    Mshindi ni \u{1}!
    \u{1}, kwa hatua \u{2}\u{1F}\u{1}, kwa hatua \u{2}
    Aliyekamilisha \u{2}: \u{1}
    Umekamilisha \u{1}
    Ushindi wa \u{1} mfululizo
    Ushindi mara \u{1} mfululizo
    \u{1} iliipa kompyuta nafasi
    Hakuna aliyekosea
    Ubao umejaa
    hatua yako ya \u{1}
    hatua yako ya \u{1}
    hatua ya \u{2} ya \u{1}
    kwanza
    pili
    tatu
    nne
    tano
    sita
    saba
    nane
    tisa
    kumi
    kumi na moja
    kumi na mbili
    moja
    mbili
    tatu
    nne
    tano
    sita
    saba
    nane
    tisa
    kumi
    kumi na moja
    kumi na mbili
    ushindi baada ya hatua \u{1}\u{1F}ushindi baada ya hatua \u{1}
    kushindwa baada ya hatua \u{1}\u{1F}kushindwa baada ya hatua \u{1}
    ushindi
    sare
    kushindwa
    sare au ushindi
    sare au kushindwa
    bado haijulikani
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    Unakamilisha \u{1}
    Unazuia \u{1}
    Unakaribia kukamilisha \u{1} kwa pamoja. Hatua moja haiwezi kuzuia yote
    Unazuia hatari mbili kwa pamoja: \u{1}
    Unakaribia kukamilisha \u{1}, kwa hiyo upande wa pili lazima uzuie
    Unashinda baada ya hatua \u{1}\u{1F}Unashinda baada ya hatua \u{1}
    Ni hatua pekee inayoshinda
    Inalinda sare
    Ni hatua pekee isiyopoteza mchezo
    Hapa ndipo mchezo unapodumu zaidi: bado hatua \u{1}\u{1F}Hapa ndipo mchezo unapodumu zaidi: bado hatua \u{1}
    Ni nzuri sawa na hatua nyingine yoyote
    Haikamilishi mstari wowote
    mstari mmoja uko wazi kwako hapo\u{1F}mistari \u{2} iko wazi kwako hapo
    Mtu
    Anacheza kwenye kifaa hiki
    Bingwa
    Huona mbali mbele
    Huona mbali zaidi mbele
    Kompyuta · \u{1}
    Hucheza kwa kubahatisha
    Huepuka kukamilisha mstari ikiweza
    Huona hatua zake mbili mbele
    Huona hatua zake nne mbele
    Haipotezi kamwe nafasi ya ushindi wala sare
    Ina nguvu kama Kamili, na hutega mitego
    \u{1} \u{2}
    Mchezaji wa kwanza kila mara
    Aliyeshindwa
    Kwa zamu
    \u{1}: \u{2}, \u{3}: \u{4}, sare: \u{5}
    Inakagua kila hatua…
    Mchezo bora kabisa: hakuna aliyekosea.
    Hakuna kosa lililopatikana.
    \u{1} ilipoteza mchezo
    \u{1} ilipoteza nafasi ya ushindi
    Hatua ya kushinda ilikuwa \u{1}
    Hatua ya kulinda sare ilikuwa \u{1}
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, kosa
    Jaribu tena kutoka hapa
    \u{1} (mshindi: \u{2})
    \u{1} (sare)
    \u{1} (haujaisha)
    Njia nyingine: \u{1}
    umbo la \u{1}
    umbo lililochorwa\u{1F}maumbo \u{1} yaliyochorwa
    umbo \u{1}
    \u{1}
    Umbo hili linashinda
    Umbo hili linapoteza mchezo
    Umbo \u{1} pia linashinda popote, hata likizungushwa au likigeuzwa kama kwenye kioo.
    Umbo \u{1} pia linapoteza mchezo popote, hata likizungushwa au likigeuzwa kama kwenye kioo.
    Hapa alama zilizo mfululizo hazina thamani.
    Umbo \u{1} haliwezi kutoshea kwenye \u{2}×\u{3}
    “\u{1}”: \u{2}
    umbo lina miraba 2 hadi 8, si \u{1}
    mraba \u{1} upo mara mbili
    “\u{1}” si mraba kama b2
    umbo lisizidi miraba 8 kwa upana na kwa urefu
    umbo lilelile lipo mara mbili
    mchezo hauwezi kuwa na maumbo zaidi ya matatu
    Mchezaji wa pili anaweza kuchukua alama ya kwanza
    \u{1}, alama ya kwanza inaweza kuchukuliwa
    Baada ya alama ya kwanza, mchezaji mwingine anaweza kuichukua iwe yake badala ya kucheza.
    Chukua \u{1}
    \u{2} sasa ni alama ya \u{1}
    \u{1} sasa ni alama yako
    Alama imerudishwa: \u{1}
    = inaweza tu kufuata mraba wa kwanza, kwenye michezo ambayo alama ya kwanza inaweza kuchukuliwa
    Mchezo wa mtandaoni
    Cheza na mtu usiyemjua, au tuma kiungo: yeyote aliye nacho anaweza kujiunga au kutazama.
    Jina lako (si lazima)
    Cheza na yeyote
    Kinachohifadhiwa
    Seva huhifadhi mchezo: hatua na nyakati zake, na majina ambayo wachezaji wameandika. Bila hivyo, mchezo ungepotea seva inapowashwa upya au muunganisho unapokatika.
    Seva hufuta mchezo siku 30 baada ya hatua yake ya mwisho, na baada ya siku moja ikiwa hakuna aliyecheza. Ikiwa kila hatua ina muda wa siku kadhaa, siku hizo huongezwa.
    Hakuna akaunti wala vidakuzi. Anwani yako ya intaneti haihifadhiwi kamwe: ili kuzuia matumizi mabaya, toleo lake lililosimbwa hukaa kwenye kumbukumbu ya seva kwa muda usiozidi siku moja.
    Niambie zamu yangu ikifika
    Kivinjari chako kinazuia ujumbe kutoka kwenye ukurasa huu. Mipangilio yake inaweza kuuruhusu.
    Kwenye iPhone au iPad, hii hufanya kazi ukurasa ukiwa kwenye skrini ya kwanza na ukifunguliwa kutoka hapo.
    Ukitaka kuambiwa zamu yako, seva pia huhifadhi anwani ambayo Google, Mozilla, Apple au Microsoft hupokelea ujumbe wa kivinjari chako. Anwani hiyo hufutwa ukizima chaguo hili, na pia mchezo unapofutwa. Ujumbe husema tu kwamba ni zamu yako kwenye mchezo huu, na ni kivinjari chako pekee kinachoweza kuusoma.
    Jina lako, nafasi zako kwenye michezo, mipangilio yako na michezo yako mingine hubaki kwenye kifaa hiki. Yeyote aliye na kiungo cha mchezo wa mtandaoni anaweza kuutazama.
    Muda
    Bila kikomo
    Dak \u{1} + sek \u{2} kwa kila hatua
    Siku \u{1} kwa kila hatua\u{1F}Siku \u{1} kwa kila hatua
    Siku \u{1}\u{1F}Siku \u{1}
    Imebaki saa \u{1}\u{1F}Zimebaki saa \u{1}
    Tengeneza kiungo
    Michezo ya mtandaoni haipatikani kwa sasa
    Michezo mingi mno inaanzishwa hapa. Jaribu tena baada ya sekunde \u{1}.\u{1F}Michezo mingi mno inaanzishwa hapa. Jaribu tena baada ya sekunde \u{1}.
    Ujumbe ni mwingi mno. Jaribu tena baada ya sekunde \u{1}.\u{1F}Ujumbe ni mwingi mno. Jaribu tena baada ya sekunde \u{1}.
    Tuma kiungo hiki kwa rafiki
    Tunamsubiri rafiki yako
    Tunakutafutia mtu wa kucheza naye
    Mtu wa kwanza atakayetaka mchezo huu atacheza nawe
    Bado hajafika mtu. Endelea kusubiri, au cheza na kompyuta.
    Cheza na kompyuta (\u{1})
    Ghairi
    Rafiki yako atafungua kiungo na kucheza kama \u{1}
    Unaanza wewe
    Anaanza rafiki yako
    Inaunganisha…
    Muunganisho umekatika. Inaunganisha tena…
    Mchezo huu wa mtandaoni haupo tena. Unaweza kuendelea kucheza hapa.
    Mwaliko kutoka kwa \u{1}
    Umealikwa
    Wewe ni \u{1}
    Cheza
    Tazama
    Nafasi ya \u{1} iko wazi: cheza, au tazama tu
    Cheza kama \u{1}
    Unatazama
    Mtu \u{1} anatazama\u{1F}Watu \u{1} wanatazama
    \u{1}: nje ya mtandao
    \u{1}: nje ya mtandao. Baada ya dakika moja unaweza kudai ushindi.
    \u{1}: nje ya mtandao kwa dakika moja
    Dai ushindi
    Mchezaji amefika: \u{1}
    nje ya mtandao
    bado hajafika
    Rafiki yako
    Mtu fulani
    Simba
    Tembo
    Kifaru
    Swala
    Pomboo
    Tai
    Mbweha
    Sungura
    Nungunungu
    Duma
    Twiga
    Kasuku
    Chiriku
    Nyangumi
    Kindi
    Korongo
    Sare
    Tendua
    Sema
    Jisalimishe
    Unataka kujisalimisha?
    Ndiyo, ninajisalimisha
    Endelea kucheza
    Ondoka
    Kubali
    Kataa
    Ombi la \u{1}: mchezo uishe kwa sare
    Ombi la \u{1}: kutendua hatua ya mwisho
    Ombi la \u{1}: kucheza tena
    Umependekeza sare
    Umeomba kutendua hatua yako
    Tunamsubiri mchezaji mwingine
    Ombi limekataliwa na \u{1}
    Hatua yako haikukubaliwa: \u{1}
    \u{1}: \u{2}
    Aliyejisalimisha: \u{1}
    Umejisalimisha
    Muda wa \u{1} umeisha
    Muda wako umeisha
    Wachezaji wote wawili wamekubaliana
    Sema kitu
    Onyesha ujumbe wa mchezaji mwingine
    Habari!
    Kila la heri!
    Umecheza vizuri!
    Asante!
    Lo!
    Mchezo mzuri!
    Cheza na darasa
    Mchezo umesimamishwa. Hakuna hatua, na muda hauhesabiwi.
    Fumbo \u{1}, \u{2}
    Ugumu \u{1} kati ya 5
    Unacheza kama \u{1}.
    Hatua moja tu inashinda. Utahitaji hatua \u{1}.\u{1F}Hatua moja tu inashinda. Utahitaji hatua \u{1}.
    Hatua moja tu ni salama. Baada ya nyingine yoyote, unaweza kushindwa na \u{1}.
    Kila hatua yako lazima itishie kushinda kwa hatua yako inayofuata. Hatua ya kwanza inayofaa ni moja tu. Utahitaji hatua \u{1}.\u{1F}Kila hatua yako lazima itishie kushinda kwa hatua yako inayofuata. Hatua ya kwanza inayofaa ni moja tu. Utahitaji hatua \u{1}.
    Hatua moja tu inapoteza mchezo. Ni ipi?
    Sahihi!
    Si \u{1}.
    \u{1} ni salama: baada yake hakuna anayeshinda.
    Jibu la \u{1}: \u{2}. Endelea.
    Umebakiwa na jaribio \u{1}.\u{1F}Umebakiwa na majaribio \u{1}.
    Jibu ni \u{1}.
    Jibu sahihi ni \u{1}.
    Hatua ya \u{1}: \u{2}. Inakamilisha \u{3}.
    Hatua ya \u{1}: \u{2}. Inakaribia kukamilisha \u{3} kwa pamoja.
    Hatua ya \u{1}: \u{2}. Ushindi wake unafuata baada ya hatua yake \u{3}.\u{1F}Hatua ya \u{1}: \u{2}. Ushindi wake unafuata baada ya hatua zake \u{3}.
    Hatua ya \u{1}: \u{2}. Sasa hakuna anayeweza kushinda.
    Mchezo unaendelea hivi: \u{1}.
    limetatuliwa katika jaribio la kwanza
    limetatuliwa katika jaribio la pili
    limetatuliwa katika jaribio la tatu
    halijatatuliwa
    Tic-tac-toe, fumbo \u{1}: \u{2}
    Tic-tac-toe, fumbo \u{1}: \u{2}, dokezo \u{3}\u{1F}Tic-tac-toe, fumbo \u{1}: \u{2}, madokezo \u{3}
    Tazama alama zako mwenyewe.
    Lengo la \u{1} ni nini?
    Tazama mahali mistari yako miwili inapokutana.
    Jihadhari na mpango wa \u{1}. Tazama mahali mistari miwili inapokutana.
    Cheza hatua ambayo lazima izuiwe na \u{1}.
    Unaweza kushinda. Fikiria hatua za mbele.
    Kuwa makini! Miraba mingi inapoteza mchezo.
    Hakuna anayeweza kushinda ikiwa wote wawili ni makini.
    Unaweza kushindwa na \u{1}. Usikubali kirahisi.
    Tafuta mraba wenye mistari mingi.
    Hapa mstari unapoteza mchezo. Usitengeneze wowote.
    Jaribu kila mraba. Je, jibu la \u{1} linaweza kuwa nini?
    Alama moja zaidi inakamilisha mstari.
    Mstari huu wa \u{1} unahitaji alama moja tu zaidi.
    Mraba mmoja unaleta nafasi mbili za kushinda kwa wakati mmoja.
    Lengo la \u{1} ni mraba unaoleta nafasi mbili za kushinda kwa wakati mmoja. Wahi wewe kuuchukua.
    Karibia kukamilisha mstari, ili upande wa pili ulazimike kuuzuia.
    Unashinda baada ya hatua \u{1}. Ya kwanza haionyeshi hatari mara moja.\u{1F}Unashinda baada ya hatua \u{1}. Ya kwanza haionyeshi hatari mara moja.
    Mraba mmoja tu ni salama.
    Chukua mraba wenye mistari mingi iliyo wazi.
    Tafuta hatua inayochelewesha kushindwa kwa muda mrefu zaidi.
    Chukua mraba wenye mistari mingi iliyo wazi, unaotakiwa pia na \u{1}.
    Tenganisha alama zako.
    Kuna mraba mmoja ambao ukiuchukua, faida ni ya \u{1}: nafasi mbili za kushinda kwa wakati mmoja, au mpango mrefu zaidi.
    Cheza kwenye \u{1}.
    Dokezo lingine litakuambia wazo.
    Dokezo lingine litakuambia hatua.
    Baada ya hatua nyingine yoyote, jibu la \u{1} ni \u{2}, na unaweza kushindwa.
    \u{1}? Basi jibu la \u{2} ni \u{3}, na unaweza kushindwa.
    \u{1}: baada yake, jibu pekee lililo salama kwa \u{3} ni \u{2}.
    \u{1}: baada yake, majibu \u{2} kati ya \u{3} ni salama kwa \u{4}.
    Namba inaonyesha ni majibu mangapi ya upande wa pili yaliyo salama.
    Ubao huu ni mkubwa mno kukagua kila hatua.
    Miduara inaonyesha hatari.
    Tatu mfululizo
    Zuia
    Katikati na kona
    Mistari miwili kwa pamoja
    Ona mtego
    Kwa nini hakuna anayeshinda
    Kona na maboksi
    Jibu moja salama
    Kuiba mpango
    Mapacha
    Kichwa chini, miguu juu
    Tano mfululizo
    Alama zako tatu mfululizo zinashinda: kwa mlalo, kwa wima au kwa mshazari.
    Upande wa pili ukiwa na alama mbili kwenye mstari mmoja, weka alama yako kwenye pengo. Lakini kushinda ni bora kuliko kuzuia.
    Baadhi ya majibu ya hatua ya kwanza yanapoteza mchezo.
    Alama moja inaweza kukaribia kukamilisha mistari miwili. Ni mmoja tu unaoweza kuzuiwa.
    Upande wa pili unataka mistari miwili kwa pamoja. Ulazimishe kukujibu kwanza.
    Mstari wenye alama za pande zote mbili umezuiwa. Wachezaji makini huizuia yote.
    Kwenye ubao huu kona nne pia zinashinda, na vilevile boksi lolote la 2×2.
    Kwenye ubao huu, baadhi ya hatua za kwanza zina majibu salama machache sana.
    Mistari inaposhinda, alama moja zaidi haidhuru kamwe. Kwa hiyo mchezaji wa kwanza hawezi kuwa nyuma. Mistari inapopoteza mchezo, alama hiyo inaweza kudhuru.
    Kila mstari una jozi yake ya miraba. Chukua pacha wa mraba uliochukuliwa na X, na hakuna mstari utakaokamilika.
    Hapa alama tatu mfululizo zinapoteza mchezo. Anza katikati, kisha kila mara chukua mraba ulio mkabala na hatua ya mpinzani, upande wa pili wa katikati.
    Alama nne zenye ncha zote mbili wazi haziwezi kuzuiwa.
    Somo \u{1}: \u{2}
    Masomo
    Sehemu \u{1} kati ya \u{2}
    Kamilisha mstari wako.
    Zuia mstari wa \u{1}.
    Unaweza kushinda kwa hatua \u{1}. Tafuta ya kwanza.\u{1F}Unaweza kushinda kwa hatua \u{1}. Tafuta ya kwanza.
    Tafuta hatua salama.
    Tafuta hatua pekee iliyo salama.
    Mstari mmoja bado uko wazi kwa \u{1}. Chagua mraba mtupu ndani yake.
    Chukua pacha.
    Mchezaji wa kwanza anashindwa kwenye mchezo upi? Andika namba yake.
    Safu mlalo. Inashinda!
    Safu wima. Inashinda!
    Mshazari. Nao unashinda!
    Umezuia!
    Umezuia tena!
    Kushinda ni bora kuliko kuzuia.
    Baada ya kona: katikati, si kwingine.
    Baada ya katikati: kona.
    Karibu na mraba wa ukingoni au mkabala nao.
    Mistari miwili, jibu moja: unashinda.
    Mistari miwili tena!
    Kwanza hatari moja, kisha mbili kwa pamoja.
    Ukingo: sasa upande wa pili lazima ukujibu.
    Umebakiwa na kona moja, nayo inatosha.
    Huo ndio wa mwisho. Mingine yote imezuiwa.
    Sahihi: mstari mmoja baada ya mwingine, wote wawili huzuia ile wanayoweza.
    Kona nne. Zinashinda!
    Boksi. Linashinda!
    Maboksi pia lazima yazuiwe.
    Kona pia lazima zizuiwe.
    Upande wa mkabala, si kwingine.
    Karibu na katikati, kwenye mshazari huo.
    Mistari inapopoteza mchezo, kuanza kunaweza kuwa kubaya.
    Kila mstari una jozi yake. Huo ni uthibitisho: ushindi wa X hauwezekani kamwe.
    Katikati kwanza.
    Upande wa mkabala.
    Upande wa mkabala tena.
    Kila mara upande wa mkabala. Hilo halitengenezi kamwe mstari wako.
    Nne zenye ncha zote mbili wazi: unashinda.
    Somo limekamilika.
    Fumbo la siku
    Mafumbo zaidi
    \u{1} kati ya \u{2} yamekamilika
    Onyesha jibu
    Kinachofuata
    Rudi kwenye mchezo
    Shiriki matokeo
    Halijatatuliwa
    Fumbo linatengenezwa
    Hili si fumbo
    Yote yamekamilika.
    Fumbo
    Somo
    Una majaribio matatu. Hatua isiyo sahihi huonyesha kinachotokea, kisha hutenduliwa.
    Mafumbo ya kila siku
    Ya awali
    Ya baadaye
    Limetatuliwa
    Limetatuliwa kwa msaada
    Jibu limeonyeshwa
    Siku \u{1} mfululizo\u{1F}Siku \u{1} mfululizo
    Tano mfululizo kwa kutishia kushinda
    Fumbo moja limekamilika\u{1F}Mafumbo \u{1} yamekamilika
    Mafumbo na masomo
    Umbo lako mwenyewe
    Sare
    Mchezo wa haki, alama ya kwanza ikiweza kuchukuliwa
    Ushindi wa \u{1} baada ya hatua \u{2}\u{1F}Ushindi wa \u{1} baada ya hatua \u{2}
    Ushindi wa \u{1} unawezekana kila mara
    Anayechagua anashinda
    Hakuna anayeweza kushinda ikiwa wote wawili ni makini
    Hakuna anayeweza kushinda, kwenye ubao wowote
    Haijulikani. Labda hakuna aliyewahi kuchunguza.
    Nani anaweza kushinda? Inachunguza…
    Chora kinachoshinda: gusa miraba yake.
    Angalau mraba mmoja zaidi.
    Linahesabiwa pia likizungushwa au likigeuzwa kama kwenye kioo.
    Pia: \u{1}.
    \u{1}, ndani ya umbo
    \u{1}, nje ya umbo
    Cheza nalo
    Mdogo zaidi
    Mkubwa zaidi
    Futa yote
    Ongeza umbo
    Kwa nini?
    Mraba mwingine wa jozi huchukuliwa na \u{1} kila mara. Hakuna mahali pa umbo pasipo na jozi nzima.
    Mdogo kabisa: \u{1}
    Fanya mchezo uwe wa haki
    Chora lako mwenyewe
    Ushindi wa \u{1} unawezekana
    Hakuna anayeweza kushinda
    Hakuna anayejua
    Chagua moja, uone kwa nini.
    Umbo lisizidi miraba 8.
    Umbo lisizidi miraba 8 kwa upana na kwa urefu.
    Tayari unalo umbo hili.
    Ubao una safu mlalo 3 hadi 10, na nafasi ya kutosha kwa umbo.
    msaada
    tendua
    tenda tena
    mpya
    ubao
    wachezaji
    dokezo
    eleza
    alama
    mapitio
    historia
    shiriki
    endelea
    menyu
    lugha
    toka
    Mishale au h, j, k, l husogea kati ya miraba; Enter au Space hucheza, na kubofya pia.
    Andika mraba: b2. Ikiwa herufi ya safu wima yake ni amri pia, andika herufi kubwa.
    u hutendua hatua, r huitenda tena, n huanza mchezo mpya, g huchagua ubao, p wachezaji na s alama, t hutoa dokezo kwa ngazi tatu, v huonyesha thamani ya kila mraba, q hutoka.
    Mabano huonyesha hatua ya mwisho (X), mstari ulioshinda [X] au uliopoteza mchezo !X!; * ni dokezo; + ni ushindi, = ni sare, − ni kushindwa; namba huhesabu hatua zako mwenyewe, na baada ya = majibu salama.
    Andika mraba kama b2 ili ucheze hapo.
    undo hutendua hatua, redo huitenda tena, new huanza mchezo mpya, new 4x4 huanza mwingine kwenye ubao tofauti.
    hint husema mahali pa kutazama, ukiirudia husema wazo, na ukiirudia tena husema hatua yenyewe; explain huonyesha au huficha thamani ya kila mraba, explain b2 huonyesha kinachofuata baada ya hatua ya hapo.
    games huorodhesha aina za ubao, board huonyesha ubao tena, quit hufunga programu.
    Andika help ili uone unachoweza kuandika.
    “\u{1}” si mraba kama b2 wala si amri; jaribu help
    “\u{1}” si mraba wala si amri; je, ulimaanisha \u{2}?
    \u{1}; je, ulimaanisha “\u{2}”?
    mstari wa \u{1}: \u{2}
    Hakuna hatua ya kutendua
    Hakuna hatua ya kutenda tena
    Hakuna hatua ya kupendekeza
    Dirisha ni dogo mno: linahitaji \u{1}
    safu wima \u{1} zaidi\u{1F}safu wima \u{1} zaidi
    safu mlalo \u{1} zaidi\u{1F}safu mlalo \u{1} zaidi
    Una mchezo ambao haujaisha: \u{1}
    Enter huuendeleza, n huanza mchezo mpya
    Ungependa kuendelea na mchezo huo? \u{1} au \u{2}
    Mchezo uliohifadhiwa hausomeki (\u{1}); umehamishiwa \u{2}
    Mchezo hauwezi kuhifadhiwa kwenye \u{1}: \u{2}
    ndiyo
    hapana
    Mishale husogea na kubadilisha, Enter huchagua, Esc hufunga
    Mishale husogeza maandishi, Esc hufunga
    \u{1}: \u{2}
    Umealikwa: \u{1}
    Mwaliko wa kucheza \u{2} kutoka kwa \u{1}
    Tazama mchezo: \u{1}
    Unacheza kama \u{1}.
    Tic-tac-toe kwenye kivinjari: bila malipo, bila matangazo, bila akaunti.
    Miraba mitupu
    Hatari
    Mstari wa ushindi
    Kuza
    Wachezaji
    Funga
    Kete ya \u{1}
    Hilo hufanya kazi kwenye mchezo wa mtandaoni tu, kwa wakati unaofaa
    Kwenye mchezo wa mtandaoni, draw hupendekeza sare, takeback huomba kutendua hatua yako ya mwisho, resign humaliza mchezo kwa kujisalimisha, accept na decline humjibu mchezaji mwingine, say 1 hadi say 6 husema kitu, computer huiruhusu kompyuta icheze nafasi ikiwa wazi, claim hudai ushindi dhidi ya mtu usiyemjua aliyeondoka, leave humaliza mchezo wa mtandaoni ili uendelee peke yako.
    Andika mraba kama b2. hint husaidia kwa ngazi tatu, show husema jibu, board huonyesha ubao tena, quit hufunga programu.
    “\u{1}” si mraba kama b2, wala hint, show, board, help au quit
    “\u{1}” si namba kuanzia 1 hadi \u{2}
    wa Bluu,wa Kijani,Mwekundu,wa Dhahabu,wa Fedha,Jasiri,Mng’avu,Mtulivu,Mwerevu,Mwepesi,Mkarimu,Mcheshi,Mpole,wa Furaha,Mchangamfu,Mwema,wa Bahati,Hodari,Mahiri,Mashuhuri,Makini,Mbunifu,wa Amani,wa Busara
    Kasuku,Paka,Sungura,Twiga,Kasa,Nyuki,Bata,Simba,Pomboo,Tembo,Tausi,Kindi,Kipepeo,Tai,Njiwa,Duma,Swala,Pundamilia,Farasi,Chiriku,Mbayuwayu,Korongo,Kifaru,Digidigi
    \u{2} \u{1}
    Darasa
    Msimbo mmoja kwa wote waliopo. Hakuna anayeandika jina. Darasa hufutwa siku moja baada ya mchezo wake wa mwisho.
    Anzisha darasa
    Jiunge na darasa
    Msimbo
    Muda
    Bila kikomo
    Dak \u{1}
    Nani anacheza na nani
    Walio huru wanacheza
    Kwa raundi, nikisema
    Funga
    Hakuna darasa lenye msimbo huu.
    Majaribio ni mengi mno. Subiri sekunde \u{1}.
    Darasa halipatikani kwa sasa. Inajaribu tena…
    Darasa hili halipo tena.
    Darasa limejaa.
    Wewe ni \u{1}
    Jina lingine
    Subiri hapa: mchezo wako ujao utaanza wenyewe.
    Subiri hapa: raundi inayofuata itaanza hivi karibuni.
    Unasubiri raundi hii, kwa sababu wachezaji hawagawanyiki wawili wawili. Unapata pointi ya raundi hii.
    Umeshinda!
    Umeshindwa katika mchezo huu.
    Sare.
    Unacheza na \u{1}
    Nenda kwenye mchezo wako
    Nafasi ya \u{1} kati ya \u{2}
    Wachezaji: \u{1}
    Raundi \u{1}
    Ubao \u{1}: \u{2} dhidi ya \u{3}
    Simamisha
    Endelea
    Raundi inayofuata
    Nakili matokeo
    Imenakiliwa
    Maliza darasa
    Una uhakika unataka kulimaliza kwa wote?
    Darasa limeisha.
    Michezo yote
    Mwondoe \u{1}
    Mwalimu amekuondoa darasani.
    Ondoka darasani
    Changanua, au fungua \u{1} na uandike msimbo
    Michezo
    Msimamo
    #
    Jina
    Imechezwa
    Ushindi
    Sare
    Pointi
    Wachezaji waliopo ni chini ya wawili.
    Michezo ya raundi hii bado inaendelea.
    Darasa: wewe ni \u{1}
    Mraba \u{1} uko nje ya ubao
    Tazama ubao
    Pendekeza sare
    Omba kutendua hatua yangu
    Andika = ili uchukue \u{1}, au mraba ili ucheze.
    """
}
