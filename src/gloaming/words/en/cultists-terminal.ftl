# What only the terminal says of Cultists.

## Questions, where the page says "hold to look"

terminal-question-night = You’ve seen what the night showed you. Ready for the first hour?
terminal-question-look-at-pulse = { $targetWhose } Pulse deck holds { $cards }. What will you show?
terminal-question-handle-token = The token: { $token }. What will you do with it?
cards-in-order = { $cards }, in the order they arrived

## Answers, by the question to which they are given

option-go-teleport = { option-go-drift }
option-stop-declare-path = { option-stop-path }
option-accuse-reconsider-ballot = { option-accuse-instead }
option-accuse-hold-vote-leader = { option-accuse-leader }
option-abstain-reconsider-ballot = { option-abstain-instead }

## What they lead to

detail-go = { detail-meeting } { $step ->
    [start] { detail-back-at-start }
    [last] { detail-last-door }
   *[other] {""}
}
detail-go-teleport = {""}
detail-meeting = { $meeting ->
    [before] { detail-met-before }
    [meet] { detail-meet }
    [silent] { detail-meet-without-cards }
    [crowd] { detail-crowd }
   *[none] {""}
} { $behind ->
    [yes] Through a secret door.
   *[no] {""}
}
detail-stop = { detail-movement-ends }
detail-give = { $left ->
    [one] It’s your last one.
   *[other] You have { $left }.
}
detail-fill-room = { $explores ->
    [yes] { detail-fill-explores }
   *[no] { detail-fill }
}
detail-send = { detail-fill-room }
detail-secure-hallway = { detail-secure }
detail-check-state = { detail-look }
detail-watch-state = { detail-look }
detail-spy = { detail-look }
detail-spot = { detail-look } { detail-used-up }
detail-check-room = { detail-draw } { $points ->
    [0] {""}
   *[other] { detail-draw-scores }
} { $finds ->
    [yes] { detail-find }
   *[no] {""}
}
detail-watch-room = { detail-check-room }
terminal-detail-accuse = {""}
detail-accuse-hold-vote-leader = {""}
detail-abstain-hold-vote-leader = { detail-abstain-leader }
detail-abstain-reconsider-ballot = {""}
detail-initiate-vote = { detail-vote }
detail-close-portal = { $closingIs ->
    [none] { detail-portal-begin }
   *[some] { detail-portal-finish }
} { $vain ->
    [yes] { detail-portal-in-vain }
   *[no] {""}
}
detail-close-together = { detail-portal-ask }
detail-shoot-cultist = { detail-used-up }
detail-drive-fishman = { detail-used-up }
terminal-detail-enter-lift = Its other stop: { $stop }. { detail-meeting }
terminal-detail-step-out = { $exit ->
    [0] { detail-step-out }
   *[other] { detail-step-out-costs }
} { detail-go }
terminal-detail-ride-lift = { detail-ride-lift } { detail-meeting }
detail-rope = { $cards ->
    [0] An empty Pulse deck shows nothing.
    [one] The only card in the Pulse deck is shown.
   *[other] One of its { $cards } cards is shown.
}
detail-take-along = { $ghost ->
    [yes] A ghost.
   *[no] {""}
} { $cards ->
    [one] One room card in hand.
   *[other] { $cards } room cards in hand.
}
detail-let-tie-stand = { $leader ->
    [yes] There’s no leader.
   *[no] Nobody leaves.
}
detail-with-deck = { detail-fill }

## What only this seat may read

terminal-secret-on-route = On your route.
secret-spoils = This fails the ritual, and the cult wins.
secret-stays = The death stays secret.
secret-greenhorn-special = { secret-greenhorn }
secret-butterfingers-knife = { secret-butterfingers }
secret-crybaby-look = { secret-crybaby-risk }
secret-crybaby-show = { secret-crybaby }
secret-cursebearer-haunted = There’s a ghost in there. You’re the Cursebearer: you’d become one.

## Answers where there is little room

short-go = { $place }
short-give = { $cardFace }: { $to }
short-fill-room = { $cardFace }: { $place }
short-send = { $cardFace }: { $place }
short-check-room = Draw: { $place }
short-watch-room = Camera: { $place }
short-watch-state = Camera: { $target }
short-check-state = Pulse: { $target }
short-spot = Spot: { $target }
short-hand-over = { $itemName }: { $to }
short-pick-up = Pick up: { $itemName }
short-shoot-cultist = Shoot: { $place }
short-drive-fishman = Fishman: { $toIs ->
    [none] lake
   *[some] { $to }
}
short-enter-lift = { $lift }
short-step-out = Out: { $to }
short-ride-lift = Ride: { $to }
short-call-lift = Call { $lift }
short-revive = Revive: { $target }
short-swap-deck = Swap: { $place }
short-with-deck = { $place }

## What happened, told together

story-night = Night falls
story-vote = The vote
story-death = A death
story-meeting = A meeting
story-assassin = The Assassin
story-claim = The claim
story-seer = The Seer
story-ritual = The ritual
story-ropes = The ropes
story-exorcism = A life for a life
story-celebrity = The Celebrity
story-hunter = The Cursed Hunter
told-step-out = { $seatIs ->
    [you] You step out { $placeIn }.
   *[other] { $seat } steps out { $placeIn }.
}
told-exchange = { $seats } meet { $placeIn } and give each other a card.

