# The table of Cultists.

board-plan = { $board }, plano
board-lake = lago
board-you = tú
board-ghost = { $name }, fantasma
board-stay = quedarse aquí
board-meets = te encontrarías con { $people }
board-here = aquí: { $people }
board-fishman = el Hombre Pez corta el paso
board-cultist = un encapuchado impide las acciones de habitación
board-portal = el Portal está abierto; cerradlo en la hora { $hour } a más tardar
board-finished = completa ✓
board-finished-label = completa
board-room-explored = { $books ->
    [0] no quedan libros
    [one] queda 1 libro
   *[other] quedan { $books } libros
}, { $cards ->
    [0] ninguna carta en su mazo
    [one] 1 carta en su mazo
   *[other] { $cards } cartas en su mazo
}
board-room-unexplored = { $books ->
    [one] 1 libro
   *[other] { $books } libros
}, { $cards } de 3 cartas, sin explorar
seat-knife = tiene el cuchillo
seat-ghost = fantasma
seat-pulse = { $cards ->
    [0] ninguna carta en el mazo de Pulso
    [one] 1 carta en el mazo de Pulso
   *[other] { $cards } cartas en el mazo de Pulso
}
seat-dead = { $cards ->
    [one] una carta de Muerto bocarriba
   *[other] { $cards } cartas de Muerto bocarriba
}
shelf-title = La estantería
shelf-points = de { $target } puntos
shelf-rack = { $books } de { $places } libros; { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} al llenarse
tonight-title = Esta noche
tonight-event = { $token }
tonight-portal-open = El Portal está abierto: cerradlo en la hora { $hour } a más tardar
tonight-portal-closed = El Portal está cerrado
tonight-portal-missed = El Portal no se cerró a tiempo
tonight-fishman = Hombre Pez: { $place }
tonight-fishman-lake = El Hombre Pez está en el lago
tonight-hoods = Encapuchados: { $places }. Fuera: { $outside }
tonight-hoods-outside = { $outside ->
    [0] Ningún encapuchado fuera
    [one] Un encapuchado fuera
   *[other] { $outside } encapuchados fuera
}
tonight-vote = Se puede iniciar una votación
tonight-vote-spent = No más votaciones esta hora
tonight-window = Pasos inseguros: { $passage ->
    [one] 1 carta
   *[other] { $passage } cartas
}. Mazo de robo: { $pile }
tonight-no-cards = En los encuentros no se dan cartas hasta la hora { $hour }
tonight-no-talk = Sin conexión: nadie habla
header-lit-label = Hay corriente
header-dark-label = No hay corriente
table-shelf = Libros
clock-hour = Hora { $hour }
clock-token = Hora { $hour }: { $token }
