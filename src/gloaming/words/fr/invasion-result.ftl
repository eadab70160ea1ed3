# What decided a game, for its picture. Nobody is named: the faces say who.

inv-decisive-rescue = Le dernier sauvetage, à la manche { $round }
inv-decisive-sabotage = Un Sabotage dans cette équipe, à la manche { $round }
inv-decisive-ship = Le vaisseau-mère de la manche { $round }
