# Die Rollen. `.a` folgt auf „Du bist“, `.does` sagt, was sie kann oder muss.

role-investigator = Ermittler
    .a = Ermittler
    .does = Keine Gabe außer gesundem Verstand.
role-cultist = Kultist
    .a = Kultist
    .does = Gibt Karten „Tot“, verdirbt Räume, braucht keine Route und darf gefundene Tode verschweigen.
role-seer = Seher
    .a = der Seher
    .does = Erfährt in der Nacht, wer zum Kult gehört. Benennt der Kult am Ende den Seher, gewinnt er doch noch.
    .short = { role-seer.does }
role-assassin = Attentäter
    .a = der Attentäter
    .does = Darf einmal im Spiel jemand anderen, der am selben Ort lebt, zum Geist machen. Von da an kennen ihn alle.
    .short = { role-assassin.does }
role-mechanic = Mechaniker
    .a = der Mechaniker
    .does = Darf jeden Raum nutzen, was immer die Route sagt, solange er lebt.
    .short = { role-mechanic.does }
role-radiant-beauty = Strahlende Schönheit
    .a = die Strahlende Schönheit
    .does = Bringt als Geist Licht und Strom an jeden Ort, an dem sie ist.
    .short = { role-radiant-beauty.does }
role-infected = Infizierter
    .a = der Infizierte
    .does = Wird er zum Geist, gibt bis zum Ende der nächsten Stunde niemand Karten in Begegnungen.
    .short = { role-infected.does }
role-super-ghost = Supergeist
    .a = der Supergeist
    .does = Darf als Geist jede Raumaktion nutzen wie die Lebenden.
    .short = { role-super-ghost.does }
role-greenhorn = Grünschnabel
    .a = der Grünschnabel
    .does = Wird zum Geist, wenn er die Kamera benutzt oder zur Abstimmung ruft. Die Tat zählt trotzdem.
    .short = { role-greenhorn.does }
role-butterfingers = Tollpatsch
    .a = der Tollpatsch
    .does = Wird zum Geist, nachdem er das Messer benutzt hat, wofür auch immer.
    .short = { role-butterfingers.does }
role-crybaby = Heulsuse
    .a = die Heulsuse
    .does = Wird zum Geist, nachdem sie jemandes Tod gezeigt hat.
    .short = { role-crybaby.does }
role-firestarter = Feuerteufel
    .a = der Feuerteufel
    .does = Hat einen Fehlschlag und eine Sabotage und wird zum Geist, wenn am Ende von Stunde 5 noch eine davon auf der Hand ist.
    .short = { role-firestarter.does }
role-cursebearer = Fluchträger
    .a = der Fluchträger
    .does = Stirbt, sobald er mit einem Geist in einem Raum ist: weil er eintritt, oder weil der Geist kommt. Die Rolle wird gezeigt, abgestimmt wird nicht.
    .short = { role-cursebearer.does }
role-celebrity = Berühmtheit
    .a = die Berühmtheit
    .does = Muss zu Beginn von Stunde 6 die Rolle zeigen. Ist sie dann tot, wird sie zum Geist, und alle Karten ihres Pulsstapels werden ungesehen verteilt.
    .short = { role-celebrity.does }
role-blind-cultist = Blinder Kultist
    .a = der Blinde Kultist
    .does = Ein Kultist, der nachts die Augen zulässt: Er kennt weder seinen Partner noch die Toten. Der Partner kennt ihn.
    .short = { role-blind-cultist.does }

role-shown-as-ghost = Als Geist wird die Rolle gezeigt.
role-hidden-as-ghost = Die Rolle bleibt verborgen, auch als Geist.
role-unknown = eine unbekannte Rolle
role-one-of = { $roles }
role-favours = { $side ->
    [investigators] Nützt den Ermittlern: { $loyalty }
    [cultists] Nützt dem Kult: { $loyalty }
   *[none] Nützt keiner Seite
}

## Die Seiten und was sie wollen

team-investigators = Ermittler
    .one = Ermittler
    .goal = { $cultists ->
        [one] { $points } Punkte an Büchern im Regal, oder der Kultist ist aus dem Weg.
       *[other] { $points } Punkte an Büchern im Regal, oder alle { $cultists } Kultisten sind aus dem Weg.
    }
team-cultists = Der Kult
    .one = Kultist
    .goal = { $cultists ->
        [one] Am Ende einer Stunde zu Recht behaupten, dass { $dead } Ermittler tot sind; oder zehn Stunden durchhalten.
       *[other] { $dead } tote Ermittler eine Stunde, bevor ihr verlieren würdet; oder zehn Stunden durchhalten.
    }
team-hunter = Der Verfluchte Jäger
    .one = Verfluchter Jäger
    .goal = Unerkannt bleiben, mit einer Fluchkarte in den Pulsstapeln beider Kultisten oder Fluchmarkern in sechs Räumen.
team-sizes = { $cultists ->
    [one] Ein Kultist
   *[other] { $cultists } Kultisten
}, { $investigators } Ermittler
team-sizes-hunted = { team-sizes }, ein Verfluchter Jäger
