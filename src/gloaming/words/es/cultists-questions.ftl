# Questions, and what others read while somebody is asked.

question-night = Abre los ojos
    .detail = Mantén para ver lo que te mostró la noche. Luego empieza la primera hora.
question-act = ¿Qué haces { $placeIn }?
    .detail = { $ghost ->
        [yes] Un fantasma aún puede llenar y comprobar habitaciones.
       *[no] Una acción, o pasar.
    }
question-walk = { $moved ->
    [yes] ¿Por dónde sigues?
   *[no] ¿Adónde vas?
}
    .detail = { $moved ->
        [yes] Estás { $placeIn }. { $points ->
            [one] Te queda una puerta.
           *[other] Te quedan { $points } puertas.
        }
       *[no] { $points ->
            [one] Una puerta.
           *[other] Hasta { $points } puertas.
        } No puedes quedarte { $placeIn }.
    }
question-declare-path = ¿Qué camino tomas?
    .detail = { $pathIs ->
        [none] Elige todo el camino, puerta a puerta.
       *[some] Hasta ahora: { $path }.
    }
question-teleport = ¿Adónde vagas?
    .detail = Eres un fantasma, y las paredes son aire.
question-meet = { $othersIs ->
    [one] ¿Qué carta le das { $othersDat }?
   *[many] ¿Qué carta das, y a quién?
}
    .detail = { $othersIs ->
        [one] Os encontráis { $placeIn }. Al mismo tiempo recibes una carta. Nadie puede negarse.
       *[many] Te encuentras con { $others } { $placeIn }, a oscuras. Da una carta a una de esas personas.
    }
question-give-in-turn = { $othersIs ->
    [one] ¿Qué carta le das { $othersDat }?
   *[many] ¿Qué carta das, y a quién?
}
    .detail = Te encuentras con { $others } { $placeIn }. Te toca dar.
question-look-at-pulse = { $targetIs ->
    [you] ¿Qué dices de tu mazo de Pulso?
   *[other] ¿Qué dices del mazo de Pulso de { $target }?
}
    .detail = Mantén para mirar. Los demás solo ven que miras.
question-hold-vote = ¿Quién debe irse?
    .detail = { $seatIs ->
        [you] Cuentas los votos. El tuyo queda sellado hasta que estén todos los votos.
       *[other] { $seat } cuenta los votos. El tuyo queda sellado hasta que estén todos los votos.
    }
question-reconsider-ballot = ¿Cambias tu voto?
    .detail = Tienes el cuchillo. { $ballotIs ->
        [unknown] Esto cierra la votación.
        [none] Por ahora te abstienes.
        [you] Por ahora votas por ti.
       *[other] Por ahora votas por { $ballot }.
    }
question-weigh-ballot = ¿Que tu voto cuente doble?
    .detail = Tienes el cuchillo.
question-ask-for-claim = La hora { $round } toca a su fin
    .detail = ¿Queda algo por decir?
question-guess-seer = ¿Quién es el Vidente?
    .detail = Los investigadores están a punto de ganar. Un nombre lo decide.
question-help-close = ¿Ayudas a cerrar el Portal?
    .detail = { $askerIs ->
        [none] Te cuesta la acción de esta hora.
       *[other] Te lo pide { $asker }. Te cuesta la acción de esta hora.
    }
question-look-through-false-eyes = ¿Qué mazo de Pulso miras?
    .detail = Unos ojos falsos se abren para quien tiene el cuchillo.
question-take-control = ¿Miras en la bolsa?
    .detail = Tienes el cuchillo. Una ficha, solo para tus ojos.
question-handle-token = ¿Qué haces con la ficha?
    .detail = Mantén para verla. Ahora no surte efecto.

waiting-night = La noche ha terminado
waiting-act = { $seat } elige una acción
waiting-walk = { $seat } está de camino
waiting-declare-path = { $seat } piensa su camino
waiting-teleport = { $seat } vaga
waiting-meet = { $seatsIs ->
    [ye] { $seats } os encontráis { $placeIn }
   *[many] { $seats } se encuentran { $placeIn }
}
waiting-give-in-turn = { $seat } da una carta
waiting-look-at-pulse = { $seat } mira { $targetIs ->
    [you] tu mazo de Pulso
   *[other] el mazo de Pulso de { $target }
}
waiting-hold-vote = Van llegando los votos
waiting-reconsider-ballot = { $seat } tiene el cuchillo y aún puede cambiar su voto
waiting-weigh-ballot = { $seat } tiene el cuchillo y puede doblar su voto
waiting-ask-for-claim = La hora { $round } toca a su fin
waiting-guess-seer = Los cultistas buscan al Vidente
waiting-help-close = Le piden a { $seat } que ayude a cerrar el Portal
waiting-look-through-false-eyes = { $seat } puede mirar con ojos falsos
waiting-take-control = { $seat } puede mirar en la bolsa
waiting-handle-token = { $seat } decide qué hacer con la ficha
waiting-for-some = { $count ->
    [one] Falta una persona.
   *[other] Faltan { $count } personas.
}
