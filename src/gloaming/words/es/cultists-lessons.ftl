# Guided games of Cultists.

lesson-first-night = Tu primera noche
    .intro-1 = Una universidad de noche. Entre cinco reunís libros.
    .intro-2 = Entre vosotros, alguien pasa la muerte con un apretón de manos.
    .intro-3 = La carta que te dan puede ser tu muerte. Nadie te lo dirá.

lesson-first-night-n1 =
    .coach = Mantén la carta para mirarla. Suelta, y queda tapada otra vez.
    .held = Eres investigador. Lleva libros a la estantería, o haz que se vaya el cultista.
    .then = Todo el mundo tiene una carta como la tuya. En una pone Cultista.

lesson-first-night-1-1 =
    .coach = Primero se mueve toda la mesa, hasta tres puertas. Nadie puede quedarse donde está.

lesson-first-night-1-4 =
    .coach = Dos personas a solas en una habitación se encuentran. Cada una da a la otra una carta, bocabajo.

lesson-first-night-1-5 =
    .coach = Esta hora hay tres habitaciones en tu ruta, y solo puedes trabajar en ellas. Elige una.
    .refused = Otras noches podrás ir allí. Esta noche, elige una habitación iluminada.

lesson-first-night-1-6 =
    .says-1 = Ah, estás aquí. Cuatro ojos ven más que dos.

lesson-first-night-1-7 =
    .coach = Agnes y tú estáis a solas, así que os encontráis. Pulsa, desliza hasta una carta y suelta.
    .held = Solo tienes cartas de Vivo. No puedes hacer daño a nadie.
    .then = Tu carta está en su mazo de Pulso. Lo que ella te dio, nadie te lo dirá.

lesson-first-night-1-8 =
    .coach = Cada hora se saca una ficha. Esta: cuatro puertas la próxima hora.

lesson-first-night-1-9 =
    .coach = Ahora cada cual hace una cosa. Theo añade una carta al mazo de una habitación.

lesson-first-night-1-11 =
    .coach = Tres cartas en un mazo, y el Observatorio queda explorado. Ya puedes robar allí.

lesson-first-night-1-12 =
    .coach = Añade una carta al mazo de esta habitación. Más tarde, alguien robará de él.
    .held = Solo tienes cartas de Éxito. Las otras solo las tiene un cultista.

lesson-first-night-1-13 =
    .coach = Agnes añade una suya, bocabajo. Solo ella sabe cuál.
    .says-1 = Y una mía. Ha sido rápido.

lesson-first-night-1-14 =
    .coach = Cada hora se hace esta pregunta a toda la mesa. Solo el cultista puede responder otra cosa.

lesson-first-night-2-3 =
    .coach = Tu ruta avanza: verde y azul oscuro. El Observatorio está explorado. Ve y roba.
    .refused = Otra hora. El Observatorio está a punto, y en tu ruta.

lesson-first-night-2-4 =
    .says-1 = Voy contigo. En este edificio nadie debería andar a solas.

lesson-first-night-2-5 =
    .coach = Agnes otra vez. Una carta por persona, como antes.

lesson-first-night-2-7 =
    .coach = Se va la luz. A oscuras se encuentran cuantas personas comparten lugar, no solo dos.

lesson-first-night-2-10 =
    .coach = Roba de este mazo. Toda la mesa verá la carta. Un Éxito lleva un libro a la estantería.
    .then = Un libro más, y este estante está lleno. Con diez puntos se gana la noche.

lesson-first-night-2-11 =
    .says-1 = Una más, que da suerte.

lesson-first-night-3-2 =
    .coach = Azul claro o rojo. Dos cabezas en una habitación: allí te encontrarías con alguien.
    .refused = Esta noche no. Las dos habitaciones iluminadas están en tu ruta.

lesson-first-night-3-3 =
    .says-1 = Ahí te dejo. Ten cuidado.

lesson-first-night-3-4 =
    .says-1 = Soy yo. Baja esa linterna.

lesson-first-night-3-5 =
    .coach = Una carta por persona, como siempre.

