# Was daraus wurde: Szenen und das Ende.

inv-scene-landed = { $count ->
    [one] Aliens landen an einem Ort
   *[other] Aliens landen an { $count } Orten
}
    .detail = Jeder Sektor, der sich füllt, bringt die Stadt ihrem Ende näher.
inv-scene-you-stated = Alle wissen, dass du ein Alien bist. Von jetzt an planst du voraus oder führst die Aliens zu einem Agenten.

## Was das Ende geändert hätte.

inv-end-but-saved = { $count ->
    [one] Ein Wissenschaftler mehr hätte die Stadt gerettet.
   *[other] { $count } Wissenschaftler mehr hätten die Stadt gerettet.
}
inv-end-but-ships = { $count ->
    [one] Ein Mutterschiff mehr hätte es beendet.
   *[other] { $count } Mutterschiffe mehr hätten es beendet.
}
