# What is said at a table of Cultists, beside what every table says. Each in three ways, chosen by the number of the line.

said-was-1 = In hour { $round } I was { $placeIn }.
said-was-2 = Hour { $round }? I was { $placeIn }.
said-was-3 = I can tell you where I was in hour { $round }: { $placeIn }.
said-put-1 = I laid { $card } { $placeIn }.
said-put-2 = My card { $placeIn } was { $card }.
said-put-3 = What I laid { $placeIn } was { $card }, I swear.
said-saw-1 = { $oneIs ->
    [you] You
   *[other] { $one }
} and { $other } met.
said-saw-2 = I saw { $oneAcc } and { $otherAcc } together.
said-saw-3 = Remember: { $one } and { $other } have met.
said-claims-1 = I am { $role }.
said-claims-2 = You may know it: I am { $role }.
said-claims-3 = Believe me, I am { $role }.

## Why somebody is accused or vouched for, in two ways. $about is whom else it concerns, if anybody.

said-why-met-the-dead-1 = { $aboutIs ->
    [none] { $chairIs ->
        [you] You met somebody who is dead now.
       *[other] { $chair } met somebody who is dead now.
    }
    [you] { $chair } met you, and now you are dead.
   *[other] { $chairIs ->
        [you] You met { $about }, who is dead now.
       *[other] { $chair } met { $about }, who is dead now.
    }
}
said-why-bad-cards-1 = { $chairIs ->
    [you] Bad cards turn up where you were.
   *[other] Bad cards turn up where { $chair } was.
}
said-why-strayed-1 = { $chairIs ->
    [you] No route leads where you go.
   *[other] No route leads where { $chair } goes.
}
said-why-odd-vote-1 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Your vote was odd.
       *[other] That vote of { $chair } was odd.
    }
   *[other] { $chairIs ->
        [you] It was odd that you voted for { $about }.
       *[other] It was odd that { $chair } voted for { $about }.
    }
}
said-why-false-alarm-1 = { $chairIs ->
    [you] You raised a false alarm.
   *[other] { $chair } raised a false alarm.
}
said-why-was-there-1 = { $aboutIs ->
    [none] { $chairIs ->
        [you] You were around when it happened.
       *[other] { $chair } was around when it happened.
    }
    [you] { $chair } was alone with you.
   *[other] { $chairIs ->
        [you] You were alone with { $about }.
       *[other] { $chair } was alone with { $about }.
    }
}
said-why-good-cards-1 = { $chairIs ->
    [you] Good cards turn up where you were.
   *[other] Good cards turn up where { $chair } was.
}
said-why-reported-1 = { $aboutIs ->
    [none] { $chairIs ->
        [you] You reported a death.
       *[other] { $chair } reported a death.
    }
    [you] { $chair } reported your death.
   *[other] { $chairIs ->
        [you] You reported that { $about } is dead.
       *[other] { $chair } reported that { $about } is dead.
    }
}
said-why-met-the-dead-2 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Whoever meets you turns up dead.
       *[other] Whoever meets { $chairAcc } turns up dead.
    }
    [you] I saw { $chair } with you, and look at you now.
   *[other] { $chairIs ->
        [you] You were with { $about } before the pulse stopped.
       *[other] { $chair } was with { $about } before the pulse stopped.
    }
}
said-why-bad-cards-2 = { $chairIs ->
    [you] You put in cards, and we drew the wrong ones.
   *[other] { $chair } put in cards, and we drew the wrong ones.
}
said-why-strayed-2 = { $chairIs ->
    [you] What were you doing over there?
   *[other] What was { $chair } doing over there?
}
said-why-odd-vote-2 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Nobody votes as you did without a reason.
       *[other] Nobody votes as { $chair } did without a reason.
    }
   *[other] { $chairIs ->
        [you] You voted for { $about }. Why?
       *[other] { $chair } voted for { $about }. Why?
    }
}
said-why-false-alarm-2 = { $chairIs ->
    [you] You called us together for nothing.
   *[other] { $chair } called us together for nothing.
}
said-why-was-there-2 = { $aboutIs ->
    [none] { $chairIs ->
        [you] I have not forgotten who was around: you.
       *[other] I have not forgotten who was around: { $chair }.
    }
    [you] I have not forgotten that { $chair } was with you.
   *[other] { $chairIs ->
        [you] I have not forgotten that you were with { $about }.
       *[other] I have not forgotten that { $chair } was with { $about }.
    }
}
said-why-good-cards-2 = { $chairIs ->
    [you] With your cards we got on.
   *[other] With the cards from { $chair } we got on.
}
said-why-reported-2 = { $aboutIs ->
    [none] { $chairIs ->
        [you] You could have kept that death to yourself.
       *[other] { $chair } could have kept that death to themselves.
    }
    [you] Without { $chair } nobody would know what became of you.
   *[other] { $chairIs ->
        [you] Without you nobody would know about { $about }.
       *[other] Without { $chair } nobody would know about { $about }.
    }
}
