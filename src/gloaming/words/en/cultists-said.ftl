# What is said at a table of Cultists, besides what every table says. Each in three ways, chosen by the number of the line.

said-was-1 = In hour { $round }, I was { $placeIn }.
said-was-2 = Hour { $round }? I was { $placeIn }.
said-was-3 = I can tell you where I was in hour { $round }: { $placeIn }.
said-put-1 = I put { $card } { $placeIn }.
said-put-2 = My card { $placeIn } was { $card }.
said-put-3 = I put { $card } { $placeIn }, I swear.
said-saw-1 = { $oneIs ->
    [speaker] For the record, { $other } and I met.
   *[other] For the record, { $one } and { $other } met.
}
said-saw-2 = { $oneIs ->
    [speaker] I’ve met { $otherAcc }, just so you know.
   *[other] I saw { $oneAcc } and { $otherAcc } together.
}
said-saw-3 = { $oneIs ->
    [speaker] Keep in mind that I met { $otherAcc }.
   *[other] Keep in mind that { $one } and { $other } met.
}
said-claims-1 = I’m { $role }.
said-claims-2 = You might as well know: I’m { $role }.
said-claims-3 = Believe me, I’m { $role }.

## Why somebody is accused or vouched for, in two ways. $about is who else it concerns, if anyone.

said-why-met-the-dead-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] You met me, and now I’m dead.
       *[other] { $chair } met me, and now I’m dead.
    }
    [none] { $chairIs ->
        [you] You met someone who’s dead now.
       *[other] { $chair } met someone who’s dead now.
    }
    [you] { $chair } met you, and now you’re dead.
   *[other] { $chairIs ->
        [you] You met { $about }, who’s dead now.
       *[other] { $chair } met { $about }, who’s dead now.
    }
}
said-why-bad-cards-1 = { $chairIs ->
    [you] Bad cards turn up where you were.
   *[other] Bad cards turn up where { $chair } was.
}
said-why-strayed-1 = { $chairIs ->
    [you] No route goes where you’ve been going.
   *[other] No route goes where { $chair } has been going.
}
said-why-odd-vote-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] It was odd that you voted for me.
       *[other] It was odd that { $chair } voted for me.
    }
    [none] { $chairIs ->
        [you] Your vote was odd.
       *[other] { $chairWhose } vote was odd.
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
    [speaker] { $chairIs ->
        [you] You were alone with me.
       *[other] { $chair } was alone with me.
    }
    [none] { $chairIs ->
        [you] You were alone with one of us.
       *[other] { $chair } was alone with one of us.
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
    [speaker] { $chairIs ->
        [you] You reported my death.
       *[other] { $chair } reported my death.
    }
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
    [speaker] { $chairIs ->
        [you] You were with me before my pulse stopped.
       *[other] { $chair } was with me before my pulse stopped.
    }
    [none] { $chairIs ->
        [you] People who meet you turn up dead.
       *[other] People who meet { $chairAcc } turn up dead.
    }
    [you] I saw { $chair } with you, and look at you now.
   *[other] { $chairIs ->
        [you] You were with { $about } before the pulse stopped.
       *[other] { $chair } was with { $about } before the pulse stopped.
    }
}
said-why-bad-cards-2 = { $chairIs ->
    [you] You put cards in, and we drew bad ones.
   *[other] { $chair } put cards in, and we drew bad ones.
}
said-why-strayed-2 = { $chairIs ->
    [you] What are you doing so far off any route?
   *[other] What’s { $chair } doing so far off any route?
}
said-why-odd-vote-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] You voted for me. Why?
       *[other] { $chair } voted for me. Why?
    }
    [none] { $chairIs ->
        [you] Nobody votes the way you did without a reason.
       *[other] Nobody votes the way { $chair } did without a reason.
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
    [speaker] { $chairIs ->
        [you] I haven’t forgotten that you were alone with me.
       *[other] I haven’t forgotten that { $chair } was alone with me.
    }
    [none] { $chairIs ->
        [you] I haven’t forgotten that you were alone with one of us.
       *[other] I haven’t forgotten that { $chair } was alone with one of us.
    }
    [you] I haven’t forgotten that { $chair } was with you.
   *[other] { $chairIs ->
        [you] I haven’t forgotten that you were with { $about }.
       *[other] I haven’t forgotten that { $chair } was with { $about }.
    }
}
said-why-good-cards-2 = { $chairIs ->
    [you] Your cards got us somewhere.
   *[other] { $chairWhose } cards got us somewhere.
}
said-why-reported-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Without you, nobody would know about me.
       *[other] Without { $chair }, nobody would know about me.
    }
    [none] { $chairIs ->
        [you] You could have kept that death quiet.
       *[other] { $chair } could have kept that death quiet.
    }
    [you] Without { $chair }, nobody would know what happened to you.
   *[other] { $chairIs ->
        [you] Without you, nobody would know about { $about }.
       *[other] Without { $chair }, nobody would know about { $about }.
    }
}

## How strongly it is said goes by the reason, which everyone hears: after these, more firmly than after others.

said-accuses-met-the-dead-1 = { $chairIs ->
    [you] { $why } If you ask me, it’s you.
   *[other] { $why } If you ask me, it’s { $chair }.
}
said-accuses-met-the-dead-2 = { $chairIs ->
    [you] { $why } You’ve got some explaining to do.
   *[other] { $why } { $chair } has some explaining to do.
}
said-accuses-met-the-dead-3 = { $chairIs ->
    [you] { $why } I don’t trust you.
   *[other] { $why } I don’t trust { $chair }.
}
said-accuses-strayed-1 = { $chairIs ->
    [you] { $why } If you ask me, it’s you.
   *[other] { $why } If you ask me, it’s { $chair }.
}
said-accuses-strayed-2 = { $chairIs ->
    [you] { $why } You’ve got some explaining to do.
   *[other] { $why } { $chair } has some explaining to do.
}
said-accuses-strayed-3 = { $chairIs ->
    [you] { $why } I don’t trust you.
   *[other] { $why } I don’t trust { $chair }.
}
