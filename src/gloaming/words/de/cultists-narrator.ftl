# Der Erzähler für die Schachtel: was ihr wählt, was ihr auslegt, die Nacht zum Vorlesen und was man in einer Stunde vergisst.

## Wahl

cultists-narrator-players = Wie viele spielen mit?
cultists-narrator-automa = Spielt der Automa mit?
cultists-narrator-automa-no = Nein, nur wir
    .about = Sechs Plätze, ein Kultist.
cultists-narrator-automa-yes = Ja, auf dem siebten Platz
    .about = Sieben Plätze, zwei Kultisten.
cultists-narrator-level-first = Keine unsicheren Gänge, kein Fischmensch, keine besonderen Rollen außer dem Seher.
cultists-narrator-level-experienced = Unsichere Gänge und die wenigen besonderen Rollen, die das Regelheft vorschlägt.
cultists-narrator-level-expert = Die besonderen Rollen wählt ihr selbst, bis die Summen passen.
cultists-narrator-level-custom = Beliebige besondere Rollen, im Gleichgewicht oder nicht.
cultists-narrator-roles-many = Es gibt nur { $places } Ermittler. Nehmt weniger besondere Rollen.
cultists-narrator-ropes-yes = Im Beutel
    .about = Sie ersetzen die Falschen Augen.
cultists-narrator-ropes-no = In der Schachtel
    .about = Die Falschen Augen bleiben im Beutel.
cultists-narrator-professions-no = In der Schachtel
    .about = Wer eine Kapuzengestalt vertreibt, gewinnt nichts weiter.
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

cultists-narrator-lay-board = Setzt den Plan zusammen: { $plan }, { $size ->
    [small] mit den Seiten für vier bis sechs Leute
   *[other] mit den Seiten für { $size } Leute
}.
    .title = Der Plan
cultists-narrator-lay-door = Legt den Türmarker zwischen die Räume Pink 1 und Dunkelblau 2. Dieser Weg ist verschlossen.
cultists-narrator-lay-revolving = Setzt die Drehtür auf die Kreuzung, sodass sie Stollen { $hallway } versperrt.
cultists-narrator-lay-lifts = Aufzug 1 beginnt im hellblauen Raum, Aufzug 2 im Raum Dunkelblau 2.
cultists-narrator-lay-cards = Nehmt so viele Karten heraus. Die übrigen bleiben den ganzen Abend in der Schachtel.
    .title = Alle Karten
