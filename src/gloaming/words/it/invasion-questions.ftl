# What is asked in Invasion, for the player who answers, and what the others read meanwhile (inv-waiting-…).

inv-question-place-scientist = Dov’è lo scienziato vicino a { $site }?
    .detail = Su una postazione che tocca il luogo di atterraggio. Con gli alieni così vicini, da lì per ora non si scorta nessuno.
inv-question-act = Che cosa fai?
    .detail = { $stated ->
        [yes] Pianificare, o condurre gli alieni fino a un agente.
       *[no] Un’azione: guidare un agente, pianificare o accusare. La pressione è { $pressure }.
    }
inv-question-place-events = Quale evento lasci arrivare?
    .detail = { $count ->
        [one] Lascialo arrivare, o sventalo. Nessun altro lo vede.
       *[other] L’altro è sventato. Nessun altro vede quale.
    }
inv-question-ask-for-support = Sostieni l’accusa?
    .detail = { $accuser } accusa { $accusedAcc }. Con un sostegno si mostrano carte finché non compare un Assimilato.
inv-question-ask-for-declaration = { $turnIs ->
    [you] Sta per iniziare il tuo turno
   *[other] Sta per toccare a { $turn }
}
    .detail = Si chiede a tutti. Un alieno può dichiararsi adesso.
inv-question-leave-orders = Quando ti dichiari?
    .detail = A tutti si chiede lo stesso. Un ordine conta solo per un alieno, e nessuno lo vede.
inv-question-place-newcomer = Dove arriva il nuovo agente?
    .detail = Su una postazione di partenza libera. Entra in servizio dal prossimo round.
inv-question-move-agent = Dove va { $agent }?
    .detail = Lungo una strada che passa per la sua postazione, quanto vuoi. Poi può liberare quartieri e scortare uno scienziato.
inv-question-free-districts = Liberi i quartieri intorno a { $agent }?
    .detail = { $alien ->
        [one] Un quartiere alieno tocca { $spot }.
       *[other] { $alien } quartieri alieni toccano { $spot }.
    }
inv-question-escort-scientist = Da chi va lo scienziato?
    .detail = Da un agente sulla stessa strada, senza alieni vicino al tragitto. Una postazione di raccolta è un salvataggio.
inv-question-name-team = { $left ->
    [one] Chi altro è in squadra?
   *[other] Chi porti con te?
}
    .detail = { $left ->
        [one] Ancora una persona. Poi ognuno dei tre gioca una carta in segreto.
       *[other] Altre due persone. Poi ognuno dei tre gioca una carta in segreto.
    }
inv-question-cast-votes = Quale carta giochi?
    .detail = Le tre carte si mescolano. Tutti vedono quanti Sabotaggi ci sono, ma non di chi.
inv-question-pick-agent = { $card }: quale agente sposti?
    .detail = { $does }
inv-question-send-agent = Dove va { $agent }?
    .detail = { $does }
inv-question-free-sector = Quale settore resiste?
    .detail = Tutti i suoi segnalini Alieno si rimuovono.

## Meanwhile, for everyone else

inv-waiting-place-scientist = { $seat } mette lo scienziato vicino a { $site }
inv-waiting-act = { $seat } sceglie un’azione
inv-waiting-place-events = { $seat } pianifica
inv-waiting-ask-for-support = { $accuserIs ->
    [you] Accusi { $accusedAcc }
   *[other] { $accuser } accusa { $accusedAcc }
}
inv-waiting-ask-for-declaration = { $turnIs ->
    [you] Sta per iniziare il tuo turno
   *[other] Sta per toccare a { $turn }
}
inv-waiting-leave-orders = Ognuno lascia un ordine
inv-waiting-place-newcomer = { $seat } mette il nuovo agente
inv-waiting-move-agent = { $seat } sposta { $agent }
inv-waiting-free-districts = { $seat } decide dei quartieri intorno a { $agent }
inv-waiting-escort-scientist = { $seat } decide dello scienziato presso { $spot }
inv-waiting-name-team = { $seat } indica la squadra speciale
inv-waiting-cast-votes = { $teamIs ->
    [ye] { $team } giocate le vostre carte
   *[many] { $team } giocano le loro carte
}
inv-waiting-pick-agent = { $seat } decide: { $card }
inv-waiting-send-agent = { $seat } sposta { $agent }
inv-waiting-free-sector = { $seat } sceglie un settore
