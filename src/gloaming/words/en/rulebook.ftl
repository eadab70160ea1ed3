# The rulebooks: the frame of any of them. What a game has to say stands in its own file.

rulebook = The rulebook
rulebook-all = Rulebooks
rulebook-of = { $game }: the rulebook
rulebook-kind = The rulebook
rulebook-contents = Contents
rulebook-print = Print this book
rulebook-example = An example
rulebook-copies = ×{ $copies }
rulebook-unofficial = Unofficial, and in our own words. Gloaming has no ties to the publishers of the game.
