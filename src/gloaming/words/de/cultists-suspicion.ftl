# Verdächtigungen in Cultists. Hinweise stehen ohne Subjekt: ein Name steht davor.

suspicion-cultists-top = sicher beim Kult
suspicion-cultists-bottom = sicher nicht
suspicion-cultists-was = gehörte zum Kult
suspicion-cultists-label = Wie wahrscheinlich es schien, dass jemand zum Kult gehört, Stunde für Stunde. Die größten Wendungen stehen darunter in Worten.
clue-turn = war am Zug
clue-automa = zog, wie der Automa zieht
clue-found-dead = { $aboutIs ->
    [you] dein Tod kam ans Licht
   *[other] der Tod von { $about } kam ans Licht
}
clue-found-alive = { $aboutIs ->
    [you] jemand sah in deinen Pulsstapel und meldete keinen Tod
   *[other] jemand sah in den Pulsstapel von { $about } und meldete keinen Tod
}
clue-turned = { $aboutIs ->
    [you] eine Karte deines Pulsstapels wurde aufgedeckt
   *[other] eine Karte des Pulsstapels von { $about } wurde aufgedeckt
}
clue-drawn = die Karte, die in einem Raum gezogen wurde
clue-passage = die Karte, die in einem unsicheren Gang gezogen wurde
clue-ritual = die Karten des Rituals
clue-route = die Räume, in denen gehandelt wurde
clue-filled-closed = eine Karte in einen unerkundeten Raum gelegt
clue-filled-open = eine Karte in einen erkundeten Raum gelegt
clue-checked = in einem Raum eine Karte gezogen
clue-camera = durch die Kamera eine Karte gezogen
clue-looked = { $aboutIs ->
    [you] in deinen Pulsstapel gesehen
   *[other] in den Pulsstapel von { $about } gesehen
}
clue-looked-at = von { $aboutDat } untersucht
clue-looked-at-mate = ein Blick zwischen { $seatDat } und { $aboutDat }
clue-reported = { $aboutIs ->
    [you] deinen Tod gemeldet
   *[other] den Tod von { $about } gemeldet
}
clue-secured = eine Karte in die unsicheren Gänge gelegt
clue-fought = eine Kapuzengestalt vertrieben
clue-scared = den Fischmenschen verscheucht
clue-called-vote = zur Abstimmung gerufen
clue-restarted = den Strom wieder eingeschaltet
clue-portal = eine Hand an das Portal gelegt
clue-refused = am Portal nicht geholfen
clue-passed = gepasst
clue-stayed = stehen geblieben
clue-token-removed = einen Marker aus dem Spiel genommen
clue-token-returned = einen Marker zurückgelegt
clue-handed-over = einen Gegenstand übergeben
clue-picked-up = einen Gegenstand aufgehoben
clue-rifle = das Gewehr abgefeuert
clue-lamp = die Lampe entzündet
clue-owl = die Schneeeule ausgesandt
clue-lift-called = einen Aufzug gerufen
clue-ropes = die Sicherungsseile geworfen
clue-swapped = zwei Stapel vertauscht
clue-revived = jemanden ins Leben zurückgeholt
clue-sought = allein zu { $aboutDat } gegangen
clue-sought-again = allein zu { $aboutDat } gegangen, und nicht zum ersten Mal
clue-sought-by = von { $aboutDat } aufgesucht
clue-sought-mate = { $aboutDat } allein begegnet
clue-in-the-dark = im Dunkeln in eine Menge geraten
clue-gave = eine Karte zwischen { $seatDat } und { $aboutDat } im Dunkeln
clue-abstained = sich enthalten
clue-vote = ein Stimmzettel zwischen { $seatDat } und { $aboutDat }
clue-tally = Stimmen bekommen, niemand weiß von wem
clue-victim = ermordet
clue-not-this-role = kann eine bestimmte Rolle nicht haben
clue-curse = Spuren des Fluchs
