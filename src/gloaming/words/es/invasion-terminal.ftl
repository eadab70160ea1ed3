# What only the terminal says of Invasion.

## Answers, by the question to which they are given

inv-option-confirm-leave-orders = { inv-option-confirm-no-order }
inv-option-leave-move-agent = { inv-option-leave-moving }
inv-option-leave-free-districts = { inv-option-leave-freeing }
inv-option-leave-escort-scientist = { inv-option-leave-escorting }

## What they lead to

inv-detail-place-there = { $gathering ->
    [yes] { inv-detail-gathering-spot }
   *[no] {""}
}
inv-detail-post = { inv-detail-new-agent }
inv-detail-move-to = { $alien ->
    [0] {""}
   *[other] { inv-detail-alien-around }
} { $scientist ->
    [yes] { inv-detail-scientist-there }
   *[no] {""}
} { inv-detail-place-there }
inv-detail-send = { inv-detail-move-to }
terminal-inv-detail-accuse = { $vain ->
    [yes] { inv-detail-accuse-in-vain }
   *[no] { inv-detail-accuse }
}
inv-detail-pick = Está en { $spot }.
terminal-inv-detail-control = Está en { $spot }. { inv-detail-control }
terminal-inv-detail-invade = En { $spot }. { inv-detail-invade }
terminal-inv-detail-escort = { $gathering ->
    [yes] { inv-detail-escort-rescue }
   *[no] { inv-detail-escort }
}
inv-detail-upcoming = { $does }
inv-detail-prevent = { $does }
inv-detail-lay = { $does }

## Answers where there is little room

inv-short-place-there = { $short }
inv-short-post = { $short }
inv-short-move-to = { $short }
inv-short-send = { $short }
inv-short-leave-move-agent = Quedarse
inv-short-control = { inv-option-control }
inv-short-pick = { $agent }

## What happened, told together

inv-story-event = { inv-scene-event }
inv-story-rescue = { inv-scene-rescue }
inv-story-accusation = { inv-scene-accusation }
inv-story-alien = Un alienígena
inv-told-all-draw = Cada cual roba una carta de Asimilación.

## Next to the round

inv-head-architect = Arquitecto: { $seat }
inv-head-saved = { $saved }/{ $goal } a salvo
inv-head-ships = { $ships }/{ $goal } naves
inv-head-deck = { $deck ->
    [one] 1 carta por robar
   *[other] { $deck } cartas por robar
}
inv-head-events = eventos: { $deck }, próximos: { $upcoming }, evitados: { $prevented }

## Panels

inv-panel-people = En la mesa: cartas, ficha de Acusación
inv-panel-agents = Agentes, y barrios alienígenas alrededor
inv-panel-sectors = Sectores
inv-panel-discards = Eventos pasados
inv-people-cards = { $cards }c { $token ->
    [yes] f
   *[no] {" "}
}
inv-people-alien = ALIEN
inv-people-architect = arq
inv-agents-scientist = { $spot }, científico
inv-discards-none = Ninguno todavía
inv-secrets-drawn = Has robado: { $cards }
inv-where-agent = { $agent }{ $siren ->
    [yes] {""}
   *[no] {" "}(en uso)
}: { $spot }{ $alien ->
    [0] {""}
    [one] , un barrio alienígena alrededor
   *[other] , { $alien } barrios alienígenas alrededor
}
inv-where-scientists = Científicos: { $spots }
inv-where-scientists-none = No hay científicos en el mapa

## The map

inv-legend-siren = agente con sirena
inv-legend-agent = agente sin ella
inv-legend-scientist = científico
inv-legend-alien = barrio alienígena
inv-legend-gathering = puesto de reunión
inv-legend-answer = respuesta 3

## The pages behind r and h

inv-help-rules-key = reglas
inv-help-reference = las reglas de esta mesa de un vistazo, todas las cartas de Evento y lo que se ha revelado
inv-rules-page = Las reglas de esta mesa de un vistazo
inv-rules-turned = Revelado hasta ahora: { $cards }.
inv-rules-turned-none = Aún no se ha revelado nada.
inv-help-map = En el mapa, 04* es un agente con sirena, 04 uno en uso, S un científico. [2] es adonde lleva la respuesta 2, o el agente que dirige. Los barrios sombreados son alienígenas. O es un puesto de reunión.
inv-help-people = Junto a cada nombre: cartas de Asimilación (c) y luego f en quien aún puede acusar. > señala a quién le toca.
inv-help-agents = Junto a cada agente, con un signo de exclamación: cuántos barrios alienígenas tocan su puesto.

## The end

inv-fate-stated = alienígena, y se sabía
inv-fate-secret = alienígena, en secreto
inv-fate-human = humano
inv-end-rounds = { $rounds ->
    [one] Tras una ronda.
   *[other] Tras { $rounds } rondas.
}

## How it ended, in tables and single lines

ending-invasion-team-humans = Humanos
ending-invasion-team-aliens = Alienígenas
ending-invasion-by-scientists = por el rescate de los científicos
ending-invasion-by-mother-ships = por las naves nodriza
ending-invasion-by-sector = por un sector entero
