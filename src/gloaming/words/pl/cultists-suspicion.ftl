# Who seemed to be a cultist, and why.

suspicion-cultists-top = na pewno kultysta
suspicion-cultists-bottom = na pewno nie
suspicion-cultists-was = kultysta
suspicion-cultists-label = Na ile każda osoba wyglądała na kultystę, godzina po godzinie. Największe zmiany opisuje tekst poniżej.
clue-turn = przebieg tury
clue-automa = ruch taki, jak robi Automa
clue-found-dead = { $aboutIs ->
    [you] twoja śmierć wyszła na jaw
   *[other] śmierć { $aboutWhose } wyszła na jaw
}
clue-found-alive = { $aboutIs ->
    [you] ktoś obejrzał twoją talię Pulsu i nie zgłosił śmierci
   *[other] ktoś obejrzał talię Pulsu { $aboutWhose } i nie zgłosił śmierci
}
clue-turned = { $aboutIs ->
    [you] odkryta karta z twojej talii Pulsu
   *[other] odkryta karta z talii Pulsu { $aboutWhose }
}
clue-drawn = karta dobrana w pokoju
clue-passage = karta dobrana z niebezpiecznych przejść
clue-ritual = karty rytuału
clue-route = pokoje, w których były akcje
clue-filled-closed = karta dołożona w niezbadanym pokoju
clue-filled-open = karta dołożona w zbadanym pokoju
clue-checked = dobranie karty w pokoju
clue-camera = dobranie karty przez kamerę
clue-looked = { $aboutIs ->
    [you] spojrzenie w twoją talię Pulsu
   *[other] spojrzenie w talię Pulsu { $aboutWhose }
}
clue-looked-at = { $aboutIs ->
    [you] sprawdzenie przez ciebie
   *[other] sprawdzenie przez { $aboutAcc }
}
clue-looked-at-mate = spojrzenie: { $seat } i { $about }
clue-reported = { $aboutIs ->
    [you] zgłoszenie twojej śmierci
   *[other] zgłoszenie śmierci { $aboutWhose }
}
clue-secured = karta odłożona do niebezpiecznych przejść
clue-fought = przepędzenie zakapturzonego
clue-scared = odstraszenie Rybołaka
clue-called-vote = zarządzenie głosowania
clue-restarted = włączenie prądu
clue-portal = dłoń na Portalu
clue-refused = odmowa pomocy przy Portalu
clue-passed = pas
clue-stayed = pozostanie w miejscu
clue-token-removed = usunięcie żetonu z gry
clue-token-returned = oddanie żetonu do woreczka
clue-handed-over = przekazanie przedmiotu
clue-picked-up = podniesienie przedmiotu
clue-rifle = strzał ze strzelby
clue-lamp = zapalenie lampy
clue-owl = wysłanie sowy śnieżnej
clue-lift-called = wezwanie windy
clue-ropes = rzucenie lin ratunkowych
clue-swapped = zamiana dwóch talii
clue-revived = przywrócenie kogoś do życia
clue-sought = { $aboutIs ->
    [you] przyjście do ciebie sam na sam
   *[other] przyjście do { $aboutAcc } sam na sam
}
clue-sought-again = { $aboutIs ->
    [you] przyjście do ciebie sam na sam, nie pierwszy raz
   *[other] przyjście do { $aboutAcc } sam na sam, nie pierwszy raz
}
clue-sought-by = { $aboutIs ->
    [you] twoja wizyta sam na sam
   *[other] wizyta { $aboutAcc } sam na sam
}
clue-sought-mate = { $aboutIs ->
    [you] starcie z tobą sam na sam
   *[other] starcie z graczem { $about } sam na sam
}
clue-in-the-dark = wejście w tłum po ciemku
clue-gave = karta w ciemności: { $seat } i { $about }
clue-abstained = wstrzymanie się od głosu
clue-vote = głos: { $seat } i { $about }
clue-tally = głosy, nie wiadomo czyje
clue-victim = ofiara morderstwa
clue-not-this-role = wykluczona pewna rola
clue-curse = ślady klątwy
