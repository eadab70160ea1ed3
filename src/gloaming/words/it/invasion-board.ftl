# The city's map: what its things are called, and what is known of them.

inv-board-map = Mappa di { $city }
inv-board-sectors = Quartieri alieni per settore
inv-board-agents = Agenti sulla mappa
inv-board-roads-list = Strade
inv-board-districts = Quartieri
inv-board-facts = Che cosa stai guardando

inv-board-alien = alieno
inv-board-free = libero
inv-board-controlled = sotto il controllo di { $agents }
inv-board-uncontrolled = nessun agente lo controlla
inv-board-road = { $letter }: { $name }
inv-board-ring = un anello di { $spots } postazioni
inv-board-run = { $spots } postazioni
inv-board-agents-on = lungo la strada: { $agents }
inv-board-scientists-on = { $count ->
    [one] uno scienziato lungo la strada
   *[other] { $count } scienziati lungo la strada
}
inv-board-starting = postazione di partenza
inv-board-gathering = postazione di raccolta
inv-board-bridge = ponte
inv-board-scientist = uno scienziato
inv-board-with-scientist = con uno scienziato
inv-board-around = { $alien ->
    [0] nessun quartiere alieno intorno
    [one] intorno, 1 quartiere alieno su { $all }
   *[other] intorno, { $alien } quartieri alieni su { $all }
}
inv-board-active = in azione ora
inv-board-siren = libero, sirena accesa
inv-board-used = già impiegato in questo round
inv-board-at = presso { $spot }
inv-board-roads = { $count ->
    [one] sulla strada { $roads }
   *[other] sulle strade { $roads }
}
inv-board-last-used = l’ultimo impiegato
inv-board-saved = scienziati salvati: { $saved } su { $all }
inv-board-sector = { $alien ->
    [0] nessun quartiere alieno su { $all }
    [one] 1 quartiere alieno su { $all }
   *[other] { $alien } quartieri alieni su { $all }
}
inv-board-you = tu
inv-board-close = Chiudi
