# "Why?": the rule behind a question or an answer, in the players’ words. The exact rule is one tap further. House rules come as
# arguments, by their names, so that each table reads what holds there.

why-ac-night-10 = In the night everybody looks at their own card. A sole cultist also sees who is dead from the start; two cultists see each other; a Seer sees the cultists. All wake together, so that waking tells nothing.
why-ac-move-02 = Every door takes one of your steps, from room to hallway or from room to room. There is no other way to walk. Only ghosts need no doors.
why-ac-move-03 = Everybody has to move, every hour: through at least one door, and not back to where you began. So nobody can hide in a corner all night, and people keep meeting.
why-ac-move-05 = You need not use all your steps. You may stop as soon as you are somewhere else than where you began.
why-ac-round-05 = Each hour you do one thing, with people or with a room, or nothing at all. Doing nothing costs nothing but the hour.
why-ac-ghost-03 = A ghost needs no doors: once an hour it goes to any { $ghost_may_stay ->
    [yes] place
   *[no] other place
} it likes. It meets nobody, and nobody meets it.
why-ac-enc-14 = Whoever meets gives exactly one card, Alive or Dead, face down into the other’s Pulse deck. Nobody can refuse. In the dark, among several, { $multi_encounter_targets ->
    [cyclic_left] the next to your left gets yours
   *[free] you choose who gets yours
}.
why-ac-enc-17 = Only the giver ever knows which card it was. Whoever gets it may not look. That is how somebody can be dead without knowing.
why-rq-03 = At this table you name your whole way before the first step. Meetings still happen on the way, one after the other.
why-rq-08 = At this table the cards of a meeting are given one after the other, beginning with whoever came in. Everybody sees who gave to whom.
why-ac-act-gen-01 = What you do with people works anywhere. What you do with a room needs that room’s colour on your route this hour; cultists need no route. Ghosts can only lay cards and draw them.
why-ac-act-cs-01 = You may look at the Pulse deck of one living person who is where you are. You see all its cards, shuffled. Afterwards a card of the draw pile falls on that room’s deck, unseen.
why-ac-act-cs-06 = An investigator who finds a Dead card must lay it open. A cultist may put the deck back. Everybody who looks is asked in the same way, so that a hidden death looks like none.
why-ac-act-fr-01 = You may lay one of your room cards here if the room still has books, no hooded one stands in it, and it is on your route. Cultists need no route. Ghosts may do it too.
why-ac-act-cr-01 = You may draw here once the room is explored, as long as it has books and cards and no hooded one. It must be on your route, unless you are a cultist. Ghosts may do it too.
why-ac-act-cam-02 = In the red room, with power, the camera shows you one of two things: any living person’s Pulse deck, or a card of any explored room’s deck.
why-ac-act-sh-02 = In a hallway you may put one room card face down into the unsafe passages. When a passage is drawn later, a Success means that nobody comes.
why-ac-act-fc-01 = You stand in a room with a hooded one. Driving it out takes your action. It never comes back, and the room can be used again.
why-ac-act-sf-01 = You have the knife and stand in the Fishman’s hallway. Scaring him takes your action. He goes back into the lake, and may rise again.
why-ac-act-pwr-01 = Without power somebody living in the red room may bring it back, if the room is on their route. Cultists need no route.
why-ac-act-por-01 = The Portal closes when two living people in the green room both use their action on it in the same hour. Closed in time, one point less is enough.
why-ac-act-as-01 = The Assassin may strike once a game: somebody living in the same place becomes a ghost. No vote follows, and everybody learns who the Assassin is.
why-rq-77 = At this table one person asks another to close the Portal together. If they agree, both have used their action. If they refuse, only the one who asked has.
why-ac-vote-01 = In the Cafeteria somebody living may call a vote, once an hour for the whole table, if the room is on their route. Cultists need no route.
why-ac-vote-08 = All choose at once and in secret, one living person or nobody. Then all ballots are opened together, { $anonymous_ballots ->
    [yes] without names
   *[no] with names
}. Ghosts vote too, but cannot be named.
why-ac-vote-12 = With up to six players, { $ghost_knife_vote ->
    [yes] whoever has the knife, ghosts too,
   *[no] whoever has the knife and lives
} may change their own ballot once, after all have been opened. Then it is final.
why-rq-47 = With seven or eight players the ballot of whoever has the knife counts twice. At this table they may let it count once.
why-ac-clean-02 = At the end of every hour a sole cultist may step forward and say that enough investigators are dead. All Pulse decks are opened: enough, and the cult wins; too few, and it loses. All are asked, so that nobody can tell who could.
why-ac-win-14 = If the investigators would win and there is a Seer, the cultists show themselves and get one guess. If they name the Seer, they win after all. That is why the Seer stays hidden.
why-ac-event-fe-01 = Whoever has the knife and lives may look at one other living person’s Pulse deck, anywhere. { $false_eyes_investigator_must_reveal ->
    [yes] An investigator must show a death here too.
   *[no] Here even an investigator may keep a death secret.
}
why-ac-event-ic-01 = Whoever has the knife and lives may take one more token out of the bag and look at it alone. It does nothing now.
why-ac-event-ic-03 = After looking you put the token back, or out of the game for good. Everybody sees which of the two, nobody sees the token.
why-uts-rq-41 = Free acts come on top of your action, before or after it, as many as you like: Items, lifts, a Profession. Everybody who might have one is asked.
why-uts-item-16 = On your turn you may hand Items to a living person where you are. It is free, and they are not asked.
why-uts-item-20 = Whoever dies in public drops their Items. Somebody living who is there may pick them up on their turn, for free.
why-uts-item-33 = Whoever finds the snow owl sends one of their own room cards, face down, into the deck of any unfinished room. All see the room, nobody the card.
why-uts-rq-13 = The card comes from your own hand. At this table the owl may also fly without one.
why-uts-item-46 = Once, the binoculars let you look at the Pulse deck of somebody { $binoculars_range ->
    [any_room] in any other room
   *[same_colour] in another room of the same colour as yours
}. It is free, and a death found must be shown as ever.
why-uts-item-50 = One shot of the rifle drives away { $rifle_cultist_range ->
    [anywhere] a hooded one, wherever it stands
   *[same_room] the hooded one in your room
}, for free. Then the rifle is gone.
why-uts-item-51 = One shot of the rifle drives the Fishman away{ $rifle_fishman_range ->
    [adjacent] , if he is near
   *[anywhere] , from anywhere
}: { $rifle_fishman_destination ->
    [any_location] into the lake or to any place you choose
    [lake_only] into the lake
   *[lake_or_hallway] into the lake or to a hallway you choose
}. Then the rifle is gone.
why-uts-item-53 = In one meeting of your choice the lamp keeps every card from you. You still give one. Then the lamp is gone.
why-uts-org-14 = The leader names those who take part: three with up to six players, four with more. Ghosts may take part, and the leader too.
why-uts-org-18 = Everybody who takes part lays one room card, unseen. The cards are shuffled and shown. Only if all are Success is Organism 46-B banished.
why-uts-hunt-08 = The Cursed Hunter played for neither side. If the curse has spread far enough, one side has to name the Hunter. A right name wins for that side, a wrong one for the Hunter.
why-moc-lift-03 = A lift is a place of its own. Stepping in takes one of your steps, from the room where it stands now.
why-moc-lift-06 = With power you may start the lift you are in, for nothing. Everybody inside steps out at its other room, and may meet whoever is there.
why-moc-lift-15 = Beside your action you may call { $call_occupied_lift ->
    [yes] a lift
   *[no] an empty lift
} to your room, with power and with the room on your route. Cultists need no route.
why-moc-rq-07 = Stepping out of a lift that has not moved costs { $lift_exit_cost ->
    [1] one step
   *[0] nothing
}.
why-moc-event-02 = Whoever has the knife chooses { $ropes_up_to ->
    [yes] up to two living people, or up to three
   *[no] two living people, or three
} with more than six players. Each shuffles their Pulse deck and shows one card. For all deaths together there is one vote.
why-moc-prof-15 = Whoever drives out the first hooded one wins the hidden Profession. It is turned up at once, and all see it.
why-moc-rq-26 = At this table you may leave the Profession where it lies. Then it waits, face down, for the next who drives one out.
why-moc-prof-21 = When a vote ends in a tie, the Mayor decides it at once, in front of everybody.
why-moc-prof-22 = The Mayor may send one of the tied people away, or nobody. { $mayor_breaks_abstention_tie ->
    [no] A tie with “nobody” stands.
   *[yes] “Nobody” can be one of the tied, too.
}
why-moc-prof-28 = Once a game, beside the action, the Exorcist brings a ghost back to life. { $revival_purges ->
    [all] All Dead cards leave its Pulse deck.
   *[face_up_only] An open Dead card leaves its Pulse deck; hidden ones stay.
}
why-moc-prof-31 = A life for a life: the Exorcist must then choose { $exorcist_may_kill_self ->
    [yes] somebody who becomes a ghost, perhaps themselves
   *[no] somebody else who becomes a ghost
}. { $exorcist_kill_vote ->
    [yes] A vote follows.
   *[no] No vote follows.
} If it is the last cultist, the game ends.
why-moc-prof-37 = Once a game, beside the action, the Saboteur swaps the decks of two rooms. Nobody looks at the cards.
