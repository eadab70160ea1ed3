# What only the terminal says of Cultists.

## Questions, where the page says "hold to look"

terminal-question-night = Já viste o que a noite te mostrou. Começamos a primeira hora?
terminal-question-look-at-pulse = { $targetIs ->
    [you] No teu maço Pulso há { $cards }. O que mostras?
   *[other] No maço Pulso de { $target } há { $cards }. O que mostras?
}
terminal-question-handle-token = A ficha: { $token }. O que fazes com ela?
cards-in-order = { $cards }, pela ordem em que chegaram

## Answers, by the question to which they are given

option-go-teleport = { option-go-drift }
option-stop-declare-path = { option-stop-path }
option-accuse-reconsider-ballot = { option-accuse-instead }
option-accuse-hold-vote-leader = { option-accuse-leader }
option-abstain-reconsider-ballot = { option-abstain-instead }

## What they lead to

detail-go = { detail-meeting } { $step ->
    [start] { detail-back-at-start }
    [last] { detail-last-door }
   *[other] {""}
}
detail-go-teleport = {""}
detail-meeting = { $meeting ->
    [before] { detail-met-before }
    [meet] { detail-meet }
    [silent] { detail-meet-without-cards }
    [crowd] { detail-crowd }
   *[none] {""}
} { $behind ->
    [yes] Por uma porta secreta.
   *[no] {""}
}
detail-stop = { detail-movement-ends }
detail-give = { $left ->
    [one] É a tua última.
   *[other] Tens { $left }.
}
detail-fill-room = { $explores ->
    [yes] { detail-fill-explores }
   *[no] { detail-fill }
}
detail-send = { detail-fill-room }
detail-secure-hallway = { detail-secure }
detail-check-state = { detail-look }
detail-watch-state = { detail-look }
detail-spy = { detail-look }
detail-spot = { detail-look } { detail-used-up }
detail-check-room = { detail-draw } { $points ->
    [0] {""}
   *[other] { detail-draw-scores }
} { $finds ->
    [yes] { detail-find }
   *[no] {""}
}
detail-watch-room = { detail-check-room }
terminal-detail-accuse = {""}
detail-accuse-hold-vote-leader = {""}
detail-abstain-hold-vote-leader = { detail-abstain-leader }
detail-abstain-reconsider-ballot = {""}
detail-initiate-vote = { detail-vote }
detail-close-portal = { $closingIs ->
    [none] { detail-portal-begin }
   *[some] { detail-portal-finish }
} { $vain ->
    [yes] { detail-portal-in-vain }
   *[no] {""}
}
detail-close-together = { detail-portal-ask }
detail-shoot-cultist = { detail-used-up }
detail-drive-fishman = { detail-used-up }
terminal-detail-enter-lift = A outra paragem: { $stop }. { detail-meeting }
terminal-detail-step-out = { $exit ->
    [0] { detail-step-out }
   *[other] { detail-step-out-costs }
} { detail-go }
terminal-detail-ride-lift = { detail-ride-lift } { detail-meeting }
detail-rope = { $cards ->
    [0] Um maço Pulso vazio não mostra nada.
    [one] Mostra-se a única carta do maço Pulso.
   *[other] Mostra-se uma das { $cards } cartas.
}
detail-take-along = { $ghost ->
    [yes] Um fantasma.
   *[no] {""}
} { $cards ->
    [0] Nenhuma carta Sala na mão.
    [one] Uma carta Sala na mão.
   *[other] { $cards } cartas Sala na mão.
}
detail-let-tie-stand = { $leader ->
    [yes] Não há líder.
   *[no] Ninguém sai.
}
detail-with-deck = { detail-fill }

## What only this seat may read

