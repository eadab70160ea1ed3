# Those who are away hear that the table waits; and the page without a connection.

notice-begins = Empieza la partida.
notice-waits = La mesa espera.
notice-over = La partida ha terminado.
notice-mail-stop = Para no recibir más cartas:
notice-mail-confirm = Alguien de la mesa { $code } quiere que se le avise en esta dirección cuando la mesa espere. Si has sido tú, abre este enlace y confírmalo. Si no, no hagas caso de esta carta.
    .subject = Gloaming: ¿cartas de tu mesa?

## En la mesa

bell = Avísame cuando la mesa espere
bell-detail = Si no estás, se te avisa cuando la partida empieza, espera a alguien o termina, como mucho cada cinco minutos. Todas las personas ausentes reciben la misma frase.
bell-here = Avísame en este dispositivo
bell-here-on = Este dispositivo recibe avisos.
bell-here-none = Este navegador no puede mostrar avisos aquí. En iPhone o iPad, añade antes la página a la pantalla de inicio.
bell-here-denied = Tu navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
bell-failed = No ha funcionado. Comprueba tu conexión e inténtalo otra vez.
bell-mail = Dirección de correo
bell-mail-send = Envíame un enlace
bell-mail-sent = Va una carta para { $address }. Abre el enlace que trae para confirmar.
bell-mail-on = Las cartas van a { $address }.
bell-stop = No me avises más
bell-hook = Para un chat o un programa: dirección de webhook
bell-hook-set = Usarla
bell-hook-key = Comprueba nuestra firma con esta clave. Solo se muestra una vez: { $secret }
bell-hook-remove = Quitarla
menu-call = Llamar a quienes no están
menu-call-done = Quien lo haya pedido recibirá el aviso en un momento.

## Desde una carta

bell-letter = Cartas de la mesa { $code }
bell-letter-what = Una frase cuando la mesa espera y nadie te ve allí.
bell-letter-yes = Sí, escribidme
bell-letter-no = No, nunca
bell-letter-on = Bien. La mesa te escribirá.
bell-letter-off = Bien. No habrá más cartas.

## Sin conexión

offline-title = Sin conexión
offline-words = Tu sitio te espera. Vuelve cuando tengas conexión.
offline-again = Intentarlo otra vez

## Rechazos

refusal-unsendable = Los avisos solo van a direcciones públicas que empiezan por https://. Comprueba esta.
refusal-no-push = Este servidor no envía avisos a dispositivos. Pregunta a quien lo lleva.
refusal-bad-device = La clave de este dispositivo no es válida. Recarga la página e inténtalo otra vez.
refusal-no-mail = Este servidor no envía correo. Pregunta a quien lo lleva.
refusal-no-hook = Este servidor no llama a ningún webhook. Pregunta a quien lo lleva.
refusal-too-many-letters = Se han pedido muchas cartas desde aquí. Espera una hora e inténtalo otra vez.
