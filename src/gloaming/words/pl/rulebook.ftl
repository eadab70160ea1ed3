# The rulebooks: the frame of any of them.

rulebook = Instrukcja
rulebook-all = Instrukcje
rulebook-of = { $game }: instrukcja
rulebook-kind = Instrukcja
rulebook-contents = Spis treści
rulebook-print = Wydrukuj instrukcję
rulebook-example = Przykład
rulebook-copies = ×{ $copies }
rulebook-unofficial = Nieoficjalna, naszymi słowami. Gloaming nie ma związku z wydawcami gry.
