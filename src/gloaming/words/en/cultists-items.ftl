# What lies on the boards of the expansions: Items and Professions, each with one line of what it does.

item-red-relic = red relic
item-red-relic-what = It goes to the altar. The third one wakes Organism 46-B.
item-snow-owl = snow owl
item-snow-owl-what = It carries one of its finder’s room cards into a room that is not finished.
item-secret-switch = secret switch
item-secret-switch-what = It opens the locked door for good.
item-dagger = dagger
item-dagger-what = Its holder’s ballot weighs one more in every vote.
item-boots = boots
item-boots-what = Their holder walks through one more door each hour.
item-binoculars = special binoculars
item-binoculars-what = Used once, to check somebody’s state from another room of the same colour.
item-rifle = rifle
item-rifle-what = One shot: it drives away a hooded one, or the Fishman.
item-lamp = lamp
item-lamp-what = Used once: its holder receives no card in one encounter.
item-covered = an Item, face down

profession-mayor = Mayor
profession-mayor-what = Settles every tied vote.
profession-detective = Detective
profession-detective-what = Is told who the informant is.
profession-exorcist = Exorcist
profession-exorcist-what = Brings one ghost back to life, once; somebody else has to die for it.
profession-profiler = Profiler
profession-profiler-what = Looks at a pulse deck without shuffling it.
profession-saboteur = Saboteur
profession-saboteur-what = Swaps the decks of two rooms, once; nobody looks at the cards.
profession-hidden = a Profession, face down
