# The rulebooks: the frame of any of them. What a game has to say stands in its own file.

rulebook = O livro de regras
rulebook-all = Livros de regras
rulebook-of = { $game }: o livro de regras
rulebook-kind = O livro de regras
rulebook-contents = Índice
rulebook-print = Imprime este livro
rulebook-example = Um exemplo
rulebook-copies = ×{ $copies }
rulebook-unofficial = Não oficial, e por palavras nossas. O Gloaming não tem ligação às editoras do jogo.
