# Der Erzähler für die Schachtel: was ihr wählt, was ihr auslegt, die Nacht zum Vorlesen und was man in einer Stunde vergisst.

## Wahl

cultists-narrator-players = Wie viele spielen mit?
cultists-narrator-automa = Spielt der Automa mit?
cultists-narrator-automa-no = Nein, nur Leute
    .about = Sechs Plätze, ein Kultist.
cultists-narrator-automa-yes = Ja, auf dem siebten Platz
    .about = Sieben Plätze, zwei Kultisten.
cultists-narrator-level-first = Keine unsicheren Gänge, kein Fischmensch, keine besonderen Rollen außer dem Seher.
cultists-narrator-level-experienced = Unsichere Gänge und die wenigen besonderen Rollen, die die Anleitung vorschlägt.
cultists-narrator-level-expert = Die besonderen Rollen wählt ihr selbst, so dass die Summen passen.
cultists-narrator-level-custom = Beliebige Rollen, ausgewogen oder nicht.
cultists-narrator-roles-many = Es gibt nur { $places } Ermittler. Nehmt weniger besondere Rollen.
cultists-narrator-ropes-yes = Im Beutel
    .about = Dafür bleiben die Falschen Augen draußen.
cultists-narrator-ropes-no = In der Schachtel
    .about = Die Falschen Augen bleiben im Beutel.
cultists-narrator-professions-no = In der Schachtel
    .about = Wer eine Kapuzengestalt vertreibt, gewinnt sonst nichts.
cultists-narrator-professions-yes = Auf dem Tisch
    .about = Wer zuerst eine Kapuzengestalt vertreibt, gewinnt einen.

## Was in der Schachtel liegt

cultists-narrator-route = Route
cultists-narrator-hooded = Kapuzengestalt
cultists-narrator-informant = Informant
cultists-narrator-not-informant = Nicht der Informant
cultists-narrator-token-plain = Raummarker ohne Zeichen
cultists-narrator-token-unsafe = Raummarker mit unsicherem Gang

## Was ihr auslegt

cultists-narrator-lay-board = Legt den Plan: { $plan }, { $size ->
    [small] mit den Seiten für vier bis sechs
   *[other] mit den Seiten für { $size }
}.
    .title = Der Plan
cultists-narrator-lay-door = Legt den Türmarker zwischen Pink 1 und Dunkelblau 2. Dieser Weg ist verschlossen.
cultists-narrator-lay-revolving = Setzt die Drehtür auf die Kreuzung, so dass sie Gang { $hallway } versperrt.
cultists-narrator-lay-lifts = Aufzug 1 beginnt im hellblauen Raum, Aufzug 2 im Raum Dunkelblau 2.
cultists-narrator-lay-cards = Nehmt so viele Karten heraus. Die übrigen bleiben den ganzen Abend in der Schachtel.
    .title = Alle Karten
cultists-narrator-lay-decks = { $count ->
    [one] Legt einen solchen Stapel zusammen und mischt ihn.
   *[other] Legt { $count } solche Stapel zusammen und mischt jeden für sich.
}
cultists-narrator-lay-routes = Mischt die Routen verdeckt und schiebt eine unter jeden Stapel. Legt die übrigen ungesehen weg.
cultists-narrator-lay-investigators =
    .title = { $count ->
        [one] Ein Ermittlerstapel
       *[other] { $count } Ermittlerstapel
    }
cultists-narrator-lay-firestarter = Ein Ermittlerstapel, in dem statt zwei Karten „Erfolg“ ein „Fehlschlag“ und eine „Sabotage“ liegen.
    .title = Der Stapel des Feuerteufels
cultists-narrator-lay-cultists =
    .title = { $count ->
        [one] Ein Kultistenstapel
       *[other] { $count } Kultistenstapel
    }
