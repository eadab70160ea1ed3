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

## Jak grają boty

style-sheet = Jak grają boty?
style-detail = Dotyczy wszystkich botów przy stole. Zmienia to, do czego dążą, a nie to, co wiedzą.
style-gentle = Łagodnie
    .line = Boty grają łagodnie
    .what = Na pierwsze partie: śmierć przychodzi późno, głosuje się ostrożnie i jest czas, żeby się rozejrzeć.
style-human = Jak ludzie
    .line = Boty grają jak ludzie
    .what = Wieczór jak wśród ludzi: zbiera się książki, głosuje na podstawie dowodów i nikt się nie spieszy.
style-keen = Na wygraną
    .line = Boty grają na wygraną
    .what = Uderzają i głosują, gdy tylko się to opłaca. Partia może się skończyć w trzeciej godzinie.
style-counts = Ma to znaczenie w grze { $game }, dla botów zwykłych. Łatwe grają po swojemu, trudne zawsze na wygraną.
