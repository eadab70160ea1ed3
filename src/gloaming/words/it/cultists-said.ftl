# What is said at a table of Cultists, besides what every table says. Each in three ways, chosen by the number of the line.

said-was-1 = Nell’ora { $round } ero { $placeIn }.
said-was-2 = L’ora { $round }? Ero { $placeIn }.
said-was-3 = Vi dico io dov’ero nell’ora { $round }: { $placeIn }.
said-put-1 = Ho messo { $card } { $placeIn }.
said-put-2 = La mia, { $placeIn }, era { $card }.
said-put-3 = Ve lo giuro: { $placeIn } ho messo { $card }.
said-saw-1 = { $oneIs ->
    [speaker] Per la cronaca, c’è stato un incontro tra { $otherAcc } e me.
   *[other] Per la cronaca, c’è stato un incontro tra { $oneAcc } e { $otherAcc }.
}
said-saw-2 = { $oneIs ->
    [speaker] Ero con { $otherAcc }, tanto vale che lo sappiate.
   *[other] Ho visto insieme { $oneAcc } e { $otherAcc }.
}
said-saw-3 = { $oneIs ->
    [speaker] Ricordatevi del mio incontro con { $otherAcc }.
   *[other] Ricordatevi dell’incontro tra { $oneAcc } e { $otherAcc }.
}
said-claims-1 = Sono { $role }.
said-claims-2 = Tanto vale che lo sappiate: sono { $role }.
said-claims-3 = Credetemi, sono { $role }.

## Why somebody is accused or vouched for, in two ways. $about is who else it concerns, if anyone.

