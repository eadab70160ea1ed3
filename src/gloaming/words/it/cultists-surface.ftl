# Under the Surface: what is asked, done and seen on the ice, and in the ritual.

## Items in a sentence: one that is found, and the one that is meant

thing-red-relic = una reliquia rossa
    .the = la reliquia rossa
thing-snow-owl = il gufo delle nevi
    .the = il gufo delle nevi
thing-secret-switch = l’interruttore segreto
    .the = l’interruttore segreto
thing-dagger = un pugnale
    .the = il pugnale
thing-boots = un paio di stivali
    .the = gli stivali
thing-binoculars = un binocolo speciale
    .the = il binocolo speciale
thing-rifle = un fucile
    .the = il fucile
thing-lamp = una lanterna
    .the = la lanterna

## Questions, and what all others read meanwhile

question-linger = Qualcos’altro?
    .detail = La tua azione è fatta. Ti restano le azioni gratuite.
question-send-owl = Dove porta una carta il gufo?
    .detail = Una tua carta Stanza va a faccia in giù nel mazzo di una stanza. Solo tu sai quale.
question-offer-lamp = Accendi la lanterna?
    .detail = Incontri { $othersAcc } { $placeIn }. Se la accendi, in questo incontro nessuno può darti una carta. Poi è consumata.
question-choose-participant = Chi partecipa al rituale?
    .detail = { $left ->
        [one] Ancora una persona.
       *[other] Ancora { $left } persone.
    } Ognuna gioca una carta Stanza. L’Organismo 46-B va in esilio solo se sono tutte Successo.
question-lay-ritual-cards = Quale carta giochi?
    .detail = Si mescola con le altre, poi si rivelano tutte. Nessuno saprà quale fosse la tua.
question-hold-vote-leader = Chi deve guidare il rituale?
    .detail = Votazione { $number } di 3. Nessuno se ne va. Il tuo voto resta sigillato finché non hanno votato tutti.
waiting-linger = { $seat } può fare ancora qualcosa
waiting-send-owl = { $seat } manda il gufo delle nevi
waiting-offer-lamp = { $seat } può accendere la lanterna
waiting-choose-participant = { $seat } sceglie chi partecipa al rituale
waiting-lay-ritual-cards = Si giocano le carte del rituale
waiting-hold-vote-leader = Il tavolo sceglie un leader

## Answers

option-done = Finisci il tuo turno
option-hand-over = Cedi { $itemThe } { $toDat }
option-pick-up = Raccogli { $itemThe }
option-send = Fai portare al gufo { $card } { $placeTo }
option-send-nothing = Lascia volare il gufo senza carta
option-spot = { $targetIs ->
    [you] Guarda il tuo mazzo Energia con il binocolo
   *[other] Guarda il mazzo Energia di { $target } con il binocolo
}
option-shoot-cultist = Spara all’incappucciato { $placeIn }
option-drive-fishman = { $toIs ->
    [none] Scaccia il Fishman nel lago
   *[some] Scaccia il Fishman { $toTo }
}
option-light-lamp = Accendi la lanterna
option-keep-lamp = Tieni la lanterna per dopo
option-take-along = { $seatIs ->
    [you] Partecipa tu
   *[other] Scegli { $seatAcc }
}
option-lay-down = Gioca { $card }
option-accuse-leader = { $seatIs ->
    [you] Vota per te come leader
   *[other] Vota { $seatAcc } come leader
}

detail-hand-over = Passa subito di mano. Chi lo riceve non può rifiutare.
detail-used-up = Una volta sola: poi è consumato.
detail-light-lamp = Tu dai una carta lo stesso.
detail-keep-lamp = Questo incontro si svolge come sempre.
detail-accuse-leader = Diventa leader chi ha più voti di ogni altro nome, e più delle astensioni.
detail-abstain-leader = Senza leader si vota di nuovo. Dopo tre votazioni senza leader vincono i cultisti.
detail-find = Qui c’è un oggetto a faccia in giù. Lo troverai.

## Events

