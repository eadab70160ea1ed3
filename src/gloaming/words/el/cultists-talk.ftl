# Talk, statements, log, claims, notes.

talk-place = Πού
talk-hour = Ώρα
talk-other = Και ποιος
talk-role = Ρόλος
log-hour = Ώρα { $hour }
log-night = Η νύχτα
log-way = { $name } πηγαίνει { $toTo } (μέσω: { $by }).
log-way-you = Πηγαίνεις { $toTo } (μέσω: { $by }).
