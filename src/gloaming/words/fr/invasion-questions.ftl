# What is asked in Invasion, for the player who answers, and what the others read meanwhile (inv-waiting-…).

inv-question-place-scientist = Où est le scientifique près de { $site } ?
    .detail = Sur un poste qui touche le site d’atterrissage. Avec des aliens si près, on ne peut encore escorter personne de là.
inv-question-act = Que faites-vous ?
    .detail = { $stated ->
        [yes] Planifiez, ou menez les aliens vers un agent.
       *[no] Une action : diriger un agent, planifier ou accuser. La pression est de { $pressure }.
    }
inv-question-place-events = Quel événement laissez-vous venir ?
    .detail = { $count ->
        [one] Laissez-le venir, ou écartez-le. Personne d’autre ne le voit.
       *[other] L’autre est écarté. Personne d’autre ne voit lequel.
    }
inv-question-ask-for-support = Soutenir l’accusation ?
    .detail = { $accusedIs ->
        [you] { $accuser } vous accuse.
       *[other] { $accuser } accuse { $accusedAcc }.
    } Avec un soutien, des cartes sont montrées jusqu’à une carte Assimilé.
inv-question-ask-for-declaration = { $turnIs ->
    [you] Votre tour va commencer
   *[other] C’est bientôt le tour { $turnWhose }
}
    .detail = La question est posée à toute la table. Un alien peut se déclarer maintenant.
inv-question-leave-orders = Quand vous déclarez-vous ?
    .detail = La question est la même pour toute la table. Un ordre ne vaut que pour un alien, et personne ne le voit.
inv-question-place-newcomer = Où arrive le nouvel agent ?
    .detail = Sur un poste de départ libre. Il est disponible dès la manche suivante.
inv-question-move-agent = Où roule { $agent } ?
    .detail = Le long d’une route qui passe par son poste, aussi loin que vous voulez. Ensuite, il peut libérer des quartiers et escorter un scientifique.
inv-question-free-districts = Libérer les quartiers autour de { $agent } ?
    .detail = { $alien ->
        [0] Aucun quartier alien ne touche { $spot }.
        [one] Un quartier alien touche { $spot }.
       *[other] { $alien } quartiers aliens touchent { $spot }.
    }
inv-question-escort-scientist = Vers qui va le scientifique ?
    .detail = Vers un agent de la même route, sans aliens près du chemin. Un poste de rassemblement, et c’est un sauvetage.
inv-question-name-team = { $left ->
    [one] Qui d’autre dans l’équipe ?
   *[other] Qui emmenez-vous ?
}
    .detail = { $left ->
        [one] Encore une personne. Puis chacune des trois joue une carte en secret.
       *[other] Deux autres personnes. Puis chacune des trois joue une carte en secret.
    }
inv-question-cast-votes = Quelle carte jouez-vous ?
    .detail = On mélange les trois cartes. La table voit combien sont des Sabotages, mais pas de qui.
inv-question-pick-agent = { $card } : quel agent se déplace ?
    .detail = { $does }
inv-question-send-agent = Où va { $agent } ?
    .detail = { $does }
inv-question-free-sector = Quel secteur résiste ?
    .detail = Tous ses jetons Alien sont retirés.

## Meanwhile, for everyone else

inv-waiting-place-scientist = { $seat } place le scientifique près de { $site }
inv-waiting-act = { $seat } choisit une action
inv-waiting-place-events = { $seat } planifie
inv-waiting-ask-for-support = { $accuserIs ->
    [you] Vous accusez { $accusedAcc }
   *[other] { $accusedIs ->
        [you] { $accuser } vous accuse
       *[other] { $accuser } accuse { $accusedAcc }
    }
}
inv-waiting-ask-for-declaration = { $turnIs ->
    [you] Votre tour va commencer
   *[other] C’est bientôt le tour { $turnWhose }
}
inv-waiting-leave-orders = Chaque personne laisse un ordre
inv-waiting-place-newcomer = { $seat } place le nouvel agent
inv-waiting-move-agent = { $seat } déplace { $agent }
inv-waiting-free-districts = { $seat } décide pour les quartiers autour de { $agent }
inv-waiting-escort-scientist = { $seat } décide pour le scientifique au poste { $spot }
inv-waiting-name-team = { $seat } nomme l’équipe spéciale
inv-waiting-cast-votes = { $teamIs ->
    [ye] { $team } jouez vos cartes
   *[many] { $team } jouent leurs cartes
}
inv-waiting-pick-agent = { $seat } décide pour { $card }
inv-waiting-send-agent = { $seat } déplace { $agent }
inv-waiting-free-sector = { $seat } choisit un secteur
