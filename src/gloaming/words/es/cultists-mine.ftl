# Mountains of Chaos: the mine.

question-throw-rope = ¿A quién le lanzas una cuerda?
    .detail = { $left ->
        [one] Queda una.
       *[other] Quedan { $left }.
    } Quien la recibe baraja su mazo de Pulso y muestra una carta.
waiting-throw-rope = { $seat } está lanzando las cuerdas de seguridad

option-enter-lift = Entrar { $liftIn }
option-step-out = Salir { $toTo }
option-ride-lift = Ir en ascensor { $toTo }
option-call-lift = Llamar { $liftTo }
option-rope = { $targetIs ->
    [you] Tomar una cuerda para ti
   *[other] Lanzar una cuerda { $targetDat }
}
option-no-more-ropes = No más cuerdas

detail-enter-lift = Cuesta una puerta.
detail-step-out = No cuesta nada.
detail-step-out-costs = Cuesta una puerta.
detail-ride-lift = No cuesta nada. Quien esté dentro sale allí.
detail-call-lift = Viene vacío a esta habitación.

event-door-turned = La puerta giratoria gira y corta ahora { $blockedThe }.
event-lift-rode = { $liftThe } va { $toTo }.
event-lift-called = { $seatIs ->
    [you] Llamas { $liftTo }.
   *[other] { $seat } llama { $liftTo }.
}
event-ropes-thrown = { $targetsIs ->
    [none] { $seatIs ->
        [you] No lanzas cuerdas de seguridad.
       *[other] { $seat } no lanza cuerdas de seguridad.
    }
    [you] { $seatIs ->
        [you] Tomas una cuerda de seguridad para ti.
       *[other] { $seat } te lanza una cuerda de seguridad.
    }
    [ye] { $seatIs ->
        [you] Lanzas cuerdas de seguridad: { $targets }.
       *[other] { $seat } os lanza cuerdas de seguridad { $targetsDat }.
    }
   *[some] { $seatIs ->
        [you] Lanzas cuerdas de seguridad { $targetsDat }.
       *[other] { $seat } lanza cuerdas de seguridad { $targetsDat }.
    }
}
event-pulse-turned = { $seatIs ->
    [you] Muestras { $card }.
   *[other] { $seat } muestra { $card }.
}

token-safety-ropes = Cuerdas de seguridad
    .does = Quien tiene el cuchillo elige a dos o tres personas con vida. Cada una baraja su mazo de Pulso y muestra una carta. Una sola votación vale por todos los asesinatos descubiertos.

mark-throw-rope = Las cuerdas de seguridad
act-call-lift = Llamar a un ascensor
act-call-lift-detail = Viene aquí desde su otra habitación.

scene-ropes = Se lanzan cuerdas { $people }
scene-ropes-dead = { $count ->
    [one] Ha salido a la luz una carta de Muerto. Hay una votación.
   *[other] Han salido a la luz { $count } cartas de Muerto. Hay una sola votación.
}
scene-ropes-alive = Todas de Vivo. Poco demuestra: las demás cartas siguen ocultas.
scene-ropes-card = { $name }: { $card }
