# The table of Invasion: marks of questions, forms for answers, panels, what is held, scenes.

## Marks above a question

inv-mark-set-up = Avant la première manche
inv-mark-turn = Votre tour
inv-mark-agent = Diriger un agent
inv-mark-planning = Planifier, pour vos yeux seulement
inv-mark-accusation = Une accusation
inv-mark-before-turn = Avant le tour
inv-mark-rescue = Le sauvetage
inv-mark-event = Un événement

## Answers on the map

inv-places-list = Voir la liste des { $count }
inv-place-choose = Choisissez sur le plan, { $count } possibilités
inv-place-other = Choisir autre chose

## A turn

inv-act-control = Diriger un agent
    .short = { $pressure ->
        [0] Rouler, libérer, escorter. Aucune carte à piocher.
        [one] Rouler, libérer, escorter. Puis vous piochez une carte.
       *[other] Rouler, libérer, escorter. Puis vous piochez { $pressure } cartes.
    }
inv-act-control-which = Quel agent ?
inv-act-plan = Planifier
    .short = Deux événements : l’un viendra, l’autre est écarté.
inv-act-accuse = Accuser quelqu’un
    .short = Si quelqu’un vous soutient, des cartes sont montrées.
inv-act-accuse-which = Qui accusez-vous ?
inv-act-invade = Envahir
    .short = Les aliens prennent tous les quartiers autour d’un agent.
inv-act-invade-which = Autour de quel agent ?

## Cards face down

inv-votes-cards = Vos deux cartes Sauvetage
inv-votes-choose = D’abord, une carte
inv-votes-lay = La jouer face cachée
inv-votes-refused = À cette table, vous ne pouvez pas jouer cette carte. Choisissez l’autre.
inv-plan-cards = Les cartes Événement piochées
inv-plan-choose = Choisissez l’événement qui viendra
inv-plan-place = Celui-ci viendra, l’autre est écarté
inv-plan-come = Le laisser venir
inv-plan-prevent = L’écarter

## Before a turn

inv-declare-hold = Maintenir pour se déclarer
inv-declare-holding = Maintenez encore…
inv-declare-again = Encore, pour se déclarer
inv-declare-nothing = Rien à déclarer
inv-declare-go-on = Continuer

## Seats

