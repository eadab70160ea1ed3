# The role cards: what one wants, what one fears, and a trick. The held sheet shows them first, the lobby under each role’s name.

role-card-books = Libros, o que { $cultists ->
    [one] se vaya el cultista
   *[other] se vayan ambos cultistas
}.

role-card-investigator =
    .want = { $points } puntos en libros en la estantería, o que { $cultists ->
        [one] se vaya el cultista
       *[other] se vayan ambos cultistas
    }.
    .fear = Una carta de Muerto que nunca verás, y una votación contra alguien de los tuyos.
    .trick = Solo tienes cartas buenas. Di dónde las pones, y cuenta las demás.
role-card-cultist =
    .want = { $cultists ->
        [one] { $dead } investigadores muertos, y dar un paso al frente al final de una hora. O que pasen diez horas.
       *[other] { $dead } investigadores muertos una hora antes de vuestra derrota. O que pasen diez horas.
    }
    .fear = { $cultists ->
        [one] Una votación. Que solo tú te hayas encontrado con todos los muertos.
       *[other] Que os voten a los dos, y defender demasiado bien a tu cómplice.
    }
    .trick = { $cultists ->
        [one] Da Vivo a menudo. Sigue tu ruta, aunque no haga falta. Calla las muertes que descubras.
       *[other] Nadie da un paso al frente. Mata pronto, haz siempre algo y lleva la contraria a tu cómplice de vez en cuando.
    }
role-card-seer =
    .want = Libros, o que { $cultists ->
        [one] se vaya el cultista
       *[other] se vayan ambos cultistas
    }, sin que nadie note lo que sabes.
    .fear = Que te señalen al final: entonces ganan los cultistas.
    .trick = Vota como quien va a ciegas. Que otra persona diga antes el nombre.
role-card-assassin =
    .want = Un ataque que dé en un cultista.
    .fear = Atacar a alguien de los tuyos: cuenta para los cultistas.
    .trick = Espera a tener certeza. Hasta entonces, la sola amenaza frena a los cultistas.
role-card-mechanic =
    .want = Libros, más deprisa que nadie.
    .fear = Que te tomen por cultista, porque ninguna ruta explica adónde vas.
    .trick = Trabaja en habitaciones que nadie más pueda usar esta hora. Como fantasma no puedes.
role-card-radiant-beauty =
    .want = { role-card-books }
    .fear = Que descubran tu muerte cuando hay luz y la tuya no vale nada.
    .trick = Como fantasma llevas luz y corriente: a habitaciones oscuras o a la cámara.
role-card-infected =
    .want = { role-card-books }
    .fear = Morir sin que nadie lo descubra: entonces tu poder duerme.
    .trick = Cuando se descubre tu muerte, nadie da cartas hasta que acabe la hora siguiente.
role-card-super-ghost =
    .want = { role-card-books }
    .fear = Morir sin que nadie lo descubra: entonces solo eres otro par de manos.
    .trick = Como fantasma usas todas las habitaciones: cámara, corriente, Portal, incluso iniciar una votación.
role-card-greenhorn =
    .want = Libros, o que { $cultists ->
        [one] se vaya el cultista
       *[other] se vayan ambos cultistas
    }, sin perder los nervios.
    .fear = La cámara e iniciar una votación: cualquiera de las dos te convierte en fantasma.
    .trick = La acción se cumple igualmente. Una mirada o una votación pueden valer la pena.
role-card-butterfingers =
    .want = Libros, o que { $cultists ->
        [one] se vaya el cultista
       *[other] se vayan ambos cultistas
    }, sin tocar el cuchillo.
    .fear = Usar el cuchillo para lo que sea: te convierte en fantasma.
    .trick = Mantén tu voto y renuncia a lo que ofrece el cuchillo. Tenerlo es inofensivo.
