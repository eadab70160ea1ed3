# What only the terminal says of Invasion.

## Answers, by the question to which they are given

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
inv-detail-pick = Presso { $spot }.
terminal-inv-detail-control = Presso { $spot }. { inv-detail-control }
terminal-inv-detail-invade = Presso { $spot }. { inv-detail-invade }
terminal-inv-detail-escort = { $gathering ->
    [yes] { inv-detail-escort-rescue }
   *[no] { inv-detail-escort }
}
inv-detail-upcoming = { $does }
inv-detail-prevent = { $does }
inv-detail-lay = { $does }

## Answers where there is little room

inv-short-place-there = { $short }
inv-short-post = { $short }
inv-short-move-to = { $short }
inv-short-send = { $short }
inv-short-leave-move-agent = Resta
inv-short-control = { inv-option-control }
inv-short-pick = { $agent }

## What happened, told together

inv-story-event = { inv-scene-event }
inv-story-rescue = { inv-scene-rescue }
inv-story-accusation = { inv-scene-accusation }
inv-story-alien = Un alieno
inv-told-all-draw = Ognuno pesca una carta Assimilazione.

## Next to the round

inv-head-architect = architetto: { $seat }
inv-head-saved = { $saved }/{ $goal } salvati
inv-head-ships = { $ships }/{ $goal } navi
inv-head-deck = { $deck ->
    [one] 1 carta da pescare
   *[other] { $deck } carte da pescare
}
inv-head-events = eventi: { $deck }, { $upcoming } in arrivo, { $prevented } sventati

## Panels

inv-panel-people = Al tavolo: carte, segnalino Accusa
inv-panel-agents = Agenti, e quartieri alieni intorno
inv-panel-sectors = Settori
inv-panel-discards = Eventi passati
inv-people-cards = { $cards }c { $token ->
    [yes] s
   *[no] {" "}
}
inv-people-alien = ALIENO
inv-people-architect = arch
inv-agents-scientist = { $spot }, scienziato
inv-discards-none = Ancora nessuno
inv-secrets-drawn = Pescate: { $cards }
inv-where-agent = { $agent }{ $siren ->
    [yes] {""}
   *[no] {" "}(impiegato)
}: { $spot }{ $alien ->
    [0] {""}
    [one] , un quartiere alieno intorno
   *[other] , { $alien } quartieri alieni intorno
}
inv-where-scientists = Scienziati: { $spots }
inv-where-scientists-none = Nessuno scienziato sulla mappa

## The map

inv-legend-siren = agente con sirena
inv-legend-agent = agente senza
inv-legend-scientist = scienziato
inv-legend-alien = quartiere alieno
inv-legend-gathering = postazione di raccolta
inv-legend-answer = risposta 3

## The pages behind r and h

inv-help-rules-key = regole
inv-help-reference = le regole di questo tavolo in breve, ogni carta Evento, e ciò che è stato girato
inv-rules-page = Le regole di questo tavolo in breve
inv-rules-turned = Girate finora: { $cards }.
inv-rules-turned-none = Finora non è stato girato nulla.
inv-help-map = Sulla mappa 04* è un agente con la sirena, 04 uno già impiegato, S uno scienziato. [2] è dove porta la risposta 2, o l’agente che guida. I quartieri ombreggiati sono alieni. O è una postazione di raccolta.
inv-help-people = Accanto a ogni nome: le carte Assimilazione (c), poi s per chi può ancora accusare. > segna di chi è il turno.
inv-help-agents = Accanto a ogni agente, con un punto esclamativo: quanti quartieri alieni toccano la sua postazione.

## The end

inv-fate-stated = con gli alieni, e lo sapevano tutti
inv-fate-secret = con gli alieni, in segreto
inv-fate-human = con gli umani
inv-end-rounds = { $rounds ->
    [one] Dopo un round.
   *[other] Dopo { $rounds } round.
}

## How it ended, in tables and single lines

ending-invasion-team-humans = Umani
ending-invasion-team-aliens = Alieni
ending-invasion-by-scientists = con il salvataggio degli scienziati
ending-invasion-by-mother-ships = con le navi madri
ending-invasion-by-sector = con un intero settore
