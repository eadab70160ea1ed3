# The question panel: marks, walking, meeting, acting, looking; and the hand.

mark-walk = O teu movimento
mark-ghost = És um fantasma
mark-declare = O teu caminho, escolhido de antemão
mark-act = A tua ação
mark-meet = Um encontro: { $place }
mark-look = Verifica um estado
mark-look-camera = Pela câmara
mark-look-false-eyes = Através de olhos falsos
mark-look-through-false-eyes = { mark-look-false-eyes }
mark-vote = O teu voto, por agora selado
mark-reconsider = A faca e o voto
mark-weigh-ballot = { mark-reconsider }
mark-night = Noite
mark-claim = O fim da hora { $hour }
mark-token = Uma ficha do saco
mark-take-control = Tens a faca
mark-help-close = O Portal
mark-guess-seer = A última palavra
walk-points = { $points ->
    [one] Resta uma porta
   *[other] Restam { $points } portas
}
walk-choose = Escolhe um local iluminado
meet-nobody = Não há lá ninguém. Não há encontro.
meet-which = Que carta dás a { $name }?
meet-whom = A quem dás uma carta?
meet-detail = Vai, face para baixo, para o maço Pulso dessa pessoa. Só tu o saberás.
meet-cards = As tuas cartas Encontro
meet-choose-card = Escolhe primeiro uma carta
meet-give = Dá-a a { $name }
meet-someone-else = Outra pessoa
meet-choosing = a escolher
meet-choosing-you = a escolher
meet-pulse = { $count ->
    [0] Nenhuma carta
    [one] Uma carta
   *[other] { $count } cartas
} no maço Pulso
meet-scene = { $place }: encontram-se { $people }.
act-pass = Não faças nada
act-whom = Escolhe alguém
act-where = Escolhe um local
act-choose-card = Escolhe primeiro uma carta
act-room-cards = As tuas cartas Sala
act-check-state = Verifica um estado
act-check-state-detail = Vê o maço Pulso de alguém que está aqui contigo.
act-watch-state = Verifica um estado pela câmara
act-watch-state-detail = Vê o maço Pulso de alguém, esteja onde estiver.
act-fill-room = Enche a sala
act-fill-room-detail = Uma carta, face para baixo. Só tu sabes qual.
act-check-room = Verifica a sala
act-check-room-detail = Tira uma carta do maço dela, à vista de todos.
act-watch-room = Verifica uma sala pela câmara
act-watch-room-detail = Tira uma carta do maço de uma sala explorada, à vista de todos.
act-secure-hallway = Protege o corredor
act-secure-hallway-detail = Põe uma carta Sala, face para baixo, nas passagens inseguras.
act-fight-cultist = Expulsa o encapuzado
act-fight-cultist-detail = O encapuzado sai desta sala para sempre.
act-scare-fishman = Afugenta o Homem-Peixe
act-scare-fishman-detail = É precisa a faca. Reabre o corredor dele.
act-initiate-vote = Inicia uma votação
act-initiate-vote-detail = Toda a gente vota, agora mesmo.
act-restart-power = Liga a energia
act-restart-power-detail = A luz volta por toda a parte.
act-close-portal = Fecha o Portal
act-close-portal-detail = São precisas duas pessoas na mesma hora.
act-close-together = Fecha o Portal com alguém
act-close-together-detail = Pode haver uma recusa; de qualquer modo, a tua ação fica gasta.
act-by-role = Usa o teu papel
act-by-role-detail = Mantém premido para veres se podes. Toda a gente tem esta linha.
act-by-role-none = De momento, o teu papel não pode fazer nada.
act-lay-it = Põe-na: { $place }
act-secure-it = Põe-na nas passagens
look-at = O maço Pulso de { $name }
look-detail = Mantém premido para veres as cartas, embaralhadas. Depois decide.
look-held-none = Nenhuma carta Assassinado. Devolve o maço.
look-held-must = Uma carta Assassinado. Tens de a revelar: { $name } torna-se fantasma, e segue-se uma votação.
look-held-may = Uma carta Assassinado. Podes revelá-la, ou devolver o maço e calar-te.
look-show = Revela uma carta Assassinado
look-put-back = Devolve o maço
look-not-now = Isso não podes escolher. Mantém premido para veres porquê.
look-cards = { $count ->
    [0] Nenhuma carta
    [one] Uma carta
   *[other] { $count } cartas
}, face para baixo
hand-title = Só se vê enquanto premires
hand-cover = { $count ->
    [0] papel, percurso, nenhuma carta
    [one] papel, percurso, uma carta
   *[other] papel, percurso, { $count } cartas
}
hand-route = O teu percurso
hand-this-hour = Nesta hora: { $rooms }
hand-later = Horas seguintes
hand-later-hold = Continua a premir para veres as horas seguintes.
hand-no-route = O teu percurso não te obriga a nada.
hand-known = Seguidores: { $people }
hand-dead-start = Sem vida desde o início: { $people }
hand-dead-start-none = Ninguém começou sem vida.
hand-cards = As tuas cartas
hand-cards-for = Vivo e Assassinado são para pessoas. Sucesso, Fracasso e Sabotagem são para salas.
