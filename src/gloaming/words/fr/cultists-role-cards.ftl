# The role cards: what one wants, what one fears, and a trick. The held sheet shows them first, the lobby under each role’s name.

role-card-books = Des livres, ou le départ { $cultists ->
    [one] du fanatique
   *[other] des deux fanatiques
}.

role-card-investigator =
    .want = { $points } points de livres sur l’étagère, ou le départ { $cultists ->
        [one] du fanatique
       *[other] des deux fanatiques
    }.
    .fear = Une carte Mort que vous ne voyez jamais, et un vote contre l’un des vôtres.
    .trick = Vous n’avez que de bonnes cartes. Dites où vous les mettez, et comptez les autres.
role-card-cultist =
    .want = { $cultists ->
        [one] { $dead } enquêteurs morts, et l’affirmer à la fin d’une heure. Ou dix heures passées.
       *[other] { $dead } enquêteurs morts une heure avant celle où vous perdriez. Ou dix heures passées.
    }
    .fear = { $cultists ->
        [one] Un vote. Et que personne d’autre n’ait rencontré tous les morts.
       *[other] Des votes contre vous deux, et trop bien défendre votre partenaire.
    }
    .trick = { $cultists ->
        [one] Donnez souvent Vivant. Suivez votre itinéraire, même si rien ne vous y oblige. Taisez les morts que vous découvrez.
       *[other] Personne n’affirme rien. Tuez tôt, activez-vous, et contredisez parfois votre partenaire.
    }
role-card-seer =
    .want = Des livres, ou le départ { $cultists ->
        [one] du fanatique
       *[other] des deux fanatiques
    }, sans qu’on remarque ce que vous savez.
    .fear = Qu’on vous désigne à la fin : la victoire irait aux fanatiques.
    .trick = Votez comme quelqu’un qui devine. Laissez d’autres dire le nom en premier.
role-card-assassin =
    .want = Un seul coup, et qu’il touche un fanatique.
    .fear = Frapper l’un des vôtres : cela compte pour les fanatiques.
    .trick = Attendez de ne plus douter. D’ici là, la menace suffit à rendre les fanatiques prudents.
role-card-mechanic =
    .want = Des livres, plus vite que tout le monde.
    .fear = Passer pour un fanatique, car aucun itinéraire n’explique vos allées et venues.
    .trick = Travaillez où personne d’autre ne peut cette heure-ci. En fantôme, c’est fini.
role-card-radiant-beauty =
    .want = { role-card-books }
    .fear = Votre mort découverte en pleine lumière : votre éclat ne sert alors à rien.
    .trick = En fantôme, vous portez lumière et courant : dans les pièces noires, ou à la caméra.
role-card-infected =
    .want = { role-card-books }
    .fear = Mourir sans qu’on le découvre : votre pouvoir dort alors.
    .trick = Votre mort une fois découverte, plus personne ne donne de cartes jusqu’à la fin de l’heure suivante.
role-card-super-ghost =
    .want = { role-card-books }
    .fear = Mourir sans qu’on le découvre : vous n’êtes alors que deux mains de plus.
    .trick = En fantôme, toutes les pièces sont à vous : caméra, courant, Portail, et même lancer un vote.
role-card-greenhorn =
    .want = Des livres, ou le départ { $cultists ->
        [one] du fanatique
       *[other] des deux fanatiques
    }, sans céder à vos nerfs.
    .fear = La caméra et lancer un vote : l’un comme l’autre fait de vous un fantôme.
    .trick = L’action a lieu quand même. Un coup d’œil ou un vote en vaut parfois la peine.
role-card-butterfingers =
    .want = Des livres, ou le départ { $cultists ->
        [one] du fanatique
       *[other] des deux fanatiques
    }, sans toucher au couteau.
    .fear = Vous servir du couteau, pour quoi que ce soit : cela fait de vous un fantôme.
    .trick = Gardez votre bulletin et déclinez ce que le couteau propose. Le tenir est sans danger.
