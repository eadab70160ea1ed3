# The rulebook of Cultists: headings, and what no other text says yet. The rest are the sentences of the quick reference, of "Why?"
# and of the cards. The book speaks of a table without house rules.

## Chapters

cultists-rulebook-story = L’histoire
cultists-rulebook-sides = Ce que veut chaque camp
cultists-rulebook-table = Ce qu’il y a sur la table
cultists-rulebook-setup = Mise en place
cultists-rulebook-night = La nuit
cultists-rulebook-hour = Une heure
cultists-rulebook-meetings = Rencontres
cultists-rulebook-actions = Actions
cultists-rulebook-rooms = Pièces, cartes et livres
cultists-rulebook-death = La mort et les fantômes
cultists-rulebook-votes = Votes
cultists-rulebook-end = La fin
cultists-rulebook-roles = Rôles
cultists-rulebook-tokens = Jetons Événement
cultists-rulebook-surface = Under the Surface
cultists-rulebook-mountains = Mountains of Chaos
cultists-rulebook-professions = Métiers
cultists-rulebook-automa = L’Automa
cultists-rulebook-questions = Questions qu’on se pose

## The story

cultists-rulebook-story-night = La nuit tombe sur une vieille université, et les portes sont verrouillées. On invoque quelque chose entre ces murs, et c’est presque là.
cultists-rulebook-story-books = Les livres qui pourraient l’arrêter sont dispersés dans les pièces. Vous avez { $hours } heures pour les mettre sur l’étagère.
cultists-rulebook-story-cult = Mais quelqu’un parmi vous est fanatique. Cette personne marche, parle et vote comme tout le monde.
cultists-rulebook-story-dead = Elle tue sans un bruit : d’une carte, donnée quand deux personnes se rencontrent. On peut être mort depuis des heures et ne pas le savoir.
cultists-rulebook-story-watch = Alors continuez à travailler, retenez qui a rencontré qui, et décidez qui croire avant la fin de la nuit.

## What each side wants

cultists-rulebook-sides-two = Chaque personne est d’un camp et y reste toute la nuit. La plupart d’entre vous sont enquêteurs ; un ou deux sont fanatiques. Personne ne dit son camp, et un fantôme gagne ou perd encore avec le sien.
cultists-rulebook-sides-investigators = Les enquêteurs veulent des livres. Chaque rayon de l’étagère rapporte ses points quand il est plein, et assez de points font gagner la partie. Mettre tous les fanatiques à la porte la fait gagner aussi.
cultists-rulebook-sides-cultists = Les fanatiques veulent des enquêteurs morts, assez et à temps. Et le temps joue pour eux : si l’heure { $hours } s’achève sans assez de points, les fanatiques gagnent.
cultists-rulebook-sides-table = Ce qu’il faut, selon le nombre de places
cultists-rulebook-seats = Places
cultists-rulebook-row-investigators = Enquêteurs
cultists-rulebook-row-cultists = Fanatiques
cultists-rulebook-row-points = Points pour gagner
cultists-rulebook-row-dead = Morts pour gagner

## What's on the table

cultists-rulebook-picture-board = L’Université pour six joueurs au plus, au début d’une nuit : des livres dans chaque pièce, une carte dans la pile de chaque pièce, et tout le monde au milieu.
cultists-rulebook-table-plan = On joue sur le plan d’un étage. Chaque pièce a une couleur, avec son signe et sa lettre ; les couloirs qui les relient n’en ont pas. Une pièce ou un couloir est un endroit, et des portes les relient.
cultists-rulebook-table-special = Trois couleurs ne servent pas qu’aux livres. La pièce rouge a la caméra et l’interrupteur du courant, c’est dans la pièce bleu clair qu’on lance les votes, et le Portail peut s’ouvrir dans la pièce verte.
cultists-rulebook-table-cards = Les cartes
cultists-rulebook-picture-cards = Deux sortes de cartes, chacune avec son propre dos : Vivant et Mort pour les rencontres, et trois cartes Pièce.
cultists-rulebook-card-alive = Se donne dans une rencontre. Rien ne change pour qui la reçoit.
cultists-rulebook-card-dead = Se donne dans une rencontre. Qui la reçoit ne vit plus, et ne le sait pas.
cultists-rulebook-table-things = Le reste
cultists-rulebook-pulse = Pile Pouls
    .does = Les cartes Vivant et Mort, face cachée, à côté de vous. Vous ne regardez jamais les vôtres. S’il y a une carte Mort parmi elles, vous ne vivez plus.
