# What people and bots say at any table.

said-accuses-1 = { $chairIs ->
    [you] No me fío de ti.
   *[other] No me fío de { $chair }.
}
said-accuses-2 = { $chairIs ->
    [you] Para mí que eres tú.
   *[other] Para mí que es { $chair }.
}
said-accuses-3 = { $chairIs ->
    [you] Creo que juegas contra nosotros.
   *[other] Creo que { $chair } juega contra nosotros.
}
said-vouches-1 = { $chairIs ->
    [you] Me fío de ti.
   *[other] Me fío de { $chair }.
}
said-vouches-2 = { $chairIs ->
    [you] Yo diría que eres de los nuestros.
   *[other] Yo diría que { $chair } es de los nuestros.
}
said-vouches-3 = { $chairIs ->
    [you] De ti no tengo dudas.
   *[other] De { $chair } no tengo dudas.
}
said-denies-1 = No he sido yo.
said-denies-2 = Yo no, os lo prometo.
said-denies-3 = Yo no he tenido nada que ver.
said-agrees-1 = { $chairIs ->
    [you] Tienes razón.
   *[other] { $chair } tiene razón.
}
said-agrees-2 = { $chairIs ->
    [you] En eso estoy contigo.
   *[other] En eso estoy con { $chair }.
}
said-agrees-3 = { $chairIs ->
    [you] Iba a decir lo mismo que tú.
   *[other] Iba a decir lo mismo que { $chair }.
}
said-doubts-1 = { $chairIs ->
    [you] No te creo.
   *[other] No me creo lo que dice { $chair }.
}
said-doubts-2 = { $chairIs ->
    [you] Te equivocas, seguro.
   *[other] { $chair } se equivoca, seguro.
}
said-doubts-3 = { $chairIs ->
    [you] Digas lo que digas, no encaja con lo que vi.
   *[other] Diga lo que diga { $chair }, no encaja con lo que vi.
}

said-accuses-why-1 = { $why } Eso me da que pensar.
said-accuses-why-2 = { $chairIs ->
    [you] { $why } ¿Qué dices a eso?
   *[other] { $why } Me gustaría oír qué dice { $chair } a eso.
}
said-accuses-why-3 = { $why } No me gusta nada.
said-vouches-why-1 = { $chairIs ->
    [you] { $why } Eso habla en tu favor.
   *[other] { $why } Eso habla en favor de { $chair }.
}
said-vouches-why-2 = { $why } Eso me gusta.
said-vouches-why-3 = { $why } Así obra alguien de los nuestros.
said-gut-1 = Llamadlo corazonada.
said-gut-2 = No puedo demostrarlo.
said-gut-3 = No me preguntéis por qué.
