# The city's map: what its things are called, and what is known of them.

inv-board-map = Mapa de { $city }
inv-board-sectors = Bairros alienígenas por setor
inv-board-agents = Agentes no mapa
inv-board-roads-list = Ruas
inv-board-districts = Bairros
inv-board-facts = O que estás a ver

inv-board-alien = alienígena
inv-board-free = livre
inv-board-controlled = sob controlo de { $agents }
inv-board-uncontrolled = nenhum agente o controla
inv-board-road = { $letter }: { $name }
inv-board-ring = um anel de { $spots } postos
inv-board-run = { $spots } postos
inv-board-agents-on = nela: { $agents }
inv-board-scientists-on = { $count ->
    [one] nela, um cientista
   *[other] nela, { $count } cientistas
}
inv-board-starting = posto de partida
inv-board-gathering = posto de encontro
inv-board-bridge = ponte
inv-board-scientist = um cientista
inv-board-with-scientist = com um cientista
inv-board-around = { $alien ->
    [0] nenhum bairro alienígena à volta
    [one] 1 de { $all } bairros à volta é alienígena
   *[other] { $alien } de { $all } bairros à volta são alienígenas
}
inv-board-active = sob comando
inv-board-siren = livre, com a sirene acesa
inv-board-used = já usado nesta ronda
inv-board-at = no posto { $spot }
inv-board-roads = { $count ->
    [one] na rua { $roads }
   *[other] nas ruas { $roads }
}
inv-board-last-used = último usado
inv-board-saved = { $saved } de { $all } cientistas salvos
inv-board-sector = { $alien ->
    [0] nenhum de { $all } bairros alienígena
    [one] 1 de { $all } bairros alienígena
   *[other] { $alien } de { $all } bairros alienígenas
}
inv-board-you = tu
inv-board-close = Fecha
