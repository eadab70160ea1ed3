# The city's map: what its things are called, and what is known of them.

inv-board-map = Map of { $city }
inv-board-sectors = Alien districts by sector
inv-board-agents = Agents on the map
inv-board-roads-list = Roads
inv-board-districts = Districts
inv-board-facts = What you’re looking at

inv-board-alien = alien
inv-board-free = free
inv-board-controlled = controlled by { $agents }
inv-board-uncontrolled = no agent controls it
inv-board-road = { $letter }: { $name }
inv-board-ring = a ring of { $spots } spots
inv-board-run = { $spots } spots
inv-board-agents-on = on it: { $agents }
inv-board-scientists-on = { $count ->
    [one] one scientist on it
   *[other] { $count } scientists on it
}
inv-board-starting = starting spot
inv-board-gathering = gathering spot
inv-board-bridge = bridge
inv-board-scientist = a scientist
inv-board-with-scientist = with a scientist
inv-board-around = { $alien ->
    [0] no alien districts around it
    [one] 1 of { $all } districts around it is alien
   *[other] { $alien } of { $all } districts around it are alien
}
inv-board-active = under control
inv-board-siren = free, its siren is on
inv-board-used = used this round
inv-board-at = at { $spot }
inv-board-roads = { $count ->
    [one] on road { $roads }
   *[other] on roads { $roads }
}
inv-board-last-used = last used
inv-board-saved = { $saved } of { $all } scientists saved
inv-board-sector = { $alien ->
    [0] none of { $all } districts alien
   *[other] { $alien } of { $all } districts alien
}
inv-board-you = you
inv-board-close = Close
