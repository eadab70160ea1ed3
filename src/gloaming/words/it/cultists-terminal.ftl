# What only the terminal says of Cultists.

## Questions, where the page says "hold to look"

terminal-question-night = Hai visto che cosa ti ha mostrato la notte. Si comincia con la prima ora?
terminal-question-look-at-pulse = { $targetIs ->
    [you] Nel tuo mazzo Energia
   *[other] Nel mazzo Energia di { $target }
}: { $cards }. Che cosa mostri?
terminal-question-handle-token = Il segnalino: { $token }. Che cosa ne fai?
cards-in-order = { $cards }, nell’ordine in cui sono arrivate

## Answers, by the question to which they are given

option-go-teleport = { option-go-drift }
option-stop-declare-path = { option-stop-path }
option-accuse-reconsider-ballot = { option-accuse-instead }
option-accuse-hold-vote-leader = { option-accuse-leader }
option-abstain-reconsider-ballot = { option-abstain-instead }

## What they lead to

detail-go = { detail-meeting } { $step ->
    [start] { detail-back-at-start }
    [last] { detail-last-door }
   *[other] {""}
}
detail-go-teleport = {""}
detail-meeting = { $meeting ->
    [before] { detail-met-before }
    [meet] { detail-meet }
    [silent] { detail-meet-without-cards }
    [crowd] { detail-crowd }
   *[none] {""}
} { $behind ->
    [yes] Per una porta segreta.
   *[no] {""}
}
detail-stop = { detail-movement-ends }
detail-give = { $left ->
    [one] È l’ultima che hai.
   *[other] Ne hai { $left }.
}
detail-fill-room = { $explores ->
    [yes] { detail-fill-explores }
   *[no] { detail-fill }
}
detail-send = { detail-fill-room }
detail-secure-hallway = { detail-secure }
detail-check-state = { detail-look }
detail-watch-state = { detail-look }
detail-spy = { detail-look }
detail-spot = { detail-look } { detail-used-up }
detail-check-room = { detail-draw } { $points ->
    [0] {""}
   *[other] { detail-draw-scores }
} { $finds ->
    [yes] { detail-find }
   *[no] {""}
}
detail-watch-room = { detail-check-room }
terminal-detail-accuse = {""}
detail-accuse-hold-vote-leader = {""}
detail-abstain-hold-vote-leader = { detail-abstain-leader }
detail-abstain-reconsider-ballot = {""}
detail-initiate-vote = { detail-vote }
detail-close-portal = { $closingIs ->
    [none] { detail-portal-begin }
   *[some] { detail-portal-finish }
} { $vain ->
    [yes] { detail-portal-in-vain }
   *[no] {""}
}
detail-close-together = { detail-portal-ask }
detail-shoot-cultist = { detail-used-up }
detail-drive-fishman = { detail-used-up }
terminal-detail-enter-lift = L’altra fermata: { $stop }. { detail-meeting }
terminal-detail-step-out = { $exit ->
    [0] { detail-step-out }
   *[other] { detail-step-out-costs }
} { detail-go }
terminal-detail-ride-lift = { detail-ride-lift } { detail-meeting }
detail-rope = { $cards ->
    [0] Un mazzo Energia vuoto non mostra nulla.
    [one] Si mostra l’unica carta del mazzo Energia.
   *[other] Si mostra una delle sue { $cards } carte.
}
detail-take-along = { $ghost ->
    [yes] Un fantasma.
   *[no] {""}
} { $cards ->
    [one] Una carta Stanza in mano.
   *[other] { $cards } carte Stanza in mano.
}
detail-let-tie-stand = { $leader ->
    [yes] Non c’è un leader.
   *[no] Nessuno se ne va.
}
detail-with-deck = { detail-fill }

## What only this seat may read

