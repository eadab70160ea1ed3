# The quick reference: one page, for this table.

reference-for = { $seats } places, { $level }
reference-seats = Places
reference-level = Niveau
reference-unofficial = Among Cultists, avec nos propres mots. Les numéros mènent aux règles complètes.

reference-goals = Ce que veut chaque camp
reference-investigators = Placez { $points } points de livres sur l’étagère, ou mettez { $cultists ->
    [one] le fanatique à la porte.
   *[other] les deux fanatiques à la porte.
}
reference-cult-one = Sortez de l’ombre à la fin d’une heure quand { $dead } enquêteurs sont morts. Avec moins, vous perdez. Ou laissez passer dix heures.
reference-cult-two = Ayez { $dead } enquêteurs morts à la fin de l’heure qui précède celle où vous perdriez. Ou laissez passer dix heures.
reference-dead-count = Les morts, ce sont les fantômes, plus quiconque détient une carte Mort sans le savoir.
reference-goal-seer = Quand les enquêteurs vont gagner, les fanatiques peuvent désigner le Prophète. Si c’est juste, la victoire leur revient malgré tout.

reference-hour = Une heure
reference-movement = À partir du couteau et vers la gauche, chaque personne passe jusqu’à 3 portes et doit finir ailleurs. Les fantômes dérivent où ils veulent.
reference-meeting-light = À la lumière : si vous entrez où se trouve exactement une autre personne vivante, il y a rencontre.
reference-meeting-dark = Dans le noir : tous les vivants du même endroit se rencontrent.
reference-meeting-cards = Dans une rencontre, chaque personne met une carte Vivant ou Mort, face cachée, dans la pile Pouls d’une autre.
reference-event = Qui tient le couteau tire un jeton. Certains durent jusqu’au suivant.
reference-action = À partir du couteau et vers la gauche, chaque personne fait une action ou passe.
reference-cleanup-one = Le fanatique peut sortir de l’ombre. Puis le couteau passe à gauche.
reference-cleanup-two = Personne ne sort de l’ombre. Le couteau passe à gauche.

reference-actions = Actions
reference-action-name = Action
reference-where = Où et quand
reference-who = Qui
reference-route = Itinéraire
reference-living = vivants
reference-also-ghosts = vivants et fantômes
reference-only-assassin = l’Assassin, vivant
reference-route-yes = il en faut un
reference-route-no = inutile
reference-character-actions = Actions de personnage : itinéraire inutile
reference-room-actions = Actions de pièce : pas en présence d’un encapuchonné
reference-room-actions-first = Actions de pièce
reference-route-words = Un enquêteur n’a droit aux actions de pièce que dans les pièces dont la couleur est sur son itinéraire de cette heure. Les fanatiques s’en passent.
reference-act-mechanic = De son vivant, le Mécano se passe d’itinéraire.
reference-act-super-ghost = En fantôme, le Superfantôme peut faire toutes les actions de pièce.
reference-automa = L’Automa suit son itinéraire, connu de toute la table : il remplit les pièces, inspecte celles qui sont explorées, chasse les encapuchonnés et s’abstient toujours.

action-check-state = Consulter un statut
    .does = Regardez une pile Pouls. Un enquêteur doit révéler une carte Mort ; un fanatique le peut. Puis une carte de la pioche va à cet endroit.
    .where = Avec une autre personne vivante au même endroit
action-watch-state = Consulter un statut par la caméra
    .does = De même, pour n’importe quel vivant, n’importe où.
    .where = Pièce rouge, avec du courant
action-secure-hallway = Sécuriser un couloir
    .does = Mettez une carte Pièce dans les passages dangereux.
    .where = Dans un couloir
action-fight-cultist = Chasser un encapuchonné
    .does = Il disparaît pour de bon.
    .where = Dans une pièce avec un encapuchonné
action-scare-fishman = Effrayer l’Homme-poisson
    .does = Il regagne le lac, et peut revenir.
    .where = Dans son couloir, avec le couteau
action-scare-fishman-entering = L’Homme-poisson fuit dès qu’une personne vivante entre avec le couteau.
action-assassinate = Frapper
    .does = La personne devient fantôme. Pas de vote. Une fois par partie, et votre rôle est révélé.
    .where = Avec une autre personne vivante au même endroit
action-fill-room = Remplir la pièce
    .does = Ajoutez une carte Pièce, face cachée, à sa pile. À la troisième carte, la pièce est explorée.
    .where = Dans une pièce qui n’est pas terminée
action-check-room = Inspecter la pièce
    .does = Mélangez sa pile et piochez une carte devant toute la table.
    .where = Dans une pièce explorée, pas terminée, avec des cartes
action-watch-room = Inspecter une pièce par la caméra
    .does = De même, pour n’importe quelle pièce explorée.
    .where = Pièce rouge, avec du courant
action-initiate-vote = Lancer un vote
    .does = Toute la table vote en même temps.
    .where = Pièce bleu clair, une fois par heure
