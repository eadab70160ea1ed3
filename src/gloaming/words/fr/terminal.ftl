# What only the terminal says, whatever is played.

## Below a question

prompt = { $last ->
    [one] Entrée ou 1
   *[other] 1-{ $last }
}, ? pourquoi, l journal, r { $reference }{ $map ->
    [yes] , m plan
   *[no] { "" }
}{ $talk ->
    [yes] , t parler
   *[no] { "" }
}, h aide, q quitter >
prompt-read-on = Entrée pour lire la suite, q pour revenir
prompt-go-back = Entrée pour revenir
talk-prompt = 1-{ $last }, Entrée pour revenir >
talk-first-prompt = t pour parler, Entrée pour continuer >
terminal-before-detail = Personne n’a encore répondu. Les bots entendent ce que vous dites, et réagissent.
answers-more = + pour d’autres réponses
passages-more = (l : encore { $count })

## What was typed

typed-number = Tapez un nombre de 1 à { $last }.
typed-no-answer = Il n’y a pas de réponse { $number }. Tapez un nombre de 1 à { $last }.
typed-no-rule = Il n’y a pas de réponse { $number }. Pour une règle, tapez ? et un nombre de 1 à { $last }.
typed-doubt = { $act }. Tapez encore { $number } pour le faire, ou autre chose pour renoncer.
typed-nonsense = Ce n’est pas l’une des réponses. Tapez un nombre, ou h pour l’aide.

## Pages

help-title = Comment répondre
help-number = donne cette réponse
help-enter = répond quand il n’y a qu’un choix ; sinon, redessine l’écran
help-why = la règle de cette question ; ? 2 pour la réponse 2
help-exact = la même règle mot pour mot, avec son numéro
help-log = le journal : tout ce que vous savez de ce qui s’est passé
help-talk = dire quelque chose que les bots comprennent aussi
help-map = le plan, aussi grand que possible
help-note = ce qu’en pensent les bons joueurs, quand il y a un conseil
help-notes-off = arrête les conseils ; N encore les fait revenir
help-more = d’autres réponses, si elles ne tiennent pas toutes
help-help = cette page
help-leave = enregistre et quitte ; gloaming play --resume reprend la partie
rule-none = Il n’y a pas de règle écrite pour cela.
rule-more = Pour en savoir plus : gloaming rules { $group }
log-known = Ce que vous savez
log-known-hour = Ce que vous savez de cette heure
log-known-since = Depuis votre dernière question

## The first screen, and several people at one device

welcome-stakes = Ce qui est en jeu
welcome-how = Tapez le numéro d’une réponse et appuyez sur Entrée. ? montre la règle, m le plan, h l’aide ; q enregistre la partie et quitte.
welcome-seal = Les dés sont scellés. Leur sceau : { $seal }
cover-pass = Passez l’appareil à { $name }.
cover-look = { $name }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
panel-people = À la table
panel-secrets = Pour vos yeux seulement

## Leaving, and the end

game-kept = Votre partie est enregistrée dans { $path }.
game-resume = Reprenez-la avec : { $command }
the-end = La fin
proof-words = Les dés étaient scellés dès le début. Voici la graine dont ils sont venus.
proof-record = Enregistrement
proof-seal = Sceau
proof-seed = Graine
proof-verify = Vérifier

## House rules, listed

rules-listed = { $game } : règles maison pour --option NOM=VALEUR. La première valeur est celle par défaut ; cherchez le numéro avec gloaming rules.
rule-value-number = un nombre
rule-value-other-number = un autre nombre
rule-value-numbers = d’autres nombres
rule-value-seat = le numéro d’une place, à partir de 0

## A recorded game, told again

