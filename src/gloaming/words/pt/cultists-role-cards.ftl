# The role cards: what one wants, what one fears, and a trick. The held sheet shows them first, the lobby under each role’s name.

role-card-books = Livros, ou { $cultists ->
    [one] o seguidor
   *[other] ambos os seguidores
} na rua.

role-card-investigator =
    .want = { $points } pontos em livros na estante, ou { $cultists ->
        [one] o seguidor
       *[other] ambos os seguidores
    } na rua.
    .fear = Uma carta Assassinado que nunca vês, e uma votação contra um dos teus.
    .trick = Só tens boas cartas. Diz onde as puseste, e conta as restantes.
role-card-cultist =
    .want = { $cultists ->
        [one] { $dead } investigadores mortos, e um passo em frente no fim de uma hora. Ou dez horas passadas.
       *[other] { $dead } investigadores mortos uma hora antes de vocês perderem. Ou dez horas passadas.
    }
    .fear = { $cultists ->
        [one] Uma votação. Seres a única pessoa que encontrou todos os mortos.
       *[other] Votações contra ambos, e defenderes bem demais o outro seguidor.
    }
    .trick = { $cultists ->
        [one] Dá muitas vezes Vivo. Segue o teu percurso, embora não precises. Esconde as mortes que descobres.
       *[other] Aqui ninguém dá um passo em frente. Mata cedo, mostra trabalho, e discorda do outro de vez em quando.
    }
role-card-seer =
    .want = Livros, ou { $cultists ->
        [one] o seguidor
       *[other] ambos os seguidores
    } na rua, sem ninguém reparar no que sabes.
    .fear = Que te apontem no fim: então ganham os seguidores.
    .trick = Vota como quem adivinha. Deixa que outros digam o nome primeiro.
role-card-assassin =
    .want = Um golpe que acerte num seguidor.
    .fear = Atacar um dos teus: conta para os seguidores.
    .trick = Espera até teres a certeza. Até lá, a ameaça basta para os seguidores terem cuidado.
role-card-mechanic =
    .want = Livros, mais depressa do que ninguém.
    .fear = Que te tomem por seguidor, porque nenhum percurso explica aonde vais.
    .trick = Trabalha em salas que mais ninguém pode usar nesta hora. Como fantasma já não podes.
role-card-radiant-beauty =
    .want = { role-card-books }
    .fear = Que descubram a tua morte com as luzes acesas, quando a tua luz não vale nada.
    .trick = Como fantasma levas luz e energia: às salas escuras, ou à câmara.
role-card-infected =
    .want = { role-card-books }
    .fear = Morrer sem ninguém descobrir: então o teu poder dorme.
    .trick = Descoberta a tua morte, ninguém dá cartas até acabar a hora seguinte.
role-card-super-ghost =
    .want = { role-card-books }
    .fear = Morrer sem ninguém descobrir: então és só mais um par de mãos.
    .trick = Como fantasma podes usar todas as salas: câmara, energia, Portal, até iniciar uma votação.
role-card-greenhorn =
    .want = Livros, ou { $cultists ->
        [one] o seguidor
       *[other] ambos os seguidores
    } na rua, sem dares cabo dos nervos.
    .fear = A câmara e iniciar uma votação: qualquer uma te torna fantasma.
    .trick = A ação acontece na mesma. Um olhar ou uma votação pode valer a pena.
role-card-butterfingers =
    .want = Livros, ou { $cultists ->
        [one] o seguidor
       *[other] ambos os seguidores
    } na rua, sem tocares na faca.
    .fear = Usar a faca seja para o que for: torna-te fantasma.
    .trick = Mantém o teu voto e recusa o que a faca oferece. Tê-la na mão não faz mal.
role-card-crybaby =
    .want = Livros, ou { $cultists ->
        [one] o seguidor
       *[other] ambos os seguidores
    } na rua, sem veres um cadáver.
    .fear = Revelar a morte de alguém: também te tornas fantasma.
    .trick = Deixa que outros verifiquem. Põe e tira cartas; aí as mãos não te tremem.
role-card-firestarter =
    .want = O teu Fracasso e a tua Sabotagem fora da mão até ao fim da hora 5.
    .fear = Ter ainda uma nessa altura. E que te tomem por seguidor.
    .trick = Põe-nas onde não haja livros por perto, ou nas passagens inseguras.
role-card-cursebearer =
    .want = Livros, ou { $cultists ->
        [one] o seguidor
       *[other] ambos os seguidores
    } na rua, longe dos fantasmas.
    .fear = Estar numa sala com um fantasma: morres logo.
    .trick = Os corredores são seguros. Pergunta aos fantasmas, em voz alta, para onde vão pairar.
role-card-celebrity =
    .want = Estar com vida quando começa a hora 6 e toda a gente fica a saber quem és.
    .fear = Morrer antes: as tuas cartas, também as Assassinado, vão para os outros.
    .trick = Até lá, não encontres ninguém a sós. Depois há prova, e toda a gente pode confiar em ti.
role-card-blind-cultist =
    .want = O que quer qualquer seguidor: mortos que cheguem a tempo, ou dez horas passadas.
    .fear = Matar ou acusar o outro seguidor, que não conheces.
    .trick = O outro conhece-te. Repara em quem te poupa, e dá Assassinado a outros.
role-card-cursed-hunter =
    .want = Ambos os seguidores amaldiçoados, ou seis salas, e ninguém que te aponte.
    .fear = A última pergunta da partida: quem é o Caçador?
    .trick = Conheces os seguidores e não precisas de percurso. Faz de investigador zeloso.

## Professions, and what else you can be

role-card-mayor =
    .want = Votações renhidas: és tu quem decide cada empate.
    .fear = Tornares-te fantasma: o cargo perde-se contigo.
    .trick = Diz de antemão como decidirias. Isso muda votos.
role-card-detective =
    .want = Alguém em quem confiar: mostram-te o Informador, investigador comprovado.
    .fear = Que os seguidores reparem em quem confias.
    .trick = Acredita no Informador, e nunca digas porquê.
role-card-exorcist =
    .want = Um fantasma de volta aos vivos, uma vez, ao preço de outra vida.
    .fear = Morrer primeiro: então ninguém volta.
    .trick = Sacrifica alguém de quem tens a certeza. Com o último seguidor, a partida acaba.
role-card-profiler =
    .want = Ver maços Pulso: vês as cartas pela ordem em que chegaram.
    .fear = Maços que outra pessoa embaralhou antes.
    .trick = Compara a ordem com o registo: mostra quem deu a carta Assassinado.
role-card-saboteur =
    .want = Trocar os maços de duas salas, uma vez.
    .fear = Trocar às cegas, e ajudar os seguidores.
    .trick = Leva um maço em que confias à sala onde um livro decide.
role-card-informant =
    .want = O que o teu papel quer. A tua ficha diz que não és seguidor.
    .fear = O mesmo que toda a gente.
    .trick = Se houver Detetive, uma pessoa à mesa sabe que és de confiança.
role-card-ghost =
    .want = O que já querias: ganhas ou perdes com o teu lado.
    .fear = Nada te mata duas vezes. O silêncio, talvez.
    .trick = Paira até onde quiseres, põe e tira cartas no teu percurso, fala e vota.
role-card-knife =
    .want = Aproveitá-la: começas tu, e alguns eventos dão-te a escolha.
    .fear = Que se lembrem de como a usaste.
    .trick = Com até seis pessoas, podes mudar o teu voto; com mais, conta duas vezes.
