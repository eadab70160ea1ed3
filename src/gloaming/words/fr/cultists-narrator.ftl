# The narrator of the boxed game: what to choose, what to lay out, the night to be read aloud, and what people forget in an hour.

## Choices

cultists-narrator-players = À combien jouez-vous ?
cultists-narrator-automa = L’Automa joue-t-il aussi ?
cultists-narrator-automa-no = Non, rien que des personnes
    .about = Six places, un fanatique.
cultists-narrator-automa-yes = Oui, à une septième place
    .about = Sept places, deux fanatiques.
cultists-narrator-level-first = Ni passages dangereux, ni Homme-poisson, ni rôles particuliers, sauf le Prophète.
cultists-narrator-level-experienced = Les passages dangereux, et les quelques rôles particuliers que propose le livret.
cultists-narrator-level-expert = Choisissez vous-mêmes les rôles particuliers, jusqu’à ce que les totaux tombent juste.
cultists-narrator-level-custom = N’importe quels rôles particuliers, équilibrés ou non.
cultists-narrator-roles-many = Il n’y a que { $places } enquêteurs. Choisissez moins de rôles particuliers.
cultists-narrator-ropes-yes = Dans le sac
    .about = Elles remplacent Faux regards.
cultists-narrator-ropes-no = Dans la boîte
    .about = Faux regards reste dans le sac.
cultists-narrator-professions-no = Dans la boîte
    .about = Chasser un encapuchonné ne rapporte rien de plus.
cultists-narrator-professions-yes = Sur la table
    .about = La première personne qui chasse un encapuchonné en gagne un.

## Things in the box

cultists-narrator-route = Itinéraire
cultists-narrator-hooded = Encapuchonné
cultists-narrator-informant = Informateur
cultists-narrator-not-informant = Pas l’Informateur
cultists-narrator-token-plain = Jeton Pièce, simple
cultists-narrator-token-unsafe = Jeton Pièce avec un passage dangereux

## What to lay out

cultists-narrator-lay-board = Assemblez le plan : { $plan }, { $size ->
    [small] côtés pour quatre à six joueurs
   *[other] côtés pour { $size } joueurs
}.
    .title = Le plan
cultists-narrator-lay-door = Posez le jeton Porte entre la pièce rose 1 et la pièce bleu foncé 2. Ce passage est verrouillé.
cultists-narrator-lay-revolving = Placez la porte tournante sur le croisement, de sorte qu’elle bloque la galerie { $hallway }.
cultists-narrator-lay-lifts = L’ascenseur 1 commence dans la pièce bleu clair, l’ascenseur 2 dans la pièce bleu foncé 2.
cultists-narrator-lay-cards = Sortez exactement ces cartes. Les autres restent dans la boîte toute la soirée.
    .title = Toutes les cartes
cultists-narrator-lay-decks = { $count ->
    [one] Formez une pile comme celle-ci, et mélangez-la.
   *[other] Formez { $count } piles comme celle-ci, et mélangez chacune.
}
cultists-narrator-lay-routes = Mélangez les itinéraires, face cachée, et glissez-en un sous chaque pile. Rangez les autres sans les regarder.
cultists-narrator-lay-investigators =
    .title = { $count ->
        [one] Une pile d’enquêteur
       *[other] { $count } piles d’enquêteur
    }
cultists-narrator-lay-firestarter = Une pile d’enquêteur, où un Échec et un Sabotage remplacent deux cartes Réussite.
    .title = La pile du Pyromane
cultists-narrator-lay-cultists =
    .title = { $count ->
        [one] Une pile de fanatique
       *[other] { $count } piles de fanatique
    }
cultists-narrator-lay-one-of = Tirez-en un au hasard : { $roles }. Les autres retournent dans la boîte.
cultists-narrator-lay-markers = Posez un marqueur sur chaque pile : les fanatiques sur les piles de fanatique, tous les autres sur les piles d’enquêteur.
    .title = Marqueurs de rôle
cultists-narrator-lay-own = { $role } : seulement sur la pile préparée pour ce rôle.
cultists-narrator-lay-blind = Le Fanatique aveugle va sur une pile de fanatique.
cultists-narrator-lay-no-seer = Sur ce plan, le Prophète reste dans la boîte.
cultists-narrator-lay-markers-known = Tout le monde peut savoir quels rôles sont en jeu.
cultists-narrator-lay-pulse-cultists = { $cultists ->
    [one] Glissez une carte Vivant, face cachée, sous la pile de fanatique.
   *[other] Glissez une carte Vivant, face cachée, sous chaque pile de fanatique.
}
cultists-narrator-lay-pulse =
    .title = Une carte sous chaque pile
