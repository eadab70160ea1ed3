# Was in Invasion geschah, so wie es der Platz erzählt, der es sah. $…Is sagt, wer gemeint ist: du oder jemand anderes.

## Aufbau

inv-event-architect-named = { $seatIs ->
    [you] Du bist Architekt.
   *[other] { $seat } ist Architekt.
}
inv-event-landed = Aliens landen in { $district }.
inv-event-scientist-placed = { $seatIs ->
    [you] Du stellst
   *[other] { $seat } stellt
} einen Wissenschaftler bei { $spot } auf.
inv-event-drew = { $cardsIs ->
    [assimilated] { $seatIs ->
        [you] Du ziehst { $cards }. Du bist ein Alien.
       *[other] { $seat } zieht { $cards } und ist ein Alien.
    }
   *[other] { $seatIs ->
        [you] Du ziehst { $cards }.
       *[other] { $seat } zieht { $cards }.
    }
}

## Das Ereignis

inv-event-round-began = Runde { $number } beginnt. { $architectIs ->
    [you] Du bist Architekt.
   *[other] { $architect } ist Architekt.
}
inv-event-event-turned = Das Ereignis: { $card }.
inv-event-pressure-changed = Der Druck beträgt jetzt { $value }.
inv-event-tokens-laid = { $count ->
    [one] Ein Viertel fällt an die Aliens: { $districts }.
   *[other] { $count } Viertel fallen an die Aliens: { $districts }.
}
inv-event-tokens-removed = { $count ->
    [one] Ein Viertel ist wieder frei: { $districts }.
   *[other] { $count } Viertel sind wieder frei: { $districts }.
}
inv-event-mother-ship-arrived = Mutterschiff { $number } trifft ein. { $cards ->
    [0] Der Himmel ist voll.
   *[other] { $cards } Karten kommen in den Assimilationsstapel.
}
inv-event-agent-arrived = { $agent } trifft bei { $spot } ein, noch ohne Sirene.
inv-event-agent-captured = { $agent } ist gefangen und kommt nicht wieder.
inv-event-sector-rolled = Der Würfel zeigt { $sector }.
inv-event-agents-trapped = { $count ->
    [one] { $agents } sitzt in der Falle: keine Sirene für den Rest der Runde.
   *[other] { $agents } sitzen in der Falle: keine Sirenen für den Rest der Runde.
}
inv-event-sector-freed = { $seatIs ->
    [you] Du rufst
   *[other] { $seat } ruft
} { $sector } zum Widerstand auf.
inv-event-aliens-recognised = { $othersIs ->
    [human] Alle Augen waren zu. Du hast nichts gesehen.
    [none] Du hast aufgesehen und kein anderes Alien gesehen.
    [one] Du hast aufgesehen: { $others } ist ein Alien wie du.
   *[many] Du hast aufgesehen: { $others } sind Aliens wie du.
}
inv-event-alien-plan-seen = { $seatIs ->
    [you] Du siehst die Karten.
   *[other] { $seat } sieht die Karten.
} Es kommt: { $upcoming }. Verhindert: { $prevented }.
inv-event-alien-plan-shown = Alle sehen die Karten. Es kommt: { $upcoming }. Verhindert: { $prevented }.
inv-event-alien-plan-counted = Die Aliens planen. Es kommt: { $upcoming }. Verhindert: { $prevented }.

## Planung

inv-event-planning-announced = { $seatIs ->
    [you] Du planst voraus.
   *[other] { $seat } plant voraus.
}
inv-event-events-drawn = { $seatIs ->
    [you] Du ziehst { $cards }.
   *[other] { $seat } zieht { $cards }.
}
inv-event-events-placed = { $seatIs ->
    [you] Du legst sie aus.
   *[other] { $seat } legt sie aus.
} Es kommt: { $upcoming }. Verhindert: { $prevented }.

## Anklage und Bekenntnis

