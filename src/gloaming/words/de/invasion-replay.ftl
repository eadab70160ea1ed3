# Das Ende einer Partie Invasion, und die Partie noch einmal.

inv-end-mark = { $round ->
    [0] Vor der ersten Runde, Ende
   *[other] Runde { $round }, Ende
}
inv-end-won-aliens = Die Aliens gewinnen.
inv-end-won-humans = Die Menschen gewinnen.
inv-end-were-aliens = { $seatsIs ->
    [none] Niemand war verwandelt.
    [you] Du warst eins.
    [ye] Es wart ihr, { $seats }.
    [one] Es war { $seats }.
   *[many] Es waren { $seats }.
}
inv-end-were-humans = { $seatsIs ->
    [none] Niemand war verwandelt.
    [you] Nur du warst verwandelt.
    [ye] Verwandelt wart ihr, { $seats }.
    [one] Nur { $seats } war verwandelt.
   *[many] Verwandelt waren { $seats }.
}
inv-end-you = { $round ->
    [0] Du warst von Anfang an ein Alien.
   *[other] Du warst seit Runde { $round } ein Alien.
}
inv-end-aborted = { $round ->
    [0] Es hatte noch nicht begonnen.
   *[other] Es war bis Runde { $round } gekommen. Niemand hat gewonnen.
}
inv-end-fact-rescues = { $rescues ->
    [0] Keine Rettung wurde versucht
    [one] Eine Rettung, { $sabotaged ->
        [0] ohne Sabotage
       *[other] mit Sabotage
    }
   *[other] { $rescues } Rettungen, { $sabotaged ->
        [0] keine mit Sabotage
       *[other] { $sabotaged } mit Sabotage
    }
}
inv-end-fact-accusations = { $accusations ->
    [0] Niemand wurde angeklagt
    [one] Eine Anklage, { $founded ->
        [0] nicht begründet
       *[other] begründet
    }
   *[other] { $accusations } Anklagen, { $founded ->
        [0] keine begründet
       *[other] { $founded } begründet
    }
}

## Die Linien

inv-end-chart-detail = wer ein Mensch war, und bis wann
inv-end-chart-label = Eine Linie für jede Person über die Runden: gerade als Mensch, eine Welle ab dem Zug, der sie verwandelt hat. Was sie zeigt, steht darunter in Worten.
inv-end-since = { $round ->
    [0] Alien von Anfang an
   *[other] Alien seit Runde { $round }
}
inv-end-alien = Alien
inv-end-human = Mensch
inv-end-legend-draw = zieht Karten
inv-end-legend-turned = verwandelt
inv-end-legend-accusation = entlarvt
inv-end-legend-declaration = bekannte sich
inv-end-legend-success = legte Erfolg
inv-end-legend-sabotage = legte Sabotage
inv-end-legend-unfounded = klagte zu Unrecht an
inv-end-legend-alone = klagte an, ohne Unterstützung

## In Worten

inv-end-turned-title = Wer wann verwandelt wurde
inv-end-turned-none = Alle blieben Menschen.
inv-end-turned-start = { $seatIs ->
    [you] Du warst von Anfang an ein Alien.
   *[other] { $seat } war von Anfang an ein Alien.
}
inv-end-turned-planning = { $seatIs ->
    [you] Dich verwandelte die Karte zu einer Planung.
   *[other] { $seat }: verwandelt durch die Karte zu einer Planung.
}
inv-end-turned-control = { $seatIs ->
    [you] Du wurdest
   *[other] { $seat } wurde
} nach dem Einsatz eines Agenten verwandelt, { $count ->
    [one] mit einer gezogenen Karte.
   *[other] mit { $count } gezogenen Karten.
}
inv-end-unknown = Bis zum Ende wusste es sonst niemand.
inv-end-stated-declaration = { $seatIs ->
    [you] Du bekanntest dich als Alien.
   *[other] { $seat } bekannte sich als Alien.
}
inv-end-stated-accusation = { $seatIs ->
    [you] Du wurdest entlarvt.
   *[other] { $seat } wurde entlarvt.
}
inv-end-rescues-title = Rettungen
inv-end-rescues-none = Keine Rettung wurde versucht.
inv-end-rescue-saved = Der Wissenschaftler kam durch, { $saved } von { $goal }.
inv-end-rescue-failed = Die Rettung scheiterte.
inv-end-card-unknown = verdeckt
inv-end-escalation = Die Lage eskalierte: { $events }.
inv-end-accusations-title = Anklagen
inv-end-accusations-none = Niemand wurde angeklagt.
inv-end-accused = { $accuserIs ->
    [you] Du hast { $accusedAcc } angeklagt
   *[other] { $accuser } hat { $accusedAcc } angeklagt
}{ $supportersIs ->
    [none] .
   *[other] , unterstützt von { $supportersDat }.
}
inv-end-accused-founded = Zu Recht.
inv-end-accused-unfounded = Es kamen nur Mensch-Karten.
inv-end-accused-alone = Keine Karte wurde gezeigt.
inv-end-accused-missed = Keine Karte wurde gezeigt. Es wäre zu Recht gewesen.
inv-end-ships-none = Kein Mutterschiff kam.
inv-end-let-come = { $seatIs ->
    [none] Durch die Planung der Aliens.
    [you] Du hast es kommen lassen.
   *[other] { $seat } hat es kommen lassen.
}
inv-end-from-the-deck = Vom Stapel.
inv-end-plans-title = Planung
inv-end-plans-count = { $count ->
    [0] niemand hat geplant
    [one] einmal
   *[other] { $count }-mal
}
inv-end-let = kommt:
inv-end-prevented = verhindert:
inv-end-came = kam in Runde { $round }
inv-end-drawn-again = neu gezogen in Runde { $round }
inv-end-never-came = kam nicht
inv-end-sectors-title = Die Sektoren
inv-end-sectors-label = Wie viel von jedem Sektor den Aliens gehörte, Runde für Runde. Der Stand am Ende steht darunter.
inv-end-sectors-top = ganz in Alienhand: verloren
inv-end-sectors-bottom = frei

## Die Wiederholung

inv-replay-open-title = Was offen liegt
inv-replay-events-next = Nächste Ereignisse: { $cards }
inv-replay-upcoming = Kommend: { $cards }
inv-replay-prevented = Verhindert: { $cards }

## Verdächtigungen. Hinweise stehen ohne Subjekt: ein Name steht davor.

suspicion-invasion-top = sicher ein Alien
suspicion-invasion-bottom = sicher ein Mensch
suspicion-invasion-was = war da schon ein Alien
suspicion-invasion-label = Wie wahrscheinlich es schien, dass jemand ein Alien ist, Runde für Runde. Die größten Wendungen stehen darunter in Worten.
suspicion-invasion-own = „Assimiliert“ gezogen, und es gewusst
clue-rescued = die Karten, die bei der Rettung lagen
clue-event = das Ereignis, das jemand hatte kommen lassen
clue-planned = sich für Planung entschieden
clue-controlled = sich für einen Agenten entschieden
clue-idle = einen Agenten für nichts eingesetzt
clue-astray = einen Wissenschaftler in die Irre geführt
clue-slack = wenig befreit
clue-diligent = einen Agenten gut eingesetzt
clue-attempted = eine Rettung versucht
clue-undeclared = noch eine Runde, ohne sich zu bekennen
clue-charge = eine Anklage nach den Regeln zwischen { $seatDat } und { $aboutDat }
clue-team = mit { $aboutDat } zu einer Rettung aufgebrochen
clue-drew = Assimilationskarten gezogen
