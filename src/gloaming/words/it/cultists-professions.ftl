# The Professions: won from the first hooded figure that is driven out.

question-offer-profession = Prendi la professione?
    .detail = È a faccia in giù. Se la prendi, viene girata davanti a tutti.
question-break-tie = Come risolvi il pareggio?
    .detail = Il Sindaco sei tu, e la votazione è in pareggio: { $tied }.
question-choose-victim = { $revivedIs ->
    [you] Chi muore al tuo posto?
   *[other] Chi muore al posto di { $revived }?
}
    .detail = Una vita per una vita. Chi scegli diventa fantasma, qualunque cosa contenga il suo mazzo Energia.
question-choose-other-deck = Con quale mazzo lo scambi?
    .detail = Hai preso il mazzo { $placeOf }. Nessuno guarda le carte.
waiting-offer-profession = { $seat } può prendere la professione
waiting-break-tie = { $seat }, da Sindaco, risolve il pareggio
waiting-choose-victim = { $seat } sceglie chi muore { $revivedIs ->
    [you] al tuo posto
   *[other] al posto di { $revived }
}
waiting-choose-other-deck = { $seat } scambia i mazzi di due stanze

option-take-up = Prendila
option-leave-it = Lasciala ad altri
option-decree = { $seatIs ->
    [you] Indica te
   *[other] Indica { $seatAcc }
}
option-let-tie-stand = Non indicare nessuno
option-revive = Riporta in vita { $targetAcc }
option-sacrifice = { $targetIs ->
    [you] Muori tu
   *[other] Lascia morire { $targetAcc }
}
option-swap-deck = Prendi il mazzo { $placeOf }
option-with-deck = Scambialo con il mazzo { $placeOf }

detail-decree = { $leader ->
    [yes] { $seatIs ->
        [you] Guidi tu il rituale.
       *[other] { $seat } guida il rituale.
    }
   *[no] { $seatIs ->
        [you] Continui da fantasma.
       *[other] { $seat } continua da fantasma.
    }
}
detail-revive = Una volta per partita. Poi scegli chi muore in cambio.
detail-sacrifice = Non si torna indietro. Gli oggetti cadono, e una professione va perduta.
detail-swap-deck = Una volta per partita. Poi scegli l’altra stanza.

event-profession-won = { $seatIs ->
    [you] Vinci una professione: { $profession }.
   *[other] { $seat } vince una professione: { $profession }.
}
event-profession-declined = { $seatIs ->
    [you] Lasci la professione dov’è.
   *[other] { $seat } lascia la professione dov’è.
}
event-profession-lost = { $seatIs ->
    [you] La tua professione è perduta.
   *[other] La professione di { $seat } è perduta.
}
event-tie-broken = { $namedIs ->
    [none] { $seatIs ->
        [you] Da Sindaco non indichi nessuno.
       *[other] { $seat }, da Sindaco, non indica nessuno.
    }
    [you] { $seatIs ->
        [you] Da Sindaco indichi te.
       *[other] { $seat }, da Sindaco, indica te.
    }
   *[other] { $seatIs ->
        [you] Da Sindaco indichi { $namedAcc }.
       *[other] { $seat }, da Sindaco, indica { $namedAcc }.
    }
}
event-support-token-seen = { $informant ->
    [yes] Il tuo segnalino dice: Informatore.
   *[no] Il tuo segnalino dice: Non Informatore.
}
event-detective-looked-round = Tutti chiudono gli occhi. { $seatIs ->
    [you] Tu, da Detective, ti guardi intorno.
   *[other] { $seat }, da Detective, si guarda intorno.
}
event-informant-seen = { $informantIs ->
    [you] L’Informatore sei tu, e stai con gli investigatori.
   *[other] L’Informatore è { $informant }, che sta quindi con gli investigatori.
}
event-revived = { $seatIs ->
    [you] Riporti in vita { $targetAcc }.
   *[other] { $seat } riporta in vita { $targetAcc }.
} { $cards ->
    [0] Il mazzo Energia resta com’era.
    [one] Una carta Morto lascia il gioco.
   *[other] { $cards } carte Morto lasciano il gioco.
}
event-kept-in-order = { $seatIs ->
    [you] Lasci nel suo ordine
   *[other] { $seat } lascia nel suo ordine
} { $targetIs ->
    [you] il tuo mazzo Energia.
   *[other] il mazzo Energia di { $target }.
}
event-decks-swapped = { $seatIs ->
    [you] Scambi
   *[other] { $seat } scambia
} il mazzo { $oneOf } con il mazzo { $otherOf }.

mark-offer-profession = Una professione
mark-break-tie = Il Sindaco sei tu
mark-choose-victim = L’Esorcista sei tu
mark-choose-other-deck = Il Sabotatore sei tu
act-revive = Riporta in vita un fantasma
act-revive-detail = Una volta per partita. In cambio deve morire qualcun altro.
act-swap-deck = Scambia i mazzi di due stanze
act-swap-deck-detail = Una volta per partita. Nessuno guarda le carte.
hand-informant = { $seatIs ->
    [you] L’Informatore sei tu.
   *[other] L’Informatore è { $seat }.
}
hand-is-informant = { $informant ->
    [yes] Il tuo segnalino: Informatore.
   *[no] Il tuo segnalino: Non Informatore.
}
vote-mayor-decides = { $name } è Sindaco e risolve il pareggio.
vote-sum-decree = { $namedIs ->
    [none] { $name }, da Sindaco, risolve il pareggio: nessuno se ne va.
    [you] { $name }, da Sindaco, risolve il pareggio: devi andartene.
   *[other] { $name }, da Sindaco, risolve il pareggio: { $named } se ne va.
}

scene-detective = Una notte breve
scene-detective-detail = Tutti hanno chiuso gli occhi, tranne { $name }, che ora sa chi è l’Informatore.
scene-mayor = Decide il Sindaco
scene-mayor-leads = { $namedIs ->
    [none] Nessuno guida. Si vota di nuovo, fino a tre volte.
    [you] Guidi tu il rituale.
   *[other] { $named } guida il rituale.
}
scene-revived = { $name } vive di nuovo
scene-revived-detail = { $seat } ha richiamato il fantasma. In cambio deve morire qualcun altro.
scene-death-exorcist = La vita di { $name } per un’altra

end-legend-exorcist = per mano dell’Esorcista
end-ghost-exorcist = { $byIs ->
    [none] L’Esorcista ha sacrificato { $seatAcc }.
    [you] Da Esorcista hai sacrificato { $seatAcc }.
   *[other] { $by }, da Esorcista, ha sacrificato { $seatAcc }.
}
end-revived = { $byIs ->
    [you] Hai riportato in vita { $seatAcc }.
   *[other] { $by } ha riportato in vita { $seatAcc }.
}
end-legend-revived = di nuovo in vita
end-profession = { $seatIs ->
    [you] Hai vinto la professione: { $profession }.
   *[other] { $seat } ha vinto la professione: { $profession }.
}
end-profession-none = Nessuno ha vinto la professione.
