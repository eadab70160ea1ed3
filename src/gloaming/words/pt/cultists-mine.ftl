# Mountains of Chaos: the mine with its lifts, its revolving door and its ropes.

question-throw-rope = A quem lanças uma corda?
    .detail = { $left ->
        [one] Mais uma.
       *[other] Mais { $left }.
    } Quem a recebe embaralha o seu maço Pulso e mostra uma carta.
waiting-throw-rope = { $seat } está a lançar as cordas de segurança

option-enter-lift = Entra { $liftIn }
option-step-out = Sai { $toIn }
option-ride-lift = Usa o elevador { $toTo }
option-call-lift = Chama { $liftThe }
option-rope = { $targetIs ->
    [you] Fica com uma corda
   *[other] Lança uma corda { $targetDat }
}
option-no-more-ropes = Nem mais uma corda

detail-enter-lift = Custa uma porta.
detail-step-out = Não custa nada.
detail-step-out-costs = Custa uma porta.
detail-ride-lift = Não custa nada. Quem está lá dentro sai ali.
detail-call-lift = Vem vazio até esta sala.

event-door-turned = A porta giratória roda e agora bloqueia { $blockedThe }.
event-lift-rode = { $liftThe } vai { $toTo }.
event-lift-called = { $seatIs ->
    [you] Chamas { $liftThe }.
   *[other] { $seat } chama { $liftThe }.
}
event-ropes-thrown = { $targetsIs ->
    [none] { $seatIs ->
        [you] Não lanças cordas de segurança.
       *[other] { $seat } não lança cordas de segurança.
    }
   *[some] { $seatIs ->
        [you] Lanças cordas de segurança { $targetsDat }.
       *[other] { $seat } lança cordas de segurança { $targetsDat }.
    }
}
event-pulse-turned = { $seatIs ->
    [you] Viras { $card }.
   *[other] { $seat } vira { $card }.
}

token-safety-ropes = Cordas de segurança
    .does = Quem tem a faca escolhe duas ou três pessoas com vida. Cada uma embaralha o seu maço Pulso e mostra uma carta. Há uma só votação para todos os assassinatos descobertos.

mark-throw-rope = As cordas de segurança
act-call-lift = Chama o elevador
act-call-lift-detail = Vem da sua outra sala até aqui.

scene-ropes = Cordas de segurança para { $people }
scene-ropes-dead = { $count ->
    [one] Veio à luz uma carta Assassinado. Segue-se uma votação.
   *[other] Vieram à luz { $count } cartas Assassinado. Segue-se uma votação.
}
scene-ropes-alive = Tudo Vivo. Prova pouco: as outras cartas continuam escondidas.
scene-ropes-card = { $name }: { $card }
