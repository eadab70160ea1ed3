# The narrator of the boxed game: what to choose, what to lay out, the night to be read aloud, and what people forget in an hour.

## Choices

cultists-narrator-players = In quanti giocate?
cultists-narrator-automa = Gioca anche l’Automa?
cultists-narrator-automa-no = No, solo persone
    .about = Sei posti, un cultista.
cultists-narrator-automa-yes = Sì, al settimo posto
    .about = Sette posti, due cultisti.
cultists-narrator-level-first = Niente passaggi non sicuri, niente Fishman, nessun ruolo speciale tranne il Veggente.
cultists-narrator-level-experienced = Passaggi non sicuri, e i pochi ruoli speciali che il regolamento propone.
cultists-narrator-level-expert = I ruoli speciali li scegliete voi, finché le somme non tornano.
cultists-narrator-level-custom = Qualsiasi ruolo speciale, in equilibrio o no.
cultists-narrator-roles-many = Ci sono solo { $places } investigatori. Scegliete meno ruoli speciali.
cultists-narrator-ropes-yes = Nel sacchetto
    .about = Prende il posto degli Occhi finti.
cultists-narrator-ropes-no = Nella scatola
    .about = Gli Occhi finti restano nel sacchetto.
cultists-narrator-professions-no = Nella scatola
    .about = Cacciare un incappucciato non porta nient’altro.
cultists-narrator-professions-yes = Sul tavolo
    .about = La prima persona che caccia un incappucciato ne vince una.

## Things in the box

cultists-narrator-route = Itinerario
cultists-narrator-hooded = Incappucciato
cultists-narrator-informant = Informatore
cultists-narrator-not-informant = Non Informatore
cultists-narrator-token-plain = Segnalino Stanza, semplice
cultists-narrator-token-unsafe = Segnalino Stanza con un passaggio non sicuro

## What to lay out

cultists-narrator-lay-board = Componete la mappa: { $plan }, { $size ->
    [small] i lati per quattro, cinque o sei persone
   *[other] i lati per { $size } persone
}.
    .title = La mappa
cultists-narrator-lay-door = Mettete il segnalino Porta bloccata tra la stanza rosa 1 e la stanza blu 2. Di lì non si passa.
cultists-narrator-lay-revolving = Mettete la porta girevole sull’intersezione. Sbarra il corridoio { $hallway }.
cultists-narrator-lay-lifts = All’inizio l’ascensore 1 è nella stanza azzurra, l’ascensore 2 nella stanza blu 2.
cultists-narrator-lay-cards = Tirate fuori queste carte, nel numero indicato. Le altre restano nella scatola per tutta la serata.
    .title = Tutte le carte
cultists-narrator-lay-decks = { $count ->
    [one] Fate un mazzo come questo, e mescolatelo.
   *[other] Fate { $count } mazzi come questo, e mescolateli uno per uno.
}
cultists-narrator-lay-routes = Mescolate gli itinerari a faccia in giù e infilatene uno sotto ogni mazzo. Mettete via gli altri senza guardarli.
cultists-narrator-lay-investigators =
    .title = { $count ->
        [one] Un mazzo da investigatore
       *[other] { $count } mazzi da investigatore
    }
cultists-narrator-lay-firestarter = Un mazzo da investigatore, con un Fallimento e un Sabotaggio al posto di due carte Successo.
    .title = Il mazzo del Piromane
cultists-narrator-lay-cultists =
    .title = { $count ->
        [one] Un mazzo da cultista
       *[other] { $count } mazzi da cultista
    }
cultists-narrator-lay-one-of = Estraetene uno a caso: { $roles }. Gli altri tornano nella scatola.
cultists-narrator-lay-markers = Mettete un marcatore su ogni mazzo: i cultisti sui mazzi da cultista, tutti gli altri sui mazzi da investigatore.
    .title = Marcatori Ruolo
cultists-narrator-lay-own = { $role }: solo sul mazzo fatto per quel ruolo.
cultists-narrator-lay-blind = Il Cultista cieco va su un mazzo da cultista.
cultists-narrator-lay-no-seer = Su questa mappa il Veggente resta nella scatola.
cultists-narrator-lay-markers-known = Tutti possono sapere quali ruoli sono in gioco.
cultists-narrator-lay-pulse-cultists = { $cultists ->
    [one] Infilate una carta Vivo a faccia in giù sotto il mazzo da cultista.
   *[other] Infilate una carta Vivo a faccia in giù sotto ogni mazzo da cultista.
}
cultists-narrator-lay-pulse =
    .title = Una carta sotto ogni mazzo
