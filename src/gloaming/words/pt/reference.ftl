# The quick reference of any game.

reference-title = Num relance
reference-print = Imprime esta página
reference-back = Volta atrás
