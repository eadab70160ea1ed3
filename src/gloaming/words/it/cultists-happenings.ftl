# Events of rooms, votes, deaths and the end.

## Rooms

event-room-explored = Stanza esplorata: { $placeThe }.{ $unsafe ->
    [yes] {" "}Il suo segnalino mostra un passaggio non sicuro.
   *[no] {""}
}
event-book-placed = Un libro passa { $placeFrom } alla libreria.
event-book-returned = Un libro torna dalla libreria { $placeTo }.
event-room-finished = Stanza completa: { $placeThe }.
event-rack-scored = { $rack } è pieno: { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
event-passage-drawn = Una carta dai passaggi non sicuri: { $card }.
event-cultist-appeared = Un incappucciato compare { $placeIn }. Lì niente azioni Stanza.
event-fishman-appeared = Il Fishman emerge { $placeIn }.

## Votes

event-ballots-opened = { $ballots }.
ballots-for = { $seatsIs ->
    [you] tu voti { $ballotAcc }
    [one] { $seats } vota { $ballotAcc }
    [ye] { $seats } votate { $ballotAcc }
   *[many] { $seats } votano { $ballotAcc }
}
ballots-for-self = { $seatsIs ->
    [you] tu voti per te
   *[one] { $seats } vota per sé
}
ballots-abstain = { $seatsIs ->
    [you] tu ti astieni
    [one] { $seats } si astiene
    [ye] { $seats } vi astenete
   *[many] { $seats } si astengono
}
event-ballot-cast = { $ballotIs ->
    [none] La tua scelta: astensione.
    [you] Hai votato per te.
   *[other] Hai votato { $ballotAcc }.
}
event-tally-shown = { $tally }.
tally-for = { $votes ->
    [one] un voto { $seatDat }
   *[other] { $votes } voti { $seatDat }
}
tally-abstentions = { $votes ->
    [0] nessuna astensione
    [one] un’astensione
   *[other] { $votes } astensioni
}
event-ballot-changed = { $ballotIs ->
    [none] Coltello alla mano, { $seatIs ->
        [you] alla fine ti astieni.
       *[other] alla fine { $seat } si astiene.
    }
    [self] Coltello alla mano, { $seatIs ->
        [you] alla fine voti per te.
       *[other] alla fine { $seat } vota per sé.
    }
   *[other] Coltello alla mano, { $seatIs ->
        [you] alla fine voti { $ballotAcc }.
       *[other] alla fine { $seat } vota { $ballotAcc }.
    }
}
event-ballot-kept = Coltello alla mano, { $seatIs ->
    [you] confermi il tuo voto.
   *[other] { $seat } conferma il suo voto.
}
event-vote-settled = { $eliminatedIs ->
    [none] Nessuno se ne va.
    [you] Devi andartene.
   *[other] { $eliminated } se ne va.
}

## Deaths and roles

event-became-ghost = { $cause ->
    [murder] { $seatIs ->
        [you] Non vivi più. Continui da fantasma.
       *[other] { $seat } non vive più, e continua da fantasma.
    }
    [vote] { $seatIs ->
        [you] Continui da fantasma.
       *[other] { $seat } continua da fantasma.
    }
    [assassin] { $seatIs ->
        [you] L’Assassino ti toglie la vita, e continui da fantasma.
       *[other] L’Assassino toglie la vita a { $seat }, che continua da fantasma.
    }
    [exorcist] { $seatIs ->
        [you] Muori al posto di qualcuno, e continui da fantasma.
       *[other] { $seat } muore al posto di qualcuno, e continua da fantasma.
    }
   *[own] { $seatIs ->
        [you] Diventi fantasma. Nessun altro c’entra.
       *[other] { $seat } diventa fantasma. Nessun altro c’entra.
    }
}
event-role-shown = { $seatIs ->
    [you] Riveli il tuo ruolo: { $role }.
   *[other] { $seat } rivela il suo ruolo: { $role }.
}
event-assassinated = { $seatIs ->
    [you] Ti fai avanti come Assassino e colpisci { $targetAcc }.
   *[other] { $seat } si fa avanti come Assassino e colpisce { $targetAcc }.
}

## The end

event-claimed = { $seatIs ->
    [you] Ti fai avanti come cultista e affermi che sono morti abbastanza investigatori.
   *[other] { $seat } si fa avanti come cultista e afferma che sono morti abbastanza investigatori.
}
event-pulse-opened = { $seatIs ->
    [you] Il tuo mazzo Energia
   *[other] Il mazzo Energia di { $seat }
}: { $cards }.
event-dead-counted = Si aprono i mazzi Energia. { $deadIs ->
    [none] Non è morto nessuno.
    [you] Solo tu non vivi più.
    [one] { $dead } non vive più.
    [ye] { $dead } non vivete più.
   *[many] { $dead } non vivono più.
} Ai cultisti ne servivano { $needed }.
event-guessers-named = { $seatsIs ->
    [you] Devi indicare il Veggente.
    [one] { $seats } deve indicare il Veggente.
    [ye] { $seats } dovete indicare il Veggente.
   *[many] { $seats } devono indicare il Veggente.
}
event-seer-named = { $seatsIs ->
    [you] Indichi
    [one] { $seats } indica
    [ye] { $seats } indicate
   *[many] { $seats } indicano
} { $guessAcc } come Veggente. { $right ->
    [yes] È giusto.
   *[no] È sbagliato.
}
event-game-ended = { $winner ->
    [cultists] Vincono i cultisti
    [hunter] Vince il Cacciatore maledetto
   *[investigators] Vincono gli investigatori
}: { $why }.

# Why a game ended, to follow "The cult wins:"
reason-points = nella libreria ci sono abbastanza libri
reason-vote = l’ultimo cultista ha dovuto andarsene
reason-assassin = l’Assassino ha colpito l’ultimo cultista
reason-murder = l’ultimo cultista è stato trovato senza vita
reason-kills = abbastanza investigatori sono morti in tempo
reason-claim = l’affermazione era vera: abbastanza investigatori sono morti
reason-false-claim = l’affermazione era falsa: troppo pochi investigatori sono morti
reason-time = sono passate dieci ore, e la libreria non è abbastanza piena
reason-seer = i cultisti hanno indovinato chi era il Veggente
reason-ritual = { $winner ->
    [investigators] l’Organismo 46-B è in esilio
   *[cultists] il rituale di esilio è fallito
}
reason-no-leader = tre votazioni non hanno trovato un leader per il rituale
reason-exorcist = l’ultimo cultista è morto per mano dell’Esorcista
reason-hunter = { $winner ->
    [hunter] nessuno ha riconosciuto in tempo il Cacciatore
   *[other] il Cacciatore è stato riconosciuto
}
