# Asking about the dead.

said-asks-met-the-dead-1 = { $chairIs ->
    [you] ¿Quién se encontró con los muertos?
   *[other] { $chair }, ¿quién se encontró con los muertos?
}
said-asks-met-the-dead-2 = { $chairIs ->
    [you] ¿Quién estuvo con los muertos?
   *[other] { $chair }, ¿quién estuvo con los muertos?
}
said-asks-met-the-dead-3 = { $chairIs ->
    [you] ¿Quién vio por última vez a los muertos?
   *[other] ¿Quién vio por última vez a los muertos, { $chair }?
}
talk-topic-met-the-dead = quién se encontró con los muertos
