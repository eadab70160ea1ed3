# The narrator of the boxed game: what to choose, what to lay out, the night to be read aloud, and what people forget in an hour.

## Choices

cultists-narrator-players = ¿Cuántas personas jugáis?
cultists-narrator-automa = ¿Juega también el Automa?
cultists-narrator-automa-no = No, solo personas
    .about = Seis asientos, un cultista.
cultists-narrator-automa-yes = Sí, en un séptimo asiento
    .about = Siete asientos, dos cultistas.
cultists-narrator-level-first = Sin pasos inseguros, sin Hombre Pez y sin más rol especial que el Vidente.
cultists-narrator-level-experienced = Pasos inseguros, y los pocos roles especiales que propone el reglamento.
cultists-narrator-level-expert = Los roles especiales los elegís en la mesa, hasta que cuadren las sumas.
cultists-narrator-level-custom = Cualquier rol especial, con equilibrio o sin él.
cultists-narrator-roles-many = Solo hay { $places } investigadores. Elegid menos roles especiales.
cultists-narrator-ropes-yes = En la bolsa
    .about = Sustituyen a los Ojos falsos.
cultists-narrator-ropes-no = En la caja
    .about = Los Ojos falsos se quedan en la bolsa.
cultists-narrator-professions-no = En la caja
    .about = Expulsar a un encapuchado no da nada más.
cultists-narrator-professions-yes = En la mesa
    .about = La primera persona que expulsa a un encapuchado gana una.

## Things in the box

cultists-narrator-route = Ruta
cultists-narrator-hooded = Encapuchado
cultists-narrator-informant = Informante
cultists-narrator-not-informant = No Informante
cultists-narrator-token-plain = Ficha de habitación, sin más
cultists-narrator-token-unsafe = Ficha de habitación con paso inseguro

## What to lay out

cultists-narrator-lay-board = Montad el mapa: { $plan }, { $size ->
    [small] por las caras para cuatro, cinco o seis personas
   *[other] por las caras para { $size } personas
}.
    .title = El mapa
cultists-narrator-lay-door = Poned la ficha de puerta entre la habitación rosa 1 y la azul oscuro 2. Ese paso está cerrado.
cultists-narrator-lay-revolving = Poned la puerta giratoria en el cruce, de modo que corte la galería { $hallway }.
cultists-narrator-lay-lifts = El ascensor 1 empieza en la habitación azul claro; el 2, en la azul oscuro 2.
cultists-narrator-lay-cards = Sacad exactamente estas cartas. Las demás se quedan en la caja toda la velada.
    .title = Todas las cartas
cultists-narrator-lay-decks = { $count ->
    [one] Haced un mazo como este y barajadlo.
   *[other] Haced { $count } mazos como este y barajad cada uno.
}
cultists-narrator-lay-routes = Barajad las rutas bocabajo y meted una debajo de cada mazo. Apartad las demás sin mirarlas.
cultists-narrator-lay-investigators =
    .title = { $count ->
        [one] Un mazo de investigador
       *[other] { $count } mazos de investigador
    }
cultists-narrator-lay-firestarter = Un mazo de investigador, con un Fracaso y un Sabotaje en lugar de dos cartas de Éxito.
    .title = El mazo del Pirómano
cultists-narrator-lay-cultists =
    .title = { $count ->
        [one] Un mazo de cultista
       *[other] { $count } mazos de cultista
    }
cultists-narrator-lay-one-of = Sacad uno al azar: { $roles }. Lo que sobre vuelve a la caja.
cultists-narrator-lay-markers = Poned un marcador sobre cada mazo: los de cultista, sobre mazos de cultista; todos los demás, sobre mazos de investigador.
    .title = Marcadores de rol
cultists-narrator-lay-own = { $role }: solo sobre el mazo que habéis hecho para ese rol.
cultists-narrator-lay-blind = El Cultista ciego va sobre un mazo de cultista.
cultists-narrator-lay-no-seer = En este mapa, el Vidente se queda en la caja.
cultists-narrator-lay-markers-known = Toda la mesa puede saber qué roles hay en la partida.
cultists-narrator-lay-pulse-cultists = { $cultists ->
    [one] Meted una carta de Vivo bocabajo debajo del mazo de cultista.
   *[other] Meted una carta de Vivo bocabajo debajo de cada mazo de cultista.
}
cultists-narrator-lay-pulse =
    .title = Una carta debajo de cada mazo
