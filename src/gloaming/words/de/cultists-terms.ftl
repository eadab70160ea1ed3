# Namen der Dinge auf dem Tisch.

## Karten. `.one` ist eine solche Karte im Satz.

card-alive = Lebendig
    .one = eine Karte „Lebendig“
    .does = Das Gegenüber macht weiter wie zuvor.
card-dead = Tot
    .one = eine Karte „Tot“
    .does = Das Gegenüber ist tot und weiß es nicht.
card-success = Erfolg
    .one = eine Karte „Erfolg“
    .does = Im Raum: Ein Buch kommt ins Regal.
card-failure = Fehlschlag
    .one = eine Karte „Fehlschlag“
    .does = Im Raum: Nichts geschieht. In den unsicheren Gängen: Eine Kapuzengestalt kommt.
card-sabotage = Sabotage
    .one = eine Karte „Sabotage“
    .does = Im Raum: Ein Buch kommt zurück. In den unsicheren Gängen: Der Fischmensch taucht auf.
card-veiled = Karte
    .one = eine Karte
    .does = Verdeckt.
cards-of = { $count } { $face }
cards-none = keine Karten
points-of = { $points } von { $target } Punkten
doors-count = { $count ->
    [one] 1 Tür
   *[other] { $count } Türen
}

role = Rolle
knife = Messer
portal = Portal
fishman = Fischmensch
ghost = Geist
bag = Beutel
power = Strom
power-on = Hell
power-off = Dunkel
hour-of = Stunde { $round } von 10

## Phasen

phase-night = Nacht
    .does = Die Augen sind zu. Rollen, Routen und Karten werden verteilt.
phase-movement = Bewegung
    .does = Reihum gehen alle an einen anderen Ort.
phase-event = Ereignis
    .does = Die Uhr schlägt, ein Marker wird gezogen.
phase-action = Aktionen
    .does = Reihum tun alle eine Sache oder passen.
phase-cleanup = Ende der Stunde
    .does = Behauptungen, Fristen, und das Messer geht nach links.
phase-over = Das Ende
    .does = Alles liegt offen.

## Was der Tisch gerade zulässt

talk-free = Redet, wie ihr mögt
talk-mute-all = Keine Verbindung: Niemand redet bis zum nächsten Marker
talk-mute-voice-only = Keine Verbindung: schreiben ja, sprechen nein
talk-emotes-allowed = Keine Verbindung: nur Zeichen, keine Worte
hand = Hand
vote = Abstimmung
hour = Stunde { $round }
