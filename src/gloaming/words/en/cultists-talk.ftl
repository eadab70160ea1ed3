# Talk, statements, log, claims, notes.

talk-place = Where
talk-hour = Hour
talk-other = And who
talk-role = Role
log-hour = Hour { $hour }
log-night = The night
log-way = { $name } goes { $toTo } through { $byThe }.
log-way-you = You go { $toTo } through { $byThe }.
