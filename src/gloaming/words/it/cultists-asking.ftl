# The question panel: marks, walking, meeting, acting, looking; and the hand.

mark-walk = Il tuo movimento
mark-ghost = Sei un fantasma
mark-declare = Il tuo percorso, in anticipo
mark-act = La tua azione
mark-meet = Un incontro: { $place }
mark-look = Controllo di uno stato
mark-look-camera = Con la telecamera
mark-look-false-eyes = Con gli Occhi finti
mark-look-through-false-eyes = { mark-look-false-eyes }
mark-vote = Il tuo voto, sigillato
mark-reconsider = Il coltello e il voto
mark-weigh-ballot = { mark-reconsider }
mark-night = Notte
mark-claim = La fine dell’ora { $hour }
mark-token = Un segnalino dal sacchetto
mark-take-control = Hai il coltello
mark-help-close = Il Portale
mark-guess-seer = L’ultima parola
walk-points = { $points ->
    [one] Ancora una porta
   *[other] Ancora { $points } porte
}
walk-choose = Scegli un luogo illuminato
meet-nobody = Non c’è nessuno. Nessun incontro.
meet-which = Quale carta dai a { $name }?
meet-whom = A chi dai una carta?
meet-detail = Va a faccia in giù nel suo mazzo Energia. Lo saprai solo tu.
meet-cards = Le tue carte Incontro
meet-choose-card = Prima scegli una carta
meet-give = Dalla a { $name }
meet-someone-else = Qualcun altro
meet-choosing = sta scegliendo
meet-choosing-you = stai scegliendo
meet-pulse = { $count ->
    [one] Una carta
   *[other] { $count } carte
} nel mazzo Energia
meet-scene = { $place }: incontro tra { $people }.
act-pass = Non fare nulla
act-whom = Scegli qualcuno
act-where = Scegli un luogo
act-choose-card = Prima scegli una carta
act-room-cards = Le tue carte Stanza
act-check-state = Controlla uno stato
act-check-state-detail = Guarda il mazzo Energia di qualcuno che è qui con te.
act-watch-state = Controlla uno stato con la telecamera
act-watch-state-detail = Guarda il mazzo Energia di chiunque, ovunque sia.
act-fill-room = Aggiungi una carta alla stanza
act-fill-room-detail = A faccia in giù, e solo tu sai quale.
act-check-room = Controlla la stanza
act-check-room-detail = Pesca una carta dal suo mazzo, davanti a tutti.
act-watch-room = Controlla una stanza con la telecamera
act-watch-room-detail = Pesca una carta dal mazzo di una stanza esplorata, davanti a tutti.
act-secure-hallway = Proteggi il corridoio
act-secure-hallway-detail = Metti una carta Stanza a faccia in giù nei passaggi non sicuri.
act-fight-cultist = Caccia l’incappucciato
act-fight-cultist-detail = Lascia questa stanza per sempre.
act-scare-fishman = Scaccia il Fishman
act-scare-fishman-detail = Ci vuole il coltello. Riapre il suo corridoio.
act-initiate-vote = Inizia una votazione
act-initiate-vote-detail = Votano tutti, subito.
act-restart-power = Riattiva la corrente
act-restart-power-detail = La luce torna dappertutto.
act-close-portal = Chiudi il Portale
act-close-portal-detail = Ci vogliono due persone nella stessa ora.
act-close-together = Chiudi il Portale con qualcuno
act-close-together-detail = Può rifiutare; la tua azione è spesa comunque.
act-by-role = Usa il tuo ruolo
act-by-role-detail = Tieni premuto per vedere se puoi. Tutti hanno questa riga.
act-by-role-none = Adesso il tuo ruolo non può fare nulla.
act-lay-it = Aggiungila: { $place }
act-secure-it = Mettila nei passaggi
look-at = Mazzo Energia di { $name }
look-detail = Tieni premuto per vedere le carte, mescolate. Poi decidi.
look-held-none = Nessuna carta Morto. Rimetti a posto il mazzo.
look-held-must = Una carta Morto. Devi rivelarla: { $name } diventa fantasma, e segue una votazione.
look-held-may = Una carta Morto. Puoi rivelarla, o rimettere a posto il mazzo e tacere.
look-show = Rivela una carta Morto
look-put-back = Rimetti a posto il mazzo
look-not-now = Questo non puoi sceglierlo. Tieni premuto per vedere perché.
look-cards = { $count ->
    [one] Una carta, coperta
   *[other] { $count } carte, coperte
}
hand-title = Solo finché tieni premuto
hand-cover = { $count ->
    [one] ruolo, itinerario, una carta
   *[other] ruolo, itinerario, { $count } carte
}
hand-route = Il tuo itinerario
hand-this-hour = Quest’ora: { $rooms }
hand-later = Ore successive
hand-later-hold = Continua a premere per le ore successive.
hand-no-route = Il tuo itinerario non ti vincola.
hand-known = Cultisti: { $people }
hand-dead-start = Senza vita dall’inizio: { $people }
hand-dead-start-none = Nessuno è senza vita dall’inizio.
hand-cards = Le tue carte
hand-cards-for = Vivo e Morto sono per le persone. Successo, Fallimento e Sabotaggio sono per le stanze.
