# The question panel of Cultists, and the hand.

mark-walk = Tu movimiento
mark-ghost = Eres un fantasma
mark-declare = Tu camino, elegido de antemano
mark-act = Tu acción
mark-meet = Un encuentro: { $place }
mark-look = Comprobar un estado
mark-look-camera = Con la cámara
mark-look-false-eyes = Con ojos falsos
mark-look-through-false-eyes = { mark-look-false-eyes }
mark-vote = Tu voto, sellado por ahora
mark-reconsider = El cuchillo y el voto
mark-weigh-ballot = { mark-reconsider }
mark-night = Noche
mark-claim = El fin de la hora { $hour }
mark-token = Una ficha de la bolsa
mark-take-control = Tienes el cuchillo
mark-help-close = El Portal
mark-guess-seer = La última palabra
walk-points = { $points ->
    [one] Te queda una puerta
   *[other] Te quedan { $points } puertas
}
walk-choose = Elige un lugar iluminado
meet-nobody = Allí no hay nadie. No hay encuentro.
meet-which = ¿Qué carta le das a { $name }?
meet-whom = ¿A quién le das una carta?
meet-detail = Va bocabajo a su mazo de Pulso. Solo tú lo sabrás.
meet-cards = Tus cartas de Encuentro
meet-choose-card = Elige antes una carta
meet-give = Dársela a { $name }
meet-someone-else = Otra persona
meet-choosing = elige
meet-choosing-you = eliges
meet-pulse = { $count ->
    [0] Ninguna carta
    [one] Una carta
   *[other] { $count } cartas
} en el mazo de Pulso
meet-scene = { $place }: encuentro de { $people }.
act-pass = No hacer nada
act-whom = Elige a alguien
act-where = Elige un lugar
act-choose-card = Elige antes una carta
act-room-cards = Tus cartas de habitación
act-check-state = Comprobar un estado
act-check-state-detail = Mira el mazo de Pulso de alguien que esté aquí.
act-watch-state = Comprobar un estado con la cámara
act-watch-state-detail = Mira cualquier mazo de Pulso, esté donde esté esa persona.
act-fill-room = Llenar la habitación
act-fill-room-detail = Añade una carta bocabajo a su mazo. Solo tú sabes cuál.
act-check-room = Comprobar la habitación
act-check-room-detail = Roba una carta de su mazo, a la vista de la mesa.
act-watch-room = Comprobar una habitación con la cámara
act-watch-room-detail = Roba una carta del mazo de cualquier habitación explorada, a la vista de la mesa.
act-secure-hallway = Asegurar el pasillo
act-secure-hallway-detail = Pon una carta de habitación bocabajo en los pasos inseguros.
act-fight-cultist = Expulsar al encapuchado
act-fight-cultist-detail = Deja esta habitación para siempre.
act-scare-fishman = Ahuyentar al Hombre Pez
act-scare-fishman-detail = Hace falta el cuchillo. Su pasillo se abre otra vez.
act-initiate-vote = Iniciar una votación
act-initiate-vote-detail = Toda la mesa vota, ahora mismo.
act-restart-power = Restablecer la corriente
act-restart-power-detail = La luz vuelve a todas partes.
act-close-portal = Cerrar el Portal
act-close-portal-detail = Hacen falta dos personas en la misma hora.
act-close-together = Cerrar el Portal con alguien
act-close-together-detail = Puede negarse; tu acción se gasta de todos modos.
act-by-role = Usar tu rol
act-by-role-detail = Mantén para ver si puedes. Todos los asientos tienen esta línea.
act-by-role-none = Ahora mismo, tu rol no puede hacer nada.
act-lay-it = Añadirla: { $place }
act-secure-it = Ponerla en los pasos
look-at = El mazo de Pulso de { $name }
look-detail = Mantén para ver las cartas, ya barajadas. Luego decide.
look-held-none = Ninguna carta de Muerto. Devuelve el mazo.
look-held-must = Una carta de Muerto. Debes revelarla: { $name } pasa a ser fantasma, y hay una votación.
look-held-may = Una carta de Muerto. Puedes revelarla, o devolver el mazo y callar.
look-show = Revelar una carta de Muerto
look-put-back = Devolver el mazo
look-not-now = No puedes elegir eso. Mantén para ver por qué.
look-cards = { $count ->
    [0] Ninguna carta
    [one] Una carta, tapada
   *[other] { $count } cartas, tapadas
}
hand-title = Solo mientras mantienes
hand-cover = { $count ->
    [0] rol, ruta, ninguna carta
    [one] rol, ruta, una carta
   *[other] rol, ruta, { $count } cartas
}
hand-route = Tu ruta
hand-this-hour = Esta hora: { $rooms }
hand-later = Horas siguientes
hand-later-hold = Sigue manteniendo para ver las horas siguientes.
hand-no-route = Tu ruta no te obliga.
hand-known = Cultistas: { $people }
hand-dead-start = Sin vida desde el principio: { $people }
hand-dead-start-none = No hay nadie sin vida desde el principio.
hand-cards = Tus cartas
hand-cards-for = Vivo y Muerto son para las personas. Éxito, Fracaso y Sabotaje son para las habitaciones.
