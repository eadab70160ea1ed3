# What follows from what was done.

## Rooms

event-room-explored = { $placeThe } ya es una habitación explorada.{ $unsafe ->
    [yes] {" "}Su ficha muestra un paso inseguro.
   *[no] {""}
}
event-book-placed = Un libro va { $placeFrom } a la estantería.
event-book-returned = Un libro vuelve de la estantería { $placeTo }.
event-room-finished = { $placeThe } ya es una habitación completa.
event-rack-scored = { $rack } está lleno: { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
event-passage-drawn = Una carta de los pasos inseguros: { $card }.
event-cultist-appeared = Aparece un encapuchado { $placeIn }. Allí no hay acciones de habitación.
event-fishman-appeared = El Hombre Pez surge { $placeIn }.

## Votes

event-ballots-opened = { $ballots }.
ballots-for = { $seatsIs ->
    [you] votas
    [one] { $seats } vota
    [ye] { $seats } votáis
   *[many] { $seats } votan
} { $ballotIs ->
    [you] por ti
   *[other] por { $ballot }
}
ballots-for-self = { $seatsIs ->
    [you] votas por ti
   *[one] { $seats } vota por su propio nombre
}
ballots-abstain = { $seatsIs ->
    [you] te abstienes
    [one] { $seats } se abstiene
    [ye] { $seats } os abstenéis
   *[many] { $seats } se abstienen
}
event-ballot-cast = { $ballotIs ->
    [none] Te abstuviste.
    [you] Votaste por ti.
   *[other] Votaste por { $ballot }.
}
event-tally-shown = { $tally }.
tally-for = { $votes ->
    [one] un voto
   *[other] { $votes } votos
} { $seatIs ->
    [you] para ti
   *[other] para { $seat }
}
tally-abstentions = { $votes ->
    [0] ninguna abstención
    [one] una abstención
   *[other] { $votes } abstenciones
}
event-ballot-changed = { $ballotIs ->
    [none] Cuchillo en mano, { $seatIs ->
        [you] al final te abstienes.
       *[other] { $seat } al final se abstiene.
    }
    [self] Cuchillo en mano, { $seatIs ->
        [you] al final votas por ti.
       *[other] { $seat } al final vota por su propio nombre.
    }
    [you] Cuchillo en mano, { $seat } al final vota por ti.
   *[other] Cuchillo en mano, { $seatIs ->
        [you] al final votas por { $ballot }.
       *[other] { $seat } al final vota por { $ballot }.
    }
}
event-ballot-kept = Cuchillo en mano, { $seatIs ->
    [you] mantienes tu voto.
   *[other] { $seat } mantiene su voto.
}
event-vote-settled = { $eliminatedIs ->
    [none] Nadie se va.
    [you] Tienes que irte.
   *[other] { $eliminated } tiene que irse.
}

## Ghosts and roles

event-became-ghost = { $cause ->
    [murder] { $seatIs ->
        [you] Ya no vives. Sigues como fantasma.
       *[other] { $seat } ya no vive, y sigue como fantasma.
    }
    [vote] { $seatIs ->
        [you] Sigues como fantasma.
       *[other] { $seat } sigue como fantasma.
    }
    [assassin] { $seatIs ->
        [you] Caes a manos del Asesino y sigues como fantasma.
       *[other] { $seat } cae a manos del Asesino y sigue como fantasma.
    }
    [exorcist] { $seatIs ->
        [you] Mueres en lugar de otra persona y sigues como fantasma.
       *[other] { $seat } muere en lugar de otra persona y sigue como fantasma.
    }
   *[own] { $seatIs ->
        [you] Pasas a ser fantasma. Nadie más ha tenido que ver.
       *[other] { $seat } pasa a ser fantasma. Nadie más ha tenido que ver.
    }
}
event-role-shown = { $seatIs ->
    [you] Revelas tu rol: { $role }.
   *[other] { $seat } revela su rol: { $role }.
}
event-assassinated = { $seatIs ->
    [you] Das un paso al frente como Asesino y atacas { $targetAcc }.
   *[other] { $seat } da un paso al frente como Asesino { $targetIs ->
        [you] y te ataca.
       *[other] y ataca { $targetAcc }.
    }
}

## The end

event-claimed = { $seatIs ->
    [you] Das un paso al frente como cultista y afirmas que ya hay suficientes investigadores muertos.
   *[other] { $seat } da un paso al frente como cultista y afirma que ya hay suficientes investigadores muertos.
}
event-pulse-opened = { $seatIs ->
    [you] Tu mazo de Pulso
   *[other] El mazo de Pulso de { $seat }
}: { $cards }.
event-dead-counted = Se abren los mazos de Pulso. { $deadIs ->
    [none] No ha muerto nadie.
    [you] Ya no vives.
    [one] { $dead } ya no vive.
    [ye] { $dead } ya no vivís.
   *[many] { $dead } ya no viven.
} Los cultistas necesitaban { $needed }.
event-guessers-named = { $seatsIs ->
    [you] Debes señalar al Vidente.
    [ye] { $seats } debéis señalar al Vidente.
    [one] { $seats } debe señalar al Vidente.
   *[many] { $seats } deben señalar al Vidente.
}
event-seer-named = { $guessIs ->
    [you] { $seatsIs ->
        [you] Te señalas
        [one] { $seats } te señala
       *[many] { $seats } te señalan
    } como Vidente.
   *[other] { $seatsIs ->
        [you] Señalas
        [one] { $seats } señala
        [ye] { $seats } señaláis
       *[many] { $seats } señalan
    } { $guessAcc } como Vidente.
} { $right ->
    [yes] Acierto.
   *[no] Error.
}
event-game-ended = { $winner ->
    [cultists] Ganan los cultistas
    [hunter] Gana el Cazador maldito
   *[investigators] Ganan los investigadores
}: { $why }.

reason-points = hay suficientes libros en la estantería
reason-vote = el último cultista tuvo que irse
reason-assassin = el último cultista cayó a manos del Asesino
reason-murder = encontraron sin vida al último cultista
reason-kills = hubo a tiempo suficientes investigadores muertos
reason-claim = la afirmación era cierta: hay suficientes investigadores muertos
reason-false-claim = la afirmación era falsa: hay pocos investigadores muertos
reason-time = han pasado diez horas y faltan libros en la estantería
reason-seer = los cultistas señalaron al Vidente
reason-ritual = { $winner ->
    [investigators] el Organismo 46-B ha sido desterrado
   *[cultists] el ritual de destierro ha fracasado
}
reason-no-leader = tres votaciones no dieron con un líder para el ritual
reason-exorcist = el último cultista murió a manos del Exorcista
reason-hunter = { $winner ->
    [hunter] nadie reconoció a tiempo al Cazador
   *[other] el Cazador fue reconocido
}