terminal-secret-on-route = No teu percurso.
secret-spoils = Isto faz falhar o ritual, e ganham os seguidores.
secret-stays = A morte fica em segredo.
secret-greenhorn-special = { secret-greenhorn }
secret-butterfingers-knife = { secret-butterfingers }
secret-crybaby-look = { secret-crybaby-risk }
secret-crybaby-show = { secret-crybaby }
secret-cursebearer-haunted = Há lá um fantasma. És Portador da maldição: serias outro.

## Answers where there is little room

short-go = { $place }
short-give = { $cardFace }: { $to }
short-fill-room = { $cardFace }: { $place }
short-send = { $cardFace }: { $place }
short-check-room = Tira: { $place }
short-watch-room = Câmara: { $place }
short-watch-state = Câmara: { $target }
short-check-state = Pulso: { $target }
short-spot = Binóculos: { $target }
short-hand-over = { $itemName }: { $to }
short-pick-up = Apanha: { $itemName }
short-shoot-cultist = Tiro: { $place }
short-drive-fishman = Homem-Peixe: { $toIs ->
    [none] lago
   *[some] { $to }
}
short-enter-lift = { $lift }
short-step-out = Sai: { $to }
short-ride-lift = Usa: { $to }
short-call-lift = Chama: { $lift }
short-revive = Vida: { $target }
short-swap-deck = Troca: { $place }
short-with-deck = { $place }

## What happened, told together

story-night = Cai a noite
story-vote = A votação
story-death = Uma morte
story-meeting = Um encontro
story-assassin = O Assassino
story-claim = A afirmação
story-seer = O Vidente
story-ritual = O ritual
story-ropes = As cordas
story-exorcism = Uma vida por uma vida
story-celebrity = A Celebridade
story-hunter = O Caçador amaldiçoado
told-step-out = { $seatIs ->
    [you] Sais { $placeIn }.
   *[other] { $seat } sai { $placeIn }.
}
told-exchange = { $seats } encontram-se { $placeIn } e trocam uma carta.

## The first screen

welcome-night = Ficam { $seats } pessoas para a noite, e { $cultists ->
    [one] há um seguidor
   *[other] há { $cultists } seguidores
}. As cartas Assassinado passam de mão em mão, face para baixo. Os livros vão para a estante.
welcome-envelope = O teu envelope
welcome-side = O teu lado: { $team }.

## Next to the hour

head-before = Antes da primeira hora
head-knife = faca: { $seat }
head-portal = Portal até à hora { $hour }
head-no-cards = sem cartas nos encontros
head-no-vote = sem mais votações
head-organism = o 46-B acordou
head-relics = relíquias { $relics }/{ $most }
head-door = { $open ->
    [yes] porta vermelha aberta
   *[no] porta vermelha trancada
}
head-leader = líder: { $seat }
head-lifts = elevadores: { $rooms }
head-profession-hidden = profissão escondida
head-profession = { $profession }: { $seat }{ $spent ->
    [yes] {" "}(já usada)
   *[no] {""}
}
head-profession-lost = profissão perdida: { $profession }
head-curse = salas amaldiçoadas { $rooms }/{ $most }

## Panels

panel-hours = Relógio
people-heading = Maço Pulso, mão
people-cards = { $pulse }p { $encounter }e { $room }s
people-where = { $name }{ $ghost ->
    [yes] {" "}(fantasma)
   *[no] {""}
}: { $place }{ $itemsIs ->
    [some] , com { $items }
   *[none] {""}
}
hours-none = Ainda nenhuma ficha
secrets-you = Tu:
route-own = O teu percurso: { $lines }.
route-open = { $seatIs ->
    [you] O teu percurso, à vista de todos
   *[other] Percurso de { $seat }, à vista de todos
}: { $lines }.
route-line = horas { $hours }: { $colours }

## The plan

plan-hooded = Capuz
plan-curse = Maldição
plan-awake = acordado
plan-books = { $books ->
    [0] sem livros
    [one] 1 livro
   *[other] { $books } livros
}
    .short = { $books }l
