# A game of Invasion that is still being laid.

inv-which-city = Que cidade?
inv-players-detail = No maço { $assimilated ->
    [one] há uma carta Assimilado
   *[other] há { $assimilated } cartas Assimilado
}. Quem tirar uma passa a alienígena.
inv-facts-game = { $players } lugares, { $city }
inv-facts-assimilated = No início só há humanos; { $assimilated ->
    [one] uma pessoa pode mudar de lado
   *[other] até { $assimilated } podem mudar de lado
}
inv-facts-aim = Os humanos ganham trazendo { $scientists } cientistas para casa. Uns 60 minutos
inv-facts-danger = Os alienígenas ganham com { $ships } naves-mãe ou um setor inteiro
inv-log-set-up = Antes da primeira ronda
inv-log-round = Ronda { $round }
