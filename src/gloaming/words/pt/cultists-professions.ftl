# The Professions: won from the first hooded figure that is driven out.

question-offer-profession = Ficas com a profissão?
    .detail = Está face para baixo. Se ficares com ela, vira-se à vista de todos.
question-break-tie = Como desempatas?
    .detail = És Prefeito, e a votação está empatada: { $tied }.
question-choose-victim = { $revivedIs ->
    [you] Quem morre em teu lugar?
   *[other] Quem morre em lugar de { $revived }?
}
    .detail = Uma vida por uma vida. A pessoa torna-se fantasma, tenha o que tiver no maço Pulso.
question-choose-other-deck = Por que maço o trocas?
    .detail = Tens na mão o maço { $placeOf }. Ninguém vê as cartas.
waiting-offer-profession = { $seat } pode ficar com a profissão
waiting-break-tie = O Prefeito, { $seat }, está a desempatar
waiting-choose-victim = { $seat } está a escolher quem morre em { $revivedIs ->
    [you] teu lugar
   *[other] lugar de { $revived }
}
waiting-choose-other-deck = { $seat } está a trocar os maços de duas salas

option-take-up = Fica com ela
option-leave-it = Deixa-a para outra pessoa
option-decree = { $seatIs ->
    [you] Indica-te
   *[other] Indica { $seatAcc }
}
option-let-tie-stand = Não indiques ninguém
option-revive = { $targetIs ->
    [you] Volta à vida
   *[other] Traz { $targetAcc } de volta à vida
}
option-sacrifice = { $targetIs ->
    [you] Morre tu
   *[other] Deixa morrer { $targetAcc }
}
option-swap-deck = Pega no maço { $placeOf }
option-with-deck = Troca-o pelo maço { $placeOf }

detail-decree = { $leader ->
    [yes] { $seatIs ->
        [you] Lideras o ritual.
       *[other] { $seat } lidera o ritual.
    }
   *[no] { $seatIs ->
        [you] Continuas como fantasma.
       *[other] { $seat } continua como fantasma.
    }
}
detail-revive = Uma vez por partida. Depois escolhes quem morre em troca.
detail-sacrifice = Não há volta a dar. A pessoa deixa cair os seus objetos e perde a profissão que tiver.
detail-swap-deck = Uma vez por partida. Depois escolhe a outra sala.

event-profession-won = { $seatIs ->
    [you] Ganhas uma profissão: { $profession }.
   *[other] { $seat } ganha uma profissão: { $profession }.
}
event-profession-declined = { $seatIs ->
    [you] Deixas a profissão onde está.
   *[other] { $seat } deixa a profissão onde está.
}
event-profession-lost = { $seatIs ->
    [you] A tua profissão perdeu-se.
   *[other] A profissão de { $seat } perdeu-se.
}
event-tie-broken = { $namedIs ->
    [none] { $seatIs ->
        [you] Como Prefeito, não indicas ninguém.
       *[other] O Prefeito, { $seat }, não indica ninguém.
    }
    [you] { $seatIs ->
        [you] Como Prefeito, indicas-te a ti.
       *[other] O Prefeito, { $seat }, indica-te.
    }
   *[other] { $seatIs ->
        [you] Como Prefeito, indicas { $namedAcc }.
       *[other] O Prefeito, { $seat }, indica { $namedAcc }.
    }
}
event-support-token-seen = { $informant ->
    [yes] A tua ficha diz que és o Informador.
   *[no] A tua ficha diz que não és o Informador.
}
event-detective-looked-round = Toda a gente fecha os olhos. { $seatIs ->
    [you] Tu, Detetive, olhas em redor.
   *[other] { $seat }, Detetive, olha em redor.
}
event-informant-seen = { $informantIs ->
    [you] O Informador és tu, e és investigador.
   *[other] O Informador é { $informant }, que pertence assim aos investigadores.
}
event-revived = { $seatIs ->
    [you] Trazes { $targetAcc } de volta à vida.
   *[other] { $targetIs ->
        [you] { $seat } traz-te de volta à vida.
       *[other] { $seat } traz { $targetAcc } de volta à vida.
    }
} { $cards ->
    [0] O maço Pulso fica como estava.
    [one] Uma carta Assassinado sai do jogo.
   *[other] { $cards } cartas Assassinado saem do jogo.
}
event-kept-in-order = { $seatIs ->
    [you] Deixas
   *[other] { $seat } deixa
} { $targetIs ->
    [you] o teu maço Pulso
   *[other] o maço Pulso de { $target }
} pela ordem em que estava.
event-decks-swapped = { $seatIs ->
    [you] Trocas
   *[other] { $seat } troca
} o maço { $oneOf } pelo maço { $otherOf }.

mark-offer-profession = Uma profissão
mark-break-tie = És Prefeito
mark-choose-victim = És Exorcista
mark-choose-other-deck = És Sabotador
act-revive = Traz um fantasma de volta
act-revive-detail = Uma vez por partida. Em troca, outra pessoa tem de morrer.
act-swap-deck = Troca os maços de duas salas
act-swap-deck-detail = Uma vez por partida. Ninguém vê as cartas.
hand-informant = { $seatIs ->
    [you] O Informador és tu.
   *[other] O Informador é { $seat }.
}
hand-is-informant = { $informant ->
    [yes] A tua ficha: Informador.
   *[no] A tua ficha: não é Informador.
}
vote-mayor-decides = { $name } é o Prefeito e desempata.
vote-sum-decree = { $namedIs ->
    [none] O Prefeito, { $name }, desempata: ninguém sai.
    [you] O Prefeito, { $name }, desempata: tens de sair.
   *[other] O Prefeito, { $name }, desempata: { $named } sai.
}

scene-detective = Uma noite curta
scene-detective-detail = Toda a gente fechou os olhos, menos { $name }, que agora sabe quem é o Informador.
scene-mayor = O Prefeito decide
scene-mayor-leads = { $namedIs ->
    [none] Ninguém lidera. Vota-se outra vez, três vezes no máximo.
    [you] Lideras o ritual.
   *[other] { $named } lidera o ritual.
}
scene-revived = { $name } vive outra vez
scene-revived-detail = { $seat } trouxe o fantasma de volta. Em troca, outra pessoa tem de morrer.
scene-death-exorcist = { $name } morreu por outra pessoa

end-legend-exorcist = sacrifício
end-ghost-exorcist = { $byIs ->
    [none] { $seatIs ->
        [you] O Exorcista sacrificou-te.
       *[other] O Exorcista sacrificou { $seatAcc }.
    }
    [you] { $seatIs ->
        [you] Como Exorcista, sacrificaste-te.
       *[other] Como Exorcista, sacrificaste { $seatAcc }.
    }
   *[other] { $seatIs ->
        [you] { $by }, o Exorcista, sacrificou-te.
       *[other] { $by }, o Exorcista, sacrificou { $seatAcc }.
    }
}
end-revived = { $byIs ->
    [you] Trouxeste { $seatAcc } de volta à vida.
   *[other] { $seatIs ->
        [you] { $by } trouxe-te de volta à vida.
       *[other] { $by } trouxe { $seatAcc } de volta à vida.
    }
}
end-legend-revived = de volta à vida
end-profession = { $seatIs ->
    [you] Ganhaste a profissão: { $profession }.
   *[other] { $seat } ganhou a profissão: { $profession }.
}
end-profession-none = Ninguém ganhou a profissão.
