// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_id: StaticString = """
    id\tltr\t.31\t\tc4881ebf
    X
    O
    Segitiga
    Wajik
    Bintang
    Hati
    Bulan
    Kilat
    Giliran \u{1}
    Giliranmu
    Silakan mulai
    \u{1} sedang berpikir
    \u{1} sudah terisi
    Pilih kotak yang kosong
    \u{1} mengisi \u{2}
    Kamu mengisi \u{1}
    pojok kiri bawah
    tengah bawah
    pojok kanan bawah
    tengah kiri
    kotak tengah
    tengah kanan
    pojok kiri atas
    tengah atas
    pojok kanan atas
    \u{1} (\u{2})
    Papan, \u{1} kolom, \u{2} baris
    \u{1}, kosong
    \u{1}, \u{2}
    \u{1}×\u{2}
    Tic-tac-toe
    Cara bermain
    Urungkan
    Ulangi langkah
    Permainan baru
    Papan
    Pemain
    Petunjuk
    Jelaskan
    Simbol
    Tinjau
    Riwayat
    Bagikan
    Lanjut main
    Bahasa
    Menu
    2 pemain
    Daring
    Komputer
    Atau biarkan komputer mulai
    Lawan
    Tingkat
    Lebih mudah
    Lebih sulit
    Ketuk kotak mana saja
    Kembali ke \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Tic-tac-toe
    Pemula
    Mudah
    Sedang
    Sulit
    Sempurna
    Cerdik
    Komputer
    Komputer (\u{1})
    Melangkah secara acak
    Meraih kemenangan, tapi tidak melihat peluangmu
    Meraih kemenangan dan menutup peluangmu
    Melihat ancaman ganda dan rencana pendek
    Tidak pernah menyia-nyiakan kemenangan atau hasil seri
    Sekuat Sempurna, dan suka memasang jebakan
    Pemain \u{1}
    Kamu
    X
    O
    Segitiga
    Wajik
    Bintang
    Hati
    Bulan
    Kilat
    Pilih kotak untuk \u{1}
    Lepaskan untuk mengisi \u{1}
    Seri
    \u{1} menang: \u{2}
    \u{1} menang: \u{2} melengkapi \u{3}
    Permainan sudah selesai
    \u{1} menarik kembali langkah di \u{2}
    Kamu menarik kembali langkah di \u{1}
    pojok kiri bawah
    kotak kedua dari kiri di baris paling bawah
    kotak kedua dari kanan di baris paling bawah
    pojok kanan bawah
    kotak kedua dari bawah di kolom kiri
    kotak kiri bawah di tengah
    kotak kanan bawah di tengah
    kotak kedua dari bawah di kolom kanan
    kotak kedua dari atas di kolom kiri
    kotak kiri atas di tengah
    kotak kanan atas di tengah
    kotak kedua dari atas di kolom kanan
    pojok kiri atas
    kotak kedua dari kiri di baris paling atas
    kotak kedua dari kanan di baris paling atas
    pojok kanan atas
    blok 2×2 kiri bawah
    blok 2×2 bawah
    blok 2×2 kanan bawah
    blok 2×2 kiri
    blok 2×2 tengah
    blok 2×2 kanan
    blok 2×2 kiri atas
    blok 2×2 atas
    blok 2×2 kanan atas
    baris \u{1}
    kolom \u{1}
    diagonal \u{1}
    baris bawah
    baris tengah
    baris atas
    baris paling bawah
    baris kedua dari bawah
    baris kedua dari atas
    baris paling atas
    kolom kiri
    kolom tengah
    kolom kanan
    kolom paling kiri
    kolom kedua dari kiri
    kolom kedua dari kanan
    kolom paling kanan
    diagonal dari kiri bawah
    diagonal dari kiri atas
    diagonal
    keempat pojok
    blok 2×2 \u{1}
    belah ketupat \u{1}
    \u{1} dan \u{2}
    \u{1} atau \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, garis kemenangan
    \u{1}, \u{2}, garis kekalahan
    \u{1}, petunjuk
    \u{1}, \u{2} jawaban aman
    \u{1}, ancaman \u{2}
    \u{1}, ancaman kuat \u{2}
    \u{1}, jawaban lawan
    \u{1}, \u{2}
    \u{1}, \u{2} berderet
    \u{1} dengan \u{2}
    \u{1}, aturan terbalik
    Pojok dan blok
    Empat berderet
    Gomoku
    pojok
    blok 2×2
    belah ketupat
    Kolom
    Baris
    Jumlah tanda berderet
    Empat pojok berarti menang
    Blok 2×2 berarti menang
    Belah ketupat berarti menang
    Empat pojok berarti kalah
    Blok 2×2 berarti kalah
    Belah ketupat berarti kalah
    Garis berarti menang
    Aturan terbalik (misère): garis berarti kalah
    Isi dengan bilangan bulat dari 1 sampai 19
    Papan bisa punya 1 sampai 19 kolom, bukan \u{1}
    Papan bisa punya 1 sampai 19 baris, bukan \u{1}
    Garis perlu sedikitnya 1 kotak
    Garis sepanjang \u{1} tidak muat di papan \u{2}×\u{3}
    Papan \u{1}×\u{2} tidak punya empat pojok
    Blok 2×2 tidak muat di papan \u{1}×\u{2}
    Belah ketupat tidak muat di papan \u{1}×\u{2}
    \u{1} atau lebih
    Cara bermain \u{1}
    \u{1} mulai dulu. Bergantian, taruh tandamu di kotak yang kosong.
    Tanda pertama langsung menang.
    Tanda pertama langsung kalah.
    Buat \u{1} tandamu berderet untuk menang: \u{2}.
    Siapa yang membuat \u{1} tandanya berderet akan kalah: \u{2}.
    mendatar
    menurun
    diagonal
    Menguasai keempat pojok juga berarti menang.
    Blok 2×2 mana pun juga berarti menang.
    Belah ketupat mana pun juga berarti menang: kotak di atas, bawah, kiri, dan kanan sebuah kotak.
    Menguasai keempat pojok juga berarti kalah.
    Blok 2×2 mana pun juga berarti kalah.
    Belah ketupat mana pun juga berarti kalah: kotak di atas, bawah, kiri, dan kanan sebuah kotak.
    \u{1} \u{2}
    Kalau papan penuh dan belum ada yang menang, hasilnya seri.
    Ketuk sebuah kotak, seret bidakmu ke sana, atau ketuk bidaknya lalu kotaknya.
    Dengan keyboard: tombol panah untuk berpindah di papan, Enter untuk mengisi kotak, H untuk petunjuk, U untuk menarik kembali langkah, Shift+U untuk memainkannya lagi, dan ? untuk membuka penjelasan ini.
    Tingkat Sempurna tidak bisa dikalahkan di sini, dan itu sudah terbukti: kami sudah memainkan semua \u{1} permainan yang mungkin melawannya, dan ia tidak pernah kalah.
    Tautan ini tidak bisa dibuka
    Tidak ada permainan yang bisa dimainkan di tautan ini:
    \u{1}.
    Ketuk OK untuk memulai permainan baru.
    aturan, \u{1}
    aturan yang mustahil: \u{1}
    langkah \u{1}, \u{2}: \u{3}
    langkah \u{1}, “\u{2}”: bukan kotak seperti b2
    permainan sudah selesai: \u{1} menang
    permainan sudah selesai: seri
    sudah terisi
    di luar papan (kotak terakhirnya \u{1})
    “\u{1}”: aturan diawali ukuran seperti 3x3
    “\u{1}”: setelah k harus ada angka
    setelah k harus ada angka
    “\u{1}”: pilihannya \u{2}, masing-masing paling banyak sekali
    “\u{1}” tidak bisa ada setelah aturan
    Pilih papan
    Papan buatanmu
    Mulai
    Pemain pertama
    Pemain kedua
    Nama
    Simbol
    Pemain
    Siapa yang mulai di permainan berikutnya (\u{1})
    OK
    Main lagi
    Sudah diperiksa penutur bahasanya
    Terjemahan mesin, belum diperiksa penutur bahasanya
    Permainan baru: \u{1}
    Cari
    Permainanmu akan muncul di sini.
    Sebagai berkas
    Permainan sebelumnya
    Simpan permainanku
    Buka permainanku
    \u{1} catatan ditambahkan
    Tidak ada yang baru di berkas ini
    \u{1} – \u{2}
    \u{1} · belum selesai
    \u{1} · seri
    \u{1} · \u{2} menang
    \u{1} · kamu menang
    Melawan komputer
    \u{1}, \u{2}: \u{3}
    \u{1} permainan
    \u{1} menang
    \u{1} seri
    \u{1}, \u{2} kali menang beruntun
    \u{1}, \u{2} kesalahan per permainan
    \u{1},\u{2}
    Kirim tautan
    Salin tautan
    Salin hasil sebagai emoji
    Simpan sebagai gambar
    Sudah dibagikan
    Tersalin
    Pindai untuk membuka permainan
    Temanmu bermain sebagai \u{1}.
    Tautan ini membuka salinan permainan ini.
    Kamu membuka permainan yang dibagikan. Giliranmu sebagai \u{1}
    Bagikan permainan ini untuk mengirim balik langkahmu
    Titik balik
    Lanjut: \u{1}
    Papan lebih besar: \u{1}
    Coba lagi langkah itu
    Permainan sebelumnya
    Pemain komputer tidak merespons
    Coba lagi
    Versi baru sudah siap
    Perbarui
    Tambahkan ke layar utama?
    Pilih “Tambahkan ke layar utama” di menu browsermu
    Tambahkan
    Tidak usah
    Tema
    Ikuti perangkat
    Terang
    Gelap
    Kontras tinggi
    Papan tulis
    Suara
    Getaran
    Ditarik kembali: \u{1}
    Penjelasan mati
    Penjelasan menyala
    ada \u{1} kotak yang membawa kemenangan
    ada \u{1} kotak yang menjaga hasil seri
    ada \u{1} kotak yang membawa kekalahan
    ada \u{1} kotak yang belum diketahui nilainya
    \u{1} menjaga hasil seri
    \u{1} membawa kekalahan
    \u{1} belum diketahui nilainya
    Kamu menang!
    \u{1} menang
    Hampir saja
    \u{1} menang!
    \u{1}, dalam \u{2} langkah
    \u{1} melengkapi \u{2}
    Kamu melengkapi \u{1}
    Kemenangan \u{1} berturut-turut
    \u{1} kemenangan berturut-turut
    \u{1} membuka jalan bagi komputer
    Tidak ada yang membuat kesalahan
    Papan sudah penuh
    langkahmu yang \u{1}
    langkahmu yang ke-\u{1}
    langkah ke-\u{2} \u{1}
    pertama
    kedua
    ketiga
    keempat
    kelima
    keenam
    ketujuh
    kedelapan
    kesembilan
    kesepuluh
    kesebelas
    kedua belas
    satu
    dua
    tiga
    empat
    lima
    enam
    tujuh
    delapan
    sembilan
    sepuluh
    sebelas
    dua belas
    menang dalam \u{1} langkah
    kalah dalam \u{1} langkah
    menang
    seri
    kalah
    seri atau lebih baik
    seri atau lebih buruk
    belum diketahui
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    \u{1}
    Kamu melengkapi \u{1}
    Kamu menutup \u{1}
    Kamu mengancam melengkapi \u{1} sekaligus. Satu langkah tidak bisa menghentikan semuanya
    Kamu menghentikan dua ancaman sekaligus: \u{1}
    Kamu mengancam melengkapi \u{1}, jadi lawan harus menutupnya
    Kamu menang dalam \u{1} langkah
    Hanya langkah ini yang menang
    Hasil seri tetap terjaga
    Hanya langkah ini yang tidak membuatmu kalah
    Di sini kamu bertahan paling lama: \u{1} langkah lagi
    Langkah ini sama baiknya dengan yang lain
    Tidak ada garis yang jadi lengkap
    \u{1} garis masih terbuka bagimu di sana
    Manusia
    Bermain di perangkat ini
    Jagoan
    Melihat jauh ke depan
    Melihat lebih jauh lagi ke depan
    Komputer · \u{1}
    Melangkah secara acak
    Sebisa mungkin menghindari melengkapi garis
    Memikirkan dua langkahnya sendiri ke depan
    Memikirkan empat langkahnya sendiri ke depan
    Tidak pernah menyia-nyiakan kemenangan atau hasil seri
    Sekuat Sempurna, dan suka memasang jebakan
    \u{1} \u{2}
    Selalu pemain pertama
    Yang kalah
    Bergantian
    \u{1}: \u{2}, \u{3}: \u{4}, seri: \u{5}
    Memeriksa setiap langkah…
    Permainan sempurna: tidak ada yang membuat kesalahan.
    Tidak ditemukan kesalahan.
    \u{1} membawa kekalahan
    \u{1} menyia-nyiakan kemenangan
    Kalau mengisi \u{1}, pasti menang
    Kalau mengisi \u{1}, hasilnya tetap seri
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, kesalahan
    Coba lagi dari sini
    \u{1} (\u{2} menang)
    \u{1} (seri)
    \u{1} (belum selesai)
    Jalan lain: \u{1}
    bentuk \u{1}
    \u{1} bentuk buatan sendiri
    bentuk \u{1}
    \u{1}
    Bentuk ini berarti menang
    Bentuk ini berarti kalah
    Bentuk \u{1} di mana pun berarti menang, juga kalau diputar atau dicerminkan.
    Bentuk \u{1} di mana pun berarti kalah, juga kalau diputar atau dicerminkan.
    Di sini tanda yang berderet tidak dihitung.
    Bentuk \u{1} tidak muat di papan \u{2}×\u{3}
    “\u{1}”: \u{2}
    bentuk punya 2 sampai 8 kotak, bukan \u{1}
    \u{1} muncul dua kali
    “\u{1}” bukan kotak seperti b2
    lebar dan tinggi bentuk paling banyak 8 kotak
    bentuk yang sama muncul dua kali
    satu permainan paling banyak punya tiga bentuk
    Pemain kedua boleh mengambil alih tanda pertama
    \u{1}, boleh tukar
    Setelah tanda pertama, pemain satunya boleh mengambil alih tanda itu sebagai ganti melangkah.
    Ambil alih \u{1}
    \u{1} mengambil alih \u{2}
    Kamu mengambil alih \u{1}
    \u{1} dikembalikan
    = hanya boleh setelah kotak pertama, di permainan yang boleh tukar
    Permainan daring
    Bermainlah dengan orang yang belum kamu kenal, atau kirim tautan: siapa pun yang punya tautannya bisa ikut atau menonton.
    Namamu (boleh kosong)
    Lawan siapa saja
    Apa yang disimpan
    Server menyimpan permainan: langkah-langkahnya beserta waktunya, dan nama yang diketik pemain. Hanya dengan begitu permainan tidak hilang saat server dimulai ulang atau koneksi terputus.
    Server menghapus permainan 30 hari setelah langkah terakhirnya, atau setelah satu hari kalau belum ada yang melangkah. Kalau setiap langkah diberi waktu beberapa hari, hari-hari itu ditambahkan.
    Tidak ada akun dan tidak ada kuki. Alamat internetmu tidak pernah disimpan: untuk mencegah penyalahgunaan, hanya bentuknya yang sudah diacak yang tinggal di memori, paling lama sehari.
    Beri tahu aku saat giliranku
    Browsermu memblokir pemberitahuan dari halaman ini. Kamu bisa mengizinkannya di pengaturan browser.
    Di iPhone atau iPad, ini berfungsi setelah halaman ini ditambahkan ke layar utama dan dibuka dari sana.
    Kalau kamu ingin diberi tahu saat giliranmu, server juga menyimpan alamat tempat Google, Mozilla, Apple, atau Microsoft menerima pemberitahuan untuk browsermu. Alamat itu dihapus saat kamu mematikan pilihan ini, dan juga bersama permainannya. Pemberitahuan hanya mengatakan bahwa sekarang giliranmu di permainan ini, dan hanya browsermu yang bisa membacanya.
    Nama, tempatmu di permainan, pengaturan, dan permainanmu yang lain tetap di perangkat ini. Siapa pun yang punya tautan permainan daring bisa menontonnya.
    Batas waktu
    Tanpa batas
    \u{1} mnt + \u{2} dtk per langkah
    \u{1} hari per langkah
    \u{1} hari
    \u{1} jam
    Buat tautan
    Permainan daring sedang tidak tersedia
    Terlalu banyak permainan dimulai di sini. Coba lagi dalam \u{1} detik.
    Terlalu banyak pesan. Coba lagi dalam \u{1} detik.
    Kirim tautan ini ke temanmu
    Menunggu temanmu
    Mencari teman bermain
    Orang berikutnya yang memilih permainan ini akan bermain denganmu
    Belum ada yang datang. Tunggu lagi, atau lawan komputer.
    Lawan komputer (\u{1})
    Batal
    Temanmu membuka tautan dan bermain sebagai \u{1}
    Kamu mulai dulu
    Temanmu mulai dulu
    Menghubungkan…
    Koneksi terputus. Menghubungkan lagi…
    Permainan daring ini sudah tidak ada. Kamu bisa lanjut bermain di sini.
    \u{1} mengajakmu bermain
    Kamu diundang
    Kamu bermain sebagai \u{1}
    Main
    Tonton
    \u{1} masih kosong: ikut main, atau tonton saja
    Main sebagai \u{1}
    Kamu sedang menonton
    \u{1} orang menonton
    Koneksi \u{1} terputus
    Koneksi \u{1} terputus. Setelah satu menit, kamu bisa mengambil kemenangan.
    \u{1} sudah pergi selama satu menit
    Ambil kemenangan
    \u{1} sudah datang
    terputus
    belum datang
    Temanmu
    Seseorang
    Luwak
    Beruang
    Koala
    Rusa
    Lumba-lumba
    Elang
    Rubah
    Kelinci
    Landak
    Macan
    Berang-berang
    Burung Hantu
    Murai
    Penyu
    Tupai
    Angsa
    Seri
    Tarik balik
    Pesan
    Menyerah
    Menyerah di permainan ini?
    Ya, menyerah
    Lanjut main
    Keluar
    Terima
    Tolak
    \u{1} menawarkan seri
    \u{1} ingin menarik kembali langkah terakhir
    \u{1} ingin main lagi
    Kamu menawarkan seri
    Kamu minta menarik kembali langkahmu
    Menunggu lawanmu
    \u{1} menolak
    Langkahmu tidak diterima: \u{1}
    \u{1}: \u{2}
    \u{1} menyerah
    Kamu menyerah
    \u{1} kehabisan waktu
    Kamu kehabisan waktu
    Kedua pemain setuju
    Kirim pesan
    Tampilkan pesan lawan
    Halo!
    Semoga beruntung!
    Mainmu bagus!
    Terima kasih!
    Ups!
    Permainan yang seru!
    Main sekelas
    Sedang dijeda. Tidak ada yang melangkah, waktu berhenti.
    Teka-teki \u{1}, \u{2}
    Kesulitan \u{1} dari 5
    Kamu bermain sebagai \u{1}.
    Hanya satu langkah yang menang. Kamu menang dalam \u{1} langkah.
    Hanya satu langkah yang aman. Setelah langkah lain apa pun, \u{1} bisa menang.
    Setiap langkahmu harus mengancam akan menang di langkah berikutnya. Hanya satu langkah pertama yang berhasil. Kamu menang dalam \u{1} langkah.
    Hanya satu kotak yang membuatmu kalah. Yang mana?
    Benar!
    Bukan \u{1}.
    \u{1} aman: setelah itu tidak ada yang menang.
    \u{1} menjawab dengan \u{2}. Lanjutkan.
    Sisa \u{1} kesempatan.
    Jawabannya \u{1}.
    Jawaban yang benar: \u{1}.
    \u{1} mengisi \u{2} dan melengkapi \u{3}.
    \u{1} mengisi \u{2} dan mengancam melengkapi \u{3} sekaligus.
    \u{1} mengisi \u{2} dan menang dalam \u{3} langkah.
    \u{1} mengisi \u{2}, dan tidak ada lagi yang bisa menang.
    Lanjutannya begini: \u{1}.
    terpecahkan pada percobaan ke-1
    terpecahkan pada percobaan ke-2
    terpecahkan pada percobaan ke-3
    tidak terpecahkan
    Tic-tac-toe, teka-teki \u{1}: \u{2}
    Tic-tac-toe, teka-teki \u{1}: \u{2} dengan \u{3} petunjuk
    Perhatikan tandamu sendiri.
    Apa yang diinginkan \u{1}?
    Cari tempat dua garismu berpotongan.
    \u{1} punya rencana. Cari tempat dua garis berpotongan.
    Paksa \u{1} menghalangimu.
    Kamu bisa menang. Pikirkan jauh ke depan.
    Hati-hati! Sebagian besar kotak membuatmu kalah.
    Tidak ada yang bisa menang kalau keduanya hati-hati.
    \u{1} bisa menang. Persulit jalannya.
    Cari kotak yang dilewati banyak garis.
    Di sini garis berarti kalah. Jangan membuatnya.
    Coba bayangkan tiap kotak: kalau kamu mengisinya, apa yang bisa dilakukan \u{1}?
    Satu tanda lagi sudah menjadi garis.
    \u{1} hanya perlu satu tanda lagi di garis ini.
    Ada satu kotak yang membuat dua ancaman sekaligus.
    \u{1} ingin membuat dua ancaman sekaligus. Rebut kotak itu lebih dulu.
    Buat ancaman di sebuah garis, supaya lawan harus menutupnya.
    Kamu menang dalam \u{1} langkah. Langkah pertamanya belum mengancam apa-apa.
    Hanya satu kotak yang aman.
    Ambil kotak dengan banyak garis terbuka.
    Cari langkah yang membuatmu bertahan paling lama.
    Ambil kotak dengan banyak garis terbuka yang juga diincar \u{1}.
    Jauhkan tanda-tandamu satu sama lain.
    Ada satu kotak: kalau kamu mengisinya, \u{1} bisa membuat dua ancaman sekaligus, atau menang beberapa langkah kemudian.
    Isi \u{1}.
    Petunjuk berikutnya memberi tahu idenya.
    Petunjuk berikutnya memberi tahu langkahnya.
    Setelah langkah lain apa pun, \u{1} mengisi \u{2} dan bisa menang.
    \u{1}? Lalu \u{2} mengisi \u{3} dan bisa menang.
    \u{1}: setelah itu hanya \u{2} yang aman bagi \u{3}.
    \u{1}: setelah itu \u{2} dari \u{3} jawaban aman bagi \u{4}.
    Angkanya menunjukkan berapa jawaban lawan yang aman.
    Papan ini terlalu besar untuk memeriksa setiap langkah.
    Kotak kosong yang dilingkari atau diberi tanda kurung menunjukkan ancaman salah satu pihak.
    Tiga berderet
    Hentikan lawan
    Tengah dan pojok
    Dua sekaligus
    Kenali jebakan
    Mengapa tak ada yang menang
    Pojok dan blok
    Satu jawaban aman
    Mencuri rencana
    Si kembar
    Aturan terbalik
    Lima berderet
    Tiga tandamu berderet berarti menang: mendatar, menurun, atau miring.
    Kalau lawan punya dua tanda segaris, taruh tandamu di celahnya. Tapi menang lebih baik daripada menghalangi.
    Beberapa jawaban untuk langkah pertama membuatmu kalah.
    Satu tanda bisa mengancam dua garis. Hanya satu yang bisa dihentikan.
    Lawan ingin dua garis sekaligus. Dahului: paksa lawan menjawabmu.
    Garis yang berisi tanda kedua pihak sudah tertutup. Pemain yang hati-hati menutup semuanya.
    Di papan ini, keempat pojok juga berarti menang, begitu pula blok 2×2 mana pun.
    Beberapa langkah pertama di papan ini hanya punya sedikit jawaban aman.
    Kalau garis berarti menang, satu tanda tambahan tidak pernah merugikan. Jadi, yang mulai tidak mungkin tertinggal. Kalau garis berarti kalah, tanda tambahan bisa merugikan.
    Setiap garis punya sepasang kotak sendiri. Ambil kembaran dari kotak yang diambil X, maka tidak ada garis yang pernah penuh.
    Di sini tiga berderet berarti kalah. Mulai dari tengah, lalu seperti cermin, selalu isi kotak di seberang langkah lawan.
    Empat berderet dengan kedua ujung terbuka tidak bisa dihentikan.
    Pelajaran \u{1}: \u{2}
    Pelajaran
    Tahap \u{1} dari \u{2}
    Lengkapi garismu.
    Hentikan \u{1}.
    Kamu bisa menang dalam \u{1} langkah. Temukan langkah pertamanya.
    Temukan langkah yang aman.
    Temukan satu-satunya langkah yang aman.
    Satu garis masih terbuka untuk \u{1}. Pilih kotak kosong di garis itu.
    Ambil kembarannya.
    Di permainan mana pemain yang mulai malah kalah? Ketik nomornya.
    Satu baris. Kamu menang!
    Satu kolom. Kamu menang!
    Satu garis miring. Kamu menang!
    Berhasil dihentikan!
    Berhasil dihentikan lagi!
    Menang lebih baik daripada menghalangi.
    Setelah pojok: tengah, bukan yang lain.
    Setelah tengah: pojok.
    Setelah sisi: di dekatnya atau di seberangnya.
    Dua garis, satu jawaban: kamu menang.
    Dua garis lagi!
    Mula-mula satu ancaman, lalu dua sekaligus.
    Kotak sisi: sekarang lawan harus menjawabmu.
    Masih ada satu pojok untukmu, dan itu cukup.
    Itu garis terakhir. Yang lain sudah tertutup semua.
    Benar: satu per satu, kedua pemain saling menutup garis.
    Keempat pojok. Kamu menang!
    Satu blok. Kamu menang!
    Blok juga harus dihentikan.
    Pojok juga harus dihentikan.
    Di seberangnya, bukan yang lain.
    Di dekat tengah, pada garis miring itu.
    Kalau garis berarti kalah, mulai dulu bisa merugikan.
    Setiap garis punya pasangan kotak sendiri. Itu buktinya: X tidak mungkin menang.
    Tengah dulu.
    Di seberangnya.
    Di seberangnya lagi.
    Selalu seperti cermin. Garismu tidak akan pernah jadi.
    Empat berderet dengan kedua ujung terbuka: kamu menang.
    Pelajaran selesai.
    Teka-teki hari ini
    Teka-teki lainnya
    \u{1} dari \u{2} selesai
    Lihat jawaban
    Lanjut
    Kembali ke permainan
    Bagikan hasil
    Tidak terpecahkan
    Menyiapkan teka-teki
    Ini bukan teka-teki
    Semua selesai.
    Teka-teki
    Pelajaran
    Kamu punya tiga kesempatan. Langkah yang salah menunjukkan akibatnya, lalu ditarik kembali.
    Semua hari
    Hari sebelumnya
    Hari sesudahnya
    Terpecahkan
    Terpecahkan dengan bantuan
    Jawaban sudah dilihat
    \u{1} hari berturut-turut
    Lima berderet dengan ancaman
    \u{1} teka-teki selesai
    Teka-teki dan pelajaran
    Bentuk buatanmu
    Seri
    Adil kalau boleh tukar
    \u{1} menang dalam \u{2} langkah
    \u{1} selalu bisa menang
    Yang memilih pasti menang
    Tidak ada yang bisa menang kalau keduanya hati-hati
    Tidak ada yang bisa menang, di papan apa pun
    Belum diketahui. Mungkin belum pernah ada yang memeriksanya.
    Siapa yang bisa menang? Mencari…
    Gambar bentuk yang menang: ketuk kotak-kotaknya.
    Sedikitnya satu kotak lagi.
    Bentuk yang diputar dan dicerminkan juga dihitung.
    Juga: \u{1}.
    \u{1}, bagian dari bentuk
    \u{1}, bukan bagian dari bentuk
    Mainkan
    Lebih kecil
    Lebih besar
    Hapus
    Tambah bentuk
    Mengapa?
    \u{1} selalu mengambil kotak lain dari setiap pasangan. Di mana pun bentuk itu dibuat, pasti ada satu pasangan utuh di dalamnya.
    Terkecil: \u{1}
    Buat jadi adil
    Gambar sendiri
    \u{1} bisa menang
    Tidak ada yang bisa menang
    Belum ada yang tahu
    Pilih satu, dan lihat alasannya.
    Satu bentuk paling banyak punya 8 kotak.
    Lebar dan tinggi bentuk paling banyak 8 kotak.
    Bentuk ini sudah ada.
    Papan punya 3 sampai 10 baris, dan bentuknya harus muat.
    bantuan
    urungkan
    ulangi langkah
    baru
    papan
    pemain
    petunjuk
    jelaskan
    simbol
    tinjau
    riwayat
    bagikan
    lanjut main
    menu
    bahasa
    keluar
    Panah atau h, j, k, l berpindah antarkotak; Enter, spasi, atau klik untuk mengisi.
    Ketik sebuah kotak: b2. Kalau huruf kolomnya juga sebuah perintah, ketik huruf besar.
    u menarik kembali langkah, r memainkannya lagi, n memulai permainan baru, g memilih papan, p memilih pemain, s memilih simbol, t memberi petunjuk dalam tiga tahap, v menampilkan nilai setiap kotak, dan q keluar.
    Langkah terakhir ditandai (X), garis yang menang [X], garis yang kalah !X!. Tanda * adalah petunjuk; + menang, = seri, − kalah. Angkanya adalah jumlah langkahmu sendiri; angka setelah = adalah jumlah jawaban lawan yang aman.
    Ketik sebuah kotak seperti b2 untuk mengisinya.
    undo menarik kembali satu langkah, redo memainkannya lagi, new memulai permainan baru, new 4x4 di papan lain.
    hint memberi tahu harus melihat ke mana, sekali lagi idenya, dan sekali lagi langkahnya; explain menampilkan atau menyembunyikan nilai setiap kotak, explain b2 menunjukkan kelanjutan langkah di sana.
    games menampilkan daftar papan, board menampilkan papannya lagi, quit mengakhiri program.
    Ketik help untuk melihat apa saja yang bisa diketik.
    “\u{1}” bukan kotak seperti b2 dan bukan perintah; coba help
    “\u{1}” bukan kotak dan bukan perintah; apakah maksudmu \u{2}?
    \u{1}; apakah maksudmu “\u{2}”?
    baris \u{1}: \u{2}
    Tidak ada langkah untuk ditarik kembali
    Tidak ada langkah untuk dimainkan lagi
    Tidak ada langkah untuk disarankan
    Jendelanya terlalu kecil, kurang \u{1}
    \u{1} kolom
    \u{1} baris
    Ada permainanmu yang belum selesai: \u{1}
    Enter untuk melanjutkan, n untuk permainan baru
    Lanjutkan? \u{1} atau \u{2}
    Permainan tersimpan tidak bisa dibaca (\u{1}), jadi dipindahkan ke \u{2}
    Permainan tidak bisa disimpan di \u{1}: \u{2}
    ya
    tidak
    Panah berpindah dan mengubah, Enter memilih, Esc menutup
    Panah menggulir, Esc menutup
    \u{1}: \u{2}
    Kamu diundang: \u{1}
    \u{1} mengajakmu bermain \u{2}
    Tonton permainan: \u{1}
    Kamu bermain sebagai \u{1}.
    Tic-tac-toe di browser: gratis, tanpa iklan, tanpa akun.
    Kotak kosong
    Ancaman
    Garis kemenangan
    Perbesar
    Pemain
    Tutup
    Bidak \u{1}
    Itu hanya bisa di permainan daring, pada saat yang tepat
    Di permainan daring, draw menawarkan seri, takeback minta menarik kembali langkah terakhirmu, resign menyerah, accept dan decline menjawab lawan, say 1 sampai say 6 mengirim pesan, computer mengisi tempat kosong dengan komputer, claim mengambil kemenangan dari lawan tak dikenal yang sudah pergi, leave mengakhiri permainan daring dan melanjutkannya sendiri.
    Ketik sebuah kotak seperti b2. hint membantu dalam tiga tahap, show memberi tahu jawabannya, board menampilkan papannya lagi, quit mengakhiri program.
    “\u{1}” bukan kotak seperti b2, bukan pula hint, show, board, help, atau quit
    “\u{1}” bukan angka dari 1 sampai \u{2}
    Biru,Hijau,Merah,Emas,Perak,Berani,Kuat,Tenang,Pintar,Cepat,Ramah,Jenaka,Lembut,Bahagia,Gembira,Baik,Mujur,Riang,Lincah,Gagah,Hebat,Ceria,Gesit,Bijak
    Elang,Kucing,Kelinci,Jerapah,Penyu,Lebah,Bebek,Rusa,Panda,Angsa,Harimau,Penguin,Capung,Camar,Merpati,Lumba-lumba,Koala,Merak,Kupu-kupu,Kenari,Pipit,Semut,Tupai,Rubah
    \u{2} \u{1}
    Kelas
    Satu kode untuk semua orang di ruangan. Tidak ada yang mengetik nama. Kelas dihapus sehari setelah permainan terakhirnya.
    Buat kelas
    Gabung ke kelas
    Kode
    Batas waktu
    Tanpa batas
    \u{1} mnt
    Siapa melawan siapa
    Yang sedang bebas langsung main
    Per babak, saat aku mulai
    Tutup
    Tidak ada kelas dengan kode ini.
    Terlalu banyak percobaan. Tunggu \u{1} dtk.
    Kelas sedang tidak bisa dihubungi. Mencoba lagi…
    Kelas itu sudah tidak ada.
    Kelas sudah penuh.
    Namamu \u{1}
    Nama lain
    Tunggu di sini: permainanmu berikutnya mulai otomatis.
    Tunggu di sini: babak berikutnya segera mulai.
    Babak ini kamu menunggu, karena jumlah pemain ganjil. Kamu tetap dapat poin.
    Kamu menang!
    Kali ini kamu kalah.
    Seri.
    Lawanmu: \u{1}
    Ke permainanmu
    Peringkat \u{1} dari \u{2}
    Pemain: \u{1}
    Babak \u{1}
    Papan \u{1}: \u{2} melawan \u{3}
    Jeda
    Lanjut
    Babak berikutnya
    Salin hasil
    Tersalin
    Akhiri kelas
    Yakin akhiri untuk semua?
    Kelas sudah selesai.
    Semua papan
    Keluarkan \u{1}
    Guru mengeluarkanmu dari kelas ini.
    Keluar dari kelas
    Pindai, atau buka \u{1} dan ketik kodenya
    Papan
    Peringkat
    #
    Nama
    Main
    Menang
    Seri
    Poin
    Belum ada dua pemain.
    Masih ada permainan di babak ini yang belum selesai.
    Kelas: namamu \u{1}
    \u{1} ada di luar papan
    Lihat papan
    Tawarkan seri
    Minta tarik kembali langkah
    Ketik = untuk mengambil alih \u{1}, atau sebuah kotak untuk melangkah.
    """
}
