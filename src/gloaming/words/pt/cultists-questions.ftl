# What is asked, for the player who answers, and what the others read meanwhile (waiting-…).

question-night = Abre os olhos
    .detail = Mantém premido para ver o que a noite te mostrou. Depois começa a primeira hora.
question-act = O que fazes { $placeIn }?
    .detail = { $ghost ->
        [yes] Até um fantasma pode encher e verificar salas.
       *[no] Uma ação, ou passa.
    }
question-walk = { $moved ->
    [yes] Para onde segues?
   *[no] Para onde vais?
}
    .detail = { $moved ->
        [yes] Estás { $placeIn }. { $points ->
            [one] Resta-te uma porta.
           *[other] Restam-te { $points } portas.
        }
       *[no] { $points ->
            [one] Uma porta.
           *[other] Até { $points } portas.
        } Não podes ficar { $placeIn }.
    }
question-declare-path = Por onde vais?
    .detail = { $pathIs ->
        [none] Escolhe o caminho inteiro, porta a porta.
       *[some] Até agora: { $path }.
    }
question-teleport = Para onde pairas?
    .detail = És um fantasma, e as paredes são ar.
question-meet = { $othersIs ->
    [one] Que carta dás { $othersDat }?
   *[many] Que carta dás, e a quem?
}
    .detail = { $othersIs ->
        [one] Encontram-se { $placeIn }. No mesmo instante recebes uma carta. Ninguém pode recusar.
       *[many] Encontras { $others } { $placeIn }, às escuras. Dá uma carta a uma dessas pessoas.
    }
question-give-in-turn = { $othersIs ->
    [one] Que carta dás { $othersDat }?
   *[many] Que carta dás, e a quem?
}
    .detail = Encontras { $others } { $placeIn }. É a tua vez de dar.
question-look-at-pulse = { $targetIs ->
    [you] O que dizes do teu maço Pulso?
   *[other] O que dizes do maço Pulso de { $target }?
}
    .detail = Mantém premido para ver. O resto da mesa só vê que espreitas.
question-hold-vote = Quem deve sair?
    .detail = { $seatIs ->
        [you] Contas tu os votos. O teu fica selado até toda a gente votar.
       *[other] { $seat } conta os votos. O teu fica selado até toda a gente votar.
    }
question-reconsider-ballot = Mudas o teu voto?
    .detail = Tens a faca. { $ballotIs ->
        [unknown] Com isto a votação fica decidida.
        [none] Por agora, absténs-te.
        [you] Por agora, votas em ti.
       *[other] Por agora, votas em { $ballotAcc }.
    }
question-weigh-ballot = Contas o teu voto duas vezes?
    .detail = Tens a faca.
question-ask-for-claim = A hora { $round } está a acabar
    .detail = Há ainda alguma coisa a dizer?
question-guess-seer = Quem é o Vidente?
    .detail = Os investigadores estão prestes a ganhar. Um só nome decide.
question-help-close = Ajudas a fechar o Portal?
    .detail = { $askerIs ->
        [none] Custa a tua ação desta hora.
       *[other] { $asker } pede-te ajuda. Custa a tua ação desta hora.
    }
question-look-through-false-eyes = Vais ver o maço Pulso de quem?
    .detail = Abrem-se olhos falsos para quem tem a faca.
question-take-control = Espreitas o saco?
    .detail = Tens a faca. Uma ficha, só para os teus olhos.
question-handle-token = O que fazes com a ficha?
    .detail = Mantém premido para a ver. Por agora não tem efeito.

## Meanwhile, for everyone else

waiting-night = A noite acabou
waiting-act = { $seat } está a escolher uma ação
waiting-walk = { $seat } vai a caminho
waiting-declare-path = { $seat } está a planear um caminho
waiting-teleport = { $seat } está a pairar
waiting-meet = { $seats } encontram-se { $placeIn }
waiting-give-in-turn = { $seat } está a dar uma carta
waiting-look-at-pulse = { $seat } está a ver { $targetIs ->
    [you] o teu maço Pulso
   *[other] o maço Pulso de { $target }
}
waiting-hold-vote = Estão a chegar os votos
waiting-reconsider-ballot = { $seat } tem a faca e ainda pode mudar o seu voto
waiting-weigh-ballot = { $seat } tem a faca e pode contar o seu voto a dobrar
waiting-ask-for-claim = A hora { $round } está a acabar
waiting-guess-seer = Os seguidores estão a apontar o Vidente
waiting-help-close = Pedem a { $seat } que ajude a fechar o Portal
waiting-look-through-false-eyes = { $seat } pode ver através de olhos falsos
waiting-take-control = { $seat } pode espreitar o saco
waiting-handle-token = { $seat } está a decidir o que fazer com a ficha
waiting-for-some = { $count ->
    [one] Falta uma pessoa.
   *[other] Faltam { $count } pessoas.
}
