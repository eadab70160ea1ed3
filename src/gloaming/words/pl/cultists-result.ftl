# What decided a game.

decisive-vote = Głosowanie w godzinie { $hour }
decisive-gift = Ostatnia karta Martwy, w godzinie { $hour }
decisive-points = Książka, która wystarczyła, w godzinie { $hour }
decisive-seer = Ostatnia próba wskazała Wieszczkę
decisive-near = { $count ->
    [one] Zabrakło jednego głosu, w godzinie { $hour }
    [few] Zabrakło { $count } głosów, w godzinie { $hour }
   *[many] Zabrakło { $count } głosów, w godzinie { $hour }
}
decisive-short = { $points ->
    [one] Zabrakło jednego punktu
    [few] Zabrakło { $points } punktów
   *[many] Zabrakło { $points } punktów
}
decisive-last = Ostatnie odejście, w godzinie { $hour }
