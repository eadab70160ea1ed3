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

## Wie die Bots spielen

style-sheet = Wie spielen die Bots?
style-detail = Das gilt für alle Bots am Tisch. Es ändert, worauf sie aus sind, nicht, was sie wissen.
style-gentle = Sanft
    .line = Bots spielen sanft
    .what = Für die ersten Spiele: Der Tod kommt spät, abgestimmt wird vorsichtig, und es bleibt Zeit, sich umzusehen.
style-human = Wie Menschen
    .line = Bots spielen wie Menschen
    .what = Ein Abend wie unter Leuten: Bücher werden gesammelt, abgestimmt wird nach Beweisen, und niemand hetzt.
style-keen = Auf Sieg
    .line = Bots spielen auf Sieg
    .what = Sie schlagen zu und stimmen ab, sobald es sich lohnt. Ein Spiel kann in der dritten Stunde vorbei sein.
style-counts = Es gilt in { $game }, für Bots der Stufe Normal. Leichte spielen auf ihre eigene Art, schwere immer auf Sieg.
