# What people and bots say in Cultists.

said-was-1 = En la hora { $round } estuve { $placeIn }.
said-was-2 = ¿La hora { $round }? Estuve { $placeIn }.
said-was-3 = Puedo deciros dónde estuve en la hora { $round }: { $placeIn }.
said-put-1 = Puse { $card } { $placeIn }.
said-put-2 = Lo que puse { $placeIn } fue { $card }.
said-put-3 = Puse { $card } { $placeIn }, lo juro.
said-saw-1 = { $oneIs ->
    [speaker] Que conste: { $other } y yo nos encontramos.
    [you] Que conste: { $other } y tú os encontrasteis.
   *[other] { $otherIs ->
        [you] Que conste: { $one } y tú os encontrasteis.
       *[other] Que conste: { $one } y { $other } se encontraron.
    }
}
said-saw-2 = { $oneIs ->
    [speaker] { $otherIs ->
        [you] Estuve contigo, que lo sepan todos.
       *[other] Estuve con { $other }, más vale que lo sepáis.
    }
    [you] Te vi con { $other }.
   *[other] { $otherIs ->
        [you] Te vi con { $one }.
       *[other] Vi { $oneAcc } con { $other }.
    }
}
said-saw-3 = { $oneIs ->
    [speaker] Acordaos: { $other } y yo nos encontramos.
    [you] Acordaos: { $other } y tú os encontrasteis.
   *[other] { $otherIs ->
        [you] Acordaos: { $one } y tú os encontrasteis.
       *[other] Acordaos: { $one } y { $other } se encontraron.
    }
}
said-claims-1 = Soy { $role }.
said-claims-2 = Más vale que lo sepáis: soy { $role }.
said-claims-3 = Creedme, soy { $role }.

