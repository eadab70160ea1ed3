# What is asked by name in Cultists alone.

said-asks-met-the-dead-1 = { $chairIs ->
    [you] Who met the dead?
   *[other] { $chair }, who met the dead?
}
said-asks-met-the-dead-2 = { $chairIs ->
    [you] Who was with the dead?
   *[other] { $chair }, who was with the dead?
}
said-asks-met-the-dead-3 = { $chairIs ->
    [you] Who met the dead last?
   *[other] Who met the dead last, { $chair }?
}
talk-topic-met-the-dead = who met the dead
