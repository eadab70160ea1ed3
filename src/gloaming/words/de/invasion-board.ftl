# Die Karte der Stadt: wie ihre Dinge heißen, und was man von ihnen weiß.

inv-board-map = Karte von { $city }
inv-board-sectors = Sektoren: Viertel der Aliens
inv-board-agents = Agenten auf der Karte
inv-board-roads-list = Straßen
inv-board-districts = Viertel
inv-board-facts = Worauf du schaust

inv-board-alien = in der Hand der Aliens
inv-board-free = frei
inv-board-controlled = kontrolliert von { $agents }
inv-board-uncontrolled = kein Agent kontrolliert es
inv-board-road = { $letter }: { $name }
inv-board-ring = ein Ring mit { $spots } Posten
inv-board-run = { $spots } Posten
inv-board-agents-on = darauf: { $agents }
inv-board-scientists-on = { $count ->
    [one] darauf ein Wissenschaftler
   *[other] darauf { $count } Wissenschaftler
}
inv-board-starting = Startposten
inv-board-gathering = Sammelposten
inv-board-bridge = Brücke
inv-board-scientist = ein Wissenschaftler
inv-board-with-scientist = daneben ein Wissenschaftler
inv-board-around = { $alien ->
    [0] ringsum kein Viertel der Aliens
    [one] ringsum eines von { $all } Vierteln in der Hand der Aliens
   *[other] ringsum { $alien } von { $all } Vierteln in der Hand der Aliens
}
inv-board-active = unter Kontrolle
inv-board-siren = frei, mit Sirene
inv-board-used = in dieser Runde eingesetzt
inv-board-at = bei { $spot }
inv-board-roads = { $count ->
    [one] an Straße { $roads }
   *[other] an den Straßen { $roads }
}
inv-board-last-used = zuletzt eingesetzt
inv-board-saved = { $saved } von { $all } Wissenschaftlern gerettet
inv-board-sector = { $alien ->
    [0] keines von { $all } Vierteln verloren
   *[other] { $alien } von { $all } Vierteln verloren
}
inv-board-you = du
inv-board-close = Schließen
