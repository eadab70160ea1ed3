# Was eine Partie entschied, für ihr Bild. Niemand wird genannt: Die Gesichter sagen, wer.

decisive-vote = Hinausgewählt in Stunde { $hour }
decisive-gift = Die letzte Karte „Tot“, in Stunde { $hour }
decisive-points = Das Buch, das genügte, in Stunde { $hour }
decisive-seer = Der letzte Tipp traf den Seher
decisive-near = { $count ->
    [one] Eine Stimme fehlte, in Stunde { $hour }
   *[other] { $count } Stimmen fehlten, in Stunde { $hour }
}
decisive-short = { $points ->
    [one] Ein Punkt fehlte
   *[other] { $points } Punkte fehlten
}
decisive-last = Der letzte Abgang, in Stunde { $hour }
