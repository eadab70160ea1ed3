# The narrator of the boxed game: what to choose, what to lay out, what to read aloud, and what people forget in a round.

invasion-narrator-players = In quanti giocate?

## Things in the box

invasion-narrator-agent = Agente
invasion-narrator-siren = Sirena
invasion-narrator-scientist = Scienziato
invasion-narrator-accusation-token = Segnalino Accusa

## What to lay out

invasion-narrator-lay-city = Girate la mappa sul lato di { $city }.
    .title = La città
invasion-narrator-lay-events = Mescolate queste carte Evento e mettetele a faccia in giù sullo spazio centrale della tessera degli eventi. Gli spazi ai due lati restano vuoti.
    .title = Carte Evento
invasion-narrator-lay-events-without = Restano fuori: { $cards }.
invasion-narrator-lay-architect = Mettetevi d’accordo su una persona, o tirate a sorte. Quella persona prende il segnalino Architetto, e comincia.
    .title = Il primo architetto
invasion-narrator-lay-agents = Mettete { $posted } agenti con la sirena sulle postazioni di partenza.
    .title = Agenti
invasion-narrator-lay-reserve = L’ultimo agente aspetta accanto alla mappa, senza sirena.
invasion-narrator-lay-third = Mescolate queste { $cards } carte e mettetele a faccia in giù sul terzo spazio della nave madre.
    .title = La terza nave madre
invasion-narrator-lay-deck = Mescolatele. Mettetene { $first } a faccia in giù sul primo spazio della nave madre e { $second } sul secondo. Le altre { $left } sono il mazzo Assimilazione. Nessuno guarda.
    .title = Carte Assimilazione
invasion-narrator-lay-deck-all = Mescolatele. Mettetene { $cards } a faccia in giù su ognuno dei tre spazi della nave madre. Le altre { $left } sono il mazzo Assimilazione. Nessuno guarda.
invasion-narrator-lay-deck-box = Tutte le altre carte Assimilazione restano nella scatola.
invasion-narrator-lay-landing = Tirate il dado degli indirizzi una volta per ogni settore: { $sectors }. Mettete un segnalino Alieno su ogni quartiere che indica.
    .title = L’atterraggio
invasion-narrator-lay-landing-around = Poi mettetene uno su ogni quartiere libero vicino a quelli, qualunque sia il suo settore.
invasion-narrator-lay-rescue = Ognuno ne prende una di ogni tipo, e le tiene a faccia in giù.
    .title = Carte Salvataggio
invasion-narrator-lay-accusation = Ognuno ne prende uno.
    .title = Segnalini Accusa
invasion-narrator-lay-scientists = L’architetto mette uno scienziato per ogni luogo di atterraggio, su una postazione che lo tocca. Uno per postazione.
    .title = Scienziati
invasion-narrator-lay-pressure = Mettete il marcatore sulla partenza del tracciato, segnata da un cerchio. La pressione è { $start }.
    .title = La pressione

## Before the first round, to be read aloud

invasion-narrator-night-draw = A partire dall’architetto e verso sinistra, ognuno pesca una carta Assimilazione. Non mostratela a nessuno.
invasion-narrator-night-look = Guardate la vostra carta. Chi legge Umano sta con gli umani, per ora. Chi legge Assimilato sta con gli alieni, e nessun altro lo sa.
invasion-narrator-night-down = Mettetela a faccia in giù davanti a voi. Non dite nulla su questa carta che poi non possiate ritirare.

## Revelation, to be read aloud

invasion-narrator-revelation-shut = Chiudete tutti gli occhi.
invasion-narrator-revelation-open = Alieni, aprite gli occhi, e cercatevi con lo sguardo.
invasion-narrator-revelation-shut-again = Alieni, chiudete gli occhi.
invasion-narrator-revelation-wake = Aprite tutti gli occhi, e dite insieme: qui siamo tutti umani.

## The round

