# What people and bots say, in every game.

said-accuses-1 = { $chairIs ->
    [you] Nie ufam ci.
   *[other] Nie ufam { $chairDat }.
}
said-accuses-2 = { $chairIs ->
    [you] Moim zdaniem to ty.
   *[other] Moim zdaniem to { $chair }.
}
said-accuses-3 = { $chairIs ->
    [you] Myślę, że grasz przeciw nam.
   *[other] Myślę, że { $chair } gra przeciw nam.
}
said-vouches-1 = { $chairIs ->
    [you] Ufam ci.
   *[other] Ufam { $chairDat }.
}
said-vouches-2 = { $chairIs ->
    [you] Dla mnie jesteś po naszej stronie.
   *[other] Dla mnie { $chair } jest po naszej stronie.
}
said-vouches-3 = { $chairIs ->
    [you] Co do ciebie nie mam wątpliwości.
   *[other] Co do { $chairAcc } nie mam wątpliwości.
}
said-denies-1 = To nie ja.
said-denies-2 = To nie ja, słowo daję.
said-denies-3 = Nie mam z tym nic wspólnego.
said-agrees-1 = { $chairIs ->
    [you] Masz rację.
   *[other] { $chair } ma rację.
}
said-agrees-2 = { $chairIs ->
    [you] Tu się z tobą zgadzam.
   *[other] { $chair } mówi to, co i ja myślę.
}
said-agrees-3 = { $chairIs ->
    [you] Myślę dokładnie to samo co ty.
   *[other] Myślę dokładnie to samo co { $chair }.
}
said-doubts-1 = { $chairIs ->
    [you] Nie wierzę ci.
   *[other] Nie wierzę { $chairDat }.
}
said-doubts-2 = { $chairIs ->
    [you] Chyba się mylisz.
   *[other] { $chair } chyba się myli.
}
said-doubts-3 = { $chairIs ->
    [you] Mów, co chcesz, mnie to się nie zgadza.
   *[other] Niech { $chair } mówi, co chce, mnie to się nie zgadza.
}

## With a reason

said-accuses-why-1 = { $why } Daje mi to do myślenia.
said-accuses-why-2 = { $chairIs ->
    [you] { $why } Co ty na to?
   *[other] { $why } Ciekawe, co na to { $chair }.
}
said-accuses-why-3 = { $why } Nie podoba mi się to.
said-vouches-why-1 = { $chairIs ->
    [you] { $why } To przemawia za tobą.
   *[other] { $why } To przemawia na korzyść { $chairAcc }.
}
said-vouches-why-2 = { $why } To mi się podoba.
said-vouches-why-3 = { $why } Tak robi ktoś z nas.
said-gut-1 = Powiedzmy, że przeczucie.
said-gut-2 = Nie mam na to dowodu.
said-gut-3 = Nie pytajcie dlaczego.