action-restart-power = Rétablir le courant
    .does = La lumière revient partout.
    .where = Pièce rouge, sans courant
action-close-portal = Fermer le Portail
    .does = La deuxième personne à le faire dans la même heure le ferme : il faut un point de moins.
    .where = Pièce verte, quand le Portail est ouvert
action-close-together = Fermer le Portail à deux
    .does = Demandez à quelqu’un sur place d’aider. En cas d’accord, il se ferme : il faut un point de moins.
    .where = Pièce verte, avec une autre personne vivante, quand le Portail est ouvert
action-pass = Passer
    .does = Ne rien faire.
    .where = Partout

reference-cards = Les cartes des pièces
reference-passages = Quand une pièce qui vient d’être explorée montre un passage dangereux, on pioche une carte des passages. Réussite : rien ne se passe. Échec : un encapuchonné apparaît. Sabotage : l’Homme-poisson surgit.
reference-racks = Un rayon plein rapporte aussitôt ses points.

reference-votes = Votes
reference-vote-when = Quand quelqu’un en lance un, et aussitôt chaque fois qu’une mort est révélée.
reference-vote-rule = En secret, chaque personne désigne quelqu’un de vivant ou s’abstient. Doit partir la personne qui a plus de voix que chaque autre, et plus qu’il n’y a d’abstentions.
reference-vote-knife-change = Puis qui tient le couteau, de son vivant, peut changer son bulletin.
reference-vote-knife-double = Le bulletin de qui tient le couteau compte double, de son vivant.

reference-ghosts = Fantômes
reference-ghosts-do = Ils dérivent, remplissent les pièces, les inspectent, parlent et votent.
reference-ghosts-do-not = Ils ne rencontrent personne, on ne vote pas contre eux, et ils ne se servent pas du couteau.

reference-tokens = Les jetons du sac
reference-token-copies = { $name } (×{ $copies })
reference-roles = Les rôles de cette nuit
reference-roles-drawn = Pour certains, c’est l’un ou l’autre : un seul a été tiré, et personne ne sait lequel.
reference-house-rules = Les règles maison de cette table
reference-card-success = Un livre va sur l’étagère.
reference-card-failure = Rien ne se passe.
reference-card-sabotage = Un livre de cette couleur revient dans la pièce.

## Expansions, where this table plays with them

reference-expansion = { $plan }, { $seats } places, { $level }
reference-board = Plan
reference-ice = Sur la glace
reference-ice-words = Portes et obstacles découpent la glace en sections, dont chacune est un endroit à part. Franchir un obstacle coûte autant qu’une porte. Pour toutes les autres règles, une section compte comme un couloir.
reference-door-words = La porte rouge est verrouillée jusqu’à ce que quelqu’un trouve l’interrupteur secret.
reference-items = Objets
reference-items-find = Il y en a un, face cachée, dans chaque pièce. La première personne vivante qui pioche dans la pile de la pièce le trouve aussitôt, fanatique ou non.
reference-items-carry = À votre tour, en plus de votre action et sans itinéraire, vous pouvez donner des objets à quelqu’un de vivant au même endroit, ramasser ce que les morts ont lâché et utiliser ce que vous portez.
reference-ritual = Le rite
reference-ritual-words = Si vous atteignez les points alors que l’Organisme 46-B est éveillé, toute la table élit un leader vivant, en trois votes au plus. Le leader nomme { $people } personnes, fantômes compris ; chacune joue une carte Pièce. Que des Réussites : les enquêteurs gagnent. Toute autre carte, ou pas de leader : les fanatiques gagnent.
reference-ritual-kills = Même après un rite réussi, les fanatiques gagnent si assez d’enquêteurs étaient déjà morts à la fin de l’heure précédente.
reference-mine = Dans la Mine
reference-corridors = Les galeries A à D se rejoignent au croisement. Passer de l’une à l’autre coûte autant qu’une porte.
reference-revolving = La porte tournante ferme une galerie au croisement. Elle pivote après chaque phase de déplacement : C, D, A, B, et ainsi de suite.
reference-lifts = Un ascenseur est un endroit à part. Y entrer depuis la pièce où il se trouve coûte une porte. Avec du courant, vous pouvez le mettre en marche gratuitement pendant votre déplacement ; si vous y êtes encore, il part de lui-même avant l’événement. Toutes les personnes à bord sortent dans l’autre pièce et y font des rencontres comme si elles étaient entrées à pied. En sortir sans trajet est gratuit.
reference-call = En plus de votre action, vous pouvez appeler un ascenseur vide dans votre pièce, s’il y a du courant et que la pièce est sur votre itinéraire.
reference-professions = Métiers
reference-professions-words = L’un d’eux est là, face cachée. La première personne qui chasse un encapuchonné le prend, aux yeux de toute la table. Il est perdu si elle devient fantôme.
reference-informant = L’un des enquêteurs est l’Informateur, et personne ne sait qui.
