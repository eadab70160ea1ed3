# What only the terminal says, whatever is played.

## Below a question

prompt = { $last ->
    [one] Enter o 1
   *[other] 1-{ $last }
}, ? por qué, l registro, r { $reference }{ $map ->
    [yes] , m plano
   *[no] { "" }
}{ $talk ->
    [yes] , t hablar
   *[no] { "" }
}, h ayuda, q salir >
prompt-read-on = Enter para seguir leyendo, q para volver
prompt-go-back = Enter para volver
talk-prompt = 1-{ $last }, Enter para volver >
talk-first-prompt = t para decir algo, Enter para seguir >
terminal-before-detail = Nadie ha respondido todavía. Los bots oyen lo que dices, y contestan.
answers-more = + para más respuestas
passages-more = (l: { $count } más)

## What was typed

typed-number = Escribe un número del 1 al { $last }.
typed-no-answer = No hay ninguna respuesta { $number }. Escribe un número del 1 al { $last }.
typed-no-rule = No hay ninguna respuesta { $number }. Para una regla, escribe ? y un número del 1 al { $last }.
typed-doubt = { $act }. Escribe otra vez { $number } para hacerlo, o cualquier otra cosa para dejarlo.
typed-nonsense = Esa no es una de las respuestas. Escribe un número, o h para ver la ayuda.

## Pages

help-title = Cómo responder
help-number = dar esa respuesta
help-enter = responde cuando no hay nada que elegir; si no, vuelve a dibujar la pantalla
help-why = la regla de esta pregunta; ? 2, la de la respuesta 2
help-exact = la misma regla palabra por palabra, con su número
help-log = el registro: todo lo que sabes que ha pasado
help-talk = decir algo que también entienden los bots
help-map = el plano, lo más grande posible
help-note = lo que piensa quien juega bien, cuando hay una nota
help-notes-off = no más notas; otra N las trae de vuelta
help-more = más respuestas, si no caben todas
help-help = esta página
help-leave = guardar y salir; gloaming play --resume continúa la partida
rule-none = Para esto no hay ninguna regla escrita.
rule-more = Para saber más: gloaming rules { $group }
log-known = Lo que sabes
log-known-hour = Lo que sabes de esta hora
log-known-since = Desde tu última pregunta

## The first screen, and several people at one device

welcome-stakes = Lo que está en juego
welcome-how = Escribe el número de una respuesta y pulsa Enter. ? muestra la regla, m el plano, h la ayuda; q guarda la partida y sale.
welcome-seal = Los dados están sellados. Su sello: { $seal }
cover-pass = Pásale el dispositivo a { $name }.
cover-look = Pulsa Enter cuando solo { $name } vea la pantalla.
panel-people = En la mesa
panel-secrets = Solo tú lo sabes

## Leaving, and the end

game-kept = Tu partida está guardada en { $path }.
game-resume = Continúala con: { $command }
the-end = El final
proof-words = Los dados estaban sellados desde el principio. Esta es la semilla de la que salieron.
proof-record = Grabación
proof-seal = Sello
proof-seed = Semilla
proof-verify = Comprobar

## House rules, listed

rules-listed = Reglas de la casa de { $game } para --option NOMBRE=VALOR. El primer valor es el habitual; gloaming rules explica cada número.
rule-value-number = un número
rule-value-other-number = otro número
rule-value-numbers = otros números
rule-value-seat = el número de un asiento, desde 0

## A recorded game, told again

