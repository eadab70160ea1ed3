# "Why?": the rule for a question or an answer, in the players’ words. The exact rule is one tap further. House rules come as
# arguments, by their names, so each table reads what holds there.

why-inv-setup-24 = L’architecte place chaque scientifique sur un poste qui touche le site d’atterrissage, un par poste. Ainsi, on ne peut escorter personne tant que le terrain n’est pas libéré.
why-inv-turn-06 = À votre tour, vous faites exactement une chose : diriger un agent, planifier ou accuser. Personne ne passe. Un alien déclaré planifie ou envahit.
why-inv-plan-05 = L’un des deux événements va parmi ceux à venir ; l’autre est écarté et finit sous la pile. Personne d’autre ne sait lequel, mais toute la table voit que vous avez planifié.
why-inv-accuse-05 = Il faut à une accusation un soutien qui a encore son jeton. Alors la personne accusée montre ses cartes jusqu’à la première carte Assimilé. S’il n’y en a pas, la personne qui accuse et tous ses soutiens perdent leur jeton pour de bon.
why-inv-alien-02 = Un alien peut se déclarer avant { $declare_window ->
    [own_turn] son propre tour
   *[every_turn] n’importe quel tour
}, en montrant une carte Assimilé. La question est posée chaque fois à toute la table : elle ne trahit rien.
why-inv-agent-12 = Un agent roule vers n’importe quel poste d’une route qui passe par le sien, aussi loin soit-il. Il peut dépasser d’autres agents, mais pas s’arrêter sur leur poste.
why-inv-agent-19 = { $free_partial ->
    [yes] Un agent libère un quartier alien qui touche son poste, ou tous, ou aucun.
   *[no] Un agent libère tous les quartiers aliens qui touchent son poste, ou aucun.
} Il le fait à la fin de son trajet.
why-inv-agent-22 = Un scientifique au poste de votre agent peut aller vers un autre agent de la même route, si aucun poste du chemin ne touche un quartier alien et qu’aucun scientifique n’attend à l’autre bout.
why-inv-rescue-02 = La personne qui dirige le sauvetage en nomme deux autres, mais pas d’alien déclaré. On ne peut pas refuser. À trois, les cartes trahissent un peu, mais guère.
why-inv-rescue-05 = Chacune des trois personnes joue Réussite ou Sabotage, sans le montrer. On mélange : la table voit combien de chaque, mais pas de qui. { $human_sabotage ->
    [forbidden] Seuls les aliens peuvent jouer Sabotage.
   *[allowed] Tout le monde peut jouer l’un ou l’autre.
}
why-inv-event-04 = Le sixième agent arrive sur un poste de départ libre, sans gyrophare. On peut le diriger dès la manche suivante.
why-inv-event-05 = Vous choisissez un secteur où il y a des aliens. Tous ses jetons sont retirés, et aucun autre.
why-inv-event-15 = Quand un événement laisse un choix, { $event_chooser ->
    [turn_player] la personne dont c’est le tour décide
   *[architect] l’architecte décide
}, humain ou alien. { $yellow_events_optional ->
    [yes] On peut renoncer aux événements qui aident les humains.
   *[no] Si c’est possible, c’est obligatoire.
}
why-inv-event-17 = Un agent déplacé par un événement garde son gyrophare tel quel, et n’emmène pas de scientifique.
why-inv-rq-44 = Une fois par manche, chaque personne laisse un ordre scellé : se déclarer alien avant un tour donné, ou pas du tout. Il ne vaut que pour les aliens, et personne d’autre ne le voit : en laisser un ne trahit rien.
why-inv-agent-04 = Vous dirigez n’importe quel agent au gyrophare allumé. Il peut rouler, puis libérer, puis escorter, dans cet ordre, en omettant ce que vous voulez. Puis son gyrophare s’éteint, et vous piochez autant de cartes que l’indique la pression.
why-inv-plan-02 = Vous piochez d’abord une carte. Puis vous voyez les deux premiers événements et les placez : l’un viendra, l’autre est écarté. Personne d’autre ne les voit.
why-inv-alien-11 = Un alien déclaré choisit n’importe quel agent du plan. Tous les quartiers qui touchent son poste tombent aux mains des aliens. Les humains ne peuvent pas faire cela.
