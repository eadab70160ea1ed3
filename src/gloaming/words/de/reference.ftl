# Die Kurzübersicht jedes Spiels.

reference-title = Auf einen Blick
reference-print = Diese Seite drucken
reference-back = Zurück
