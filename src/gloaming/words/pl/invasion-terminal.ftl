# The terminal of Invasion.

## Answers

inv-option-confirm-leave-orders = { inv-option-confirm-no-order }
inv-option-leave-move-agent = { inv-option-leave-moving }
inv-option-leave-free-districts = { inv-option-leave-freeing }
inv-option-leave-escort-scientist = { inv-option-leave-escorting }

## What they lead to

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
inv-detail-pick = Punkt: { $spot }.
terminal-inv-detail-control = Punkt: { $spot }. { inv-detail-control }
terminal-inv-detail-invade = Punkt: { $spot }. { inv-detail-invade }
terminal-inv-detail-escort = { $gathering ->
    [yes] { inv-detail-escort-rescue }
   *[no] { inv-detail-escort }
}
inv-detail-upcoming = { $does }
inv-detail-prevent = { $does }
inv-detail-lay = { $does }

## Short answers

inv-short-place-there = { $short }
inv-short-post = { $short }
inv-short-move-to = { $short }
inv-short-send = { $short }
inv-short-leave-move-agent = Zostań
inv-short-control = { inv-option-control }
inv-short-pick = { $agent }

## The story

inv-story-event = { inv-scene-event }
inv-story-rescue = { inv-scene-rescue }
inv-story-accusation = { inv-scene-accusation }
inv-story-alien = Obcy
inv-told-all-draw = Każdy dobiera kartę Asymilacji.

## The header

inv-head-architect = architekt: { $seat }
inv-head-saved = uratowani { $saved }/{ $goal }
inv-head-ships = statki { $ships }/{ $goal }
inv-head-deck = { $deck ->
    [one] 1 karta do dobrania
    [few] { $deck } karty do dobrania
   *[many] { $deck } kart do dobrania
}
inv-head-events = zdarzenia: { $deck }, nadchodzące { $upcoming }, zażegnane { $prevented }

## Panels

inv-panel-people = Przy stole: karty, żeton oskarżenia
inv-panel-agents = Agenci i dzielnice Obcych wokół nich
inv-panel-sectors = Sektory
inv-panel-discards = Minione zdarzenia
inv-people-cards = { $cards }k { $token ->
    [yes] ż
   *[no] {" "}
}
inv-people-alien = OBCY
inv-people-architect = arch
inv-agents-scientist = { $spot }, naukowiec
inv-discards-none = Jeszcze żadne
inv-secrets-drawn = Masz { $cards }
inv-where-agent = { $agent }{ $siren ->
    [yes] {""}
   *[no] {" "}(użyty)
}: { $spot }{ $alien ->
    [0] {""}
    [one] , wokół jedna dzielnica Obcych
    [few] , wokół { $alien } dzielnice Obcych
   *[many] , wokół { $alien } dzielnic Obcych
}
inv-where-scientists = Naukowcy: { $spots }
inv-where-scientists-none = Na mapie nie ma naukowców

## Legend

inv-legend-siren = agent z syreną
inv-legend-agent = agent bez syreny
inv-legend-scientist = naukowiec
inv-legend-alien = dzielnica Obcych
inv-legend-gathering = punkt zbiórki
inv-legend-answer = odpowiedź 3

## Help

inv-help-rules-key = zasady
inv-help-reference = zasady tego stołu w skrócie, każda karta zdarzenia i to, co odkryto
inv-rules-page = Zasady tego stołu w skrócie
inv-rules-turned = Odkryte do tej pory: { $cards }.
inv-rules-turned-none = Jeszcze niczego nie odkryto.
inv-help-map = Na mapie 04* to agent z syreną, 04 użyty, S naukowiec. [2] to miejsce, do którego prowadzi odpowiedź 2, albo agent, którego przejmuje. Zacieniowane dzielnice należą do Obcych. O to punkt zbiórki.
inv-help-people = Obok każdego imienia: karty Asymilacji (k), potem ż u tych, którzy mogą jeszcze oskarżać. > pokazuje, czyja jest tura.
inv-help-agents = Obok każdego agenta, z wykrzyknikiem: ile dzielnic Obcych styka się z jego punktem.

## The end

inv-fate-stated = Obcy, i wszyscy wiedzieli
inv-fate-secret = Obcy, w tajemnicy
inv-fate-human = człowiek
inv-end-rounds = { $rounds ->
    [one] Po jednej rundzie.
    [few] Po { $rounds } rundach.
   *[many] Po { $rounds } rundach.
}

## Endings

ending-invasion-team-humans = Ludzie
ending-invasion-team-aliens = Obcy
ending-invasion-by-scientists = dzięki uratowaniu naukowców
ending-invasion-by-mother-ships = dzięki statkom-matkom
ending-invasion-by-sector = dzięki całemu sektorowi
