# What came of it: scenes, and the end.

inv-scene-landed = { $count ->
    [one] Os alienígenas aterram num local
   *[other] Os alienígenas aterram em { $count } locais
}
    .detail = Cada setor que se enche deixa a cidade mais perto do fim.
inv-scene-you-stated = Toda a gente sabe que és alienígena. De agora em diante planeias, ou conduzes os alienígenas até um agente.

## What would have changed the end.

inv-end-but-saved = { $count ->
    [one] Mais um cientista teria salvado a cidade.
   *[other] Mais { $count } cientistas teriam salvado a cidade.
}
inv-end-but-ships = { $count ->
    [one] Mais uma nave-mãe teria acabado com ela.
   *[other] Mais { $count } naves-mãe teriam acabado com ela.
}
