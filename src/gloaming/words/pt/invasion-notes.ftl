# What a coach says about a question, open to all: the first line, and what good players think (`-more`). `inv-held-…` is what
# a side makes of it, read only while it is held.
inv-note-place-scientist = O arquiteto és tu: põe um cientista junto de cada local de aterragem.
inv-note-place-scientist-more = Escolhe um posto numa rua que leve direto ao centro.
inv-note-act = Uma ação: comandar um agente, planear ou acusar. Comandar custa { $pressure ->
    [one] uma carta
   *[other] { $pressure } cartas
}.
inv-note-act-more = Qualquer carta pode fazer-te mudar de lado. Resgata com pressão baixa, planeia com pressão alta.
inv-note-act-stated = Toda a gente sabe que és alienígena: planeia, ou conduz os alienígenas até um agente.
inv-note-act-stated-more = Invade onde um setor está quase cheio, ou onde uma escolta vai passar.
inv-note-place-events = Um destes eventos fica a caminho; o outro é evitado. Só tu sabes qual.
inv-note-place-events-more = Na próxima ronda toda a gente vê o que veio depois de planeares. Conta com a pergunta.
inv-note-ask-for-support = Com o teu apoio, a pessoa acusada mostra cartas até sair Assimilado. Se não sair, perdes a tua ficha.
inv-note-ask-for-support-more = Quantas cartas tirou a pessoa acusada, e o que correu mal à sua volta?
inv-note-ask-for-declaration = Toda a gente recebe esta pergunta antes de cada turno. Só um alienígena se pode declarar.
inv-note-ask-for-declaration-more = Um alienígena à vista invade em cada turno, mas não entra em equipas. Escondido faz quase sempre mais.
inv-note-leave-orders = Deixa uma ordem para esta ronda: quando te declaras, ou nunca. Só conta a de um alienígena.
inv-note-leave-orders-more = Toda a gente deixa uma, e ninguém a vê. Uma ordem que não se aplica a ti perde-se.
inv-note-place-newcomer = Chega um sexto agente. Escolhe um posto de partida livre; a sirene acende-se na próxima ronda.
inv-note-place-newcomer-more = A que cientista falta ainda um segundo agente na rua?
inv-note-move-agent = Desloca-o por uma rua que passe por este posto, até onde quiseres. Não para o posto de outro agente.
inv-note-move-agent-more = Liberta muitos bairros, ou chega a um cientista que tenha outro agente na mesma rua.
inv-note-free-districts = Liberta todos os bairros alienígenas que tocam neste posto, ou deixa-os todos.
inv-note-free-districts-more = Não se escolta ninguém junto de alienígenas, e com um setor cheio perde-se a partida.
inv-note-escort-scientist = Envia o cientista pela rua até outro agente. Chegar a um posto de encontro é um resgate.
inv-note-escort-scientist-more = Nenhum posto do caminho pode tocar num bairro alienígena, nem sequer as pontas.
inv-note-name-team = Escolhe outras duas pessoas para o resgate. Cada uma das três joga uma carta em segredo.
inv-note-name-team-more = Leva quem tirou poucas cartas, ou cujas equipas nunca tiveram Sabotagem.
inv-note-cast-votes = Sucesso ou Sabotagem, face para baixo. Uma Sabotagem traz primeiro até quatro eventos.
inv-note-cast-votes-more = Toda a gente fica a saber quantas Sabotagens houve, e conta os nomes da equipa.
inv-note-pick-agent = Este evento desloca um agente. Escolhe qual; livre ou usado, tanto faz.
inv-note-pick-agent-more = A sirene fica como está, e não leva nenhum cientista.
inv-note-send-agent = Escolhe para onde vai este agente.
inv-note-send-agent-more = Pensa nas ruas: um cientista numa ponta, outro agente no centro.
inv-note-free-sector = Escolhe um setor: todas as fichas alienígenas que lá estão são removidas.
inv-note-free-sector-more = O que está mais perto de cair, ou aquele onde espera uma escolta.

## What a side makes of it

inv-held-act-human = És dos humanos. A próxima carta pode mudar isso.
inv-held-act-alien = És alienígena. Não precisas de mudar nada já: um alienígena em quem confiam entra em equipas.
inv-held-place-events-human = Deixa vir o amarelo. Evita o vermelho, e acima de tudo as naves-mãe.
inv-held-place-events-alien = As naves dão-te a vitória, e o vermelho ajuda. Mas podem culpar-te do que vier.
inv-held-ask-for-support-human = Apoia, se apostarias nisso o teu direito de acusar.
inv-held-ask-for-support-alien = Apoiar uma acusação errada custa aos humanos as fichas, e a ti a tua.
inv-held-ask-for-declaration-human = Não tens nada a declarar.
inv-held-ask-for-declaration-alien = Declara-te só se já ninguém confiar em ti, ou para ganhar logo.
inv-held-leave-orders-human = És dos humanos, por isso a tua ordem não tem efeito.
inv-held-leave-orders-alien = { inv-held-ask-for-declaration-alien }
inv-held-cast-votes-human = Sucesso, se queres que resulte.
inv-held-cast-votes-alien = Sabotagem é para o teu lado. De preferência onde culpem outra pessoa.
inv-held-name-team-human = A quem confiarias a última carta?
inv-held-name-team-alien = Leva alguém de quem os outros duvidem.

