# Who everyone suspected: shown when the game is over. Clues are written without a subject: a name stands before them.

suspicion-title = Les soupçons
suspicion-whose = Par les yeux de qui
suspicion-hint = Calculé d’après ce que cette place avait vu et entendu jusque-là, et rien d’autre. Ce que chaque personne pensait vraiment, elle seule le sait.
suspicion-hint-spectator = Calculé d’après ce que toute la table avait vu et entendu jusque-là.
suspicion-share = { $percent } %
suspicion-range = { $before } → { $after }
suspicion-was = { $name } : { $share }, et avec raison
suspicion-was-not = { $name } : { $share }
suspicion-moments = Ce qui a fait pencher la balance
suspicion-moments-none = Rien n’a vraiment fait pencher la balance.
suspicion-moments-later = Rien n’a encore vraiment fait pencher la balance.
suspicion-worse = plus de soupçons
suspicion-better = moins de soupçons
suspicion-trouble = Impossible de charger les soupçons.
suspicion-waiting = On relit la partie…

## Clues of every game

clue-fact = il y a une preuve
clue-accuse = une accusation entre { $seatAcc } et { $aboutAcc }
clue-vouch = un mot favorable entre { $seatAcc } et { $aboutAcc }
clue-denied = a nié
clue-silent = n’a rien répondu à une accusation
clue-claimed = a annoncé un rôle
clue-false-word = a dit une chose qui ne peut pas être vraie
