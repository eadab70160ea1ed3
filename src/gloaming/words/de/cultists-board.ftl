# Was die Pläne der Erweiterungen haben: Altar, Kreuzung, Aufzüge, Gegenstände; und was daneben davon steht.

board-ice-sea = Eismeer
board-altar = { $relics ->
    [0] Altar, noch ohne Relikt
    [one] Altar mit einem von drei Relikten
   *[other] Altar mit { $relics } von drei Relikten
}
board-organism-awake = Altar mit { $relics } Relikten: Organismus 46-B ist erwacht
board-crossing = Kreuzung: Die Drehtür versperrt { $blocked }, nach den Bewegungen dieser Stunde { $next }
board-lift-at = steht { $placeIn }
board-call-lift = hierher rufen
board-ride = dorthin fahren
board-step-out = hier aussteigen
board-items-lying = hier liegt: { $items }
board-item-used = verbraucht: { $item }

tonight-relics = { $relics ->
    [0] Noch kein Relikt auf dem Altar
    [one] Eines von drei Relikten auf dem Altar
   *[other] { $relics } von drei Relikten auf dem Altar
}
tonight-organism = Organismus 46-B ist erwacht: Ein Ritual entscheidet
tonight-crossing = { $blocked } ist versperrt, danach { $next }
tonight-profession-hidden = Ein Beruf ist noch verdeckt
tonight-profession = { $name } ist { $profession }
tonight-profession-lost = { $profession }: gestorben, niemand folgt nach

seat-carries = trägt { $items }
seat-profession = ist { $profession }
