# What happens, as the log tells it.

## The night

event-roles-laid-out = { $rolesIs ->
    [none] Esta noche no hay roles especiales.
   *[some] Roles especiales de esta noche: { $roles }.
}
event-envelope-opened = Eres { $roleA }. En tu mano: { $hand }.
event-cultists-recognised = { $cultistsIs ->
    [ye] { $others } { $othersIs ->
        [one] es cultista
       *[many] son cultistas
    }, como tú.
    [you] No hay más cultistas que tú.
    [one] Viste un pulgar en alto: { $cultists } es cultista.
   *[many] Viste pulgares en alto: { $cultists } son cultistas.
}
event-start-cards-seen = { $deadIs ->
    [none] No hay nadie sin vida desde el principio.
   *[some] Sin vida desde el principio: { $dead }.
}
event-route-shown = { $seat } sigue una ruta a la vista: { $route }.

## Hours and movement

event-round-began = Empieza la hora { $round }. { $knifeIs ->
    [you] Tienes el cuchillo.
   *[other] { $knife } tiene el cuchillo.
}
event-round-ended = Acaba la hora { $round }.
event-path-declared = { $seatIs ->
    [you] Anuncias tu camino
   *[other] { $seat } anuncia su camino
}: { $path }.
event-entered = { $seatIs ->
    [you] Vas
   *[other] { $seat } va
} { $placeTo }.
event-stayed = { $seatIs ->
    [you] Te quedas
   *[other] { $seat } se queda
} { $placeIn }.
event-met = { $seatsIs ->
    [ye] { $seats } os encontráis { $placeIn }.
   *[many] { $seats } se encuentran { $placeIn }.
}
event-gave = { $seatIs ->
    [you] Le das { $card } { $toDat }.
   *[other] { $toIs ->
        [you] { $seat } te da { $card }.
       *[other] { $seat } le da { $card } { $toDat }.
    }
}
event-gave-in-the-dark = A oscuras, le das { $card } { $toDat }.
event-pulse-grew = { $seatIs ->
    [you] Alguien te da una carta a oscuras.
   *[other] Alguien le da una carta a { $seat } a oscuras.
}

## Events

event-token-drawn = El reloj da la hora: { $token }.
event-power-switched = { $on ->
    [yes] Vuelve la corriente.
   *[no] Se va la corriente. Todo queda a oscuras.
}
event-power-restarted = { $seatIs ->
    [you] Restableces la corriente.
   *[other] { $seat } restablece la corriente.
}
event-portal-opened = El Portal se abre { $portalIn }. Dos personas deben cerrarlo antes de que { $deadline ->
    [start] empiece
   *[end] acabe
} la hora { $mark }.
event-portal-closed = El Portal está cerrado. { $target ->
    [one] Ahora basta un punto.
   *[other] Ahora bastan { $target } puntos.
}
event-portal-missed = Nadie cerró el Portal a tiempo. { $target ->
    [one] Ahora hace falta un punto.
   *[other] Ahora hacen falta { $target } puntos.
}
event-panes-broke = { $cards ->
    [0] Se rompen cristales, pero no cae ninguna carta.
    [one] Una carta del mazo de robo cae en los pasos inseguros sin que nadie la vea.
   *[other] { $cards } cartas del mazo de robo caen en los pasos inseguros sin que nadie las vea.
}
event-token-peeked = La ficha que tienes en la mano: { $token }.
event-token-handled = { $removed ->
    [yes] { $seatIs ->
        [you] Retiras una ficha de la partida. Los demás no han visto cuál.
       *[other] { $seat } retira una ficha de la partida sin mostrarla.
    }
   *[no] { $seatIs ->
        [you] Devuelves la ficha a la bolsa.
       *[other] { $seat } mira una ficha y la devuelve a la bolsa.
    }
}
event-knife-used = { $seatIs ->
    [you] Usas el cuchillo
   *[other] { $seat } usa el cuchillo
} { $purpose ->
    [fishman] contra el Hombre Pez.
    [entering] para pasar ante el Hombre Pez.
    [false_eyes] para mirar con ojos falsos.
    [in_control] para mirar en la bolsa.
    [change] para cambiar un voto.
    [double_vote] para que un voto cuente doble.
    [double_abstention] para que una abstención cuente doble.
    [ropes] para lanzar las cuerdas de seguridad.
   *[other] para algo.
}

