# Suspicions in Cultists. Clues are written without a subject: a name stands before them.

suspicion-cultists-top = seguidor de certeza
suspicion-cultists-bottom = de certeza que não
suspicion-cultists-was = pertencia aos seguidores
suspicion-cultists-label = Até que ponto parecia provável cada pessoa pertencer aos seguidores, hora a hora. As maiores mudanças estão em baixo, por palavras.
clue-turn = teve a sua vez
clue-automa = andou como anda o Automa
clue-found-dead = { $aboutIs ->
    [you] a tua morte veio à luz
   *[other] a morte de { $about } veio à luz
}
clue-found-alive = { $aboutIs ->
    [you] alguém viu o teu maço Pulso e não comunicou nenhuma morte
   *[other] alguém viu o maço Pulso de { $about } e não comunicou nenhuma morte
}
clue-turned = { $aboutIs ->
    [you] virou-se uma carta do teu maço Pulso
   *[other] virou-se uma carta do maço Pulso de { $about }
}
clue-drawn = a carta que saiu numa sala
clue-passage = a carta que saiu das passagens inseguras
clue-ritual = as cartas do ritual
clue-route = as salas em que agiu
clue-filled-closed = pôs uma carta numa sala por explorar
clue-filled-open = pôs uma carta numa sala explorada
clue-checked = tirou uma carta numa sala
clue-camera = tirou uma carta pela câmara
clue-looked = { $aboutIs ->
    [you] viu o teu maço Pulso
   *[other] viu o maço Pulso de { $about }
}
clue-looked-at = { $aboutIs ->
    [you] o seu maço Pulso foi visto por ti
   *[other] o seu maço Pulso foi visto por { $about }
}
clue-looked-at-mate = uma verificação entre { $seatAcc } e { $aboutAcc }
clue-reported = { $aboutIs ->
    [you] comunicou a tua morte
   *[other] comunicou a morte de { $about }
}
clue-secured = pôs uma carta nas passagens inseguras
clue-fought = expulsou um encapuzado
clue-scared = afugentou o Homem-Peixe
clue-called-vote = iniciou uma votação
clue-restarted = ligou a energia
clue-portal = pousou a mão no Portal
clue-refused = recusou ajudar no Portal
clue-passed = passou
clue-stayed = ficou onde estava
clue-token-removed = removeu uma ficha do jogo
clue-token-returned = devolveu uma ficha
clue-handed-over = entregou um objeto
clue-picked-up = apanhou um objeto
clue-rifle = disparou a espingarda
clue-lamp = acendeu a lanterna
clue-owl = enviou a coruja-das-neves
clue-lift-called = chamou um elevador
clue-ropes = lançou as cordas de segurança
clue-swapped = trocou dois maços
clue-revived = trouxe alguém de volta à vida
clue-sought = { $aboutIs ->
    [you] procurou-te a sós
   *[other] procurou { $about } a sós
}
clue-sought-again = { $aboutIs ->
    [you] procurou-te a sós, e não pela primeira vez
   *[other] procurou { $about } a sós, e não pela primeira vez
}
clue-sought-by = { $aboutIs ->
    [you] foste ter com esta pessoa
   *[other] { $about } foi ter com esta pessoa
}
clue-sought-mate = { $aboutIs ->
    [you] encontrou-te a sós
   *[other] encontrou { $about } a sós
}
clue-in-the-dark = entrou às escuras num local cheio de gente
clue-gave = uma carta entre { $seatAcc } e { $aboutAcc }, às escuras
clue-abstained = absteve-se
clue-vote = um voto entre { $seatAcc } e { $aboutAcc }
clue-tally = recebeu votos, não se sabe de quem
clue-victim = foi vítima de um assassinato
clue-not-this-role = não pode ter um certo papel
clue-curse = vestígios da maldição
