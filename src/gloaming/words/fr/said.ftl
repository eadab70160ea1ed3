# Statements that every language and every bot can read, said by somebody at the table. Each in three ways, chosen by the
# number of the line: a table does not speak with one voice.

said-accuses-1 = { $chairIs ->
    [you] Je me méfie de vous.
   *[other] Je me méfie { $chairWhose }.
}
said-accuses-2 = { $chairIs ->
    [you] Si vous voulez mon avis, c’est vous.
   *[other] Si vous voulez mon avis, c’est { $chair }.
}
said-accuses-3 = { $chairIs ->
    [you] À mon sens, vous jouez contre nous.
   *[other] À mon sens, { $chair } joue contre nous.
}
said-vouches-1 = { $chairIs ->
    [you] Je vous fais confiance.
   *[other] Je fais confiance { $chairDat }.
}
said-vouches-2 = { $chairIs ->
    [you] Vous êtes des nôtres, je dirais.
   *[other] { $chair } est des nôtres, je dirais.
}
said-vouches-3 = { $chairIs ->
    [you] Je n’ai aucun doute sur vous.
   *[other] Je n’ai aucun doute sur { $chair }.
}
said-denies-1 = Ce n’était pas moi.
said-denies-2 = Pas moi, je vous le promets.
said-denies-3 = Je n’ai rien à voir là-dedans.
said-agrees-1 = { $chairIs ->
    [you] Vous avez raison.
   *[other] { $chair } a raison.
}
said-agrees-2 = { $chairIs ->
    [you] Là-dessus, je pense comme vous.
   *[other] Là-dessus, je pense comme { $chair }.
}
said-agrees-3 = { $chairIs ->
    [you] J’allais dire la même chose que vous.
   *[other] J’allais dire la même chose que { $chair }.
}
said-doubts-1 = { $chairIs ->
    [you] Je ne vous crois pas.
   *[other] Je ne crois pas { $chairAcc }.
}
said-doubts-2 = { $chairIs ->
    [you] Vous devez vous tromper.
   *[other] { $chair } doit se tromper.
}
said-doubts-3 = { $chairIs ->
    [you] Vous avez beau dire, ce n’est pas ce que j’ai vu.
   *[other] { $chair } a beau dire, ce n’est pas ce que j’ai vu.
}

## With a reason, which stands first and names who it is about: $why.

said-accuses-why-1 = { $why } Ça me fait réfléchir.
said-accuses-why-2 = { $chairIs ->
    [you] { $why } Qu’avez-vous à répondre ?
   *[other] { $why } J’aimerais entendre la réponse { $chairWhose }.
}
said-accuses-why-3 = { $why } Je n’aime pas ça.
said-vouches-why-1 = { $chairIs ->
    [you] { $why } Ça parle pour vous.
   *[other] { $why } Ça parle pour { $chair }.
}
said-vouches-why-2 = { $why } Ça me plaît.
said-vouches-why-3 = { $why } C’est ce que ferait l’un des nôtres.
said-gut-1 = Disons que c’est l’instinct.
said-gut-2 = Je ne peux pas le prouver.
said-gut-3 = Ne me demandez pas pourquoi.
