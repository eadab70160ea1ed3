# The table page of any game: seats, zoom, drawers, menu.

board-zoom = Zoom
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-zoom-fit = Tutta la pianta
ring-label = Posti, in senso orario
seat-you = { $name } (tu)
seat-you-short = Tu
seat-turn = di turno
seat-bot = un bot
seat-program = un programma
menu = Menu
menu-code = Tavolo
menu-light = Chiaro, come la sala di lettura
menu-dark = Scuro, come la notte
menu-reference = Le regole in breve
menu-move = Porta il mio posto su un altro dispositivo
menu-screens = { $count ->
    [one] Un grande schermo mostra questo tavolo.
   *[other] { $count } grandi schermi mostrano questo tavolo.
}
menu-hand-only = Mostra solo la mia mano
menu-whole-table = Mostra tutto il tavolo
hand-look = Guarda il grande schermo.
menu-abort = Chiudi la partita in anticipo
menu-abort-sure = Tocca di nuovo per chiudere la partita per tutti
announce-your-turn = Tocca a te.
announce-turn = Tocca a { $name }.
title-asked = Tocca a te · Gloaming
table-side-label = Posti, stanotte e libreria
table-talk-label = Discussione e registro
table-talk = Parlare
table-unread = {" "}novità