event-item-found = { $seatIs ->
    [you] Trovi { $item } { $placeIn }.
   *[other] { $seat } trova { $item } { $placeIn }.
}
event-item-turned-up = { $placeIn } viene alla luce { $item }.
event-item-lost = L’oggetto a faccia in giù { $placeIn } è perso, non visto.
event-item-handed-over = { $seatIs ->
    [you] Cedi { $itemThe } { $toDat }.
   *[other] { $toIs ->
        [you] { $seat } ti cede { $itemThe }.
       *[other] { $seat } cede { $itemThe } { $toDat }.
    }
}
event-item-picked-up = { $seatIs ->
    [you] Raccogli { $itemThe } { $placeIn }.
   *[other] { $seat } raccoglie { $itemThe } { $placeIn }.
}
event-items-dropped = { $seatIs ->
    [you] Lasci cadere { $items } { $placeIn }.
   *[other] { $seat } lascia cadere { $items } { $placeIn }.
}
event-relic-placed = { $relics ->
    [one] La prima reliquia rossa è sull’altare.
    [2] La seconda reliquia rossa è sull’altare.
   *[other] La terza reliquia rossa è sull’altare. L’Organismo 46-B si risveglia.
}
event-door-opened = La porta rossa è sbloccata, per sempre.
event-owl-sent = { $seatIs ->
    [you] Il tuo gufo porta { $card } { $placeTo }.
   *[other] Il gufo di { $seat } porta { $card } { $placeTo }.
}
event-rifle-fired = { $seatIs ->
    [you] Spari con il fucile.
   *[other] { $seat } spara con il fucile.
}
event-fishman-driven = { $toIs ->
    [none] Il Fishman fugge nel lago.
   *[some] Il Fishman fugge { $toTo }.
}
event-lamp-lit = { $seatIs ->
    [you] Accendi la lanterna: in questo incontro non ricevi carte.
   *[other] { $seat } accende la lanterna, e in questo incontro non riceve carte.
}
event-ritual-called = I punti bastano, ma l’Organismo 46-B è sveglio. Deciderà il rituale di esilio.
event-leader-vote-held = Si sceglie un leader: votazione { $number } di 3.
event-leader-elected = { $leaderIs ->
    [none] Nessuno è stato scelto.
    [you] Guidi tu il rituale.
   *[other] { $leader } guida il rituale.
}
event-participant-chosen = { $seatIs ->
    [you] Partecipi al rituale.
   *[other] { $seat } partecipa al rituale.
}
event-ritual-card-laid = { $seatIs ->
    [you] Giochi { $card } nel rituale.
   *[other] { $seat } gioca { $card } nel rituale.
}
event-ritual-revealed = Le carte del rituale: { $cards }.

## Roles

event-celebrity-tested = { $alive ->
    [yes] { $seatIs ->
        [you] Sei in vita, e ora lo sanno tutti.
       *[other] { $seat } è in vita, e ora lo sanno tutti.
    }
   *[no] { $seatIs ->
        [you] Non vivi più.
       *[other] { $seat } non vive più.
    }
}
event-pulse-dealt = { $seatIs ->
    [you] Le carte del tuo mazzo Energia
   *[other] Le carte del mazzo Energia di { $seat }
} si distribuiscono senza guardarle: { $shares }.
shares-one = { $seat }: { $count }
event-pulse-lost = { $cards ->
    [one] L’unica carta
   *[other] Le { $cards } carte
} { $seatIs ->
    [you] del tuo mazzo Energia
   *[other] del mazzo Energia di { $seat }
} { $cards ->
    [one] lascia il gioco.
   *[other] lasciano il gioco.
}

## The panel

