# Statements that every language and every bot can read, said by somebody at the table. Each in three ways, chosen by the
# number of the line: a table does not speak with one voice.

said-accuses-1 = { $chairIs ->
    [you] I do not trust you.
   *[other] I do not trust { $chair }.
}
said-accuses-2 = { $chairIs ->
    [you] If you ask me, it is you.
   *[other] If you ask me, it is { $chair }.
}
said-accuses-3 = { $chairIs ->
    [you] You are against us, I think.
   *[other] { $chair } is against us, I think.
}
said-vouches-1 = { $chairIs ->
    [you] I trust you.
   *[other] I trust { $chair }.
}
said-vouches-2 = { $chairIs ->
    [you] You are one of us, I would say.
   *[other] { $chair } is one of us, I would say.
}
said-vouches-3 = { $chairIs ->
    [you] I have no doubt about you.
   *[other] I have no doubt about { $chair }.
}
said-denies-1 = It was not me.
said-denies-2 = You have the wrong one.
said-denies-3 = I had no hand in it.
said-agrees-1 = { $chairIs ->
    [you] You are right.
   *[other] { $chair } is right.
}
said-agrees-2 = { $chairIs ->
    [you] I see it as you do.
   *[other] I see it as { $chair } does.
}
said-agrees-3 = { $chairIs ->
    [you] What you say makes sense.
   *[other] What { $chair } says makes sense.
}
said-doubts-1 = { $chairIs ->
    [you] I do not believe you.
   *[other] I do not believe { $chair }.
}
said-doubts-2 = { $chairIs ->
    [you] You must be mistaken.
   *[other] { $chair } must be mistaken.
}
said-doubts-3 = { $chairIs ->
    [you] That does not fit what I saw, whatever you say.
   *[other] That does not fit what I saw, whatever { $chair } says.
}

## With a reason, which stands first and names whom it is about: $why.

said-accuses-why-1 = { $why } That is enough for me.
said-accuses-why-2 = { $chairIs ->
    [you] { $why } I keep an eye on you.
   *[other] { $why } Keep an eye on { $chairAcc }.
}
said-accuses-why-3 = { $why } I do not like it.
said-vouches-why-1 = { $chairIs ->
    [you] { $why } That speaks for you.
   *[other] { $why } That speaks for { $chairAcc }.
}
said-vouches-why-2 = { $why } I count on that.
said-vouches-why-3 = { $why } That is what one of us does.
said-gut-1 = Call it a feeling.
said-gut-2 = I cannot prove it.
said-gut-3 = Do not ask me why.
