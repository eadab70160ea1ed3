# The city's map: what its things are called, and what is known of them.

inv-board-map = Plan de { $city }
inv-board-sectors = Quartiers aliens par secteur
inv-board-agents = Les agents sur le plan
inv-board-roads-list = Routes
inv-board-districts = Quartiers
inv-board-facts = Ce que vous regardez

inv-board-alien = alien
inv-board-free = libre
inv-board-controlled = sous le contrôle de { $agents }
inv-board-uncontrolled = aucun agent ne le contrôle
inv-board-road = { $letter } : { $name }
inv-board-ring = un anneau de { $spots } postes
inv-board-run = { $spots } postes
inv-board-agents-on = dessus : { $agents }
inv-board-scientists-on = { $count ->
    [0] aucun scientifique dessus
    [one] un scientifique dessus
   *[other] { $count } scientifiques dessus
}
inv-board-starting = poste de départ
inv-board-gathering = poste de rassemblement
inv-board-bridge = pont
inv-board-scientist = un scientifique
inv-board-with-scientist = avec un scientifique
inv-board-around = { $alien ->
    [0] aucun quartier alien autour
    [one] quartiers aliens autour : 1 sur { $all }
   *[other] quartiers aliens autour : { $alien } sur { $all }
}
inv-board-active = en action
inv-board-siren = disponible, gyrophare allumé
inv-board-used = engagé cette manche
inv-board-at = au poste { $spot }
inv-board-roads = { $count ->
    [one] sur la route { $roads }
   *[other] sur les routes { $roads }
}
inv-board-last-used = dernier engagé
inv-board-saved = scientifiques sauvés : { $saved } sur { $all }
inv-board-sector = { $alien ->
    [0] aucun quartier alien sur { $all }
   *[other] quartiers aliens : { $alien } sur { $all }
}
inv-board-you = vous
inv-board-close = Fermer
