# The narrator: a page for people who play with the cardboard box. It sets up, speaks the night, and keeps hour, votes and points.

door-box = ¿Tienes la caja? Que este móvil dirija la noche.
narrator = El narrador
narrator-mark = Para la caja que tenéis en la mesa
narrator-which = ¿Qué caja hay en la mesa?
narrator-how = Os ayuda a preparar la mesa, lee la noche en voz alta y lleva la cuenta de horas, votos y puntos. Nunca sabe qué cartas tenéis.
narrator-loading = Trayendo la lámpara…
narrator-none = Ninguna de estas cajas tiene narrador.

narrator-room-choose = Elegir
narrator-room-prepare = Preparación
narrator-room-night = Noche
narrator-room-end = Final
narrator-back = Volver
narrator-undo = Deshacer

narrator-other-game = Otra caja
narrator-names = Nombres, si queréis
narrator-names-why = En el orden de la mesa, en sentido horario. Así los votos se cuentan por nombre.
narrator-seat = Asiento { $number }
narrator-lay-out = Preparar la mesa

narrator-one = De uno en uno
narrator-all = Todo a la vez
narrator-done = { $done } de { $all } pasos hechos
narrator-tick = Hecho, siguiente
narrator-before = El anterior
narrator-heaps = Para contar
narrator-to-night = Que llegue la noche
narrator-to-night-early = Saltar a la noche
narrator-to-round = Empezar la partida

narrator-night = La noche
narrator-night-lead = Poned el móvil en el centro, subid el volumen y empezad. Toda la mesa cierra los ojos, también quien lleva el móvil.
narrator-night-read = Este móvil no tiene voz para este idioma ({ $language }). Lee cada línea en voz alta; el móvil mide los silencios.
narrator-night-quiet = La voz está apagada. Lee cada línea en voz alta; el móvil mide los silencios.
narrator-night-start = Empezar la noche
narrator-night-resume = Seguir
narrator-night-hold = Pausa
narrator-night-again = Repetir
narrator-night-skip = Línea siguiente
narrator-night-leave = Dejar la noche
narrator-night-line = Línea { $line } de { $all }
narrator-night-read-now = Lee esto en voz alta
narrator-night-silence = { $seconds ->
    [one] Silencio: 1 segundo
   *[other] Silencio: { $seconds } segundos
}
narrator-night-held = En pausa
narrator-night-over = La noche ha terminado. Ojos abiertos.
narrator-night-once-more = Toda la noche otra vez

narrator-phase-of = { $phase } de { $all }
narrator-reminders = Antes de seguir
narrator-reminded = Todo hecho. Seguir
narrator-on = Siguiente: { $phase }
narrator-on-round = Siguiente: { $round }
narrator-on-end = Ir al final
narrator-drawn = ¿Qué ha salido?
narrator-drawn-copies = { $count ->
    [0] no queda ninguna
    [one] queda 1
   *[other] quedan { $count }
}
narrator-drawn-again = Sacar otra
narrator-in-force = Sigue en vigor: { $name }
narrator-eyes-shut = Ojos cerrados: { $title }
narrator-tallies = Puntos y cuentas
narrator-more = Sumar uno: { $name }
narrator-less = Restar uno: { $name }
narrator-may-be-over = Puede que haya acabado
narrator-finish = Acabar la partida

narrator-call-say = Dilo por mí
narrator-talk = { $seconds ->
    [one] 1 segundo para hablar
   *[other] { $seconds } segundos para hablar
}
narrator-talk-start = Empezar el tiempo para hablar
narrator-talk-stop = Parar el reloj
narrator-talk-left = Tiempo para hablar
narrator-talk-over = Se acabó el tiempo. Levantad la mano.
narrator-to-count = Contar las manos en alto
narrator-enter = Contad las manos
narrator-verdict = El resultado
narrator-lower = Volver a la mesa
narrator-lower-early = Cancelar

narrator-ended = La velada ha terminado
narrator-ended-last = { $round } ha sido la última.
narrator-ended-turn = Dad la vuelta a todas las cartas y mirad.
narrator-play-on = No ha acabado. Seguir jugando
narrator-anew = Empezar de nuevo
narrator-anew-sure = Toca otra vez para empezar desde el principio. No se puede deshacer.

narrator-rules = Reglas
narrator-rules-search = ¿Qué buscas?
narrator-rules-none = No hay nada. Prueba con menos palabras, o con otras.
narrator-rules-found = { $count ->
    [one] Una regla
   *[other] { $count } reglas
}

narrator-menu = Menú
narrator-aloud = El narrador habla
narrator-voice-missing = Este móvil no tiene voz para este idioma ({ $language }). Podéis leer las líneas en voz alta, o añadir una voz en los ajustes.
narrator-kept = Guardado en este dispositivo. Funciona sin conexión.
narrator-coming = Guardando en este dispositivo…
narrator-open = No cierres esta página: este navegador no puede guardarla. Mientras siga abierta, funciona sin conexión.
narrator-fleeting = Este navegador no guarda nada. Si se recarga la página, la velada empieza de nuevo.
narrator-language-missing = Este idioma aún no está en el móvil. Hace falta conexión una vez.
narrator-unofficial = No oficial. No lo han hecho ni lo avalan quienes crearon o publicaron el juego de vuestra caja.