plan-cards = { $cards ->
    [0] sem cartas
    [one] 1 carta
   *[other] { $cards } cartas
}
plan-finished = concluída
    .short = fim
legend-you = tu
legend-ghost = fantasma
legend-answer = resposta
legend-token = ficha
legend-books = livros
legend-deck = maço de 3
legend-explored = explorada
legend-obstacle = obstáculo
legend-locked = porta trancada
legend-covered = objeto escondido
legend-item = objeto
legend-blocked = bloqueado
legend-lift = elevador
legend-lift-you = elevador contigo dentro

## The pages behind r and h

help-roles-key = papéis
help-reference = os papéis e objetivos desta mesa, o teu percurso por palavras, o relógio
roles-page = Os papéis e objetivos desta mesa
help-plan = Na planta, @ és tu, os parênteses são fantasmas, e [2] é onde leva a resposta 2.
help-people = Ao lado de cada nome: cartas no maço Pulso (p), depois cartas Encontro (e) e cartas Sala (s) na mão. Um punhal marca quem tem a faca.
help-shelf = Na estante, 2/4+4 quer dizer dois de quatro livros, e quatro pontos quando a prateleira estiver cheia.
help-letters = As letras são as cores das salas: { $letters }.
help-route = O teu percurso mostra as cores desta hora entre parênteses retos. Os investigadores só podem usar salas dessas cores.
help-ice = ▲ é um obstáculo no gelo: passá-lo custa tanto como uma porta, e quem está de um lado e do outro não se encontra. ■ é a porta vermelha enquanto está trancada. O altar mostra as relíquias como ◆◇◇.
help-items = Um ? depois dos livros de uma sala é um objeto escondido, +espingarda é um à vista. O que as pessoas levam está no cabeçalho, ou debaixo do nome.
help-crossing = O traço grosso na interseção é a porta giratória, que bloqueia esse corredor. <1> é um elevador na sala onde está, <1:Be> um elevador com Be lá dentro.
help-professions = Quando a profissão é ganha, o cabeçalho mostra-a, e quem a tem.

## The end

fate-alive = com vida até ao fim
fate-ghost = fantasma, { $how }
fate-dead = { $hour ->
    [0] sem vida desde o início
   *[other] sem vida desde a hora { $hour }
}
fate-unfound = { $truth }, e ninguém descobriu
end-hours = { $hours ->
    [one] Ao fim de uma hora.
   *[other] Ao fim de { $hours } horas.
}
facts-game = { $players } lugares, { $level }
facts-game-automa = { $players } lugares e o Automa, { $level }
replay-roles = Os papéis eram: { $roles }.

## How it ended, in tables and single lines

ending-cultists = { $team }: vitória { $reason } na hora { $rounds }.
ending-cultists-team-investigators = Investigadores
ending-cultists-team-cultists = Seguidores
ending-cultists-team-hunter = Caçador amaldiçoado
ending-cultists-by-points = por pontos
    .note = editora: 20–25%
ending-cultists-by-vote = por uma votação
ending-cultists-by-assassin = pelo Assassino
ending-cultists-by-murder = pela morte do último seguidor
ending-cultists-by-false-claim = por uma afirmação falsa
ending-cultists-by-kills = por mortes
ending-cultists-by-claim = por uma afirmação verdadeira
ending-cultists-by-time = por tempo
ending-cultists-by-seer = por apontar o Vidente
ending-cultists-by-ritual = pelo ritual
ending-cultists-by-no-leader = por falta de líder
ending-cultists-by-exorcist = pelo Exorcista
ending-cultists-by-hunter = pela maldição

## A house rule that the lobby does not offer

house-first-player = O primeiro jogador
    .none = é tirado à sorte

## Notes, where there is nothing to hold and no sign on a plan

terminal-note-night = O teu papel está em cima, e mais ninguém o vê. Depois acorda.
terminal-note-walk-dark = Está tudo às escuras: onde houver alguém, encontram-se.
