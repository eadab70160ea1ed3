# Why something is refused. Each says what to do. `$sentence` is what the server itself said, in English.

## At play

refusal-stale = C’est déjà décidé depuis un instant. Regardez la question en cours.
refusal-not-asked = Ce n’est pas à vous de répondre.
refusal-not-offered = Ce n’est pas possible maintenant. Choisissez une autre réponse.
refusal-not-begun = La partie n’a pas commencé. Attendez l’hôte.
refusal-ended-early = L’hôte a mis fin à la partie. Il n’y a plus rien à répondre.
refusal-over-already = La partie est déjà finie.
refusal-still-on = La partie est en cours. Son enregistrement s’ouvrira à la fin.
refusal-no-suspicions = Les bots n’ont pas appris à soupçonner dans ce jeu. Revoyez plutôt la partie.
refusal-no-talk = Personne ne peut parler pour l’instant. Attendez que le jeu le permette.
refusal-unknown-clock = Ce jeu n’a pas de limite de temps « { $clock } ». Choisissez parmi : { $clocks }.
refusal-not-in-game = Il y est question d’une chose absente de cette partie. Choisissez à nouveau.
refusal-covered-already = Un bot joue déjà à cette place.
refusal-is-here = { $name } est là. Un bot peut jouer si sa connexion se coupe ou si la table attend trop.
refusal-not-your-chair = Cette place est à { $name } : personne d’autre ne peut la reprendre.
refusal-watching = Vous regardez. Il faut une place à la table pour faire cela.
refusal-unknown-eyes = Personne n’a vu la partie ainsi. Choisissez toute la table, le public ou l’une des places.

## At the table

refusal-host-only = Seul l’hôte, { $name }, peut faire cela.
refusal-being-dealt = On distribue les cartes. Attendez un instant.
refusal-no-pledge = Cette donne n’attend pas de promesse de vous. Attendez le début de la partie.
refusal-no-share = Cette donne n’attend pas de part de vous. Attendez le début de la partie.
refusal-wrong-share = Ce n’est pas la part que vous aviez promise. Attendez le début de la partie.
refusal-bad-signature = Ce n’est pas la signature de votre place. Rechargez la page.
refusal-has-begun = La partie a commencé. Cela ne peut plus changer.
refusal-free-chairs = { $free ->
    [one] Une place sur { $count } est libre.
   *[other] { $free } places sur { $count } sont libres.
} Invitez quelqu’un ou placez des bots.
refusal-not-ready = On attend le feu vert de : { $names }.
refusal-chair-taken = { $name } occupe cette place. Choisissez-en une libre.
refusal-empty-chair = Il n’y a personne à cette place. Choisissez-en une autre.
refusal-no-such-chair = Cette place n’existe pas. Augmentez d’abord le nombre de places.
refusal-chairs-in-use = { $people ->
    [one] Une personne est
   *[other] { $people } personnes sont
} à la table, et pas seulement aux { $players } premières places. Demandez d’abord qu’on se resserre.
refusal-too-late = La partie a commencé. Regardez-la, ou demandez-en une autre à l’hôte.
refusal-all-taken = Toutes les places sont prises. Demandez à l’hôte d’en ajouter une.
refusal-unknown-table = Aucune table n’a ce code. Vérifiez les six caractères.
refusal-unknown-seat = Cette place n’existe plus. Rejoignez la table à nouveau.
refusal-seat-closed = Cette place n’est plus ouverte ici. Ouvrez la table à nouveau.
refusal-used-ticket = Ce lien a déjà servi, ou il a expiré. Faites-en un nouveau sur l’autre appareil.

## What can be played

