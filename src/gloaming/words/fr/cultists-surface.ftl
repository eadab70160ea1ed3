# Under the Surface: what is asked, done and seen on the ice, and in the ritual.

## Items in a sentence: one that is found, and the one that is meant

thing-red-relic = une relique rouge
    .the = la relique rouge
thing-snow-owl = la chouette
    .the = la chouette
thing-secret-switch = l’interrupteur secret
    .the = l’interrupteur secret
thing-dagger = une dague
    .the = la dague
thing-boots = une paire de bottes
    .the = les bottes
thing-binoculars = des jumelles spéciales
    .the = les jumelles spéciales
thing-rifle = un fusil
    .the = le fusil
thing-lamp = une lanterne
    .the = la lanterne

## Questions, and what all others read meanwhile

question-linger = Autre chose ?
    .detail = Votre action est faite. Les actions gratuites vous restent ouvertes.
question-send-owl = Où la chouette porte-t-elle une carte ?
    .detail = L’une de vos cartes Pièce va, face cachée, sur la pile d’une pièce. Personne d’autre ne sait laquelle.
question-offer-lamp = Allumer la lanterne ?
    .detail = Vous rencontrez { $othersAcc } { $placeIn }. Allumez-la, et personne ne peut vous donner de carte dans cette rencontre. Ensuite, elle est épuisée.
question-choose-participant = Qui prend part au rite ?
    .detail = { $left ->
        [one] Encore une personne.
       *[other] Encore { $left } personnes.
    } Chacune joue une carte Pièce. L’Organisme 46-B n’est banni que si ce sont toutes des Réussites.
question-lay-ritual-cards = Quelle carte jouez-vous ?
    .detail = On la mélange aux autres avant de les révéler. Personne n’apprend laquelle était la vôtre.
question-hold-vote-leader = Qui doit mener le rite ?
    .detail = Vote { $number } sur 3. Personne ne part. Votre bulletin reste scellé jusqu’à ce que toute la table ait voté.
waiting-linger = { $seat } peut encore faire quelque chose
waiting-send-owl = { $seat } envoie la chouette
waiting-offer-lamp = { $seat } peut allumer la lanterne
waiting-choose-participant = { $seat } choisit qui prend part au rite
waiting-lay-ritual-cards = On joue les cartes du rite
waiting-hold-vote-leader = La table élit un leader

## Answers

option-done = Finir votre tour
option-hand-over = Donner { $itemThe } { $toDat }
option-pick-up = Ramasser { $itemThe }
option-send = Faire porter { $card } par la chouette { $placeTo }
option-send-nothing = Laisser la chouette s’envoler sans carte
option-spot = { $targetIs ->
    [you] Consulter votre pile Pouls aux jumelles
   *[other] Consulter la pile Pouls { $targetWhose } aux jumelles
}
option-shoot-cultist = Tirer sur l’encapuchonné { $placeIn }
option-drive-fishman = { $toIs ->
    [none] Faire fuir l’Homme-poisson dans le lac
   *[some] Faire fuir l’Homme-poisson { $toTo }
}
option-light-lamp = Allumer la lanterne
option-keep-lamp = Garder la lanterne pour plus tard
option-take-along = { $seatIs ->
    [you] Y prendre part vous-même
   *[other] Choisir { $seatAcc }
}
option-lay-down = Jouer { $card }
option-accuse-leader = { $seatIs ->
    [you] Voter pour vous comme leader
   *[other] Voter pour { $seatAcc } comme leader
}

detail-hand-over = L’objet change aussitôt de mains, sans l’accord de qui le reçoit.
detail-used-up = Une seule fois : ensuite, c’est fini.
detail-light-lamp = Vous donnez une carte quand même.
detail-keep-lamp = Cette rencontre se passe comme d’habitude.
detail-accuse-leader = Il faut au leader plus de voix qu’à toute autre personne, et plus qu’il n’y a d’abstentions.
detail-abstain-leader = Sans leader, on revote. Après trois votes sans leader, les fanatiques gagnent.
detail-find = Il y a ici un objet face cachée. Vous le trouverez.

## Events

