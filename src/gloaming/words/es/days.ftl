# Played over days, and the list of one’s tables.

clocks-manner = Cómo jugáis
clocks-evening = en una velada
clocks-days = en varios días
clocks-days-detail = Cada cual responde cuando tiene tiempo. Si se acaba, la mesa da por esa persona la respuesta más segura. Pasada la mitad, quien abrió la mesa u otras dos personas pueden dejar que juegue un bot.
days-each = Tiempo para cada respuesta
days-count = { $days ->
    [0] sin límite
    [1] un día
    [7] una semana
   *[other] { $days } días
}
facts-days = { $days ->
    [0] En varios días, sin límite de tiempo
    [1] En varios días: un día para cada respuesta
    [7] En varios días: una semana para cada respuesta
   *[other] En varios días: { $days } días para cada respuesta
}
panel-clock-days = { $days ->
    [one] queda { $days } día
   *[other] quedan { $days } días
}
panel-clock-hours = { $hours ->
    [one] queda { $hours } hora
   *[other] quedan { $hours } horas
}
presence-lost-days = { $name } no está.

## Tus mesas

my-tables = Tus mesas
my-tables-lobby = aún no ha empezado
my-tables-playing = en juego
my-tables-waits = espera a { $names }
my-tables-over = terminada. Verla otra vez
my-tables-aborted = terminada antes de tiempo
my-tables-unknown = ahora no responde
my-tables-remove = Quitar { $code } de esta lista
