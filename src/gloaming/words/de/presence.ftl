# Leute kommen und gehen: wer keine Verbindung hat, auf wen alle warten, ein Bot für sie, ein neuer Mensch auf ihrem Platz.

## Am Bild

seat-lost = keine Verbindung
seat-silent = alle warten
seat-minded = ein Bot spielt so lange
seat-follows = hat den Platz von { $name } übernommen
seat-lost-short = offline
seat-minded-short = Bot spielt
seat-silent-short = schweigt

## Beim Warten

presence-lost = { $minutes ->
    [0] { $name } hat die Verbindung verloren.
    [one] { $name } hat vor einer Minute die Verbindung verloren.
   *[other] { $name } hat vor { $minutes } Minuten die Verbindung verloren.
}
presence-silent = { $minutes ->
    [0] { $name } hat noch nicht geantwortet.
    [one] { $name } hat seit einer Minute nicht geantwortet.
   *[other] { $name } hat seit { $minutes } Minuten nicht geantwortet.
}
presence-long = { $minutes ->
    [0] Das dauert eine Weile.
    [one] Alle warten seit einer Minute.
   *[other] Alle warten seit { $minutes } Minuten.
}
presence-minded = Ein Bot spielt für { $name }.
presence-cover = Einen Bot für { $name } spielen lassen
presence-cover-whom = Einen Bot spielen lassen für:
presence-agreed = { $peopleIs ->
    [one] { $people } würde einen Bot für { $name } spielen lassen. Eine Stimme mehr genügt.
   *[many] { $people } würden einen Bot für { $name } spielen lassen. Eine Stimme mehr genügt.
}
presence-agreed-you = Du würdest einen Bot für { $name } spielen lassen. Eine Stimme mehr genügt.
presence-agreed-of-you = { $peopleIs ->
    [one] { $people } würde einen Bot für dich spielen lassen.
   *[many] { $people } würden einen Bot für dich spielen lassen.
}
presence-not-after-all = Noch etwas warten
presence-former = { $name } hat deinen Platz übernommen. Du siehst jetzt von außen zu.

## Wieder da

return-mark = Dein Platz
return-title = Ein Bot spielt für dich
return-detail = { $decisions ->
    [0] Er musste noch nichts entscheiden.
    [one] Während du weg warst, hat er eine Entscheidung getroffen.
   *[other] Während du weg warst, hat er { $decisions } Entscheidungen getroffen.
}
return-since = Was geschehen ist
return-take = Meinen Platz zurücknehmen

## Das Menü

menu-bot-for-me = Einen Bot für mich spielen lassen
menu-hand-over = Den Platz von { $name } weitergeben
menu-clocks = Zeit zum Antworten

## Einen Platz weitergeben

hand-over-title = Der Platz von { $name } für jemand Neues
hand-over-what = Ein Bot spielt für { $name }. Stattdessen kann jemand Neues den Platz übernehmen, mit Rolle und Karten von { $name }. Danach kann { $name } nur noch zusehen.
hand-over-make = Einen Link machen
hand-over-how = Lass ihn scannen oder schick den Link. Er gilt einmal.
hand-over-picture = QR-Code für den Platz von { $name }
hand-over-copy = Den Link kopieren
hand-over-one-more = Noch jemand muss zustimmen, oder wer den Tisch eröffnet hat.
hand-over-agreed = { $peopleIs ->
    [one] { $people } würde ihn weitergeben.
   *[many] { $people } würden ihn weitergeben.
}
hand-over-withdraw = Den Platz für { $name } behalten

## Einen Platz übernehmen

take-over-mark = Ein Platz an { $code }
take-over-title = Du übernimmst den Platz von { $name }
take-over-what = Eine Partie { $game } läuft. Du bekommst Rolle und Karten von { $name } und alles, was { $name } wusste.
take-over-stays = Was getan ist, ist getan. Die anderen sehen, dass du neu bist.
take-over-sit = Den Platz nehmen
take-over-lead = Der Platz von { $name } wartet auf dich

## Zeit zum Antworten

patience = Geduld, wenn jemand schweigt
patience-detail = Danach dürfen der Gastgeber oder zwei andere einen Bot spielen lassen.
patience-seconds = { $seconds ->
    [0] ohne Ende
    [60] eine Minute
   *[other] { NUMBER($minutes, maximumFractionDigits: 1) } Minuten
}
clocks-from-next = Änderungen gelten ab der nächsten Frage.
clocks-host-only = Nur wer den Tisch eröffnet hat, kann sie ändern.

## Abschiede und Ablehnungen

farewell-handed_over = Jemand Neues hat deinen Platz
farewell-handed_over-detail = Ein Bot hat für dich gespielt, und der Tisch hat den Platz weitergegeben. Sind Zuschauer erlaubt, kannst du zusehen.
farewell-watch = Beim Spiel zusehen
refusal-people-only = Wer für jemanden spielt, entscheiden nur Menschen. Überlass es ihnen.
refusal-not-now = Ein Platz lässt sich weitergeben, solange gespielt wird, und nicht in einer Lektion.
refusal-not-covered = Lass erst einen Bot für { $name } spielen.
refusal-own-seat = Das ist dein eigener Platz. Nimm ihn zurück.
refusal-used-link = Dieser Link gilt nicht mehr. Bitte am Tisch um einen neuen.
refusal-seated-already = Du sitzt schon an diesem Tisch. Niemand hat zwei Plätze.
