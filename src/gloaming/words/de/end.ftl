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