cultists-narrator-lay-pulse-others = Mescolate le altre a faccia in giù. Infilatene una sotto ognuno degli altri mazzi, senza guardare.
cultists-narrator-lay-pulse-left = { $left ->
    [one] Avanza una carta. Mettetela via senza guardarla.
   *[other] Avanzano { $left } carte. Mettetele via senza guardarle.
}
cultists-narrator-lay-envelopes = Girate i marcatori a faccia in giù. Mettete ogni mazzo con il suo marcatore in una busta, e mescolate le buste.
    .title = Buste
cultists-narrator-lay-envelopes-apart = Girate i marcatori a faccia in giù, e mettete ogni mazzo con il suo marcatore in una busta. Per ora tenete da parte le buste degli investigatori.
cultists-narrator-lay-informant = Mescolate quelle { $investigators } buste, e mettete in una il segnalino Informatore, a faccia in giù. In ogni altra busta va l’altro segnalino, anche in quelle dei cultisti.
cultists-narrator-lay-envelopes-mix = Ora mescolate insieme tutte le buste.
cultists-narrator-lay-deal = Datene una a ogni persona. Per ora nessuno la apre.
cultists-narrator-lay-deal-automa = Datene una a ogni persona e una all’Automa. Per ora nessuno la apre.
cultists-narrator-lay-characters = Ognuno sceglie un personaggio, con il lato Vivo a faccia in su.
cultists-narrator-lay-characters-automa = Ognuno sceglie un personaggio, con il lato Vivo a faccia in su. Sceglietene uno anche per l’Automa.
cultists-narrator-lay-profession = Mescolatele a faccia in giù e mettetene una accanto alla mappa. Mettete via le altre { $left } senza guardarle.
    .title = Una professione
cultists-narrator-lay-rooms = Mescolatele, e mettetene una a faccia in giù accanto a ogni stanza.
    .title = Una carta per ogni stanza
cultists-narrator-lay-draw = Mescolatele, e mettetele a faccia in giù accanto alla mappa.
    .title = Il mazzo di pesca
cultists-narrator-lay-passages = Mescolatele, e mettetele a faccia in giù sulla plancia dei passaggi non sicuri.
    .title = I passaggi non sicuri
cultists-narrator-lay-outside = Mescolate gli incappucciati a faccia in giù e metteteli sui loro tre spazi, fuori. Il Fishman aspetta nel lago.
    .title = Fuori
cultists-narrator-lay-books = Riempite ogni spazio per i libri in ogni stanza.
cultists-narrator-lay-tokens = Mescolate i segnalini Stanza con il lato barrato a faccia in su, e mettetene uno in ogni stanza.
    .title = Libri e segnalini Stanza
cultists-narrator-lay-tokens-first = In una prima partita il simbolo del passaggio non sicuro non significa nulla.
cultists-narrator-lay-items = Mescolateli a faccia in giù, e mettetene uno in ogni stanza. Nessuno guarda.
    .title = Oggetti
cultists-narrator-lay-start = Mettete i dischi di tutti nel luogo di partenza, al centro della mappa.
    .title = Sulla mappa
cultists-narrator-lay-vote-token = Il segnalino Votazione va nella stanza azzurra, con il lato attivo a faccia in su.
cultists-narrator-lay-power-token = Il segnalino Corrente va nella stanza rossa, con il lato illuminato a faccia in su.
cultists-narrator-lay-bag = Mettete nel sacchetto questi segnalini Evento.
    .title = Il sacchetto
cultists-narrator-lay-bag-without = Restano fuori: { $tokens }.
cultists-narrator-lay-clock = Portate la lancetta dell’orologio sull’ora 1.
    .title = Orologio e punti
cultists-narrator-lay-points = I punti partono da 0. Il marcatore con il dito deve indicare { $points }: con quei punti si vince.
cultists-narrator-lay-portal = Tenete il Portale accanto al mazzo di pesca.
cultists-narrator-lay-first = Chi ha avuto l’incubo più recente prende il coltello e il marcatore Fase, con il lato del piede a faccia in su.
    .title = Chi comincia
cultists-narrator-lay-automa-seat = L’Automa siede alla destra di chi comincia, così nella prima ora si muove per ultimo.

## The night, to be read aloud

