# What is said at a table of Invasion, besides what every table says. Each in three ways, chosen by the number of the line.

inv-said-laid-1 = Nel round { $round } ho giocato { $card }.
inv-said-laid-2 = La mia carta nel round { $round } era { $card }.
inv-said-laid-3 = So che cosa ho giocato nel round { $round }: { $card }.
inv-said-planned-1 = Nel round { $round } ho lasciato arrivare { $upcoming } e sventato { $prevented }.
inv-said-planned-2 = Round { $round }: avevo { $upcoming } e { $prevented }, e ho scelto { $upcoming }.
inv-said-planned-3 = Nel round { $round } ho pianificato. Sventato: { $prevented }. In arrivo: { $upcoming }.
inv-said-human-1 = Io sto con gli umani.
inv-said-human-2 = Ho soltanto carte Umano.
inv-said-human-3 = A me non sono ancora arrivati.

## Why somebody is accused or vouched for. $about is who else it concerns, if anyone.

inv-said-why-sabotage-1 = { $chairIs ->
    [you] Eri in una squadra con un Sabotaggio.
   *[other] { $chair } era in una squadra con un Sabotaggio.
}
inv-said-why-bad-event-1 = { $chairIs ->
    [you] I tuoi piani ci hanno danneggiato.
   *[other] I piani di { $chair } ci hanno danneggiato.
}
inv-said-why-opened-the-way-1 = { $said ->
    [vouches] { $chairIs ->
        [you] Hai aperto la strada a uno scienziato.
       *[other] { $chair } ha aperto la strada a uno scienziato.
    }
   *[accuses] { $chairIs ->
        [you] Hai aperto la strada agli alieni.
       *[other] { $chair } ha aperto la strada agli alieni.
    }
}
inv-said-why-wasted-turn-1 = { $chairIs ->
    [you] Hai sprecato un turno.
   *[other] { $chair } ha sprecato un turno.
}
inv-said-why-odd-team-1 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Hai indicato una squadra strana.
       *[other] { $chair } ha indicato una squadra strana.
    }
   *[other] { $chairIs ->
        [you] Strano che tu abbia scelto { $aboutAcc }.
       *[other] Strano che { $chair } abbia scelto { $aboutAcc }.
    }
}
inv-said-why-drew-much-1 = { $chairIs ->
    [you] Hai pescato molte carte.
   *[other] { $chair } ha pescato molte carte.
}
inv-said-why-saved-1 = { $chairIs ->
    [you] Hai riportato a casa uno scienziato.
   *[other] { $chair } ha riportato a casa uno scienziato.
}
inv-said-why-good-event-1 = { $chairIs ->
    [you] I tuoi piani ci hanno aiutato.
   *[other] I piani di { $chair } ci hanno aiutato.
}
inv-said-why-accused-falsely-1 = { $said ->
    [vouches] { $chairIs ->
        [you] C’è stata un’accusa contro di te, e sono uscite solo carte Umano.
       *[other] C’è stata un’accusa contro { $chair }, e sono uscite solo carte Umano.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] Hai accusato qualcuno che stava con gli umani.
           *[other] { $chair } ha accusato qualcuno che stava con gli umani.
        }
        [you] { $chair } ha accusato te, e stavi con gli umani.
       *[other] { $chairIs ->
            [you] Hai accusato { $aboutAcc }, che stava con gli umani.
           *[other] { $chair } ha accusato { $aboutAcc }, che stava con gli umani.
        }
    }
}
inv-said-why-sabotage-2 = { $chairIs ->
    [you] Quel Sabotaggio è uscito dalla tua squadra.
   *[other] Quel Sabotaggio è uscito da una squadra con { $chair }.
}
inv-said-why-bad-event-2 = { $chairIs ->
    [you] Hai pianificato, e guardate che cosa è arrivato.
   *[other] { $chair } ha pianificato, e guardate che cosa è arrivato.
}
inv-said-why-opened-the-way-2 = { $said ->
    [vouches] { $chairIs ->
        [you] Hai liberato la strada quando contava.
       *[other] { $chair } ha liberato la strada quando contava.
    }
   *[accuses] { $chairIs ->
        [you] Dal tuo turno si spargono come vogliono.
       *[other] Dal turno di { $chair } si spargono come vogliono.
    }
}
inv-said-why-wasted-turn-2 = { $chairIs ->
    [you] Il tuo turno non ha aiutato nessuno.
   *[other] Il turno di { $chair } non ha aiutato nessuno.
}
inv-said-why-odd-team-2 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Io la squadra che hai indicato non l’avrei scelta.
       *[other] Io la squadra indicata da { $chair } non l’avrei scelta.
    }
   *[other] { $chairIs ->
        [you] Fra tutti, hai scelto proprio { $aboutAcc }.
       *[other] Fra tutti, { $chair } ha scelto proprio { $aboutAcc }.
    }
}
inv-said-why-drew-much-2 = { $chairIs ->
    [you] Con tutte quelle carte, chissà da che parte stai.
   *[other] Con tutte quelle carte, chissà da che parte sta { $chair }.
}
inv-said-why-saved-2 = { $chairIs ->
    [you] Uno scienziato in più, grazie a te.
   *[other] Uno scienziato in più, grazie a { $chair }.
}
inv-said-why-good-event-2 = { $chairIs ->
    [you] Hai pianificato, ed è andata bene.
   *[other] { $chair } ha pianificato, ed è andata bene.
}
inv-said-why-accused-falsely-2 = { $said ->
    [vouches] { $chairIs ->
        [you] Hanno girato le tue carte e non hanno trovato niente.
       *[other] Hanno girato le carte di { $chair } e non hanno trovato niente.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] Hai accusato la persona sbagliata.
           *[other] { $chair } ha accusato la persona sbagliata.
        }
        [you] { $chair } ha accusato te per niente.
       *[other] { $chairIs ->
            [you] Hai accusato { $aboutAcc } per niente.
           *[other] { $chair } ha accusato { $aboutAcc } per niente.
        }
    }
}