inv-seat-architect = architecte
inv-seat-stated = alien déclaré
inv-seat-cards = { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
inv-seat-shown = { $cards ->
    [one] dont une montrée : Humain
   *[other] dont { $cards } montrées : Humain
}
inv-seat-token = peut accuser
inv-seat-no-token = n’a plus de jeton Accusation
inv-turns = L’ordre des tours
inv-turn-done = a joué
inv-turn-now = joue
inv-turn-next = doit encore jouer
inv-middle = Manche { $round }, { $stage }. { $deck ->
    [0] La pile Assimilation est vide.
    [one] Une carte dans la pile Assimilation.
   *[other] { $deck } cartes dans la pile Assimilation.
}

## What lies on the table

inv-table-things = Ville
inv-threat = Où en est la partie
inv-scientists = Scientifiques sauvés
inv-scientists-saved = Scientifiques sauvés : { $saved } sur { $goal }
inv-ships = Vaisseaux-mères
inv-ships-landed = Vaisseaux-mères arrivés : { $ships } sur { $goal }
inv-ship-landed = Le vaisseau-mère { $number } est là
inv-ship-space = Emplacement du vaisseau-mère { $number }
inv-ship-stack = { $cards ->
    [0] Il n’ajoute aucune carte à la pile Assimilation.
    [one] Il ajoute une carte à la pile Assimilation.
   *[other] Il ajoute { $cards } cartes à la pile Assimilation.
}
inv-ship-lost = la fin
inv-pressure = Pression
inv-pressure-is = La pression est de { $value }
inv-pressure-means = { $value ->
    [0] Diriger un agent ne coûte aucune carte.
    [one] Diriger un agent coûte une carte.
   *[other] Diriger un agent coûte { $value } cartes.
}
inv-events = Événements
inv-pile-prevented = écartés
inv-pile-deck = pile Événement
inv-pile-upcoming = à venir
inv-pile-count = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
inv-discard = { $count ->
    [0] Aucun événement passé
    [one] Un événement passé
   *[other] { $count } événements passés
}
inv-agents = Agents
inv-agent-state-free = gyrophare allumé
inv-agent-state-active = en action
inv-agent-state-used = gyrophare éteint
inv-agent-state-reserve = en réserve
inv-agent-state-captured = capturé
inv-agent-scientist = avec un scientifique
inv-agent-last = dernier engagé

## What is held

inv-hand-title = Visible tant que vous maintenez
inv-hand-cover = { $count ->
    [0] votre camp, aucune carte
    [one] votre camp, une carte
   *[other] votre camp, { $count } cartes
}
inv-hand-human = Vous êtes un être humain
inv-hand-alien = Vous êtes alien
inv-hand-cards = Vos cartes
inv-hand-shown = { $shown ->
    [0] Personne d’autre n’en a vu.
    [one] Toute la table en a vu une.
   *[other] Toute la table en a vu { $shown }.
}
inv-hand-memory = Ce que vous savez
inv-hand-not-revealed = La Révélation n’est pas encore venue.
inv-hand-aliens = { $count ->
    [one] À la Révélation, vous avez vu { $people }.
   *[other] À la Révélation, vous avez vu { $people }.
}
inv-hand-aliens-none = À la Révélation, vous n’avez vu personne.
inv-hand-planning = Dans votre main : { $cards }.
inv-hand-placed = Manche { $round } : à venir, { $upcoming } ; écarté, { $prevented }.
inv-hand-laid = Manche { $round } : vous avez joué { $card }.

## The rescue and the accusation, over the map

inv-rescue-scene = Sauvetage au poste { $spot } : { $people }
inv-rescue-unnamed = pas encore de nom
inv-rescue-leads = { $whoIs ->
    [you] dirigez
   *[other] dirige
}
inv-rescue-along = { $whoIs ->
    [you] accompagnez
   *[other] accompagne
}
inv-rescue-naming = { $leaderIs ->
    [you] Vous nommez l’équipe. Chacune des trois personnes joue une carte face cachée.
   *[other] { $leader } nomme l’équipe. Chacune des trois personnes joue une carte face cachée.
}
inv-rescue-laying = Trois cartes, face cachée. La table apprend combien sont des Sabotages, et rien de plus.
inv-accusation-scene = { $accuserIs ->
    [you] Vous accusez { $accusedAcc }
   *[other] { $accusedIs ->
        [you] { $accuser } vous accuse
       *[other] { $accuser } accuse { $accusedAcc }
    }
}
inv-accusation-thinking = { $whoIs ->
    [you] réfléchissez
   *[other] réfléchit
}
inv-accusation-answered = { $whoIs ->
    [you] avez répondu
   *[other] a répondu
}
inv-accusation-rule = Avec au moins un soutien, la personne accusée montre des cartes jusqu’à une carte Assimilé. S’il n’y en a pas, la personne qui accuse et ses soutiens perdent leur jeton.

## Scenes

inv-scene-event = L’événement
inv-scene-escalation = Escalade, événement { $number } sur 4
inv-scene-ship = Vaisseau-mère { $number } sur { $ships }
inv-scene-ship-detail = { $cards ->
    [0] Son emplacement était vide.
    [one] On mélange une carte à la pile Assimilation.
   *[other] On mélange { $cards } cartes à la pile Assimilation.
} { $left ->
    [0] Le ciel est plein.
    [one] Encore un, et les aliens gagnent.
   *[other] Encore { $left }, et les aliens gagnent.
}
inv-scene-revelation = Tous les yeux sont clos. Seuls les aliens les ouvrent et se voient.
inv-scene-rescue = Le sauvetage
inv-scene-votes = { $success ->
    [0] Aucune Réussite
    [one] 1 Réussite
   *[other] { $success } Réussites
}{ $sabotage ->
    [0] {""}
    [one] , 1 Sabotage
   *[other] , { $sabotage } Sabotages
}
inv-scene-votes-escalate = Quelqu’un n’en voulait pas. C’est l’escalade : jusqu’à quatre événements avant de connaître le sort du scientifique.
inv-scene-saved = Le scientifique est passé
inv-scene-saved-detail = En sécurité { $point } : { $saved } sur { $goal }.
inv-scene-failed = Le sauvetage échoue
inv-scene-failed-detail = Le scientifique reste au poste { $spot }.
inv-scene-accusation = L’accusation
inv-scene-verdict-alone = Personne ne la soutient
inv-scene-verdict-alone-detail = { $accusersIs ->
    [you] Votre tour est fini. Aucune carte montrée, aucun jeton perdu.
   *[other] Le tour est fini pour { $accusers }. Aucune carte montrée, aucun jeton perdu.
}
inv-scene-verdict-founded = { $accusedIs ->
    [you] Vous êtes alien, et maintenant tout le monde le sait
   *[other] { $accused } est alien, et maintenant tout le monde le sait
}
inv-scene-verdict-founded-detail = { $accusersIs ->
    [you] Vous aviez raison.
    [one] { $accusers } avait raison.
    [ye] { $accusers } aviez raison.
   *[other] { $accusers } avaient raison.
}
inv-scene-verdict-unfounded = { $accusedIs ->
    [you] Pour l’instant, vous êtes un être humain
   *[other] { $accused } est un être humain, pour l’instant
}
inv-scene-verdict-unfounded-detail = { $accusersIs ->
    [you] Vous perdez votre jeton Accusation.
    [one] { $accusers } perd son jeton Accusation.
    [ye] { $accusers } perdez vos jetons Accusation.
   *[many] { $accusers } perdent leurs jetons Accusation.
}
inv-scene-declared = { $seatIs ->
    [you] Vous vous déclarez alien
   *[other] { $seat } se déclare alien
}
inv-scene-declared-detail = Plus de sauvetages, plus de cartes. Désormais : planifier, ou envahir.
inv-scene-invaded = { $seatIs ->
    [you] Vous menez
   *[other] { $seat } mène
} les aliens vers { $agent }
inv-scene-districts = { $count ->
    [0] Aucun quartier ne tombe.
    [one] Un quartier tombe.
   *[other] { $count } quartiers tombent.
}
inv-scene-drew = { $count ->
    [0] Vous ne piochez pas de carte
    [one] Vous piochez une carte
   *[other] Vous piochez { $count } cartes
}
inv-scene-drew-detail = Une seule carte Assimilé suffit. Maintenez pour regarder ; personne d’autre ne peut la voir.
inv-scene-consolidation = La nuit sur la ville
inv-scene-rolled = Les aliens atteignent { $district }
inv-scene-architect = { $seatIs ->
    [you] C’est vous l’architecte, désormais.
   *[other] { $seat } est désormais architecte.
}
