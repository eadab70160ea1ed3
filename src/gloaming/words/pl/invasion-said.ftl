# What people and bots say in Invasion.

inv-said-laid-1 = W rundzie { $round } gram: { $card }.
inv-said-laid-2 = Moja karta w rundzie { $round } to { $card }.
inv-said-laid-3 = Wiem, co ode mnie poszło w rundzie { $round }: { $card }.
inv-said-planned-1 = Runda { $round }, mój plan: „{ $upcoming }” nadejdzie, „{ $prevented }” zażegnane.
inv-said-planned-2 = Runda { $round }: mam „{ $upcoming }” i „{ $prevented }”, wybieram „{ $upcoming }”.
inv-said-planned-3 = Moje planowanie w rundzie { $round }? „{ $prevented }” zażegnane, nadchodzi „{ $upcoming }”.
inv-said-human-1 = Jestem człowiekiem.
inv-said-human-2 = Mam same karty Człowiek.
inv-said-human-3 = Mnie jeszcze nie dostali.

## Why

inv-said-why-sabotage-1 = { $chairIs ->
    [you] W twoim oddziale był Sabotaż.
   *[other] W oddziale był Sabotaż, a w składzie { $chair }.
}
inv-said-why-bad-event-1 = { $chairIs ->
    [you] Twoje planowanie nam zaszkodziło.
   *[other] Planowanie { $chairWhose } nam zaszkodziło.
}
inv-said-why-opened-the-way-1 = { $said ->
    [vouches] { $chairIs ->
        [you] Otwierasz drogę naukowcowi.
       *[other] { $chair } otwiera drogę naukowcowi.
    }
   *[accuses] { $chairIs ->
        [you] Otwierasz drogę Obcym.
       *[other] { $chair } otwiera drogę Obcym.
    }
}
inv-said-why-wasted-turn-1 = { $chairIs ->
    [you] Marnujesz turę.
   *[other] { $chair } marnuje turę.
}
inv-said-why-odd-team-1 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Dziwny ten twój oddział.
       *[other] Dziwny ten oddział { $chairWhose }.
    }
   *[other] { $chairIs ->
        [you] Dziwne, że bierzesz { $aboutAcc }.
       *[other] Dziwne, że { $chair } bierze { $aboutAcc }.
    }
}
inv-said-why-drew-much-1 = { $chairIs ->
    [you] Masz na koncie mnóstwo kart.
   *[other] { $chair } ma na koncie mnóstwo kart.
}
inv-said-why-saved-1 = { $chairIs ->
    [you] Sprowadzasz naukowca do domu.
   *[other] { $chair } sprowadza naukowca do domu.
}
inv-said-why-good-event-1 = { $chairIs ->
    [you] Twoje planowanie nam pomogło.
   *[other] Planowanie { $chairWhose } nam pomogło.
}
inv-said-why-accused-falsely-1 = { $said ->
    [vouches] { $chairIs ->
        [you] Było oskarżenie przeciw tobie i wyszły same karty Człowiek.
       *[other] Było oskarżenie przeciw { $chairDat } i wyszły same karty Człowiek.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] Oskarżasz kogoś, kto jest człowiekiem.
           *[other] { $chair } oskarża kogoś, kto jest człowiekiem.
        }
        [you] { $chair } oskarża ciebie, a ty jesteś człowiekiem.
       *[other] { $chairIs ->
            [you] Oskarżasz { $aboutAcc }, a to człowiek.
           *[other] { $chair } oskarża { $aboutAcc }, a to człowiek.
        }
    }
}
inv-said-why-sabotage-2 = { $chairIs ->
    [you] Ten Sabotaż wyszedł z twojego oddziału.
   *[other] Ten Sabotaż wyszedł z oddziału, w którym jest { $chair }.
}
inv-said-why-bad-event-2 = { $chairIs ->
    [you] Ty planujesz, i patrzcie, co nadeszło.
   *[other] { $chair } planuje, i patrzcie, co nadeszło.
}
inv-said-why-opened-the-way-2 = { $said ->
    [vouches] { $chairIs ->
        [you] Oczyszczasz ulicę, kiedy trzeba.
       *[other] { $chair } oczyszcza ulicę, kiedy trzeba.
    }
   *[accuses] { $chairIs ->
        [you] Od twojej tury panoszą się, jak chcą.
       *[other] Od tury { $chairWhose } panoszą się, jak chcą.
    }
}
inv-said-why-wasted-turn-2 = { $chairIs ->
    [you] Twoja tura nikomu nie pomogła.
   *[other] Tura { $chairWhose } nikomu nie pomogła.
}
inv-said-why-odd-team-2 = { $aboutIs ->
    [none] { $chairIs ->
        [you] Skąd w ogóle taki oddział u ciebie?
       *[other] Skąd w ogóle { $chair } ma taki oddział?
    }
   *[other] { $chairIs ->
        [you] Ze wszystkich ludzi bierzesz akurat { $aboutAcc }.
       *[other] Ze wszystkich ludzi { $chair } bierze akurat { $aboutAcc }.
    }
}
inv-said-why-drew-much-2 = { $chairIs ->
    [you] Przy tylu kartach kto wie, kim jesteś.
   *[other] Przy tylu kartach kto wie, kim jest { $chair }.
}
inv-said-why-saved-2 = { $chairIs ->
    [you] Dzięki tobie mamy o jednego naukowca więcej.
   *[other] Dzięki { $chairDat } mamy o jednego naukowca więcej.
}
inv-said-why-good-event-2 = { $chairIs ->
    [you] Ty planujesz, i poszło dobrze.
   *[other] { $chair } planuje, i poszło dobrze.
}
inv-said-why-accused-falsely-2 = { $said ->
    [vouches] { $chairIs ->
        [you] Odkryli twoje karty i nic nie znaleźli.
       *[other] Odkryli karty { $chairWhose } i nic nie znaleźli.
    }
   *[accuses] { $aboutIs ->
        [none] { $chairIs ->
            [you] Oskarżasz nie tę osobę.
           *[other] { $chair } oskarża nie tę osobę.
        }
        [you] { $chair } oskarża ciebie bez podstaw.
       *[other] { $chairIs ->
            [you] Oskarżasz { $aboutAcc } bez podstaw.
           *[other] { $chair } oskarża { $aboutAcc } bez podstaw.
        }
    }
}
