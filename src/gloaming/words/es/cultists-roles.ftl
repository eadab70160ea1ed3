# The roles. `.a` follows "You are", `.does` says what it can or must, `.short` the same for the lobby.

role-investigator = Investigador
    .a = investigador
    .does = Ningún poder especial, solo sentido común.
role-cultist = Cultista
    .a = cultista
    .does = Reparte cartas de Muerto, estropea habitaciones, no necesita ruta y puede callar las muertes que descubra.
role-seer = Vidente
    .a = Vidente
    .does = Descubre por la noche quiénes son los cultistas. Si al final los cultistas señalan a quien es Vidente, ganan a pesar de todo.
    .short = { role-seer.does }
role-assassin = Asesino
    .a = Asesino
    .does = Una vez por partida, puede convertir en fantasma a otra persona con vida del mismo lugar. Desde entonces, todo el mundo sabe quién es.
    .short = { role-assassin.does }
role-mechanic = Mecánico
    .a = Mecánico
    .does = Con vida, puede usar cualquier habitación, diga lo que diga la ruta.
    .short = { role-mechanic.does }
role-radiant-beauty = Belleza radiante
    .a = Belleza radiante
    .does = Como fantasma, lleva luz y corriente adondequiera que vaya.
    .short = { role-radiant-beauty.does }
role-infected = Infectado
    .a = Infectado
    .does = Cuando pasa a ser fantasma, nadie da cartas en los encuentros hasta el fin de la hora siguiente.
    .short = { role-infected.does }
role-super-ghost = Superfantasma
    .a = Superfantasma
    .does = Como fantasma, puede usar todas las acciones de habitación como si viviera.
    .short = { role-super-ghost.does }
role-greenhorn = Novato
    .a = Novato
    .does = Pasa a ser fantasma si usa la cámara o inicia una votación. La acción se cumple igualmente.
    .short = { role-greenhorn.does }
role-butterfingers = Manazas
    .a = Manazas
    .does = Pasa a ser fantasma después de usar el cuchillo, sea para lo que sea.
    .short = { role-butterfingers.does }
role-crybaby = Llorica
    .a = Llorica
    .does = Pasa a ser fantasma después de revelar la muerte de alguien.
    .short = { role-crybaby.does }
role-firestarter = Pirómano
    .a = Pirómano
    .does = Empieza con un Fracaso y un Sabotaje, y pasa a ser fantasma si al acabar la hora 5 aún conserva alguno en la mano.
    .short = { role-firestarter.does }
role-cursebearer = Portador de maldiciones
    .a = Portador de maldiciones
    .does = Muere en cuanto comparte habitación con un fantasma, porque entra o porque el fantasma llega. El rol se revela y no hay votación.
    .short = { role-cursebearer.does }
role-celebrity = Celebridad
    .a = Celebridad
    .does = Debe revelar su rol al empezar la hora 6. Si para entonces ya no vive, pasa a ser fantasma y todas las cartas de su mazo de Pulso se reparten sin mirarlas.
    .short = { role-celebrity.does }
role-blind-cultist = Cultista ciego
    .a = Cultista ciego
    .does = Cultista que de noche no abre los ojos. No conoce a su cómplice ni a los muertos; su cómplice sí sabe quién es.
    .short = { role-blind-cultist.does }

role-shown-as-ghost = Se revela al pasar a ser fantasma.
role-hidden-as-ghost = Sigue en secreto, incluso como fantasma.
role-unknown = un rol desconocido
role-one-of = { $roles }
role-favours = { $side ->
    [investigators] Ayuda a los investigadores: { $loyalty }
    [cultists] Ayuda a los cultistas: { $loyalty }
   *[none] No ayuda a ningún bando
}

## Teams and what they want

team-investigators = Investigadores
    .one = Investigador
    .goal = { $cultists ->
        [one] Llevar { $points } puntos en libros a la estantería, o hacer que se vaya el cultista.
       *[other] Llevar { $points } puntos en libros a la estantería, o hacer que se vayan los { $cultists } cultistas.
    }
team-cultists = Los cultistas
    .one = Cultista
    .goal = { $cultists ->
        [one] Afirmar al final de una hora que hay { $dead } investigadores muertos, y acertar. O aguantar diez horas.
       *[other] Que haya { $dead } investigadores muertos una hora antes de la derrota. O aguantar diez horas.
    }
team-hunter = El Cazador maldito
    .one = Cazador maldito
    .goal = Que nadie lo descubra, con una carta de Maldición en el mazo de Pulso de cada cultista o con fichas de maldición en seis habitaciones.
team-sizes = { $cultists ->
    [one] Un cultista
   *[other] { $cultists } cultistas
}, { $investigators } investigadores
team-sizes-hunted = { team-sizes }, un Cazador maldito
