# The end of Invasion, and a game seen once more.

inv-end-mark = { $round ->
    [0] Antes de la primera ronda, el final
   *[other] Ronda { $round }, el final
}
inv-end-won-aliens = Ganan los alienígenas.
inv-end-won-humans = Ganan los humanos.
inv-end-were-aliens = { $seatsIs ->
    [none] Nadie había cambiado de bando.
    [you] Eras tú.
    [ye] Erais { $seats }.
    [one] Era { $seats }.
   *[many] Eran { $seats }.
}
inv-end-were-humans = { $seatsIs ->
    [none] Nadie había cambiado de bando.
    [you] Solo tú habías cambiado de bando.
    [ye] { $seats } habíais cambiado de bando.
    [one] Solo { $seats } había cambiado de bando.
   *[many] { $seats } habían cambiado de bando.
}
inv-end-you = { $round ->
    [0] Eras alienígena desde el principio.
   *[other] Eras alienígena desde la ronda { $round }.
}
inv-end-aborted = { $round ->
    [0] No había empezado.
   *[other] Llegó hasta la ronda { $round }. No ganó nadie.
}
inv-end-fact-rescues = { $rescues ->
    [0] No se intentó ningún rescate
    [one] Un rescate, { $sabotaged ->
        [0] sin Sabotaje
       *[other] con Sabotaje
    }
   *[other] { $rescues } rescates, { $sabotaged ->
        [0] ninguno con Sabotaje
       *[other] { $sabotaged } con Sabotaje
    }
}
inv-end-fact-accusations = { $accusations ->
    [0] No se acusó a nadie
    [one] Una acusación, { $founded ->
        [0] infundada
       *[other] fundada
    }
   *[other] { $accusations } acusaciones, { $founded ->
        [0] ninguna fundada
        [one] una fundada
       *[other] { $founded } fundadas
    }
}

inv-end-chart-detail = quién estaba con los humanos, y hasta cuándo
inv-end-chart-label = Una línea por persona, ronda a ronda: recta entre los humanos, ondulada desde la carta que la cambió de bando. El texto de abajo lo dice con palabras.
inv-end-since = { $round ->
    [0] Alienígena desde el principio
   *[other] Alienígena desde la ronda { $round }
}
inv-end-alien = Alienígena
inv-end-human = Humano
inv-end-legend-draw = roba cartas
inv-end-legend-turned = cambió de bando
inv-end-legend-accusation = al descubierto
inv-end-legend-declaration = se declaró
inv-end-legend-success = jugó Éxito
inv-end-legend-sabotage = jugó Sabotaje
inv-end-legend-unfounded = acusó sin razón
inv-end-legend-alone = acusó sin apoyo

inv-end-turned-title = Quién cambió de bando, y cuándo
inv-end-turned-none = Nadie dejó de ser humano.
inv-end-turned-start = { $seatIs ->
    [you] Eras alienígena desde el principio.
   *[other] { $seat } era alienígena desde el principio.
}
inv-end-turned-planning = { $seatIs ->
    [you] Cambiaste de bando con la carta robada para planificar.
   *[other] { $seat } cambió de bando con la carta robada para planificar.
}
inv-end-turned-control = { $seatIs ->
    [you] Cambiaste de bando
   *[other] { $seat } cambió de bando
} tras dirigir un agente y robar { $count ->
    [one] una carta.
   *[other] { $count } cartas.
}
inv-end-unknown = Nadie lo supo hasta el final.
inv-end-stated-declaration = { $seatIs ->
    [you] Te declaraste alienígena.
   *[other] { $seat } se declaró alienígena.
}
inv-end-stated-accusation = { $seatIs ->
    [you] Quedaste al descubierto.
   *[other] { $seat } quedó al descubierto.
}
inv-end-rescues-title = Rescates
inv-end-rescues-none = No se intentó ningún rescate.
inv-end-rescue-saved = El científico se salvó, { $saved } de { $goal }.
inv-end-rescue-failed = El rescate fracasó.
inv-end-card-unknown = bocabajo
inv-end-escalation = La situación se agravó: { $events }.
inv-end-accusations-title = Acusaciones
inv-end-accusations-none = No se acusó a nadie.
inv-end-accused = { $accuserIs ->
    [you] Acusaste { $accusedAcc }
   *[other] { $accusedIs ->
        [you] { $accuser } te acusó
       *[other] { $accuser } acusó { $accusedAcc }
    }
}{ $supportersIs ->
    [none] .
    [you] , con tu apoyo.
    [ye] , y { $supporters } apoyasteis la acusación.
   *[other] , con el apoyo de { $supporters }.
}
inv-end-accused-founded = Y con razón.
inv-end-accused-unfounded = Solo salieron cartas de Humano.
inv-end-accused-alone = No se mostró ninguna carta.
inv-end-accused-missed = No se mostró ninguna carta. Habría sido con razón.
inv-end-ships-none = No llegó ninguna nave nodriza.
inv-end-let-come = { $seatIs ->
    [none] La dejaron llegar los Planes alienígenas.
    [you] La dejaste llegar.
   *[other] { $seat } la dejó llegar.
}
inv-end-from-the-deck = Del mazo.
inv-end-plans-title = Planificación
inv-end-plans-count = { $count ->
    [0] nadie planificó
    [one] una vez
   *[other] { $count } veces
}
inv-end-let = dejó llegar:
inv-end-prevented = evitó:
inv-end-came = llegó en la ronda { $round }
inv-end-drawn-again = robado de nuevo en la ronda { $round }
inv-end-never-came = no llegó nunca
inv-end-sectors-title = Los sectores
inv-end-sectors-label = Cuánto de cada sector era alienígena, ronda a ronda. Las cifras finales están abajo.
inv-end-sectors-top = todo alienígena: perdido
inv-end-sectors-bottom = libre

inv-replay-open-title = Lo que está a la vista
inv-replay-events-next = Siguientes eventos: { $cards }
inv-replay-upcoming = Próximos: { $cards }
inv-replay-prevented = Evitados: { $cards }

suspicion-invasion-top = alienígena con certeza
suspicion-invasion-bottom = seguro que no
suspicion-invasion-was = ya era alienígena
suspicion-invasion-label = Con qué probabilidad parecía alienígena cada persona, ronda a ronda. Los mayores cambios se cuentan abajo.
suspicion-invasion-own = robó Asimilado, y lo supo
clue-rescued = las cartas jugadas en el rescate
clue-event = un evento que alguien dejó llegar
clue-planned = prefirió planificar
clue-controlled = prefirió dirigir un agente
clue-idle = usó un agente para nada
clue-astray = llevó a un científico por mal camino
clue-slack = liberó poco
clue-diligent = sacó buen partido de un agente
clue-attempted = intentó un rescate
clue-undeclared = dejó pasar otra ronda sin declararse
clue-charge = una acusación formal entre { $seat } y { $about }
clue-team = { $aboutIs ->
    [you] fue contigo a un rescate
   *[other] fue con { $about } a un rescate
}
clue-drew = robó cartas de Asimilación
