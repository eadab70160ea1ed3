# Who is here, who is away, and who plays for them.

seat-lost = sin conexión
seat-silent = hace esperar a la mesa
seat-minded = un bot juega en su lugar
seat-follows = tomó el relevo de { $name }
seat-lost-short = sin red
seat-minded-short = juega bot
seat-silent-short = calla

presence-lost = { $minutes ->
    [0] { $name } ha perdido la conexión.
    [one] { $name } perdió la conexión hace un minuto.
   *[other] { $name } perdió la conexión hace { $minutes } minutos.
}
presence-silent = { $minutes ->
    [0] { $name } aún no ha respondido.
    [one] { $name } lleva un minuto sin responder.
   *[other] { $name } lleva { $minutes } minutos sin responder.
}
presence-long = { $minutes ->
    [0] Esto va para largo.
    [one] La mesa lleva un minuto esperando.
   *[other] La mesa lleva { $minutes } minutos esperando.
}
presence-minded = Un bot juega por { $name }.
presence-cover = Que un bot juegue por { $name }
presence-cover-whom = Que un bot juegue por:
presence-agreed = { $peopleIs ->
    [one] { $people } dejaría que un bot jugara por { $name }. Basta una persona más.
   *[many] { $people } dejarían que un bot jugara por { $name }. Basta una persona más.
}
presence-agreed-you = Dejarías que un bot jugara por { $name }. Basta una persona más.
presence-agreed-of-you = { $peopleIs ->
    [one] { $people } dejaría que un bot jugara por ti.
   *[many] { $people } dejarían que un bot jugara por ti.
}
presence-not-after-all = Esperar un poco más
presence-former = { $name } ha ocupado tu asiento. Ahora miras desde fuera.

return-mark = Tu asiento
return-title = Un bot juega por ti
return-detail = { $decisions ->
    [0] Aún no ha tenido que decidir nada.
    [one] En tu ausencia tomó una decisión.
   *[other] En tu ausencia tomó { $decisions } decisiones.
}
return-since = Lo que ha pasado
return-take = Recuperar mi asiento

menu-bot-for-me = Que un bot juegue por mí
menu-hand-over = Ceder el asiento de { $name }
menu-clocks = Tiempo para responder

hand-over-title = El asiento de { $name }, para otra persona
hand-over-what = Un bot juega por { $name }. Otra persona puede ocupar el asiento, con el rol y las cartas de { $name }. Después, { $name } solo podrá mirar.
hand-over-make = Crear un enlace
hand-over-how = Deja que lo escaneen o envía el enlace. Sirve una vez.
hand-over-picture = Código QR para el asiento de { $name }
hand-over-copy = Copiar el enlace
hand-over-one-more = Falta que acepte otra persona, o quien abrió la mesa.
hand-over-agreed = { $peopleIs ->
    [one] { $people } lo cedería.
   *[many] { $people } lo cederían.
}
hand-over-withdraw = Guardar el asiento para { $name }

take-over-mark = Un asiento en { $code }
take-over-title = Ocupas el lugar de { $name }
take-over-what = Hay una partida de { $game } en marcha. Recibes el rol y las cartas de { $name }, y todo lo que { $name } sabía.
take-over-stays = Lo hecho, hecho está. La mesa verá que acabas de llegar.
take-over-sit = Ocupar el asiento
take-over-lead = El asiento de { $name } te espera

patience = Paciencia con quien calla
patience-detail = Después, quien abrió la mesa u otras dos personas pueden dejar que juegue un bot.
patience-seconds = { $seconds ->
    [0] sin límite
    [60] un minuto
   *[other] { NUMBER($minutes, maximumFractionDigits: 1) } minutos
}
clocks-from-next = Los cambios valen desde la próxima pregunta.
clocks-host-only = Los fija quien abrió la mesa.

farewell-handed_over = Otra persona ocupa tu asiento
farewell-handed_over-detail = Un bot jugaba por ti, y la mesa ha cedido el asiento. Si se admite público, puedes mirar.
farewell-watch = Mirar la partida
refusal-people-only = Quién juega por quién lo deciden las personas. Déjalo en sus manos.
refusal-not-now = Un asiento se cede con la partida en marcha, y nunca en una lección.
refusal-not-covered = Antes, deja que un bot juegue por { $name }.
refusal-own-seat = Este asiento es tuyo. Recupéralo.
refusal-used-link = Este enlace ya no sirve. Pide otro en la mesa.
refusal-seated-already = Ya tienes asiento en esta mesa. Nadie ocupa dos.
