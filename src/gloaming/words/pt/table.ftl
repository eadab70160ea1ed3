# The table page of any game: seats, zoom, drawers, menu.

board-zoom = Ampliação
board-zoom-in = Amplia
board-zoom-out = Reduz
board-zoom-fit = Mostra a planta inteira
ring-label = Lugares, no sentido horário
seat-you = { $name } (tu)
seat-you-short = Tu
seat-turn = é a sua vez
seat-bot = um bot
seat-program = um programa
menu = Menu
menu-code = Mesa
menu-light = Claro, como a sala de leitura
menu-dark = Escuro, como a noite
menu-reference = As regras num relance
menu-move = Passa o meu lugar para outro aparelho
menu-screens = { $count ->
    [one] Um ecrã grande mostra esta mesa.
   *[other] { $count } ecrãs grandes mostram esta mesa.
}
menu-hand-only = Mostra só a minha mão
menu-whole-table = Mostra a mesa toda
hand-look = Olha para o ecrã grande.
menu-abort = Termina já a partida
menu-abort-sure = Toca outra vez para terminar a partida de toda a gente
announce-your-turn = É a tua vez.
announce-turn = É a vez de { $name }.
title-asked = É a tua vez · Gloaming
table-side-label = Lugares, esta noite e estante
table-talk-label = Conversa e registo
table-talk = Conversa
table-unread = {" "}novas
