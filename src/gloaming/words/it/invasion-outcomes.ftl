# What came of it: scenes, and the end.

inv-scene-landed = { $count ->
    [one] Gli alieni atterrano in un luogo
   *[other] Gli alieni atterrano in { $count } luoghi
}
    .detail = Ogni settore che si riempie avvicina la città alla fine.
inv-scene-you-stated = Tutti sanno che stai con gli alieni. D’ora in poi pianifichi, o conduci gli alieni fino a un agente.

## What would have changed the end.

inv-end-but-saved = { $count ->
    [one] Uno scienziato in più avrebbe salvato la città.
   *[other] { $count } scienziati in più avrebbero salvato la città.
}
inv-end-but-ships = { $count ->
    [one] Con un’altra nave madre sarebbe finita.
   *[other] Con altre { $count } navi madri sarebbe finita.
}
