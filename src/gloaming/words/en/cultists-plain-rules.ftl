# "Why?": the rule for a question or an answer, in the players’ words. The exact rule is one tap further. House rules come as
# arguments, by their names, so each table reads what holds there.

why-ac-night-10 = At night everyone looks at their own card. A lone cultist also sees who is dead from the start; two cultists see each other; a Seer sees the cultists. All wake together, so waking gives nothing away.
why-ac-move-02 = Every door costs one step, from room to hallway or from room to room. There’s no other way to walk. Only ghosts need no doors.
why-ac-move-03 = Everyone has to move, every hour: through at least one door, and not back to where they started. So nobody can hide in a corner all night, and people keep meeting.
why-ac-move-05 = You don’t have to use all your steps. You can stop anywhere except where you started.
why-ac-round-05 = Each hour you do one thing, with people or with a room, or nothing at all. Doing nothing only costs you the hour.
why-ac-ghost-03 = A ghost needs no doors: once per hour it drifts to any { $ghost_may_stay ->
    [yes] place
   *[no] other place
} it likes. It meets nobody, and nobody meets it.
why-ac-enc-14 = In a meeting each person puts exactly one card, Alive or Dead, face down into another’s Pulse deck. Nobody can refuse. When several meet in the dark, { $multi_encounter_targets ->
    [cyclic_left] the person to your left gets yours
   *[free] you choose who gets yours
}.
why-ac-enc-17 = Only the giver ever knows which card it was. You may not look at the one you get. That’s how someone can be dead without knowing it.
why-rq-03 = At this table you choose your whole path before the first step. You still meet people on the way, one after another.
why-rq-08 = At this table cards are given one at a time, starting with the person who came in. Everyone sees where each card goes.
why-ac-act-gen-01 = You can deal with people anywhere. To use a room you need its colour on your route this hour; cultists need no route. Ghosts can only add cards and draw them.
why-ac-act-cs-01 = You may look at the Pulse deck of one living person in the same place. You see all its cards, shuffled. Then a card from the draw pile goes unseen onto that room’s deck.
why-ac-act-cs-06 = An investigator who finds a Dead card must reveal it. A cultist may put the deck back. Everyone who looks is asked the same way, so a hidden death looks like no death.
why-ac-act-fr-01 = You may add one of your room cards here if the room still has books, has no hooded figure in it, and is on your route. Cultists need no route. Ghosts may do it too.
why-ac-act-cr-01 = You may draw here once the room is explored, while it has books and cards and no hooded figure. It must be on your route, unless you’re a cultist. Ghosts may do it too.
why-ac-act-cam-02 = In the red room, with power, the camera shows you one of two things: any living person’s Pulse deck, or a card from any explored room’s deck.
why-ac-act-sh-02 = In a hallway you may put one room card face down into the unsafe passages. When a passage is drawn later, Success means nobody comes.
why-ac-act-fc-01 = In a room with a hooded figure, you may drive it out. That takes your action. It never comes back, and the room can be used again.
why-ac-act-sf-01 = With the knife, in the Fishman’s hallway, you may scare him. That takes your action. He goes back into the lake, and may rise again.
why-ac-act-pwr-01 = When the power is off, anyone living in the red room may bring it back, if the room is on their route. Cultists need no route.
why-ac-act-por-01 = The Portal closes when two living people in the green room both use their action on it in the same hour. Closed in time, it takes one point fewer to win.
why-ac-act-as-01 = The Assassin may strike once per game: someone living in the same place becomes a ghost. No vote follows, and everyone learns who the Assassin is.
why-rq-77 = At this table one person asks another to close the Portal together. If they agree, both have used their action. If they refuse, only the person who asked has.
why-ac-vote-01 = In the Cafeteria anyone living may call a vote, once per hour for the whole table, if the room is on their route. Cultists need no route.
why-ac-vote-08 = Everyone chooses at once and in secret, one living person or nobody. Then all ballots are opened together, { $anonymous_ballots ->
    [yes] without names
   *[no] with names
}. Ghosts vote too, but can’t be named.
why-ac-vote-12 = With up to six players, { $ghost_knife_vote ->
    [yes] the knife holder, even a ghost,
   *[no] the knife holder, if alive,
} may change their own ballot once, after all have been opened. Then it’s final.
why-rq-47 = With seven or eight players, the knife holder’s ballot counts twice. At this table they may let it count once.
why-ac-clean-02 = At the end of every hour a lone cultist may claim that enough investigators are dead. Every Pulse deck is opened: enough, and the cult wins; too few, and it loses. Everyone is asked, so nobody can tell who could claim.
why-ac-win-14 = When the investigators are about to win and there’s a Seer, the cultists reveal themselves and get one guess. If they name the Seer, they win instead. That’s why the Seer stays hidden.
why-ac-event-fe-01 = The knife holder, if alive, may look at one other living person’s Pulse deck, anywhere. { $false_eyes_investigator_must_reveal ->
    [yes] An investigator must reveal a death here too.
   *[no] Here even an investigator may keep a death secret.
}
why-ac-event-ic-01 = The knife holder, if alive, may take one more token out of the bag and look at it alone. It has no effect now.
why-ac-event-ic-03 = After looking, you put the token back or remove it from the game. Everyone sees which you do; nobody sees the token.
why-uts-rq-41 = Free actions come on top of your action, before or after it, as many as you like: Items, lifts, a Profession. Everyone who might have one is asked.
why-uts-item-16 = On your turn you may hand Items to a living person in the same place. It’s free, and they don’t get a say.
why-uts-item-20 = People who die in public drop their Items. Anyone living who is there may pick them up on their turn, for free.
why-uts-item-33 = The snow owl’s finder sends one of their own room cards, face down, to the deck of any unfinished room. Everyone sees the room, nobody sees the card.
why-uts-rq-13 = The card comes from your own hand. At this table the owl may also fly without one.
why-uts-item-46 = Once, the binoculars let you look at the Pulse deck of someone { $binoculars_range ->
    [any_room] in any other room
   *[same_colour] in another room of the same colour as yours
}. It’s free, and investigators must reveal a death, as always.
why-uts-item-50 = One rifle shot drives off { $rifle_cultist_range ->
    [anywhere] a hooded figure anywhere
   *[same_room] the hooded figure in your room
}, for free. Then the rifle is used up.
why-uts-item-51 = One rifle shot drives the Fishman off{ $rifle_fishman_range ->
    [adjacent] , if he’s near
   *[anywhere] , from anywhere
}: { $rifle_fishman_destination ->
    [any_location] into the lake or to any place you choose
    [lake_only] into the lake
   *[lake_or_hallway] into the lake or to a hallway you choose
}. Then the rifle is used up.
why-uts-item-53 = Light the lamp in one meeting of your choice, and nobody can give you a card. You still give one. Then it’s used up.
why-uts-org-14 = The leader chooses who takes part: three people with up to six players, four with more. Ghosts may take part, and so may the leader.
why-uts-org-18 = Each person who takes part plays one room card, unseen. The cards are shuffled and shown. Organism 46-B is banished only if all are Success.
why-uts-hunt-08 = The Cursed Hunter plays for neither side. If the curse has spread far enough, one side has to name the Hunter. If they’re right, that side wins; if not, the Hunter does.
why-moc-lift-03 = A lift is a place of its own. Stepping in costs one step, from the room where it is now.
why-moc-lift-06 = With power you may start the lift you’re in, for free. Everyone inside steps out at its other room, and may meet someone there.
why-moc-lift-15 = On top of your action you may call { $call_occupied_lift ->
    [yes] a lift
   *[no] an empty lift
} to your room, if there’s power and the room is on your route. Cultists need no route.
why-moc-rq-07 = Stepping out of a lift that hasn’t moved costs { $lift_exit_cost ->
    [1] one step
   *[0] nothing
}.
why-moc-event-02 = The knife holder chooses { $ropes_up_to ->
    [yes] up to two living people, or up to three
   *[no] two living people, or three
} with more than six players. Each shuffles their Pulse deck and shows one card. One vote covers every death found.
why-moc-prof-15 = The first person to drive out a hooded figure wins the hidden Profession. It’s turned over at once, for all to see.
why-moc-rq-26 = At this table you may leave the Profession where it is. It waits, face down, for the next person who drives out a hooded figure.
why-moc-prof-21 = When a vote is tied, the Mayor breaks the tie at once, in front of everyone.
why-moc-prof-22 = The Mayor may send away one of the tied people, or nobody. { $mayor_breaks_abstention_tie ->
    [no] A tie with “nobody” stands.
   *[yes] “Nobody” can be one of the tied names too.
}
why-moc-prof-28 = Once per game, on top of an action, the Exorcist may bring a ghost back to life. { $revival_purges ->
    [all] All Dead cards leave their Pulse deck.
   *[face_up_only] A face-up Dead card leaves their Pulse deck; hidden ones stay.
}
why-moc-prof-31 = A life for a life: the Exorcist must then choose { $exorcist_may_kill_self ->
    [yes] someone to become a ghost, perhaps themselves
   *[no] someone else to become a ghost
}. { $exorcist_kill_vote ->
    [yes] A vote follows.
   *[no] No vote follows.
} If it’s the last cultist, the game ends.
why-moc-prof-37 = Once per game, on top of an action, the Saboteur swaps two rooms’ decks. Nobody looks at the cards.
