# What came of it, in any game.

now-label = Μόλις τώρα
now-open = Άνοιξε το χρονικό
scene-go-on = Συνέχεια
hold-news = Όσα ξέρεις μόνο εσύ
hold-dot = { " " }Νέο από την τελευταία σου ματιά.
end-you-won = Κέρδισες.
end-you-lost = Έχασες.
