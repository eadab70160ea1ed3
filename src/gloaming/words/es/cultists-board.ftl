# What the boards of the expansions show.

board-ice-sea = mar helado
board-altar = { $relics ->
    [0] Altar, aún sin reliquias
    [one] Altar, 1 de 3 reliquias
   *[other] Altar, { $relics } de 3 reliquias
}
board-organism-awake = Altar, { $relics } reliquias: el Organismo 46-B ha despertado
board-crossing = Cruce con puerta giratoria. Paso cortado ahora: { $blocked }; tras el movimiento de esta hora: { $next }
board-lift-at = está { $placeIn }
board-call-lift = llamarlo aquí
board-ride = ir allí
board-step-out = bajar aquí
board-items-lying = en el suelo: { $items }
board-item-used = gastado: { $item }

tonight-relics = { $relics ->
    [0] Aún no hay reliquias en el altar
    [one] 1 de 3 reliquias en el altar
   *[other] { $relics } de 3 reliquias en el altar
}
tonight-organism = El Organismo 46-B ha despertado. Decidirá un ritual
tonight-crossing = Paso cortado: { $blocked }; después, { $next }
tonight-profession-hidden = Una profesión sigue oculta
tonight-profession = { $name } es { $profession }
tonight-profession-lost = { $profession }: ha muerto, y nadie toma el relevo

seat-carries = lleva { $items }
seat-profession = es { $profession }
