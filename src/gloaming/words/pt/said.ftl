# Statements that every language and every bot can read, said by somebody at the table. Each in three ways, chosen by the
# number of the line: a table does not speak with one voice.

said-accuses-1 = { $chairIs ->
    [you] Não confio em ti.
   *[other] Não confio em { $chair }.
}
said-accuses-2 = { $chairIs ->
    [you] Cá para mim, és tu.
   *[other] Cá para mim, é { $chair }.
}
said-accuses-3 = { $chairIs ->
    [you] Acho que estás contra nós.
   *[other] Acho que { $chair } está contra nós.
}
said-vouches-1 = { $chairIs ->
    [you] Confio em ti.
   *[other] Confio em { $chair }.
}
said-vouches-2 = { $chairIs ->
    [you] Eu diria que és dos nossos.
   *[other] Eu diria que { $chair } é dos nossos.
}
said-vouches-3 = { $chairIs ->
    [you] De ti não duvido.
   *[other] De { $chair } não duvido.
}
said-denies-1 = Não fui eu.
said-denies-2 = Eu não, prometo.
said-denies-3 = Não tive nada a ver com isso.
said-agrees-1 = { $chairIs ->
    [you] Tens razão.
   *[other] { $chair } tem razão.
}
said-agrees-2 = { $chairIs ->
    [you] Nisso estou contigo.
   *[other] Nisso estou com { $chair }.
}
said-agrees-3 = { $chairIs ->
    [you] Ia dizer o mesmo que tu.
   *[other] Ia dizer o mesmo que { $chair }.
}
said-doubts-1 = { $chairIs ->
    [you] Não acredito em ti.
   *[other] Não acredito em { $chair }.
}
said-doubts-2 = { $chairIs ->
    [you] Deves ter-te enganado.
   *[other] { $chair } deve ter-se enganado.
}
said-doubts-3 = { $chairIs ->
    [you] Digas o que disseres, não bate certo com o que vi.
   *[other] Diga { $chair } o que disser, não bate certo com o que vi.
}

## With a reason, which stands first and names who it is about: $why.

said-accuses-why-1 = { $why } Isso dá-me que pensar.
said-accuses-why-2 = { $chairIs ->
    [you] { $why } O que dizes a isso?
   *[other] { $why } Gostava de ouvir o que { $chair } diz a isso.
}
said-accuses-why-3 = { $why } Não gosto disso.
said-vouches-why-1 = { $chairIs ->
    [you] { $why } Isso conta a teu favor.
   *[other] { $why } Isso conta a favor { $chairWhose }.
}
said-vouches-why-2 = { $why } Gosto disso.
said-vouches-why-3 = { $why } É o que faria alguém dos nossos.
said-gut-1 = Chamem-lhe palpite.
said-gut-2 = Não consigo prová-lo.
said-gut-3 = Não me perguntem porquê.
