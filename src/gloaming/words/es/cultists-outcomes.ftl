# Scenes, and how close it was.

scene-you-murder = Ya no vives
    .detail = Desde hace un rato. No tenías manera de saberlo.
scene-you-assassin = El Asesino te ha atacado
    .detail = Todo el mundo lo ha visto, y sabe quién ha sido.
scene-you-exorcist = Has muerto en lugar de otra persona
    .detail = Tu vida a cambio de la suya.
scene-you-own = Eres un fantasma
    .detail = Ha sido tu propio rol. Nadie más ha tenido que ver.
scene-you-ghost = Ahora eres un fantasma: vaga por donde quieras, añade y roba cartas, habla y vota. No te encuentras con nadie.
scene-you-revived = Vuelves a vivir
scene-you-celebrity = Eres Celebridad
scene-you-detective = Toda la mesa cerró los ojos menos tú. Ahora sabes quién es el Informante.

scene-vote-out = { $seatIs ->
    [you] Tienes que irte
   *[other] { $seat } tiene que irse
}
scene-vote-nobody = Nadie se va
scene-vote-initiated-detail = No se ha descubierto ninguna muerte. Aun así, puede que alguien se vaya.
scene-cultist-fought-detail = La habitación se puede usar otra vez.
scene-fishman-scared-detail = Puede volver.
scene-fishman-appeared-detail = Solo se pasa ante él con el cuchillo.
scene-claimed-detail = Ahora se abren todos los mazos de Pulso.
scene-assassinated-detail = Vale una vez por partida, y ahora todo el mundo lo sabe.

end-but-ballots = { $count ->
    [one] Un voto más
   *[other] { $count } votos más
} { $nameIs ->
    [you] contra ti en la hora { $hour }, y habrías tenido que irte.
   *[other] contra { $name } en la hora { $hour }, y habría tenido que irse.
}
end-but-points = { $points ->
    [one] Un punto más habría bastado.
   *[other] { $points } puntos más habrían bastado.
}
end-but-alive = { $count ->
    [one] Una muerte menos, y la afirmación habría sido falsa.
   *[other] { $count } muertes menos, y la afirmación habría sido falsa.
}
end-but-dead = { $count ->
    [one] Una muerte más, y la afirmación habría sido cierta.
   *[other] { $count } muertes más, y la afirmación habría sido cierta.
}
end-but-seer = Con cualquier otro nombre, los cultistas habrían perdido.
end-but-guess = { $seerIs ->
    [you] Eras Vidente. Tu nombre
   *[other] { $seer } era Vidente. Ese nombre
} habría dado la victoria a los cultistas.
