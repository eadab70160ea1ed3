# The door: what this is, and three ways in. And what every guided game says.

door-lead = Alguien en esta mesa no es quien dice ser.
    .what = Un juego de mesa de roles ocultos, en tu navegador. Con amigos y sus móviles, o a solas con bots. Sin cuenta.
door-new = ¿Es tu primera noche?
door-again = Qué bien tenerte de vuelta.
door-show-me = Sí, enséñame
    .how = diez minutos, con bots que hacen su papel
door-friends = Jugar con amigos
door-alone = Jugar a solas, con bots
door-code = ¿Tienes un código?
door-which = ¿Qué juego?
door-back = Volver
door-lessons = Partidas guiadas
    .done = { $lesson }, hecha
door-go-on = Seguir con { $lesson }

lesson-note = La ayuda
lesson-help = Ayúdame a pensar
lesson-begin = Empezar
lesson-again = Desde el principio
lesson-resume = Seguir donde lo dejaste
lesson-known = Ya conozco el juego
lesson-go-on = ¿Y después?
lesson-real-game = Ahora, una partida de verdad
lesson-further = { $lesson }, { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }
lesson-to-the-door = Volver a la entrada
menu-leave-lesson = Dejar la lección
bot-script = hace un papel

refusal-not-in-lesson = Más tarde, esta noche. Por ahora, elige lo que está iluminado.
refusal-lesson-waits = La lección te espera. Puedes irte: seguirá cuando vuelvas.
refusal-unknown-lesson = Aquí no hay ninguna lección “{ $lesson }”. Elige una de estas: { $lessons }.
