# Names of things on the table.

## Cards. `.one` is one such card in a sentence.

card-alive = Alive
    .one = an Alive card
    .does = Nothing changes for them.
card-dead = Dead
    .one = a Dead card
    .does = They’re dead, and don’t know it.
card-success = Success
    .one = a Success card
    .does = In a room: a book goes to the shelf.
card-failure = Failure
    .one = a Failure card
    .does = In a room: nothing happens. In the unsafe passages: a hooded figure appears.
card-sabotage = Sabotage
    .one = a Sabotage card
    .does = In a room: a book goes back. In the unsafe passages: the Fishman rises.
card-veiled = Card
    .one = a card
    .does = Face down.
cards-of = { $count } { $face }
cards-none = no cards
points-of = { $points } of { $target } points
doors-count = { $count ->
    [one] 1 door
   *[other] { $count } doors
}

role = Role
knife = Knife
portal = Portal
fishman = Fishman
ghost = Ghost
bag = Bag
power = Power
power-on = Lit
power-off = Dark
hour-of = Hour { $round } of 10

## Phases

phase-night = Night
    .does = Eyes closed. Roles, routes and hands are dealt.
phase-movement = Movement
    .does = In turn, everyone moves somewhere else.
phase-event = Event
    .does = The clock strikes, and a token is drawn.
phase-action = Actions
    .does = In turn, everyone takes one action or passes.
phase-cleanup = End of the hour
    .does = Claims and deadlines, then the knife passes left.
phase-over = The end
    .does = All is revealed.

## What the table lets through just now

talk-free = Talk freely
talk-mute-all = No connection: nobody talks until the next token
talk-mute-voice-only = No connection: write, but don’t speak
talk-emotes-allowed = No connection: gestures only, no words
hand = Hand
vote = Vote
hour = Hour { $round }
