# Under the Surface: was auf dem Eis und beim Ritual gefragt, getan und gesehen wird.

## Gegenstände im Satz: einer, der gefunden wird, und der, der gemeint ist

thing-red-relic = ein Rotes Relikt
    .the = das Rote Relikt
thing-snow-owl = die Schneeeule
    .the = die Schneeeule
thing-secret-switch = den Geheimschalter
    .the = den Geheimschalter
thing-dagger = einen Dolch
    .the = den Dolch
thing-boots = ein Paar Stiefel
    .the = die Stiefel
thing-binoculars = ein Spezial-Fernglas
    .the = das Spezial-Fernglas
thing-rifle = ein Gewehr
    .the = das Gewehr
thing-lamp = eine Lampe
    .the = die Lampe

## Fragen, und was alle anderen derweil lesen

question-linger = Noch etwas?
    .detail = Deine Aktion ist getan. Kostenloses steht dir noch offen.
question-send-owl = Wohin trägt die Eule eine Karte?
    .detail = Eine deiner Raumkarten kommt verdeckt in den Stapel eines Raums. Nur du weißt, welche.
question-offer-lamp = Zündest du die Lampe an?
    .detail = Du begegnest { $othersDat } { $placeIn }. Brennt sie, bekommst du in dieser Begegnung keine Karte. Danach ist sie weg.
question-choose-participant = Wer nimmt am Ritual teil?
    .detail = { $left ->
        [one] Noch jemand fehlt.
       *[other] Noch { $left } fehlen.
    } Alle legen eine Raumkarte hin. Nur wenn jede „Erfolg“ zeigt, ist Organismus 46-B verbannt.
question-lay-ritual-cards = Welche Karte legst du hin?
    .detail = Sie wird unter die anderen gemischt, dann werden alle gezeigt. Welche deine war, erfährt niemand.
question-hold-vote-leader = Wer soll das Ritual anführen?
    .detail = Abstimmung { $number } von 3. Niemand muss gehen. Deine Stimme bleibt versiegelt, bis alle abgestimmt haben.
waiting-linger = { $seat } darf noch etwas tun
waiting-send-owl = { $seat } schickt die Schneeeule los
waiting-offer-lamp = { $seat } darf die Lampe anzünden
waiting-choose-participant = { $seat } wählt, wer am Ritual teilnimmt
waiting-lay-ritual-cards = Die Karten des Rituals werden gelegt
waiting-hold-vote-leader = Der Tisch wählt einen Anführer

## Antworten

option-done = Deinen Zug beenden
option-hand-over = { $toDat } { $itemThe } geben
option-pick-up = { $itemThe } aufheben
option-send = Die Eule { $card } { $placeTo } tragen lassen
option-send-nothing = Die Eule ohne Karte fliegen lassen
option-spot = { $targetIs ->
    [you] Deinen Pulsstapel durch das Fernglas ansehen
   *[other] Den Pulsstapel von { $target } durch das Fernglas ansehen
}
option-shoot-cultist = Auf die Kapuzengestalt { $placeIn } schießen
option-drive-fishman = { $toIs ->
    [none] Den Fischmenschen in den See treiben
   *[some] Den Fischmenschen { $toTo } treiben
}
option-light-lamp = Die Lampe anzünden
option-keep-lamp = Die Lampe für später aufheben
option-take-along = { $seatIs ->
    [you] Selbst teilnehmen
   *[other] { $seatAcc } wählen
}
option-lay-down = { $card } hinlegen
option-accuse-leader = { $seatIs ->
    [you] Dich selbst als Anführer wählen
   *[other] { $seatAcc } als Anführer wählen
}

detail-hand-over = Er wechselt sofort den Besitzer; gefragt wird nicht.
detail-used-up = Nur einmal: Danach ist er weg.
detail-light-lamp = Du gibst trotzdem eine Karte.
detail-keep-lamp = Die Begegnung verläuft wie immer.
detail-accuse-leader = Anführer wird, wer mehr Stimmen hat als alle anderen und mehr, als sich enthalten.
detail-abstain-leader = Ohne Anführer wird noch einmal abgestimmt, höchstens dreimal. Dann gewinnt der Kult.
detail-find = Dort liegt ein Gegenstand verdeckt: Du wirst ihn finden.

## Ereignisse

