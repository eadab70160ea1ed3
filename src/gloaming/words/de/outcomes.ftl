# Was daraus wurde, in jedem Spiel.

now-label = Gerade eben
now-open = Protokoll öffnen
scene-go-on = Weiter
hold-news = Was nur du weißt
hold-dot = { " " }Neu seit deinem letzten Blick.
end-you-won = Du hast gewonnen.
end-you-lost = Du hast verloren.
