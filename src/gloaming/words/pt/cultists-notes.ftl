# What a coach says about a question, open to all: the first line, and what good players think (`-more`). `held-…` is what a
# role makes of it, read only while it is held.

## The base game: a line for each question
note-night = Esta carta diz-te quem és. Mais ninguém a vê. Olha, e depois acorda.
note-night-more = Vê também o teu percurso. Mostra em que salas podes trabalhar, hora a hora.
note-walk = Anda por { $points ->
    [one] uma porta
   *[other] até { $points } portas
}. No teu percurso podes trabalhar; onde só há uma pessoa, há encontro.
note-walk-more = Encontrar alguém a sós é um risco e um facto: depois, toda a gente sabe que se encontraram.
note-walk-dark = Está tudo às escuras: onde houver alguém, encontram-se. Duas cabeças marcam esses locais.
note-walk-dark-more = Às escuras, a multidão não te protege. Uma sala vazia no teu percurso, sim.
note-walk-secret-doors = Portas secretas: até à próxima ficha, todas as salas de uma cor são um só local.
note-walk-secret-doors-more = Quem está na outra sala desta cor conta como se estivesse contigo.
note-walk-fishman = O Homem-Peixe barra esse corredor. Só lá entra quem viver e tiver a faca.
note-walk-fishman-more = Contorna-o, ou deixa ir quem tem a faca.
note-declare-path = Nesta mesa escolhes primeiro o caminho inteiro, porta a porta.
note-declare-path-more = Toda a gente ouve o caminho antes de o fazeres. Um desvio até alguém a sós dá nas vistas.
note-teleport = És um fantasma: vai para qualquer outro local, através das paredes. Não encontras ninguém.
note-teleport-more = Vai para onde o teu percurso te deixe tirar cartas. Encher uma prateleira é o melhor que um fantasma faz.
note-meet = Encontram-se: cada pessoa dá uma carta à outra, face para baixo. A tua, nunca a vês.
note-meet-more = Lembra-te deste encontro. Se uma das duas pessoas aparecer sem vida, perguntam à outra.
note-meet-several = Às escuras, o encontro é entre toda a gente aqui. Escolhe uma pessoa, depois a carta a dar.
note-meet-several-more = Toda a gente vê para onde vai cada carta. Repara em quem te deu uma e quem escolheu outra pessoa.
note-give-in-turn = Nesta mesa as cartas dão-se uma de cada vez, a começar por quem entrou.
note-give-in-turn-more = Quem dá mais tarde já viu para onde foram as cartas anteriores.
note-act = Uma ação por hora: pôr uma carta, tirar uma, verificar alguém ou usar a sala.
note-act-more = No início, explora salas; depois, tira livros. Assim que suspeitares de uma morte, verifica.
note-act-ghost = Como fantasma, só podes pôr e tirar cartas, nas salas do teu percurso.
note-act-ghost-more = As tuas cartas valem o mesmo de sempre, e já ninguém te pode fazer mal.
note-look-at-pulse = Vês todas as cartas deste maço Pulso. Se uma for Assassinado, a pessoa já não vive.
note-look-at-pulse-more = Viver agora também é um facto: se mais tarde aparecer sem vida, sabes desde quando.
note-hold-vote = Indica quem deve sair, ou ninguém. Sai o nome mais votado, a menos que as abstenções o igualem.
note-hold-vote-more = Quem encontrou todos os mortos? Um nome errado faz um fantasma e ajuda os seguidores.
note-hold-vote-called = Alguém iniciou esta votação; não se descobriu nenhuma morte. Pergunta-lhe primeiro porquê.
note-hold-vote-called-more = Com um só seguidor: se alguém sai e a partida continua, era inocente.
note-reconsider-ballot = Tens a faca: os votos estão à vista, e podes mudar o teu, uma vez.
note-reconsider-ballot-more = Podes fazer ou desfazer um empate. Toda a gente vê a mudança, e lembra-se.
note-weigh-ballot = Tens a faca: deixa o teu voto contar duas vezes, ou só uma.
note-weigh-ballot-more = Duas vezes é forte, se tens a certeza. Se apenas segues os outros, basta uma.
note-ask-for-claim = A hora acaba. A pergunta é igual para toda a gente, e assim não se sabe quem podia dizer mais.
note-ask-for-claim-more = Com { $dead } mortos, quem for o único seguidor pode agora dar um passo em frente e ganhar. Com menos, perde.
note-guess-seer = Os investigadores estão prestes a ganhar. Apontem o Vidente, e ganham os seguidores. Uma só tentativa.
note-guess-seer-more = Quem teve certezas cedo demais, nunca errou, ou evitou sempre dizer um nome primeiro?
note-help-close = Alguém te pede ajuda para fechar o Portal. Custa a tua ação desta hora.
note-help-close-more = Fechado a tempo, é preciso menos um ponto; se não, mais um. Uma recusa não se esquece.
note-look-through-false-eyes = Tens a faca: vê o maço Pulso de alguém com vida, esteja onde estiver. Ou o de ninguém.
note-look-through-false-eyes-more = Aqui até um investigador pode calar uma morte. Vê onde uma morte te diria mais.
note-take-control = Tens a faca: tira uma ficha do saco e vê-a sem a mostrar.
note-take-control-more = Não custa nada. Mas toda a gente te vai perguntar qual era.
note-handle-token = Só tu vês esta ficha. Remove-a do jogo, ou devolve-a.
note-handle-token-more = Toda a gente vê qual das duas fazes, e quer saber porquê. Tem uma resposta preparada.

