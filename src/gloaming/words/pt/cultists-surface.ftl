# Under the Surface: what is asked, done and seen on the ice, and in the ritual.

## Items in a sentence: one that is found, and the one that is meant

thing-red-relic = uma relíquia vermelha
    .the = a relíquia vermelha
thing-snow-owl = a coruja-das-neves
    .the = a coruja-das-neves
thing-secret-switch = o interruptor secreto
    .the = o interruptor secreto
thing-dagger = um punhal
    .the = o punhal
thing-boots = um par de botas
    .the = as botas
thing-binoculars = uns binóculos especiais
    .the = os binóculos especiais
thing-rifle = uma espingarda
    .the = a espingarda
thing-lamp = uma lanterna
    .the = a lanterna

## Questions, and what all others read meanwhile

question-linger = Mais alguma coisa?
    .detail = A tua ação está feita. Ainda tens as ações grátis.
question-send-owl = Para onde leva a coruja a carta?
    .detail = Uma das tuas cartas Sala vai, face para baixo, para o maço de uma sala. Só tu sabes qual.
question-offer-lamp = Acendes a lanterna?
    .detail = Encontras { $others } { $placeIn }. Se a acenderes, ninguém te pode dar uma carta neste encontro. Depois fica gasta.
question-choose-participant = Quem participa no ritual?
    .detail = { $left ->
        [one] Falta uma pessoa.
       *[other] Faltam { $left } pessoas.
    } Cada uma joga uma carta Sala. O Organismo 46-B só é banido se todas forem Sucesso.
question-lay-ritual-cards = Que carta jogas?
    .detail = É embaralhada com as outras antes de se mostrarem. Ninguém fica a saber qual era a tua.
question-hold-vote-leader = Quem deve liderar o ritual?
    .detail = Votação { $number } de 3. Ninguém sai. O teu voto fica selado até toda a gente votar.
waiting-linger = { $seat } ainda pode fazer alguma coisa
waiting-send-owl = { $seat } está a enviar a coruja-das-neves
waiting-offer-lamp = { $seat } pode acender a lanterna
waiting-choose-participant = { $seat } está a escolher quem participa no ritual
waiting-lay-ritual-cards = Estão a jogar-se as cartas do ritual
waiting-hold-vote-leader = A mesa está a eleger um líder

## Answers

option-done = Termina o teu turno
option-hand-over = Entrega { $itemThe } { $toDat }
option-pick-up = Apanha { $itemThe }
option-send = A coruja leva { $card } { $placeTo }
option-send-nothing = A coruja voa sem carta
option-spot = { $targetIs ->
    [you] Vê o teu maço Pulso pelos binóculos
   *[other] Vê o maço Pulso de { $target } pelos binóculos
}
option-shoot-cultist = Dispara contra o encapuzado { $placeIn }
option-drive-fishman = { $toIs ->
    [none] Manda o Homem-Peixe para o lago
   *[some] Manda o Homem-Peixe { $toTo }
}
option-light-lamp = Acende a lanterna
option-keep-lamp = Guarda a lanterna para depois
option-take-along = { $seatIs ->
    [you] Participa tu
   *[other] Escolhe { $seatAcc }
}
option-lay-down = Joga { $card }
option-accuse-leader = { $seatIs ->
    [you] Vota em ti para líder
   *[other] Vota em { $seatAcc } para líder
}

detail-hand-over = Muda de mãos logo. A outra pessoa não tem voto na matéria.
detail-used-up = Uma só vez: depois desaparece.
detail-light-lamp = Dás na mesma uma carta.
detail-keep-lamp = Este encontro corre como sempre.
detail-accuse-leader = Lidera quem tiver mais votos do que qualquer outro nome e mais do que as abstenções.
detail-abstain-leader = Sem líder, vota-se outra vez. Depois de três votações sem líder, ganham os seguidores.
detail-find = Há aqui um objeto, face para baixo. Vais encontrá-lo.

## Events