cultists-narrator-lay-pulse-others = Barajad el resto bocabajo. Meted una debajo de cada uno de los demás mazos, sin mirar.
cultists-narrator-lay-pulse-left = { $left ->
    [one] Sobra una carta. Apartadla sin mirarla.
   *[other] Sobran { $left } cartas. Apartadlas sin mirarlas.
}
cultists-narrator-lay-envelopes = Poned los marcadores bocabajo. Meted cada mazo con su marcador en un sobre y barajad los sobres.
    .title = Sobres
cultists-narrator-lay-envelopes-apart = Poned los marcadores bocabajo y meted cada mazo con su marcador en un sobre. De momento, dejad aparte los sobres de los investigadores.
cultists-narrator-lay-informant = Barajad esos { $investigators } sobres y meted en uno, bocabajo, la ficha de Informante. Todos los demás reciben la otra ficha, también los de los cultistas.
cultists-narrator-lay-envelopes-mix = Ahora barajad juntos todos los sobres.
cultists-narrator-lay-deal = Repartid uno a cada persona. Nadie lo abre todavía.
cultists-narrator-lay-deal-automa = Repartid uno a cada persona y uno al Automa. Nadie lo abre todavía.
cultists-narrator-lay-characters = Cada cual elige un personaje, por el lado vivo.
cultists-narrator-lay-characters-automa = Cada cual elige un personaje, por el lado vivo. Elegid también uno para el Automa.
cultists-narrator-lay-profession = Barajadlas bocabajo y poned una junto al mapa. Apartad las otras { $left } sin mirarlas.
    .title = Una profesión
cultists-narrator-lay-rooms = Barajadlas y poned una bocabajo junto a cada habitación.
    .title = Una carta por habitación
cultists-narrator-lay-draw = Barajadlas y ponedlas bocabajo junto al mapa.
    .title = El mazo de robo
cultists-narrator-lay-passages = Barajadlas y ponedlas bocabajo en el tablero de los pasos inseguros.
    .title = Los pasos inseguros
cultists-narrator-lay-outside = Mezclad los encapuchados bocabajo y ponedlos en sus tres casillas, fuera. El Hombre Pez espera en el lago.
    .title = Fuera
cultists-narrator-lay-books = Llenad todas las casillas de libro de todas las habitaciones.
cultists-narrator-lay-tokens = Mezclad las fichas de habitación por el lado tachado y poned una en cada habitación.
    .title = Libros y fichas de habitación
cultists-narrator-lay-tokens-first = En una primera partida, el símbolo del paso inseguro no significa nada.
cultists-narrator-lay-items = Mezcladlos bocabajo y poned uno en cada habitación. Nadie mira.
    .title = Objetos
cultists-narrator-lay-start = Poned los discos de toda la mesa en el lugar de salida, en el centro del mapa.
    .title = En el mapa
cultists-narrator-lay-vote-token = La ficha de votación está en la habitación azul claro, por el lado activo.
cultists-narrator-lay-power-token = La ficha de corriente está en la habitación roja, por el lado con luz.
cultists-narrator-lay-bag = Meted estas fichas de Evento en la bolsa.
    .title = La bolsa
cultists-narrator-lay-bag-without = Se quedan fuera: { $tokens }.
cultists-narrator-lay-clock = Poned la aguja del reloj en el 1.
    .title = Reloj y puntos
cultists-narrator-lay-points = Los puntos empiezan en 0. El dedo debe señalar { $points }: con esos puntos se gana.
cultists-narrator-lay-portal = Dejad el Portal junto al mazo de robo.
cultists-narrator-lay-first = Quien haya tenido la última pesadilla toma el cuchillo y el marcador de fase, por el lado del pie.
    .title = Quién empieza
cultists-narrator-lay-automa-seat = El Automa se sienta a su derecha, así que en la primera hora se mueve en último lugar.

## The night, to be read aloud

