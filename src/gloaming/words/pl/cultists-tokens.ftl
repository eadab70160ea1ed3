# The event tokens, and what each does.

token-lightning-strike = Uderzenie pioruna
    .does = Prąd znika albo wraca. W ciemności spotykają się wszyscy, którzy są w tym samym miejscu.
token-secret-doors = Tajne drzwi
    .does = Do następnego żetonu pokoje tego samego koloru są jednym miejscem.
token-no-connection = Brak łączności
    .does = Do następnego żetonu nikt nie może mówić.
token-false-eyes = Fałszywe oczy
    .does = Kto ma nóż, może obejrzeć jedną talię Pulsu i zachować to dla siebie.
token-boosted-morale = Przypływ otuchy
    .does = Cztery kroki w następnym ruchu.
token-lost-morale = Upadek ducha
    .does = Dwa kroki w następnym ruchu.
token-in-control = Wszystko pod kontrolą
    .does = Kto ma nóż, może obejrzeć jeden żeton z woreczka i usunąć go z gry.
token-portal-opens = Portal się otwiera
    .does = Dwie osoby muszą zamknąć go na czas. Jeśli zdążą, do zwycięstwa trzeba o punkt mniej; jeśli nie, o punkt więcej.
token-broken-panes = Wybite szyby
    .does = Dwie karty ze stosu dobierania trafiają do niebezpiecznych przejść, po czym dobiera się z nich jedną.
token-mirror = Lustro
    .does = Powtarza się zdarzenie z poprzedniej godziny.
token-none = Brak żetonu
    .does = Woreczek jest pusty.
