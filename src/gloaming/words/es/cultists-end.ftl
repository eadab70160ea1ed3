# The end of a night.

end-mark = { $hour ->
    [0] La noche, el final
   *[other] Hora { $hour }, el final
}
end-won-cultists = Ganan los cultistas.
end-won-investigators = Ganan los investigadores.
end-won-hunter = Gana el Cazador maldito.
end-who = { $seatsIs ->
    [you] Eras tú.
    [ye] Erais { $seats }.
    [many] Eran { $seats }.
   *[other] Era { $seats }.
}
end-why = { $why }.
end-aborted = { $hour ->
    [0] No había empezado.
   *[other] Llegó hasta la hora { $hour }. No ganó nadie.
}
end-you-dead = Estabas sin vida desde la hora { $hour }.
end-you-dead-start = Estabas sin vida desde el principio.
end-fact-points = { $points } de { $target } puntos en la estantería
end-fact-deaths = { $dead ->
    [0] Nadie recibió una carta de Muerto
   *[other] { $found } de { $dead } muertes descubiertas
}
end-fact-votes = { $votes ->
    [0] No hubo ninguna votación
    [one] Una votación
   *[other] { $votes } votaciones
}{ $votes ->
    [0] {""}
   *[other] , { $gone ->
        [0] nadie tuvo que irse
        [one] una persona tuvo que irse
       *[other] { $gone } personas tuvieron que irse
    }
}
end-chart-detail = { $people } corazones, hora a hora
end-chart-label = Una línea de pulso por persona, hora a hora. El texto de abajo lo dice con palabras.
end-from-the-start = desde el principio
end-legend-meeting = un encuentro
end-legend-dead = una carta de Muerto
end-legend-murder = muerte descubierta
end-legend-vote = tuvo que irse
end-legend-assassin = ataque del Asesino
end-legend-own = por su propio rol
end-deaths-title = Quién, cuándo y dónde
end-deaths-none = No murió nadie.
end-death-start = { $seatIs ->
    [you] Estabas sin vida desde el principio.
   *[other] { $seat } estaba sin vida desde el principio.
}
end-death-untold = { $seatIs ->
    [you] Recibiste una carta de Muerto.
   *[other] { $seat } recibió una carta de Muerto.
}
end-death-given = { $byIs ->
    [you] Le diste una carta de Muerto { $seatDat }.
   *[other] { $seatIs ->
        [you] { $by } te dio una carta de Muerto.
       *[other] { $by } le dio una carta de Muerto { $seatDat }.
    }
}
end-death-given-there = { $byIs ->
    [you] Le diste una carta de Muerto { $seatDat } { $placeIn }.
   *[other] { $seatIs ->
        [you] { $by } te dio una carta de Muerto { $placeIn }.
       *[other] { $by } le dio una carta de Muerto { $seatDat } { $placeIn }.
    }
}
end-death-again = Ya no vivía.
end-death-unfound = Nadie lo descubrió.
end-ghost-murder = { $byIs ->
    [you] Revelaste
   *[other] { $by } reveló
} { $seatIs ->
    [you] tu carta de Muerto.
   *[other] la carta de Muerto de { $seat }.
}
end-ghost-untold = { $seatIs ->
    [you] Se reveló tu carta de Muerto.
   *[other] Se reveló la carta de Muerto de { $seat }.
}
end-ghost-vote = { $seatIs ->
    [you] Tuviste que irte tras una votación.
   *[other] { $seat } tuvo que irse tras una votación.
}
end-ghost-assassin = { $byIs ->
    [none] { $seatIs ->
        [you] El Asesino te atacó.
       *[other] El Asesino atacó { $seatAcc }.
    }
    [you] Atacaste { $seatAcc } como Asesino.
   *[other] { $seatIs ->
        [you] { $by } te atacó en su papel de Asesino.
       *[other] { $by } atacó { $seatAcc } en su papel de Asesino.
    }
}
end-ghost-own = { $seatIs ->
    [you] Tu propio rol te convirtió en fantasma.
   *[other] { $seat } pasó a ser fantasma por su propio rol.
}
end-votes-title = Votaciones
end-votes-none = No hubo ninguna votación.
end-vote-nobody = Nadie tuvo que irse.
end-vote-left = { $name } tuvo que irse.
end-vote-for = { $count ->
    [one] Un voto para { $name }
   *[other] { $count } votos para { $name }
}
end-vote-abstained = { $count ->
    [one] Una abstención
   *[other] { $count } abstenciones
}
end-voter-weight = { $name } ({ $votes })
end-points-title = Puntos en la estantería
end-points-label = Puntos a lo largo de { $hours } horas: { $points } de { $target } al final.
end-points-target = { $target } para ganar
