# Was nur das Terminal über Invasion sagt.

## Antworten, je nach der Frage

inv-option-confirm-leave-orders = { inv-option-confirm-no-order }
inv-option-leave-move-agent = { inv-option-leave-moving }
inv-option-leave-free-districts = { inv-option-leave-freeing }
inv-option-leave-escort-scientist = { inv-option-leave-escorting }

## Was aus ihnen folgt

inv-detail-place-there = { $gathering ->
    [yes] { inv-detail-gathering-spot }
   *[no] {""}
}
inv-detail-post = { inv-detail-new-agent }
inv-detail-move-to = { $alien ->
    [0] {""}
   *[other] { inv-detail-alien-around }
} { $scientist ->
    [yes] { inv-detail-scientist-there }
   *[no] {""}
} { inv-detail-place-there }
inv-detail-send = { inv-detail-move-to }
terminal-inv-detail-accuse = { $vain ->
    [yes] { inv-detail-accuse-in-vain }
   *[no] { inv-detail-accuse }
}
inv-detail-pick = Steht bei { $spot }.
terminal-inv-detail-control = Steht bei { $spot }. { inv-detail-control }
terminal-inv-detail-invade = Bei { $spot }. { inv-detail-invade }
terminal-inv-detail-escort = { $gathering ->
    [yes] { inv-detail-escort-rescue }
   *[no] { inv-detail-escort }
}
inv-detail-upcoming = { $does }
inv-detail-prevent = { $does }
inv-detail-lay = { $does }

## Antworten, wo wenig Platz ist

inv-short-place-there = { $short }
inv-short-post = { $short }
inv-short-move-to = { $short }
inv-short-send = { $short }
inv-short-leave-move-agent = Bleiben
inv-short-control = { inv-option-control }
inv-short-pick = { $agent }

## Was geschah, im Zusammenhang erzählt

inv-story-event = { inv-scene-event }
inv-story-rescue = { inv-scene-rescue }
inv-story-accusation = { inv-scene-accusation }
inv-story-alien = Ein Alien
inv-told-all-draw = Alle ziehen eine Assimilationskarte.

## Neben der Runde

inv-head-architect = Architekt: { $seat }
inv-head-saved = { $saved }/{ $goal } gerettet
inv-head-ships = { $ships }/{ $goal } Schiffe
inv-head-deck = { $deck ->
    [one] 1 Karte zu ziehen
   *[other] { $deck } Karten zu ziehen
}
inv-head-events = Ereignisse: { $deck }, { $upcoming } kommend, { $prevented } verhindert

## Tafeln

inv-panel-people = Am Tisch: Karten, Anklagemarker
inv-panel-agents = Agenten, und Alien-Viertel ringsum
inv-panel-sectors = Sektoren
inv-panel-discards = Vergangene Ereignisse
inv-people-cards = { $cards }k { $token ->
    [yes] m
   *[no] {" "}
}
inv-people-alien = ALIEN
inv-people-architect = Arch
inv-agents-scientist = { $spot } + S
inv-discards-none = Noch keine
inv-secrets-drawn = Du hast { $cards }
inv-where-agent = { $agent }{ $siren ->
    [yes] {""}
   *[no] {" "}(benutzt)
}: { $spot }{ $alien ->
    [0] {""}
    [one] , ein Alien-Viertel ringsum
   *[other] , { $alien } Alien-Viertel ringsum
}
inv-where-scientists = Wissenschaftler: { $spots }
inv-where-scientists-none = Auf der Karte ist kein Wissenschaftler

## Die Karte

inv-legend-siren = Agent mit Sirene
inv-legend-agent = Agent ohne
inv-legend-scientist = Wissenschaftler
inv-legend-alien = Alien-Viertel
inv-legend-gathering = Sammelposten
inv-legend-answer = Antwort 3

## Die Seiten hinter r und h

inv-help-rules-key = Regeln
inv-help-reference = die Regeln dieses Tisches in Kürze, jede Ereigniskarte, und was aufgedeckt wurde
inv-rules-page = Die Regeln dieses Tisches in Kürze
inv-rules-turned = Bisher aufgedeckt: { $cards }.
inv-rules-turned-none = Noch wurde nichts aufgedeckt.
inv-help-map = Auf der Karte ist 04* ein Agent mit Sirene, 04 einer, der benutzt wurde, S ein Wissenschaftler. [2] ist, wohin Antwort 2 führt, oder der Agent, den sie übernimmt. Schraffierte Viertel gehören den Aliens. O ist ein Sammelposten.
inv-help-people = Neben jedem Namen: Assimilationskarten (k), dann m bei allen, die anklagen dürfen. > zeigt, wer am Zug ist.
inv-help-agents = Neben jedem Agenten steht, mit einem Ausrufezeichen, wie viele Alien-Viertel seinen Posten berühren.

## Das Ende

inv-fate-stated = Alien, und alle wussten es
inv-fate-secret = Alien, heimlich
inv-fate-human = Mensch
inv-end-rounds = { $rounds ->
    [one] Nach einer Runde.
   *[other] Nach { $rounds } Runden.
}

## Wie es endete, in Tabellen und einzelnen Zeilen

ending-invasion-team-humans = Menschen
ending-invasion-team-aliens = Aliens
ending-invasion-by-scientists = durch die Rettung der Wissenschaftler
ending-invasion-by-mother-ships = durch Mutterschiffe
ending-invasion-by-sector = durch einen ganzen Sektor