lesson-first-night-3-8 =
    .coach = Sois tres, a oscuras. Da una carta a una de esas personas: primero a quién, luego cuál.
    .then = Todo el mundo ve a quién se la das, incluso a oscuras. Nadie ve cuál es.

lesson-first-night-3-9 =
    .coach = Otro rayo. Vuelve la luz.

lesson-first-night-3-11 =
    .coach = Puedes mirar las cartas que alguien ha recibido. Mira las de Theo.

lesson-first-night-3-12 =
    .coach = Mantén para ver las cartas de Theo. Con un solo Muerto entre ellas, ya no vive.
    .held = Todas son Vivo, así que Theo vive. Devuelve el mazo.
    .then = Una carta de Muerto habrías tenido que revelarla. Solo un cultista puede callarla.

lesson-first-night-3-14 =
    .says-1 = ¿Conforme?

lesson-first-night-3-15 =
    .says-1 = Ahora tú. Yo miro a todo el mundo una vez.

lesson-first-night-3-16 =
    .coach = Entre las tuyas había una carta de Muerto. Quien te la dio lo sabía.
    .says-1 = Lo siento. Esto tengo que enseñarlo.

lesson-first-night-3-17 =
    .coach = Se ha descubierto una muerte: vota toda la mesa, también los muertos. Nombra a alguien, o a nadie.
    .says-1 = Theo fue hacia ti a oscuras. Yo digo Theo.
    .says-2 = Mi carta era Vivo. ¿Quién más ha estado a solas contigo?
    .says-3 = Sabemos muy poco. No nombro a nadie.
    .says-4 = Yo prefiero esperar.

lesson-first-night-3-18 =
    .coach = Un nombre necesita más votos que cualquier otro, y más que las abstenciones.

lesson-first-night-4-1 =
    .coach = Eres un fantasma: las paredes son aire y no te encuentras con nadie. En el Observatorio queda un libro.

lesson-first-night-4-3 =
    .says-1 = Agnes. Tenemos que hablar.

lesson-first-night-4-4 =
    .coach = Agnes y Theo se encuentran en la Biblioteca. Tú solo puedes mirar.

lesson-first-night-4-6 =
    .coach = Con Ines son tres. Con luz, tres no se encuentran.

lesson-first-night-4-8 =
    .coach = Los muertos siguen trabajando. Añade una carta o roba una, en habitaciones de tu ruta.
    .then = El estante está lleno: 2 puntos. Ya no vives, y aún ayudas a ganar.

lesson-first-night-4-11 =
    .says-1 = Theo, no te muevas.

lesson-first-night-4-12 =
    .says-1 = Hace una hora tenía pulso. Alguien de aquí lo miró.

lesson-first-night-4-13 =
    .coach = Tu voto decide. En la hora 3 miraste las cartas de Theo. ¿Con quién se ha encontrado desde entonces?
    .held = En la hora 3, las cartas de Theo eran todas Vivo.
    .help-1 = Desde que miraste, Theo se ha encontrado con una sola persona.
    .help-2 = Quien no vive no es el cultista: solo el cultista tiene cartas de Muerto.
    .says-1 = Ines encuentra todos los muertos. Me parece raro.
    .says-2 = Ruben va adonde nadie trabaja, y no hace nada.
    .says-3 = Agnes fue la última con quien me encontré.
    .says-4 = …

lesson-first-night-5-1 =
    .coach = Alguien lo supo toda la noche: el Vidente. Si Agnes hubiera señalado a la persona correcta, habría ganado ella.
    .says-1 = Cuánta seguridad. Eres Vidente.

lesson-first-night-6-2 =
    .coach = Con tres muertos, el cultista puede dar un paso al frente al final de una hora, y gana.
    .says-1 = Gracias. Hay tres muertos. Contadlos.

