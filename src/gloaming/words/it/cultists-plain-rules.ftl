# "Why?": the rule for a question or an answer, in the players’ words. The exact rule is one tap further. House rules come as
# arguments, by their names, so each table reads what holds there.

why-ac-night-10 = Di notte ognuno guarda la propria carta. Un cultista da solo vede anche chi è senza vita dall’inizio; due cultisti si vedono tra loro; il Veggente vede i cultisti. Tutti si svegliano insieme, così il risveglio non tradisce nessuno.
why-ac-move-02 = Ogni porta costa un passo, da una stanza a un corridoio o da una stanza a un’altra. Non c’è altro modo di camminare. Solo i fantasmi fanno a meno delle porte.
why-ac-move-03 = Tutti devono muoversi, ogni ora: attraverso almeno una porta, e senza tornare al punto di partenza. Così nessuno si nasconde in un angolo tutta la notte, e ci si continua a incontrare.
why-ac-move-05 = Non occorre usare tutti i passi. Puoi fermarti ovunque, tranne che nel luogo di partenza.
why-ac-round-05 = Ogni ora fai una cosa sola, con le persone o con una stanza, oppure niente. Non fare niente ti costa soltanto l’ora.
why-ac-ghost-03 = Un fantasma fa a meno delle porte: una volta l’ora vaga fino a { $ghost_may_stay ->
    [yes] un luogo
   *[no] un altro luogo
} a sua scelta. Non incontra nessuno, e nessuno lo incontra.
why-ac-enc-14 = In un incontro ognuno mette esattamente una carta, Vivo o Morto, a faccia in giù nel mazzo Energia di un’altra persona. Nessuno può rifiutare. Quando al buio ci si incontra in più di due, { $multi_encounter_targets ->
    [cyclic_left] la tua va alla persona alla tua sinistra
   *[free] scegli tu a chi va la tua
}.
why-ac-enc-17 = Solo chi dà sa che carta era. Quella che ricevi non puoi guardarla. È così che qualcuno può essere senza vita e non saperlo.
why-rq-03 = A questo tavolo scegli tutto il percorso prima del primo passo. Per strada incontri lo stesso le persone, una dopo l’altra.
why-rq-08 = A questo tavolo le carte si danno una alla volta, cominciando da chi è entrato. Tutti vedono dove va ogni carta.
why-ac-act-gen-01 = Con le persone puoi agire ovunque. Per usare una stanza, il suo colore dev’essere sul tuo itinerario in quest’ora; ai cultisti l’itinerario non serve. I fantasmi possono solo aggiungere e pescare carte.
why-ac-act-cs-01 = Puoi guardare il mazzo Energia di una persona viva nello stesso luogo. Vedi tutte le carte, mescolate. Poi una carta del mazzo di pesca va, non vista, nel mazzo di quella stanza.
why-ac-act-cs-06 = Un investigatore che trova una carta Morto deve rivelarla. Un cultista può rimettere a posto il mazzo. A chi guarda si chiede sempre allo stesso modo, così una morte taciuta pare nessuna morte.
why-ac-act-fr-01 = Qui puoi aggiungere una tua carta Stanza se la stanza ha ancora libri, non c’è un incappucciato ed è sul tuo itinerario. Ai cultisti l’itinerario non serve. Possono farlo anche i fantasmi.
why-ac-act-cr-01 = Qui puoi pescare quando la stanza è esplorata, finché ha libri e carte e nessun incappucciato. Dev’essere sul tuo itinerario, a meno che tu non stia con i cultisti. Possono farlo anche i fantasmi.
why-ac-act-cam-02 = Nella stanza rossa, se c’è corrente, la telecamera ti mostra una di due cose: il mazzo Energia di una persona viva qualsiasi, o una carta dal mazzo di una stanza esplorata qualsiasi.
why-ac-act-sh-02 = In un corridoio puoi mettere una carta Stanza a faccia in giù nei passaggi non sicuri. Quando più tardi se ne pesca una, Successo vuol dire che non viene nessuno.
why-ac-act-fc-01 = In una stanza con un incappucciato puoi cacciarlo. Ti costa l’azione. Non torna mai più, e la stanza è di nuovo utilizzabile.
why-ac-act-sf-01 = Con il coltello, nel corridoio del Fishman, puoi scacciarlo. Ti costa l’azione. Torna nel lago, e può emergere di nuovo.
why-ac-act-pwr-01 = Quando manca la corrente, chi è in vita nella stanza rossa può riattivarla, se la stanza è sul suo itinerario. Ai cultisti l’itinerario non serve.
why-ac-act-por-01 = Il Portale si chiude quando due persone vive nella stanza verde usano entrambe, nella stessa ora, la loro azione per chiuderlo. Chiuso in tempo, per vincere basta un punto in meno.
why-ac-act-as-01 = L’Assassino può colpire una volta per partita: una persona viva nello stesso luogo diventa fantasma. Non si vota, e tutti scoprono chi è l’Assassino.
why-rq-77 = A questo tavolo una persona chiede a un’altra di chiudere insieme il Portale. Se l’altra accetta, entrambe hanno usato l’azione. Se rifiuta, solo chi ha chiesto.
why-ac-vote-01 = Nel Refettorio chi è in vita può iniziare una votazione, una volta l’ora per tutto il tavolo, se la stanza è sul suo itinerario. Ai cultisti l’itinerario non serve.
why-ac-vote-08 = Ognuno sceglie in segreto, nello stesso momento, una persona viva o nessuno. Poi tutti i voti si aprono insieme, { $anonymous_ballots ->
    [yes] senza nomi
   *[no] con i nomi
}. Votano anche i fantasmi, ma nessuno può nominarli.
why-ac-vote-12 = Fino a sei persone, { $ghost_knife_vote ->
    [yes] chi ha il coltello, anche da fantasma,
   *[no] chi ha il coltello, se è in vita,
} può cambiare il proprio voto una volta, quando tutti sono aperti. Poi è definitivo.
why-rq-47 = In sette o otto, il voto di chi ha il coltello conta due volte. A questo tavolo può farlo contare una volta sola.
why-ac-clean-02 = Alla fine di ogni ora un cultista da solo può affermare che sono morti abbastanza investigatori. Si aprono tutti i mazzi Energia: se bastano, i cultisti vincono; se sono troppo pochi, perdono. Si chiede a tutti, così nessuno capisce chi potrebbe farlo.
why-ac-win-14 = Quando gli investigatori stanno per vincere e c’è un Veggente, i cultisti si rivelano e hanno un tentativo. Se indicano il Veggente, vincono loro. Per questo il Veggente resta nascosto.
why-ac-event-fe-01 = Chi ha il coltello, se è in vita, può guardare il mazzo Energia di un’altra persona viva, ovunque sia. { $false_eyes_investigator_must_reveal ->
    [yes] Anche qui un investigatore deve rivelare una morte.
   *[no] Qui anche un investigatore può tacere una morte.
}
why-ac-event-ic-01 = Chi ha il coltello, se è in vita, può prendere un altro segnalino dal sacchetto e guardarlo senza mostrarlo. Per ora non ha effetto.
why-ac-event-ic-03 = Dopo averlo guardato, rimetti il segnalino nel sacchetto o lo rimuovi dal gioco. Tutti vedono quale delle due; nessuno vede il segnalino.
why-uts-rq-41 = Le azioni gratuite si aggiungono alla tua azione, prima o dopo, quante ne vuoi: oggetti, ascensori, una professione. Si chiede a chiunque potrebbe averne una.
why-uts-item-16 = Nel tuo turno puoi cedere oggetti a una persona viva nello stesso luogo. Non costa nulla, e chi li riceve non può rifiutare.
why-uts-item-20 = Chi muore davanti a tutti lascia cadere i suoi oggetti. Chiunque sia lì e in vita può raccoglierli nel proprio turno, gratis.
why-uts-item-33 = Chi trova il gufo delle nevi manda una propria carta Stanza, a faccia in giù, nel mazzo di una qualsiasi stanza non completa. Tutti vedono la stanza, nessuno vede la carta.
why-uts-rq-13 = La carta viene dalla tua mano. A questo tavolo il gufo può volare anche senza.
why-uts-item-46 = Il binocolo ti lascia guardare una sola volta il mazzo Energia di qualcuno { $binoculars_range ->
    [any_room] in qualsiasi altra stanza
   *[same_colour] in un’altra stanza dello stesso colore della tua
}. Non costa nulla, e gli investigatori devono rivelare una morte, come sempre.
why-uts-item-50 = Un colpo di fucile caccia { $rifle_cultist_range ->
    [anywhere] un incappucciato, ovunque sia
   *[same_room] l’incappucciato nella tua stanza
}, gratis. Poi il fucile è consumato.
why-uts-item-51 = Un colpo di fucile scaccia il Fishman{ $rifle_fishman_range ->
    [adjacent] , se è vicino
   *[anywhere] , da qualsiasi luogo
}: { $rifle_fishman_destination ->
    [any_location] nel lago o in un luogo a tua scelta
    [lake_only] nel lago
   *[lake_or_hallway] nel lago o in un corridoio a tua scelta
}. Poi il fucile è consumato.
why-uts-item-53 = Accendi la lanterna in un incontro a tua scelta, e nessuno può darti una carta. Tu ne dai una lo stesso. Poi è consumata.
why-uts-org-14 = Il leader sceglie chi partecipa: tre persone fino a sei posti, quattro se sono di più. Possono partecipare i fantasmi, e anche il leader.
why-uts-org-18 = Ogni persona che partecipa gioca una carta Stanza, senza mostrarla. Le carte si mescolano e si rivelano. L’Organismo 46-B va in esilio solo se sono tutte Successo.
why-uts-hunt-08 = Il Cacciatore maledetto gioca per sé. Se la maledizione si è sparsa abbastanza, una parte deve indicarlo. Se indovina, vince quella parte; se no, vince il Cacciatore.
why-moc-lift-03 = Un ascensore è un luogo a sé. Entrarci costa un passo, dalla stanza in cui si trova in quel momento.
why-moc-lift-06 = Se c’è corrente, puoi avviare l’ascensore in cui sei, gratis. Tutti quelli che sono dentro escono nell’altra sua stanza, e lì possono incontrare qualcuno.
why-moc-lift-15 = Oltre alla tua azione puoi chiamare { $call_occupied_lift ->
    [yes] un ascensore
   *[no] un ascensore vuoto
} nella tua stanza, se c’è corrente e la stanza è sul tuo itinerario. Ai cultisti l’itinerario non serve.
why-moc-rq-07 = Uscire da un ascensore che non si è mosso { $lift_exit_cost ->
    [1] costa un passo
   *[0] non costa nulla
}.
why-moc-event-02 = Chi ha il coltello sceglie { $ropes_up_to ->
    [yes] fino a due persone vive, o fino a tre
   *[no] due persone vive, o tre
} se si gioca in più di sei. Ognuna mescola il suo mazzo Energia e mostra una carta. Per tutte le morti scoperte si vota una volta sola.
why-moc-prof-15 = La prima persona che caccia un incappucciato vince la professione nascosta. La si gira subito, davanti a tutti.
why-moc-rq-26 = A questo tavolo puoi lasciare la professione dov’è. Aspetta, a faccia in giù, la prossima persona che caccia un incappucciato.
why-moc-prof-21 = Quando una votazione è in pareggio, il Sindaco decide subito, davanti a tutti.
why-moc-prof-22 = Il Sindaco può mandare via una delle persone in pareggio, o nessuno. { $mayor_breaks_abstention_tie ->
    [no] Un pareggio con “nessuno” resta com’è.
   *[yes] Anche “nessuno” può essere tra i nomi in pareggio.
}
why-moc-prof-28 = Una volta per partita, oltre all’azione, l’Esorcista può riportare in vita un fantasma. { $revival_purges ->
    [all] Tutte le carte Morto lasciano il suo mazzo Energia.
   *[face_up_only] Una carta Morto a faccia in su lascia il suo mazzo Energia; quelle nascoste restano.
}
why-moc-prof-31 = Una vita per una vita: poi l’Esorcista deve scegliere { $exorcist_may_kill_self ->
    [yes] chi diventa fantasma, magari l’Esorcista in persona
   *[no] un’altra persona che diventi fantasma
}. { $exorcist_kill_vote ->
    [yes] Segue una votazione.
   *[no] Non si vota.
} Se è l’ultimo cultista, la partita finisce.
why-moc-prof-37 = Una volta per partita, oltre all’azione, il Sabotatore scambia i mazzi di due stanze. Nessuno guarda le carte.
