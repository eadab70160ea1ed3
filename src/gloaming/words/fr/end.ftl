# The end.

end-table = Table { $code }
end-aborted-title = La partie a été interrompue.
end-chart-title = Ce qui s’est vraiment passé
end-proof-title = Rien n’était truqué
end-proof-detail = Avant la première carte, la table a publié un sceau sur ses dés. Voici la graine qu’il cachait. Enregistrez la partie, et Gloaming vérifiera le sceau, la graine et chaque coup :
end-proof-seal = Le sceau, publié au début
end-proof-seed = La graine, révélée à la fin
end-proof-verify = Pour vérifier
end-proof-file = ENREGISTREMENT
end-save = Garder l’enregistrement
end-replay = Revoir la partie
end-again = Même table, nouvelle partie
end-join = Rejoindre { $name } à la nouvelle table
end-again-trouble = Impossible d’ouvrir une nouvelle table. Réessayez dans un instant.
end-proof-title-broken = Quelque chose ne colle pas
end-proof-holds = Vérifié sur cet appareil : la donne était scellée avant la première carte, votre part s’y trouve, et vos réponses y figurent telles que vous les avez données.
end-proof-holds-unshared = Vérifié sur cet appareil : le sceau est bien celui du début. Cet appareil n’a apporté aucune part de la graine.
end-proof-nothing = Cet appareil n’a rien pour vérifier : il n’occupait pas de place avec une clé au début de la partie.
end-proof-broken = { $fault ->
    [terms] Les conditions de cette partie ne sont pas celles que cet appareil a acceptées.
    [seal] Le sceau n’est pas celui que cet appareil a vu, ou la graine ne lui correspond pas.
    [seed] La graine n’est pas faite des parts promises.
    [share] La part de cet appareil n’est pas dans la graine.
   *[answers] Vos réponses signées ne sont pas toutes dans l’enregistrement, ou d’autres ont pris leur place.
} Ne vous fiez pas à ce résultat. Gardez l’enregistrement et parlez-en à la personne qui gère ce serveur.
end-proof-attempts = Il a fallu { $attempts } essais pour distribuer : quelqu’un a promis une part, puis l’a gardée pour soi.
end-proof-seat = { $name } : { $signed ->
    [0] rien de signé
    [one] 1 réponse signée sur { $answers }
   *[other] { $signed } réponses signées sur { $answers }
}{ $witnessed ->
    [yes] , et la fin attestée
   *[no] {""}
}.
end-proof-nobody = Personne n’a signé de réponse.
end-proof-how = Comment une table prouve sa donne
fair-title = Comment une table prouve sa donne
fair-pledge = Avant la première carte, le serveur et chaque appareil muni d’une clé mettent sous clé une part tirée au hasard, et en montrent l’empreinte à toute la table.
fair-seed = Les parts ne sont révélées qu’une fois toutes les empreintes sur la table. Ensemble, elles décident de chaque mélange : personne ne peut choisir la donne.
fair-pin = Votre appareil note les empreintes, les noms, les réglages et le sceau avant de révéler sa part.
fair-sign = Chacune de vos réponses est signée avec une clé qui ne quitte jamais votre appareil ; à la fin, la liste de toutes les réponses l’est aussi.
fair-check = Après la partie, votre appareil vérifie tout cela, et l’enregistrement permet à tout le monde de le vérifier encore.
fair-limits = Les bots et les appareils sans connexion sécurisée n’apportent aucune part et ne signent rien ; l’enregistrement le dit. Même un groupe qui détient toutes les parts sauf la vôtre ne peut pas choisir la donne. Si une part est retenue, on redistribue, et le nombre d’essais est affiché.
fair-back = Retour