event-item-found = { $seatIs ->
    [you] Vous trouvez { $item } { $placeIn }.
   *[other] { $seat } trouve { $item } { $placeIn }.
}
event-item-turned-up = On retourne { $item } { $placeIn }.
event-item-lost = L’objet caché { $placeIn } est perdu, sans qu’on l’ait vu.
event-item-handed-over = { $seatIs ->
    [you] Vous donnez { $itemThe } { $toDat }.
   *[other] { $toIs ->
        [you] { $seat } vous donne { $itemThe }.
       *[other] { $seat } donne { $itemThe } { $toDat }.
    }
}
event-item-picked-up = { $seatIs ->
    [you] Vous ramassez { $itemThe } { $placeIn }.
   *[other] { $seat } ramasse { $itemThe } { $placeIn }.
}
event-items-dropped = { $seatIs ->
    [you] Vous lâchez { $items } { $placeIn }.
   *[other] { $seat } lâche { $items } { $placeIn }.
}
event-relic-placed = { $relics ->
    [one] La première relique rouge est sur l’autel.
    [2] La deuxième relique rouge est sur l’autel.
   *[other] La troisième relique rouge est sur l’autel. L’Organisme 46-B s’éveille.
}
event-door-opened = La porte rouge est déverrouillée, pour de bon.
event-owl-sent = { $seatIs ->
    [you] Vous faites porter { $card } par la chouette { $placeTo }.
   *[other] { $seat } fait porter { $card } par la chouette { $placeTo }.
}
event-rifle-fired = { $seatIs ->
    [you] Vous tirez au fusil.
   *[other] { $seat } tire au fusil.
}
event-fishman-driven = { $toIs ->
    [none] L’Homme-poisson fuit dans le lac.
   *[some] L’Homme-poisson fuit { $toTo }.
}
event-lamp-lit = { $seatIs ->
    [you] Vous allumez la lanterne : vous ne recevez pas de carte dans cette rencontre.
   *[other] { $seat } allume la lanterne et ne reçoit pas de carte dans cette rencontre.
}
event-ritual-called = Il y a assez de points, mais l’Organisme 46-B est éveillé. Le rite de bannissement décidera.
event-leader-vote-held = On élit un leader : vote { $number } sur 3.
event-leader-elected = { $leaderIs ->
    [none] Le vote ne donne pas de leader.
    [you] Vous menez le rite.
   *[other] { $leader } mène le rite.
}
event-participant-chosen = { $seatIs ->
    [you] Vous prenez part au rite.
   *[other] { $seat } prend part au rite.
}
event-ritual-card-laid = { $seatIs ->
    [you] Vous jouez { $card } dans le rite.
   *[other] { $seat } joue { $card } dans le rite.
}
event-ritual-revealed = Les cartes du rite : { $cards }.

## Roles

event-celebrity-tested = { $alive ->
    [yes] { $seatIs ->
        [you] Vous vivez, et toute la table le sait.
       *[other] { $seat } vit, et toute la table le sait.
    }
   *[no] { $seatIs ->
        [you] Vous ne vivez plus.
       *[other] { $seat } ne vit plus.
    }
}
event-pulse-dealt = { $seatIs ->
    [you] Votre pile Pouls est distribuée
   *[other] La pile Pouls { $seatWhose } est distribuée
} sans qu’on la voie : { $shares }.
shares-one = { $seat } : { $count }
event-pulse-lost = { $cards ->
    [0] Aucune carte
    [one] La seule carte
   *[other] Les { $cards } cartes
} { $seatIs ->
    [you] de votre pile Pouls
   *[other] de la pile Pouls { $seatWhose }
} { $cards ->
    [0] ne quitte le jeu.
    [one] quitte le jeu.
   *[other] quittent le jeu.
}

## The panel

