# The guided games, beat by beat: `.coach` stands on the question, `.held` only while one holds, `.then` after the
# answer, `.refused` where another answer was tapped, `.says-…` is what others say, `.help-…` comes one a tap.

## The first night

lesson-first-night = A tua primeira noite
    .intro-1 = Uma universidade à noite. São cinco a juntar livros.
    .intro-2 = Há entre vocês quem passe a morte com um aperto de mão.
    .intro-3 = A carta que te dão pode ser a tua morte. Ninguém te dirá.

lesson-first-night-n1 =
    .coach = Mantém a carta premida para a veres. Larga, e fica outra vez tapada.
    .held = És investigador. Leva livros para a estante, ou põe o seguidor na rua.
    .then = Toda a gente tem uma carta como a tua. Numa delas está escrito Seguidor.

lesson-first-night-1-1 =
    .coach = Primeiro toda a gente anda, até três portas. Ninguém pode ficar onde está.

lesson-first-night-1-4 =
    .coach = Duas pessoas a sós numa sala encontram-se. Cada uma dá uma carta à outra, face para baixo.

lesson-first-night-1-5 =
    .coach = Nesta hora há três salas no teu percurso, e só lá podes trabalhar. Escolhe uma.
    .refused = Noutras noites, sim. Esta noite, escolhe uma sala iluminada.

lesson-first-night-1-6 =
    .says-1 = Até que enfim. Duas pessoas veem mais do que uma.

lesson-first-night-1-7 =
    .coach = Agnes e tu estão a sós, por isso encontram-se. Prime, desliza até uma carta, larga.
    .held = Só tens cartas Vivo. Não podes fazer mal a ninguém.
    .then = A tua carta está no maço Pulso dela. O que ela te deu, ninguém te dirá.

lesson-first-night-1-8 =
    .coach = Em cada hora tira-se uma ficha. Esta: quatro portas na próxima hora.

lesson-first-night-1-9 =
    .coach = Agora cada pessoa faz uma coisa. Theo põe uma carta no maço de uma sala.

lesson-first-night-1-11 =
    .coach = Três cartas no maço, e o Observatório está explorado. Agora já lá podes tirar cartas.

lesson-first-night-1-12 =
    .coach = Põe uma carta no maço desta sala. Mais tarde, alguém tirará de lá.
    .held = Só tens cartas Sucesso. As outras, só um seguidor as tem.

lesson-first-night-1-13 =
    .coach = Agnes põe também uma carta, face para baixo. Só ela sabe qual.
    .says-1 = E uma minha. Foi rápido.

lesson-first-night-1-14 =
    .coach = Em cada hora, toda a gente recebe esta pergunta. Só o seguidor pode responder outra coisa.

lesson-first-night-2-3 =
    .coach = O teu percurso avança, para verde e azul-escuro. O Observatório está explorado. Vai lá tirar uma carta.
    .refused = Noutra hora. O Observatório está à espera, e no teu percurso.

lesson-first-night-2-4 =
    .says-1 = Vou contigo. Ninguém devia andar a sós por aqui.

lesson-first-night-2-5 =
    .coach = Agnes outra vez. Uma carta cada, como antes.

lesson-first-night-2-7 =
    .coach = As luzes apagam-se. Às escuras, encontra-se quem está no mesmo local, e não só duas pessoas.

lesson-first-night-2-10 =
    .coach = Tira uma carta deste maço. Toda a gente a verá. Um Sucesso leva um livro para a estante.
    .then = Mais um livro, e esta prateleira fica cheia. Com dez pontos ganha-se a noite.

lesson-first-night-2-11 =
    .says-1 = Mais uma, para dar sorte.

lesson-first-night-3-2 =
    .coach = Azul-claro ou vermelho. Duas cabeças numa sala querem dizer que lá encontrarias alguém.
    .refused = Esta noite não. As duas salas iluminadas estão no teu percurso.

lesson-first-night-3-3 =
    .says-1 = Deixo-te trabalhar. Tem cuidado.

lesson-first-night-3-4 =
    .says-1 = Sou só eu. Pousa essa lanterna.

lesson-first-night-3-5 =
    .coach = Uma carta cada, como sempre.

