# The rulebook of Invasion: headings, and what no other text says yet. The rest are the sentences of the quick reference, of "Why?"
# and of the cards. The book speaks of a table without house rules.

## Chapters

invasion-rulebook-story = L’histoire
invasion-rulebook-sides = Ce que veut chaque camp
invasion-rulebook-table = Ce qu’il y a sur la table
invasion-rulebook-setup = Mise en place
invasion-rulebook-round = Une manche
invasion-rulebook-actions = Votre tour
invasion-rulebook-agents = Agents
invasion-rulebook-rescue = Un sauvetage
invasion-rulebook-assimilation = Assimilation
invasion-rulebook-plans = Planifier
invasion-rulebook-accusations = Accusations et aliens déclarés
invasion-rulebook-pressure = La pression
invasion-rulebook-events = Cartes Événement
invasion-rulebook-secrets = Ce qui est secret
invasion-rulebook-end = La fin
invasion-rulebook-first = Votre première partie
invasion-rulebook-questions = Questions qu’on se pose

## What each side wants

invasion-rulebook-sides-same = Personne n’est encore contre vous. Tout le monde commence dans le même camp, à ce qu’il semble, et dirige les mêmes agents. Mais chaque carte piochée peut vous faire changer de camp : dès lors, vous voulez le contraire.
invasion-rulebook-sides-table = Cartes Assimilé, selon le nombre de joueurs
invasion-rulebook-players = Joueurs
invasion-rulebook-row-assimilated = Cartes Assimilé en jeu
invasion-rulebook-sides-most = C’est le nombre d’aliens qu’il peut y avoir. Il y en a peut-être moins, et peut-être aucun.

## What's on the table

invasion-rulebook-picture-city = { $city }, au début d’une partie : les quartiers sombres sont aliens, cinq agents sont sur leur poste de départ, et un scientifique attend à côté de chaque site d’atterrissage.
invasion-rulebook-table-districts = La ville a cinq secteurs, de A à E, découpés en quartiers. La plupart des quartiers ont une adresse, un numéro par lequel les dés les désignent. Les aliens occupent des quartiers, jamais plus d’un jeton dans chacun.
invasion-rulebook-table-roads = Les agents et les scientifiques se tiennent sur des postes, jamais dans des quartiers. Les postes sont sur des routes ; chaque route a une couleur et une lettre, et un poste peut être sur plusieurs. Un poste touche tous les quartiers qui y ont un coin.
invasion-rulebook-table-centre = Au milieu se trouve { $point }, où les scientifiques sont en sécurité. Les postes autour sont des postes de rassemblement.
invasion-rulebook-table-near = Deux quartiers sont voisins s’ils ont un côté en commun. Un coin ne suffit pas, et rien ne se propage par-delà un fleuve.
invasion-rulebook-table-things = Le reste
invasion-rulebook-agent = Agent
    .does = Une voiture avec un numéro. Les agents n’appartiennent à personne : à votre tour, vous pouvez prendre n’importe lequel.
invasion-rulebook-siren = Gyrophare
    .does = Sur tout agent encore disponible cette manche. Il s’éteint quand l’agent a servi.
invasion-rulebook-scientist = Scientifique
    .does = Attend sur un poste que des agents l’amènent au centre.
invasion-rulebook-token = Jeton Accusation
    .does = Chaque personne en a un. Il le faut pour accuser, ou pour soutenir qui accuse.
invasion-rulebook-architect = Architecte
    .does = Applique les événements de la manche, joue le premier tour et mélange les cartes Sauvetage. Le jeton passe dans le sens horaire à chaque manche.
invasion-rulebook-cards = Cartes Assimilation
    .does = Humain ou Assimilé. Vous les piochez face cachée et ne regardez que les vôtres, sans les montrer. Elles restent devant vous jusqu’à la fin.
invasion-rulebook-rescue-cards = Cartes Sauvetage
    .does = Chaque personne a une Réussite et un Sabotage, et retrouve les deux après chaque sauvetage.
invasion-rulebook-event-deck = Pile Événement
    .does = Avec deux piles à côté : les événements à venir, et les événements écartés.
invasion-rulebook-picture-cards = Cartes Assimilation et cartes Sauvetage. Toutes celles d’une même sorte ont le même dos.

## Setting up

