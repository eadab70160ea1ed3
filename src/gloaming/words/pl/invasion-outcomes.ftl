# Scenes of Invasion, and what nearly happened.

inv-scene-landed = { $count ->
    [one] Obcy lądują w jednym miejscu
    [few] Obcy lądują w { $count } miejscach
   *[many] Obcy lądują w { $count } miejscach
}
    .detail = Każdy zapełniony sektor przybliża miasto do końca.
inv-scene-you-stated = Wszyscy wiedzą, że należysz do Obcych. Od teraz planujesz albo prowadzisz Obcych do agenta.

## What nearly happened

inv-end-but-saved = { $count ->
    [one] Jeszcze jeden naukowiec ocaliłby miasto.
    [few] Jeszcze { $count } naukowców ocaliłoby miasto.
   *[many] Jeszcze { $count } naukowców ocaliłoby miasto.
}
inv-end-but-ships = { $count ->
    [one] Jeszcze jeden statek-matka i byłoby po wszystkim.
    [few] Jeszcze { $count } statki-matki i byłoby po wszystkim.
   *[many] Jeszcze { $count } statków-matek i byłoby po wszystkim.
}
