# Votes, claims, the night and scenes.

vote-found-dead = Encontraron a { $name } sin vida.
vote-found-dead-you = Te encontraron sin vida.
vote-called-you = Has iniciado una votación.
vote-called = { $name } ha iniciado una votación.
vote-open = Los votos están abiertos.
vote-seal = Sellar tu voto
vote-seal-name = Sellar: se va { $name }
vote-seal-nobody = Sellar: nadie se va
vote-nobody = Nadie
vote-abstain = abstención
vote-ghosts = { $count ->
    [one] { $people } es fantasma: vota, pero no se puede votar por su nombre.
   *[other] { $people } son fantasmas: votan, pero no se puede votar por sus nombres.
}
vote-rule = Se va el nombre con más votos, si supera a todos los demás y a las abstenciones.
vote-sealed = sellado
vote-thinking = lo piensa
vote-your-turn = te toca
vote-none = ninguno
vote-ghost = fantasma
vote-votes = { $count ->
    [0] Ningún voto
    [one] Un voto
   *[other] { $count } votos
}
vote-met = { $whoIs ->
    [you] Te encontraste con
   *[other] { $who } se encontró con
}
vote-ballot-of = { $voters }, por { $name }
vote-ballots-abstain = Abstenciones: { $voters }
vote-sum-leaves = { $votes } para { $name }, no más de { $next } para otro nombre{ $abstentions ->
        [0] { "" }
        [one] , una abstención
       *[other] , { $abstentions } abstenciones
    }. { $name } tiene que irse.
vote-sum-you = Tienes { $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    }, y nadie más pasa de { $next }{ $abstentions ->
        [0] { "" }
        [one] , con una abstención
       *[other] , con { $abstentions } abstenciones
    }.
vote-sum-tie = { $people }, con { $votes } cada cual. Empate: nadie se va.
vote-sum-abstain = { $votes } para { $people }, pero las abstenciones son { $abstentions }. Nadie se va.
vote-sum-nobody = No se ha nombrado a nadie, así que nadie se va.
vote-may-change = { $nameIs ->
    [you] Tienes el cuchillo y aún puedes cambiar tu voto.
   *[other] { $name } tiene el cuchillo y aún puede cambiar su voto.
  }
claim-detail = Se pregunta a toda la mesa, cada hora, con las mismas palabras.
claim-end = Que acabe la hora
claim-else = Soy cultista, y hay { $dead } muertos
claim-second = Solo un cultista en solitario puede afirmarlo. Se abren todos los mazos de Pulso: con { $dead } investigadores muertos gana el cultista; con menos, ganan los investigadores.
claim-sure = Toca otra vez para dar un paso al frente
claim-back = No, volver
claim-not-yours = Esa afirmación no te corresponde. Deja que acabe la hora.
night-detail = Cada cual tiene una carta así, durante el mismo tiempo. Mírala y luego despierta.
night-wake = Ya la he visto. Despertar
night-look-first = Mírala antes
token-held = Mantén para ver la ficha. Nadie más puede.
scene-death-murder = Encontraron a { $name } sin vida
scene-death-assassin = { $name } cayó a manos del Asesino
scene-death-own = { $name } es fantasma
scene-death-detail = { $name } sigue como fantasma: vaga, actúa y vota, pero no se encuentra con nadie.
scene-power-off = Se va la luz
scene-power-off-detail = A oscuras se encuentran cuantas personas comparten lugar.
scene-power-on = Vuelve la luz
scene-power-on-detail = Con luz, dos personas solo se encuentran si están a solas.
scene-token = El reloj da la hora
scene-vote = Los votos están abiertos
