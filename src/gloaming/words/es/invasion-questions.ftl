# Questions of Invasion, and what others read while somebody is asked.

inv-question-place-scientist = ¿Dónde está el científico de { $site }?
    .detail = En cualquier puesto que toque el lugar de aterrizaje. Con los alienígenas tan cerca, aún no se puede escoltar a nadie desde allí.
inv-question-act = ¿Qué haces?
    .detail = { $stated ->
        [yes] Planifica, o guía a los alienígenas hasta un agente.
       *[no] Una acción: dirigir un agente, planificar o acusar. La presión es { $pressure }.
    }
inv-question-place-events = ¿Qué evento dejas llegar?
    .detail = { $count ->
        [one] Que llegue, o evitarlo. Nadie más lo ve.
       *[other] El otro queda evitado. Nadie más ve cuál.
    }
inv-question-ask-for-support = ¿Apoyas la acusación?
    .detail = { $accusedIs ->
        [you] { $accuser } te acusa.
       *[other] { $accuser } acusa { $accusedAcc }.
    } Si hay apoyo, se muestran cartas hasta que salga una de Asimilado.
inv-question-ask-for-declaration = { $turnIs ->
    [you] Tu turno está a punto de empezar
   *[other] El próximo turno es de { $turn }
}
    .detail = Se pregunta a toda la mesa. Un alienígena puede declararse ahora.
inv-question-leave-orders = ¿Cuándo te declaras?
    .detail = A toda la mesa se le pregunta lo mismo. Una orden solo vale si eres alienígena, y nadie la ve.
inv-question-place-newcomer = ¿Adónde llega el nuevo agente?
    .detail = A un puesto de salida libre. Podrá actuar desde la próxima ronda.
inv-question-move-agent = ¿Adónde va { $agent }?
    .detail = Por una calle que pase por su puesto, tan lejos como quieras. Después puede liberar barrios y escoltar a un científico.
inv-question-free-districts = ¿Libera { $agent } los barrios de alrededor?
    .detail = { $alien ->
        [one] Un barrio alienígena toca { $spot }.
       *[other] { $alien } barrios alienígenas tocan { $spot }.
    }
inv-question-escort-scientist = ¿Con qué agente va el científico?
    .detail = Con uno de la misma calle, sin alienígenas cerca del camino. Un puesto de reunión significa un rescate.
inv-question-name-team = { $left ->
    [one] ¿Quién más va en el equipo?
   *[other] ¿A quién llevas?
}
    .detail = { $left ->
        [one] Una persona más. Luego cada una de las tres juega una carta en secreto.
       *[other] Otras dos personas. Luego cada una de las tres juega una carta en secreto.
    }
inv-question-cast-votes = ¿Qué carta juegas?
    .detail = Las tres cartas se barajan. La mesa ve cuántas son Sabotaje, pero no de quién.
inv-question-pick-agent = ¿A qué agente mueve { $card }?
    .detail = { $does }
inv-question-send-agent = ¿Adónde va { $agent }?
    .detail = { $does }
inv-question-free-sector = ¿Qué sector resiste?
    .detail = Se retiran todas sus fichas alienígenas.

inv-waiting-place-scientist = { $seat } pone al científico de { $site }
inv-waiting-act = { $seat } elige una acción
inv-waiting-place-events = { $seat } planifica
inv-waiting-ask-for-support = { $accuserIs ->
    [you] Acusas { $accusedAcc }
   *[other] { $accusedIs ->
        [you] { $accuser } te acusa
       *[other] { $accuser } acusa { $accusedAcc }
    }
}
inv-waiting-ask-for-declaration = { $turnIs ->
    [you] Tu turno está a punto de empezar
   *[other] El próximo turno es de { $turn }
}
inv-waiting-leave-orders = Cada cual deja una orden
inv-waiting-place-newcomer = { $seat } coloca al nuevo agente
inv-waiting-move-agent = { $seat } mueve a { $agent }
inv-waiting-free-districts = { $seat } decide sobre los barrios en torno a { $agent }
inv-waiting-escort-scientist = { $seat } decide sobre el científico de { $spot }
inv-waiting-name-team = { $seat } nombra el equipo especial
inv-waiting-cast-votes = { $teamIs ->
    [ye] { $team } jugáis vuestras cartas
   *[many] { $team } juegan sus cartas
}
inv-waiting-pick-agent = { $seat } decide sobre { $card }
inv-waiting-send-agent = { $seat } mueve a { $agent }
inv-waiting-free-sector = { $seat } elige un sector
