# Playing alone

## Nobody else sees this screen

cover-switch = Cover my secrets: { $on ->
    [yes] on
   *[no] off
}
look-open = Tap to look
fan-choose = Choose a card
fan-chosen = Chosen
hand-more = Tap for all of it
hand-close = Tap to close

## How strong the bots are

level = How strong are the bots?
level-easy = Easy
    .what = They play sensibly and go by simple clues. They don’t talk, and don’t listen.
level-normal = Normal
    .what = They keep track of everyone, talk and listen, and play innocent when they’re against you.
level-hard = Hard
    .what = Like Normal, and they think ahead before they act. They take their time.

## How the bots play

style-sheet = How do the bots play?
style-detail = It’s the same for every bot at the table. It changes what they aim for, not what they know.
style-gentle = Gently
    .line = Bots play gently
    .what = For first games: death comes late, votes are careful, and there’s time to look around.
style-human = Like people
    .line = Bots play like people
    .what = An evening among people: books are gathered, votes go by evidence, and nobody rushes.
style-keen = To win
    .line = Bots play to win
    .what = They strike and vote as soon as it pays. A game can be over in its third hour.
style-counts = It counts in { $game }, for normal bots. Easy ones play their own way, and hard ones always play to win.
