# The guided games, beat by beat: `.coach` stands on the question, `.held` only while one holds, `.then` after the
# answer, `.refused` where another answer was tapped, `.says-…` is what others say, `.help-…` comes one a tap.

## The first night

lesson-first-night = Votre première nuit
    .intro-1 = Une université, la nuit. À cinq, vous rassemblez des livres.
    .intro-2 = Quelqu’un parmi vous transmet la mort d’une poignée de main.
    .intro-3 = La carte qu’on vous donne est peut-être votre mort. Personne ne vous le dira.

lesson-first-night-n1 =
    .coach = Maintenez la carte pour la regarder. Relâchez, et elle est de nouveau couverte.
    .held = Votre rôle : enquêteur. Mettez des livres sur l’étagère, ou le fanatique à la porte.
    .then = Chaque personne a une carte comme la vôtre. Sur l’une d’elles, il est écrit Fanatique.

lesson-first-night-1-1 =
    .coach = D’abord, tout le monde marche, par trois portes au plus. Personne ne peut rester sur place.

lesson-first-night-1-4 =
    .coach = Quand deux personnes sont seules dans une pièce, elles se rencontrent. Chacune donne une carte à l’autre, face cachée.

lesson-first-night-1-5 =
    .coach = Trois pièces sont sur votre itinéraire ; on ne travaille que là. Choisissez-en une.
    .refused = Ce sera possible une autre nuit. Cette fois, choisissez une pièce éclairée.

lesson-first-night-1-6 =
    .says-1 = Vous voilà. À deux, on voit mieux.

lesson-first-night-1-7 =
    .coach = Il n’y a qu’Agnes et vous : vous vous rencontrez. Appuyez, glissez vers une carte, relâchez.
    .held = Vous n’avez que des cartes Vivant. Vous ne pouvez faire de mal à personne.
    .then = Votre carte est dans sa pile Pouls. Ce qu’elle vous a donné, personne ne vous le dira.

lesson-first-night-1-8 =
    .coach = Chaque heure, on tire un jeton. Celui-ci : quatre portes à la prochaine heure.

lesson-first-night-1-9 =
    .coach = Maintenant, chaque personne fait une chose. Theo ajoute une carte à la pile de sa pièce.

lesson-first-night-1-11 =
    .coach = Trois cartes dans une pile : l’Observatoire est exploré. On peut désormais y piocher.

lesson-first-night-1-12 =
    .coach = Ajoutez une carte à la pile de cette pièce. Plus tard, quelqu’un y piochera.
    .held = Vous n’avez que des cartes Réussite. Seul un fanatique a les autres.

lesson-first-night-1-13 =
    .coach = Agnes en ajoute une à son tour, face cachée. Elle seule sait laquelle.
    .says-1 = Et une de ma part. Voilà qui est vite fait.

lesson-first-night-1-14 =
    .coach = Cette question est posée à toute la table, chaque heure. Seul le fanatique peut répondre autre chose.

lesson-first-night-2-3 =
    .coach = L’itinéraire avance : vert, bleu foncé. L’Observatoire est exploré. Allez y piocher.
    .refused = Une autre fois. L’Observatoire attend, et il est sur votre itinéraire.

lesson-first-night-2-4 =
    .says-1 = Je vous accompagne. Nul ne devrait rester seul dans cette maison.

lesson-first-night-2-5 =
    .coach = Encore Agnes. Une carte chacun, comme tout à l’heure.

lesson-first-night-2-7 =
    .coach = La lumière s’éteint. Dans le noir, tous ceux qui sont au même endroit se rencontrent, pas seulement deux.

lesson-first-night-2-10 =
    .coach = Piochez dans cette pile. Toute la table verra la carte. Une Réussite envoie un livre sur l’étagère.
    .then = Encore un livre, et ce rayon est plein. Dix points font gagner la nuit.

lesson-first-night-2-11 =
    .says-1 = Encore une, pour porter chance.

lesson-first-night-3-2 =
    .coach = Bleu clair ou rouge. Deux têtes sur une pièce : vous y feriez une rencontre.
    .refused = Pas cette nuit. Les deux pièces éclairées sont sur votre itinéraire.

lesson-first-night-3-3 =
    .says-1 = Je vous laisse faire. Prenez garde à vous.

lesson-first-night-3-4 =
    .says-1 = Ce n’est que moi. Baissez cette lanterne.

lesson-first-night-3-5 =
    .coach = Une carte chacun, comme toujours.

