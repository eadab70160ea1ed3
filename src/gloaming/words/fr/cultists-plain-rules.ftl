# "Why?": the rule for a question or an answer, in the players’ words. The exact rule is one tap further. House rules come as
# arguments, by their names, so each table reads what holds there.

why-ac-night-10 = Pendant la nuit, chaque personne regarde sa propre carte. Un fanatique seul voit aussi qui est mort dès le début ; deux fanatiques se voient l’un l’autre ; un Prophète voit les fanatiques. On ouvre les yeux tous ensemble : cela ne trahit rien.
why-ac-move-02 = Chaque porte coûte un pas, de pièce en couloir ou de pièce en pièce. Il n’y a pas d’autre façon de marcher. Seuls les fantômes se passent de portes.
why-ac-move-03 = Tout le monde doit bouger, chaque heure : passer au moins une porte, et ne pas finir là d’où l’on est parti. Ainsi personne ne se cache toute la nuit dans un coin, et les rencontres continuent.
why-ac-move-05 = Rien n’oblige à utiliser tous ses pas. Vous pouvez vous arrêter partout, sauf à votre point de départ.
why-ac-round-05 = Chaque heure, vous faites une seule chose, avec les gens ou avec une pièce, ou rien du tout. Ne rien faire ne coûte que l’heure.
why-ac-ghost-03 = Un fantôme se passe de portes : une fois par heure, il dérive vers { $ghost_may_stay ->
    [yes] n’importe quel endroit
   *[no] n’importe quel autre endroit
}. Il ne rencontre personne, et personne ne le rencontre.
why-ac-enc-14 = Dans une rencontre, chaque personne met exactement une carte, Vivant ou Mort, face cachée, dans la pile Pouls d’une autre. Personne ne peut refuser. Quand on se rencontre à plusieurs dans le noir, { $multi_encounter_targets ->
    [cyclic_left] c’est la personne à votre gauche qui reçoit la vôtre
   *[free] vous choisissez qui reçoit la vôtre
}.
why-ac-enc-17 = Seule la personne qui donne sait quelle carte c’était. On ne regarde pas celle qu’on reçoit. C’est ainsi qu’on peut être mort sans le savoir.
why-rq-03 = À cette table, on choisit tout son chemin avant le premier pas. On fait quand même des rencontres en route, l’une après l’autre.
why-rq-08 = À cette table, on donne une carte après l’autre, en commençant par la personne qui est entrée. Tout le monde voit où va chaque carte.
why-ac-act-gen-01 = Avec les gens, vous pouvez agir partout. Pour utiliser une pièce, il faut sa couleur sur votre itinéraire de cette heure ; les fanatiques s’en passent. Les fantômes ne peuvent qu’ajouter et piocher des cartes.
why-ac-act-cs-01 = Vous pouvez consulter la pile Pouls d’une personne vivante au même endroit. Vous en voyez toutes les cartes, mélangées. Ensuite, une carte de la pioche va, sans qu’on la voie, sur la pile de cette pièce.
why-ac-act-cs-06 = Un enquêteur qui trouve une carte Mort doit la révéler. Un fanatique peut remettre la pile en place. La question est la même pour quiconque regarde : ainsi, nul ne sait si une mort a été passée sous silence.
why-ac-act-fr-01 = Vous pouvez ajouter ici une de vos cartes Pièce si la pièce a encore des livres, n’abrite pas d’encapuchonné et se trouve sur votre itinéraire. Les fanatiques se passent d’itinéraire. Les fantômes le peuvent aussi.
why-ac-act-cr-01 = Vous pouvez piocher ici dès que la pièce est explorée, tant qu’elle a des livres, des cartes et pas d’encapuchonné. Elle doit être sur votre itinéraire, sauf pour un fanatique. Les fantômes le peuvent aussi.
why-ac-act-cam-02 = Dans la pièce rouge, avec du courant, la caméra montre au choix la pile Pouls de n’importe quel vivant, ou une carte de la pile de n’importe quelle pièce explorée.
why-ac-act-sh-02 = Dans un couloir, vous pouvez mettre une carte Pièce, face cachée, dans les passages dangereux. Quand on y piochera, une Réussite voudra dire que personne ne vient.
why-ac-act-fc-01 = Dans une pièce avec un encapuchonné, vous pouvez le chasser. Cela prend votre action. Il ne revient jamais, et la pièce est de nouveau utilisable.
why-ac-act-sf-01 = Avec le couteau, dans le couloir de l’Homme-poisson, vous pouvez l’effrayer. Cela prend votre action. Il regagne le lac, et peut en resurgir.
why-ac-act-pwr-01 = Quand le courant est coupé, toute personne vivante dans la pièce rouge peut le rétablir, si la pièce est sur son itinéraire. Les fanatiques se passent d’itinéraire.
why-ac-act-por-01 = Le Portail se ferme quand deux vivants, dans la pièce verte, y consacrent tous deux leur action dans la même heure. S’il est fermé à temps, il faut un point de moins pour gagner.
why-ac-act-as-01 = L’Assassin peut frapper une fois par partie : une personne vivante au même endroit devient fantôme. Aucun vote ne suit, et toute la table apprend qui est l’Assassin.
why-rq-77 = À cette table, une personne demande à une autre de fermer le Portail avec elle. En cas d’accord, les deux ont dépensé leur action ; en cas de refus, seulement celle qui a demandé.
why-ac-vote-01 = Dans la Cafétéria, toute personne vivante peut lancer un vote, une fois par heure pour toute la table, si la pièce est sur son itinéraire. Les fanatiques se passent d’itinéraire.
why-ac-vote-08 = Tout le monde choisit en même temps et en secret, une personne vivante ou personne. Puis on ouvre tous les bulletins ensemble, { $anonymous_ballots ->
    [yes] sans noms
   *[no] avec les noms
}. Les fantômes votent aussi, mais on ne peut pas les désigner.
why-ac-vote-12 = Jusqu’à six joueurs, { $ghost_knife_vote ->
    [yes] qui tient le couteau, même en fantôme,
   *[no] qui tient le couteau, de son vivant,
} peut changer une fois son propre bulletin, après l’ouverture de tous. Ensuite, c’est définitif.
why-rq-47 = À sept ou huit joueurs, le bulletin de qui tient le couteau compte double. À cette table, cette personne peut ne le faire compter qu’une fois.
why-ac-clean-02 = À la fin de chaque heure, un fanatique seul peut affirmer qu’assez d’enquêteurs sont morts. On ouvre toutes les piles Pouls : s’il y en a assez, il gagne ; sinon, il perd. La question est posée à toute la table : nul ne sait qui pourrait l’affirmer.
why-ac-win-14 = Quand les enquêteurs vont gagner et qu’il y a un Prophète, les fanatiques se dévoilent et ont droit à un essai. S’ils désignent le Prophète, la victoire leur revient malgré tout. Voilà pourquoi le Prophète reste caché.
why-ac-event-fe-01 = Qui tient le couteau, de son vivant, peut consulter la pile Pouls d’une autre personne vivante, où qu’elle soit. { $false_eyes_investigator_must_reveal ->
    [yes] Ici aussi, un enquêteur doit révéler une mort.
   *[no] Ici, même un enquêteur peut taire une mort.
}
why-ac-event-ic-01 = Qui tient le couteau, de son vivant, peut sortir encore un jeton du sac et le regarder en secret. Il n’a pas d’effet maintenant.
why-ac-event-ic-03 = Après l’avoir regardé, vous remettez le jeton ou le retirez du jeu. Tout le monde voit ce que vous en faites ; personne d’autre ne voit le jeton.
why-uts-rq-41 = Les actions gratuites s’ajoutent à votre action, avant ou après, autant que vous voulez : objets, ascenseurs, métier. La question est posée à toutes les personnes qui pourraient en avoir une.
why-uts-item-16 = À votre tour, vous pouvez donner des objets à une personne vivante au même endroit. C’est gratuit, et on ne lui demande pas son avis.
why-uts-item-20 = Qui meurt aux yeux de toute la table lâche ses objets. Toute personne vivante qui se trouve là peut les ramasser à son tour, gratuitement.
why-uts-item-33 = Qui trouve la chouette envoie une de ses propres cartes Pièce, face cachée, sur la pile d’une pièce non terminée de son choix. Tout le monde voit la pièce, personne d’autre ne voit la carte.
why-uts-rq-13 = La carte vient de votre propre main. À cette table, la chouette peut aussi s’envoler sans carte.
why-uts-item-46 = Une seule fois, les jumelles vous montrent la pile Pouls de quelqu’un { $binoculars_range ->
    [any_room] dans n’importe quelle autre pièce
   *[same_colour] dans une autre pièce de la même couleur que la vôtre
}. C’est gratuit, et un enquêteur doit révéler une mort, comme toujours.
why-uts-item-50 = Un coup de fusil fait fuir { $rifle_cultist_range ->
    [anywhere] un encapuchonné, où qu’il soit
   *[same_room] l’encapuchonné de votre pièce
}, gratuitement. Ensuite, le fusil est épuisé.
why-uts-item-51 = Un coup de fusil fait fuir l’Homme-poisson{ $rifle_fishman_range ->
    [adjacent] , s’il est proche
   *[anywhere] , d’où que vous soyez
} : { $rifle_fishman_destination ->
    [any_location] dans le lac ou à l’endroit de votre choix
    [lake_only] dans le lac
   *[lake_or_hallway] dans le lac ou dans un couloir de votre choix
}. Ensuite, le fusil est épuisé.
why-uts-item-53 = Allumez la lanterne dans une rencontre de votre choix, et personne ne peut vous donner de carte. Vous en donnez une quand même. Ensuite, elle est épuisée.
why-uts-org-14 = Le leader choisit qui prend part au rite : trois personnes s’il y a six joueurs au plus, quatre au-delà. Les fantômes peuvent participer, et le leader aussi.
why-uts-org-18 = Chaque personne choisie joue une carte Pièce, sans la montrer. On mélange les cartes et on les révèle. L’Organisme 46-B n’est banni que si ce sont toutes des Réussites.
why-uts-hunt-08 = Le Chasseur maudit ne joue pour aucun des deux camps. Si la malédiction s’est assez répandue, un camp doit le nommer. Si le nom est juste, ce camp gagne ; sinon, c’est le Chasseur.
why-moc-lift-03 = Un ascenseur est un endroit à part. Y entrer coûte un pas, depuis la pièce où il se trouve.
why-moc-lift-06 = Avec du courant, vous pouvez mettre en marche l’ascenseur où vous êtes, gratuitement. Toutes les personnes à bord sortent dans l’autre pièce, et y rencontrent peut-être quelqu’un.
why-moc-lift-15 = En plus de votre action, vous pouvez appeler { $call_occupied_lift ->
    [yes] un ascenseur
   *[no] un ascenseur vide
} dans votre pièce, s’il y a du courant et que la pièce est sur votre itinéraire. Les fanatiques se passent d’itinéraire.
why-moc-rq-07 = Sortir d’un ascenseur qui n’a pas bougé { $lift_exit_cost ->
    [1] coûte un pas
   *[0] ne coûte rien
}.
why-moc-event-02 = Qui tient le couteau choisit { $ropes_up_to ->
    [yes] jusqu’à deux vivants, ou jusqu’à trois
   *[no] deux vivants, ou trois
} au-delà de six joueurs. Chacun mélange sa pile Pouls et montre une carte. Un seul vote vaut pour toutes les morts découvertes.
why-moc-prof-15 = La première personne qui chasse un encapuchonné gagne le métier caché. On le retourne aussitôt, devant toute la table.
why-moc-rq-26 = À cette table, vous pouvez laisser le métier où il est. Il attend, face cachée, la prochaine personne qui chassera un encapuchonné.
why-moc-prof-21 = Quand un vote est à égalité, le Maire tranche aussitôt, devant toute la table.
why-moc-prof-22 = Le Maire peut faire partir l’une des personnes à égalité, ou personne. { $mayor_breaks_abstention_tie ->
    [no] Une égalité avec « personne » reste telle quelle.
   *[yes] « Personne » peut aussi compter parmi les noms à égalité.
}
why-moc-prof-28 = Une fois par partie, en plus de son action, l’Exorciste peut rendre la vie à un fantôme. { $revival_purges ->
    [all] Toutes les cartes Mort quittent la pile Pouls du fantôme.
   *[face_up_only] Une carte Mort face visible quitte la pile Pouls du fantôme ; les cartes cachées restent.
}
why-moc-prof-31 = Une vie pour une vie : l’Exorciste doit alors choisir { $exorcist_may_kill_self ->
    [yes] une personne qui devient fantôme, peut-être lui-même
   *[no] une autre personne, qui devient fantôme
}. { $exorcist_kill_vote ->
    [yes] Un vote suit.
   *[no] Aucun vote ne suit.
} Si c’est le dernier fanatique, la partie s’achève.
why-moc-prof-37 = Une fois par partie, en plus de son action, le Saboteur échange les piles de deux pièces. Personne ne regarde les cartes.
