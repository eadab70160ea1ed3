# Der Erzähler für die Schachtel: was ihr wählt, was ihr auslegt, was vorgelesen wird und was man in einer Runde vergisst.

invasion-narrator-players = Wie viele spielen mit?

## Was in der Schachtel liegt

invasion-narrator-agent = Agent
invasion-narrator-siren = Sirene
invasion-narrator-scientist = Wissenschaftler
invasion-narrator-accusation-token = Anklagemarker

## Was ihr auslegt

invasion-narrator-lay-city = Legt den Plan mit { $city } nach oben.
    .title = Die Stadt
invasion-narrator-lay-events = Mischt diese Ereigniskarten und legt sie verdeckt auf das mittlere Feld der Ereignistafel. Die Felder daneben bleiben leer.
    .title = Ereigniskarten
invasion-narrator-lay-events-without = Es bleibt draußen: { $cards }.
invasion-narrator-lay-architect = Einigt euch auf jemanden, oder zieht Hölzchen. Diese Person nimmt den Architektenmarker und beginnt.
    .title = Wer als Architekt beginnt
invasion-narrator-lay-agents = Stellt { $posted } Agenten mit ihren Sirenen auf die Startposten.
    .title = Agenten
invasion-narrator-lay-reserve = Der letzte Agent wartet ohne Sirene neben dem Plan.
invasion-narrator-lay-third = Mischt diese { $cards } Karten und legt sie verdeckt auf das dritte Mutterschiff-Feld.
    .title = Das dritte Mutterschiff
invasion-narrator-lay-deck = Mischt diese. Gebt verdeckt { $first } auf das erste Mutterschiff-Feld und { $second } auf das zweite. Die übrigen { $left } sind der Assimilationsstapel. Niemand sieht nach.
    .title = Assimilationskarten
invasion-narrator-lay-deck-all = Mischt diese. Gebt verdeckt je { $cards } auf die drei Mutterschiff-Felder. Die übrigen { $left } sind der Assimilationsstapel. Niemand sieht nach.
invasion-narrator-lay-deck-box = Alle anderen Assimilationskarten bleiben in der Schachtel.
invasion-narrator-lay-landing = Werft den Adresswürfel einmal für jeden Sektor: { $sectors }. Legt auf jedes so gefundene Viertel einen Alien-Marker.
    .title = Die Landung
invasion-narrator-lay-landing-around = Legt dann einen auf jedes freie Viertel daneben, in welchem Sektor auch immer.
invasion-narrator-lay-rescue = Alle nehmen von beiden eine und halten sie verdeckt.
    .title = Rettungskarten
invasion-narrator-lay-accusation = Alle nehmen einen.
    .title = Anklagemarker
invasion-narrator-lay-scientists = Wer Architekt ist, stellt zu jedem Landeplatz einen Wissenschaftler, auf einen Posten, der ihn berührt. Je Posten nur einen.
    .title = Wissenschaftler
invasion-narrator-lay-pressure = Stellt den Marker auf den umkreisten Anfang der Leiste. Der Druck ist { $start }.
    .title = Der Druck

## Vor der ersten Runde, zum Vorlesen

invasion-narrator-night-draw = Vom Architekten an nach links ziehen alle eine Assimilationskarte. Zeigt sie niemandem.
invasion-narrator-night-look = Seht eure Karte an. Steht dort Mensch, seid ihr Menschen, vorerst. Steht dort Assimiliert, seid ihr Aliens, und niemand sonst weiß es.
invasion-narrator-night-down = Legt sie verdeckt vor euch hin. Sagt nichts darüber, was ihr nicht zurücknehmen könnt.

## Offenbarung, zum Vorlesen

invasion-narrator-revelation-shut = Schließt alle die Augen.
invasion-narrator-revelation-open = Aliens, öffnet die Augen und sucht einander.
invasion-narrator-revelation-shut-again = Aliens, schließt die Augen.
invasion-narrator-revelation-wake = Öffnet alle die Augen und sagt gemeinsam: Hier sind alle Menschen.

## Die Runde

