# The end of a game of Invasion, and the game again.

inv-end-mark = { $round ->
    [0] Antes da primeira ronda, o fim
   *[other] Ronda { $round }, o fim
}
inv-end-won-aliens = Ganham os alienígenas.
inv-end-won-humans = Ganham os humanos.
inv-end-were-aliens = { $seatsIs ->
    [none] Ninguém tinha mudado de lado.
    [you] Eras tu.
    [ye] Eram { $seats }.
    [one] Era { $seats }.
   *[many] Eram { $seats }.
}
inv-end-were-humans = { $seatsIs ->
    [none] Ninguém tinha mudado de lado.
    [you] Só tu tinhas mudado de lado.
    [ye] Tinham mudado de lado { $seats }.
    [one] Só { $seats } tinha mudado de lado.
   *[many] Tinham mudado de lado { $seats }.
}
inv-end-you = { $round ->
    [0] Eras alienígena desde o início.
   *[other] Eras alienígena desde a ronda { $round }.
}
inv-end-aborted = { $round ->
    [0] Ainda não tinha começado.
   *[other] Chegou à ronda { $round }. Ninguém ganhou.
}
inv-end-fact-rescues = { $rescues ->
    [0] Não se tentou nenhum resgate
    [one] Um resgate, { $sabotaged ->
        [0] sem Sabotagem
       *[other] com Sabotagem
    }
   *[other] { $rescues } resgates, { $sabotaged ->
        [0] nenhum com Sabotagem
       *[other] { $sabotaged } com Sabotagem
    }
}
inv-end-fact-accusations = { $accusations ->
    [0] Não houve acusações
    [one] Uma acusação, { $founded ->
        [0] infundada
       *[other] fundada
    }
   *[other] { $accusations } acusações, { $founded ->
        [0] nenhuma fundada
        [one] 1 fundada
       *[other] { $founded } fundadas
    }
}

## The lines

inv-end-chart-detail = quem era humano, e até quando
inv-end-chart-label = Uma linha por pessoa, ronda a ronda: direita do lado dos humanos, ondulada desde a carta que a fez mudar. O texto em baixo diz o mesmo por palavras.
inv-end-since = { $round ->
    [0] Alienígena desde o início
   *[other] Alienígena desde a ronda { $round }
}
inv-end-alien = Alienígena
inv-end-human = Lado humano
inv-end-legend-draw = tira cartas
inv-end-legend-turned = muda de lado
inv-end-legend-accusation = à vista de todos
inv-end-legend-declaration = declarou-se
inv-end-legend-success = jogou Sucesso
inv-end-legend-sabotage = jogou Sabotagem
inv-end-legend-unfounded = acusou sem razão
inv-end-legend-alone = acusou sem apoio

## In words

inv-end-turned-title = Quem mudou de lado, e quando
inv-end-turned-none = Ninguém mudou de lado.
inv-end-turned-start = { $seatIs ->
    [you] Eras alienígena desde o início.
   *[other] { $seat } era alienígena desde o início.
}
inv-end-turned-planning = { $seatIs ->
    [you] Mudaste de lado com a carta tirada para planear.
   *[other] { $seat } mudou de lado com a carta tirada para planear.
}
inv-end-turned-control = { $seatIs ->
    [you] Mudaste de lado
   *[other] { $seat } mudou de lado
} depois de comandar um agente { $count ->
    [one] e tirar uma carta.
   *[other] e tirar { $count } cartas.
}
inv-end-unknown = Até ao fim, mais ninguém o soube.
inv-end-stated-declaration = { $seatIs ->
    [you] Declaraste-te alienígena.
   *[other] { $seat } declarou-se alienígena.
}
inv-end-stated-accusation = { $seatIs ->
    [you] Descobriram-te.
   *[other] Descobriram { $seat }.
}
inv-end-rescues-title = Resgates
inv-end-rescues-none = Não se tentou nenhum resgate.
inv-end-rescue-saved = O cientista passou, { $saved } de { $goal }.
inv-end-rescue-failed = O resgate falhou.
inv-end-card-unknown = face para baixo
inv-end-escalation = Houve uma Escalada: { $events }.
inv-end-accusations-title = Acusações
inv-end-accusations-none = Não houve acusações.
inv-end-accused = { $accuserIs ->
    [you] Acusaste { $accusedAcc }
   *[other] { $accusedIs ->
        [you] { $accuser } acusou-te
       *[other] { $accuser } acusou { $accusedAcc }
    }
}{ $supportersIs ->
    [none] .
    [you] , com o teu apoio.
   *[other] , com o apoio de { $supportersAcc }.
}
inv-end-accused-founded = E com razão.
inv-end-accused-unfounded = Só saíram cartas Humano.
inv-end-accused-alone = Não se mostraram cartas.
inv-end-accused-missed = Não se mostraram cartas. Teria sido com razão.
inv-end-ships-none = Não veio nenhuma nave-mãe.
inv-end-let-come = { $seatIs ->
    [none] Deixaram-na vir os Planos alienígenas.
    [you] Deixaste-a vir.
   *[other] { $seat } deixou-a vir.
}
inv-end-from-the-deck = Do maço.
inv-end-plans-title = Planeamento
inv-end-plans-count = { $count ->
    [0] ninguém planeou
    [one] uma vez
   *[other] { $count } vezes
}
inv-end-let = deixou vir:
inv-end-prevented = evitou:
inv-end-came = veio na ronda { $round }
inv-end-drawn-again = saiu de novo na ronda { $round }
inv-end-never-came = nunca veio
inv-end-sectors-title = Os setores
inv-end-sectors-label = Quanto de cada setor era alienígena, ronda a ronda. Os valores finais estão em baixo.
inv-end-sectors-top = tudo alienígena: perdido
inv-end-sectors-bottom = livre

## The replay

inv-replay-open-title = O que está à vista
inv-replay-events-next = Próximos eventos: { $cards }
inv-replay-upcoming = A caminho: { $cards }
inv-replay-prevented = Evitados: { $cards }

## Suspicions. Clues are written without a subject: a name stands before them.

suspicion-invasion-top = alienígena de certeza
suspicion-invasion-bottom = dos humanos de certeza
suspicion-invasion-was = já era alienígena
suspicion-invasion-label = Até que ponto parecia provável cada pessoa ser alienígena, ronda a ronda. As maiores mudanças estão em baixo, por palavras.
suspicion-invasion-own = tirou Assimilado, e sabia-o
clue-rescued = as cartas jogadas no resgate
clue-event = um evento que alguém deixou vir
clue-planned = decidiu planear
clue-controlled = decidiu usar um agente
clue-idle = usou um agente para nada
clue-astray = levou um cientista pelo caminho errado
clue-slack = libertou pouco
clue-diligent = usou bem um agente
clue-attempted = tentou um resgate
clue-undeclared = deixou passar mais uma ronda sem se declarar
clue-charge = uma acusação formal entre { $seatAcc } e { $aboutAcc }
clue-team = { $aboutIs ->
    [you] foi num resgate contigo
   *[other] foi num resgate com { $about }
}
clue-drew = tirou cartas Assimilação
