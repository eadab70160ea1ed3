# Der Verfluchte Jäger: eine dritte Seite mit einem Mitglied, ihre Karten und Marker.

role-cursed-hunter = Verfluchter Jäger
    .a = der Verfluchte Jäger
    .does = Steht allein gegen beide Seiten. Sieht nachts, wer zum Kult gehört, braucht keine Route und verbreitet einen Fluch: durch Karten in Begegnungen und durch Räume.
    .short = { role-cursed-hunter.does }
card-curse_alive = Fluch-Leben
    .one = eine Karte „Fluch-Leben“
    .does = Zählt als „Lebendig“ und verflucht, wer sie hat.
card-curse_success = Fluch-Erfolg
    .one = eine Karte „Fluch-Erfolg“
    .does = Zählt als „Erfolg“ und verflucht den Raum.

question-guess-hunter = Wer ist der Verfluchte Jäger?
    .detail = { $team ->
        [cultists] Beide Kultisten sind verflucht. Stimmt der Name, gewinnt der Kult; sonst gewinnt der Jäger.
       *[investigators] Sechs Räume sind verflucht. Alle werden gefragt, doch nur die Ermittler zählen. Stimmt der Name, gewinnen sie; sonst gewinnt der Jäger.
    }
waiting-guess-hunter = { $team ->
    [cultists] Der Kult sucht den Jäger
   *[investigators] Alle suchen den Jäger
}
option-name-hunter = { $seatAcc } nennen
detail-name-hunter = Ein Versuch entscheidet.

event-room-cursed = Ab jetzt liegt ein Fluch { $placeIn }.
event-curse-shown = { $cards ->
    [one] Eine Fluchkarte liegt
   *[other] { $cards } Fluchkarten liegen
} { $seatIs ->
    [you] in deinem Pulsstapel.
   *[other] im Pulsstapel von { $seat }.
}
event-hunter-sought = { $team ->
    [cultists] Beide Kultisten sind verflucht. Der Kult muss den Jäger finden.
   *[investigators] Sechs Räume sind verflucht. Die Ermittler müssen den Jäger finden.
}
event-hunter-named = { $team ->
    [cultists] Der Kult hält
   *[investigators] Die Ermittler halten
} { $guessAcc } für den Jäger. { $right ->
    [yes] Das stimmt.
   *[no] Das stimmt nicht.
}
mark-guess-hunter = Das letzte Wort
reference-side-cursed-hunter = Eine dritte Seite: Bleibt der Verfluchte Jäger unerkannt, schlägt er beide. Liegen Fluchkarten in den Pulsstapeln beider Kultisten, muss der Kult ihn am Ende nennen; sonst, wenn sechs Räume verflucht sind, die Ermittler.
