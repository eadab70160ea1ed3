# What decided a game, for its picture. Nobody is named: the faces say who.

decisive-vote = A votação da hora { $hour }
decisive-gift = A última carta Assassinado, na hora { $hour }
decisive-points = O livro que bastou, na hora { $hour }
decisive-seer = O último palpite acertou no Vidente
decisive-near = { $count ->
    [one] Faltou um voto, na hora { $hour }
   *[other] Faltaram { $count } votos, na hora { $hour }
}
decisive-short = { $points ->
    [one] Faltou um ponto
   *[other] Faltaram { $points } pontos
}
decisive-last = A última saída, na hora { $hour }
