# Every answer as the act it names. What follows from it stands in detail-…; what only its seat may read in secret-….

option-wake = Svegliati
option-go = Vai { $placeTo }
option-go-drift = Vaga { $placeTo }
option-stop = Resta { $placeIn }
option-stop-path = Concludi il percorso { $placeIn }
option-give = Dai { $card } { $toDat }
option-show-death = Rivela la carta Morto
option-put-back = Rimetti a posto il mazzo senza mostrare nulla
option-accuse = { $seatIs ->
    [you] Vota per te
   *[other] Vota { $seatAcc }
}
option-accuse-instead = { $seatIs ->
    [you] Vota invece per te
   *[other] Vota invece { $seatAcc }
}
option-abstain = Astieniti
option-abstain-instead = Astieniti, invece
option-keep-ballot = Conferma il tuo voto
option-weigh = { $twice ->
    [yes] Fai contare due volte il tuo voto
   *[no] Fai contare una volta il tuo voto
}
option-confirm = Lascia finire l’ora { $round }
option-claim = Fatti avanti e rivendica la vittoria
option-name-seer = Indica { $seatAcc }
option-check-state = { $targetIs ->
    [you] Guarda il tuo mazzo Energia
   *[other] Guarda il mazzo Energia di { $target }
}
option-secure-hallway = Metti { $card } nei passaggi non sicuri
option-fight-cultist = Caccia l’incappucciato { $placeFrom }
option-scare-fishman = Scaccia il Fishman nel lago
option-fill-room = Aggiungi { $card } al mazzo { $placeOf }
option-check-room = Pesca una carta { $placeIn }
option-initiate-vote = Inizia una votazione
option-watch-room = Pesca una carta { $placeIn } con la telecamera
option-watch-state = { $targetIs ->
    [you] Guarda il tuo mazzo Energia con la telecamera
   *[other] Guarda il mazzo Energia di { $target } con la telecamera
}
option-restart-power = Riattiva la corrente
option-close-portal = { $closingIs ->
    [none] Comincia a chiudere il Portale
   *[some] Chiudi il Portale
}
option-close-together = Chiudi il Portale con { $partnerAcc }
option-help = Aiuta
option-refuse = Non aiutare
option-pass = Passa
option-assassinate = Colpisci { $targetAcc } da Assassino
option-spy = { $targetIs ->
    [you] Guarda il tuo mazzo Energia
   *[other] Guarda il mazzo Energia di { $target }
}
option-decline = { $question ->
    [LookThroughFalseEyes] Non guardare nessuno
   *[other] Lascia stare il sacchetto
}
option-peek = Prendi un segnalino e guardalo
option-remove-token = Rimuovilo dal gioco
option-return-token = Rimettilo nel sacchetto

## What an act leads to, as far as everyone at the table could work it out

detail-meet = { $seatsIs ->
    [one] Lì c’è solo { $seats }. Vi incontrate.
   *[many] Lì, al buio, ci sono { $seats }. Vi incontrate.
}
detail-meet-without-cards = { $seatsIs ->
    [one] Lì c’è solo { $seats }. Vi incontrate, ma senza carte.
   *[many] Lì, al buio, ci sono { $seats }. Vi incontrate, ma senza carte.
}
detail-crowd = Lì ci sono { $seats }. Nessun incontro.
detail-met-before = In questo turno lì c’è già stato un incontro.
detail-back-at-start = È il tuo punto di partenza: non puoi restarci.
detail-last-door = La tua ultima porta.
detail-movement-ends = Il tuo movimento finisce.
detail-card-unseen = { $toIs ->
    [you] Va a faccia in giù nel tuo mazzo Energia.
   *[other] Va a faccia in giù nel mazzo Energia di { $to }.
} Solo tu saprai quale.
detail-fill = { $cards ->
    [one] Ora lì c’è una carta.
   *[other] Ora lì ci sono { $cards } carte.
}
detail-fill-explores = È la terza carta: la stanza è esplorata.
detail-secure = { $cards ->
    [one] Ora lì c’è una carta.
   *[other] Ora lì ci sono { $cards } carte.
}
detail-draw = { $cards ->
    [one] C’è una carta nel mazzo. Un Successo porta un libro nella libreria.
   *[other] Ci sono { $cards } carte nel mazzo. Un Successo porta un libro nella libreria.
}
detail-draw-scores = Un libro riempirebbe lo scaffale: { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
detail-look = { $cards ->
    [0] È vuoto.
    [one] Contiene una carta.
   *[other] Contiene { $cards } carte.
}
detail-show-death = { $targetIs ->
    [you] Continui da fantasma, e segue una votazione.
   *[other] { $target } continua da fantasma, e segue una votazione.
}
detail-accuse = Se ne va chi ha più voti di ogni altro nome, e più delle astensioni.
detail-abstain = Conta perché nessuno se ne vada.
detail-keep-ballot = La votazione resta com’è.
detail-claim = Con { $needed } investigatori morti vinci. Con meno perdi.
detail-name-seer = Un solo tentativo. Se è giusto, vincono i cultisti.
detail-fight-cultist = Non torna più, e la stanza è di nuovo utilizzabile.
detail-scare-fishman = Questo corridoio è di nuovo libero.
detail-vote = Votano tutti insieme.
detail-restart-power = La luce torna dappertutto.
detail-portal-begin = In quest’ora qualcun altro deve fare lo stesso.
detail-portal-finish = { $closing } ha cominciato. Tu lo chiudi.
detail-portal-in-vain = Ma nessun altro può più farlo.
detail-portal-ask = Può rifiutare. La tua azione è spesa comunque.
detail-help = Il Portale si chiude, e rinunci alla tua azione.
detail-assassinate = Una volta per partita. Il tuo ruolo si rivela, e non si vota.
detail-peek = { $bag ->
    [one] Nel sacchetto c’è un segnalino.
   *[other] Nel sacchetto ci sono { $bag } segnalini.
}
detail-remove-token = Gli altri non sapranno quale fosse.

## What only this seat may read, while it holds

secret-on-route = In quest’ora è sul tuo itinerario.
secret-off-route = In quest’ora non è sul tuo itinerario.
secret-must-show = Una carta Morto la devi rivelare.
secret-may-hide = Una morte puoi tenerla per te.
secret-greenhorn = Sei Pivello: così diventi fantasma.
secret-butterfingers = Sei Mani di burro: se usi il coltello diventi fantasma.
secret-crybaby = Sei Frignone: così diventi fantasma.
secret-crybaby-risk = Sei Frignone: se scopri una morte diventi fantasma.
secret-deadly = Una morte segreta.
