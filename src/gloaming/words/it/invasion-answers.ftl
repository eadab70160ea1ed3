# The answers of Invasion. An answer is what stands on the button: it names the act.

inv-option-place-there = Metti lo scienziato presso { $spot }
inv-option-plan = Pianifica
inv-option-upcoming = Lascia che arrivi: { $card }
inv-option-prevent = Sventa: { $card }
inv-option-accuse = Accusa { $seatAcc }
inv-option-support = Sostieni l’accusa
inv-option-refuse = Non sostenerla
inv-option-confirm = Lascia iniziare il turno
inv-option-confirm-no-order = Non in questo round
inv-option-declare = Dichiara di stare con gli alieni
inv-option-declare-at = { $turnIs ->
    [you] Prima del tuo turno
   *[other] Prima del turno di { $turn }
}
inv-option-invade = Invadi intorno a { $agent }
inv-option-post = Metti il nuovo agente presso { $spot }
inv-option-control = Guida { $agent }
inv-option-move-to = Raggiungi { $to }
inv-option-leave = Lascia stare
inv-option-leave-moving = Resta presso { $spot }
inv-option-leave-freeing = Lascia gli alieni dove sono
inv-option-leave-escorting = Non scortare nessuno
inv-option-free = Libera tutti i quartieri intorno
inv-option-free-one = Libera { $district }
inv-option-escort = Scorta lo scienziato fino a { $agent }
inv-option-rescue-here = Tenta qui il salvataggio
inv-option-name = Porta con te { $seatAcc }
inv-option-lay = Gioca { $card }
inv-option-decline = Rinuncia
inv-option-pick = Scegli { $agent }
inv-option-send = Fagli raggiungere { $to }
inv-option-liberate = Libera { $sector }

## What an act leads to, as far as everyone at the table could work it out

inv-detail-plan = { $draws ->
    [0] Nessuna carta Assimilazione. Vedi due eventi: uno arriverà, uno è sventato.
   *[other] Peschi una carta Assimilazione, poi vedi due eventi: uno arriverà, uno è sventato.
}
inv-detail-control = { $draws ->
    [0] Non peschi nessuna carta Assimilazione.
    [one] Poi peschi una carta Assimilazione.
   *[other] Poi peschi { $draws } carte Assimilazione.
}
inv-detail-accuse = Qualcuno deve sostenerti. Se non salta fuori un Assimilato, perdete tutti il segnalino.
inv-detail-accuse-in-vain = Nessuno può più sostenerti: l’accusa non ha effetto.
inv-detail-support = Se non salta fuori un Assimilato, perdi il segnalino anche tu.
inv-detail-refuse = Se nessuno la sostiene, non si mostrano carte e non si perdono segnalini.
inv-detail-invade = { $falling ->
    [0] Non cade nessun quartiere.
    [one] Cade un quartiere.
   *[other] Cadono { $falling } quartieri.
}
inv-detail-declare = Per sempre: niente salvataggi, niente agenti, niente più carte. Pianifichi, o invadi.
inv-detail-declare-at = Solo se per allora stai con gli alieni. Nessun altro vede quest’ordine.
inv-detail-alien-around = { $alien ->
    [one] Un quartiere alieno intorno.
   *[other] { $alien } quartieri alieni intorno.
}
inv-detail-scientist-there = Lì aspetta uno scienziato.
inv-detail-gathering-spot = Una postazione di raccolta.
inv-detail-free = { $alien ->
    [one] Si rimuove un segnalino Alieno.
   *[other] Si rimuovono { $alien } segnalini Alieno.
}
inv-detail-escort-rescue = Una postazione di raccolta: indichi altri due, e inizia un salvataggio.
inv-detail-escort = Lo scienziato raggiunge { $to }. I due agenti restano dove sono.
inv-detail-rescue-here = Indichi altri due, e ognuno di voi gioca una carta.
inv-detail-new-agent = La sua sirena si accende alla fine del round.
inv-detail-liberate = { $alien ->
    [one] Si rimuove un segnalino Alieno.
   *[other] Si rimuovono { $alien } segnalini Alieno.
}
