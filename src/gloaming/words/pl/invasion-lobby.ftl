# The lobby of Invasion.

inv-which-city = Które miasto?
inv-players-detail = { $assimilated ->
    [one] W talii jest jedna karta Zasymilowany.
    [few] W talii są { $assimilated } karty Zasymilowany.
   *[many] W talii jest { $assimilated } kart Zasymilowany.
} Kto ją dobierze, odtąd należy do Obcych.
inv-facts-game = Miejsca: { $players }, { $city }
inv-facts-assimilated = Na początku wszyscy są ludźmi; { $assimilated ->
    [one] jedna osoba może przejść przemianę
    [few] przemianę mogą przejść najwyżej { $assimilated } osoby
   *[many] przemianę może przejść najwyżej { $assimilated } osób
}
inv-facts-aim = Ludzie wygrywają, gdy do domu wróci { $scientists ->
    [one] jeden naukowiec
    [few] { $scientists } naukowców
   *[many] { $scientists } naukowców
}. Około 60 minut
inv-facts-danger = Obcy wygrywają, mając cały sektor albo { $ships ->
    [one] jeden statek-matkę
    [few] { $ships } statki-matki
   *[many] { $ships } statków-matek
}
inv-log-set-up = Przed pierwszą rundą
inv-log-round = Runda { $round }