cultists-narrator-lay-one-of = Zieht zufällig eine Rolle: { $roles }. Die anderen kommen zurück.
cultists-narrator-lay-markers = Legt auf jeden Stapel einen Rollenmarker: Kultisten auf die Kultistenstapel, alle anderen auf die Ermittlerstapel.
    .title = Rollenmarker
cultists-narrator-lay-own = { $role }: nur auf den eigens gelegten Stapel.
cultists-narrator-lay-blind = Der Blinde Kultist kommt auf einen Kultistenstapel.
cultists-narrator-lay-no-seer = Auf diesem Plan bleibt der Seher in der Schachtel.
cultists-narrator-lay-markers-known = Alle dürfen wissen, welche Rollen im Spiel sind.
cultists-narrator-lay-pulse-cultists = { $cultists ->
    [one] Schiebt eine Karte „Lebendig“ verdeckt unter den Kultistenstapel.
   *[other] Schiebt je eine Karte „Lebendig“ verdeckt unter die Kultistenstapel.
}
cultists-narrator-lay-pulse =
    .title = Eine Karte unter jeden Stapel
cultists-narrator-lay-pulse-others = Mischt die übrigen verdeckt. Schiebt ungesehen eine unter jeden anderen Stapel.
cultists-narrator-lay-pulse-left = { $left ->
    [one] Eine Karte bleibt übrig. Legt sie ungesehen weg.
   *[other] { $left } Karten bleiben übrig. Legt sie ungesehen weg.
}
cultists-narrator-lay-envelopes = Dreht die Rollenmarker um. Steckt jeden Stapel mit seinem Marker in einen Umschlag und mischt die Umschläge.
    .title = Umschläge
cultists-narrator-lay-envelopes-apart = Dreht die Rollenmarker um und steckt jeden Stapel mit seinem Marker in einen Umschlag. Legt die Umschläge der Ermittler vorerst für sich.
cultists-narrator-lay-informant = Mischt diese { $investigators } Umschläge und steckt den Marker des Informanten verdeckt in einen davon. In alle anderen kommt der andere Marker, auch zu den Kultisten.
cultists-narrator-lay-envelopes-mix = Mischt jetzt alle Umschläge zusammen.
cultists-narrator-lay-deal = Gebt allen einen. Noch öffnet ihn niemand.
cultists-narrator-lay-deal-automa = Gebt allen einen und dem Automa auch. Noch öffnet ihn niemand.
cultists-narrator-lay-characters = Alle suchen sich einen Charakter aus, die lebende Seite oben.
cultists-narrator-lay-characters-automa = Alle suchen sich einen Charakter aus, die lebende Seite oben, und einen für den Automa.
cultists-narrator-lay-profession = Mischt sie verdeckt und legt einen neben den Plan. Legt die anderen { $left } ungesehen weg.
    .title = Ein Beruf
cultists-narrator-lay-rooms = Mischt sie und legt an jeden Raum eine verdeckt.
    .title = Eine Karte für jeden Raum
cultists-narrator-lay-draw = Mischt sie und legt sie verdeckt neben den Plan.
    .title = Der Nachziehstapel
cultists-narrator-lay-passages = Mischt sie und legt sie verdeckt auf die Ablage für die unsicheren Gänge.
    .title = Die unsicheren Gänge
cultists-narrator-lay-outside = Mischt die Kapuzengestalten verdeckt und legt sie draußen auf ihre drei Felder. Der Fischmensch wartet im See.
    .title = Draußen
cultists-narrator-lay-books = Legt auf jedes Bücherfeld jedes Raums ein Buch.
cultists-narrator-lay-tokens = Mischt die Raummarker, die durchgestrichene Seite oben, und legt in jeden Raum einen.
    .title = Bücher und Raummarker
cultists-narrator-lay-tokens-first = In einem ersten Spiel bedeutet das Zeichen für einen unsicheren Gang nichts.
cultists-narrator-lay-items = Mischt sie verdeckt und legt in jeden Raum einen. Niemand sieht nach.
    .title = Gegenstände