## What a role makes of it

held-night-investigator = Não sabes o lado de ninguém. Repara em quem se encontra.
held-night-seer = Conheces os seguidores. Ajuda, mas nunca tão às claras que reparem em ti.
held-night-cultist = { $cultists ->
    [one] Sabes quem começa sem vida. Conta para ti, e mais ninguém o sabe.
   *[other] Conhecem-se. Não deixem que se note.
}
held-walk-investigator = Nesta hora podes trabalhar nas salas aqui indicadas.
held-walk-cultist = Podes trabalhar em qualquer sala. No teu percurso pareces de confiança.
held-meet-investigator = Só tens cartas Vivo. Qualquer uma serve.
held-meet-cultist = Assassinado mata agora, e vê-se quando alguém verificar. Vivo compra confiança.
held-act-investigator = Fora do teu percurso, só podes lidar com pessoas.
held-act-cultist = O teu percurso não te obriga. Fora dele, alguém pode perguntar como foi possível.
held-look-at-pulse-must-investigator = Uma carta Assassinado. Tens de a revelar, e segue-se uma votação.
held-look-at-pulse-may-investigator = Uma carta Assassinado. Aqui podes revelá-la, ou calar-te.
held-look-at-pulse-may-cultist = Podes revelá-la e parecer de confiança, ou devolver o maço.
held-look-at-pulse-none-investigator = Só Vivo. Devolve o maço, e di-lo se quiseres.
held-look-at-pulse-none-cultist = Só Vivo. Devolve o maço, e diz o que quiseres.
held-hold-vote-investigator = Pergunta quem encontrou todos os mortos, não quem fala mais.
held-hold-vote-seer = Vota com os outros quando têm razão. Não os conduzas.
held-hold-vote-cultist = Um nome errado vale um assassinato. Deixa que outros o digam primeiro.
held-ask-for-claim-investigator = Não tens nada a afirmar. Deixa acabar a hora.
held-ask-for-claim-cultist = Conta só as mortes de que tens a certeza. Precisas de { $dead }.

