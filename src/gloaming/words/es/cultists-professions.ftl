# Professions.

question-offer-profession = ¿Tomas la profesión?
    .detail = Está bocabajo. Si la tomas, se voltea a la vista de la mesa.
question-break-tie = ¿Cómo deshaces el empate?
    .detail = Eres Alcalde, y la votación está empatada: { $tied }.
question-choose-victim = { $revivedIs ->
    [you] ¿Quién muere en tu lugar?
   *[other] ¿Quién muere en lugar de { $revived }?
}
    .detail = Una vida por otra. Pasa a ser fantasma, tenga lo que tenga en su mazo de Pulso.
question-choose-other-deck = ¿Con qué mazo lo intercambias?
    .detail = Tienes en la mano el mazo { $placeOf }. Nadie mira las cartas.
waiting-offer-profession = { $seat } puede tomar la profesión
waiting-break-tie = { $seat }, con el cargo de Alcalde, deshace el empate
waiting-choose-victim = { $seat } elige quién muere { $revivedIs ->
    [you] en tu lugar
   *[other] en lugar de { $revived }
}
waiting-choose-other-deck = { $seat } intercambia dos mazos de habitación

option-take-up = Tomarla
option-leave-it = Dejarla para otra persona
option-decree = { $seatIs ->
    [you] Decir tu nombre
   *[other] Nombrar { $seatAcc }
}
option-let-tie-stand = No nombrar a nadie
option-revive = Devolver la vida { $targetDat }
option-sacrifice = { $targetIs ->
    [you] Morir tú
   *[other] Que muera { $target }
}
option-swap-deck = Tomar el mazo { $placeOf }
option-with-deck = Cambiarlo por el mazo { $placeOf }

detail-decree = { $leader ->
    [yes] { $seatIs ->
        [you] Diriges el ritual.
       *[other] { $seat } dirige el ritual.
    }
   *[no] { $seatIs ->
        [you] Sigues como fantasma.
       *[other] { $seat } sigue como fantasma.
    }
}
detail-revive = Una vez por partida. Después eliges quién muere a cambio.
detail-sacrifice = No tiene vuelta atrás. Deja caer sus objetos y pierde su profesión.
detail-swap-deck = Una vez por partida. Después elige la otra habitación.

event-profession-won = { $seatIs ->
    [you] Ganas una profesión: { $profession }.
   *[other] { $seat } gana una profesión: { $profession }.
}
event-profession-declined = { $seatIs ->
    [you] Dejas la profesión donde está.
   *[other] { $seat } deja la profesión donde está.
}
event-profession-lost = { $seatIs ->
    [you] Tu profesión se pierde.
   *[other] La profesión de { $seat } se pierde.
}
event-tie-broken = { $namedIs ->
    [none] { $seatIs ->
        [you] Como Alcalde, no nombras a nadie.
       *[other] { $seat }, con el cargo de Alcalde, no nombra a nadie.
    }
    [you] { $seatIs ->
        [you] Como Alcalde, dices tu propio nombre.
       *[other] { $seat }, con el cargo de Alcalde, te nombra a ti.
    }
   *[other] { $seatIs ->
        [you] Como Alcalde, nombras { $namedAcc }.
       *[other] { $seat }, con el cargo de Alcalde, nombra { $namedAcc }.
    }
}
event-support-token-seen = { $informant ->
    [yes] Tu ficha dice que eres Informante.
   *[no] Tu ficha dice que no eres Informante.
}
event-detective-looked-round = Toda la mesa cierra los ojos. { $seatIs ->
    [you] Como Detective, miras alrededor.
   *[other] { $seat }, como Detective, mira alrededor.
}
event-informant-seen = { $informantIs ->
    [you] Informante eres tú, y eres de los investigadores.
   *[other] { $informant } es Informante y, por tanto, de los investigadores.
}
event-revived = { $seatIs ->
    [you] Devuelves la vida { $targetDat }.
   *[other] { $targetIs ->
        [you] { $seat } te devuelve la vida.
       *[other] { $seat } devuelve la vida { $targetDat }.
    }
} { $cards ->
    [0] El mazo de Pulso se queda como está.
    [one] Una carta de Muerto deja la partida.
   *[other] { $cards } cartas de Muerto dejan la partida.
}
event-kept-in-order = { $seatIs ->
    [you] Conservas
   *[other] { $seat } conserva
} el orden { $targetIs ->
    [you] de tu mazo de Pulso.
   *[other] del mazo de Pulso de { $target }.
}
event-decks-swapped = { $seatIs ->
    [you] Intercambias
   *[other] { $seat } intercambia
} el mazo { $oneOf } y el mazo { $otherOf }.

mark-offer-profession = Una profesión
mark-break-tie = Eres Alcalde
mark-choose-victim = Eres Exorcista
mark-choose-other-deck = Eres Saboteador
act-revive = Devolver la vida a un fantasma
act-revive-detail = Una vez por partida. A cambio, otra persona debe morir.
act-swap-deck = Intercambiar dos mazos
act-swap-deck-detail = Una vez por partida. Nadie mira las cartas.
hand-informant = { $seatIs ->
    [you] Informante eres tú.
   *[other] El Informante es { $seat }.
}
hand-is-informant = { $informant ->
    [yes] Tu ficha: Informante.
   *[no] Tu ficha: no Informante.
}
vote-mayor-decides = { $name } es Alcalde y deshace el empate.
vote-sum-decree = { $name }, con el cargo de Alcalde, deshace el empate: { $namedIs ->
    [none] nadie se va.
    [you] tienes que irte.
   *[other] { $named } tiene que irse.
}

scene-detective = Una noche breve
scene-detective-detail = Toda la mesa cerró los ojos menos { $name }, que ahora sabe quién es el Informante.
scene-mayor = Decide el Alcalde
scene-mayor-leads = { $namedIs ->
    [none] Nadie dirige. Se vota otra vez, hasta tres.
    [you] Diriges el ritual.
   *[other] { $named } dirige el ritual.
}
scene-revived = { $name } vuelve a vivir
scene-revived-detail = { $seat } ha traído de vuelta al fantasma. A cambio, otra persona debe morir.
scene-death-exorcist = { $name } ha muerto en lugar de otra persona

end-legend-exorcist = vida por vida
end-ghost-exorcist = { $seatIs ->
    [you] { $byIs ->
        [none] El Exorcista entregó tu vida.
        [you] Como Exorcista, entregaste tu vida.
       *[other] { $by }, como Exorcista, entregó tu vida.
    }
   *[other] { $byIs ->
        [none] El Exorcista entregó la vida de { $seat }.
        [you] Como Exorcista, entregaste la vida de { $seat }.
       *[other] { $by }, como Exorcista, entregó la vida de { $seat }.
    }
}
end-revived = { $byIs ->
    [you] Devolviste la vida { $seatDat }.
   *[other] { $seatIs ->
        [you] { $by } te devolvió la vida.
       *[other] { $by } devolvió la vida { $seatDat }.
    }
}
end-legend-revived = de vuelta a la vida
end-profession = { $seatIs ->
    [you] Ganaste la profesión: { $profession }.
   *[other] { $seat } ganó la profesión: { $profession }.
}
end-profession-none = Nadie ganó la profesión.
