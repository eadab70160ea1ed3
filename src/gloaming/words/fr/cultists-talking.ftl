# What is asked by name in Cultists alone.

said-asks-met-the-dead-1 = { $chairIs ->
    [you] Qui a rencontré les morts ?
   *[other] { $chair }, qui a rencontré les morts ?
}
said-asks-met-the-dead-2 = { $chairIs ->
    [you] Qui était avec les morts ?
   *[other] { $chair }, qui était avec les morts ?
}
said-asks-met-the-dead-3 = { $chairIs ->
    [you] Qui a croisé les morts en dernier ?
   *[other] Qui a croisé les morts en dernier, { $chair } ?
}
talk-topic-met-the-dead = qui a rencontré les morts
