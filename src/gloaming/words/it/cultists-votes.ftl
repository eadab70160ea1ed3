# Votes, claims, the night, scenes.

vote-found-dead = Hanno trovato { $name } senza vita.
vote-found-dead-you = Hanno scoperto la tua morte.
vote-called-you = Hai iniziato una votazione.
vote-called = { $name } ha iniziato una votazione.
vote-open = I voti sono aperti.
vote-seal = Sigilla il tuo voto
vote-seal-name = Sigilla: { $name } se ne va
vote-seal-nobody = Sigilla: nessuno se ne va
vote-nobody = Nessuno
vote-abstain = astensione
vote-ghosts = { $count ->
    [one] { $people } è un fantasma: vota, ma non riceve voti.
   *[other] { $people } sono fantasmi: votano, ma non ricevono voti.
}
vote-rule = Se ne va chi ha più voti di ogni altro nome, e più delle astensioni.
vote-sealed = sigillato
vote-thinking = ci pensa
vote-your-turn = tocca a te
vote-none = nessuno
vote-ghost = fantasma
vote-votes = { $count ->
    [one] Un voto
   *[other] { $count } voti
}
vote-met = { $whoIs ->
    [you] I tuoi incontri
   *[other] Incontri di { $who }
}
vote-ballot-of = Per { $name }: { $voters }
vote-ballots-abstain = Astensione: { $voters }
vote-sum-leaves = { $votes } a { $name }, al massimo { $next } ad altri{ $abstentions ->
        [0] { "" }
        [one] , un’astensione
       *[other] , { $abstentions } astensioni
    }. { $name } se ne va.
vote-sum-you = Hai { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    }, nessun altro più di { $next }{ $abstentions ->
        [0] { "" }
        [one] , un’astensione
       *[other] , { $abstentions } astensioni
    }.
vote-sum-tie = Pareggio a { $votes }: { $people }. Nessuno se ne va.
vote-sum-abstain = { $votes } a { $people }, ma { $abstentions ->
        [one] un’astensione
       *[other] { $abstentions } astensioni
    }. Nessuno se ne va.
vote-sum-nobody = Nessun nome, quindi nessuno se ne va.
vote-may-change = { $nameIs ->
    [you] Hai il coltello e puoi ancora cambiare il tuo voto.
   *[other] { $name } ha il coltello e può ancora cambiare il suo voto.
  }
claim-detail = Lo si chiede a tutti ogni ora, con le stesse parole.
claim-end = Lascia finire l’ora
claim-else = Sono cultista, e { $dead } sono morti
claim-second = Solo un cultista da solo può affermarlo. Si aprono tutti i mazzi Energia: con { $dead } investigatori morti vince il cultista; con meno, vincono gli investigatori.
claim-sure = Tocca di nuovo per farti avanti
claim-back = No, torna indietro
claim-not-yours = Questo non puoi affermarlo. Lascia finire l’ora.
night-detail = Tutti hanno una carta così, per lo stesso tempo. Guarda, poi svegliati.
night-wake = Ho visto. Sveglia
night-look-first = Prima guarda
token-held = Tieni premuto per vedere il segnalino. Nessun altro può.
scene-death-murder = Hanno trovato { $name } senza vita
scene-death-assassin = L’Assassino ha colpito { $name }
scene-death-own = { $name } è un fantasma
scene-death-detail = { $name } continua da fantasma: vaga, agisce e vota, ma non incontra nessuno.
scene-power-off = Va via la luce
scene-power-off-detail = Al buio si incontrano tutti quelli che sono nello stesso luogo.
scene-power-on = La luce è tornata
scene-power-on-detail = Alla luce ci si incontra solo in due, senza altri presenti.
scene-token = L’orologio batte l’ora
scene-vote = I voti sono aperti