cultists-narrator-night-open = Aprite la vostra busta. Guardate il vostro ruolo, poi mettetelo a faccia in giù davanti a voi. { $starts ->
    [yes] Non guardate la carta in fondo al mazzo. Non è per i vostri occhi.
   *[no] Non dite nulla.
}
cultists-narrator-night-support = Mettete il vostro segnalino piccolo accanto al ritratto, a faccia in giù. Per ora nessuno lo guarda.
cultists-narrator-night-shut = È scesa la notte. Chiudete tutti gli occhi.
cultists-narrator-night-decks = Prendete il vostro mazzo. Tenetelo dritto davanti a voi, con la carta in fondo rivolta verso gli altri. Gli occhi restano chiusi.
cultists-narrator-night-decks-automa = Chi siede alla sinistra dell’Automa tiene dritto anche il mazzo dell’Automa, allo stesso modo.
cultists-narrator-night-cultists-open = { $cultists ->
    [one] Cultista, apri gli occhi. Guardati intorno: vedi chi è senza vita dall’inizio.
   *[other] { $starts ->
        [yes] Cultisti, aprite gli occhi. Cercatevi con lo sguardo, e vedete chi è senza vita dall’inizio.
       *[no] Cultisti, aprite gli occhi, e cercatevi con lo sguardo.
    }
}
cultists-narrator-night-alone = Se non vedi altri occhi aperti, l’altro cultista è l’Automa.
cultists-narrator-night-cultists-shut = { $cultists ->
    [one] Cultista, chiudi gli occhi.
   *[other] Cultisti, chiudete gli occhi.
}
cultists-narrator-night-blind-thumb = Cultista cieco, tieni gli occhi chiusi e alza un pollice.
cultists-narrator-night-other-opens = Ora l’altro cultista: apri gli occhi. Il pollice alzato è del Cultista cieco, che sta dalla tua parte.
cultists-narrator-night-other-dead = Guarda chi è senza vita dall’inizio.
cultists-narrator-night-no-thumb = Se non c’è nessun pollice, dalla tua parte c’è l’Automa.
cultists-narrator-night-other-shuts = Chiudi di nuovo gli occhi.
cultists-narrator-night-blind-down = Cultista cieco, abbassa il pollice.
cultists-narrator-night-cover = Tutti, sempre a occhi chiusi: mettete il mazzo a faccia in giù davanti a voi, e copritelo con una mano.
cultists-narrator-night-fists = Tutti, tendete in avanti il pugno chiuso.
cultists-narrator-night-thumbs = { $cultists ->
    [one] Cultista, alza il pollice. Tieni gli occhi chiusi.
   *[other] Cultisti, alzate il pollice. Tenete gli occhi chiusi.
}
cultists-narrator-night-thumbs-blind = Cultisti, anche il Cultista cieco: alzate il pollice. Tenete gli occhi chiusi.
cultists-narrator-night-seer-opens = Veggente, apri gli occhi. { $cultists ->
    [one] Il pollice alzato è del cultista.
   *[other] I pollici alzati sono dei cultisti.
}
cultists-narrator-night-one-thumb = Se ce n’è uno solo, l’altro cultista è l’Automa.
cultists-narrator-night-seer-shuts = Veggente, chiudi gli occhi.
cultists-narrator-night-fists-down = Tutti, abbassate la mano.
cultists-narrator-night-wake = Aprite tutti gli occhi.
cultists-narrator-night-pulse = Senza guardarla, sfilate la carta in fondo al mazzo e mettetela a faccia in giù: comincia il vostro mazzo Energia. Prendete in mano tutte le altre carte.
cultists-narrator-night-hands = Prendete in mano tutte le vostre carte. Il vostro mazzo Energia è vuoto.
cultists-narrator-night-automa-pulse = La carta in fondo al mazzo dell’Automa diventa il suo mazzo Energia, senza che nessuno la guardi. Dividete le altre sue carte secondo il dorso, a faccia in giù, e girate a faccia in su il suo itinerario.
cultists-narrator-night-automa = Dividete le carte dell’Automa secondo il dorso, a faccia in giù, e girate a faccia in su il suo itinerario.

## The Detective’s short night

cultists-narrator-detective = Il Detective si guarda intorno
cultists-narrator-night-detective-take = Tutti, prendete in mano il vostro segnalino piccolo, a faccia in giù.
cultists-narrator-night-detective-up = Tendete la mano, e girate il segnalino a faccia in su.
cultists-narrator-night-detective-opens = Detective, apri gli occhi. Uno dei segnalini è quello dell’Informatore, che sta con gli investigatori.
cultists-narrator-night-detective-shuts = Detective, chiudi gli occhi.
cultists-narrator-night-detective-down = Tutti, girate di nuovo il segnalino a faccia in giù, e rimettetelo al suo posto.

## The hour