cultists-narrator-lay-pulse-others = Mélangez les autres cartes, face cachée. Glissez-en une sous chacune des autres piles, sans regarder.
cultists-narrator-lay-pulse-left = { $left ->
    [one] Il reste une carte. Rangez-la sans la regarder.
   *[other] Il reste { $left } cartes. Rangez-les sans les regarder.
}
cultists-narrator-lay-envelopes = Retournez les marqueurs, face cachée. Mettez chaque pile avec son marqueur dans une enveloppe, et mélangez les enveloppes.
    .title = Enveloppes
cultists-narrator-lay-envelopes-apart = Retournez les marqueurs, face cachée, et mettez chaque pile avec son marqueur dans une enveloppe. Gardez pour l’instant à part les enveloppes des enquêteurs.
cultists-narrator-lay-informant = Mélangez ces { $investigators } enveloppes, et mettez le jeton Informateur, face cachée, dans l’une d’elles. Toutes les autres enveloppes reçoivent l’autre jeton, celles des fanatiques aussi.
cultists-narrator-lay-envelopes-mix = Maintenant, mélangez toutes les enveloppes ensemble.
cultists-narrator-lay-deal = Distribuez-en une à chaque personne. Personne ne l’ouvre pour l’instant.
cultists-narrator-lay-deal-automa = Distribuez-en une à chaque personne et une à l’Automa. Personne ne l’ouvre pour l’instant.
cultists-narrator-lay-characters = Chaque personne choisit un personnage, côté vivant visible.
cultists-narrator-lay-characters-automa = Chaque personne choisit un personnage, côté vivant visible. Choisissez-en aussi un pour l’Automa.
cultists-narrator-lay-profession = Mélangez-les, face cachée, et posez-en un à côté du plan. Rangez les { $left } autres sans les regarder.
    .title = Un métier
cultists-narrator-lay-rooms = Mélangez-les, et posez-en une, face cachée, à côté de chaque pièce.
    .title = Une carte par pièce
cultists-narrator-lay-draw = Mélangez-les, et posez-les, face cachée, à côté du plan.
    .title = La pioche
cultists-narrator-lay-passages = Mélangez-les, et posez-les, face cachée, sur le plateau des passages dangereux.
    .title = Les passages dangereux
cultists-narrator-lay-outside = Mélangez les encapuchonnés, face cachée, sur leurs trois cases, dehors. L’Homme-poisson attend dans le lac.
    .title = Dehors
cultists-narrator-lay-books = Remplissez toutes les cases de livre de toutes les pièces.
cultists-narrator-lay-tokens = Mélangez les jetons Pièce, côté barré visible, et mettez-en un dans chaque pièce.
    .title = Livres et jetons Pièce
cultists-narrator-lay-tokens-first = Dans une première partie, le signe d’un passage dangereux ne veut rien dire.
cultists-narrator-lay-items = Mélangez-les, face cachée, et mettez-en un dans chaque pièce. Personne ne regarde.
    .title = Objets
cultists-narrator-lay-start = Mettez le disque de chaque personne sur l’emplacement de départ, au milieu du plan.
    .title = Sur le plan
cultists-narrator-lay-vote-token = Le jeton Vote est dans la pièce bleu clair, côté actif visible.
cultists-narrator-lay-power-token = Le jeton Courant est dans la pièce rouge, côté lumière visible.
cultists-narrator-lay-bag = Mettez ces jetons Événement dans le sac.
    .title = Le sac
cultists-narrator-lay-bag-without = À laisser de côté : { $tokens }.
cultists-narrator-lay-clock = Mettez l’aiguille de l’horloge sur 1.
    .title = Horloge et points
cultists-narrator-lay-points = Les points partent de 0. Placez le doigt sur { $points } : c’est ce qu’il faut pour gagner.
cultists-narrator-lay-portal = Gardez le Portail à côté de la pioche.
cultists-narrator-lay-first = La dernière personne à avoir fait un cauchemar prend le couteau et le marqueur de phase, côté pied visible.
    .title = Qui commence
cultists-narrator-lay-automa-seat = L’Automa est assis à sa droite : la première heure, il se déplace donc en dernier.

## The night, to be read aloud

