# People come and go: who has lost the connection, who keeps everyone waiting, a bot for them, a new owner for their seat.

## At the portrait

seat-lost = senza connessione
seat-silent = tutti aspettano
seat-minded = al suo posto gioca un bot
seat-follows = ha preso il posto di { $name }
seat-lost-short = offline
seat-minded-short = gioca un bot
seat-silent-short = tace

## While you wait

presence-lost = { $minutes ->
    [0] { $name } ha perso la connessione.
    [one] { $name } ha perso la connessione un minuto fa.
   *[other] { $name } ha perso la connessione { $minutes } minuti fa.
}
presence-silent = { $minutes ->
    [0] { $name } non ha ancora risposto.
    [one] { $name } non risponde da un minuto.
   *[other] { $name } non risponde da { $minutes } minuti.
}
presence-long = { $minutes ->
    [0] Ci vuole un po’ di tempo.
    [one] Tutti aspettano da un minuto.
   *[other] Tutti aspettano da { $minutes } minuti.
}
presence-minded = Un bot gioca al posto di { $name }.
presence-cover = Fai giocare un bot per { $name }
presence-cover-whom = Fai giocare un bot per:
presence-agreed = { $peopleIs ->
    [one] { $people } farebbe giocare un bot al posto di { $name }. Basta un’altra persona.
   *[many] { $people } farebbero giocare un bot al posto di { $name }. Basta un’altra persona.
}
presence-agreed-you = Faresti giocare un bot al posto di { $name }. Basta un’altra persona.
presence-agreed-of-you = { $peopleIs ->
    [one] { $people } farebbe giocare un bot al posto tuo.
   *[many] { $people } farebbero giocare un bot al posto tuo.
}
presence-not-after-all = Aspetta ancora un po’
presence-former = { $name } ha preso il tuo posto. Ora guardi, da fuori.

## Back again

return-mark = Il tuo posto
return-title = Un bot gioca al posto tuo
return-detail = { $decisions ->
    [0] Non ha ancora dovuto decidere nulla.
    [one] Mentre non c’eri ha preso una decisione.
   *[other] Mentre non c’eri ha preso { $decisions } decisioni.
}
return-since = Che cosa è successo
return-take = Riprendi il tuo posto

## The menu

menu-bot-for-me = Fai giocare un bot per me
menu-hand-over = Cedi il posto di { $name }
menu-clocks = Limiti di tempo

## Handing a seat on

hand-over-title = Il posto di { $name } a una persona nuova
hand-over-what = Un bot gioca al posto di { $name }. Può subentrare una persona nuova, con il ruolo e le carte di { $name }. Da quel momento { $name } può solo guardare.
hand-over-make = Crea un link
hand-over-how = Fallo inquadrare, o manda il link. Vale una volta.
hand-over-picture = Codice QR per il posto di { $name }
hand-over-copy = Copia il link
hand-over-one-more = Serve il sì di un’altra persona, o di chi ospita.
hand-over-agreed = { $peopleIs ->
    [one] { $people } lo cederebbe.
   *[many] { $people } lo cederebbero.
}
hand-over-withdraw = Conserva il posto per { $name }

## Taking a seat over

take-over-mark = Un posto al tavolo { $code }
take-over-title = Prendi il posto di { $name }
take-over-what = È in corso una partita di { $game }. Ricevi il ruolo e le carte di { $name }, e tutto ciò che { $name } sapeva.
take-over-stays = Quel che è fatto è fatto. Gli altri vedono che a questo posto c’è una persona nuova.
take-over-sit = Prendi il posto
take-over-lead = Il posto di { $name } ti aspetta

## Time limits

patience = Pazienza con chi non risponde
patience-detail = Dopo, chi ospita o altre due persone possono far giocare un bot.
patience-seconds = { $seconds ->
    [0] senza limite
    [60] un minuto
   *[other] { NUMBER($minutes, maximumFractionDigits: 1) } minuti
}
clocks-from-next = Le modifiche valgono dalla prossima domanda.
clocks-host-only = Li decide chi ospita.

## Farewells and refusals

farewell-handed_over = Al tuo posto c’è una persona nuova
farewell-handed_over-detail = Un bot giocava per te, e il tavolo ha ceduto il posto. Se gli spettatori sono ammessi, puoi guardare.
farewell-watch = Guarda la partita
refusal-people-only = Chi gioca al posto di chi, lo decidono solo le persone. Lascia fare a loro.
refusal-not-now = Un posto si cede a partita in corso, e non in una lezione.
refusal-not-covered = Prima fai giocare un bot per { $name }.
refusal-own-seat = Questo è il tuo posto. Riprendilo.
refusal-used-link = Questo link non vale più. Chiedine un altro al tavolo.
refusal-seated-already = Hai già un posto a questo tavolo. Nessuno ne ha due.
