# Under the Surface: Items, the ritual and new roles.

## Things in a sentence

thing-red-relic = una reliquia roja
    .the = la reliquia roja
thing-snow-owl = el búho nival
    .the = el búho nival
thing-secret-switch = el interruptor secreto
    .the = el interruptor secreto
thing-dagger = una daga
    .the = la daga
thing-boots = un par de botas
    .the = las botas
thing-binoculars = unos prismáticos especiales
    .the = los prismáticos especiales
thing-rifle = un rifle
    .the = el rifle
thing-lamp = una lámpara
    .the = la lámpara

## Questions

question-linger = ¿Algo más?
    .detail = Tu acción está hecha. Aún tienes acciones gratuitas.
question-send-owl = ¿Adónde lleva el búho una carta?
    .detail = Una de tus cartas de habitación va bocabajo al mazo de una habitación. Solo tú sabes cuál.
question-offer-lamp = ¿Enciendes la lámpara?
    .detail = Te encuentras con { $others } { $placeIn }. Si la enciendes, nadie podrá darte una carta en este encuentro. Después queda gastada.
question-choose-participant = ¿Quién participa en el ritual?
    .detail = { $left ->
        [one] Falta una persona.
       *[other] Faltan { $left } personas.
    } Cada una juega una carta de habitación. El Organismo 46-B solo queda desterrado si todas son Éxito.
question-lay-ritual-cards = ¿Qué carta juegas?
    .detail = Se baraja con las demás antes de mostrarlas. Nadie sabrá cuál era la tuya.
question-hold-vote-leader = ¿Quién debe dirigir el ritual?
    .detail = Votación { $number } de 3. Nadie se va. Tu voto queda sellado hasta que haya votado toda la mesa.
waiting-linger = { $seat } aún puede hacer algo
waiting-send-owl = { $seat } envía el búho nival
waiting-offer-lamp = { $seat } puede encender la lámpara
waiting-choose-participant = { $seat } elige quién participa en el ritual
waiting-lay-ritual-cards = Se juegan las cartas del ritual
waiting-hold-vote-leader = La mesa elige un líder

## Answers

option-done = Acabar tu turno
option-hand-over = Entregar { $itemThe } { $toDat }
option-pick-up = Recoger { $itemThe }
option-send = Que el búho lleve { $card } { $placeTo }
option-send-nothing = Que el búho vuele sin carta
option-spot = { $targetIs ->
    [you] Mirar tu mazo de Pulso con los prismáticos
   *[other] Mirar el mazo de Pulso de { $target } con los prismáticos
}
option-shoot-cultist = Disparar al encapuchado { $placeIn }
option-drive-fishman = { $toIs ->
    [none] Ahuyentar al Hombre Pez hasta el lago
   *[some] Ahuyentar al Hombre Pez { $toTo }
}
option-light-lamp = Encender la lámpara
option-keep-lamp = Guardar la lámpara para luego
option-take-along = { $seatIs ->
    [you] Participar tú
   *[other] Elegir { $seatAcc }
}
option-lay-down = Jugar { $card }
option-accuse-leader = { $seatIs ->
    [you] Votar por ti para líder
   *[other] Votar por { $seat } para líder
}

detail-hand-over = Cambia de manos al momento. No hace falta que acepte.
detail-used-up = Un solo uso: después se acabó.
detail-light-lamp = Tú sí das una carta.
detail-keep-lamp = Este encuentro sigue como siempre.
detail-accuse-leader = El líder necesita más votos que cualquier otro nombre y más que las abstenciones.
detail-abstain-leader = Sin líder, se vota otra vez. Tras tres votaciones sin líder, ganan los cultistas.
detail-find = Aquí hay un objeto bocabajo. Lo encontrarás.

## What happens

