# Notes: what a coach says about a question, where to find it again, and what stands on the held sheet for everyone alike.

coach-label = Un conseil
coach-more = Qu’en pensent les bons joueurs ?
coach-got-it = Compris
coach-off = Arrêter les conseils
coach-last = C’était quoi ?
coach-last-none = Aucun conseil n’est encore venu.
coach-switch = { $on ->
    [yes] Conseils : oui
   *[no] Conseils : non
}
coach-again = Conseils depuis le début
held-none = Ce que vous êtes ne change rien ici.
role-card-want = Votre but
role-card-fear = Votre crainte
role-card-trick = Votre astuce
