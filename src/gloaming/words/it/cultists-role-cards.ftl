# The role cards: what one wants, what one fears, and a trick. The held sheet shows them first, the lobby under each role’s name.

role-card-books = Libri, oppure { $cultists ->
    [one] il cultista
   *[other] i due cultisti
} alla porta.

role-card-investigator =
    .want = Libri per { $points } punti nella libreria, oppure { $cultists ->
        [one] il cultista
       *[other] i due cultisti
    } alla porta.
    .fear = Una carta Morto che non vedrai mai, e una votazione contro uno dei tuoi.
    .trick = Hai solo carte buone. Di’ dove le hai messe, e conta le altre.
role-card-cultist =
    .want = { $cultists ->
        [one] { $dead } investigatori morti, e dirlo alla fine di un’ora. O dieci ore passate.
       *[other] { $dead } investigatori morti entro l’ora prima della sconfitta. O dieci ore passate.
    }
    .fear = { $cultists ->
        [one] Una votazione. E che solo tu abbia incontrato tutti i morti.
       *[other] Votazioni contro voi due, e una difesa troppo buona dell’altro cultista.
    }
    .trick = { $cultists ->
        [one] Dai spesso Vivo. Segui il tuo itinerario, anche se non serve. Taci le morti che scopri.
       *[other] Nessuno si fa avanti. Uccidi presto, datti da fare, e ogni tanto contraddici l’altro.
    }
role-card-seer =
    .want = Libri, oppure { $cultists ->
        [one] il cultista
       *[other] i due cultisti
    } alla porta, senza che nessuno si accorga di ciò che sai.
    .fear = Che alla fine facciano il tuo nome: allora vincono i cultisti.
    .trick = Vota come chi tira a indovinare. Lascia che il nome lo dicano altri per primi.
role-card-assassin =
    .want = Un colpo che raggiunga un cultista.
    .fear = Colpire uno dei tuoi: conta per i cultisti.
    .trick = Aspetta la certezza. Fino ad allora, basta la minaccia a tenere a bada i cultisti.
role-card-mechanic =
    .want = Libri, più in fretta di tutti gli altri.
    .fear = Passare per cultista, perché nessun itinerario spiega dove vai.
    .trick = Lavora nelle stanze che in quest’ora nessun altro può usare. Da fantasma non puoi.
role-card-radiant-beauty =
    .want = { role-card-books }
    .fear = Che la tua morte si scopra con la luce accesa, quando la tua luce non vale nulla.
    .trick = Da fantasma porti luce e corrente: nelle stanze buie, o alla telecamera.
role-card-infected =
    .want = { role-card-books }
    .fear = Una morte che nessuno scopre: allora il tuo potere dorme.
    .trick = Scoperta la tua morte, nessuno dà carte fino alla fine dell’ora seguente.
role-card-super-ghost =
    .want = { role-card-books }
    .fear = Una morte che nessuno scopre: allora hai due mani come tutti.
    .trick = Da fantasma usi ogni stanza: telecamera, corrente, Portale, perfino una votazione.
role-card-greenhorn =
    .want = Libri, oppure { $cultists ->
        [one] il cultista
       *[other] i due cultisti
    } alla porta, senza rimetterci i nervi.
    .fear = La telecamera e iniziare una votazione: sia l’una sia l’altra fa di te un fantasma.
    .trick = L’azione si compie lo stesso. Uno sguardo o una votazione può valere la pena.
role-card-butterfingers =
    .want = Libri, oppure { $cultists ->
        [one] il cultista
       *[other] i due cultisti
    } alla porta, senza toccare il coltello.
    .fear = Usare il coltello per qualsiasi cosa: fa di te un fantasma.
    .trick = Conferma il tuo voto e rinuncia a ciò che il coltello offre. Averlo in mano è innocuo.