cultists-narrator-lay-start = Stellt alle Scheiben auf den Startort in der Mitte des Plans.
    .title = Auf dem Plan
cultists-narrator-lay-vote-token = Der Abstimmungsmarker liegt im hellblauen Raum, die aktive Seite oben.
cultists-narrator-lay-power-token = Der Strommarker liegt im roten Raum, die helle Seite oben.
cultists-narrator-lay-bag = Legt diese Ereignismarker in den Beutel.
    .title = Der Beutel
cultists-narrator-lay-bag-without = Es bleiben draußen: { $tokens }.
cultists-narrator-lay-clock = Stellt den Zeiger der Uhr auf 1.
    .title = Uhr und Punkte
cultists-narrator-lay-points = Die Punkte beginnen bei 0. Der Finger zeigt auf { $points }: So viele genügen zum Sieg.
cultists-narrator-lay-portal = Das Portal wartet neben dem Nachziehstapel.
cultists-narrator-lay-first = Wer zuletzt einen Albtraum hatte, nimmt das Messer und den Phasenmarker, den Fuß nach oben.
    .title = Wer beginnt
cultists-narrator-lay-automa-seat = Der Automa sitzt rechts davon und ist so in der ersten Stunde zuletzt dran.

## Die Nacht, zum Vorlesen

cultists-narrator-night-open = Öffnet eure Umschläge. Seht euch eure Rolle an und legt sie verdeckt vor euch hin. { $starts ->
    [yes] Die unterste Karte eures Stapels seht nicht an. Sie ist nicht für euch.
   *[no] Sagt nichts dazu.
}
cultists-narrator-night-support = Legt euren kleinen Marker verdeckt neben euer Portrait. Noch sieht ihn niemand an.
cultists-narrator-night-shut = Es ist Nacht. Schließt alle die Augen.
cultists-narrator-night-decks = Nehmt euren Stapel auf. Haltet ihn aufrecht vor euch, die unterste Karte nach außen. Die Augen bleiben zu.
cultists-narrator-night-decks-automa = Wer links vom Automa sitzt, hält auch dessen Stapel hoch, ganz genauso.
cultists-narrator-night-cultists-open = { $cultists ->
    [one] Kultist, öffne die Augen. Sieh dich um: Du siehst, wer von Anfang an tot ist.
   *[other] { $starts ->
        [yes] Kultisten, öffnet die Augen. Findet einander, und seht, wer von Anfang an tot ist.
       *[no] Kultisten, öffnet die Augen und findet einander.
    }
}
cultists-narrator-night-alone = Wer allein ist, hat den Automa zum Partner.
cultists-narrator-night-cultists-shut = { $cultists ->
    [one] Kultist, schließe die Augen.
   *[other] Kultisten, schließt die Augen.
}
cultists-narrator-night-blind-thumb = Blinder Kultist, halte die Augen geschlossen und hebe den Daumen.
cultists-narrator-night-other-opens = Anderer Kultist, öffne die Augen. Der Daumen gehört zu dir.
cultists-narrator-night-other-dead = Sieh, wer von Anfang an tot ist.
cultists-narrator-night-no-thumb = Ist kein Daumen oben, gehört der Automa zu dir.
cultists-narrator-night-other-shuts = Schließe die Augen wieder.
cultists-narrator-night-blind-down = Blinder Kultist, senke den Daumen.
cultists-narrator-night-cover = Alle, mit geschlossenen Augen: Legt euren Stapel verdeckt vor euch hin und deckt ihn mit der Hand zu.
cultists-narrator-night-fists = Streckt alle eine Faust vor.
cultists-narrator-night-thumbs = { $cultists ->
    [one] Kultist, hebe den Daumen. Die Augen bleiben zu.
   *[other] Kultisten, hebt den Daumen. Die Augen bleiben zu.
}
cultists-narrator-night-thumbs-blind = Beide Kultisten, auch der blinde: Hebt den Daumen. Die Augen bleiben zu.
cultists-narrator-night-seer-opens = Seher, öffne die Augen. { $cultists ->
    [one] Der Daumen gehört dem Kultisten.
   *[other] Die Daumen gehören den Kultisten.
}
cultists-narrator-night-one-thumb = Ist es nur einer, ist der Automa der andere.
cultists-narrator-night-seer-shuts = Seher, schließe die Augen.
cultists-narrator-night-fists-down = Senkt alle die Hand.
cultists-narrator-night-wake = Öffnet alle die Augen.
cultists-narrator-night-pulse = Zieht ungesehen eure unterste Karte heraus und legt sie verdeckt hin: Euer Pulsstapel beginnt. Nehmt alle anderen Karten auf die Hand.
cultists-narrator-night-hands = Nehmt alle Karten auf die Hand. Euer Pulsstapel ist leer.
cultists-narrator-night-automa-pulse = Die unterste Karte des Automa wird ungesehen sein Pulsstapel. Sortiert seine übrigen Karten verdeckt nach den Rückseiten und deckt seine Route auf.
cultists-narrator-night-automa = Sortiert die Karten des Automa verdeckt nach den Rückseiten und deckt seine Route auf.

