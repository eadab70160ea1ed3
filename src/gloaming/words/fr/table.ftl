# The table page of any game: seats, zoom, drawers, menu.

board-zoom = Zoom
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zoom-fit = Plan entier
ring-label = Les places, dans le sens horaire
seat-you = { $name } (vous)
seat-you-short = Vous
seat-turn = doit jouer
seat-bot = un bot
seat-program = un programme
menu = Menu
menu-code = Table
menu-light = Clair, comme la salle de lecture
menu-dark = Sombre, comme la nuit
menu-reference = Les règles en bref
menu-move = Emporter ma place sur un autre appareil
menu-screens = { $count ->
    [one] Un grand écran montre cette table.
   *[other] { $count } grands écrans montrent cette table.
}
menu-hand-only = N’afficher que ma main
menu-whole-table = Afficher toute la table
hand-look = Regardez le grand écran.
menu-abort = Mettre fin à la partie
menu-abort-sure = Touchez encore pour arrêter la partie de toute la table
announce-your-turn = C’est à vous.
announce-turn = C’est à { $name }.
title-asked = C’est à vous · Gloaming
table-side-label = Les places, cette nuit et l’étagère
table-talk-label = Discussion et journal
table-talk = Paroles
table-unread = {" "}du nouveau
