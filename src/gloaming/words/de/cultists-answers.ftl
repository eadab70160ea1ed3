# Jede Antwort als die Tat, die sie nennt. Was daraus folgt, steht in detail-…; was nur der eigene Platz lesen darf, in secret-….

option-wake = Aufwachen
option-go = { $placeTo } gehen
option-go-drift = { $placeTo } schweben
option-stop = { $placeIn } bleiben
option-stop-path = Den Weg { $placeIn } beenden
option-give = { $toDat } { $card } geben
option-show-death = Die Karte „Tot“ aufdecken
option-put-back = Den Stapel zurücklegen und nichts zeigen
option-accuse = { $seatIs ->
    [you] Für dich selbst stimmen
   *[other] Für { $seatAcc } stimmen
}
option-accuse-instead = { $seatIs ->
    [you] Doch für dich selbst stimmen
   *[other] Doch für { $seatAcc } stimmen
}
option-abstain = Dich enthalten
option-abstain-instead = Dich doch enthalten
option-keep-ballot = Bei deiner Stimme bleiben
option-weigh = { $twice ->
    [yes] Deine Stimme doppelt zählen lassen
   *[no] Deine Stimme einfach zählen lassen
}
option-confirm = Stunde { $round } enden lassen
option-claim = Vortreten und den Sieg beanspruchen
option-name-seer = { $seatAcc } nennen
option-check-state = { $targetIs ->
    [you] Deinen Pulsstapel ansehen
   *[other] Den Pulsstapel von { $target } ansehen
}
option-secure-hallway = { $card } in die unsicheren Gänge legen
option-fight-cultist = Die Kapuzengestalt { $placeFrom } vertreiben
option-scare-fishman = Den Fischmenschen in den See scheuchen
option-fill-room = { $card } auf den Stapel { $placeOf } legen
option-check-room = { $placeIn } eine Karte ziehen
option-initiate-vote = Zur Abstimmung rufen
option-watch-room = { $placeIn } durch die Kamera eine Karte ziehen
option-watch-state = { $targetIs ->
    [you] Deinen Pulsstapel durch die Kamera ansehen
   *[other] Den Pulsstapel von { $target } durch die Kamera ansehen
}
option-restart-power = Den Strom wieder einschalten
option-close-portal = { $closingIs ->
    [none] Anfangen, das Portal zu schließen
   *[some] Das Portal schließen
}
option-close-together = Das Portal mit { $partnerDat } schließen
option-help = Helfen
option-refuse = Nicht helfen
option-pass = Passen
option-assassinate = Als Attentäter { $targetAcc } niederstrecken
option-spy = { $targetIs ->
    [you] Deinen Pulsstapel ansehen
   *[other] Den Pulsstapel von { $target } ansehen
}
option-decline = { $question ->
    [LookThroughFalseEyes] Niemanden ansehen
   *[other] Den Beutel in Ruhe lassen
}
option-peek = Einen Marker zum Ansehen herausnehmen
option-remove-token = Aus dem Spiel nehmen
option-return-token = In den Beutel zurücklegen

## Was aus einer Tat folgt, soweit es alle am Tisch ausrechnen könnten

detail-meet = { $seatsIs ->
    [one] { $seats } ist dort allein: Ihr begegnet euch.
   *[many] { $seats } sind dort im Dunkeln: Ihr begegnet euch.
}
detail-meet-without-cards = { $seatsIs ->
    [one] { $seats } ist dort allein: Ihr begegnet euch, ohne Karten.
   *[many] { $seats } sind dort im Dunkeln: Ihr begegnet euch, ohne Karten.
}
detail-crowd = { $seats } sind dort: keine Begegnung.
detail-met-before = Dort gab es in diesem Zug schon eine Begegnung.
detail-back-at-start = Dort bist du losgegangen und kannst nicht bleiben.
detail-last-door = Deine letzte Tür.
detail-movement-ends = Deine Bewegung endet.
detail-card-unseen = Sie kommt verdeckt in { $toIs ->
    [you] deinen Pulsstapel
   *[other] den Pulsstapel von { $to }
}. Nur du weißt, welche es ist.
detail-fill = { $cards ->
    [one] Dort liegt jetzt eine Karte.
   *[other] Dort liegen jetzt { $cards } Karten.
}
detail-fill-explores = Die dritte Karte: Der Raum ist erkundet.
detail-secure = { $cards ->
    [one] Dort liegt jetzt eine Karte.
   *[other] Dort liegen jetzt { $cards } Karten.
}
detail-draw = { $cards ->
    [one] Dort liegt eine Karte. Ein Erfolg bringt ein Buch ins Regal.
   *[other] Eine von { $cards } Karten. Ein Erfolg bringt ein Buch ins Regal.
}
detail-draw-scores = Ein Buch würde das Fach füllen: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
detail-look = { $cards ->
    [0] Er ist leer.
    [one] Er enthält eine Karte.
   *[other] Er enthält { $cards } Karten.
}
detail-show-death = { $targetIs ->
    [you] Du machst als Geist weiter, und es wird abgestimmt.
   *[other] { $target } macht als Geist weiter, und es wird abgestimmt.
}
detail-accuse = Gehen muss, wer mehr Stimmen hat als alle anderen und mehr, als sich enthalten.
detail-abstain = Zählt dagegen, dass jemand gehen muss.
detail-keep-ballot = Es bleibt bei der Abstimmung, wie sie ist.
detail-claim = Mit { $needed } toten Ermittlern gewinnst du. Mit weniger verlierst du.
detail-name-seer = Ein Versuch. Stimmt er, gewinnt der Kult.
detail-fight-cultist = Sie kommt nicht wieder, und der Raum ist wieder nutzbar.
detail-scare-fishman = Dieser Flur ist wieder frei.
detail-vote = Alle stimmen gleichzeitig ab.
detail-restart-power = Überall wird es hell.
detail-portal-begin = In dieser Stunde muss noch jemand dasselbe tun.
detail-portal-finish = { $closing } hat angefangen. Du schließt es.
detail-portal-in-vain = Aber niemand sonst kann es noch tun.
detail-portal-ask = Die Bitte darf abgelehnt werden. Deine Aktion ist so oder so verbraucht.
detail-help = Das Portal geht zu, und du gibst deine Aktion her.
detail-assassinate = Einmal im Spiel. Deine Rolle wird gezeigt, abgestimmt wird nicht.
detail-peek = { $bag ->
    [one] Im Beutel ist ein Marker.
   *[other] Im Beutel sind { $bag } Marker.
}
detail-remove-token = Die anderen erfahren nicht, welcher es war.

## Was nur dieser Platz lesen darf, solange er hält

secret-on-route = In dieser Stunde auf deiner Route.
secret-off-route = In dieser Stunde nicht auf deiner Route.
secret-must-show = Eine Karte „Tot“ musst du aufdecken.
secret-may-hide = Einen Tod darfst du für dich behalten.
secret-greenhorn = Du bist der Grünschnabel: Das macht dich zum Geist.
secret-butterfingers = Du bist der Tollpatsch: Das Messer zu benutzen macht dich zum Geist.
secret-crybaby = Du bist die Heulsuse: Das macht dich zum Geist.
secret-crybaby-risk = Du bist die Heulsuse: Ein gefundener Tod macht dich zum Geist.
secret-deadly = Ein heimlicher Tod.
