# The guided games, beat by beat: `.coach` stands on the question, `.held` only while one holds, `.then` after the
# answer, `.refused` where another answer was tapped, `.says-…` is what others say, `.help-…` comes one a tap.

## The first evening

lesson-first-evening = Votre première soirée
    .intro-1 = Milan, ce soir. Les aliens tiennent cinq quartiers, et cinq scientifiques sont isolés.
    .intro-2 = Avec vos agents, vous les conduisez au Duomo.
    .intro-3 = Mais toute carte piochée peut vous faire changer de camp. Personne ne le saura.

lesson-first-evening-s1 =
    .coach = Les aliens ont atterri à cinq endroits. Près de chacun, un scientifique est isolé.

lesson-first-evening-s5 =
    .coach = Chaque personne pioche une carte. Maintenez pour regarder la vôtre.
    .held = Humain. Vous êtes des nôtres, jusqu’ici.
    .then = Chaque manche commence par un événement. Cathédrale : un agent peut aller au centre.

lesson-first-evening-1-2 =
    .says-1 = Héron à la porte Nuova. Il faut bien que quelqu’un ouvre.

lesson-first-evening-1-3 =
    .coach = À votre tour, vous pouvez diriger un agent. Ils ne sont à personne ; gyrophare allumé : disponible.

lesson-first-evening-1-4 =
    .coach = Il roule le long d’une route, aussi loin que vous voulez. Puis son gyrophare s’éteint.

lesson-first-evening-1-5 =
    .coach = À vous. Prenez Pie ou Lynx : tous deux sont sur l’anneau.

lesson-first-evening-1-6 =
    .coach = Un scientifique attend à Porta Nuova. Roulez jusque-là, par l’anneau.

lesson-first-evening-1-7 =
    .coach = Trois quartiers aliens touchent ce poste. Libérez-les : on n’escorte personne sous le nez des aliens.

lesson-first-evening-1-8 =
    .coach = Héron est à la porte, sur la même route. Envoyez-lui le scientifique.

lesson-first-evening-1-9 =
    .coach = Le dernier pas est un sauvetage, à trois. Choisissez deux autres personnes.

lesson-first-evening-1-11 =
    .coach = Chacun de vous joue une carte en secret. Un seul Sabotage sur trois gâcherait tout.
    .held = Réussite, si vous voulez que ça marche.
    .then = Sauvé : 1 sur 2. La pression est maintenant de 2 : diriger un agent coûte deux cartes.

lesson-first-evening-1-14 =
    .coach = Agnes pioche deux cartes pour cela. L’une ou l’autre peut la faire changer de camp, et elle seule le saurait.

lesson-first-evening-1-15 =
    .says-1 = Ines, vous avez regardé votre carte bien longtemps.

lesson-first-evening-1-16 =
    .coach = Il faut un soutien à Theo. Si Ines est humaine, plus aucun de ses accusateurs ne pourra accuser.
    .then = { $answer ->
        [support] Ines montre sa carte : Humain. Theo, Ruben et vous avez perdu le droit d’accuser.
       *[other] Ines montre sa carte : Humain. Theo et Ruben ont perdu le droit d’accuser.
    }

lesson-first-evening-1-17 =
    .says-1 = Si vous avez tous fini, je vais travailler un peu.

lesson-first-evening-1-19 =
    .coach = La manche s’achève : les gyrophares reviennent, et les dés font avancer les aliens. Un secteur plein, et la ville est perdue.
    .then = Un vaisseau-mère : dix cartes inconnues rejoignent la pile. Un second met fin à cette partie.

lesson-first-evening-2-1 =
    .coach = Cette fois, planifiez : piochez une carte, puis voyez deux événements. L’un d’eux viendra.
    .held = Assimilé. Vous êtes désormais alien, pour toujours. Personne d’autre ne le sait.

lesson-first-evening-2-2 =
    .coach = L’un des deux viendra à la manche suivante ; l’autre est écarté. Personne d’autre ne voit lequel.
    .held = Ce sont les vaisseaux qui vous font gagner, désormais. Mais vous pouvez encore jouer les bons voisins.

lesson-first-evening-2-3 =
    .coach = La question est posée à toute la table avant chaque tour. Seul un alien peut se déclarer.
    .held = Restez dans l’ombre. Déclarez-vous, et plus personne ne vous prendra dans une équipe.

lesson-first-evening-2-4 =
    .says-1 = Porta Magenta, et nous aurons fini.

lesson-first-evening-2-9 =
    .says-1 = Theo. Et vous. Je vous fais confiance.

lesson-first-evening-2-10 =
    .coach = Jouez une carte. Toute la table verra combien sont des Sabotages, mais pas de qui.
    .held = Réussite sauve le scientifique, et les humains gagnent sans vous. Sabotage sert votre camp.

lesson-first-evening-reveal-1 = Votre ligne bascule à la manche 2, à la carte piochée pour planifier.
lesson-first-evening-reveal-2 = Personne d’autre n’avait changé de camp. À cinq, une seule carte a fait un seul alien.
lesson-first-evening-reveal-3 = Ils ont vu un Sabotage parmi trois cartes. Agnes, Theo ou vous ? De quoi discuter toute la nuit.
lesson-first-evening-reveal-4 = Deux scientifiques sont saufs, et les humains gagnent. Vous aviez changé de camp : vous perdez avec les aliens.
lesson-first-evening-reveal-5 = Une partie entière demande cinq scientifiques ou quatre vaisseaux, et plus d’une personne peut changer de camp.