cultists-narrator-lay-decks = { $count ->
    [one] Stellt einen solchen Stapel zusammen und mischt ihn.
   *[other] Stellt { $count } solche Stapel zusammen und mischt jeden für sich.
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
cultists-narrator-lay-one-of = Zieht blind eine davon: { $roles }. Was übrig ist, kommt zurück in die Schachtel.
cultists-narrator-lay-markers = Legt auf jeden Stapel einen Rollenmarker: Kultisten auf die Kultistenstapel, alle anderen auf die Ermittlerstapel.
    .title = Rollenmarker
cultists-narrator-lay-own = { $role }: nur auf den Stapel, der für diese Rolle zusammengestellt ist.
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
cultists-narrator-lay-envelopes = Dreht die Rollenmarker um, sodass sie verdeckt liegen. Steckt jeden Stapel mit seinem Marker in einen Umschlag und mischt die Umschläge.
    .title = Umschläge
cultists-narrator-lay-envelopes-apart = Dreht die Rollenmarker um, sodass sie verdeckt liegen, und steckt jeden Stapel mit seinem Marker in einen Umschlag. Legt die Umschläge der Ermittler vorerst für sich.
cultists-narrator-lay-informant = Mischt diese { $investigators } Umschläge und steckt den Marker des Informanten verdeckt in einen davon. In alle anderen kommt der andere Marker, auch zu den Kultisten.
cultists-narrator-lay-envelopes-mix = Mischt jetzt alle Umschläge zusammen.
cultists-narrator-lay-deal = Gebt allen einen. Noch öffnet ihn niemand.
cultists-narrator-lay-deal-automa = Gebt allen einen und dem Automa auch. Noch öffnet ihn niemand.
cultists-narrator-lay-characters = Alle suchen sich einen Charakter aus, mit der lebenden Seite nach oben.
cultists-narrator-lay-characters-automa = Alle suchen sich einen Charakter aus, mit der lebenden Seite nach oben, und ihr wählt einen für den Automa.
cultists-narrator-lay-profession = Mischt sie verdeckt und legt einen neben den Plan. Legt die anderen { $left } ungesehen weg.
    .title = Ein Beruf
cultists-narrator-lay-rooms = Mischt sie und legt an jeden Raum eine verdeckt.
    .title = Eine Karte für jeden Raum
cultists-narrator-lay-draw = Mischt sie und legt sie verdeckt neben den Plan.
    .title = Der Nachziehstapel
cultists-narrator-lay-passages = Mischt sie und legt sie verdeckt auf die Tafel für die unsicheren Gänge.
    .title = Die unsicheren Gänge
cultists-narrator-lay-outside = Mischt die Kapuzengestalten verdeckt und legt sie draußen auf ihre drei Felder. Der Fischmensch wartet im See.
    .title = Draußen
cultists-narrator-lay-books = Legt auf jedes Bücherfeld jedes Raums ein Buch.
cultists-narrator-lay-tokens = Mischt die Raummarker, die durchgestrichene Seite oben, und legt in jeden Raum einen.
    .title = Bücher und Raummarker
cultists-narrator-lay-tokens-first = In einem ersten Spiel bedeutet das Zeichen für einen unsicheren Gang nichts.
cultists-narrator-lay-items = Mischt sie verdeckt und legt in jeden Raum einen. Niemand sieht nach.
    .title = Gegenstände
cultists-narrator-lay-start = Legt alle Scheiben auf den Startort in der Mitte des Plans.
    .title = Auf dem Plan
cultists-narrator-lay-vote-token = Der Abstimmungsmarker liegt im hellblauen Raum, die aktive Seite oben.
cultists-narrator-lay-power-token = Der Strommarker liegt im roten Raum, die helle Seite oben.
cultists-narrator-lay-bag = Legt diese Ereignismarker in den Beutel.
    .title = Der Beutel
cultists-narrator-lay-bag-without = In der Schachtel bleiben: { $tokens }.
cultists-narrator-lay-clock = Stellt den Zeiger der Uhr auf 1.
    .title = Uhr und Punkte
cultists-narrator-lay-points = Die Punkte beginnen bei 0. Der Finger zeigt auf { $points }: So viele genügen zum Sieg.
cultists-narrator-lay-portal = Das Portal wartet neben dem Nachziehstapel.
cultists-narrator-lay-first = Wer zuletzt einen Albtraum hatte, nimmt das Messer und den Phasenmarker, die Fußseite nach oben.
    .title = Wer beginnt
cultists-narrator-lay-automa-seat = Der Automa sitzt rechts von dieser Person und ist so in der ersten Stunde als Letzter dran.

## Die Nacht, zum Vorlesen

cultists-narrator-night-open = Öffnet eure Umschläge. Seht euch eure Rolle an und legt sie verdeckt vor euch hin. { $starts ->
    [yes] Seht die unterste Karte eures Stapels nicht an. Sie ist nicht für euch.
   *[no] Sagt nichts.
}
cultists-narrator-night-support = Legt euren kleinen Marker verdeckt neben euer Portrait. Noch sieht ihn niemand an.
cultists-narrator-night-shut = Es ist Nacht. Alle schließen die Augen.
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
cultists-narrator-night-other-opens = Anderer Kultist, öffne die Augen. Der Daumen gehört deinem Partner.
cultists-narrator-night-other-dead = Sieh, wer von Anfang an tot ist.
cultists-narrator-night-no-thumb = Siehst du keinen Daumen, ist der Automa dein Partner.
cultists-narrator-night-other-shuts = Schließe die Augen wieder.
cultists-narrator-night-blind-down = Blinder Kultist, senke den Daumen.
cultists-narrator-night-cover = Die Augen bleiben zu. Legt alle euren Stapel verdeckt vor euch hin und bedeckt ihn mit einer Hand.
cultists-narrator-night-fists = Alle strecken eine Faust vor.
cultists-narrator-night-thumbs = { $cultists ->
    [one] Kultist, hebe den Daumen. Die Augen bleiben zu.
   *[other] Kultisten, hebt den Daumen. Die Augen bleiben zu.
}
cultists-narrator-night-thumbs-blind = Beide Kultisten, auch der Blinde: Hebt den Daumen. Die Augen bleiben zu.
cultists-narrator-night-seer-opens = Seher, öffne die Augen. { $cultists ->
    [one] Der Daumen gehört dem Kultisten.
   *[other] Die Daumen gehören den Kultisten.
}
cultists-narrator-night-one-thumb = Ist es nur einer, ist der Automa der andere.
cultists-narrator-night-seer-shuts = Seher, schließe die Augen.
cultists-narrator-night-fists-down = Alle nehmen die Hand herunter.
cultists-narrator-night-wake = Alle öffnen die Augen.
cultists-narrator-night-pulse = Zieht ungesehen eure unterste Karte heraus und legt sie verdeckt hin: Damit beginnt euer Pulsstapel. Nehmt alle anderen Karten auf die Hand.
cultists-narrator-night-hands = Nehmt alle Karten auf die Hand. Euer Pulsstapel ist leer.
cultists-narrator-night-automa-pulse = Die unterste Karte des Automa wird ungesehen sein Pulsstapel. Sortiert seine übrigen Karten verdeckt nach den Rückseiten und deckt seine Route auf.
cultists-narrator-night-automa = Sortiert die Karten des Automa verdeckt nach den Rückseiten und deckt seine Route auf.

## Die kurze Nacht des Detektivs

cultists-narrator-detective = Der Detektiv sieht sich um
cultists-narrator-night-detective-take = Alle nehmen ihren kleinen Marker verdeckt in die Hand.
cultists-narrator-night-detective-up = Streckt die Hand vor und deckt den Marker auf.
cultists-narrator-night-detective-opens = Detektiv, öffne die Augen. Eine dieser Personen ist der Informant und gehört zu den Ermittlern.
cultists-narrator-night-detective-shuts = Detektiv, schließe die Augen.
cultists-narrator-night-detective-down = Alle verdecken ihren Marker wieder und legen ihn zurück.

## Die Stunde

cultists-narrator-still = Gilt noch: { $token }.
cultists-narrator-celebrity = Berühmtheit, zeig jetzt deine Rolle. Lebst du noch und liegt in deinem Pulsstapel eine Karte „Tot“, wirst du zum Geist: Misch diesen Stapel, teil ihn links von dir beginnend an die Lebenden aus, und alle stimmen ab.
cultists-narrator-move = Vom Messer an nach links gehen alle Lebenden durch bis zu { $doors } Türen und müssen woanders ankommen. Geister schweben an einen beliebigen anderen Ort.
cultists-narrator-corridors = Die Drehtür versperrt Stollen { $hallway }. Von einem Stollen in den anderen kostet es so viel wie eine Tür.
cultists-narrator-automa-moves = Der Automa geht auf die erste Farbe seiner Routenzeile zu, die noch einen unerkundeten Raum hat, im Zweifel im Uhrzeigersinn. In einer Begegnung gibt er seine oberste Karte in den kleinsten Pulsstapel dort.
cultists-narrator-moved = Haben sich alle bewegt, und haben alle, die sich begegnet sind, eine Karte gegeben?
cultists-narrator-boots = Mit den Stiefeln geht es durch eine Tür mehr.
cultists-narrator-cursebearer = Sind ein Geist und der Fluchträger in denselben Raum geraten?
cultists-narrator-lifts = Mit Strom fährt jeder Aufzug, in dem jemand ist, in seinen anderen Raum. Alle steigen aus und begegnen sich vielleicht.
cultists-narrator-door-turns = Dreht die Drehtür um ein Viertel im Uhrzeigersinn. Sie versperrt nun Stollen { $hallway }.
cultists-narrator-draw = Wer das Messer hat, zieht einen Marker und zeigt ihn allen. Tut, was er sagt.
cultists-narrator-ends = Damit endet: { $token }.
cultists-narrator-automa-knife = Hat der Automa das Messer, zieht jemand für ihn. Er nutzt es nie.
cultists-narrator-on-clock = Legt den Marker an die Uhr, zur Stunde { $round }.
cultists-narrator-vote-after-death = Wurde eine Karte „Tot“ aufgedeckt? Dann stimmt ihr sofort ab.
cultists-narrator-route-line = Routen: In dieser Stunde gilt Zeile { $line }.
cultists-narrator-portal-open = Das Portal ist offen, bis Stunde { $hour } endet. Zwei Lebende im grünen Raum können es schließen.
cultists-narrator-automa-acts = In einem unerkundeten Raum vertreibt der Automa eine Kapuzengestalt; ist keine da, legt er dort seine oberste Raumkarte. In einem erkundeten zieht er die oberste Karte. In einem Flur legt er eine Karte in die unsicheren Gänge.
cultists-narrator-check-card = Nach jedem Blick in einen Pulsstapel: Kam eine Karte vom Nachziehstapel an den Ort dieser Person?
cultists-narrator-vote-token-off = Nach einer Abstimmung, zu der im hellblauen Raum gerufen wurde: Dreht den Abstimmungsmarker um.
cultists-narrator-find-item = Wer lebend als Erstes vom Stapel eines Raums zieht, deckt dessen Gegenstand auf.
cultists-narrator-drop-items = Neue Geister lassen ihre Gegenstände fallen, wo sie sind.
cultists-narrator-firestarter = Feuerteufel: Hast du noch „Fehlschlag“ oder „Sabotage“ auf der Hand, wirst du jetzt zum Geist.
cultists-narrator-claim = Fragt alle: Tritt der Kultist vor? Dann werden alle Pulsstapel geöffnet. Mit { $dead } oder mehr toten Ermittlern gewinnt der Kult, mit weniger verliert er.
cultists-narrator-last-hour = Das war die letzte Stunde. Fehlen noch Punkte, gewinnt der Kult.
cultists-narrator-portal-missed = Niemand hat das Portal rechtzeitig geschlossen. Rückt den Finger um eins höher.
cultists-narrator-next-hour = Bereitet die nächste Stunde vor.
cultists-narrator-vote-token-on = Dreht den Abstimmungsmarker wieder auf aktiv.
cultists-narrator-knife = Messer und Phasenmarker gehen nach links, die Fußseite nach oben. Auch Geister bekommen sie.
cultists-narrator-hand = Stellt den Zeiger der Uhr auf { $round }.

## Was ein Marker vom Tisch verlangt

cultists-narrator-do-lightning-strike = Dreht den Strommarker um. Wird es dunkel, begegnen sich die Lebenden überall, wo drei oder mehr beisammen sind.
cultists-narrator-do-secret-doors = Alle, die so aus verschiedenen Räumen zusammenkommen, begegnen sich jetzt.
cultists-narrator-do-portal-opens = Legt das Portal in den grünen Raum und zur Erinnerung den Marker zu Stunde { $hour }. Nach dieser Stunde ist es zu spät, und der Marker kommt dorthin zurück, wo er war.
cultists-narrator-do-broken-panes = Erfolg: nichts. Fehlschlag: Eine Kapuzengestalt erscheint. Sabotage: Der Fischmensch taucht auf. Mischt die Karte wieder ein.
cultists-narrator-do-false-eyes = Hat ein Geist oder der Automa das Messer, geschieht nichts.
cultists-narrator-do-in-control = { cultists-narrator-do-false-eyes }
cultists-narrator-mirror = Diesmal heißt das: { $token }.
cultists-narrator-mirror-nothing = In der ersten Stunde geschieht nichts.
cultists-narrator-mirror-portal = Das Portal bleibt eine Stunde länger offen, wenn es noch offen ist.

## Abstimmungen

cultists-narrator-abstentions = Enthaltungen
cultists-narrator-vote-call = Alle, auch die Geister: Wählt eine lebende Person oder niemanden. Auf drei zeigt ihr auf sie oder haltet eine Faust hoch.
cultists-narrator-vote-knife = Hat jemand Lebendes das Messer, zählt diese Hand doppelt.
cultists-narrator-vote-dagger = Der Dolch zählt als eine Hand mehr.
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
    [one] War das der Kultist, muss es jetzt gesagt werden.
   *[other] War das der letzte Kultist, muss es jetzt gesagt werden.
}
cultists-narrator-vote-abstained = Nicht mehr Stimmen als { $abstentions ->
    [one] die eine Enthaltung
   *[other] die { $abstentions } Enthaltungen
}. Niemand muss gehen.
cultists-narrator-vote-change = Wer das Messer hat und lebt, darf die eigene Stimme noch ändern.
cultists-narrator-vote-mayor = Gibt es einen Bürgermeister, entscheidet er.
cultists-narrator-leader-title = Wer führt das Ritual an?
cultists-narrator-leader-call = Alle, auch die Geister: Wählt eine lebende Person, die das Ritual anführt, oder niemanden. Auf drei zeigt ihr auf sie oder haltet eine Faust hoch.
cultists-narrator-leader = { $name } führt das Ritual an und nennt { $people } Personen dafür. Auch Geister dürfen dabei sein.
cultists-narrator-leader-none = Kein Anführer. Ihr stimmt höchstens { $votes }-mal ab; gibt es auch danach keinen, gewinnt der Kult.
cultists-narrator-ritual-call = Alle Genannten legen verdeckt eine Raumkarte. Mischt sie und deckt sie auf.
cultists-narrator-ritual-missing = { $count ->
    [one] Eine Karte fehlt.
   *[other] { $count } Karten fehlen.
}
cultists-narrator-ritual-surplus = Zu viele Karten: { $people } Personen nehmen teil.
cultists-narrator-ritual-failed = Das Ritual ist gescheitert. Der Kult gewinnt.
cultists-narrator-ritual-held = Organismus 46-B ist verbannt. { $cultists ->
    [one] Die Ermittler gewinnen.
   *[other] Die Ermittler gewinnen, außer wenn am Ende der Stunde davor schon { $dead } oder mehr von ihnen tot waren. Öffnet die Pulsstapel.
}

