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
inv-detail-pick = Au poste { $spot }.
terminal-inv-detail-control = Au poste { $spot }. { inv-detail-control }
terminal-inv-detail-invade = Au poste { $spot }. { inv-detail-invade }
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
inv-short-leave-move-agent = Rester
inv-short-control = { inv-option-control }
inv-short-pick = { $agent }

## What happened, told together

inv-story-event = { inv-scene-event }
inv-story-rescue = { inv-scene-rescue }
inv-story-accusation = { inv-scene-accusation }
inv-story-alien = Un alien
inv-told-all-draw = Chaque personne pioche une carte Assimilation.

## Next to the round

inv-head-architect = architecte : { $seat }
inv-head-saved = sauvés { $saved }/{ $goal }
inv-head-ships = vaisseaux { $ships }/{ $goal }
inv-head-deck = { $deck ->
    [0] pioche vide
    [one] 1 carte à piocher
   *[other] { $deck } cartes à piocher
}
inv-head-events = événements : { $deck }, à venir { $upcoming }, écartés { $prevented }

## Panels

inv-panel-people = À la table : cartes, jeton Accusation
inv-panel-agents = Agents, et quartiers aliens autour
inv-panel-sectors = Secteurs
inv-panel-discards = Événements passés
inv-people-cards = { $cards }c { $token ->
    [yes] j
   *[no] {" "}
}
inv-people-alien = ALIEN
inv-people-architect = arch
inv-agents-scientist = { $spot }, scientifique
inv-discards-none = Aucun encore
inv-secrets-drawn = Piochées : { $cards }
inv-where-agent = { $agent }{ $siren ->
    [yes] {""}
   *[no] {" "}(engagé)
} : { $spot }{ $alien ->
    [0] {""}
    [one] , un quartier alien autour
   *[other] , { $alien } quartiers aliens autour
}
inv-where-scientists = Scientifiques : { $spots }
inv-where-scientists-none = Aucun scientifique sur le plan

## The map

inv-legend-siren = agent, gyrophare allumé
inv-legend-agent = agent, éteint
inv-legend-scientist = scientifique
inv-legend-alien = quartier alien
inv-legend-gathering = poste de rassemblement
inv-legend-answer = réponse 3

## The pages behind r and h

inv-help-rules-key = règles
inv-help-reference = les règles de cette table en bref, toutes les cartes Événement, ce qui a été retourné
inv-rules-page = Les règles de cette table en bref
inv-rules-turned = Retourné jusqu’ici : { $cards }.
inv-rules-turned-none = Rien n’a encore été retourné.
inv-help-map = Sur le plan, 04* est un agent au gyrophare allumé, 04 un agent engagé, S un scientifique. [2] est l’endroit où mène la réponse 2, ou l’agent qu’elle dirige. Les quartiers ombrés sont aliens. O est un poste de rassemblement.
inv-help-people = À côté de chaque nom : les cartes Assimilation (c), puis j pour qui peut encore accuser. > marque la personne dont c’est le tour.
inv-help-agents = À côté de chaque agent, avec un point d’exclamation : combien de quartiers aliens touchent son poste.

## The end

inv-fate-stated = alien, au su de toute la table
inv-fate-secret = alien, en secret
inv-fate-human = humain
inv-end-rounds = { $rounds ->
    [0] Avant la première manche.
    [one] Après une manche.
   *[other] Après { $rounds } manches.
}

## How it ended, in tables and single lines

ending-invasion-team-humans = Humains
ending-invasion-team-aliens = Aliens
ending-invasion-by-scientists = par le sauvetage des scientifiques
ending-invasion-by-mother-ships = par les vaisseaux-mères
ending-invasion-by-sector = par un secteur entier
