# Sound and touch, the end of a game to look at and to share, and the porter's book.

sounds-more = Sonido y vibración
sounds-title = Sonido y vibración
sounds-lead = Todo lo que aquí se oye o se nota está también escrito en la mesa.
sounds-volume = Volumen
sounds-calls = Avisarme cuando me toque, aunque esté en otra pestaña
sounds-touch = Que el teléfono vibre al responder y cuando haya una muerte, una votación o el final
    .unable = Este dispositivo no parece vibrar.
sounds-legend = Lo que se oye
cue-move = Un tictac suave
    .means = Te toca
cue-sealed = Un sello
    .means = Tu respuesta está entregada
cue-steps = Pasos
    .means = Alguien se mueve
cue-flip = Una carta
    .means = Una carta cambia de manos o se voltea
cue-page = Una página
    .means = Algo nuevo: una ficha, un objeto, un evento
cue-shelf = Un libro en la estantería
    .means = Un libro o un científico está a salvo
cue-ballot = Un golpecito en la madera
    .means = Se cuentan los votos
cue-lights = Un interruptor
    .means = Se va o vuelve la luz, o un sector queda libre
cue-bell = La campana de la noche
    .means = Empieza una hora o una ronda
cue-ship = Un rumor grave
    .means = Ha llegado una nave nodriza
cue-verdict = Un acorde
    .means = Se decide una votación o un rescate
cue-death = Un zumbido grave
    .means = Alguien ha muerto, o se ha pasado al otro bando
cue-won = Notas que suben
    .means = Tu bando ha ganado
cue-lost = Notas que bajan
    .means = Tu bando ha perdido

cast = Quién era quién
unmasking = Se voltean las cartas
unmasking-all = Voltearlas todas
unmasking-on = Ver cómo fue

result-share = Compartir el resultado
result-shape = Imagen
    .wide = Apaisada
    .tall = Vertical
result-named = Con nombres
result-hand-on = Compartir
result-save = Guardar la imagen
result-copy = Copiar como texto
result-saved = Guardado.
result-private = La imagen se dibuja aquí, en tu navegador. Nadie la recibe si no la compartes.
result-unofficial = Gloaming, un juego de roles ocultos no oficial. No lo han hecho ni lo avalan las editoriales de sus juegos de mesa.
result-head = { $game }. { $mark }.
result-was = { $name }: { $note }

book = El libro del portero
book-lead = El portero se acuerda de ti.
book-sum = { $games ->
    [0] Aún no hay partidas. Acaba una y quedará anotada aquí.
    [one] Una partida, { $won ->
        [0] perdida
       *[other] ganada
    }.
   *[other] { $games } partidas, { $won ->
        [0] ninguna ganada por ahora
        [one] una ganada
       *[other] { $won } ganadas
    }.
}
book-fleeting = Este navegador no guarda nada por mucho tiempo. El libro dura hasta que cierres esta pestaña; guárdalo antes.
book-sides = Bandos
book-played = Jugadas
book-won = Ganadas
book-titles = Títulos
book-rivals = Rivales
book-bot = un bot
book-rival = { $beatYou ->
    [0] Nunca te ganó
    [one] Te ganó una vez
   *[other] Te ganó { $beatYou } veces
}, { $beaten ->
    [0] nunca perdió contra ti
    [one] perdió contra ti una vez
   *[other] perdió contra ti { $beaten } veces
}.{ $caught ->
    [0] {""}
    [one] {" "}Le descubriste el juego una vez.
   *[other] {" "}Le descubriste el juego { $caught } veces.
}
book-save = Guardar el libro
book-saved = Guardado. Conserva el archivo: con él llevas el libro a otro navegador.
book-load = Traer un libro
book-loaded = { $count ->
    [0] No traía nada nuevo.
    [one] Una partida añadida.
   *[other] { $count } partidas añadidas.
}
book-unreadable = Eso no es un libro del portero, o lo escribió un Gloaming más nuevo. No ha cambiado nada.
book-forget = Olvidarlo todo
book-forget-sure = Toca otra vez para olvidar. No tiene vuelta atrás.
book-forgotten = Olvidado.
side-cultists = Los cultistas
side-investigators = Los investigadores
side-hunter = El Cazador maldito
side-aliens = Los alienígenas
side-humans = Los humanos

title-new = Título nuevo: { $title }.
title-newcomer = Cara nueva
    .for = Una primera partida, jugada hasta el final.
title-regular = De la casa
    .for = Diez partidas jugadas hasta el final.
title-both-sides = Los dos lados de la puerta
    .for = Una partida ganada con cada bando.
title-streak = Tres lámparas seguidas
    .for = Tres partidas ganadas una tras otra.
title-rematch = Cuentas pendientes
    .for = Ganaste a quien te había ganado la última vez.
title-sharp-eye = Buen olfato
    .for = Ayudaste a descubrir a uno de ellos.
title-cold-hands = Manos frías
    .for = Diste una carta de Muerto a tres personas en una noche.
title-above-suspicion = Por encima de toda sospecha
    .for = Ganaste con los cultistas y nadie votó nunca por ti.
title-seen-worse = Ha visto cosas peores
    .for = Descubriste dos muertes en una noche.
title-shown-out = A la calle sin culpa
    .for = La votación o la acusación iba contra ti, y eras inocente.
title-house-ghost = El fantasma residente
    .for = Ganaste después de dejar el mundo de los vivos.
title-late-professor = Cátedra póstuma
    .for = Sin vida antes de acabar la segunda hora, y aun así ganaste.
title-librarian = Turno de noche en la Biblioteca
    .for = Ganaste con suficientes libros en la estantería.
title-still-warm = Aún con pulso
    .for = Murieron tres personas, y tú no.
title-back-roads = Conoce los atajos
    .for = Dos rescates limpios en una velada.
title-in-the-works = Palos en las ruedas
    .for = Saboteaste dos rescates en una velada.
title-only-human = La condición humana
    .for = Conservaste la humanidad entre dos alienígenas o más, y ganaste.
title-change-of-heart = Cambio de parecer
    .for = Te volviste alienígena en el último momento, y ganaste.
