# What decided the game, in a line.

inv-decisive-rescue = El último rescate, en la ronda { $round }
inv-decisive-sabotage = Sabotaje en este equipo, en la ronda { $round }
inv-decisive-ship = La nave nodriza de la ronda { $round }
