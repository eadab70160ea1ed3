# Die Kurzübersicht: eine Seite, für diesen Tisch.

reference-for = { $seats } Plätze, { $level }
reference-seats = Plätze
reference-level = Stufe
reference-unofficial = Among Cultists in unseren eigenen Worten. Die Nummern führen zu den vollständigen Regeln.

reference-goals = Was jede Seite will
reference-investigators = { $points } Punkte an Büchern ins Regal bringen, oder { $cultists ->
    [one] der Kultist muss gehen.
   *[other] beide Kultisten müssen gehen.
}
reference-cult-one = Am Ende einer Stunde vortreten, wenn { $dead } Ermittler tot sind. Sind es weniger, verlierst du. Oder zehn Stunden verstreichen lassen.
reference-cult-two = { $dead } tote Ermittler bis zum Ende der Stunde vor der, in der ihr verlieren würdet. Oder zehn Stunden verstreichen lassen.
reference-dead-count = Tot sind Geister, und auch wer eine Karte „Tot“ hat und es nicht weiß.
reference-goal-seer = Würden die Ermittler gewinnen, darf der Kult den Seher benennen. Stimmt der Name, gewinnt der Kult.

reference-hour = Eine Stunde
reference-movement = Vom Messer an nach links gehen alle durch bis zu 3 Türen und müssen woanders ankommen. Geister schweben überallhin.
reference-meeting-light = Im Hellen: Wer einen Ort betritt, an dem genau eine andere lebende Person ist, begegnet ihr.
reference-meeting-dark = Im Dunkeln: Alle Lebenden an diesem Ort begegnen sich.
reference-meeting-cards = In einer Begegnung geben alle eine Karte „Lebendig“ oder „Tot“ verdeckt in den Pulsstapel von jemand anderem.
reference-event = Wer das Messer hat, zieht einen Marker. Manche gelten bis zum nächsten.
reference-action = Vom Messer an nach links tun alle eine Sache oder passen.
reference-cleanup-one = Der Kultist darf vortreten. Dann geht das Messer nach links.
reference-cleanup-two = Niemand tritt vor. Das Messer geht nach links.

reference-actions = Aktionen
reference-action-name = Aktion
reference-where = Wo und wann
reference-who = Wer
reference-route = Route
reference-living = Lebende
reference-also-ghosts = Lebende und Geister
reference-only-assassin = der Attentäter, lebend
reference-route-yes = nötig
reference-route-no = nicht nötig
reference-character-actions = Aktionen mit Leuten: ohne Route
reference-room-actions = Raumaktionen: nicht, wo eine Kapuzengestalt steht
reference-room-actions-first = Raumaktionen
reference-route-words = Ermittler nutzen Raumaktionen nur in Räumen, deren Farbe in dieser Stunde auf ihrer Route steht. Kultisten brauchen keine Route.
reference-act-mechanic = Der Mechaniker braucht keine Route, solange er lebt.
reference-act-super-ghost = Der Supergeist darf als Geist jede Raumaktion nutzen.
reference-automa = Der Automa folgt seiner offenen Route: Er füllt Räume, zieht in erkundeten, vertreibt Kapuzengestalten und enthält sich immer.

action-check-state = Zustand prüfen
    .does = Einen Pulsstapel ansehen. Ermittler müssen eine Karte „Tot“ aufdecken, Kultisten dürfen. Dann kommt eine Karte des Nachziehstapels an diesen Ort.
    .where = Mit einer anderen lebenden Person am selben Ort
action-watch-state = Zustand durch die Kamera prüfen
    .does = Dasselbe, bei einer lebenden Person, egal wo.
    .where = Roter Raum, mit Strom
action-secure-hallway = Einen Flur sichern
    .does = Eine Raumkarte in die unsicheren Gänge legen.
    .where = In einem Flur
action-fight-cultist = Eine Kapuzengestalt vertreiben
    .does = Sie kommt nicht wieder.
    .where = In einem Raum mit Kapuzengestalt
action-scare-fishman = Den Fischmenschen verscheuchen
    .does = Er geht in den See zurück und kann wiederkommen.
    .where = In seinem Flur, mit dem Messer
action-scare-fishman-entering = Der Fischmensch flieht, sobald jemand Lebendes mit dem Messer hereinkommt.
action-assassinate = Zustoßen
    .does = Das Gegenüber wird zum Geist. Keine Abstimmung. Einmal im Spiel, und deine Rolle wird gezeigt.
    .where = Mit einer anderen lebenden Person am selben Ort
action-fill-room = Den Raum füllen
    .does = Eine Raumkarte verdeckt auf den Stapel legen. Die dritte Karte erkundet den Raum.
    .where = In einem nicht abgeschlossenen Raum
action-check-room = Den Raum prüfen
    .does = Den Stapel mischen und eine Karte offen ziehen.
    .where = In einem erkundeten, nicht abgeschlossenen Raum mit Karten
action-watch-room = Einen Raum durch die Kamera prüfen
    .does = Dasselbe, in irgendeinem erkundeten Raum.
    .where = Roter Raum, mit Strom
action-initiate-vote = Zur Abstimmung rufen
    .does = Alle stimmen gleichzeitig ab.
    .where = Hellblauer Raum, einmal pro Stunde
