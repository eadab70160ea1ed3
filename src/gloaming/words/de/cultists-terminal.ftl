# Was nur das Terminal über Cultists sagt.

## Fragen, bei denen die Seite „halten“ sagt

terminal-question-night = Du hast gesehen, was die Nacht dir zeigt. Bereit für die erste Stunde?
terminal-question-look-at-pulse = Im Pulsstapel von { $targetDat }: { $cards }. Was zeigst du?
terminal-question-handle-token = Der Marker: { $token }. Was tust du mit ihm?
cards-in-order = { $cards }, in der Reihenfolge, in der sie kamen

## Antworten, je nach der Frage

option-go-teleport = { option-go-drift }
option-stop-declare-path = { option-stop-path }
option-accuse-reconsider-ballot = { option-accuse-instead }
option-accuse-hold-vote-leader = { option-accuse-leader }
option-abstain-reconsider-ballot = { option-abstain-instead }

## Was aus ihnen folgt

detail-go = { detail-meeting } { $step ->
    [start] { detail-back-at-start }
    [last] { detail-last-door }
   *[other] {""}
}
detail-go-teleport = {""}
detail-meeting = { $meeting ->
    [before] { detail-met-before }
    [meet] { detail-meet }
    [silent] { detail-meet-without-cards }
    [crowd] { detail-crowd }
   *[none] {""}
} { $behind ->
    [yes] Durch eine Geheimtür.
   *[no] {""}
}
detail-stop = { detail-movement-ends }
detail-give = { $left ->
    [one] Es ist deine letzte.
   *[other] Du hast { $left }.
}
detail-fill-room = { $explores ->
    [yes] { detail-fill-explores }
   *[no] { detail-fill }
}
detail-send = { detail-fill-room }
detail-secure-hallway = { detail-secure }
detail-check-state = { detail-look }
detail-watch-state = { detail-look }
detail-spy = { detail-look }
detail-spot = { detail-look } { detail-used-up }
detail-check-room = { detail-draw } { $points ->
    [0] {""}
   *[other] { detail-draw-scores }
} { $finds ->
    [yes] { detail-find }
   *[no] {""}
}
detail-watch-room = { detail-check-room }
terminal-detail-accuse = {""}
detail-accuse-hold-vote-leader = {""}
detail-abstain-hold-vote-leader = { detail-abstain-leader }
detail-abstain-reconsider-ballot = {""}
detail-initiate-vote = { detail-vote }
detail-close-portal = { $closingIs ->
    [none] { detail-portal-begin }
   *[some] { detail-portal-finish }
} { $vain ->
    [yes] { detail-portal-in-vain }
   *[no] {""}
}
detail-close-together = { detail-portal-ask }
detail-shoot-cultist = { detail-used-up }
detail-drive-fishman = { detail-used-up }
terminal-detail-enter-lift = Er hält sonst hier: { $stop }. { detail-meeting }
terminal-detail-step-out = { $exit ->
    [0] { detail-step-out }
   *[other] { detail-step-out-costs }
} { detail-go }
terminal-detail-ride-lift = { detail-ride-lift } { detail-meeting }
detail-rope = { $cards ->
    [0] Ein leerer Pulsstapel zeigt nichts.
    [one] Die einzige Karte des Pulsstapels wird gezeigt.
   *[other] Eine von { $cards } Karten wird gezeigt.
}
detail-take-along = { $ghost ->
    [yes] Ein Geist.
   *[no] {""}
} { $cards ->
    [one] Eine Raumkarte auf der Hand.
   *[other] { $cards } Raumkarten auf der Hand.
}
detail-let-tie-stand = { $leader ->
    [yes] Die Abstimmung findet keinen Anführer.
   *[no] Niemand muss gehen.
}
detail-with-deck = { detail-fill }

## Was nur dieser Platz lesen darf

terminal-secret-on-route = Auf deiner Route.
secret-spoils = Damit misslingt das Ritual, und der Kult gewinnt.
secret-stays = Der Tod bleibt geheim.
secret-greenhorn-special = { secret-greenhorn }
secret-butterfingers-knife = { secret-butterfingers }
secret-crybaby-look = { secret-crybaby-risk }
secret-crybaby-show = { secret-crybaby }
secret-cursebearer-haunted = Dort ist ein Geist. Du bist der Fluchträger: Du würdest auch einer.