cultists-narrator-still = Ancora in vigore: { $token }.
cultists-narrator-celebrity = Celebrità, mostra ora il tuo ruolo. Se sei ancora in vita e nel tuo mazzo Energia c’è una carta Morto, diventi fantasma: mescola quel mazzo, distribuiscilo ai vivi a partire dalla tua sinistra, e votano tutti.
cultists-narrator-move = Dal coltello verso sinistra, ogni persona viva attraversa fino a { $doors } porte e deve arrivare in un altro luogo. I fantasmi vagano fino a un altro luogo qualsiasi.
cultists-narrator-corridors = La porta girevole sbarra il corridoio { $hallway }. Passare da un corridoio all’altro costa quanto una porta.
cultists-narrator-automa-moves = L’Automa va verso il primo colore, nella riga del suo itinerario, che ha una stanza non esplorata; nel dubbio, in senso orario. In un incontro dà la sua prima carta, al più piccolo dei mazzi Energia presenti.
cultists-narrator-moved = Si sono mossi tutti, e chi ha avuto un incontro ha dato una carta?
cultists-narrator-boots = Gli stivali valgono una porta in più.
cultists-narrator-cursebearer = Un fantasma e il Maledetto si sono trovati nella stessa stanza?
cultists-narrator-lifts = Con la corrente, ogni ascensore con qualcuno dentro va nell’altra sua stanza. Tutti escono, e possono esserci incontri.
cultists-narrator-door-turns = Girate la porta girevole di un quarto in senso orario. Ora sbarra il corridoio { $hallway }.
cultists-narrator-draw = Chi ha il coltello pesca un segnalino e lo mostra a tutti. Fate ciò che dice.
cultists-narrator-ends = Finisce: { $token }.
cultists-narrator-automa-knife = Se il coltello è dell’Automa, pesca qualcuno al suo posto. L’Automa non usa mai il coltello.
cultists-narrator-on-clock = Mettete il segnalino sull’orologio, all’ora { $round }.
cultists-narrator-vote-after-death = È stata rivelata una carta Morto? Allora si vota subito.
cultists-narrator-route-line = Itinerari: in quest’ora conta la riga { $line }.
cultists-narrator-portal-open = Il Portale resta aperto fino alla fine dell’ora { $hour }. Due persone vive nella stanza verde possono chiuderlo.
cultists-narrator-automa-acts = In una stanza non esplorata l’Automa caccia l’incappucciato; se non c’è, aggiunge la sua prima carta Stanza. In una stanza esplorata pesca la prima carta. In un corridoio mette una carta nei passaggi non sicuri.
cultists-narrator-check-card = Dopo ogni sguardo a un mazzo Energia: una carta del mazzo di pesca è andata nel luogo della persona controllata?
cultists-narrator-vote-token-off = Dopo una votazione iniziata nella stanza azzurra, girate il segnalino Votazione.
cultists-narrator-find-item = La prima persona viva che pesca dal mazzo di una stanza gira l’oggetto che c’è lì.
cultists-narrator-drop-items = I nuovi fantasmi lasciano cadere i loro oggetti dove si trovano.
cultists-narrator-firestarter = Piromane: se hai ancora in mano un Fallimento o un Sabotaggio, ora diventi fantasma.
cultists-narrator-claim = Chiedete a tutti: il cultista si fa avanti? Se sì, aprite tutti i mazzi Energia. Con { $dead } o più investigatori morti vincono i cultisti; con meno, perdono.
cultists-narrator-last-hour = Era l’ultima ora. Se i punti non bastano, vincono i cultisti.
cultists-narrator-portal-missed = Nessuno ha chiuso in tempo il Portale. Spostate avanti di uno il marcatore con il dito.
cultists-narrator-next-hour = Preparate l’ora successiva.
cultists-narrator-vote-token-on = Rimettete il segnalino Votazione sul lato attivo.
cultists-narrator-knife = Il coltello e il marcatore Fase passano a sinistra, con il lato del piede a faccia in su. Anche ai fantasmi.
cultists-narrator-hand = Portate la lancetta dell’orologio sull’ora { $round }.

## What a token asks of the table

cultists-narrator-do-lightning-strike = Girate il segnalino Corrente. Se si fa buio, i vivi si incontrano ovunque siano in tre o più.
cultists-narrator-do-secret-doors = Chi viene da stanze diverse, e così si ritrova insieme, si incontra ora.
cultists-narrator-do-portal-opens = Mettete il Portale nella stanza verde, e il segnalino all’ora { $hour } come promemoria. Dopo quell’ora è troppo tardi, e il segnalino torna dov’era.
cultists-narrator-do-broken-panes = Successo: non accade nulla. Fallimento: compare un incappucciato. Sabotaggio: emerge il Fishman. Rimettete la carta con le altre e mescolate.
cultists-narrator-do-false-eyes = Non accade nulla se il coltello è di un fantasma o dell’Automa.
cultists-narrator-do-in-control = { cultists-narrator-do-false-eyes }
cultists-narrator-mirror = Questa volta è: { $token }.
cultists-narrator-mirror-nothing = Nella prima ora non accade nulla.
cultists-narrator-mirror-portal = Il Portale resta aperto un’ora in più, se è ancora aperto.

