# What came of it, in any game.

now-label = Just now
now-open = Open the log
scene-go-on = Go on
hold-news = What only you know
hold-dot = { " " }New since you last looked.
end-you-won = You won.
end-you-lost = You lost.
