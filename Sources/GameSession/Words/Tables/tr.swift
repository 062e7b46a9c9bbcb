// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_tr: StaticString = """
    tr\tltr\t.31\t10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111\tc4881ebf
    X
    O
    Üçgen
    Elmas
    Yıldız
    Kalp
    Ay
    Şimşek
    Sıra: \u{1}
    Sıra sende
    Sen başla
    \u{1} düşünüyor
    \u{1} dolu
    Boş bir kare seç
    \u{1} oynadı: \u{2}
    Hamlen: \u{1}
    sol alt köşe
    alt orta
    sağ alt köşe
    sol orta
    tam orta
    sağ orta
    sol üst köşe
    üst orta
    sağ üst köşe
    \u{1} (\u{2})
    Tahta, \u{1} sütun, \u{2} satır
    \u{1}, boş
    \u{1}, \u{2}
    \u{1}×\u{2}
    XOX
    Nasıl oynanır
    Geri al
    Yinele
    Yeni oyun
    Tahtalar
    Oyuncular
    İpucu
    Açıkla
    Simgeler
    İncele
    Geçmiş
    Paylaş
    Oyuna dön
    Dil
    Menü
    2 oyuncu
    Çevrimiçi
    Bilgisayar
    Ya da bilgisayar başlasın
    Rakip
    Seviye
    Daha kolay
    Daha zor
    İstediğin kareye dokun
    Kaldığın yerden: \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – XOX
    Acemi
    Kolay
    Orta
    Zor
    Kusursuz
    Kurnaz
    Bilgisayar
    Bilgisayar (\u{1})
    Rastgele oynar
    Kazanma fırsatını görür, seninkini kaçırır
    Kazanma fırsatını görür, seninkini kapatır
    Çifte tehditleri ve kısa planları görür
    Galibiyeti de beraberliği de kaçırmaz
    Kusursuz kadar güçlü, üstelik tuzak kurar
    Oyuncu \u{1}
    Sen
    X
    O
    Üçgen
    Elmas
    Yıldız
    Kalp
    Ay
    Şimşek
    \u{1} için bir kare seç
    Bırakırsan hamlen: \u{1}
    Berabere
    \u{1} kazandı: \u{2}
    \u{1} kazandı. \u{2} tamamladı: \u{3}
    Oyun bitti
    \u{1} hamlesini geri aldı: \u{2}
    Hamleni geri aldın: \u{1}
    sol alt köşe
    en alt satırda soldan ikinci
    en alt satırda sağdan ikinci
    sağ alt köşe
    sol sütunda alttan ikinci
    ortanın sol altı
    ortanın sağ altı
    sağ sütunda alttan ikinci
    sol sütunda üstten ikinci
    ortanın sol üstü
    ortanın sağ üstü
    sağ sütunda üstten ikinci
    sol üst köşe
    en üst satırda soldan ikinci
    en üst satırda sağdan ikinci
    sağ üst köşe
    sol alttaki 2×2 blok
    alttaki 2×2 blok
    sağ alttaki 2×2 blok
    soldaki 2×2 blok
    ortadaki 2×2 blok
    sağdaki 2×2 blok
    sol üstteki 2×2 blok
    üstteki 2×2 blok
    sağ üstteki 2×2 blok
    \u{1} satırı
    \u{1} sütunu
    \u{1} çaprazı
    alt satır
    orta satır
    üst satır
    en alt satır
    alttan ikinci satır
    üstten ikinci satır
    en üst satır
    sol sütun
    orta sütun
    sağ sütun
    en sol sütun
    soldan ikinci sütun
    sağdan ikinci sütun
    en sağ sütun
    sol alttan çıkan çapraz
    sol üstten inen çapraz
    çapraz
    dört köşe
    \u{1} 2×2 bloğu
    \u{1} baklava dilimi
    \u{1} ve \u{2}
    \u{1} veya \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, kazandıran çizgi
    \u{1}, \u{2}, kaybettiren çizgi
    \u{1}, ipucu
    \u{1}, \u{2} güvenli cevap\u{1F}\u{1}, \u{2} güvenli cevap
    \u{1}, tehdit: \u{2}
    \u{1}, güçlü tehdit: \u{2}
    \u{1}, rakibin cevabı
    \u{1}, \u{2}
    \u{1}, bir çizgide \u{2}
    \u{1}, \u{2} ile
    \u{1}, ters oyun
    Köşeler ve bloklar
    Dörtlü
    Gomoku
    köşeler
    2×2 bloklar
    baklava dilimleri
    Sütun sayısı
    Satır sayısı
    Çizgi uzunluğu
    Dört köşe kazandırır
    2×2 blok kazandırır
    Baklava dilimi kazandırır
    Dört köşe kaybettirir
    2×2 blok kaybettirir
    Baklava dilimi kaybettirir
    Çizgi kazandırır
    Ters oyun: çizgi kaybettirir
    1’den 19’a kadar bir tam sayı yaz
    Bir tahtada 1–19 sütun olabilir, \u{1} olmaz
    Bir tahtada 1–19 satır olabilir, \u{1} olmaz
    Bir çizgi en az 1 kare olmalı
    \u{1} karelik bir çizgi \u{2}×\u{3} tahtaya sığmaz
    \u{1}×\u{2} tahtanın dört köşesi yok
    2×2 blok \u{1}×\u{2} tahtaya sığmaz
    Baklava dilimi \u{1}×\u{2} tahtaya sığmaz
    \u{1} veya daha fazla
    Nasıl oynanır: \u{1}
    \u{1} başlar. Oyuncular sırayla boş bir kareye kendi işaretini koyar.
    İlk işareti koyan kazanır.
    İlk işareti koyan kaybeder.
    Kazanmak için \u{1} işaretini bir çizgiye diz: \u{2}.\u{1F}Kazanmak için \u{1} işaretini bir çizgiye diz: \u{2}.
    Kendi \u{1} işaretini bir çizgiye dizen kaybeder: \u{2}.\u{1F}Kendi \u{1} işaretini bir çizgiye dizen kaybeder: \u{2}.
    yatay
    dikey
    çapraz
    Dört köşe de kazandırır.
    Herhangi bir 2×2 blok da kazandırır.
    Herhangi bir baklava dilimi de kazandırır: bir karenin üstündeki, altındaki, solundaki ve sağındaki kareler.
    Dört köşe de kaybettirir.
    Herhangi bir 2×2 blok da kaybettirir.
    Herhangi bir baklava dilimi de kaybettirir: bir karenin üstündeki, altındaki, solundaki ve sağındaki kareler.
    \u{1} \u{2}
    Tahta dolar da kimse kazanmazsa oyun berabere biter.
    Bir kareye dokun, taşını oraya sürükle ya da önce taşa, sonra kareye dokun.
    Klavyede ok tuşları tahtada gezdirir, Enter oynar, H ipucu verir, U hamleyi geri alır, Shift+U onu yeniden oynar, ? bu açıklamayı açar.
    Kusursuz burada yenilmez, bu kanıtlandı: ona karşı oynanabilecek \u{1} oyunun hepsini oynadık, hiçbirini kaybetmedi.
    Bu bağlantı açılamıyor
    Bu bağlantıda oynanabilecek bir oyun yok:
    \u{1}.
    Yeni bir oyun için Tamam’a dokun.
    kurallar, \u{1}
    mümkün olmayan kurallar: \u{1}
    \u{1}. hamle, \u{2}: \u{3}
    \u{1}. hamle, “\u{2}”: b2 gibi bir kare değil
    oyun zaten bitti: \u{1} kazandı
    oyun zaten bitti: berabere
    zaten dolu
    tahtanın dışında (son kare: \u{1})
    “\u{1}”: kurallar 3x3 gibi bir boyutla başlar
    “\u{1}”: k harfinden sonra bir sayı gelmeli
    k harfinden sonra bir sayı gelmeli
    “\u{1}”: seçenekler \u{2}, her biri en çok bir kez
    “\u{1}” kurallardan sonra gelemez
    Bir tahta seç
    Kendi tahtan
    Başla
    Birinci oyuncu
    İkinci oyuncu
    Ad
    Simge
    Oyuncu
    Sonraki oyuna kim başlasın (\u{1})
    Tamam
    Tekrar oyna
    Ana dili Türkçe olan biri gözden geçirdi
    Makine çevirisi, henüz kimse gözden geçirmedi
    Yeni oyun: \u{1}
    Ara
    Oynadığın oyunlar burada görünecek.
    Dosya olarak
    Önceki oyunlar
    Oyunlarımı kaydet
    Oyunlarımı aç
    \u{1} kayıt eklendi\u{1F}\u{1} kayıt eklendi
    Bu dosyada yeni bir şey yok
    \u{1} – \u{2}
    \u{1} · bitmedi
    \u{1} · berabere
    \u{1} · \u{2} kazandı
    \u{1} · sen kazandın
    Bilgisayara karşı
    \u{1}, \u{2}: \u{3}
    \u{1} oyun\u{1F}\u{1} oyun
    \u{1} galibiyet\u{1F}\u{1} galibiyet
    \u{1} beraberlik\u{1F}\u{1} beraberlik
    \u{1}, üst üste \u{2} galibiyet\u{1F}\u{1}, üst üste \u{2} galibiyet
    \u{1}, oyun başına \u{2} hata
    \u{1},\u{2}
    Bağlantı gönder
    Bağlantıyı kopyala
    Sonucu emojiyle kopyala
    Resim olarak kaydet
    Paylaşıldı
    Kopyalandı
    Oyunu açmak için tara
    Arkadaşın \u{1} olarak oynar.
    Bağlantı bu oyunun bir kopyasını açar.
    Paylaşılan bir oyun açtın. \u{1} için hamle yap
    Hamleni geri göndermek için oyunu paylaş
    Dönüm noktası
    Sıradaki: \u{1}
    Daha büyük tahta: \u{1}
    O hamleyi yeniden dene
    Önceki oyunlar
    Bilgisayar oyuncusu yanıt vermiyor
    Yeniden dene
    Yeni sürüm hazır
    Güncelle
    Ana ekranına eklensin mi?
    Tarayıcının menüsünde “Ana ekrana ekle” seçeneğine dokun
    Ekle
    Gerek yok
    Tema
    Cihazla aynı
    Açık
    Koyu
    Yüksek kontrast
    Kara tahta
    Ses
    Titreşim
    Geri alındı: \u{1}
    Açıklama kapalı
    Açıklama açık
    kazandıran bir kare var\u{1F}kazandıran \u{1} kare var
    beraberliği koruyan bir kare var\u{1F}beraberliği koruyan \u{1} kare var
    kaybettiren bir kare var\u{1F}kaybettiren \u{1} kare var
    hesaplanmamış bir kare var\u{1F}hesaplanmamış \u{1} kare var
    beraberliği koruyan bir kare var\u{1F}beraberliği koruyan \u{1} kare var
    kaybettiren bir kare var\u{1F}kaybettiren \u{1} kare var
    hesaplanmamış bir kare var\u{1F}hesaplanmamış \u{1} kare var
    Kazandın!
    \u{1} kazandı
    Çok yaklaşmıştın
    \u{1} kazandı!
    \u{1}, \u{2} hamlede\u{1F}\u{1}, \u{2} hamlede
    \u{1} tamamladı: \u{2}
    Sen tamamladın: \u{1}
    Üst üste \u{1} galibiyet
    Üst üste \u{1} galibiyet
    \u{1} bilgisayarın yolunu açtı
    Kimse hata yapmadı
    Tahta doldu
    senin \u{1} hamlen
    senin \u{1}. hamlen
    \u{1}: \u{2}. hamle
    birinci
    ikinci
    üçüncü
    dördüncü
    beşinci
    altıncı
    yedinci
    sekizinci
    dokuzuncu
    onuncu
    on birinci
    on ikinci
    bir
    iki
    üç
    dört
    beş
    altı
    yedi
    sekiz
    dokuz
    on
    on bir
    on iki
    \u{1} hamlede kazandırır\u{1F}\u{1} hamlede kazandırır
    \u{1} hamlede kaybettirir\u{1F}\u{1} hamlede kaybettirir
    kazandırır
    beraberlik
    kaybettirir
    en az beraberlik
    en iyi ihtimalle beraberlik
    hesaplanmadı
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    Bu hamle şunu tamamlar: \u{1}
    Bu hamle şunu kapatır: \u{1}
    Aynı anda birkaç tehdit kuruyorsun: \u{1}. Tek hamle hepsini durduramaz
    Aynı anda iki tehdidi durduruyorsun: \u{1}
    Yeni tehdidin: \u{1}. Rakip bunu kapatmak zorunda
    \u{1} hamlede kazanırsın\u{1F}\u{1} hamlede kazanırsın
    Kazandıran tek hamle bu
    Beraberliği korur
    Kaybettirmeyen tek hamle bu
    En uzun burada dayanırsın: \u{1} hamle daha\u{1F}En uzun burada dayanırsın: \u{1} hamle daha
    Öteki hamleler kadar iyi
    Hiçbir çizgiyi tamamlamaz
    buradan hâlâ tamamlayabileceğin bir çizgi geçiyor\u{1F}buradan hâlâ tamamlayabileceğin \u{1} çizgi geçiyor
    İnsan
    Bu cihazda oynar
    Usta
    Çok ileriyi görür
    Daha da ileriyi görür
    Bilgisayar · \u{1}
    Rastgele oynar
    Elinden geldiğince çizgi tamamlamaktan kaçınır
    Kendi iki hamlesi kadar ileriyi görür
    Kendi dört hamlesi kadar ileriyi görür
    Galibiyeti de beraberliği de kaçırmaz
    Kusursuz kadar güçlü, üstelik tuzak kurar
    \u{1} \u{2}
    Hep birinci oyuncu
    Kaybeden
    Sırayla
    \u{1}: \u{2}, \u{3}: \u{4}, beraberlik: \u{5}
    Bütün hamlelere bakılıyor…
    Kusursuz oyun: kimse hata yapmadı.
    Hata bulunamadı.
    \u{1} kaybettirdi
    \u{1} galibiyeti kaçırdı
    \u{1} kazandırırdı
    \u{1} beraberliği korurdu
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, hata
    Buradan yeniden dene
    \u{1} (\u{2} kazanır)
    \u{1} (berabere)
    \u{1} (bitmedi)
    Başka devam: \u{1}
    \u{1} şekli
    çizilmiş bir şekil\u{1F}çizilmiş \u{1} şekil
    \u{1} şekli
    \u{1}
    Bu şekil kazandırır
    Bu şekil kaybettirir
    \u{1} şekli tahtanın her yerinde kazandırır; döndürülmüşü de aynadaki görüntüsü de sayılır.
    \u{1} şekli tahtanın her yerinde kaybettirir; döndürülmüşü de aynadaki görüntüsü de sayılır.
    Burada bir çizgiye dizilen işaretler sayılmaz.
    \u{1} şekli \u{2}×\u{3} tahtaya sığmaz
    “\u{1}”: \u{2}
    bir şeklin 2–8 karesi olur, \u{1} olmaz
    \u{1} iki kez yazılmış
    “\u{1}” b2 gibi bir kare değil
    bir şekil en fazla 8 kare genişliğinde ve yüksekliğinde olur
    aynı şekil iki kez var
    bir oyunda en fazla üç şekil olur
    İkinci oyuncu ilk işareti kendine alabilir
    \u{1}, takaslı
    İlk işaretten sonra öteki oyuncu hamle yapmak yerine o işareti kendine alabilir.
    \u{1} benim olsun
    \u{1} kendine aldı: \u{2}
    Kendine aldın: \u{1}
    \u{1} geri verildi
    = yalnızca takaslı oyunlarda, ilk kareden hemen sonra gelebilir
    Çevrimiçi oyun
    Tanımadığın biriyle oyna ya da bir bağlantı gönder: bağlantıyı alan herkes katılabilir veya izleyebilir.
    Adın (istersen)
    Herhangi biriyle oyna
    Neler saklanıyor
    Sunucu oyunu saklar: hamleleri, ne zaman yapıldıklarını ve oyuncuların yazdığı adları. Yalnızca bu sayede, sunucu yeniden başlasa ya da bağlantı kopsa bile oyun kaybolmaz.
    Sunucu bir oyunu son hamlesinden 30 gün sonra, hiç hamle yapılmadıysa bir gün sonra siler. Her hamle için gün verilen oyunlarda o günler de eklenir.
    Üyelik ve çerez yok. İnternet adresin hiçbir zaman kaydedilmez: kötüye kullanıma karşı, tanınmaz hale getirilmiş bir biçimi en fazla bir gün bellekte kalır.
    Sıra bana gelince haber ver
    Tarayıcın bu sayfadan gelen bildirimleri engelliyor. Tarayıcının ayarlarından izin verebilirsin.
    Bir iPhone veya iPad’de bu, sayfa ana ekrana eklenip oradan açılınca çalışır.
    Sıra sana gelince haber almak istersen sunucu bir adres daha saklar: Google, Mozilla, Apple veya Microsoft, tarayıcına gidecek bildirimleri bu adreste teslim alır. Bu adres, ayarı kapattığında ya da oyun silindiğinde silinir. Bildirim yalnızca bu oyunda sıranın sende olduğunu söyler ve onu yalnızca senin tarayıcın okuyabilir.
    Adın, oyunlardaki yerlerin, ayarların ve öteki oyunların bu cihazda kalır. Çevrimiçi bir oyunun bağlantısını bilen herkes o oyunu izleyebilir.
    Süre
    Süresiz
    \u{1} dk + hamle başına \u{2} sn
    Hamle başına \u{1} gün\u{1F}Hamle başına \u{1} gün
    \u{1} gün\u{1F}\u{1} gün
    \u{1} saat\u{1F}\u{1} saat
    Bağlantı oluştur
    Çevrimiçi oyunlara şu anda ulaşılamıyor
    Burada çok fazla oyun başlatılıyor. \u{1} saniye sonra yeniden dene.\u{1F}Burada çok fazla oyun başlatılıyor. \u{1} saniye sonra yeniden dene.
    Çok fazla mesaj. \u{1} saniye sonra yeniden dene.\u{1F}Çok fazla mesaj. \u{1} saniye sonra yeniden dene.
    Bu bağlantıyı bir arkadaşına gönder
    Arkadaşın bekleniyor
    Oynayacak biri aranıyor
    Bu oyunu isteyen ilk kişi seninle oynar
    Henüz kimse gelmedi. Beklemeye devam et ya da bilgisayarla oyna.
    Bilgisayarla oyna (\u{1})
    Vazgeç
    Arkadaşın bağlantıyı açar ve \u{1} olarak oynar
    Sen başlıyorsun
    Arkadaşın başlıyor
    Bağlanıyor…
    Bağlantı koptu. Yeniden bağlanıyor…
    Bu çevrimiçi oyun artık yok. Burada oynamaya devam edebilirsin.
    \u{1} seni davet ediyor
    Davetlisin
    Senin işaretin: \u{1}
    Oyna
    İzle
    \u{1} boşta: oyna ya da yalnızca izle
    \u{1} olarak oyna
    İzliyorsun
    \u{1} kişi izliyor\u{1F}\u{1} kişi izliyor
    \u{1} çevrimdışı
    \u{1} çevrimdışı. Bir dakika sonra galibiyeti alabilirsin.
    \u{1} bir dakikadır yok
    Galibiyeti al
    \u{1} geldi
    çevrimdışı
    henüz gelmedi
    Arkadaşın
    Biri
    Porsuk
    Panda
    Kunduz
    Karaca
    Yunus
    Şahin
    Tilki
    Tavşan
    Kirpi
    Vaşak
    Penguen
    Baykuş
    Bülbül
    Fok
    Sincap
    Kuğu
    Beraberlik
    Geri al
    Söyle
    Pes et
    Bu oyunda pes ediyor musun?
    Evet, pes ediyorum
    Oyuna devam
    Ayrıl
    Kabul et
    Reddet
    \u{1} beraberlik öneriyor
    \u{1} son hamleyi geri almak istiyor
    \u{1} yeniden oynamak istiyor
    Beraberlik önerdin
    Hamleni geri almak için izin istedin
    Öteki oyuncu bekleniyor
    \u{1} reddetti
    Hamlen kabul edilmedi: \u{1}
    \u{1}: \u{2}
    \u{1} pes etti
    Pes ettin
    Süresi doldu: \u{1}
    Süren doldu
    İki oyuncu da kabul etti
    Bir şey söyle
    Öteki oyuncunun mesajlarını göster
    Merhaba!
    Bol şans!
    İyi oynadın!
    Teşekkürler!
    Hay aksi!
    Güzel oyundu!
    Sınıfla oyna
    Ara verildi. Hamle yapılmaz, süre durdu.
    Bulmaca \u{1}, \u{2}
    Zorluk \u{1} / 5
    Senin işaretin \u{1}.
    Yalnızca bir hamle kazandırır. \u{1} hamlede kazanırsın.\u{1F}Yalnızca bir hamle kazandırır. \u{1} hamlede kazanırsın.
    Yalnızca bir hamle güvenli. Başka her hamleden sonra \u{1} kazanabilir.
    Her hamlen bir sonraki hamlede kazanma tehdidi oluşturmalı. Yalnızca tek bir ilk hamle işe yarar. \u{1} hamlede kazanırsın.\u{1F}Her hamlen bir sonraki hamlede kazanma tehdidi oluşturmalı. Yalnızca tek bir ilk hamle işe yarar. \u{1} hamlede kazanırsın.
    Yalnızca bir kare kaybettirir. Hangisi?
    Doğru!
    \u{1} değil.
    \u{1} güvenli: ondan sonra kimse kazanamaz.
    \u{1} cevap verdi: \u{2}. Devam et.
    \u{1} hakkın kaldı.\u{1F}\u{1} hakkın kaldı.
    Doğru cevap: \u{1}.
    Doğru cevap: \u{1}.
    \u{1}, \u{2} ile şunu tamamlar: \u{3}.
    \u{1}, \u{2} ile aynı anda birkaç tehdit kurar: \u{3}.
    \u{1}, \u{2} ile başlar ve \u{3} hamlede kazanır.\u{1F}\u{1}, \u{2} ile başlar ve \u{3} hamlede kazanır.
    \u{1}, \u{2} ile cevap verir ve artık kimse kazanamaz.
    Oyun şöyle sürer: \u{1}.
    1. denemede çözüldü
    2. denemede çözüldü
    3. denemede çözüldü
    çözülmedi
    XOX, bulmaca \u{1}: \u{2}
    XOX, bulmaca \u{1}: \u{2}, \u{3} ipucu ile\u{1F}XOX, bulmaca \u{1}: \u{2}, \u{3} ipucu ile
    Kendi işaretlerine bak.
    \u{1} ne istiyor?
    Kendi iki çizginin kesiştiği yere bak.
    \u{1} bir plan kuruyor. İki çizginin kesiştiği yere bak.
    \u{1} seni engellemek zorunda kalsın.
    Kazanabilirsin. İleriyi düşün.
    Dikkat! Karelerin çoğu kaybettirir.
    İkiniz de dikkatliyseniz kimse kazanamaz.
    \u{1} kazanabilir. İşini zorlaştır.
    Çok çizginin geçtiği bir kare ara.
    Burada çizgi kaybettirir. Hiç çizgi yapma.
    Her kareyi aklından dene. Sonra \u{1} ne yapabilir?
    Bir işaret daha koyarsan çizgi olur.
    \u{1} için bu çizgide tek bir işaret eksik.
    Bir kare aynı anda iki tehdit kurar.
    \u{1} aynı anda iki tehdit kurmak istiyor. O kareyi önce sen al.
    Bir çizgiyle tehdit et ki rakip onu kapatmak zorunda kalsın.
    \u{1} hamlede kazanırsın. İlk hamlede henüz tehdit yok.\u{1F}\u{1} hamlede kazanırsın. İlk hamlede henüz tehdit yok.
    Yalnızca bir kare güvenli.
    Üzerinden birçok açık çizgi geçen bir kareyi al.
    En uzun dayanacağın hamleyi bul.
    Üzerinden birçok açık çizgi geçen ve \u{1} için de değerli bir kareyi al.
    İşaretlerini birbirinden uzak tut.
    Bir kare var: oraya oynarsan \u{1} aynı anda iki tehdit kurabilir ya da biraz sonra kazanabilir.
    Şuraya oyna: \u{1}.
    Bir sonraki ipucu fikri söyler.
    Bir sonraki ipucu hamleyi söyler.
    Başka her hamleden sonra \u{1}, \u{2} ile kazanabilir.
    \u{1}? O zaman \u{2}, \u{3} ile kazanabilir.
    \u{1}: sonra \u{3} için yalnızca \u{2} güvenli.
    \u{1}: sonra \u{4} için \u{3} cevaptan \u{2} tanesi güvenli.
    Sayı, rakibin kaç güvenli cevabı olduğunu gösterir.
    Bu tahta her hamleye bakmak için fazla büyük.
    Halkalar tehditleri gösterir.
    Üçü bir çizgide
    Onu durdur
    Orta ve köşeler
    Aynı anda iki tane
    Tuzağı gör
    Neden kimse kazanamaz
    Köşeler ve bloklar
    Tek güvenli cevap
    Plan çalmak
    İkizler
    Ters oyun
    Beşi bir çizgide
    Üç işaretin bir çizgide olursa kazanırsın: yatay, dikey veya çapraz.
    Rakibin bir çizgide iki işareti varsa boşluğa kendi işaretini koy. Ama kazanmak, engellemekten iyidir.
    İlk hamleye verilen bazı cevaplar kaybettirir.
    Bir işaret iki çizgiyle birden tehdit edebilir. Yalnızca biri durdurulabilir.
    Rakip aynı anda iki çizgi istiyor. Önce sen onu cevap vermeye zorla.
    İki tarafın da işareti olan çizgi kapanmıştır. Dikkatli oyuncular hepsini kapatır.
    Bu tahtada dört köşe de, herhangi bir 2×2 blok da kazandırır.
    Bu tahtada bazı ilk hamlelerin pek az güvenli cevabı vardır.
    Çizgi kazandırıyorsa bir işaretin daha olması asla zarar vermez. Bu yüzden başlayan geride kalamaz. Çizgi kaybettiriyorsa zarar verebilir.
    Her çizginin kendine ait bir kare çifti var. X hangi kareyi alırsa sen onun ikizini al, böylece hiçbir çizgi dolmaz.
    Burada bir çizgideki üç işaret kaybettirir. Ortadan başla, sonra ayna gibi hep rakibinin tam karşısına oyna.
    İki ucu açık dörtlü durdurulamaz.
    Ders \u{1}: \u{2}
    Dersler
    Adım \u{1} / \u{2}
    Çizgini tamamla.
    \u{1} kazanmasın: yolunu kapat.
    \u{1} hamlede kazanabilirsin. İlkini bul.\u{1F}\u{1} hamlede kazanabilirsin. İlkini bul.
    Güvenli bir hamle bul.
    Tek güvenli hamleyi bul.
    \u{1} için hâlâ açık bir çizgi var. O çizgiden boş bir kare seç.
    İkizini al.
    Hangi oyunda başlayan kaybeder? Numarasını yaz.
    Bir satır. Kazandın!
    Bir sütun. Kazandın!
    Bir çapraz. Kazandın!
    Durdurdun!
    Yine durdurdun!
    Kazanmak, engellemekten iyidir.
    Köşeden sonra: orta, başka bir yer değil.
    Ortadan sonra: bir köşe.
    Kenardan sonra: hemen yanı ya da karşısı.
    İki çizgiye karşı tek cevap: kazanırsın.
    Yine iki çizgi!
    Önce bir tehdit, sonra aynı anda iki tane.
    Bir kenar: şimdi rakip sana cevap vermek zorunda.
    Sana bir köşe kaldı, o da yeter.
    Son açık çizgi bu. Ötekilerin hepsi kapalı.
    Doğru: ikisi de sırayla kapatabildiği çizgileri kapatır.
    Dört köşe. Kazandın!
    Bir blok. Kazandın!
    Blokları da durdurmak gerekir.
    Köşeleri de durdurmak gerekir.
    Karşısı, başka bir yer değil.
    Ortaya yakın, o çaprazın üstünde.
    Çizgi kaybettiriyorsa başlamak kötü olabilir.
    Her çizginin kendi çifti var. Bu bir kanıt: X asla kazanamaz.
    Önce orta.
    Tam karşısı.
    Yine karşısı.
    Hep ayna gibi. Böylece sende hiç çizgi oluşmaz.
    İki ucu açık dörtlü: kazanırsın.
    Ders bitti.
    Günün bulmacası
    Başka bulmacalar
    \u{1} / \u{2} bitti
    Cevabı göster
    Sonraki
    Oyuna dön
    Sonucu paylaş
    Çözülmedi
    Bulmaca hazırlanıyor
    Bu bir bulmaca değil
    Hepsi bitti.
    Bulmaca
    Ders
    Üç hakkın var. Yanlış bir hamlenin sonucu gösterilir, sonra hamle geri alınır.
    Bütün günler
    Önceki günler
    Sonraki günler
    Çözüldü
    Yardımla çözüldü
    Cevap gösterildi
    üst üste \u{1} gün\u{1F}üst üste \u{1} gün
    Tehditlerle bir çizgide beş taş
    \u{1} bulmaca bitti\u{1F}\u{1} bulmaca bitti
    Bulmacalar ve dersler
    Kendi şeklin
    Berabere
    Takasla adil
    \u{1} \u{2} hamlede kazanır\u{1F}\u{1} \u{2} hamlede kazanır
    \u{1} her zaman kazanabilir
    Seçen kazanır
    İkisi de dikkatliyse kimse kazanamaz
    Hiçbir tahtada kimse kazanamaz
    Bilinmiyor. Belki buna hiç kimse bakmadı.
    Kim kazanabilir? Bakılıyor…
    Kazandıracak şekli çiz: karelerine dokun.
    En az bir kare daha gerek.
    Döndürülmüşü de aynadaki görüntüsü de sayılır.
    Ayrıca: \u{1}.
    \u{1}, şeklin içinde
    \u{1}, artık şeklin dışında
    Bunu oyna
    Daha küçük
    Daha büyük
    Temizle
    Şekil ekle
    Neden?
    \u{1} her çiftin öteki karesini alır. Şekil nereye konursa konsun, içinde mutlaka tam bir çift vardır.
    En küçük: \u{1}
    Adil hale getir
    Kendin çiz
    \u{1} kazanabilir
    Kimse kazanamaz
    Kimse bilmiyor
    Birini seç ve nedenini gör.
    Bir şeklin en fazla 8 karesi olur.
    Bir şekil en fazla 8 kare genişliğinde ve yüksekliğinde olur.
    Bu şekil zaten var.
    Bir tahtada 3–10 satır olur, şekil de sığmalı.
    yardım
    geri al
    yinele
    yeni
    tahtalar
    oyuncular
    ipucu
    açıkla
    simgeler
    incele
    geçmiş
    paylaş
    oyuna dön
    menü
    dil
    çık
    Oklar veya h, j, k, l kareler arasında gezdirir; Enter, boşluk tuşu ya da tıklama oynar.
    Bir kare yaz: b2. Sütunun harfi aynı zamanda bir komutsa büyük harf yaz.
    u hamleyi geri alır, r onu yeniden oynar, n yeni oyun başlatır, g tahtayı, p oyuncuları, s simgeleri seçer, t üç adımda ipucu verir, v her karenin değerini gösterir, q çıkar.
    Son hamle (X), kazandıran çizgi [X], kaybettiren çizgi !X! ile gösterilir. * ipucudur; + kazandırır, = beraberliktir, − kaybettirir. Sayı, oyun bitene kadar kaç hamle yapacağını, = işaretinden sonra ise rakibin kaç güvenli cevabı olduğunu gösterir.
    Bir kareye oynamak için adını yaz, örneğin b2.
    undo hamleyi geri alır, redo onu yeniden oynar, new yeni bir oyun başlatır, new 4x4 başka bir tahtada başlatır.
    hint nereye bakacağını söyler, bir daha yazınca fikri, bir daha yazınca hamleyi; explain her karenin değerini gösterir ya da gizler, explain b2 o hamleden sonra ne olacağını gösterir.
    games tahtaları sıralar, board tahtayı yeniden gösterir, quit programı kapatır.
    Neler yazabileceğini görmek için help yaz.
    “\u{1}” ne b2 gibi bir kare ne de bir komut; help yazmayı dene
    “\u{1}” ne bir kare ne de bir komut; şunu mu demek istedin: \u{2}?
    \u{1}; şunu mu demek istedin: “\u{2}”?
    \u{1}. satır: \u{2}
    Geri alınacak hamle yok
    Yeniden oynanacak hamle yok
    Önerilecek hamle yok
    Pencere çok küçük, şu kadar daha büyük olmalı: \u{1}
    \u{1} sütun\u{1F}\u{1} sütun
    \u{1} satır\u{1F}\u{1} satır
    Bitmemiş bir oyunun var: \u{1}
    Enter devam eder, n yeni bir oyun başlatır
    Devam edilsin mi? \u{1} veya \u{2}
    Kayıtlı oyun okunamadı (\u{1}), şuraya taşındı: \u{2}
    Oyun şuraya kaydedilemiyor: \u{1} (\u{2})
    evet
    hayır
    Oklar gezdirir ve değiştirir, Enter seçer, Esc kapatır
    Oklar kaydırır, Esc kapatır
    \u{1}: \u{2}
    Oyuna davetlisin: \u{1}
    \u{1} seni oyuna çağırıyor: \u{2}
    Bir oyun izle: \u{1}
    Senin işaretin \u{1}.
    Tarayıcıda XOX: ücretsiz, reklamsız, üyeliksiz.
    Boş kareler
    Tehditler
    Kazandıran çizgi
    Büyüt
    Oyuncular
    Kapat
    \u{1} taşı
    Bu yalnızca çevrimiçi oyunda, doğru anda işe yarar
    Çevrimiçi oyunda draw beraberlik önerir, takeback son hamleni geri almak için izin ister, resign pes eder, accept ve decline öteki oyuncuya cevap verir, say 1’den say 6’ya kadar olanlar hazır bir söz söyler, computer boş yere bilgisayarı oturtur, yabancı rakip giderse claim galibiyeti sana verir, leave seni çevrimiçi oyundan çıkarır, oyuna tek başına devam edersin.
    b2 gibi bir kare yaz. hint üç adımda yardım eder, show cevabı söyler, board tahtayı yeniden gösterir, quit programı kapatır.
    “\u{1}” ne b2 gibi bir kare ne de hint, show, board, help veya quit
    “\u{1}” geçerli bir sayı değil (1–\u{2})
    Mavi,Yeşil,Kırmızı,Altın,Gümüş,Cesur,Parlak,Sakin,Akıllı,Hızlı,Dost,Esprili,Nazik,Mutlu,Neşeli,Sevimli,Şanslı,Coşkulu,Çevik,Onurlu,Sessiz,Işıltılı,Güçlü,Bilge
    Baykuş,Kedi,Sincap,Zürafa,Kaplumbağa,Arı,Ördek,Tavşan,Fok,Kuğu,Kaplan,Penguen,Yusufçuk,Martı,Güvercin,Yunus,Ceylan,Panda,Kelebek,Bülbül,Kırlangıç,Karınca,Kirpi,Leylek
    \u{1} \u{2}
    Sınıf
    Sınıftaki herkes için tek kod. Kimse adını yazmaz. Sınıf, son oyunundan bir gün sonra silinir.
    Sınıf oluştur
    Sınıfa katıl
    Kod
    Süre
    Süresiz
    \u{1} dk
    Kim kiminle oynar
    Boşta olan oynar
    Turlarla, ben başlatınca
    Kapat
    Bu kodla bir sınıf yok.
    Çok fazla deneme. \u{1} sn bekle.
    Sınıfa şu anda ulaşılamıyor. Yeniden deneniyor…
    Böyle bir sınıf artık yok.
    Sınıf dolu.
    Senin adın \u{1}
    Başka ad
    Burada bekle: sonraki oyunun kendiliğinden başlar.
    Burada bekle: sonraki tur birazdan başlar.
    Oyuncu sayısı tek olduğu için bu tur bekliyorsun. Puanı yine de alırsın.
    Kazandın!
    Bu sefer kaybettin.
    Berabere.
    Rakibin: \u{1}
    Oyununa git
    \u{2} oyuncu arasında \u{1}. sıradasın
    Oyuncular: \u{1}
    \u{1}. tur
    Tahta \u{1}: \u{2}, \u{3} karşısında
    Ara ver
    Devam et
    Sonraki tur
    Sonuçları kopyala
    Kopyalandı
    Sınıfı bitir
    Gerçekten herkes için bitsin mi?
    Sınıf bitti.
    Bütün tahtalar
    Çıkar: \u{1}
    Öğretmen seni sınıftan çıkardı.
    Sınıftan ayrıl
    Tara ya da \u{1} adresini açıp kodu yaz
    Tahtalar
    Sıralama
    #
    Ad
    Oyun
    Kazandı
    Berabere
    Puan
    İkiden az oyuncu var.
    Bu turun oyunları sürüyor.
    Sınıf: adın \u{1}
    \u{1} tahtanın dışında
    Tahtaya bak
    Beraberlik öner
    Geri almak için izin iste
    \u{1} senin olsun istersen = yaz, oynamak için bir kare yaz.
    """
}
