# Events of rooms, votes, deaths and the end.

## Rooms

event-room-explored = Pièce explorée : { $place }.{ $unsafe ->
    [yes] {" "}Son jeton montre un passage dangereux.
   *[no] {""}
}
event-book-placed = Un livre { $placeOf } va sur l’étagère.
event-book-returned = Un livre quitte l’étagère et retourne { $placeTo }.
event-room-finished = Pièce terminée : { $place }.
event-rack-scored = { $rack } est plein : { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-passage-drawn = Une carte des passages dangereux : { $card }.
event-cultist-appeared = Un encapuchonné apparaît { $placeIn }. Plus d’actions de pièce à cet endroit.
event-fishman-appeared = L’Homme-poisson surgit { $placeIn }.

## Votes

event-ballots-opened = { $ballots }.
ballots-for = { $ballotIs ->
    [you] { $seatsIs ->
        [one] { $seats } vote contre vous
        [ye] { $seats } votez contre vous-même
       *[many] { $seats } votent contre vous
    }
   *[other] { $seatsIs ->
        [you] vous votez contre { $ballotAcc }
        [one] { $seats } vote contre { $ballotAcc }
        [ye] { $seats } votez contre { $ballotAcc }
       *[many] { $seats } votent contre { $ballotAcc }
    }
}
ballots-for-self = { $seatsIs ->
    [you] vous votez contre vous-même
   *[one] { $seats } vote contre sa propre personne
}
ballots-abstain = { $seatsIs ->
    [you] vous vous abstenez
    [one] { $seats } s’abstient
    [ye] { $seats } vous abstenez
   *[many] { $seats } s’abstiennent
}
event-ballot-cast = { $ballotIs ->
    [none] Votre bulletin : abstention.
    [you] Vous avez voté contre vous-même.
   *[other] Vous avez voté contre { $ballotAcc }.
}
event-tally-shown = { $tally }.
tally-for = { $votes ->
    [0] aucune voix contre { $seatAcc }
    [one] une voix contre { $seatAcc }
   *[other] { $votes } voix contre { $seatAcc }
}
tally-abstentions = { $votes ->
    [0] aucune abstention
    [one] une abstention
   *[other] { $votes } abstentions
}
event-ballot-changed = { $ballotIs ->
    [none] Couteau en main, { $seatIs ->
        [you] vous préférez vous abstenir.
       *[other] { $seat } préfère s’abstenir.
    }
    [self] Couteau en main, { $seatIs ->
        [you] vous votez finalement contre vous-même.
       *[other] { $seat } vote finalement contre sa propre personne.
    }
   *[other] Couteau en main, { $seatIs ->
        [you] vous votez finalement contre { $ballotAcc }.
       *[other] { $seat } vote finalement contre { $ballotAcc }.
    }
}
event-ballot-kept = Couteau en main, { $seatIs ->
    [you] vous gardez votre bulletin.
   *[other] { $seat } garde son bulletin.
}
event-vote-settled = { $eliminatedIs ->
    [none] Personne ne part.
    [you] Vous devez partir.
   *[other] { $eliminated } doit partir.
}

## Deaths and roles

event-became-ghost = { $cause ->
    [murder] { $seatIs ->
        [you] Vous ne vivez plus. Vous continuez en fantôme.
       *[other] { $seat } ne vit plus, et continue en fantôme.
    }
    [vote] { $seatIs ->
        [you] Vous continuez en fantôme.
       *[other] { $seat } continue en fantôme.
    }
    [assassin] { $seatIs ->
        [you] Vous tombez sous le coup de l’Assassin et continuez en fantôme.
       *[other] { $seat } tombe sous le coup de l’Assassin et continue en fantôme.
    }
    [exorcist] { $seatIs ->
        [you] Vous mourez pour une autre personne et continuez en fantôme.
       *[other] { $seat } meurt pour une autre personne et continue en fantôme.
    }
   *[own] { $seatIs ->
        [you] Vous devenez un fantôme. Les autres n’y sont pour rien.
       *[other] { $seat } devient un fantôme. Les autres n’y sont pour rien.
    }
}
event-role-shown = { $seatIs ->
    [you] Vous révélez votre rôle : { $role }.
   *[other] { $seat } révèle son rôle : { $role }.
}
event-assassinated = { $targetIs ->
    [you] { $seat } sort de l’ombre en Assassin et vous frappe.
   *[other] { $seatIs ->
        [you] Vous sortez de l’ombre en Assassin et frappez { $targetAcc }.
       *[other] { $seat } sort de l’ombre en Assassin et frappe { $targetAcc }.
    }
}

## The end

event-claimed = { $seatIs ->
    [you] Vous sortez de l’ombre : le fanatique, c’est vous, et vous affirmez qu’assez d’enquêteurs sont morts.
   *[other] { $seat } sort de l’ombre : « Le fanatique, c’est moi, et assez d’enquêteurs sont morts. »
}
event-pulse-opened = { $seatIs ->
    [you] Votre pile Pouls
   *[other] La pile Pouls { $seatWhose }
} : { $cards }.
event-dead-counted = Les piles Pouls s’ouvrent. { $deadIs ->
    [none] Personne n’est mort.
    [you] Vous ne vivez plus.
    [one] { $dead } ne vit plus.
    [ye] { $dead } ne vivez plus.
   *[many] { $dead } ne vivent plus.
} Il fallait { $needed } morts aux fanatiques.
event-guessers-named = Doivent désigner le Prophète : { $seats }.
event-seer-named = { $seatsIs ->
    [you] Vous désignez
    [one] { $seats } désigne
    [ye] { $seats } désignez
   *[many] { $seats } désignent
} { $guessAcc } comme Prophète. { $right ->
    [yes] C’est juste.
   *[no] C’est faux.
}
event-game-ended = { $winner ->
    [cultists] Les fanatiques gagnent
    [hunter] Le Chasseur maudit gagne
   *[investigators] Les enquêteurs gagnent
} : { $why }.

# Why a game ended, to follow "The cult wins:"
reason-points = il y a assez de livres sur l’étagère
reason-vote = un vote a mis le dernier fanatique à la porte
reason-assassin = le dernier fanatique est tombé sous le coup de l’Assassin
reason-murder = on a trouvé mort le dernier fanatique
reason-kills = assez d’enquêteurs étaient morts à temps
reason-claim = l’affirmation était vraie, assez d’enquêteurs sont morts
reason-false-claim = l’affirmation était fausse, trop peu d’enquêteurs sont morts
reason-time = dix heures ont passé, et l’étagère n’est pas assez remplie
reason-seer = les fanatiques ont désigné le Prophète
reason-ritual = { $winner ->
    [investigators] l’Organisme 46-B est banni
   *[cultists] le rite de bannissement a échoué
}
reason-no-leader = trois votes n’ont pas donné de leader au rite
reason-exorcist = le dernier fanatique est mort de la main de l’Exorciste
reason-hunter = { $winner ->
    [hunter] personne n’a reconnu le Chasseur à temps
   *[other] le Chasseur a été reconnu
}