held-act-assassin = Podes atacar alguém aqui, uma vez. Toda a gente saberá quem és.
held-walk-mechanic = Enquanto viveres, podes trabalhar em qualquer sala.
held-teleport-radiant-beauty = A luz vai contigo. Vai para onde outros se encontrariam às escuras.
held-act-ghost-super-ghost = Podes usar todas as ações de sala no teu percurso, a câmara também.
held-act-ghost-investigator = Só as salas do percurso desta hora te estão abertas.
held-act-ghost-cultist = Ainda podes trabalhar em qualquer sala, pelo teu lado.
held-act-greenhorn = A câmara, ou iniciar uma votação, torna-te fantasma. A ação acontece na mesma.
held-reconsider-ballot-butterfingers = Mudá-lo é usar a faca, e isso torna-te fantasma.
held-look-through-false-eyes-butterfingers = Usar a faca torna-te fantasma. Podes recusar.
held-take-control-butterfingers = Usar a faca torna-te fantasma. Podes recusar.
held-act-crybaby = Tens de revelar qualquer morte que descubras, e depois também te tornas fantasma.
held-act-firestarter = Joga o teu Fracasso e a tua Sabotagem antes de acabar a hora 5, ou tornas-te fantasma.
held-walk-cursebearer = Uma sala com um fantasma mata-te. Os corredores não.
held-walk-celebrity = Não encontres ninguém a sós até à hora 6. Então toda a gente saberá se vives.
held-night-blind-cultist = És seguidor e não conheces ninguém. O outro conhece-te.
held-meet-cursed-hunter = Vivo amaldiçoado conta como Vivo, e marca-te um seguidor.
held-night-cursed-hunter = Conheces ambos os seguidores, e ninguém te conhece.
held-walk-cursed-hunter = Podes trabalhar em qualquer sala. No teu percurso pareces de confiança.
held-act-cursed-hunter = Não precisas de percurso. Um Sucesso amaldiçoado amaldiçoa a sala quando sai.

## Actions

note-check-state = Vê o maço Pulso de alguém que está aqui. Uma carta Assassinado leva a uma votação.
note-check-state-more = Verifica quem encontrou mais gente, ou quem encontrou alguém de quem duvidas.
note-watch-state = Pela câmara, vê o maço Pulso de alguém, esteja onde estiver. Precisa de energia.
note-watch-state-more = Chega a quem te evita.
note-fill-room = Põe aqui uma carta Sala, face para baixo. A terceira carta explora a sala.
note-fill-room-more = Três cartas de pessoas em quem confias fazem um maço seguro.
note-check-room = Tira uma carta à vista de todos. Sucesso traz um livro, Sabotagem devolve um.
note-check-room-more = Conta quem pôs cartas aqui. Da carta inicial ninguém tem culpa.
note-watch-room = Pela câmara, tira uma carta em qualquer sala explorada.
note-watch-room-more = Boa para um último livro longe daqui.
note-secure-hallway = Põe uma carta Sala nas passagens inseguras. As boas afastam encapuzados e o Homem-Peixe.
note-secure-hallway-more = Vale a pena enquanto houver muitas salas por explorar.
note-fight-cultist = Expulsa o encapuzado. Esta sala pode usar-se outra vez, e para sempre.
note-fight-cultist-more = Uma sala bloqueada numa prateleira quase cheia vale uma ação.
note-scare-fishman = Com a faca, afugenta o Homem-Peixe de volta ao lago.
note-scare-fishman-more = Ele pode voltar. Fá-lo quando o caminho fizer falta agora.
note-initiate-vote = Inicia agora uma votação, mesmo sem uma morte. Uma por hora, para toda a mesa.
note-initiate-vote-more = Tem um nome e uma razão antes de a iniciares.
note-restart-power = Traz a luz de volta. À luz, duas pessoas só se encontram quando estão a sós.
note-restart-power-more = O escuro ajuda quem mata. Repara em quem o deixa ficar.
note-close-portal = São precisas duas pessoas na mesma hora. Então é preciso menos um ponto para ganhar.
note-close-portal-more = Combinem-no em voz alta. Quem prometeu e não veio?
note-close-together = Pede a alguém daqui que feche o Portal contigo. Uma recusa custa-te a ação.
note-close-together-more = Pede a alguém em quem confias; a resposta também te diz alguma coisa.
note-pass = Não faças nada nesta hora.
note-pass-more = Quem muitas vezes não faz nada parece não ter percurso.
note-assassinate = Ataca alguém aqui, uma vez por partida. Torna-se fantasma, e toda a gente sabe quem és.
note-assassinate-more = Ataca o último seguidor e ganhas. Ataca um investigador e ajudas os seguidores.

