# The Cursed Hunter.

role-cursed-hunter = Przeklęty Myśliwy
    .a = Przeklętym Myśliwym
    .does = Gra w pojedynkę przeciw obu stronom. W nocy widzi kultystów, nie potrzebuje trasy i szerzy klątwę: w starciach i w pokojach.
    .short = { role-cursed-hunter.does }
card-curse_alive = Przeklęty Żywy
    .one = kartę Przeklęty Żywy
    .does = Liczy się jako Żywy, ale niesie klątwę.
card-curse_success = Przeklęty Sukces
    .one = kartę Przeklętego Sukcesu
    .does = Liczy się jako Sukces, ale rzuca klątwę na pokój.

question-guess-hunter = Kto jest Przeklętym Myśliwym?
    .detail = { $team ->
        [cultists] Na obu kultystach ciąży klątwa. Trafny strzał daje zwycięstwo kultystom, chybiony Myśliwemu.
       *[investigators] Klątwa ciąży na sześciu pokojach. Pytani są wszyscy, ale liczą się tylko odpowiedzi badaczy. Trafny strzał daje zwycięstwo im, chybiony Myśliwemu.
    }
waiting-guess-hunter = { $team ->
    [cultists] Kultyści szukają Myśliwego
   *[investigators] Wszyscy szukają Myśliwego
}
option-name-hunter = Wskaż { $seatAcc }
detail-name-hunter = Rozstrzyga jedna próba.

event-room-cursed = Odtąd { $placeIn } czai się klątwa.
event-curse-shown = { $seatIs ->
    [you] W twojej talii Pulsu
   *[other] W talii Pulsu { $seatWhose }
} { $cards ->
    [one] jest karta Klątwy.
    [few] są { $cards } karty Klątwy.
   *[many] jest { $cards } kart Klątwy.
}
event-hunter-sought = { $team ->
    [cultists] Na obu kultystach ciąży klątwa. Kultyści muszą znaleźć Myśliwego.
   *[investigators] Klątwa ciąży na sześciu pokojach. Badacze muszą znaleźć Myśliwego.
}
event-hunter-named = { $team ->
    [cultists] Kultyści wskazują
   *[investigators] Badacze wskazują
} Myśliwego: { $guess }. { $right ->
    [yes] Trafnie.
   *[no] Pudło.
}
mark-guess-hunter = Ostatnie słowo
reference-side-cursed-hunter = Trzecia strona. Nierozpoznany Przeklęty Myśliwy pokonuje obie pozostałe. Jeśli w taliach Pulsu obu kultystów są karty Klątwy, na końcu muszą go wskazać kultyści; jeśli nie, ale klątwa ciąży na sześciu pokojach, muszą badacze.
