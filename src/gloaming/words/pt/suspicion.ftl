# Who everyone suspected: shown when the game is over. Clues are written without a subject: a name stands before them.

suspicion-title = As suspeitas
suspicion-whose = Pelos olhos de quem
suspicion-hint = Calculado a partir do que este lugar tinha visto e ouvido até ali, e de mais nada. O que as pessoas pensaram de verdade, só elas sabem.
suspicion-hint-spectator = Calculado a partir do que toda a mesa tinha visto e ouvido até ali.
suspicion-share = { $percent }%
suspicion-range = { $before } → { $after }
suspicion-was = { $name }: { $share }, e com razão
suspicion-was-not = { $name }: { $share }
suspicion-moments = O que mudou as opiniões
suspicion-moments-none = Nada mudou muito as opiniões.
suspicion-moments-later = Ainda nada mudou muito as opiniões.
suspicion-worse = parece pior
suspicion-better = parece melhor
suspicion-trouble = Não foi possível carregar as suspeitas.
suspicion-waiting = A reler a partida…

## Clues of every game

clue-fact = há prova
clue-accuse = uma acusação entre { $seatAcc } e { $aboutAcc }
clue-vouch = uma palavra a favor entre { $seatAcc } e { $aboutAcc }
clue-denied = negou
clue-silent = recebeu uma acusação e calou-se
clue-claimed = disse ter um papel
clue-false-word = disse algo que não pode ser verdade
