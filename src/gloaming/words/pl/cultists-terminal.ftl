# The terminal of Cultists.

## Questions

terminal-question-night = Wiesz już, co pokazała ci noc. Zaczynamy pierwszą godzinę?
terminal-question-look-at-pulse = { $targetIs ->
    [you] Twoja talia Pulsu
   *[other] Talia Pulsu { $targetWhose }
}: { $cards }. Co pokazujesz?
terminal-question-handle-token = Żeton: { $token }. Co z nim robisz?
cards-in-order = { $cards }, w kolejności, w jakiej przyszły

## Answers

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
    [yes] Przez tajne drzwi.
   *[no] {""}
}
detail-stop = { detail-movement-ends }
detail-give = { $left ->
    [one] To twoja ostatnia.
    [few] Masz { $left }.
   *[many] Masz { $left }.
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
terminal-detail-enter-lift = Jej drugi przystanek: { $stop }. { detail-meeting }
terminal-detail-step-out = { $exit ->
    [0] { detail-step-out }
   *[other] { detail-step-out-costs }
} { detail-go }
terminal-detail-ride-lift = { detail-ride-lift } { detail-meeting }
detail-rope = { $cards ->
    [0] Pusta talia Pulsu nic nie pokazuje.
    [one] Widać jedyną kartę z talii Pulsu.
    [few] Widać jedną z { $cards } kart.
   *[many] Widać jedną z { $cards } kart.
}
detail-take-along = { $ghost ->
    [yes] Duch.
   *[no] {""}
} { $cards ->
    [one] Jedna karta pokoju na ręce.
    [few] { $cards } karty pokoju na ręce.
   *[many] { $cards } kart pokoju na ręce.
}
detail-let-tie-stand = { $leader ->
    [yes] Lidera nie ma.
   *[no] Nikt nie odchodzi.
}
detail-with-deck = { detail-fill }

## What only you know

terminal-secret-on-route = Na twojej trasie.
secret-spoils = To psuje rytuał i wygrywają kultyści.
secret-stays = Śmierć pozostaje tajemnicą.
secret-greenhorn-special = { secret-greenhorn }
secret-butterfingers-knife = { secret-butterfingers }
secret-crybaby-look = { secret-crybaby-risk }
secret-crybaby-show = { secret-crybaby }
secret-cursebearer-haunted = Jest tam duch. Twoja rola to Nosiciel Klątwy: zostaniesz nim i ty.

## Short answers

short-go = { $place }
short-give = { $cardFace }: { $to }
short-fill-room = { $cardFace }: { $place }
short-send = { $cardFace }: { $place }
short-check-room = Dobierz: { $place }
short-watch-room = Kamera: { $place }
short-watch-state = Kamera: { $target }
short-check-state = Puls: { $target }
short-spot = Lornetka: { $target }
short-hand-over = { $itemName }: { $to }
short-pick-up = Podnieś: { $itemName }
short-shoot-cultist = Strzał: { $place }
short-drive-fishman = Rybołak: { $toIs ->
    [none] jezioro
   *[some] { $to }
}
short-enter-lift = { $lift }
short-step-out = Wyjdź: { $to }
short-ride-lift = Jedź: { $to }
short-call-lift = Wezwij: { $lift }
short-revive = Do życia: { $target }
short-swap-deck = Zamiana: { $place }
short-with-deck = { $place }

## The story

story-night = Zapada noc
story-vote = Głosowanie
story-death = Śmierć
story-meeting = Starcie
story-assassin = Zabójca
story-claim = Oświadczenie
story-seer = Wieszczka
story-ritual = Rytuał
story-ropes = Liny
story-exorcism = Życie za życie
story-celebrity = Gwiazda
story-hunter = Przeklęty Myśliwy
told-step-out = { $seatIs ->
    [you] Wysiadasz { $placeIn }.
   *[other] { $seat } wysiada { $placeIn }.
}
told-exchange = { $seatsIs ->
    [ye] { $seats } spotykacie się { $placeIn } i dajecie sobie po karcie.
   *[many] { $seats } spotykają się { $placeIn } i dają sobie po karcie.
}

## Before the game

welcome-night = Na noc zostaje was { $seats }, a { $cultists ->
    [one] kultysta jest jeden
    [few] kultystów jest { $cultists }
   *[many] kultystów jest { $cultists }
}. Karty Martwy wędrują zakryte z ręki do ręki. Książki trafiają na regał.
welcome-envelope = Twoja koperta
welcome-side = Twoja strona: { $team }.

## The header

head-before = Przed pierwszą godziną
head-knife = nóż: { $seat }
head-portal = Portal do godziny { $hour }
head-no-cards = starcia bez kart
head-no-vote = bez głosowań
head-organism = 46-B nie śpi
head-relics = relikwie { $relics }/{ $most }
head-door = { $open ->
    [yes] czerwone drzwi otwarte
   *[no] czerwone drzwi zamknięte
}
head-leader = lider: { $seat }
head-lifts = windy: { $rooms }
head-profession-hidden = profesja ukryta
head-profession = { $profession }: { $seat }{ $spent ->
    [yes] {" "}(zużyta)
   *[no] {""}
}
head-profession-lost = { $profession }: przepadło
head-curse = przeklęte pokoje { $rooms }/{ $most }

## Panels

panel-hours = Zegar
people-heading = Talia Pulsu, ręka
people-cards = { $pulse }p { $encounter }s { $room }k
people-where = { $name }{ $ghost ->
    [yes] {" "}(duch)
   *[no] {""}
}: { $place }{ $itemsIs ->
    [some] , ma: { $items }
   *[none] {""}
}
hours-none = Jeszcze bez żetonu
secrets-you = Ty:
route-own = Twoja trasa: { $lines }.
route-open = { $seatIs ->
    [you] Twoja jawna trasa
   *[other] Jawna trasa { $seatWhose }
}: { $lines }.
route-line = godziny { $hours }: { $colours }

## The plan

plan-hooded = Kaptur
plan-curse = Klątwa
plan-awake = nie śpi
plan-books = { $books ->
    [0] bez książek
    [one] 1 książka
    [few] { $books } książki
   *[many] { $books } książek
}
    .short = { $books }k
plan-cards = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
plan-finished = ukończony
    .short = ok
legend-you = ty
legend-ghost = duch
legend-answer = odpowiedź
legend-token = żeton
legend-books = książki
legend-deck = talia z 3
legend-explored = zbadany
legend-obstacle = przeszkoda
legend-locked = zamknięte drzwi
legend-covered = zakryty przedmiot
legend-item = przedmiot
legend-blocked = zamknięte
legend-lift = winda
legend-lift-you = winda z tobą w środku

## Help

help-roles-key = role
help-reference = role i cele tego stołu, twoja trasa słowami, zegar
roles-page = Role i cele tego stołu
help-plan = Na planie @ to ty, nawiasy to duchy, a [2] to miejsce, do którego prowadzi odpowiedź 2.
help-people = Obok każdego imienia: karty w talii Pulsu (p), potem karty Starcia (s) i karty pokoju (k) na ręce. Sztylet oznacza, kto ma nóż.
help-shelf = Na regale 2/4+4 znaczy: dwie z czterech książek, a pełna półka to cztery punkty.
help-letters = Litery oznaczają kolory pokoi: { $letters }.
help-route = Twoja trasa pokazuje kolory tej godziny w nawiasach. Badacze używają tylko pokoi w tych kolorach.
help-ice = ▲ to przeszkoda na lodzie: przejście kosztuje tyle co drzwi, a ludzie po obu jej stronach się nie spotykają. ■ to czerwone drzwi, dopóki są zamknięte. Ołtarz pokazuje relikwie jako ◆◇◇.
help-items = ? po książkach pokoju to zakryty przedmiot, +strzelba to odkryty. Co kto niesie, widać w nagłówku albo pod imieniem.
help-crossing = Gruba kreska na skrzyżowaniu to drzwi obrotowe, które zamykają tę sztolnię. <1> to winda przy pokoju, w którym stoi, <1:Be> to winda, w której jest Be.
help-professions = Gdy ktoś zdobędzie profesję, nagłówek pokazuje, jaka to i kto ją ma.

## The end

fate-alive = do końca wśród żywych
fate-ghost = duch, { $how }
fate-dead = { $hour ->
    [0] bez życia od początku
   *[other] bez życia od godziny { $hour }
}
fate-unfound = { $truth }, i nikt się nie dowiedział
end-hours = { $hours ->
    [one] Po jednej godzinie.
    [few] Po { $hours } godzinach.
   *[many] Po { $hours } godzinach.
}
facts-game = Miejsca: { $players }, { $level }
facts-game-automa = Miejsca: { $players } i Automa, { $level }
replay-roles = Role w grze: { $roles }.

## Endings

ending-cultists = { $team }: wygrana { $reason } w godzinie { $rounds }.
ending-cultists-team-investigators = Badacze
ending-cultists-team-cultists = Kultyści
ending-cultists-team-hunter = Przeklęty Myśliwy
ending-cultists-by-points = na punkty
    .note = wydawca: 20–25%
ending-cultists-by-vote = dzięki głosowaniu
ending-cultists-by-assassin = dzięki Zabójcy
ending-cultists-by-murder = dzięki śmierci ostatniego kultysty
ending-cultists-by-false-claim = dzięki nieprawdziwemu oświadczeniu
ending-cultists-by-kills = dzięki śmierci badaczy
ending-cultists-by-claim = dzięki prawdziwemu oświadczeniu
ending-cultists-by-time = z upływem czasu
ending-cultists-by-seer = dzięki wskazaniu Wieszczki
ending-cultists-by-ritual = dzięki rytuałowi
ending-cultists-by-no-leader = z braku lidera
ending-cultists-by-exorcist = dzięki Egzorcyście
ending-cultists-by-hunter = dzięki klątwie

## House rules

house-first-player = Pierwszy gracz
    .none = jest losowany

## Notes

terminal-note-night = Twoja rola jest wyżej i nikt inny jej nie widzi. Potem się obudź.
terminal-note-walk-dark = Jest ciemno: gdzie ktoś jest, tam wszyscy się spotkacie.
