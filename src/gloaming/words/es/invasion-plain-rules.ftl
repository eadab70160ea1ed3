# "Why?": the rule for a question or an answer, in the players’ words. The exact rule is one tap further. House rules come as
# arguments, by their names, so each table reads what holds there.

why-inv-setup-24 = Quien tiene la ficha de Arquitecto pone cada científico en un puesto que toque el lugar de aterrizaje, uno por puesto. Así no se puede escoltar a nadie hasta que alguien libere el terreno.
why-inv-turn-06 = En tu turno haces exactamente una cosa: dirigir un agente, planificar o acusar. Nadie pasa. Un alienígena a la vista planifica o invade.
why-inv-plan-05 = Uno de los dos eventos va al montón de los próximos; el otro queda evitado y acaba bajo el mazo. Solo tú sabes cuál es cuál, pero la mesa ve que has planificado.
why-inv-accuse-05 = Una acusación necesita el apoyo de alguien que aún tenga ficha. Entonces la persona acusada muestra cartas hasta que salga una de Asimilado. Si no sale ninguna, quien acusa y quienes apoyan pierden su ficha para siempre.
why-inv-alien-02 = Un alienígena puede declararse antes { $declare_window ->
    [own_turn] de su propio turno
   *[every_turn] del turno de cualquiera
}, mostrando una carta de Asimilado. Se pregunta a toda la mesa cada vez, así que la pregunta no delata nada.
why-inv-agent-12 = Un agente va a cualquier puesto de una calle que pase por el suyo, por lejos que esté. Puede pasar por donde haya otro agente, pero no pararse allí.
why-inv-agent-19 = { $free_partial ->
    [yes] Un agente libera un barrio alienígena que toque su puesto, o todos, o ninguno.
   *[no] Un agente libera todos los barrios alienígenas que tocan su puesto, o ninguno.
} Lo hace al final de su recorrido.
why-inv-agent-22 = Un científico en el puesto de tu agente puede ir hasta otro agente de la misma calle, si ningún puesto del camino toca un barrio alienígena y no espera ya un científico en el otro extremo.
why-inv-rescue-02 = Quien dirige el rescate nombra a otras dos personas que no sean alienígenas a la vista. No pueden negarse. Entre tres, las cartas delatan un poco, pero no mucho.
why-inv-rescue-05 = Cada una de las tres personas juega Éxito o Sabotaje sin enseñarlo. Las cartas se barajan: la mesa ve cuántas hay de cada, pero no de quién. { $human_sabotage ->
    [forbidden] Solo los alienígenas pueden jugar Sabotaje.
   *[allowed] Cualquiera puede jugar una u otra.
}
why-inv-event-04 = El sexto agente llega a un puesto de salida libre, sin sirena. Puedes dirigirlo desde la próxima ronda.
why-inv-event-05 = Eliges un sector donde haya alienígenas. Se retiran todas las fichas de ese sector, y ninguna más.
why-inv-event-15 = Cuando un evento deja algo por decidir, { $event_chooser ->
    [turn_player] decide la persona a la que le toca
   *[architect] decide quien tiene la ficha de Arquitecto
}, sea del bando que sea. { $yellow_events_optional ->
    [yes] A los eventos que ayudan a los humanos se puede renunciar.
   *[no] Si se puede cumplir, se cumple.
}
why-inv-event-17 = Un agente movido por un evento conserva su sirena como estaba, y no se lleva a ningún científico.
why-inv-rq-44 = Una vez por ronda, cada cual deja una orden sellada: declararse alienígena antes de un turno concreto, o no hacerlo. Solo vale si eres alienígena, y nadie más la ve, así que dejarla no delata nada.
why-inv-agent-04 = Diriges cualquier agente con sirena. Puede moverse, luego liberar y luego escoltar, en ese orden; cada cosa se puede omitir. Después se le apaga la sirena y robas tantas cartas como marque la presión.
why-inv-plan-02 = Primero robas una carta. Luego ves los dos primeros eventos y los colocas: uno llegará, el otro queda evitado. Nadie más los ve.
why-inv-alien-11 = Un alienígena a la vista elige cualquier agente del mapa. Todos los barrios que tocan su puesto caen en manos alienígenas. Los humanos no pueden hacerlo.
