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
inv-detail-pick = At { $spot }.
terminal-inv-detail-control = At { $spot }. { inv-detail-control }
terminal-inv-detail-invade = At { $spot }. { inv-detail-invade }
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
inv-short-leave-move-agent = Stay
inv-short-control = { inv-option-control }
inv-short-pick = { $agent }

## What happened, told together

inv-story-event = { inv-scene-event }
inv-story-rescue = { inv-scene-rescue }
inv-story-accusation = { inv-scene-accusation }
inv-story-alien = An alien
inv-told-all-draw = Everyone draws an assimilation card.

## Next to the round

inv-head-architect = architect: { $seat }
inv-head-saved = { $saved }/{ $goal } saved
inv-head-ships = { $ships }/{ $goal } ships
inv-head-deck = { $deck ->
    [one] 1 card to draw
   *[other] { $deck } cards to draw
}
inv-head-events = events: { $deck }, { $upcoming } to come, { $prevented } prevented

## Panels

inv-panel-people = At the table: cards, accusation token
inv-panel-agents = Agents, and alien districts around them
inv-panel-sectors = Sectors
inv-panel-discards = Past events
inv-people-cards = { $cards }c { $token ->
    [yes] t
   *[no] {" "}
}
inv-people-alien = ALIEN
inv-people-architect = arch
inv-agents-scientist = { $spot }, scientist
inv-discards-none = None yet
inv-secrets-drawn = Drawn: { $cards }
inv-where-agent = { $agent }{ $siren ->
    [yes] {""}
   *[no] {" "}(used)
}: { $spot }{ $alien ->
    [0] {""}
    [one] , one alien district around
   *[other] , { $alien } alien districts around
}
inv-where-scientists = Scientists: { $spots }
inv-where-scientists-none = No scientists on the map

## The map

inv-legend-siren = agent with siren
inv-legend-agent = agent without
inv-legend-scientist = scientist
inv-legend-alien = alien district
inv-legend-gathering = gathering spot
inv-legend-answer = answer 3

## The pages behind r and h

inv-help-rules-key = rules
inv-help-reference = this table’s rules at a glance, every event card, what has been turned over
inv-rules-page = This table’s rules at a glance
inv-rules-turned = Turned over so far: { $cards }.
inv-rules-turned-none = Nothing has been turned over yet.
inv-help-map = On the map, 04* is an agent with its siren, 04 one that has been used, S a scientist. [2] is where answer 2 leads, or the agent it controls. Shaded districts are alien. O is a gathering spot.
inv-help-people = Next to each name: assimilation cards (c), then t for players who can still accuse. > marks whose turn it is.
inv-help-agents = Next to each agent, with an exclamation mark: how many alien districts touch its spot.

## The end

inv-fate-stated = alien, and everyone knew
inv-fate-secret = alien, in secret
inv-fate-human = human
inv-end-rounds = { $rounds ->
    [one] After one round.
   *[other] After { $rounds } rounds.
}

## How it ended, in tables and single lines

ending-invasion-team-humans = Humans
ending-invasion-team-aliens = Aliens
ending-invasion-by-scientists = by the scientists’ rescue
ending-invasion-by-mother-ships = by Mother Ships
ending-invasion-by-sector = by a whole sector
