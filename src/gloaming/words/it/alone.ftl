# Playing alone

## Nobody else sees this screen

cover-switch = Copri i miei segreti: { $on ->
    [yes] sì
   *[no] no
}
look-open = Tocca per guardare
fan-choose = Scegli una carta
fan-chosen = Scelta
hand-more = Tocca per vedere tutto
hand-close = Tocca per chiudere

## How strong the bots are

level = Quanto sono bravi i bot?
level-easy = Facile
    .what = Giocano con giudizio e seguono indizi semplici. Non parlano e non ascoltano.
level-normal = Normale
    .what = Tengono d’occhio tutti, parlano e ascoltano. Chi è contro di te fa la parte dell’innocente.
level-hard = Difficile
    .what = Come Normale, e prima di agire pensano a ciò che verrà. Si prendono il loro tempo.