## Actions

event-passed = { $seatIs ->
    [you] Pasas.
   *[other] { $seat } pasa.
}
event-state-checked = { $seatIs ->
    [you] Miras
   *[other] { $seat } mira
} { $targetIs ->
    [you] tu mazo de Pulso
   *[other] el mazo de Pulso de { $target }
}{ $means ->
    [camera] {" "}con la cámara.
    [false_eyes] {" "}con ojos falsos.
    [binoculars] {" "}con los prismáticos.
   *[check] .
}
event-pulse-seen = { $targetIs ->
    [you] En tu mazo de Pulso
   *[other] En el mazo de Pulso de { $target }
}: { $cards }.
event-dead-laid-open = { $cards ->
    [one] Se revela una carta de Muerto
   *[other] Se revelan { $cards } cartas de Muerto
} { $targetIs ->
    [you] en tu mazo de Pulso.
   *[other] en el mazo de Pulso de { $target }.
}
event-death-reported = { $seatIs ->
    [you] Das aviso de
   *[other] { $seat } da aviso de
} { $targetIs ->
    [you] tu muerte.
   *[other] la muerte de { $target }.
}
event-check-closed = { $seatIs ->
    [you] Devuelves
   *[other] { $seat } devuelve
} { $targetIs ->
    [you] tu mazo de Pulso
   *[other] el mazo de Pulso de { $target }
} sin mostrar nada.
event-card-placed = { $placeIs ->
    [none] Una carta del mazo de robo va a los pasos inseguros sin que nadie la vea.
   *[some] Una carta del mazo de robo va al mazo { $placeOf } sin que nadie la vea.
}
event-card-discarded = Una carta del mazo de robo deja la partida sin que nadie la vea.
event-hallway-secured = { $seatIs ->
    [you] Pones { $card } en los pasos inseguros.
   *[other] { $seat } pone { $card } en los pasos inseguros.
}
event-cultist-fought = { $seatIs ->
    [you] Expulsas al encapuchado { $placeFrom }.
   *[other] { $seat } expulsa al encapuchado { $placeFrom }.
}
event-fishman-scared = { $seatIs ->
    [you] Ahuyentas al Hombre Pez hasta el lago.
   *[other] { $seat } ahuyenta al Hombre Pez hasta el lago.
}
event-room-filled = { $seatIs ->
    [you] Añades { $card } al mazo { $placeOf }.
   *[other] { $seat } añade { $card } al mazo { $placeOf }.
}
event-room-checked = { $seatIs ->
    [you] Robas
   *[other] { $seat } roba
} { $top ->
    [yes] la primera carta
   *[no] una carta
} { $placeIn }: { $card }.
event-camera-used = { $seatIs ->
    [you] Usas la cámara.
   *[other] { $seat } usa la cámara.
}
event-vote-initiated = { $seatIs ->
    [you] Inicias una votación.
   *[other] { $seat } inicia una votación.
}
event-portal-touched = { $seatIs ->
    [you] Pones una mano en el Portal.
   *[other] { $seat } pone una mano en el Portal.
}
event-help-asked = { $seatIs ->
    [you] Le pides { $partnerDat } que te ayude a cerrar el Portal.
   *[other] { $partnerIs ->
        [you] { $seat } te pide que ayudes a cerrar el Portal.
       *[other] { $seat } le pide { $partnerDat } que ayude a cerrar el Portal.
    }
}
event-help-refused = { $seatIs ->
    [you] No ayudas.
   *[other] { $seat } no ayuda.
}