event-item-found = { $seatIs ->
    [you] Du findest { $placeIn } { $item }.
   *[other] { $seat } findet { $placeIn } { $item }.
}
event-item-turned-up = { $placeThe } gibt { $item } frei.
event-item-lost = Was { $placeIn } verdeckt lag, ist ungesehen verloren.
event-item-handed-over = { $seatIs ->
    [you] Du gibst { $toDat } { $itemThe }.
   *[other] { $seat } gibt { $toDat } { $itemThe }.
}
event-item-picked-up = { $seatIs ->
    [you] Du hebst { $placeIn } { $itemThe } auf.
   *[other] { $seat } hebt { $placeIn } { $itemThe } auf.
}
event-items-dropped = { $seatIs ->
    [you] Du lässt { $placeIn } { $items } fallen.
   *[other] { $seat } lässt { $placeIn } { $items } fallen.
}
event-relic-placed = { $relics ->
    [one] Das erste Rote Relikt liegt auf dem Altar.
    [2] Das zweite Rote Relikt liegt auf dem Altar.
   *[other] Das dritte Rote Relikt liegt auf dem Altar. Organismus 46-B ist wach.
}
event-door-opened = Die verschlossene rote Tür steht offen, für immer.
event-owl-sent = { $seatIs ->
    [you] Du lässt die Eule { $card } { $placeTo } tragen.
   *[other] { $seat } lässt die Eule { $card } { $placeTo } tragen.
}
event-rifle-fired = { $seatIs ->
    [you] Du feuerst das Gewehr ab.
   *[other] { $seat } feuert das Gewehr ab.
}
event-fishman-driven = { $toIs ->
    [none] Der Fischmensch flieht in den See.
   *[some] Der Fischmensch flieht { $toTo }.
}
event-lamp-lit = { $seatIs ->
    [you] Du zündest die Lampe an: In dieser Begegnung bekommst du keine Karte.
   *[other] { $seat } zündet die Lampe an und bekommt in dieser Begegnung keine Karte.
}
event-ritual-called = Die Punkte sind erreicht, doch Organismus 46-B ist wach. Das Verbannungsritual entscheidet.
event-leader-vote-held = Ein Anführer wird gewählt: Abstimmung { $number } von 3.
event-leader-elected = { $leaderIs ->
    [none] Niemand ist gewählt.
    [you] Du führst das Ritual an.
   *[other] { $leader } führt das Ritual an.
}
event-participant-chosen = { $seatIs ->
    [you] Du nimmst am Ritual teil.
   *[other] { $seat } nimmt am Ritual teil.
}
event-ritual-card-laid = { $seatIs ->
    [you] Du legst { $card } für das Ritual hin.
   *[other] { $seat } legt { $card } für das Ritual hin.
}
event-ritual-revealed = Die Karten des Rituals: { $cards }.

## Rollen

event-celebrity-tested = { $alive ->
    [yes] { $seatIs ->
        [you] Du lebst, und alle wissen es.
       *[other] { $seat } lebt, und alle wissen es.
    }
   *[no] { $seatIs ->
        [you] Du bist tot.
       *[other] { $seat } ist tot.
    }
}
event-pulse-dealt = Die Karten { $seatIs ->
    [you] deines Pulsstapels
   *[other] aus dem Pulsstapel von { $seat }
} werden ungesehen verteilt: { $shares }.
shares-one = { $seat }: { $count }
event-pulse-lost = { $cards ->
    [one] Die eine Karte
   *[other] Die { $cards } Karten
} { $seatIs ->
    [you] deines Pulsstapels
   *[other] aus dem Pulsstapel von { $seat }
} { $cards ->
    [one] verlässt das Spiel.
   *[other] verlassen das Spiel.
}

## Das Blatt

mark-free = Kostenlose Aktionen
mark-owl = Die Schneeeule
mark-offer-lamp = Die Lampe
mark-ritual = Das Verbannungsritual
mark-choose-participant = { mark-ritual }
mark-look-binoculars = Durch das Fernglas
mark-leader = Abstimmung { $number } von 3 über den Anführer
act-free = Kostenlose Aktionen
act-free-detail = So viele du magst, vor oder nach deiner Aktion.
act-hand-over = Etwas übergeben
act-hand-over-detail = An jemanden hier. Gefragt wird nicht.
act-hand-over-what = Was gibst du her?
act-pick-up = Etwas aufheben
act-pick-up-detail = Es liegt hier auf dem Boden.
act-pick-up-choose = Wähle einen Gegenstand
act-spot = Das Fernglas benutzen
act-spot-detail = Prüfe jemanden in einem anderen Raum dieser Farbe. Einmal.
act-shoot-cultist = Auf eine Kapuzengestalt schießen
act-shoot-cultist-detail = Sie kommt nicht wieder, und das Gewehr ist verbraucht.
act-drive-fishman = Auf den Fischmenschen schießen
act-drive-fishman-detail = Er flieht, wohin du willst. Das Gewehr ist verbraucht.
act-done = Das war alles
act-send-owl = Wohin trägt die Eule eine Karte?
act-send-owl-detail = Eine deiner Raumkarten, verdeckt. Nur du weißt, welche.
act-in-the-lake = In den See
ritual-lay = Hinlegen
ritual-cards = Deine Raumkarten
ritual-scene = Das Ritual. Es nehmen teil: { $people }.
ritual-scene-none = Das Ritual. Noch ist niemand gewählt.
ritual-leads = { $whoIs ->
    [you] führst an
   *[other] führt an
}
ritual-takes-part = { $whoIs ->
    [you] nimmst teil
   *[other] nimmt teil
}
ritual-still = { $left ->
    [one] Noch jemand ist zu wählen.
   *[other] Noch { $left } sind zu wählen.
}
ritual-laying = Alle legen eine Karte hin. Jede muss „Erfolg“ zeigen.
lamp-lit = bekommt keine Karte
lamp-lit-you = bekommst keine Karte
lamp-choosing = darf die Lampe anzünden
lamp-choosing-you = darfst die Lampe anzünden
carries = Du trägst
carries-profession = Dein Beruf
look-in-order = In der Reihenfolge, in der die Karten kamen, die unterste zuerst. Halte, um sie zu sehen.

