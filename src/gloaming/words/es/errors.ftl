# Why something is refused. Each says what to do. `$sentence` is what the server itself said, in English.

## At play

refusal-stale = Eso se decidió hace un momento. Mira qué se pregunta ahora.
refusal-not-asked = No te toca responder.
refusal-not-offered = Ahora no puedes hacer eso. Elige otra respuesta.
refusal-not-begun = La partida no ha empezado. Espera a que la mesa dé la salida.
refusal-ended-early = La partida se acabó antes de tiempo. Ya no hay nada que responder.
refusal-over-already = La partida ya ha terminado.
refusal-still-on = La partida sigue en marcha. Podrás abrir su grabación cuando acabe.
refusal-no-suspicions = Los bots no han aprendido de quién sospechar en este juego. Mejor vuelve a ver la partida.
refusal-no-talk = Ahora mismo nadie puede hablar. Espera a que la partida lo permita.
refusal-unknown-clock = Este juego no tiene un límite de tiempo “{ $clock }”. Elige entre: { $clocks }.
refusal-not-in-game = Eso habla de algo que no hay en esta partida. Elige otra vez.
refusal-covered-already = En ese asiento ya juega un bot.
refusal-is-here = { $name } está aquí. Un bot puede jugar si se ausenta o hace esperar a la mesa.
refusal-not-your-chair = Solo { $name } puede recuperar ese asiento.
refusal-watching = Estás mirando. Eso solo puede hacerlo quien juega.
refusal-unknown-eyes = Nadie vio así la partida. Elige todo a la vista, el público o uno de los asientos.

## At the table

refusal-host-only = Eso solo puede hacerlo { $name }, que abrió la mesa.
refusal-being-dealt = Se está repartiendo. Espera un momento.
refusal-no-pledge = Este reparto no espera ahora ningún compromiso tuyo. Espera a que empiece la partida.
refusal-no-share = Este reparto no espera ahora ninguna aportación tuya. Espera a que empiece la partida.
refusal-wrong-share = Esta no es la aportación que comprometiste. Espera a que empiece la partida.
refusal-bad-signature = Esta no es la firma de tu asiento. Vuelve a cargar la página.
refusal-has-begun = La partida ha empezado. Esto ya no se puede cambiar.
refusal-free-chairs = { $free ->
    [one] Uno de los { $count } asientos está libre.
   *[other] { $free } de los { $count } asientos están libres.
} Invita a alguien o pon bots.
refusal-not-ready = Falta el “adelante” de { $names }.
refusal-chair-taken = Ahí está { $name }. Elige un asiento libre.
refusal-empty-chair = En ese asiento no hay nadie. Elige otro.
refusal-no-such-chair = Ese asiento no existe. Aumenta antes el número de personas.
refusal-chairs-in-use = { $people ->
    [one] Hay una persona en la mesa, más allá del asiento { $players }. Pide antes que cambie de sitio.
   *[other] Hay { $people } personas en la mesa, y no todas en los primeros { $players } asientos. Pide antes que cambien de sitio.
}
refusal-too-late = La partida ha empezado. Mira esta o pide otra a quien abrió la mesa.
refusal-all-taken = Todos los asientos están ocupados. Pide que añadan uno.
refusal-unknown-table = No hay ninguna mesa con este código. Revisa los seis caracteres.
refusal-unknown-seat = Este asiento ya no existe. Entra otra vez en la mesa.
refusal-seat-closed = Este asiento ya no está abierto aquí. Abre la mesa otra vez.
refusal-used-ticket = Este enlace ya se usó o ha caducado. Crea otro en el otro dispositivo.

## What can be played

