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
