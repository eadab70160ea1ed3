# The guided games, beat by beat: `.coach` stands on the question, `.held` only while one holds, `.then` after the
# answer, `.refused` where another answer was tapped, `.says-…` is what others say, `.help-…` comes one a tap.

## The first night

lesson-first-night = La tua prima notte
    .intro-1 = Un’università di notte. In cinque raccogliete libri.
    .intro-2 = Uno di voi passa la morte con una stretta di mano.
    .intro-3 = La carta che ricevi può essere la tua morte. Nessuno te lo dirà.

lesson-first-night-n1 =
    .coach = Tieni premuta la carta per guardarla. Lasciala, ed è di nuovo coperta.
    .held = Sei investigatore. Porta libri nella libreria, o metti alla porta il cultista.
    .then = Tutti hanno una carta come la tua. Su una c’è scritto Cultista.

lesson-first-night-1-1 =
    .coach = Prima si muovono tutti, attraverso tre porte al massimo. Nessuno può restare dov’è.

lesson-first-night-1-4 =
    .coach = Due persone sole in una stanza si incontrano. Si scambiano una carta a testa, a faccia in giù.

lesson-first-night-1-5 =
    .coach = In quest’ora il tuo itinerario ha tre stanze, e puoi lavorare solo lì. Scegline una.
    .refused = In altre notti è aperta. Stanotte scegli una stanza illuminata.

lesson-first-night-1-6 =
    .says-1 = Eccoti. In due si vede meglio.

lesson-first-night-1-7 =
    .coach = Ci siete solo tu e Agnes: vi incontrate. Premi, scorri fino a una carta, lascia.
    .held = Hai solo carte Vivo. Non puoi fare del male a nessuno.
    .then = La tua carta è nel suo mazzo Energia. Che cosa ti ha dato lei, nessuno te lo dirà.

lesson-first-night-1-8 =
    .coach = Ogni ora si pesca un segnalino. Questo: quattro porte nella prossima ora.

lesson-first-night-1-9 =
    .coach = Ora ognuno fa una cosa. Theo aggiunge una carta al mazzo della sua stanza.

lesson-first-night-1-11 =
    .coach = Tre carte nel mazzo, e l’Osservatorio è esplorato. Ora lì si può pescare.

lesson-first-night-1-12 =
    .coach = Aggiungi una carta al mazzo di questa stanza. Più tardi qualcuno ne pescherà una.
    .held = Hai solo carte Successo. Le altre le ha soltanto un cultista.

lesson-first-night-1-13 =
    .coach = Agnes ne aggiunge una sua, a faccia in giù. Solo lei sa quale.
    .says-1 = E una da parte mia. Abbiamo fatto presto.

lesson-first-night-1-14 =
    .coach = Ogni ora questa domanda arriva a tutti. Solo il cultista può rispondere altro.

lesson-first-night-2-3 =
    .coach = Il tuo itinerario prosegue: verde e blu. L’Osservatorio è esplorato. Vai lì e pesca.
    .refused = Un’altra volta. L’Osservatorio è esplorato, e sul tuo itinerario.

lesson-first-night-2-4 =
    .says-1 = Vengo anch’io. In questo posto nessuno dovrebbe restare da solo.

lesson-first-night-2-5 =
    .coach = Ancora Agnes. Una carta a testa, come prima.

lesson-first-night-2-7 =
    .coach = La luce si spegne. Al buio si incontrano tutti quelli che sono nello stesso luogo, non solo due.

lesson-first-night-2-10 =
    .coach = Pesca da questo mazzo. Tutti vedranno la carta. Un Successo porta un libro nella libreria.
    .then = Ancora un libro, e questo scaffale è pieno. Con dieci punti si vince la notte.

lesson-first-night-2-11 =
    .says-1 = Ancora una, porta fortuna.

lesson-first-night-3-2 =
    .coach = Azzurro o rosso. Due teste su una stanza vogliono dire che lì incontreresti qualcuno.
    .refused = Non stanotte. Le due stanze illuminate sono sul tuo itinerario.

lesson-first-night-3-3 =
    .says-1 = Ti lascio lavorare. Bada a te.

lesson-first-night-3-4 =
    .says-1 = Sono solo io. Abbassa quella lanterna.

