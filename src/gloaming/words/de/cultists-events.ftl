# Was geschah, wie es der Platz erzählt, der es sah. $…Is sagt, wer gemeint ist: du oder jemand anders.

## Die Nacht

event-roles-laid-out = { $rolesIs ->
    [none] Heute Nacht gibt es keine besonderen Rollen.
   *[some] Besondere Rollen heute Nacht: { $roles }.
}
event-envelope-opened = Du bist { $roleA }. Auf deiner Hand: { $hand }.
event-cultists-recognised = { $cultistsIs ->
    [ye] Mit dir { $othersIs ->
        [one] gehört { $others } zum Kult
       *[many] gehören { $others } zum Kult
    }.
    [you] Du bist allein der Kult.
    [one] Du sahst einen Daumen: { $cultists } gehört zum Kult.
   *[many] Du sahst Daumen: { $cultists } gehören zum Kult.
}
event-start-cards-seen = { $deadIs ->
    [none] Von Anfang an tot ist niemand.
   *[some] Von Anfang an tot: { $dead }.
}
event-route-shown = { $seat } folgt einer offenen Route: { $route }.

## Die Stunde

event-round-began = Stunde { $round } beginnt. { $knifeIs ->
    [you] Du hast das Messer.
   *[other] { $knife } hat das Messer.
}
event-round-ended = Stunde { $round } ist vorbei.
event-path-declared = { $seatIs ->
    [you] Du nennst deinen Weg
   *[other] { $seat } nennt den Weg
}: { $path }.
event-entered = { $seatIs ->
    [you] Du gehst
   *[other] { $seat } geht
} { $placeTo }.
event-stayed = { $seatIs ->
    [you] Du bleibst
   *[other] { $seat } bleibt
} { $placeIn }.
event-met = { $seatsIs ->
    [ye] { $seats } begegnet euch { $placeIn }.
   *[many] { $seats } begegnen sich { $placeIn }.
}
event-gave = { $seatIs ->
    [you] Du gibst { $toDat } { $card }.
   *[other] { $seat } gibt { $toDat } { $card }.
}
event-gave-in-the-dark = Im Dunkeln gibst du { $toDat } { $card }.
event-pulse-grew = { $seatIs ->
    [you] Jemand gibt dir im Dunkeln eine Karte.
   *[other] Jemand gibt { $seat } im Dunkeln eine Karte.
}

## Ereignisse

event-token-drawn = Die Uhr schlägt: { $token }.
event-power-switched = { $on ->
    [yes] Der Strom ist wieder da.
   *[no] Der Strom fällt aus. Es ist dunkel.
}
event-power-restarted = { $seatIs ->
    [you] Du schaltest den Strom wieder ein.
   *[other] { $seat } schaltet den Strom wieder ein.
}
event-portal-opened = Das Portal steht { $portalIn } offen. Zwei müssen es schließen, bevor Stunde { $mark } { $deadline ->
    [start] beginnt.
   *[end] endet.
}
event-portal-closed = Das Portal ist zu. { $target ->
    [one] Jetzt genügt ein Punkt.
   *[other] Jetzt genügen { $target } Punkte.
}
event-portal-missed = Niemand hat das Portal rechtzeitig geschlossen. { $target ->
    [one] Jetzt braucht es einen Punkt.
   *[other] Jetzt braucht es { $target } Punkte.
}
event-panes-broke = { $cards ->
    [0] Scheiben brechen, doch keine Karte fällt.
    [one] Eine Karte des Nachziehstapels fällt ungesehen in die unsicheren Gänge.
   *[other] { $cards } Karten des Nachziehstapels fallen ungesehen in die unsicheren Gänge.
}
event-token-peeked = Der Marker in deiner Hand: { $token }.
event-token-handled = { $removed ->
    [yes] { $seatIs ->
        [you] Du nimmst einen Marker aus dem Spiel. Die anderen sahen nicht, welchen.
       *[other] { $seat } nimmt ungesehen einen Marker aus dem Spiel.
    }
   *[no] { $seatIs ->
        [you] Du legst den Marker in den Beutel zurück.
       *[other] { $seat } sieht sich einen Marker an und legt ihn in den Beutel zurück.
    }
}
event-knife-used = { $seatIs ->
    [you] Du benutzt das Messer
   *[other] { $seat } benutzt das Messer
}{ $purpose ->
    [fishman] {" "}gegen den Fischmenschen.
    [entering] , um am Fischmenschen vorbeizukommen.
    [false_eyes] , um durch falsche Augen zu sehen.
    [in_control] , um in den Beutel zu sehen.
    [change] , um eine Stimme zu ändern.
    [double_vote] , damit eine Stimme doppelt zählt.
    [double_abstention] , um sich doppelt zu enthalten.
    [ropes] , um die Sicherungsseile zu werfen.
   *[other] {" "}für etwas.
}

