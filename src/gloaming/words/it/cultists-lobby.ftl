# The lobby: windows, facts, clocks, seats.

facts-people = { $automa ->
    [yes] { $players } persone e l’Automa
   *[no] { $players } persone
}, { $level ->
    [first] il minimo di regole. Una buona prima notte
    [experienced] con i passaggi non sicuri e un ruolo speciale o due
    [expert] con molti ruoli speciali, in equilibrio tra loro
   *[custom] con i ruoli che volete
}
facts-own-board = Una mappa vostra
facts-place-professions = { $where }, con le professioni
facts-aim = Si vince con { $points } punti di libri, entro { $hours } ore. Circa 50 minuti
facts-roles-named = Con { $roles }
facts-roles-first = Nessun ruolo speciale, tranne il Veggente dove il numero dei posti lo permette
facts-roles-experienced = Ruoli speciali, estratti per voi
facts-roles-expert = Un insieme equilibrato di ruoli, estratti per voi
facts-roles-custom = Nessun ruolo speciale
