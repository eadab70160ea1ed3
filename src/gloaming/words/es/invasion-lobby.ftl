# What is played in Invasion, in a few lines.

inv-which-city = ¿Qué ciudad?
inv-players-detail = { $assimilated ->
    [one] Hay una carta de Asimilado
   *[other] Hay { $assimilated } cartas de Asimilado
} en el mazo. Quien roba una es alienígena desde entonces.
inv-facts-game = { $players } asientos, { $city }
inv-facts-assimilated = Al principio todos son humanos; { $assimilated ->
    [one] una persona puede cambiar de bando
   *[other] hasta { $assimilated } pueden cambiar de bando
}
inv-facts-aim = Los humanos ganan si traen a { $scientists } científicos. Unos 60 minutos
inv-facts-danger = Los alienígenas ganan con { $ships } naves nodriza o un sector entero
inv-log-set-up = Antes de la primera ronda
inv-log-round = Ronda { $round }
