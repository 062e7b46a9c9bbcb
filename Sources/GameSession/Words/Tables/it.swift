// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_it: StaticString = """
    it\tltr\t.32\t10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111\tc4881ebf
    X
    O
    Triangolo
    Rombo
    Stella
    Cuore
    Luna
    Fulmine
    Turno: \u{1}
    Tocca a te
    Cominci tu
    \u{1} sta pensando
    \u{1}: casella già occupata
    Scegli una casella vuota
    \u{1} gioca \u{2}
    Hai giocato \u{1}
    in basso a sinistra
    in basso al centro
    in basso a destra
    al centro a sinistra
    al centro
    al centro a destra
    in alto a sinistra
    in alto al centro
    in alto a destra
    \u{1} (\u{2})
    Griglia \u{1} per \u{2}
    \u{1}, vuota
    \u{1}, \u{2}
    \u{1}×\u{2}
    Tris
    Come si gioca
    Annulla
    Ripristina
    Nuova partita
    Griglie
    Giocatori
    Consiglio
    Spiega
    Simboli
    Rivedi
    Cronologia
    Condividi
    Continua
    Lingua
    Menu
    2 giocatori
    Online
    Computer
    O lascia cominciare il computer
    Avversario
    Livello
    Più facile
    Più difficile
    Tocca una casella
    Di nuovo qui: \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Tris
    Esordiente
    Facile
    Medio
    Difficile
    Perfetto
    Astuto
    Il computer
    Computer (\u{1})
    Gioca a caso
    Vince se può, ma non vede le tue minacce
    Vince se può e blocca le tue minacce
    Vede le doppie minacce e i piani brevi
    Non spreca mai una vittoria o un pareggio
    Forte come Perfetto, e tende trappole
    Giocatore \u{1}
    Tu
    X
    O
    Triangolo
    Rombo
    Stella
    Cuore
    Luna
    Fulmine
    Scegli una casella per \u{1}
    Rilascia per giocare \u{1}
    Pareggio
    \u{1} vince: \u{2}
    \u{1} vince: \u{2} ha completato \u{3}
    La partita è finita
    \u{1} annulla la mossa: \u{2}
    Hai annullato la mossa: \u{1}
    in basso a sinistra
    sul bordo inferiore appena a sinistra del centro
    sul bordo inferiore appena a destra del centro
    in basso a destra
    sul bordo sinistro appena sotto il centro
    al centro in basso a sinistra
    al centro in basso a destra
    sul bordo destro appena sotto il centro
    sul bordo sinistro appena sopra il centro
    al centro in alto a sinistra
    al centro in alto a destra
    sul bordo destro appena sopra il centro
    in alto a sinistra
    sul bordo superiore appena a sinistra del centro
    sul bordo superiore appena a destra del centro
    in alto a destra
    blocco 2×2 in basso a sinistra
    blocco 2×2 in basso
    blocco 2×2 in basso a destra
    blocco 2×2 a sinistra
    blocco 2×2 al centro
    blocco 2×2 a destra
    blocco 2×2 in alto a sinistra
    blocco 2×2 in alto
    blocco 2×2 in alto a destra
    riga \u{1}
    colonna \u{1}
    diagonale \u{1}
    riga in basso
    riga centrale
    riga in alto
    riga in basso
    seconda riga dal basso
    seconda riga dall’alto
    riga in alto
    colonna di sinistra
    colonna centrale
    colonna di destra
    colonna di sinistra
    seconda colonna da sinistra
    seconda colonna da destra
    colonna di destra
    diagonale che sale
    diagonale che scende
    diagonale
    quattro angoli
    blocco 2×2 \u{1}
    rombo \u{1}
    \u{1} e \u{2}
    \u{1} o \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, linea vincente
    \u{1}, \u{2}, linea perdente
    \u{1}, consiglio
    \u{1}, \u{2} risposta sicura\u{1F}\u{1}, \u{2} risposte sicure
    \u{1}, minaccia: \u{2}
    \u{1}, minaccia forte: \u{2}
    \u{1}, risposta
    \u{1}, \u{2}
    \u{1}, \u{2} in fila
    \u{1} con \u{2}
    \u{1}, chi perde vince
    Angoli e blocchi
    Quattro in fila
    Gomoku
    angoli
    blocchi 2×2
    rombi
    Colonne
    Righe
    In fila
    I quattro angoli vincono
    Un blocco 2×2 vince
    Un rombo vince
    I quattro angoli perdono
    Un blocco 2×2 perde
    Un rombo perde
    Una linea vince
    Chi perde vince: una linea perde
    Scrivi un numero intero da 1 a 19
    Una griglia può avere da 1 a 19 colonne, non \u{1}
    Una griglia può avere da 1 a 19 righe, non \u{1}
    Una linea ha almeno 1 casella
    Una linea di \u{1} non ci sta su \u{2}×\u{3}
    \u{1}×\u{2} non ha quattro angoli
    Un blocco 2×2 non ci sta su \u{1}×\u{2}
    Un rombo non ci sta su \u{1}×\u{2}
    \u{1} o più
    \u{1}: come si gioca
    \u{1} comincia. A turno, ognuno mette il proprio simbolo in una casella vuota.
    Il primo simbolo vince.
    Il primo simbolo perde.
    Per vincere metti in fila \u{1} dei tuoi simboli, \u{2}.\u{1F}Per vincere metti in fila \u{1} dei tuoi simboli, \u{2}.
    Perde chi mette in fila \u{1} dei propri simboli, \u{2}.\u{1F}Perde chi mette in fila \u{1} dei propri simboli, \u{2}.
    in orizzontale
    in verticale
    in diagonale
    Vincono anche i quattro angoli.
    Vince anche un blocco 2×2 qualsiasi.
    Vince anche un rombo qualsiasi: le caselle sopra, sotto, a sinistra e a destra di una stessa casella.
    Perdono anche i quattro angoli.
    Perde anche un blocco 2×2 qualsiasi.
    Perde anche un rombo qualsiasi: le caselle sopra, sotto, a sinistra e a destra di una stessa casella.
    \u{1} \u{2}
    Se la griglia è piena e nessuno ha vinto, è pareggio.
    Tocca una casella, trascinaci sopra la tua pedina, oppure tocca la pedina e poi la casella.
    Con la tastiera: le frecce ti spostano sulla griglia, Invio gioca, H dà un consiglio, U annulla una mossa, Maiusc+U la ripristina e il tasto ? apre queste istruzioni.
    Qui il livello Perfetto è imbattibile, ed è dimostrato: abbiamo giocato contro di lui tutte le \u{1} partite possibili e non ne ha persa nessuna.
    Impossibile aprire questo link
    In questo link non c’è una partita giocabile:
    \u{1}.
    Tocca OK per cominciare una nuova partita.
    regole, \u{1}
    regole impossibili: \u{1}
    mossa \u{1}, \u{2}: \u{3}
    mossa \u{1}, «\u{2}»: non è una casella come b2
    la partita è già finita: \u{1} ha vinto
    la partita è già finita: pareggio
    casella già occupata
    fuori dalla griglia (l’ultima casella è \u{1})
    «\u{1}»: le regole cominciano con una dimensione come 3x3
    «\u{1}»: dopo la k ci vuole un numero
    dopo la k ci vuole un numero
    «\u{1}»: le opzioni sono \u{2}, ognuna al massimo una volta
    «\u{1}» non può stare dopo le regole
    Scegli una griglia
    Griglia su misura
    Gioca
    Primo giocatore
    Secondo giocatore
    Nome
    Simbolo
    Giocatore
    Chi comincia la prossima partita (con \u{1})
    OK
    Gioca ancora
    Traduzione controllata da una persona di lingua italiana
    Traduzione automatica, non ancora verificata
    Nuova partita: \u{1}
    Cerca
    Qui appariranno le tue partite.
    In un file
    Partite precedenti
    Salva le mie partite
    Apri le mie partite
    \u{1} voce aggiunta\u{1F}\u{1} voci aggiunte
    In questo file non c’è niente di nuovo
    \u{1} – \u{2}
    \u{1} · in sospeso
    \u{1} · pareggio
    \u{1} · \u{2} ha vinto
    \u{1} · hai vinto
    Contro il computer
    \u{1}, \u{2}: \u{3}
    \u{1} partita\u{1F}\u{1} partite
    \u{1} vittoria\u{1F}\u{1} vittorie
    \u{1} pareggio\u{1F}\u{1} pareggi
    \u{1}, \u{2} vittoria di fila\u{1F}\u{1}, \u{2} vittorie di fila
    \u{1}, errori a partita: \u{2}
    \u{1},\u{2}
    Invia il link
    Copia il link
    Copia come emoji
    Salva l’immagine
    Fatto
    Copiato
    Inquadra il codice per aprire la partita
    L’avversario gioca con \u{1}.
    Il link apre una copia di questa partita.
    Hai aperto una partita condivisa. Tocca a te, con \u{1}
    Condividi la partita per mandare la tua mossa
    La svolta
    Prossimo: \u{1}
    Più grande: \u{1}
    Cambia quella mossa
    Partite precedenti
    Il computer non risponde
    Riprova
    È pronta una nuova versione
    Aggiorna
    Aggiungere alla schermata Home?
    Scegli «Aggiungi alla schermata Home» nel menu del tuo browser
    Aggiungi
    Non ora
    Tema
    Come il dispositivo
    Chiaro
    Scuro
    Contrasto elevato
    Lavagna
    Suoni
    Vibrazione
    Annullato: \u{1}
    Spiegazioni nascoste
    Spiegazioni visibili
    una casella vince\u{1F}\u{1} caselle vincono
    una casella mantiene il pareggio\u{1F}\u{1} caselle mantengono il pareggio
    una casella perde\u{1F}\u{1} caselle perdono
    una casella è ancora da calcolare\u{1F}\u{1} caselle sono ancora da calcolare
    una mantiene il pareggio\u{1F}\u{1} mantengono il pareggio
    una perde\u{1F}\u{1} perdono
    una è ancora da calcolare\u{1F}\u{1} sono ancora da calcolare
    Hai vinto!
    \u{1} vince
    C’eri quasi
    \u{1} vince!
    \u{1}, in \u{2} mossa\u{1F}\u{1}, in \u{2} mosse
    \u{1} ha completato \u{2}
    Hai completato \u{1}
    \u{1} vittoria di fila
    \u{1} vittorie di fila
    \u{1} ha aperto la porta al computer
    Nessuno ha sbagliato
    La griglia è piena
    la tua \u{1} mossa
    la tua mossa \u{1}
    \u{1}, mossa \u{2}
    prima
    seconda
    terza
    quarta
    quinta
    sesta
    settima
    ottava
    nona
    decima
    undicesima
    dodicesima
    uno
    due
    tre
    quattro
    cinque
    sei
    sette
    otto
    nove
    dieci
    undici
    dodici
    vince in \u{1} mossa\u{1F}vince in \u{1} mosse
    perde in \u{1} mossa\u{1F}perde in \u{1} mosse
    vince
    pareggio
    perde
    pareggio o meglio
    pareggio o peggio
    da calcolare
    la \u{1}
    la \u{1}
    la \u{1}
    i \u{1}
    il \u{1}
    il \u{1}
    Completi \u{1}
    Così blocchi \u{1}
    Minacci di completare insieme \u{1}. Una sola mossa non può fermare tutto
    Fermi due minacce in una volta sola: \u{1}
    Minacci di completare \u{1}: l’avversario deve bloccare
    Vinci in \u{1} mossa\u{1F}Vinci in \u{1} mosse
    È l’unica mossa che vince
    Mantiene il pareggio
    È l’unica mossa che non perde
    Qui resisti più a lungo: ancora \u{1} mossa\u{1F}Qui resisti più a lungo: ancora \u{1} mosse
    Una mossa vale l’altra
    Non completa nessuna linea
    lì hai una linea aperta\u{1F}lì hai \u{1} linee aperte
    Persona
    Gioca su questo dispositivo
    Maestro
    Vede molto lontano
    Vede ancora più lontano
    Computer · \u{1}
    Gioca a caso
    Se può, evita di completare una linea
    Calcola in anticipo due delle sue mosse
    Calcola in anticipo quattro delle sue mosse
    Non spreca mai una vittoria o un pareggio
    Forte come Perfetto, e tende trappole
    \u{1} \u{2}
    Sempre il primo giocatore
    Chi ha perso
    A turno
    \u{1}: \u{2}, \u{3}: \u{4}, pareggi: \u{5}
    Controllo ogni mossa…
    Partita perfetta: nessuno ha sbagliato.
    Nessun errore trovato.
    \u{1}: l’errore che costa la partita
    \u{1}: la vittoria sfuma
    \u{1}: lì si vinceva
    \u{1}: lì si salvava il pareggio
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, errore
    Riprova da qui
    \u{1} (\u{2} vince)
    \u{1} (pareggio)
    \u{1} (in sospeso)
    Altre mosse: \u{1}
    la forma \u{1}
    una forma disegnata\u{1F}\u{1} forme disegnate
    forma \u{1}
    la \u{1}
    Questa forma vince
    Questa forma perde
    La forma \u{1} vince ovunque, anche girata o specchiata.
    La forma \u{1} perde ovunque, anche girata o specchiata.
    Qui i simboli in fila non contano.
    La forma \u{1} non ci sta su \u{2}×\u{3}
    «\u{1}»: \u{2}
    una forma ha da 2 a 8 caselle, non \u{1}
    \u{1} c’è due volte
    «\u{1}» non è una casella come b2
    una forma è larga e alta al massimo 8 caselle
    la stessa forma c’è due volte
    una partita ha al massimo tre forme
    Il secondo giocatore può prendersi il primo simbolo
    \u{1}, con scambio
    Dopo il primo simbolo, l’altro giocatore può prenderselo invece di fare una mossa.
    Prendi \u{1}
    \u{1} prende \u{2}
    Hai preso \u{1}
    \u{1}: scambio annullato
    = può seguire solo la prima casella, nelle partite con scambio
    Partita online
    Gioca con chi non conosci, oppure manda un link: chi lo apre può giocare o guardare.
    Il tuo nome (facoltativo)
    Trova un avversario
    Che cosa viene salvato
    Il server salva la partita: le mosse con i loro tempi e i nomi scritti dai giocatori. Solo così la partita sopravvive a un riavvio o a una connessione persa.
    Il server cancella una partita 30 giorni dopo l’ultima mossa, o dopo un giorno se nessuno ha giocato. Se il tempo per mossa è in giorni, quei giorni si aggiungono a questo termine.
    Non ci sono account né cookie. Il tuo indirizzo Internet non viene mai salvato: contro gli abusi, una sua forma irriconoscibile resta in memoria al massimo un giorno.
    Avvisami quando tocca a me
    Il tuo browser blocca le notifiche di questa pagina. Puoi consentirle nelle sue impostazioni.
    Su iPhone o iPad funziona quando la pagina è nella schermata Home e la apri da lì.
    Se vuoi un avviso quando tocca a te, il server salva anche l’indirizzo a cui Google, Mozilla, Apple o Microsoft riceve le notifiche per il tuo browser. L’indirizzo viene cancellato quando disattivi l’avviso, e comunque insieme alla partita. Una notifica dice solo che in questa partita tocca a te, e solo il tuo browser può leggerla.
    Il tuo nome, i tuoi posti nelle partite online, le tue impostazioni e le altre tue partite restano su questo dispositivo. Chi ha il link di una partita online può guardarla.
    Tempo
    Senza limiti
    \u{1} min + \u{2} s a mossa
    \u{1} giorno a mossa\u{1F}\u{1} giorni a mossa
    \u{1} giorno\u{1F}\u{1} giorni
    \u{1} ora\u{1F}\u{1} ore
    Crea un link
    In questo momento le partite online non sono disponibili
    In questo momento cominciano troppe partite. Riprova tra \u{1} secondo.\u{1F}In questo momento cominciano troppe partite. Riprova tra \u{1} secondi.
    Troppi messaggi. Riprova tra \u{1} secondo.\u{1F}Troppi messaggi. Riprova tra \u{1} secondi.
    Manda questo link a qualcuno
    In attesa dell’avversario
    In cerca di un avversario
    La prossima persona che cerca la stessa partita giocherà contro di te
    Per ora nessuno. Aspetta ancora, o gioca contro il computer.
    Contro il computer (\u{1})
    Annulla
    L’avversario apre il link e gioca con \u{1}
    Cominci tu
    Comincia l’avversario
    Connessione…
    Connessione persa. Nuovo tentativo…
    Questa partita online non c’è più. Puoi continuare a giocare qui.
    \u{1} ti invita
    C’è un invito per te
    Giochi con \u{1}
    Gioca
    Guarda
    Il posto di \u{1} è libero: gioca, o guarda soltanto
    Gioca con \u{1}
    Stai guardando
    \u{1} persona guarda\u{1F}\u{1} persone guardano
    \u{1} è offline
    \u{1} è offline. Dopo un minuto potrai reclamare la vittoria.
    \u{1} è offline da un minuto
    Reclama la vittoria
    \u{1} è qui
    offline
    non c’è ancora
    L’avversario
    Qualcuno
    Canguro
    Panda
    Castoro
    Cerbiatto
    Delfino
    Falco
    Volpe
    Lepre
    Riccio
    Lince
    Lontra
    Koala
    Pettirosso
    Pinguino
    Scoiattolo
    Cigno
    Pari
    Annulla
    Parla
    Abbandona
    Abbandonare questa partita?
    Sì, abbandona
    Continua a giocare
    Esci
    Accetta
    Rifiuta
    \u{1} propone il pareggio
    \u{1} chiede di annullare l’ultima mossa
    \u{1} vuole giocare ancora
    Hai proposto il pareggio
    Hai chiesto di annullare la mossa
    In attesa dell’avversario
    \u{1} ha rifiutato
    La tua mossa non è stata accettata: \u{1}
    \u{1}: \u{2}
    \u{1} ha abbandonato
    Hai abbandonato
    \u{1} ha finito il tempo
    Hai finito il tempo
    Di comune accordo
    Di’ qualcosa
    Mostra i messaggi dell’avversario
    Ciao!
    Buona fortuna!
    Ben giocato!
    Grazie!
    Ops!
    Bella partita!
    Gioca con una classe
    In pausa. Nessuno gioca, il tempo si ferma.
    Rompicapo \u{1}, \u{2}
    Difficoltà \u{1} su 5
    Giochi con \u{1}.
    Una sola mossa vince. Ti serve \u{1} mossa.\u{1F}Una sola mossa vince. Ti servono \u{1} mosse in tutto.
    Una sola mossa è sicura. Dopo qualsiasi altra, \u{1} può vincere.
    Con ogni mossa devi minacciare di vincere alla successiva. Una sola prima mossa funziona. Ti serve \u{1} mossa.\u{1F}Con ogni mossa devi minacciare di vincere alla successiva. Una sola prima mossa funziona. Ti servono \u{1} mosse in tutto.
    Una sola mossa perde. Qual è?
    Giusto!
    No, non \u{1}.
    \u{1}: nessun pericolo, dopo non vince nessuno.
    \u{1} gioca \u{2}. Vai avanti.
    Ancora \u{1} tentativo.\u{1F}Ancora \u{1} tentativi.
    La risposta: \u{1}.
    Una risposta giusta: \u{1}.
    \u{1} gioca \u{2} e completa \u{3}.
    \u{1} gioca \u{2} e minaccia di completare insieme \u{3}.
    \u{1} gioca \u{2} e vince in \u{3} mossa.\u{1F}\u{1} gioca \u{2} e vince in \u{3} mosse.
    \u{1} gioca \u{2}, e nessuno può più vincere.
    Si va avanti così: \u{1}.
    risolto al 1º tentativo
    risolto al 2º tentativo
    risolto al 3º tentativo
    non risolto
    Tris, rompicapo \u{1}: \u{2}
    Tris, rompicapo \u{1}: \u{2}, con \u{3} consiglio\u{1F}Tris, rompicapo \u{1}: \u{2}, con \u{3} consigli
    Guarda i tuoi simboli.
    Che cosa vuole fare \u{1}?
    Guarda dove si incrociano due delle tue linee.
    \u{1} ha un piano. Guarda dove si incrociano due linee.
    Costringi \u{1} a bloccarti.
    Puoi vincere. Pensa qualche mossa più in là.
    Attenzione! Quasi tutte le caselle perdono.
    Nessuno può vincere, se tutti e due fanno attenzione.
    \u{1} può vincere. Complica i suoi piani.
    Cerca una casella con tante linee.
    Qui chi fa una linea perde. Non farne nessuna.
    Immagina di giocare in ogni casella. Che cosa può fare poi \u{1}?
    Ancora un simbolo e la linea è fatta.
    In questa linea a \u{1} manca un solo simbolo.
    Una casella crea due minacce in una volta sola.
    \u{1} prepara due minacce in una volta sola. Occupa prima tu quella casella.
    Minaccia di fare una linea: l’avversario dovrà bloccarla.
    Vinci in \u{1} mossa. La prima sembra innocua.\u{1F}Vinci in \u{1} mosse. La prima sembra innocua.
    Una sola casella è sicura.
    Occupa una casella con tante linee aperte.
    Trova la mossa che ti fa resistere più a lungo.
    Occupa una casella che vuole anche \u{1}, con tante linee aperte.
    Metti i tuoi simboli lontani tra loro.
    C’è una casella pericolosa: se giochi lì, \u{1} ottiene due minacce in una volta sola o può vincere un po’ più tardi.
    Gioca \u{1}.
    Un altro consiglio ti dice l’idea.
    Un altro consiglio ti dice la mossa.
    Dopo qualsiasi altra mossa, \u{1} gioca \u{2} e può vincere.
    \u{1}? Allora \u{2} gioca \u{3} e può vincere.
    \u{1}: a \u{3} resta una sola risposta sicura, \u{2}.
    \u{1}: per \u{4} sono sicure \u{2} risposte su \u{3}.
    Il numero dice quante risposte dell’avversario sono sicure.
    Questa griglia è troppo grande per controllare ogni mossa.
    I cerchi mostrano le minacce.
    Tre in fila
    Blocca l’avversario
    Centro e angoli
    Due in una volta sola
    Scopri la trappola
    Perché non vince nessuno
    Angoli e blocchi
    Una sola risposta sicura
    Rubare un piano
    Caselle gemelle
    Chi perde vince
    Cinque in fila
    Tre dei tuoi simboli in fila vincono: in orizzontale, in verticale o in diagonale.
    Se l’avversario ha due simboli in una linea, occupa il buco. Ma prima di bloccare, guarda se puoi vincere.
    Alcune risposte alla prima mossa fanno perdere.
    Un solo simbolo può minacciare di completare due linee. L’avversario ne può fermare una sola.
    L’avversario vuole due linee in una volta sola. Costringilo prima a risponderti.
    Una linea con i simboli di tutti e due è chiusa. Con un po’ di attenzione si chiudono tutte.
    Su questa griglia vincono anche i quattro angoli e qualsiasi blocco 2×2.
    Su questa griglia alcune prime mosse lasciano pochissime risposte sicure.
    Se le linee vincono, un simbolo in più non fa mai male: cominciare non è mai uno svantaggio. Se le linee perdono, può far male.
    Ogni linea ha due caselle gemelle tutte sue. Se X ne prende una, tu prendi l’altra: nessuna linea sarà mai completa.
    Qui chi fa tre in fila perde. Comincia al centro, poi gioca sempre nella casella di fronte a quella dell’avversario, dall’altra parte del centro.
    Quattro in fila con le due estremità libere non si fermano più.
    Lezione \u{1}: \u{2}
    Lezioni
    Passo \u{1} di \u{2}
    Completa la tua linea.
    Ferma \u{1}.
    Puoi vincere in \u{1} mossa. Trova la prima.\u{1F}Puoi vincere in \u{1} mosse. Trova la prima.
    Trova una mossa sicura.
    Trova l’unica mossa sicura.
    Una linea è ancora aperta per \u{1}. Scegli una casella vuota di quella linea.
    Prendi la casella gemella.
    In quale gioco perde chi comincia? Scrivi il suo numero.
    Una riga: hai vinto!
    Una colonna: hai vinto!
    Una diagonale: hai vinto!
    Bloccato!
    Bloccato di nuovo!
    Vincere viene prima di bloccare.
    Dopo un angolo: il centro e nient’altro.
    Dopo il centro: un angolo.
    Vicino a quel lato, o proprio di fronte.
    Due linee, una sola risposta: vinci tu.
    Di nuovo due linee!
    Prima una minaccia, poi due in una volta sola.
    Un lato: adesso l’avversario deve risponderti.
    Ti resta un angolo, e basta quello.
    È l’ultima. Tutte le altre sono chiuse.
    Giusto: riga per riga, ognuno chiude quello che può.
    Quattro angoli: hai vinto!
    Un blocco: hai vinto!
    Vanno fermati anche i blocchi.
    Vanno fermati anche gli angoli.
    Proprio di fronte, e nient’altro.
    Vicino al centro, su quella diagonale.
    Dove le linee perdono, cominciare può essere un guaio.
    Ogni linea ha la sua coppia. È una dimostrazione: X non vince mai.
    Prima di tutto il centro.
    La casella di fronte.
    Di nuovo di fronte.
    Sempre di fronte: così non fai mai una linea.
    Quattro in fila con le due estremità libere: vinci tu.
    Lezione finita.
    Rompicapo del giorno
    Altri rompicapo
    Finite: \u{1} su \u{2}
    Mostra la risposta
    Avanti
    Torna alla partita
    Condividi il risultato
    Non risolto
    Preparo il rompicapo
    Questo non è un rompicapo
    Tutto fatto.
    Rompicapo
    Lezione
    Hai tre tentativi. Dopo una mossa sbagliata vedi che cosa succede, poi si torna indietro.
    Tutti i rompicapi quotidiani
    Precedenti
    Successivi
    Risolto
    Risolto con aiuto
    Risposta mostrata
    \u{1} giorno di fila\u{1F}\u{1} giorni di fila
    Cinque in fila con le minacce
    \u{1} rompicapo finito\u{1F}\u{1} rompicapo finiti
    Rompicapo e lezioni
    Una forma tutta tua
    Pareggio
    Equo con lo scambio
    \u{1} vince in \u{2} mossa\u{1F}\u{1} vince in \u{2} mosse
    \u{1} può sempre vincere
    Chi sceglie vince
    Nessuno può vincere, se tutti e due fanno attenzione
    Nessuno può vincere, su nessuna griglia
    Non si sa. Forse nessuno ha mai provato a scoprirlo.
    Chi può vincere? Sto cercando…
    Disegna la forma che vince: tocca le sue caselle.
    Ancora almeno una casella.
    Vale anche girata e specchiata.
    E anche: \u{1}.
    \u{1}, nella forma
    \u{1}, fuori dalla forma
    Gioca
    Più piccola
    Più grande
    Svuota
    Aggiungi una forma
    Perché?
    \u{1} prende sempre l’altra casella della coppia. Dovunque la metti, la forma contiene una coppia intera.
    La più piccola: \u{1}
    Rendi equo
    Disegna la tua
    \u{1} può vincere
    Nessuno può vincere
    Nessuno lo sa
    Scegline una e scopri perché.
    Una forma ha al massimo 8 caselle.
    Una forma è larga e alta al massimo 8 caselle.
    Questa forma c’è già.
    Una griglia ha da 3 a 10 righe, e la forma deve starci.
    aiuto
    annulla
    ripristina
    nuova
    griglie
    giocatori
    consiglio
    spiega
    simboli
    rivedi
    cronologia
    condividi
    continua
    menu
    lingua
    esci
    Con le frecce o con h, j, k, l vai da una casella all’altra; Invio o Spazio gioca, e anche un clic.
    Scrivi una casella: b2. Se la lettera della colonna è anche un comando, scrivila maiuscola.
    u annulla una mossa, r la ripristina, n comincia una nuova partita, g sceglie la griglia, p i giocatori e s i simboli, t dà un consiglio in tre passi, v mostra quanto vale ogni casella, q esce.
    L’ultima mossa è (X), una linea vincente [X], una perdente !X!; * è un consiglio; + vince, = è pareggio, − perde; il numero conta le tue mosse e, dopo =, le risposte sicure.
    Scrivi una casella come b2 per giocare lì.
    undo annulla una mossa, redo la ripristina, new comincia una nuova partita, new 4x4 una su un’altra griglia.
    hint dice dove guardare, la seconda volta l’idea e la terza la mossa; explain mostra o nasconde quanto vale ogni casella, explain b2 che cosa succede dopo una mossa lì.
    games elenca le griglie, board mostra di nuovo la griglia, quit chiude il programma.
    Scrivi help per vedere che cosa puoi scrivere.
    «\u{1}» non è né una casella come b2 né un comando; prova help
    «\u{1}» non è né una casella né un comando; intendevi \u{2}?
    \u{1}; intendevi «\u{2}»?
    riga \u{1}: \u{2}
    Non c’è nessuna mossa da annullare
    Non c’è nessuna mossa da ripristinare
    Non c’è nessuna mossa da consigliare
    La finestra è troppo piccola. Spazio che manca: \u{1}
    \u{1} colonna\u{1F}\u{1} colonne
    \u{1} riga\u{1F}\u{1} righe
    Hai una partita in sospeso: \u{1}
    Invio la continua, n ne comincia una nuova
    Continuarla? \u{1} o \u{2}
    La partita salvata non si può leggere (\u{1}); ora si trova in \u{2}
    Impossibile salvare la partita in \u{1}: \u{2}
    sì
    no
    Frecce per spostarsi e cambiare, Invio per scegliere, Esc per chiudere
    Frecce per scorrere, Esc per chiudere
    \u{1} – \u{2}
    Un invito per te: \u{1}
    \u{1} ti invita a giocare: \u{2}
    Una partita da guardare: \u{1}
    Giochi con \u{1}.
    Tris nel browser: gratis, senza pubblicità, senza registrazione.
    Caselle vuote
    Minacce
    Linea vincente
    Zoom
    Giocatori
    Chiudi
    pedina \u{1}
    Funziona solo in una partita online, al momento giusto
    In una partita online, draw propone il pareggio, takeback chiede di annullare la tua ultima mossa, resign abbandona, accept e decline rispondono all’avversario, le parole da say 1 a say 6 dicono qualcosa, computer fa giocare il computer finché un posto è libero, claim reclama la vittoria su uno sconosciuto che se n’è andato, e con leave lasci la partita online e continui a giocare per conto tuo.
    Scrivi una casella come b2. hint aiuta in tre passi, show dice la risposta, board mostra di nuovo la griglia, quit chiude il programma.
    «\u{1}» non è né una casella come b2 né hint, show, board, help o quit
    «\u{1}» non è un numero da 1 a \u{2}
    blu,verde,rosso,dorato,argentato,coraggioso,brillante,calmo,geniale,veloce,amichevole,spiritoso,gentile,felice,allegro,generoso,fortunato,festoso,agile,fiero,tranquillo,solare,svelto,saggio
    Gatto,Scoiattolo,Riccio,Delfino,Panda,Koala,Leone,Cavallo,Pony,Cigno,Canguro,Falco,Colibrì,Ghepardo,Castoro,Pettirosso,Tucano,Pinguino,Cerbiatto,Gabbiano,Leopardo,Procione,Lupo,Pappagallo
    \u{2} \u{1}
    Classe
    Un solo codice per tutta l’aula. Nessuno deve scrivere un nome. La classe viene cancellata un giorno dopo la sua ultima partita.
    Crea una classe
    Entra in una classe
    Codice
    Tempo
    Senza limiti
    \u{1} min
    Chi gioca contro chi
    Chi è libero gioca
    Turni di partite, al mio via
    Chiudi
    Nessuna classe ha questo codice.
    Troppi tentativi. Aspetta \u{1} s.
    In questo momento la classe non risponde. Nuovo tentativo…
    Questa classe non c’è più.
    La classe è al completo.
    Sei \u{1}
    Un altro nome
    Aspetta qui: la tua prossima partita comincia da sola.
    Aspetta qui: il prossimo turno comincia presto.
    In questo turno aspetti, perché i giocatori sono dispari. Il punto è tuo.
    Hai vinto!
    Questa l’hai persa.
    Pareggio.
    Giochi contro \u{1}
    Vai alla partita
    Posto \u{1} su \u{2}
    Giocatori: \u{1}
    Turno \u{1}
    Griglia \u{1}: \u{2} contro \u{3}
    Pausa
    Riprendi
    Prossimo turno
    Copia i risultati
    Copiato
    Chiudi la classe
    Chiuderla davvero per tutti?
    La classe è chiusa.
    Tutte le griglie
    Togli \u{1}
    L’insegnante ha tolto il tuo nome dalla classe.
    Esci dalla classe
    Inquadra il codice QR, o apri \u{1} e scrivi il codice
    Griglie
    Classifica
    Posto
    Nome
    Giocate
    Vinte
    Pari
    Punti
    Ci sono meno di due giocatori.
    Alcune partite di questo turno sono ancora in corso.
    Classe: sei \u{1}
    \u{1} è fuori dalla griglia
    Vedi la griglia
    Proponi il pareggio
    Chiedi di annullare la mossa
    Scrivi = per prendere \u{1}, o una casella per giocare.
    """
}
