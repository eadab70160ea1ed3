# Mountains of Chaos: the mine with its lifts, its revolving door and its breath of death (the ropes of the English book).

question-throw-rope = Su chi passa l’alito di morte?
    .detail = { $left ->
        [one] Ancora una persona.
       *[other] Ancora { $left } persone.
    } Ognuna mescola il suo mazzo Energia e mostra una carta.
waiting-throw-rope = { $seat } dirige l’alito di morte

option-enter-lift = Entra { $liftTo }
option-step-out = Esci { $toTo }
option-ride-lift = Vai in ascensore { $toTo }
option-call-lift = Chiama { $liftThe }
option-rope = { $targetIs ->
    [you] Su di te
   *[other] Su { $targetAcc }
}
option-no-more-ropes = Nessun altro

detail-enter-lift = Costa una porta.
detail-step-out = Non costa nulla.
detail-step-out-costs = Costa una porta.
detail-ride-lift = Non costa nulla. Chi è dentro esce lì.
detail-call-lift = Arriva in questa stanza, vuoto.

event-door-turned = La porta girevole gira, e ora sbarra { $blockedThe }.
event-lift-rode = { $liftThe } va { $toTo }.
event-lift-called = { $seatIs ->
    [you] Chiami { $liftThe }.
   *[other] { $seat } chiama { $liftThe }.
}
event-ropes-thrown = { $targetsIs ->
    [none] { $seatIs ->
        [you] Non scegli nessuno: l’alito di morte si disperde.
       *[other] { $seat } non sceglie nessuno: l’alito di morte si disperde.
    }
   *[some] { $seatIs ->
        [you] Scegli, e l’alito di morte passa su { $targetsAcc }.
       *[other] { $seat } sceglie, e l’alito di morte passa su { $targetsAcc }.
    }
}
event-pulse-turned = { $seatIs ->
    [you] Giri { $card }.
   *[other] { $seat } gira { $card }.
}

token-safety-ropes = Alito di morte
    .does = Chi ha il coltello sceglie due o tre persone vive. Ognuna mescola il suo mazzo Energia e mostra una carta. Per tutti gli omicidi scoperti si vota una volta sola.

mark-throw-rope = L’alito di morte
act-call-lift = Chiama l’ascensore
act-call-lift-detail = Arriva qui dall’altra sua stanza.

scene-ropes = L’alito di morte passa su { $people }
scene-ropes-dead = { $count ->
    [one] Una carta Morto è venuta alla luce. Segue una votazione.
   *[other] { $count } carte Morto sono venute alla luce. Segue una sola votazione.
}
scene-ropes-alive = Solo carte Vivo. Prova poco: le altre restano nascoste.
scene-ropes-card = { $name }: { $card }
