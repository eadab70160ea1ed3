# Die Karten der Seiten: was man will, was man fürchtet, und ein Kniff. Das gehaltene Blatt zeigt sie zuerst.

inv-role-card-ships = { $ships ->
    [one] Ein Mutterschiff
   *[other] { $ships } Mutterschiffe
}, oder einen ganzen Sektor.

inv-role-card-human =
    .want = { $scientists ->
        [one] Einen Wissenschaftler
       *[other] { $scientists } Wissenschaftler
    } { $point }.
    .fear = Die nächste Karte, die du ziehst.
    .trick = Zieh wenig, rette früh, und merk dir jedes Team mit einer Sabotage.
inv-role-card-alien =
    .want = { inv-role-card-ships }
    .fear = Eine Anklage mit Unterstützung.
    .trick = Mach dich nützlich. Leg „Sabotage“, wo man eher jemand anderen verdächtigt.
inv-role-card-stated =
    .want = { inv-role-card-ships }
    .fear = Menschen, die schneller retten, als du einfällst.
    .trick = Fall in den vollsten Sektor ein, oder plane für Mutterschiffe. Karten ziehst du keine mehr.
inv-role-card-architect =
    .want = Entscheiden, was Ereignisse offenlassen, in dieser Runde.
    .fear = Dass man dir anlastet, was die Karten taten.
    .trick = Sag laut, warum du so gewählt hast. Nächste Runde ist jemand anderes dran.
