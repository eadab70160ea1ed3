# What is asked, for the player who answers, and what the others read meanwhile (waiting-…).

question-night = Apri gli occhi
    .detail = Tieni premuto per vedere che cosa ti ha mostrato la notte. Poi inizia la prima ora.
question-act = Che cosa fai { $placeIn }?
    .detail = { $ghost ->
        [yes] Anche un fantasma riempie le stanze e le controlla.
       *[no] Un’azione, oppure passa.
    }
question-walk = { $moved ->
    [yes] Dove prosegui?
   *[no] Dove vai?
}
    .detail = { $moved ->
        [yes] Sei { $placeIn }. { $points ->
            [one] Ancora una porta.
           *[other] Ancora { $points } porte.
        }
       *[no] { $points ->
            [one] Una porta.
           *[other] Fino a { $points } porte.
        } Non puoi restare { $placeIn }.
    }
question-declare-path = Da che parte vai?
    .detail = { $pathIs ->
        [none] Scegli tutto il percorso, porta per porta.
       *[some] Finora: { $path }.
    }
question-teleport = Dove vaghi?
    .detail = Sei un fantasma, e i muri sono aria.
question-meet = { $othersIs ->
    [one] Quale carta dai { $othersDat }?
   *[many] Quale carta dai, e a chi?
}
    .detail = { $othersIs ->
        [one] Vi incontrate { $placeIn }. Nello stesso momento ricevi una carta. Nessuno può rifiutare.
       *[many] Incontri { $othersAcc } { $placeIn }, al buio. Dai una carta a una di queste persone.
    }
question-give-in-turn = { $othersIs ->
    [one] Quale carta dai { $othersDat }?
   *[many] Quale carta dai, e a chi?
}
    .detail = Incontri { $othersAcc } { $placeIn }. Tocca a te dare.
question-look-at-pulse = { $targetIs ->
    [you] Che cosa dici del tuo mazzo Energia?
   *[other] Che cosa dici del mazzo Energia di { $target }?
}
    .detail = Tieni premuto per guardare. Gli altri vedono solo che stai guardando.
question-hold-vote = Chi deve andarsene?
    .detail = { $seatIs ->
        [you] Conti tu i voti. Il tuo resta sigillato finché non hanno votato tutti.
       *[other] { $seat } conta i voti. Il tuo resta sigillato finché non hanno votato tutti.
    }
question-reconsider-ballot = Cambi il tuo voto?
    .detail = Hai il coltello. { $ballotIs ->
        [unknown] Questo decide la votazione.
        [none] Finora ti astieni.
        [you] Finora voti per te.
       *[other] Finora voti { $ballotAcc }.
    }
question-weigh-ballot = Fai contare due volte il tuo voto?
    .detail = Hai il coltello.
question-ask-for-claim = L’ora { $round } volge alla fine
    .detail = C’è altro da dire?
question-guess-seer = Chi è il Veggente?
    .detail = Gli investigatori stanno per vincere. Un solo nome decide.
question-help-close = Aiuti a chiudere il Portale?
    .detail = { $askerIs ->
        [none] Ti costa l’azione di quest’ora.
       *[other] Te lo chiede { $asker }. Ti costa l’azione di quest’ora.
    }
question-look-through-false-eyes = Quale mazzo Energia guardi?
    .detail = Gli Occhi finti si aprono per chi ha il coltello.
question-take-control = Guardi nel sacchetto?
    .detail = Hai il coltello. Un segnalino, solo per i tuoi occhi.
question-handle-token = Che cosa fai del segnalino?
    .detail = Tieni premuto per vederlo. Per ora non ha effetto.

## Meanwhile, for everyone else

waiting-night = La notte è finita
waiting-act = { $seat } sceglie un’azione
waiting-walk = { $seat } si muove
waiting-declare-path = { $seat } pensa a un percorso
waiting-teleport = { $seat } vaga
waiting-meet = { $seatsIs ->
    [ye] { $seats } vi incontrate { $placeIn }
   *[many] { $seats } si incontrano { $placeIn }
}
waiting-give-in-turn = { $seat } dà una carta
waiting-look-at-pulse = { $seat } guarda { $targetIs ->
    [you] il tuo mazzo Energia
   *[other] il mazzo Energia di { $target }
}
waiting-hold-vote = I voti stanno arrivando
waiting-reconsider-ballot = { $seat } ha il coltello e può ancora cambiare voto
waiting-weigh-ballot = { $seat } ha il coltello e può raddoppiare il voto
waiting-ask-for-claim = L’ora { $round } volge alla fine
waiting-guess-seer = I cultisti indicano il Veggente
waiting-help-close = { $seat } deve decidere se aiutare a chiudere il Portale
waiting-look-through-false-eyes = { $seat } può guardare con gli Occhi finti
waiting-take-control = { $seat } può guardare nel sacchetto
waiting-handle-token = { $seat } decide che cosa fare del segnalino
waiting-for-some = { $count ->
    [one] Manca ancora una risposta.
   *[other] Mancano ancora { $count } risposte.
}
