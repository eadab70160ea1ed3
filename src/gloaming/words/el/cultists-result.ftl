# What decided a game, for its picture. Nobody is named: the faces say who.

decisive-vote = Έξω με ψηφοφορία, την ώρα { $hour }
decisive-gift = Η τελευταία κάρτα Νεκρός, την ώρα { $hour }
decisive-points = Το βιβλίο που έφτασε, την ώρα { $hour }
decisive-seer = Η τελευταία μαντεψιά βρήκε τον Μάντη
decisive-near = { $count ->
    [one] Έλειψε μία ψήφος, την ώρα { $hour }
   *[other] Έλειψαν { $count } ψήφοι, την ώρα { $hour }
}
decisive-short = { $points ->
    [one] Έλειψε ένας πόντος
   *[other] Έλειψαν { $points } πόντοι
}
decisive-last = Η τελευταία αποχώρηση, την ώρα { $hour }
