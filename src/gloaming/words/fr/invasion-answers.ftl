# The answers of Invasion. An answer is what stands on the button: it names the act.

inv-option-place-there = Placer le scientifique au poste { $spot }
inv-option-plan = Planifier
inv-option-upcoming = Laisser venir : { $card }
inv-option-prevent = Écarter : { $card }
inv-option-accuse = Accuser { $seatAcc }
inv-option-support = Soutenir l’accusation
inv-option-refuse = Ne pas la soutenir
inv-option-confirm = Que le tour commence
inv-option-confirm-no-order = Pas cette manche
inv-option-declare = Se déclarer alien
inv-option-declare-at = { $turnIs ->
    [you] Avant votre propre tour
   *[other] Avant le tour { $turnWhose }
}
inv-option-invade = Envahir autour de { $agent }
inv-option-post = Poster le nouvel agent : { $spot }
inv-option-control = Diriger { $agent }
inv-option-move-to = Rouler vers { $to }
inv-option-leave = En rester là
inv-option-leave-moving = Rester au poste { $spot }
inv-option-leave-freeing = Laisser les aliens où ils sont
inv-option-leave-escorting = N’escorter personne
inv-option-free = Libérer tous les quartiers autour
inv-option-free-one = Libérer { $district }
inv-option-escort = Escorter le scientifique vers { $agent }
inv-option-rescue-here = Tenter le sauvetage ici
inv-option-name = Emmener { $seatAcc }
inv-option-lay = Jouer { $card }
inv-option-decline = S’en passer
inv-option-pick = Choisir { $agent }
inv-option-send = L’envoyer vers { $to }
inv-option-liberate = Libérer : { $sector }

## What an act leads to, as far as everyone at the table could work it out

inv-detail-plan = { $draws ->
    [0] Pas de carte Assimilation. Vous voyez deux événements : l’un viendra, l’autre est écarté.
   *[other] Vous piochez une carte Assimilation, puis voyez deux événements : l’un viendra, l’autre est écarté.
}
inv-detail-control = { $draws ->
    [0] Vous ne piochez pas de carte Assimilation pour cela.
    [one] Ensuite, vous piochez une carte Assimilation.
   *[other] Ensuite, vous piochez { $draws } cartes Assimilation.
}
inv-detail-accuse = Il vous faut un soutien. Si aucune carte Assimilé n’apparaît, toutes les personnes qui accusent perdent leur jeton.
inv-detail-accuse-in-vain = Plus personne ne peut vous soutenir : cela ne mènera à rien.
inv-detail-support = Si aucune carte Assimilé n’apparaît, vous perdez aussi votre jeton.
inv-detail-refuse = Si personne ne la soutient, aucune carte n’est montrée et aucun jeton perdu.
inv-detail-invade = { $falling ->
    [0] Aucun quartier ne tombe.
    [one] Un quartier tombe.
   *[other] { $falling } quartiers tombent.
}
inv-detail-declare = Sans retour : plus de sauvetages, plus d’agents, plus de cartes à piocher. Vous planifiez, ou vous envahissez.
inv-detail-declare-at = Seulement si vous êtes alien à ce moment-là. Personne d’autre ne voit cet ordre.
inv-detail-alien-around = { $alien ->
    [0] Aucun quartier alien autour.
    [one] Un quartier alien autour.
   *[other] { $alien } quartiers aliens autour.
}
inv-detail-scientist-there = Un scientifique y attend.
inv-detail-gathering-spot = Un poste de rassemblement.
inv-detail-free = { $alien ->
    [0] Aucun jeton Alien n’est retiré.
    [one] Un jeton Alien est retiré.
   *[other] { $alien } jetons Alien sont retirés.
}
inv-detail-escort-rescue = Un poste de rassemblement : vous nommez deux autres personnes, et un sauvetage commence.
inv-detail-escort = Le scientifique va vers { $to }. Les deux agents restent où ils sont.
inv-detail-rescue-here = Vous nommez deux autres personnes, et chacune des trois joue une carte.
inv-detail-new-agent = Son gyrophare s’allume à la fin de la manche.
inv-detail-liberate = { $alien ->
    [0] Aucun jeton Alien n’est retiré.
    [one] Un jeton Alien est retiré.
   *[other] { $alien } jetons Alien sont retirés.
}
