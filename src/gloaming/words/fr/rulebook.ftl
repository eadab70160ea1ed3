# The rulebooks: the frame of any of them. What a game has to say stands in its own file.

rulebook = Le livret de règles
rulebook-all = Livrets de règles
rulebook-of = { $game } : le livret de règles
rulebook-kind = Le livret de règles
rulebook-contents = Sommaire
rulebook-print = Imprimer ce livret
rulebook-example = Un exemple
rulebook-copies = ×{ $copies }
rulebook-unofficial = Non officiel, et avec nos propres mots. Gloaming n’a aucun lien avec les éditeurs du jeu.