inv-event-accused = { $seatIs ->
    [you] Du klagst { $accusedAcc } an.
   *[other] { $seat } klagt { $accusedAcc } an.
}
inv-event-support-heard = { $supportersIs ->
    [none] Niemand unterstützt die Anklage.
    [you] Du unterstützt die Anklage.
    [ye] { $supporters } unterstützt die Anklage.
    [one] { $supporters } unterstützt die Anklage.
   *[many] { $supporters } unterstützen die Anklage.
}
inv-event-card-shown = { $seatIs ->
    [you] Du zeigst eine Karte: { $card }.
   *[other] { $seat } zeigt eine Karte: { $card }.
}
inv-event-alien-stated = { $by ->
    [accusation] { $seatIs ->
        [you] Du bist entlarvt. Alle wissen, dass du ein Alien bist.
       *[other] { $seat } ist ein Alien, und jetzt wissen es alle.
    }
   *[declaration] { $seatIs ->
        [you] Du bekennst dich als Alien.
       *[other] { $seat } bekennt sich als Alien.
    }
}
inv-event-order-left = { $seatIs ->
    [you] Du bekennst dich vor { $turnIs ->
        [you] deinem eigenen Zug
       *[other] dem Zug von { $turnDat }
    }, wenn du bis dahin ein Alien bist.
   *[other] { $seat } hinterlässt eine Anweisung: sich vor { $turnIs ->
        [you] deinem Zug
       *[other] dem Zug von { $turnDat }
    } zu bekennen.
}
inv-event-accuser-tokens-lost = { $seatsIs ->
    [you] Du hast dich geirrt und verlierst deinen Anklagemarker.
    [ye] { $seats } habt euch geirrt und verliert eure Anklagemarker.
    [one] { $seats } hat sich geirrt und verliert den Anklagemarker.
   *[many] { $seats } haben sich geirrt und verlieren ihre Anklagemarker.
}

## Agenten

inv-event-agent-taken = { $seatIs ->
    [you] Du übernimmst
   *[other] { $seat } übernimmt
} { $agent }, bei Druck { $pressure }.
inv-event-agent-moved = { $agent } fährt nach { $to }.
inv-event-scientist-escorted = Ein Wissenschaftler kommt unter Geleit von { $start } nach { $to }.
inv-event-agent-used = { $agent } ist für diese Runde fertig.
inv-event-invaded = { $seatIs ->
    [you] Du führst
   *[other] { $seat } führt
} die Aliens zu { $agent }.
inv-event-sirens-returned = Sirenen an: { $agents }.

## Rettung

inv-event-rescue-attempted = { $leaderIs ->
    [you] Du leitest eine Rettung. Der Wissenschaftler wartet bei { $start }.
   *[other] { $leader } leitet eine Rettung. Der Wissenschaftler wartet bei { $start }.
}
inv-event-team-named = Das Spezialteam: { $team }.
inv-event-rescue-card-laid = { $seatIs ->
    [you] Du hast „{ $card }“ gelegt.
   *[other] { $seat } hat „{ $card }“ gelegt.
}
inv-event-rescue-cards-shown = { $sabotage ->
    [0] { $success }-mal Erfolg, keine Sabotage.
   *[other] { $success }-mal Erfolg, { $sabotage }-mal Sabotage.
}
inv-event-escalation-began = Die Lage eskaliert: Bis zu vier Ereignisse folgen.
inv-event-scientist-saved = Der Wissenschaftler von { $start } ist { $point } in Sicherheit: { $saved } von { $goal }.
inv-event-rescue-failed = Die Rettung misslingt. Der Wissenschaftler bleibt bei { $start }.

## Konsolidierung und Ende

inv-event-reorganised = Die Ereignisse werden eingesammelt: { $upcoming } oben auf den Stapel, { $prevented } darunter.
inv-event-district-rolled = Die Würfel zeigen { $district }.
inv-event-game-ended = { $winner ->
    [humans] Die Menschen gewinnen: { $why }.
   *[aliens] Die Aliens gewinnen: { $why }.
}
