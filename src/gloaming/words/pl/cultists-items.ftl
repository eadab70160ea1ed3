# What lies on the boards of the expansions: Items and Professions, each with one line of what it does.

item-red-relic = czerwona relikwia
item-red-relic-what = Trafia na ołtarz. Trzecia budzi Organizm 46-B.
item-snow-owl = sowa śnieżna
item-snow-owl-what = Zanosi jedną kartę pokoju znalazcy do pokoju, który nie jest ukończony.
item-secret-switch = tajny przełącznik
item-secret-switch-what = Otwiera zamknięte drzwi na dobre.
item-dagger = sztylet
item-dagger-what = Daje dodatkowy głos w każdym głosowaniu.
item-boots = buty
item-boots-what = Dają jeden krok więcej w każdej godzinie.
item-binoculars = specjalna lornetka
item-binoculars-what = Jednorazowo: sprawdź stan kogoś w innym pokoju tego samego koloru.
item-rifle = strzelba
item-rifle-what = Jeden strzał: przepędza zakapturzonego albo Rybołaka.
item-lamp = lampa
item-lamp-what = Jednorazowo: w jednym starciu nie dostajesz kart.
item-covered = zakryty przedmiot

profession-mayor = Burmistrz
profession-mayor-what = Rozstrzyga każdy remis w głosowaniu.
profession-detective = Detektyw
profession-detective-what = Dowiaduje się, kto jest Informatorem.
profession-exorcist = Egzorcysta
profession-exorcist-what = Raz przywraca ducha do życia. W zamian musi zginąć ktoś inny.
profession-profiler = Profiler
profession-profiler-what = Ogląda talie Pulsu bez tasowania.
profession-saboteur = Sabotażysta
profession-saboteur-what = Raz zamienia talie dwóch pokoi, bez patrzenia.
profession-hidden = zakryta profesja
