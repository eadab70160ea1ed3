# What came of it: scenes, in the second person for the seat that they happen to.

## You

scene-you-murder = Já não vives
    .detail = Há algum tempo. Não tinhas maneira de saber.
scene-you-assassin = O Assassino atacou-te
    .detail = Toda a gente viu, e sabe quem foi.
scene-you-exorcist = Morreste por outra pessoa
    .detail = A tua vida foi dada em troca da dela.
scene-you-own = És um fantasma
    .detail = Foi o teu próprio papel. Mais ninguém teve mão nisso.
scene-you-ghost = Agora és um fantasma: paira por toda a parte, põe e tira cartas, fala e vota. Não encontras ninguém.
scene-you-revived = Voltaste à vida
scene-you-celebrity = És Celebridade
scene-you-detective = Toda a gente fechou os olhos, menos tu. Agora sabes quem é o Informador.

## Everyone

scene-vote-out = { $seatIs ->
    [you] Tens de sair
   *[other] { $seat } sai
}
scene-vote-nobody = Ninguém sai
scene-vote-initiated-detail = Não se descobriu nenhuma morte. Mesmo assim, alguém pode ter de sair.
scene-cultist-fought-detail = A sala pode usar-se outra vez.
scene-fishman-scared-detail = Ele pode voltar.
scene-fishman-appeared-detail = Só com a faca se passa por ele.
scene-claimed-detail = Abrem-se agora todos os maços Pulso.
scene-assassinated-detail = Só acontece uma vez por partida, e agora toda a gente sabe.

## The end

# What would have changed it.
end-but-ballots = { $count ->
    [one] Mais um voto em { $nameAcc } na hora { $hour }, e { $nameIs ->
        [you] terias saído
       *[other] { $name } teria saído
    }.
   *[other] Mais { $count } votos em { $nameAcc } na hora { $hour }, e { $nameIs ->
        [you] terias saído
       *[other] { $name } teria saído
    }.
}
end-but-points = { $points ->
    [one] Mais um ponto teria bastado.
   *[other] Mais { $points } pontos teriam bastado.
}
end-but-alive = { $count ->
    [one] Uma morte a menos, e a afirmação teria sido falsa.
   *[other] { $count } mortes a menos, e a afirmação teria sido falsa.
}
end-but-dead = { $count ->
    [one] Mais uma morte, e a afirmação teria sido verdadeira.
   *[other] Mais { $count } mortes, e a afirmação teria sido verdadeira.
}
end-but-seer = Qualquer outro nome teria custado a partida aos seguidores.
end-but-guess = { $seerIs ->
    [you] O Vidente eras tu. O teu nome
   *[other] O Vidente era { $seer }. Esse nome
} teria dado a vitória aos seguidores.
