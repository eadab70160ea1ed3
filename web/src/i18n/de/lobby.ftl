# Die Lobby: Fenster, Fakten, Uhren, Plätze.

lobby-title = Tisch { $code }: die Lobby
lobby-code = Code des Tisches
lobby-say-it = Sag ihn weiter oder lass ihn scannen.
lobby-copy-link = Den Link weitergeben
lobby-share-text = Komm an den Tisch { $code }.
lobby-picture = QR-Code dieses Tisches
lobby-windows = Plätze: Ein helles Fenster ist ein besetzter Platz
lobby-you = Du
lobby-free = frei
lobby-host = Gastgeber
lobby-ready = bereit
lobby-not-ready = noch nicht bereit
lobby-away = abwesend
lobby-window-free = Stuhl { $number } ist frei: lade jemanden ein oder setz einen Bot hin
lobby-window-bot = { $name }, ein Bot
lobby-window-you = { $name }, das bist du
lobby-lit = { $lit } von { $count } Fenstern hell
lobby-all-lit = Alle { $count } Fenster hell. Bereit.
lobby-aborted = Dieser Tisch wurde geschlossen, bevor das Spiel begann.
lobby-waiting-for = { $count ->
    [one] Eine Person fehlt noch
   *[other] { $count } fehlen noch
}
lobby-waiting-ready = { $count ->
    [one] Eine Person ist noch nicht bereit
   *[other] { $count } sind noch nicht bereit
}
lobby-cannot-begin = So kann es nicht beginnen
lobby-fill = Mit Bots auffüllen
lobby-begin = Die Nacht beginnen
lobby-be-ready = Ich bin bereit
lobby-am-ready = Bereit. Gleich geht es los
lobby-my-seat = Mein Platz
lobby-watching = Du siehst zu. Das Spiel beginnt, wenn der Tisch so weit ist.
facts-game = { $players } Plätze, { $level }
facts-game-automa = { $players } Plätze und der Automa, { $level }
facts-own-board = Ein eigener Spielplan
facts-place-professions = { $where }, mit Berufen
facts-sides = { $cultists ->
    [one] Ein Kultist
   *[other] { $cultists } Kultisten
}, { $investigators } Ermittler
facts-aim = { $points } Punkte oder { $hours } Stunden, etwa 50 Minuten
facts-roles-named = Mit { $roles }
facts-roles-first = Keine besonderen Rollen außer dem Seher, wenn die Zahl der Plätze ihn zulässt
facts-roles-experienced = Besondere Rollen, für euch ausgelost
facts-roles-expert = Eine ausgewogene Mischung von Rollen, für euch ausgelost
facts-roles-custom = Keine besonderen Rollen
facts-by-the-book = Nach den Regeln
facts-house-rules = { $count ->
    [one] Eine Hausregel
   *[other] { $count } Hausregeln
}
facts-no-clock = Niemand wird gedrängt
facts-clocks = Sekunden zum Antworten: Zug { $turn }, Begegnung { $encounter }, Abstimmung { $vote } (0: keine Uhr)
facts-change = ändern
facts-look = ansehen
facts-change-what = Ändern: { $what }
facts-look-at-what = Ansehen: { $what }
clocks-sheet = Uhren und Zuschauer
clocks-title = Zeit zum Antworten
clocks-detail = Ist die Zeit um, gibt der Tisch für dich die schlichteste Antwort. Niemand erfährt dadurch etwas.
clock-turn = Gehen und Handeln
clock-encounter = Eine Karte geben
clock-vote = Abstimmen
clock-none = keine Uhr
clock-seconds = { $seconds } Sekunden
clocks-also = Außerdem
pace = Bots antworten
pace-natural = im Tempo eines Menschen
pace-quick = sofort
spectators = Andere dürfen zusehen
seat-mine = Dein Platz
seat-free = Ein freier Stuhl
seat-save = Das bin ich
seat-carry = Auf ein anderes Gerät mitnehmen
seat-leave = Den Tisch verlassen
seat-is-here = { $name } ist hier und noch nicht bereit.
seat-is-ready = { $name } ist bereit.
seat-is-away = { $name } ist gerade nicht da. Der Platz bleibt frei.
seat-remove = { $name } bitten zu gehen
seat-free-host = Lade jemanden ein oder lass einen Bot hier sitzen.
seat-free-guest = Lade jemanden ein: Sag den Code oder lass ihn scannen.
seat-played-by = Hier spielt { $kind }.
bot-careful = ein umsichtiger Bot
bot-random = ein Bot, der nach Zufall spielt
seat-bot-careful = Einen umsichtigen Bot hinsetzen
seat-bot-random = Einen zufälligen Bot hinsetzen
seat-empty = Den Stuhl frei machen
seat-bots-detail = Ein umsichtiger Bot spielt auf Sieg mit dem, was er wissen darf. Ein zufälliger tut irgendetwas Erlaubtes.
