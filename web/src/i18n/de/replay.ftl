# Die Wiederholung.

replay-title = Noch einmal
replay-back = Das Ende
replay-eyes = Mit wessen Augen
replay-eyes-mine = { $name } (du)
replay-eyes-spectator = Zuschauend
replay-eyes-all = Alles offen
replay-trouble = Diese Wiederholung war nicht zu holen.
replay-retry = Noch einmal versuchen
replay-tabs = Was du ansehen willst
replay-tab-board = Plan
replay-tab-log = Protokoll
replay-tab-side = Tisch
replay-log = Was bisher geschah
replay-night = Es ist Nacht. Alle öffnen einen Umschlag.
replay-hour = { $hour ->
    [0] Nacht
   *[other] Stunde { $hour }
}
replay-moment = { $hour ->
    [0] Nacht
   *[other] Stunde { $hour }
}: { $words }
replay-slider = Moment des Spiels
replay-controls = Vor und zurück
replay-hour-back = Eine Stunde zurück
replay-answer-back = Eine Antwort zurück
replay-event-back = Ein Ereignis zurück
replay-event-on = Ein Ereignis weiter
replay-answer-on = Eine Antwort weiter
replay-hour-on = Eine Stunde weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo { $speed }. Ändern
replay-voice = ({ $name }) { $words }
replay-open-title = Was offen liegt
replay-pulse = Pulsstapel: { $cards }
