# What is said at a table of Invasion, besides what every table says. Each in three ways, chosen by the number of the line.

inv-said-laid-1 = Na ronda { $round } joguei { $card }.
inv-said-laid-2 = A minha carta na ronda { $round } foi { $card }.
inv-said-laid-3 = Sei o que joguei na ronda { $round }: { $card }.
inv-said-planned-1 = Na ronda { $round } deixei vir { $upcoming } e evitei { $prevented }.
inv-said-planned-2 = Ronda { $round }: tinha { $upcoming } e { $prevented }, e escolhi { $upcoming }.
inv-said-planned-3 = Planeei na ronda { $round }. Evitei { $prevented }; { $upcoming } vem a caminho.
inv-said-human-1 = Sou dos humanos.
inv-said-human-2 = Só tenho cartas Humano.
inv-said-human-3 = A mim ainda não me apanharam.

## Why somebody is accused or vouched for. $about is who else it concerns, if anyone.

inv-said-why-sabotage-1 = { $chairIs ->
    [you] Estiveste numa equipa com Sabotagem.
   *[other] { $chair } esteve numa equipa com Sabotagem.
}
inv-said-why-bad-event-1 = { $chairIs ->
    [you] O que planeaste fez-nos mal.
   *[other] O que { $chair } planeou fez-nos mal.
}
inv-said-why-opened-the-way-1 = { $said ->
    [vouches] { $chairIs ->
        [you] Abriste caminho a um cientista.
       *[other] { $chair } abriu caminho a um cientista.
    }
   *[accuses] { $chairIs ->
        [you] Abriste caminho aos alienígenas.
       *[other] { $chair } abriu caminho aos alienígenas.
    }
}
inv-said-why-wasted-turn-1 = { $chairIs ->
    [you] Desperdiçaste um turno.
   *[other] { $chair } desperdiçou um turno.
}
inv-said-why-odd-team-1 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Que equipa estranha indicaste.
       *[other] Que equipa estranha { $chair } indicou.
    }
    [you] É estranho { $chair } ter-te levado.
   *[other] { $chairIs ->
        [you] É estranho teres levado { $about }.
       *[other] É estranho { $chair } ter levado { $about }.
    }
}
inv-said-why-drew-much-1 = { $chairIs ->
    [you] Já tiraste muitas cartas.
   *[other] { $chair } já tirou muitas cartas.
}
inv-said-why-saved-1 = { $chairIs ->
    [you] Trouxeste um cientista para casa.
   *[other] { $chair } trouxe um cientista para casa.
}
inv-said-why-good-event-1 = { $chairIs ->
    [you] O que planeaste ajudou-nos.
   *[other] O que { $chair } planeou ajudou-nos.
}
inv-said-why-accused-falsely-1 = { $said ->
    [vouches] { $chairIs ->
        [you] Acusaram-te, e só saíram cartas Humano.
       *[other] Acusaram { $chair }, e só saíram cartas Humano.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] Acusaste alguém que era dos humanos.
           *[other] { $chair } acusou alguém que era dos humanos.
        }
        [you] { $chair } acusou-te, e eras dos humanos.
       *[other] { $chairIs ->
            [you] Acusaste { $about }, que era dos humanos.
           *[other] { $chair } acusou { $about }, que era dos humanos.
        }
    }
}
inv-said-why-sabotage-2 = { $chairIs ->
    [you] Aquela Sabotagem saiu da tua equipa.
   *[other] Aquela Sabotagem saiu de uma equipa com { $chair }.
}
inv-said-why-bad-event-2 = { $chairIs ->
    [you] Planeaste, e vejam o que veio.
   *[other] { $chair } planeou, e vejam o que veio.
}
inv-said-why-opened-the-way-2 = { $said ->
    [vouches] { $chairIs ->
        [you] Desimpediste a rua quando era preciso.
       *[other] { $chair } desimpediu a rua quando era preciso.
    }
   *[accuses] { $chairIs ->
        [you] Desde o teu turno, alastram à vontade.
       *[other] Desde o turno de { $chair }, alastram à vontade.
    }
}
inv-said-why-wasted-turn-2 = { $chairIs ->
    [you] O teu turno não ajudou ninguém.
   *[other] O turno de { $chair } não ajudou ninguém.
}
inv-said-why-odd-team-2 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Eu não teria escolhido a tua equipa.
       *[other] Eu não teria escolhido a equipa de { $chair }.
    }
    [you] Com tanta gente, { $chair } foi logo levar-te a ti.
   *[other] { $chairIs ->
        [you] Com tanta gente, foste logo levar { $about }.
       *[other] Com tanta gente, { $chair } foi logo levar { $about }.
    }
}
inv-said-why-drew-much-2 = { $chairIs ->
    [you] Com tantas cartas, sabe-se lá o que és.
   *[other] Com tantas cartas, sabe-se lá o que { $chair } é.
}
inv-said-why-saved-2 = { $chairIs ->
    [you] Temos mais um cientista graças a ti.
   *[other] Temos mais um cientista graças a { $chair }.
}
inv-said-why-good-event-2 = { $chairIs ->
    [you] Planeaste, e correu bem.
   *[other] { $chair } planeou, e correu bem.
}
inv-said-why-accused-falsely-2 = { $said ->
    [vouches] { $chairIs ->
        [you] Viraram as tuas cartas e não encontraram nada.
       *[other] Viraram as cartas de { $chair } e não encontraram nada.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] Acusaste a pessoa errada.
           *[other] { $chair } acusou a pessoa errada.
        }
        [you] { $chair } acusou-te por nada.
       *[other] { $chairIs ->
            [you] Acusaste { $about } por nada.
           *[other] { $chair } acusou { $about } por nada.
        }
    }
}
