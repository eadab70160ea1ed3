# The rulebooks: the frame of any of them. What a game has to say stands in its own file.

rulebook = Il regolamento
rulebook-all = Regolamenti
rulebook-of = { $game }: il regolamento
rulebook-kind = Il regolamento
rulebook-contents = Indice
rulebook-print = Stampa questo regolamento
rulebook-example = Un esempio
rulebook-copies = ×{ $copies }
rulebook-unofficial = Non ufficiale, e con parole nostre. Gloaming non ha legami con gli editori del gioco.