event-item-found = { $seatIs ->
    [you] Encontras { $item } { $placeIn }.
   *[other] { $seat } encontra { $item } { $placeIn }.
}
event-item-turned-up = Aparece { $item } { $placeIn }.
event-item-lost = O objeto escondido { $placeIn } perde-se sem ninguém o ver.
event-item-handed-over = { $seatIs ->
    [you] Entregas { $itemThe } { $toDat }.
   *[other] { $toIs ->
        [you] { $seat } entrega-te { $itemThe }.
       *[other] { $seat } entrega { $itemThe } { $toDat }.
    }
}
event-item-picked-up = { $seatIs ->
    [you] Apanhas { $itemThe } { $placeIn }.
   *[other] { $seat } apanha { $itemThe } { $placeIn }.
}
event-items-dropped = { $seatIs ->
    [you] Deixas cair { $items } { $placeIn }.
   *[other] { $seat } deixa cair { $items } { $placeIn }.
}
event-relic-placed = { $relics ->
    [one] A primeira relíquia vermelha está no altar.
    [2] A segunda relíquia vermelha está no altar.
   *[other] A terceira relíquia vermelha está no altar. O Organismo 46-B acordou.
}
event-door-opened = A porta vermelha está aberta, para sempre.
event-owl-sent = { $seatIs ->
    [you] Mandas a coruja levar { $card } { $placeTo }.
   *[other] { $seat } manda a coruja levar { $card } { $placeTo }.
}
event-rifle-fired = { $seatIs ->
    [you] Disparas a espingarda.
   *[other] { $seat } dispara a espingarda.
}
event-fishman-driven = { $toIs ->
    [none] O Homem-Peixe foge para o lago.
   *[some] O Homem-Peixe foge { $toTo }.
}
event-lamp-lit = { $seatIs ->
    [you] Acendes a lanterna: neste encontro não recebes nenhuma carta.
   *[other] { $seat } acende a lanterna e não recebe nenhuma carta neste encontro.
}
event-ritual-called = Há pontos que cheguem, mas o Organismo 46-B acordou. O ritual de banimento decidirá.
event-leader-vote-held = Elege-se um líder: votação { $number } de 3.
event-leader-elected = { $leaderIs ->
    [none] Ninguém foi eleito.
    [you] Lideras o ritual.
   *[other] { $leader } lidera o ritual.
}
event-participant-chosen = { $seatIs ->
    [you] Participas no ritual.
   *[other] { $seat } participa no ritual.
}
event-ritual-card-laid = { $seatIs ->
    [you] Jogas { $card } no ritual.
   *[other] { $seat } joga { $card } no ritual.
}
event-ritual-revealed = As cartas do ritual: { $cards }.

## Roles

event-celebrity-tested = { $alive ->
    [yes] { $seatIs ->
        [you] Estás com vida, e agora toda a gente o sabe.
       *[other] { $seat } está com vida, e agora toda a gente o sabe.
    }
   *[no] { $seatIs ->
        [you] Já não vives.
       *[other] { $seat } já não vive.
    }
}
event-pulse-dealt = { $seatIs ->
    [you] O teu maço Pulso
   *[other] O maço Pulso de { $seat }
} é distribuído sem ninguém o ver: { $shares }.
shares-one = { $seat }: { $count }
event-pulse-lost = { $cards ->
    [one] A única carta
   *[other] As { $cards } cartas
} { $seatIs ->
    [you] do teu maço Pulso
   *[other] do maço Pulso de { $seat }
} { $cards ->
    [one] sai do jogo.
   *[other] saem do jogo.
}

## The panel

