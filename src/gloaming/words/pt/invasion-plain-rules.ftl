# "Why?": the rule for a question or an answer, in the players’ words. The exact rule is one tap further. House rules come as
# arguments, by their names, so each table reads what holds there.

why-inv-setup-24 = O arquiteto põe cada cientista num posto que toque no local de aterragem dos alienígenas, um por posto. Assim ninguém pode ser escoltado antes de alguém libertar o terreno.
why-inv-turn-06 = No teu turno fazes exatamente uma coisa: comandar um agente, planear ou acusar. Ninguém passa. Um alienígena à vista planeia ou invade.
why-inv-plan-05 = Um dos dois eventos vai para o monte dos que estão a caminho; o outro é evitado e acaba por baixo do maço. Só tu sabes qual é qual, mas toda a gente vê que planeaste.
why-inv-accuse-05 = Uma acusação precisa do apoio de alguém que ainda tenha ficha. Então a pessoa acusada mostra cartas até sair uma Assimilado. Se não sair nenhuma, quem acusou e quem apoiou perdem as fichas para sempre.
why-inv-alien-02 = Um alienígena pode declarar-se antes { $declare_window ->
    [own_turn] do seu próprio turno
   *[every_turn] de qualquer turno
}, mostrando uma carta Assimilado. A pergunta vai sempre para toda a gente, por isso não revela nada.
why-inv-agent-12 = Um agente desloca-se para qualquer posto de uma rua que passe pelo seu, por muito longe que fique. Pode passar por outros agentes, mas não parar no posto de um deles.
why-inv-agent-19 = { $free_partial ->
    [yes] Um agente liberta um bairro alienígena que toque no seu posto, ou todos, ou nenhum.
   *[no] Um agente liberta todos os bairros alienígenas que toquem no seu posto, ou nenhum.
} Fá-lo depois de se deslocar.
why-inv-agent-22 = Um cientista no posto do teu agente pode ir até outro agente na mesma rua, se nenhum posto do caminho tocar num bairro alienígena e nenhum cientista esperar na outra ponta.
why-inv-rescue-02 = Quem lidera o resgate indica outras duas pessoas que não sejam alienígenas à vista. Não podem recusar. Com três pessoas, as cartas revelam um pouco, mas não muito.
why-inv-rescue-05 = Cada uma das três pessoas joga uma carta, Sucesso ou Sabotagem, sem a mostrar. As cartas são embaralhadas: toda a gente vê quantas há de cada, mas não de quem. { $human_sabotage ->
    [forbidden] Só os alienígenas podem jogar Sabotagem.
   *[allowed] Qualquer pessoa pode jogar qualquer uma.
}
why-inv-event-04 = O sexto agente chega a um posto de partida livre, sem sirene. Podes comandá-lo a partir da próxima ronda.
why-inv-event-05 = Escolhes um setor onde haja alienígenas. Todas as fichas desse setor são removidas, e mais nenhuma.
why-inv-event-15 = Quando um evento deixa uma escolha em aberto, { $event_chooser ->
    [turn_player] decide quem tem o turno
   *[architect] decide o arquiteto
}, humano ou não. { $yellow_events_optional ->
    [yes] Os eventos que ajudam os humanos podem saltar-se.
   *[no] Se for possível, tem de se fazer.
}
why-inv-event-17 = Um agente deslocado por um evento fica com a sirene como está, e não leva nenhum cientista.
why-inv-rq-44 = Uma vez por ronda, cada pessoa deixa uma ordem selada: declarar-se alienígena antes de um certo turno, ou não o fazer. Só conta para alienígenas, e mais ninguém a vê, por isso deixá-la não revela nada.
why-inv-agent-04 = Comandas qualquer agente com sirene. Pode deslocar-se, depois libertar, depois escoltar, por esta ordem; podes saltar qualquer passo. Depois a sirene apaga-se, e tiras tantas cartas como a pressão.
why-inv-plan-02 = Primeiro tiras uma carta. Depois vês os dois primeiros eventos e decides: um fica a caminho, o outro é evitado. Mais ninguém os vê.
why-inv-alien-11 = Um alienígena à vista escolhe qualquer agente no mapa. Todos os bairros que tocam no posto desse agente caem nas mãos dos alienígenas. Os humanos não o podem fazer.
