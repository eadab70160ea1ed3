# Played over days, and the list of one’s tables.

clocks-manner = Wie ihr spielt
clocks-evening = an einem Abend
clocks-days = über mehrere Tage
clocks-days-detail = Alle antworten, wenn sie Zeit haben. Läuft die Frist ab, gibt der Tisch für sie die sicherste Antwort. Nach der Hälfte dürfen der Gastgeber oder zwei andere einen Bot spielen lassen.
days-each = Zeit für jede Antwort
days-count = { $days ->
    [0] ohne Limit
    [1] ein Tag
    [7] eine Woche
   *[other] { $days } Tage
}
facts-days = { $days ->
    [0] Über mehrere Tage, ohne Zeitlimit
    [1] Über mehrere Tage: ein Tag für jede Antwort
    [7] Über mehrere Tage: eine Woche für jede Antwort
   *[other] Über mehrere Tage: { $days } Tage für jede Antwort
}
panel-clock-days = { $days ->
    [one] noch { $days } Tag
   *[other] noch { $days } Tage
}
panel-clock-hours = { $hours ->
    [one] noch { $hours } Stunde
   *[other] noch { $hours } Stunden
}
presence-lost-days = { $name } ist gerade fort.

## Deine Tische

my-tables = Deine Tische
my-tables-lobby = wartet auf den Beginn
my-tables-playing = wird gespielt
my-tables-waits = wartet auf { $names }
my-tables-over = vorbei. Noch einmal ansehen
my-tables-aborted = vorzeitig beendet
my-tables-unknown = gerade nicht zu erreichen
my-tables-remove = { $code } aus dieser Liste nehmen
