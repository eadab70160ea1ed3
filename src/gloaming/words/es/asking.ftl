# The question panel: who the table waits for, the rule for a question, holding to look.

panel-waiting = Se espera a { $people }.
panel-waiting-others = Se espera a los demás.
panel-sealed = Respuesta sellada.
panel-sent = Enviando…
panel-clock = quedan { $time }
panel-label = La pregunta
again-to-be-sure = Toca otra vez: { $act }
choose-first = Elige primero
choose-unseen = Hacer lo que he elegido
why = ¿Por qué?
why-exact = La regla exacta
why-loading = Buscando…
why-missing = No se pudo cargar la regla { $number }. Inténtalo otra vez cuando vuelvas a tener conexión.
why-close = Cerrar
hold-to-look = Mantén para mirar
hold-let-go = Suelta para volver a taparlo
hold-slide = Desliza hasta una carta y suelta
hold-chosen = Elegida, y tapada otra vez
hold-keyboard = Mantén pulsada la barra espaciadora para mirar; elige con las flechas.
mark-question = Una pregunta para ti
meet-you = Tú
act-back = Otra cosa
waiting-for = { $seatsIs ->
    [none] Un momento.
    [you] Se te espera.
    [ye] Se os espera { $seatsAcc }.
   *[other] Se espera { $seatsAcc }.
}
answer-sealed = Respuesta sellada. { $count ->
    [0] Un momento.
    [one] Falta una persona.
   *[other] Faltan { $count } personas.
}
vote-you = tú
scene-skip = Saltar
