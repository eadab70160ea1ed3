# Every answer as the act it names. What follows from it stands in detail-…; what only its seat may read in secret-….

option-wake = Acorda
option-go = Vai { $placeTo }
option-go-drift = Paira { $placeTo }
option-stop = Fica { $placeIn }
option-stop-path = Termina o caminho { $placeIn }
option-give = { $toIs ->
    [you] Dá-te { $card }
   *[other] Dá { $card } { $toDat }
}
option-show-death = Revela a carta Assassinado
option-put-back = Devolve o maço e não mostres nada
option-accuse = { $seatIs ->
    [you] Vota em ti
   *[other] Vota em { $seatAcc }
}
option-accuse-instead = { $seatIs ->
    [you] Vota antes em ti
   *[other] Vota antes em { $seatAcc }
}
option-abstain = Abstém-te
option-abstain-instead = Abstém-te, afinal
option-keep-ballot = Mantém o teu voto
option-weigh = { $twice ->
    [yes] Conta o teu voto duas vezes
   *[no] Conta o teu voto uma vez
}
option-confirm = Deixa acabar a hora { $round }
option-claim = Dá um passo em frente e reclama a vitória
option-name-seer = { $seatIs ->
    [you] Aponta-te como Vidente
   *[other] Aponta { $seatAcc } como Vidente
}
option-check-state = { $targetIs ->
    [you] Vê o teu maço Pulso
   *[other] Vê o maço Pulso de { $target }
}
option-secure-hallway = Põe { $card } nas passagens inseguras
option-fight-cultist = Expulsa o encapuzado { $placeFrom }
option-scare-fishman = Afugenta o Homem-Peixe para o lago
option-fill-room = Põe { $card } no maço { $placeOf }
option-check-room = Tira uma carta { $placeIn }
option-initiate-vote = Inicia uma votação
option-watch-room = Tira uma carta { $placeIn } pela câmara
option-watch-state = { $targetIs ->
    [you] Vê o teu maço Pulso pela câmara
   *[other] Vê o maço Pulso de { $target } pela câmara
}
option-restart-power = Liga a energia
option-close-portal = { $closingIs ->
    [none] Começa a fechar o Portal
   *[some] Fecha o Portal
}
option-close-together = { $partnerIs ->
    [you] Fecha o Portal contigo
   *[other] Fecha o Portal com { $partner }
}
option-help = Ajuda
option-refuse = Não ajudes
option-pass = Passa
option-assassinate = { $targetIs ->
    [you] Ataca-te, como Assassino
   *[other] Ataca { $targetAcc }, como Assassino
}
option-spy = { $targetIs ->
    [you] Vê o teu maço Pulso
   *[other] Vê o maço Pulso de { $target }
}
option-decline = { $question ->
    [LookThroughFalseEyes] Não vejas ninguém
   *[other] Deixa o saco em paz
}
option-peek = Tira uma ficha e vê-a
option-remove-token = Remove-a do jogo
option-return-token = Devolve-a ao saco

## What an act leads to, as far as everyone at the table could work it out

detail-meet = { $seatsIs ->
    [one] Só lá está { $seats }. Vão encontrar-se.
   *[many] { $seats } estão lá, às escuras. Vão encontrar-se.
}
detail-meet-without-cards = { $seatsIs ->
    [one] Só lá está { $seats }. Vão encontrar-se, mas sem trocar cartas.
   *[many] { $seats } estão lá, às escuras. Vão encontrar-se, mas sem trocar cartas.
}
detail-crowd = { $seats } estão lá. Não há encontro.
detail-met-before = Neste turno já tiveste lá um encontro.
detail-back-at-start = Partiste de lá, por isso não podes ficar.
detail-last-door = A tua última porta.
detail-movement-ends = O teu movimento acaba.
detail-card-unseen = Vai, face para baixo, para { $toIs ->
    [you] o teu maço Pulso
   *[other] o maço Pulso de { $to }
}. Só tu saberás.
detail-fill = { $cards ->
    [0] Ainda não tem cartas.
    [one] Agora tem uma carta.
   *[other] Agora tem { $cards } cartas.
}
detail-fill-explores = A terceira carta: a sala fica explorada.
detail-secure = { $cards ->
    [0] Ainda lá não há cartas.
    [one] Agora há lá uma carta.
   *[other] Agora há lá { $cards } cartas.
}
detail-draw = { $cards ->
    [one] Uma carta no maço. Um Sucesso leva um livro para a estante.
   *[other] { $cards } cartas no maço. Um Sucesso leva um livro para a estante.
}
detail-draw-scores = Um livro encheria a prateleira: { $points ->
    [one] 1 ponto.
   *[other] { $points } pontos.
}
detail-look = { $cards ->
    [0] Está vazio.
    [one] Tem uma carta.
   *[other] Tem { $cards } cartas.
}
detail-show-death = { $targetIs ->
    [you] Continuas como fantasma, e segue-se uma votação.
   *[other] { $target } continua como fantasma, e segue-se uma votação.
}
detail-accuse = Sai quem tiver mais votos do que qualquer outro nome e mais do que as abstenções.
detail-abstain = Conta para que ninguém saia.
detail-keep-ballot = A votação fica como está.
detail-claim = Com { $needed } investigadores mortos, ganhas. Com menos, perdes.
detail-name-seer = Uma só tentativa. Se for certa, ganham os seguidores.
detail-fight-cultist = O encapuzado não volta, e a sala pode usar-se outra vez.
detail-scare-fishman = Este corredor volta a ficar livre.
detail-vote = Toda a gente vota ao mesmo tempo.
detail-restart-power = A luz volta por toda a parte.
detail-portal-begin = Outra pessoa tem de fazer o mesmo nesta hora.
detail-portal-finish = { $closing } começou. Tu fecha-lo.
detail-portal-in-vain = Mas já mais ninguém o pode fazer.
detail-portal-ask = Pode haver uma recusa. De qualquer modo, a tua ação fica gasta.
detail-help = O Portal fecha-se, e tu cedes a tua ação.
detail-assassinate = Uma vez por partida. O teu papel é revelado e não há votação.
detail-peek = { $bag ->
    [one] No saco há uma ficha.
   *[other] No saco há { $bag } fichas.
}
detail-remove-token = Mais ninguém fica a saber qual era.

## What only this seat may read, while it holds

secret-on-route = No teu percurso, nesta hora.
secret-off-route = Fora do teu percurso, nesta hora.
secret-must-show = Tens de revelar uma carta Assassinado.
secret-may-hide = Podes calar uma morte.
secret-greenhorn = És Novato: isto torna-te fantasma.
secret-butterfingers = És Mãos de manteiga: usar a faca torna-te fantasma.
secret-crybaby = És Choramingas: isto torna-te fantasma.
secret-crybaby-risk = És Choramingas: descobrir uma morte torna-te fantasma.
secret-deadly = Uma morte em segredo.