lesson-first-night-reveal-1 = Tu línea. La calavera: hora 2, el Observatorio. Agnes te dio una carta de Muerto.
lesson-first-night-reveal-2 = El ojo: hora 3. Durante una hora entera anduviste, diste y robaste cartas, y ya no vivías.
lesson-first-night-reveal-3 = Theo: hora 4, la Biblioteca. Se encontró con Agnes, y su línea se vuelve plana.
lesson-first-night-reveal-4 = Ruben estaba sin vida desde el principio y nunca lo supo. Era Vidente: sabía lo de Agnes.
lesson-first-night-reveal-5 = Tú, Theo, Ruben: tres muertos. Al final de esta hora, Agnes habría dado un paso al frente, y habría ganado.
lesson-first-night-reveal-6 = Tú, Theo, Ruben: tres muertos. Solo una persona había estado a solas contigo y con Theo.
lesson-first-night-reveal-7 = Eso fue una noche. En una partida de verdad nadie te ilumina el camino, y quizá te toque ser cultista.

lesson-first-night-cultist = Tu primera noche como cultista
    .intro-1 = La misma universidad, otra noche. Esta vez eres tú.
    .intro-2 = Alguien del resto ya no vive y no lo sabe. Dos más, y ganas.
    .intro-3 = Nadie ve tus cartas. Todo el mundo ve con quién te encuentras.

lesson-first-night-cultist-n1 =
    .coach = Mantén la carta para mirarla. Esta noche es otra.
    .held = Eres cultista. Agnes está sin vida desde el principio. Con tres muertos, ganas.
    .then = Una de las demás personas es Vidente y sabe quién es el cultista. Nadie sabe cuál.

lesson-first-night-cultist-1-1 =
    .says-1 = Esta noche prefiero trabajar a solas.

lesson-first-night-cultist-1-4 =
    .coach = Cada cual anda a solas. Ve con alguien, y os encontraréis.

lesson-first-night-cultist-1-5 =
    .coach = Pulsa, desliza hasta una carta y suelta. Desde fuera, todas las cartas son iguales.
    .held = Desliza hasta Muerto. Quien la recibe muere al instante, y sigue andando por ahí.
    .then = Todo el mundo ha visto que diste una carta. Nadie ha visto cuál.

lesson-first-night-cultist-1-7 =
    .coach = Se va la luz. A oscuras se encuentran cuantas personas comparten lugar.

lesson-first-night-cultist-1-11 =
    .coach = Añade una carta al mazo de esta habitación, como todo el mundo.
    .held = No necesitas ruta. Sabotaje quita un libro, Fracaso no hace nada, Éxito parece honrado.
    .then = Bocabajo, entre otras. Quien la robe más tarde no sabrá de quién era.

lesson-first-night-cultist-1-13 =
    .coach = Se pregunta a toda la mesa. Deja que acabe la hora.
    .held = Hay dos muertos: Agnes y { $victim }. Si das un paso al frente con menos de tres, pierdes. Espera.

lesson-first-night-cultist-2-5 =
    .coach = Ines y Ruben están en el Comedor, a oscuras. Ve con ellos, y os encontraréis los tres.

lesson-first-night-cultist-2-6 =
    .coach = Primero a quién, luego qué carta. Todo el mundo ve a quién eliges.
    .held = Otra de Muerto, para alguien que aún viva. Quizá después culpen a otra persona.

lesson-first-night-cultist-2-12 =
    .coach = Mira el mazo de Pulso de una de las dos personas que están aquí.
    .held = Elige a { $second }. Mirar parece una ayuda, y ya sabes lo que encontrarás.

lesson-first-night-cultist-2-13 =
    .coach = Mantén para mirar y luego decide. Los demás solo ven que has mirado.
    .held = Un investigador tendría que revelarlo. Tú puedes devolver el mazo y sonreír.
    .then = No has revelado nada. La mesa lo toma por buena señal.

lesson-first-night-cultist-2-16 =
    .coach = Se pregunta a toda la mesa si queda algo por decir.
    .held = Agnes, { $victim }, { $second }: tres. Esta es la hora. Da un paso al frente.

lesson-first-night-cultist-reveal-1 = Tres calaveras: una desde el principio, dos de tu mano. Nadie miró a tiempo.
lesson-first-night-cultist-reveal-2 = Theo era Vidente. Toda la noche supo quién eras y no se atrevió a decirlo.
lesson-first-night-cultist-reveal-3 = En una partida de verdad cuentan quién estuvo con cada muerto. Dales a otra persona que contar.
