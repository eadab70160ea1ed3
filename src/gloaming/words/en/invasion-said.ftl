# What is said at a table of Invasion, besides what every table says. Each in three ways, chosen by the number of the line.

inv-said-laid-1 = In round { $round } I played { $card }.
inv-said-laid-2 = My card in round { $round } was { $card }.
inv-said-laid-3 = I know what I played in round { $round }: { $card }.
inv-said-planned-1 = In round { $round } I let { $upcoming } come and prevented { $prevented }.
inv-said-planned-2 = Round { $round }: I had { $upcoming } and { $prevented }, and chose { $upcoming }.
inv-said-planned-3 = I planned in round { $round }. { $prevented } is prevented; { $upcoming } is coming.
inv-said-human-1 = I’m human.
inv-said-human-2 = All I’ve got is Human cards.
inv-said-human-3 = They haven’t got me yet.

## Why somebody is accused or vouched for. $about is who else it concerns, if anyone.

inv-said-why-sabotage-1 = { $chairIs ->
    [you] You were on a team that had Sabotage in it.
   *[other] { $chair } was on a team that had Sabotage in it.
}
inv-said-why-bad-event-1 = { $chairIs ->
    [you] Your planning hurt us.
   *[other] { $chairWhose } planning hurt us.
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
    [you] You’ve drawn a lot of cards.
   *[other] { $chair } has drawn a lot of cards.
}
inv-said-why-saved-1 = { $chairIs ->
    [you] You brought a scientist home.
   *[other] { $chair } brought a scientist home.
}
inv-said-why-good-event-1 = { $chairIs ->
    [you] Your planning helped us.
   *[other] { $chairWhose } planning helped us.
}
inv-said-why-accused-falsely-1 = { $said ->
    [vouches] { $chairIs ->
        [you] You were accused, and only Human cards came up.
       *[other] { $chair } was accused, and only Human cards came up.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] You accused someone who was human.
           *[other] { $chair } accused someone who was human.
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
        [you] They’ve been spreading freely since your turn.
       *[other] They’ve been spreading freely since { $chairWhose } turn.
    }
}
inv-said-why-wasted-turn-2 = { $chairIs ->
    [you] Your turn helped nobody.
   *[other] { $chairWhose } turn helped nobody.
}
inv-said-why-odd-team-2 = { $aboutIs ->
    [none] { $chairIs ->
        [you] I wouldn’t have picked the team you did.
       *[other] I wouldn’t have picked the team { $chair } did.
    }
   *[other] { $chairIs ->
        [you] Of all people, you took { $about }.
       *[other] Of all people, { $chair } took { $about }.
    }
}
inv-said-why-drew-much-2 = { $chairIs ->
    [you] With that many cards, who knows what you are.
   *[other] With that many cards, who knows what { $chair } is.
}
inv-said-why-saved-2 = { $chairIs ->
    [you] We’re one scientist up, thanks to you.
   *[other] We’re one scientist up, thanks to { $chair }.
}
inv-said-why-good-event-2 = { $chairIs ->
    [you] You planned, and it went well.
   *[other] { $chair } planned, and it went well.
}
inv-said-why-accused-falsely-2 = { $said ->
    [vouches] { $chairIs ->
        [you] They turned your cards over and found nothing.
       *[other] They turned { $chairWhose } cards over and found nothing.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] You accused the wrong person.
           *[other] { $chair } accused the wrong person.
        }
        [you] { $chair } accused you for nothing.
       *[other] { $chairIs ->
            [you] You accused { $about } for nothing.
           *[other] { $chair } accused { $about } for nothing.
        }
    }
}
