# Die Tischseite jedes Spiels: Plätze, Zoom, Schubladen, Menü.

board-zoom = Zoom
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-zoom-fit = Ganzer Plan
ring-label = Plätze, im Uhrzeigersinn
seat-you = { $name } (du)
seat-you-short = Du
seat-turn = am Zug
seat-bot = ein Bot
seat-program = ein Programm
menu = Menü
menu-code = Tisch
menu-light = Hell, wie der Lesesaal
menu-dark = Dunkel, wie die Nacht
menu-reference = Regeln auf einen Blick
menu-move = Meinen Platz auf ein anderes Gerät mitnehmen
menu-screens = { $count ->
    [one] Ein großer Bildschirm zeigt diesen Tisch.
   *[other] { $count } große Bildschirme zeigen diesen Tisch.
}
menu-hand-only = Nur meine Hand zeigen
menu-whole-table = Den ganzen Tisch zeigen
hand-look = Schau auf den großen Bildschirm.
menu-abort = Das Spiel vorzeitig beenden
menu-abort-sure = Noch einmal tippen: Das Spiel endet für alle
announce-your-turn = Du bist an der Reihe.
announce-turn = { $name } ist an der Reihe.
title-asked = Du bist dran · Gloaming
table-side-label = Plätze, heute Nacht und Bücherregal
table-talk-label = Reden und Protokoll
table-talk = Reden
table-unread = {" "}neu
