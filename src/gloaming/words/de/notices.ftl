# Whose fonts and programs the pages carry.

notices = Lizenzen
    .lead = Gloaming selbst ist freie Software unter der Apache-Lizenz, Version 2.0. Die Seiten enthalten auch Arbeit von anderen: vielen Dank dafür. Jede Lizenz steht hier vollständig, in der Sprache, in der sie geschrieben wurde.
    .fonts = Schriften
    .programs = Programme
    .save = Alle als einen Text speichern
    .missing = Die Lizenzen lassen sich gerade nicht laden. Versuch es gleich noch einmal.