invasion-rulebook-setup-done = Dans Gloaming, tout cela est fait pour vous, sauf placer les scientifiques. À une vraie table, suivez cet ordre.
invasion-rulebook-setup-city = Choisissez une ville, et laissez dans la boîte la carte Événement du centre de l’autre. Choisissez le premier architecte.
invasion-rulebook-setup-agents = Placez un agent avec son gyrophare sur chaque poste de départ. Le sixième attend à côté du plan.
invasion-rulebook-setup-third = Mélangez une carte Assimilé avec { $rest } cartes Humain : c’est la pile du troisième vaisseau-mère.
invasion-rulebook-setup-deck = Mélangez les autres cartes Assimilé du tableau avec les cartes Humain restantes. Mettez-en { $stack }, sans les regarder, dans la pile du premier vaisseau-mère et { $stack } dans celle du deuxième. Ce qui reste est la pile Assimilation.
invasion-rulebook-setup-four = À quatre, mélangez d’abord l’unique carte Assimilé avec toutes les cartes Humain, { $humans } en tout, et formez les trois piles en prenant par le dessus.
invasion-rulebook-setup-landing = Les aliens atterrissent : lancez le dé d’adresse une fois pour chaque secteur. Le quartier désigné tombe, avec tous ses voisins.
invasion-rulebook-setup-hands = Chaque personne prend une Réussite, un Sabotage et un jeton Accusation.
invasion-rulebook-setup-draw = Dans le sens horaire à partir de l’architecte, chaque personne pioche une carte Assimilation et la regarde sans la montrer. La pression part de { $start }.

## A round

invasion-rulebook-round-three = Une manche a trois étapes. Les manches se suivent jusqu’à ce qu’un camp ait gagné.
invasion-rulebook-round-order = À chaque étape
invasion-rulebook-round-fixed = L’architecte reste le même jusqu’à la consolidation. Chaque personne l’est à son tour, même un alien à découvert.

## Agents

invasion-rulebook-agents-three = C’est en dirigeant un agent qu’on fait avancer les choses. Rouler, libérer et escorter : dans cet ordre, chacun une fois ou pas du tout.
invasion-rulebook-agents-road = Les aliens n’arrêtent pas les agents. Pour changer de route, il faut un poste où elles se croisent, et un autre tour.
invasion-rulebook-agents-receive = Le second agent reste où il est, et son gyrophare reste tel quel, allumé ou éteint. Les autres agents sur la route ne gênent pas.
invasion-rulebook-picture-escort = Une escorte. Les deux agents sont sur la route F ; aucun poste entre eux ne touche un quartier alien, donc le scientifique peut passer.
    .from = { $agent } escorte
    .to = { $agent } reçoit
    .way = La voie est libre
invasion-rulebook-agents-example = Un scientifique attend sur la route F, deux postes avant { $point }, entouré de trois quartiers aliens. Ruben prend { inv-agent-05 } : il roule jusqu’à ce poste et libère les trois. Il ne peut pas encore escorter, car il n’y a pas d’autre agent sur la route F.
invasion-rulebook-agents-example-after = Ines prend { inv-agent-03 } et roule par la route F jusqu’à un poste de rassemblement. À la manche suivante, si les aliens laissent la voie libre, n’importe qui peut reprendre { inv-agent-05 } et escorter le scientifique jusqu’au centre. Ce sera un sauvetage.

## A rescue

invasion-rulebook-rescue-after = Puis chaque membre de l’équipe reprend ses deux cartes, mélangées : nul ne peut savoir ce qui restait dans la main de qui.
invasion-rulebook-rescue-recheck = « Encore possible » veut dire qu’aucun événement n’a capturé ou piégé l’agent qui escorte, qu’un autre agent est sur un poste de rassemblement le long d’une de ses routes, et que le chemin jusque-là ne touche aucun quartier alien. Sinon, le scientifique reste et attend un autre essai.
invasion-rulebook-rescue-example = Ines dirige un sauvetage et nomme Theo et Agnes. L’architecte mélange les trois cartes et les retourne : Réussite, Réussite, Sabotage. C’est donc l’escalade.
invasion-rulebook-rescue-example-after = Le premier événement est un Piège, dans un autre secteur. Le deuxième est Résistance : un secteur entier est libéré. Le troisième est un vaisseau-mère, et cela s’arrête là. La voie est toujours libre : le scientifique est sauvé malgré tout. Mais l’une des trois personnes a joué Sabotage, et deux d’entre elles diront qui.

