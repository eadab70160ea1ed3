# The Curse of the Hunter.

role-cursed-hunter = Cazador maldito
    .a = Cazador maldito
    .does = Juega a solas contra ambos bandos. De noche ve a los cultistas, no necesita ruta y propaga una maldición por encuentros y habitaciones.
    .short = { role-cursed-hunter.does }
card-curse_alive = Vivo maldito
    .one = una carta de Vivo maldito
    .does = Cuenta como Vivo, pero lleva una maldición.
card-curse_success = Éxito maldito
    .one = una carta de Éxito maldito
    .does = Cuenta como Éxito, pero maldice la habitación.

question-guess-hunter = ¿Quién es el Cazador maldito?
    .detail = { $team ->
        [cultists] Ambos cultistas están malditos. Si acertáis, ganan los cultistas; si no, gana el Cazador.
       *[investigators] Hay seis habitaciones malditas. Se pregunta a toda la mesa, pero solo cuentan las respuestas de los investigadores. Si aciertan, ganan; si no, gana el Cazador.
    }
waiting-guess-hunter = { $team ->
    [cultists] Los cultistas buscan al Cazador
   *[investigators] Toda la mesa busca al Cazador
}
option-name-hunter = Señalar { $seatAcc }
detail-name-hunter = Un solo intento decide.

event-room-cursed = Una maldición cae sobre { $placeThe }.
event-curse-shown = { $cards ->
    [one] Hay una carta de Maldición
   *[other] Hay { $cards } cartas de Maldición
} { $seatIs ->
    [you] en tu mazo de Pulso.
   *[other] en el mazo de Pulso de { $seat }.
}
event-hunter-sought = { $team ->
    [cultists] Ambos cultistas están malditos. Los cultistas deben encontrar al Cazador.
   *[investigators] Hay seis habitaciones malditas. Los investigadores deben encontrar al Cazador.
}
event-hunter-named = { $team ->
    [cultists] Los cultistas
   *[investigators] Los investigadores
} { $guessIs ->
    [you] te señalan
   *[other] señalan { $guessAcc }
} como Cazador. { $right ->
    [yes] Acierto.
   *[no] Error.
}
mark-guess-hunter = La última palabra
reference-side-cursed-hunter = Un tercer bando. Si nadie lo descubre, el Cazador maldito vence a ambos. Si hay cartas de Maldición en los mazos de Pulso de los dos cultistas, al final ellos deben señalarlo; si no, pero hay seis habitaciones malditas, deben hacerlo los investigadores.