cultists-rulebook-deck = Pile de la pièce
    .does = Les cartes Pièce, face cachée, qui appartiennent à une pièce. Chaque pièce en a une dès le début, que personne ne connaît.
cultists-rulebook-route = Itinéraire
    .does = Une carte secrète, rien qu’à vous. Elle vous dit, heure par heure, dans quelles pièces vous pouvez travailler.
cultists-rulebook-knife = Couteau
    .does = Qui le tient joue en premier cette heure-ci. Certains votes et événements lui donnent aussi un choix. Il passe à gauche chaque heure.
cultists-rulebook-power = Courant
    .does = En marche ou coupé, pour tout le bâtiment. Dans le noir, on se rencontre davantage, et la caméra ne marche pas.
cultists-rulebook-shelf = Étagère
    .does = Un rayon pour chaque couleur. Un rayon plein rapporte le nombre inscrit à côté.
cultists-rulebook-bag = Sac
    .does = Les jetons Événement. On en tire un chaque heure.
cultists-rulebook-pile = Pioche
    .does = Des cartes Pièce qui ne sont à personne. Chaque fois qu’on a consulté une pile Pouls, l’une d’elles va à l’endroit où se trouve la personne à qui cette pile appartient.
cultists-rulebook-picture-shelf = L’étagère : six couleurs, et deux rayons pour le bleu foncé. Le nombre dit ce que vaut un rayon plein.

## Setting up

cultists-rulebook-setup-done = Dans Gloaming, tout cela est fait pour vous. À une vraie table, suivez cet ordre.
cultists-rulebook-setup-hands = Préparez une pile pour chaque place : une main d’après le tableau ci-dessous, posée sur un itinéraire tiré sans qu’on le voie. Mettez dessus le marqueur de rôle qui convient.
cultists-rulebook-setup-pulse = Sauf à sept places, glissez encore une carte sous chaque pile : une carte Vivant sous celle de chaque fanatique ; sous celle de chaque enquêteur, une carte au hasard parmi ce qui reste des cartes Pouls de départ.
cultists-rulebook-setup-deal = Mettez chaque pile avec son marqueur, face cachée, dans une enveloppe. Mélangez les enveloppes et distribuez-les.
cultists-rulebook-setup-rooms = Mettez ses livres dans chaque pièce. Mélangez les cartes Pièce de départ et posez-en une, face cachée, à côté de chaque pièce. Mélangez la pioche.
cultists-rulebook-setup-tokens = Mettez un jeton Pièce dans chaque pièce, côté barré visible. Après votre première partie, ajoutez les passages dangereux avec leurs deux cartes, trois encapuchonnés face cachée dehors, et l’Homme-poisson dans le lac.
cultists-rulebook-setup-start = Tout le monde commence dans le Couloir central. Il y a du courant, l’horloge est à l’heure 1, et tous les jetons sont dans le sac.
cultists-rulebook-setup-knife = Donnez le couteau à la dernière personne qui a fait un mauvais rêve.
cultists-rulebook-setup-hidden = Les mains des deux camps ont autant de cartes de chaque sorte : leurs dos ne trahissent donc rien. Et un enquêteur est peut-être mort avant la première heure ; un fanatique, jamais.
cultists-rulebook-setup-table = Cartes, selon le nombre de places
cultists-rulebook-setup-levels = Trois façons de jouer
cultists-rulebook-pile-investigator = La main d’un enquêteur
cultists-rulebook-pile-cultist = La main d’un fanatique
cultists-rulebook-pile-pulse = Cartes Pouls de départ
cultists-rulebook-pile-rooms = Cartes Pièce de départ
cultists-rulebook-pile-draw = Pioche
cultists-rulebook-pile-passages = Passages dangereux

## The night

cultists-rulebook-night-after = Puis la carte glissée sous votre pile devient votre pile Pouls. Vous ne la regardez pas. Tout le reste est votre main pour toute la partie : il ne viendra pas d’autres cartes. À sept places, cette carte n’existe pas, et personne n’est mort dès le début.
cultists-rulebook-night-talk = Parler
cultists-rulebook-talk-free = Parlez autant que vous voulez, pendant toute la partie, et mentez si vous voulez. Tout le monde entend tout ; on ne chuchote pas.
cultists-rulebook-talk-show = Dites-vous du camp que vous voulez, mais ne montrez rien : ni votre main, ni votre itinéraire, ni votre rôle, ni une pile Pouls. Et aucun fanatique ne parle du nombre de ses victimes.