## Aktionen

event-passed = { $seatIs ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-state-checked = { $seatIs ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} { $targetIs ->
    [you] deinen Pulsstapel
   *[other] den Pulsstapel von { $target }
} { $means ->
    [camera] durch die Kamera an.
    [false_eyes] durch falsche Augen an.
    [binoculars] durch das Fernglas an.
   *[check] an.
}
event-pulse-seen = Im Pulsstapel von { $targetDat }: { $cards }.
event-dead-laid-open = { $cards ->
    [one] Eine Karte „Tot“ liegt
   *[other] { $cards } Karten „Tot“ liegen
} offen auf { $targetIs ->
    [you] deinem Pulsstapel.
   *[other] dem Pulsstapel von { $target }.
}
event-death-reported = { $seatIs ->
    [you] Du meldest { $targetIs ->
        [you] deinen Tod
       *[other] den Tod von { $target }
    }.
   *[other] { $seat } meldet { $targetIs ->
        [you] deinen Tod
       *[other] den Tod von { $target }
    }.
}
event-check-closed = { $seatIs ->
    [you] Du legst
   *[other] { $seat } legt
} { $targetIs ->
    [you] deinen Pulsstapel
   *[other] den Pulsstapel von { $target }
} zurück, ohne etwas zu zeigen.
event-card-placed = { $placeIs ->
    [none] Eine Karte des Nachziehstapels geht ungesehen in die unsicheren Gänge.
   *[some] Eine Karte des Nachziehstapels kommt ungesehen auf den Stapel { $placeOf }.
}
event-card-discarded = Eine Karte des Nachziehstapels verlässt ungesehen das Spiel.
event-hallway-secured = { $seatIs ->
    [you] Du legst { $card } in die unsicheren Gänge.
   *[other] { $seat } legt { $card } in die unsicheren Gänge.
}
event-cultist-fought = { $seatIs ->
    [you] Du vertreibst die Kapuzengestalt { $placeFrom }.
   *[other] { $seat } vertreibt die Kapuzengestalt { $placeFrom }.
}
event-fishman-scared = { $seatIs ->
    [you] Du scheuchst den Fischmenschen zurück in den See.
   *[other] { $seat } scheucht den Fischmenschen zurück in den See.
}
event-room-filled = { $seatIs ->
    [you] Du legst { $card } auf den Stapel { $placeOf }.
   *[other] { $seat } legt { $card } auf den Stapel { $placeOf }.
}
event-room-checked = { $seatIs ->
    [you] Du ziehst { $placeIn }
   *[other] { $seat } zieht { $placeIn }
} { $top ->
    [yes] die oberste Karte
   *[no] eine Karte
}: { $card }.
event-camera-used = { $seatIs ->
    [you] Du benutzt die Kamera.
   *[other] { $seat } benutzt die Kamera.
}
event-vote-initiated = { $seatIs ->
    [you] Du rufst zur Abstimmung.
   *[other] { $seat } ruft zur Abstimmung.
}
event-portal-touched = { $seatIs ->
    [you] Du legst eine Hand an das Portal.
   *[other] { $seat } legt eine Hand an das Portal.
}
event-help-asked = { $seatIs ->
    [you] Du bittest { $partnerAcc }, das Portal mit zu schließen.
   *[other] { $seat } bittet { $partnerAcc }, das Portal mit zu schließen.
}
event-help-refused = { $seatIs ->
    [you] Du hilfst nicht.
   *[other] { $seat } hilft nicht.
}
