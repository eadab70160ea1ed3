# Was an einem Tisch von Invasion gesagt wird, neben dem, was jeder Tisch sagt. Jedes auf drei Arten, nach der Nummer der Zeile.

inv-said-laid-1 = In Runde { $round } habe ich „{ $card }“ gelegt.
inv-said-laid-2 = Meine Karte in Runde { $round } war „{ $card }“.
inv-said-laid-3 = Ich weiß, was ich in Runde { $round } gelegt habe: „{ $card }“.
inv-said-planned-1 = In Runde { $round } habe ich „{ $upcoming }“ kommen lassen und „{ $prevented }“ verhindert.
inv-said-planned-2 = Runde { $round }: Ich hatte „{ $upcoming }“ und „{ $prevented }“ und wählte „{ $upcoming }“.
inv-said-planned-3 = Ich habe in Runde { $round } geplant. „{ $prevented }“ ist verhindert, „{ $upcoming }“ muss kommen.
inv-said-human-1 = Ich bin ein Mensch.
inv-said-human-2 = Ich habe nichts als Karten „Mensch“.
inv-said-human-3 = Mich haben sie noch nicht.

## Warum jemand beschuldigt oder in Schutz genommen wird. $about ist, wen es sonst noch betrifft, falls jemanden.

inv-said-why-sabotage-1 = { $chairIs ->
    [you] Du warst in einem Team mit Sabotage.
   *[other] { $chair } war in einem Team mit Sabotage.
}
inv-said-why-bad-event-1 = { $chairIs ->
    [you] Was du geplant hast, hat uns geschadet.
   *[other] Was { $chair } geplant hat, hat uns geschadet.
}
inv-said-why-opened-the-way-1 = { $said ->
    [vouches] { $chairIs ->
        [you] Du hast einem Wissenschaftler den Weg geöffnet.
       *[other] { $chair } hat einem Wissenschaftler den Weg geöffnet.
    }
   *[accuses] { $chairIs ->
        [you] Du hast den Aliens den Weg geöffnet.
       *[other] { $chair } hat den Aliens den Weg geöffnet.
    }
}
inv-said-why-wasted-turn-1 = { $chairIs ->
    [you] Du hast einen Zug vergeudet.
   *[other] { $chair } hat einen Zug vergeudet.
}
inv-said-why-odd-team-1 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Das war ein seltsames Team, das du genannt hast.
       *[other] Das war ein seltsames Team, das { $chair } genannt hat.
    }
   *[other] { $chairIs ->
        [you] Seltsam, dass du { $aboutAcc } mitgenommen hast.
       *[other] Seltsam, dass { $chair } { $aboutAcc } mitgenommen hat.
    }
}
inv-said-why-drew-much-1 = { $chairIs ->
    [you] Du hast viele Karten gezogen.
   *[other] { $chair } hat viele Karten gezogen.
}
inv-said-why-saved-1 = { $chairIs ->
    [you] Du hast einen Wissenschaftler heimgebracht.
   *[other] { $chair } hat einen Wissenschaftler heimgebracht.
}
inv-said-why-good-event-1 = { $chairIs ->
    [you] Was du geplant hast, hat uns geholfen.
   *[other] Was { $chair } geplant hat, hat uns geholfen.
}
inv-said-why-accused-falsely-1 = { $said ->
    [vouches] { $chairIs ->
        [you] Du wurdest angeklagt, und es kam nur „Mensch“ zum Vorschein.
       *[other] { $chair } wurde angeklagt, und es kam nur „Mensch“ zum Vorschein.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] Du hast jemanden angeklagt, der ein Mensch war.
           *[other] { $chair } hat jemanden angeklagt, der ein Mensch war.
        }
        [you] { $chair } hat dich angeklagt, und du warst ein Mensch.
       *[other] { $chairIs ->
            [you] Du hast { $aboutAcc } angeklagt, ganz ohne Grund.
           *[other] { $chair } hat { $aboutAcc } angeklagt, ganz ohne Grund.
        }
    }
}
inv-said-why-sabotage-2 = { $chairIs ->
    [you] Die Sabotage kam aus deinem Team.
   *[other] Die Sabotage kam aus einem Team mit { $chairDat }.
}
inv-said-why-bad-event-2 = { $chairIs ->
    [you] Du hast geplant, und seht, was kam.
   *[other] { $chair } hat geplant, und seht, was kam.
}
inv-said-why-opened-the-way-2 = { $said ->
    [vouches] { $chairIs ->
        [you] Du hast die Straße frei gemacht, als es darauf ankam.
       *[other] { $chair } hat die Straße frei gemacht, als es darauf ankam.
    }
   *[accuses] { $chairIs ->
        [you] Seit deinem Zug breiten sie sich aus, wie sie wollen.
       *[other] Seit dem Zug von { $chairDat } breiten sie sich aus, wie sie wollen.
    }
}
inv-said-why-wasted-turn-2 = { $chairIs ->
    [you] Dein Zug hat niemandem geholfen.
   *[other] Der Zug von { $chairDat } hat niemandem geholfen.
}
inv-said-why-odd-team-2 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Das Team, das du genannt hast, hätte ich nicht genannt.
       *[other] Das Team, das { $chair } genannt hat, hätte ich nicht genannt.
    }
   *[other] { $chairIs ->
        [you] Ausgerechnet { $aboutAcc } hast du mitgenommen.
       *[other] Ausgerechnet { $aboutAcc } hat { $chair } mitgenommen.
    }
}
inv-said-why-drew-much-2 = { $chairIs ->
    [you] Bei so vielen Karten in deiner Hand: wer weiß.
   *[other] { $chair } hat so viele Karten in der Hand: wer weiß.
}
inv-said-why-saved-2 = { $chairIs ->
    [you] Dir verdanken wir einen Wissenschaftler mehr.
   *[other] { $chairDat } verdanken wir einen Wissenschaftler mehr.
}
inv-said-why-good-event-2 = { $chairIs ->
    [you] Du hast geplant, und es ging gut.
   *[other] { $chair } hat geplant, und es ging gut.
}
inv-said-why-accused-falsely-2 = { $said ->
    [vouches] { $chairIs ->
        [you] Sie haben deine Karten aufgedeckt und nichts gefunden.
       *[other] Sie haben die Karten von { $chairDat } aufgedeckt und nichts gefunden.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] Deine Anklage traf die falsche Person.
           *[other] Die Anklage von { $chairDat } traf die falsche Person.
        }
        [you] { $chair } hat dich für nichts angeklagt.
       *[other] { $chairIs ->
            [you] Du hast { $aboutAcc } für nichts angeklagt.
           *[other] { $chair } hat { $aboutAcc } für nichts angeklagt.
        }
    }
}