## Die kurze Nacht der Ermittlung

cultists-narrator-detective = Der Detektiv sieht sich um
cultists-narrator-night-detective-take = Nehmt alle euren kleinen Marker verdeckt in die Hand.
cultists-narrator-night-detective-up = Streckt die Hand vor und dreht den Marker um.
cultists-narrator-night-detective-opens = Detektiv, öffne die Augen. Eine Person ist der Informant und gehört zu den Ermittlern.
cultists-narrator-night-detective-shuts = Detektiv, schließe die Augen.
cultists-narrator-night-detective-down = Dreht alle euren Marker zurück und legt ihn wieder hin.

## Die Stunde

cultists-narrator-still = Noch in Kraft: { $token }.
cultists-narrator-celebrity = Berühmtheit, zeig jetzt deine Rolle. Liegt in deinem Pulsstapel eine Karte „Tot“, wirst du zum Geist. Mische den Stapel und teile ihn an die Lebenden aus, links von dir beginnend. Danach stimmen alle ab.
cultists-narrator-move = Vom Messer an nach links gehen alle Lebenden durch bis zu { $doors } Türen und müssen woanders ankommen. Geister schweben an einen beliebigen anderen Ort.
cultists-narrator-corridors = Die Drehtür versperrt Gang { $hallway }. Von einem Gang in den anderen kostet so viel wie eine Tür.
cultists-narrator-automa-moves = Der Automa geht zur ersten Farbe seiner Routenzeile mit einem unerforschten Raum, im Zweifel im Uhrzeigersinn. In einer Begegnung gibt er seine oberste Karte dem kleinsten Pulsstapel.
cultists-narrator-moved = Sind alle gegangen, und haben alle eine Karte gegeben, die jemandem begegnet sind?
cultists-narrator-boots = Mit den Stiefeln geht es durch eine Tür mehr.
cultists-narrator-cursebearer = Sind ein Geist und der Fluchträger in denselben Raum geraten?
cultists-narrator-lifts = Mit Strom fährt jeder Aufzug, in dem jemand ist, in seinen anderen Raum. Alle steigen aus und begegnen sich vielleicht.
cultists-narrator-door-turns = Dreht die Drehtür eine Vierteldrehung im Uhrzeigersinn. Sie versperrt nun Gang { $hallway }.
cultists-narrator-draw = Wer das Messer hat, zieht einen Marker und zeigt ihn allen. Tut, was er sagt.
cultists-narrator-ends = Damit endet: { $token }.
cultists-narrator-automa-knife = Hat der Automa das Messer, zieht jemand für ihn. Er nutzt es nie.
cultists-narrator-on-clock = Legt den Marker an die Uhr, zur Stunde { $round }.
cultists-narrator-vote-after-death = Wurde eine Karte „Tot“ aufgedeckt? Dann stimmt ihr sofort ab.
cultists-narrator-route-line = Routen: In dieser Stunde gilt Zeile { $line }.
cultists-narrator-portal-open = Das Portal ist offen, bis Stunde { $hour } endet. Zwei Lebende im grünen Raum können es schließen.
cultists-narrator-automa-acts = Im unerforschten Raum vertreibt der Automa eine Kapuzengestalt oder legt seine oberste Raumkarte dazu. Im erforschten zieht er die oberste Karte. Im Gang legt er eine Karte in die unsicheren Gänge.
cultists-narrator-check-card = Nach jedem Blick in einen Pulsstapel: Kam eine Karte vom Nachziehstapel an den Ort dieser Person?
cultists-narrator-vote-token-off = Nach einer Abstimmung aus dem hellblauen Raum: Dreht den Abstimmungsmarker um.
cultists-narrator-find-item = Wer lebend als Erstes vom Stapel eines Raums zieht, deckt seinen Gegenstand auf.
cultists-narrator-drop-items = Neue Geister lassen ihre Gegenstände fallen, wo sie sind.
cultists-narrator-firestarter = Feuerteufel: Hast du noch „Fehlschlag“ oder „Sabotage“ auf der Hand, wirst du jetzt zum Geist.
cultists-narrator-claim = Fragt alle: Tritt der Kultist vor? Dann werden alle Pulsstapel geöffnet. Mit { $dead } toten Ermittlern gewinnt der Kult, mit weniger verliert er.
cultists-narrator-last-hour = Das war die letzte Stunde. Fehlen noch Punkte, gewinnt der Kult.
cultists-narrator-portal-missed = Niemand hat das Portal rechtzeitig geschlossen. Rückt den Finger um eins weiter.
cultists-narrator-next-hour = Bereitet die nächste Stunde vor.
cultists-narrator-vote-token-on = Dreht den Abstimmungsmarker wieder auf aktiv.
cultists-narrator-knife = Messer und Phasenmarker gehen nach links, den Fuß nach oben. Auch Geister bekommen sie.
cultists-narrator-hand = Stellt den Zeiger der Uhr auf { $round }.

