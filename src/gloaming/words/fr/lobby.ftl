# The lobby: windows, facts, clocks, seats.

lobby-title = Table { $code } : vestibule
lobby-code = Code de la table
lobby-say-it = Dites-le à voix haute, ou faites-le scanner.
lobby-copy-link = Partager le lien
lobby-share-text = Rejoignez-moi à la table { $code }.
lobby-picture = Code QR de cette table
lobby-windows = Les places. Une fenêtre éclairée est prise
lobby-you = Vous
lobby-free = libre
lobby-host = hôte
lobby-ready = c’est bon
lobby-not-ready = pas encore
lobby-away = ailleurs
lobby-window-free = La place { $number } est libre. Invitez quelqu’un, ou placez un bot
lobby-window-bot = { $name }, un bot
lobby-window-you = { $name } (vous)
lobby-lit = Fenêtres éclairées : { $lit } sur { $count }
lobby-all-lit = Les { $count } fenêtres sont éclairées. Tout est prêt.
lobby-aborted = Cette table a fermé avant le début de la partie.
lobby-waiting-for = { $count ->
    [one] Il manque une personne
   *[other] Il manque { $count } personnes
}
lobby-waiting-ready = { $count ->
    [one] On attend le feu vert d’une personne
   *[other] On attend le feu vert de { $count } personnes
}
lobby-cannot-begin = Impossible de commencer ainsi
lobby-fill = Compléter avec des bots
begin-cultists = Que la nuit commence
begin-invasion = Envoyer les agents
lobby-be-ready = C’est bon pour moi
lobby-am-ready = C’est noté. On attend l’hôte
lobby-my-seat = Ma place
lobby-watching = Vous regardez. La partie commence quand l’hôte le décide.
facts-by-the-book = Aucune règle maison
facts-house-rules = { $count ->
    [0] Aucune règle maison
    [one] Une règle maison
   *[other] { $count } règles maison
}
facts-no-clock = Sans limite de temps
facts-clocks = Temps pour répondre : { $clocks }
facts-clock = { $seconds ->
    [0] { $clock } : sans limite
   *[other] { $clock } : { $seconds } s
}
facts-change = changer
facts-look = voir
facts-change-what = Changer : { $what }
facts-look-at-what = Voir : { $what }
clocks-sheet = Limites de temps et public
clocks-title = Temps pour répondre
clocks-detail = Quand le temps est écoulé, la table donne pour vous la réponse la plus sûre. Les autres n’en apprennent rien.
clock-turn = Se déplacer et agir
clock-encounter = Donner une carte
clock-vote = Voter
clock-window = Se déclarer avant un tour
clock-none = sans limite
clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
clocks-programs = Temps pour les programmes
clocks-programs-detail = Un programme à court de temps reçoit lui aussi la réponse la plus sûre.
bank-question = Par question
bank-game = En plus, pour toute la partie
bank-minutes = { $minutes ->
    [0] aucun supplément
    [one] une minute
   *[other] { $minutes } minutes
}
clocks-also = Et aussi
pace = Les bots répondent
pace-natural = au rythme humain
pace-quick = aussitôt
spectators = Laisser d’autres regarder
seat-mine = Votre place
seat-free = Une place libre
seat-save = C’est moi
seat-carry = L’emporter sur un autre appareil
seat-leave = Quitter la table
seat-is-here = { $name } est là, mais n’a pas encore donné son feu vert.
seat-is-ready = { $name } attend le début.
seat-is-program = { $name } n’est pas une personne, mais un programme que quelqu’un a apporté.
seat-is-away = { $name } fait une pause. Sa place l’attend.
seat-remove = Demander à { $name } de partir
seat-free-host = Invitez quelqu’un, ou confiez cette place à un bot.
seat-free-guest = Invitez quelqu’un : dites le code, ou faites-le scanner.
seat-played-by = Ici joue { $kind }.
seat-empty = Libérer cette place
seat-bots = Confier cette place à un bot
bot-careful = Bot prudent
    .a = un bot prudent
    .what = Joue avec bon sens d’après ce qu’il sait, et évite les grosses fautes.
bot-sleuth = Fin limier
    .a = un fin limier
    .what = Prend des notes sur tout le monde, écoute la table et dit ce qu’il en pense.
bot-learner = Apprenti
    .a = un apprenti
    .what = Un fin limier qui a découvert, en millions de parties contre ses semblables, où il vaut mieux jouer autrement.
bot-searcher = Stratège
    .a = un stratège
    .what = Un fin limier qui explore tout ce qui peut être caché avant de répondre. Il prend son temps.
bot-random = Bot aléatoire
    .a = un bot aléatoire
    .what = Fait n’importe quoi de permis, sans réfléchir.

## Which game

games = Jeux
game-cultists = Cultists
    .short = Une université, dix heures
    .what = Une université, la nuit. Vous avez dix heures pour rassembler des livres, vous rencontrer dans le noir et trouver qui distribue les cartes Mort.
game-invasion = Invasion
    .short = Une ville où nul n’est à l’abri
    .what = Une ville sous les vaisseaux-mères. Six agents ramènent les scientifiques, pendant que les uns et les autres changent peut-être de camp.
which-sheet = Quel jeu ?
which-detail = Chaque personne garde sa place. Les réglages d’un jeu ne valent pas pour l’autre.
game-sheet = Le jeu
game-players = À combien jouez-vous ?
rules-sheet = Règles maison
rules-intro = Là où le livret de règles laisse une question ouverte, voici comment votre table la lit. Une étoile marque ce qui s’écarte du livret.
lobby-dealing = On distribue…

## The big screen
screen-title = Table { $code } : grand écran
screen-join = Scannez le code avec votre téléphone, ou ouvrez l’adresse et tapez les six caractères.
screen-begin = C’est bon pour tout le monde. { $name } peut commencer.
story-begin = Raconter l’histoire sur le grand écran
story-stop = Arrêter l’histoire
