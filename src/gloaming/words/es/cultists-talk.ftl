# Talk and log of Cultists.

talk-place = Dónde
talk-hour = Hora
talk-other = Y quién
talk-role = Rol
log-hour = Hora { $hour }
log-night = La noche
log-way = { $name } va { $toTo } por { $byThe }.
log-way-you = Vas { $toTo } por { $byThe }.
