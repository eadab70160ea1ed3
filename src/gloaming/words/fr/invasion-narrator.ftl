# The narrator of the boxed game: what to choose, what to lay out, what to read aloud, and what people forget in a round.

invasion-narrator-players = À combien jouez-vous ?

## Things in the box

invasion-narrator-agent = Agent
invasion-narrator-siren = Gyrophare
invasion-narrator-scientist = Scientifique
invasion-narrator-accusation-token = Jeton Accusation

## What to lay out

invasion-narrator-lay-city = Tournez le plan du côté { $city }.
    .title = La ville
invasion-narrator-lay-events = Mélangez ces cartes Événement et posez-les, face cachée, sur la case du milieu de la tuile des événements. Les cases à côté restent vides.
    .title = Cartes Événement
invasion-narrator-lay-events-without = À laisser de côté : { $cards }.
invasion-narrator-lay-architect = Choisissez quelqu’un d’un commun accord, ou tirez au sort. Cette personne prend le jeton Architecte, et commence.
    .title = Le premier architecte
invasion-narrator-lay-agents = Placez { $posted } agents avec leur gyrophare sur les postes de départ.
    .title = Agents
invasion-narrator-lay-reserve = Le dernier agent attend à côté du plan, sans son gyrophare.
invasion-narrator-lay-third = Mélangez ces { $cards } cartes et posez-les, face cachée, sur le troisième emplacement de vaisseau-mère.
    .title = Le troisième vaisseau-mère
invasion-narrator-lay-deck = Mélangez celles-ci. Mettez-en { $first }, face cachée, sur le premier emplacement de vaisseau-mère et { $second } sur le deuxième. Les { $left } autres forment la pile Assimilation. Personne ne regarde.
    .title = Cartes Assimilation
invasion-narrator-lay-deck-all = Mélangez celles-ci. Mettez-en { $cards }, face cachée, sur chacun des trois emplacements de vaisseau-mère. Les { $left } autres forment la pile Assimilation. Personne ne regarde.
invasion-narrator-lay-deck-box = Toutes les autres cartes Assimilation restent dans la boîte.
invasion-narrator-lay-landing = Lancez le dé d’adresse une fois pour chaque secteur : { $sectors }. Posez un jeton Alien sur chaque quartier qu’il désigne.
    .title = L’atterrissage
invasion-narrator-lay-landing-around = Puis posez-en un sur chaque quartier libre voisin de ceux-là, quel que soit son secteur.
invasion-narrator-lay-rescue = Chaque personne en prend une de chaque, et les garde face cachée.
    .title = Cartes Sauvetage
invasion-narrator-lay-accusation = Chaque personne en prend un.
    .title = Jetons Accusation
invasion-narrator-lay-scientists = L’architecte place un scientifique à côté de chaque site d’atterrissage, sur un poste qui le touche. Un par poste.
    .title = Scientifiques
invasion-narrator-lay-pressure = Mettez le marqueur sur le départ de l’échelle, celui qui est entouré. La pression est de { $start }.
    .title = La pression

## Before the first round, to be read aloud

invasion-narrator-night-draw = En commençant par l’architecte et vers la gauche, chaque personne pioche une carte Assimilation. Ne la montrez à personne.
invasion-narrator-night-look = Regardez votre carte. Si elle dit Humain, vous restez du côté des humains, pour l’instant. Si elle dit Assimilé, vous êtes alien, et personne d’autre ne le sait.
invasion-narrator-night-down = Posez-la face cachée devant vous. N’en dites rien que vous ne puissiez retirer.

## Revelation, to be read aloud

invasion-narrator-revelation-shut = Tout le monde, fermez les yeux.
invasion-narrator-revelation-open = Aliens, ouvrez les yeux, et cherchez-vous du regard.
invasion-narrator-revelation-shut-again = Aliens, fermez les yeux.
invasion-narrator-revelation-wake = Tout le monde, ouvrez les yeux, et dites ensemble : ici, il n’y a que des humains.

## The round

