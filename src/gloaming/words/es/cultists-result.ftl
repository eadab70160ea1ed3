# What decided the night, in a line.

decisive-vote = La votación de la hora { $hour }
decisive-gift = La última carta de Muerto, en la hora { $hour }
decisive-points = El libro que bastó, en la hora { $hour }
decisive-seer = El último intento señaló al Vidente
decisive-near = { $count ->
    [one] Faltó un voto, en la hora { $hour }
   *[other] Faltaron { $count } votos, en la hora { $hour }
}
decisive-short = { $points ->
    [one] Faltó un punto
   *[other] Faltaron { $points } puntos
}
decisive-last = La última salida, en la hora { $hour }