replay-heading = { $game }, { $table }. { $eyes ->
    [all] Todo está a la vista; lo que solo vio un asiento lleva su nombre entre paréntesis.
    [spectator] Como lo vio el público.
   *[seat] Como lo vio { $name }.
}
replay-nameless = Asiento { $seat }
replay-unfinished = La grabación acaba aquí, tras { $answers ->
    [one] una respuesta
   *[other] { $answers } respuestas
}. La partida no ha terminado.
replay-verified = Comprobado: { $answers ->
    [one] una respuesta
   *[other] { $answers } respuestas
}, otros tantos estados, la semilla y su compromiso. { $ending }
replay-claim-shares = { $shares ->
    [0] La semilla la sacó una sola máquina; esta grabación no puede demostrar que fuera al azar.
    [one] La semilla está hecha con el secreto del servidor y la aportación de un asiento. Ninguno pudo elegirla por su cuenta.
   *[other] La semilla está hecha con el secreto del servidor y las aportaciones de { $shares } asientos. Ninguno pudo elegirla por su cuenta.
}
replay-claim-attempts = El reparto empezó { $attempts } veces, porque alguien comprometió una aportación y luego no la entregó.
replay-claim-names = { $bound ->
    [yes] Los nombres están bajo el sello.
   *[no] Los nombres no están bajo el sello: es una grabación antigua, y cualquiera pudo escribir otros.
}
replay-claim-talk = { $sentences ->
    [one] Una frase de la charla, ligada a su lugar.
   *[other] { $sentences } frases de la charla, cada una ligada a su lugar y a las anteriores.
}
replay-claim-nobody = Nadie firmó. La grabación cuadra, pero quien conozca la semilla pudo escribir otras respuestas.
replay-claim-seat = { $name }: { $key ->
    [yes] { $signed } de { $answers } respuestas firmadas.
   *[no] sin clave, { $answers ->
        [one] una respuesta
       *[other] { $answers } respuestas
    } sin firmar.
}{ $unsigned ->
    [yes] {" "}Las demás son de un bot, de un límite de tiempo o de otro dispositivo.
   *[no] {""}
}{ $witnessed ->
    [yes] {" "}Dio fe del final.
   *[no] {""}
}
replay-claim-seal = { $expected ->
    [yes] Tiene el sello que esperabas: { $seal }
   *[no] Su sello es { $seal }. Compáralo con el que mostró tu navegador al empezar la partida, o indícalo con --expected.
}

## Refusals of the command line

refusal-other-game = { $switch } no es para { $game }. Quítalo o elige otro juego.
refusal-resume-first = Para continuar una partida, pon --resume antes de su archivo.
refusal-own-name = Cada cual necesita un nombre distinto, y estos ya están en uso: { $taken }. Elige otros.
refusal-name-empty = Un nombre necesita al menos una letra. Elige otro.
refusal-too-few-chairs = { $people } personas no caben en { $players } asientos. Sube --players.
refusal-cannot-keep = Aquí no se pueden guardar partidas ({ $fault }). Pon en GLOAMING_HOME una carpeta en la que puedas escribir.
refusal-unknown-language = Aquí no hay ningún idioma “{ $language }”. Elige entre: { $languages }.
refusal-board-unread = El tablero { $board } no se puede leer. Elige entre { $boards }, o indica otro archivo.
refusal-nothing-kept = No hay ninguna partida sin acabar. gloaming play empieza una nueva.
refusal-record-over = La partida de { $file } ha terminado. gloaming replay la muestra.
refusal-record-lacks-game = { $file } graba el juego “{ $game }”, que este Gloaming no tiene. Actualiza Gloaming.
refusal-record-unread = { $file } no se puede leer: { $fault }. Elige otro archivo.
refusal-record-folder = { $file } es una carpeta. Elige una grabación que esté dentro.
refusal-record-signature = { $file }, respuesta { $number }: esta no es la firma del asiento { $seat }. Alguien cambió la grabación.
refusal-record-witness = { $file }: el asiento { $seat } dio fe de otras respuestas, o de otro orden. Alguien cambió la grabación.
refusal-record-expected = { $file } tiene el sello { $seal }, no el que esperabas. Es la grabación de otra partida, o alguien la cambió.
refusal-record-large = { $file } pesa más de { $most } MB, demasiado para ser una partida. Elige otro archivo.
refusal-seating-damaged = { $file } está dañado. Bórralo, y el primer asiento es tuyo.
refusal-seating-wrong = { $file } nombra asientos que no existen. Bórralo, y el primer asiento es tuyo.
refusal-nobody-there = En el asiento “{ $seat }” no hay nadie. Elige de 0 a { $last }, all o spectator.
refusal-record-cut = { $file } se corta tras { $answers ->
    [one] una respuesta
   *[other] { $answers } respuestas
}: { $over ->
    [yes] la partida ha terminado, pero falta la última línea.
   *[no] la partida no ha terminado.
} Hasta ahí, todo cuadra.