replay-heading = { $game }, { $table }. { $eyes ->
    [all] Tout est révélé ; ce qu’une seule place a vu porte son nom entre parenthèses.
    [spectator] Comme l’a vu le public.
   *[seat] Comme l’a vu { $name }.
}
replay-nameless = Place { $seat }
replay-unfinished = L’enregistrement s’arrête ici, { $answers ->
    [0] avant toute réponse
    [one] après une réponse
   *[other] après { $answers } réponses
}. La partie n’est pas finie.
replay-verified = Vérifié : { $answers ->
    [0] aucune réponse
    [one] une réponse
   *[other] { $answers } réponses
}, autant d’états, la graine et son engagement. { $ending }
replay-claim-shares = { $shares ->
    [0] Une seule machine a tiré la graine ; cet enregistrement ne peut pas montrer que c’était au hasard.
    [one] La graine est faite du secret du serveur et de la part d’une place. Aucun des deux ne pouvait la choisir seul.
   *[other] La graine est faite du secret du serveur et des parts de { $shares } places. Aucun ne pouvait la choisir seul.
}
replay-claim-attempts = Il a fallu { $attempts } essais pour distribuer : quelqu’un a promis une part, puis l’a gardée pour soi.
replay-claim-names = { $bound ->
    [yes] Les noms sont liés par le sceau.
   *[no] Les noms ne sont pas liés : c’est un enregistrement plus ancien, et n’importe qui aurait pu en écrire d’autres.
}
replay-claim-talk = { $sentences ->
    [one] Une phrase de la discussion, liée à sa place.
   *[other] { $sentences } phrases de la discussion, chacune liée à sa place et aux précédentes.
}
replay-claim-nobody = Personne n’a signé. L’enregistrement se tient, mais qui connaît la graine aurait pu écrire d’autres réponses.
replay-claim-seat = { $name } : { $key ->
    [yes] réponses signées, { $signed } sur { $answers }.
   *[no] pas de clé, { $answers ->
        [0] aucune réponse.
        [one] une réponse non signée.
       *[other] { $answers } réponses non signées.
    }
}{ $unsigned ->
    [yes] {" "}Les autres venaient d’un bot, d’une limite de temps ou d’un autre appareil.
   *[no] {""}
}{ $witnessed ->
    [yes] {" "}A attesté la fin.
   *[no] {""}
}
replay-claim-seal = { $expected ->
    [yes] Il porte le sceau que vous attendiez : { $seal }
   *[no] Son sceau est { $seal }. Comparez-le à celui que votre navigateur a montré au début de la partie, ou donnez celui-ci avec --expected.
}

## Refusals of the command line

refusal-other-game = { $switch } n’est pas pour { $game }. Laissez-le de côté, ou choisissez un autre jeu.
refusal-resume-first = Pour reprendre une partie, mettez --resume avant son fichier.
refusal-own-name = Il faut à chaque personne un nom différent, et ceux-ci sont pris : { $taken }. Choisissez-en d’autres.
refusal-name-empty = Un nom a au moins une lettre. Choisissez-en un autre.
refusal-too-few-chairs = { $people } personnes ne tiennent pas sur { $players } places. Augmentez --players.
refusal-cannot-keep = Impossible d’enregistrer une partie ici ({ $fault }). Donnez à GLOAMING_HOME un dossier où vous pouvez écrire.
refusal-unknown-language = Il n’y a pas de langue « { $language } » ici. Choisissez parmi : { $languages }.
refusal-board-unread = Impossible de lire le plan { $board }. Choisissez parmi { $boards }, ou nommez un autre fichier.
refusal-nothing-kept = Il n’y a pas de partie à reprendre. gloaming play en commence une nouvelle.
refusal-record-over = La partie enregistrée dans { $file } est finie. gloaming replay la montre.
refusal-record-lacks-game = { $file } enregistre le jeu « { $game } », que ce Gloaming n’a pas. Mettez Gloaming à jour.
refusal-record-unread = Impossible de lire { $file } : { $fault }. Choisissez un autre fichier.
refusal-record-folder = { $file } est un dossier. Choisissez-y un enregistrement.
refusal-record-signature = { $file }, réponse { $number } : ce n’est pas la signature de la place { $seat }. L’enregistrement a été modifié.
refusal-record-witness = { $file } : la place { $seat } a attesté d’autres réponses, ou un autre ordre. L’enregistrement a été modifié.
refusal-record-expected = { $file } porte le sceau { $seal }, pas celui que vous attendiez. C’est l’enregistrement d’une autre partie, ou il a été modifié.
refusal-record-large = { $file } dépasse { $most } Mo, c’est trop pour une partie. Choisissez un autre fichier.
refusal-seating-damaged = { $file } est abîmé. Supprimez-le, et la première place est à vous.
refusal-seating-wrong = { $file } nomme des places qui n’existent pas. Supprimez-le, et la première place est à vous.
refusal-nobody-there = Il n’y a personne à la place « { $seat } ». Choisissez de 0 à { $last }, all ou spectator.
refusal-record-cut = { $file } est coupé { $answers ->
    [0] avant toute réponse
    [one] après une réponse
   *[other] après { $answers } réponses
} : { $over ->
    [yes] la partie est finie, mais sa dernière ligne manque.
   *[no] la partie n’est pas finie.
} Jusque-là, tout concorde.

