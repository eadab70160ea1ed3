# Was eine Partie entschied, für ihr Bild. Niemand wird genannt: Die Gesichter sagen, wer.

inv-decisive-rescue = Die letzte Rettung, in Runde { $round }
inv-decisive-sabotage = Sabotage in diesem Team, in Runde { $round }
inv-decisive-ship = Das Mutterschiff der Runde { $round }
