# Names of things in Invasion.

inv-round = Manche { $round }
inv-side-humans = Humains
    .wins = Les humains gagnent
inv-side-aliens = Aliens
    .wins = Les aliens gagnent
inv-reason-scientists = tous les scientifiques sont en sécurité
inv-reason-mother-ships = les vaisseaux-mères sont au complet
inv-reason-sector = un secteur entier est à eux

## Agents. Each has a number on the roof and a call sign.

inv-agent = { $name } { $number }
inv-agent-01 = Héron
inv-agent-02 = Pie
inv-agent-03 = Lynx
inv-agent-04 = Blaireau
inv-agent-05 = Loutre
inv-agent-06 = Martre

## The city

inv-city-milan = Milan
    .does = Des anneaux et des rayons autour du Duomo.
inv-city-washington = Washington
    .does = Un damier, des avenues, et un secteur au-delà du fleuve.
inv-place-duomo = Duomo
    .the = le Duomo
    .at = au Duomo
inv-place-capitol = Capitole
    .the = le Capitole
    .at = au Capitole
inv-place-nuova-gate-of-the-square = porte Nuova de la place
inv-place-monforte-gate-of-the-square = porte Monforte de la place
inv-place-romana-gate-of-the-square = porte Romana de la place
inv-place-ticinese-gate-of-the-square = porte Ticinese de la place
inv-place-magenta-gate-of-the-square = porte Magenta de la place
inv-spot-crossing = { $one } / { $other }
inv-spot-west = { $spot }, ouest
inv-spot-east = { $spot }, est
inv-spot-north = { $spot }, nord
inv-spot-south = { $spot }, sud
inv-district = { $sector } { $address }
inv-district-unaddressed = { $sector }, sans adresse
inv-districts-unaddressed = { $count ->
    [one] un sans adresse en { $sector }
   *[other] { $count } sans adresse en { $sector }
}
inv-districts-in = { $count } en { $sector }
inv-sector = secteur { $sector }
inv-sector-named = { $sector }, { $name }

## Stages of a round

inv-stage-set-up = Mise en place
    .does = Les aliens atterrissent, et des scientifiques se retrouvent isolés.
inv-stage-event = Événement
    .does = L’architecte retourne la première carte Événement.
inv-stage-turns = Tours
    .does = Dans le sens horaire à partir de l’architecte, une action par personne.
inv-stage-consolidation = Consolidation
    .does = Les gyrophares reviennent, l’architecte change, les aliens s’étendent.
inv-stage-over = La fin
    .does = Tout est révélé.

## Cards

inv-card-human = Humain
    .does = Votre nature humaine est intacte.
inv-card-assimilated = Assimilé
    .does = Vous êtes désormais alien, et pour toujours.
inv-card-veiled = Carte
    .does = Face cachée.
inv-card-success = Réussite
    .does = Avec trois Réussites, le scientifique passe.
inv-card-sabotage = Sabotage
    .does = Un seul suffit : c’est l’escalade.
inv-cards-human = { $count ->
    [one] une carte Humain
   *[other] { $count } cartes Humain
}
inv-cards-assimilated = { $count ->
    [one] une carte Assimilé
   *[other] { $count } cartes Assimilé
}
inv-cards-veiled = { $count ->
    [0] aucune carte Assimilation
    [one] une carte Assimilation
   *[other] { $count } cartes Assimilation
}
inv-cards-none = aucune carte

## Event cards

inv-event-card-mother-ship = Vaisseau-mère
    .does = On mélange ses dix cartes à la pile Assimilation, et la pression baisse d’un cran. À { $ships } vaisseaux, les aliens gagnent.
inv-event-card-rendezvous = Rendez-vous
    .does = Déplacez n’importe quel agent vers un poste voisin de celui d’un autre agent, le long d’une route.
inv-event-card-salvage = Récupération
    .does = Déplacez n’importe quel agent vers un poste où attend un scientifique.
inv-event-card-new-agent = Nouvel agent
    .does = Le sixième agent arrive sur un poste de départ libre ; il est disponible dès la manche suivante.
inv-event-card-resistance = Résistance
    .does = Choisissez un secteur : tous ses jetons Alien sont retirés.
inv-event-card-cathedral = Cathédrale
    .does = Déplacez n’importe quel agent vers un poste de rassemblement au Duomo.
inv-event-card-capitol = Capitole
    .does = Déplacez n’importe quel agent vers un poste de rassemblement au Capitole.
inv-event-card-starting-location = Point de départ
    .does = Déplacez n’importe quel agent vers un poste de départ libre.
inv-event-card-revelation = Révélation
    .does = Toute la table ferme les yeux. Seuls les aliens les ouvrent et apprennent qui ils sont.
inv-event-card-alien-planning = Plans des aliens
    .does = Piochez autant de cartes Événement que la pression. Les rouges sont à venir ; les autres sont écartées.
inv-event-card-under-attack = Sous le feu
    .does = Tout quartier qui touche le poste d’un agent tombe aux mains des aliens.
inv-event-card-trap = Piège
    .does = Le dé désigne un secteur : les agents qui s’y trouvent perdent leur gyrophare pour cette manche.
inv-event-card-expansion = Propagation
    .does = Tout quartier voisin d’un quartier alien tombe à son tour.
inv-event-card-captured = Capture
    .does = Le dernier agent engagé quitte le jeu.
inv-event-card-veiled = une carte Événement
inv-event-cards-veiled = { $count ->
    [0] aucune carte Événement
    [one] une carte Événement
   *[other] { $count } cartes Événement
}
inv-event-colour-own = Vaisseau-mère
inv-event-colour-yellow = jaune, pour les humains
inv-event-colour-red = rouge, pour les aliens
