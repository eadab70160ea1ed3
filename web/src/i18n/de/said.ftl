# Aussagen, die jede Sprache und jeder Bot lesen kann, von jemandem am Tisch.

said-was = In Stunde { $round } war ich { $placeIn }.
said-put = Ich habe { $placeIn } { $card } gelegt.
said-saw = { $oneIs ->
    [you] Du und { $other }, ihr seid euch begegnet.
   *[other] { $one } und { $other } sind sich begegnet.
}
said-accuses = { $chairIs ->
    [you] Ich traue dir nicht.
   *[other] Ich traue { $chair } nicht.
}
said-vouches = { $chairIs ->
    [you] Ich traue dir.
   *[other] Ich traue { $chair }.
}