## Assimilation

invasion-rulebook-assimilation-when = On pioche à trois moments : une carte à la mise en place, une chaque fois qu’on planifie, et autant que l’indique la pression chaque fois qu’on a dirigé un agent.
invasion-rulebook-assimilation-for-good = La première carte Assimilé fait aussitôt de vous un alien. C’est sans retour, et d’autres cartes n’y changent rien. Vous ne le dites pas, et rien ne vous oblige à jouer autrement.
invasion-rulebook-assimilation-empty = Quand la pile est vide, personne ne pioche jusqu’à ce qu’un vaisseau-mère apporte de nouvelles cartes.
invasion-rulebook-assimilation-unknown = Les aliens ne se connaissent pas entre eux, sauf si la Révélation les a montrés.
invasion-rulebook-assimilation-example = La pression est de 3. Agnes dirige un agent et libère quatre quartiers : un bon tour. Puis elle pioche trois cartes et les regarde sans les montrer. Humain. Humain. Assimilé.
invasion-rulebook-assimilation-example-after = L’instant d’avant, elle voulait ramener les scientifiques. Maintenant, elle veut des vaisseaux-mères. Tout le monde l’a vue piocher trois cartes, et elle dit ce que tout le monde dit : « Rien que des cartes Humain. »

## Planning ahead

invasion-rulebook-plans-short = S’il y a moins de deux cartes dans la pile, on y remet d’abord les deux piles d’à côté.

## Accusations and stated aliens

invasion-rulebook-accusations-alone = Si personne ne vous soutient, votre tour est fini. Aucune carte n’est montrée, et vous gardez votre jeton.
invasion-rulebook-accusations-proof = Dès qu’une carte Assimilé apparaît, on n’en montre plus. Si toutes disent Humain, cela prouve seulement que la personne était humaine jusqu’ici.

## The end

invasion-rulebook-end-first = La partie s’achève aussitôt, quoi qu’on soit en train de faire, dès que l’une de ces choses arrive :
invasion-rulebook-end-scientists = Le dernier scientifique arrive au centre. Les humains gagnent.
invasion-rulebook-end-ships = Le { $ships ->
    [one] premier vaisseau-mère
    [4] quatrième vaisseau-mère
   *[other] dernier des { $ships } vaisseaux-mères
} arrive. Les aliens gagnent.
invasion-rulebook-end-sector = Tous les quartiers d’un secteur sont aliens, y compris ceux sans adresse. Les aliens gagnent.
invasion-rulebook-end-nobody = Si le but des aliens est atteint alors que personne n’a changé de camp, tout le monde perd.

## Questions people ask

invasion-rulebook-ask-show = Puis-je montrer mes cartes pour prouver que je suis du côté des humains ?
    .does = Non. Les cartes ne se montrent que lors d’une accusation, ou quand on se déclare.
invasion-rulebook-ask-pass = Puis-je ne rien faire ?
    .does = Non. Mais diriger un agent sans rouler, ni libérer, ni escorter, c’est permis, et on se posera des questions.
invasion-rulebook-ask-human = Un humain peut-il jouer Sabotage ?
    .does = Oui. Il y a rarement une raison de le faire.
invasion-rulebook-ask-take = Un agent peut-il rouler avec un scientifique à bord ?
    .does = Non. Les scientifiques ne se déplacent que lorsqu’on les escorte d’un agent à un autre.
invasion-rulebook-ask-same = Deux personnes peuvent-elles diriger le même agent dans une manche ?
    .does = Non. Une fois qu’il a servi, son gyrophare reste éteint jusqu’à la fin de la manche.
invasion-rulebook-ask-alien = Me voilà alien au milieu de mon tour. Et ce que j’ai déjà fait ?
    .does = Ce qui est fait est fait. Dès l’instant où vous piochez la carte, vous jouez pour l’autre camp.
invasion-rulebook-ask-many = Deux cartes Sabotage, est-ce pire ?
    .does = Non. Une ou trois, il n’y a qu’une escalade.
invasion-rulebook-ask-dead = Un scientifique peut-il être perdu ?
    .does = Non. Rien ne les retire du jeu. Ils attendent.
