# The quick reference of any game.

reference-title = In breve
reference-print = Stampa questa pagina
reference-back = Indietro
