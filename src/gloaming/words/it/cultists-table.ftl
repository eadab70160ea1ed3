# The table page: plan, ring, shelf, tonight, menu.

board-plan = { $board }, pianta
board-lake = lago
board-you = tu
board-ghost = { $name }, fantasma
board-stay = resta qui
board-meets = incontro con { $people }
board-here = qui: { $people }
board-fishman = il Fishman sbarra la strada
board-cultist = un incappucciato blocca le azioni Stanza
board-portal = il Portale è aperto; chiudetelo entro l’ora { $hour }
board-finished = completa ✓
board-finished-label = completa
board-room-explored = { $books ->
    [0] nessun libro rimasto
    [one] 1 libro rimasto
   *[other] { $books } libri rimasti
}, { $cards ->
    [0] nessuna carta nel mazzo
    [one] 1 carta nel mazzo
   *[other] { $cards } carte nel mazzo
}
board-room-unexplored = { $books ->
    [one] 1 libro
   *[other] { $books } libri
}, carte: { $cards } su 3, non esplorata
seat-knife = ha il coltello
seat-ghost = un fantasma
seat-pulse = { $cards ->
    [one] 1 carta nel mazzo Energia
   *[other] { $cards } carte nel mazzo Energia
}
seat-dead = { $cards ->
    [one] una carta Morto a faccia in su
   *[other] { $cards } carte Morto a faccia in su
}
shelf-title = La libreria
shelf-points = su { $target } punti
shelf-rack = libri: { $books } su { $places }; { $points ->
    [one] 1 punto
   *[other] { $points } punti
} se pieno
tonight-title = Stanotte
tonight-event = { $token }
tonight-portal-open = Il Portale è aperto: chiudetelo entro l’ora { $hour }
tonight-portal-closed = Il Portale è chiuso
tonight-portal-missed = Il Portale non è stato chiuso in tempo
tonight-fishman = Fishman: { $place }
tonight-fishman-lake = Il Fishman è nel lago
tonight-hoods = Incappucciati: { $places }. Nel parco: { $outside }
tonight-hoods-outside = { $outside ->
    [0] Nessun incappucciato nel parco
    [one] Un incappucciato nel parco
   *[other] { $outside } incappucciati nel parco
}
tonight-vote = Si può iniziare una votazione
tonight-vote-spent = Basta votazioni in quest’ora
tonight-window = Passaggi non sicuri: { $passage ->
    [one] 1 carta
   *[other] { $passage } carte
}. Mazzo di pesca: { $pile }
tonight-no-cards = Niente carte negli incontri fino all’ora { $hour }
tonight-no-talk = Nessun collegamento: non si parla
header-lit-label = C’è corrente
header-dark-label = Manca la corrente
table-shelf = Libreria
clock-hour = Ora { $hour }
clock-token = Ora { $hour }: { $token }