## Antworten, wo wenig Platz ist

short-go = { $place }
short-give = { $cardFace }: { $to }
short-fill-room = { $cardFace }: { $place }
short-send = { $cardFace }: { $place }
short-check-room = Ziehen: { $place }
short-watch-room = Kamera: { $place }
short-watch-state = Kamera: { $target }
short-check-state = Puls: { $target }
short-spot = Fernglas: { $target }
short-hand-over = { $itemName }: { $to }
short-pick-up = Nimm: { $itemName }
short-shoot-cultist = Schuss: { $place }
short-drive-fishman = Fischmensch: { $toIs ->
    [none] See
   *[some] { $to }
}
short-enter-lift = { $lift }
short-step-out = Hinaus: { $to }
short-ride-lift = Fahrt: { $to }
short-call-lift = Ruf: { $lift }
short-revive = Leben: { $target }
short-swap-deck = Tausch: { $place }
short-with-deck = { $place }

## Was geschah, im Zusammenhang erzählt

story-night = Die Nacht bricht an
story-vote = Die Abstimmung
story-death = Ein Tod
story-meeting = Eine Begegnung
story-assassin = Der Attentäter
story-claim = Die Behauptung
story-seer = Der Seher
story-ritual = Das Ritual
story-ropes = Die Seile
story-exorcism = Ein Leben für ein Leben
story-celebrity = Die Berühmtheit
story-hunter = Der Verfluchte Jäger
told-step-out = { $seatIs ->
    [you] Du steigst { $placeIn } aus.
   *[other] { $seat } steigt { $placeIn } aus.
}
told-exchange = { $seats } begegnen sich { $placeIn } und geben einander eine Karte.

## Der erste Bildschirm

welcome-night = { $seats } von euch bleiben über Nacht, und { $cultists ->
    [one] eine Person ist ein Kultist
   *[other] { $cultists } sind Kultisten
}. Karten „Tot“ gehen verdeckt von Hand zu Hand. Bücher kommen ins Regal.
welcome-envelope = Dein Umschlag
welcome-side = Deine Seite: { $team }.

## Neben der Stunde

head-before = Vor der ersten Stunde
head-knife = Messer: { $seat }
head-portal = Portal bis Stunde { $hour }
head-no-cards = keine Karten in Begegnungen
head-no-vote = keine Abstimmung mehr
head-organism = 46-B ist wach
head-relics = Relikte { $relics }/{ $most }
head-door = { $open ->
    [yes] rote Tür offen
   *[no] rote Tür zu
}
head-leader = Anführer: { $seat }
head-lifts = Aufzüge: { $rooms }
head-profession-hidden = Beruf verdeckt
head-profession = { $profession }: { $seat }{ $spent ->
    [yes] {" "}(verbraucht)
   *[no] {""}
}
head-profession-lost = { $profession } verloren
head-curse = verfluchte Räume { $rooms }/{ $most }

## Tafeln

panel-hours = Uhr
people-heading = Pulsstapel, Hand
people-cards = { $pulse }p { $encounter }b { $room }r
people-where = { $name }{ $ghost ->
    [yes] {" "}(Geist)
   *[no] {""}
}: { $place }{ $itemsIs ->
    [some] , mit { $items }
   *[none] {""}
}
hours-none = Noch kein Marker
secrets-you = Du:
route-own = Deine Route: { $lines }.
route-open = Offene Route von { $seatDat }: { $lines }.
route-line = Stunden { $hours }: { $colours }

## Der Plan

plan-hooded = Kapuze
plan-curse = Fluch
plan-awake = wach
plan-books = { $books ->
    [0] kein Buch
    [one] 1 Buch
   *[other] { $books } Bücher
}
    .short = { $books }B
plan-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
plan-finished = abgeschlossen
    .short = zu
