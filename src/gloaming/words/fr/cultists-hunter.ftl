# The Cursed Hunter: a third side with one member, its cards and its tokens.

role-cursed-hunter = Chasseur maudit
    .a = Chasseur maudit
    .does = Joue contre les deux camps à la fois. Voit les fanatiques pendant la nuit, se passe d’itinéraire et répand une malédiction par les rencontres et les pièces.
    .short = { role-cursed-hunter.does }
card-curse_alive = Vivant maudit
    .one = une carte Vivant maudit
    .does = Compte comme Vivant, mais porte une malédiction.
card-curse_success = Réussite maudite
    .one = une carte Réussite maudite
    .does = Compte comme Réussite, mais maudit la pièce.

question-guess-hunter = Qui est le Chasseur maudit ?
    .detail = { $team ->
        [cultists] Les deux fanatiques sont maudits. Si le nom est juste, les fanatiques gagnent ; sinon, c’est le Chasseur.
       *[investigators] Six pièces sont maudites. La question est posée à toute la table, mais seules comptent les réponses des enquêteurs. Si le nom est juste, ils gagnent ; sinon, c’est le Chasseur.
    }
waiting-guess-hunter = { $team ->
    [cultists] Les fanatiques cherchent le Chasseur
   *[investigators] Toute la table cherche le Chasseur
}
option-name-hunter = Désigner { $seatAcc }
detail-name-hunter = Un seul essai décide.

event-room-cursed = Une malédiction plane désormais { $placeIn }.
event-curse-shown = { $cards ->
    [one] Il y a une carte Malédiction
   *[other] Il y a { $cards } cartes Malédiction
} dans { $seatIs ->
    [you] votre pile Pouls.
   *[other] la pile Pouls { $seatWhose }.
}
event-hunter-sought = { $team ->
    [cultists] Les deux fanatiques sont maudits. À eux de trouver le Chasseur.
   *[investigators] Six pièces sont maudites. Aux enquêteurs de trouver le Chasseur.
}
event-hunter-named = { $team ->
    [cultists] Les fanatiques désignent
   *[investigators] Les enquêteurs désignent
} { $guessAcc } comme Chasseur. { $right ->
    [yes] C’est juste.
   *[no] C’est faux.
}
mark-guess-hunter = Le dernier mot
reference-side-cursed-hunter = Un troisième camp. Tant que personne ne le reconnaît, le Chasseur maudit l’emporte sur les deux autres. Si les piles Pouls des deux fanatiques contiennent des cartes Malédiction, les fanatiques doivent désigner le Chasseur à la fin ; sinon, si six pièces sont maudites, c’est aux enquêteurs de le faire.
