# What a coach says about a question, open to all: the first line, and what good players think (`-more`). `inv-held-…` is what
# a side makes of it, read only while it is held.
inv-note-place-scientist = Vous êtes architecte : placez un scientifique près de chaque site d’atterrissage.
inv-note-place-scientist-more = Choisissez un poste sur une route qui mène droit au centre.
inv-note-act = Une action : diriger un agent, planifier ou accuser. Diriger coûte { $pressure ->
    [0] zéro carte
    [one] une carte
   *[other] { $pressure } cartes
}.
inv-note-act-more = Toute carte peut vous faire changer de camp. Sauvez à basse pression, planifiez à haute.
inv-note-act-stated = Tout le monde vous sait alien : planifiez, ou menez les aliens vers un agent.
inv-note-act-stated-more = Envahissez où un secteur est presque plein, ou sur le chemin d’une escorte.
inv-note-place-events = L’un de ces événements viendra ; l’autre est écarté. Personne d’autre ne sait lequel.
inv-note-place-events-more = À la manche suivante, on verra ce qui vient après votre choix. Attendez-vous à la question.
inv-note-ask-for-support = Avec votre soutien, la personne accusée montre ses cartes jusqu’à une carte Assimilé. S’il n’y en a pas, vous perdez votre jeton.
inv-note-ask-for-support-more = Combien de cartes la personne accusée a-t-elle piochées, et qu’est-il arrivé autour d’elle ?
inv-note-ask-for-declaration = La question est posée à toute la table avant chaque tour. Seul un alien peut se déclarer.
inv-note-ask-for-declaration-more = Un alien déclaré envahit à chaque tour, mais sans équipe. La plupart font mieux dans l’ombre.
inv-note-leave-orders = Laissez un ordre pour cette manche : quand vous déclarer, ou jamais. Il ne vaut que pour un alien.
inv-note-leave-orders-more = Chacun en laisse un, et personne ne le voit. Un ordre qui ne vous concerne pas est sans effet.
inv-note-place-newcomer = Un sixième agent arrive. Choisissez un poste de départ libre ; il sera disponible à la manche suivante.
inv-note-place-newcomer-more = À quel scientifique manque-t-il un second agent sur la route ?
inv-note-move-agent = Roulez sur une route qui passe par ce poste, aussi loin que vous voulez. Pas sur un autre agent.
inv-note-move-agent-more = Libérez beaucoup de quartiers, ou rejoignez un scientifique qu’un autre agent peut recevoir.
inv-note-free-districts = Libérez tous les quartiers aliens qui touchent ce poste, ou laissez-les tous.
inv-note-free-districts-more = On n’escorte personne sous le nez des aliens, et un secteur plein, c’est la partie perdue.
inv-note-escort-scientist = Envoyez le scientifique vers un autre agent de la route. Un poste de rassemblement, et c’est un sauvetage.
inv-note-escort-scientist-more = Aucun poste du chemin ne doit toucher un quartier alien, pas même ses deux bouts.
inv-note-name-team = Choisissez deux autres personnes pour le sauvetage. Chacune des trois joue une carte en secret.
inv-note-name-team-more = Prenez qui a pioché peu de cartes, ou qui n’a jamais eu de Sabotage dans son équipe.
inv-note-cast-votes = Réussite ou Sabotage, face cachée. Un seul Sabotage, et jusqu’à quatre événements surviennent d’abord.
inv-note-cast-votes-more = La table apprend combien il y a de Sabotages, et compte les noms de l’équipe.
inv-note-pick-agent = Cet événement déplace un agent. Choisissez lequel ; disponible ou engagé, peu importe.
inv-note-pick-agent-more = Son gyrophare reste tel quel, et il n’emmène pas de scientifique.
inv-note-send-agent = Choisissez où va cet agent.
inv-note-send-agent-more = Pensez aux routes : un scientifique à un bout, un autre agent au centre.
inv-note-free-sector = Choisissez un secteur : tous ses jetons Alien sont retirés.
inv-note-free-sector-more = Le plus près de tomber, ou celui où attend une escorte.

## What a side makes of it

inv-held-act-human = Vous êtes un être humain. La prochaine carte peut changer cela.
inv-held-act-alien = Vous êtes alien. Rien ne presse : un alien à qui l’on se fie entre dans les équipes.
inv-held-place-events-human = Laissez venir le jaune. Écartez le rouge, et avant tout les vaisseaux-mères.
inv-held-place-events-alien = Les vaisseaux vous font gagner, et le rouge aide. Mais on peut vous reprocher ce qui vient.
inv-held-ask-for-support-human = Soutenez-la si vous acceptez d’y miser votre droit d’accuser.
inv-held-ask-for-support-alien = Soutenir une accusation sans fondement coûte leur jeton aux humains, et à vous le vôtre.
inv-held-ask-for-declaration-human = Vous n’avez rien à déclarer.
inv-held-ask-for-declaration-alien = Déclarez-vous seulement si personne ne vous croit plus, ou pour gagner sur-le-champ.
inv-held-leave-orders-human = Vous êtes un être humain : votre ordre est sans effet.
inv-held-leave-orders-alien = { inv-held-ask-for-declaration-alien }
inv-held-cast-votes-human = Réussite, si vous voulez que ça marche.
inv-held-cast-votes-alien = Sabotage sert votre camp. De préférence où l’on accusera quelqu’un d’autre.
inv-held-name-team-human = À qui confieriez-vous la dernière carte ?
inv-held-name-team-alien = Emmenez quelqu’un dont les autres doutent.

