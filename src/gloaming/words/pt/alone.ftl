# Playing alone

## Nobody else sees this screen

cover-switch = Tapar os meus segredos: { $on ->
    [yes] sim
   *[no] não
}
look-open = Toca para ver
fan-choose = Escolhe uma carta
fan-chosen = Escolhida
hand-more = Toca para ver tudo
hand-close = Toca para fechar

## How strong the bots are

level = Que força têm os bots?
level-easy = Fácil
    .what = Jogam com sensatez e seguem pistas simples. Não falam e não ouvem.
level-normal = Normal
    .what = Tomam nota de tudo, falam e ouvem, e fazem-se de inocentes quando estão contra ti.
level-hard = Difícil
    .what = Como o Normal, e pensam antes de agir. Levam o seu tempo.
