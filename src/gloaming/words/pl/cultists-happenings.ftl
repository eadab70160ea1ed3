# What happens to rooms, votes and people.

## Rooms

event-room-explored = Zbadany pokój: { $placeThe }.{ $unsafe ->
    [yes] {" "}Jego żeton pokazuje niebezpieczne przejście.
   *[no] {""}
}
event-book-placed = Książka wędruje { $placeFrom } na regał.
event-book-returned = Książka wraca z regału { $placeTo }.
event-room-finished = Ukończony pokój: { $placeThe }.
event-rack-scored = Pełna { $rack }: { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
event-passage-drawn = Karta z niebezpiecznych przejść: { $card }.
event-cultist-appeared = Zakapturzony pojawia się { $placeIn }. Nie ma tam akcji pokoju.
event-fishman-appeared = Rybołak wynurza się { $placeIn }.

## Votes

event-ballots-opened = { $ballots }.
ballots-for = { $seatsIs ->
    [you] głosujesz na { $ballotAcc }
    [one] { $seats } głosuje na { $ballotAcc }
    [ye] { $seats } głosujecie na { $ballotAcc }
   *[many] { $seats } głosują na { $ballotAcc }
}
ballots-for-self = { $seatsIs ->
    [you] głosujesz na siebie
   *[one] { $seats } głosuje na siebie
}
ballots-abstain = { $seatsIs ->
    [you] wstrzymujesz się od głosu
    [one] { $seats } wstrzymuje się od głosu
    [ye] { $seats } wstrzymujecie się od głosu
   *[many] { $seats } wstrzymują się od głosu
}
event-ballot-cast = { $ballotIs ->
    [none] Wstrzymujesz się od głosu.
    [you] Głosujesz na siebie.
   *[other] Głosujesz na { $ballotAcc }.
}
event-tally-shown = { $tally }.
tally-for = { $votes ->
    [one] jeden głos na { $seatAcc }
    [few] { $votes } głosy na { $seatAcc }
   *[many] { $votes } głosów na { $seatAcc }
}
tally-abstentions = { $votes ->
    [0] nikt się nie wstrzymuje
    [one] jeden głos wstrzymujący się
    [few] { $votes } głosy wstrzymujące się
   *[many] { $votes } głosów wstrzymujących się
}
event-ballot-changed = { $ballotIs ->
    [none] Z nożem w ręku { $seatIs ->
        [you] jednak wstrzymujesz się od głosu
       *[other] { $seat } jednak wstrzymuje się od głosu
    }.
    [self] Z nożem w ręku { $seatIs ->
        [you] głosujesz jednak na siebie
       *[other] { $seat } głosuje jednak na siebie
    }.
   *[other] Z nożem w ręku { $seatIs ->
        [you] głosujesz jednak na { $ballotAcc }
       *[other] { $seat } głosuje jednak na { $ballotAcc }
    }.
}
event-ballot-kept = Z nożem w ręku { $seatIs ->
    [you] zostawiasz swój głos.
   *[other] { $seat } zostawia swój głos.
}
event-vote-settled = { $eliminatedIs ->
    [none] Nikt nie odchodzi.
    [you] Musisz odejść.
   *[other] Odchodzi { $eliminated }.
}

## Ghosts

event-became-ghost = { $cause ->
    [murder] { $seatIs ->
        [you] Nie żyjesz. Grasz dalej jako duch.
       *[other] { $seat } nie żyje i gra dalej jako duch.
    }
    [vote] { $seatIs ->
        [you] Grasz dalej jako duch.
       *[other] { $seat } gra dalej jako duch.
    }
    [assassin] { $seatIs ->
        [you] Giniesz z ręki Zabójcy i grasz dalej jako duch.
       *[other] { $seat } ginie z ręki Zabójcy i gra dalej jako duch.
    }
    [exorcist] { $seatIs ->
        [you] Giniesz za kogoś innego i grasz dalej jako duch.
       *[other] { $seat } ginie za kogoś innego i gra dalej jako duch.
    }
   *[own] { $seatIs ->
        [you] Zostajesz duchem. Nikt inny nie maczał w tym palców.
       *[other] { $seat } zostaje duchem. Nikt inny nie maczał w tym palców.
    }
}
event-role-shown = { $seatIs ->
    [you] Ujawniasz swoją rolę: { $role }.
   *[other] { $seat } ujawnia rolę: { $role }.
}
event-assassinated = { $seatIs ->
    [you] Ujawniasz się jako Zabójca i uderzasz { $targetAcc }.
   *[other] { $targetIs ->
        [you] { $seat } ujawnia się jako Zabójca i uderza w ciebie.
       *[other] { $seat } ujawnia się jako Zabójca i uderza { $targetAcc }.
    }
}

## The end

event-claimed = { $seatIs ->
    [you] Ujawniasz się jako kultysta i oświadczasz, że dość badaczy już nie żyje.
   *[other] { $seat } ujawnia się jako kultysta i oświadcza, że dość badaczy już nie żyje.
}
event-pulse-opened = { $seatIs ->
    [you] Twoja talia Pulsu
   *[other] Talia Pulsu { $seatWhose }
}: { $cards }.
event-dead-counted = Talie Pulsu zostają odkryte. { $deadIs ->
    [none] Wszyscy żyją.
    [you] Nie żyjesz.
    [one] Nie żyje { $dead }.
    [ye] Nie żyjecie: { $dead }.
   *[many] Nie żyją: { $dead }.
} Kultystom trzeba było { $needed }.
event-guessers-named = Wieszczkę mają wskazać: { $seats }.
event-seer-named = { $seatsIs ->
    [you] Wskazujesz
    [one] { $seats } wskazuje
    [ye] { $seats } wskazujecie
   *[many] { $seats } wskazują
} Wieszczkę: { $guess }. { $right ->
    [yes] Trafnie.
   *[no] Pudło.
}
event-game-ended = { $winner ->
    [cultists] Wygrywają kultyści
    [hunter] Wygrywa Przeklęty Myśliwy
   *[investigators] Wygrywają badacze
}: { $why }.

reason-points = na regale jest dość książek
reason-vote = ostatni kultysta odszedł po głosowaniu
reason-assassin = ostatni kultysta padł z ręki Zabójcy
reason-murder = ostatniego kultystę znaleziono martwego
reason-kills = w porę zginęło dość badaczy
reason-claim = oświadczenie było prawdziwe, dość badaczy już nie żyje
reason-false-claim = oświadczenie było nieprawdziwe, nie żyje zbyt mało badaczy
reason-time = minęło dziesięć godzin, a na regale jest zbyt mało
reason-seer = kultyści wskazali Wieszczkę
reason-ritual = { $winner ->
    [investigators] Organizm 46-B został przepędzony
   *[cultists] rytuał przepędzenia się nie powiódł
}
reason-no-leader = trzy głosowania nie wyłoniły lidera rytuału
reason-exorcist = ostatni kultysta zginął przez Egzorcystę
reason-hunter = { $winner ->
    [hunter] nikt nie rozpoznał Myśliwego na czas
   *[other] Myśliwy został rozpoznany
}
