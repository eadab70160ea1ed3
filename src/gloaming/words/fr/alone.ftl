# Playing alone

## Nobody else sees this screen

cover-switch = Couvrir mes secrets : { $on ->
    [yes] oui
   *[no] non
}
look-open = Toucher pour regarder
fan-choose = Choisissez une carte
fan-chosen = C’est choisi
hand-more = Toucher pour tout voir
hand-close = Toucher pour fermer

## How strong the bots are

level = De quelle force sont les bots ?
level-easy = Facile
    .what = Ils jouent avec bon sens et suivent des indices simples. Ils ne parlent pas et n’écoutent pas.
level-normal = Normal
    .what = Ils ont tout le monde à l’œil, parlent et écoutent, et jouent les innocents quand ils sont contre vous.
level-hard = Difficile
    .what = Comme Normal, mais ils voient plus loin avant d’agir. Ils prennent leur temps.

## Comment jouent les bots

style-sheet = Comment jouent les bots ?
style-detail = C’est la même chose pour tous les bots de la table. Cela change ce qu’ils cherchent, pas ce qu’ils savent.
style-gentle = En douceur
    .line = Les bots jouent en douceur
    .what = Pour les premières parties : la mort tarde, on vote avec prudence, et l’on a le temps de regarder autour de soi.
style-human = Comme des humains
    .line = Les bots jouent comme des humains
    .what = Une soirée comme entre amis : on rassemble des livres, on vote sur des preuves, et rien ne presse.
style-keen = Pour gagner
    .line = Les bots jouent pour gagner
    .what = Ils frappent et votent dès que cela paie. La partie peut s’achever à la troisième heure.
style-counts = Cela compte dans { $game }, pour les bots de niveau Normal. Les faciles jouent à leur manière, les difficiles toujours pour gagner.