mark-free = Azioni gratuite
mark-owl = Il gufo delle nevi
mark-offer-lamp = La lanterna
mark-ritual = Il rituale di esilio
mark-choose-participant = { mark-ritual }
mark-look-binoculars = Con il binocolo
mark-leader = Un leader: votazione { $number } di 3
act-free = Azioni gratuite
act-free-detail = Quante ne vuoi, prima o dopo la tua azione.
act-hand-over = Cedi qualcosa
act-hand-over-detail = A qualcuno che è qui. Non può rifiutare.
act-hand-over-what = Che cosa cedi?
act-pick-up = Raccogli qualcosa
act-pick-up-detail = È qui a terra.
act-pick-up-choose = Scegli un oggetto
act-spot = Usa il binocolo
act-spot-detail = Controlla qualcuno in un’altra stanza di questo colore. Una volta sola.
act-shoot-cultist = Spara a un incappucciato
act-shoot-cultist-detail = Non torna più, e il fucile è consumato.
act-drive-fishman = Spara al Fishman
act-drive-fishman-detail = Decidi tu dove va. Consuma il fucile.
act-done = È tutto
act-send-owl = Dove porta una carta il gufo?
act-send-owl-detail = Una tua carta Stanza, a faccia in giù. Solo tu sai quale.
act-in-the-lake = Nel lago
ritual-lay = Giocala
ritual-cards = Le tue carte Stanza
ritual-scene = Il rituale. Partecipano: { $people }.
ritual-scene-none = Il rituale. Nessuno è ancora stato scelto.
ritual-leads = { $whoIs ->
    [you] guidi
   *[other] guida
}
ritual-takes-part = { $whoIs ->
    [you] partecipi
   *[other] partecipa
}
ritual-still = { $left ->
    [one] Ancora una persona da scegliere.
   *[other] Ancora { $left } persone da scegliere.
}
ritual-laying = Ognuno gioca una carta. Devono essere tutte Successo.
lamp-lit = non riceve carte
lamp-lit-you = non ricevi carte
lamp-choosing = può accendere la lanterna
lamp-choosing-you = puoi accendere la lanterna
carries = Porti
carries-profession = La tua professione
look-in-order = Nell’ordine in cui le carte sono arrivate, la più vecchia per prima. Tieni premuto per vederle.

## Votes for a leader

vote-leader = Chi guida il rituale?
vote-leader-seal-name = Sigilla: guida { $name }
vote-leader-seal-nobody = Sigilla: nessun leader
vote-leader-rule = Guida chi ha più voti di ogni altro nome, e più delle astensioni. Dopo tre votazioni senza leader vincono i cultisti.
vote-leader-sum = { $votes } a { $name }, al massimo { $next } ad altri{ $abstentions ->
        [0] { "" }
        [one] , un’astensione
       *[other] , { $abstentions } astensioni
    }. Guida { $name }.
vote-leader-sum-none = { $votes } a { $people }{ $abstentions ->
        [0] { "" }
        [one] , un’astensione
       *[other] , { $abstentions } astensioni
    }. Nessun leader.
vote-leader-sum-nobody = Nessun nome, quindi nessun leader.

## Scenes

scene-organism = L’Organismo 46-B si risveglia
scene-organism-detail = Tre reliquie sono sull’altare. Con i soli punti non si vince più: deciderà un rituale.
scene-door = La porta bloccata è aperta
scene-door-detail = Qualcuno ha premuto l’interruttore segreto. La porta resta aperta.
scene-ritual = Il rituale di esilio
scene-ritual-detail = I punti bastano. Scegliete un leader: avete tre votazioni.
scene-leader = { $name } guida il rituale
scene-leader-detail = Il leader sceglie chi partecipa.
scene-leader-none = Nessun leader
scene-leader-none-detail = Si vota di nuovo. Dopo la terza vincono i cultisti.
scene-leader-none-last = Era la terza votazione. Vincono i cultisti.
scene-own-cursebearer = La maledizione si prende { $name }
scene-own-cursebearer-detail = Il Maledetto non può stare in una stanza con un fantasma. Non si vota.
scene-celebrity = { $name } è Celebrità
scene-celebrity-alive = Ed è in vita: nel suo mazzo Energia non c’è nessuna carta Morto.
scene-celebrity-dead = E non vive più. Le carte del suo mazzo Energia si distribuiscono ai vivi.

## The end

end-ritual-title = Il rituale
end-ritual-led = { $leaderIs ->
    [you] L’hai guidato tu.
   *[other] L’ha guidato { $leader }.
}
end-ritual-part = { $seatsIs ->
    [none] Nessuno aveva una carta da giocare.
    [you] Hai partecipato tu.
    [one] Ha partecipato { $seats }.
    [ye] Avete partecipato { $seats }.
   *[other] Hanno partecipato { $seats }.
}
end-ritual-no-leader = Tre votazioni, e nessun leader.
end-items-title = Oggetti
end-item-altar = { $count } sull’altare
end-item-gone = consumato
end-item-lost = { $count ->
    [one] Uno era a faccia in giù in una stanza completa.
   *[other] { $count } erano a faccia in giù in stanze complete.
}
end-item-covered = { $count ->
    [one] Uno non è mai stato trovato.
   *[other] { $count } non sono mai stati trovati.
}
end-item-lying = { $item }, { $placeIn }
end-item-carried = { $item }, con { $seatAcc }
