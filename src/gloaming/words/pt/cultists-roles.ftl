# The roles. `.a` follows "You are", `.does` says what it can or must, `.short` the same for the lobby.

role-investigator = Investigador
    .a = investigador
    .does = Nenhum dom especial, só bom senso.
role-cultist = Seguidor
    .a = seguidor
    .does = Dá cartas Assassinado, estraga salas, não precisa de percurso e pode calar as mortes que descobre.
role-seer = Vidente
    .a = Vidente
    .does = Descobre durante a noite quem são os seguidores. Se, no fim, os seguidores apontarem quem é Vidente, ganham apesar de tudo.
    .short = { role-seer.does }
role-assassin = Assassino
    .a = Assassino
    .does = Uma vez por partida, pode transformar em fantasma outra pessoa com vida no mesmo local. A partir daí, toda a gente sabe quem é o Assassino.
    .short = { role-assassin.does }
role-mechanic = Mecânico
    .a = Mecânico
    .does = Enquanto viver, pode usar qualquer sala, diga o percurso o que disser.
    .short = { role-mechanic.does }
role-radiant-beauty = Beleza radiante
    .a = Beleza radiante
    .does = Como fantasma, leva luz e energia a todos os locais por onde passa.
    .short = { role-radiant-beauty.does }
role-infected = Infetado
    .a = Infetado
    .does = Quando se torna fantasma, ninguém dá cartas nos encontros até ao fim da hora seguinte.
    .short = { role-infected.does }
role-super-ghost = Superfantasma
    .a = Superfantasma
    .does = Como fantasma, pode usar todas as ações de sala, tal como os vivos.
    .short = { role-super-ghost.does }
role-greenhorn = Novato
    .a = Novato
    .does = Torna-se fantasma ao usar a câmara ou ao iniciar uma votação. A ação acontece na mesma.
    .short = { role-greenhorn.does }
role-butterfingers = Mãos de manteiga
    .a = Mãos de manteiga
    .does = Torna-se fantasma depois de usar a faca, seja para o que for.
    .short = { role-butterfingers.does }
role-crybaby = Choramingas
    .a = Choramingas
    .does = Torna-se fantasma depois de revelar a morte de alguém.
    .short = { role-crybaby.does }
role-firestarter = Incendiário
    .a = Incendiário
    .does = Começa com um Fracasso e uma Sabotagem e torna-se fantasma se ainda tiver uma delas na mão quando acaba a hora 5.
    .short = { role-firestarter.does }
role-cursebearer = Portador da maldição
    .a = Portador da maldição
    .does = Morre assim que está numa sala com um fantasma: porque entra, ou porque o fantasma chega. O papel revela-se e não há votação.
    .short = { role-cursebearer.does }
role-celebrity = Celebridade
    .a = Celebridade
    .does = Tem de revelar o papel no início da hora 6. Se já não viver, torna-se fantasma, e todas as cartas do seu maço Pulso são distribuídas sem ninguém as ver.
    .short = { role-celebrity.does }
role-blind-cultist = Seguidor cego
    .a = Seguidor cego
    .does = Um seguidor que de noite não abre os olhos. Não conhece o outro seguidor nem os mortos; o outro conhece-o.
    .short = { role-blind-cultist.does }

role-shown-as-ghost = Revela-se ao tornar-se fantasma.
role-hidden-as-ghost = Fica em segredo, mesmo como fantasma.
role-unknown = um papel desconhecido
role-one-of = { $roles }
role-favours = { $side ->
    [investigators] Ajuda os investigadores: { $loyalty }
    [cultists] Ajuda os seguidores: { $loyalty }
   *[none] Não ajuda nenhum dos lados
}

## Teams and what they want

team-investigators = Investigadores
    .one = Investigador
    .goal = { $cultists ->
        [one] Juntar { $points } pontos em livros na estante, ou pôr o seguidor na rua.
       *[other] Juntar { $points } pontos em livros na estante, ou pôr os { $cultists } seguidores na rua.
    }
team-cultists = Os seguidores
    .one = Seguidor
    .goal = { $cultists ->
        [one] No fim de uma hora, afirmar com razão que há { $dead } investigadores mortos. Ou aguentar dez horas.
       *[other] Ter { $dead } investigadores mortos na hora antes de perderem. Ou aguentar dez horas.
    }
team-hunter = O Caçador amaldiçoado
    .one = Caçador amaldiçoado
    .goal = Passar despercebido, com uma carta Maldição nos maços Pulso de ambos os seguidores ou fichas Maldição em seis salas.
team-sizes = { $cultists ->
    [one] Um seguidor
   *[other] { $cultists } seguidores
}, { $investigators } investigadores
team-sizes-hunted = { team-sizes }, um Caçador amaldiçoado
