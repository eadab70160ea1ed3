# Names of things in Invasion.

inv-round = Round { $round }
inv-side-humans = Humans
    .wins = The humans win
inv-side-aliens = Aliens
    .wins = The aliens win
inv-reason-scientists = every scientist is safe
inv-reason-mother-ships = the Mother Ships have gathered
inv-reason-sector = a whole sector is theirs

## Agents. Each has a number on the roof and a call sign.

inv-agent = { $name } { $number }
inv-agent-01 = Heron
inv-agent-02 = Magpie
inv-agent-03 = Lynx
inv-agent-04 = Badger
inv-agent-05 = Otter
inv-agent-06 = Marten

## The city

inv-city-milan = Milan
    .does = Rings and spokes around the Duomo.
inv-city-washington = Washington D.C.
    .does = A grid with avenues, and one sector beyond the river.
inv-place-duomo = Duomo
    .the = the Duomo
    .at = at the Duomo
inv-place-capitol = Capitol
    .the = the Capitol
    .at = at the Capitol
inv-place-nuova-gate-of-the-square = Nuova gate of the square
inv-place-monforte-gate-of-the-square = Monforte gate of the square
inv-place-romana-gate-of-the-square = Romana gate of the square
inv-place-ticinese-gate-of-the-square = Ticinese gate of the square
inv-place-magenta-gate-of-the-square = Magenta gate of the square
inv-spot-crossing = { $one } / { $other }
inv-spot-west = { $spot }, west
inv-spot-east = { $spot }, east
inv-spot-north = { $spot }, north
inv-spot-south = { $spot }, south
inv-district = { $sector } { $address }
inv-district-unaddressed = { $sector }, unnumbered
inv-districts-unaddressed = { $count ->
    [one] one unnumbered in { $sector }
   *[other] { $count } unnumbered in { $sector }
}
inv-districts-in = { $count } in { $sector }
inv-sector = sector { $sector }
inv-sector-named = { $sector }, { $name }

## Stages of a round

inv-stage-set-up = Set-up
    .does = The aliens land, and scientists are cut off.
inv-stage-event = Event
    .does = The architect turns over the top event card.
inv-stage-turns = Turns
    .does = Clockwise from the architect, one action each.
inv-stage-consolidation = Consolidation
    .does = Sirens return, the architect changes, the aliens spread.
inv-stage-over = The end
    .does = All is revealed.

## Cards

inv-card-human = Human
    .does = You’re as human as ever.
inv-card-assimilated = Assimilated
    .does = You are an alien from now on, for good.
inv-card-veiled = Card
    .does = Face down.
inv-card-success = Success
    .does = If all three play it, the scientist gets through.
inv-card-sabotage = Sabotage
    .does = One is enough: the situation escalates.
inv-cards-human = { $count ->
    [one] a Human card
   *[other] { $count } Human cards
}
inv-cards-assimilated = { $count ->
    [one] an Assimilated card
   *[other] { $count } Assimilated cards
}
inv-cards-veiled = { $count ->
    [one] an assimilation card
   *[other] { $count } assimilation cards
}
inv-cards-none = no cards

## Event cards

inv-event-card-mother-ship = Mother Ship
    .does = Its ten cards are shuffled into the assimilation deck, and the pressure falls by one. At { $ships } ships, the aliens win.
inv-event-card-rendezvous = Rendezvous
    .does = Move any agent to the next spot along a road from another agent.
inv-event-card-salvage = Salvage
    .does = Move any agent to a spot where a scientist waits.
inv-event-card-new-agent = New agent
    .does = The sixth agent arrives at a free starting spot, ready from next round.
inv-event-card-resistance = Resistance
    .does = Choose a sector: every alien token in it is removed.
inv-event-card-cathedral = Cathedral
    .does = Move any agent to a gathering spot at the Duomo.
inv-event-card-capitol = Capitol
    .does = Move any agent to a gathering spot at the Capitol.
inv-event-card-starting-location = Starting location
    .does = Move any agent to a free starting spot.
inv-event-card-revelation = Revelation
    .does = Everyone shuts their eyes. Only the aliens look up and learn who they are.
inv-event-card-alien-planning = Alien planning
    .does = Draw as many event cards as the pressure. Red ones will come; the rest are prevented.
inv-event-card-under-attack = Under attack
    .does = Every district that touches an agent’s spot falls to the aliens.
inv-event-card-trap = Trap
    .does = The die names a sector: agents there lose their sirens for this round.
inv-event-card-expansion = Expansion
    .does = Every district next to an alien one falls too.
inv-event-card-captured = Captured
    .does = The last agent used leaves the game.
inv-event-card-veiled = an event card
inv-event-cards-veiled = { $count ->
    [0] no event cards
    [one] an event card
   *[other] { $count } event cards
}
inv-event-colour-own = Mother Ship
inv-event-colour-yellow = yellow, for the humans
inv-event-colour-red = red, for the aliens
