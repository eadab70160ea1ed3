# The end of a game, and the proof that nothing was rigged.

end-table = Mesa { $code }
end-aborted-title = La partida se interrumpió.
end-chart-title = Lo que pasó de verdad
end-proof-title = No hubo trampa
end-proof-detail = Antes de repartir la primera carta, la mesa publicó un sello de sus dados. Abajo está la semilla que guardaba. Guarda la grabación, y Gloaming comprobará el sello, la semilla y cada jugada:
end-proof-seal = El sello, publicado al principio
end-proof-seed = La semilla, revelada al final
end-proof-verify = Para comprobarlo
end-proof-file = GRABACIÓN
end-save = Guardar la grabación
end-replay = Verla otra vez
end-again = La misma mesa, otra partida
end-join = Ir con { $name } a la nueva mesa
end-again-trouble = No se pudo abrir otra mesa. Inténtalo de nuevo en un momento.
end-proof-title-broken = Algo no cuadra
end-proof-holds = Comprobado en este dispositivo: el reparto se selló antes de la primera carta, tu aportación está en él y tus respuestas siguen tal como las diste.
end-proof-holds-unshared = Comprobado en este dispositivo: el sello es el que viste al principio. Este dispositivo no aportó nada a la semilla.
end-proof-nothing = Este dispositivo no tiene con qué comprobarlo: al empezar la partida no ocupaba un asiento con clave.
end-proof-broken = { $fault ->
    [terms] Las condiciones de esta partida no son las que aceptó este dispositivo.
    [seal] El sello no es el que vio este dispositivo, o la semilla no encaja con él.
    [seed] La semilla no está hecha con las aportaciones comprometidas.
    [share] La aportación de este dispositivo no está en la semilla.
   *[answers] Tus respuestas firmadas no están todas en la grabación, o hay otras en su lugar.
} No te fíes de este resultado. Guarda la grabación y pregunta a quien lleva este servidor.
end-proof-attempts = El reparto empezó { $attempts } veces, porque alguien comprometió una aportación y luego no la entregó.
end-proof-seat = { $name }: { $signed ->
    [0] sin firmar
   *[other] { $signed } de { $answers } respuestas firmadas
}{ $witnessed ->
    [yes] , y dio fe del final
   *[no] {""}
}.
end-proof-nobody = Nadie firmó ninguna respuesta.
end-proof-how = Cómo demuestra una mesa su reparto
fair-title = Cómo demuestra una mesa su reparto
fair-pledge = Antes de repartir la primera carta, el servidor y cada dispositivo con clave guardan bajo llave una aportación al azar y muestran a toda la mesa su huella.
fair-seed = Solo cuando todas las huellas están sobre la mesa se revelan las aportaciones, y juntas deciden cada barajado: nadie puede elegir el reparto.
fair-pin = Tu dispositivo anota las huellas, los nombres, las opciones y el sello antes de revelar su aportación.
fair-sign = Cada respuesta que das se firma con una clave que nunca sale de tu dispositivo, y al final también la lista de todas las respuestas.
fair-check = Cuando acaba la partida, tu dispositivo lo comprueba todo, y cualquiera puede volver a comprobarlo con la grabación.
fair-limits = Los bots y los dispositivos sin conexión segura no aportan ni firman nada, y la grabación lo dice. Aunque un grupo tenga todas las aportaciones menos la tuya, no puede elegir el reparto. Si alguien no entrega la suya, se reparte de nuevo, y se muestra el número de intentos.
fair-back = Volver
