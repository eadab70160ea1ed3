# Klang und Vibration, das Ende einer Partie zum Ansehen und Teilen, und das Buch des Pförtners.

sounds-more = Klang und Vibration
sounds-title = Klang und Vibration
sounds-lead = Alles, was hier zu hören oder zu spüren ist, steht auch geschrieben.
sounds-volume = Lautstärke
sounds-calls = Ruf mich, wenn ich am Zug bin, auch aus einem anderen Tab
sounds-touch = Das Telefon regt sich bei deinen Antworten, bei Tod, Abstimmung und Ende
    .unable = Dieses Gerät scheint sich nicht regen zu können.
sounds-legend = Was du hörst
cue-move = Ein leises Ticken
    .means = Du bist am Zug
cue-sealed = Ein Siegel
    .means = Deine Antwort ist abgegeben
cue-steps = Schritte
    .means = Jemand ist unterwegs
cue-flip = Eine Karte
    .means = Eine Karte wechselt die Hand oder wird umgedreht
cue-page = Eine Seite
    .means = Etwas Neues: ein Plättchen, ein Gegenstand, ein Ereignis
cue-shelf = Ein Buch im Regal
    .means = Ein Buch oder ein Wissenschaftler ist in Sicherheit
cue-ballot = Ein Klopfen auf Holz
    .means = Die Stimmen werden gezählt
cue-lights = Ein Schalter
    .means = Das Licht geht aus oder an, oder ein Sektor ist frei
cue-bell = Die Nachtglocke
    .means = Eine Stunde oder Runde beginnt
cue-ship = Ein tiefes Grollen
    .means = Ein Mutterschiff ist gekommen
cue-verdict = Ein Akkord
    .means = Eine Abstimmung oder Rettung ist entschieden
cue-death = Ein tiefer Ton
    .means = Jemand ist tot, oder einer von ihnen
cue-won = Steigende Töne
    .means = Deine Seite hat gewonnen
cue-lost = Fallende Töne
    .means = Deine Seite hat verloren

cast = Wer wer war
unmasking = Die Karten werden umgedreht
unmasking-all = Alle umdrehen
unmasking-on = Ansehen, wie es war

result-share = Ergebnis teilen
result-shape = Bild
    .wide = Breit
    .tall = Hoch
result-named = Mit Namen
result-hand-on = Teilen
result-save = Bild speichern
result-copy = Als Text kopieren
result-saved = Gespeichert.
result-private = Das Bild entsteht hier in deinem Browser. Niemand bekommt es, wenn du es nicht teilst.
result-unofficial = Gloaming, ein inoffizielles Spiel der verborgenen Rollen. Nicht von den Verlagen der Brettspiele gemacht oder gebilligt.
result-head = { $game }. { $mark }.
result-was = { $name }: { $note }

book = Das Buch des Pförtners
book-lead = Der Pförtner erinnert sich an dich.
book-sum = { $games ->
    [0] Noch keine Partie. Spiel eine zu Ende, dann steht sie hier.
    [one] Eine Partie, { $won ->
        [0] verloren
       *[other] gewonnen
    }.
   *[other] { $games } Partien, { $won ->
        [0] noch keine gewonnen
       *[other] { $won } gewonnen
    }.
}
book-fleeting = Dieser Browser behält nichts lange. Das Buch bleibt, bis du diesen Tab schließt; speichere es vorher.
book-sides = Seiten
book-played = Gespielt
book-won = Gewonnen
book-titles = Titel
book-rivals = Rivalen
book-bot = ein Bot
book-rival = { $beatYou ->
    [0] Hat dich nie geschlagen
    [one] Hat dich einmal geschlagen
   *[other] Hat dich { $beatYou }-mal geschlagen
}, { $beaten ->
    [0] hat nie gegen dich verloren
    [one] hat einmal gegen dich verloren
   *[other] hat { $beaten }-mal gegen dich verloren
}.{ $caught ->
    [0] {""}
    [one] {" "}Einmal ertappt.
   *[other] {" "}{ $caught }-mal ertappt.
}
book-save = Buch speichern
book-saved = Gespeichert. Bewahre die Datei auf; sie bringt das Buch in einen anderen Browser.
book-load = Buch mitbringen
book-loaded = { $count ->
    [0] Darin steht nichts Neues.
    [one] Eine Partie ist dazugekommen.
   *[other] { $count } Partien sind dazugekommen.
}
book-unreadable = Das ist kein Buch des Pförtners, oder ein neueres Gloaming hat es geschrieben. Es hat sich nichts geändert.
book-forget = Alles vergessen
book-forget-sure = Noch einmal tippen, dann ist alles vergessen. Das lässt sich nicht rückgängig machen.
book-forgotten = Vergessen.
side-cultists = Der Kult
side-investigators = Die Ermittler
side-hunter = Der Verfluchte Jäger
side-aliens = Die Aliens
side-humans = Die Menschen

title-new = Neuer Titel: { $title }.
title-newcomer = Das neue Gesicht
    .for = Die erste Partie bis zum Ende gespielt.
title-regular = Stammgast
    .for = Zehn Partien bis zum Ende gespielt.
title-both-sides = Beide Seiten der Tür
    .for = Für jede Seite einmal gewonnen.
title-streak = Drei Lampen in Folge
    .for = Drei Partien nacheinander gewonnen.
title-rematch = Offene Rechnung
    .for = Wer dich zuletzt geschlagen hat, ist geschlagen.
title-sharp-eye = Der richtige Riecher
    .for = Geholfen, einen von ihnen zu entlarven.
title-cold-hands = Kalte Hände
    .for = Drei Leuten in einer Nacht eine Karte „Tot“ gegeben.
title-above-suspicion = Über jeden Verdacht erhaben
    .for = Für den Kult gewonnen, und nie hat jemand für dich gestimmt.
title-seen-worse = Hat Schlimmeres gesehen
    .for = Zwei Tode in einer Nacht entdeckt.
title-shown-out = Zu Unrecht hinausgeleitet
    .for = Hinausgewählt oder beschuldigt, und unschuldig.
title-house-ghost = Der Hausgeist
    .for = Gewonnen, ohne noch zu leben.
title-late-professor = Der selige Professor
    .for = Tot seit der zweiten Stunde oder früher, und doch gewonnen.
title-librarian = Nachtbibliothek
    .for = Gewonnen, weil genug Bücher im Regal standen.
title-still-warm = Noch warm
    .for = Drei sind gestorben, und du nicht.
title-back-roads = Kennt die Schleichwege
    .for = Zwei saubere Rettungen an einem Abend.
title-in-the-works = Sand im Getriebe
    .for = Zwei Rettungen an einem Abend sabotiert.
title-only-human = Auch nur ein Mensch
    .for = Unter zwei oder mehr Aliens Mensch geblieben, und gewonnen.
title-change-of-heart = Ein Sinneswandel
    .for = Im letzten Augenblick zum Alien geworden, und gewonnen.