role-card-crybaby =
    .want = Libri, oppure { $cultists ->
        [one] il cultista
       *[other] i due cultisti
    } alla porta, senza vedere un cadavere.
    .fear = Rivelare la morte di qualcuno: diventi fantasma anche tu.
    .trick = Lascia guardare gli altri. Aggiungi e pesca carte; lì la tua mano è ferma.
role-card-firestarter =
    .want = Il tuo Fallimento e il tuo Sabotaggio via dalla mano entro la fine dell’ora 5.
    .fear = Averne ancora uno a quel punto. E passare per cultista.
    .trick = Mettili dove non c’è un libro vicino, o nei passaggi non sicuri.
role-card-cursebearer =
    .want = Libri, oppure { $cultists ->
        [one] il cultista
       *[other] i due cultisti
    } alla porta, lontano dai fantasmi.
    .fear = Una stanza con un fantasma: muori subito.
    .trick = I corridoi sono sicuri. Chiedi ad alta voce ai fantasmi dove vogliono vagare.
role-card-celebrity =
    .want = Arrivare in vita all’inizio dell’ora 6, quando tutti scoprono chi sei.
    .fear = Morire prima: le tue carte, anche Morto, vanno agli altri.
    .trick = Fino ad allora evita gli incontri a due. Dopo hai le prove, e tutti possono fidarsi di te.
role-card-blind-cultist =
    .want = Ciò che vuole ogni cultista: abbastanza morti in tempo, o dieci ore passate.
    .fear = Uccidere o accusare l’altro cultista, che non conosci.
    .trick = L’altro sa di te. Osserva chi ti risparmia, e dai Morto ad altri.
role-card-cursed-hunter =
    .want = La maledizione sui due cultisti, o su sei stanze, e nessuno che faccia il tuo nome.
    .fear = L’ultima domanda della partita: chi è il Cacciatore?
    .trick = Conosci i cultisti e non ti serve un itinerario. Fai la parte dell’investigatore zelante.

## Professions, and what else you can be

role-card-mayor =
    .want = Votazioni serrate: ogni pareggio lo decidi tu.
    .fear = Diventare fantasma: la carica va perduta con te.
    .trick = Di’ prima come decideresti: questo sposta i voti.
role-card-detective =
    .want = Qualcuno di cui fidarti: ti mostrano l’Informatore, di certo un investigatore.
    .fear = Che i cultisti vedano di chi ti fidi.
    .trick = Credi all’Informatore, e non dire mai perché.
role-card-exorcist =
    .want = Un fantasma di nuovo tra i vivi, una volta, al prezzo di un’altra vita.
    .fear = Morire prima: allora nessuno ritorna.
    .trick = Sacrifica qualcuno su cui hai certezze. Con l’ultimo cultista la partita finisce.
role-card-profiler =
    .want = Guardare i mazzi Energia: vedi le carte nell’ordine in cui sono arrivate.
    .fear = I mazzi che qualcun altro ha mescolato prima.
    .trick = Confronta l’ordine con il registro: mostra chi ha dato la carta Morto.
role-card-saboteur =
    .want = Scambiare i mazzi di due stanze, una volta.
    .fear = Scambiare a caso, e aiutare i cultisti.
    .trick = Porta un mazzo di cui ti fidi nella stanza dove un libro decide.
role-card-informant =
    .want = Ciò che vuole il tuo ruolo. Il tuo segnalino dice che non stai con i cultisti.
    .fear = Non più degli altri.
    .trick = Se c’è un Detective, una persona al tavolo sa che sei dalla parte giusta.
role-card-ghost =
    .want = Ciò che volevi prima: vinci o perdi con la tua parte.
    .fear = Nulla ti uccide due volte. Il silenzio, forse.
    .trick = Vaga dove vuoi, aggiungi e pesca carte sul tuo itinerario, parla e vota.
role-card-knife =
    .want = Usarlo bene: cominci tu, e alcuni eventi chiedono a te.
    .fear = Che gli altri ricordino come l’hai usato.
    .trick = Fino a sei persone puoi cambiare il tuo voto; se siete di più, conta due volte.