refusal-player-count = A este juego juegan de { $least } a { $most } personas. Elige un número de ese intervalo.
refusal-automa-count = El Automa siempre acompaña a 4 personas y puede acompañar a 6. En otro caso, déjalo fuera.
refusal-first-player = No hay ningún asiento { $seat }. Empieza uno de los asientos 0 a { $last }.
refusal-roles-unknown = No hay ningún rol especial “{ $role }”. Elige otro.
refusal-roles-twice = Cada rol especial se usa una sola vez. Quita el repetido.
refusal-roles-seer = El Vidente no se puede usar con 7 personas, ni con el Automa y un solo cultista. Deja fuera ese rol.
refusal-roles-forbidden = El rol “{ $role }” no se usa en { $expansion }. Déjalo fuera o elige otro tablero.
refusal-roles-blind-alone = El Cultista ciego necesita otro cultista. Jugad con 7 u 8 asientos, o dejad fuera el rol.
refusal-roles-hunter-seats = El Cazador maldito necesita 7 u 8 personas y ningún Automa. Cambia los asientos o deja fuera el rol.
refusal-roles-hunter-seer = El Cazador maldito ocupa el lugar del Vidente. Deja fuera uno de los dos.
refusal-roles-too-many = Hay { $count } roles especiales para { $places } investigadores. Elige menos.
refusal-roles-of-level = { $level ->
    [first] Una primera partida
   *[experienced] El nivel “Con experiencia”
} trae sus propios roles. Elige otro nivel para decidirlos tú.
refusal-roles-unbalanced = Estos roles suman { $investigators } para los investigadores y { $cultists } para los cultistas. { $lead ->
    [-1] Con este número de personas, la suma de los investigadores debe superar en 1 a la otra,
    [one] Con este número de personas, la suma de los cultistas debe superar en 1 a la otra,
   *[other] Con este número de personas, la suma de los cultistas debe superar en { $lead } a la otra,
} y ninguna puede pasar de { $most }. Cambia la mezcla o elige “A vuestro gusto”.
refusal-professions-cultists = Las profesiones necesitan dos cultistas. Jugad con 7 u 8 personas, o con 6 y el Automa.
refusal-professions-level = Las profesiones se ganan al expulsar encapuchados, y en una primera partida no los hay. Elige otro nivel.
refusal-mine-upfront = En la mina no se puede elegir todo el camino de antemano. Jugad puerta a puerta.
refusal-board-seats = El tablero “{ $board }” está hecho para { $made_for } asientos, y esta mesa tiene { $seats }. Elige otro.
refusal-bad-board = Este tablero no se puede usar. El error, en inglés: { $sentence }
refusal-bad-options = Estas opciones no funcionan así. El servidor dice, en inglés: { $sentence }
refusal-not-listed = { $name } no puede ser “{ $value }”. Elige entre: { $values }.
refusal-not-a-switch = { $name } es true o false, no “{ $value }”.
refusal-not-a-row = { $name } es una fila de números, como { $usual }.
refusal-not-a-seat = { $name } es el número de un asiento, contado desde 0.
refusal-not-a-number = { $name } necesita un número entero.
refusal-no-such-rule = No hay ninguna regla de la casa “{ $name }”. gloaming play { $game } --options las muestra todas.
refusal-no-value = Una regla de la casa se escribe NOMBRE=VALOR, y “{ $setting }” no está escrito así.
refusal-given-twice = { $name } aparece dos veces. Elige un solo valor.
refusal-unknown-bot = Aquí no hay ningún bot “{ $bot }”. Elige entre: { $bots }.
refusal-no-styles = A estos bots el estilo no les cambia nada. No lo indiques.
refusal-unknown-style = No hay ningún estilo “{ $style }”. Elige entre: { $styles }.
refusal-unknown-game = Aquí no hay ningún juego “{ $game }”. Elige entre: { $games }.

## The server itself

refusal-too-fast = Demasiado rápido. Espera un momento.
refusal-not-understood = Algo ha salido mal. Vuelve a cargar la página.
refusal-hello-first = La conexión no empezó como debía. Vuelve a cargar la página.
refusal-too-many-tables = Desde aquí se acaban de abrir demasiadas mesas. Espera un momento e inténtalo otra vez.
refusal-too-many-open = Hay demasiadas mesas abiertas desde aquí. Acaba una partida en la que no juegue nadie.
refusal-too-many-guesses = Desde aquí han llegado demasiados códigos erróneos. Espera unos minutos e inténtalo otra vez.
refusal-too-many-searchers = Ya hay bastantes bots de este tipo pensando. Elige uno más fácil.
refusal-too-many-replays = Ahora mismo se están preparando muchas repeticiones. Espera un momento e inténtalo otra vez.
refusal-not-saved = No se pudo guardar. Inténtalo otra vez o avisa a quien lleva este servidor.
refusal-moving = La mesa se está mudando a otra máquina. Inténtalo otra vez en un momento.
refusal-damaged-table = Esta mesa no se puede abrir: su registro está dañado. Avisa a quien lleva este servidor.
refusal-other-rules = Esta partida empezó con la versión { $rules } de las reglas de { $title }, y esta es la versión { $version }. No puede seguir. Empezad otra.
refusal-unknown-address = En esta dirección no hay nada. Vuelve a cargar la página.
refusal-unknown-rule = No hay ninguna regla con ese número. Los números son como AC-VOTE-07.
refusal-bad-record = Esta grabación está dañada o no la hizo Gloaming. El servidor dice, en inglés: { $sentence }

