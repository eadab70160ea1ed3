# The roles. `.a` follows "You are", `.does` says what it can or must, `.short` the same for the lobby.

role-investigator = Enquêteur
    .a = enquêteur
    .does = Aucun pouvoir particulier, rien que du bon sens.
role-cultist = Fanatique
    .a = fanatique
    .does = Distribue des cartes Mort, gâche les pièces, se passe d’itinéraire et peut taire les morts qu’il découvre.
role-seer = Prophète
    .a = Prophète
    .does = Apprend pendant la nuit qui sont les fanatiques. Si, à la fin, les fanatiques désignent le Prophète, la victoire leur revient malgré tout.
    .short = { role-seer.does }
role-assassin = Assassin
    .a = Assassin
    .does = Une fois par partie, peut changer en fantôme une autre personne vivante du même endroit. Dès lors, tout le monde connaît l’Assassin.
    .short = { role-assassin.does }
role-mechanic = Mécano
    .a = Mécano
    .does = De son vivant, peut utiliser toutes les pièces, quoi que dise l’itinéraire.
    .short = { role-mechanic.does }
role-radiant-beauty = Beauté radieuse
    .a = Beauté radieuse
    .does = En fantôme, apporte lumière et courant partout où elle passe.
    .short = { role-radiant-beauty.does }
role-infected = Infecté
    .a = Infecté
    .does = Dès qu’il devient fantôme, plus personne ne donne de cartes dans les rencontres jusqu’à la fin de l’heure suivante.
    .short = { role-infected.does }
role-super-ghost = Superfantôme
    .a = Superfantôme
    .does = En fantôme, peut faire toutes les actions de pièce comme de son vivant.
    .short = { role-super-ghost.does }
role-greenhorn = Blanc-bec
    .a = Blanc-bec
    .does = Devient fantôme s’il utilise la caméra ou lance un vote. L’action a lieu quand même.
    .short = { role-greenhorn.does }
role-butterfingers = Empoté
    .a = Empoté
    .does = Devient fantôme après s’être servi du couteau, pour quelque raison que ce soit.
    .short = { role-butterfingers.does }
role-crybaby = Pleurnichard
    .a = Pleurnichard
    .does = Devient fantôme après avoir révélé la mort de quelqu’un.
    .short = { role-crybaby.does }
role-firestarter = Pyromane
    .a = Pyromane
    .does = Commence avec un Échec et un Sabotage, et devient fantôme si l’un des deux est encore dans sa main à la fin de l’heure 5.
    .short = { role-firestarter.does }
role-cursebearer = Maudit
    .a = Maudit
    .does = Meurt dès qu’il partage une pièce avec un fantôme, qu’il y entre ou que le fantôme arrive. Son rôle est révélé, et aucun vote ne suit.
    .short = { role-cursebearer.does }
role-celebrity = Célébrité
    .a = Célébrité
    .does = Doit révéler son rôle au début de l’heure 6. Si elle ne vit déjà plus, elle devient fantôme, et toutes les cartes de sa pile Pouls sont distribuées sans qu’on les voie.
    .short = { role-celebrity.does }
role-blind-cultist = Fanatique aveugle
    .a = Fanatique aveugle
    .does = Un fanatique qui garde les yeux clos pendant la nuit. Il ne connaît ni son partenaire ni les morts ; le partenaire, lui, le connaît.
    .short = { role-blind-cultist.does }

role-shown-as-ghost = Révélé au moment de devenir fantôme.
role-hidden-as-ghost = Reste secret, même en fantôme.
role-unknown = un rôle inconnu
role-one-of = { $roles }
role-favours = { $side ->
    [investigators] Sert les enquêteurs : { $loyalty }
    [cultists] Sert les fanatiques : { $loyalty }
   *[none] Ne sert aucun camp
}

## Teams and what they want

team-investigators = Enquêteurs
    .one = Enquêteur
    .goal = { $cultists ->
        [one] Placez { $points } points de livres sur l’étagère, ou mettez le fanatique à la porte.
       *[other] Placez { $points } points de livres sur l’étagère, ou mettez les { $cultists } fanatiques à la porte.
    }
team-cultists = Fanatiques
    .one = Fanatique
    .goal = { $cultists ->
        [one] À la fin d’une heure, affirmez que { $dead } enquêteurs sont morts, et ayez raison. Ou tenez dix heures.
       *[other] Ayez { $dead } enquêteurs morts une heure avant celle où vous perdriez. Ou tenez dix heures.
    }
team-hunter = Chasseur maudit
    .one = Chasseur maudit
    .goal = Restez dans l’ombre, avec une carte Malédiction dans la pile Pouls de chaque fanatique ou des jetons Malédiction dans six pièces.
team-sizes = { $cultists ->
    [one] Un fanatique
   *[other] { $cultists } fanatiques
}, { $investigators } enquêteurs
team-sizes-hunted = { team-sizes }, un Chasseur maudit