lesson-first-night-3-5 =
    .coach = Una carta a testa, come sempre.

lesson-first-night-3-8 =
    .coach = In tre, al buio. Dai una carta a uno di loro: prima a chi, poi quale.
    .then = Tutti vedono a chi l’hai data, anche al buio. Nessuno vede quale.

lesson-first-night-3-9 =
    .coach = Di nuovo il Fulmine. La luce è tornata.

lesson-first-night-3-11 =
    .coach = Puoi guardare le carte che qualcuno ha ricevuto. Guarda quelle di Theo.

lesson-first-night-3-12 =
    .coach = Tieni premuto per vedere le carte di Theo. Se tra loro c’è una carta Morto, è morto.
    .held = Solo carte Vivo: Theo è vivo. Rimetti a posto il mazzo.
    .then = Una carta Morto avresti dovuto rivelarla. Solo un cultista può nasconderla.

lesson-first-night-3-14 =
    .says-1 = Va bene così?

lesson-first-night-3-15 =
    .says-1 = Ora tu. Io guardo tutti una volta.

lesson-first-night-3-16 =
    .coach = Tra le tue c’era una carta Morto. Chi te l’ha data lo sapeva.
    .says-1 = Mi dispiace. Questa devo mostrarla.

lesson-first-night-3-17 =
    .coach = È stata scoperta una morte, quindi votano tutti, anche i morti. Nomina qualcuno, o nessuno.
    .says-1 = Theo è venuto da te al buio. Io dico Theo.
    .says-2 = La mia carta era Vivo. Chi altro era da solo con te?
    .says-3 = Sappiamo troppo poco. Non nomino nessuno.
    .says-4 = Preferisco aspettare.

lesson-first-night-3-18 =
    .coach = A un nome servono più voti di ogni altro nome, e più delle astensioni.

lesson-first-night-4-1 =
    .coach = Sei un fantasma: i muri sono aria, e non incontri nessuno. Nell’Osservatorio resta un libro.

lesson-first-night-4-3 =
    .says-1 = Agnes. Dobbiamo parlare.

lesson-first-night-4-4 =
    .coach = Agnes e Theo si incontrano nella Biblioteca. Tu puoi solo guardare.

lesson-first-night-4-6 =
    .coach = Con Ines sono in tre. Alla luce, in tre non ci si incontra.

lesson-first-night-4-8 =
    .coach = I morti lavorano ancora. Aggiungi o pesca una carta, nelle stanze del tuo itinerario.
    .then = Lo scaffale è pieno: 2 punti. Non vivi più, e aiuti ancora a vincere.

lesson-first-night-4-11 =
    .says-1 = Theo, sta’ fermo.

lesson-first-night-4-12 =
    .says-1 = Un’ora fa ero vivo. Qualcuno qui ha guardato.

lesson-first-night-4-13 =
    .coach = Il tuo voto decide. Nell’ora 3 hai guardato Theo. Chi ha incontrato da allora?
    .held = Nell’ora 3 le carte di Theo erano tutte Vivo.
    .help-1 = Da quando hai guardato, Theo ha incontrato una persona.
    .help-2 = Chi è morto non può essere il cultista: solo il cultista ha carte Morto.
    .says-1 = Ines trova tutti i morti. A me pare strano.
    .says-2 = Ruben va dove nessuno lavora, e non fa nulla.
    .says-3 = L’ultima che ho incontrato è Agnes.
    .says-4 = …

lesson-first-night-5-1 =
    .coach = Uno di voi sapeva di lei fin dall’inizio: il Veggente. Se Agnes avesse fatto il nome giusto, avrebbe vinto.
    .says-1 = Quanta sicurezza. Il Veggente sei tu.

lesson-first-night-6-2 =
    .coach = Con tre morti il cultista può farsi avanti alla fine di un’ora, e vince.
    .says-1 = Grazie. Tre sono morti. Contateli.

