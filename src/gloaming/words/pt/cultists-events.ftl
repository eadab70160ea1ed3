# What happened, as the seat that saw it tells it. $…Is says who is meant: you, or another.

## The night

event-roles-laid-out = { $rolesIs ->
    [none] Esta noite não há papéis especiais.
   *[some] Papéis especiais desta noite: { $roles }.
}
event-envelope-opened = És { $roleA }. Na mão tens: { $hand }.
event-cultists-recognised = { $cultistsIs ->
    [ye] { $othersIs ->
        [one] { $others } pertence aos seguidores
       *[many] { $others } pertencem aos seguidores
    }, como tu.
    [you] És o único seguidor.
    [one] Viste um polegar no ar: { $cultists } pertence aos seguidores.
   *[many] Viste polegares no ar: { $cultists } são os seguidores.
}
event-start-cards-seen = { $deadIs ->
    [none] Ninguém começou sem vida.
   *[some] Sem vida desde o início: { $dead }.
}
event-route-shown = { $seat } segue um percurso à vista de todos: { $route }.

## The hour

event-round-began = Começa a hora { $round }. { $knifeIs ->
    [you] Tens a faca.
   *[other] { $knife } tem a faca.
}
event-round-ended = Acabou a hora { $round }.
event-path-declared = { $seatIs ->
    [you] Anuncias o teu caminho
   *[other] { $seat } anuncia o seu caminho
}: { $path }.
event-entered = { $seatIs ->
    [you] Vais
   *[other] { $seat } vai
} { $placeTo }.
event-stayed = { $seatIs ->
    [you] Ficas
   *[other] { $seat } fica
} { $placeIn }.
event-met = { $seats } encontram-se { $placeIn }.
event-gave = { $seatIs ->
    [you] Dás { $card } { $toDat }.
   *[other] { $toIs ->
        [you] { $seat } dá-te { $card }.
       *[other] { $seat } dá { $card } { $toDat }.
    }
}
event-gave-in-the-dark = Às escuras, dás { $card } { $toDat }.
event-pulse-grew = { $seatIs ->
    [you] Às escuras, alguém te dá uma carta.
   *[other] Às escuras, alguém dá uma carta { $seatDat }.
}

## Event tokens

event-token-drawn = O relógio bate: { $token }.
event-power-switched = { $on ->
    [yes] A energia voltou.
   *[no] A energia falha. Fica tudo às escuras.
}
event-power-restarted = { $seatIs ->
    [you] Ligas a energia.
   *[other] { $seat } liga a energia.
}
event-portal-opened = O Portal abre-se { $portalIn }. Duas pessoas têm de o fechar antes { $deadline ->
    [start] de começar a hora { $mark }.
   *[end] de acabar a hora { $mark }.
}
event-portal-closed = O Portal está fechado. { $target ->
    [one] Agora basta um ponto.
   *[other] Agora bastam { $target } pontos.
}
event-portal-missed = Ninguém fechou o Portal a tempo. { $target ->
    [one] Agora é preciso um ponto.
   *[other] Agora são precisos { $target } pontos.
}
event-panes-broke = { $cards ->
    [0] Partem-se vidros, mas não cai nenhuma carta.
    [one] Uma carta do maço de compra cai, sem ninguém a ver, nas passagens inseguras.
   *[other] { $cards } cartas do maço de compra caem, sem ninguém as ver, nas passagens inseguras.
}
event-token-peeked = A ficha na tua mão: { $token }.
event-token-handled = { $removed ->
    [yes] { $seatIs ->
        [you] Removes uma ficha do jogo. Mais ninguém viu qual.
       *[other] { $seat } remove uma ficha do jogo, sem a mostrar.
    }
   *[no] { $seatIs ->
        [you] Devolves a ficha ao saco.
       *[other] { $seat } vê uma ficha e devolve-a ao saco.
    }
}
event-knife-used = { $seatIs ->
    [you] Usas a faca
   *[other] { $seat } usa a faca
} { $purpose ->
    [fishman] contra o Homem-Peixe.
    [entering] para passar pelo Homem-Peixe.
    [false_eyes] para ver através de olhos falsos.
    [in_control] para ver o que há no saco.
    [change] para mudar um voto.
    [double_vote] para contar um voto a dobrar.
    [double_abstention] para contar uma abstenção a dobrar.
    [ropes] para lançar as cordas de segurança.
   *[other] para alguma coisa.
}