cultists-narrator-night-open = Abrid vuestro sobre. Mirad vuestro rol y dejadlo bocabajo en vuestro sitio. { $starts ->
    [yes] No miréis la carta de abajo de vuestro mazo. No es para vuestros ojos.
   *[no] No digáis nada.
}
cultists-narrator-night-support = Dejad la ficha pequeña junto a vuestro retrato, bocabajo. Nadie la mira todavía.
cultists-narrator-night-shut = Ha llegado la noche. Toda la mesa, cerrad los ojos.
cultists-narrator-night-decks = Tomad vuestro mazo. Sostenedlo derecho, con la carta de abajo mirando hacia fuera. Seguid con los ojos cerrados.
cultists-narrator-night-decks-automa = Quien esté a la izquierda del Automa, que sostenga también el mazo del Automa, de la misma manera.
cultists-narrator-night-cultists-open = { $cultists ->
    [one] Cultista, abre los ojos. Mira a tu alrededor: ves quién está sin vida desde el principio.
   *[other] { $starts ->
        [yes] Cultistas, abrid los ojos. Buscaos, y mirad quién está sin vida desde el principio.
       *[no] Cultistas, abrid los ojos, y buscaos.
    }
}
cultists-narrator-night-alone = Si no ves a nadie más con los ojos abiertos, tu cómplice es el Automa.
cultists-narrator-night-cultists-shut = { $cultists ->
    [one] Cultista, cierra los ojos.
   *[other] Cultistas, cerrad los ojos.
}
cultists-narrator-night-blind-thumb = Cultista ciego, sigue con los ojos cerrados y levanta un pulgar.
cultists-narrator-night-other-opens = Ahora el otro cultista: abre los ojos. El pulgar es de tu cómplice.
cultists-narrator-night-other-dead = Mira quién está sin vida desde el principio.
cultists-narrator-night-no-thumb = Si no hay ningún pulgar, tu cómplice es el Automa.
cultists-narrator-night-other-shuts = Cierra los ojos otra vez.
cultists-narrator-night-blind-down = Cultista ciego, baja el pulgar.
cultists-narrator-night-cover = Toda la mesa, aún con los ojos cerrados: dejad vuestro mazo bocabajo en vuestro sitio, y tapadlo con una mano.
cultists-narrator-night-fists = Toda la mesa, extended un puño cerrado.
cultists-narrator-night-thumbs = { $cultists ->
    [one] Cultista, levanta el pulgar. Sigue con los ojos cerrados.
   *[other] Cultistas, levantad el pulgar. Seguid con los ojos cerrados.
}
cultists-narrator-night-thumbs-blind = Cultistas, también el Cultista ciego: levantad el pulgar. Seguid con los ojos cerrados.
cultists-narrator-night-seer-opens = Vidente, abre los ojos. { $cultists ->
    [one] El pulgar es del cultista.
   *[other] Los pulgares son de los cultistas.
}
cultists-narrator-night-one-thumb = Si solo hay uno, el otro cultista es el Automa.
cultists-narrator-night-seer-shuts = Vidente, cierra los ojos.
cultists-narrator-night-fists-down = Toda la mesa, bajad la mano.
cultists-narrator-night-wake = Toda la mesa, abrid los ojos.
cultists-narrator-night-pulse = Sin mirarla, sacad la carta de abajo y dejadla bocabajo: así empieza vuestro mazo de Pulso. Tomad en la mano todas las demás cartas.
cultists-narrator-night-hands = Tomad en la mano todas vuestras cartas. Vuestro mazo de Pulso está vacío.
cultists-narrator-night-automa-pulse = La carta de abajo del Automa pasa a ser su mazo de Pulso, sin que nadie la mire. Separad sus demás cartas según el dorso, bocabajo, y dad la vuelta a su ruta.
cultists-narrator-night-automa = Separad las cartas del Automa según el dorso, bocabajo, y dad la vuelta a su ruta.

## The Detective’s short night

cultists-narrator-detective = El Detective mira alrededor
cultists-narrator-night-detective-take = Toda la mesa, tomad en la mano vuestra ficha pequeña, bocabajo.
cultists-narrator-night-detective-up = Extended la mano, y poned la ficha bocarriba.
cultists-narrator-night-detective-opens = Detective, abre los ojos. Una de las fichas es la de Informante, y esa persona es de los investigadores.
cultists-narrator-night-detective-shuts = Detective, cierra los ojos.
cultists-narrator-night-detective-down = Toda la mesa, poned la ficha bocabajo, y dejadla en su sitio.

## The hour

