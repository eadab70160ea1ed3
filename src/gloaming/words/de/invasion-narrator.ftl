# Der Erzähler für die Schachtel: was ihr wählt, was ihr auslegt, was vorgelesen wird und was man in einer Runde vergisst.

invasion-narrator-players = Wie viele spielen mit?

## Was in der Schachtel liegt

invasion-narrator-agent = Agent
invasion-narrator-siren = Sirene
invasion-narrator-scientist = Wissenschaftler
invasion-narrator-accusation-token = Anklagemarker

## Was ihr auslegt

invasion-narrator-lay-city = Legt den Plan so, dass { $city } oben liegt.
    .title = Die Stadt
invasion-narrator-lay-events = Mischt diese Ereigniskarten und legt sie verdeckt auf das mittlere Feld der Ereignistafel. Die Felder daneben bleiben leer.
    .title = Ereigniskarten
invasion-narrator-lay-events-without = In der Schachtel bleibt: { $cards }.
invasion-narrator-lay-architect = Einigt euch auf jemanden, oder lost es aus. Diese Person nimmt den Architektenmarker und beginnt.
    .title = Wer als Architekt beginnt
invasion-narrator-lay-agents = Stellt { $posted } Agenten mit ihren Sirenen auf die Startposten.
    .title = Agenten
invasion-narrator-lay-reserve = Der letzte Agent wartet ohne Sirene neben dem Plan.
invasion-narrator-lay-third = Mischt diese { $cards } Karten und legt sie verdeckt auf das Feld des dritten Mutterschiffs.
    .title = Das dritte Mutterschiff
invasion-narrator-lay-deck = Mischt diese. Legt verdeckt { $first } auf das Feld des ersten Mutterschiffs und { $second } auf das des zweiten. Die übrigen { $left } sind der Assimilationsstapel. Niemand sieht nach.
    .title = Assimilationskarten
invasion-narrator-lay-deck-all = Mischt diese. Legt verdeckt je { $cards } auf die Felder der drei Mutterschiffe. Die übrigen { $left } sind der Assimilationsstapel. Niemand sieht nach.
invasion-narrator-lay-deck-box = Alle anderen Assimilationskarten bleiben in der Schachtel.
invasion-narrator-lay-landing = Werft den Adresswürfel einmal für jeden Sektor: { $sectors }. Legt auf jedes gewürfelte Viertel einen Alien-Marker.
    .title = Die Landung
invasion-narrator-lay-landing-around = Legt dann einen auf jedes freie Viertel daneben, in welchem Sektor auch immer.
invasion-narrator-lay-rescue = Alle nehmen von jeder Sorte eine und halten sie verdeckt.
    .title = Rettungskarten
invasion-narrator-lay-accusation = Alle nehmen einen.
    .title = Anklagemarker
invasion-narrator-lay-scientists = Der Architekt stellt zu jedem Landeplatz einen Wissenschaftler, auf einen Posten, der ihn berührt. Auf jeden Posten nur einen.
    .title = Wissenschaftler
invasion-narrator-lay-pressure = Setzt den Marker auf den umkreisten Anfang der Druckleiste. Der Druck ist { $start }.
    .title = Der Druck

## Vor der ersten Runde, zum Vorlesen

invasion-narrator-night-draw = Vom Architekten an, reihum nach links, ziehen alle eine Assimilationskarte. Zeig deine niemandem.
invasion-narrator-night-look = Sieh dir deine Karte an. Steht dort Mensch, bist du ein Mensch, vorerst. Steht dort Assimiliert, bist du ein Alien, und niemand sonst weiß es.
invasion-narrator-night-down = Leg sie verdeckt vor dich hin. Sag nichts darüber, was du nicht zurücknehmen kannst.

## Offenbarung, zum Vorlesen

invasion-narrator-revelation-shut = Alle schließen die Augen.
invasion-narrator-revelation-open = Aliens, öffnet die Augen und sucht einander.
invasion-narrator-revelation-shut-again = Aliens, schließt die Augen.
invasion-narrator-revelation-wake = Alle öffnen die Augen und sagen gemeinsam: Wir sind hier alle Menschen.

## Die Runde