lesson-first-night-3-8 =
    .coach = São três, às escuras. Dá uma carta a uma dessas pessoas: primeiro a quem, depois qual.
    .then = Toda a gente vê a quem deste, mesmo às escuras. Ninguém vê o quê.

lesson-first-night-3-9 =
    .coach = Outro relâmpago. A luz voltou.

lesson-first-night-3-11 =
    .coach = Podes ver as cartas que alguém recebeu. Vê as de Theo.

lesson-first-night-3-12 =
    .coach = Mantém premido para ver as cartas de Theo. Com uma Assassinado entre elas, ele já não vive.
    .held = Só cartas Vivo: Theo também vive. Devolve o maço.
    .then = Uma carta Assassinado, terias de a revelar. Só um seguidor a pode esconder.

lesson-first-night-3-14 =
    .says-1 = Já te convenceste?

lesson-first-night-3-15 =
    .says-1 = Agora tu. Vejo toda a gente uma vez.

lesson-first-night-3-16 =
    .coach = Havia uma carta Assassinado entre as tuas. Quem ta deu sabia-o.
    .says-1 = Lamento. Tenho de mostrar isto.

lesson-first-night-3-17 =
    .coach = Descobriu-se uma morte, por isso toda a gente vota, até os mortos. Indica alguém, ou ninguém.
    .says-1 = Theo foi ter contigo às escuras. Eu digo Theo.
    .says-2 = A minha carta era Vivo. Quem mais esteve a sós contigo?
    .says-3 = Sabemos muito pouco. Não indico ninguém.
    .says-4 = Eu preferia esperar.

lesson-first-night-3-18 =
    .coach = Um nome precisa de mais votos do que qualquer outro, e de mais do que as abstenções.

lesson-first-night-4-1 =
    .coach = És um fantasma: as paredes são ar e não encontras ninguém. Resta um livro no Observatório.

lesson-first-night-4-3 =
    .says-1 = Agnes. Temos de conversar.

lesson-first-night-4-4 =
    .coach = Agnes e Theo encontram-se na Biblioteca. Só podes ver.

lesson-first-night-4-6 =
    .coach = Com Ines são três. À luz, três pessoas não se encontram.

lesson-first-night-4-8 =
    .coach = Os mortos ainda trabalham. Põe uma carta ou tira uma, nas salas do teu percurso.
    .then = A prateleira está cheia: 2 pontos. Já não vives, e ainda ajudas a ganhar.

lesson-first-night-4-11 =
    .says-1 = Theo, não te mexas.

lesson-first-night-4-12 =
    .says-1 = Há uma hora eu estava vivo. Alguém aqui viu.

lesson-first-night-4-13 =
    .coach = O teu voto decide. Viste as cartas de Theo na hora 3. Com quem se encontrou ele depois?
    .held = Na hora 3, as cartas de Theo eram todas Vivo.
    .help-1 = Theo encontrou uma pessoa desde que viste as cartas dele.
    .help-2 = Os mortos não podem ser o seguidor: só o seguidor tem cartas Assassinado.
    .says-1 = Ines encontra todos os corpos. Acho isso estranho.
    .says-2 = Ruben vai para onde ninguém trabalha, e não faz nada.
    .says-3 = Agnes foi a última pessoa que encontrei.
    .says-4 = …

lesson-first-night-5-1 =
    .coach = Alguém entre vocês sabia dela desde o início: o Vidente. Se ela tivesse apontado a pessoa certa, teria ganhado.
    .says-1 = Tanta certeza. És tu o Vidente.

lesson-first-night-6-2 =
    .coach = Com três mortos, o seguidor pode dar um passo em frente no fim de uma hora, e ganhar.
    .says-1 = Obrigada. Há três mortos. Contem-nos.

