# Was an einem Tisch von Cultists gesagt wird, neben dem, was jeder Tisch sagt. Jedes auf drei Arten, nach der Nummer der Zeile.

said-was-1 = In Stunde { $round } war ich { $placeIn }.
said-was-2 = Stunde { $round }? Da war ich { $placeIn }.
said-was-3 = Ich kann euch sagen, wo ich in Stunde { $round } war: { $placeIn }.
said-put-1 = Ich habe { $placeIn } { $card } gelegt.
said-put-2 = Meine Karte { $placeIn } war { $card }.
said-put-3 = Was ich { $placeIn } gelegt habe, war { $card }, ich schwöre es.
said-saw-1 = { $oneIs ->
    [speaker] { $otherIs ->
        [you] Fürs Protokoll: Du und ich, wir sind uns begegnet.
       *[other] Fürs Protokoll: { $other } und ich sind uns begegnet.
    }
    [you] Fürs Protokoll: Du und { $other }, ihr seid euch begegnet.
   *[other] { $otherIs ->
        [you] Fürs Protokoll: Du und { $one }, ihr seid euch begegnet.
       *[other] Fürs Protokoll: { $one } und { $other } sind sich begegnet.
    }
}
said-saw-2 = { $oneIs ->
    [speaker] Damit ihr es wisst: Ich bin { $otherDat } begegnet.
   *[other] Ich habe { $oneAcc } und { $otherAcc } zusammen gesehen.
}
said-saw-3 = { $oneIs ->
    [speaker] Vergesst nicht: Ich bin { $otherDat } begegnet.
    [you] Vergesst nicht: Du und { $other }, ihr seid euch begegnet.
   *[other] { $otherIs ->
        [you] Vergesst nicht: Du und { $one }, ihr seid euch begegnet.
       *[other] Vergesst nicht: { $one } und { $other } sind sich begegnet.
    }
}
said-claims-1 = Ich bin { $role }.
said-claims-2 = Ihr dürft es wissen: Ich bin { $role }.
said-claims-3 = Glaubt mir, ich bin { $role }.

## Warum jemand beschuldigt oder in Schutz genommen wird, auf zwei Arten. $about ist, wen es sonst noch betrifft, falls jemanden.

