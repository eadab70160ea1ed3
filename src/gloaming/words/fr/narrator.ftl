# The narrator: a page for people who play with the cardboard box. It sets up, speaks the night, and keeps hour, votes and points.

door-box = Vous avez la boîte ? Laissez ce téléphone mener la nuit.
narrator = Le narrateur
narrator-mark = Pour la boîte posée sur votre table
narrator-which = Quelle boîte est sur la table ?
narrator-how = Il prépare la table avec vous, raconte la nuit, et tient le compte des heures, des votes et des points. Il ne connaît jamais vos cartes.
narrator-loading = On va chercher la lampe…
narrator-none = Aucune boîte n’a de narrateur ici.

narrator-room-choose = Choix
narrator-room-prepare = Mise en place
narrator-room-night = Nuit
narrator-room-end = Fin
narrator-back = Retour
narrator-undo = Annuler

narrator-other-game = Une autre boîte
narrator-names = Des noms, si vous voulez
narrator-names-why = Dans l’ordre de la table, dans le sens horaire. Les votes sont alors comptés par nom.
narrator-seat = Place { $number }
narrator-lay-out = Préparer la table

narrator-one = Une étape à la fois
narrator-all = Tout à la fois
narrator-done = Fait : { $done } sur { $all }
narrator-tick = C’est fait, la suite
narrator-before = L’étape d’avant
narrator-heaps = À compter
narrator-to-night = Passer à la nuit
narrator-to-night-early = Passer tout de suite à la nuit
narrator-to-round = Commencer la partie

narrator-night = La nuit
narrator-night-lead = Posez le téléphone au milieu, montez le son et lancez la nuit. Tout le monde ferme les yeux, vous aussi.
narrator-night-read = Ce téléphone n’a pas de voix pour cette langue ({ $language }). Lisez chaque ligne à voix haute ; les silences sont minutés pour vous.
narrator-night-quiet = La voix est coupée. Lisez chaque ligne à voix haute ; les silences sont minutés pour vous.
narrator-night-start = Lancer la nuit
narrator-night-resume = Reprendre
narrator-night-hold = Pause
narrator-night-again = Répéter
narrator-night-skip = Ligne suivante
narrator-night-leave = Quitter la nuit
narrator-night-line = Ligne { $line } sur { $all }
narrator-night-read-now = À lire à voix haute
narrator-night-silence = { $seconds ->
    [one] Silence : { $seconds } seconde
   *[other] Silence : { $seconds } secondes
}
narrator-night-held = En pause
narrator-night-over = La nuit est finie. Ouvrez les yeux.
narrator-night-once-more = Toute la nuit encore

narrator-phase-of = { $phase } sur { $all }
narrator-reminders = Avant de continuer
narrator-reminded = Tout est fait. Continuer
narrator-on = Ensuite : { $phase }
narrator-on-round = Ensuite : { $round }
narrator-on-end = Aller à la fin
narrator-drawn = Qu’est-ce qui est sorti ?
narrator-drawn-copies = { $count ->
    [0] il n’en reste plus
   *[other] il en reste { $count }
}
narrator-drawn-again = Encore un tirage
narrator-in-force = Toujours en vigueur : { $name }
narrator-eyes-shut = Yeux fermés : { $title }
narrator-tallies = Points et compteurs
narrator-more = Ajouter 1 : { $name }
narrator-less = Enlever 1 : { $name }
narrator-may-be-over = C’est peut-être la fin
narrator-finish = Finir la partie

narrator-call-say = Le dire à ma place
narrator-talk = { $seconds ->
    [one] { $seconds } seconde pour parler
   *[other] { $seconds } secondes pour parler
}
narrator-talk-start = Lancer le temps de parole
narrator-talk-stop = Arrêter le chronomètre
narrator-talk-left = Temps de parole
narrator-talk-over = Le temps est écoulé. Levez la main.
narrator-to-count = Compter les mains levées
narrator-enter = Comptez les mains
narrator-verdict = Le résultat
narrator-lower = Retour à la table
narrator-lower-early = Y renoncer

narrator-ended = La soirée est finie
narrator-ended-last = { $round } : c’était la dernière.
narrator-ended-turn = Retournez toutes les cartes et regardez.
narrator-play-on = Ce n’est pas fini. Continuer
narrator-anew = Recommencer
narrator-anew-sure = Touchez encore pour repartir du début. On ne peut pas revenir en arrière.

narrator-rules = Règles
narrator-rules-search = Que cherchez-vous ?
narrator-rules-none = Rien trouvé. Essayez avec moins de mots, ou d’autres.
narrator-rules-found = { $count ->
    [0] Aucune règle
    [one] Une règle
   *[other] { $count } règles
}

narrator-menu = Menu
narrator-aloud = Le narrateur parle
narrator-voice-missing = Ce téléphone n’a pas de voix pour cette langue ({ $language }). Vous pouvez lire les lignes vous-même, ou ajouter une voix dans ses réglages.
narrator-kept = Enregistré sur cet appareil. Tout marche sans réseau.
narrator-coming = Enregistrement sur cet appareil…
narrator-open = Ne fermez pas cette page : ce navigateur ne peut pas l’enregistrer. Tant qu’elle est ouverte, elle marche sans réseau.
narrator-fleeting = Ce navigateur ne garde rien. Recharger la page, c’est recommencer la soirée.
narrator-language-missing = Cette langue n’est pas encore sur le téléphone. Il faut du réseau, une seule fois.
narrator-unofficial = Non officiel. Ni conçu ni approuvé par les auteurs ou les éditeurs du jeu de votre boîte.
