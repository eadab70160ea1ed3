# What has just happened.

now-label = Przed chwilą
now-open = Otwórz dziennik
scene-go-on = Dalej
hold-news = Co wiesz tylko ty
hold-dot = { " " }Coś nowego od ostatniego spojrzenia.
end-you-won = Wygrywasz.
end-you-lost = Przegrywasz.