role-card-crybaby =
    .want = Libros, o que { $cultists ->
        [one] se vaya el cultista
       *[other] se vayan ambos cultistas
    }, sin ver un cadáver.
    .fear = Revelar la muerte de alguien: tú también pasas a ser fantasma.
    .trick = Que miren otros. Añade y roba cartas; ahí no te tiemblan las manos.
role-card-firestarter =
    .want = Soltar tu Fracaso y tu Sabotaje antes de que acabe la hora 5.
    .fear = Tener aún alguno para entonces. Y que te tomen por cultista.
    .trick = Ponlos donde no haya un libro cerca, o en los pasos inseguros.
role-card-cursebearer =
    .want = Libros, o que { $cultists ->
        [one] se vaya el cultista
       *[other] se vayan ambos cultistas
    }, lejos de los fantasmas.
    .fear = Compartir habitación con un fantasma: mueres al instante.
    .trick = Los pasillos son seguros. Pregunta a los fantasmas en voz alta adónde van a vagar.
role-card-celebrity =
    .want = Seguir con vida cuando empiece la hora 6 y todo el mundo sepa quién eres.
    .fear = Morir antes: tus cartas, también las de Muerto, se reparten entre los demás.
    .trick = Hasta entonces, no te encuentres a solas con nadie. Después hay pruebas, y pueden fiarse de ti.
role-card-blind-cultist =
    .want = Lo que todo cultista: suficientes muertos a tiempo, o que pasen diez horas.
    .fear = Matar o acusar a tu cómplice, porque no sabes quién es.
    .trick = Tu cómplice sabe quién eres. Fíjate en quién te perdona la vida, y da Muerto a otros.
role-card-cursed-hunter =
    .want = Maldecir a ambos cultistas o seis habitaciones, y que nadie te señale.
    .fear = La última pregunta de la partida: ¿quién es el Cazador?
    .trick = Sabes quiénes son los cultistas y no necesitas ruta. Haz de investigador aplicado.

## Professions, and what else you can be

role-card-mayor =
    .want = Votaciones reñidas: todos los empates son tuyos.
    .fear = Pasar a ser fantasma: el cargo se pierde contigo.
    .trick = Di de antemano cómo decidirías. Eso mueve votos.
role-card-detective =
    .want = Alguien en quien confiar: sabes quién es el Informante, con certeza un investigador.
    .fear = Que los cultistas noten en quién confías.
    .trick = Cree al Informante, y nunca digas por qué.
role-card-exorcist =
    .want = Un fantasma de vuelta entre los vivos, una vez, al precio de otra vida.
    .fear = Morir antes: entonces no vuelve nadie.
    .trick = Entrega a alguien de quien tengas certeza. Con el último cultista acaba la partida.
role-card-profiler =
    .want = Mirar mazos de Pulso: ves las cartas en el orden en que llegaron.
    .fear = Los mazos que otra persona barajó antes.
    .trick = Compara el orden con el registro: dice quién dio la carta de Muerto.
role-card-saboteur =
    .want = Intercambiar los mazos de dos habitaciones, una vez.
    .fear = Intercambiar a ciegas y ayudar a los cultistas.
    .trick = Lleva un mazo de fiar a la habitación donde un libro decide.
role-card-informant =
    .want = Lo que quiere tu rol. Tu ficha dice que no eres cultista.
    .fear = Lo mismo que los demás.
    .trick = Si hay un Detective, alguien en la mesa sabe que eres de fiar.
role-card-ghost =
    .want = Lo que querías antes: ganas o pierdes con tu bando.
    .fear = Nada te mata dos veces. El silencio, quizá.
    .trick = Vaga adonde quieras, añade y roba cartas en tu ruta, habla y vota.
role-card-knife =
    .want = Sacarle partido: empiezas tú, y algunos eventos te preguntan.
    .fear = Que los demás recuerden cómo lo usaste.
    .trick = Con hasta seis personas puedes cambiar tu voto; con más, cuenta doble.