mark-free = Ações grátis
mark-owl = A coruja-das-neves
mark-offer-lamp = A lanterna
mark-ritual = O ritual de banimento
mark-choose-participant = { mark-ritual }
mark-look-binoculars = Pelos binóculos
mark-leader = Votação { $number } de 3 para líder
act-free = Ações grátis
act-free-detail = Quantas quiseres, antes ou depois da tua ação.
act-hand-over = Entrega um objeto
act-hand-over-detail = A alguém que está aqui. A pessoa não tem voto na matéria.
act-hand-over-what = O que entregas?
act-pick-up = Apanha um objeto
act-pick-up-detail = Está aqui no chão.
act-pick-up-choose = Escolhe um objeto
act-spot = Usa os binóculos
act-spot-detail = Verifica alguém noutra sala desta cor. Uma só vez.
act-shoot-cultist = Dispara contra um encapuzado
act-shoot-cultist-detail = O encapuzado desaparece para sempre, e a espingarda também.
act-drive-fishman = Dispara contra o Homem-Peixe
act-drive-fishman-detail = Escolhes para onde ele vai. Gasta a espingarda.
act-done = É tudo
act-send-owl = Para onde leva a coruja a carta?
act-send-owl-detail = Uma das tuas cartas Sala, face para baixo. Só tu sabes qual.
act-in-the-lake = Para o lago
ritual-lay = Joga-a
ritual-cards = As tuas cartas Sala
ritual-scene = O ritual. Participam: { $people }.
ritual-scene-none = O ritual. Ainda ninguém foi escolhido.
ritual-leads = { $whoIs ->
    [you] lideras
   *[other] lidera
}
ritual-takes-part = { $whoIs ->
    [you] participas
   *[other] participa
}
ritual-still = { $left ->
    [one] Falta escolher uma pessoa.
   *[other] Falta escolher { $left } pessoas.
}
ritual-laying = Cada pessoa joga uma carta. Todas têm de ser Sucesso.
lamp-lit = não recebe carta
lamp-lit-you = não recebes carta
lamp-choosing = pode acender a lanterna
lamp-choosing-you = podes acender a lanterna
carries = Levas
carries-profession = A tua profissão
look-in-order = Pela ordem em que as cartas chegaram, as mais antigas primeiro. Mantém premido para as ver.

## Votes for a leader

vote-leader = Quem lidera o ritual?
vote-leader-seal-name = Sela: { $name } lidera
vote-leader-seal-nobody = Sela: nenhum líder
vote-leader-rule = Lidera quem tiver mais votos do que qualquer outro nome e mais do que as abstenções. Depois de três votações sem líder, ganham os seguidores.
vote-leader-sum = { $votes } em { $name }, no máximo { $next } noutro nome{ $abstentions ->
        [0] { "" }
        [one] , uma abstenção
       *[other] , { $abstentions } abstenções
    }. { $name } lidera.
vote-leader-sum-none = { $votes } em { $people }{ $abstentions ->
        [0] { "" }
        [one] , uma abstenção
       *[other] , { $abstentions } abstenções
    }. Nenhum líder.
vote-leader-sum-nobody = Ninguém foi indicado, por isso não há líder.

## Scenes

scene-organism = O Organismo 46-B acordou
scene-organism-detail = Há três relíquias no altar. Os pontos já não bastam: um ritual decidirá.
scene-door = A porta trancada está aberta
scene-door-detail = Alguém premiu o interruptor secreto. A porta fica aberta.
scene-ritual = O ritual de banimento
scene-ritual-detail = Há pontos que cheguem. Elejam um líder: têm três votações.
scene-leader = { $name } lidera o ritual
scene-leader-detail = O líder escolhe quem participa.
scene-leader-none = Nenhum líder
scene-leader-none-detail = Vota-se outra vez. Depois da terceira, ganham os seguidores.
scene-leader-none-last = Era a terceira votação. Ganham os seguidores.
scene-own-cursebearer = A maldição leva { $name }
scene-own-cursebearer-detail = O Portador da maldição não pode estar numa sala com um fantasma. Não há votação.
scene-celebrity = { $name } é a Celebridade
scene-celebrity-alive = E está com vida: nenhuma carta Assassinado no seu maço Pulso.
scene-celebrity-dead = E já não vive. As cartas do seu maço Pulso são distribuídas pelos vivos.

## The end

end-ritual-title = O ritual
end-ritual-led = { $leaderIs ->
    [you] Lideraste tu.
   *[other] Liderou { $leader }.
}
end-ritual-part = { $seatsIs ->
    [none] Ninguém tinha uma carta para jogar.
    [you] Participaste tu.
    [one] Participou { $seats }.
   *[other] Participaram { $seats }.
}
end-ritual-no-leader = Três votações, e nenhum líder.
end-items-title = Objetos
end-item-altar = { $count } no altar
end-item-gone = já se gastou
end-item-lost = { $count ->
    [one] Um ficou, face para baixo, numa sala concluída.
   *[other] { $count } ficaram, face para baixo, em salas concluídas.
}
end-item-covered = { $count ->
    [one] Um nunca foi encontrado.
   *[other] { $count } nunca foram encontrados.
}
end-item-lying = { $item }, { $placeIn }
end-item-carried = { $seatIs ->
    [you] { $item }, contigo
   *[other] { $item }, com { $seat }
}