## Abstimmungen über den Anführer

vote-leader = Wer führt das Ritual an?
vote-leader-seal-name = Versiegeln: { $name } führt an
vote-leader-seal-nobody = Versiegeln: kein Anführer
vote-leader-rule = Wer die meisten Stimmen hat, führt an, wenn es mehr sind als für jeden anderen Namen und mehr als die Enthaltungen. Nach drei Abstimmungen ohne Anführer gewinnt der Kult.
vote-leader-sum = { $votes } für { $name }, höchstens { $next } für jemand anderen{ $abstentions ->
        [0] { "" }
        [one] , eine Enthaltung
       *[other] , { $abstentions } Enthaltungen
    }: { $name } führt an.
vote-leader-sum-none = { $votes } für { $people }{ $abstentions ->
        [0] { "" }
        [one] , eine Enthaltung
       *[other] , { $abstentions } Enthaltungen
    }: kein Anführer.
vote-leader-sum-nobody = Niemand wurde genannt: kein Anführer.

## Szenen

scene-organism = Organismus 46-B ist wach
scene-organism-detail = Drei Relikte liegen auf dem Altar. Punkte allein genügen nicht mehr: Am Ende entscheidet das Ritual.
scene-door = Die verschlossene Tür ist offen
scene-door-detail = Der Geheimschalter wurde gedrückt. Die Tür bleibt offen.
scene-ritual = Das Verbannungsritual
scene-ritual-detail = Die Punkte sind erreicht. Wählt einen Anführer: höchstens drei Abstimmungen.
scene-leader = { $name } führt das Ritual an
scene-leader-detail = Der Anführer wählt, wer teilnimmt.
scene-leader-none = Kein Anführer
scene-leader-none-detail = Es wird noch einmal abgestimmt. Nach dem dritten Mal gewinnt der Kult.
scene-leader-none-last = Das war die dritte Abstimmung. Der Kult gewinnt.
scene-own-cursebearer = Der Fluch holt { $name }
scene-own-cursebearer-detail = Der Fluchträger kann mit keinem Geist in einem Raum sein. Abgestimmt wird nicht.
scene-celebrity = { $name } ist die Berühmtheit
scene-celebrity-alive = Und lebt: Im Pulsstapel liegt keine Karte „Tot“.
scene-celebrity-dead = Und tot. Alle Karten des Pulsstapels werden an die Lebenden verteilt.

## Das Ende

end-ritual-title = Das Ritual
end-ritual-led = { $leaderIs ->
    [you] Du hast es angeführt.
   *[other] { $leader } hat es angeführt.
}
end-ritual-part = { $seatsIs ->
    [none] Niemand hatte eine Karte dafür.
    [you] Du hast teilgenommen.
    [one] { $seats } hat teilgenommen.
    [ye] { $seats } habt teilgenommen.
   *[other] { $seats } haben teilgenommen.
}
end-ritual-no-leader = Drei Abstimmungen, kein Anführer.
end-items-title = Gegenstände
end-item-altar = { $count } auf dem Altar
end-item-gone = verbraucht
end-item-lost = { $count ->
    [one] Einer lag verdeckt in einem abgeschlossenen Raum.
   *[other] { $count } lagen verdeckt in abgeschlossenen Räumen.
}
end-item-covered = { $count ->
    [one] Einer wurde nie gefunden.
   *[other] { $count } wurden nie gefunden.
}
end-item-lying = { $item }, { $placeIn }
end-item-carried = { $item }, bei { $seatDat }