## An hour

cultists-rulebook-hour-four = Une nuit a jusqu’à { $hours } heures, et chaque heure a quatre parties.
cultists-rulebook-hour-walk = Marcher
cultists-rulebook-hour-crowd = Un endroit peut accueillir autant de monde qu’on veut, et votre itinéraire ne dit jamais où vous pouvez aller.
cultists-rulebook-hour-routes = Itinéraires
cultists-rulebook-hour-lines = Un itinéraire a quatre lignes, une par heure ; puis il reprend du haut. La première ligne vaut aux heures 1, 5 et 9, la deuxième aux heures 2, 6 et 10, et ainsi de suite. Seules comptent les couleurs de la ligne de l’heure.
cultists-rulebook-picture-route = Un itinéraire. À l’heure 3, la personne à qui il appartient peut utiliser les pièces de ces couleurs : { $colours }.
cultists-rulebook-hour-event = L’événement
cultists-rulebook-hour-bag = Le jeton tiré agit aussitôt, puis reste sur l’horloge, visible de toute la table. Ce que fait chacun se lit sous « Jetons Événement ».
cultists-rulebook-hour-action = L’action
cultists-rulebook-hour-end = La fin de l’heure
cultists-rulebook-hour-two = Avec deux fanatiques, personne ne sort de l’ombre.
cultists-rulebook-hour-next = Puis le couteau passe à gauche, et l’heure suivante commence.

## Meetings

cultists-rulebook-picture-light = Avec du courant
    .dark = Sans courant
    .two = À deux : on se rencontre
    .three = À trois ou plus : aucune rencontre
    .all = Tout le monde se rencontre
cultists-rulebook-picture-meeting = Qui se rencontre quand quelqu’un entre. Les fantômes ne comptent pas.
cultists-rulebook-meetings-step = Cela vaut à chaque pas, même si vous ne faites que passer. Quitter un endroit ne cause jamais de rencontre.
cultists-rulebook-meetings-empty = Plus de cartes Vivant ni Mort ? Alors vous ne donnez rien, mais vous recevez quand même une carte. Seuls les fanatiques ont des cartes Mort, { $kills ->
    [3] trois
   *[other] { $kills }
} chacun.
cultists-rulebook-meetings-example = Agnes entre dans la Bibliothèque. Il n’y a là que Theo, et la lumière est allumée : ils se rencontrent. Agnes lui donne une carte Vivant. Theo lui donne une carte Mort. Les deux sont face cachée, et ni l’un ni l’autre ne regarde.
cultists-rulebook-meetings-example-after = Il reste un pas à Agnes, et elle continue son chemin. Elle est morte, maintenant, et personne à la table ne le sait, sauf Theo. Tout le monde a vu que tous deux se sont rencontrés.

## Actions

cultists-rulebook-actions-people = Consulter une pile Pouls
cultists-rulebook-actions-vote = Une carte Mort révélée reste face visible sur sa pile. La personne devient fantôme, et tout le monde vote aussitôt.
cultists-rulebook-actions-example = Ines consulte la pile Pouls d’Agnes : quatre cartes Vivant, une carte Mort. Ines est du côté des enquêteurs : elle doit donc révéler la carte Mort. Agnes est désormais un fantôme. Qui a rencontré Agnes cette nuit ? Theo, et Ruben. La table discute, puis vote.
cultists-rulebook-actions-example-cultist = Si Theo avait regardé, il aurait pu remettre la pile en place et dire que tout allait bien.

## Rooms

