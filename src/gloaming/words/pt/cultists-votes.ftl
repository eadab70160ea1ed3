# Votes, claims, the night, scenes.

vote-found-dead = Encontraram { $name } sem vida.
vote-found-dead-you = Encontraram-te sem vida.
vote-called-you = Iniciaste uma votação.
vote-called = { $name } iniciou uma votação.
vote-open = Os votos estão abertos.
vote-seal = Sela o teu voto
vote-seal-name = Sela: { $name } sai
vote-seal-nobody = Sela: ninguém sai
vote-nobody = Ninguém
vote-abstain = abstenção
vote-ghosts = { $count ->
    [one] { $people } é fantasma: vota, mas não pode receber votos.
   *[other] { $people } são fantasmas: votam, mas não podem receber votos.
}
vote-rule = Sai quem tiver mais votos do que qualquer outro nome e mais do que as abstenções.
vote-sealed = selado
vote-thinking = a pensar
vote-your-turn = a tua vez
vote-none = nenhum
vote-ghost = fantasma
vote-votes = { $count ->
    [0] Nenhum voto
    [one] Um voto
   *[other] { $count } votos
}
vote-met = { $whoIs ->
    [you] Os teus encontros:
   *[other] { $who }, encontros:
}
vote-ballot-of = { $voters } em { $name }
vote-ballots-abstain = Abstenções: { $voters }
vote-sum-leaves = { $votes } em { $name }, no máximo { $next } noutro nome{ $abstentions ->
        [0] { "" }
        [one] , uma abstenção
       *[other] , { $abstentions } abstenções
    }. { $name } sai.
vote-sum-you = Tens { $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    }, mais ninguém tem acima de { $next }{ $abstentions ->
        [0] { "" }
        [one] , uma abstenção
       *[other] , { $abstentions } abstenções
    }.
vote-sum-tie = { $votes } em cada nome: { $people }. Empate: ninguém sai.
vote-sum-abstain = { $votes } em { $people }, mas { $abstentions ->
        [one] uma abstenção
       *[other] { $abstentions } abstenções
    }. Ninguém sai.
vote-sum-nobody = Ninguém foi indicado, por isso ninguém sai.
vote-may-change = { $nameIs ->
    [you] Tens a faca e ainda podes mudar o teu voto.
   *[other] { $name } tem a faca e ainda pode mudar o seu voto.
  }
claim-detail = Toda a gente recebe esta pergunta, em cada hora, com as mesmas palavras.
claim-end = Deixa acabar a hora
claim-else = Sou o seguidor, e há { $dead } mortos
claim-second = Só quem for o único seguidor pode fazer esta afirmação. Abrem-se todos os maços Pulso: com { $dead } investigadores mortos, ganha o seguidor; com menos, ganham os investigadores.
claim-sure = Toca outra vez para dar um passo em frente
claim-back = Não, volta atrás
claim-not-yours = Essa afirmação não te cabe a ti. Deixa acabar a hora.
night-detail = Toda a gente tem uma carta assim, durante o mesmo tempo. Olha, e depois acorda.
night-wake = Já vi. Acorda
night-look-first = Olha primeiro
token-held = Mantém premido para ver a ficha. Mais ninguém a vê.
scene-death-murder = Encontraram { $name } sem vida
scene-death-assassin = { $name } caiu às mãos do Assassino
scene-death-own = { $name } é um fantasma
scene-death-detail = { $name } continua como fantasma: paira, age e vota, mas não encontra ninguém.
scene-power-off = As luzes apagam-se
scene-power-off-detail = Às escuras, encontra-se quem está no mesmo local.
scene-power-on = A luz voltou
scene-power-on-detail = À luz, duas pessoas só se encontram quando estão a sós.
scene-token = O relógio bate
scene-vote = Os votos estão abertos
