# What only the terminal says of Cultists.

## Questions, where the page says "hold to look"

terminal-question-night = Vous avez vu ce que la nuit vous a montré. On passe à la première heure ?
terminal-question-look-at-pulse = { $targetIs ->
    [you] Dans votre pile Pouls
   *[other] Dans la pile Pouls { $targetWhose }
} : { $cards }. Que montrez-vous ?
terminal-question-handle-token = Le jeton : { $token }. Qu’en faites-vous ?
cards-in-order = { $cards }, dans l’ordre de leur arrivée

## Answers, by the question to which they are given

option-go-teleport = { option-go-drift }
option-stop-declare-path = { option-stop-path }
option-accuse-reconsider-ballot = { option-accuse-instead }
option-accuse-hold-vote-leader = { option-accuse-leader }
option-abstain-reconsider-ballot = { option-abstain-instead }

## What they lead to

detail-go = { detail-meeting } { $step ->
    [start] { detail-back-at-start }
    [last] { detail-last-door }
   *[other] {""}
}
detail-go-teleport = {""}
detail-meeting = { $meeting ->
    [before] { detail-met-before }
    [meet] { detail-meet }
    [silent] { detail-meet-without-cards }
    [crowd] { detail-crowd }
   *[none] {""}
} { $behind ->
    [yes] Par une porte secrète.
   *[no] {""}
}
detail-stop = { detail-movement-ends }
detail-give = { $left ->
    [one] C’est votre dernière.
   *[other] Vous en avez { $left }.
}
detail-fill-room = { $explores ->
    [yes] { detail-fill-explores }
   *[no] { detail-fill }
}
detail-send = { detail-fill-room }
detail-secure-hallway = { detail-secure }
detail-check-state = { detail-look }
detail-watch-state = { detail-look }
detail-spy = { detail-look }
detail-spot = { detail-look } { detail-used-up }
detail-check-room = { detail-draw } { $points ->
    [0] {""}
   *[other] { detail-draw-scores }
} { $finds ->
    [yes] { detail-find }
   *[no] {""}
}
detail-watch-room = { detail-check-room }
terminal-detail-accuse = {""}
detail-accuse-hold-vote-leader = {""}
detail-abstain-hold-vote-leader = { detail-abstain-leader }
detail-abstain-reconsider-ballot = {""}
detail-initiate-vote = { detail-vote }
detail-close-portal = { $closingIs ->
    [none] { detail-portal-begin }
   *[some] { detail-portal-finish }
} { $vain ->
    [yes] { detail-portal-in-vain }
   *[no] {""}
}
detail-close-together = { detail-portal-ask }
detail-shoot-cultist = { detail-used-up }
detail-drive-fishman = { detail-used-up }
terminal-detail-enter-lift = Son autre arrêt : { $stop }. { detail-meeting }
terminal-detail-step-out = { $exit ->
    [0] { detail-step-out }
   *[other] { detail-step-out-costs }
} { detail-go }
terminal-detail-ride-lift = { detail-ride-lift } { detail-meeting }
detail-rope = { $cards ->
    [0] Une pile Pouls vide ne montre rien.
    [one] La seule carte de la pile Pouls est montrée.
   *[other] L’une de ses { $cards } cartes est montrée.
}
detail-take-along = { $ghost ->
    [yes] Un fantôme.
   *[no] {""}
} { $cards ->
    [0] Aucune carte Pièce en main.
    [one] Une carte Pièce en main.
   *[other] { $cards } cartes Pièce en main.
}
detail-let-tie-stand = { $leader ->
    [yes] Il n’y a pas de leader.
   *[no] Personne ne part.
}
detail-with-deck = { detail-fill }

## What only this seat may read

terminal-secret-on-route = Sur votre itinéraire.
secret-spoils = Cela fait échouer le rite, et les fanatiques gagnent.
secret-stays = La mort reste secrète.
secret-greenhorn-special = { secret-greenhorn }
secret-butterfingers-knife = { secret-butterfingers }
secret-crybaby-look = { secret-crybaby-risk }
secret-crybaby-show = { secret-crybaby }
secret-cursebearer-haunted = Il y a là un fantôme. Vous êtes Maudit : vous en deviendriez un.

