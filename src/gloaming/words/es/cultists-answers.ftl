# What can be answered, what follows from it, and what only you know about it.

option-wake = Despertar
option-go = Ir { $placeTo }
option-go-drift = Vagar { $placeTo }
option-stop = Quedarse { $placeIn }
option-stop-path = Acabar el camino { $placeIn }
option-give = Dar { $card } { $toDat }
option-show-death = Revelar la carta de Muerto
option-put-back = Devolver el mazo y no mostrar nada
option-accuse = { $seatIs ->
    [you] Votar por ti
   *[other] Votar por { $seat }
}
option-accuse-instead = { $seatIs ->
    [you] Mejor votar por ti
   *[other] Mejor votar por { $seat }
}
option-abstain = Abstenerse
option-abstain-instead = Mejor abstenerse
option-keep-ballot = Mantener tu voto
option-weigh = { $twice ->
    [yes] Que tu voto cuente doble
   *[no] Que tu voto cuente una vez
}
option-confirm = Que acabe la hora { $round }
option-claim = Dar un paso al frente y reclamar la victoria
option-name-seer = Señalar { $seatAcc }
option-check-state = { $targetIs ->
    [you] Mirar tu mazo de Pulso
   *[other] Mirar el mazo de Pulso de { $target }
}
option-secure-hallway = Poner { $card } en los pasos inseguros
option-fight-cultist = Expulsar al encapuchado { $placeFrom }
option-scare-fishman = Ahuyentar al Hombre Pez hasta el lago
option-fill-room = Añadir { $card } al mazo { $placeOf }
option-check-room = Robar una carta { $placeIn }
option-initiate-vote = Iniciar una votación
option-watch-room = Robar una carta { $placeIn } con la cámara
option-watch-state = { $targetIs ->
    [you] Mirar tu mazo de Pulso con la cámara
   *[other] Mirar el mazo de Pulso de { $target } con la cámara
}
option-restart-power = Restablecer la corriente
option-close-portal = { $closingIs ->
    [none] Empezar a cerrar el Portal
   *[some] Cerrar el Portal
}
option-close-together = Cerrar el Portal con { $partner }
option-help = Ayudar
option-refuse = No ayudar
option-pass = Pasar
option-assassinate = Atacar { $targetAcc } como Asesino
option-spy = { $targetIs ->
    [you] Mirar tu mazo de Pulso
   *[other] Mirar el mazo de Pulso de { $target }
}
option-decline = { $question ->
    [LookThroughFalseEyes] No mirar a nadie
   *[other] Dejar la bolsa en paz
}
option-peek = Sacar una ficha y mirarla
option-remove-token = Retirarla de la partida
option-return-token = Devolverla a la bolsa

detail-meet = { $seatsIs ->
    [one] Allí solo está { $seats }. Os encontraréis.
   *[many] { $seats } están allí, a oscuras. Os encontraréis.
}
detail-meet-without-cards = { $seatsIs ->
    [one] Allí solo está { $seats }. Os encontraréis, pero sin daros cartas.
   *[many] { $seats } están allí, a oscuras. Os encontraréis, pero sin daros cartas.
}
detail-crowd = { $seats } están allí. No hay encuentro.
detail-met-before = Ya hubo allí un encuentro en este turno.
detail-back-at-start = Saliste de allí, así que no puedes quedarte.
detail-last-door = Tu última puerta.
detail-movement-ends = Acaba tu movimiento.
detail-card-unseen = Va bocabajo { $toIs ->
    [you] a tu mazo de Pulso
   *[other] al mazo de Pulso de { $to }
}. Solo tú lo sabrás.
detail-fill = { $cards ->
    [0] Ahora no hay ninguna carta.
    [one] Ahora hay una carta.
   *[other] Ahora hay { $cards } cartas.
}
detail-fill-explores = Es la tercera carta: la habitación queda explorada.
detail-secure = { $cards ->
    [0] Ahora no hay ninguna carta.
    [one] Ahora hay una carta.
   *[other] Ahora hay { $cards } cartas.
}
detail-draw = { $cards ->
    [one] Una carta en el mazo. Un Éxito lleva un libro a la estantería.
   *[other] { $cards } cartas en el mazo. Un Éxito lleva un libro a la estantería.
}
detail-draw-scores = Un libro llenaría el estante: { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
detail-look = { $cards ->
    [0] Está vacío.
    [one] Tiene una carta.
   *[other] Tiene { $cards } cartas.
}
detail-show-death = { $targetIs ->
    [you] Sigues como fantasma, y hay una votación.
   *[other] { $target } sigue como fantasma, y hay una votación.
}
detail-accuse = Se va quien tenga más votos que cualquier otro nombre y más que las abstenciones.
detail-abstain = Cuenta en contra de que alguien se vaya.
detail-keep-ballot = La votación se queda como está.
detail-claim = Con { $needed } investigadores muertos ganas. Con menos, pierdes.
detail-name-seer = Un solo intento. Si aciertas, ganan los cultistas.
detail-fight-cultist = No volverá, y la habitación se puede usar otra vez.
detail-scare-fishman = Este pasillo queda libre.
detail-vote = Toda la mesa vota a la vez.
detail-restart-power = La luz vuelve a todas partes.
detail-portal-begin = Otra persona debe hacer lo mismo en esta hora.
detail-portal-finish = { $closing } empezó. Tú lo cierras.
detail-portal-in-vain = Pero ya nadie más puede hacerlo.
detail-portal-ask = Puede negarse. Tu acción se gasta de todos modos.
detail-help = El Portal se cierra y renuncias a tu acción.
detail-assassinate = Una vez por partida. Tu rol se revela, y no hay votación.
detail-peek = { $bag ->
    [one] En la bolsa hay una ficha.
   *[other] En la bolsa hay { $bag } fichas.
}
detail-remove-token = Los demás no sabrán cuál era.

secret-on-route = En tu ruta esta hora.
secret-off-route = No está en tu ruta esta hora.
secret-must-show = Debes revelar una carta de Muerto.
secret-may-hide = Puedes callarte una muerte.
secret-greenhorn = Eres Novato: esto te convierte en fantasma.
secret-butterfingers = Eres Manazas: usar el cuchillo te convierte en fantasma.
secret-crybaby = Eres Llorica: esto te convierte en fantasma.
secret-crybaby-risk = Eres Llorica: descubrir una muerte te convierte en fantasma.
secret-deadly = Una muerte secreta.
