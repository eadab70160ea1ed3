# Mountains of Chaos: die Mine mit ihren Aufzügen, ihrer Drehtür und ihren Seilen.

question-throw-rope = Wem wirfst du ein Seil zu?
    .detail = { $left ->
        [one] Noch eines.
       *[other] Noch { $left }.
    } Wer eines bekommt, mischt den Pulsstapel und zeigt eine Karte.
waiting-throw-rope = { $seat } wirft die Sicherungsseile

option-enter-lift = { $liftTo } steigen
option-step-out = { $toIn } aussteigen
option-ride-lift = { $toTo } fahren
option-call-lift = { $liftThe } rufen
option-rope = { $targetIs ->
    [you] Selbst ein Seil nehmen
   *[other] { $targetDat } ein Seil zuwerfen
}
option-no-more-ropes = Keine weiteren Seile

detail-enter-lift = Kostet eine Tür.
detail-step-out = Kostet nichts.
detail-step-out-costs = Kostet eine Tür.
detail-ride-lift = Kostet nichts. Alle darin steigen dort aus.
detail-call-lift = Er kommt leer in diesen Raum.

event-door-turned = Die Drehtür dreht sich. Sie versperrt jetzt { $blockedThe }.
event-lift-rode = { $liftThe } fährt { $toTo }.
event-lift-called = { $seatIs ->
    [you] Du rufst { $liftThe }.
   *[other] { $seat } ruft { $liftThe }.
}
event-ropes-thrown = { $targetsIs ->
    [none] { $seatIs ->
        [you] Du wirfst keine Sicherungsseile.
       *[other] { $seat } wirft keine Sicherungsseile.
    }
   *[some] { $seatIs ->
        [you] Du wirfst Sicherungsseile zu: { $targetsDat }.
       *[other] { $seat } wirft Sicherungsseile zu: { $targetsDat }.
    }
}
event-pulse-turned = { $seatIs ->
    [you] Du deckst { $card } auf.
   *[other] { $seat } deckt { $card } auf.
}

token-safety-ropes = Sicherungsseile
    .does = Wer das Messer hat, wählt zwei oder drei Lebende. Sie zeigen je eine Karte aus dem gemischten Pulsstapel; für alle Morde zusammen gibt es eine Abstimmung.

mark-throw-rope = Die Sicherungsseile
act-call-lift = Einen Aufzug rufen
act-call-lift-detail = Er kommt aus seinem anderen Raum hierher.

scene-ropes = Sicherungsseile für { $people }
scene-ropes-dead = { $count ->
    [one] Eine Karte „Tot“ kam ans Licht. Es wird abgestimmt.
   *[other] { $count } Karten „Tot“ kamen ans Licht. Es wird einmal abgestimmt.
}
scene-ropes-alive = Nur „Lebendig“. Das beweist wenig: Die anderen Karten bleiben ungesehen.
scene-ropes-card = { $name }: { $card }
