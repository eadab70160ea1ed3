# What lies on the boards of the expansions: Items and Professions, each with one line of what it does.

item-red-relic = relique rouge
item-red-relic-what = Va sur l’autel. La troisième réveille l’Organisme 46-B.
item-snow-owl = chouette
item-snow-owl-what = Porte une carte Pièce de qui la trouve dans une pièce qui n’est pas terminée.
item-secret-switch = interrupteur secret
item-secret-switch-what = Ouvre pour de bon la porte verrouillée.
item-dagger = dague
item-dagger-what = Donne une voix de plus à chaque vote.
item-boots = bottes
item-boots-what = Font passer une porte de plus à chaque heure.
item-binoculars = jumelles spéciales
item-binoculars-what = Une seule fois : consulter le statut de quelqu’un depuis une autre pièce de la même couleur.
item-rifle = fusil
item-rifle-what = Un seul coup : fait fuir un encapuchonné, ou l’Homme-poisson.
item-lamp = lanterne
item-lamp-what = Une seule fois : ne recevoir aucune carte dans une rencontre.
item-covered = un objet, face cachée

profession-mayor = Maire
profession-mayor-what = Tranche toute égalité lors d’un vote.
profession-detective = Détective
profession-detective-what = Apprend qui est l’Informateur.
profession-exorcist = Exorciste
profession-exorcist-what = Une fois, rend la vie à un fantôme. En échange, quelqu’un d’autre doit mourir.
profession-profiler = Profileur
profession-profiler-what = Consulte les piles Pouls sans les mélanger.
profession-saboteur = Saboteur
profession-saboteur-what = Une fois, échange les piles de deux pièces sans regarder les cartes.
profession-hidden = un métier, face cachée