cultists-narrator-night-open = Ouvrez votre enveloppe. Regardez votre rôle, puis posez-le face cachée devant vous. { $starts ->
    [yes] Ne regardez pas la carte du dessous de votre pile. Elle n’est pas pour vous.
   *[no] Ne dites rien.
}
cultists-narrator-night-support = Posez votre petit jeton à côté de votre portrait, face cachée. Personne ne le regarde pour l’instant.
cultists-narrator-night-shut = La nuit est tombée. Tout le monde, fermez les yeux.
cultists-narrator-night-decks = Prenez votre pile. Tenez-la droite devant vous, la carte du dessous tournée vers les autres. Gardez les yeux fermés.
cultists-narrator-night-decks-automa = Vous qui êtes à la gauche de l’Automa : tenez aussi sa pile, de la même façon.
cultists-narrator-night-cultists-open = { $cultists ->
    [one] Fanatique, ouvrez les yeux. Regardez autour de vous : vous voyez qui est mort dès le début.
   *[other] { $starts ->
        [yes] Fanatiques, ouvrez les yeux. Trouvez-vous du regard, et voyez qui est mort dès le début.
       *[no] Fanatiques, ouvrez les yeux, et trouvez-vous du regard.
    }
}
cultists-narrator-night-alone = Si personne d’autre n’a les yeux ouverts, l’autre fanatique est l’Automa.
cultists-narrator-night-cultists-shut = { $cultists ->
    [one] Fanatique, fermez les yeux.
   *[other] Fanatiques, fermez les yeux.
}
cultists-narrator-night-blind-thumb = Fanatique aveugle, gardez les yeux fermés, et levez le pouce.
cultists-narrator-night-other-opens = Vous, l’autre fanatique, ouvrez les yeux. Ce pouce est celui de votre partenaire.
cultists-narrator-night-other-dead = Voyez qui est mort dès le début.
cultists-narrator-night-no-thumb = S’il n’y a pas de pouce, votre partenaire est l’Automa.
cultists-narrator-night-other-shuts = Refermez les yeux.
cultists-narrator-night-blind-down = Fanatique aveugle, baissez le pouce.
cultists-narrator-night-cover = Tout le monde, les yeux toujours fermés : posez votre pile face cachée devant vous, et couvrez-la d’une main.
cultists-narrator-night-fists = Tout le monde, tendez un poing fermé.
cultists-narrator-night-thumbs = { $cultists ->
    [one] Fanatique, levez le pouce. Gardez les yeux fermés.
   *[other] Fanatiques, levez le pouce. Gardez les yeux fermés.
}
cultists-narrator-night-thumbs-blind = Les deux fanatiques, l’aveugle aussi : levez le pouce. Gardez les yeux fermés.
cultists-narrator-night-seer-opens = Prophète, ouvrez les yeux. { $cultists ->
    [one] Ce pouce est celui du fanatique.
   *[other] Ces pouces sont ceux des fanatiques.
}
cultists-narrator-night-one-thumb = S’il n’y en a qu’un, l’autre fanatique est l’Automa.
cultists-narrator-night-seer-shuts = Prophète, fermez les yeux.
cultists-narrator-night-fists-down = Tout le monde, baissez la main.
cultists-narrator-night-wake = Tout le monde, ouvrez les yeux.
cultists-narrator-night-pulse = Sans la regarder, sortez la carte du dessous de votre pile et posez-la face cachée : c’est le début de votre pile Pouls. Prenez en main toutes les autres cartes.
cultists-narrator-night-hands = Prenez en main toutes vos cartes. Votre pile Pouls est vide.
cultists-narrator-night-automa-pulse = La carte du dessous, chez l’Automa, devient sa pile Pouls, sans qu’on la regarde. Triez ses autres cartes d’après leur dos, face cachée, et retournez son itinéraire.
cultists-narrator-night-automa = Triez les cartes de l’Automa d’après leur dos, face cachée, et retournez son itinéraire.

## The Detective’s short night

cultists-narrator-detective = Le Détective regarde alentour
cultists-narrator-night-detective-take = Tout le monde, prenez votre petit jeton dans la main, face cachée.
cultists-narrator-night-detective-up = Tendez la main, et retournez le jeton, face visible.
cultists-narrator-night-detective-opens = Détective, ouvrez les yeux. L’une de ces personnes est l’Informateur, donc un enquêteur.
cultists-narrator-night-detective-shuts = Détective, fermez les yeux.
cultists-narrator-night-detective-down = Tout le monde, retournez votre jeton, face cachée, et reposez-le.

## The hour

