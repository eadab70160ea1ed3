# What came of it, in any game.

now-label = Poco fa
now-open = Apri il registro
scene-go-on = Avanti
hold-news = Ciò che sai solo tu
hold-dot = { " " }Novità dall’ultima volta che hai guardato.
end-you-won = Hai vinto.
end-you-lost = Hai perso.
