# "Why?": the rule for a question or an answer, in the players’ words. The exact rule is one tap further. House rules come as
# arguments, by their names, so each table reads what holds there.

why-ac-night-10 = De noite, cada pessoa vê a sua carta. Quem for o único seguidor vê também quem está sem vida desde o início; dois seguidores veem-se um ao outro; um Vidente vê os seguidores. Toda a gente acorda ao mesmo tempo, por isso acordar não revela nada.
why-ac-move-02 = Cada porta custa um passo, de sala para corredor ou de sala para sala. Não há outra maneira de andar. Só os fantasmas dispensam portas.
why-ac-move-03 = Toda a gente tem de se mover, em cada hora: por uma porta, pelo menos, e sem acabar onde começou. Assim ninguém passa a noite escondido num canto, e as pessoas vão-se encontrando.
why-ac-move-05 = Não tens de usar todos os passos. Podes parar em qualquer local, menos naquele de onde partiste.
why-ac-round-05 = Em cada hora fazes uma coisa, com pessoas ou com uma sala, ou nada. Não fazer nada só te custa a hora.
why-ac-ghost-03 = Um fantasma não precisa de portas: uma vez por hora paira até { $ghost_may_stay ->
    [yes] qualquer local
   *[no] qualquer outro local
}, à sua escolha. Não encontra ninguém, e ninguém o encontra.
why-ac-enc-14 = Num encontro, cada pessoa põe exatamente uma carta, Vivo ou Assassinado, face para baixo no maço Pulso de outra. Ninguém pode recusar. Quando várias se encontram às escuras, { $multi_encounter_targets ->
    [cyclic_left] a tua vai para quem está à tua esquerda
   *[free] escolhes a quem vai a tua
}.
why-ac-enc-17 = Só quem deu a carta sabe qual era. A que recebes, não a podes ver. É assim que alguém pode estar sem vida e não o saber.
why-rq-03 = Nesta mesa escolhes o caminho inteiro antes do primeiro passo. Encontras na mesma quem está pelo caminho, uma pessoa após outra.
why-rq-08 = Nesta mesa as cartas dão-se uma de cada vez, a começar por quem entrou. Toda a gente vê para onde vai cada carta.
why-ac-act-gen-01 = Podes lidar com pessoas em qualquer local. Para usar uma sala precisas da cor dela no teu percurso desta hora; os seguidores não precisam de percurso. Os fantasmas só podem pôr e tirar cartas.
why-ac-act-cs-01 = Podes ver o maço Pulso de uma pessoa com vida no mesmo local. Vês todas as cartas, embaralhadas. Depois, uma carta do maço de compra vai, sem ninguém a ver, para o maço dessa sala.
why-ac-act-cs-06 = Um investigador que descobre uma carta Assassinado tem de a revelar. Um seguidor pode devolver o maço. A pergunta é igual para toda a gente que verifica, e por isso uma morte escondida parece morte nenhuma.
why-ac-act-fr-01 = Podes pôr aqui uma das tuas cartas Sala se a sala ainda tiver livros, não tiver encapuzado e estiver no teu percurso. Os seguidores não precisam de percurso. Os fantasmas também o podem fazer.
why-ac-act-cr-01 = Podes tirar aqui uma carta quando a sala estiver explorada, enquanto tiver livros e cartas e nenhum encapuzado. Tem de estar no teu percurso, a menos que sejas seguidor. Os fantasmas também o podem fazer.
why-ac-act-cam-02 = Na sala vermelha, com energia, a câmara mostra-te uma de duas coisas: o maço Pulso de qualquer pessoa com vida, ou uma carta do maço de qualquer sala explorada.
why-ac-act-sh-02 = Num corredor podes pôr uma carta Sala, face para baixo, nas passagens inseguras. Quando mais tarde se tirar uma de lá, Sucesso quer dizer que não vem ninguém.
why-ac-act-fc-01 = Numa sala com um encapuzado, podes expulsá-lo. Custa a tua ação. Ele não volta mais, e a sala pode usar-se outra vez.
why-ac-act-sf-01 = Com a faca, no corredor do Homem-Peixe, podes afugentá-lo. Custa a tua ação. Ele volta para o lago, e pode erguer-se outra vez.
why-ac-act-pwr-01 = Quando falta a energia, quem viver e estiver na sala vermelha pode ligá-la, se a sala estiver no seu percurso. Os seguidores não precisam de percurso.
why-ac-act-por-01 = O Portal fecha-se quando duas pessoas com vida na sala verde usam nele a sua ação na mesma hora. Fechado a tempo, é preciso menos um ponto para ganhar.
why-ac-act-as-01 = O Assassino pode atacar uma vez por partida: alguém com vida no mesmo local torna-se fantasma. Não há votação, e toda a gente fica a saber quem é o Assassino.
why-rq-77 = Nesta mesa, uma pessoa pede a outra que fechem o Portal em conjunto. Se a outra aceitar, ambas usaram a sua ação. Se recusar, só a usou quem pediu.
why-ac-vote-01 = Na Cantina, quem viver pode iniciar uma votação, uma por hora para toda a mesa, se a sala estiver no seu percurso. Os seguidores não precisam de percurso.
why-ac-vote-08 = Toda a gente escolhe ao mesmo tempo e em segredo: uma pessoa com vida, ou ninguém. Depois abrem-se os votos todos juntos, { $anonymous_ballots ->
    [yes] sem nomes
   *[no] com nomes
}. Os fantasmas também votam, mas não se pode votar neles.
why-ac-vote-12 = Com até seis pessoas, { $ghost_knife_vote ->
    [yes] quem tem a faca, mesmo como fantasma,
   *[no] quem tem a faca, se viver,
} pode mudar o seu próprio voto uma vez, depois de todos abertos. Então fica decidido.
why-rq-47 = Com sete ou oito pessoas, o voto de quem tem a faca conta duas vezes. Nesta mesa, essa pessoa pode deixá-lo contar só uma.
why-ac-clean-02 = No fim de cada hora, quem for o único seguidor pode afirmar que há investigadores mortos que cheguem. Abrem-se todos os maços Pulso: se chegarem, ganham os seguidores; se não, perdem. A pergunta vai para toda a gente, e por isso não se sabe quem o podia afirmar.
why-ac-win-14 = Quando os investigadores estão prestes a ganhar e há um Vidente, os seguidores revelam-se e têm uma tentativa. Se apontarem o Vidente, ganham eles. É por isso que o Vidente se esconde.
why-ac-event-fe-01 = Quem tem a faca, se viver, pode ver o maço Pulso de outra pessoa com vida, esteja onde estiver. { $false_eyes_investigator_must_reveal ->
    [yes] Também aqui um investigador tem de revelar uma morte.
   *[no] Aqui até um investigador pode calar uma morte.
}
why-ac-event-ic-01 = Quem tem a faca, se viver, pode tirar mais uma ficha do saco e vê-la sem a mostrar. Por agora não tem efeito.
why-ac-event-ic-03 = Depois de a veres, devolves a ficha ao saco ou remove-la do jogo. Toda a gente vê o que fazes; mais ninguém vê a ficha.
why-uts-rq-41 = As ações grátis somam-se à tua ação, antes ou depois, quantas quiseres: objetos, elevadores, uma profissão. A pergunta vai para quem as possa ter.
why-uts-item-16 = No teu turno podes entregar objetos a uma pessoa com vida no mesmo local. Não custa nada, e ela não tem voto na matéria.
why-uts-item-20 = Quem morre à vista de todos deixa cair os seus objetos. Quem viver e lá estiver pode apanhá-los no seu turno, sem custo.
why-uts-item-33 = Quem encontra a coruja-das-neves envia uma das suas cartas Sala, face para baixo, para o maço de qualquer sala por concluir. Toda a gente vê a sala, ninguém vê a carta.
why-uts-rq-13 = A carta vem da tua própria mão. Nesta mesa a coruja também pode voar sem nenhuma.
why-uts-item-46 = Uma vez, os binóculos deixam-te ver o maço Pulso de alguém { $binoculars_range ->
    [any_room] em qualquer outra sala
   *[same_colour] noutra sala da mesma cor da tua
}. Não custa nada, e um investigador tem de revelar uma morte, como sempre.
why-uts-item-50 = Um tiro da espingarda expulsa { $rifle_cultist_range ->
    [anywhere] um encapuzado, esteja onde estiver
   *[same_room] o encapuzado da tua sala
}, sem custo. Depois a espingarda fica gasta.
why-uts-item-51 = Um tiro da espingarda afugenta o Homem-Peixe{ $rifle_fishman_range ->
    [adjacent] , se estiver perto
   *[anywhere] , esteja onde estiver
}: { $rifle_fishman_destination ->
    [any_location] para o lago ou para um local à tua escolha
    [lake_only] para o lago
   *[lake_or_hallway] para o lago ou para um corredor à tua escolha
}. Depois a espingarda fica gasta.
why-uts-item-53 = Acende a lanterna num encontro à tua escolha, e ninguém te pode dar uma carta. Tu dás uma na mesma. Depois a lanterna fica gasta.
why-uts-org-14 = O líder escolhe quem participa: três pessoas numa mesa de até seis, quatro numa maior. Os fantasmas podem participar, e o líder também.
why-uts-org-18 = Cada participante joga uma carta Sala sem a mostrar. As cartas são embaralhadas e reveladas. O Organismo 46-B só é banido se todas forem Sucesso.
why-uts-hunt-08 = O Caçador amaldiçoado não joga por nenhum dos lados. Se a maldição se tiver espalhado o bastante, um dos lados tem de o apontar. Se acertar, ganha esse lado; se não, ganha o Caçador.
why-moc-lift-03 = Um elevador é um local à parte. Entrar custa um passo, a partir da sala onde ele está.
why-moc-lift-06 = Com energia, podes pôr a andar o elevador em que estás, sem custo. Quem lá estiver sai na outra sala, e pode encontrar lá alguém.
why-moc-lift-15 = Além da tua ação, podes chamar { $call_occupied_lift ->
    [yes] um elevador
   *[no] um elevador vazio
} até à tua sala, se houver energia e a sala estiver no teu percurso. Os seguidores não precisam de percurso.
why-moc-rq-07 = Sair de um elevador que não se mexeu { $lift_exit_cost ->
    [1] custa um passo
   *[0] não custa nada
}.
why-moc-event-02 = Quem tem a faca escolhe { $ropes_up_to ->
    [yes] até duas pessoas com vida, ou até três
   *[no] duas pessoas com vida, ou três
} numa mesa de mais de seis. Cada uma embaralha o seu maço Pulso e mostra uma carta. Há uma só votação para todas as mortes descobertas.
why-moc-prof-15 = A primeira pessoa a expulsar um encapuzado ganha a profissão escondida. Vira-se logo, à vista de todos.
why-moc-rq-26 = Nesta mesa podes deixar a profissão onde está. Espera, face para baixo, por quem expulsar o próximo encapuzado.
why-moc-prof-21 = Quando uma votação fica empatada, o Prefeito desempata logo, à frente de toda a gente.
why-moc-prof-22 = O Prefeito pode fazer sair uma das pessoas empatadas, ou ninguém. { $mayor_breaks_abstention_tie ->
    [no] Um empate com “ninguém” fica como está.
   *[yes] “Ninguém” também pode ser um dos nomes empatados.
}
why-moc-prof-28 = Uma vez por partida, além de uma ação, o Exorcista pode trazer um fantasma de volta à vida. { $revival_purges ->
    [all] Todas as cartas Assassinado saem do maço Pulso do fantasma.
   *[face_up_only] Sai do maço Pulso do fantasma uma carta Assassinado à vista; as escondidas ficam.
}
why-moc-prof-31 = Uma vida por uma vida: o Exorcista tem depois de escolher { $exorcist_may_kill_self ->
    [yes] quem se torna fantasma, talvez o próprio
   *[no] outra pessoa, que se torna fantasma
}. { $exorcist_kill_vote ->
    [yes] Segue-se uma votação.
   *[no] Não há votação.
} Se for o último seguidor, a partida acaba.
why-moc-prof-37 = Uma vez por partida, além de uma ação, o Sabotador troca os maços de duas salas. Ninguém vê as cartas.