## Actions

event-passed = { $seatIs ->
    [you] Passas.
   *[other] { $seat } passa.
}
event-state-checked = { $seatIs ->
    [you] Espreitas
   *[other] { $seat } espreita
} { $targetIs ->
    [you] o teu maço Pulso
   *[other] o maço Pulso de { $target }
}{ $means ->
    [camera] {" "}pela câmara.
    [false_eyes] {" "}através de olhos falsos.
    [binoculars] {" "}pelos binóculos.
   *[check] .
}
event-pulse-seen = { $targetIs ->
    [you] No teu maço Pulso
   *[other] No maço Pulso de { $target }
}: { $cards }.
event-dead-laid-open = { $cards ->
    [one] Uma carta Assassinado é revelada
   *[other] { $cards } cartas Assassinado são reveladas
} { $targetIs ->
    [you] no teu maço Pulso.
   *[other] no maço Pulso de { $target }.
}
event-death-reported = { $seatIs ->
    [you] Comunicas
   *[other] { $seat } comunica
} { $targetIs ->
    [you] a tua morte.
   *[other] a morte de { $target }.
}
event-check-closed = { $seatIs ->
    [you] Devolves
   *[other] { $seat } devolve
} { $targetIs ->
    [you] o teu maço Pulso
   *[other] o maço Pulso de { $target }
} e não { $seatIs ->
    [you] mostras
   *[other] mostra
} nada.
event-card-placed = { $placeIs ->
    [none] Uma carta do maço de compra vai, sem ninguém a ver, para as passagens inseguras.
   *[some] Uma carta do maço de compra vai, sem ninguém a ver, para o maço { $placeOf }.
}
event-card-discarded = Uma carta do maço de compra sai do jogo sem ninguém a ver.
event-hallway-secured = { $seatIs ->
    [you] Pões { $card } nas passagens inseguras.
   *[other] { $seat } põe { $card } nas passagens inseguras.
}
event-cultist-fought = { $seatIs ->
    [you] Expulsas o encapuzado { $placeFrom }.
   *[other] { $seat } expulsa o encapuzado { $placeFrom }.
}
event-fishman-scared = { $seatIs ->
    [you] Afugentas o Homem-Peixe de volta ao lago.
   *[other] { $seat } afugenta o Homem-Peixe de volta ao lago.
}
event-room-filled = { $seatIs ->
    [you] Pões { $card } no maço { $placeOf }.
   *[other] { $seat } põe { $card } no maço { $placeOf }.
}
event-room-checked = { $seatIs ->
    [you] Tiras
   *[other] { $seat } tira
} { $card } { $placeIn }{ $top ->
    [yes] , do cimo do maço.
   *[no] .
}
event-camera-used = { $seatIs ->
    [you] Usas a câmara.
   *[other] { $seat } usa a câmara.
}
event-vote-initiated = { $seatIs ->
    [you] Inicias uma votação.
   *[other] { $seat } inicia uma votação.
}
event-portal-touched = { $seatIs ->
    [you] Pousas a mão no Portal.
   *[other] { $seat } pousa a mão no Portal.
}
event-help-asked = { $seatIs ->
    [you] Pedes { $partnerDat } que ajude a fechar o Portal.
   *[other] { $partnerIs ->
        [you] { $seat } pede-te que ajudes a fechar o Portal.
       *[other] { $seat } pede { $partnerDat } que ajude a fechar o Portal.
    }
}
event-help-refused = { $seatIs ->
    [you] Não ajudas.
   *[other] { $seat } não ajuda.
}
