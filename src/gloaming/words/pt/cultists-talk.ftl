# Talk, statements, log, claims, notes.

talk-place = Onde
talk-hour = Hora
talk-other = E quem
talk-role = Papel
log-hour = Hora { $hour }
log-night = A noite
log-way = { $name } atravessa { $byThe } e vai { $toTo }.
log-way-you = Atravessas { $byThe } e vais { $toTo }.
