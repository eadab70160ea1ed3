# Questions at the table of Cultists.

said-asks-met-the-dead-1 = { $chairIs ->
    [you] Kto spotkał martwych?
   *[other] { $chair }, kto spotkał martwych?
}
said-asks-met-the-dead-2 = { $chairIs ->
    [you] Kto był przy martwych?
   *[other] { $chair }, kto był przy martwych?
}
said-asks-met-the-dead-3 = { $chairIs ->
    [you] Kto ostatni spotkał martwych?
   *[other] { $chair }, kto ostatni spotkał martwych?
}
talk-topic-met-the-dead = kto spotkał martwych