## The expansions
note-walk-ice = O gelo está dividido em partes. Passar um obstáculo custa uma porta.
note-walk-ice-more = Só se encontra quem está na mesma parte. Um obstáculo entre duas pessoas é uma parede.
note-walk-mine = Os corredores juntam-se na interseção. A porta giratória fecha um, e roda a cada hora.
note-walk-mine-more = A ordem é conhecida: C, D, A, B. Pensa com uma hora de avanço.
note-walk-lift = Um elevador é um local à parte. Entrar custa uma porta; usá-lo não custa nada.
note-walk-lift-more = Duas pessoas a sós num elevador encontram-se, e outra vez ao saírem para uma sala vazia.
note-linger = A tua ação está feita. Restam as ações grátis: objetos, um elevador, uma profissão.
note-linger-more = Um objeto nas mãos certas vale uma ação. Quais são as mãos certas?
note-send-owl = A coruja leva uma das tuas cartas Sala ao maço de qualquer sala por concluir.
note-send-owl-more = A terceira carta explora a sala. Toda a gente vê a sala, ninguém vê a carta.
note-offer-lamp = Acende a lanterna, e ninguém te pode dar uma carta neste encontro. Uma só vez.
note-offer-lamp-more = Guarda-a para um encontro a sós com alguém de quem duvidas. Tu dás na mesma uma carta.
note-hold-vote-leader = Esta votação escolhe um líder para o ritual. Ninguém sai.
note-hold-vote-leader-more = Depois de três votações sem líder, ganham os seguidores. Decidam-se cedo por alguém seguro.
note-choose-participant = Escolhe quem participa. Cada pessoa joga uma carta Sala, e todas têm de ser Sucesso.
note-choose-participant-more = Os fantasmas podem participar, e alguns são inocentes de certeza.
note-lay-ritual-cards = Joga uma carta Sala. Embaralham-se e mostram-se; uma só carta má deita tudo a perder.
note-lay-ritual-cards-more = É a última carta da noite. Ninguém saberá de quem era cada uma.
note-throw-rope = Lança cordas a pessoas com vida. Cada uma embaralha o seu maço Pulso e mostra uma carta.
note-throw-rope-more = Uma carta Assassinado prova um assassinato. Uma carta Vivo não prova quase nada.
note-offer-profession = Expulsaste um encapuzado. Fica com a profissão escondida, ou deixa-a para outra pessoa.
note-offer-profession-more = Se ficares com ela, toda a gente a vê. Morre contigo.
note-break-tie = A votação está empatada, e és Prefeito: sai uma das pessoas, ou ninguém.
note-break-tie-more = Mais uma hora para pensar vale muitas vezes mais do que um palpite. Nem sempre.
note-choose-victim = Uma vida por uma vida: escolhe quem se torna fantasma em troca.
note-choose-victim-more = Sacrifica o último seguidor e a partida acaba. Um investigador conta para os seguidores.
note-choose-other-deck = Escolhe a segunda sala. Os dois maços trocam de lugar, e ninguém os vê.
note-choose-other-deck-more = Leva cartas em que confias à sala onde um livro enche uma prateleira.
note-guess-hunter = Alguém não jogava por nenhum lado. Apontem o Caçador e ganham; se errarem, ganha ele.
note-guess-hunter-more = Pensa nas maldições: quem encontrou ambos os seguidores, e quem esteve nessas salas?

held-lay-ritual-cards-investigator = Só um Sucesso ajuda.
held-lay-ritual-cards-cultist = Um Fracasso ou uma Sabotagem ganha a noite.
held-guess-hunter-cursed-hunter = Aponta outra pessoa, como toda a gente.

## Free acts

note-hand-over = Entrega um objeto a alguém que está aqui. Não custa nada, e a pessoa não tem voto na matéria.
note-hand-over-more = Um punhal nas mãos erradas vota contra ti.
note-pick-up = Apanha o que alguém deixou cair aqui ao morrer. Não custa nada.
note-pick-up-more = Toda a gente vê o que os mortos deixam cair. Quem chega primeiro apanha.
note-spot = Uma só vez: vê o maço Pulso de alguém que está noutra sala desta cor.
note-spot-more = Conta como uma verificação inteira: uma morte descoberta leva a uma votação.
note-shoot-cultist = Um só tiro: o encapuzado desta sala desaparece.
note-shoot-cultist-more = A tua ação continua por usar.
note-drive-fishman = Um só tiro: manda o Homem-Peixe para o lago, ou para um corredor à tua escolha.
note-drive-fishman-more = Também pode barrar o caminho a outras pessoas.
note-call-lift = Chama aqui o elevador vazio. Não custa nada; esta sala tem de estar no teu percurso.
note-call-lift-more = Chamá-lo diz à mesa que o teu percurso tem esta cor, ou que não precisas de nenhum.
note-revive = Uma vez: traz um fantasma de volta à vida. Depois, outra pessoa tem de morrer em troca.
note-revive-more = Duas escolhas numa só: quem é de certeza dos bons, e quem de certeza não é?
note-swap-deck = Uma vez: troca os maços de duas salas, sem os ver.
note-swap-deck-more = Procura maços que muitas mãos de confiança encheram.
note-done = Mais nada neste turno.
note-done-more = O que agora é grátis pode custar-te um movimento na próxima hora.