refusal-player-count = Ce jeu se joue de { $least } à { $most }. Choisissez un nombre entre les deux.
refusal-automa-count = L’Automa est toujours là à 4, et peut l’être à 6. Sinon, laissez-le de côté.
refusal-first-player = Il n’y a pas de place { $seat }. Le couteau commence à une place de 0 à { $last }.
refusal-roles-unknown = Il n’y a pas de rôle particulier « { $role } ». Choisissez-en un autre.
refusal-roles-twice = Chaque rôle particulier ne sert qu’une fois. Retirez le doublon.
refusal-roles-seer = Le Prophète ne joue pas à 7, ni avec l’Automa et un seul fanatique. Laissez-le de côté.
refusal-roles-forbidden = Le rôle « { $role } » n’a pas sa place dans { $expansion }. Laissez-le de côté, ou choisissez un autre plan.
refusal-roles-blind-alone = Le Fanatique aveugle a besoin d’un second fanatique. Jouez à 7 ou 8, ou laissez ce rôle de côté.
refusal-roles-hunter-seats = Le Chasseur maudit se joue à 7 ou 8, sans Automa. Changez le nombre de places, ou laissez ce rôle de côté.
refusal-roles-hunter-seer = Le Chasseur maudit prend la place du Prophète. Laissez l’un des deux de côté.
refusal-roles-too-many = Il y a { $count } rôles particuliers pour { $places } enquêteurs. Prenez-en moins.
refusal-roles-of-level = { $level ->
    [first] Une première partie
   *[experienced] Le niveau Habitués
} a ses propres rôles. Prenez un autre niveau pour les choisir.
refusal-roles-unbalanced = Ces rôles comptent { $investigators } pour les enquêteurs et { $cultists } pour les fanatiques. { $lead ->
    [-1] À ce nombre de places, le total des enquêteurs doit être plus élevé d’un point,
    [0] À ce nombre de places, les deux totaux doivent être égaux,
    [one] À ce nombre de places, le total des fanatiques doit être plus élevé d’un point,
   *[other] À ce nombre de places, le total des fanatiques doit être plus élevé de { $lead } points,
} et aucun ne doit dépasser { $most }. Changez le mélange, ou choisissez « À votre guise ».
refusal-professions-cultists = Les métiers demandent deux fanatiques. Jouez à 7 ou 8, ou à 6 avec l’Automa.
refusal-professions-level = Un métier se gagne en chassant des encapuchonnés, et une première partie n’en a pas. Choisissez un autre niveau.
refusal-mine-upfront = Dans la Mine, on ne peut pas choisir tout son chemin d’avance. Jouez porte après porte.
refusal-board-seats = Le plan « { $board } » est fait pour { $made_for } places, et cette table en a { $seats }. Choisissez-en un autre.
refusal-bad-board = Ce plan ne peut pas servir. L’erreur, en anglais : { $sentence }
refusal-bad-options = Ces réglages ne vont pas. Le serveur dit, en anglais : { $sentence }
refusal-not-listed = { $name } ne peut pas être « { $value } ». Choisissez parmi : { $values }.
refusal-not-a-switch = { $name } vaut true ou false, pas « { $value } ».
refusal-not-a-row = { $name } est une suite de nombres, comme { $usual }.
refusal-not-a-seat = { $name } est le numéro d’une place, compté à partir de 0.
refusal-not-a-number = { $name } attend un nombre entier.
refusal-no-such-rule = Il n’y a pas de règle maison « { $name } ». gloaming play { $game } --options les donne toutes.
refusal-no-value = Une règle maison s’écrit NOM=VALEUR, et « { $setting } » n’est pas écrit ainsi.
refusal-given-twice = { $name } est donné deux fois. Choisissez une seule valeur.
refusal-unknown-bot = Il n’y a pas de bot « { $bot } ». Choisissez parmi : { $bots }.
refusal-no-styles = La façon de jouer ne change rien pour ces bots. Ne la précisez pas.
refusal-unknown-style = Il n’y a pas de façon de jouer « { $style } ». Choisissez parmi : { $styles }.
refusal-unknown-game = Il n’y a pas de jeu « { $game } ». Choisissez parmi : { $games }.

## The server itself

refusal-too-fast = Trop vite. Attendez un instant.
refusal-not-understood = Quelque chose s’est mal passé. Rechargez la page.
refusal-hello-first = La connexion a mal démarré. Rechargez la page.
refusal-too-many-tables = Trop de tables viennent d’être ouvertes d’ici. Attendez un instant et réessayez.
refusal-too-many-open = Trop de tables sont ouvertes d’ici. Mettez fin à une partie que personne ne joue plus.
refusal-too-many-guesses = Trop de codes erronés sont venus d’ici. Attendez quelques minutes et réessayez.
refusal-too-many-searchers = Assez de bots de cette sorte réfléchissent déjà. Prenez-en un plus facile.
refusal-too-many-replays = Beaucoup de parties à revoir sont en préparation. Attendez un instant et réessayez.
refusal-not-saved = Impossible d’enregistrer. Réessayez, ou prévenez la personne qui gère ce serveur.
refusal-moving = La table est en train de passer sur une autre machine. Réessayez dans un instant.
refusal-damaged-table = Cette table ne peut pas s’ouvrir : son journal est abîmé. Prévenez la personne qui gère ce serveur.
refusal-other-rules = Cette partie a commencé avec la version { $rules } des règles ({ $title }), et voici la version { $version }. Elle ne peut pas continuer. Commencez-en une autre.
refusal-unknown-address = Il n’y a rien à cette adresse. Rechargez la page.
refusal-unknown-rule = Aucune règle ne porte ce numéro. Les numéros ressemblent à AC-VOTE-07.
refusal-bad-record = Cet enregistrement est abîmé, ou ne vient pas de Gloaming. Le serveur dit, en anglais : { $sentence }

