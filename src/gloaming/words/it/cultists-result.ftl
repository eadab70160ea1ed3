# What decided a game, for its picture. Nobody is named: the faces say who.

decisive-vote = Via per votazione, nell’ora { $hour }
decisive-gift = L’ultima carta Morto, nell’ora { $hour }
decisive-points = Il libro che è bastato, nell’ora { $hour }
decisive-seer = L’ultimo tentativo ha trovato il Veggente
decisive-near = { $count ->
    [one] Mancava un voto, nell’ora { $hour }
   *[other] Mancavano { $count } voti, nell’ora { $hour }
}
decisive-short = { $points ->
    [one] Mancava un punto
   *[other] Mancavano { $points } punti
}
decisive-last = L’ultima uscita, nell’ora { $hour }