cultists-narrator-still = Toujours en vigueur : { $token }.
cultists-narrator-celebrity = Célébrité, révélez maintenant votre rôle. Si vous n’êtes pas encore fantôme et qu’il y a une carte Mort dans votre pile Pouls, vous le devenez : mélangez alors cette pile, distribuez-la aux vivants en commençant par votre gauche, et tout le monde vote.
cultists-narrator-move = À partir du couteau et vers la gauche, chaque personne vivante passe jusqu’à { $doors } portes, et doit finir ailleurs. Les fantômes dérivent vers n’importe quel autre endroit.
cultists-narrator-corridors = La porte tournante bloque la galerie { $hallway }. Passer d’une galerie à l’autre coûte autant qu’une porte.
cultists-narrator-automa-moves = L’Automa se dirige vers la première couleur de sa ligne d’itinéraire qui a une pièce inexplorée ; en cas de doute, dans le sens horaire. Dans une rencontre, il donne sa première carte, à la plus petite pile Pouls de l’endroit.
cultists-narrator-moved = Tout le monde a-t-il bougé, et donné une carte à chaque rencontre ?
cultists-narrator-boots = Les bottes font passer une porte de plus.
cultists-narrator-cursebearer = Un fantôme et le Maudit se sont-ils retrouvés dans la même pièce ?
cultists-narrator-lifts = Avec du courant, chaque ascenseur où il y a quelqu’un va à son autre pièce. Toutes les personnes à bord sortent, et peuvent faire des rencontres.
cultists-narrator-door-turns = Tournez la porte tournante d’un quart de tour dans le sens horaire. Elle bloque maintenant la galerie { $hallway }.
cultists-narrator-draw = Qui tient le couteau tire un jeton et le montre à toute la table. Faites ce qu’il dit.
cultists-narrator-ends = Prend fin : { $token }.
cultists-narrator-automa-knife = Si l’Automa a le couteau, quelqu’un tire pour lui. Il ne se sert jamais du couteau.
cultists-narrator-on-clock = Posez le jeton sur l’horloge, à côté de l’heure { $round }.
cultists-narrator-vote-after-death = Une carte Mort a-t-elle été révélée ? Alors vous votez aussitôt.
cultists-narrator-route-line = Itinéraires : la ligne { $line } vaut cette heure-ci.
cultists-narrator-portal-open = Le Portail est ouvert jusqu’à la fin de l’heure { $hour }. Deux vivants, dans la pièce verte, peuvent le fermer.
cultists-narrator-automa-acts = Dans une pièce inexplorée, l’Automa chasse l’encapuchonné ; s’il n’y en a pas, il ajoute sa première carte Pièce. Dans une pièce explorée, il pioche la première carte. Dans un couloir, il met une carte dans les passages dangereux.
cultists-narrator-check-card = Chaque fois qu’on a consulté la pile Pouls de quelqu’un : une carte de la pioche est-elle allée à l’endroit où se trouve cette personne ?
cultists-narrator-vote-token-off = Après un vote lancé dans la pièce bleu clair, retournez le jeton Vote.
cultists-narrator-find-item = La première personne vivante qui pioche dans la pile d’une pièce retourne l’objet qui s’y trouve.
cultists-narrator-drop-items = Qui devient fantôme lâche ses objets sur place.
cultists-narrator-firestarter = Pyromane : si vous avez encore en main un Échec ou un Sabotage, vous devenez fantôme maintenant.
cultists-narrator-claim = Demandez à toute la table : le fanatique sort-il de l’ombre ? Si oui, ouvrez toutes les piles Pouls. Avec { $dead } enquêteurs morts ou plus, il gagne ; avec moins, il perd.
cultists-narrator-last-hour = C’était la dernière heure. Si les points n’y sont pas, les fanatiques gagnent.
cultists-narrator-portal-missed = Personne n’a fermé le Portail à temps. Montez le doigt d’un cran.
cultists-narrator-next-hour = Préparez l’heure suivante.
cultists-narrator-vote-token-on = Remettez le jeton Vote du côté actif.
cultists-narrator-knife = Le couteau et le marqueur de phase passent à gauche, côté pied visible. Les fantômes les reçoivent aussi.
cultists-narrator-hand = Mettez l’aiguille de l’horloge sur { $round }.

## What a token asks of the table

cultists-narrator-do-lightning-strike = Retournez le jeton Courant. Si tout est plongé dans le noir, les vivants se rencontrent partout où ils sont trois ou plus.
cultists-narrator-do-secret-doors = Les personnes de pièces différentes qui se trouvent ainsi réunies se rencontrent maintenant.
cultists-narrator-do-portal-opens = Mettez le Portail dans la pièce verte, et le jeton à côté de l’heure { $hour }, pour mémoire. Après cette heure, il est trop tard, et le jeton retourne là où il était.
cultists-narrator-do-broken-panes = Réussite : rien. Échec : un encapuchonné apparaît. Sabotage : l’Homme-poisson surgit. Remettez la carte et mélangez.
cultists-narrator-do-false-eyes = Rien ne se passe si le couteau est à un fantôme ou à l’Automa.
cultists-narrator-do-in-control = { cultists-narrator-do-false-eyes }
cultists-narrator-mirror = Cette fois, c’est : { $token }.
cultists-narrator-mirror-nothing = À la première heure, rien ne se passe.
cultists-narrator-mirror-portal = Le Portail reste ouvert une heure de plus, s’il est encore ouvert.

