# Die Lobby: Fenster, Fakten, Uhren, Plätze.

facts-people = { $automa ->
    [yes] { $players } Leute und der Automa
   *[no] { $players } Leute
}, { $level ->
    [first] die wenigsten Regeln. Gut für eine erste Nacht
    [experienced] mit unsicheren Gängen und der einen oder anderen besonderen Rolle
    [expert] mit vielen besonderen Rollen im Gleichgewicht
   *[custom] mit beliebigen Rollen
}
facts-own-board = Ein eigener Spielplan
facts-place-professions = { $where }, mit Berufen
facts-aim = { $points } Punkte an Büchern gewinnen, binnen { $hours } Stunden. Etwa 50 Minuten
facts-roles-named = Mit { $roles }
facts-roles-first = Keine besonderen Rollen außer dem Seher, wenn die Zahl der Plätze ihn zulässt
facts-roles-experienced = Besondere Rollen, für euch ausgelost
facts-roles-expert = Eine ausgewogene Mischung von Rollen, für euch ausgelost
facts-roles-custom = Keine besonderen Rollen