said-why-met-the-dead-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Du bist mir begegnet, und mein Puls ist jetzt still.
       *[other] { $chair } ist mir begegnet, und mein Puls ist jetzt still.
    }
    [none] { $chairIs ->
        [you] Du bist jemandem begegnet, der jetzt tot ist.
       *[other] { $chair } ist jemandem begegnet, der jetzt tot ist.
    }
    [you] { $chair } ist dir begegnet, und jetzt bist du tot.
   *[other] { $chairIs ->
        [you] Du bist { $about } begegnet, und der Puls ist jetzt still.
       *[other] { $chair } ist { $about } begegnet, und der Puls ist jetzt still.
    }
}
said-why-bad-cards-1 = { $chairIs ->
    [you] Wo du warst, tauchen schlechte Karten auf.
   *[other] Wo { $chair } war, tauchen schlechte Karten auf.
}
said-why-strayed-1 = { $chairIs ->
    [you] Wohin du gehst, führt keine Route.
   *[other] Wohin { $chair } geht, führt keine Route.
}
said-why-odd-vote-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Seltsam, dass du für mich gestimmt hast.
       *[other] Seltsam, dass { $chair } für mich gestimmt hat.
    }
    [none] { $chairIs ->
        [you] Deine Stimme war seltsam.
       *[other] Die Stimme von { $chair } war seltsam.
    }
   *[other] { $chairIs ->
        [you] Seltsam, dass du für { $aboutAcc } gestimmt hast.
       *[other] Seltsam, dass { $chair } für { $aboutAcc } gestimmt hat.
    }
}
said-why-false-alarm-1 = { $chairIs ->
    [you] Du hast falschen Alarm geschlagen.
   *[other] { $chair } hat falschen Alarm geschlagen.
}
said-why-was-there-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Du warst mit mir allein.
       *[other] { $chair } war mit mir allein.
    }
    [none] { $chairIs ->
        [you] Du warst mit jemandem von uns allein.
       *[other] { $chair } war mit jemandem von uns allein.
    }
    [you] { $chair } war mit dir allein.
   *[other] { $chairIs ->
        [you] Du warst mit { $aboutDat } allein.
       *[other] { $chair } war mit { $aboutDat } allein.
    }
}
said-why-good-cards-1 = { $chairIs ->
    [you] Wo du warst, tauchen gute Karten auf.
   *[other] Wo { $chair } war, tauchen gute Karten auf.
}
said-why-reported-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Du hast meinen Tod gemeldet.
       *[other] { $chair } hat meinen Tod gemeldet.
    }
    [none] { $chairIs ->
        [you] Du hast einen Tod gemeldet.
       *[other] { $chair } hat einen Tod gemeldet.
    }
    [you] { $chair } hat deinen Tod gemeldet.
   *[other] { $chairIs ->
        [you] Du hast gemeldet, dass { $about } tot ist.
       *[other] { $chair } hat gemeldet, dass { $about } tot ist.
    }
}
said-why-met-the-dead-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Du warst bei mir, bevor mein Puls aussetzte.
       *[other] { $chair } war bei mir, bevor mein Puls aussetzte.
    }
    [none] { $chairIs ->
        [you] Wer dir begegnet, ist bald darauf tot.
       *[other] Wer { $chairDat } begegnet, ist bald darauf tot.
    }
    [you] Ich habe { $chairAcc } bei dir gesehen, und nun schau dich an.
   *[other] { $chairIs ->
        [you] Du warst bei { $aboutDat }, bevor der Puls aussetzte.
       *[other] { $chair } war bei { $aboutDat }, bevor der Puls aussetzte.
    }
}
said-why-bad-cards-2 = { $chairIs ->
    [you] Du hast Karten hineingelegt, und wir haben die falschen gezogen.
   *[other] { $chair } hat Karten hineingelegt, und wir haben die falschen gezogen.
}
said-why-strayed-2 = { $chairIs ->
    [you] Was machst du so weit ab von jeder Route?
   *[other] Was macht { $chair } so weit ab von jeder Route?
}
said-why-odd-vote-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Du hast für mich gestimmt. Warum?
       *[other] { $chair } hat für mich gestimmt. Warum?
    }
    [none] { $chairIs ->
        [you] So wie du stimmt niemand ohne Grund.
       *[other] So wie { $chair } stimmt niemand ohne Grund.
    }
   *[other] { $chairIs ->
        [you] Du hast für { $aboutAcc } gestimmt. Warum?
       *[other] { $chair } hat für { $aboutAcc } gestimmt. Warum?
    }
}
said-why-false-alarm-2 = { $chairIs ->
    [you] Du hast uns für nichts zusammengerufen.
   *[other] { $chair } hat uns für nichts zusammengerufen.
}
said-why-was-there-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Ich habe nicht vergessen, dass du mit mir allein warst.
       *[other] Ich habe nicht vergessen, dass { $chair } mit mir allein war.
    }
    [none] { $chairIs ->
        [you] Ich habe nicht vergessen, dass du mit jemandem von uns allein warst.
       *[other] Ich habe nicht vergessen, dass { $chair } mit jemandem von uns allein war.
    }
    [you] Ich habe nicht vergessen, dass { $chair } bei dir war.
   *[other] { $chairIs ->
        [you] Ich habe nicht vergessen, dass du bei { $aboutDat } warst.
       *[other] Ich habe nicht vergessen, dass { $chair } bei { $aboutDat } war.
    }
}
said-why-good-cards-2 = { $chairIs ->
    [you] Mit deinen Karten sind wir vorangekommen.
   *[other] Mit den Karten von { $chair } sind wir vorangekommen.
}
said-why-reported-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Ohne dich wüsste niemand, was mit mir ist.
       *[other] Ohne { $chairAcc } wüsste niemand, was mit mir ist.
    }
    [none] { $chairIs ->
        [you] Du hättest diesen Tod auch verschweigen können.
       *[other] { $chair } hätte diesen Tod auch verschweigen können.
    }
    [you] Ohne { $chairAcc } wüsste niemand, was aus dir geworden ist.
   *[other] { $chairIs ->
        [you] Ohne dich wüsste niemand, was mit { $aboutDat } ist.
       *[other] Ohne { $chairAcc } wüsste niemand, was mit { $aboutDat } ist.
    }
}

## Wie bestimmt es gesagt wird, folgt aus dem Grund, den alle hören: nach diesen bestimmter als nach anderen.

said-accuses-met-the-dead-1 = { $chairIs ->
    [you] { $why } Wenn ihr mich fragt, bist du es.
   *[other] { $why } Wenn ihr mich fragt, ist es { $chair }.
}
said-accuses-met-the-dead-2 = { $chairIs ->
    [you] { $why } Das musst du uns erklären.
   *[other] { $why } Das muss { $chair } uns erklären.
}
said-accuses-met-the-dead-3 = { $chairIs ->
    [you] { $why } Ich traue dir nicht.
   *[other] { $why } Ich traue { $chairDat } nicht.
}
said-accuses-strayed-1 = { $chairIs ->
    [you] { $why } Wenn ihr mich fragt, bist du es.
   *[other] { $why } Wenn ihr mich fragt, ist es { $chair }.
}
said-accuses-strayed-2 = { $chairIs ->
    [you] { $why } Das musst du uns erklären.
   *[other] { $why } Das muss { $chair } uns erklären.
}
said-accuses-strayed-3 = { $chairIs ->
    [you] { $why } Ich traue dir nicht.
   *[other] { $why } Ich traue { $chairDat } nicht.
}
