# Die Lobby: Fenster, Fakten, Uhren, Plätze.

lobby-title = Tisch { $code }: Lobby
lobby-code = Code des Tisches
lobby-say-it = Sag ihn weiter oder lass ihn scannen.
lobby-copy-link = Den Link teilen
lobby-share-text = Komm an den Tisch { $code }.
lobby-picture = QR-Code dieses Tisches
lobby-windows = Plätze: Ein helles Fenster ist ein besetzter Platz
lobby-you = Du
lobby-free = frei
lobby-host = Gastgeber
lobby-ready = bereit
lobby-not-ready = noch nicht bereit
lobby-away = abwesend
lobby-window-free = Platz { $number } ist frei. Lade jemanden ein oder setz einen Bot hin
lobby-window-bot = { $name }, ein Bot
lobby-window-you = { $name } (du)
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
lobby-cannot-begin = Mit diesen Einstellungen geht es nicht los
lobby-fill = Mit Bots auffüllen
begin-cultists = Die Nacht beginnen
begin-invasion = Die Agenten ausschicken
lobby-be-ready = Ich bin bereit
lobby-am-ready = Bereit. Gleich geht es los
lobby-my-seat = Mein Platz
lobby-watching = Du siehst zu. Das Spiel beginnt, wenn der Tisch so weit ist.
facts-by-the-book = Keine Hausregeln
facts-house-rules = { $count ->
    [one] Eine Hausregel
   *[other] { $count } Hausregeln
}
facts-no-clock = Ohne Zeitlimit
facts-clocks = Zeit zum Antworten: { $clocks }
facts-clock = { $seconds ->
    [0] { $clock }: ohne Limit
   *[other] { $clock }: { $seconds } s
}
facts-change = ändern
facts-look = ansehen
facts-change-what = Ändern: { $what }
facts-look-at-what = Ansehen: { $what }
clocks-sheet = Zeitlimits und Zuschauer
clocks-title = Zeit zum Antworten
clocks-detail = Ist die Zeit um, gibt der Tisch für dich die sicherste Antwort. Die anderen erfahren dadurch nichts.
clock-turn = Gehen und Handeln
clock-encounter = Eine Karte geben
clock-vote = Abstimmen
clock-window = Sich vor einem Zug bekennen
clock-none = ohne Limit
clock-seconds = { $seconds } Sekunden
clocks-programs = Zeit für Programme
clocks-programs-detail = Auch ein Programm, dessen Zeit um ist, bekommt die sicherste Antwort.
bank-question = Für jede Frage
bank-game = Dazu im ganzen Spiel
bank-minutes = { $minutes ->
    [0] keine Zusatzzeit
    [one] eine Minute
   *[other] { $minutes } Minuten
}
clocks-also = Außerdem
pace = Bots antworten
pace-natural = im Tempo eines Menschen
pace-quick = sofort
spectators = Andere dürfen zusehen
seat-mine = Dein Platz
seat-free = Ein freier Platz
seat-save = Das bin ich
seat-carry = Auf ein anderes Gerät mitnehmen
seat-leave = Den Tisch verlassen
seat-is-here = { $name } ist hier, aber noch nicht bereit.
seat-is-ready = { $name } ist bereit.
seat-is-program = { $name } ist kein Mensch, sondern ein Programm, das jemand mitgebracht hat.
seat-is-away = { $name } ist gerade nicht da. Der Platz ist sicher.
seat-remove = { $name } bitten zu gehen
seat-free-host = Lade jemanden ein oder gib den Platz einem Bot.
seat-free-guest = Lade jemanden ein: Sag den Code oder lass ihn scannen.
seat-played-by = Hier spielt { $kind }.
seat-empty = Den Platz frei machen
seat-bots = Den Platz einem Bot geben
bot-careful = Umsichtiger Bot
    .a = ein umsichtiger Bot
    .what = Spielt vernünftig mit dem, was er weiß, und vermeidet grobe Fehler.
bot-sleuth = Spürnase
    .a = eine Spürnase
    .what = Führt über alle Buch, hört zu, was gesagt wird, und sagt, was sie davon hält.
bot-learner = Lehrling
    .a = ein Lehrling
    .what = Eine Spürnase, die in Millionen Partien gegen ihresgleichen herausgefunden hat, wo man besser anders spielt.
bot-searcher = Tüftler
    .a = ein Tüftler
    .what = Eine Spürnase, die alles durchspielt, was verborgen sein kann. Das dauert.
bot-random = Zufallsbot
    .a = ein Zufallsbot
    .what = Tut irgendetwas Erlaubtes, ohne nachzudenken.

## Welches Spiel

games = Spiele
game-cultists = Cultists
    .short = Eine Universität, zehn Stunden
    .what = Eine Universität bei Nacht. Ihr habt zehn Stunden, um Bücher zu sammeln, euch im Dunkeln zu begegnen und herauszufinden, wer die Karten „Tot“ verteilt.
game-invasion = Invasion
    .short = Eine Stadt, und niemand ist sicher
    .what = Eine Stadt unter Mutterschiffen. Sechs Agenten bringen die Wissenschaftler heim, während nach und nach immer mehr von euch Aliens sein können.
which-sheet = Welches Spiel?
which-detail = Alle behalten ihren Platz. Was für das eine Spiel eingestellt war, gilt für das andere nicht.
game-sheet = Das Spiel
game-players = Wie viele spielen?
rules-sheet = Hausregeln
rules-intro = Wo das Regelheft eine Frage offen lässt, liest euer Tisch sie so. Ein Stern zeigt, was vom Heft abweicht.
lobby-dealing = Es wird ausgeteilt …

## Der große Bildschirm

screen-title = Tisch { $code }: großer Bildschirm
screen-join = Scannt den Code mit dem Handy, oder öffnet die Adresse und tippt die sechs Zeichen ein.
screen-begin = Alle sind bereit. { $name } kann anfangen.
story-begin = Die Geschichte auf dem großen Bildschirm erzählen
story-stop = Die Geschichte anhalten
