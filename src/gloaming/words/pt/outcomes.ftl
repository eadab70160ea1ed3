# What came of it, in any game.

now-label = Agora mesmo
now-open = Abre o registo
scene-go-on = Continua
hold-news = O que só tu sabes
hold-dot = { " " }Há algo novo desde que viste.
end-you-won = Ganhaste.
end-you-lost = Perdeste.
