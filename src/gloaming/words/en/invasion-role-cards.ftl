# The cards of the sides: what one wants, what one fears, and a trick. The held sheet shows them first.

inv-role-card-ships = { $ships ->
    [one] One Mother Ship
   *[other] { $ships } Mother Ships
}, or one whole sector.

inv-role-card-human =
    .want = { $scientists ->
        [one] One scientist
       *[other] { $scientists } scientists
    } { $point }.
    .fear = The next card you draw.
    .trick = Draw little, rescue early, and remember every team that had a Sabotage.
inv-role-card-alien =
    .want = { inv-role-card-ships }
    .fear = An accusation with a supporter.
    .trick = Be useful. Play Sabotage when someone else is likelier to be blamed.
inv-role-card-stated =
    .want = { inv-role-card-ships }
    .fear = Humans who rescue faster than you invade.
    .trick = Invade the fullest sector, or plan for ships. You draw no more cards.
inv-role-card-architect =
    .want = To decide what events leave open, this round.
    .fear = Being blamed for what the cards did.
    .trick = Say aloud why you chose. Next round it’s someone else’s turn.