## A game without a stage of its own

plain-reference-key = jeu
plain-how = Tapez le numéro d’une réponse et appuyez sur Entrée. ? montre la règle, r tout ce que vous savez, h l’aide ; q enregistre la partie et quitte.
plain-help-reference = le jeu en quelques mots, et tout ce que vous en savez maintenant
plain-help-people = Une flèche désigne les personnes que la table attend.
plain-over = La partie est finie.
plain-sides = Les camps : { $sides }.

## How games end, in tables and single lines

ending = { $team } : victoire { $reason }, à la manche { $rounds }.
ending-by = par { $reason }

## Notes

coach-line = { $line } (n : la suite)
coach-both = { $line } { $more } (N : arrêter les conseils)
coach-nothing = Il n’y a pas de conseil ici.
coach-turned-on = Les conseils sont revenus. N les arrête.
coach-turned-off = Les conseils sont arrêtés. N les fait revenir.
rule-exact = La règle exacte est { $number } : ?? la montre.
## A server opens

serve-open = Gloaming est ouvert. Arrêtez-le avec Ctrl-C.
serve-here = Sur cet ordinateur
serve-phones = Sur les téléphones
serve-anyone =
    Toute personne de votre réseau peut entrer.
    Pour n’admettre que cet ordinateur, lancez-le avec --host 127.0.0.1
serve-alone =
    Seul cet ordinateur peut l’ouvrir.
    Pour admettre les téléphones de votre réseau, lancez-le avec --host 0.0.0.0
serve-no-network = Cet ordinateur n’est sur aucun réseau : les téléphones ne peuvent pas l’atteindre.
serve-odd-url = { $url } ne peut pas être l’adresse publique. Écrivez-la comme https://gloaming.example, https://example.org/games/ ou http://192.168.1.23:8000
serve-odd-proxy = { $address } n’est pas l’adresse d’un proxy. Écrivez des adresses ou des réseaux comme 10.0.0.5,10.1.0.0/16
serve-odd-time = { $time } n’est pas une durée. Écrivez des heures, des jours ou des semaines comme 12h, 90d ou 4w
serve-trust =
    Les navigateurs avertissent tant qu’ils ne font pas confiance à ce serveur. Une fois sur chaque appareil, ouvrez { $url }
    et comparez cette empreinte : { $fingerprint }
serve-few-files = Ce système laisse à un programme { $files } fichiers ouverts, donc au plus { $people } connexions. Pour en accueillir plus, relevez d’abord la limite : ulimit -n 65536, ou LimitNOFILE=65536 dans un service systemd.
serve-odd-metrics = Les chiffres ne peuvent pas être montrés à { $address }. Écrivez par exemple 127.0.0.1:9090
serve-no-metrics = Il manque un paquet pour les chiffres. Installez-le : { $command }
serve-odd-log = Impossible d’écrire dans { $file }. Donnez un autre fichier à --access-log, ou - pour ce terminal.
serve-short-token = { $file } ne contient pas de jeton d’au moins { $least } caractères. Écrivez-en un nouveau : openssl rand -hex 32
serve-one-tls = Choisissez : --tls auto, ou bien --tls-cert avec --tls-key.

## Comment un appareil fait confiance à un serveur qui a son propre certificat ; le serveur le dit.

certificate-title = Faire confiance à ce serveur
certificate-why = Le chemin vers ce serveur est chiffré, mais aucune autorité publique ne s’en porte garante, car il se trouve dans votre propre réseau. Installez une fois son certificat et votre navigateur n’avertira plus. Les liens pourront alors être copiés et partagés, le narrateur marchera sans réseau et l’écran restera allumé.
certificate-fetch = Prendre le certificat
certificate-compare = Avant de lui faire confiance, comparez cette empreinte avec celle que le serveur a montrée en ouvrant. Si elles diffèrent, quelqu’un écoute : arrêtez-vous là.
certificate-care = Qui possède la clé de cette autorité pourrait se faire passer pour n’importe quel site sur votre appareil. Elle se trouve sur l’ordinateur de l’hôte et nulle part ailleurs. Retirez le certificat quand vous ne jouez plus ici.
certificate-iphone =
    iPhone et iPad
    Prenez le certificat dans Safari et autorisez le téléchargement.
    Ouvrez Réglages, touchez « Profil téléchargé », puis « Installer ».
    Ouvrez Réglages, Général, Informations, Réglages de confiance des certificats, et activez Gloaming.
