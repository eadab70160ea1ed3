# The lobby: seats, settings, bots and games.

lobby-title = Mesa { $code }: vestíbulo
lobby-code = Código de la mesa
lobby-say-it = Dilo en voz alta o deja que lo escaneen.
lobby-copy-link = Compartir el enlace
lobby-share-text = Ven a la mesa { $code }.
lobby-picture = Código QR de esta mesa
lobby-windows = Asientos. Una ventana con luz es un asiento ocupado
lobby-you = Tú
lobby-free = libre
lobby-host = abrió la mesa
lobby-ready = todo listo
lobby-not-ready = aún no
lobby-away = fuera
lobby-window-free = El asiento { $number } está libre. Invita a alguien o pon un bot
lobby-window-bot = { $name }, un bot
lobby-window-you = { $name } (tú)
lobby-lit = { $lit } de { $count } ventanas con luz
lobby-all-lit = Las { $count } ventanas tienen luz. Todo listo.
lobby-aborted = Esta mesa se cerró antes de empezar la partida.
lobby-waiting-for = { $count ->
    [one] Falta una persona
   *[other] Faltan { $count } personas
}
lobby-waiting-ready = { $count ->
    [one] Una persona aún no ha dicho adelante
   *[other] { $count } personas aún no han dicho adelante
}
lobby-cannot-begin = Con estas opciones no se puede empezar
lobby-fill = Completar con bots
begin-cultists = Que empiece la noche
begin-invasion = Que salgan los agentes
lobby-be-ready = Por mí, adelante
lobby-am-ready = Todo listo. Falta dar la salida
lobby-my-seat = Mi asiento
lobby-watching = Estás mirando. La partida empieza cuando lo diga quien abrió la mesa.
facts-by-the-book = Sin reglas de la casa
facts-house-rules = { $count ->
    [one] Una regla de la casa
   *[other] { $count } reglas de la casa
}
facts-no-clock = Sin límite de tiempo
facts-clocks = Tiempo para responder: { $clocks }
facts-clock = { $seconds ->
    [0] { $clock }: sin límite
   *[other] { $clock }: { $seconds } s
}
facts-change = cambiar
facts-look = ver
facts-change-what = Cambiar: { $what }
facts-look-at-what = Ver: { $what }
clocks-sheet = Tiempo y público
clocks-title = Tiempo para responder
clocks-detail = Cuando se acaba el tiempo, la mesa da por ti la respuesta más segura. A los demás no les revela nada.
clock-turn = Moverse y actuar
clock-encounter = Dar una carta
clock-vote = Votar
clock-window = Declararse antes de un turno
clock-none = sin límite
clock-seconds = { $seconds } segundos
clocks-programs = Tiempo para los programas
clocks-programs-detail = Si a un programa se le acaba el tiempo, también recibe la respuesta más segura.
bank-question = Por pregunta
bank-game = Además, para toda la partida
bank-minutes = { $minutes ->
    [0] sin tiempo extra
    [one] un minuto
   *[other] { $minutes } minutos
}
clocks-also = Además
pace = Los bots responden
pace-natural = a ritmo humano
pace-quick = al instante
spectators = Admitir público
seat-mine = Tu asiento
seat-free = Un asiento libre
seat-save = Soy yo
seat-carry = Llevarlo a otro dispositivo
seat-leave = Dejar la mesa
seat-is-here = { $name } está aquí, pero aún no ha dicho adelante.
seat-is-ready = { $name } ya espera el comienzo.
seat-is-program = { $name } no es una persona, sino un programa que alguien ha traído.
seat-is-away = { $name } ha salido un momento. Su asiento está a salvo.
seat-remove = Pedir a { $name } que se vaya
seat-free-host = Invita a alguien o da este asiento a un bot.
seat-free-guest = Invita a alguien: dile el código o deja que lo escanee.
seat-played-by = Aquí juega { $kind }.
seat-empty = Dejar libre este asiento
seat-bots = Dar este asiento a un bot
bot-careful = Bot prudente
    .a = un bot prudente
    .what = Juega con sensatez con lo que sabe y evita los errores gordos.
bot-sleuth = Sabueso
    .a = un sabueso
    .what = Toma notas de todo el mundo, escucha a la mesa y dice lo que piensa.
bot-learner = Aprendiz
    .a = un aprendiz
    .what = Un sabueso que, en millones de partidas contra copias de los suyos, descubrió dónde conviene jugar de otra manera.
bot-searcher = Estratega
    .a = un estratega
    .what = Un sabueso que, antes de responder, ensaya todo lo que podría estar oculto. Se toma su tiempo.
bot-random = Bot al azar
    .a = un bot al azar
    .what = Hace cualquier cosa que permitan las reglas, sin pensarlo.

games = Juegos
game-cultists = Cultists
    .short = Una universidad, diez horas
    .what = Una universidad de noche. Tenéis diez horas para reunir libros, encontraros a oscuras y averiguar quién reparte las cartas de Muerto.
game-invasion = Invasion
    .short = Una ciudad donde nadie está a salvo
    .what = Una ciudad bajo las naves nodriza. Seis agentes traen de vuelta a los científicos, mientras cada vez más de los vuestros pueden cambiar de bando.
which-sheet = ¿Qué juego?
which-detail = Cada cual conserva su asiento. Las opciones de un juego no pasan al otro.
game-sheet = La partida
game-players = ¿Cuántas personas juegan?
rules-sheet = Reglas de la casa
rules-intro = Donde el reglamento deja una duda, así la resuelve vuestra mesa. Una estrella señala lo que se aparta del reglamento.
lobby-dealing = Repartiendo…

## The big screen
screen-title = Mesa { $code }: pantalla grande
screen-join = Escanead el código con el móvil, o abrid la dirección y escribid los seis caracteres.
screen-begin = Ya se puede empezar. Lo hace { $name }.
story-begin = Contar la historia en la pantalla grande
story-stop = Detener la historia
