# What came of it: scenes, and the end.

inv-scene-landed = { $count ->
    [one] Les aliens atterrissent à un endroit
   *[other] Les aliens atterrissent à { $count } endroits
}
    .detail = Chaque secteur qui se remplit rapproche la ville de sa fin.
inv-scene-you-stated = Toute la table sait que vous êtes alien. Désormais, vous planifiez, ou vous menez les aliens vers un agent.

## What would have changed the end.

inv-end-but-saved = { $count ->
    [one] Un scientifique de plus aurait sauvé la ville.
   *[other] { $count } scientifiques de plus auraient sauvé la ville.
}
inv-end-but-ships = { $count ->
    [one] Un vaisseau-mère de plus, et c’était la fin.
   *[other] { $count } vaisseaux-mères de plus, et c’était la fin.
}