## Votes

cultists-narrator-abstentions = Astensioni
cultists-narrator-vote-call = Tutti, anche i fantasmi: scegliete una persona viva, o nessuno. Al tre, indicatela, o alzate il pugno.
cultists-narrator-vote-knife = La mano di chi ha il coltello conta due volte, se quella persona è in vita.
cultists-narrator-vote-dagger = Il pugnale aggiunge una mano.
cultists-narrator-vote-automa = L’Automa si astiene; con il coltello, si astiene due volte.
cultists-narrator-vote-missing = { $count ->
    [one] Manca una mano. Contate di nuovo.
   *[other] Mancano { $count } mani. Contate di nuovo.
}
cultists-narrator-vote-surplus = { $count ->
    [one] C’è una mano di troppo. Contate di nuovo.
   *[other] Ci sono { $count } mani di troppo. Contate di nuovo.
}
cultists-narrator-vote-leaves = { $votes ->
    [one] Un voto: { $name } se ne va.
   *[other] { $votes } voti: { $name } se ne va.
} { $cultists ->
    [one] Se era il cultista, va detto ora.
   *[other] Se era l’ultimo cultista, va detto ora.
}
cultists-narrator-vote-abstained = I voti non superano { $abstentions ->
    [one] l’unica astensione
   *[other] le { $abstentions } astensioni
}. Nessuno se ne va.
cultists-narrator-vote-change = Chi ha il coltello, se è in vita, può ancora cambiare il proprio voto.
cultists-narrator-vote-mayor = Se c’è il Sindaco, decide il Sindaco.
cultists-narrator-leader-title = Scegliere un leader
cultists-narrator-leader-call = Tutti, anche i fantasmi: scegliete una persona viva che guidi il rituale, o nessuno. Al tre, indicatela, o alzate il pugno.
cultists-narrator-leader = { $name } guida, e indica { $people } persone per il rituale. Tra loro possono esserci fantasmi.
cultists-narrator-leader-none = Nessun leader. Si vota fino a { $votes } volte; se dopo non c’è ancora un leader, vincono i cultisti.
cultists-narrator-ritual-call = Ognuna delle persone indicate gioca una carta Stanza, a faccia in giù. Mescolatele e rivelatele.
cultists-narrator-ritual-missing = { $count ->
    [one] Manca una carta.
   *[other] Mancano { $count } carte.
}
cultists-narrator-ritual-surplus = Troppe carte: partecipano { $people } persone.
cultists-narrator-ritual-failed = Il rituale è fallito. Vincono i cultisti.
cultists-narrator-ritual-held = L’Organismo 46-B va in esilio. { $cultists ->
    [one] Vincono gli investigatori.
   *[other] Vincono gli investigatori, a meno che entro l’ora prima non fossero già morti { $dead } o più di loro. Aprite i mazzi Energia.
}

## Numbers and the end

cultists-narrator-points = Punti
cultists-narrator-target = Punti necessari
cultists-narrator-ghosts = Fantasmi
cultists-narrator-relics = Reliquie sull’altare
cultists-narrator-end-points = { $target } punti: gli investigatori ce l’hanno fatta.
cultists-narrator-end-kills = Ma aprite i mazzi Energia: se entro la fine dell’ora { $hour } erano morti { $dead } o più investigatori, vincono i cultisti.
cultists-narrator-end-automa = Ma girate il ruolo dell’Automa: se è il cultista, e sono morti { $dead } o più investigatori, vince l’Automa.
cultists-narrator-end-seer = { $cultists ->
    [one] Prima che questo valga, il cultista si fa avanti e indica il Veggente, una volta sola. Se il nome è giusto, vincono invece i cultisti. Fino ad allora nessuno dice una parola.
   *[other] Prima che questo valga, i cultisti si fanno avanti e indicano il Veggente, una volta sola. Se il nome è giusto, vincono invece loro. Fino ad allora nessuno dice una parola.
}
cultists-narrator-end-ritual = I punti bastano, ma l’Organismo 46-B è sveglio. Scegliete un leader: decide il rituale.
cultists-narrator-end-hours = Sono passate dieci ore, e i punti non bastano. Vincono i cultisti.
