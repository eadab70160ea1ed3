# What the boards of the expansions say.

board-ice-sea = morze lodu
board-altar = { $relics ->
    [0] Ołtarz, jeszcze bez relikwii
    [one] Ołtarz, 1 z 3 relikwii
    [few] Ołtarz, { $relics } z 3 relikwii
   *[many] Ołtarz, { $relics } z 3 relikwii
}
board-organism-awake = Ołtarz, relikwie: { $relics }. Organizm 46-B nie śpi
board-crossing = Skrzyżowanie: drzwi obrotowe zamykają teraz: { $blocked }, a po ruchach tej godziny: { $next }
board-lift-at = { $placeIn }
board-call-lift = wezwij tutaj
board-ride = jedź tam
board-step-out = wysiądź tutaj
board-items-lying = leżą tu: { $items }
board-item-used = zużyte: { $item }

tonight-relics = { $relics ->
    [0] Na ołtarzu nie ma jeszcze relikwii
    [one] Na ołtarzu 1 z 3 relikwii
    [few] Na ołtarzu { $relics } z 3 relikwii
   *[many] Na ołtarzu { $relics } z 3 relikwii
}
tonight-organism = Organizm 46-B nie śpi. Rozstrzygnie rytuał
tonight-crossing = Zamknięte przejście: { $blocked }; następne: { $next }
tonight-profession-hidden = Jedna profesja jest wciąż ukryta
tonight-profession = { $name }: { $profession }
tonight-profession-lost = { $profession } nie żyje. Nikt nie przejmuje profesji

seat-carries = niesie: { $items }
seat-profession = profesja: { $profession }