said-why-met-the-dead-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Te encontraste conmigo, y ahora no tengo pulso.
       *[other] { $chair } se encontró conmigo, y ahora no tengo pulso.
    }
    [none] { $chairIs ->
        [you] Te encontraste con alguien que ya no vive.
       *[other] { $chair } se encontró con alguien que ya no vive.
    }
    [you] { $chair } se encontró contigo, y ahora no tienes pulso.
   *[other] { $chairIs ->
        [you] Te encontraste con { $about }, que ya no tiene pulso.
       *[other] { $chair } se encontró con { $about }, que ya no tiene pulso.
    }
}
said-why-bad-cards-1 = { $chairIs ->
    [you] Donde estuviste tú salen malas cartas.
   *[other] Donde estuvo { $chair } salen malas cartas.
}
said-why-strayed-1 = { $chairIs ->
    [you] Por donde vas tú no pasa ninguna ruta.
   *[other] Por donde va { $chair } no pasa ninguna ruta.
}
said-why-odd-vote-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Fue raro que votaras por mí.
       *[other] Fue raro que { $chair } votara por mí.
    }
    [none] { $chairIs ->
        [you] Tu voto fue raro.
       *[other] El voto de { $chair } fue raro.
    }
    [you] Fue raro que { $chair } votara por ti.
   *[other] { $chairIs ->
        [you] Fue raro que votaras por { $about }.
       *[other] Fue raro que { $chair } votara por { $about }.
    }
}
said-why-false-alarm-1 = { $chairIs ->
    [you] Diste una falsa alarma.
   *[other] { $chair } dio una falsa alarma.
}
said-why-was-there-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Estuviste a solas conmigo.
       *[other] { $chair } estuvo a solas conmigo.
    }
    [none] { $chairIs ->
        [you] Estuviste a solas con alguien de esta mesa.
       *[other] { $chair } estuvo a solas con alguien de esta mesa.
    }
    [you] { $chair } estuvo a solas contigo.
   *[other] { $chairIs ->
        [you] Estuviste a solas con { $about }.
       *[other] { $chair } estuvo a solas con { $about }.
    }
}
said-why-good-cards-1 = { $chairIs ->
    [you] Donde estuviste tú salen buenas cartas.
   *[other] Donde estuvo { $chair } salen buenas cartas.
}
said-why-reported-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Diste aviso de mi muerte.
       *[other] { $chair } dio aviso de mi muerte.
    }
    [none] { $chairIs ->
        [you] Diste aviso de una muerte.
       *[other] { $chair } dio aviso de una muerte.
    }
    [you] { $chair } dio aviso de tu muerte.
   *[other] { $chairIs ->
        [you] Diste aviso de la muerte de { $about }.
       *[other] { $chair } dio aviso de la muerte de { $about }.
    }
}
said-why-met-the-dead-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Estuviste conmigo antes de que me quedara sin pulso.
       *[other] { $chair } estuvo conmigo antes de que me quedara sin pulso.
    }
    [none] { $chairIs ->
        [you] Quien se encuentra contigo acaba sin pulso.
       *[other] Quien se encuentra con { $chair } acaba sin pulso.
    }
    [you] Vi { $chairAcc } contigo, y mírate ahora.
   *[other] { $chairIs ->
        [you] Estuviste con { $about } antes de que se quedara sin pulso.
       *[other] { $chair } estuvo con { $about } antes de que se quedara sin pulso.
    }
}
said-why-bad-cards-2 = { $chairIs ->
    [you] Tú pusiste cartas, y salieron las malas.
   *[other] { $chair } puso cartas, y salieron las malas.
}
said-why-strayed-2 = { $chairIs ->
    [you] ¿Qué haces tan lejos de cualquier ruta?
   *[other] ¿Qué hace { $chair } tan lejos de cualquier ruta?
}
said-why-odd-vote-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Votaste por mí. ¿Por qué?
       *[other] { $chair } votó por mí. ¿Por qué?
    }
    [none] { $chairIs ->
        [you] Nadie vota como tú sin un motivo.
       *[other] Nadie vota como { $chair } sin un motivo.
    }
    [you] { $chair } votó por ti. ¿Por qué?
   *[other] { $chairIs ->
        [you] Votaste por { $about }. ¿Por qué?
       *[other] { $chair } votó por { $about }. ¿Por qué?
    }
}
said-why-false-alarm-2 = { $chairIs ->
    [you] Nos reuniste para nada.
   *[other] { $chair } nos reunió para nada.
}
said-why-was-there-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] No olvido que estuviste a solas conmigo.
       *[other] No olvido que { $chair } estuvo a solas conmigo.
    }
    [none] { $chairIs ->
        [you] No olvido que estuviste a solas con alguien de esta mesa.
       *[other] No olvido que { $chair } estuvo a solas con alguien de esta mesa.
    }
    [you] No olvido que { $chair } estuvo contigo.
   *[other] { $chairIs ->
        [you] No olvido que estuviste con { $about }.
       *[other] No olvido que { $chair } estuvo con { $about }.
    }
}
said-why-good-cards-2 = { $chairIs ->
    [you] Con tus cartas hemos avanzado.
   *[other] Con las cartas de { $chair } hemos avanzado.
}
said-why-reported-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Sin ti, nadie sabría lo que me pasó.
       *[other] Sin { $chair }, nadie sabría lo que me pasó.
    }
    [none] { $chairIs ->
        [you] Podrías haberte callado esa muerte.
       *[other] { $chair } podría haberse callado esa muerte.
    }
    [you] Sin { $chair }, nadie sabría lo que te pasó.
   *[other] { $chairIs ->
        [you] Sin ti, nadie sabría lo de { $about }.
       *[other] Sin { $chair }, nadie sabría lo de { $about }.
    }
}

## How strongly it is said goes by the reason, which everyone hears: after these, more firmly than after others.

said-accuses-met-the-dead-1 = { $chairIs ->
    [you] { $why } Para mí que eres tú.
   *[other] { $why } Para mí que es { $chair }.
}
said-accuses-met-the-dead-2 = { $chairIs ->
    [you] { $why } Nos debes una explicación.
   *[other] { $why } { $chair } nos debe una explicación.
}
said-accuses-met-the-dead-3 = { $chairIs ->
    [you] { $why } No me fío de ti.
   *[other] { $why } No me fío de { $chair }.
}
said-accuses-strayed-1 = { $chairIs ->
    [you] { $why } Para mí que eres tú.
   *[other] { $why } Para mí que es { $chair }.
}
said-accuses-strayed-2 = { $chairIs ->
    [you] { $why } Nos debes una explicación.
   *[other] { $why } { $chair } nos debe una explicación.
}
said-accuses-strayed-3 = { $chairIs ->
    [you] { $why } No me fío de ti.
   *[other] { $why } No me fío de { $chair }.
}
