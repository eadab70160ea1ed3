# Ereignisse um Räume, Abstimmungen, Tode und das Ende.

## Räume

event-room-explored = { $placeThe } ist erkundet.{ $unsafe ->
    [yes] {" "}Der Marker zeigt einen unsicheren Gang.
   *[no] {""}
}
event-book-placed = Ein Buch kommt { $placeFrom } ins Regal.
event-book-returned = Ein Buch kommt aus dem Regal zurück { $placeTo }.
event-room-finished = { $placeThe } ist abgeschlossen.
event-rack-scored = { $rack } ist voll: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
event-passage-drawn = Die unsicheren Gänge zeigen { $card }.
event-cultist-appeared = Eine Kapuzengestalt kommt { $placeTo }. Dort gibt es keine Raumaktionen.
event-fishman-appeared = Der Fischmensch taucht { $placeIn } auf.

## Abstimmungen

event-ballots-opened = { $ballots }.
ballots-for = { $seatsIs ->
    [you] du stimmst für { $ballotAcc }
    [one] { $seats } stimmt für { $ballotAcc }
    [ye] { $seats } stimmt für { $ballotAcc }
   *[many] { $seats } stimmen für { $ballotAcc }
}
ballots-for-self = { $seatsIs ->
    [you] du stimmst für dich selbst
   *[one] { $seats } stimmt für sich selbst
}
ballots-abstain = { $seatsIs ->
    [you] du enthältst dich
    [one] { $seats } enthält sich
    [ye] { $seats } enthaltet euch
   *[many] { $seats } enthalten sich
}
event-ballot-cast = { $ballotIs ->
    [none] Du hast dich enthalten.
    [you] Du hast für dich selbst gestimmt.
   *[other] Du hast für { $ballotAcc } gestimmt.
}
event-tally-shown = { $tally }.
tally-for = { $votes ->
    [one] eine Stimme für { $seatAcc }
   *[other] { $votes } Stimmen für { $seatAcc }
}
tally-abstentions = { $votes ->
    [0] keine Enthaltung
    [one] eine Enthaltung
   *[other] { $votes } Enthaltungen
}
event-ballot-changed = { $ballotIs ->
    [none] Mit dem Messer in der Hand { $seatIs ->
        [you] enthältst du dich doch.
       *[other] enthält sich { $seat } doch.
    }
    [self] Mit dem Messer in der Hand { $seatIs ->
        [you] stimmst du doch für dich selbst.
       *[other] stimmt { $seat } doch für sich selbst.
    }
   *[other] Mit dem Messer in der Hand { $seatIs ->
        [you] stimmst du doch für { $ballotAcc }.
       *[other] stimmt { $seat } doch für { $ballotAcc }.
    }
}
event-ballot-kept = Mit dem Messer in der Hand { $seatIs ->
    [you] bleibst du bei deiner Stimme.
   *[other] bleibt { $seat } bei der Stimme.
}
event-vote-settled = { $eliminatedIs ->
    [none] Niemand muss gehen.
    [you] Du musst gehen.
   *[other] { $eliminated } muss gehen.
}

## Tode und Rollen

event-became-ghost = { $cause ->
    [murder] { $seatIs ->
        [you] Du bist tot und machst als Geist weiter.
       *[other] { $seat } ist tot und macht als Geist weiter.
    }
    [vote] { $seatIs ->
        [you] Du machst als Geist weiter.
       *[other] { $seat } macht als Geist weiter.
    }
    [assassin] { $seatIs ->
        [you] Du fällst dem Attentäter zum Opfer und machst als Geist weiter.
       *[other] { $seat } fällt dem Attentäter zum Opfer und macht als Geist weiter.
    }
    [exorcist] { $seatIs ->
        [you] Du stirbst für jemand anderen und machst als Geist weiter.
       *[other] { $seat } stirbt für jemand anderen und macht als Geist weiter.
    }
   *[own] { $seatIs ->
        [you] Du wirst zum Geist. Niemand sonst hatte die Hand im Spiel.
       *[other] { $seat } wird zum Geist. Niemand sonst hatte die Hand im Spiel.
    }
}
event-role-shown = { $seatIs ->
    [you] Du deckst deine Rolle auf: { $role }.
   *[other] { $seat } deckt die Rolle auf: { $role }.
}
event-assassinated = { $seatIs ->
    [you] Du trittst als Attentäter vor und streckst { $targetAcc } nieder.
   *[other] { $seat } tritt als Attentäter vor und streckt { $targetAcc } nieder.
}

## Das Ende

event-claimed = { $seatIs ->
    [you] Du trittst als Kultist vor und sagst: Es sind genug Ermittler tot.
   *[other] { $seat } tritt als Kultist vor und sagt: Es sind genug Ermittler tot.
}
event-pulse-opened = { $seatIs ->
    [you] Dein Pulsstapel
   *[other] Der Pulsstapel von { $seat }
}: { $cards }.
event-dead-counted = Die Pulsstapel liegen offen. { $deadIs ->
    [none] Niemand ist tot.
    [you] Du bist tot.
    [one] { $dead } ist tot.
    [ye] { $dead } seid tot.
   *[many] { $dead } sind tot.
} Der Kult brauchte { $needed }.
event-guessers-named = Den Seher benennen: { $seats }.
event-seer-named = { $seatsIs ->
    [you] Du hältst
    [one] { $seats } hält
    [ye] { $seats } haltet
   *[many] { $seats } halten
} { $guessAcc } für den Seher. { $right ->
    [yes] Das stimmt.
   *[no] Das stimmt nicht.
}
event-game-ended = { $winner ->
    [cultists] Der Kult gewinnt
    [hunter] Der Verfluchte Jäger gewinnt
   *[investigators] Die Ermittler gewinnen
}: { $why }.

# Warum ein Spiel endete, nach „Der Kult gewinnt:“
reason-points = Es stehen genug Bücher im Regal
reason-vote = Der letzte Kultist wurde hinausgewählt
reason-assassin = Der letzte Kultist fiel dem Attentäter zum Opfer
reason-murder = Der letzte Kultist wurde tot gefunden
reason-kills = Rechtzeitig waren genug Ermittler tot
reason-claim = Die Behauptung stimmte, es sind genug Ermittler tot
reason-false-claim = Die Behauptung war falsch, zu wenige Ermittler sind tot
reason-time = Zehn Stunden sind um, und im Regal steht zu wenig
reason-seer = Der Kult hat den Seher benannt
reason-ritual = { $winner ->
    [investigators] Organismus 46-B ist verbannt
   *[cultists] Das Verbannungsritual ist misslungen
}
reason-no-leader = Drei Abstimmungen fanden keinen Anführer für das Ritual
reason-exorcist = Der letzte Kultist starb durch den Exorzisten
reason-hunter = { $winner ->
    [hunter] Niemand hat den Jäger rechtzeitig erkannt
   *[other] Der Jäger wurde erkannt
}
