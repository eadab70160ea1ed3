# Statements that every language and every bot can read, said by somebody at the table. Each in three ways, chosen by the
# number of the line: a table does not speak with one voice.

said-accuses-1 = { $chairIs ->
    [you] I don’t trust you.
   *[other] I don’t trust { $chair }.
}
said-accuses-2 = { $chairIs ->
    [you] If you ask me, it’s you.
   *[other] If you ask me, it’s { $chair }.
}
said-accuses-3 = { $chairIs ->
    [you] I think you’re against us.
   *[other] I think { $chair } is against us.
}
said-vouches-1 = { $chairIs ->
    [you] I trust you.
   *[other] I trust { $chair }.
}
said-vouches-2 = { $chairIs ->
    [you] I’d say you’re one of us.
   *[other] I’d say { $chair } is one of us.
}
said-vouches-3 = { $chairIs ->
    [you] I’ve no doubts about you.
   *[other] I’ve no doubts about { $chair }.
}
said-denies-1 = It wasn’t me.
said-denies-2 = Not me, I promise.
said-denies-3 = I had nothing to do with it.
said-agrees-1 = { $chairIs ->
    [you] You’re right.
   *[other] { $chair } is right.
}
said-agrees-2 = { $chairIs ->
    [you] I’m with you on that.
   *[other] I’m with { $chair } on that.
}
said-agrees-3 = { $chairIs ->
    [you] I was thinking the same as you.
   *[other] I was thinking the same as { $chair }.
}
said-doubts-1 = { $chairIs ->
    [you] I don’t believe you.
   *[other] I don’t believe { $chair }.
}
said-doubts-2 = { $chairIs ->
    [you] You must be mistaken.
   *[other] { $chair } must be mistaken.
}
said-doubts-3 = { $chairIs ->
    [you] That doesn’t fit what I saw, whatever you say.
   *[other] That doesn’t fit what I saw, whatever { $chair } says.
}

## With a reason, which stands first and names who it is about: $why.

said-accuses-why-1 = { $why } It makes me wonder.
said-accuses-why-2 = { $chairIs ->
    [you] { $why } What do you say to that?
   *[other] { $why } I’d like to hear what { $chair } says to that.
}
said-accuses-why-3 = { $why } I don’t like it.
said-vouches-why-1 = { $chairIs ->
    [you] { $why } That speaks for you.
   *[other] { $why } That speaks for { $chairAcc }.
}
said-vouches-why-2 = { $why } I like that.
said-vouches-why-3 = { $why } That’s what one of us would do.
said-gut-1 = Call it a hunch.
said-gut-2 = I can’t prove it.
said-gut-3 = Don’t ask me why.