## Actions

inv-note-control = Prenez un agent à gyrophare allumé : rouler, libérer, escorter, dans cet ordre. Puis piochez { $pressure ->
    [0] zéro carte
    [one] une carte
   *[other] { $pressure } cartes
}.
inv-note-control-more = Deux agents sur une route font un sauvetage. Cherchez le second.
inv-note-plan = Piochez une carte, puis voyez deux événements : l’un viendra, l’autre est écarté.
inv-note-plan-more = Cela coûte toujours une carte, quelle que soit la pression.
inv-note-accuse = Accusez quelqu’un. Avec un soutien, on montre les cartes ; si tout est Humain, vos jetons sont perdus.
inv-note-accuse-more = Deux jetons pour une certitude. Attendez que deux d’entre vous ne doutent plus.
inv-note-invade = Tous les quartiers qui touchent le poste d’un agent tombent.
inv-note-invade-more = Près des derniers quartiers libres d’un secteur, cela peut mettre fin à la partie.

## Event cards: what each does, and what to think of

inv-note-event-card-mother-ship = { inv-event-card-mother-ship }. Dix cartes de plus, et la pression baisse d’un cran. Avec { $ships } vaisseaux, les aliens gagnent.
inv-note-event-card-mother-ship-more = À basse pression, les agents coûtent moins. Profitez-en tant que ça dure.
inv-note-event-card-rendezvous = { inv-event-card-rendezvous }. { inv-event-card-rendezvous.does }
inv-note-event-card-rendezvous-more = Deux agents sur une route font une escorte. Cherchez un scientifique entre eux.
inv-note-event-card-salvage = { inv-event-card-salvage }. { inv-event-card-salvage.does }
inv-note-event-card-salvage-more = Un agent près d’un scientifique épargne un tour de route.
inv-note-event-card-new-agent = { inv-event-card-new-agent }. Il arrive sur un poste de départ libre, disponible à la manche suivante.
inv-note-event-card-new-agent-more = Il est le plus utile sur une route où manque un second agent.
inv-note-event-card-resistance = { inv-event-card-resistance }. { inv-event-card-resistance.does }
inv-note-event-card-resistance-more = Le secteur le plus plein, ou celui où attend une escorte.
inv-note-event-card-cathedral = { inv-event-card-cathedral }. { inv-event-card-cathedral.does }
inv-note-event-card-cathedral-more = Un agent au centre peut recevoir un scientifique. Qui attend sur cette route ?
inv-note-event-card-capitol = { inv-event-card-capitol }. { inv-event-card-capitol.does }
inv-note-event-card-capitol-more = { inv-note-event-card-cathedral-more }
inv-note-event-card-starting-location = { inv-event-card-starting-location }. { inv-event-card-starting-location.does }
inv-note-event-card-starting-location-more = Voyez quelle route perd son second agent, et laquelle le gagne.
inv-note-event-card-revelation = { inv-event-card-revelation }. { inv-event-card-revelation.does }
inv-note-event-card-revelation-more = Dès maintenant, les aliens se connaissent. Voyez qui ils épargnent.
inv-note-event-card-alien-planning = { inv-event-card-alien-planning }. Parmi les prochaines cartes Événement, les rouges viendront ; les autres sont écartées.
inv-note-event-card-alien-planning-more = Une haute pression amène plus de rouge. Que quelqu’un planifie pour y parer.
inv-note-event-card-under-attack = { inv-event-card-under-attack }. { inv-event-card-under-attack.does }
inv-note-event-card-under-attack-more = Libérez d’abord où un secteur est presque plein, ou un scientifique attend.
inv-note-event-card-trap = { inv-event-card-trap }. { inv-event-card-trap.does }
inv-note-event-card-trap-more = Ailleurs, les agents roulent encore. Prenez ceux-là d’abord.
inv-note-event-card-expansion = { inv-event-card-expansion }. { inv-event-card-expansion.does }
inv-note-event-card-expansion-more = Les grandes taches croissent le plus vite. Mieux vaut libérer tôt les petites.
inv-note-event-card-captured = { inv-event-card-captured }. { inv-event-card-captured.does }
inv-note-event-card-captured-more = Gardez deux agents sur chaque route qui compte.