## Was ein Marker vom Tisch verlangt

cultists-narrator-do-lightning = Dreht den Strommarker um. Wird es dunkel, begegnen sich die Lebenden überall, wo drei oder mehr beisammen sind.
cultists-narrator-do-doors = Wer so aus verschiedenen Räumen zusammenkommt, begegnet sich jetzt.
cultists-narrator-do-portal = Legt das Portal in den grünen Raum und den Marker zur Erinnerung an Stunde { $hour }. Nach dieser Stunde ist es zu spät.
cultists-narrator-do-panes = Erfolg: nichts. Fehlschlag: Eine Kapuzengestalt erscheint. Sabotage: Der Fischmensch taucht auf. Mischt die Karte wieder ein.
cultists-narrator-do-knife = Hat ein Geist oder der Automa das Messer, geschieht nichts.
cultists-narrator-mirror = Diesmal heißt das: { $token }.
cultists-narrator-mirror-nothing = In der ersten Stunde geschieht nichts.
cultists-narrator-mirror-portal = Das Portal bleibt eine Stunde länger offen, wenn es noch offen ist.

## Abstimmungen

cultists-narrator-abstentions = Enthaltungen
cultists-narrator-vote-call = Alle, auch die Geister: Wählt eine lebende Person oder niemanden. Auf drei zeigt ihr auf sie oder haltet eine Faust hoch.
cultists-narrator-vote-knife = Die Hand mit dem Messer zählt doppelt, wenn sie einer lebenden Person gehört.
cultists-narrator-vote-dagger = Der Dolch gibt eine Stimme dazu.
cultists-narrator-vote-automa = Der Automa enthält sich, mit dem Messer zweimal.
cultists-narrator-vote-missing = { $count ->
    [one] Eine Hand fehlt. Zählt noch einmal.
   *[other] { $count } Hände fehlen. Zählt noch einmal.
}
cultists-narrator-vote-surplus = { $count ->
    [one] Das ist eine Hand zu viel. Zählt noch einmal.
   *[other] Das sind { $count } Hände zu viel. Zählt noch einmal.
}
cultists-narrator-vote-leaves = { $votes ->
    [one] Eine Stimme: { $name } muss gehen.
   *[other] { $votes } Stimmen: { $name } muss gehen.
} { $cultists ->
    [one] Der Kultist muss es jetzt sagen.
   *[other] Der letzte Kultist muss es jetzt sagen.
}
cultists-narrator-vote-abstained = Nicht mehr Stimmen als { $abstentions ->
    [one] die eine Enthaltung
   *[other] die { $abstentions } Enthaltungen
}. Niemand muss gehen.
cultists-narrator-vote-change = Wer das Messer hat und lebt, darf die eigene Stimme noch ändern.
cultists-narrator-vote-mayor = Gibt es einen Bürgermeister, entscheidet er.
cultists-narrator-leader-title = Wer führt das Ritual?
cultists-narrator-leader-call = Alle, auch die Geister: Wählt eine lebende Person, die das Ritual führt, oder niemanden. Auf drei zeigt ihr auf sie oder haltet eine Faust hoch.
cultists-narrator-leader = { $name } führt und benennt { $people } Personen für das Ritual. Auch Geister dürfen dabei sein.
cultists-narrator-leader-none = Niemand führt. Ihr stimmt bis zu { $votes }-mal ab; führt auch dann niemand, gewinnt der Kult.
cultists-narrator-ritual-call = Wer benannt ist, legt verdeckt eine Raumkarte. Mischt sie und deckt sie auf.
cultists-narrator-ritual-missing = { $count ->
    [one] Eine Karte fehlt.
   *[other] { $count } Karten fehlen.
}
cultists-narrator-ritual-surplus = Zu viele Karten: { $people } Personen nehmen teil.
cultists-narrator-ritual-failed = Das Ritual ist gescheitert. Der Kult gewinnt.
cultists-narrator-ritual-held = Organismus 46-B ist verbannt. { $cultists ->
    [one] Die Ermittler gewinnen.
   *[other] Die Ermittler gewinnen, außer wenn { $dead } von ihnen schon in der Stunde davor tot waren. Öffnet die Pulsstapel.
}

