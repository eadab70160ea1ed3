# The question panel: who the table waits for, the rule for a question, holding to look.

panel-waiting = On attend { $people }.
panel-waiting-others = On attend les autres.
panel-sealed = Scellé.
panel-sent = Envoi…
panel-clock = encore { $time }
panel-label = La question
again-to-be-sure = Touchez encore : { $act }
choose-first = D’abord, choisissez
choose-unseen = Faire ce que j’ai choisi
why = Pourquoi ?
why-exact = La règle exacte
why-loading = On consulte la règle…
why-missing = Impossible de charger la règle { $number }. Réessayez une fois la connexion rétablie.
why-close = Fermer
hold-to-look = Maintenir pour voir
hold-let-go = Relâchez pour couvrir
hold-slide = Glissez vers une carte, puis relâchez
hold-chosen = Choisi, et de nouveau couvert
hold-keyboard = Maintenez la barre d’espace pour regarder ; choisissez avec les flèches.
mark-question = Une question pour vous
meet-you = Vous
act-back = Autre chose
waiting-for = { $seatsIs ->
    [none] Un instant.
    [you] On vous attend.
   *[other] On attend { $seatsAcc }.
}
answer-sealed = Scellé. { $count ->
    [0] Un instant.
    [one] On attend encore une personne.
   *[other] On attend encore { $count } personnes.
}
vote-you = vous
scene-skip = Passer
