# Names of things on the table.

## Cards. `.one` is one such card in a sentence.

card-alive = Żywy
    .one = kartę Żywy
    .does = U tej osoby nic się nie zmienia.
card-dead = Martwy
    .one = kartę Martwy
    .does = Ta osoba nie żyje i nic o tym nie wie.
card-success = Sukces
    .one = kartę Sukcesu
    .does = W pokoju: książka trafia na regał.
card-failure = Porażka
    .one = kartę Porażki
    .does = W pokoju: nic się nie dzieje. W niebezpiecznych przejściach: pojawia się zakapturzony.
card-sabotage = Sabotaż
    .one = kartę Sabotażu
    .does = W pokoju: książka wraca. W niebezpiecznych przejściach: wynurza się Rybołak.
card-veiled = Karta
    .one = kartę
    .does = Zakryta.
cards-of = { $count } × { $face }
cards-none = brak kart
points-of = { $points } z { $target } pkt
doors-count = { $count ->
    [one] 1 krok
    [few] { $count } kroki
   *[many] { $count } kroków
}

role = Rola
knife = Nóż
portal = Portal
fishman = Rybołak
ghost = Duch
bag = Woreczek
power = Prąd
power-on = Jasno
power-off = Ciemno
hour-of = Godzina { $round } z 10

## Phases

phase-night = Noc
    .does = Oczy zamknięte. Rozdaje się role, trasy i karty na rękę.
phase-movement = Ruch
    .does = Po kolei każda osoba idzie w inne miejsce.
phase-event = Zdarzenie
    .does = Bije zegar i ktoś wyciąga żeton.
phase-action = Akcje
    .does = Po kolei każda osoba wykonuje jedną akcję albo pasuje.
phase-cleanup = Koniec godziny
    .does = Oświadczenia i terminy, potem nóż wędruje w lewo.
phase-over = Koniec
    .does = Wszystko wychodzi na jaw.

## What the table lets through just now

talk-free = Mówcie, co chcecie
talk-mute-all = Brak łączności: nikt nie mówi aż do następnego żetonu
talk-mute-voice-only = Brak łączności: wolno pisać, nie wolno mówić
talk-emotes-allowed = Brak łączności: tylko gesty, żadnych słów
hand = Ręka
vote = Głosowanie
hour = Godz. { $round }
