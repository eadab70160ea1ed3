# The table while a game is on.

board-zoom = Zoom
board-zoom-in = Acercar
board-zoom-out = Alejar
board-zoom-fit = Ver todo el plano
ring-label = Asientos, en sentido horario
seat-you = { $name } (tú)
seat-you-short = Tú
seat-turn = le toca
seat-bot = un bot
seat-program = un programa
menu = Menú
menu-code = Mesa
menu-light = Claro, como la sala de lectura
menu-dark = Oscuro, como la noche
menu-reference = Las reglas de un vistazo
menu-move = Llevar mi asiento a otro dispositivo
menu-screens = { $count ->
    [one] Una pantalla grande muestra esta mesa.
   *[other] { $count } pantallas grandes muestran esta mesa.
}
menu-hand-only = Ver solo mi mano
menu-whole-table = Ver toda la mesa
hand-look = Mira la pantalla grande.
menu-abort = Acabar la partida antes de tiempo
menu-abort-sure = Toca otra vez: la partida acaba para toda la mesa
announce-your-turn = Te toca.
announce-turn = Le toca a { $name }.
title-asked = Te toca · Gloaming
table-side-label = Asientos, esta noche y estantería
table-talk-label = Charla y registro
table-talk = Charla
table-unread = {" "}nuevo