invasion-narrator-event = Der Architekt deckt die oberste Ereigniskarte auf und tut, was sie sagt.
invasion-narrator-event-choices = Lässt sie eine Wahl, entscheidet der Architekt. Lässt sie sich nicht ausführen, geschieht nichts.
invasion-narrator-event-discard = Legt die Karte auf den Ablagestapel. Ein Mutterschiff bleibt auf seinem Feld.
invasion-narrator-ship = Beim Mutterschiff: Sind seine Karten im Assimilationsstapel, und ist der Druck gesunken? Schiff Nummer { $ships } beendet das Spiel.
invasion-narrator-declare = Fragt vor jedem Zug: Bekennt sich jemand als Alien? Dann wird eine Karte „Assimiliert“ gezeigt.
invasion-narrator-control = Einen Agenten übernehmen, irgendeinen mit Sirene: Er darf fahren, dann befreien, dann geleiten, jedes einmal. Danach ziehst du so viele Karten, wie der Druck beträgt: { $pressure }.
invasion-narrator-plan-first = Bevor du die Ereignisse ansiehst, ziehst du eine Assimilationskarte.
invasion-narrator-draws = Einen Agenten übernommen: { $pressure ->
    [0] bei diesem Druck keine Karte
    [one] bei diesem Druck eine Karte
   *[other] bei diesem Druck { $pressure } Karten
}. Geplant: eine Karte. Bekannte Aliens ziehen keine. Es zählt der Druck, bei dem die Aktion angesagt wurde.
invasion-narrator-siren-off = Nehmt dem Agenten die Sirene ab. Bis die Runde endet, kann ihn niemand mehr übernehmen.
invasion-narrator-reorganise = Sind zum Planen weniger als zwei Ereigniskarten übrig? Dann mischt zuerst die kommenden Ereignisse und legt sie oben auf den Stapel; danach mischt die verhinderten und legt sie darunter.
invasion-narrator-everyone-once = Waren alle genau einmal am Zug?
invasion-narrator-sirens = Alle Agenten auf dem Plan bekommen ihre Sirene zurück.
invasion-narrator-architect = Der Architektenmarker wandert um einen Platz nach links. Alles Weitere macht der neue Architekt.
invasion-narrator-upcoming = Mischt die kommenden Ereignisse und legt sie oben auf den Ereignisstapel. Mischt die verhinderten und legt sie darunter. Der Stapel selbst bleibt, wie er ist.
invasion-narrator-sector = Ist ein Sektor voll? Dann haben die Aliens gewonnen.
invasion-narrator-roll-once = Gewürfelt wird in jeder Runde, auch wenn niemand ein Alien ist.

## Eine Anklage

invasion-narrator-accusation-call = Jemand ist angeklagt. Wer die Anklage unterstützt und noch einen Marker hat, hält ihn auf drei hoch.
invasion-narrator-supporters = Unterstützende außer der anklagenden Person
invasion-narrator-accusation-alone = Niemand unterstützt sie. Der Zug endet; keine Karte wird gezeigt, kein Marker geht verloren.
invasion-narrator-accusation-show = Die angeklagte Person zeigt Karten, eine nach der anderen, bis „Assimiliert“ erscheint.
invasion-narrator-accusation-stop = Nach dem ersten „Assimiliert“ ist Schluss. Der Rest bleibt geheim.
invasion-narrator-accusation-founded = Ein Alien, und nun wissen es alle. Alle, die angeklagt haben, behalten ihre Marker.
invasion-narrator-accusation-unfounded = Ein Mensch, bis jetzt. { $supporters ->
    [one] Wer angeklagt und wer unterstützt hat, verliert den Marker.
   *[other] Wer angeklagt hat, verliert den Marker, und alle { $supporters }, die unterstützt haben, auch.
}

## Eine Rettung

invasion-narrator-rescue-call = Wer die Rettung leitet, nennt zwei andere, keine bekannten Aliens. Alle drei legen verdeckt eine Rettungskarte. Der Architekt mischt sie und deckt sie auf.
invasion-narrator-rescue-missing = { $count ->
    [one] Eine Karte fehlt.
   *[other] { $count } Karten fehlen.
}
invasion-narrator-rescue-surplus = Nur drei Personen legen eine Karte.
invasion-narrator-rescue-saved = Der Wissenschaftler ist in Sicherheit. Gebt die Karten zurück, sodass alle wieder von jeder Sorte eine haben. Der Druck steigt um eins.
invasion-narrator-rescue-sabotaged = { $sabotage ->
    [one] Eine Sabotage.
   *[other] { $sabotage }-mal Sabotage.
} Deckt bis zu { $cards } Ereignisse auf, eines nach dem anderen, und hört nach einem Mutterschiff auf. Ist das Geleit dann noch möglich, ist der Wissenschaftler in Sicherheit. Gebt die Karten zurück. Der Druck steigt um eins.

## Zahlen und das Ende

invasion-narrator-ships = Mutterschiffe
invasion-narrator-saved = Gerettete Wissenschaftler
invasion-narrator-end-humans = Alle Wissenschaftler sind { $point }. Die Menschen gewinnen.
invasion-narrator-end-ships = { $ships } Mutterschiffe stehen über der Stadt. Die Aliens gewinnen.
