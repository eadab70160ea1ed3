# Der Tisch von Invasion: Köpfe der Fragen, Formen der Antworten, Tafeln, Verdecktes, Szenen.

## Köpfe über einer Frage

inv-mark-set-up = Vor der ersten Runde
inv-mark-turn = Dein Zug
inv-mark-agent = Agentenkontrolle
inv-mark-planning = Planung, nur für deine Augen
inv-mark-accusation = Eine Anklage
inv-mark-before-turn = Vor dem Zug
inv-mark-rescue = Die Rettung
inv-mark-event = Ein Ereignis

## Antworten auf der Karte

inv-places-list = Alle { $count } als Liste
inv-place-choose = Wähle eins von { $count } auf der Karte
inv-place-other = Etwas anderes

## Ein Zug

inv-act-control = Einen Agenten übernehmen
    .short = { $pressure ->
        [0] Fahren, befreien, geleiten. Du ziehst dafür keine Karte.
        [one] Fahren, befreien, geleiten. Dann ziehst du eine Karte.
       *[other] Fahren, befreien, geleiten. Dann ziehst du { $pressure } Karten.
    }
inv-act-control-which = Welchen Agenten übernimmst du?
inv-act-plan = Vorausplanen
    .short = Zwei Ereignisse: eins kommt, eins wird verhindert.
inv-act-accuse = Jemanden anklagen
    .short = Unterstützt es jemand, werden Karten gezeigt.
inv-act-accuse-which = Wen klagst du an?
inv-act-invade = Einfallen
    .short = Aliens besetzen alle Viertel rund um einen Agenten.
inv-act-invade-which = Rund um welchen Agenten?

## Verdeckte Karten

inv-votes-cards = Deine zwei Rettungskarten
inv-votes-choose = Wähle zuerst eine Karte
inv-votes-lay = Verdeckt ablegen
inv-votes-refused = An diesem Tisch darfst du diese Karte nicht legen. Wähle die andere.
inv-plan-cards = Die Ereigniskarten, die du gezogen hast
inv-plan-choose = Wähle die Karte, die kommen soll
inv-plan-place = Sie kommt, die andere wird verhindert
inv-plan-come = Lass sie kommen
inv-plan-prevent = Verhindere sie

## Vor einem Zug

inv-declare-hold = Halten zum Bekennen
inv-declare-holding = Weiter halten …
inv-declare-again = Noch einmal zum Bekennen
inv-declare-nothing = Nichts weiter zu sagen
inv-declare-go-on = Weiter

## Plätze

inv-seat-architect = Architekt
inv-seat-stated = bekanntes Alien
inv-seat-cards = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
inv-seat-shown = { $cards ->
    [one] eine davon gezeigt: Mensch
   *[other] { $cards } davon gezeigt: Mensch
}
inv-seat-token = kann anklagen
inv-seat-no-token = hat keinen Anklagemarker mehr
inv-turns = Die Reihenfolge der Züge
inv-turn-done = war schon dran
inv-turn-now = ist dran
inv-turn-next = kommt noch dran
inv-middle = Runde { $round }, { $stage }. { $deck ->
    [0] Der Assimilationsstapel ist leer.
    [one] Eine Karte im Assimilationsstapel.
   *[other] { $deck } Karten im Assimilationsstapel.
}

## Was auf dem Tisch liegt

inv-table-things = Stadt
inv-threat = Wie das Spiel steht
inv-scientists = Wissenschaftler gerettet
inv-scientists-saved = { $saved } von { $goal } Wissenschaftlern gerettet
inv-ships = Mutterschiffe
inv-ships-landed = { $ships } von { $goal } Mutterschiffen sind da
inv-ship-landed = Mutterschiff { $number } ist da
inv-ship-space = Der Platz von Mutterschiff { $number }
inv-ship-stack = { $cards ->
    [one] Mit ihm kommt eine Karte in den Assimilationsstapel.
   *[other] Mit ihm kommen { $cards } Karten in den Assimilationsstapel.
}
inv-ship-lost = das Ende
inv-pressure = Druck
inv-pressure-is = Der Druck ist { $value }
inv-pressure-means = { $value ->
    [0] Wer einen Agenten übernimmt, zieht keine Karte.
    [one] Wer einen Agenten übernimmt, zieht eine Karte.
   *[other] Wer einen Agenten übernimmt, zieht { $value } Karten.
}
inv-events = Ereignisse
inv-pile-prevented = verhindert
inv-pile-deck = Stapel
inv-pile-upcoming = kommend
inv-pile-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
inv-discard = { $count ->
    [one] Ein vergangenes Ereignis
   *[other] { $count } vergangene Ereignisse
}
inv-agents = Agenten
inv-agent-state-free = Sirene an
inv-agent-state-active = gerade gesteuert
inv-agent-state-used = Sirene aus
inv-agent-state-reserve = in Reserve
inv-agent-state-captured = gefangen
inv-agent-scientist = mit einem Wissenschaftler
inv-agent-last = zuletzt eingesetzt

## Was verdeckt ist

inv-hand-title = Nur solange du hältst
inv-hand-cover = { $count ->
    [one] deine Seite, eine Karte
   *[other] deine Seite, { $count } Karten
}
inv-hand-human = Du bist ein Mensch
inv-hand-alien = Du bist ein Alien
inv-hand-cards = Deine Karten
inv-hand-shown = { $shown ->
    [0] Niemand sonst hat eine davon gesehen.
    [one] Alle haben eine davon gesehen.
   *[other] Alle haben { $shown } davon gesehen.
}
inv-hand-memory = Was du weißt
inv-hand-not-revealed = Die Offenbarung kam noch nicht.
inv-hand-aliens = { $count ->
    [one] Bei der Offenbarung sahst du { $people }.
   *[other] Bei der Offenbarung sahst du { $people }.
}
inv-hand-aliens-none = Bei der Offenbarung sahst du niemanden.
inv-hand-planning = Jetzt in deiner Hand: { $cards }.
inv-hand-placed = Runde { $round }: { $upcoming } kommt, { $prevented } verhindert.
inv-hand-laid = Runde { $round }: du legtest { $card }.

