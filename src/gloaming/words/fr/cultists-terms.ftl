# Names of things on the table.

## Cards. `.one` is one such card in a sentence.

card-alive = Vivant
    .one = une carte Vivant
    .does = Rien ne change pour qui la reçoit.
card-dead = Mort
    .one = une carte Mort
    .does = Qui la reçoit ne vit plus, et ne le sait pas.
card-success = Réussite
    .one = une carte Réussite
    .does = Dans une pièce : un livre va sur l’étagère.
card-failure = Échec
    .one = une carte Échec
    .does = Dans une pièce : rien ne se passe. Dans les passages dangereux : un encapuchonné apparaît.
card-sabotage = Sabotage
    .one = une carte Sabotage
    .does = Dans une pièce : un livre revient. Dans les passages dangereux : l’Homme-poisson surgit.
card-veiled = Carte
    .one = une carte
    .does = Face cachée.
cards-of = { $count } × { $face }
cards-none = aucune carte
points-of = { $points ->
    [one] { $points } point sur { $target }
   *[other] { $points } points sur { $target }
}
doors-count = { $count ->
    [0] aucune porte
    [one] 1 porte
   *[other] { $count } portes
}

role = Rôle
knife = Couteau
portal = Portail
fishman = Homme-poisson
ghost = Fantôme
bag = Sac
power = Courant
power-on = Lumière
power-off = Noir
hour-of = Heure { $round } sur 10

## Phases

phase-night = Nuit
    .does = Les yeux sont clos. On distribue rôles, itinéraires et cartes.
phase-movement = Déplacement
    .does = À tour de rôle, chaque personne va ailleurs.
phase-event = Événement
    .does = L’horloge sonne, on tire un jeton.
phase-action = Actions
    .does = À tour de rôle, chaque personne fait une action ou passe.
phase-cleanup = Fin de l’heure
    .does = Affirmations et échéances, puis le couteau passe à gauche.
phase-over = La fin
    .does = Tout est révélé.

## What the table lets through just now

talk-free = La parole est libre
talk-mute-all = Liaison coupée : plus un mot jusqu’au prochain jeton
talk-mute-voice-only = Liaison coupée : écrire, oui ; parler, non
talk-emotes-allowed = Liaison coupée : des gestes, pas de mots
hand = Main
vote = Vote
hour = Heure { $round }