terminal-secret-on-route = Sul tuo itinerario.
secret-spoils = Così il rituale fallisce, e vincono i cultisti.
secret-stays = La morte resta segreta.
secret-greenhorn-special = { secret-greenhorn }
secret-butterfingers-knife = { secret-butterfingers }
secret-crybaby-look = { secret-crybaby-risk }
secret-crybaby-show = { secret-crybaby }
secret-cursebearer-haunted = Lì c’è un fantasma. Sei Maledetto: lo diventeresti anche tu.

## Answers where there is little room

short-go = { $place }
short-give = { $cardFace }: { $to }
short-fill-room = { $cardFace }: { $place }
short-send = { $cardFace }: { $place }
short-check-room = Pesca: { $place }
short-watch-room = Telecamera: { $place }
short-watch-state = Telecamera: { $target }
short-check-state = Energia: { $target }
short-spot = Binocolo: { $target }
short-hand-over = { $itemName }: { $to }
short-pick-up = Raccogli: { $itemName }
short-shoot-cultist = Spara: { $place }
short-drive-fishman = Fishman: { $toIs ->
    [none] lago
   *[some] { $to }
}
short-enter-lift = { $lift }
short-step-out = Esci: { $to }
short-ride-lift = Vai: { $to }
short-call-lift = Chiama { $lift }
short-revive = In vita: { $target }
short-swap-deck = Scambia: { $place }
short-with-deck = { $place }

## What happened, told together

story-night = Cala la notte
story-vote = La votazione
story-death = Una morte
story-meeting = Un incontro
story-assassin = L’Assassino
story-claim = L’affermazione
story-seer = Il Veggente
story-ritual = Il rituale
story-ropes = L’alito di morte
story-exorcism = Una vita per una vita
story-celebrity = La Celebrità
story-hunter = Il Cacciatore maledetto
told-step-out = { $seatIs ->
    [you] Esci dall’ascensore { $placeIn }.
   *[other] { $seat } esce dall’ascensore { $placeIn }.
}
told-exchange = { $seats } si incontrano { $placeIn } e si scambiano una carta.

## The first screen

welcome-night = In { $seats } restate per la notte, e { $cultists ->
    [one] uno di voi è cultista
   *[other] { $cultists } sono cultisti
}. Le carte Morto passano di mano in mano, a faccia in giù. I libri vanno nella libreria.
welcome-envelope = La tua busta
welcome-side = La tua parte: { $team }.

## Next to the hour

head-before = Prima della prima ora
head-knife = coltello: { $seat }
head-portal = Portale fino all’ora { $hour }
head-no-cards = niente carte negli incontri
head-no-vote = basta votazioni
head-organism = 46-B è sveglio
head-relics = reliquie { $relics }/{ $most }
head-door = { $open ->
    [yes] porta rossa aperta
   *[no] porta rossa bloccata
}
head-leader = leader: { $seat }
head-lifts = ascensori: { $rooms }
head-profession-hidden = professione nascosta
head-profession = { $profession }: { $seat }{ $spent ->
    [yes] {" "}(usata)
   *[no] {""}
}
head-profession-lost = { $profession }: perduta
head-curse = stanze maledette { $rooms }/{ $most }

## Panels

panel-hours = Orologio
people-heading = Energia, mano
people-cards = { $pulse }e { $encounter }i { $room }s
people-where = { $name }{ $ghost ->
    [yes] {" "}(fantasma)
   *[no] {""}
}: { $place }{ $itemsIs ->
    [some] , con { $items }
   *[none] {""}
}
hours-none = Ancora nessun segnalino
secrets-you = Tu:
route-own = Il tuo itinerario: { $lines }.
route-open = { $seatIs ->
    [you] Il tuo itinerario pubblico
   *[other] Itinerario pubblico di { $seat }
}: { $lines }.
route-line = ore { $hours }: { $colours }

## The plan

plan-hooded = Cappuccio
plan-curse = Maledetta
plan-awake = sveglio
plan-books = { $books ->
    [0] nessun libro
    [one] 1 libro
   *[other] { $books } libri
}
    .short = { $books }l
plan-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
plan-finished = completa
    .short = ok