legend-you = du
legend-ghost = Geist
legend-answer = Antwort
legend-token = Marker
legend-books = Bücher
legend-deck = Stapel von 3
legend-explored = erkundet
legend-obstacle = Hindernis
legend-locked = verschlossene Tür
legend-covered = Gegenstand, verdeckt
legend-item = Gegenstand
legend-blocked = versperrt
legend-lift = Aufzug
legend-lift-you = Aufzug mit dir darin

## Die Seiten hinter r und h

help-roles-key = Rollen
help-reference = Rollen und Ziele an diesem Tisch, deine Route in Worten, die Uhr
roles-page = Rollen und Ziele an diesem Tisch
help-plan = Auf dem Plan bist du @, Klammern sind Geister, und [2] ist, wohin Antwort 2 führt.
help-people = Neben jedem Namen: Karten im Pulsstapel (p), dann Begegnungskarten (b) und Raumkarten (r) auf der Hand. Ein Dolch zeigt, wer das Messer hat.
help-shelf = Im Regal heißt 2/4+4: zwei von vier Büchern. Ein volles Fach bringt vier Punkte.
help-letters = Die Buchstaben sind die Farben der Räume: { $letters }.
help-route = Deine Route zeigt die Farben dieser Stunde in Klammern. Ermittler nutzen nur Räume dieser Farben.
help-ice = ▲ ist ein Hindernis auf dem Eis: Es kostet so viel wie eine Tür, und über es hinweg begegnet sich niemand. ■ ist die rote Tür, solange sie zu ist. Der Altar zeigt seine Relikte als ◆◇◇.
help-items = Ein ? neben den Büchern eines Raums ist ein verdeckter Gegenstand, +Gewehr einer, der offen liegt. Was jemand trägt, steht neben der Stunde oder unter dem Namen.
help-crossing = Der dicke Strich an der Kreuzung ist die Drehtür: Sie versperrt diesen Stollen. <1> ist ein Aufzug an dem Raum, an dem er steht, <1:Be> einer mit Be darin.
help-professions = Neben der Stunde steht der Beruf, sobald er gewonnen ist, und wer ihn hat.

## Das Ende

fate-alive = bis zum Ende am Leben
fate-ghost = Geist, { $how }
fate-dead = { $hour ->
    [0] von Anfang an tot
   *[other] tot seit Stunde { $hour }
}
fate-unfound = { $truth }, und niemand fand es heraus
end-hours = { $hours ->
    [one] Nach einer Stunde.
   *[other] Nach { $hours } Stunden.
}
facts-game = { $players } Plätze, { $level }
facts-game-automa = { $players } Plätze und der Automa, { $level }
replay-roles = Die Rollen waren: { $roles }.

## Wie es endete, in Tabellen und einzelnen Zeilen

ending-cultists = { $team }: gewonnen { $reason } in Stunde { $rounds }.
ending-cultists-team-investigators = Ermittler
ending-cultists-team-cultists = Kultisten
ending-cultists-team-hunter = Verfluchter Jäger
ending-cultists-by-points = nach Punkten
    .note = Verlag: 20–25 %
ending-cultists-by-vote = durch eine Abstimmung
ending-cultists-by-assassin = durch den Attentäter
ending-cultists-by-murder = durch den Tod des letzten Kultisten
ending-cultists-by-false-claim = durch eine falsche Behauptung
ending-cultists-by-kills = durch Tode
ending-cultists-by-claim = durch eine wahre Behauptung
ending-cultists-by-time = durch Zeitablauf
ending-cultists-by-seer = durch die Benennung des Sehers
ending-cultists-by-ritual = durch das Ritual
ending-cultists-by-no-leader = mangels Anführer
ending-cultists-by-exorcist = durch den Exorzisten
ending-cultists-by-hunter = durch den Fluch

## Eine Hausregel, die die Lobby nicht anbietet

house-first-player = Wer anfängt
    .none = wird ausgelost

## Hinweise, wo nichts zu halten ist und kein Zeichen auf dem Plan steht

terminal-note-night = Wer du bist, steht oben, und sonst sieht es niemand. Dann wach auf.
terminal-note-walk-dark = Es ist dunkel: Wo jemand ist, begegnet ihr euch alle.
