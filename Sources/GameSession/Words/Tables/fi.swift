// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_fi: StaticString = """
    fi\tltr\t 31\t10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111\tc4881ebf
    X
    O
    Kolmio
    Salmiakki
    Tähti
    Sydän
    Kuu
    Salama
    Vuoro: \u{1}
    Sinun vuorosi
    Sinä aloitat
    \u{1} miettii
    \u{1} on varattu
    Valitse tyhjä ruutu
    \u{1} pelaa: \u{2}
    Pelaat: \u{1}
    vasen alakulma
    alareunan keskiruutu
    oikea alakulma
    vasemman reunan keskiruutu
    keskiruutu
    oikean reunan keskiruutu
    vasen yläkulma
    yläreunan keskiruutu
    oikea yläkulma
    \u{1} (\u{2})
    Lauta, \u{1} kertaa \u{2}
    \u{1}, tyhjä
    \u{1}, \u{2}
    \u{1}×\u{2}
    Ristinolla
    Peliohje
    Kumoa
    Tee uudelleen
    Uusi peli
    Laudat
    Pelaajat
    Vihje
    Selitä
    Merkit
    Läpikäynti
    Historia
    Jaa
    Jatka
    Kieli
    Valikko
    2 pelaajaa
    Verkossa
    Tietokone
    Tai anna tietokoneen aloittaa
    Vastustaja
    Taso
    Helpompi
    Vaikeampi
    Napauta mitä tahansa ruutua
    Peli jatkuu: \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Ristinolla
    Aloittelija
    Helppo
    Keskitaso
    Vaikea
    Täydellinen
    Ovela
    Tietokone
    Tietokone (\u{1})
    Pelaa umpimähkään
    Ottaa voiton mutta ei huomaa sinun uhkiasi
    Ottaa voiton ja torjuu sinun uhkasi
    Huomaa kaksoisuhat ja lyhyet juonet
    Ei koskaan päästä voittoa tai tasapeliä käsistään
    Yhtä vahva kuin Täydellinen ja virittää ansoja
    Pelaaja \u{1}
    Sinä
    X
    O
    Kolmio
    Salmiakki
    Tähti
    Sydän
    Kuu
    Salama
    Valitse ruutu merkille \u{1}
    Päästä irti, niin pelaat: \u{1}
    Tasapeli
    \u{1} voittaa: \u{2}
    \u{1} voittaa, koska \u{2} sai valmiiksi: \u{3}
    Peli on päättynyt
    \u{1} kumosi siirron: \u{2}
    Kumosit siirron: \u{1}
    vasen alakulma
    alareunan toinen ruutu vasemmalta
    alareunan toinen ruutu oikealta
    oikea alakulma
    vasemman reunan toinen ruutu alhaalta
    vasen alempi keskiruutu
    oikea alempi keskiruutu
    oikean reunan toinen ruutu alhaalta
    vasemman reunan toinen ruutu ylhäältä
    vasen ylempi keskiruutu
    oikea ylempi keskiruutu
    oikean reunan toinen ruutu ylhäältä
    vasen yläkulma
    yläreunan toinen ruutu vasemmalta
    yläreunan toinen ruutu oikealta
    oikea yläkulma
    2×2-neliö vasemmassa alakulmassa
    2×2-neliö alareunan keskellä
    2×2-neliö oikeassa alakulmassa
    2×2-neliö vasemman reunan keskellä
    2×2-neliö laudan keskellä
    2×2-neliö oikean reunan keskellä
    2×2-neliö vasemmassa yläkulmassa
    2×2-neliö yläreunan keskellä
    2×2-neliö oikeassa yläkulmassa
    vaakarivi \u{1}
    pystyrivi \u{1}
    vinorivi \u{1}
    alarivi
    keskirivi
    ylärivi
    alarivi
    toiseksi alin rivi
    toiseksi ylin rivi
    ylärivi
    vasen pystyrivi
    keskimmäinen pystyrivi
    oikea pystyrivi
    vasen pystyrivi
    toinen pystyrivi vasemmalta
    toinen pystyrivi oikealta
    oikea pystyrivi
    vinorivi vasemmasta alakulmasta
    vinorivi vasemmasta yläkulmasta
    vinorivi
    neljä kulmaa
    2×2-neliö \u{1}
    salmiakki \u{1}
    \u{1} ja \u{2}
    \u{1} tai \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, voittosuora
    \u{1}, \u{2}, häviösuora
    \u{1}, vihje
    \u{1}, \u{2} turvallinen vastaus\u{1F}\u{1}, \u{2} turvallista vastausta
    \u{1}, \u{2} saa tästä uhan
    \u{1}, \u{2} saa tästä vahvan uhan
    \u{1}, vastaus
    \u{1}, \u{2}
    \u{1}, \u{2} peräkkäin
    \u{1}, \u{2}
    \u{1}, suora häviää
    Kulmat ja neliöt
    Neljä peräkkäin
    Gomoku
    kulmat
    2×2-neliöt
    salmiakit
    Pystyrivejä
    Vaakarivejä
    Peräkkäin
    Neljä kulmaa voittaa
    2×2-neliö voittaa
    Salmiakkikuvio voittaa
    Neljä kulmaa häviää
    2×2-neliö häviää
    Salmiakkikuvio häviää
    Suora voittaa
    Päinvastoin: suora häviää
    Kirjoita kokonaisluku väliltä 1–19
    Laudalla voi olla 1–19 pystyriviä, ei \u{1}
    Laudalla voi olla 1–19 vaakariviä, ei \u{1}
    Suorassa on oltava vähintään 1 ruutu
    \u{1} peräkkäin ei mahdu laudalle \u{2}×\u{3}
    Laudalla \u{1}×\u{2} ei ole neljää kulmaa
    2×2-neliö ei mahdu laudalle \u{1}×\u{2}
    Salmiakki ei mahdu laudalle \u{1}×\u{2}
    \u{1} tai enemmän
    Näin pelataan: \u{1}
    \u{1} aloittaa. Pelaajat laittavat vuorotellen merkkinsä tyhjään ruutuun.
    Ensimmäinen merkki voittaa.
    Ensimmäinen merkki häviää.
    Voitat, kun saat \u{1} merkkiäsi peräkkäin: \u{2}.\u{1F}Voitat, kun saat \u{1} merkkiäsi peräkkäin: \u{2}.
    Häviät, jos saat \u{1} merkkiäsi peräkkäin: \u{2}.\u{1F}Häviät, jos saat \u{1} merkkiäsi peräkkäin: \u{2}.
    vaakasuoraan
    pystysuoraan
    vinottain
    Myös neljä kulmaa voittaa.
    Myös mikä tahansa 2×2-neliö voittaa.
    Myös mikä tahansa salmiakki voittaa: neljä ruutua yhden ruudun ympärillä (ylhäällä, alhaalla, vasemmalla ja oikealla).
    Myös neljä kulmaa häviää.
    Myös mikä tahansa 2×2-neliö häviää.
    Myös mikä tahansa salmiakki häviää: neljä ruutua yhden ruudun ympärillä (ylhäällä, alhaalla, vasemmalla ja oikealla).
    \u{1} \u{2}
    Jos lauta on täynnä eikä kukaan ole voittanut, tulos on tasapeli.
    Napauta ruutua, vedä nappulasi ruutuun tai napauta ensin nappulaa ja sitten ruutua.
    Jos käytät näppäimistöä, liikut laudalla nuolinäppäimillä, Enter pelaa, H antaa vihjeen, U kumoaa siirron, Shift+U tekee sen uudelleen ja ? avaa tämän ohjeen.
    Täydellinen-taso ei voi hävitä tällä laudalla, ja se on todistettu: pelasimme sitä vastaan kaikki \u{1} mahdollista peliä, eikä se hävinnyt yhtäkään.
    Tätä linkkiä ei voi avata
    Tässä linkissä ei ole peliä, jota voisi pelata:
    \u{1}.
    Aloita uusi peli napauttamalla OK.
    säännöt, \u{1}
    mahdottomat säännöt: \u{1}
    siirto \u{1}, \u{2}: \u{3}
    siirto \u{1}: ”\u{2}” ei ole ruutu (ruutu on esimerkiksi b2)
    peli on jo päättynyt: \u{1} voitti
    peli on jo päättynyt: tasapeli
    ruutu on jo varattu
    laudan ulkopuolella (laudan viimeinen ruutu on \u{1})
    ”\u{1}”: säännöt alkavat koolla, esimerkiksi 3x3
    ”\u{1}”: k-kirjaimen jälkeen on tultava numero
    k-kirjaimen jälkeen on tultava numero
    ”\u{1}”: vaihtoehdot ovat \u{2}, kukin enintään kerran
    ”\u{1}” ei voi tulla sääntöjen jälkeen
    Valitse lauta
    Oma lauta
    Aloita
    1. pelaaja
    2. pelaaja
    Nimi
    Merkki
    Pelaaja
    Kuka aloittaa seuraavan pelin (merkillä \u{1})
    OK
    Pelaa uudelleen
    Suomea puhuva ihminen on tarkistanut tekstit
    Koneen kääntämä, suomea puhuva ihminen ei ole vielä tarkistanut tekstejä
    Uusi peli: \u{1}
    Haku
    Pelaamasi pelit näkyvät täällä.
    Tiedostona
    Aiemmat pelit
    Tallenna pelini
    Avaa pelini
    \u{1} merkintä lisätty\u{1F}\u{1} merkintää lisätty
    Tässä tiedostossa ei ole mitään uutta
    \u{1} – \u{2}
    \u{1} · kesken
    \u{1} · tasapeli
    \u{1} · \u{2} voitti
    \u{1} · sinä voitit
    Tietokonetta vastaan
    \u{1}, \u{2}: \u{3}
    \u{1} peli\u{1F}\u{1} peliä
    \u{1} voitto\u{1F}\u{1} voittoa
    \u{1} tasapeli\u{1F}\u{1} tasapeliä
    \u{1}, \u{2} voitto peräkkäin\u{1F}\u{1}, \u{2} voittoa peräkkäin
    \u{1}, \u{2} virhettä peliä kohti
    \u{1},\u{2}
    Lähetä linkki
    Kopioi linkki
    Kopioi tulos emojeina
    Tallenna kuvana
    Valmis
    Kopioitu
    Avaa peli skannaamalla
    Kaverisi merkki on \u{1}.
    Linkistä avautuu kopio tästä pelistä.
    Avasit jaetun pelin. Tee siirto merkillä \u{1}
    Lähetä siirtosi takaisin jakamalla peli
    Käännekohta
    Seuraavaksi: \u{1}
    Isompi lauta: \u{1}
    Yritä siirtoa uudelleen
    Aiemmat pelit
    Tietokonepelaaja ei vastaa
    Yritä uudelleen
    Uusi versio on valmis
    Päivitä
    Lisätäänkö peli aloitusnäytölle?
    Valitse selaimen valikosta ”Lisää Koti-valikkoon”
    Lisää
    Ei kiitos
    Teema
    Laitteen mukaan
    Vaalea
    Tumma
    Suuri kontrasti
    Liitutaulu
    Äänet
    Värinä
    Kumottu: \u{1}
    Selitykset piilossa
    Selitykset näkyvissä
    yksi ruutu voittaa\u{1F}\u{1} ruutua voittaa
    yksi ruutu säilyttää tasapelin\u{1F}\u{1} ruutua säilyttää tasapelin
    yksi ruutu häviää\u{1F}\u{1} ruutua häviää
    yksi ruutu on selvittämättä\u{1F}\u{1} ruutua on selvittämättä
    yksi säilyttää tasapelin\u{1F}\u{1} säilyttää tasapelin
    yksi häviää\u{1F}\u{1} häviää
    yksi on selvittämättä\u{1F}\u{1} on selvittämättä
    Voitit!
    \u{1} voittaa
    Se oli lähellä
    \u{1} voittaa!
    \u{1}, \u{2} siirrolla\u{1F}\u{1}, \u{2} siirrolla
    \u{1} sai valmiiksi: \u{2}
    Sait valmiiksi: \u{1}
    \u{1} voitto peräkkäin
    \u{1} voittoa peräkkäin
    \u{1} avasi tietokoneelle tien voittoon
    Kukaan ei tehnyt virhettä
    Lauta on täynnä
    \u{1} siirtosi
    \u{1}. siirtosi
    \u{1}: \u{2}. siirto
    ensimmäinen
    toinen
    kolmas
    neljäs
    viides
    kuudes
    seitsemäs
    kahdeksas
    yhdeksäs
    kymmenes
    yhdestoista
    kahdestoista
    yksi
    kaksi
    kolme
    neljä
    viisi
    kuusi
    seitsemän
    kahdeksan
    yhdeksän
    kymmenen
    yksitoista
    kaksitoista
    voittaa \u{1} siirrolla\u{1F}voittaa \u{1} siirrolla
    häviää \u{1} siirrossa\u{1F}häviää \u{1} siirrossa
    voittaa
    tasapeli
    häviää
    vähintään tasapeli
    enintään tasapeli
    selvittämättä
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    Saat valmiiksi: \u{1}
    Torjut uhan: \u{1}
    Teet monta uhkaa yhtä aikaa: \u{1}. Yhdellä siirrolla ei voi torjua niitä kaikkia
    Torjut kaksi uhkaa yhtä aikaa: \u{1}
    Teet uhan, joka on pakko torjua: \u{1}
    Voitat \u{1} siirrolla\u{1F}Voitat \u{1} siirrolla
    Se on ainoa siirto, joka voittaa
    Se säilyttää tasapelin
    Se on ainoa siirto, joka ei häviä
    Näin kestät pisimpään: vielä \u{1} siirto\u{1F}Näin kestät pisimpään: vielä \u{1} siirtoa
    Se on yhtä hyvä kuin mikä tahansa muu siirto
    Siitä ei tule suoraa
    siinä sinulla on auki yksi suora\u{1F}siinä sinulla on auki \u{1} suoraa
    Ihminen
    Pelaaja tällä laitteella
    Mestari
    Miettii monta siirtoa eteenpäin
    Miettii vielä pidemmälle eteenpäin
    Tietokone · \u{1}
    Pelaa umpimähkään
    Välttää tekemästä suoraa, jos voi
    Miettii kaksi omaa siirtoaan eteenpäin
    Miettii neljä omaa siirtoaan eteenpäin
    Ei koskaan päästä voittoa tai tasapeliä käsistään
    Yhtä vahva kuin Täydellinen ja virittää ansoja
    \u{1} \u{2}
    Aina 1. pelaaja
    Häviäjä
    Vuorotellen
    \u{1}: \u{2}, \u{3}: \u{4}, tasapelejä: \u{5}
    Tarkistetaan siirtoja…
    Täydellisesti pelattu: kukaan ei tehnyt virhettä.
    Virheitä ei löytynyt.
    \u{1} johti häviöön
    \u{1} hukkasi voiton
    \u{1} olisi voittanut
    \u{1} olisi säilyttänyt tasapelin
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, virhe
    Yritä uudelleen tästä
    \u{1} (\u{2} voittaa)
    \u{1} (tasapeli)
    \u{1} (kesken)
    Toiset siirrot: \u{1}
    kuvio \u{1}
    piirretty kuvio\u{1F}\u{1} piirrettyä kuviota
    kuvio \u{1}
    \u{1}
    Tämä kuvio voittaa
    Tämä kuvio häviää
    Kuvio \u{1} voittaa missä tahansa, myös käännettynä tai peilattuna.
    Kuvio \u{1} häviää missä tahansa, myös käännettynä tai peilattuna.
    Peräkkäisistä merkeistä ei ole tässä pelissä hyötyä eikä haittaa.
    Kuvio \u{1} ei mahdu laudalle \u{2}×\u{3}
    ”\u{1}”: \u{2}
    kuviossa on 2–8 ruutua, ei \u{1}
    \u{1} on mukana kahdesti
    ”\u{1}” ei ole ruutu (ruutu on esimerkiksi b2)
    kuvio on enintään 8 ruutua leveä ja korkea
    sama kuvio on mukana kahdesti
    pelissä on enintään kolme kuviota
    Toisena pelaava saa ottaa ensimmäisen merkin itselleen
    \u{1}, vaihto sallittu
    Vaihto: ensimmäisen merkin jälkeen toisena pelaava saa ottaa merkin itselleen siirron tekemisen sijaan.
    Ota \u{1}
    \u{1} ottaa merkin \u{2}
    Otat merkin \u{1}
    \u{1} annetaan takaisin
    = voi tulla vain ensimmäisen ruudun jälkeen peleissä, joissa vaihto on sallittu
    Verkkopeli
    Pelaa tuntemattoman kanssa tai lähetä linkki: kuka tahansa, jolla se on, voi liittyä peliin tai katsoa.
    Nimesi (ei pakollinen)
    Etsi vastustaja
    Mitä tallennetaan
    Palvelin tallentaa pelin: siirrot ja niiden ajat sekä nimet, jotka pelaajat ovat kirjoittaneet. Vain niin peli säilyy, jos palvelin käynnistyy uudelleen tai yhteys katkeaa.
    Palvelin poistaa pelin 30 päivän kuluttua sen viimeisestä siirrosta ja yhden päivän kuluttua, jos kukaan ei ole tehnyt yhtään siirtoa. Jos siirtoon on aikaa yksi tai useampi päivä, ne päivät lisätään tähän määräaikaan.
    Tilejä ja evästeitä ei ole. IP-osoitettasi ei koskaan tallenneta: väärinkäytön estämiseksi sen tunnistamattomaksi muutettua muotoa pidetään muistissa enintään yhden päivän.
    Ilmoita minulle, kun on minun vuoroni
    Selaimesi estää tämän sivun ilmoitukset. Voit sallia ne selaimen asetuksissa.
    iPhonessa ja iPadissa tämä toimii, kun sivu on lisätty Koti-valikkoon ja avattu sieltä.
    Jos haluat ilmoituksen vuorostasi, palvelin tallentaa myös osoitteen, jossa Google, Mozilla, Apple tai Microsoft ottaa vastaan selaimesi ilmoitukset. Osoite poistetaan, kun kytket tämän pois päältä, ja viimeistään pelin mukana. Ilmoitus kertoo vain, että tässä pelissä on sinun vuorosi, ja vain sinun selaimesi voi lukea sen.
    Nimesi, paikkasi verkkopeleissä, asetuksesi ja muut pelisi pysyvät tällä laitteella. Verkkopeliä voi katsoa kuka tahansa, jolla on sen linkki.
    Peliaika
    Ei aikarajaa
    \u{1} min + \u{2} s/siirto
    \u{1} päivä siirtoa kohti\u{1F}\u{1} päivää siirtoa kohti
    \u{1} päivä\u{1F}\u{1} päivää
    \u{1} tunti\u{1F}\u{1} tuntia
    Tee linkki
    Verkkopelit eivät ole nyt käytettävissä
    Täällä alkaa nyt liian monta peliä. Yritä uudelleen \u{1} sekunnin kuluttua.\u{1F}Täällä alkaa nyt liian monta peliä. Yritä uudelleen \u{1} sekunnin kuluttua.
    Liikaa viestejä. Yritä uudelleen \u{1} sekunnin kuluttua.\u{1F}Liikaa viestejä. Yritä uudelleen \u{1} sekunnin kuluttua.
    Lähetä tämä linkki kaverille
    Odotetaan kaveria
    Etsitään vastustajaa
    Seuraava, joka haluaa pelata tätä peliä, pelaa sinua vastaan
    Kukaan ei ole vielä tullut. Odota vielä tai pelaa tietokonetta vastaan.
    Tietokonetta vastaan (\u{1})
    Peruuta
    Kaverisi avaa linkin ja saa merkin \u{1}
    Sinä aloitat
    Kaverisi aloittaa
    Yhdistetään…
    Yhteys katkesi. Yhdistetään uudelleen…
    Tätä verkkopeliä ei enää ole. Voit jatkaa pelaamista täällä.
    \u{1} kutsuu sinut peliin
    Sinut on kutsuttu
    Merkkisi on \u{1}
    Pelaa
    Katso
    \u{1} on vapaana: pelaa tai vain katso
    Pelaa merkillä \u{1}
    Katsot peliä
    \u{1} katsoja\u{1F}\u{1} katsojaa
    \u{1} ei ole yhteydessä
    \u{1} ei ole yhteydessä. Minuutin kuluttua voit ottaa voiton.
    \u{1} on ollut poissa minuutin
    Ota voitto
    \u{1} on täällä
    ei yhteyttä
    ei vielä täällä
    Kaverisi
    Joku
    Mäyrä
    Karhu
    Majava
    Peura
    Delfiini
    Haukka
    Kettu
    Rusakko
    Siili
    Ilves
    Saukko
    Huuhkaja
    Peippo
    Norppa
    Orava
    Joutsen
    Tasapeli
    Peru siirto
    Sano
    Luovuta
    Luovutatko tämän pelin?
    Kyllä, luovutan
    Jatka peliä
    Poistu
    Hyväksy
    Kieltäydy
    \u{1} ehdottaa tasapeliä
    \u{1} pyytää viime siirtonsa perumista
    \u{1} haluaa pelata uudelleen
    Ehdotit tasapeliä
    Pyysit siirtosi perumista
    Odotetaan vastustajan vastausta
    \u{1} ei suostunut
    Siirtoasi ei hyväksytty: \u{1}
    \u{1}: \u{2}
    \u{1} luovutti
    Luovutit
    Aika loppui: \u{1}
    Aikasi loppui
    Molemmat suostuivat
    Sano jotain
    Näytä vastustajan viestit
    Hei!
    Onnea peliin!
    Hyvin pelattu!
    Kiitos!
    Hups!
    Hyvä peli!
    Pelaa luokan kanssa
    Tauko. Siirtoja ei voi tehdä, kello seisoo.
    Pulma \u{1}, \u{2}
    Vaikeus \u{1}/5
    Merkkisi on \u{1}.
    Vain yksi siirto vie voittoon. Voitat \u{1} siirrolla.\u{1F}Vain yksi siirto vie voittoon. Voitat \u{1} siirrolla.
    Vain yksi siirto on turvallinen. Minkä tahansa muun jälkeen \u{1} voi voittaa.
    Joka siirrolla pitää uhata voittaa heti seuraavalla. Vain yksi ensimmäinen siirto toimii. Voitat \u{1} siirrolla.\u{1F}Joka siirrolla pitää uhata voittaa heti seuraavalla. Vain yksi ensimmäinen siirto toimii. Voitat \u{1} siirrolla.
    Vain yksi siirto häviää. Mikä se on?
    Oikein!
    Oikea vastaus ei ole \u{1}.
    \u{1} on turvallinen: sen jälkeen kukaan ei voita.
    \u{1} vastaa: \u{2}. Jatka.
    \u{1} yritys jäljellä.\u{1F}\u{1} yritystä jäljellä.
    Vastaus on \u{1}.
    Oikea vastaus on \u{1}.
    \u{1} vastaa: \u{2}. Silloin tulee valmiiksi: \u{3}.
    \u{1} vastaa: \u{2}. Siitä syntyy monta uhkaa yhtä aikaa: \u{3}.
    \u{1} vastaa: \u{2}. Se voittaa \u{3} siirrolla.\u{1F}\u{1} vastaa: \u{2}. Se voittaa \u{3} siirrolla.
    \u{1} vastaa: \u{2}. Sen jälkeen kukaan ei voi voittaa.
    Peli jatkuu näin: \u{1}.
    ratkesi 1. yrityksellä
    ratkesi 2. yrityksellä
    ratkesi 3. yrityksellä
    ei ratkennut
    Ristinolla, pulma \u{1}: \u{2}
    Ristinolla, pulma \u{1}: \u{2}, \u{3} vihje\u{1F}Ristinolla, pulma \u{1}: \u{2}, \u{3} vihjettä
    Katso omia merkkejäsi.
    Mihin \u{1} pyrkii?
    Katso, missä kaksi suoraasi risteää.
    \u{1} juonii jotain. Katso, missä kaksi suoraa risteää.
    Pakota \u{1} torjumaan.
    Voit voittaa. Mieti eteenpäin.
    Varovasti! Useimmat ruudut häviävät.
    Kukaan ei voi voittaa, jos molemmat ovat tarkkoina.
    \u{1} voi voittaa. Tee siitä vaikeaa.
    Etsi ruutu, jonka kautta kulkee monta suoraa.
    Tässä pelissä suora häviää. Älä tee yhtään.
    Kokeile mielessäsi jokaista ruutua. Mitä \u{1} voi sitten tehdä?
    Yksi merkki lisää, ja suora on valmis.
    Tällä suoralla \u{1} tarvitsee enää yhden merkin.
    Yksi ruutu tekee kaksi uhkaa yhtä aikaa.
    \u{1} haluaa kaksi uhkaa yhtä aikaa. Ota ensin se ruutu, josta ne syntyvät.
    Uhkaa tehdä suora, niin vastustajan on pakko torjua se.
    Voitat \u{1} siirrolla. Ensimmäinen näyttää vaarattomalta.\u{1F}Voitat \u{1} siirrolla. Ensimmäinen näyttää vaarattomalta.
    Vain yksi ruutu on turvallinen.
    Ota ruutu, jossa monta suoraa on auki.
    Etsi siirto, jolla kestät pisimpään.
    Ota ruutu, jossa monta suoraa on auki ja jonka \u{1} haluaa myös.
    Pidä merkkisi erillään.
    Yksi ruutu on virhe: jos otat sen, \u{1} saa kaksi uhkaa yhtä aikaa tai keksii pidemmän juonen.
    Pelaa \u{1}.
    Seuraava vihje kertoo idean.
    Seuraava vihje kertoo siirron.
    Minkä tahansa muun siirron jälkeen \u{1} vastaa: \u{2}. Silloin se voi voittaa.
    \u{1}? Silloin \u{2} vastaa: \u{3}. Sitten se voi voittaa.
    \u{1}: sitten merkillä \u{3} on vain yksi turvallinen vastaus, \u{2}.
    \u{1}: sitten merkillä \u{4} on \u{3} vastausta, joista \u{2} on turvallisia.
    Numero kertoo, montako turvallista vastausta vastustajalla on.
    Tämä lauta on liian suuri kaikkien siirtojen tarkistamiseen.
    Renkaat näyttävät uhat.
    Kolmen suora
    Torju uhka
    Keskiruutu ja kulmat
    Kaksi yhtä aikaa
    Huomaa ansa
    Miksi kukaan ei voita
    Kulmat ja neliöt
    Yksi turvallinen vastaus
    Varasta vastustajan juoni
    Kaksoset
    Päinvastoin
    Viiden suora
    Kolme merkkiäsi peräkkäin voittaa: vaakasuoraan, pystysuoraan tai vinottain.
    Jos vastustajalla on kaksi merkkiä samalla suoralla, laita oma merkkisi sen tyhjään ruutuun. Mutta voitto on parempi kuin torjunta.
    Jotkin vastaukset ensimmäiseen siirtoon häviävät.
    Yksi merkki voi uhata kahdella suoralla. Vain toisen voi torjua.
    Vastustaja haluaa kaksi suoraa yhtä aikaa. Pakota vastustaja vastaamaan sinulle ensin.
    Suora, jolla on molempien merkkejä, on suljettu. Tarkat pelaajat sulkevat kaikki suorat.
    Tällä laudalla myös neljä kulmaa voittaa, ja niin voittaa mikä tahansa 2×2-neliökin.
    Joihinkin tämän laudan aloitussiirtoihin on vain harva turvallinen vastaus.
    Jos suora voittaa, yhdestä lisämerkistä ei ole koskaan haittaa. Siksi aloittaja ei voi olla häviöllä. Jos suora häviää, siitä voi olla haittaa.
    Joka suoralla on oma ruutuparinsa. Kun X ottaa ruudun, ota sen kaksonen, niin mikään suora ei tule täyteen.
    Tässä pelissä kolme peräkkäin häviää. Aloita keskiruudusta ja peilaa sitten vastustajan siirrot.
    Neljää peräkkäin ei voi pysäyttää, jos molemmat päät ovat auki.
    Oppitunti \u{1}: \u{2}
    Oppitunnit
    Vaihe \u{1}/\u{2}
    Tee suorasi valmiiksi.
    Pysäytä \u{1}.
    Voit voittaa \u{1} siirrolla. Etsi ensimmäinen.\u{1F}Voit voittaa \u{1} siirrolla. Etsi ensimmäinen.
    Etsi turvallinen siirto.
    Etsi ainoa turvallinen siirto.
    Yhden suoran \u{1} voi vielä täyttää. Valitse siitä tyhjä ruutu.
    Ota kaksonen.
    Missä pelissä aloittaja häviää? Kirjoita sen numero.
    Vaakarivi. Sillä voittaa!
    Pystyrivi. Sillä voittaa!
    Vinorivi. Sillä voittaa!
    Torjuttu!
    Taas torjuttu!
    Voitto on parempi kuin torjunta.
    Kulman jälkeen keskiruutu, ei mikään muu.
    Keskiruudun jälkeen kulma.
    Reunamerkin lähelle tai sitä vastapäätä.
    Kaksi suoraa, yksi vastaus: sinä voitat.
    Taas kaksi suoraa!
    Ensin yksi uhka, sitten kaksi yhtä aikaa.
    Reuna: nyt vastustajan on vastattava sinulle.
    Sinulle jää kulma, ja se riittää.
    Se on viimeinen. Kaikki muut on suljettu.
    Oikein: suora suoralta kumpikin sulkee, minkä voi.
    Neljä kulmaa. Sillä voittaa!
    Neliö. Sillä voittaa!
    Myös neliöt on torjuttava.
    Myös kulmat on torjuttava.
    Vastapäinen ruutu, ei mikään muu.
    Lähelle laudan keskikohtaa, samalle vinoriville.
    Kun suora häviää, aloittaminen voi olla huono asia.
    Joka suoralla on oma parinsa. Se on todistus: X ei voita koskaan.
    Ensin keskiruutu.
    Vastapäinen ruutu.
    Taas vastapäinen.
    Aina peilikuva. Siitä ei koskaan tule sinulle suoraa.
    Neljä peräkkäin ja molemmat päät auki: sinä voitat.
    Oppitunti suoritettu.
    Päivän pulma
    Muita pulmia
    \u{1}/\u{2} suoritettu
    Näytä vastaus
    Seuraava
    Takaisin peliin
    Jaa tulos
    Ei ratkennut
    Tehdään pulmaa
    Tämä ei ole pulma
    Kaikki tehty.
    Pulma
    Oppitunti
    Sinulla on kolme yritystä. Väärä siirto näyttää, mitä siitä seuraa, ja sitten se kumotaan.
    Kaikki päivät
    Aiemmat
    Myöhemmät
    Ratkaistu
    Ratkaistu lopulta
    Vastaus näytetty
    \u{1} päivä peräkkäin\u{1F}\u{1} päivää peräkkäin
    Viiden suora uhkaamalla
    \u{1} pulma tehty\u{1F}\u{1} pulmaa tehty
    Pulmat ja oppitunnit
    Oma kuvio
    Tasapeli
    Reilu, kun vaihto on sallittu
    \u{1} voittaa \u{2} siirrolla\u{1F}\u{1} voittaa \u{2} siirrolla
    \u{1} voi aina voittaa
    Se, joka saa valita, voittaa
    Kukaan ei voi voittaa, jos molemmat ovat tarkkoina
    Kukaan ei voi voittaa millään laudalla
    Ei tiedetä. Ehkä kukaan ei ole koskaan selvittänyt sitä.
    Kuka voi voittaa? Selvitetään…
    Piirrä voittava kuvio: napauta sen ruutuja.
    Vielä ainakin yksi ruutu.
    Se kelpaa myös käännettynä ja peilattuna.
    Lisäksi: \u{1}.
    \u{1}, kuviossa
    \u{1}, ei kuviossa
    Pelaa tällä
    Pienempi
    Isompi
    Tyhjennä
    Lisää kuvio
    Miksi?
    \u{1} ottaa aina parin toisen ruudun. Missä tahansa kuvio onkin, siinä on mukana kokonainen pari.
    Pienin: \u{1}
    Tee reiluksi
    Piirrä oma
    \u{1} voi voittaa
    Kukaan ei voi voittaa
    Kukaan ei tiedä
    Valitse yksi ja katso miksi.
    Kuviossa on enintään 8 ruutua.
    Kuvio on enintään 8 ruutua leveä ja korkea.
    Sinulla on jo tämä kuvio.
    Laudalla on 3–10 vaakariviä, ja kuvion on mahduttava sille.
    ohje
    kumoa
    uudelleen
    uusi
    laudat
    pelaajat
    vihje
    selitä
    merkit
    läpikäynti
    historia
    jaa
    jatka
    valikko
    kieli
    lopeta
    Nuolilla tai näppäimillä h, j, k, l liikutaan ruudusta toiseen; Enter tai välilyönti pelaa, samoin napsautus.
    Kirjoita ruutu: b2. Jos pystyrivin kirjain on myös komento, kirjoita se isona.
    u kumoaa siirron, r tekee sen uudelleen, n aloittaa uuden pelin, g valitsee laudan, p pelaajat ja s merkit, t antaa vihjeen kolmessa vaiheessa, v näyttää joka ruudun arvon, q lopettaa.
    Merkinnät näyttävät viime siirron (X), voittosuoran [X] tai häviösuoran !X!; * on vihje; + voittaa, = on tasapeli, − häviää; numero kertoo omien siirtojesi määrän, merkin = jälkeen turvallisten vastausten määrän.
    Pelaa kirjoittamalla ruutu, esimerkiksi b2.
    undo kumoaa siirron, redo tekee sen uudelleen, new aloittaa uuden pelin, new 4x4 uuden pelin toisella laudalla.
    hint kertoo, minne katsoa, toisella kerralla idean ja kolmannella siirron; explain näyttää tai piilottaa joka ruudun arvon, explain b2 näyttää, mitä siirrosta siihen seuraa.
    games luettelee laudat, board näyttää laudan uudelleen, quit lopettaa ohjelman.
    Kirjoita help, niin näet, mitä voit kirjoittaa.
    ”\u{1}” ei ole ruutu (kuten b2) eikä komento; kokeile: help
    ”\u{1}” ei ole ruutu eikä komento; tarkoititko: \u{2}?
    \u{1}; tarkoititko: ”\u{2}”?
    rivi \u{1}: \u{2}
    Ei ole siirtoa, jonka voisi kumota
    Ei ole siirtoa, jonka voisi tehdä uudelleen
    Ei ole siirtoa, jota voisi ehdottaa
    Ikkuna on liian pieni: siitä puuttuu \u{1}
    \u{1} sarake\u{1F}\u{1} saraketta
    \u{1} rivi\u{1F}\u{1} riviä
    Sinulla on peli kesken: \u{1}
    Enter jatkaa sitä, n aloittaa uuden pelin
    Jatketaanko sitä? \u{1} tai \u{2}
    Tallennettua peliä ei voi lukea (\u{1}); se on nyt tiedostossa \u{2}
    Peliä ei voi tallentaa kansioon \u{1}: \u{2}
    kyllä
    ei
    Nuolilla liikutaan ja muutetaan valintoja, Enter valitsee, Esc sulkee
    Nuolet vierittävät, Esc sulkee
    \u{1} – \u{2}
    Sinut on kutsuttu: \u{1}
    \u{1} kutsuu sinut pelaamaan: \u{2}
    Katso peliä: \u{1}
    Merkkisi on \u{1}.
    Ristinolla selaimessa: ilmainen, ei mainoksia, ei tiliä.
    Tyhjät ruudut
    Uhat
    Voittosuora
    Zoomaa
    Pelaajat
    Sulje
    Nappula: \u{1}
    Se toimii vain verkkopelissä, oikealla hetkellä
    Verkkopelissä draw ehdottaa tasapeliä, takeback pyytää viime siirtosi perumista, resign luovuttaa, accept ja decline vastaavat vastustajalle, say 1 – say 6 sanovat jotain, computer antaa tietokoneen pelata, kun paikka on vapaana, claim ottaa voiton poistuneelta tuntemattomalta, leave lopettaa verkkopelin ja jatkaa yksin.
    Kirjoita ruutu, esimerkiksi b2. hint auttaa kolmessa vaiheessa, show kertoo vastauksen, board näyttää laudan uudelleen, quit lopettaa ohjelman.
    ”\u{1}” ei ole ruutu (kuten b2) eikä hint, show, board, help tai quit
    ”\u{1}” ei ole numero väliltä 1–\u{2}
    Sininen,Vihreä,Punainen,Kultainen,Hopeinen,Rohkea,Kirkas,Tyyni,Nokkela,Nopea,Mukava,Hauska,Lempeä,Iloinen,Reipas,Kiltti,Onnekas,Riemukas,Ketterä,Ylväs,Hiljainen,Aurinkoinen,Vikkelä,Viisas
    Huuhkaja,Kissa,Koala,Kirahvi,Tiikeri,Hirvi,Delfiini,Leijona,Norppa,Poro,Joutsen,Karhu,Ilves,Kotka,Kettu,Haukka,Panda,Saukko,Siili,Kiuru,Pääskynen,Orava,Gaselli,Peippo
    \u{1} \u{2}
    Luokka
    Yksi koodi kaikille huoneessa oleville. Kenenkään ei tarvitse kirjoittaa nimeä. Luokka poistetaan päivän kuluttua sen viimeisestä pelistä.
    Luo luokka
    Liity luokkaan
    Koodi
    Peliaika
    Ei aikarajaa
    \u{1} min
    Kuka pelaa ketä vastaan
    Vapaat pelaavat heti
    Kierroksina, kun minä sanon
    Sulje
    Millään luokalla ei ole tätä koodia.
    Liian monta yritystä. Odota \u{1} s.
    Luokkaan ei juuri nyt saada yhteyttä. Yritetään uudelleen…
    Tätä luokkaa ei enää ole.
    Luokka on täynnä.
    Olet \u{1}
    Toinen nimi
    Odota tässä: seuraava pelisi alkaa itsestään.
    Odota tässä: seuraava kierros alkaa pian.
    Odotat tämän kierroksen, koska pelaajia on pariton määrä. Saat pisteen.
    Voitit!
    Tämän hävisit.
    Tasapeli.
    Vastustajasi on \u{1}
    Siirry peliisi
    Sija \u{1}/\u{2}
    Pelaajia: \u{1}
    Kierros \u{1}
    Lauta \u{1}: \u{2} vastaan \u{3}
    Tauko
    Jatka
    Seuraava kierros
    Kopioi tulokset
    Kopioitu
    Lopeta luokka
    Lopetetaanko se varmasti kaikilta?
    Luokka on päättynyt.
    Kaikki laudat
    Poista \u{1}
    Opettaja poisti sinut luokasta.
    Poistu luokasta
    Skannaa QR-koodi tai avaa \u{1} ja kirjoita koodi
    Laudat
    Tilanne
    #
    Nimi
    Pelit
    Voitot
    Tasan
    Pisteet
    Paikalla on alle kaksi pelaajaa.
    Tämän kierroksen pelejä on vielä kesken.
    Luokka: olet \u{1}
    \u{1} on laudan ulkopuolella
    Näytä lauta
    Ehdota tasapeliä
    Pyydä siirtoni perumista
    Kirjoita =, jos otat merkin \u{1} itsellesi, tai ruutu, johon pelaat.
    """
}