## Answers where there is little room

short-go = { $place }
short-give = { $cardFace } : { $to }
short-fill-room = { $cardFace } : { $place }
short-send = { $cardFace } : { $place }
short-check-room = Piocher : { $place }
short-watch-room = Caméra : { $place }
short-watch-state = Caméra : { $target }
short-check-state = Pouls : { $target }
short-spot = Jumelles : { $target }
short-hand-over = { $itemName } : { $to }
short-pick-up = Ramasser : { $itemName }
short-shoot-cultist = Tirer : { $place }
short-drive-fishman = Homme-poisson : { $toIs ->
    [none] lac
   *[some] { $to }
}
short-enter-lift = { $lift }
short-step-out = Sortir : { $to }
short-ride-lift = Trajet : { $to }
short-call-lift = Appeler : { $lift }
short-revive = Vie : { $target }
short-swap-deck = Échanger : { $place }
short-with-deck = { $place }

## What happened, told together

story-night = La nuit tombe
story-vote = Le vote
story-death = Une mort
story-meeting = Une rencontre
story-assassin = L’Assassin
story-claim = L’affirmation
story-seer = Le Prophète
story-ritual = Le rite
story-ropes = Les cordes
story-exorcism = Une vie pour une vie
story-celebrity = La Célébrité
story-hunter = Le Chasseur maudit
told-step-out = { $seatIs ->
    [you] Vous sortez de l’ascenseur { $placeIn }.
   *[other] { $seat } sort de l’ascenseur { $placeIn }.
}
told-exchange = { $seatsIs ->
    [ye] { $seats } vous rencontrez { $placeIn } et échangez une carte.
   *[many] { $seats } se rencontrent { $placeIn } et échangent une carte.
}

## The first screen

welcome-night = À { $seats }, vous restez pour la nuit ; il y a parmi vous { $cultists ->
    [one] un fanatique
   *[other] { $cultists } fanatiques
}. Des cartes Mort passent de main en main, face cachée. Des livres vont sur l’étagère.
welcome-envelope = Votre enveloppe
welcome-side = Votre camp : { $team }.

## Next to the hour

head-before = Avant la première heure
head-knife = couteau : { $seat }
head-portal = Portail jusqu’à l’heure { $hour }
head-no-cards = pas de cartes dans les rencontres
head-no-vote = plus de vote
head-organism = 46-B est éveillé
head-relics = reliques { $relics }/{ $most }
head-door = { $open ->
    [yes] porte rouge ouverte
   *[no] porte rouge verrouillée
}
head-leader = leader : { $seat }
head-lifts = ascenseurs : { $rooms }
head-profession-hidden = métier caché
head-profession = { $profession } : { $seat }{ $spent ->
    [yes] {" "}(déjà servi)
   *[no] {""}
}
head-profession-lost = { $profession } : métier perdu
head-curse = pièces maudites { $rooms }/{ $most }

## Panels

panel-hours = Horloge
people-heading = Pile Pouls, main
people-cards = { $pulse }p { $encounter }r { $room }P
people-where = { $name }{ $ghost ->
    [yes] {" "}(fantôme)
   *[no] {""}
} : { $place }{ $itemsIs ->
    [some] , avec { $items }
   *[none] {""}
}
hours-none = Aucun jeton encore
secrets-you = Vous :
route-own = Votre itinéraire : { $lines }.
route-open = { $seatIs ->
    [you] Votre itinéraire, connu de tous : { $lines }.
   *[other] Itinéraire { $seatWhose }, connu de tous : { $lines }.
}
route-line = heures { $hours } : { $colours }

## The plan

plan-hooded = Capuche
plan-curse = Maudite
plan-awake = éveillé
plan-books = { $books ->
    [0] aucun livre
    [one] 1 livre
   *[other] { $books } livres
}
    .short = { $books }L