lesson-first-night-3-8 =
    .coach = À trois, dans le noir. Donnez une carte à l’un des deux : d’abord à qui, puis laquelle.
    .then = Tout le monde voit à qui vous donnez, même dans le noir. Personne ne voit quoi.

lesson-first-night-3-9 =
    .coach = Encore la foudre. La lumière est revenue.

lesson-first-night-3-11 =
    .coach = Vous pouvez regarder les cartes que quelqu’un a reçues. Regardez celles de Theo.

lesson-first-night-3-12 =
    .coach = Maintenez pour voir les cartes de Theo. Une seule carte Mort, et il est mort.
    .held = Rien que des cartes Vivant : Theo vit. Remettez la pile en place.
    .then = Une carte Mort, vous auriez dû la révéler. Seul un fanatique peut la taire.

lesson-first-night-3-14 =
    .says-1 = Alors, le verdict ?

lesson-first-night-3-15 =
    .says-1 = À vous, maintenant. Je regarde une fois chez tout le monde.

lesson-first-night-3-16 =
    .coach = Il y avait une carte Mort parmi les vôtres. La personne qui vous l’a donnée le savait.
    .says-1 = Je suis désolée. Je dois montrer ceci.

lesson-first-night-3-17 =
    .coach = Une mort est découverte, alors toute la table vote, même les morts. Nommez quelqu’un, ou personne.
    .says-1 = Theo est venu vous trouver dans le noir. Je dis Theo.
    .says-2 = Ma carte était Vivant. Avec qui d’autre étiez-vous en tête à tête ?
    .says-3 = On en sait trop peu. Je ne nomme personne.
    .says-4 = Je préfère attendre.

lesson-first-night-3-18 =
    .coach = Pour partir, un nom doit avoir plus de voix que tout autre, et plus qu’il n’y a d’abstentions.

lesson-first-night-4-1 =
    .coach = Vous êtes un fantôme : les murs sont de l’air, et vous ne rencontrez personne. Il reste un livre à l’Observatoire.

lesson-first-night-4-3 =
    .says-1 = Agnes. Il faut qu’on parle.

lesson-first-night-4-4 =
    .coach = Agnes et Theo se rencontrent dans la Bibliothèque. Vous ne pouvez que regarder.

lesson-first-night-4-6 =
    .coach = Avec Ines, ils sont trois. À la lumière, on ne se rencontre pas à trois.

lesson-first-night-4-8 =
    .coach = Les morts travaillent encore : ajouter ou piocher une carte, dans les pièces de votre itinéraire.
    .then = Le rayon est plein : 2 points. Vous ne vivez plus, et vous aidez encore à gagner.

lesson-first-night-4-11 =
    .says-1 = Theo, ne bougez pas.

lesson-first-night-4-12 =
    .says-1 = Il y a une heure, j’étais en vie. Quelqu’un ici a regardé.

lesson-first-night-4-13 =
    .coach = Votre voix décide. À l’heure 3, vous avez regardé chez Theo. Qui a-t-il rencontré depuis ?
    .held = À l’heure 3, les cartes de Theo étaient toutes Vivant.
    .help-1 = Depuis que vous avez regardé, Theo a rencontré une personne.
    .help-2 = Un mort ne peut pas être le fanatique : seul le fanatique a des cartes Mort.
    .says-1 = Ines trouve tous les morts. Je trouve ça étrange.
    .says-2 = Ruben va où personne ne travaille, et ne fait rien.
    .says-3 = Agnes est la dernière personne que j’ai rencontrée.
    .says-4 = …

lesson-first-night-5-1 =
    .coach = Quelqu’un parmi vous l’avait reconnue depuis le début : le Prophète. Avec ce nom-là, elle aurait gagné.
    .says-1 = Quelle assurance. Le Prophète, c’est vous.

lesson-first-night-6-2 =
    .coach = Avec trois morts, le fanatique peut sortir de l’ombre à la fin d’une heure, et gagner.
    .says-1 = Merci. Cela fait trois morts. Comptez-les.

