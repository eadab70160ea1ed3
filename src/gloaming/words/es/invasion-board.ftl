# The map of Invasion.

inv-board-map = Mapa de { $city }
inv-board-sectors = Barrios alienígenas por sector
inv-board-agents = Agentes en el mapa
inv-board-roads-list = Calles
inv-board-districts = Barrios
inv-board-facts = Lo que estás mirando

inv-board-alien = alienígena
inv-board-free = libre
inv-board-controlled = bajo control de { $agents }
inv-board-uncontrolled = ningún agente lo controla
inv-board-road = { $letter }: { $name }
inv-board-ring = un anillo de { $spots } puestos
inv-board-run = { $spots } puestos
inv-board-agents-on = en ella: { $agents }
inv-board-scientists-on = { $count ->
    [one] un científico en ella
   *[other] { $count } científicos en ella
}
inv-board-starting = puesto de salida
inv-board-gathering = puesto de reunión
inv-board-bridge = puente
inv-board-scientist = un científico
inv-board-with-scientist = con un científico
inv-board-around = { $alien ->
    [0] ningún barrio alienígena alrededor
    [one] 1 de { $all } barrios de alrededor es alienígena
   *[other] { $alien } de { $all } barrios de alrededor son alienígenas
}
inv-board-active = en marcha
inv-board-siren = libre, con la sirena encendida
inv-board-used = en uso esta ronda
inv-board-at = en { $spot }
inv-board-roads = { $count ->
    [one] en la calle { $roads }
   *[other] en las calles { $roads }
}
inv-board-last-used = el último en usarse
inv-board-saved = { $saved } de { $all } científicos a salvo
inv-board-sector = { $alien ->
    [0] ninguno de { $all } barrios es alienígena
    [one] 1 de { $all } barrios es alienígena
   *[other] { $alien } de { $all } barrios son alienígenas
}
inv-board-you = tú
inv-board-close = Cerrar
