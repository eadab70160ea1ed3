# One person alone with bots.

cover-switch = Zakrywaj moje sekrety: { $on ->
    [yes] tak
   *[no] nie
}
look-open = Dotknij, aby spojrzeć
fan-choose = Wybierz kartę
fan-chosen = Wybrana
hand-more = Dotknij, aby zobaczyć całość
hand-close = Dotknij, aby zamknąć

## How strong the bots are

level = Jak silne mają być boty?
level-easy = Łatwe
    .what = Grają rozsądnie i kierują się prostymi tropami. Nie rozmawiają i nie słuchają.
level-normal = Zwykłe
    .what = Pamiętają, co kto robi, rozmawiają i słuchają. Gdy są przeciw tobie, udają niewinne.
level-hard = Trudne
    .what = Jak zwykłe, a do tego planują naprzód. Nie spieszą się.
