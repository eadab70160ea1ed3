# What a coach says about a question, open to all: the first line, and what good players think (`-more`). `held-…` is what a
# role makes of it, read only while it is held.

## The base game: a line for each question
note-night = Cette carte vous dit qui vous êtes. Personne d’autre ne la voit. Regardez, puis ouvrez les yeux.
note-night-more = Regardez aussi votre itinéraire : il montre où vous pouvez travailler, heure par heure.
note-walk = Passez { $points ->
    [one] une porte
   *[other] jusqu’à { $points } portes
}. On travaille sur son itinéraire ; être à deux quelque part, c’est une rencontre.
note-walk-more = Rencontrer quelqu’un en tête à tête est un risque, et un fait : toute la table saura que c’était vous deux.
note-walk-dark = Il fait noir : où il y a quelqu’un, il y a rencontre. Deux têtes marquent ces endroits.
note-walk-dark-more = Dans le noir, la foule ne vous protège pas. Une pièce vide sur votre itinéraire, si.
note-walk-secret-doors = Portes secrètes : jusqu’au prochain jeton, les pièces d’une couleur ne font qu’un seul endroit.
note-walk-secret-doors-more = Qui se trouve dans l’autre pièce de cette couleur est au même endroit que vous.
note-walk-fishman = L’Homme-poisson barre ce couloir. Pour y entrer, il faut vivre et tenir le couteau.
note-walk-fishman-more = Contournez-le, ou envoyez qui tient le couteau.
note-declare-path = À cette table, on choisit d’abord tout son chemin, porte après porte.
note-declare-path-more = Toute la table entend votre chemin avant. Un détour par une personne seule se remarque.
note-teleport = Vous êtes un fantôme : allez ailleurs, où vous voulez, à travers les murs. Vous ne rencontrez personne.
note-teleport-more = Allez où votre itinéraire permet de piocher. Remplir un rayon, un fantôme ne peut faire mieux.
note-meet = Une rencontre : chaque personne donne une carte à l’autre, face cachée. On ne voit jamais celle qu’on reçoit.
note-meet-more = Retenez cette rencontre. Si l’on découvre la mort de l’un, on interrogera l’autre.
note-meet-several = Dans le noir, vous vous rencontrez à plusieurs. Choisissez à qui donner, puis quelle carte.
note-meet-several-more = Chacun voit où va chaque carte. Notez qui vous en a donné une, et qui a choisi quelqu’un d’autre.
note-give-in-turn = À cette table, on donne une carte après l’autre, en commençant par la personne qui est entrée.
note-give-in-turn-more = Qui donne plus tard a vu où sont allées les cartes d’avant.
note-act = Une action par heure : ajouter une carte, en piocher une, regarder quelqu’un ou utiliser la pièce.
note-act-more = Au début, explorez ; ensuite, piochez des livres. Dès que vous flairez une mort, regardez.
note-act-ghost = En fantôme, vous ne pouvez qu’ajouter et piocher des cartes, dans les pièces de votre itinéraire.
note-act-ghost-more = Vos cartes valent autant qu’avant, et plus personne ne peut vous nuire.
note-look-at-pulse = Vous voyez toutes les cartes de cette pile Pouls. Une seule carte Mort, et c’est la mort.
note-look-at-pulse-more = Être en vie est aussi un fait : si la mort vient plus tard, vous savez depuis quand.
note-hold-vote = Nommez qui doit partir, ou personne. Le nom le plus cité part, sauf si autant de voix ne nomment personne.
note-hold-vote-more = Qui a rencontré chacun des morts ? Un mauvais nom fait un fantôme et aide les fanatiques.
note-hold-vote-called = Quelqu’un a lancé ce vote ; aucune mort n’a été découverte. Demandez-lui d’abord pourquoi.
note-hold-vote-called-more = Avec un seul fanatique, si la partie continue après un départ, la personne était innocente.
note-reconsider-ballot = Vous tenez le couteau : les bulletins sont ouverts, et vous pouvez changer le vôtre, une fois.
note-reconsider-ballot-more = Vous pouvez faire ou défaire une égalité. La table verra ce changement, et s’en souviendra.
note-weigh-ballot = Vous tenez le couteau : votre bulletin peut compter double, ou une seule fois.
note-weigh-ballot-more = Double, c’est fort quand on a une certitude. Pour suivre les autres, une fois suffit.
note-ask-for-claim = L’heure s’achève. Toute la table a la même question : on ne sait pas qui pourrait en dire plus.
note-ask-for-claim-more = Un fanatique seul, avec { $dead } morts, peut sortir de l’ombre et gagner. Avec moins, il perd.
note-guess-seer = Les enquêteurs vont gagner. Désignez le Prophète, et la victoire change de camp. Un seul essai.
note-guess-seer-more = Qui a su trop tôt, ne s’est jamais trompé, ou n’a jamais voulu nommer en premier ?
note-help-close = On vous demande d’aider à fermer le Portail. Cela coûte votre action de cette heure.
note-help-close-more = Portail fermé à temps : il faut un point de moins ; sinon, un de plus. On se souviendra d’un refus.
note-look-through-false-eyes = Vous tenez le couteau : consultez la pile Pouls d’une personne vivante, où qu’elle soit. Ou aucune.
note-look-through-false-eyes-more = Ici, même un enquêteur peut taire une mort. Regardez où une mort vous en dirait le plus.
note-take-control = Vous tenez le couteau : sortez un jeton du sac et regardez-le, sans le montrer.
note-take-control-more = C’est gratuit. Mais toute la table vous demandera ce que c’était.
note-handle-token = Personne d’autre ne voit ce jeton. Retirez-le du jeu, ou remettez-le.
note-handle-token-more = La table voit ce que vous en faites, et se demandera pourquoi. Ayez une réponse.

