# What is asked by name in Cultists alone.

said-asks-met-the-dead-1 = { $chairIs ->
    [you] Chi ha incontrato i morti?
   *[other] { $chair }, chi ha incontrato i morti?
}
said-asks-met-the-dead-2 = { $chairIs ->
    [you] Chi era con i morti?
   *[other] { $chair }, chi era con i morti?
}
said-asks-met-the-dead-3 = { $chairIs ->
    [you] Chi ha incontrato i morti per ultimo?
   *[other] Chi ha incontrato i morti per ultimo, { $chair }?
}
talk-topic-met-the-dead = chi ha incontrato i morti