cultists-rulebook-rooms-books = Une pièce ne cède ses livres qu’une fois explorée, et il faut pour cela trois cartes dans sa pile. La première y est dès le début.
cultists-rulebook-rooms-explore = Ajouter une carte
cultists-rulebook-rooms-third = À la troisième carte, la pièce est explorée : on retourne son jeton. Les cartes qui viennent ensuite s’ajoutent simplement à la pile.
cultists-rulebook-rooms-draw = Piocher une carte
cultists-rulebook-rooms-racks = Les pièces d’une même couleur partagent un rayon ; seules les pièces bleu foncé en ont un chacune.
cultists-rulebook-rooms-finished = Une carte piochée quitte le jeu. Quand le dernier livre d’une pièce est sur l’étagère, la pièce est terminée : le reste de sa pile quitte le jeu sans qu’on le voie, et plus personne n’y ajoute ni n’y pioche de carte.
cultists-rulebook-rooms-example = La pile de la Salle de musique contient sa carte de départ et une carte ajoutée par Ruben. Ines ajoute la troisième, une Réussite : la Salle de musique est explorée. L’heure suivante, Theo y pioche. Il mélange les trois cartes et en retourne une. Sabotage.
cultists-rulebook-rooms-example-after = Il y a un livre rose sur l’étagère, venu de l’Infirmerie. Il quitte l’étagère pour la Salle de musique. Ruben dit que sa carte était une Réussite. Ines aussi. La troisième était là avant le début de la nuit. C’est de la malchance, ou quelqu’un ment.
cultists-rulebook-rooms-special = Caméra, courant et Portail
cultists-rulebook-rooms-passages = Passages dangereux
cultists-rulebook-passages-first = Une première partie se joue sans eux. Dans les suivantes, certains jetons Pièce montrent une fenêtre brisée quand on les retourne.
cultists-rulebook-passages-card = La carte piochée est remise avec les autres, et on mélange. Quand les trois encapuchonnés sont venus, un Échec amène lui aussi l’Homme-poisson.
cultists-rulebook-figure = Encapuchonné
    .does = Vient dans une pièce. Tant qu’il y est, aucune personne présente ne peut utiliser la pièce ; avec les gens, on peut encore agir.
cultists-rulebook-fishman = L’Homme-poisson
    .does = Vient dans un couloir. Seule une personne vivante qui tient le couteau peut y entrer. Rien n’empêche d’en sortir.
cultists-rulebook-picture-passages = Ce qui entre par la fenêtre brisée.

## Death and ghosts

cultists-rulebook-death-secret = Avec une carte Mort dans votre pile Pouls, vous ne vivez plus, mais cela reste secret. Tant que personne ne la révèle, vous comptez parmi les vivants pour toutes les règles de ce livret : vous marchez, faites des rencontres, agissez et votez. Quand ce livret dit « vivant », il veut dire quiconque n’est pas un fantôme.
cultists-rulebook-death-ways = Vous devenez fantôme quand votre mort est révélée, quand un vote vous met à la porte, ou par l’effet d’un rôle. Dès lors, tout le monde sait que vous ne vivez plus. Rien, dans le jeu de base, ne vous ramène.
cultists-rulebook-death-ghosts = Ce que font les fantômes
cultists-rulebook-death-keeps = Vous gardez votre main, votre itinéraire et votre camp. Le fantôme d’un enquêteur ne travaille toujours que sur son itinéraire ; celui d’un fanatique s’en passe. Votre rôle reste secret, sauf s’il dit le contraire.
cultists-rulebook-death-knife = Le couteau vient aussi aux fantômes, et ils jouent alors en premier. Ils ne peuvent s’en servir pour rien d’autre.

## Votes

cultists-rulebook-votes-when = Il y a un vote aussitôt chaque fois qu’une mort est révélée, et quand quelqu’un en lance un.
cultists-rulebook-votes-most = La personne qui a le plus de voix doit partir, si elle en a plus que chaque autre et plus que « personne ».
cultists-rulebook-votes-double = À sept ou huit joueurs, en revanche, le bulletin de qui tient le couteau, de son vivant, compte double.
cultists-rulebook-votes-out = La personne qui doit partir devient fantôme, et sa pile Pouls reste cachée. Son rôle aussi, sauf s’il dit le contraire. Seul le dernier fanatique doit se dévoiler, et la partie s’achève alors. Avec un seul fanatique, cela veut dire : si la partie continue, vous aviez tort.
cultists-rulebook-votes-example = On ouvre six bulletins : trois contre Theo, un contre Ruben, deux pour « personne ». Theo a plus de voix que n’importe qui d’autre, et plus que « personne ». Il doit partir.
cultists-rulebook-votes-example-after = Ines tient le couteau, et son bulletin était l’un des trois. Si elle le change pour « personne », cela fait deux voix contre Theo et trois pour « personne » : tout le monde reste.

## The end

