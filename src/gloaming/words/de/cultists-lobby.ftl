# Die Lobby: Fenster, Fakten, Uhren, Plätze.

facts-game = { $players } Plätze, { $level }
facts-game-automa = { $players } Plätze und der Automa, { $level }
facts-own-board = Ein eigener Spielplan
facts-place-professions = { $where }, mit Berufen
facts-aim = { $points } Punkte oder { $hours } Stunden, etwa 50 Minuten
facts-roles-named = Mit { $roles }
facts-roles-first = Keine besonderen Rollen außer dem Seher, wenn die Zahl der Plätze ihn zulässt
facts-roles-experienced = Besondere Rollen, für euch ausgelost
facts-roles-expert = Eine ausgewogene Mischung von Rollen, für euch ausgelost
facts-roles-custom = Keine besonderen Rollen
