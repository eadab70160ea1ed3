# The guided games, beat by beat: `.coach` stands on the question, `.held` only while one holds, `.then` after the
# answer, `.refused` where another answer was tapped, `.says-…` is what others say, `.help-…` comes one a tap.

## The first evening

lesson-first-evening = La tua prima sera
    .intro-1 = Milano, stasera. Gli alieni tengono cinque quartieri, e cinque scienziati sono isolati.
    .intro-2 = Tu e i tuoi agenti li portate al Duomo.
    .intro-3 = Ma ogni carta che peschi può farti cambiare parte. Nessuno lo saprà.

lesson-first-evening-s1 =
    .coach = Gli alieni sono atterrati in cinque luoghi. Accanto a ognuno uno scienziato è isolato.

lesson-first-evening-s5 =
    .coach = Ognuno pesca una carta. Tieni premuto per guardare la tua.
    .held = Umano. Stai con noi, finora.
    .then = Ogni round inizia con un evento. Cattedrale: un agente può andare in centro.

lesson-first-evening-1-2 =
    .says-1 = Airone a Porta Nuova della piazza. Qualcuno deve aprire la porta.

lesson-first-evening-1-3 =
    .coach = Nel tuo turno puoi guidare un agente. Gli agenti non sono di nessuno; la sirena dice: libero.

lesson-first-evening-1-4 =
    .coach = Si sposta lungo una strada, quanto vuoi. Poi la sua sirena è spenta.

lesson-first-evening-1-5 =
    .coach = Tocca a te. Guida Gazza o Lince: entrambi sono sull’anello.

lesson-first-evening-1-6 =
    .coach = A Porta Nuova aspetta uno scienziato. Vai lì, lungo l’anello.

lesson-first-evening-1-7 =
    .coach = Tre quartieri alieni toccano questa postazione. Liberali: oltre gli alieni non si scorta nessuno.

lesson-first-evening-1-8 =
    .coach = Airone è alla porta, sulla stessa strada. Manda lì lo scienziato.

lesson-first-evening-1-9 =
    .coach = L’ultimo passo è un salvataggio, in tre. Scegli altri due.

lesson-first-evening-1-11 =
    .coach = Ognuno gioca una carta in segreto. Un solo Sabotaggio fra le tre rovinerebbe tutto.
    .held = Successo, se vuoi che riesca.
    .then = Salvati: 1 su 2. Ora la pressione è 2: guidare un agente costa due carte.

lesson-first-evening-1-14 =
    .coach = Per questo Agnes pesca due carte. Ognuna può farle cambiare parte, e lo saprebbe solo lei.

lesson-first-evening-1-15 =
    .says-1 = Ines, hai guardato la tua carta molto a lungo.

lesson-first-evening-1-16 =
    .coach = A Theo serve un sostegno. Se Ines sta con gli umani, chi l’ha accusata non potrà mai più accusare.
    .then = { $answer ->
        [support] Ines mostra la sua carta: Umano. Theo, Ruben e tu avete perso il diritto di accusare.
       *[other] Ines mostra la sua carta: Umano. Theo e Ruben hanno perso il diritto di accusare.
    }

lesson-first-evening-1-17 =
    .says-1 = Se avete finito, io mi metterei al lavoro.

lesson-first-evening-1-19 =
    .coach = Il round finisce: le sirene tornano, e i dadi spargono gli alieni. Un settore pieno fa perdere la città.
    .then = Una nave madre: dieci carte sconosciute entrano nel mazzo. Con la seconda questa partita finisce.

lesson-first-evening-2-1 =
    .coach = Questa volta pianifica: pesca una carta, poi vedi due eventi. Uno arriverà.
    .held = Assimilato. Ora stai con gli alieni, per sempre. Nessun altro lo sa.

lesson-first-evening-2-2 =
    .coach = Uno arriverà nel prossimo round; l’altro è sventato. Nessun altro vede quale.
    .held = Ora vinci con le navi. Ma puoi ancora fare la parte del buon vicino.

lesson-first-evening-2-3 =
    .coach = Prima di ogni turno lo si chiede a tutti. Solo un alieno può dichiararsi.
    .held = Resta nell’ombra. Se ti dichiari, nessuno ti vorrà mai più in una squadra.

lesson-first-evening-2-4 =
    .says-1 = Porta Magenta, e abbiamo finito.

lesson-first-evening-2-9 =
    .says-1 = Theo. E tu. Di te mi fido.

lesson-first-evening-2-10 =
    .coach = Gioca una carta. Tutti vedranno quanti Sabotaggi ci sono, ma non di chi.
    .held = Successo salva lo scienziato, e gli umani vincono senza di te. Sabotaggio è per la tua parte.

lesson-first-evening-reveal-1 = La tua linea cambia nel round 2, alla carta che hai pescato per pianificare.
lesson-first-evening-reveal-2 = Nessun altro aveva cambiato parte. Fra voi cinque, una carta ha fatto un alieno.
lesson-first-evening-reveal-3 = Hanno visto un Sabotaggio fra tre carte. Agnes, Theo o tu? Ne avrebbero discusso tutta la notte.
lesson-first-evening-reveal-4 = Due scienziati sono al sicuro, e vincono gli umani. Tu avevi cambiato parte, e perdi con gli alieni.
lesson-first-evening-reveal-5 = Una partita intera vuole cinque scienziati o quattro navi, e più d’uno di voi può cambiare parte.
