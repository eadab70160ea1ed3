# A guided game of Invasion.

lesson-first-evening = Tu primera velada
    .intro-1 = Milán, esta noche. Los alienígenas ocupan cinco barrios, y hay cinco científicos aislados.
    .intro-2 = Tú y tus agentes los lleváis al Duomo.
    .intro-3 = Pero cualquier carta que robes puede cambiarte de bando. Nadie lo sabrá.

lesson-first-evening-s1 =
    .coach = Los alienígenas han aterrizado en cinco lugares. Junto a cada uno hay un científico aislado.

lesson-first-evening-s5 =
    .coach = Cada cual roba una carta. Mantén para mirar la tuya.
    .held = Humano. Sigues con los nuestros, por ahora.
    .then = Cada ronda empieza con un evento. Catedral: un agente puede ir al centro.

lesson-first-evening-1-2 =
    .says-1 = Garza, a la puerta Nuova. Alguien tiene que abrir.

lesson-first-evening-1-3 =
    .coach = En tu turno puedes dirigir un agente. No son de nadie; con sirena, están disponibles.

lesson-first-evening-1-4 =
    .coach = Va por una calle, tan lejos como quieras. Después se le apaga la sirena.

lesson-first-evening-1-5 =
    .coach = Te toca. Dirige a Urraca o a Lince: ambos están en el anillo.

lesson-first-evening-1-6 =
    .coach = En Porta Nuova espera un científico. Ve hasta allí, por el anillo.

lesson-first-evening-1-7 =
    .coach = Tres barrios alienígenas tocan este puesto. Libéralos: no se puede escoltar a nadie junto a alienígenas.

lesson-first-evening-1-8 =
    .coach = Garza está en la puerta, en la misma calle. Envía allí al científico.

lesson-first-evening-1-9 =
    .coach = El último paso es un rescate, entre tres. Elige a otras dos personas.

lesson-first-evening-1-11 =
    .coach = Cada cual juega una carta en secreto. Un solo Sabotaje entre las tres lo estropearía.
    .held = Éxito, si quieres que salga bien.
    .then = A salvo: 1 de 2. Ahora la presión es 2: dirigir un agente cuesta dos cartas.

lesson-first-evening-1-14 =
    .coach = Agnes roba por eso dos cartas. Cualquiera podría cambiarla de bando, y solo ella lo sabría.

lesson-first-evening-1-15 =
    .says-1 = Ines, has mirado tu carta mucho rato.

lesson-first-evening-1-16 =
    .coach = Theo necesita apoyo. Si Ines es humana, quienes la hayan acusado no podrán volver a acusar.
    .then = { $answer ->
        [support] Ines muestra su carta: Humano. Theo, Ruben y tú ya no podéis acusar.
       *[other] Ines muestra su carta: Humano. Theo y Ruben ya no pueden acusar.
    }

lesson-first-evening-1-17 =
    .says-1 = Si habéis terminado, me pongo a trabajar.

lesson-first-evening-1-19 =
    .coach = Acaba la ronda: vuelven las sirenas y los dados extienden a los alienígenas. Con un sector lleno, la ciudad cae.
    .then = Una nave nodriza: diez cartas desconocidas van al mazo. Con la segunda acaba esta partida.

lesson-first-evening-2-1 =
    .coach = Esta vez, planifica: roba una carta y luego mira dos eventos. Uno de ellos llegará.
    .held = Asimilado. Ahora eres alienígena, para siempre. Nadie más lo sabe.

lesson-first-evening-2-2 =
    .coach = Uno de estos llegará la próxima ronda; el otro queda evitado. Nadie más ve cuál.
    .held = Ahora ganas con naves. Pero aún puedes pasar por buena gente.

lesson-first-evening-2-3 =
    .coach = Se pregunta a toda la mesa antes de cada turno. Solo un alienígena puede declararse.
    .held = No te descubras. Si te declaras, nadie volverá a elegirte para un equipo.

lesson-first-evening-2-4 =
    .says-1 = Porta Magenta, y hemos acabado.

lesson-first-evening-2-9 =
    .says-1 = Theo. Y tú. Me fío de ti.

lesson-first-evening-2-10 =
    .coach = Juega una carta. La mesa verá cuántas son Sabotaje, pero no de quién.
    .held = Éxito salva al científico, y los humanos ganan sin ti. Sabotaje es para tu bando.

lesson-first-evening-reveal-1 = Tu línea cambia en la ronda 2, con la carta que robaste para planificar.
lesson-first-evening-reveal-2 = Nadie más había cambiado de bando. Entre cinco, una carta hizo un alienígena.
lesson-first-evening-reveal-3 = Vieron un Sabotaje entre tres cartas. ¿Agnes, Theo o tú? Habrían discutido toda la noche.
lesson-first-evening-reveal-4 = Dos científicos están a salvo y ganan los humanos. Habías cambiado de bando: pierdes con los alienígenas.
lesson-first-evening-reveal-5 = Una partida entera pide cinco científicos o cuatro naves, y más de una persona puede cambiar de bando.
