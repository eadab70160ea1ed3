# Die Berufe: zu gewinnen von der ersten Kapuzengestalt, die vertrieben wird.

question-offer-profession = Nimmst du den Beruf an?
    .detail = Er liegt verdeckt. Nimmst du ihn, sehen ihn alle.
question-break-tie = Wie entscheidest du?
    .detail = Du bist der Bürgermeister, und die Abstimmung steht unentschieden: { $tied }.
question-choose-victim = Wer stirbt anstelle von { $revivedDat }?
    .detail = Ein Leben für ein Leben. Wer gewählt wird, wird zum Geist, was immer im Pulsstapel liegt.
question-choose-other-deck = Welcher Stapel kommt an seine Stelle?
    .detail = Du hast den Stapel { $placeOf } in der Hand. Niemand sieht die Karten an.
waiting-offer-profession = { $seat } darf den Beruf annehmen
waiting-break-tie = { $seat } entscheidet als Bürgermeister
waiting-choose-victim = { $seat } wählt, wer anstelle von { $revivedDat } stirbt
waiting-choose-other-deck = { $seat } tauscht zwei Raumstapel

option-take-up = Annehmen
option-leave-it = Für andere liegen lassen
option-decree = { $seatIs ->
    [you] Dich selbst nennen
   *[other] { $seatAcc } nennen
}
option-let-tie-stand = Niemanden nennen
option-revive = { $targetAcc } ins Leben zurückholen
option-sacrifice = { $targetIs ->
    [you] Selbst sterben
   *[other] { $targetAcc } sterben lassen
}
option-swap-deck = Den Stapel { $placeOf } aufnehmen
option-with-deck = Mit dem Stapel { $placeOf } tauschen

detail-decree = { $leader ->
    [yes] { $seatIs ->
        [you] Du führst das Ritual an.
       *[other] { $seat } führt das Ritual an.
    }
   *[no] { $seatIs ->
        [you] Du machst als Geist weiter.
       *[other] { $seat } macht als Geist weiter.
    }
}
detail-revive = Einmal im Spiel. Danach musst du jemand anderen wählen, der stirbt.
detail-sacrifice = Das lässt sich nicht rückgängig machen. Gegenstände fallen, ein Beruf ist verloren.
detail-swap-deck = Einmal im Spiel. Dann wähle den anderen Raum.

event-profession-won = { $seatIs ->
    [you] Du gewinnst einen Beruf: { $profession }.
   *[other] { $seat } gewinnt einen Beruf: { $profession }.
}
event-profession-declined = { $seatIs ->
    [you] Du lässt den Beruf liegen.
   *[other] { $seat } lässt den Beruf liegen.
}
event-profession-lost = { $seatIs ->
    [you] Dein Beruf ist verloren.
   *[other] Der Beruf von { $seat } ist verloren.
}
event-tie-broken = { $namedIs ->
    [none] { $seatIs ->
        [you] Als Bürgermeister nennst du niemanden.
       *[other] { $seat } nennt als Bürgermeister niemanden.
    }
    [you] { $seatIs ->
        [you] Als Bürgermeister nennst du dich selbst.
       *[other] { $seat } nennt als Bürgermeister dich.
    }
   *[other] { $seatIs ->
        [you] Als Bürgermeister nennst du { $namedAcc }.
       *[other] { $seat } nennt als Bürgermeister { $namedAcc }.
    }
}
event-support-token-seen = { $informant ->
    [yes] Dein Marker sagt: Du bist der Informant.
   *[no] Dein Marker sagt: Du bist nicht der Informant.
}
event-detective-looked-round = Alle schließen die Augen. { $seatIs ->
    [you] Du siehst dich als Detektiv um.
   *[other] { $seat } sieht sich als Detektiv um.
}
event-informant-seen = { $informantIs ->
    [you] Du bist selbst der Informant und Ermittler.
   *[other] { $informant } ist der Informant und gehört also zu den Ermittlern.
}
event-revived = { $seatIs ->
    [you] Du holst { $targetAcc } ins Leben zurück.
   *[other] { $seat } holt { $targetAcc } ins Leben zurück.
} { $cards ->
    [0] Der Pulsstapel bleibt, wie er ist.
    [one] Eine Karte „Tot“ verlässt das Spiel.
   *[other] { $cards } Karten „Tot“ verlassen das Spiel.
}
event-kept-in-order = { $seatIs ->
    [you] Du lässt
   *[other] { $seat } lässt
} { $targetIs ->
    [you] deinen Pulsstapel
   *[other] den Pulsstapel von { $target }
} in seiner Reihenfolge.
event-decks-swapped = { $seatIs ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} den Stapel { $oneOf } mit dem Stapel { $otherOf }.

mark-offer-profession = Ein Beruf
mark-break-tie = Du bist der Bürgermeister
mark-choose-victim = Du bist der Exorzist
mark-choose-other-deck = Du bist der Saboteur
act-revive = Einen Geist zurückholen
act-revive-detail = Einmal im Spiel. Dafür muss jemand anderes sterben.
act-swap-deck = Zwei Raumstapel tauschen
act-swap-deck-detail = Einmal im Spiel. Niemand sieht die Karten an.
hand-informant = { $seatIs ->
    [you] Du bist der Informant.
   *[other] Der Informant: { $seat }.
}
hand-is-informant = { $informant ->
    [yes] Dein Marker: der Informant.
   *[no] Dein Marker: nicht der Informant.
}
vote-mayor-decides = { $name } ist Bürgermeister und entscheidet bei Gleichstand.
vote-sum-decree = { $namedIs ->
    [none] Bei Gleichstand entscheidet { $name } als Bürgermeister: Niemand geht.
    [you] Bei Gleichstand entscheidet { $name } als Bürgermeister: Du musst gehen.
   *[other] Bei Gleichstand entscheidet { $name } als Bürgermeister: { $named } muss gehen.
}

scene-detective = Eine kurze Nacht
scene-detective-detail = Alle schlossen die Augen, nur { $name } nicht und kennt jetzt den Informanten.
scene-mayor = Der Bürgermeister entscheidet
scene-mayor-leads = { $namedIs ->
    [none] Niemand führt an. Es wird noch einmal abgestimmt, höchstens dreimal.
    [you] Du führst das Ritual an.
   *[other] { $named } führt das Ritual an.
}
scene-revived = { $name } lebt wieder
scene-revived-detail = { $seat } hat den Geist zurückgeholt. Dafür muss jemand anderes sterben.
scene-death-exorcist = { $name } starb für jemand anderen

end-legend-exorcist = vom Exorzisten geopfert
end-ghost-exorcist = { $byIs ->
    [none] Der Exorzist opferte { $seatAcc }.
    [you] Du opfertest als Exorzist { $seatAcc }.
   *[other] { $by } opferte als Exorzist { $seatAcc }.
}
end-revived = { $byIs ->
    [you] Du holtest { $seatAcc } ins Leben zurück.
   *[other] { $by } holte { $seatAcc } ins Leben zurück.
}
end-legend-revived = ins Leben zurückgeholt
end-profession = { $seatIs ->
    [you] Du gewannst den Beruf: { $profession }.
   *[other] { $seat } gewann den Beruf: { $profession }.
}
end-profession-none = Niemand gewann den Beruf.