## Zahlen und das Ende

cultists-narrator-points = Punkte
cultists-narrator-target = Nötige Punkte
cultists-narrator-ghosts = Geister
cultists-narrator-relics = Relikte auf dem Altar
cultists-narrator-end-points = { $target } Punkte: Die Ermittler haben es geschafft.
cultists-narrator-end-kills = Öffnet aber die Pulsstapel: Waren am Ende von Stunde { $hour } schon { $dead } oder mehr Ermittler tot, gewinnt der Kult.
cultists-narrator-end-automa = Deckt aber die Rolle des Automa auf: Ist er der Kultist, und sind { $dead } oder mehr Ermittler tot, gewinnt er.
cultists-narrator-end-seer = { $cultists ->
    [one] Bevor das zählt, tritt der Kultist vor und benennt den Seher, ein einziges Mal. Stimmt der Name, gewinnt stattdessen der Kult. Bis dahin sagt niemand ein Wort.
   *[other] Bevor das zählt, treten die Kultisten vor und benennen den Seher, ein einziges Mal. Stimmt der Name, gewinnt stattdessen der Kult. Bis dahin sagt niemand ein Wort.
}
cultists-narrator-end-ritual = Die Punkte sind da, aber Organismus 46-B ist wach. Wählt einen Anführer: Das Ritual entscheidet.
cultists-narrator-end-hours = Zehn Stunden sind vorbei, und es fehlen Punkte. Der Kult gewinnt.