legend-you = tu
legend-ghost = fantasma
legend-answer = risposta
legend-token = segnalino
legend-books = libri
legend-deck = mazzo di 3
legend-explored = esplorata
legend-obstacle = ostacolo
legend-locked = porta bloccata
legend-covered = oggetto coperto
legend-item = oggetto
legend-blocked = sbarrato
legend-lift = ascensore
legend-lift-you = ascensore con te dentro

## The pages behind r and h

help-roles-key = ruoli
help-reference = i ruoli e gli scopi di questo tavolo, il tuo itinerario a parole, l’orologio
roles-page = I ruoli e gli scopi di questo tavolo
help-plan = Sulla pianta @ sei tu, le parentesi sono fantasmi, e [2] è dove porta la risposta 2.
help-people = Accanto a ogni nome: le carte del mazzo Energia (e), poi le carte Incontro (i) e le carte Stanza (s) in mano. Un pugnale segna chi ha il coltello.
help-shelf = Nella libreria, 2/4+4 vuol dire due libri su quattro, e quattro punti quando lo scaffale è pieno.
help-letters = Le lettere sono i colori delle stanze: { $letters }.
help-route = Il tuo itinerario mostra tra parentesi i colori di quest’ora. Gli investigatori usano solo le stanze di quei colori.
help-ice = ▲ è un ostacolo sul ghiaccio: superarlo costa quanto una porta, e chi sta ai due lati non si incontra. ■ è la porta rossa finché è bloccata. L’altare mostra le sue reliquie così: ◆◇◇.
help-items = Un ? dopo i libri di una stanza è un oggetto a faccia in giù, +fucile uno a faccia in su. Gli oggetti che uno porta sono in testata, o sotto il nome.
help-crossing = La linea spessa all’intersezione è la porta girevole, che sbarra quel corridoio. <1> è un ascensore presso la stanza in cui si trova, <1:Be> uno con dentro Be.
help-professions = Quando la professione è vinta, la testata mostra quale e di chi è.

## The end

fate-alive = in vita fino alla fine
fate-ghost = fantasma, { $how }
fate-dead = { $hour ->
    [0] senza vita dall’inizio
   *[other] senza vita dall’ora { $hour }
}
fate-unfound = { $truth }, e nessuno l’ha scoperto
end-hours = { $hours ->
    [one] Dopo un’ora.
   *[other] Dopo { $hours } ore.
}
facts-game = { $players } posti, { $level }
facts-game-automa = { $players } posti e l’Automa, { $level }
replay-roles = I ruoli erano: { $roles }.

## How it ended, in tables and single lines

ending-cultists = { $team }: vittoria { $reason }, nell’ora { $rounds }.
ending-cultists-team-investigators = Investigatori
ending-cultists-team-cultists = Cultisti
ending-cultists-team-hunter = Cacciatore maledetto
ending-cultists-by-points = ai punti
    .note = editore: 20–25%
ending-cultists-by-vote = con una votazione
ending-cultists-by-assassin = grazie all’Assassino
ending-cultists-by-murder = per la morte dell’ultimo cultista
ending-cultists-by-false-claim = per un’affermazione falsa
ending-cultists-by-kills = per numero di morti
ending-cultists-by-claim = con un’affermazione vera
ending-cultists-by-time = allo scadere del tempo
ending-cultists-by-seer = indicando il Veggente
ending-cultists-by-ritual = con il rituale
ending-cultists-by-no-leader = in mancanza di un leader
ending-cultists-by-exorcist = grazie all’Esorcista
ending-cultists-by-hunter = con la maledizione

## A house rule that the lobby does not offer

house-first-player = Chi comincia
    .none = si estrae a sorte

## Notes, where there is nothing to hold and no sign on a plan

terminal-note-night = Il tuo ruolo è qui sopra, e nessun altro lo vede. Poi svegliati.
terminal-note-walk-dark = È buio: dove c’è qualcuno, vi incontrate tutti.
