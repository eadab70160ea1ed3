# What people and bots say in Cultists.

said-was-1 = Godzina { $round }: jestem { $placeIn }.
said-was-2 = Godzina { $round }? Jestem wtedy { $placeIn }.
said-was-3 = Mogę wam powiedzieć, gdzie mnie znaleźć w godzinie { $round }: { $placeIn }.
said-put-1 = Ode mnie { $placeIn } macie { $card }.
said-put-2 = Moja karta { $placeIn }? Macie ode mnie { $card }.
said-put-3 = Przysięgam: { $placeIn } macie ode mnie { $card }.
said-saw-1 = { $oneIs ->
    [speaker] Odnotujcie starcie: { $other } i ja.
   *[other] Odnotujcie starcie: { $one } i { $other }.
}
said-saw-2 = { $oneIs ->
    [speaker] Możecie już wiedzieć, było starcie: { $other } i ja.
   *[other] { $one } i { $other } razem, na moich oczach.
}
said-saw-3 = { $oneIs ->
    [speaker] Pamiętajcie o starciu: { $other } i ja.
   *[other] Pamiętajcie o starciu: { $one } i { $other }.
}
said-claims-1 = Jestem { $role }.
said-claims-2 = Możecie już wiedzieć: jestem { $role }.
said-claims-3 = Uwierzcie mi, jestem { $role }.

## Why