## The first screen

welcome-night = { $seats } of you stay for the night, and { $cultists ->
    [one] one is a cultist
   *[other] { $cultists } are cultists
}. Dead cards go from hand to hand, face down. Books go to the shelf.
welcome-envelope = Your envelope
welcome-side = Your side: { $team }.

## Next to the hour

head-before = Before the first hour
head-knife = knife: { $seat }
head-portal = Portal until hour { $hour }
head-no-cards = no cards in meetings
head-no-vote = no more votes
head-organism = 46-B is awake
head-relics = relics { $relics }/{ $most }
head-door = { $open ->
    [yes] red door open
   *[no] red door locked
}
head-leader = leader: { $seat }
head-lifts = lifts: { $rooms }
head-profession-hidden = Profession hidden
head-profession = { $profession }: { $seat }{ $spent ->
    [yes] {" "}(spent)
   *[no] {""}
}
head-profession-lost = { $profession } lost
head-curse = cursed rooms { $rooms }/{ $most }

## Panels

panel-hours = Clock
people-heading = Pulse deck, hand
people-cards = { $pulse }p { $encounter }e { $room }r
people-where = { $name }{ $ghost ->
    [yes] {" "}(ghost)
   *[no] {""}
}: { $place }{ $itemsIs ->
    [some] , with { $items }
   *[none] {""}
}
hours-none = No token yet
secrets-you = You:
route-own = Your route: { $lines }.
route-open = { $seatWhose } public route: { $lines }.
route-line = hours { $hours }: { $colours }

## The plan

plan-hooded = Hooded
plan-curse = Curse
plan-awake = awake
plan-books = { $books ->
    [0] no books
    [one] 1 book
   *[other] { $books } books
}
    .short = { $books }b
plan-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
plan-finished = finished
    .short = done
legend-you = you
legend-ghost = ghost
legend-answer = answer
legend-token = token
legend-books = books
legend-deck = deck of 3
legend-explored = explored
legend-obstacle = obstacle
legend-locked = locked door
legend-covered = Item face down
legend-item = Item
legend-blocked = blocked
legend-lift = lift
legend-lift-you = lift with you inside

## The pages behind r and h

help-roles-key = roles
help-reference = this table’s roles and goals, your route in words, the clock
roles-page = This table’s roles and goals
help-plan = On the plan, @ is you, parentheses are ghosts, and [2] is where answer 2 leads.
help-people = Next to each name: cards in the Pulse deck (p), then encounter cards (e) and room cards (r) in hand. A dagger marks the knife holder.
help-shelf = On the shelf, 2/4+4 means two of four books, and four points when the rack is full.
help-letters = The letters stand for the rooms’ colours: { $letters }.
help-route = Your route shows this hour’s colours in brackets. Investigators can only use rooms of those colours.
help-ice = ▲ is an obstacle on the ice: crossing costs the same as a door, and people on either side don’t meet. ■ is the red door while it’s locked. The altar shows its relics as ◆◇◇.
help-items = A ? after a room’s books is a face-down Item, +rifle a face-up one. The Items people carry are in the header, or below their name.
help-crossing = The thick line at the crossing is the revolving door, which blocks that corridor. <1> is a lift at the room where it stands, <1:Be> a lift with Be inside.
help-professions = Once the Profession is won, the header shows it and who has it.

## The end

fate-alive = alive to the end
fate-ghost = a ghost, { $how }
fate-dead = { $hour ->
    [0] dead from the start
   *[other] dead since hour { $hour }
}
fate-unfound = { $truth }, and nobody found out
end-hours = { $hours ->
    [one] After one hour.
   *[other] After { $hours } hours.
}
facts-game = { $players } seats, { $level }
facts-game-automa = { $players } seats and the Automa, { $level }
replay-roles = The roles were: { $roles }.

## How it ended, in tables and single lines

ending-cultists = { $team } won { $reason } in hour { $rounds }.
ending-cultists-team-investigators = Investigators
ending-cultists-team-cultists = Cultists
ending-cultists-team-hunter = Cursed Hunter
ending-cultists-by-points = by points
    .note = publisher: 20–25%
ending-cultists-by-vote = by a vote
ending-cultists-by-assassin = by the Assassin
ending-cultists-by-murder = by the last cultist’s death
ending-cultists-by-false-claim = by a false claim
ending-cultists-by-kills = by kills
ending-cultists-by-claim = by a true claim
ending-cultists-by-time = by time
ending-cultists-by-seer = by naming the Seer
ending-cultists-by-ritual = by the ritual
ending-cultists-by-no-leader = for want of a leader
ending-cultists-by-exorcist = by the Exorcist
ending-cultists-by-hunter = by the curse

## A house rule that the lobby does not offer

house-first-player = The first player
    .none = is drawn at random

## Notes, where there is nothing to hold and no sign on a plan

terminal-note-night = Your role is above, and nobody else sees it. Then wake.
terminal-note-walk-dark = It’s dark: wherever someone is, all of you meet.
