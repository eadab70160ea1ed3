# People come and go: who has lost the connection, who keeps everyone waiting, a bot for them, a new owner for their seat.

## At the portrait

seat-lost = sans connexion
seat-silent = la table attend
seat-minded = un bot joue à sa place
seat-follows = occupe la place laissée par { $name }
seat-lost-short = hors ligne
seat-minded-short = un bot joue
seat-silent-short = se tait

## While you wait

presence-lost = { $minutes ->
    [0] { $name } a perdu la connexion.
    [one] { $name } a perdu la connexion il y a une minute.
   *[other] { $name } a perdu la connexion il y a { $minutes } minutes.
}
presence-silent = { $minutes ->
    [0] { $name } n’a pas encore répondu.
    [one] { $name } ne répond pas depuis une minute.
   *[other] { $name } ne répond pas depuis { $minutes } minutes.
}
presence-long = { $minutes ->
    [0] Cela prend un moment.
    [one] La table attend depuis une minute.
   *[other] La table attend depuis { $minutes } minutes.
}
presence-minded = Un bot joue pour { $name }.
presence-cover = Laisser un bot jouer pour { $name }
presence-cover-whom = Laisser un bot jouer pour :
presence-agreed = { $peopleIs ->
    [one] { $people } laisserait un bot jouer pour { $name }. Une voix de plus suffit.
   *[many] { $people } laisseraient un bot jouer pour { $name }. Une voix de plus suffit.
}
presence-agreed-you = Vous laisseriez un bot jouer pour { $name }. Une voix de plus suffit.
presence-agreed-of-you = { $peopleIs ->
    [one] { $people } laisserait un bot jouer pour vous.
   *[many] { $people } laisseraient un bot jouer pour vous.
}
presence-not-after-all = Attendre encore un peu
presence-former = { $name } a repris votre place. Vous regardez désormais, de l’extérieur.

## Back again

return-mark = Votre place
return-title = Un bot joue pour vous
return-detail = { $decisions ->
    [0] Il n’a encore rien eu à décider.
    [one] En votre absence, il a pris une décision.
   *[other] En votre absence, il a pris { $decisions } décisions.
}
return-since = Ce qui s’est passé
return-take = Reprendre ma place

## The menu

menu-bot-for-me = Laisser un bot jouer pour moi
menu-hand-over = Céder une place : { $name }
menu-clocks = Limites de temps

## Handing a seat on

hand-over-title = { $name } : une place à reprendre
hand-over-what = Un bot joue pour { $name }. Quelqu’un d’autre peut prendre la place, avec le rôle et les cartes. Ensuite, { $name } ne pourra plus que regarder.
hand-over-make = Créer un lien
hand-over-how = Faites scanner ceci, ou envoyez le lien. Il sert une fois.
hand-over-picture = Code QR pour la place : { $name }
hand-over-copy = Copier le lien
hand-over-one-more = Il faut encore l’accord d’une personne, ou celui de l’hôte.
hand-over-agreed = { $peopleIs ->
    [one] { $people } céderait la place.
   *[many] { $people } céderaient la place.
}
hand-over-withdraw = Garder la place pour { $name }

## Taking a seat over

take-over-mark = Une place à la table { $code }
take-over-title = Vous prenez la place laissée par { $name }
take-over-what = Une partie est en cours : { $game }. Le rôle et les cartes qu’avait { $name } vous reviennent, avec tout ce que savait { $name }.
take-over-stays = Ce qui est fait est fait. Les autres voient que vous venez d’arriver.
take-over-sit = Prendre la place
take-over-lead = { $name } vous laisse sa place

## Time limits

patience = Patience envers qui se tait
patience-detail = Passé ce délai, l’hôte ou deux autres personnes peuvent laisser jouer un bot.
patience-seconds = { $seconds ->
    [0] sans limite
    [60] une minute
   *[other] { NUMBER($minutes, maximumFractionDigits: 1) } minutes
}
clocks-from-next = Les changements valent dès la prochaine question.
clocks-host-only = C’est l’hôte qui les règle.

## Farewells and refusals

farewell-handed_over = Quelqu’un a repris votre place
farewell-handed_over-detail = Un bot jouait pour vous, et la table a cédé la place. Si le public est admis, vous pouvez regarder.
farewell-watch = Regarder la partie
refusal-people-only = Seules des personnes décident qui joue pour quelqu’un. Laissez-les faire.
refusal-not-now = Une place se cède pendant une partie, et jamais dans une leçon.
refusal-not-covered = Laissez d’abord un bot jouer pour { $name }.
refusal-own-seat = C’est votre propre place. Reprenez-la.
refusal-used-link = Ce lien ne vaut plus. Demandez-en un autre à la table.
refusal-seated-already = Vous êtes déjà à cette table. Personne n’a deux places.
