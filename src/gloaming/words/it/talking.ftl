# Talk that lives: what is offered to say, what is asked by name, how bots answer, and the time before a vote.

## Asked by name

said-asks-suspect-1 = { $chairIs ->
    [you] Di chi sospetti?
   *[other] { $chair }, di chi sospetti?
}
said-asks-suspect-2 = { $chairIs ->
    [you] Chi manderesti via?
   *[other] { $chair }, chi manderesti via?
}
said-asks-suspect-3 = { $chairIs ->
    [you] Secondo te chi è?
   *[other] Secondo te chi è, { $chair }?
}
said-asks-side-1 = { $chairIs ->
    [you] Sei dei nostri?
   *[other] { $chair }, sei dei nostri?
}
said-asks-side-2 = { $chairIs ->
    [you] C’entri tu?
   *[other] C’entri tu, { $chair }?
}
said-asks-side-3 = { $chairIs ->
    [you] Possiamo fidarci di te?
   *[other] Possiamo fidarci di te, { $chair }?
}
said-asks-account-1 = { $chairIs ->
    [you] Che cosa hai fatto?
   *[other] { $chair }, che cosa hai fatto?
}
said-asks-account-2 = { $chairIs ->
    [you] Racconta che cosa hai fatto.
   *[other] { $chair }, racconta che cosa hai fatto.
}
said-asks-account-3 = { $chairIs ->
    [you] Che cosa hai combinato?
   *[other] Che cosa hai combinato, { $chair }?
}

## Answers of bots that make no statement. Each in three ways, by the seat.

reply-unclear-1 = Non ho capito. Chiedimi di chi sospetto.
reply-unclear-2 = Dillo in modo più semplice. Chiedimi che cosa ho fatto, o di chi sospetto.
reply-unclear-3 = Non so che cosa intendi. Di chi sospetto? A questo posso rispondere.
reply-nothing-1 = Su questo non ho niente da dirti.
reply-nothing-2 = In questo non posso aiutarti. Non ancora.
reply-nothing-3 = Su questo preferisco tacere.
reply-said-1 = Sai già che cosa ne penso.
reply-said-2 = Quel che avevo da dire, l’ho detto.
reply-said-3 = Chiedi agli altri. Io ho risposto.
reply-glad-1 = Fa piacere sentirlo.
reply-glad-2 = Me ne ricorderò.
reply-glad-3 = È gentile da parte tua.
reply-stands-1 = Credi quel che vuoi. Io non cambio idea.
reply-stands-2 = Allora dimmi che cosa hai visto.
reply-stands-3 = Dubita pure di me, se devi.
reply-listens-1 = Io non parlo. Gioco e basta.
reply-listens-2 = Non badare a me. Non parlo mai.
reply-listens-3 = Parlare non fa per me. Guarda quello che faccio.

## What the table itself says

table-bot-replaced = Il bot al posto di { $name } si è guastato. Continua uno più semplice.

## What is offered to say

chips-label = Dillo con un tocco
chips-about = Su { $name }
chips-whom = Su chi
chips-understood = Queste frasi i bot le capiscono. Le altre parole le sentono soltanto.
talk-kind-asks = Chiedo a…
talk-topic = Che cosa
talk-topic-suspect = di chi sospetti
talk-topic-side = sei dei nostri
talk-topic-account = che cosa hai fatto

## The stream

talk-to = a { $name }
talk-facts = Fatti
talk-facts-hint = Che cosa è successo, tra una parola e l’altra
talk-newer = { $count ->
    [one] 1 riga nuova
   *[other] { $count } righe nuove
}
announce-said = { $name } dice: { $words }

## Before a vote

before-mark = Prima di rispondere
before-title = Parlatene.
before-detail = La domanda arriva quando il tempo scade, o quando tutti danno l’ok.
before-ready = Per me si vota
before-waiting = A posto. In attesa di { $people }.
before-unready = Non ancora
before-who-ready = { $name }: a posto
before-who-talks = { $name }: parla ancora
before-short-ready = a posto
before-short-talks = parla
clock-no-talk = senza parlare
facts-no-talk = non si parla prima di una votazione
clock-talk = Parlare prima di una votazione
refusal-talk-first = Il tavolo sta ancora parlando. Fai sapere quando per te si può votare.
