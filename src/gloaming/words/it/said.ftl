# Statements that every language and every bot can read, said by somebody at the table. Each in three ways, chosen by the
# number of the line: a table does not speak with one voice.

said-accuses-1 = { $chairIs ->
    [you] Di te non mi fido.
   *[other] Non mi fido di { $chair }.
}
said-accuses-2 = { $chairIs ->
    [you] Se volete il mio parere, sei tu.
   *[other] Se volete il mio parere, è { $chair }.
}
said-accuses-3 = { $chairIs ->
    [you] Per me sei contro di noi.
   *[other] Per me { $chair } è contro di noi.
}
said-vouches-1 = { $chairIs ->
    [you] Di te mi fido.
   *[other] Mi fido di { $chair }.
}
said-vouches-2 = { $chairIs ->
    [you] Direi che sei dei nostri.
   *[other] Direi che { $chair } è dei nostri.
}
said-vouches-3 = { $chairIs ->
    [you] Su di te non ho dubbi.
   *[other] Su { $chair } non ho dubbi.
}
said-denies-1 = Io non c’entro.
said-denies-2 = Io no, ve lo prometto.
said-denies-3 = Non ho niente a che fare con questa storia.
said-agrees-1 = { $chairIs ->
    [you] Hai ragione.
   *[other] { $chair } ha ragione.
}
said-agrees-2 = { $chairIs ->
    [you] La penso come te.
   *[other] La penso come { $chair }.
}
said-agrees-3 = { $chairIs ->
    [you] La penso proprio come te.
   *[other] La penso proprio come { $chair }.
}
said-doubts-1 = { $chairIs ->
    [you] Non ti credo.
   *[other] Non credo a { $chair }.
}
said-doubts-2 = { $chairIs ->
    [you] Qui ti sbagli di sicuro.
   *[other] Qui { $chair } si sbaglia di sicuro.
}
said-doubts-3 = { $chairIs ->
    [you] Di’ quel che vuoi, non torna con ciò che ho visto.
   *[other] Quello che dice { $chair } non torna con ciò che ho visto.
}

## With a reason, which stands first and names who it is about: $why.

said-accuses-why-1 = { $why } Mi dà da pensare.
said-accuses-why-2 = { $chairIs ->
    [you] { $why } Tu che cosa dici?
   *[other] { $why } Vorrei sentire che cosa dice { $chair }.
}
said-accuses-why-3 = { $why } Non mi piace.
said-vouches-why-1 = { $chairIs ->
    [you] { $why } È un punto a tuo favore.
   *[other] { $why } È un punto a favore { $chairWhose }.
}
said-vouches-why-2 = { $why } Questo mi piace.
said-vouches-why-3 = { $why } Così fa chi sta con noi.
said-gut-1 = Chiamatelo istinto.
said-gut-2 = Non posso provarlo.
said-gut-3 = Non chiedetemi perché.