mark-free = Actions gratuites
mark-owl = La chouette
mark-offer-lamp = La lanterne
mark-ritual = Le rite de bannissement
mark-choose-participant = { mark-ritual }
mark-look-binoculars = Aux jumelles
mark-leader = Vote { $number } sur 3 pour un leader
act-free = Actions gratuites
act-free-detail = Autant que vous voulez, avant ou après votre action.
act-hand-over = Donner un objet
act-hand-over-detail = À quelqu’un ici, sans lui demander son avis.
act-hand-over-what = Que donnez-vous ?
act-pick-up = Ramasser un objet
act-pick-up-detail = C’est par terre, ici.
act-pick-up-choose = Choisissez un objet
act-spot = Utiliser les jumelles
act-spot-detail = Consultez un statut dans une autre pièce de cette couleur. Une seule fois.
act-shoot-cultist = Tirer sur un encapuchonné
act-shoot-cultist-detail = Il disparaît pour de bon, et le fusil est épuisé.
act-drive-fishman = Tirer sur l’Homme-poisson
act-drive-fishman-detail = Vous choisissez où il fuit. Le fusil est épuisé.
act-done = C’est tout
act-send-owl = Où la chouette porte-t-elle une carte ?
act-send-owl-detail = L’une de vos cartes Pièce, face cachée. Personne d’autre ne sait laquelle.
act-in-the-lake = Dans le lac
ritual-lay = La jouer
ritual-cards = Vos cartes Pièce
ritual-scene = Le rite. Participation : { $people }.
ritual-scene-none = Le rite. Aucun choix n’est encore fait.
ritual-leads = { $whoIs ->
    [you] menez le rite
   *[other] mène le rite
}
ritual-takes-part = { $whoIs ->
    [you] participez
   *[other] participe
}
ritual-still = { $left ->
    [0] Tous les choix sont faits.
    [one] Encore une personne à choisir.
   *[other] Encore { $left } personnes à choisir.
}
ritual-laying = Chaque personne choisie joue une carte. Il ne faut que des Réussites.
lamp-lit = ne reçoit pas de carte
lamp-lit-you = ne recevez pas de carte
lamp-choosing = peut allumer la lanterne
lamp-choosing-you = pouvez allumer la lanterne
carries = Vous portez
carries-profession = Votre métier
look-in-order = Dans l’ordre d’arrivée, la plus ancienne d’abord. Maintenez pour les voir.

## Votes for a leader

vote-leader = Qui mène le rite ?
vote-leader-seal-name = Sceller : { $name } mène
vote-leader-seal-nobody = Sceller : pas de leader
vote-leader-rule = Mène la personne qui a plus de voix que chaque autre, et plus qu’il n’y a d’abstentions. Après trois votes sans leader, les fanatiques gagnent.
vote-leader-sum = { $votes } voix pour { $name }, { $next } au plus pour toute autre personne{ $abstentions ->
        [0] { "" }
        [one] , une abstention
       *[other] , { $abstentions } abstentions
    }. { $name } mène le rite.
vote-leader-sum-none = { $votes } voix pour { $people }{ $abstentions ->
        [0] { "" }
        [one] , une abstention
       *[other] , { $abstentions } abstentions
    }. Pas de leader.
vote-leader-sum-nobody = Aucun nom n’a été donné : pas de leader.

## Scenes

scene-organism = L’Organisme 46-B s’éveille
scene-organism-detail = Trois reliques sont sur l’autel. Les points seuls ne font plus gagner : un rite décidera.
scene-door = La porte verrouillée est ouverte
scene-door-detail = Quelqu’un a pressé l’interrupteur secret. La porte reste ouverte.
scene-ritual = Le rite de bannissement
scene-ritual-detail = Il y a assez de points. Élisez un leader : vous avez trois votes.
scene-leader = { $name } mène le rite
scene-leader-detail = Le leader choisit qui participe.
scene-leader-none = Pas de leader
scene-leader-none-detail = On revote. Après le troisième, les fanatiques gagnent.
scene-leader-none-last = C’était le troisième vote. Les fanatiques gagnent.
scene-own-cursebearer = La malédiction emporte { $name }
scene-own-cursebearer-detail = Le Maudit ne peut pas partager une pièce avec un fantôme. Aucun vote ne suit.
scene-celebrity = La Célébrité, c’est { $name }
scene-celebrity-alive = En vie : aucune carte Mort dans sa pile Pouls.
scene-celebrity-dead = Sans vie. Toutes les cartes de sa pile Pouls sont distribuées aux vivants.

## The end

end-ritual-title = Le rite
end-ritual-led = { $leaderIs ->
    [you] Vous l’avez mené.
   *[other] { $leader } l’a mené.
}
end-ritual-part = { $seatsIs ->
    [none] Personne n’avait de carte à jouer.
    [you] Vous y avez pris part.
    [one] { $seats } y a pris part.
    [ye] { $seats } y avez pris part.
   *[other] { $seats } y ont pris part.
}
end-ritual-no-leader = Trois votes, et pas de leader.
end-items-title = Objets
end-item-altar = { $count } sur l’autel
end-item-gone = hors d’usage
end-item-lost = { $count ->
    [one] Un objet était face cachée dans une pièce terminée.
   *[other] { $count } objets étaient face cachée dans des pièces terminées.
}
end-item-covered = { $count ->
    [one] Un objet n’a jamais été trouvé.
   *[other] { $count } objets n’ont jamais été trouvés.
}
end-item-lying = { $item }, { $placeIn }
end-item-carried = { $item }, chez { $seatAcc }