certificate-android =
    Android
    Prenez le certificat.
    Ouvrez les paramètres et cherchez « certificat CA ».
    Choisissez « Installer quand même », puis le fichier téléchargé.
certificate-windows =
    Windows
    Ouvrez le fichier et choisissez « Installer un certificat », puis « Utilisateur actuel ».
    Placez-le dans « Autorités de certification racines de confiance ».
certificate-mac =
    Mac
    Ouvrez le fichier : le Trousseau d’accès le range.
    Double-cliquez dessus, ouvrez « Se fier » et choisissez « Toujours approuver ».
certificate-firefox =
    Firefox sur ordinateur
    Ouvrez Paramètres, Vie privée et sécurité, Afficher les certificats, Autorités.
    Choisissez « Importer », le fichier, puis « Confirmer cette AC pour identifier des sites web ».

## What a link to this server shows in a chat; the server tells it.

share-description = À cette table, quelqu’un n’est pas la personne qu’on croit. Un jeu de plateau à rôles cachés, dans votre navigateur : entre amis, chacun sur son téléphone, ou en solo avec des bots. Sans compte.
share-picture = Une seule fenêtre éclairée dans une université plongée dans le noir

## Guided games

line-aloud = { $name } : « { $line } »
lesson-listed = { $id } : { $lesson }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-next = Une vraie partie, maintenant : gloaming play { $game }
lesson-anew = Cette leçon a changé depuis votre départ ; elle recommence donc.
person-guest = Anonyme

## A store is checked

store-none = Il n’y a pas de dépôt dans { $file }. Nommez le fichier de gloaming serve --store.
store-sound = { $tables ->
    [0] Le dépôt est vide.
    [one] Une table, et son journal est entier.
   *[other] { $tables } tables, et tous les journaux sont entiers.
}
store-damaged = { $damaged ->
    [0] Aucun journal n’est abîmé
    [one] Un journal est abîmé
   *[other] { $damaged } journaux sont abîmés
}, sur { $tables } en tout :
store-other-rules = Interrompues, car d’autres règles sont venues depuis :
store-game-gone = Impossibles à ouvrir ici, car le jeu n’est pas installé :
store-rules = Commencée avec la version { $rules } des règles ({ $title }) ; voici la version { $version }.
store-up-to-date = { $store } est à jour, en version { $version }.
store-migrated = { $store } est passé de la version { $before } à la version { $version }.
store-set-up = { $store } est prêt, en version { $version }.
store-ask = Faire passer { $store } de la version { $before } à la version { $version } ? Les nœuds de l’ancienne version ne pourront plus s’en servir ; arrêtez-les d’abord.
store-say-yes = { $store } est d’une version antérieure. Arrêtez les nœuds qui s’en servent et ajoutez --yes.
store-same = C’est deux fois le même dépôt. Nommez-en deux.
store-exists = { $file } existe déjà. Nommez un nouveau fichier.
store-copied = { $tables ->
    [0] Aucune table n’a été copiée dans { $store }.
    [one] Une table a été copiée dans { $store }, { $entries } entrées en tout.
   *[other] { $tables } tables ont été copiées dans { $store }, { $entries } entrées en tout.
}
store-there-already = { $tables ->
    [one] Une autre y était déjà.
   *[other] { $tables } autres y étaient déjà.
}
store-these-damaged = Journaux endommagés :
store-different = Laissées telles quelles, car la table de ce code y a suivi un autre cours :

damage-missing = L’entrée { $entry } manque.
damage-changed = L’entrée { $entry } n’est pas celle d’origine.
damage-endless = Rien ne dit sa longueur.
damage-short = Il compte { $entry } entrées, et { $more } avaient été écrites.
damage-unread = Le fichier est illisible à cet endroit ({ $more }).
damage-foreign = L’entrée { $entry } appartient à une autre table.
damage-stuck = L’entrée { $entry } ne peut pas s’appliquer ({ $more }).
damage-options = Les réglages ne sont pas ceux du début de la partie.
damage-commitment = L’engagement n’est pas celui du début de la partie.
