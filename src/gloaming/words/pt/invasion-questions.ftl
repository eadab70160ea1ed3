# What is asked in Invasion, for the player who answers, and what the others read meanwhile (inv-waiting-…).

inv-question-place-scientist = Onde está o cientista junto do bairro { $site }?
    .detail = Em qualquer posto que toque no local de aterragem. Com alienígenas tão perto, ainda ninguém pode ser escoltado dali.
inv-question-act = O que fazes?
    .detail = { $stated ->
        [yes] Planeia, ou conduz os alienígenas até um agente.
       *[no] Uma ação: comandar um agente, planear ou acusar. A pressão é { $pressure }.
    }
inv-question-place-events = Que evento deixas vir?
    .detail = { $count ->
        [one] Deixa-o vir, ou evita-o. Mais ninguém o vê.
       *[other] O outro é evitado. Mais ninguém vê qual.
    }
inv-question-ask-for-support = Apoias a acusação?
    .detail = { $accusedIs ->
        [you] { $accuser } acusa-te.
       *[other] { $accuser } acusa { $accusedAcc }.
    } Com um apoio, mostram-se cartas até sair uma Assimilado.
inv-question-ask-for-declaration = { $turnIs ->
    [you] O teu turno vai começar
   *[other] A seguir joga { $turn }
}
    .detail = A pergunta vai para toda a gente. Um alienígena pode declarar-se agora.
inv-question-leave-orders = Quando te declaras?
    .detail = A pergunta é igual para toda a gente. Uma ordem só conta para um alienígena, e ninguém a vê.
inv-question-place-newcomer = Onde chega o novo agente?
    .detail = A um posto de partida vazio. Pode agir a partir da próxima ronda.
inv-question-move-agent = Para onde vai { $agent }?
    .detail = Por uma rua que passe no seu posto, até onde quiseres. Depois pode libertar bairros e escoltar um cientista.
inv-question-free-districts = Libertas os bairros à volta de { $agent }?
    .detail = { $alien ->
        [one] Um bairro alienígena toca neste posto: { $spot }.
       *[other] { $alien } bairros alienígenas tocam neste posto: { $spot }.
    }
inv-question-escort-scientist = Com que agente vai ter o cientista?
    .detail = Até um agente na mesma rua, sem alienígenas junto do caminho. Um posto de encontro quer dizer resgate.
inv-question-name-team = { $left ->
    [one] Quem mais entra na equipa?
   *[other] Quem levas contigo?
}
    .detail = { $left ->
        [one] Mais uma pessoa. Depois as três jogam uma carta em segredo.
       *[other] Outras duas pessoas. Depois as três jogam uma carta em segredo.
    }
inv-question-cast-votes = Que carta jogas?
    .detail = As três cartas são embaralhadas. Toda a gente vê quantas são Sabotagem, mas não de quem.
inv-question-pick-agent = Que agente se desloca com { $card }?
    .detail = { $does }
inv-question-send-agent = Para onde vai { $agent }?
    .detail = { $does }
inv-question-free-sector = Que setor resiste?
    .detail = Todas as fichas alienígenas que lá estão são removidas.

## Meanwhile, for everyone else

inv-waiting-place-scientist = { $seat } está a pôr o cientista junto do bairro { $site }
inv-waiting-act = { $seat } está a escolher uma ação
inv-waiting-place-events = { $seat } está a planear
inv-waiting-ask-for-support = { $accuserIs ->
    [you] Acusas { $accusedAcc }
   *[other] { $accusedIs ->
        [you] { $accuser } acusa-te
       *[other] { $accuser } acusa { $accusedAcc }
    }
}
inv-waiting-ask-for-declaration = { $turnIs ->
    [you] O teu turno vai começar
   *[other] A seguir joga { $turn }
}
inv-waiting-leave-orders = Toda a gente deixa uma ordem
inv-waiting-place-newcomer = { $seat } está a pôr o novo agente
inv-waiting-move-agent = { $seat } está a deslocar { $agent }
inv-waiting-free-districts = { $seat } está a decidir sobre os bairros à volta de { $agent }
inv-waiting-escort-scientist = { $seat } está a decidir sobre o cientista no posto { $spot }
inv-waiting-name-team = { $seat } está a indicar a equipa especial
inv-waiting-cast-votes = { $teamIs ->
    [ye] { $team } estão a jogar as vossas cartas
   *[many] { $team } estão a jogar as suas cartas
}
inv-waiting-pick-agent = { $seat } está a decidir: { $card }
inv-waiting-send-agent = { $seat } está a deslocar { $agent }
inv-waiting-free-sector = { $seat } está a escolher um setor