said-why-met-the-dead-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Masz za sobą starcie ze mną, a ja już nie żyję.
       *[other] { $chair } ma za sobą starcie ze mną, a ja już nie żyję.
    }
    [none] { $chairIs ->
        [you] Masz za sobą starcie z kimś, kto już nie żyje.
       *[other] { $chair } ma za sobą starcie z kimś, kto już nie żyje.
    }
    [you] { $chair } ma za sobą starcie z tobą, a ty już nie żyjesz.
   *[other] { $chairIs ->
        [you] Po starciu z tobą { $about } już nie żyje.
       *[other] Było starcie: { $chair } i { $about }. A { $about } już nie żyje.
    }
}
said-why-bad-cards-1 = { $chairIs ->
    [you] Gdzie ty pracujesz, tam wychodzą złe karty.
   *[other] Gdzie pracuje { $chair }, tam wychodzą złe karty.
}
said-why-strayed-1 = { $chairIs ->
    [you] Żadna trasa nie prowadzi tam, gdzie ty chodzisz.
   *[other] Żadna trasa nie prowadzi tam, gdzie chodzi { $chair }.
}
said-why-odd-vote-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Dziwne, że głosujesz na mnie.
       *[other] Dziwne, że { $chair } głosuje na mnie.
    }
    [none] { $chairIs ->
        [you] Dziwny ten twój głos.
       *[other] Dziwny ten głos { $chairWhose }.
    }
   *[other] { $chairIs ->
        [you] Dziwne, że głosujesz na { $aboutAcc }.
       *[other] Dziwne, że { $chair } głosuje na { $aboutAcc }.
    }
}
said-why-false-alarm-1 = { $chairIs ->
    [you] Ten fałszywy alarm to twoja sprawka.
   *[other] Ten fałszywy alarm to sprawka { $chairWhose }.
}
said-why-was-there-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Ty i ja: tylko we dwoje.
       *[other] { $chair } i ja: tylko we dwoje.
    }
    [none] { $chairIs ->
        [you] Ty i ktoś z nas: sam na sam.
       *[other] { $chair } i ktoś z nas: sam na sam.
    }
    [you] { $chair } i ty: tylko wy dwoje.
   *[other] { $chairIs ->
        [you] Ty i { $about }: tylko wy dwoje.
       *[other] { $chair } i { $about }: tylko we dwoje.
    }
}
said-why-good-cards-1 = { $chairIs ->
    [you] Gdzie ty pracujesz, tam wychodzą dobre karty.
   *[other] Gdzie pracuje { $chair }, tam wychodzą dobre karty.
}
said-why-reported-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] To ty zgłaszasz moją śmierć.
       *[other] To { $chair } zgłasza moją śmierć.
    }
    [none] { $chairIs ->
        [you] To ty zgłaszasz śmierć.
       *[other] To { $chair } zgłasza śmierć.
    }
    [you] To { $chair } zgłasza twoją śmierć.
   *[other] { $chairIs ->
        [you] To ty zgłaszasz, że { $about } nie żyje.
       *[other] To { $chair } zgłasza, że { $about } nie żyje.
    }
}
said-why-met-the-dead-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Jesteś przy mnie, a zaraz potem staje mi puls.
       *[other] { $chair } jest przy mnie, a zaraz potem staje mi puls.
    }
    [none] { $chairIs ->
        [you] Kto cię spotyka, ten zaraz nie żyje.
       *[other] Kto spotyka { $chairAcc }, ten zaraz nie żyje.
    }
    [you] { $chair } i ty razem, na moich oczach. I spójrz teraz na siebie.
   *[other] { $chairIs ->
        [you] Jesteś przy graczu { $about }, a zaraz potem staje puls.
       *[other] { $chair } jest przy graczu { $about }, a zaraz potem staje puls.
    }
}
said-why-bad-cards-2 = { $chairIs ->
    [you] Ty dokładasz karty, a my dobieramy złe.
   *[other] { $chair } dokłada karty, a my dobieramy złe.
}
said-why-strayed-2 = { $chairIs ->
    [you] Co robisz tak daleko od każdej trasy?
   *[other] Co { $chair } robi tak daleko od każdej trasy?
}
said-why-odd-vote-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Głosujesz na mnie. Dlaczego?
       *[other] { $chair } głosuje na mnie. Dlaczego?
    }
    [none] { $chairIs ->
        [you] Tak jak ty nikt nie głosuje bez powodu.
       *[other] Tak jak { $chair } nikt nie głosuje bez powodu.
    }
   *[other] { $chairIs ->
        [you] Głosujesz na { $aboutAcc }. Dlaczego?
       *[other] { $chair } głosuje na { $aboutAcc }. Dlaczego?
    }
}
said-why-false-alarm-2 = { $chairIs ->
    [you] Zwołujesz nas po nic.
   *[other] { $chair } zwołuje nas po nic.
}
said-why-was-there-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Pamiętam, kto był sam na sam ze mną: ty.
       *[other] Pamiętam, kto był sam na sam ze mną: { $chair }.
    }
    [none] { $chairIs ->
        [you] Pamiętam, kto był sam na sam z kimś z nas: ty.
       *[other] Pamiętam, kto był sam na sam z kimś z nas: { $chair }.
    }
    [you] Pamiętam, kto był wtedy z tobą: { $chair }.
   *[other] { $chairIs ->
        [you] Pamiętam, kto był z graczem { $about }: ty.
       *[other] Pamiętam, kto był z graczem { $about }: { $chair }.
    }
}
said-why-good-cards-2 = { $chairIs ->
    [you] Twoje karty coś nam dały.
   *[other] Karty { $chairWhose } coś nam dały.
}
said-why-reported-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Bez ciebie nikt by nie wiedział, co się ze mną stało.
       *[other] Bez { $chairAcc } nikt by nie wiedział, co się ze mną stało.
    }
    [none] { $chairIs ->
        [you] Tę śmierć można przemilczeć, a ty ją zgłaszasz.
       *[other] Tę śmierć można przemilczeć, a { $chair } ją zgłasza.
    }
    [you] Bez { $chairAcc } nikt by nie wiedział, co się z tobą stało.
   *[other] { $chairIs ->
        [you] Bez ciebie nikt by nie wiedział, że { $about } nie żyje.
       *[other] Bez { $chairAcc } nikt by nie wiedział, że { $about } nie żyje.
    }
}

## How strongly it is said goes by the reason, which everyone hears: after these, more firmly than after others.

said-accuses-met-the-dead-1 = { $chairIs ->
    [you] { $why } Moim zdaniem to ty.
   *[other] { $why } Moim zdaniem to { $chair }.
}
said-accuses-met-the-dead-2 = { $chairIs ->
    [you] { $why } Musisz nam to wyjaśnić.
   *[other] { $why } { $chair } musi nam to wyjaśnić.
}
said-accuses-met-the-dead-3 = { $chairIs ->
    [you] { $why } Nie ufam ci.
   *[other] { $why } Nie ufam { $chairDat }.
}
said-accuses-strayed-1 = { $chairIs ->
    [you] { $why } Moim zdaniem to ty.
   *[other] { $why } Moim zdaniem to { $chair }.
}
said-accuses-strayed-2 = { $chairIs ->
    [you] { $why } Musisz nam to wyjaśnić.
   *[other] { $why } { $chair } musi nam to wyjaśnić.
}
said-accuses-strayed-3 = { $chairIs ->
    [you] { $why } Nie ufam ci.
   *[other] { $why } Nie ufam { $chairDat }.
}
