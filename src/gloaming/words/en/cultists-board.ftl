# What the boards of the expansions have: altar, crossing, lifts, Items; and what is told of them beside the plan.

board-ice-sea = ice sea
board-altar = { $relics ->
    [0] Altar, no relic on it
    [one] Altar with one relic of three
   *[other] Altar with { $relics } relics of three
}
board-organism-awake = Altar with { $relics } relics: Organism 46-B is awake
board-crossing = Crossing: the revolving door blocks { $blocked }, and { $next } after this hour's movement
board-lift-at = stands { $placeIn }
board-call-lift = call it here
board-ride = ride there
board-step-out = step out here
board-items-lying = lying here: { $items }
board-item-used = used up: { $item }

tonight-relics = { $relics ->
    [0] No relic on the altar yet
    [one] One relic of three on the altar
   *[other] { $relics } relics of three on the altar
}
tonight-organism = Organism 46-B is awake: a ritual decides
tonight-crossing = { $blocked } is blocked, next { $next }
tonight-profession-hidden = A Profession lies hidden beside the plan
tonight-profession = { $name } is the { $profession }
tonight-profession-lost = The { $profession } died; nobody follows

seat-carries = carries { $items }
seat-profession = is the { $profession }