role-card-crybaby =
    .want = Des livres, ou le départ { $cultists ->
        [one] du fanatique
       *[other] des deux fanatiques
    }, sans voir un seul cadavre.
    .fear = Révéler la mort de quelqu’un : vous devenez fantôme à votre tour.
    .trick = Laissez les autres regarder. Ajoutez et piochez des cartes ; là, votre main ne tremble pas.
role-card-firestarter =
    .want = Votre Échec et votre Sabotage hors de votre main avant la fin de l’heure 5.
    .fear = En tenir encore un à ce moment. Et passer pour un fanatique.
    .trick = Mettez-les où aucun livre n’est proche, ou dans les passages dangereux.
role-card-cursebearer =
    .want = Des livres, ou le départ { $cultists ->
        [one] du fanatique
       *[other] des deux fanatiques
    }, loin des fantômes.
    .fear = Partager une pièce avec un fantôme : c’est la mort immédiate.
    .trick = Les couloirs sont sûrs. Demandez aux fantômes, à voix haute, où ils vont dériver.
role-card-celebrity =
    .want = Vivre encore quand l’heure 6 commence et que toute la table apprend qui vous êtes.
    .fear = Mourir avant : vos cartes, même Mort, sont distribuées aux autres.
    .trick = D’ici là, évitez tout tête-à-tête. Ensuite, aucun doute sur vous : on peut vous croire.
role-card-blind-cultist =
    .want = Ce que veut tout fanatique : assez de morts à temps, ou dix heures passées.
    .fear = Tuer ou accuser votre partenaire, que vous ne connaissez pas.
    .trick = Votre partenaire vous connaît. Voyez qui vous épargne, et donnez Mort à d’autres.
role-card-cursed-hunter =
    .want = Les deux fanatiques maudits, ou six pièces maudites, et personne pour vous nommer.
    .fear = La dernière question de la partie : qui est le Chasseur ?
    .trick = Vous connaissez les fanatiques, et aucun itinéraire ne vous lie. Jouez l’enquêteur zélé.

## Professions, and what else you can be

role-card-mayor =
    .want = Des votes serrés : à vous de trancher chaque égalité.
    .fear = Devenir fantôme : la charge se perd avec vous.
    .trick = Dites d’avance comment vous trancheriez. Cela déplace des voix.
role-card-detective =
    .want = Quelqu’un à qui vous fier : on vous montre l’Informateur, un enquêteur avéré.
    .fear = Que les fanatiques remarquent à qui vous vous fiez.
    .trick = Croyez l’Informateur, et ne dites jamais pourquoi.
role-card-exorcist =
    .want = Un fantôme de retour parmi les vivants, une fois, au prix d’une autre vie.
    .fear = Mourir avant : plus personne ne revient.
    .trick = Sacrifiez une personne à coup sûr fanatique. Le dernier fanatique met fin à la partie.
role-card-profiler =
    .want = Consulter des piles Pouls : vous voyez les cartes dans l’ordre de leur arrivée.
    .fear = Les piles que quelqu’un d’autre a mélangées avant.
    .trick = Comparez l’ordre au journal : il montre qui a donné la carte Mort.
role-card-saboteur =
    .want = Échanger les piles de deux pièces, une fois.
    .fear = Échanger à l’aveugle, et aider les fanatiques.
    .trick = Amenez une pile de confiance là où un seul livre décide.
role-card-informant =
    .want = Ce que veut votre rôle. Votre jeton dit que vous n’êtes pas fanatique.
    .fear = Rien de plus que les autres.
    .trick = S’il y a un Détective, une personne à la table sait que vous êtes honnête.
role-card-ghost =
    .want = Ce que vous vouliez avant : vous gagnez ou perdez avec votre camp.
    .fear = Rien ne tue deux fois. Le silence, peut-être.
    .trick = Dérivez où vous voulez, ajoutez et piochez sur votre itinéraire, parlez, votez.
role-card-knife =
    .want = En tirer le meilleur parti : vous jouez en premier, et certains événements vous laissent choisir.
    .fear = Qu’on se souvienne de l’usage que vous en avez fait.
    .trick = Jusqu’à six joueurs, vous pouvez changer votre bulletin ; au-delà, il compte double.