## Options of Invasion

refusal-unknown-city = Il n’y a pas de ville « { $city } » ici. Choisissez parmi : { $cities }.
refusal-first-architect = Il n’y a pas de place { $seat }. L’architecte commence à une place de 0 à { $last }.
refusal-ships-to-lose = Il y a { $most } vaisseaux-mères. Les aliens doivent gagner avec 1 à { $most } d’entre eux.
refusal-scientists-to-save = Il y a { $most } scientifiques. Les humains doivent gagner avec 1 à { $most } d’entre eux.
refusal-token-limit = La réserve de jetons Alien ne peut pas être négative. Choisissez une autre limite, ou aucune.
refusal-pressure-track = Une échelle de pression monte de gauche à droite, sans valeur au-dessous de 0. Écrivez-en une autre.
refusal-pressure-start = L’échelle de pression a { $positions } crans. Commencez sur l’un d’eux.

## Records

refusal-record-not-ours = { $file } n’est pas l’enregistrement d’une partie de Gloaming. Choisissez un fichier écrit par Gloaming.
refusal-record-half-line = { $file } s’interrompt au milieu de la ligne { $line }. Prenez une copie complète.
refusal-record-format = { $file } est au format { $format }, et cette version lit le format { $reads }. Mettez Gloaming à jour.
refusal-record-short-seed = { $file } a une graine de { $bits } bits, trop courte pour un vrai enregistrement. Il a été modifié.
refusal-record-goes-on = { $file } continue après sa fin, à la ligne { $line }. Prenez une copie intacte.
refusal-record-damaged = { $file } est abîmé à la ligne { $line }. Prenez une copie intacte.
refusal-record-other-end = { $file } annonce une autre fin que celle de la partie qu’il contient. Prenez une copie intacte.
refusal-record-other-game = { $file } enregistre une partie d’un autre jeu : { $game }, et non { $title }. Choisissez un autre fichier.
refusal-record-other-rules = { $file } a été joué avec la version { $rules } des règles ({ $title }), et voici la version { $version }. Rejouez-le avec le Gloaming qui l’a écrit.
refusal-record-no-table = { $file } décrit une table impossible. En anglais : { $fault }.
refusal-record-promise = { $file } ne tient pas sa promesse : la graine, les noms ou les autres conditions ne sont pas ceux qui ont été scellés.
refusal-record-deal = { $file } a une autre graine que celle de ses parts. L’enregistrement a été modifié.
refusal-record-no-checksum = Il manque à { $file } sa dernière ligne. Prenez une copie complète.
refusal-record-checksum = { $file } ne correspond pas à sa propre somme de contrôle. Prenez une copie intacte.
refusal-record-sentence = { $file }, phrase { $number } : la place { $seat } n’a pas pu dire cela. L’enregistrement a été modifié.
refusal-record-talk = { $file }, phrase { $number } : cette phrase, ou une autre avant elle, a été modifiée, déplacée ou retirée.
refusal-record-talk-end = { $file } se termine par d’autres paroles que les siennes : les dernières phrases ont été modifiées ou retirées.
refusal-record-first-line = { $file } a une première ligne que Gloaming écrirait autrement. Prenez une copie intacte.
refusal-record-answer = { $file }, réponse { $number } : la place { $seat } ne pouvait pas répondre { $said }. L’enregistrement a été modifié.
refusal-record-state = { $file }, réponse { $number } : après { $said } de la place { $seat }, la situation n’est pas celle qui est enregistrée. L’enregistrement a été modifié.
refusal-record-code = { $file }, réponse { $number } : Gloaming n’écrirait pas ainsi { $said } de la place { $seat }. L’enregistrement a été modifié.

## On the page where scripts are off

page-needs-script = Gloaming a besoin de JavaScript dans ce navigateur. Le même jeu tourne dans un terminal : gloaming play
