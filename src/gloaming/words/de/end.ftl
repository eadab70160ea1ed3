# Das Ende.

end-table = Tisch { $code }
end-aborted-title = Das Spiel wurde abgebrochen.
end-chart-title = Was wirklich geschah
end-proof-title = Alles ging mit rechten Dingen zu
end-proof-detail = Bevor die erste Karte verteilt war, hat der Tisch ein Siegel auf seine Würfel veröffentlicht. Unten steht der Startwert, der darunter lag. Speichere die Aufzeichnung, und Gloaming prüft Siegel, Startwert und jeden einzelnen Zug:
end-proof-seal = Das Siegel, zu Beginn veröffentlicht
end-proof-seed = Der Startwert, am Ende gezeigt
end-proof-verify = So wird geprüft
end-proof-file = AUFZEICHNUNG
end-save = Die Aufzeichnung speichern
end-replay = Noch einmal ansehen
end-again = Derselbe Tisch, neues Spiel
end-join = Zu { $name } an den neuen Tisch
end-again-trouble = Ein neuer Tisch ließ sich nicht öffnen. Versuch es gleich noch einmal.
end-proof-title-broken = Hier stimmt etwas nicht
end-proof-holds = Auf diesem Gerät geprüft: Die Karten waren vor der ersten versiegelt, dein Anteil steckt darin, und deine Antworten stehen da, wie du sie gegeben hast.
end-proof-holds-unshared = Auf diesem Gerät geprüft: Das Siegel ist das vom Anfang. Einen Anteil am Startwert hat dieses Gerät nicht beigetragen.
end-proof-nothing = Dieses Gerät hat nichts, womit es prüfen könnte: Es saß bei Spielbeginn auf keinem Platz mit Schlüssel.
end-proof-broken = { $fault ->
    [terms] Die Bedingungen dieses Spiels sind nicht die, denen dieses Gerät zugestimmt hat.
    [seal] Das Siegel ist nicht das, das dieses Gerät gesehen hat, oder der Startwert passt nicht dazu.
    [seed] Der Startwert besteht nicht aus den zugesagten Anteilen.
    [share] Der Anteil dieses Geräts steckt nicht im Startwert.
   *[answers] Deine unterschriebenen Antworten stehen nicht alle in der Aufzeichnung, oder andere stehen an ihrer Stelle.
} Trau diesem Ergebnis nicht. Speichere die Aufzeichnung und frag die Person, die diesen Server betreibt.
end-proof-attempts = Das Austeilen begann { $attempts } Mal, weil jemand einen Anteil zugesagt und dann zurückgehalten hat.
end-proof-seat = { $name }: { $signed ->
    [0] nicht unterschrieben
   *[other] { $signed } von { $answers } Antworten unterschrieben
}{ $witnessed ->
    [yes] , und das Ende bezeugt
   *[no] {""}
}.
end-proof-nobody = Niemand hat eine Antwort unterschrieben.
end-proof-how = Wie ein Tisch beweist, dass ehrlich ausgeteilt wurde
fair-title = Wie ein Tisch beweist, dass ehrlich ausgeteilt wurde
fair-pledge = Bevor die erste Karte verteilt wird, schließen der Server und jedes Gerät mit Schlüssel einen zufälligen Anteil weg und zeigen allen einen Fingerabdruck davon.
fair-seed = Erst wenn alle Fingerabdrücke auf dem Tisch liegen, werden die Anteile gezeigt, und zusammen bestimmen sie jedes Mischen: Niemand kann sich die Karten aussuchen.
fair-pin = Dein Gerät merkt sich Fingerabdrücke, Namen, Einstellungen und Siegel, bevor es seinen Anteil zeigt.
fair-sign = Jede deiner Antworten wird mit einem Schlüssel unterschrieben, der dein Gerät nie verlässt, und am Ende auch die Liste aller Antworten.
fair-check = Nach dem Spiel prüft dein Gerät das alles, und mit der gespeicherten Aufzeichnung können es alle noch einmal prüfen.
fair-limits = Bots und Geräte ohne sichere Verbindung bringen keinen Anteil mit und unterschreiben nichts, und die Aufzeichnung sagt das. Selbst wer alle Anteile außer deinem kennt, kann sich die Karten nicht aussuchen. Hält jemand einen Anteil zurück, wird neu ausgeteilt, und die Zahl der Versuche steht dabei.
fair-back = Zurück