invasion-narrator-event = Wer Architekt ist, deckt die oberste Ereigniskarte auf und tut, was sie sagt.
invasion-narrator-event-choices = Lässt sie eine Wahl, entscheidet der Architekt. Ist sie nicht auszuführen, geschieht nichts.
invasion-narrator-event-discard = Legt die Karte auf den Ablagestapel. Ein Mutterschiff bleibt auf seinem Feld.
invasion-narrator-ship = Beim Mutterschiff: Sind seine Karten im Assimilationsstapel, und ist der Druck gesunken? Schiff Nummer { $ships } beendet das Spiel.
invasion-narrator-declare = Fragt vor jedem Zug: Bekennt sich jemand als Alien? Dann wird eine Karte „Assimiliert“ gezeigt.
invasion-narrator-control = Einen Agenten übernehmen: Jeder mit Sirene darf fahren, dann befreien, dann geleiten, alles je einmal. Danach ziehst du so viele Karten, wie der Druck beträgt: { $pressure }.
invasion-narrator-plan-first = Bevor du sie ansiehst, ziehst du eine Assimilationskarte.
invasion-narrator-draws = Einen Agenten übernommen: { $pressure ->
    [0] bei diesem Druck keine Karte
    [one] bei diesem Druck eine Karte
   *[other] bei diesem Druck { $pressure } Karten
}. Geplant: eine Karte. Bekannte Aliens ziehen keine. Es gilt der Druck bei der Ansage.
invasion-narrator-siren-off = Der Agent gibt seine Sirene ab. Bis die Runde endet, war er im Einsatz.
invasion-narrator-reorganise = Weniger als zwei Ereigniskarten zum Planen? Dann kommt zuerst der Stapel der kommenden obenauf und der der verhinderten darunter.
invasion-narrator-everyone-once = Waren alle genau einmal am Zug?
invasion-narrator-sirens = Alle Agenten auf dem Plan bekommen ihre Sirene zurück.
invasion-narrator-architect = Der Architektenmarker geht eine Person nach links. Den Rest tut der neue Architekt.
invasion-narrator-upcoming = Mischt die kommenden Ereignisse und legt sie oben auf den Ereignisstapel. Mischt die verhinderten und legt sie darunter. Der Stapel selbst bleibt, wie er ist.
invasion-narrator-sector = Ist ein Sektor voll? Dann haben die Aliens gewonnen.
invasion-narrator-roll-once = Gewürfelt wird in jeder Runde, auch wenn niemand ein Alien ist.

## Eine Anklage

invasion-narrator-accusation-call = Jemand ist angeklagt. Wer noch einen Marker hat und die Anklage unterstützt, hält ihn auf drei hoch.
invasion-narrator-supporters = Unterstützung, ohne die Anklage selbst
invasion-narrator-accusation-alone = Niemand unterstützt sie. Der Zug endet; keine Karte wird gezeigt, kein Marker geht verloren.
invasion-narrator-accusation-show = Die angeklagte Person zeigt Karten, eine nach der anderen, bis „Assimiliert“ erscheint.
invasion-narrator-accusation-stop = Nach dem ersten „Assimiliert“ ist Schluss. Der Rest bleibt geheim.
invasion-narrator-accusation-founded = Ein Alien, und nun wissen es alle. Die Marker behaltet ihr.
invasion-narrator-accusation-unfounded = Menschlich, bisher. { $supporters ->
    [one] Wer angeklagt und wer unterstützt hat, verliert den Marker.
   *[other] Wer angeklagt hat, verliert den Marker, und alle { $supporters }, die unterstützt haben, auch.
}

## Eine Rettung

invasion-narrator-rescue-call = Wer die Rettung leitet, benennt zwei andere, keine bekannten Aliens. Alle drei legen verdeckt eine Rettungskarte. Der Architekt mischt sie und deckt sie auf.
invasion-narrator-rescue-missing = { $count ->
    [one] Eine Karte fehlt.
   *[other] { $count } Karten fehlen.
}
invasion-narrator-rescue-surplus = Nur drei Personen legen eine Karte.
invasion-narrator-rescue-saved = Der Wissenschaftler ist in Sicherheit. Gebt die Karten zurück, allen eine von jeder Sorte. Der Druck steigt um eins.
invasion-narrator-rescue-sabotaged = { $sabotage ->
    [one] Eine Sabotage.
   *[other] { $sabotage }-mal Sabotage.
} Deckt bis zu { $cards } Ereignisse auf, eines nach dem anderen, und hört nach einem Mutterschiff auf. Ist das Geleit dann noch möglich, ist der Wissenschaftler in Sicherheit. Gebt die Karten zurück. Der Druck steigt um eins.

## Zahlen und das Ende

invasion-narrator-ships = Mutterschiffe
invasion-narrator-saved = Gerettete Wissenschaftler
invasion-narrator-end-humans = Alle Wissenschaftler sind { $point }. Die Menschen gewinnen.
invasion-narrator-end-ships = { $ships } Mutterschiffe stehen über der Stadt. Die Aliens gewinnen.
