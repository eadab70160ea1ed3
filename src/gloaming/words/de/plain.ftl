# Ein Spiel ohne eigene Seiten: was sich von jedem Spiel sagen lässt.

plain-for = Für { $least } bis { $most } Personen.
plain-players = { $players } Personen
plain-begin = Anfangen
plain-teams = Parteien: { $teams }
plain-about = Das Spiel
plain-none = nichts
plain-field = { $field } { $value }
plain-said = { $what }: { $rest }
plain-does = { $seat }: { $does }.
plain-round = Runde { $round }
plain-set-up = Vor dem Spiel
plain-open = Was alle sehen
plain-latest = Zuletzt
plain-nothing-yet = Noch nichts.
plain-seal = Antwort versiegeln
plain-yours = Nur für dich
plain-seen = Was nur du gesehen hast
plain-unveiled = Was verborgen war
plain-story = Das ganze Spiel
plain-won = { $team } gewinnt
plain-no-suspicion = Für dieses Spiel haben die Bots nicht gelernt, wen sie verdächtigen.
plain-no-reference = Dieses Spiel bringt keine Kurzregeln mit.
plain-slide = Zu einer Antwort ziehen, dann loslassen
plain-round-begins = Runde { $round } beginnt.
