# What decided a game, for its picture. Nobody is named: the faces say who.

inv-decisive-rescue = L’ultimo salvataggio, nel round { $round }
inv-decisive-sabotage = Sabotaggio in questa squadra, nel round { $round }
inv-decisive-ship = La nave madre del round { $round }
