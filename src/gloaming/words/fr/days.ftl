# Played over days, and the list of one’s tables.

clocks-manner = Votre rythme
clocks-evening = en une soirée
clocks-days = sur plusieurs jours
clocks-days-detail = Chaque personne répond quand elle a le temps. Le délai passé, la table donne pour elle la réponse la plus sûre. La moitié passée, l’hôte ou deux autres personnes peuvent laisser jouer un bot.
days-each = Temps pour chaque réponse
days-count = { $days ->
    [0] sans limite
    [1] un jour
    [7] une semaine
   *[other] { $days } jours
}
facts-days = { $days ->
    [0] Sur plusieurs jours, sans limite de temps
    [1] Sur plusieurs jours : un jour par réponse
    [7] Sur plusieurs jours : une semaine par réponse
   *[other] Sur plusieurs jours : { $days } jours par réponse
}
panel-clock-days = { $days ->
    [one] encore { $days } jour
   *[other] encore { $days } jours
}
panel-clock-hours = { $hours ->
    [one] encore { $hours } heure
   *[other] encore { $hours } heures
}
presence-lost-days = { $name } n’est pas là.

## Vos tables

my-tables = Vos tables
my-tables-lobby = pas encore commencée
my-tables-playing = en cours
my-tables-waits = attend { $names }
my-tables-over = finie. Revoir la partie
my-tables-aborted = arrêtée avant la fin
my-tables-unknown = injoignable pour l’instant
my-tables-remove = Retirer { $code } de cette liste