lesson-first-night-reveal-1 = Votre ligne. Le crâne : heure 2, l’Observatoire. Agnes vous a donné une carte Mort.
lesson-first-night-reveal-2 = L’œil : heure 3. Toute une heure, vous avez marché, donné et pioché, déjà sans vie.
lesson-first-night-reveal-3 = Theo : heure 4, la Bibliothèque. Il a rencontré Agnes, et sa ligne devient plate.
lesson-first-night-reveal-4 = Ruben était mort dès le début, sans le savoir. C’était le Prophète : il savait, pour Agnes.
lesson-first-night-reveal-5 = Vous, Theo, Ruben : trois morts. À la fin de cette heure, Agnes serait sortie de l’ombre et aurait gagné.
lesson-first-night-reveal-6 = Vous, Theo, Ruben : trois morts. Une seule personne avait été en tête à tête avec vous et avec Theo.
lesson-first-night-reveal-7 = C’était une nuit. Dans une vraie partie, personne n’éclaire votre chemin, et le fanatique, c’est peut-être vous.

## The first night as the Cultist

lesson-first-night-cultist = Votre première nuit en fanatique
    .intro-1 = La même université, une autre nuit. Cette fois, c’est vous.
    .intro-2 = L’un des autres est déjà mort et ne le sait pas. Encore deux, et vous gagnez.
    .intro-3 = Personne ne voit vos cartes. Tout le monde voit qui vous rencontrez.

lesson-first-night-cultist-n1 =
    .coach = Maintenez la carte pour la regarder. Cette nuit, c’en est une autre.
    .held = Votre rôle : fanatique. Agnes est morte dès le début. Avec trois morts, vous gagnez.
    .then = L’un des autres est le Prophète, et connaît le fanatique. Personne ne sait qui.

lesson-first-night-cultist-1-1 =
    .says-1 = Cette nuit, je préfère travailler de mon côté.

lesson-first-night-cultist-1-4 =
    .coach = Chacun d’eux est seul. Allez en trouver un, et il y aura rencontre.

lesson-first-night-cultist-1-5 =
    .coach = Appuyez, glissez vers une carte, relâchez. Vues de l’extérieur, toutes les cartes se ressemblent.
    .held = Glissez vers Mort. L’autre meurt aussitôt, et continue à marcher.
    .then = Tout le monde a vu que vous donniez une carte. Personne n’a vu laquelle.

lesson-first-night-cultist-1-7 =
    .coach = La lumière s’éteint. Dans le noir, tous ceux qui sont au même endroit se rencontrent.

lesson-first-night-cultist-1-11 =
    .coach = Ajoutez une carte à la pile de cette pièce, comme tout le monde.
    .held = Pas besoin d’itinéraire. Un Sabotage fait revenir un livre, un Échec ne fait rien, une Réussite paraît honnête.
    .then = Face cachée, parmi d’autres. Qui la piochera ne saura pas de qui elle venait.

lesson-first-night-cultist-1-13 =
    .coach = La question est posée à toute la table. Laissez finir l’heure.
    .held = Deux morts : Agnes et { $victim }. À moins de trois, l’affirmation vous fait perdre. Attendez.

lesson-first-night-cultist-2-5 =
    .coach = Ines et Ruben sont dans le noir, à la Cafétéria. Allez-y : une rencontre à trois.

lesson-first-night-cultist-2-6 =
    .coach = D’abord à qui, puis quelle carte. Tout le monde voit qui vous choisissez.
    .held = Encore Mort, pour quelqu’un qui vit encore. Plus tard, on en accusera peut-être un autre.

lesson-first-night-cultist-2-12 =
    .coach = Consultez la pile Pouls de l’une des deux personnes ici.
    .held = Prenez { $second }. Regarder passe pour un service, et vous savez ce que vous trouverez.

lesson-first-night-cultist-2-13 =
    .coach = Maintenez pour regarder, puis décidez. Les autres voient seulement que vous regardez.
    .held = Un enquêteur devrait la révéler. Vous pouvez remettre la pile en place et sourire.
    .then = Vous n’avez rien révélé. La table y voit bon signe.

lesson-first-night-cultist-2-16 =
    .coach = On demande à toute la table s’il reste quelque chose à dire.
    .held = Agnes, { $victim }, { $second } : trois. C’est l’heure. Sortez de l’ombre.

lesson-first-night-cultist-reveal-1 = Trois crânes : un dès le début, deux de votre main. Personne n’a regardé à temps.
lesson-first-night-cultist-reveal-2 = Theo était le Prophète. Toute la nuit, il a su que c’était vous, et n’a pas osé le dire.
lesson-first-night-cultist-reveal-3 = Dans une vraie partie, les autres comptent qui était avec chacun des morts. Donnez-leur quelqu’un d’autre à compter.
