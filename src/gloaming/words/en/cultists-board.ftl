# What the boards of the expansions have: altar, crossing, lifts, Items; and what is told of them next to the plan.

board-ice-sea = ice sea
board-altar = { $relics ->
    [0] Altar, no relics yet
    [one] Altar, 1 of 3 relics
   *[other] Altar, { $relics } of 3 relics
}
board-organism-awake = Altar, { $relics } relics: Organism 46-B is awake
board-crossing = Crossing: the revolving door blocks { $blocked } now, and { $next } after this hour’s movement
board-lift-at = { $placeIn }
board-call-lift = call it here
board-ride = ride there
board-step-out = step out here
board-items-lying = on the floor: { $items }
board-item-used = used up: { $item }

tonight-relics = { $relics ->
    [0] No relics on the altar yet
    [one] 1 of 3 relics on the altar
   *[other] { $relics } of 3 relics on the altar
}
tonight-organism = Organism 46-B is awake. A ritual will decide
tonight-crossing = { $blocked } is blocked; { $next } is next
tonight-profession-hidden = One Profession is still hidden
tonight-profession = { $name } is the { $profession }
tonight-profession-lost = The { $profession } died. Nobody takes over

seat-carries = carries { $items }
seat-profession = is the { $profession }
