# Votes, claims, the night, scenes.

vote-found-dead = On a trouvé { $name } sans vie.
vote-found-dead-you = On a découvert votre mort.
vote-called-you = Vous avez lancé un vote.
vote-called = { $name } a lancé un vote.
vote-open = Les bulletins sont ouverts.
vote-seal = Sceller votre bulletin
vote-seal-name = Sceller : { $name } part
vote-seal-nobody = Sceller : personne ne part
vote-nobody = Personne
vote-abstain = abstention
vote-ghosts = { $count ->
    [one] { $people } est un fantôme, qui peut voter ; on ne peut pas voter contre lui.
   *[other] { $people } sont des fantômes : ils peuvent voter, on ne peut pas voter contre eux.
}
vote-rule = Doit partir la personne qui a plus de voix que chaque autre, et plus qu’il n’y a d’abstentions.
vote-sealed = scellé
vote-thinking = réfléchit
vote-your-turn = à vous
vote-none = aucune
vote-ghost = fantôme
vote-votes = { $count ->
    [0] Aucune voix
    [one] Une voix
   *[other] { $count } voix
}
vote-met = { $whoIs ->
    [you] Vous avez rencontré
   *[other] { $who } a rencontré
}
vote-ballot-of = { $voters } contre { $name }
vote-ballots-abstain = Abstention : { $voters }
vote-sum-leaves = { $votes } voix contre { $name }, { $next } au plus contre toute autre personne{ $abstentions ->
        [0] { "" }
        [one] , une abstention
       *[other] , { $abstentions } abstentions
    }. { $name } doit partir.
vote-sum-you = { $votes ->
        [one] 1 voix
       *[other] { $votes } voix
    } contre vous, { $next } au plus contre toute autre personne{ $abstentions ->
        [0] { "" }
        [one] , une abstention
       *[other] , { $abstentions } abstentions
    }.
vote-sum-tie = Égalité, { $votes } voix contre : { $people }. Personne ne part.
vote-sum-abstain = { $votes } voix contre { $people }, mais { $abstentions ->
        [one] une abstention
       *[other] { $abstentions } abstentions
    }. Personne ne part.
vote-sum-nobody = Aucun nom n’a été donné : personne ne part.
vote-may-change = { $nameIs ->
    [you] Vous tenez le couteau et pouvez encore changer votre bulletin.
   *[other] { $name } tient le couteau et peut encore changer son bulletin.
  }
claim-detail = La question est posée à toute la table, chaque heure, dans les mêmes termes.
claim-end = Laisser finir l’heure
claim-else = Le fanatique, c’est moi, et il y a { $dead } morts
claim-second = Seul un fanatique sans partenaire peut l’affirmer. On ouvre toutes les piles Pouls : avec { $dead } enquêteurs morts, le fanatique gagne ; avec moins, ce sont les enquêteurs.
claim-sure = Touchez encore pour sortir de l’ombre
claim-back = Non, revenir
claim-not-yours = Ce n’est pas à vous de l’affirmer. Laissez finir l’heure.
night-detail = Tout le monde a une carte comme celle-ci, aussi longtemps. Regardez, puis ouvrez les yeux.
night-wake = C’est vu. Ouvrir les yeux
night-look-first = Regardez d’abord
token-held = Maintenez pour voir le jeton. Personne d’autre ne le peut.
scene-death-murder = On a trouvé { $name } sans vie
scene-death-assassin = L’Assassin a frappé { $name }
scene-death-own = { $name } devient fantôme
scene-death-detail = { $name } continue en fantôme : libre de dériver, d’agir et de voter, mais sans plus rencontrer personne.
scene-power-off = La lumière s’éteint
scene-power-off-detail = Dans le noir, toutes les personnes du même endroit se rencontrent.
scene-power-on = La lumière est revenue
scene-power-on-detail = À la lumière, on ne se rencontre qu’à deux, en tête à tête.
scene-token = L’horloge sonne
scene-vote = Les bulletins sont ouverts
