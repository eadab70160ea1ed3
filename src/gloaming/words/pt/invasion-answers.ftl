# The answers of Invasion. An answer is what stands on the button: it names the act.

inv-option-place-there = Põe o cientista no posto { $spot }
inv-option-plan = Planeia
inv-option-upcoming = Deixa vir: { $card }
inv-option-prevent = Evita: { $card }
inv-option-accuse = { $seatIs ->
    [you] Acusa-te
   *[other] Acusa { $seatAcc }
}
inv-option-support = Apoia a acusação
inv-option-refuse = Não a apoies
inv-option-confirm = Deixa começar o turno
inv-option-confirm-no-order = Nesta ronda não
inv-option-declare = Declara-te alienígena
inv-option-declare-at = { $turnIs ->
    [you] Antes do teu próprio turno
   *[other] Antes do turno de { $turn }
}
inv-option-invade = Invade à volta de { $agent }
inv-option-post = Põe o novo agente no posto { $spot }
inv-option-control = Comanda { $agent }
inv-option-move-to = Vai para o posto { $to }
inv-option-leave = Deixa estar
inv-option-leave-moving = Fica no posto { $spot }
inv-option-leave-freeing = Deixa os alienígenas onde estão
inv-option-leave-escorting = Não escoltes ninguém
inv-option-free = Liberta todos os bairros à volta
inv-option-free-one = Liberta o bairro { $district }
inv-option-escort = Escolta o cientista até { $agent }
inv-option-rescue-here = Tenta o resgate aqui
inv-option-name = { $seatIs ->
    [you] Vai tu também
   *[other] Leva { $seatAcc } contigo
}
inv-option-lay = Joga { $card }
inv-option-decline = Passa à frente
inv-option-pick = Escolhe { $agent }
inv-option-send = Vai para o posto { $to }
inv-option-liberate = Liberta: { $sector }

## What an act leads to, as far as everyone at the table could work it out

inv-detail-plan = { $draws ->
    [0] Nenhuma carta Assimilação. Vês dois eventos; um fica a caminho, o outro é evitado.
   *[other] Tiras uma carta Assimilação e depois vês dois eventos: um fica a caminho, o outro é evitado.
}
inv-detail-control = { $draws ->
    [0] Não tiras por isso nenhuma carta Assimilação.
    [one] Depois tiras uma carta Assimilação.
   *[other] Depois tiras { $draws } cartas Assimilação.
}
inv-detail-accuse = Alguém tem de te apoiar. Se não aparecer nenhuma carta Assimilado, tu e quem te apoiou perdem as fichas.
inv-detail-accuse-in-vain = Já não há quem te apoie, por isso não dá em nada.
inv-detail-support = Se não aparecer nenhuma carta Assimilado, também perdes a tua ficha.
inv-detail-refuse = Se ninguém a apoiar, não se mostram cartas nem se perdem fichas.
inv-detail-invade = { $falling ->
    [0] Não cai nenhum bairro.
    [one] Cai um bairro.
   *[other] Caem { $falling } bairros.
}
inv-detail-declare = Para sempre: sem resgates, sem agentes, sem mais cartas. Planeias, ou invades.
inv-detail-declare-at = Só se até lá fores alienígena. Mais ninguém vê esta ordem.
inv-detail-alien-around = { $alien ->
    [one] Um bairro alienígena à volta.
   *[other] { $alien } bairros alienígenas à volta.
}
inv-detail-scientist-there = Espera lá um cientista.
inv-detail-gathering-spot = Um posto de encontro.
inv-detail-free = { $alien ->
    [one] Remove-se uma ficha alienígena.
   *[other] Removem-se { $alien } fichas alienígenas.
}
inv-detail-escort-rescue = Um posto de encontro: indicas outras duas pessoas, e começa um resgate.
inv-detail-escort = O cientista vai para o posto { $to }. Os dois agentes ficam onde estão.
inv-detail-rescue-here = Indicas outras duas pessoas, e cada uma joga uma carta, tu também.
inv-detail-new-agent = A sirene acende-se quando a ronda acabar.
inv-detail-liberate = { $alien ->
    [one] Remove-se uma ficha alienígena.
   *[other] Removem-se { $alien } fichas alienígenas.
}
