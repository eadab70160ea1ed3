# What decided a game of Invasion.

inv-decisive-rescue = Ostatnia akcja ratunkowa, w rundzie { $round }
inv-decisive-sabotage = Sabotaż w tym oddziale, w rundzie { $round }
inv-decisive-ship = Statek-matka z rundy { $round }