## Votes

cultists-narrator-abstentions = Abstentions
cultists-narrator-vote-call = Tout le monde, les fantômes aussi : choisissez quelqu’un de vivant, ou personne. À trois, pointez du doigt, ou levez le poing.
cultists-narrator-vote-knife = La main de qui tient le couteau compte double, de son vivant.
cultists-narrator-vote-dagger = La dague ajoute une main.
cultists-narrator-vote-automa = L’Automa s’abstient ; avec le couteau, il s’abstient deux fois.
cultists-narrator-vote-missing = { $count ->
    [one] Il manque une main. Recomptez.
   *[other] Il manque { $count } mains. Recomptez.
}
cultists-narrator-vote-surplus = { $count ->
    [one] Il y a une main de trop. Recomptez.
   *[other] Il y a { $count } mains de trop. Recomptez.
}
cultists-narrator-vote-leaves = { $votes ->
    [one] Une voix : { $name } doit partir.
   *[other] { $votes } voix : { $name } doit partir.
} { $cultists ->
    [one] Si c’était le fanatique, il faut le dire maintenant.
   *[other] Si c’était le dernier fanatique, il faut le dire maintenant.
}
cultists-narrator-vote-abstained = Pas plus de voix que { $abstentions ->
    [one] l’unique abstention
   *[other] les { $abstentions } abstentions
}. Personne ne part.
cultists-narrator-vote-change = Qui tient le couteau, de son vivant, peut encore changer son propre vote.
cultists-narrator-vote-mayor = Le Maire, s’il y en a un, tranche.
cultists-narrator-leader-title = Élire un leader
cultists-narrator-leader-call = Tout le monde, les fantômes aussi : choisissez quelqu’un de vivant pour mener le rite, ou personne. À trois, pointez du doigt, ou levez le poing.
cultists-narrator-leader = { $name } mène le rite, et nomme { $people } personnes pour y prendre part. Il peut y avoir des fantômes parmi elles.
cultists-narrator-leader-none = Pas de leader. Vous votez { $votes } fois au plus ; s’il n’y a toujours pas de leader, les fanatiques gagnent.
cultists-narrator-ritual-call = Chaque personne nommée joue une carte Pièce, face cachée. Mélangez les cartes et retournez-les.
cultists-narrator-ritual-missing = { $count ->
    [one] Il manque une carte.
   *[other] Il manque { $count } cartes.
}
cultists-narrator-ritual-surplus = Trop de cartes : { $people } personnes prennent part au rite.
cultists-narrator-ritual-failed = Le rite a échoué. Les fanatiques gagnent.
cultists-narrator-ritual-held = L’Organisme 46-B est banni. { $cultists ->
    [one] Les enquêteurs gagnent.
   *[other] Les enquêteurs gagnent, sauf si { $dead } d’entre eux ou plus étaient déjà morts à la fin de l’heure précédente. Ouvrez les piles Pouls.
}

## Numbers and the end

cultists-narrator-points = Points
cultists-narrator-target = Points nécessaires
cultists-narrator-ghosts = Fantômes
cultists-narrator-relics = Reliques sur l’autel
cultists-narrator-end-points = { $target } points : les enquêteurs ont réussi.
cultists-narrator-end-kills = Mais ouvrez les piles Pouls : si { $dead } enquêteurs ou plus étaient déjà morts à la fin de l’heure { $hour }, les fanatiques gagnent.
cultists-narrator-end-automa = Mais retournez le rôle de l’Automa : s’il est le fanatique, et que { $dead } enquêteurs ou plus sont morts, il gagne.
cultists-narrator-end-seer = { $cultists ->
    [one] Avant que cela compte, le fanatique sort de l’ombre et désigne le Prophète, une seule fois. Si c’est juste, la victoire lui revient. D’ici là, personne ne dit un mot.
   *[other] Avant que cela compte, les fanatiques sortent de l’ombre et désignent le Prophète, une seule fois. Si c’est juste, la victoire leur revient. D’ici là, personne ne dit un mot.
}
cultists-narrator-end-ritual = Les points y sont, mais l’Organisme 46-B est éveillé. Élisez un leader : le rite décidera.
cultists-narrator-end-hours = Dix heures sont passées, et les points n’y sont pas. Les fanatiques gagnent.