## What a role makes of it

held-night-investigator = Vous ne connaissez le camp de personne. Observez qui rencontre qui.
held-night-seer = Vous connaissez les fanatiques. Aidez, mais jamais au point qu’ils vous remarquent.
held-night-cultist = { $cultists ->
    [one] Vous savez qui est mort dès le début. Cela compte pour vous, et personne d’autre ne le sait.
   *[other] Vous vous connaissez. N’en laissez rien paraître.
}
held-walk-investigator = Cette heure-ci, vous pouvez travailler dans les pièces nommées ici.
held-walk-cultist = Vous pouvez travailler dans toutes les pièces. Sur votre itinéraire, vous paraissez honnête.
held-meet-investigator = Vous n’avez que des cartes Vivant. N’importe laquelle fera l’affaire.
held-meet-cultist = Mort tue sur-le-champ, et se voit dès qu’on regarde. Vivant achète la confiance.
held-act-investigator = Hors de votre itinéraire, vous ne pouvez agir qu’avec les gens.
held-act-cultist = Votre itinéraire ne vous lie pas. En dehors, on vous demandera peut-être comment.
held-look-at-pulse-must-investigator = Une carte Mort. Vous devez la révéler, et un vote suit.
held-look-at-pulse-may-investigator = Une carte Mort. Ici, vous pouvez la révéler, ou vous taire.
held-look-at-pulse-may-cultist = Vous pouvez la révéler et paraître honnête, ou remettre la pile en place.
held-look-at-pulse-none-investigator = Rien que Vivant. Remettez la pile en place, et dites-le si vous voulez.
held-look-at-pulse-none-cultist = Rien que Vivant. Remettez la pile en place, et dites ce que vous voulez.
held-hold-vote-investigator = Demandez qui a rencontré tous les morts, pas qui parle le plus.
held-hold-vote-seer = Votez avec les autres quand ils ont raison. Ne les menez pas.
held-hold-vote-cultist = Un mauvais nom vaut un meurtre. Laissez d’autres le dire en premier.
held-ask-for-claim-investigator = Vous n’avez rien à affirmer. Laissez finir l’heure.
held-ask-for-claim-cultist = Ne comptez que les morts certaines. Il vous en faut { $dead }.

