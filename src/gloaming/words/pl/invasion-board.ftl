# The map of Invasion.

inv-board-map = Mapa: { $city }
inv-board-sectors = Dzielnice Obcych według sektorów
inv-board-agents = Agenci na mapie
inv-board-roads-list = Ulice
inv-board-districts = Dzielnice
inv-board-facts = Na co patrzysz

inv-board-alien = w rękach Obcych
inv-board-free = wolna
inv-board-controlled = kontrola: { $agents }
inv-board-uncontrolled = nie kontroluje jej żaden agent
inv-board-road = { $letter }: { $name }
inv-board-ring = pierścień, punkty: { $spots }
inv-board-run = punkty: { $spots }
inv-board-agents-on = na niej: { $agents }
inv-board-scientists-on = { $count ->
    [one] na niej jeden naukowiec
    [few] na niej { $count } naukowców
   *[many] na niej { $count } naukowców
}
inv-board-starting = punkt startowy
inv-board-gathering = punkt zbiórki
inv-board-bridge = most
inv-board-scientist = naukowiec
inv-board-with-scientist = z naukowcem
inv-board-around = { $alien ->
    [0] wokół nie ma dzielnic Obcych
    [one] wokół 1 z { $all } dzielnic w rękach Obcych
    [few] wokół { $alien } z { $all } dzielnic w rękach Obcych
   *[many] wokół { $alien } z { $all } dzielnic w rękach Obcych
}
inv-board-active = pod kontrolą
inv-board-siren = wolny, z syreną
inv-board-used = użyty w tej rundzie
inv-board-at = { $spot }
inv-board-roads = { $count ->
    [one] przy ulicy { $roads }
    [few] przy ulicach { $roads }
   *[many] przy ulicach { $roads }
}
inv-board-last-used = użyty ostatnio
inv-board-saved = uratowani naukowcy: { $saved } z { $all }
inv-board-sector = { $alien ->
    [0] wszystkie dzielnice wolne ({ $all })
   *[other] dzielnice Obcych: { $alien } z { $all }
}
inv-board-you = ty
inv-board-close = Zamknij
