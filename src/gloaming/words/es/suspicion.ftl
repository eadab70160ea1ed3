# What a bot in each seat would have suspected.

suspicion-title = De quién sospechaban
suspicion-whose = Con los ojos de quién
suspicion-hint = Calculado con lo que este asiento había visto y oído hasta entonces, y nada más. Lo que pensaba cada cual, solo lo sabe cada cual.
suspicion-hint-spectator = Calculado con lo que toda la mesa había visto y oído hasta entonces.
suspicion-share = { $percent } %
suspicion-range = { $before } → { $after }
suspicion-was = { $name }: { $share }, y con razón
suspicion-was-not = { $name }: { $share }
suspicion-moments = Lo que les hizo cambiar de idea
suspicion-moments-none = Nada les hizo cambiar mucho de idea.
suspicion-moments-later = Nada les ha hecho cambiar mucho de idea todavía.
suspicion-worse = queda peor
suspicion-better = queda mejor
suspicion-trouble = No se pudieron cargar las sospechas.
suspicion-waiting = Releyendo la partida…

clue-fact = hay pruebas
clue-accuse = una acusación entre { $seat } y { $about }
clue-vouch = una palabra de apoyo entre { $seat } y { $about }
clue-denied = lo negó
clue-silent = calló ante una acusación
clue-claimed = dijo tener un rol
clue-false-word = dijo algo que no puede ser verdad