## Rettung und Anklage, über der Karte

inv-rescue-scene = Die Rettung von { $spot }: { $people }
inv-rescue-unnamed = noch nicht benannt
inv-rescue-leads = { $whoIs ->
    [you] leitest
   *[other] leitet
}
inv-rescue-along = { $whoIs ->
    [you] gehst mit
   *[other] geht mit
}
inv-rescue-naming = { $leaderIs ->
    [you] Du benennst das Team. Alle drei legen verdeckt eine Karte.
   *[other] { $leader } benennt das Team. Alle drei legen verdeckt eine Karte.
}
inv-rescue-laying = Drei Karten, verdeckt. Alle erfahren nur, wie viele davon Sabotage sind.
inv-accusation-scene = { $accuserIs ->
    [you] Du klagst { $accusedAcc } an
   *[other] { $accuser } klagt { $accusedAcc } an
}
inv-accusation-thinking = { $whoIs ->
    [you] überlegst
   *[other] überlegt
}
inv-accusation-answered = { $whoIs ->
    [you] hast geantwortet
   *[other] hat geantwortet
}
inv-accusation-rule = Unterstützt es jemand, zeigt die angeklagte Person Karten, bis ein „Assimiliert“ erscheint. Erscheint keins, verlieren alle, die anklagten, ihre Marker.

## Szenen

inv-scene-event = Das Ereignis
inv-scene-escalation = Eskalation, Ereignis { $number } von 4
inv-scene-ship = Mutterschiff { $number } von { $ships }
inv-scene-ship-detail = { $cards ->
    [0] Auf seinem Platz lagen keine Karten.
   *[other] { $cards } Karten werden in den Assimilationsstapel gemischt.
} { $left ->
    [0] Der Himmel ist voll.
    [one] Noch eins, und die Aliens gewinnen.
   *[other] Noch { $left }, und die Aliens gewinnen.
}
inv-scene-revelation = Alle Augen sind zu. Nur die Aliens blicken auf und sehen einander.
inv-scene-rescue = Die Rettung
inv-scene-votes = { $sabotage ->
    [0] { $success } Erfolg
    [one] { $success } Erfolg, eine Sabotage
   *[other] { $success } Erfolg, { $sabotage } Sabotage
}
inv-scene-votes-escalate = Jemand wollte das nicht. Die Lage eskaliert: bis zu vier Ereignisse, dann zeigt sich, ob der Wissenschaftler durchkommt.
inv-scene-saved = Der Wissenschaftler kommt durch
inv-scene-saved-detail = In Sicherheit { $point }: { $saved } von { $goal }.
inv-scene-failed = Die Rettung scheitert
inv-scene-failed-detail = Der Wissenschaftler bleibt hier: { $spot }.
inv-scene-accusation = Die Anklage
inv-scene-verdict-alone = Niemand unterstützt sie
inv-scene-verdict-alone-detail = { $accusersIs ->
    [you] Dein Zug ist vorbei. Keine Karte wird gezeigt, kein Marker geht verloren.
   *[other] Der Zug ist für { $accusersAcc } vorbei. Keine Karte wird gezeigt, kein Marker geht verloren.
}
inv-scene-verdict-founded = { $accusedIs ->
    [you] Du bist ein Alien, und jetzt wissen es alle
   *[other] { $accused } ist ein Alien, und jetzt wissen es alle
}
inv-scene-verdict-founded-detail = { $accusersIs ->
    [you] Du hattest recht.
    [one] { $accusers } hatte recht.
    [ye] { $accusers }: ihr hattet recht.
   *[many] { $accusers } hatten recht.
}
inv-scene-verdict-unfounded = { $accusedIs ->
    [you] Du bist ein Mensch, bis jetzt
   *[other] { $accused } ist ein Mensch, bis jetzt
}
inv-scene-verdict-unfounded-detail = { $accusersIs ->
    [you] Du verlierst deinen Anklagemarker.
    [one] { $accusers } verliert den Anklagemarker.
    [ye] { $accusers }: ihr verliert eure Anklagemarker.
   *[many] { $accusers } verlieren ihre Anklagemarker.
}
inv-scene-declared = { $seatIs ->
    [you] Du bekennst dich als Alien
   *[other] { $seat } bekennt sich als Alien
}
inv-scene-declared-detail = Keine Rettungen mehr, keine Karten mehr. Von nun an: Planung oder Invasion.
inv-scene-invaded = { $seatIs ->
    [you] Du führst
   *[other] { $seat } führt
} die Aliens zu { $agent }
inv-scene-districts = { $count ->
    [0] Kein Viertel fällt.
    [one] Ein Viertel fällt.
   *[other] { $count } Viertel fallen.
}
inv-scene-drew = { $count ->
    [one] Du ziehst eine Karte
   *[other] Du ziehst { $count } Karten
}
inv-scene-drew-detail = Ein „Assimiliert“ darunter genügt. Halte, um zu schauen; niemand sonst sieht es.
inv-scene-consolidation = Die Nacht über der Stadt
inv-scene-rolled = Die Aliens kommen nach { $district }
inv-scene-architect = { $seatIs ->
    [you] Du bist jetzt der Architekt.
   *[other] { $seat } ist jetzt der Architekt.
}
