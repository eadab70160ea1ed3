# Die Frage: auf wen man wartet, die Regel dahinter, Halten zum Ansehen.

panel-waiting = Es wird auf { $people } gewartet.
panel-waiting-others = Es wird auf die anderen gewartet.
panel-sealed = Versiegelt.
panel-sent = Wird gesendet …
panel-clock = noch { $time }
panel-label = Die Frage
again-to-be-sure = Noch einmal tippen: { $act }
choose-first = Erst wählen
choose-unseen = Tun, was ich gewählt habe
why = Warum?
why-exact = Die genaue Regel
why-loading = Wird nachgeschlagen …
why-missing = Die Regel { $number } ließ sich nicht laden. Versuch es noch einmal, wenn du wieder online bist.
why-close = Schließen
hold-to-look = Halten und ansehen
hold-let-go = Loslassen deckt es wieder zu
hold-slide = Zu einer Karte schieben, dann loslassen
hold-chosen = Gewählt und wieder verdeckt
hold-keyboard = Halte die Leertaste, um hinzusehen; wähle mit den Pfeiltasten.
mark-question = Eine Frage an dich
meet-you = Du
act-back = Etwas anderes
waiting-for = { $seatsIs ->
    [none] Einen Moment.
    [you] Es wird auf dich gewartet.
   *[other] Es wird auf { $seatsAcc } gewartet.
}
answer-sealed = Versiegelt. { $count ->
    [0] Einen Moment.
    [one] Jemand fehlt noch.
   *[other] Noch { $count } fehlen.
}
vote-you = du
scene-skip = Überspringen
