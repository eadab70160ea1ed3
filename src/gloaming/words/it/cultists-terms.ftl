# Names of things on the table.

## Cards. `.one` is one such card in a sentence.

card-alive = Vivo
    .one = una carta Vivo
    .does = Per chi la riceve non cambia nulla.
card-dead = Morto
    .one = una carta Morto
    .does = Chi la riceve muore, e non lo sa.
card-success = Successo
    .one = una carta Successo
    .does = In una stanza: un libro va nella libreria.
card-failure = Fallimento
    .one = una carta Fallimento
    .does = In una stanza: non accade nulla. Nei passaggi non sicuri: compare un incappucciato.
card-sabotage = Sabotaggio
    .one = una carta Sabotaggio
    .does = In una stanza: un libro torna indietro. Nei passaggi non sicuri: emerge il Fishman.
card-veiled = Carta
    .one = una carta
    .does = A faccia in giù.
cards-of = { $count } × { $face }
cards-none = nessuna carta
points-of = { $points ->
    [one] 1 punto su { $target }
   *[other] { $points } punti su { $target }
}
doors-count = { $count ->
    [one] 1 porta
   *[other] { $count } porte
}

role = Ruolo
knife = Coltello
portal = Portale
fishman = Fishman
ghost = Fantasma
bag = Sacchetto
power = Corrente
power-on = Luce
power-off = Buio
hour-of = Ora { $round } di 10

## Phases

phase-night = Notte
    .does = Occhi chiusi. Si distribuiscono ruoli, itinerari e carte.
phase-movement = Movimento
    .does = A turno, tutti vanno in un altro luogo.
phase-event = Evento
    .does = L’orologio batte l’ora e si pesca un segnalino.
phase-action = Azioni
    .does = A turno, ognuno compie un’azione o passa.
phase-cleanup = Fine dell’ora
    .does = Affermazioni e scadenze, poi il coltello passa a sinistra.
phase-over = La fine
    .does = Tutto viene rivelato.

## What the table lets through just now

talk-free = Parlate liberamente
talk-mute-all = Nessun collegamento: nessuno parla fino al prossimo segnalino
talk-mute-voice-only = Nessun collegamento: si può scrivere, non parlare
talk-emotes-allowed = Nessun collegamento: solo gesti, niente parole
hand = Mano
vote = Votazione
hour = Ora { $round }
