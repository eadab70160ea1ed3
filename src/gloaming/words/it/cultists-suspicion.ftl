# Suspicions in Cultists. Clues are written without a subject: a name stands before them.

suspicion-cultists-top = di certo cultista
suspicion-cultists-bottom = di certo no
suspicion-cultists-was = era cultista
suspicion-cultists-label = Quanto sembrava probabile che ognuno fosse cultista, ora per ora. I cambiamenti maggiori sono descritti qui sotto.
clue-turn = ha giocato un turno
clue-automa = fa come fa l’Automa
clue-found-dead = { $aboutIs ->
    [you] la tua morte è venuta alla luce
   *[other] la morte di { $about } è venuta alla luce
}
clue-found-alive = { $aboutIs ->
    [you] qualcuno ha guardato il tuo mazzo Energia senza annunciare una morte
   *[other] qualcuno ha guardato il mazzo Energia di { $about } senza annunciare una morte
}
clue-turned = { $aboutIs ->
    [you] è stata girata una carta del tuo mazzo Energia
   *[other] è stata girata una carta del mazzo Energia di { $about }
}
clue-drawn = la carta pescata in una stanza
clue-passage = la carta pescata dai passaggi non sicuri
clue-ritual = le carte del rituale
clue-route = le stanze in cui ha agito
clue-filled-closed = ha aggiunto una carta a una stanza non esplorata
clue-filled-open = ha aggiunto una carta a una stanza esplorata
clue-checked = ha pescato una carta in una stanza
clue-camera = ha pescato una carta con la telecamera
clue-looked = { $aboutIs ->
    [you] ha guardato il tuo mazzo Energia
   *[other] ha guardato il mazzo Energia di { $about }
}
clue-looked-at = { $aboutIs ->
    [you] un tuo sguardo nel suo mazzo
   *[other] uno sguardo di { $about } nel suo mazzo
}
clue-looked-at-mate = uno sguardo tra { $seatAcc } e { $aboutAcc }
clue-reported = { $aboutIs ->
    [you] ha annunciato la tua morte
   *[other] ha annunciato la morte di { $about }
}
clue-secured = ha messo una carta nei passaggi non sicuri
clue-fought = ha cacciato un incappucciato
clue-scared = ha scacciato il Fishman
clue-called-vote = ha iniziato una votazione
clue-restarted = ha riattivato la corrente
clue-portal = ha posato una mano sul Portale
clue-refused = non ha aiutato al Portale
clue-passed = ha passato
clue-stayed = non ha lasciato il suo luogo
clue-token-removed = ha rimosso un segnalino dal gioco
clue-token-returned = ha rimesso un segnalino nel sacchetto
clue-handed-over = ha ceduto un oggetto
clue-picked-up = ha raccolto un oggetto
clue-rifle = ha sparato con il fucile
clue-lamp = ha acceso la lanterna
clue-owl = ha mandato il gufo delle nevi
clue-lift-called = ha chiamato un ascensore
clue-ropes = ha diretto l’alito di morte
clue-swapped = ha scambiato due mazzi
clue-revived = ha riportato in vita qualcuno
clue-sought = ha cercato { $aboutAcc } a quattr’occhi
clue-sought-again = ha cercato { $aboutAcc } a quattr’occhi, e non per la prima volta
clue-sought-by = { $aboutIs ->
    [you] una tua visita
   *[other] una visita di { $about }
}
clue-sought-mate = ha incontrato { $aboutAcc } a quattr’occhi
clue-in-the-dark = ha raggiunto una folla al buio
clue-gave = una carta tra { $seatAcc } e { $aboutAcc } al buio
clue-abstained = astensione
clue-vote = un voto tra { $seatAcc } e { $aboutAcc }
clue-tally = ha ricevuto voti, nessuno sa di chi
clue-victim = vittima di un omicidio
clue-not-this-role = non può avere un certo ruolo
clue-curse = tracce della maledizione
