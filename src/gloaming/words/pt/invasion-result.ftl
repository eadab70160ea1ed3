# What decided a game, for its picture. Nobody is named: the faces say who.

inv-decisive-rescue = O último resgate, na ronda { $round }
inv-decisive-sabotage = Sabotagem nesta equipa, na ronda { $round }
inv-decisive-ship = A nave-mãe da ronda { $round }