invasion-narrator-event = L’architetto gira la prima carta Evento e fa ciò che dice.
invasion-narrator-event-choices = Se lascia una scelta, decide l’architetto. Se non si può fare, non accade nulla.
invasion-narrator-event-discard = Mettete la carta tra gli scarti. Una Nave madre resta sul suo spazio.
invasion-narrator-ship = Per una Nave madre: le sue carte sono andate nel mazzo Assimilazione, e la pressione è scesa? La nave numero { $ships } chiude la partita.
invasion-narrator-declare = Prima di ogni turno, chiedete: qualcuno si dichiara alieno? Chi lo fa mostra una carta Assimilato.
invasion-narrator-control = Guidare un agente. Un agente qualsiasi con la sirena può spostarsi, poi liberare, poi scortare, ogni cosa una volta. Poi peschi tante carte quanta è la pressione: { $pressure }.
invasion-narrator-plan-first = Prima di guardare, peschi una carta Assimilazione.
invasion-narrator-draws = Per guidare un agente: { $pressure ->
    [0] nessuna carta, con questa pressione
    [one] una carta, con questa pressione
   *[other] { $pressure } carte, con questa pressione
}. Per pianificare: una carta. Gli alieni dichiarati non ne pescano. Conta la pressione di quando l’azione è stata annunciata.
invasion-narrator-siren-off = Togliete la sirena all’agente. È impiegato fino alla fine del round.
invasion-narrator-reorganise = Restano meno di due carte Evento per pianificare? Prima mescolate la pila degli eventi in arrivo e mettetela sopra il mazzo; poi fate lo stesso con quella degli sventati, e mettetela sotto.
invasion-narrator-everyone-once = Ognuno ha avuto esattamente un turno?
invasion-narrator-sirens = Ogni agente sulla mappa riprende la sirena.
invasion-narrator-architect = Il segnalino Architetto passa di un posto a sinistra. Il resto spetta al nuovo architetto.
invasion-narrator-upcoming = Mescolate la pila degli eventi in arrivo e mettetela sopra il mazzo Eventi. Mescolate la pila degli sventati e mettetela sotto. Il mazzo stesso resta com’è.
invasion-narrator-sector = C’è un settore pieno? Allora hanno vinto gli alieni.
invasion-narrator-roll-once = I dadi si tirano a ogni round, anche se nessuno è alieno.

## An accusation

invasion-narrator-accusation-call = C’è un’accusa. Chi la sostiene e ha ancora un segnalino lo alzi al tre.
invasion-narrator-supporters = Sostegni, senza contare chi accusa
invasion-narrator-accusation-alone = Nessuno la sostiene. Il turno finisce; nessuna carta si mostra, nessun segnalino si perde.
invasion-narrator-accusation-show = La persona accusata mostra carte, una alla volta, finché non compare un Assimilato.
invasion-narrator-accusation-stop = Fermatevi al primo Assimilato. Il resto rimane segreto.
invasion-narrator-accusation-founded = Sta con gli alieni, e ora lo sanno tutti. Chi ha accusato e chi ha sostenuto tengono il segnalino.
invasion-narrator-accusation-unfounded = Sta con gli umani, finora. { $supporters ->
    [one] Chi ha accusato e chi ha sostenuto perdono il segnalino.
   *[other] Chi ha accusato e le { $supporters } persone che hanno sostenuto perdono il segnalino.
}

## A rescue

invasion-narrator-rescue-call = Chi guida il salvataggio indica altri due, che non siano alieni dichiarati. Ognuno dei tre gioca una carta Salvataggio a faccia in giù. L’architetto le mescola e le rivela.
invasion-narrator-rescue-missing = { $count ->
    [one] Manca una carta.
   *[other] Mancano { $count } carte.
}
invasion-narrator-rescue-surplus = Solo tre persone giocano una carta.
invasion-narrator-rescue-saved = Lo scienziato è salvo. Restituite le carte: una di ogni tipo a testa. La pressione sale di uno.
invasion-narrator-rescue-sabotaged = { $sabotage ->
    [one] Un Sabotaggio.
   *[other] { $sabotage } Sabotaggi.
} Girate fino a { $cards } eventi, uno alla volta, e fermatevi dopo una Nave madre. Se la scorta è ancora possibile, lo scienziato è salvo. Restituite le carte. La pressione sale di uno.

## Numbers and the end

invasion-narrator-ships = Navi madri
invasion-narrator-saved = Scienziati salvati
invasion-narrator-end-humans = Tutti gli scienziati sono { $point }. Vincono gli umani.
invasion-narrator-end-ships = Ci sono { $ships } navi madri sopra la città. Vincono gli alieni.
