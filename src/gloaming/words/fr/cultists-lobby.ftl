# The lobby: windows, facts, clocks, seats.

facts-people = { $automa ->
    [yes] { $players } personnes et l’Automa
   *[no] { $players } personnes
}, { $level ->
    [first] le moins de règles possible. Idéal pour une première nuit
    [experienced] avec les passages dangereux et un ou deux rôles particuliers
    [expert] avec beaucoup de rôles particuliers, en équilibre
   *[custom] avec les rôles de votre choix
}
facts-own-board = Votre propre plan
facts-place-professions = { $where }, avec les métiers
facts-aim = { $points } points de livres pour gagner, en { $hours } heures. Environ 50 minutes
facts-roles-named = Avec { $roles }
facts-roles-first = Aucun rôle particulier, sauf le Prophète quand le nombre de places le permet
facts-roles-experienced = Rôles particuliers tirés pour vous
facts-roles-expert = Un mélange équilibré de rôles, tiré pour vous
facts-roles-custom = Aucun rôle particulier