## A game without a stage of its own

plain-reference-key = juego
plain-how = Escribe el número de una respuesta y pulsa Enter. ? muestra la regla, r todo lo que sabes, h la ayuda; q guarda la partida y sale.
plain-help-reference = el juego en pocas palabras, y todo lo que sabes ahora
plain-help-people = Una flecha señala a quien espera la mesa.
plain-over = La partida ha terminado.
plain-sides = Los bandos: { $sides }.

## How games end, in tables and single lines

ending = { $team }: victoria { $reason } en la ronda { $rounds }.
ending-by = por { $reason }

## Notes

coach-line = { $line } (n: más)
coach-both = { $line } { $more } (N: no más notas)
coach-nothing = Aquí no hay ninguna nota.
coach-turned-on = Vuelve a haber notas. N las quita.
coach-turned-off = No hay más notas. N las trae de vuelta.
rule-exact = La regla exacta es { $number }: ?? la muestra.
## A server opens

serve-open = Gloaming está abierto. Páralo con Ctrl-C.
serve-here = En este ordenador
serve-phones = En los móviles
serve-anyone =
    Cualquiera de tu red puede entrar.
    Para dejar entrar solo a este ordenador, inícialo con --host 127.0.0.1
serve-alone =
    Solo este ordenador puede abrirlo.
    Para dejar entrar a los móviles de tu red, inícialo con --host 0.0.0.0
serve-no-network = Este ordenador no está en ninguna red, así que los móviles no llegan a él.
serve-odd-url = { $url } no puede ser la dirección pública. Escríbela como https://gloaming.example, https://example.org/games/ o http://192.168.1.23:8000
serve-odd-proxy = { $address } no es la dirección de un proxy. Escribe direcciones o redes como 10.0.0.5,10.1.0.0/16
serve-odd-time = { $time } no es una duración. Escribe horas, días o semanas como 12h, 90d o 4w
serve-trust =
    Los navegadores avisan hasta que confían en este servidor. Una vez en cada dispositivo, abre { $url }
    y compara esta huella: { $fingerprint }
serve-few-files = Este sistema deja a un programa { $files } archivos abiertos, así que como mucho { $people } conexiones. Para admitir más, sube antes el límite: ulimit -n 65536, o LimitNOFILE=65536 en un servicio de systemd.
serve-odd-metrics = En { $address } no se pueden mostrar los números. Escríbelo como 127.0.0.1:9090
serve-no-metrics = Para los números falta un paquete. Instálalo: { $command }
serve-odd-log = No se puede escribir en { $file }. Da otro archivo a --access-log, o - para esta terminal.
serve-short-token = { $file } no contiene una clave de al menos { $least } caracteres. Escribe una nueva en él: openssl rand -hex 32
serve-one-tls = Elige una cosa: --tls auto, o --tls-cert con --tls-key.

## Cómo un dispositivo llega a confiar en un servidor con certificado propio; lo dice el servidor.

certificate-title = Confiar en este servidor
certificate-why = El camino a este servidor está cifrado, pero ninguna autoridad pública responde por él, porque está en tu propia red. Instala una vez su certificado y tu navegador dejará de avisar. Entonces los enlaces se pueden copiar y compartir, el narrador funciona sin red y la pantalla no se apaga.
certificate-fetch = Obtener el certificado
certificate-compare = Antes de confiar en él, compara esta huella con la que mostró el servidor al abrirse. Si no coinciden, alguien está escuchando: déjalo aquí.
certificate-care = Quien tenga la clave de esta autoridad podría hacerse pasar por cualquier sitio en tu dispositivo. Está en el ordenador de quien lleva este servidor y en ningún otro lugar. Quita el certificado cuando ya no juegues aquí.
certificate-iphone =
    iPhone y iPad
    Obtén el certificado en Safari y permite la descarga.
    Abre Ajustes, toca “Perfil descargado” y luego “Instalar”.
    Abre Ajustes, General, Información, Configuración de confianza de los certificados, y activa Gloaming.