cultists-narrator-still = Sigue en vigor: { $token }.
cultists-narrator-celebrity = Celebridad, muestra ahora tu rol. Si aún no eres fantasma y hay una carta de Muerto en tu mazo de Pulso, pasas a serlo: entonces baraja ese mazo, repártelo desde tu izquierda entre las personas con vida, y vota toda la mesa.
cultists-narrator-move = Desde el cuchillo hacia la izquierda, cada persona con vida cruza hasta { $doors } puertas y debe acabar en otro lugar. Los fantasmas vagan a cualquier otro lugar.
cultists-narrator-corridors = La puerta giratoria corta la galería { $hallway }. Ir de una galería a otra cuesta lo mismo que una puerta.
cultists-narrator-automa-moves = El Automa va hacia el primer color de la línea de su ruta que tenga una habitación sin explorar; en caso de duda, en sentido horario. En un encuentro da su primera carta, al mazo de Pulso más pequeño que haya allí.
cultists-narrator-moved = ¿Se ha movido toda la mesa, y ha dado una carta cada persona que tuvo un encuentro?
cultists-narrator-boots = Con las botas se cruza una puerta más.
cultists-narrator-cursebearer = ¿Han coincidido en una habitación un fantasma y el Portador de maldiciones?
cultists-narrator-lifts = Con corriente, cada ascensor con alguien dentro va a su otra habitación. Quienes iban dentro salen, y puede haber encuentros.
cultists-narrator-door-turns = Girad la puerta giratoria noventa grados en sentido horario. Ahora corta la galería { $hallway }.
cultists-narrator-draw = Quien tiene el cuchillo saca una ficha y la muestra a toda la mesa. Haced lo que diga.
cultists-narrator-ends = Se acaba: { $token }.
cultists-narrator-automa-knife = Si el Automa tiene el cuchillo, otra persona saca la ficha por él. El Automa nunca usa el cuchillo.
cultists-narrator-on-clock = Poned la ficha en el reloj, junto a la hora { $round }.
cultists-narrator-vote-after-death = ¿Se ha revelado una carta de Muerto? Entonces votáis al momento.
cultists-narrator-route-line = Rutas: esta hora vale la línea { $line }.
cultists-narrator-portal-open = El Portal está abierto hasta que acabe la hora { $hour }. Dos personas con vida en la habitación verde pueden cerrarlo.
cultists-narrator-automa-acts = En una habitación sin explorar, el Automa expulsa al encapuchado; si no lo hay, añade su primera carta de habitación. En una explorada roba la primera carta. En un pasillo añade una carta a los pasos inseguros.
cultists-narrator-check-card = Cada vez que se mira el mazo de Pulso de alguien: ¿ha ido una carta del mazo de robo al lugar donde está esa persona?
cultists-narrator-vote-token-off = Tras una votación iniciada en la habitación azul claro, dad la vuelta a la ficha de votación.
cultists-narrator-find-item = La primera persona con vida que robe del mazo de una habitación da la vuelta al objeto que hay allí.
cultists-narrator-drop-items = Los nuevos fantasmas dejan caer sus objetos donde están.
cultists-narrator-firestarter = Pirómano: si aún tienes en la mano un Fracaso o un Sabotaje, ahora pasas a ser fantasma.
cultists-narrator-claim = Preguntad a toda la mesa: ¿da el cultista un paso al frente? Si lo da, abrid todos los mazos de Pulso. Con { $dead } o más investigadores muertos ganan los cultistas; con menos, pierden.
cultists-narrator-last-hour = Era la última hora. Si no hay suficientes puntos, ganan los cultistas.
cultists-narrator-portal-missed = Nadie cerró el Portal a tiempo. Subid el dedo un punto.
cultists-narrator-next-hour = Preparad la hora siguiente.
cultists-narrator-vote-token-on = Poned otra vez la ficha de votación por el lado activo.
cultists-narrator-knife = El cuchillo y el marcador de fase pasan a la izquierda, por el lado del pie. También a los fantasmas.
cultists-narrator-hand = Poned la aguja del reloj en { $round }.

## What a token asks of the table

cultists-narrator-do-lightning-strike = Dad la vuelta a la ficha de corriente. Si todo queda a oscuras, las personas con vida se encuentran allí donde haya tres o más.
cultists-narrator-do-secret-doors = Quienes estaban en habitaciones distintas y ahora comparten lugar se encuentran al momento.
cultists-narrator-do-portal-opens = Poned el Portal en la habitación verde, y la ficha junto a la hora { $hour }, como recordatorio. Después de esa hora es tarde, y la ficha vuelve a donde estaba.
cultists-narrator-do-broken-panes = Éxito: no pasa nada. Fracaso: aparece un encapuchado. Sabotaje: surge el Hombre Pez. La carta se vuelve a barajar con las demás.
cultists-narrator-do-false-eyes = No pasa nada si el cuchillo lo tiene un fantasma o el Automa.
cultists-narrator-do-in-control = { cultists-narrator-do-false-eyes }
cultists-narrator-mirror = Esta vez es: { $token }.
cultists-narrator-mirror-nothing = En la primera hora no pasa nada.
cultists-narrator-mirror-portal = El Portal sigue abierto una hora más, si aún lo está.

