# The event tokens, and what each does.

token-lightning-strike = Cae un rayo
    .does = Se va la corriente, o vuelve. A oscuras se encuentran cuantas personas comparten lugar.
token-secret-doors = Puertas secretas
    .does = Hasta la próxima ficha, las habitaciones del mismo color cuentan como un solo lugar.
token-no-connection = Sin conexión
    .does = Nadie puede hablar hasta la próxima ficha.
token-false-eyes = Ojos falsos
    .does = Quien tiene el cuchillo puede mirar un mazo de Pulso, y puede callarse lo que vea.
token-boosted-morale = Moral alta
    .does = Cuatro puertas en el próximo movimiento.
token-lost-morale = Moral por los suelos
    .does = Dos puertas en el próximo movimiento.
token-in-control = Todo bajo control
    .does = Quien tiene el cuchillo puede mirar una ficha de la bolsa y retirarla de la partida.
token-portal-opens = El Portal se abre
    .does = Dos personas deben cerrarlo a tiempo. Si lo logran, hace falta un punto menos para ganar; si no, uno más.
token-broken-panes = Cristales rotos
    .does = Dos cartas del mazo de robo van a los pasos inseguros, y allí se roba una.
token-mirror = Espejo
    .does = El evento de la hora anterior ocurre otra vez.
token-none = Ninguna ficha
    .does = La bolsa está vacía.
