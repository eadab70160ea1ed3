# Namen der Dinge in Invasion.

inv-round = Runde { $round }
inv-side-humans = Menschen
    .wins = Die Menschen gewinnen
inv-side-aliens = Aliens
    .wins = Die Aliens gewinnen
inv-reason-scientists = Alle Wissenschaftler sind in Sicherheit
inv-reason-mother-ships = Die Mutterschiffe sind versammelt
inv-reason-sector = Ein ganzer Sektor gehört ihnen

## Agenten. Jeder hat eine Nummer auf dem Dach und einen Rufnamen.

inv-agent = { $name } { $number }
inv-agent-01 = Reiher
inv-agent-02 = Elster
inv-agent-03 = Luchs
inv-agent-04 = Dachs
inv-agent-05 = Otter
inv-agent-06 = Marder

## Die Stadt

inv-city-milan = Mailand
    .does = Ringe und Speichen um den Duomo.
inv-city-washington = Washington D.C.
    .does = Ein Raster mit Avenues und ein Sektor jenseits des Flusses.
inv-place-duomo = Duomo
    .the = der Duomo
    .at = am Duomo
inv-place-capitol = Kapitol
    .the = das Kapitol
    .at = am Kapitol
inv-place-nuova-gate-of-the-square = Platztor Nuova
inv-place-monforte-gate-of-the-square = Platztor Monforte
inv-place-romana-gate-of-the-square = Platztor Romana
inv-place-ticinese-gate-of-the-square = Platztor Ticinese
inv-place-magenta-gate-of-the-square = Platztor Magenta
inv-spot-crossing = { $one } / { $other }
inv-spot-west = { $spot }, West
inv-spot-east = { $spot }, Ost
inv-spot-north = { $spot }, Nord
inv-spot-south = { $spot }, Süd
inv-district = { $sector } { $address }
inv-district-unaddressed = { $sector }, ohne Adresse
inv-districts-unaddressed = { $count ->
    [one] eins in { $sector } ohne Adresse
   *[other] { $count } in { $sector } ohne Adresse
}
inv-districts-in = { $count } in { $sector }
inv-sector = Sektor { $sector }
inv-sector-named = { $sector }, { $name }

## Abschnitte einer Runde

inv-stage-set-up = Aufbau
    .does = Die Aliens landen, und Wissenschaftler sind abgeschnitten.
inv-stage-event = Ereignis
    .does = Der Architekt deckt die oberste Ereigniskarte auf.
inv-stage-turns = Züge
    .does = Vom Architekten an im Uhrzeigersinn: alle eine Aktion.
inv-stage-consolidation = Konsolidierung
    .does = Die Sirenen kehren zurück, der Architekt wechselt, die Aliens breiten sich aus.
inv-stage-over = Das Ende
    .does = Alles liegt offen.

## Karten

inv-card-human = Mensch
    .does = Du bist so menschlich wie zuvor.
inv-card-assimilated = Assimiliert
    .does = Du bist von nun an ein Alien, für immer.
inv-card-veiled = Karte
    .does = Verdeckt.
inv-card-success = Erfolg
    .does = Der Wissenschaftler kommt durch, wenn alle drei das legen.
inv-card-sabotage = Sabotage
    .does = Eine genügt: Die Lage eskaliert.
inv-cards-human = { $count ->
    [one] eine Karte „Mensch“
   *[other] { $count } Karten „Mensch“
}
inv-cards-assimilated = { $count ->
    [one] eine Karte „Assimiliert“
   *[other] { $count } Karten „Assimiliert“
}
inv-cards-veiled = { $count ->
    [one] eine Assimilationskarte
   *[other] { $count } Assimilationskarten
}
inv-cards-none = keine Karte

## Ereigniskarten

inv-event-card-mother-ship = Mutterschiff
    .does = Seine zehn Karten werden in den Assimilationsstapel gemischt, und der Druck sinkt um eins. Mit { $ships } davon gewinnen die Aliens.
inv-event-card-rendezvous = Rendezvous
    .does = Setze einen beliebigen Agenten neben einen anderen, auf den nächsten Posten einer Straße.
inv-event-card-salvage = Bergung
    .does = Setze einen beliebigen Agenten auf einen Posten, auf dem ein Wissenschaftler wartet.
inv-event-card-new-agent = Neuer Agent
    .does = Der sechste Agent kommt auf einen freien Startposten und ist ab der nächsten Runde bereit.
inv-event-card-resistance = Widerstand
    .does = Wähle einen Sektor: Alle Alien-Marker darin kommen weg.
inv-event-card-cathedral = Kathedrale
    .does = Setze einen beliebigen Agenten auf einen Sammelposten am Duomo.
inv-event-card-capitol = Kapitol
    .does = Setze einen beliebigen Agenten auf einen Sammelposten am Kapitol.
inv-event-card-starting-location = Startort
    .does = Setze einen beliebigen Agenten auf einen Startposten ohne Agenten.
inv-event-card-revelation = Offenbarung
    .does = Alle schließen die Augen. Nur die Aliens sehen auf und erfahren, wer sie sind.
inv-event-card-alien-planning = Planung der Aliens
    .does = So viele Ereigniskarten, wie der Druck beträgt, werden gezogen: Rote werden kommen, alle anderen sind verhindert.
inv-event-card-under-attack = Unter Beschuss
    .does = Jedes Viertel, das den Posten eines Agenten berührt, fällt an die Aliens.
inv-event-card-trap = Falle
    .does = Der Würfel nennt einen Sektor: Agenten dort verlieren für diese Runde ihre Sirene.
inv-event-card-expansion = Ausbreitung
    .does = Jedes Viertel neben einem der Aliens fällt ebenfalls.
inv-event-card-captured = Gefangen
    .does = Der Agent, der zuletzt im Einsatz war, scheidet aus.
inv-event-card-veiled = eine Ereigniskarte
inv-event-cards-veiled = { $count ->
    [0] keine Ereigniskarten
    [one] eine Ereigniskarte
   *[other] { $count } Ereigniskarten
}
inv-event-colour-own = Mutterschiff
inv-event-colour-yellow = gelb, für die Menschen
inv-event-colour-red = rot, für die Aliens
