# What people and bots say in Invasion.

inv-said-laid-1 = En la ronda { $round } jugué { $card }.
inv-said-laid-2 = Mi carta de la ronda { $round } fue { $card }.
inv-said-laid-3 = Sé lo que jugué en la ronda { $round }: { $card }.
inv-said-planned-1 = En la ronda { $round } dejé llegar “{ $upcoming }” y evité “{ $prevented }”.
inv-said-planned-2 = Ronda { $round }: tenía “{ $upcoming }” y “{ $prevented }”, y elegí “{ $upcoming }”.
inv-said-planned-3 = Planifiqué en la ronda { $round }. “{ $prevented }” queda evitado; “{ $upcoming }” está por llegar.
inv-said-human-1 = Yo sigo con los humanos.
inv-said-human-2 = No tengo más que cartas de Humano.
inv-said-human-3 = A mí aún no me han pillado.

inv-said-why-sabotage-1 = { $chairIs ->
    [you] Estuviste en un equipo con Sabotaje.
   *[other] { $chair } estuvo en un equipo con Sabotaje.
}
inv-said-why-bad-event-1 = { $chairIs ->
    [you] Lo que planificaste nos hizo daño.
   *[other] Lo que planificó { $chair } nos hizo daño.
}
inv-said-why-opened-the-way-1 = { $said ->
    [vouches] { $chairIs ->
        [you] Abriste el camino a un científico.
       *[other] { $chair } abrió el camino a un científico.
    }
   *[accuses] { $chairIs ->
        [you] Abriste el camino a los alienígenas.
       *[other] { $chair } abrió el camino a los alienígenas.
    }
}
inv-said-why-wasted-turn-1 = { $chairIs ->
    [you] Desperdiciaste un turno.
   *[other] { $chair } desperdició un turno.
}
inv-said-why-odd-team-1 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Nombraste un equipo muy raro.
       *[other] { $chair } nombró un equipo muy raro.
    }
    [you] Fue raro que { $chair } te llevara.
   *[other] { $chairIs ->
        [you] Fue raro que llevaras { $aboutAcc }.
       *[other] Fue raro que { $chair } llevara { $aboutAcc }.
    }
}
inv-said-why-drew-much-1 = { $chairIs ->
    [you] Has robado muchas cartas.
   *[other] { $chair } ha robado muchas cartas.
}
inv-said-why-saved-1 = { $chairIs ->
    [you] Trajiste de vuelta a un científico.
   *[other] { $chair } trajo de vuelta a un científico.
}
inv-said-why-good-event-1 = { $chairIs ->
    [you] Lo que planificaste nos ayudó.
   *[other] Lo que planificó { $chair } nos ayudó.
}
inv-said-why-accused-falsely-1 = { $said ->
    [vouches] { $chairIs ->
        [you] Te acusaron, y solo salieron cartas de Humano.
       *[other] Acusaron { $chairAcc }, y solo salieron cartas de Humano.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] Acusaste a alguien que seguía con los humanos.
           *[other] { $chair } acusó a alguien que seguía con los humanos.
        }
        [you] { $chair } te acusó, y seguías con los humanos.
       *[other] { $chairIs ->
            [you] Acusaste { $aboutAcc }, que seguía con los humanos.
           *[other] { $chair } acusó { $aboutAcc }, que seguía con los humanos.
        }
    }
}
inv-said-why-sabotage-2 = { $chairIs ->
    [you] Ese Sabotaje salió de tu equipo.
   *[other] Ese Sabotaje salió de un equipo con { $chair }.
}
inv-said-why-bad-event-2 = { $chairIs ->
    [you] Planificaste tú, y mirad lo que llegó.
   *[other] Planificó { $chair }, y mirad lo que llegó.
}
inv-said-why-opened-the-way-2 = { $said ->
    [vouches] { $chairIs ->
        [you] Despejaste la calle cuando importaba.
       *[other] { $chair } despejó la calle cuando importaba.
    }
   *[accuses] { $chairIs ->
        [you] Desde tu turno se extienden a sus anchas.
       *[other] Desde el turno de { $chair } se extienden a sus anchas.
    }
}
inv-said-why-wasted-turn-2 = { $chairIs ->
    [you] Tu turno no ayudó a nadie.
   *[other] El turno de { $chair } no ayudó a nadie.
}
inv-said-why-odd-team-2 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Yo no habría elegido el equipo que elegiste.
       *[other] Yo no habría elegido el equipo que eligió { $chair }.
    }
    [you] De toda la mesa, { $chair } te llevó a ti.
   *[other] { $chairIs ->
        [you] De toda la mesa, llevaste { $aboutAcc }.
       *[other] De toda la mesa, { $chair } llevó { $aboutAcc }.
    }
}
inv-said-why-drew-much-2 = { $chairIs ->
    [you] Con tantas cartas, a saber lo que eres.
   *[other] Con tantas cartas, a saber lo que es { $chair }.
}
inv-said-why-saved-2 = { $chairIs ->
    [you] Gracias a ti tenemos un científico más.
   *[other] Gracias a { $chair } tenemos un científico más.
}
inv-said-why-good-event-2 = { $chairIs ->
    [you] Planificaste, y salió bien.
   *[other] { $chair } planificó, y salió bien.
}
inv-said-why-accused-falsely-2 = { $said ->
    [vouches] { $chairIs ->
        [you] Vieron tus cartas y no encontraron nada.
       *[other] Vieron las cartas de { $chair } y no encontraron nada.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] Acusaste a la persona equivocada.
           *[other] { $chair } acusó a la persona equivocada.
        }
        [you] { $chair } te acusó para nada.
       *[other] { $chairIs ->
            [you] Acusaste { $aboutAcc } para nada.
           *[other] { $chair } acusó { $aboutAcc } para nada.
        }
    }
}