lesson-first-night-reveal-1 = La tua linea. Il teschio: ora 2, l’Osservatorio. Agnes ti ha dato una carta Morto.
lesson-first-night-reveal-2 = L’occhio: ora 3. Per un’ora intera hai camminato, dato e pescato, senza vita.
lesson-first-night-reveal-3 = Theo: ora 4, la Biblioteca. Ha incontrato Agnes, e la sua linea si fa piatta.
lesson-first-night-reveal-4 = Ruben era morto dall’inizio, e non l’ha mai saputo. Era il Veggente, e sapeva di Agnes.
lesson-first-night-reveal-5 = Tu, Theo, Ruben: tre morti. Alla fine di quest’ora Agnes si sarebbe fatta avanti, e avrebbe vinto.
lesson-first-night-reveal-6 = Tu, Theo, Ruben: tre morti. Una sola persona era stata da sola con te e con Theo.
lesson-first-night-reveal-7 = Questa era una notte. In una partita vera nessuno ti illumina la strada, e forse cultista sarai tu.

## The first night as the Cultist

lesson-first-night-cultist = La tua prima notte da cultista
    .intro-1 = La stessa università, un’altra notte. Questa volta sei tu.
    .intro-2 = Uno degli altri è già morto e non lo sa. Altri due, e vinci.
    .intro-3 = Nessuno vede le tue carte. Tutti vedono chi incontri.

lesson-first-night-cultist-n1 =
    .coach = Tieni premuta la carta per guardarla. Stanotte è un’altra.
    .held = Sei cultista. Agnes è morta dall’inizio. Con tre morti vinci.
    .then = Uno degli altri è il Veggente, e sa chi è cultista. Nessuno sa chi sia.

lesson-first-night-cultist-1-1 =
    .says-1 = Stanotte preferisco lavorare da sola.

lesson-first-night-cultist-1-4 =
    .coach = Ognuno di loro è da solo. Vai da uno, e vi incontrerete.

lesson-first-night-cultist-1-5 =
    .coach = Premi, scorri fino a una carta, lascia. Da fuori sono tutte uguali.
    .held = Scorri fino a Morto. Chi la riceve muore subito, e continua a camminare.
    .then = Tutti hanno visto che hai dato una carta. Nessuno ha visto quale.

lesson-first-night-cultist-1-7 =
    .coach = La luce si spegne. Al buio si incontrano tutti quelli che sono nello stesso luogo.

lesson-first-night-cultist-1-11 =
    .coach = Aggiungi una carta al mazzo di questa stanza, come tutti.
    .held = A te non serve un itinerario. Sabotaggio toglie un libro, Fallimento non fa nulla, Successo pare onesto.
    .then = A faccia in giù, tra le altre. Chi più tardi la pesca non può dire di chi fosse.

lesson-first-night-cultist-1-13 =
    .coach = Lo si chiede a tutti. Lascia finire l’ora.
    .held = Due sono morti: Agnes e { $victim }. Se ti fai avanti con meno di tre, perdi. Aspetta.

lesson-first-night-cultist-2-5 =
    .coach = Ines e Ruben sono nel Refettorio, al buio. Vai da loro, e vi incontrerete in tre.

lesson-first-night-cultist-2-6 =
    .coach = Prima a chi, poi quale carta. Tutti vedono chi scegli.
    .held = Di nuovo Morto, per chi è ancora in vita. La colpa, più tardi, forse la prenderà un altro.

lesson-first-night-cultist-2-12 =
    .coach = Guarda il mazzo Energia di una delle due persone qui.
    .held = Scegli { $second }. Guardare sembra un aiuto, e tu sai già che cosa troverai.

lesson-first-night-cultist-2-13 =
    .coach = Tieni premuto per guardare, poi decidi. Gli altri vedono solo che hai guardato.
    .held = Un investigatore dovrebbe rivelarla. Tu puoi rimetterla a posto e sorridere.
    .then = Non hai rivelato nulla. Il tavolo lo prende per un buon segno.

lesson-first-night-cultist-2-16 =
    .coach = A tutti si chiede se c’è ancora qualcosa da dire.
    .held = Agnes, { $victim }, { $second }: tre. È l’ora giusta. Fatti avanti.

lesson-first-night-cultist-reveal-1 = Tre teschi: uno dall’inizio, due di mano tua. Nessuno ha guardato in tempo.
lesson-first-night-cultist-reveal-2 = Theo era il Veggente. Sapeva di te da tutta la notte, e non ha osato dirlo.
lesson-first-night-cultist-reveal-3 = In una partita vera contano chi era con ognuno dei morti. Dai loro qualcun altro da contare.
