# Allein spielen

## Niemand sonst sieht diesen Bildschirm

cover-switch = Geheimes verdecken: { $on ->
    [yes] an
   *[no] aus
}
look-open = Antippen und ansehen
fan-choose = Wähle eine Karte
fan-chosen = Gewählt
hand-more = Antippen für alles
hand-close = Antippen zum Schließen

## Wie stark die Bots sind

level = Wie stark sind die Bots?
level-easy = Leicht
    .what = Sie spielen vernünftig und gehen nach einfachen Hinweisen. Sie reden nicht und hören nicht zu.
level-normal = Normal
    .what = Sie führen Buch über alle, reden und hören zu. Wer gegen dich ist, spielt unschuldig.
level-hard = Schwer
    .what = Wie Normal, und sie denken voraus, bevor sie handeln. Das braucht seine Zeit.