certificate-android =
    Android
    Obtén el certificado.
    Abre los ajustes y busca “certificado de CA”.
    Elige “Instalar de todos modos” y luego el archivo descargado.
certificate-windows =
    Windows
    Abre el archivo y elige “Instalar certificado” y luego “Usuario actual”.
    Colócalo en “Entidades de certificación raíz de confianza”.
certificate-mac =
    Mac
    Abre el archivo: Acceso a Llaveros lo guarda.
    Haz doble clic en él, abre “Confiar” y elige “Confiar siempre”.
certificate-firefox =
    Firefox en un ordenador
    Abre Ajustes, Privacidad y seguridad, Ver certificados, Autoridades.
    Elige “Importar”, el archivo y “Confiar en esta CA para identificar sitios web”.

## What a link to this server shows in a chat; the server tells it.

share-description = Alguien en esta mesa no es quien dice ser. Un juego de mesa de roles ocultos, en tu navegador: con amigos y sus móviles, o a solas con bots. Sin cuenta.
share-picture = Una ventana con luz en una universidad a oscuras

## Guided games

line-aloud = { $name }: “{ $line }”
lesson-listed = { $id }: { $lesson }, { $minutes } minutos
lesson-next = Ahora, una partida de verdad: gloaming play { $game }
lesson-anew = Esta lección ha cambiado desde que la dejaste, así que empieza de nuevo.
person-guest = Visita

## A store is checked

store-none = En { $file } no hay ningún almacén. Indica el archivo de gloaming serve --store.
store-sound = { $tables ->
    [0] El almacén está vacío.
    [one] Una mesa, y su registro está entero.
   *[other] { $tables } mesas, y todos los registros están enteros.
}
store-damaged = { $damaged ->
    [one] Un registro está dañado
   *[other] { $damaged } registros están dañados
}, de { $tables } en total:
store-other-rules = Interrumpidas, porque desde entonces han cambiado las reglas:
store-game-gone = No se pueden abrir aquí, porque el juego no está instalado:
store-rules = Empezó con la versión { $rules } de las reglas de { $title }; esta es la versión { $version }.
store-up-to-date = { $store } está al día, en la versión { $version }.
store-migrated = { $store } ha pasado de la versión { $before } a la versión { $version }.
store-set-up = { $store } está preparado, en la versión { $version }.
store-ask = ¿Pasar { $store } de la versión { $before } a la versión { $version }? Los nodos de la versión anterior ya no podrán usarlo; detenlos antes.
store-say-yes = { $store } es de una versión anterior. Detén los nodos que lo usan y añade --yes.
store-same = Los dos son el mismo almacén. Indica dos distintos.
store-exists = { $file } ya existe. Indica un archivo nuevo.
store-copied = { $tables ->
    [0] No se ha copiado ninguna mesa a { $store }.
    [one] Se ha copiado una mesa a { $store }, { $entries } entradas en total.
   *[other] Se han copiado { $tables } mesas a { $store }, { $entries } entradas en total.
}
store-there-already = { $tables ->
    [one] Otra ya estaba allí.
   *[other] Otras { $tables } ya estaban allí.
}
store-these-damaged = Registros dañados:
store-different = Sin tocar, porque la mesa de este código siguió allí otro camino:

damage-missing = Falta la entrada { $entry }.
damage-changed = La entrada { $entry } no es la que se escribió ahí.
damage-endless = Nada dice cuánto mide.
damage-short = Tiene { $entry } entradas, y se escribieron { $more }.
damage-unread = El archivo no se puede leer ahí ({ $more }).
damage-foreign = La entrada { $entry } es de otra mesa.
damage-stuck = La entrada { $entry } no se puede aplicar ({ $more }).
damage-options = Las opciones no son las que tenía la partida al empezar.
damage-commitment = El compromiso no es el que tenía la partida al empezar.