## Items: what each does, and when it is worth it

note-item-red-relic = { item-red-relic }. { item-red-relic-what }
note-item-red-relic-more = Já há lá duas? Então a próxima muda a forma de ganhar a noite.
note-item-snow-owl = { item-snow-owl }. { item-snow-owl-what }
note-item-snow-owl-more = O melhor alvo é uma sala a que falta uma carta. A terceira explora-a.
note-item-secret-switch = { item-secret-switch }. { item-secret-switch-what }
note-item-secret-switch-more = O atalho está agora aberto a toda a gente, e a quem mata também.
note-item-dagger = { item-dagger }. { item-dagger-what }
note-item-dagger-more = Decide votações renhidas. Dá-o a alguém em quem confias antes de morreres.
note-item-boots = { item-boots }. { item-boots-what }
note-item-boots-more = Mais uma porta é muitas vezes uma sala do teu percurso, e ninguém pelo caminho.
note-item-binoculars = { item-binoculars }. { item-binoculars-what }
note-item-binoculars-more = Guarda-os para quem nunca te deixa chegar perto.
note-item-rifle = { item-rifle }. { item-rifle-what }
note-item-rifle-more = Uma sala bloqueada numa prateleira quase cheia vale o tiro.
note-item-lamp = { item-lamp }. { item-lamp-what }
note-item-lamp-more = Guarda-a para um encontro a sós com alguém de quem duvidas.

## Events: what each does, and what to think of

note-token-lightning-strike = { token-lightning-strike }. { token-lightning-strike.does }
note-token-lightning-strike-more = Repara em quem está no mesmo local quando a luz se apaga: encontram-se logo.
note-token-secret-doors = { token-secret-doors }. { token-secret-doors.does }
note-token-secret-doors-more = Quem está na outra sala da tua cor conta como se estivesse contigo.
note-token-no-connection = { token-no-connection }. { token-no-connection.does }
note-token-no-connection-more = Em vez disso, observa. O que se faz em silêncio é difícil de explicar depois.
note-token-false-eyes = { token-false-eyes }. { token-false-eyes.does }
note-token-false-eyes-more = Pergunta em voz alta o que se viu, e compara a resposta com o que vier depois.
note-token-boosted-morale = { token-boosted-morale }. { token-boosted-morale.does }
note-token-boosted-morale-more = As salas distantes ficam ao alcance, e as pessoas distantes também.
note-token-lost-morale = { token-lost-morale }. { token-lost-morale.does }
note-token-lost-morale-more = Pensa já na próxima hora: algumas salas do teu percurso podem ficar longe demais.
note-token-in-control = { token-in-control }. Quem tem a faca pode ver uma ficha e removê-la do jogo.
note-token-in-control-more = Pergunta que ficha era, e lembra-te da resposta.
note-token-portal-opens = { token-portal-opens }. Se duas pessoas o fecharem a tempo, menos um ponto para ganhar. Se não, mais um.
note-token-portal-opens-more = Combinem em voz alta quem vai. Quem prometeu, e não veio?
note-token-broken-panes = { token-broken-panes }. { token-broken-panes.does }
note-token-broken-panes-more = Boas cartas nas passagens tornam uma hora destas inofensiva.
note-token-mirror = { token-mirror }. { token-mirror.does }
note-token-mirror-more = Nunca é novo. Vê o que trouxe a última hora.
note-token-safety-ropes = { token-safety-ropes }. Algumas pessoas com vida embaralham o maço Pulso e mostram uma carta cada.
note-token-safety-ropes-more = { note-throw-rope-more }
