# What only the terminal says of Cultists.

## Questions, where the page says "hold to look"

terminal-question-night = Ya has visto lo que te mostró la noche. ¿Empieza la primera hora?
terminal-question-look-at-pulse = { $targetIs ->
    [you] En tu mazo de Pulso: { $cards }. ¿Qué muestras?
   *[other] En el mazo de Pulso de { $target }: { $cards }. ¿Qué muestras?
}
terminal-question-handle-token = La ficha: { $token }. ¿Qué haces con ella?
cards-in-order = { $cards }, en el orden en que llegaron

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
    [yes] Por una puerta secreta.
   *[no] {""}
}
detail-stop = { detail-movement-ends }
detail-give = { $left ->
    [one] Es la última que tienes.
   *[other] Tienes { $left }.
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
terminal-detail-enter-lift = Su otra parada: { $stop }. { detail-meeting }
terminal-detail-step-out = { $exit ->
    [0] { detail-step-out }
   *[other] { detail-step-out-costs }
} { detail-go }
terminal-detail-ride-lift = { detail-ride-lift } { detail-meeting }
detail-rope = { $cards ->
    [0] Un mazo de Pulso vacío no muestra nada.
    [one] Se muestra la única carta del mazo de Pulso.
   *[other] Se muestra una de sus { $cards } cartas.
}
detail-take-along = { $ghost ->
    [yes] Un fantasma.
   *[no] {""}
} { $cards ->
    [one] Una carta de habitación en la mano.
   *[other] { $cards } cartas de habitación en la mano.
}
detail-let-tie-stand = { $leader ->
    [yes] No hay líder.
   *[no] Nadie se va.
}
detail-with-deck = { detail-fill }

## What only this seat may read

terminal-secret-on-route = En tu ruta.
secret-spoils = Con esto fracasa el ritual, y ganan los cultistas.
secret-stays = La muerte sigue en secreto.
secret-greenhorn-special = { secret-greenhorn }
secret-butterfingers-knife = { secret-butterfingers }
secret-crybaby-look = { secret-crybaby-risk }
secret-crybaby-show = { secret-crybaby }
secret-cursebearer-haunted = Ahí hay un fantasma. Eres Portador de maldiciones: acabarías igual.

## Answers where there is little room

short-go = { $place }
short-give = { $cardFace }: { $to }
short-fill-room = { $cardFace }: { $place }
short-send = { $cardFace }: { $place }
short-check-room = Robar: { $place }
short-watch-room = Cámara: { $place }
short-watch-state = Cámara: { $target }
short-check-state = Pulso: { $target }
short-spot = Ver: { $target }
short-hand-over = { $itemName }: { $to }
short-pick-up = Recoger: { $itemName }
short-shoot-cultist = Disparar: { $place }
short-drive-fishman = Hombre Pez: { $toIs ->
    [none] lago
   *[some] { $to }
}
short-enter-lift = { $lift }
short-step-out = Salir: { $to }
short-ride-lift = Ir: { $to }
short-call-lift = Llamar: { $lift }
short-revive = Vida: { $target }
short-swap-deck = Cambio: { $place }
short-with-deck = { $place }

## What happened, told together

story-night = Cae la noche
story-vote = La votación
story-death = Una muerte
story-meeting = Un encuentro
story-assassin = El Asesino
story-claim = La afirmación
story-seer = El Vidente
story-ritual = El ritual
story-ropes = Las cuerdas
story-exorcism = Una vida por otra
story-celebrity = La Celebridad
story-hunter = El Cazador maldito
told-step-out = { $seatIs ->
    [you] Sales del ascensor { $placeIn }.
   *[other] { $seat } sale del ascensor { $placeIn }.
}
told-exchange = { $seatsIs ->
    [ye] { $seats } os encontráis { $placeIn } y os dais una carta.
   *[many] { $seats } se encuentran { $placeIn } y se dan una carta.
}

## The first screen

welcome-night = { $seats } personas se quedan esta noche, y { $cultists ->
    [one] una es cultista
   *[other] { $cultists } son cultistas
}. Las cartas de Muerto pasan de mano en mano, bocabajo. Los libros van a la estantería.
welcome-envelope = Tu sobre
welcome-side = Tu bando: { $team }.

## Next to the hour

head-before = Antes de la primera hora
head-knife = cuchillo: { $seat }
head-portal = Portal hasta la hora { $hour }
head-no-cards = encuentros sin cartas
head-no-vote = no más votaciones
head-organism = 46-B ha despertado
head-relics = reliquias { $relics }/{ $most }
head-door = { $open ->
    [yes] puerta roja abierta
   *[no] puerta roja cerrada
}
head-leader = líder: { $seat }
head-lifts = ascensores: { $rooms }
head-profession-hidden = profesión oculta
head-profession = { $profession }: { $seat }{ $spent ->
    [yes] {" "}(ya usada)
   *[no] {""}
}
head-profession-lost = { $profession }: profesión perdida
head-curse = habitaciones malditas { $rooms }/{ $most }

## Panels

panel-hours = Reloj
people-heading = Mazo de Pulso, mano
people-cards = { $pulse }p { $encounter }e { $room }h
people-where = { $name }{ $ghost ->
    [yes] {" "}(fantasma)
   *[no] {""}
}: { $place }{ $itemsIs ->
    [some] , con { $items }
   *[none] {""}
}
hours-none = Ninguna ficha todavía
secrets-you = Tú:
route-own = Tu ruta: { $lines }.
route-open = { $seatIs ->
    [you] Tu ruta, a la vista
   *[other] La ruta de { $seat }, a la vista
}: { $lines }.
route-line = horas { $hours }: { $colours }

## The plan

plan-hooded = Encapuchado
plan-curse = Maldición
plan-awake = despierto
plan-books = { $books ->
    [0] sin libros
    [one] 1 libro
   *[other] { $books } libros
}
    .short = { $books }l
plan-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
plan-finished = completa
    .short = fin
legend-you = tú
legend-ghost = fantasma
legend-answer = respuesta
legend-token = ficha
legend-books = libros
legend-deck = mazo de 3
legend-explored = explorada
legend-obstacle = obstáculo
legend-locked = puerta cerrada
legend-covered = objeto bocabajo
legend-item = objeto
legend-blocked = paso cortado
legend-lift = ascensor
legend-lift-you = ascensor contigo dentro

## The pages behind r and h

help-roles-key = roles
help-reference = los roles y objetivos de esta mesa, tu ruta con palabras, el reloj
roles-page = Roles y objetivos de esta mesa
help-plan = En el plano, @ eres tú, los paréntesis son fantasmas y [2] es adonde lleva la respuesta 2.
help-people = Junto a cada nombre: cartas en el mazo de Pulso (p), y cartas de Encuentro (e) y de habitación (h) en la mano. Una daga señala a quien tiene el cuchillo.
help-shelf = En la estantería, 2/4+4 significa dos de cuatro libros, y cuatro puntos cuando se llene el estante.
help-letters = Las letras son los colores de las habitaciones: { $letters }.
help-route = Tu ruta muestra entre corchetes los colores de esta hora. Los investigadores solo usan habitaciones de esos colores.
help-ice = ▲ es un obstáculo en el hielo: cruzarlo cuesta lo mismo que una puerta, y de un lado a otro no hay encuentros. ■ es la puerta roja mientras está cerrada. El altar muestra sus reliquias así: ◆◇◇.
help-items = Un ? tras los libros de una habitación es un objeto bocabajo; +rifle, uno bocarriba. Los objetos que lleva cada cual están en la cabecera o bajo su nombre.
help-crossing = La línea gruesa del cruce es la puerta giratoria, que corta esa galería. <1> es un ascensor en la habitación donde está; <1:Be>, un ascensor con Be dentro.
help-professions = Cuando alguien gana la profesión, la cabecera muestra cuál es y quién la tiene.

## The end

fate-alive = con vida hasta el final
fate-ghost = fantasma, { $how }
fate-dead = { $hour ->
    [0] sin vida desde el principio
   *[other] sin vida desde la hora { $hour }
}
fate-unfound = { $truth }, y nadie lo descubrió
end-hours = { $hours ->
    [one] Tras una hora.
   *[other] Tras { $hours } horas.
}
facts-game = { $players } asientos, { $level }
facts-game-automa = { $players } asientos y el Automa, { $level }
replay-roles = Los roles eran: { $roles }.

## How it ended, in tables and single lines

ending-cultists = { $team }: victoria { $reason } en la hora { $rounds }.
ending-cultists-team-investigators = Investigadores
ending-cultists-team-cultists = Cultistas
ending-cultists-team-hunter = Cazador maldito
ending-cultists-by-points = por puntos
    .note = editorial: 20–25 %
ending-cultists-by-vote = por una votación
ending-cultists-by-assassin = por el Asesino
ending-cultists-by-murder = por la muerte del último cultista
ending-cultists-by-false-claim = por una afirmación falsa
ending-cultists-by-kills = por muertes
ending-cultists-by-claim = por una afirmación cierta
ending-cultists-by-time = por tiempo
ending-cultists-by-seer = por señalar al Vidente
ending-cultists-by-ritual = por el ritual
ending-cultists-by-no-leader = por falta de líder
ending-cultists-by-exorcist = por el Exorcista
ending-cultists-by-hunter = por la maldición

## A house rule that the lobby does not offer

house-first-player = Quién empieza
    .none = se sortea

## Notes, where there is nothing to hold and no sign on a plan

terminal-note-night = Tu rol está arriba, y nadie más lo ve. Luego despierta.
terminal-note-walk-dark = Está oscuro: allí donde haya alguien, hay encuentro con cuantas personas estén.