invasion-narrator-event = L’architecte retourne la première carte Événement et l’applique.
invasion-narrator-event-choices = Si elle laisse un choix, l’architecte décide. Si c’est impossible, rien ne se passe.
invasion-narrator-event-discard = Mettez la carte à la défausse. Un vaisseau-mère reste sur son emplacement.
invasion-narrator-ship = Si c’est un vaisseau-mère : ses cartes sont-elles allées dans la pile Assimilation, et la pression a-t-elle baissé ? Le vaisseau numéro { $ships } met fin à la partie.
invasion-narrator-declare = Avant chaque tour, demandez : un alien se déclare-t-il ? Il montre alors une carte Assimilé.
invasion-narrator-control = Diriger un agent. N’importe quel agent qui a son gyrophare peut rouler, puis libérer, puis escorter, chacun une fois. Puis vous piochez autant de cartes que la pression : { $pressure }.
invasion-narrator-plan-first = Vous piochez une carte Assimilation avant de regarder.
invasion-narrator-draws = Pour avoir dirigé un agent : { $pressure ->
    [0] aucune carte à cette pression
    [one] une carte à cette pression
   *[other] { $pressure } cartes à cette pression
}. Pour avoir planifié : une carte. Les aliens déclarés n’en piochent pas. C’est la pression au moment où l’action a été annoncée qui compte.
invasion-narrator-siren-off = L’agent perd son gyrophare. Il est engagé jusqu’à la fin de la manche.
invasion-narrator-reorganise = Reste-t-il moins de deux cartes Événement pour planifier ? Mélangez d’abord les événements à venir et posez-les sur la pile ; puis mélangez les événements écartés et glissez-les dessous.
invasion-narrator-everyone-once = Chaque personne a-t-elle eu exactement un tour ?
invasion-narrator-sirens = Chaque agent sur le plan retrouve son gyrophare.
invasion-narrator-architect = Le jeton Architecte passe à la personne de gauche, qui fait le reste.
invasion-narrator-upcoming = Mélangez les événements à venir et posez-les sur la pile Événement. Mélangez les événements écartés et glissez-les dessous. La pile elle-même reste telle quelle.
invasion-narrator-sector = Un secteur est-il plein ? Alors les aliens ont gagné.
invasion-narrator-roll-once = On lance les dés à chaque manche, même si personne n’est alien.

## An accusation

invasion-narrator-accusation-call = Une accusation est portée. Si vous la soutenez et que vous avez encore votre jeton, levez-le à trois.
invasion-narrator-supporters = Soutiens, sans compter la personne qui accuse
invasion-narrator-accusation-alone = Personne ne la soutient. Le tour est fini ; aucune carte n’est montrée, et aucun jeton n’est perdu.
invasion-narrator-accusation-show = La personne accusée montre ses cartes, une par une, jusqu’à la première carte Assimilé.
invasion-narrator-accusation-stop = Arrêtez à la première carte Assimilé. Le reste demeure secret.
invasion-narrator-accusation-founded = Un alien, et maintenant tout le monde le sait. Les personnes qui accusaient gardent leur jeton.
invasion-narrator-accusation-unfounded = Un être humain, jusqu’ici. { $supporters ->
    [one] La personne qui accuse et son soutien perdent leur jeton.
   *[other] La personne qui accuse et ses { $supporters } soutiens perdent leur jeton.
}

## A rescue

invasion-narrator-rescue-call = Qui dirige le sauvetage nomme deux autres personnes, mais pas d’alien déclaré. Chacune des trois joue une carte Sauvetage, face cachée. L’architecte les mélange et les retourne.
invasion-narrator-rescue-missing = { $count ->
    [one] Il manque une carte.
   *[other] Il manque { $count } cartes.
}
invasion-narrator-rescue-surplus = Seules trois personnes jouent une carte.
invasion-narrator-rescue-saved = Le scientifique est sauvé. Rendez les cartes : une de chaque à chaque personne. La pression monte d’un cran.
invasion-narrator-rescue-sabotaged = { $sabotage ->
    [one] Un Sabotage.
   *[other] { $sabotage } Sabotages.
} Retournez jusqu’à { $cards } événements, l’un après l’autre, et arrêtez après un vaisseau-mère. Si l’escorte est encore possible, le scientifique est sauvé. Rendez les cartes. La pression monte d’un cran.

## Numbers and the end

invasion-narrator-ships = Vaisseaux-mères
invasion-narrator-saved = Scientifiques sauvés
invasion-narrator-end-humans = Tous les scientifiques sont { $point }. Les humains gagnent.
invasion-narrator-end-ships = { $ships } vaisseaux-mères sont au-dessus de la ville. Les aliens gagnent.