said-why-met-the-dead-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Dopo l’incontro con te il mio cuore si è fermato.
       *[other] Dopo l’incontro con { $chair } il mio cuore si è fermato.
    }
    [none] { $chairIs ->
        [you] Hai incontrato qualcuno che non vive più.
       *[other] { $chair } ha incontrato qualcuno che non vive più.
    }
    [you] Dopo l’incontro con { $chair } il tuo cuore si è fermato.
   *[other] { $chairIs ->
        [you] Hai incontrato { $about }, che non vive più.
       *[other] { $chair } ha incontrato { $about }, che non vive più.
    }
}
said-why-bad-cards-1 = { $chairIs ->
    [you] Dove eri tu saltano fuori brutte carte.
   *[other] Dov’era { $chair } saltano fuori brutte carte.
}
said-why-strayed-1 = { $chairIs ->
    [you] Nessun itinerario porta dove vai tu.
   *[other] Nessun itinerario porta dove va { $chair }.
}
said-why-odd-vote-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Strano che tu abbia votato me.
       *[other] Strano che { $chair } abbia votato me.
    }
    [none] { $chairIs ->
        [you] Il tuo voto era strano.
       *[other] Il voto di { $chair } era strano.
    }
   *[other] { $chairIs ->
        [you] Strano che tu abbia votato { $aboutAcc }.
       *[other] Strano che { $chair } abbia votato { $aboutAcc }.
    }
}
said-why-false-alarm-1 = { $chairIs ->
    [you] Hai dato un falso allarme.
   *[other] { $chair } ha dato un falso allarme.
}
said-why-was-there-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Con me c’eri solo tu.
       *[other] Con me c’era solo { $chair }.
    }
    [none] { $chairIs ->
        [you] Con qualcuno di noi c’eri solo tu.
       *[other] Con qualcuno di noi c’era solo { $chair }.
    }
    [you] Con te c’era solo { $chair }.
   *[other] { $chairIs ->
        [you] Con { $aboutAcc } c’eri solo tu.
       *[other] Con { $aboutAcc } c’era solo { $chair }.
    }
}
said-why-good-cards-1 = { $chairIs ->
    [you] Dove eri tu saltano fuori buone carte.
   *[other] Dov’era { $chair } saltano fuori buone carte.
}
said-why-reported-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Hai annunciato la mia morte.
       *[other] { $chair } ha annunciato la mia morte.
    }
    [none] { $chairIs ->
        [you] Hai annunciato una morte.
       *[other] { $chair } ha annunciato una morte.
    }
    [you] { $chair } ha annunciato la tua morte.
   *[other] { $chairIs ->
        [you] Hai annunciato la morte di { $about }.
       *[other] { $chair } ha annunciato la morte di { $about }.
    }
}
said-why-met-the-dead-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Eri con me prima che il mio cuore si fermasse.
       *[other] { $chair } era con me prima che il mio cuore si fermasse.
    }
    [none] { $chairIs ->
        [you] Chi incontra te, poi non vive più.
       *[other] Chi incontra { $chairAcc }, poi non vive più.
    }
    [you] Ho visto { $chairAcc } con te, e ora guardati.
   *[other] { $chairIs ->
        [you] Eri con { $aboutAcc } prima che il cuore si fermasse.
       *[other] { $chair } era con { $aboutAcc } prima che il cuore si fermasse.
    }
}
said-why-bad-cards-2 = { $chairIs ->
    [you] Tu hai messo carte, e noi ne abbiamo pescate di brutte.
   *[other] { $chair } ha messo carte, e noi ne abbiamo pescate di brutte.
}
said-why-strayed-2 = { $chairIs ->
    [you] Che cosa fai così lontano da ogni itinerario?
   *[other] Che cosa fa { $chair } così lontano da ogni itinerario?
}
said-why-odd-vote-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Hai votato me. Perché?
       *[other] { $chair } ha votato me. Perché?
    }
    [none] { $chairIs ->
        [you] Nessuno vota come te senza un motivo.
       *[other] Nessuno vota come { $chair } senza un motivo.
    }
   *[other] { $chairIs ->
        [you] Hai votato { $aboutAcc }. Perché?
       *[other] { $chair } ha votato { $aboutAcc }. Perché?
    }
}
said-why-false-alarm-2 = { $chairIs ->
    [you] Ci hai fatto riunire per niente.
   *[other] { $chair } ci ha fatto riunire per niente.
}
said-why-was-there-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Non ho dimenticato chi era a tu per tu con me: tu.
       *[other] Non ho dimenticato chi era a tu per tu con me: { $chair }.
    }
    [none] { $chairIs ->
        [you] Non ho dimenticato chi era a tu per tu con qualcuno di noi: tu.
       *[other] Non ho dimenticato chi era a tu per tu con qualcuno di noi: { $chair }.
    }
    [you] Non ho dimenticato che { $chair } era con te.
   *[other] { $chairIs ->
        [you] Non ho dimenticato che eri con { $aboutAcc }.
       *[other] Non ho dimenticato che { $chair } era con { $aboutAcc }.
    }
}
said-why-good-cards-2 = { $chairIs ->
    [you] Le tue carte ci hanno portato avanti.
   *[other] Le carte di { $chair } ci hanno portato avanti.
}
said-why-reported-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Senza di te nessuno saprebbe che fine ho fatto.
       *[other] Senza { $chairAcc } nessuno saprebbe che fine ho fatto.
    }
    [none] { $chairIs ->
        [you] Quella morte avresti potuto tacerla.
       *[other] { $chair } avrebbe potuto tacere quella morte.
    }
    [you] Senza { $chairAcc } nessuno saprebbe che fine hai fatto.
   *[other] { $chairIs ->
        [you] Senza di te nessuno saprebbe di { $aboutAcc }.
       *[other] Senza { $chairAcc } nessuno saprebbe di { $aboutAcc }.
    }
}

## How strongly it is said goes by the reason, which everyone hears: after these, more firmly than after others.

said-accuses-met-the-dead-1 = { $chairIs ->
    [you] { $why } Se volete il mio parere, sei tu.
   *[other] { $why } Se volete il mio parere, è { $chair }.
}
said-accuses-met-the-dead-2 = { $chairIs ->
    [you] { $why } Ci devi una spiegazione.
   *[other] { $why } { $chair } ci deve una spiegazione.
}
said-accuses-met-the-dead-3 = { $chairIs ->
    [you] { $why } Di te non mi fido.
   *[other] { $why } Non mi fido di { $chair }.
}
said-accuses-strayed-1 = { $chairIs ->
    [you] { $why } Se volete il mio parere, sei tu.
   *[other] { $why } Se volete il mio parere, è { $chair }.
}
said-accuses-strayed-2 = { $chairIs ->
    [you] { $why } Ci devi una spiegazione.
   *[other] { $why } { $chair } ci deve una spiegazione.
}
said-accuses-strayed-3 = { $chairIs ->
    [you] { $why } Di te non mi fido.
   *[other] { $why } Non mi fido di { $chair }.
}
