# The event tokens, and what each does.

token-lightning-strike = Foudre
    .does = Le courant saute, ou revient. Dans le noir, toutes les personnes du même endroit se rencontrent.
token-secret-doors = Portes secrètes
    .does = Jusqu’au prochain jeton, les pièces d’une même couleur ne font qu’un seul endroit.
token-no-connection = Liaison coupée
    .does = Personne ne doit parler jusqu’au prochain jeton.
token-false-eyes = Faux regards
    .does = Qui tient le couteau peut consulter une pile Pouls, et n’en rien dire.
token-boosted-morale = Moral en hausse
    .does = Quatre portes au prochain déplacement.
token-lost-morale = Moral en berne
    .does = Deux portes au prochain déplacement.
token-in-control = Tout est sous contrôle
    .does = Qui tient le couteau peut regarder un jeton du sac, et le retirer du jeu.
token-portal-opens = Le Portail s’ouvre
    .does = Il faut deux personnes pour le fermer à temps. Il faut alors un point de moins pour gagner ; sinon, un de plus.
token-broken-panes = Vitres brisées
    .does = Deux cartes de la pioche vont dans les passages dangereux, et on y pioche une carte.
token-mirror = Miroir
    .does = L’événement de l’heure précédente se reproduit.
token-none = Aucun jeton
    .does = Le sac est vide.