cultists-rulebook-end-one = Avec un seul fanatique, la partie s’achève dès que l’une de ces choses arrive :
cultists-rulebook-end-points = Les enquêteurs ont assez de points. Ils gagnent, quel que soit le nombre de morts, sauf si le seul fanatique est l’Automa.
cultists-rulebook-end-out = Le fanatique devient fantôme. Les enquêteurs gagnent. (Pour l’Automa, voir son propre chapitre.)
cultists-rulebook-end-claim = Le fanatique sort de l’ombre à la fin d’une heure. Il gagne si assez d’enquêteurs sont morts, et perd sinon.
cultists-rulebook-end-time = L’heure { $hours } s’achève. Les fanatiques gagnent.
cultists-rulebook-end-both = Deux fanatiques
cultists-rulebook-end-two = Avec deux fanatiques, la partie finit de la même façon, sauf que personne ne sort de l’ombre. Mais quand les enquêteurs ont assez de points, ou quand le dernier fanatique devient fantôme, on ouvre d’abord toutes les piles Pouls. Si assez d’enquêteurs étaient déjà morts à la fin de l’heure précédente, les fanatiques gagnent malgré tout.
cultists-rulebook-end-seer = S’il y a un Prophète

## Roles

cultists-rulebook-roles-swap = Un rôle particulier remplace un simple enquêteur ; seul le Fanatique aveugle remplace un fanatique. Tout le monde sait quels rôles sont en jeu, et personne ne sait qui a lequel. Tous les rôles, sauf ceux des fanatiques et du Chasseur, gagnent avec les enquêteurs, même ceux qui leur nuisent.
cultists-rulebook-roles-plain = Sans rôle particulier
cultists-rulebook-roles-good = Les rôles qui aident les enquêteurs
cultists-rulebook-roles-bad = Les rôles qui aident les fanatiques
cultists-rulebook-roles-hunter = Le Chasseur maudit
cultists-rulebook-roles-balance = Un mélange équilibré
cultists-rulebook-roles-loyalty = Chaque rôle a une fidélité : à quel point il aide l’un ou l’autre camp. Faites le total pour chacun. Dans une partie d’experts, la différence doit être celle de ce tableau, et aucun total ne doit dépasser cinq.
cultists-rulebook-roles-table = Le total des fanatiques moins celui des enquêteurs
cultists-rulebook-row-lead = Différence
cultists-rulebook-roles-seer = Il n’y a pas de Prophète à sept personnes, ni à quatre avec l’Automa, ni dans la Station polaire.
cultists-rulebook-hunter-seats = Seulement à sept ou huit places. Six des cartes Réussite du Chasseur et trois de ses cartes Vivant portent une malédiction ; le reste de la table les prend pour ce qu’elles disent.

## Event tokens

cultists-rulebook-tokens-bag = Voici ce qu’il y a dans le sac. Dans une première partie, les Vitres brisées restent dans la boîte.
cultists-rulebook-portal-time = Le Portail reste ouvert encore trois heures, ou deux à sept ou huit places. Il doit être fermé avant la fin de la dernière. Le Miroir le laisse ouvert une heure de plus.

## Under the Surface

cultists-rulebook-surface-place = Une station polaire, un autre plan. Des objets sont cachés dans ses pièces, et quelque chose dort sous la glace.
cultists-rulebook-picture-station = La Station polaire pour six joueurs au plus. Des éboulis marquent les obstacles sur la glace.
cultists-rulebook-surface-points = Points pour gagner sur ce plan
cultists-rulebook-surface-use = Utiliser les objets
cultists-rulebook-surface-dead = Un objet découvert par une caméra ou par des portes secrètes compte comme trouvé. Les fantômes ne trouvent rien et ne portent rien.
cultists-rulebook-surface-organism = Organisme 46-B
cultists-rulebook-surface-awake = Les reliques rouges vont sur l’autel. La troisième réveille l’Organisme 46-B, et dès lors les points seuls ne font plus gagner : en avoir assez déclenche un rite.
cultists-rulebook-surface-leader = D’abord, toute la table élit un leader, par un vote comme un autre. On ne peut élire que des vivants, et personne ne part. En cas d’égalité, on revote. Si trois votes ne donnent pas de leader, les fanatiques gagnent.
cultists-rulebook-surface-otherwise = Mettre le dernier fanatique à la porte fait toujours gagner sans rite. Avec deux fanatiques, on ouvre quand même d’abord les piles Pouls.

## Mountains of Chaos

