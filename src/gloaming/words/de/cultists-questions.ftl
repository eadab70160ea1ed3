# Was gefragt wird, für den, der antwortet, und was alle anderen derweil lesen (waiting-…).

question-night = Mach die Augen auf
    .detail = Halte, um zu sehen, was die Nacht dir gezeigt hat. Dann beginnt die erste Stunde.
question-act = Was tust du { $placeIn }?
    .detail = { $ghost ->
        [yes] Ein Geist füllt noch Räume und zieht in ihnen Karten.
       *[no] Eine Aktion, oder du passt.
    }
question-walk = { $moved ->
    [yes] Wohin gehst du weiter?
   *[no] Wohin gehst du?
}
    .detail = { $moved ->
        [yes] Du bist { $placeIn }. { $points ->
            [one] Noch eine Tür.
           *[other] Noch { $points } Türen.
        }
       *[no] { $points ->
            [one] Eine Tür.
           *[other] Bis zu { $points } Türen.
        } Du kannst nicht { $placeIn } bleiben.
    }
question-declare-path = Welchen Weg nimmst du?
    .detail = { $pathIs ->
        [none] Nenne den ganzen Weg, Tür für Tür.
       *[some] Bisher: { $path }.
    }
question-teleport = Wohin schwebst du?
    .detail = Du bist ein Geist, und Wände sind Luft.
question-meet = { $othersIs ->
    [one] Welche Karte gibst du { $othersDat }?
   *[many] Wem gibst du welche Karte?
}
    .detail = { $othersIs ->
        [one] Ihr begegnet euch { $placeIn }. Du bekommst im selben Moment eine Karte. Ablehnen kann niemand.
       *[many] Du begegnest { $othersDat } { $placeIn }, im Dunkeln. Gib einer Person davon eine Karte.
    }
question-give-in-turn = { $othersIs ->
    [one] Welche Karte gibst du { $othersDat }?
   *[many] Wem gibst du welche Karte?
}
    .detail = Du begegnest { $othersDat } { $placeIn }. Du bist mit Geben an der Reihe.
question-look-at-pulse = Was sagst du über den Pulsstapel von { $targetDat }?
    .detail = Halte, um hineinzusehen. Die anderen sehen nur, dass du es tust.
question-hold-vote = Wer soll gehen?
    .detail = { $seatIs ->
        [you] Du zählst. Deine Stimme bleibt geheim, bis alle da sind.
       *[other] { $seat } zählt. Deine Stimme bleibt geheim, bis alle da sind.
    }
question-reconsider-ballot = Änderst du deine Stimme?
    .detail = Du hast das Messer. { $ballotIs ->
        [unknown] Danach ist die Abstimmung entschieden.
        [none] Bisher enthältst du dich.
        [you] Bisher stimmst du für dich selbst.
       *[other] Bisher stimmst du für { $ballotAcc }.
    }
question-weigh-ballot = Deine Stimme doppelt zählen?
    .detail = Du hast das Messer.
question-ask-for-claim = Stunde { $round } geht zu Ende
    .detail = Ist noch etwas zu sagen?
question-guess-seer = Wer ist der Seher?
    .detail = Die Ermittler gewinnen gleich. Ein Name entscheidet.
question-help-close = Hilfst du, das Portal zu schließen?
    .detail = { $askerIs ->
        [none] Es kostet dich in dieser Stunde die Aktion.
       *[other] { $asker } bittet dich darum. Es kostet dich in dieser Stunde die Aktion.
    }
question-look-through-false-eyes = Wessen Pulsstapel siehst du an?
    .detail = Falsche Augen öffnen sich, wenn du das Messer hast.
question-take-control = Siehst du in den Beutel?
    .detail = Du hast das Messer. Ein Marker, nur für deine Augen.
question-handle-token = Was tust du mit dem Marker?
    .detail = Halte, um ihn zu sehen. Er bewirkt jetzt nichts.

## Derweil, für alle anderen

waiting-night = Die Nacht ist vorbei
waiting-act = { $seat } überlegt, was zu tun ist
waiting-walk = { $seat } ist unterwegs
waiting-declare-path = { $seat } überlegt sich einen Weg
waiting-teleport = { $seat } schwebt
waiting-meet = { $seatsIs ->
    [ye] { $seats } begegnet euch { $placeIn }
   *[many] { $seats } begegnen sich { $placeIn }
}
waiting-give-in-turn = { $seat } gibt eine Karte
waiting-look-at-pulse = { $seat } sieht sich { $targetIs ->
    [you] deinen Pulsstapel
   *[other] den Pulsstapel von { $target }
} an
waiting-hold-vote = Die Stimmen kommen zusammen
waiting-reconsider-ballot = { $seat } hat das Messer und darf die Stimme noch ändern
waiting-weigh-ballot = { $seat } hat das Messer und darf die Stimme verdoppeln
waiting-ask-for-claim = Stunde { $round } geht zu Ende
waiting-guess-seer = Der Kult benennt den Seher
waiting-help-close = { $seat } soll helfen, das Portal zu schließen
waiting-look-through-false-eyes = { $seat } darf durch falsche Augen sehen
waiting-take-control = { $seat } darf in den Beutel sehen
waiting-handle-token = { $seat } entscheidet über den Marker
waiting-for-some = { $count ->
    [one] Jemand fehlt noch.
   *[other] Noch { $count } fehlen.
}
