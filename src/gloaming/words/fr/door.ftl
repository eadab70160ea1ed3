# The door: what this is, and three ways in. And what every guided game says.

door-lead = À cette table, quelqu’un n’est pas la personne qu’on croit.
    .what = Un jeu de plateau à rôles cachés, dans votre navigateur. Entre amis, chacun sur son téléphone, ou en solo avec des bots. Sans compte.
door-new = C’est votre première nuit ?
door-again = Vous revoilà.
door-show-me = Oui, montrez-moi
    .how = dix minutes, avec des bots qui jouent la comédie
door-friends = Jouer entre amis
door-alone = Jouer en solo, avec des bots
door-code = Vous avez un code ?
door-which = Quel jeu ?
door-back = Retour
door-lessons = Parties guidées
    .done = { $lesson }, terminée
door-go-on = Poursuivre « { $lesson } »

lesson-note = Le guide
lesson-help = Aidez-moi à réfléchir
lesson-begin = Commencer
lesson-again = Depuis le début
lesson-resume = Reprendre où vous en étiez
lesson-known = Je connais ce jeu
lesson-go-on = Et ensuite ?
lesson-real-game = Une vraie partie, maintenant
lesson-further = { $lesson }, { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
lesson-to-the-door = Retour à l’entrée
menu-leave-lesson = Quitter la leçon
bot-script = joue un rôle écrit

refusal-not-in-lesson = Plus tard dans la nuit. Pour l’instant, choisissez ce qui est éclairé.
refusal-lesson-waits = La leçon vous attend. Partez sans crainte : elle reprendra à votre retour.
refusal-unknown-lesson = Il n’y a pas de leçon « { $lesson } » ici. Choisissez parmi : { $lessons }.
