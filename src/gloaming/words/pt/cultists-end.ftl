# The end.

end-mark = { $hour ->
    [0] A noite, o fim
   *[other] Hora { $hour }, o fim
}
end-won-cultists = Ganham os seguidores.
end-won-investigators = Ganham os investigadores.
end-won-hunter = Ganha o Caçador amaldiçoado.
end-who = { $seatsIs ->
    [you] Eras tu.
    [ye] Eram { $seats }.
    [many] Eram { $seats }.
   *[other] Era { $seats }.
}
end-why = { $why }.
end-aborted = { $hour ->
    [0] Ainda não tinha começado.
   *[other] Chegou à hora { $hour }. Ninguém ganhou.
}
end-you-dead = Estavas sem vida desde a hora { $hour }.
end-you-dead-start = Estavas sem vida desde o início.
end-fact-points = { $points } de { $target } pontos na estante
end-fact-deaths = { $dead ->
    [0] Ninguém recebeu uma carta Assassinado
   *[other] { $found } de { $dead } mortes descobertas
}
end-fact-votes = { $votes ->
    [0] Não houve nenhuma votação
    [one] Uma votação
   *[other] { $votes } votações
}{ $votes ->
    [0] {""}
   *[other] , { $gone ->
        [0] ninguém teve de sair
        [one] uma pessoa teve de sair
       *[other] { $gone } pessoas tiveram de sair
    }
}
end-chart-detail = { $people } corações, hora a hora
end-chart-label = Uma linha de pulso por pessoa, hora a hora. O texto em baixo diz o mesmo por palavras.
end-from-the-start = desde o início
end-legend-meeting = um encontro
end-legend-dead = carta Assassinado
end-legend-murder = descoberta
end-legend-vote = teve de sair
end-legend-assassin = golpe do Assassino
end-legend-own = pelo próprio papel
end-deaths-title = Quem, quando e onde
end-deaths-none = Ninguém morreu.
end-death-start = { $seatIs ->
    [you] Estavas sem vida desde o início.
   *[other] { $seat } estava sem vida desde o início.
}
end-death-untold = { $seatIs ->
    [you] Recebeste uma carta Assassinado.
   *[other] { $seat } recebeu uma carta Assassinado.
}
end-death-given = { $byIs ->
    [you] Deste uma carta Assassinado { $seatDat }.
   *[other] { $seatIs ->
        [you] { $by } deu-te uma carta Assassinado.
       *[other] { $by } deu uma carta Assassinado { $seatDat }.
    }
}
end-death-given-there = { $byIs ->
    [you] Deste uma carta Assassinado { $seatDat } { $placeIn }.
   *[other] { $seatIs ->
        [you] { $by } deu-te uma carta Assassinado { $placeIn }.
       *[other] { $by } deu uma carta Assassinado { $seatDat } { $placeIn }.
    }
}
end-death-again = Já não vivia.
end-death-unfound = Ninguém descobriu.
end-ghost-murder = { $byIs ->
    [you] { $seatIs ->
        [you] Revelaste a tua carta Assassinado.
       *[other] Revelaste a carta Assassinado de { $seat }.
    }
   *[other] { $seatIs ->
        [you] { $by } revelou a tua carta Assassinado.
       *[other] { $by } revelou a carta Assassinado de { $seat }.
    }
}
end-ghost-untold = { $seatIs ->
    [you] A tua carta Assassinado foi revelada.
   *[other] A carta Assassinado de { $seat } foi revelada.
}
end-ghost-vote = { $seatIs ->
    [you] Tiveste de sair depois de uma votação.
   *[other] { $seat } teve de sair depois de uma votação.
}
end-ghost-assassin = { $byIs ->
    [none] { $seatIs ->
        [you] O Assassino atacou-te.
       *[other] O Assassino atacou { $seat }.
    }
    [you] Atacaste { $seatAcc }, como Assassino.
   *[other] { $seatIs ->
        [you] { $by } atacou-te, como Assassino.
       *[other] { $by } atacou { $seat }, como Assassino.
    }
}
end-ghost-own = { $seatIs ->
    [you] O teu próprio papel tornou-te fantasma.
   *[other] { $seat } tornou-se fantasma por causa do seu próprio papel.
}
end-votes-title = Votações
end-votes-none = Não houve nenhuma votação.
end-vote-nobody = Ninguém saiu.
end-vote-left = { $name } teve de sair.
end-vote-for = { $count ->
    [one] Um voto em { $name }
   *[other] { $count } votos em { $name }
}
end-vote-abstained = { $count ->
    [one] Uma abstenção
   *[other] { $count } abstenções
}
end-voter-weight = { $name } ({ $votes })
end-points-title = Pontos na estante
end-points-label = Pontos ao longo de { $hours } horas: no fim, { $points } de { $target }.
end-points-target = { $target } para ganhar
