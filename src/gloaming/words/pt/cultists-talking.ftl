# What is asked by name in Cultists alone.

said-asks-met-the-dead-1 = { $chairIs ->
    [you] Quem encontrou os mortos?
   *[other] { $chair }, quem encontrou os mortos?
}
said-asks-met-the-dead-2 = { $chairIs ->
    [you] Quem esteve com os mortos?
   *[other] { $chair }, quem esteve com os mortos?
}
said-asks-met-the-dead-3 = { $chairIs ->
    [you] Quem foi a última pessoa a encontrar os mortos?
   *[other] Quem foi a última pessoa a encontrar os mortos, { $chair }?
}
talk-topic-met-the-dead = quem encontrou os mortos
