# Talk, statements, log, claims, notes.

talk-place = Dove
talk-hour = Ora
talk-other = E chi
talk-role = Ruolo
log-hour = Ora { $hour }
log-night = La notte
log-way = { $name } va { $toTo } attraverso { $byThe }.
log-way-you = Vai { $toTo } attraverso { $byThe }.
