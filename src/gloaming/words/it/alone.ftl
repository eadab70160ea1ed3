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

## Come giocano i bot

style-sheet = Come giocano i bot?
style-detail = Vale per tutti i bot del tavolo. Cambia ciò che cercano, non ciò che sanno.
style-gentle = Con calma
    .line = I bot giocano con calma
    .what = Per le prime partite: la morte arriva tardi, si vota con prudenza e c’è tempo per guardarsi intorno.
style-human = Come persone
    .line = I bot giocano come persone
    .what = Una serata come in compagnia: si raccolgono libri, si vota in base alle prove e nessuno ha fretta.
style-keen = Per vincere
    .line = I bot giocano per vincere
    .what = Colpiscono e votano appena conviene. Una partita può finire alla terza ora.
style-counts = Conta in { $game }, per i bot di livello Normale. Quelli facili giocano a modo loro, quelli difficili sempre per vincere.
