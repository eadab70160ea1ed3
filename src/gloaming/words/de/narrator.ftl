# Der Erzähler: eine Seite für alle, die mit der Schachtel spielen. Er hilft beim Auslegen, spricht die Nacht und hält Stunden, Stimmen und Punkte fest.

door-box = Hast du die Schachtel? Dann führt dieses Handy durch die Nacht.
narrator = Der Erzähler
narrator-mark = Für die Schachtel auf eurem Tisch
narrator-which = Welche Schachtel liegt auf dem Tisch?
narrator-how = Er baut mit euch auf, spricht die Nacht und hält Stunden, Stimmen und Punkte fest. Eure Karten kennt er nie.
narrator-loading = Die Lampe wird geholt …
narrator-none = Für keine Schachtel gibt es hier einen Erzähler.

narrator-room-choose = Wählen
narrator-room-prepare = Aufbau
narrator-room-night = Nacht
narrator-room-end = Ende
narrator-back = Zurück
narrator-undo = Rückgängig

narrator-other-game = Eine andere Schachtel
narrator-names = Namen, wenn ihr mögt
narrator-names-why = In der Reihenfolge am Tisch, im Uhrzeigersinn. Stimmen werden dann nach Namen gezählt.
narrator-seat = Person { $number }
narrator-lay-out = Alles aufbauen

narrator-one = Eins nach dem anderen
narrator-all = Alles auf einmal
narrator-done = { $done } von { $all } erledigt
narrator-tick = Erledigt, weiter
narrator-before = Der Schritt davor
narrator-heaps = Zählt sie ab
narrator-to-night = Weiter zur Nacht
narrator-to-night-early = Gleich zur Nacht
narrator-to-round = Das Spiel beginnen

narrator-night = Die Nacht
narrator-night-lead = Leg das Handy in die Mitte, stell es laut und starte. Alle schließen die Augen, auch du.
narrator-night-read = Dieses Handy hat keine Stimme für { $language }. Lies jede Zeile vor; die Stille dazwischen misst das Handy für dich.
narrator-night-quiet = Die Stimme ist aus. Lies jede Zeile vor; die Stille dazwischen misst das Handy für dich.
narrator-night-start = Die Nacht beginnen
narrator-night-resume = Weiter
narrator-night-hold = Anhalten
narrator-night-again = Noch einmal sagen
narrator-night-skip = Nächste Zeile
narrator-night-leave = Die Nacht verlassen
narrator-night-line = Zeile { $line } von { $all }
narrator-night-read-now = Lies das vor
narrator-night-silence = { $seconds ->
    [one] Stille: 1 Sekunde
   *[other] Stille: { $seconds } Sekunden
}
narrator-night-held = Angehalten
narrator-night-over = Die Nacht ist vorbei. Augen auf.
narrator-night-once-more = Die Nacht noch einmal

narrator-phase-of = { $phase } von { $all }
narrator-reminders = Bevor es weitergeht
narrator-reminded = Alles erledigt. Weiter
narrator-on = Weiter: { $phase }
narrator-on-round = Weiter: { $round }
narrator-on-end = Zum Ende
narrator-drawn = Was wurde gezogen?
narrator-drawn-copies = { $count ->
    [0] nichts mehr darin
   *[other] noch { $count } darin
}
narrator-drawn-again = Noch einmal ziehen
narrator-in-force = Gilt noch: { $name }
narrator-eyes-shut = Augen zu: { $title }
narrator-tallies = Punkte und Zähler
narrator-more = Eins mehr: { $name }
narrator-less = Eins weniger: { $name }
narrator-may-be-over = Vielleicht ist es vorbei
narrator-finish = Das Spiel beenden

narrator-call-say = Sag es für mich
narrator-talk = { $seconds ->
    [one] 1 Sekunde zum Reden
   *[other] { $seconds } Sekunden zum Reden
}
narrator-talk-start = Die Redezeit starten
narrator-talk-stop = Die Uhr anhalten
narrator-talk-left = Redezeit
narrator-talk-over = Die Zeit ist um. Hebt die Hand.
narrator-to-count = Hände heben und zählen
narrator-enter = Die Hände zählen
narrator-verdict = Was daraus folgt
narrator-lower = Zurück zum Tisch
narrator-lower-early = Abbrechen

narrator-ended = Der Abend ist vorbei
narrator-ended-last = { $round } war die letzte.
narrator-ended-turn = Deckt alle Karten auf und seht nach.
narrator-play-on = Es ist nicht vorbei. Weiterspielen
narrator-anew = Von vorn anfangen
narrator-anew-sure = Noch einmal tippen, um ganz von vorn anzufangen. Das lässt sich nicht rückgängig machen.

narrator-rules = Regeln
narrator-rules-search = Was suchst du?
narrator-rules-none = Nichts gefunden. Versuch es mit weniger oder anderen Wörtern.
narrator-rules-found = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
}

narrator-menu = Menü
narrator-aloud = Der Erzähler spricht
narrator-voice-missing = Dieses Handy hat keine Stimme für { $language }. Ihr könnt die Zeilen selbst vorlesen oder in den Einstellungen eine Stimme hinzufügen.
narrator-kept = Auf diesem Gerät gespeichert. Es geht auch ohne Netz.
narrator-coming = Wird auf diesem Gerät gespeichert …
narrator-open = Schließ diese Seite nicht: Dieser Browser kann sie nicht speichern. Solange sie offen ist, geht es auch ohne Netz weiter.
narrator-fleeting = Dieser Browser behält nichts. Wird die Seite neu geladen, beginnt der Abend von vorn.
narrator-language-missing = Diese Sprache ist noch nicht auf dem Handy. Dafür braucht es einmal ein Netz.
narrator-unofficial = Inoffiziell. Weder gemacht noch gebilligt von denen, die das Spiel in eurer Schachtel erfunden oder verlegt haben.
