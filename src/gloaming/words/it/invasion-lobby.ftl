# A game of Invasion that is still being laid.

inv-which-city = Quale città?
inv-players-detail = { $assimilated ->
    [one] Nel mazzo c’è una carta Assimilato.
   *[other] Nel mazzo ci sono { $assimilated } carte Assimilato.
} Chi ne pesca una, da quel momento sta con gli alieni.
inv-facts-game = { $players } posti, { $city }
inv-facts-assimilated = All’inizio siete tutti umani; { $assimilated ->
    [one] uno può cambiare parte
   *[other] fino a { $assimilated } possono cambiare parte
}
inv-facts-aim = Gli umani vincono se riportano a casa { $scientists } scienziati. Circa 60 minuti
inv-facts-danger = Gli alieni vincono con { $ships } navi madri o un intero settore
inv-log-set-up = Prima del primo round
inv-log-round = Round { $round }