## Actions

inv-note-control = Escolhe um agente com sirene: deslocar, libertar, escoltar, por esta ordem. Depois tira { $pressure ->
    [one] uma carta
   *[other] { $pressure } cartas
}.
inv-note-control-more = Dois agentes numa rua fazem um resgate. Procura o segundo.
inv-note-plan = Tira uma carta, depois vê dois eventos: um fica a caminho, o outro é evitado.
inv-note-plan-more = Custa sempre uma carta, por muito alta que seja a pressão.
inv-note-accuse = Acusa alguém. Com um apoio, mostram-se cartas; se forem todas Humano, perdem as vossas fichas.
inv-note-accuse-more = Duas fichas por uma certeza. Espera até duas pessoas terem a certeza.
inv-note-invade = Caem todos os bairros que tocam no posto de um agente.
inv-note-invade-more = Perto dos últimos bairros livres de um setor, pode acabar a partida.

## Event cards: what each does, and what to think of

inv-note-event-card-mother-ship = { inv-event-card-mother-ship }. Dez cartas novas, e a pressão desce um. Com { $ships } naves ganham os alienígenas.
inv-note-event-card-mother-ship-more = Com pressão baixa, os agentes custam menos. Aproveita enquanto dura.
inv-note-event-card-rendezvous = { inv-event-card-rendezvous }. { inv-event-card-rendezvous.does }
inv-note-event-card-rendezvous-more = Dois agentes numa rua fazem uma escolta. Procura um cientista entre eles.
inv-note-event-card-salvage = { inv-event-card-salvage }. { inv-event-card-salvage.does }
inv-note-event-card-salvage-more = Um agente junto de um cientista poupa um turno de caminho.
inv-note-event-card-new-agent = { inv-event-card-new-agent }. Chega a um posto de partida livre e age a partir da próxima ronda.
inv-note-event-card-new-agent-more = Vale mais numa rua a que falta um segundo agente.
inv-note-event-card-resistance = { inv-event-card-resistance }. { inv-event-card-resistance.does }
inv-note-event-card-resistance-more = O setor mais cheio, ou aquele onde espera uma escolta.
inv-note-event-card-cathedral = { inv-event-card-cathedral }. { inv-event-card-cathedral.does }
inv-note-event-card-cathedral-more = Um agente no centro pode receber um cientista. Quem espera nessa rua?
inv-note-event-card-capitol = { inv-event-card-capitol }. { inv-event-card-capitol.does }
inv-note-event-card-capitol-more = { inv-note-event-card-cathedral-more }
inv-note-event-card-starting-location = { inv-event-card-starting-location }. { inv-event-card-starting-location.does }
inv-note-event-card-starting-location-more = Vê que rua perde o segundo agente, e qual o ganha.
inv-note-event-card-revelation = { inv-event-card-revelation }. { inv-event-card-revelation.does }
inv-note-event-card-revelation-more = De agora em diante os alienígenas conhecem-se. Repara em quem poupam.
inv-note-event-card-alien-planning = { inv-event-card-alien-planning }. Das próximas cartas de evento, as vermelhas ficam a caminho; as outras são evitadas.
inv-note-event-card-alien-planning-more = Pressão alta traz mais vermelho. Alguém devia planear contra isso.
inv-note-event-card-under-attack = { inv-event-card-under-attack }. { inv-event-card-under-attack.does }
inv-note-event-card-under-attack-more = Liberta primeiro onde um setor está quase cheio, ou um cientista espera.
inv-note-event-card-trap = { inv-event-card-trap }. { inv-event-card-trap.does }
inv-note-event-card-trap-more = Os agentes noutros setores ainda se deslocam. Usa esses primeiro.
inv-note-event-card-expansion = { inv-event-card-expansion }. { inv-event-card-expansion.does }
inv-note-event-card-expansion-more = As zonas grandes crescem mais depressa. As pequenas vale a pena libertar cedo.
inv-note-event-card-captured = { inv-event-card-captured }. { inv-event-card-captured.does }
inv-note-event-card-captured-more = Mantém dois agentes em cada rua que conta.
