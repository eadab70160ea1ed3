# What decided a game, for its picture. Nobody is named: the faces say who.

inv-decisive-rescue = Η τελευταία διάσωση, στον γύρο { $round }
inv-decisive-sabotage = Σαμποτάζ σε αυτή την ομάδα, στον γύρο { $round }
inv-decisive-ship = Το μητρικό σκάφος του γύρου { $round }
