# What lies on the boards of the expansions: Items and Professions, each with one line of what it does.

item-red-relic = red relic
item-red-relic-what = Goes to the altar. The third one wakes Organism 46-B.
item-snow-owl = snow owl
item-snow-owl-what = Carries one of its finder’s room cards to an unfinished room.
item-secret-switch = secret switch
item-secret-switch-what = Opens the locked door for good.
item-dagger = dagger
item-dagger-what = Gives its holder one extra vote, every time.
item-boots = boots
item-boots-what = Lets its holder go through one extra door each hour.
item-binoculars = special binoculars
item-binoculars-what = Single use: check someone’s state from another room of the same colour.
item-rifle = rifle
item-rifle-what = One shot: drives off a hooded figure, or the Fishman.
item-lamp = lamp
item-lamp-what = Single use: its holder gets no cards in one meeting.
item-covered = an Item, face down

profession-mayor = Mayor
profession-mayor-what = Breaks every tied vote.
profession-detective = Detective
profession-detective-what = Learns who the Informant is.
profession-exorcist = Exorcist
profession-exorcist-what = Once, brings a ghost back to life. Someone else must die in exchange.
profession-profiler = Profiler
profession-profiler-what = Looks at Pulse decks without shuffling them.
profession-saboteur = Saboteur
profession-saboteur-what = Once, swaps two rooms’ decks without looking.
profession-hidden = a Profession, face down
