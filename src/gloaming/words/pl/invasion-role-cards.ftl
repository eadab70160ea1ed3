# What a side wants, fears, and does best.

inv-role-card-ships = Doczekać się { $ships ->
    [one] jednego statku-matki
    [few] { $ships } statków-matek
   *[many] { $ships } statków-matek
} albo zająć cały sektor.

inv-role-card-human =
    .want = Zobaczyć { $scientists ->
        [one] jednego naukowca bezpiecznego
        [few] { $scientists } naukowców bezpiecznych
       *[many] { $scientists } naukowców bezpiecznych
    } { $point }.
    .fear = Następnej karty, którą dobierzesz.
    .trick = Dobieraj mało, ratuj wcześnie i pamiętaj każdy oddział, w którym był Sabotaż.
inv-role-card-alien =
    .want = { inv-role-card-ships }
    .fear = Oskarżenia z poparciem.
    .trick = Przydawaj się. Zagrywaj Sabotaż, gdy łatwiej obwinić kogoś innego.
inv-role-card-stated =
    .want = { inv-role-card-ships }
    .fear = Ludzi, którzy ratują szybciej, niż ty najeżdżasz.
    .trick = Najeżdżaj najpełniejszy sektor albo planuj statki. Kart już nie dobierasz.
inv-role-card-architect =
    .want = Decydować w tej rundzie o tym, co zdarzenia zostawiają do wyboru.
    .fear = Że obwinią cię za to, co zrobiły karty.
    .trick = Mów na głos, skąd taki wybór. W następnej rundzie kolej na kogoś innego.
