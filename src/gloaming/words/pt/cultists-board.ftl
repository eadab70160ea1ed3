# What the boards of the expansions have: altar, crossing, lifts, Items; and what is told of them next to the plan.

board-ice-sea = mar de gelo
board-altar = { $relics ->
    [0] Altar, ainda sem relíquias
    [one] Altar, 1 de 3 relíquias
   *[other] Altar, { $relics } de 3 relíquias
}
board-organism-awake = Altar, { $relics } relíquias: o Organismo 46-B acordou
board-crossing = Interseção: a porta giratória bloqueia { $blocked } e, depois do movimento desta hora, { $next }
board-lift-at = { $placeIn }
board-call-lift = chama-o para aqui
board-ride = vai até lá
board-step-out = sai aqui
board-items-lying = no chão: { $items }
board-item-used = já se gastou: { $item }

tonight-relics = { $relics ->
    [0] Ainda nenhuma relíquia no altar
    [one] 1 de 3 relíquias no altar
   *[other] { $relics } de 3 relíquias no altar
}
tonight-organism = O Organismo 46-B acordou. Um ritual decidirá
tonight-crossing = Bloqueado: { $blocked }; a seguir: { $next }
tonight-profession-hidden = Há uma profissão ainda escondida
tonight-profession = { $name } é { $profession }
tonight-profession-lost = { $profession }: morreu. Ninguém lhe sucede

seat-carries = leva { $items }
seat-profession = é { $profession }
