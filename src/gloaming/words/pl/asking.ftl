# The panel that asks.

panel-waiting = Czekamy: { $people }.
panel-waiting-others = Czekamy na resztę.
panel-sealed = Zapieczętowane.
panel-sent = Wysyłanie…
panel-clock = zostało { $time }
panel-label = Pytanie
again-to-be-sure = Dotknij jeszcze raz: { $act }
choose-first = Najpierw wybierz
choose-unseen = Zrób to, co wybieram
why = Dlaczego?
why-exact = Dokładna zasada
why-loading = Szukanie zasady…
why-missing = Nie udało się wczytać zasady { $number }. Spróbuj, gdy wróci połączenie.
why-close = Zamknij
hold-to-look = Przytrzymaj i spójrz
hold-let-go = Puść, aby znów zakryć
hold-slide = Przesuń na kartę i puść
hold-chosen = Wybrana i znów zakryta
hold-keyboard = Przytrzymaj spację, aby spojrzeć; wybieraj strzałkami.
mark-question = Pytanie do ciebie
meet-you = Ty
act-back = Coś innego
waiting-for = { $seatsIs ->
    [none] Chwileczkę.
    [you] Czekamy na ciebie.
   *[other] Czekamy na { $seatsAcc }.
}
answer-sealed = Zapieczętowane. { $count ->
    [0] Chwileczkę.
    [one] Czekamy jeszcze na jedną osobę.
    [few] Czekamy jeszcze na { $count } osoby.
   *[many] Czekamy jeszcze na { $count } osób.
}
vote-you = ty
scene-skip = Pomiń