event-item-found = { $seatIs ->
    [you] Encuentras { $item } { $placeIn }.
   *[other] { $seat } encuentra { $item } { $placeIn }.
}
event-item-turned-up = { $placeThe } escondía { $item }.
event-item-lost = El objeto que estaba bocabajo { $placeIn } se pierde sin que nadie lo vea.
event-item-handed-over = { $seatIs ->
    [you] Entregas { $itemThe } { $toDat }.
   *[other] { $toIs ->
        [you] { $seat } te entrega { $itemThe }.
       *[other] { $seat } entrega { $itemThe } { $toDat }.
    }
}
event-item-picked-up = { $seatIs ->
    [you] Recoges { $itemThe } { $placeIn }.
   *[other] { $seat } recoge { $itemThe } { $placeIn }.
}
event-items-dropped = { $seatIs ->
    [you] Dejas caer { $items } { $placeIn }.
   *[other] { $seat } deja caer { $items } { $placeIn }.
}
event-relic-placed = { $relics ->
    [one] La primera reliquia roja está en el altar.
    [2] La segunda reliquia roja está en el altar.
   *[other] La tercera reliquia roja está en el altar. El Organismo 46-B ha despertado.
}
event-door-opened = La puerta roja queda abierta, para siempre.
event-owl-sent = { $seatIs ->
    [you] Haces que el búho lleve { $card } { $placeTo }.
   *[other] { $seat } hace que el búho lleve { $card } { $placeTo }.
}
event-rifle-fired = { $seatIs ->
    [you] Disparas el rifle.
   *[other] { $seat } dispara el rifle.
}
event-fishman-driven = { $toIs ->
    [none] El Hombre Pez huye al lago.
   *[some] El Hombre Pez huye { $toTo }.
}
event-lamp-lit = { $seatIs ->
    [you] Enciendes la lámpara: en este encuentro no recibes ninguna carta.
   *[other] { $seat } enciende la lámpara y no recibe ninguna carta en este encuentro.
}
event-ritual-called = Hay suficientes puntos, pero el Organismo 46-B ha despertado. Decidirá el ritual de destierro.
event-leader-vote-held = Se elige un líder: votación { $number } de 3.
event-leader-elected = { $leaderIs ->
    [none] Nadie sale elegido.
    [you] Diriges el ritual.
   *[other] { $leader } dirige el ritual.
}
event-participant-chosen = { $seatIs ->
    [you] Participas en el ritual.
   *[other] { $seat } participa en el ritual.
}
event-ritual-card-laid = { $seatIs ->
    [you] Juegas { $card } en el ritual.
   *[other] { $seat } juega { $card } en el ritual.
}
event-ritual-revealed = Las cartas del ritual: { $cards }.

event-celebrity-tested = { $alive ->
    [yes] { $seatIs ->
        [you] Vives, y ahora todo el mundo lo sabe.
       *[other] { $seat } vive, y ahora todo el mundo lo sabe.
    }
   *[no] { $seatIs ->
        [you] Ya no vives.
       *[other] { $seat } ya no vive.
    }
}
event-pulse-dealt = { $seatIs ->
    [you] Las cartas de tu mazo de Pulso
   *[other] Las cartas del mazo de Pulso de { $seat }
} se reparten sin mirarlas: { $shares }.
shares-one = { $seat }: { $count }
event-pulse-lost = { $cards ->
    [one] La única carta
   *[other] Las { $cards } cartas
} { $seatIs ->
    [you] de tu mazo de Pulso
   *[other] del mazo de Pulso de { $seat }
} { $cards ->
    [one] deja la partida.
   *[other] dejan la partida.
}

## The question panel

mark-free = Acciones gratuitas
mark-owl = El búho nival
mark-offer-lamp = La lámpara
mark-ritual = El ritual de destierro
mark-choose-participant = { mark-ritual }
mark-look-binoculars = Con los prismáticos
mark-leader = Votación { $number } de 3 para un líder
act-free = Acciones gratuitas
act-free-detail = Cuantas quieras, antes o después de tu acción.
act-hand-over = Entregar un objeto
act-hand-over-detail = A alguien de aquí. No hace falta que acepte.
act-hand-over-what = ¿Qué entregas?
act-pick-up = Recoger un objeto
act-pick-up-detail = Está en el suelo, aquí.
act-pick-up-choose = Elige un objeto
act-spot = Usar los prismáticos
act-spot-detail = Comprueba a alguien en otra habitación de este color. Un solo uso.
act-shoot-cultist = Disparar a un encapuchado
act-shoot-cultist-detail = No vuelve nunca, y el rifle queda gastado.
act-drive-fishman = Disparar al Hombre Pez
act-drive-fishman-detail = Tú eliges adónde va. El rifle queda gastado.
act-done = Eso es todo
act-send-owl = ¿Adónde lleva el búho una carta?
act-send-owl-detail = Una de tus cartas de habitación, bocabajo. Solo tú sabes cuál.
act-in-the-lake = Al lago
ritual-lay = Jugarla
ritual-cards = Tus cartas de habitación
ritual-scene = El ritual. Participan: { $people }.
ritual-scene-none = El ritual. Aún no se ha elegido a nadie.
ritual-leads = { $whoIs ->
    [you] diriges
   *[other] dirige
}
ritual-takes-part = { $whoIs ->
    [you] participas
   *[other] participa
}
ritual-still = { $left ->
    [one] Falta una persona por elegir.
   *[other] Faltan { $left } personas por elegir.
}
ritual-laying = Cada cual juega una carta. Todas deben ser Éxito.
lamp-lit = no recibe cartas
lamp-lit-you = no recibes cartas
lamp-choosing = puede encender la lámpara
lamp-choosing-you = puedes encender la lámpara
carries = Llevas
carries-profession = Tu profesión
look-in-order = En el orden en que llegaron las cartas, la más antigua primero. Mantén para verlas.