plan-cards = { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
}
plan-finished = terminée
    .short = fini
legend-you = vous
legend-ghost = fantôme
legend-answer = réponse
legend-token = jeton
legend-books = livres
legend-deck = pile de 3
legend-explored = explorée
legend-obstacle = obstacle
legend-locked = porte verrouillée
legend-covered = objet face cachée
legend-item = objet
legend-blocked = bloqué
legend-lift = ascenseur
legend-lift-you = ascenseur, vous dedans

## The pages behind r and h

help-roles-key = rôles
help-reference = les rôles et les buts de cette table, votre itinéraire en toutes lettres, l’horloge
roles-page = Les rôles et les buts de cette table
help-plan = Sur le plan, @ c’est vous, les parenthèses sont des fantômes, et [2] est l’endroit où mène la réponse 2.
help-people = À côté de chaque nom : les cartes de la pile Pouls (p), puis les cartes Rencontre (r) et les cartes Pièce (P) en main. Une dague marque qui tient le couteau.
help-shelf = Sur l’étagère, 2/4+4 veut dire deux livres sur quatre, et quatre points quand le rayon est plein.
help-letters = Les lettres sont les couleurs des pièces : { $letters }.
help-route = Votre itinéraire montre entre crochets les couleurs de cette heure. Un enquêteur n’utilise que les pièces de ces couleurs.
help-ice = ▲ est un obstacle sur la glace : le franchir coûte autant qu’une porte, et on ne se rencontre pas à travers. ■ est la porte rouge tant qu’elle est verrouillée. L’autel montre ses reliques ainsi : ◆◇◇.
help-items = Un ? après les livres d’une pièce est un objet face cachée, +fusil un objet face visible. Les objets que portent les gens sont en tête, ou sous leur nom.
help-crossing = Le trait épais au croisement est la porte tournante, qui bloque cette galerie. <1> est un ascenseur à la pièce où il se trouve, <1:Be> un ascenseur où se trouve Be.
help-professions = Une fois le métier gagné, l’en-tête montre lequel, et à qui il est.

## The end

fate-alive = en vie jusqu’à la fin
fate-ghost = un fantôme, { $how }
fate-dead = { $hour ->
    [0] sans vie dès le début
   *[other] sans vie depuis l’heure { $hour }
}
fate-unfound = { $truth }, et personne ne l’a découvert
end-hours = { $hours ->
    [0] Avant la première heure.
    [one] Après une heure.
   *[other] Après { $hours } heures.
}
facts-game = { $players } places, { $level }
facts-game-automa = { $players } places et l’Automa, { $level }
replay-roles = Les rôles étaient : { $roles }.

## How it ended, in tables and single lines

ending-cultists = { $team } : victoire { $reason }, à l’heure { $rounds }.
ending-cultists-team-investigators = Enquêteurs
ending-cultists-team-cultists = Fanatiques
ending-cultists-team-hunter = Chasseur maudit
ending-cultists-by-points = aux points
    .note = éditeur : 20–25 %
ending-cultists-by-vote = par un vote
ending-cultists-by-assassin = par l’Assassin
ending-cultists-by-murder = par la mort du dernier fanatique
ending-cultists-by-false-claim = par une affirmation fausse
ending-cultists-by-kills = par les morts
ending-cultists-by-claim = par une affirmation vraie
ending-cultists-by-time = au temps
ending-cultists-by-seer = en désignant le Prophète
ending-cultists-by-ritual = par le rite
ending-cultists-by-no-leader = faute de leader
ending-cultists-by-exorcist = par l’Exorciste
ending-cultists-by-hunter = par la malédiction

## A house rule that the lobby does not offer

house-first-player = Qui tient le couteau au début
    .none = est tiré au sort

## Notes, where there is nothing to hold and no sign on a plan

terminal-note-night = Votre rôle est au-dessus, et personne d’autre ne le voit. Puis ouvrez les yeux.
terminal-note-walk-dark = Il fait noir : où il y a quelqu’un, il y a rencontre.
