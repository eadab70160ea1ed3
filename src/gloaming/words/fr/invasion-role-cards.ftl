# The cards of the sides: what one wants, what one fears, and a trick. The held sheet shows them first.

inv-role-card-ships = { $ships ->
    [one] Un vaisseau-mère
   *[other] { $ships } vaisseaux-mères
}, ou un secteur entier.

inv-role-card-human =
    .want = { $scientists ->
        [one] Un scientifique
       *[other] { $scientists } scientifiques
    } { $point }.
    .fear = La prochaine carte que vous piocherez.
    .trick = Piochez peu, sauvez tôt, et retenez chaque équipe où il y eut un Sabotage.
inv-role-card-alien =
    .want = { inv-role-card-ships }
    .fear = Une accusation qui trouve un soutien.
    .trick = Rendez-vous utile. Jouez Sabotage quand on accusera plutôt quelqu’un d’autre.
inv-role-card-stated =
    .want = { inv-role-card-ships }
    .fear = Des humains qui sauvent plus vite que vous n’envahissez.
    .trick = Envahissez le secteur le plus plein, ou planifiez pour les vaisseaux. Vous ne piochez plus de cartes.
inv-role-card-architect =
    .want = Décider de ce que les événements laissent ouvert, cette manche.
    .fear = Qu’on vous reproche ce que les cartes ont fait.
    .trick = Dites à voix haute pourquoi vous choisissez. À la manche suivante, c’est quelqu’un d’autre.
