# A game without pages of its own: what is said of any game at all.

plain-for = De { $least } à { $most } joueurs.
plain-players = { $players } joueurs
plain-begin = Commencer
plain-teams = Équipes : { $teams }
plain-about = Le jeu
plain-none = aucun
plain-field = { $field } { $value }
plain-said = { $what } : { $rest }
plain-does = { $seat } : { $does }.
plain-round = Manche { $round }
plain-set-up = Avant la partie
plain-open = Ce que tout le monde voit
plain-latest = Dernièrement
plain-nothing-yet = Rien encore.
plain-seal = Sceller votre réponse
plain-yours = Rien que pour vous
plain-seen = Ce que personne d’autre n’a vu
plain-unveiled = Ce qui était caché
plain-story = Toute la partie
plain-won = Victoire : { $team }
plain-no-suspicion = Les bots n’ont pas appris à soupçonner dans ce jeu.
plain-no-reference = Ce jeu n’apporte pas de règles en bref.
plain-slide = Glissez vers une réponse, puis relâchez
plain-round-begins = La manche { $round } commence.
