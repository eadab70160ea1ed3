# The quick reference of any game.

reference-title = En bref
reference-print = Imprimer cette page
reference-back = Retour
