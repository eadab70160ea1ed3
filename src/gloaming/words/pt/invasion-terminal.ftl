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
inv-detail-pick = No posto { $spot }.
terminal-inv-detail-control = No posto { $spot }. { inv-detail-control }
terminal-inv-detail-invade = No posto { $spot }. { inv-detail-invade }
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
inv-short-leave-move-agent = Fica
inv-short-control = { inv-option-control }
inv-short-pick = { $agent }

## What happened, told together

inv-story-event = { inv-scene-event }
inv-story-rescue = { inv-scene-rescue }
inv-story-accusation = { inv-scene-accusation }
inv-story-alien = Um alienígena
inv-told-all-draw = Cada pessoa tira uma carta Assimilação.

## Next to the round

inv-head-architect = arquiteto: { $seat }
inv-head-saved = { $saved }/{ $goal } salvos
inv-head-ships = { $ships }/{ $goal } naves
inv-head-deck = { $deck ->
    [0] nenhuma carta por tirar
    [one] 1 carta por tirar
   *[other] { $deck } cartas por tirar
}
inv-head-events = eventos: { $deck }, { $upcoming } a caminho, { $prevented } evitados

## Panels

inv-panel-people = À mesa: cartas, ficha Acusação
inv-panel-agents = Agentes, e bairros alienígenas à volta
inv-panel-sectors = Setores
inv-panel-discards = Eventos passados
inv-people-cards = { $cards }c { $token ->
    [yes] f
   *[no] {" "}
}
inv-people-alien = ALIEN
inv-people-architect = arq
inv-agents-scientist = { $spot }, cientista
inv-discards-none = Ainda nenhum
inv-secrets-drawn = Tens: { $cards }
inv-where-agent = { $agent }{ $siren ->
    [yes] {""}
   *[no] {" "}(já usado)
}: { $spot }{ $alien ->
    [0] {""}
    [one] , um bairro alienígena à volta
   *[other] , { $alien } bairros alienígenas à volta
}
inv-where-scientists = Cientistas: { $spots }
inv-where-scientists-none = Nenhum cientista no mapa

## The map

inv-legend-siren = agente com sirene
inv-legend-agent = agente sem sirene
inv-legend-scientist = cientista
inv-legend-alien = bairro alienígena
inv-legend-gathering = posto de encontro
inv-legend-answer = resposta 3

## The pages behind r and h

inv-help-rules-key = regras
inv-help-reference = as regras desta mesa num relance, todas as cartas de evento, o que já se virou
inv-rules-page = As regras desta mesa num relance
inv-rules-turned = Viradas até agora: { $cards }.
inv-rules-turned-none = Ainda não se virou nada.
inv-help-map = No mapa, 04* é um agente com sirene, 04 um que já foi usado, S um cientista. [2] é onde leva a resposta 2, ou o agente que ela comanda. Os bairros sombreados são alienígenas. O é um posto de encontro.
inv-help-people = Ao lado de cada nome: cartas Assimilação (c), depois f para quem ainda pode acusar. > marca de quem é o turno.
inv-help-agents = Ao lado de cada agente, com um ponto de exclamação: quantos bairros alienígenas tocam no seu posto.

## The end

inv-fate-stated = alienígena, e toda a gente sabia
inv-fate-secret = alienígena, em segredo
inv-fate-human = do lado dos humanos
inv-end-rounds = { $rounds ->
    [one] Ao fim de uma ronda.
   *[other] Ao fim de { $rounds } rondas.
}

## How it ended, in tables and single lines

ending-invasion-team-humans = Humanos
ending-invasion-team-aliens = Alienígenas
ending-invasion-by-scientists = pelo resgate dos cientistas
ending-invasion-by-mother-ships = por naves-mãe
ending-invasion-by-sector = por um setor inteiro
