# Statements that every language and every bot can read, said by somebody at the table.

said-was = In hour { $round } I was { $placeIn }.
said-put = I laid { $card } { $placeIn }.
said-saw = { $oneIs ->
    [you] You
   *[other] { $one }
} and { $other } met.
said-accuses = { $chairIs ->
    [you] I do not trust you.
   *[other] I do not trust { $chair }.
}
said-vouches = { $chairIs ->
    [you] I trust you.
   *[other] I trust { $chair }.
}
