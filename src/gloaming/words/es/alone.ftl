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

## Cómo juegan los bots

style-sheet = ¿Cómo juegan los bots?
style-detail = Vale para todos los bots de la mesa. Cambia lo que buscan, no lo que saben.
style-gentle = Con calma
    .line = Los bots juegan con calma
    .what = Para las primeras partidas: la muerte tarda, se vota con cautela y hay tiempo para mirar alrededor.
style-human = Como personas
    .line = Los bots juegan como personas
    .what = Una velada como entre amigos: se reúnen libros, se vota con pruebas y nadie tiene prisa.
style-keen = A ganar
    .line = Los bots juegan a ganar
    .what = Atacan y votan en cuanto les conviene. Una partida puede acabar en la tercera hora.
style-counts = Cuenta en { $game }, para los bots de nivel Normal. Los fáciles juegan a su manera; los difíciles, siempre a ganar.