held-act-assassin = Vous pouvez frapper quelqu’un ici, une fois. Toute la table vous connaîtra.
held-walk-mechanic = De votre vivant, vous pouvez travailler dans toutes les pièces.
held-teleport-radiant-beauty = La lumière vous suit. Allez où d’autres se rencontreraient dans le noir.
held-act-ghost-super-ghost = Sur votre itinéraire, toutes les actions de pièce vous sont ouvertes, la caméra aussi.
held-act-ghost-investigator = Seules les pièces de votre itinéraire de cette heure vous sont ouvertes.
held-act-ghost-cultist = Vous pouvez encore travailler dans toutes les pièces, pour votre camp.
held-act-greenhorn = La caméra, ou lancer un vote, fait de vous un fantôme. L’action a lieu quand même.
held-reconsider-ballot-butterfingers = Le changer, c’est se servir du couteau : vous deviendrez fantôme.
held-look-through-false-eyes-butterfingers = Se servir du couteau fait de vous un fantôme. Vous pouvez décliner.
held-take-control-butterfingers = Se servir du couteau fait de vous un fantôme. Vous pouvez décliner.
held-act-crybaby = Toute mort découverte, vous devez la révéler ; puis vous devenez fantôme à votre tour.
held-act-firestarter = Jouez votre Échec et votre Sabotage avant la fin de l’heure 5, ou devenez fantôme.
held-walk-cursebearer = Une pièce où il y a un fantôme vous tue. Un couloir, non.
held-walk-celebrity = Jusqu’à l’heure 6, évitez tout tête-à-tête. Alors, toute la table saura si vous vivez.
held-night-blind-cultist = Vous êtes fanatique et ne connaissez personne. Votre partenaire vous connaît.
held-meet-cursed-hunter = Vivant maudit compte comme Vivant, et marque un fanatique pour vous.
held-night-cursed-hunter = Vous connaissez les deux fanatiques, et personne ne vous connaît.
held-walk-cursed-hunter = Vous pouvez travailler dans toutes les pièces. Sur votre itinéraire, vous paraissez honnête.
held-act-cursed-hunter = Pas besoin d’itinéraire. Une Réussite maudite maudit la pièce quand on la pioche.

## Actions

note-check-state = Consultez la pile Pouls de quelqu’un ici. Une carte Mort entraîne un vote.
note-check-state-more = Choisissez qui a rencontré le plus de gens, ou a rencontré quelqu’un dont vous doutez.
note-watch-state = Par la caméra, consultez n’importe quelle pile Pouls, où que soit la personne. Il faut du courant.
note-watch-state-more = Elle atteint même les gens qui vous évitent.
note-fill-room = Ajoutez ici une carte Pièce, face cachée. À la troisième carte, la pièce est explorée.
note-fill-room-more = Trois cartes de gens en qui vous avez confiance font une pile sûre.
note-check-room = Piochez une carte devant toute la table. Réussite apporte un livre, Sabotage en renvoie un.
note-check-room-more = Comptez qui a mis des cartes ici. La carte de départ n’est la faute de personne.
note-watch-room = Par la caméra, piochez dans n’importe quelle pièce explorée.
note-watch-room-more = Utile pour un dernier livre, au loin.
note-secure-hallway = Mettez une carte Pièce dans les passages dangereux. Une bonne carte écarte encapuchonnés et Homme-poisson.
note-secure-hallway-more = Cela vaut la peine tant que beaucoup de pièces sont inexplorées.
note-fight-cultist = Chassez l’encapuchonné. La pièce redevient utilisable, pour de bon.
note-fight-cultist-more = Une pièce bloquée devant un rayon presque plein vaut bien une action.
note-scare-fishman = Avec le couteau, effrayez l’Homme-poisson : il regagne le lac.
note-scare-fishman-more = Il peut revenir. Faites-le quand il faut passer tout de suite.
note-initiate-vote = Lancez un vote, même sans mort découverte. Une fois par heure pour toute la table.
note-initiate-vote-more = Ayez un nom et une raison avant de le lancer.
note-restart-power = Ramenez la lumière. À la lumière, seules deux personnes en tête à tête se rencontrent.
note-restart-power-more = Le noir aide qui tue. Notez qui laisse la lumière éteinte.
note-close-portal = Il faut deux personnes dans la même heure. Il faut alors un point de moins pour gagner.
note-close-portal-more = Accordez-vous à voix haute. Qui avait promis, et a manqué ?
note-close-together = Demandez à quelqu’un ici de fermer le Portail avec vous. Un refus coûte votre action.
note-close-together-more = Demandez à une personne de confiance ; sa réponse aussi vous apprend quelque chose.
note-pass = Ne rien faire cette heure-ci.
note-pass-more = À force de ne rien faire, on a l’air de n’avoir pas d’itinéraire.
note-assassinate = Frappez quelqu’un ici, une fois par partie. Un fantôme de plus, et toute la table vous connaît.
note-assassinate-more = Frappez le dernier fanatique, et c’est gagné. Un enquêteur, et vous aidez les fanatiques.

