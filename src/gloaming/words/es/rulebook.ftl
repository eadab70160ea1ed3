# The rulebooks: the frame of any of them. What a game has to say stands in its own file.

rulebook = El reglamento
rulebook-all = Reglamentos
rulebook-of = { $game }: el reglamento
rulebook-kind = El reglamento
rulebook-contents = Contenido
rulebook-print = Imprimir este reglamento
rulebook-example = Un ejemplo
rulebook-copies = ×{ $copies }
rulebook-unofficial = No oficial, y con nuestras propias palabras. Gloaming no tiene relación con las editoriales del juego.