vote-leader = ¿Quién dirige el ritual?
vote-leader-seal-name = Sellar: dirige { $name }
vote-leader-seal-nobody = Sellar: sin líder
vote-leader-rule = Dirige el nombre con más votos, si supera a todos los demás y a las abstenciones. Tras tres votaciones sin líder, ganan los cultistas.
vote-leader-sum = { $votes } para { $name }, no más de { $next } para otro nombre{ $abstentions ->
        [0] { "" }
        [one] , una abstención
       *[other] , { $abstentions } abstenciones
    }. Dirige { $name }.
vote-leader-sum-none = { $votes } para { $people }{ $abstentions ->
        [0] { "" }
        [one] , una abstención
       *[other] , { $abstentions } abstenciones
    }. No hay líder.
vote-leader-sum-nobody = No se ha nombrado a nadie, así que no hay líder.

## Scenes

scene-organism = El Organismo 46-B ha despertado
scene-organism-detail = Hay tres reliquias en el altar. Los puntos ya no bastan para ganar: decidirá un ritual.
scene-door = La puerta cerrada se abre
scene-door-detail = Alguien ha pulsado el interruptor secreto. La puerta seguirá abierta.
scene-ritual = El ritual de destierro
scene-ritual-detail = Hay suficientes puntos. Elegid un líder: tenéis tres votaciones.
scene-leader = { $name } dirige el ritual
scene-leader-detail = El líder elige quién participa.
scene-leader-none = Sin líder
scene-leader-none-detail = Se vota otra vez. Tras la tercera, ganan los cultistas.
scene-leader-none-last = Era la tercera votación. Ganan los cultistas.
scene-own-cursebearer = La maldición se lleva a { $name }
scene-own-cursebearer-detail = El Portador de maldiciones no puede compartir habitación con un fantasma. No hay votación.
scene-celebrity = { $name } es Celebridad
scene-celebrity-alive = Y vive: no hay ninguna carta de Muerto en su mazo de Pulso.
scene-celebrity-dead = Y ya no vive. Todas las cartas de su mazo de Pulso se reparten entre los vivos.

## The end

end-ritual-title = El ritual
end-ritual-led = { $leaderIs ->
    [you] Lo dirigiste tú.
   *[other] Lo dirigió { $leader }.
}
end-ritual-part = { $seatsIs ->
    [none] Nadie tenía una carta que jugar.
    [you] Participaste tú.
    [one] Participó { $seats }.
    [ye] Participasteis { $seats }.
   *[other] Participaron { $seats }.
}
end-ritual-no-leader = Tres votaciones, y ningún líder.
end-items-title = Objetos
end-item-altar = { $count } en el altar
end-item-gone = gastado
end-item-lost = { $count ->
    [one] Uno quedó bocabajo en una habitación completa.
   *[other] { $count } quedaron bocabajo en habitaciones completas.
}
end-item-covered = { $count ->
    [one] Uno no se encontró nunca.
   *[other] { $count } no se encontraron nunca.
}
end-item-lying = { $item }, { $placeIn }
end-item-carried = { $seatIs ->
    [you] { $item }, en tus manos
   *[other] { $item }, en manos de { $seat }
}