## The expansions
note-walk-ice = La glace est découpée en sections. Franchir un obstacle coûte une porte.
note-walk-ice-more = On ne se rencontre que dans la même section. Un obstacle entre vous est un mur.
note-walk-mine = Les galeries se rejoignent au croisement. La porte tournante en ferme une, et pivote chaque heure.
note-walk-mine-more = Son ordre est connu : C, D, A, B. Prévoyez une heure d’avance.
note-walk-lift = Un ascenseur est un endroit à part. Y entrer coûte une porte ; le trajet est gratuit.
note-walk-lift-more = À deux dans un ascenseur, c’est une rencontre, et une autre en sortant dans une pièce vide.
note-linger = Votre action est faite. Il vous reste les actions gratuites : objets, ascenseur, métier.
note-linger-more = Un objet dans les bonnes mains vaut une action. Quelles mains sont les bonnes ?
note-send-owl = La chouette porte l’une de vos cartes Pièce sur la pile d’une pièce qui n’est pas terminée.
note-send-owl-more = À la troisième carte, une pièce est explorée. On voit quelle pièce, personne ne voit quelle carte.
note-offer-lamp = Allumez la lanterne, et personne ne peut vous donner de carte dans cette rencontre. Une seule fois.
note-offer-lamp-more = Gardez-la pour un tête-à-tête avec un suspect. Vous donnez une carte quand même.
note-hold-vote-leader = Ce vote choisit un leader pour le rite. Personne ne part.
note-hold-vote-leader-more = Après trois votes sans leader, les fanatiques gagnent. Accordez-vous vite, sur un nom sûr.
note-choose-participant = Choisissez qui participe. Chaque personne joue une carte Pièce, et il ne faut que des Réussites.
note-choose-participant-more = Les fantômes peuvent participer, et certains sont sans aucun doute innocents.
note-lay-ritual-cards = Jouez une carte Pièce. On mélange, on révèle ; une seule mauvaise carte, et tout est perdu.
note-lay-ritual-cards-more = C’est la dernière carte de la nuit. Personne ne saura laquelle était de qui.
note-throw-rope = Lancez des cordes à des vivants. Chacun mélange sa pile Pouls et montre une carte.
note-throw-rope-more = Une carte Mort prouve un meurtre. Une carte Vivant ne prouve presque rien.
note-offer-profession = Un encapuchonné chassé : prenez le métier caché, ou laissez-le à quelqu’un d’autre.
note-offer-profession-more = Une fois pris, toute la table le voit. Il meurt avec vous.
note-break-tie = Le vote est à égalité, et le Maire, c’est vous : l’un des noms part, ou personne.
note-break-tie-more = Une heure de plus pour réfléchir vaut souvent mieux qu’une supposition. Pas toujours.
note-choose-victim = Une vie pour une vie : choisissez qui devient fantôme en échange.
note-choose-victim-more = Sacrifiez le dernier fanatique, et la partie s’achève. Un enquêteur compte pour les fanatiques.
note-choose-other-deck = Choisissez la seconde pièce. Les deux piles changent de place, et personne ne regarde.
note-choose-other-deck-more = Amenez des cartes de confiance là où un seul livre remplit un rayon.
note-guess-hunter = Quelqu’un ne jouait pour aucun camp. Nommez le Chasseur, et votre camp gagne ; sinon, c’est lui.
note-guess-hunter-more = Pensez aux malédictions : qui a rencontré les deux fanatiques, et qui était dans ces pièces ?

held-lay-ritual-cards-investigator = Seule une Réussite aide.
held-lay-ritual-cards-cultist = Un seul Échec ou Sabotage suffit à gagner la nuit.
held-guess-hunter-cursed-hunter = Nommez quelqu’un d’autre, comme tout le monde.

## Free acts

note-hand-over = Donnez un objet à quelqu’un ici. C’est gratuit, et on ne lui demande pas son avis.
note-hand-over-more = Une dague dans les mauvaises mains vote contre vous.
note-pick-up = Ramassez ce qu’un mort a lâché ici. C’est gratuit.
note-pick-up-more = Ce que les morts lâchent, tout le monde le voit. Premier arrivé, premier servi.
note-spot = Une seule fois : consultez la pile Pouls de quelqu’un dans une autre pièce de cette couleur.
note-spot-more = C’est une vraie consultation : une mort découverte entraîne un vote.
note-shoot-cultist = Un seul coup : l’encapuchonné de cette pièce disparaît.
note-shoot-cultist-more = Votre action vous reste.
note-drive-fishman = Un seul coup : envoyez l’Homme-poisson dans le lac, ou dans un couloir de votre choix.
note-drive-fishman-more = Il peut aussi barrer le chemin à d’autres.
note-call-lift = Appelez ici l’ascenseur vide. C’est gratuit ; la pièce doit être sur votre itinéraire.
note-call-lift-more = Un appel révèle que votre itinéraire a cette couleur, ou que vous n’en avez pas besoin.
note-revive = Une fois : rendez la vie à un fantôme. Quelqu’un d’autre doit mourir en échange.
note-revive-more = Deux choix en un : qui est bon à coup sûr, et qui ne l’est sûrement pas ?
note-swap-deck = Une fois : échangez les piles de deux pièces, sans regarder.
note-swap-deck-more = Cherchez les piles que beaucoup de mains sûres ont remplies.
note-done = Plus rien ce tour-ci.
note-done-more = Ce qui est gratuit maintenant vous coûtera peut-être un détour à l’heure suivante.