## Zahlen und das Ende

cultists-narrator-points = Punkte
cultists-narrator-target = Nötige Punkte
cultists-narrator-ghosts = Geister
cultists-narrator-relics = Relikte auf dem Altar
cultists-narrator-end-points = { $target } Punkte: Die Ermittler haben es geschafft.
cultists-narrator-end-kills = Öffnet aber die Pulsstapel: Waren am Ende von Stunde { $hour } schon { $dead } Ermittler tot, gewinnt der Kult.
cultists-narrator-end-automa = Deckt aber die Rolle des Automa auf: Ist er der Kultist, und sind { $dead } Ermittler tot, gewinnt er.
cultists-narrator-end-seer = { $cultists ->
    [one] Bevor das zählt, tritt der Kultist vor und benennt den Seher, ein einziges Mal. Stimmt es, gewinnt der Kult. Bis dahin sagt niemand ein Wort.
   *[other] Bevor das zählt, treten die Kultisten vor und benennen den Seher, ein einziges Mal. Stimmt es, gewinnt der Kult. Bis dahin sagt niemand ein Wort.
}
cultists-narrator-end-ritual = Die Punkte sind da, aber Organismus 46-B ist wach. Wählt, wer führt: Das Ritual entscheidet.
cultists-narrator-end-hours = Zehn Stunden sind vorbei, und es fehlen Punkte. Der Kult gewinnt.
