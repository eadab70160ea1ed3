# Talk and log of Cultists.

talk-place = Gdzie
talk-hour = Godzina
talk-other = I kto
talk-role = Rola
log-hour = Godzina { $hour }
log-night = Noc
log-way = { $name } idzie { $toTo }. Po drodze: { $by }.
log-way-you = Idziesz { $toTo }. Po drodze: { $by }.
