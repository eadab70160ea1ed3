# What the boards of the expansions have: altar, crossing, lifts, Items; and what is told of them next to the plan.

board-ice-sea = mare di ghiaccio
board-altar = { $relics ->
    [0] Altare, ancora senza reliquie
    [one] Altare, 1 reliquia su 3
   *[other] Altare, { $relics } reliquie su 3
}
board-organism-awake = Altare, { $relics } reliquie: l’Organismo 46-B si è risvegliato
board-crossing = Intersezione: la porta girevole sbarra { $blocked }, e dopo i movimenti di quest’ora { $next }
board-lift-at = { $placeIn }
board-call-lift = chiamalo qui
board-ride = vai lì
board-step-out = esci qui
board-items-lying = a terra: { $items }
board-item-used = consumato: { $item }

tonight-relics = { $relics ->
    [0] Ancora nessuna reliquia sull’altare
    [one] 1 reliquia su 3 sull’altare
   *[other] { $relics } reliquie su 3 sull’altare
}
tonight-organism = L’Organismo 46-B si è risvegliato. Deciderà un rituale
tonight-crossing = Passaggio sbarrato: { $blocked }; poi { $next }
tonight-profession-hidden = Una professione è ancora nascosta
tonight-profession = { $name } è { $profession }
tonight-profession-lost = { $profession }: senza vita, e nessuno subentra

seat-carries = porta { $items }
seat-profession = è { $profession }
