# What decided a game, for its picture. Nobody is named: the faces say who.

inv-decisive-rescue = The last rescue, in round { $round }
inv-decisive-sabotage = Sabotage in this team, in round { $round }
inv-decisive-ship = The Mother Ship of round { $round }