cultists-rulebook-mountains-place = Une vieille mine, un autre plan. Quatre galeries se rejoignent à un croisement, et deux ascenseurs relient des pièces éloignées.
cultists-rulebook-picture-mine = La Mine pour six joueurs au plus. La porte tournante, au croisement, ferme une galerie.
cultists-rulebook-mountains-points = Points pour gagner sur ce plan
cultists-rulebook-mountains-lifts = Ascenseurs
cultists-rulebook-mountains-self = S’il y a encore quelqu’un de vivant à bord quand tout le monde s’est déplacé, l’ascenseur part de lui-même. Sans courant, aucun ascenseur ne bouge.
cultists-rulebook-mountains-ropes = Cordes de sécurité
cultists-rulebook-mountains-bag = Dans la Mine, ce jeton peut remplacer Faux regards, sauf à sept places.

## Professions

cultists-rulebook-professions-two = Un supplément pour tout plan avec deux fanatiques, mais pas pour une première partie. L’un des cinq, nul ne sait lequel, est à côté du plan, face cachée. Il est perdu quand la personne qui l’a devient fantôme.

## The Automa

cultists-rulebook-automa-seat = À quatre joueurs, l’Automa prend la cinquième place. À six, vous pouvez lui en donner une septième. Il reçoit un rôle comme tout le monde, et nul ne sait lequel : il est peut-être fanatique.
cultists-rulebook-automa-walk = Son itinéraire est face visible. Il va par le plus court chemin vers la première couleur de sa ligne qui a encore une pièce inexplorée, et fait des rencontres comme tout le monde. Il donne alors la première carte de sa pile, sans qu’on la voie, à la personne qui a la plus petite pile Pouls.
cultists-rulebook-automa-never = Il ne consulte jamais de pile Pouls, ne sort jamais de l’ombre et ne se sert jamais du couteau. Les rôles particuliers n’ont aucun effet entre ses mains, sauf qu’avec deux fanatiques il peut être le Prophète.
cultists-rulebook-automa-out = Avec un seul fanatique, si un vote fait partir l’Automa, on retourne son rôle. S’il était le fanatique, on ouvre toutes les piles Pouls : avec assez de morts, les fanatiques gagnent ; sinon, ce sont les enquêteurs.

## Questions people ask

cultists-rulebook-ask-own = Puis-je regarder ma propre pile Pouls ?
    .does = Jamais. C’est pourquoi on demande à une personne de confiance de regarder.
cultists-rulebook-ask-refuse = Puis-je refuser de rencontrer quelqu’un ?
    .does = Non. Mais vous choisissez où vous allez, et à la lumière, une troisième personne dans la pièce vous protège.
cultists-rulebook-ask-route = Dois-je suivre mon itinéraire ?
    .does = Pas pour marcher. Un enquêteur en a besoin pour utiliser une pièce. Allez où vous voulez.
cultists-rulebook-ask-tell = J’ai regardé et n’ai trouvé que des cartes Vivant. Dois-je le dire ?
    .does = Non. Vous pouvez dire ce que vous voulez, ou rien. Seule une carte Mort doit être révélée, et seulement par un enquêteur.
cultists-rulebook-ask-fake = Peut-on faire semblant d’avoir trouvé une mort ?
    .does = Non. Une mort, c’est une carte Mort sur la table, aux yeux de tout le monde.
cultists-rulebook-ask-again = J’ai rencontré Ines il y a une heure. Si je reviens, y a-t-il une nouvelle rencontre ?
    .does = Oui, chaque fois que l’une des deux personnes entre et ne trouve que l’autre. Dans le noir, peu importe qui d’autre est là.
cultists-rulebook-ask-twice = Quelqu’un a deux cartes Mort. Comptent-elles double ?
    .does = Non. Chaque enquêteur mort compte une fois, fantôme ou non.
cultists-rulebook-ask-enough = Quand il y a assez de morts, quelqu’un le dit-il ?
    .does = Jamais. Aux fanatiques de tenir le compte.
cultists-rulebook-ask-pile = Et si la pioche est vide ?
    .does = Alors il n’en vient plus de cartes. Tout le reste continue.
cultists-rulebook-ask-partners = Deux fanatiques peuvent-ils convenir de quelque chose en secret ?
    .does = Non. Ils se sont vus une fois, pendant la nuit. Ensuite, ils parlent comme tout le monde, à voix haute.
