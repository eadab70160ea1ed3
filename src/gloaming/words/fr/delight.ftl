# Sound and touch, the end of a game to look at and to share, and the porter's book.

sounds-more = Sons et vibrations
sounds-title = Sons et vibrations
sounds-lead = Tout ce qui s’entend ou se ressent ici est aussi écrit sur la table.
sounds-volume = Volume
sounds-calls = M’appeler quand c’est à moi, même depuis un autre onglet
sounds-touch = Faire vibrer le téléphone quand vous répondez, et lors d’une mort, d’un vote ou de la fin
    .unable = Cet appareil ne semble pas savoir vibrer.
sounds-legend = Ce que vous entendez
cue-move = Un léger tic-tac
    .means = C’est à vous
cue-sealed = Un sceau
    .means = Votre réponse est remise
cue-steps = Des pas
    .means = Quelqu’un se déplace
cue-flip = Une carte
    .means = Une carte change de mains ou se retourne
cue-page = Une page
    .means = Du nouveau : un jeton, un objet, un événement
cue-shelf = Un livre sur l’étagère
    .means = Un livre ou un scientifique est en sécurité
cue-ballot = Un coup sur le bois
    .means = On compte les bulletins
cue-lights = Un interrupteur
    .means = La lumière s’éteint ou se rallume, ou un secteur est libre
cue-bell = La cloche de nuit
    .means = Une heure ou une manche commence
cue-ship = Un grondement sourd
    .means = Un vaisseau-mère est arrivé
cue-verdict = Un accord
    .means = Un vote ou un sauvetage est joué
cue-death = Un bourdon grave
    .means = Quelqu’un ne vit plus, ou se révèle être des leurs
cue-won = Des notes qui montent
    .means = Votre camp a gagné
cue-lost = Des notes qui descendent
    .means = Votre camp a perdu

cast = Qui était qui
unmasking = On retourne les cartes
unmasking-all = Tout retourner
unmasking-on = Voir comment ça s’est passé

result-share = Partager le résultat
result-shape = Image
    .wide = Large
    .tall = Haute
result-named = Avec les noms
result-hand-on = Partager
result-save = Enregistrer l’image
result-copy = Copier le texte
result-saved = Enregistré.
result-private = L’image est dessinée ici, dans votre navigateur. Personne ne la reçoit si vous ne la partagez pas.
result-unofficial = Gloaming, un jeu de rôles cachés non officiel, ni conçu ni approuvé par les éditeurs des jeux de plateau.
result-head = { $game }. { $mark }.
result-was = { $name } : { $note }

book = Le registre du concierge
book-lead = Le concierge se souvient de vous.
book-sum = { $games ->
    [0] Aucune partie encore. Terminez-en une, et elle sera inscrite ici.
    [one] Une partie, { $won ->
        [0] perdue
       *[other] gagnée
    }.
   *[other] { $games } parties, { $won ->
        [0] aucune gagnée encore
        [one] une gagnée
       *[other] { $won } gagnées
    }.
}
book-fleeting = Ce navigateur ne garde rien longtemps. Le registre disparaît quand vous fermez l’onglet ; enregistrez-le avant.
book-sides = Camps
book-played = Jouées
book-won = Gagnées
book-titles = Titres
book-rivals = Rivaux
book-bot = un bot
book-rival = { $beatYou ->
    [0] N’a jamais gagné contre vous
    [one] A gagné une fois contre vous
   *[other] A gagné { $beatYou } fois contre vous
}, { $beaten ->
    [0] jamais perdu contre vous
    [one] perdu une fois contre vous
   *[other] perdu { $beaten } fois contre vous
}.{ $caught ->
    [0] {""}
    [one] {" "}Vous avez percé son jeu une fois.
   *[other] {" "}Vous avez percé son jeu { $caught } fois.
}
book-save = Enregistrer le registre
book-saved = Enregistré. Gardez le fichier : il ouvre le registre dans un autre navigateur.
book-load = Apporter un registre
book-loaded = { $count ->
    [0] Rien de nouveau dedans.
    [one] Une partie ajoutée.
   *[other] { $count } parties ajoutées.
}
book-unreadable = Ce n’est pas un registre du concierge, ou un Gloaming plus récent l’a écrit. Rien n’a changé.
book-forget = Tout oublier
book-forget-sure = Touchez encore pour tout oublier. C’est sans retour.
book-forgotten = Oublié.
side-cultists = Les fanatiques
side-investigators = Les enquêteurs
side-hunter = Le Chasseur maudit
side-aliens = Les aliens
side-humans = Les humains

title-new = Nouveau titre : { $title }.
title-newcomer = Un nouveau visage
    .for = Une première partie, jouée jusqu’au bout.
title-regular = Une figure de la maison
    .for = Dix parties jouées jusqu’au bout.
title-both-sides = Des deux côtés de la porte
    .for = Une partie gagnée dans chaque camp.
title-streak = Trois lampes à la file
    .for = Trois parties gagnées de suite.
title-rematch = Un compte à régler
    .for = Gagner contre qui vous avait fait perdre la dernière fois.
title-sharp-eye = Du flair
    .for = Avoir aidé à démasquer l’un d’eux.
title-cold-hands = Les mains froides
    .for = Trois personnes ont reçu de vous une carte Mort en une nuit.
title-above-suspicion = Au-dessus de tout soupçon
    .for = Une victoire avec les fanatiques, sans une seule voix contre vous.
title-seen-worse = En a vu d’autres
    .for = Avoir découvert deux morts en une nuit.
title-shown-out = À la porte, à tort
    .for = Un vote ou une accusation contre vous, sans la moindre faute de votre part.
title-house-ghost = Le fantôme de la maison
    .for = Une victoire après avoir quitté les vivants.
title-late-professor = Feu le professeur
    .for = Plus de pouls dès la deuxième heure, et la victoire quand même.
title-librarian = Bibliothécaire de nuit
    .for = Une victoire grâce à assez de livres sur l’étagère.
title-still-warm = Encore tiède
    .for = Trois personnes n’y ont pas survécu. Vous, si.
title-back-roads = Connaît les chemins de traverse
    .for = Deux sauvetages sans accroc en une soirée.
title-in-the-works = Un grain de sable
    .for = Deux sauvetages sabotés en une soirée.
title-only-human = Rien qu’un être humain
    .for = Rester du côté des humains parmi deux aliens ou plus, et gagner.
title-change-of-heart = Un revirement
    .for = Devenir alien au dernier moment, et gagner.