## Items: what each does, and when it is worth it

note-item-red-relic = { item-red-relic }. { item-red-relic-what }
note-item-red-relic-more = Déjà deux là-bas ? Alors la prochaine change la façon de gagner la nuit.
note-item-snow-owl = { item-snow-owl }. { item-snow-owl-what }
note-item-snow-owl-more = Le mieux : une pièce à laquelle il manque une carte. À la troisième, elle est explorée.
note-item-secret-switch = { item-secret-switch }. { item-secret-switch-what }
note-item-secret-switch-more = Le raccourci est ouvert à tout le monde désormais, y compris à qui tue.
note-item-dagger = { item-dagger }. { item-dagger-what }
note-item-dagger-more = Elle décide des votes serrés. Donnez-la à une personne de confiance avant de mourir.
note-item-boots = { item-boots }. { item-boots-what }
note-item-boots-more = Une porte de plus, c’est souvent une pièce de votre itinéraire, et personne en chemin.
note-item-binoculars = { item-binoculars }. { item-binoculars-what }
note-item-binoculars-more = Gardez-les pour quelqu’un qui ne vous laisse jamais approcher.
note-item-rifle = { item-rifle }. { item-rifle-what }
note-item-rifle-more = Une pièce bloquée devant un rayon presque plein vaut bien le coup.
note-item-lamp = { item-lamp }. { item-lamp-what }
note-item-lamp-more = Gardez-la pour un tête-à-tête avec quelqu’un dont vous doutez.

## Events: what each does, and what to think of

note-token-lightning-strike = { token-lightning-strike }. { token-lightning-strike.does }
note-token-lightning-strike-more = Voyez qui partage un endroit quand la lumière s’éteint : la rencontre est immédiate.
note-token-secret-doors = { token-secret-doors }. { token-secret-doors.does }
note-token-secret-doors-more = Qui se trouve dans l’autre pièce de votre couleur est au même endroit que vous.
note-token-no-connection = { token-no-connection }. { token-no-connection.does }
note-token-no-connection-more = Observez. Ce qu’on fait en silence s’explique mal après coup.
note-token-false-eyes = { token-false-eyes }. { token-false-eyes.does }
note-token-false-eyes-more = Demandez à voix haute ce qui a été vu, et comparez la réponse à la suite.
note-token-boosted-morale = { token-boosted-morale }. { token-boosted-morale.does }
note-token-boosted-morale-more = Des pièces lointaines sont à portée, et des gens lointains aussi.
note-token-lost-morale = { token-lost-morale }. { token-lost-morale.does }
note-token-lost-morale-more = Pensez déjà à l’heure suivante : certaines pièces de votre itinéraire seront peut-être trop loin.
note-token-in-control = { token-in-control }. Qui tient le couteau peut regarder un jeton, et le retirer du jeu.
note-token-in-control-more = Demandez quel jeton c’était, et retenez la réponse.
note-token-portal-opens = { token-portal-opens }. Fermé à temps par deux personnes : un point de moins pour gagner. Sinon, un de plus.
note-token-portal-opens-more = Décidez à voix haute qui y va. Qui avait promis, et a manqué ?
note-token-broken-panes = { token-broken-panes }. { token-broken-panes.does }
note-token-broken-panes-more = De bonnes cartes dans les passages rendent une telle heure inoffensive.
note-token-mirror = { token-mirror }. { token-mirror.does }
note-token-mirror-more = Ce n’est jamais nouveau. Voyez ce que l’heure précédente a apporté.
note-token-safety-ropes = { token-safety-ropes }. Quelques vivants mélangent leur pile Pouls et montrent chacun une carte.
note-token-safety-ropes-more = { note-throw-rope-more }
