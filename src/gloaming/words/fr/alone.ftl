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
