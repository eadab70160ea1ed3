# Die geführten Spiele, Schritt für Schritt: `.coach` steht auf der Frage, `.held` nur, solange man hält, `.then` nach der
# Antwort, `.refused`, wenn etwas anderes angetippt wurde, `.says-…` sagen die anderen, `.help-…` kommt Tipp für Tipp.

## Der erste Abend

lesson-first-evening = Dein erster Abend
    .intro-1 = Mailand, heute Abend. Aliens halten fünf Viertel, und fünf Wissenschaftler sind abgeschnitten.
    .intro-2 = Du und deine Agenten bringt sie zum Duomo.
    .intro-3 = Aber jede Karte, die du ziehst, kann dich verwandeln. Niemand wird es wissen.

lesson-first-evening-s1 =
    .coach = An fünf Stellen sind Aliens gelandet. Neben jeder ist ein Wissenschaftler abgeschnitten.

lesson-first-evening-s5 =
    .coach = Alle ziehen eine Karte. Halte, um deine anzusehen.
    .held = Mensch. Du gehörst zu uns, noch.
    .then = Jede Runde beginnt mit einem Ereignis. Kathedrale: Ein Agent darf ins Zentrum.

lesson-first-evening-1-2 =
    .says-1 = Reiher ans Platztor Nuova. Jemand muss die Tür aufmachen.

lesson-first-evening-1-3 =
    .coach = In deinem Zug kannst du einen Agenten übernehmen. Agenten gehören niemandem; eine Sirene heißt: bereit.

lesson-first-evening-1-4 =
    .coach = Er fährt auf einer Straße, so weit du willst. Dann ist seine Sirene aus.

lesson-first-evening-1-5 =
    .coach = Du bist dran. Übernimm Elster oder Luchs: Beide stehen an der Ringstraße.

lesson-first-evening-1-6 =
    .coach = An der Porta Nuova wartet ein Wissenschaftler. Fahr hin, den Ring entlang.

lesson-first-evening-1-7 =
    .coach = Drei Alien-Viertel berühren diesen Posten. Befreie sie: An Aliens vorbei wird niemand geleitet.

lesson-first-evening-1-8 =
    .coach = Reiher steht am Tor, an derselben Straße. Schick den Wissenschaftler dorthin.

lesson-first-evening-1-9 =
    .coach = Der letzte Schritt ist eine Rettung, zu dritt. Wähle zwei andere.

lesson-first-evening-1-11 =
    .coach = Jeder legt ungesehen eine Karte. Eine einzige „Sabotage“ würde alles verderben.
    .held = „Erfolg“, wenn es klappen soll.
    .then = Gerettet: 1 von 2. Der Druck ist jetzt 2: Einen Agenten zu übernehmen kostet zwei Karten.

lesson-first-evening-1-14 =
    .coach = Agnes zieht dafür zwei Karten. Jede kann sie verwandeln, und nur sie wüsste es.

lesson-first-evening-1-15 =
    .says-1 = Ines, du hast deine Karte sehr lange angesehen.

lesson-first-evening-1-16 =
    .coach = Theo braucht Unterstützung. Ist Ines ein Mensch, darf niemand, der sie angeklagt hat, je wieder anklagen.
    .then = { $answer ->
        [support] Ines zeigt ihre Karte: Mensch. Theo, Ruben und du dürft nie wieder anklagen.
       *[other] Ines zeigt ihre Karte: Mensch. Theo und Ruben dürfen nie wieder anklagen.
    }

lesson-first-evening-1-17 =
    .says-1 = Wenn ihr fertig seid, würde ich gern arbeiten.

lesson-first-evening-1-19 =
    .coach = Eine Runde endet: Sirenen kommen zurück, die Würfel verteilen Aliens. Ein voller Sektor, und die Stadt fällt.
    .then = Ein Mutterschiff: Zehn unbekannte Karten kommen in den Stapel. Ein zweites beendet dieses Spiel.

lesson-first-evening-2-1 =
    .coach = Plane diesmal voraus: Zieh eine Karte, dann sieh zwei Ereignisse. Eines davon kommt.
    .held = „Assimiliert“. Du bist jetzt ein Alien, für immer. Sonst weiß es niemand.

lesson-first-evening-2-2 =
    .coach = Eines davon kommt nächste Runde, das andere wird verhindert. Niemand sieht, welches.
    .held = Du gewinnst jetzt mit Schiffen. Aber du kannst weiter die gute Seele spielen.

lesson-first-evening-2-3 =
    .coach = Vor jedem Zug werden das alle gefragt. Nur ein Alien kann sich bekennen.
    .held = Bleib verborgen. Wer sich bekennt, kommt nie wieder in ein Team.

lesson-first-evening-2-4 =
    .says-1 = Porta Magenta, dann sind wir fertig.

lesson-first-evening-2-9 =
    .says-1 = Theo. Und du. Dir traue ich.

lesson-first-evening-2-10 =
    .coach = Leg eine Karte. Alle sehen, wie viele „Sabotage“ dabei sind, und niemand, von wem.
    .held = „Erfolg“ rettet den Wissenschaftler: Die Menschen gewinnen, ohne dich. „Sabotage“ ist für deine Seite.

lesson-first-evening-reveal-1 = Deine Linie kippt in Runde 2, bei der Karte, die du fürs Planen gezogen hast.
lesson-first-evening-reveal-2 = Sonst war niemand verwandelt. Eine einzige Karte hat eine Person von fünf zum Alien gemacht.
lesson-first-evening-reveal-3 = Sie sahen eine „Sabotage“ unter drei Karten. Agnes, Theo oder du? Sie hätten die ganze Nacht gestritten.
lesson-first-evening-reveal-4 = Zwei Wissenschaftler sind in Sicherheit, die Menschen gewinnen. Du warst verwandelt: Du verlierst mit den Aliens.
lesson-first-evening-reveal-5 = Ein ganzes Spiel braucht fünf Wissenschaftler oder vier Schiffe, und mehr als eine Person kann zum Alien werden.
