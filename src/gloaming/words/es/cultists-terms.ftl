# Names of things on the table.

## Cards. `.one` is one such card in a sentence.

card-alive = Vivo
    .one = una carta de Vivo
    .does = Nada cambia para esa persona.
card-dead = Muerto
    .one = una carta de Muerto
    .does = Esa persona ya no vive, y no lo sabe.
card-success = Éxito
    .one = una carta de Éxito
    .does = En una habitación: un libro va a la estantería.
card-failure = Fracaso
    .one = una carta de Fracaso
    .does = En una habitación: no pasa nada. En los pasos inseguros: aparece un encapuchado.
card-sabotage = Sabotaje
    .one = una carta de Sabotaje
    .does = En una habitación: se pierde un libro. En los pasos inseguros: surge el Hombre Pez.
card-veiled = Carta
    .one = una carta
    .does = Bocabajo.
cards-of = { $count } × { $face }
cards-none = ninguna carta
points-of = { $points } de { $target } puntos
doors-count = { $count ->
    [one] 1 puerta
   *[other] { $count } puertas
}

role = Rol
knife = Cuchillo
portal = Portal
fishman = Hombre Pez
ghost = Fantasma
bag = Bolsa
power = Corriente
power-on = Luz
power-off = Oscuro
hour-of = Hora { $round } de 10

## Phases

phase-night = Noche
    .does = Ojos cerrados. Se reparten roles, rutas y cartas.
phase-movement = Movimiento
    .does = Por turnos, cada cual va a otro lugar.
phase-event = Evento
    .does = El reloj da la hora, y se saca una ficha.
phase-action = Acciones
    .does = Por turnos, cada cual hace una acción o pasa.
phase-cleanup = Fin de la hora
    .does = Afirmaciones y plazos; luego el cuchillo pasa a la izquierda.
phase-over = El final
    .does = Todo queda a la vista.

## What the table lets through just now

talk-free = Hablad cuanto queráis
talk-mute-all = Sin conexión: nadie habla hasta la próxima ficha
talk-mute-voice-only = Sin conexión: podéis escribir, pero no hablar
talk-emotes-allowed = Sin conexión: solo gestos, ni una palabra
hand = Mano
vote = Votación
hour = Hora { $round }
