# Reden, Aussagen, Protokoll, Notizen.

talk-place = Wo
talk-hour = Stunde
talk-other = Wen
talk-role = Rolle
log-hour = Stunde { $hour }
log-night = Die Nacht
log-way = { $name } geht { $toTo }, über { $by }.
log-way-you = Du gehst { $toTo }, über { $by }.