action-restart-power = Den Strom einschalten
    .does = Überall wird es hell.
    .where = Roter Raum, ohne Strom
action-close-portal = Das Portal schließen
    .does = Die zweite Person in derselben Stunde schließt es: Ein Punkt weniger genügt.
    .where = Grüner Raum, solange das Portal offen ist
action-close-together = Das Portal gemeinsam schließen
    .does = Jemanden dort bitten. Bei Zustimmung geht es zu: Ein Punkt weniger genügt.
    .where = Grüner Raum, mit einer anderen lebenden Person, solange das Portal offen ist
action-pass = Passen
    .does = Nichts tun.
    .where = Überall

reference-cards = Karten in Räumen
reference-passages = Zeigt der Marker eines neu erkundeten Raums einen unsicheren Gang, wird aus dem Stapel der Gänge eine Karte gezogen: Erfolg, nichts; Fehlschlag, eine Kapuzengestalt kommt; Sabotage, der Fischmensch taucht auf.
reference-racks = Ein volles Regalfach bringt seine Punkte sofort.

reference-votes = Abstimmungen
reference-vote-when = Wenn jemand dazu ruft, und sofort, sobald ein Tod aufgedeckt wird.
reference-vote-rule = Alle nennen heimlich jemanden, der lebt, oder enthalten sich. Gehen muss, wer mehr Stimmen hat als jeder andere Name und mehr, als sich enthalten.
reference-vote-knife-change = Wer das Messer hat und lebt, darf danach die eigene Stimme ändern.
reference-vote-knife-double = Hat jemand Lebendes das Messer, zählt diese Stimme doppelt.

reference-ghosts = Geister
reference-ghosts-do = Sie schweben, füllen Räume, prüfen Räume, reden und stimmen ab.
reference-ghosts-do-not = Sie begegnen niemandem, können nicht genannt werden und nutzen das Messer nicht.

reference-tokens = Marker im Beutel
reference-token-copies = { $name } ({ $copies }-mal)
reference-roles = Rollen heute Nacht
reference-roles-drawn = Bei manchen gilt entweder-oder: Nur eine davon wurde gezogen, und niemand weiß, welche.
reference-house-rules = Hausregeln dieses Tisches
reference-card-success = Ein Buch kommt ins Regal.
reference-card-failure = Nichts geschieht.
reference-card-sabotage = Ein Buch der Farbe kommt in den Raum zurück.

## Erweiterungen, wo dieser Tisch mit ihnen spielt

reference-expansion = { $plan }, { $seats } Plätze, { $level }
reference-board = Plan
reference-ice = Auf dem Eis
reference-ice-words = Türen und Hindernisse teilen das Eis in Abschnitte; jeder ist ein eigener Ort. Ein Hindernis kostet so viel wie eine Tür. Für alle anderen Regeln gilt ein Abschnitt als Flur.
reference-door-words = Die rote Tür ist verschlossen, bis jemand den Geheimschalter findet.
reference-items = Gegenstände
reference-items-find = In jedem Raum liegt einer verdeckt. Wer als Erstes lebend aus dem Raumstapel zieht, findet ihn sofort, ob Kultist oder nicht.
reference-items-carry = In deinem Zug, neben der Aktion und ohne Route: Gegenstände an Lebende am selben Ort übergeben, aufheben, was Tote fallen ließen, benutzen, was du trägst.
reference-ritual = Das Ritual
reference-ritual-words = Werden die Punkte erreicht, während Organismus 46-B wach ist, wählen alle einen lebenden Anführer, in höchstens drei Abstimmungen. Er nennt { $people } Leute, auch Geister; diese legen je eine Raumkarte hin. Lauter Erfolge: Die Ermittler gewinnen. Sonst, oder ohne Anführer: Der Kult gewinnt.
reference-ritual-kills = Auch nach gelungenem Ritual gewinnt der Kult, wenn bis zum Ende der Stunde davor genug Ermittler tot waren.
reference-mine = In der Mine
reference-corridors = Die Stollen A bis D stoßen in der Kreuzung aneinander: Von einem in den anderen kostet es so viel wie eine Tür.
reference-revolving = Die Drehtür trennt einen Stollen von der Kreuzung. Nach jeder Bewegungsphase dreht sie sich: C, D, A, B und wieder von vorn.
reference-lifts = Ein Aufzug ist ein eigener Ort. Einsteigen kostet eine Tür, aus dem Raum, in dem er steht. Mit Strom: In deiner Bewegung darfst du kostenlos fahren; bleibt jemand darin, fährt er vor dem Ereignis von selbst. Alle darin steigen im anderen Raum aus; Begegnungen gibt es dort wie beim Eintreten. Ohne Fahrt auszusteigen kostet nichts.
reference-call = Neben deiner Aktion darfst du einen leeren Aufzug in deinen Raum rufen: mit Strom, und wenn der Raum auf deiner Route liegt.
reference-professions = Berufe
reference-professions-words = Einer davon liegt verdeckt. Wer als Erstes eine Kapuzengestalt vertreibt, bekommt ihn, offen für alle; er ist verloren, wenn diese Person zum Geist wird.
reference-informant = Ein Ermittler ist der Informant, und niemand weiß, wer.
