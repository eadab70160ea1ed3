# What is said at a table of Invasion, beside what every table says. Each in three ways, chosen by the number of the line.

inv-said-laid-1 = In round { $round } I laid { $card }.
inv-said-laid-2 = My card in round { $round } was { $card }.
inv-said-laid-3 = I know what I laid in round { $round }: { $card }.
inv-said-planned-1 = In round { $round } I let { $upcoming } come and prevented { $prevented }.
inv-said-planned-2 = Round { $round }: I had { $upcoming } and { $prevented }, and chose { $upcoming }.
inv-said-planned-3 = I planned in round { $round }. { $prevented } is prevented, { $upcoming } has to come.
inv-said-human-1 = I am human.
inv-said-human-2 = I have nothing but Human cards.
inv-said-human-3 = They have not got me yet.

## Why somebody is accused or vouched for. $about is whom else it concerns, if anybody.

inv-said-why-sabotage-1 = { $chairIs ->
    [you] You were on a team with Sabotage in it.
   *[other] { $chair } was on a team with Sabotage in it.
}
inv-said-why-bad-event-1 = { $chairIs ->
    [you] What you planned has hurt us.
   *[other] What { $chair } planned has hurt us.
}
inv-said-why-opened-the-way-1 = { $said ->
    [vouches] { $chairIs ->
        [you] You opened the way for a scientist.
       *[other] { $chair } opened the way for a scientist.
    }
   *[accuses] { $chairIs ->
        [you] You opened the way for the aliens.
       *[other] { $chair } opened the way for the aliens.
    }
}
inv-said-why-wasted-turn-1 = { $chairIs ->
    [you] You wasted a turn.
   *[other] { $chair } wasted a turn.
}
inv-said-why-odd-team-1 = { $aboutIs ->
    [none] { $chairIs ->
        [you] That was an odd team you named.
       *[other] That was an odd team { $chair } named.
    }
   *[other] { $chairIs ->
        [you] It was odd that you took { $about } along.
       *[other] It was odd that { $chair } took { $about } along.
    }
}
inv-said-why-drew-much-1 = { $chairIs ->
    [you] You have drawn many cards.
   *[other] { $chair } has drawn many cards.
}
inv-said-why-saved-1 = { $chairIs ->
    [you] You brought a scientist home.
   *[other] { $chair } brought a scientist home.
}
inv-said-why-good-event-1 = { $chairIs ->
    [you] What you planned has helped us.
   *[other] What { $chair } planned has helped us.
}
inv-said-why-accused-falsely-1 = { $said ->
    [vouches] { $chairIs ->
        [you] You were accused, and only Human cards came up.
       *[other] { $chair } was accused, and only Human cards came up.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] You accused somebody who was human.
           *[other] { $chair } accused somebody who was human.
        }
        [you] { $chair } accused you, and you were human.
       *[other] { $chairIs ->
            [you] You accused { $about }, who was human.
           *[other] { $chair } accused { $about }, who was human.
        }
    }
}
inv-said-why-sabotage-2 = { $chairIs ->
    [you] That Sabotage came out of your team.
   *[other] That Sabotage came out of a team with { $chair } in it.
}
inv-said-why-bad-event-2 = { $chairIs ->
    [you] You planned, and look what came.
   *[other] { $chair } planned, and look what came.
}
inv-said-why-opened-the-way-2 = { $said ->
    [vouches] { $chairIs ->
        [you] You cleared the road when it mattered.
       *[other] { $chair } cleared the road when it mattered.
    }
   *[accuses] { $chairIs ->
        [you] Since your turn they spread as they like.
       *[other] Since the turn of { $chair } they spread as they like.
    }
}
inv-said-why-wasted-turn-2 = { $chairIs ->
    [you] Your turn helped nobody.
   *[other] The turn of { $chair } helped nobody.
}
inv-said-why-odd-team-2 = { $aboutIs ->
    [none] { $chairIs ->
        [you] I would not have named the team that you named.
       *[other] I would not have named the team that { $chair } named.
    }
   *[other] { $chairIs ->
        [you] Of all people you took { $about }.
       *[other] Of all people { $chair } took { $about }.
    }
}
inv-said-why-drew-much-2 = { $chairIs ->
    [you] With so many cards in your hand, who knows.
   *[other] { $chair } has so many cards in hand, who knows.
}
inv-said-why-saved-2 = { $chairIs ->
    [you] We have a scientist more thanks to you.
   *[other] We have a scientist more thanks to { $chair }.
}
inv-said-why-good-event-2 = { $chairIs ->
    [you] You planned, and it went well.
   *[other] { $chair } planned, and it went well.
}
inv-said-why-accused-falsely-2 = { $said ->
    [vouches] { $chairIs ->
        [you] They turned your cards over and found nothing.
       *[other] They turned the cards of { $chair } over and found nothing.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] Your accusation hit the wrong one.
           *[other] The accusation of { $chair } hit the wrong one.
        }
        [you] { $chair } accused you for nothing.
       *[other] { $chairIs ->
            [you] You accused { $about } for nothing.
           *[other] { $chair } accused { $about } for nothing.
        }
    }
}
