# The quick reference of Invasion: one page, for this table.

inv-reference-for = Invasion, { $city }, { $players } joueurs
inv-reference-city = Ville
inv-reference-players = Joueurs
inv-reference-unofficial = Le jeu de plateau Among Us, avec nos propres mots. Les numéros mènent aux règles complètes.

inv-reference-story = L’histoire
inv-reference-story-city = Des aliens ont atterri dans la ville, et cinq scientifiques sont isolés. Des agents ouvrent le chemin et les escortent jusqu’au centre.
inv-reference-story-cards = Au début, tout le monde est humain, ou presque. Mais agir, c’est piocher des cartes Assimilation, et celle qui dit Assimilé fait de vous un alien, en secret et pour toujours.
inv-reference-story-trust = Nul ne sait donc combien de temps se fier aux autres. L’allié de la manche passée jouera peut-être Sabotage dans celle-ci.

inv-reference-goals = Ce que veut chaque camp
inv-reference-humans = Menez { $scientists ->
    [one] un scientifique
   *[other] { $scientists } scientifiques
} jusque dans { $point }.
inv-reference-aliens = Voyez arriver { $ships ->
    [one] un vaisseau-mère
   *[other] { $ships } vaisseaux-mères
}, ou tenez tous les quartiers d’un secteur.
inv-reference-numbers = { $assimilated ->
    [one] Une carte Assimilé est en jeu : il y a donc un alien au plus, et peut-être aucun.
   *[other] { $assimilated } cartes Assimilé sont en jeu : il y a donc { $assimilated } aliens au plus, et peut-être aucun.
}
inv-reference-sides = Vous gagnez avec le camp qui est le vôtre à la fin de la partie.

inv-reference-round = Une manche
inv-reference-round-event = L’architecte retourne la première carte Événement et l’applique.
inv-reference-round-declare = { $window ->
    [standing_orders] Avant le premier tour, chaque personne laisse un ordre : quand se déclarer. Il ne vaut que pour les aliens, et personne ne le voit.
   *[other] Avant chaque tour, tout alien peut se déclarer. La question est posée à toute la table : elle ne trahit rien.
}
inv-reference-round-turns = Dans le sens horaire à partir de l’architecte, chaque personne fait l’une des actions ci-dessous. On ne passe pas.
inv-reference-round-sirens = Tous les agents retrouvent leur gyrophare, et le jeton Architecte passe dans le sens horaire. Les événements à venir vont sur la pile, les événements écartés dessous.
inv-reference-round-dice = Les dés désignent un quartier. Il tombe, avec tous ses voisins ; s’il est déjà alien, toute sa zone grandit d’un pas.

inv-reference-actions = Actions
inv-reference-action = Action
inv-reference-who = Qui
inv-reference-draws = Cartes
inv-reference-all-but-stated = tout le monde, sauf les aliens déclarés
inv-reference-everybody = tout le monde
inv-reference-stated-only = les aliens déclarés
inv-action-control = Diriger un agent
    .does = N’importe quel agent au gyrophare allumé. Rouler, libérer et escorter, chacun une fois ou pas du tout, dans cet ordre. Puis son gyrophare s’éteint pour la manche.
    .draws = autant de cartes que la pression, à la fin
inv-action-plan = Planifier
    .does = Regardez les deux premières cartes Événement. Laissez-en venir une : elle ira sur la pile à la fin de la manche. Écartez l’autre : elle ira dessous. Personne d’autre ne sait laquelle.
    .draws = une carte, avant de regarder ; aucune pour un alien déclaré
inv-action-accuse = Accuser
    .does = Il faut votre jeton, et un soutien qui a le sien. La personne accusée montre ses cartes jusqu’à la première carte Assimilé. S’il n’y en a pas, toutes les personnes qui accusaient perdent leur jeton.
    .draws = aucune carte
inv-action-invade = Envahir
    .does = Choisissez n’importe quel agent : tous les quartiers qui touchent son poste tombent.
    .draws = aucune carte

inv-reference-agents = Ce que peut faire un agent
inv-reference-move = Rouler
    .does = Vers n’importe quel poste d’une route qui passe par le sien, aussi loin soit-il, mais jamais sur un autre agent.
inv-reference-free = Libérer
    .does = Tous les quartiers qui touchent son poste perdent leur jeton Alien.
inv-reference-escort = Escorter
    .does = Un scientifique à son poste va vers un autre agent de la même route. Aucun poste du chemin, ses deux bouts compris, ne doit toucher un quartier alien.

inv-reference-rescue = Un sauvetage
inv-reference-rescue-team = Une escorte vers un poste de rassemblement, au centre même, est un sauvetage. Qui le dirige nomme deux autres personnes.
inv-reference-rescue-cards = Chacune des trois personnes joue Réussite ou Sabotage, face cachée. On mélange : la table voit combien de chaque, mais pas de qui.
inv-reference-rescue-escalation = Que des Réussites : le scientifique est sauvé. Au moins un Sabotage : on retourne jusqu’à quatre événements, l’un après l’autre, jusqu’à ce que vienne un vaisseau-mère. Si l’escorte est encore possible ensuite, le scientifique est sauvé quand même.
inv-reference-rescue-pressure = { $raises ->
    [every_vote] Dans tous les cas, la pression monte d’un cran.
   *[saved_only] Si quelqu’un a été sauvé, la pression monte d’un cran.
}

inv-reference-pressure = La pression
inv-reference-track = Ses crans : { $track }. Elle part de { $start }.
inv-reference-pressure-uses = Elle fixe combien de cartes Assimilation vous piochez pour diriger un agent, et combien de cartes déplace Plans des aliens. Un sauvetage la fait monter ; un vaisseau-mère la fait baisser.

inv-reference-events = Cartes Événement
inv-reference-copies = { $name } (×{ $copies })
inv-reference-deck = Vingt cartes. Celles qui sont écartées viennent bien plus tard, ou jamais.

inv-reference-secrets = Ce qui est secret
inv-reference-secret-own = Personne d’autre que vous ne voit vos cartes Assimilation, les événements que vous planifiez et la carte Sauvetage que vous jouez.
inv-reference-secret-nobody = Personne ne voit les piles, ni de qui venait quelle carte Sauvetage.
inv-reference-secret-open = Tout le monde voit le plan, la pression, combien de cartes chaque personne a piochées, qui était dans chaque équipe et combien d’événements compte chaque pile. Dites ce que vous voulez, mais ne montrez jamais vos cartes.

inv-reference-stated = Aliens déclarés
inv-reference-stated-words = Des aliens que tout le monde connaît : une accusation les a mis à découvert, ou ils se sont déclarés. Ils ne piochent plus de cartes, ne dirigent plus d’agents et n’entrent dans aucune équipe. Ils planifient, ou ils envahissent.

inv-reference-first = Pour votre première partie
inv-reference-first-free = Libérez d’abord, avec un agent, les quartiers autour d’un scientifique. Puis amenez un second agent sur la même route, et escortez.
inv-reference-first-pressure = À une pression de 1, diriger un agent coûte une carte ; à 4, quatre. Sauvez souvent tant qu’elle est basse, planifiez quand elle est haute.
inv-reference-first-sector = Surveillez tout secteur presque plein. Une seule Propagation peut mettre fin à la partie.
inv-reference-first-watch = Retenez qui était dans l’équipe quand un Sabotage est apparu, et ce qui est venu après que quelqu’un a planifié.
inv-reference-first-alien = Si vous changez de camp, rien n’oblige à jouer autrement tout de suite. Un alien discret dans une équipe vaut mieux qu’un alien bruyant.
inv-reference-house-rules = Les règles maison de cette table
