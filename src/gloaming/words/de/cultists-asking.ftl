# Die Frage: Marken, Gehen, Begegnen, Handeln, Ansehen; und die Hand.

mark-walk = Dein Zug
mark-ghost = Du bist ein Geist
mark-declare = Dein Weg, vorab genannt
mark-act = Deine Aktion
mark-meet = Begegnung: { $place }
mark-look = Zustand prüfen
mark-look-camera = Durch die Kamera
mark-look-false-eyes = Durch falsche Augen
mark-look-through-false-eyes = { mark-look-false-eyes }
mark-vote = Deine Stimme, noch versiegelt
mark-reconsider = Das Messer und die Stimme
mark-weigh-ballot = { mark-reconsider }
mark-night = Nacht
mark-claim = Das Ende von Stunde { $hour }
mark-token = Ein Marker aus dem Beutel
mark-take-control = Du hast das Messer
mark-help-close = Das Portal
mark-guess-seer = Das letzte Wort
walk-points = { $points ->
    [one] Noch eine Tür
   *[other] Noch { $points } Türen
}
walk-choose = Wähle einen erleuchteten Ort
meet-nobody = Niemand ist dort. Keine Begegnung.
meet-which = Welche Karte gibst du { $name }?
meet-whom = Wem gibst du eine Karte?
meet-detail = Sie kommt verdeckt in den Pulsstapel. Nur du wirst es je wissen.
meet-cards = Deine Begegnungskarten
meet-choose-card = Erst eine Karte wählen
meet-give = { $name } geben
meet-someone-else = Jemand anderem
meet-choosing = wählt
meet-choosing-you = wählst
meet-pulse = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} im Pulsstapel
meet-scene = Begegnung von { $people }: { $place }.
act-pass = Nichts tun
act-whom = Wähle jemanden
act-where = Wähle einen Ort
act-choose-card = Erst eine Karte wählen
act-room-cards = Deine Raumkarten
act-check-state = Einen Zustand prüfen
act-check-state-detail = Sieh dir den Pulsstapel von jemandem hier an.
act-watch-state = Einen Zustand durch die Kamera prüfen
act-watch-state-detail = Sieh dir irgendeinen Pulsstapel an, wo auch immer die Person ist.
act-fill-room = Eine Karte auf den Raumstapel legen
act-fill-room-detail = Verdeckt, und nur du weißt, welche.
act-check-room = Den Raum prüfen
act-check-room-detail = Zieh eine Karte aus seinem Stapel, offen für alle.
act-watch-room = Einen Raum durch die Kamera prüfen
act-watch-room-detail = Zieh eine Karte aus dem Stapel eines erkundeten Raums, offen für alle.
act-secure-hallway = Den Flur sichern
act-secure-hallway-detail = Leg eine Raumkarte verdeckt in die unsicheren Gänge.
act-fight-cultist = Die Kapuzengestalt vertreiben
act-fight-cultist-detail = Sie verlässt diesen Raum für immer.
act-scare-fishman = Den Fischmenschen verscheuchen
act-scare-fishman-detail = Braucht das Messer. Öffnet seinen Flur wieder.
act-initiate-vote = Zur Abstimmung rufen
act-initiate-vote-detail = Alle stimmen gleichzeitig ab, jetzt.
act-restart-power = Den Strom wieder einschalten
act-restart-power-detail = Überall wird es wieder hell.
act-close-portal = Das Portal schließen
act-close-portal-detail = Braucht zwei Personen in derselben Stunde.
act-close-together = Das Portal mit jemandem schließen
act-close-together-detail = Die Bitte darf abgelehnt werden; deine Aktion ist so oder so verbraucht.
act-by-role = Deine Rolle nutzen
act-by-role-detail = Halte, um zu sehen, ob es geht. Diese Zeile steht bei allen.
act-by-role-none = Deine Rolle kann gerade nichts tun.
act-lay-it = Hinlegen: { $place }
act-secure-it = In die Gänge legen
look-at = Pulsstapel von { $name }
look-detail = Halte, um die gemischten Karten zu sehen. Dann entscheide.
look-held-none = Keine Karte „Tot“. Leg den Stapel zurück.
look-held-must = Eine Karte „Tot“. Du musst sie aufdecken: { $name } wird zum Geist, und es wird abgestimmt.
look-held-may = Eine Karte „Tot“. Du darfst sie aufdecken oder den Stapel zurücklegen und schweigen.
look-show = Eine Karte „Tot“ aufdecken
look-put-back = Den Stapel zurücklegen
look-not-now = Das kannst du nicht wählen. Halte, um zu sehen, warum.
look-cards = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}, verdeckt
hand-title = Nur solange du hältst
hand-cover = { $count ->
    [one] Rolle, Route, eine Karte
   *[other] Rolle, Route, { $count } Karten
}
hand-route = Deine Route
hand-this-hour = Diese Stunde: { $rooms }
hand-later = Spätere Stunden
hand-later-hold = Halte weiter, um die späteren Stunden zu sehen.
hand-no-route = Deine Route bindet dich nicht.
hand-known = Kultisten: { $people }
hand-dead-start = Von Anfang an tot: { $people }
hand-dead-start-none = Von Anfang an tot ist niemand.
hand-cards = Deine Karten
hand-cards-for = „Lebendig“ und „Tot“ sind für Leute. „Erfolg“, „Fehlschlag“ und „Sabotage“ sind für Räume.
