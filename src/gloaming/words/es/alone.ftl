# Playing alone

## Nobody else sees this screen

cover-switch = Tapar mis secretos: { $on ->
    [yes] sí
   *[no] no
}
look-open = Toca para mirar
fan-choose = Elige una carta
fan-chosen = Elegida
hand-more = Toca para verlo todo
hand-close = Toca para cerrar

## How strong the bots are

level = ¿Qué nivel tienen los bots?
level-easy = Fácil
    .what = Juegan con sensatez y se guían por pistas sencillas. No hablan ni escuchan.
level-normal = Normal
    .what = Llevan la cuenta de todo el mundo, hablan y escuchan, y fingen inocencia si juegan contra ti.
level-hard = Difícil
    .what = Como en Normal, y además piensan con antelación antes de actuar. Se toman su tiempo.
