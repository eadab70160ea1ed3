# Talk, statements, log, claims, notes.

talk-place = Où
talk-hour = Heure
talk-other = Et qui
talk-role = Rôle
log-hour = Heure { $hour }
log-night = La nuit
log-way = { $name } va { $toTo }, en passant par { $byThe }.
log-way-you = Vous allez { $toTo }, en passant par { $byThe }.