## Votes

cultists-narrator-abstentions = Abstenciones
cultists-narrator-vote-call = Toda la mesa, también los fantasmas: elegid a alguien con vida, o a nadie. A la de tres, señalad, o levantad el puño.
cultists-narrator-vote-knife = La mano de quien tiene el cuchillo cuenta doble, si vive.
cultists-narrator-vote-dagger = La daga suma una mano.
cultists-narrator-vote-automa = El Automa se abstiene; con el cuchillo, se abstiene dos veces.
cultists-narrator-vote-missing = { $count ->
    [one] Falta una mano. Contad otra vez.
   *[other] Faltan { $count } manos. Contad otra vez.
}
cultists-narrator-vote-surplus = { $count ->
    [one] Sobra una mano. Contad otra vez.
   *[other] Sobran { $count } manos. Contad otra vez.
}
cultists-narrator-vote-leaves = { $votes ->
    [one] Un voto: { $name } se va.
   *[other] { $votes } votos: { $name } se va.
} { $cultists ->
    [one] Si era el cultista, hay que decirlo ahora.
   *[other] Si era el último cultista, hay que decirlo ahora.
}
cultists-narrator-vote-abstained = No hay más votos que { $abstentions ->
    [one] la única abstención
   *[other] las { $abstentions } abstenciones
}. Nadie se va.
cultists-narrator-vote-change = Quien tiene el cuchillo, si vive, aún puede cambiar su propio voto.
cultists-narrator-vote-mayor = Decide el Alcalde, si lo hay.
cultists-narrator-leader-title = Elegir un líder
cultists-narrator-leader-call = Toda la mesa, también los fantasmas: elegid a alguien con vida para dirigir el ritual, o a nadie. A la de tres, señalad, o levantad el puño.
cultists-narrator-leader = { $name } dirige el ritual y nombra a { $people } participantes. Puede haber fantasmas entre ellos.
cultists-narrator-leader-none = No hay líder. Votáis hasta { $votes } veces; si después sigue sin haber líder, ganan los cultistas.
cultists-narrator-ritual-call = Cada una de las personas nombradas juega una carta de habitación, bocabajo. Barajadlas y ponedlas bocarriba.
cultists-narrator-ritual-missing = { $count ->
    [one] Falta una carta.
   *[other] Faltan { $count } cartas.
}
cultists-narrator-ritual-surplus = Hay demasiadas cartas: participan { $people } personas.
cultists-narrator-ritual-failed = El ritual ha fracasado. Ganan los cultistas.
cultists-narrator-ritual-held = El Organismo 46-B queda desterrado. { $cultists ->
    [one] Ganan los investigadores.
   *[other] Ganan los investigadores, salvo que al acabar la hora anterior hubiera ya { $dead } o más investigadores muertos. Abrid los mazos de Pulso.
}

## Numbers and the end

cultists-narrator-points = Puntos
cultists-narrator-target = Puntos necesarios
cultists-narrator-ghosts = Fantasmas
cultists-narrator-relics = Reliquias en el altar
cultists-narrator-end-points = { $target } puntos: los investigadores lo han logrado.
cultists-narrator-end-kills = Pero abrid los mazos de Pulso: si al final de la hora { $hour } había ya { $dead } o más investigadores muertos, ganan los cultistas.
cultists-narrator-end-automa = Pero dad la vuelta al rol del Automa: si es el cultista, y hay { $dead } o más investigadores muertos, gana el Automa.
cultists-narrator-end-seer = { $cultists ->
    [one] Antes de que eso cuente, el cultista da un paso al frente y señala al Vidente, una sola vez. Si acierta, gana el cultista. Hasta entonces, nadie dice una palabra.
   *[other] Antes de que eso cuente, los cultistas dan un paso al frente y señalan al Vidente, una sola vez. Si aciertan, ganan los cultistas. Hasta entonces, nadie dice una palabra.
}
cultists-narrator-end-ritual = Hay suficientes puntos, pero el Organismo 46-B ha despertado. Elegid un líder: decide el ritual.
cultists-narrator-end-hours = Han pasado diez horas, y no hay suficientes puntos. Ganan los cultistas.
