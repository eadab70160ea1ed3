# What came of it, in any game.

now-label = À l’instant
now-open = Ouvrir le journal
scene-go-on = Continuer
hold-news = Pour vos yeux seulement
hold-dot = { " " }Du nouveau depuis votre dernier coup d’œil.
end-you-won = Vous avez gagné.
end-you-lost = Vous avez perdu.