lesson-first-night-reveal-1 = A tua linha. A caveira: hora 2, o Observatório. Agnes deu-te uma carta Assassinado.
lesson-first-night-reveal-2 = O olho: hora 3. Durante uma hora inteira andaste, deste e tiraste, já sem vida.
lesson-first-night-reveal-3 = Theo: hora 4, a Biblioteca. Encontrou Agnes, e a linha dele fica plana.
lesson-first-night-reveal-4 = Ruben estava morto desde o início, e nunca o soube. Era o Vidente, e sabia de Agnes.
lesson-first-night-reveal-5 = Tu, Theo, Ruben: três mortos. No fim desta hora, Agnes teria reclamado a vitória, e ganhado.
lesson-first-night-reveal-6 = Tu, Theo, Ruben: três mortos. Só uma pessoa tinha estado a sós contigo e com Theo.
lesson-first-night-reveal-7 = Foi uma noite. Numa partida a sério ninguém te ilumina o caminho, e o seguidor podes ser tu.

## The first night as the Cultist

lesson-first-night-cultist = A tua primeira noite como seguidor
    .intro-1 = A mesma universidade, outra noite. Desta vez és tu.
    .intro-2 = Uma das outras pessoas já não vive, e não sabe. Mais duas, e ganhas.
    .intro-3 = Ninguém vê as tuas cartas. Toda a gente vê quem encontras.

lesson-first-night-cultist-n1 =
    .coach = Mantém a carta premida para a veres. Esta noite a carta é outra.
    .held = És seguidor. Agnes está sem vida desde o início. Com três mortos, ganhas.
    .then = Uma das outras pessoas é o Vidente, e conhece o seguidor. Ninguém sabe quem.

lesson-first-night-cultist-1-1 =
    .says-1 = Esta noite prefiro trabalhar sem companhia.

lesson-first-night-cultist-1-4 =
    .coach = Cada pessoa está sem companhia. Vai ter com uma, e encontram-se.

lesson-first-night-cultist-1-5 =
    .coach = Prime, desliza até uma carta, larga. Por fora, todas as cartas são iguais.
    .held = Desliza até Assassinado. A morte é imediata, e a pessoa continua a andar.
    .then = Toda a gente viu que deste uma carta. Ninguém viu qual.

lesson-first-night-cultist-1-7 =
    .coach = As luzes apagam-se. Às escuras, encontra-se quem está no mesmo local.

lesson-first-night-cultist-1-11 =
    .coach = Põe uma carta no maço desta sala, como toda a gente.
    .held = Não precisas de percurso. Sabotagem devolve um livro, Fracasso não faz nada, Sucesso parece honesto.
    .then = Face para baixo, entre outras. Quando alguém a tirar, já não se sabe de quem era.

lesson-first-night-cultist-1-13 =
    .coach = A pergunta vai para toda a gente. Deixa acabar a hora.
    .held = Há dois mortos: Agnes e { $victim }. Se reclamares com menos de três, perdes. Espera.

lesson-first-night-cultist-2-5 =
    .coach = Ines e Ruben estão na Cantina, às escuras. Vai ter com eles, e encontram-se os três.

lesson-first-night-cultist-2-6 =
    .coach = Primeiro a quem, depois que carta. Toda a gente vê quem escolhes.
    .held = Assassinado outra vez, para alguém que ainda viva. Mais tarde, a culpa pode cair noutra pessoa.

lesson-first-night-cultist-2-12 =
    .coach = Vê o maço Pulso de uma das duas pessoas que estão aqui.
    .held = Escolhe { $second }. Verificar parece prestável, e já sabes o que vais encontrar.

lesson-first-night-cultist-2-13 =
    .coach = Mantém premido para ver, depois decide. As outras pessoas só veem que espreitaste.
    .held = Um investigador teria de revelar isto. Tu podes devolver o maço e sorrir.
    .then = Não revelaste nada. A mesa toma-o por bom sinal.

lesson-first-night-cultist-2-16 =
    .coach = Pergunta-se a toda a gente se há ainda algo a dizer.
    .held = Agnes, { $victim }, { $second }: três. É esta a hora. Dá um passo em frente.

lesson-first-night-cultist-reveal-1 = Três caveiras: uma desde o início, duas da tua mão. Ninguém verificou a tempo.
lesson-first-night-cultist-reveal-2 = Theo era o Vidente. Soube de ti toda a noite, e não se atreveu a dizê-lo.
lesson-first-night-cultist-reveal-3 = Numa partida a sério, contam quem esteve com cada morto. Dá-lhes outra pessoa para contar.
