# What came of it, in any game.

now-label = Just now
now-open = Open the log
scene-go-on = Go on
held-new = What only you know
held-dot = { " " }New since you last looked.
end-you-won = You won.
end-you-lost = You lost.
