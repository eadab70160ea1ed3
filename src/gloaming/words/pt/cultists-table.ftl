# The table page: plan, ring, shelf, tonight, menu.

board-plan = { $board }, planta
board-lake = lago
board-you = tu
board-ghost = { $name }, um fantasma
board-stay = fica aqui
board-meets = encontrarias { $people }
board-here = aqui: { $people }
board-fishman = o Homem-Peixe barra o caminho
board-cultist = um encapuzado impede as ações de sala
board-portal = o Portal está aberto; fechem-no até à hora { $hour }
board-finished = concluída ✓
board-finished-label = concluída
board-room-explored = { $books ->
    [0] nenhum livro
    [one] resta 1 livro
   *[other] restam { $books } livros
}, { $cards ->
    [0] nenhuma carta no maço
    [one] 1 carta no maço
   *[other] { $cards } cartas no maço
}
board-room-unexplored = { $books ->
    [0] nenhum livro
    [one] 1 livro
   *[other] { $books } livros
}, { $cards } de 3 cartas, por explorar
seat-knife = tem a faca
seat-ghost = fantasma
seat-pulse = { $cards ->
    [0] nenhuma carta no maço Pulso
    [one] 1 carta no maço Pulso
   *[other] { $cards } cartas no maço Pulso
}
seat-dead = { $cards ->
    [one] uma carta Assassinado à vista
   *[other] { $cards } cartas Assassinado à vista
}
shelf-title = A estante
shelf-points = de { $target } pontos
shelf-rack = { $books } de { $places } livros; { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
} quando cheia
tonight-title = Esta noite
tonight-event = { $token }
tonight-portal-open = O Portal está aberto: fechem-no até à hora { $hour }
tonight-portal-closed = O Portal está fechado
tonight-portal-missed = O Portal não foi fechado a tempo
tonight-fishman = Homem-Peixe: { $place }
tonight-fishman-lake = O Homem-Peixe está no lago
tonight-hoods = Encapuzados: { $places }. Lá fora: { $outside }
tonight-hoods-outside = { $outside ->
    [0] Nenhum encapuzado lá fora
    [one] Um encapuzado lá fora
   *[other] { $outside } encapuzados lá fora
}
tonight-vote = Pode iniciar-se uma votação
tonight-vote-spent = Nesta hora não há mais votações
tonight-window = Passagens inseguras: { $passage ->
    [0] nenhuma carta
    [one] 1 carta
   *[other] { $passage } cartas
}. Maço de compra: { $pile }
tonight-no-cards = Até à hora { $hour } não se dão cartas nos encontros
tonight-no-talk = Sem ligação: ninguém fala
header-lit-label = Há energia
header-dark-label = Não há energia
table-shelf = Estante
clock-hour = Hora { $hour }
clock-token = Hora { $hour }: { $token }