## Options of Invasion

refusal-unknown-city = Aquí no hay ninguna ciudad “{ $city }”. Elige entre: { $cities }.
refusal-first-architect = No hay ningún asiento { $seat }. Al principio, la ficha de Arquitecto es de uno de los asientos 0 a { $last }.
refusal-ships-to-lose = Hay { $most } naves nodriza. Que los alienígenas ganen con un número de 1 a { $most }.
refusal-scientists-to-save = Hay { $most } científicos. Que los humanos ganen con un número de 1 a { $most }.
refusal-token-limit = La reserva de fichas alienígenas no puede ser negativa. Elige otro límite, o ninguno.
refusal-pressure-track = Una escala de presión sube de izquierda a derecha y no tiene valores por debajo de 0. Escribe otra.
refusal-pressure-start = La escala de presión tiene { $positions } casillas. Empieza en una de ellas.

## Records

refusal-record-not-ours = { $file } no es una grabación de una partida de Gloaming. Elige un archivo que haya escrito Gloaming.
refusal-record-half-line = { $file } se corta en mitad de la línea { $line }. Usa una copia completa.
refusal-record-format = { $file } tiene el formato { $format }, y esta versión lee el formato { $reads }. Actualiza Gloaming.
refusal-record-short-seed = { $file } tiene una semilla de { $bits } bits, demasiado corta para una grabación auténtica. Alguien la cambió.
refusal-record-goes-on = { $file } continúa después de su final, en la línea { $line }. Usa una copia sin cambios.
refusal-record-damaged = { $file } está dañado en la línea { $line }. Usa una copia sin cambios.
refusal-record-other-end = { $file } dice tener otro final que la partida que contiene. Usa una copia sin cambios.
refusal-record-other-game = { $file } es una grabación de { $game }, no de { $title }. Elige otro archivo.
refusal-record-other-rules = { $file } se jugó con la versión { $rules } de las reglas de { $title }, y esta es la versión { $version }. Reprodúcelo con el Gloaming que lo escribió.
refusal-record-no-table = { $file } describe una mesa imposible de montar. En inglés: { $fault }.
refusal-record-promise = { $file } no cumple lo prometido: la semilla, los nombres u otras condiciones no son los sellados.
refusal-record-deal = { $file } tiene una semilla distinta de la que dan sus aportaciones. Alguien cambió la grabación.
refusal-record-no-checksum = A { $file } le falta la última línea. Usa una copia completa.
refusal-record-checksum = { $file } no coincide con su propia suma de control. Usa una copia sin cambios.
refusal-record-sentence = { $file }, frase { $number }: el asiento { $seat } no pudo haber dicho esto. Alguien cambió la grabación.
refusal-record-talk = { $file }, frase { $number }: alguien la cambió, movió o quitó, o lo hizo con una anterior.
refusal-record-talk-end = { $file } termina con otras palabras de las que contiene: alguien cambió o quitó las últimas frases.
refusal-record-first-line = { $file } tiene una primera línea que Gloaming escribiría de otro modo. Usa una copia sin cambios.
refusal-record-answer = { $file }, respuesta { $number }: el asiento { $seat } no pudo responder { $said }. Alguien cambió la grabación.
refusal-record-state = { $file }, respuesta { $number }: el estado tras { $said } del asiento { $seat } no es el grabado. Alguien cambió la grabación.
refusal-record-code = { $file }, respuesta { $number }: Gloaming no escribiría así { $said } del asiento { $seat }. Alguien cambió la grabación.

## On the page where scripts are off

page-needs-script = Gloaming necesita JavaScript en este navegador. El mismo juego funciona en una terminal: gloaming play
