# Events of rooms, votes, deaths and the end.

## Rooms

event-room-explored = Sala explorada: { $place }.{ $unsafe ->
    [yes] {" "}A ficha mostra uma passagem insegura.
   *[no] {""}
}
event-book-placed = Um livro vai { $placeFrom } para a estante.
event-book-returned = Um livro volta da estante { $placeTo }.
event-room-finished = Sala concluída: { $place }.
event-rack-scored = { $rack } está cheia: { $points ->
    [one] 1 ponto.
   *[other] { $points } pontos.
}
event-passage-drawn = Das passagens inseguras sai { $card }.
event-cultist-appeared = Aparece um encapuzado { $placeIn }. Ali não há ações de sala.
event-fishman-appeared = O Homem-Peixe ergue-se { $placeIn }.

## Votes

event-ballots-opened = { $ballots }.
ballots-for = { $seatsIs ->
    [you] tu votas em { $ballotAcc }
    [one] { $seats } vota em { $ballotAcc }
   *[many] { $seats } votam em { $ballotAcc }
}
ballots-for-self = { $seatsIs ->
    [you] tu votas em ti
   *[one] { $seats } vota em si
}
ballots-abstain = { $seatsIs ->
    [you] tu absténs-te
    [one] { $seats } abstém-se
   *[many] { $seats } abstêm-se
}
event-ballot-cast = { $ballotIs ->
    [none] Abstiveste-te.
    [you] Votaste em ti.
   *[other] Votaste em { $ballotAcc }.
}
event-tally-shown = { $tally }.
tally-for = { $votes ->
    [one] um voto em { $seatAcc }
   *[other] { $votes } votos em { $seatAcc }
}
tally-abstentions = { $votes ->
    [0] nenhuma abstenção
    [one] uma abstenção
   *[other] { $votes } abstenções
}
event-ballot-changed = { $ballotIs ->
    [none] De faca na mão, { $seatIs ->
        [you] absténs-te, afinal.
       *[other] { $seat } abstém-se, afinal.
    }
    [self] De faca na mão, { $seatIs ->
        [you] votas em ti, afinal.
       *[other] { $seat } vota em si, afinal.
    }
   *[other] De faca na mão, { $seatIs ->
        [you] votas em { $ballotAcc }, afinal.
       *[other] { $seat } vota em { $ballotAcc }, afinal.
    }
}
event-ballot-kept = De faca na mão, { $seatIs ->
    [you] manténs o teu voto.
   *[other] { $seat } mantém o seu voto.
}
event-vote-settled = { $eliminatedIs ->
    [none] Ninguém sai.
    [you] Tens de sair.
   *[other] { $eliminated } sai.
}

## Deaths and roles

event-became-ghost = { $cause ->
    [murder] { $seatIs ->
        [you] Já não vives. Continuas como fantasma.
       *[other] { $seat } já não vive e continua como fantasma.
    }
    [vote] { $seatIs ->
        [you] Continuas como fantasma.
       *[other] { $seat } continua como fantasma.
    }
    [assassin] { $seatIs ->
        [you] Cais às mãos do Assassino e continuas como fantasma.
       *[other] { $seat } cai às mãos do Assassino e continua como fantasma.
    }
    [exorcist] { $seatIs ->
        [you] Morres por outra pessoa e continuas como fantasma.
       *[other] { $seat } morre por outra pessoa e continua como fantasma.
    }
   *[own] { $seatIs ->
        [you] Tornas-te fantasma. Mais ninguém teve mão nisso.
       *[other] { $seat } torna-se fantasma. Mais ninguém teve mão nisso.
    }
}
event-role-shown = { $seatIs ->
    [you] Revelas o teu papel: { $role }.
   *[other] { $seat } revela o seu papel: { $role }.
}
event-assassinated = { $seatIs ->
    [you] Dás um passo em frente como Assassino e atacas { $targetAcc }.
   *[other] { $targetIs ->
        [you] { $seat } dá um passo em frente como Assassino e ataca-te.
       *[other] { $seat } dá um passo em frente como Assassino e ataca { $targetAcc }.
    }
}

## The end

event-claimed = { $seatIs ->
    [you] Dás um passo em frente como seguidor e afirmas que já há investigadores mortos que cheguem.
   *[other] { $seat } dá um passo em frente como seguidor e afirma que já há investigadores mortos que cheguem.
}
event-pulse-opened = { $seatIs ->
    [you] O teu maço Pulso
   *[other] O maço Pulso de { $seat }
}: { $cards }.
event-dead-counted = Abrem-se os maços Pulso. { $deadIs ->
    [none] Ninguém morreu.
    [you] Já não vives.
    [one] { $dead } já não vive.
   *[many] { $dead } já não vivem.
} Os seguidores precisavam de { $needed }.
event-guessers-named = Têm de apontar o Vidente: { $seats }.
event-seer-named = { $guessIs ->
    [you] { $seatsIs ->
        [one] { $seats } aponta-te
       *[many] { $seats } apontam-te
    }
   *[other] { $seatsIs ->
        [you] Apontas { $guess }
        [one] { $seats } aponta { $guess }
       *[many] { $seats } apontam { $guess }
    }
} como Vidente. { $right ->
    [yes] Está certo.
   *[no] Está errado.
}
event-game-ended = { $winner ->
    [cultists] Ganham os seguidores
    [hunter] Ganha o Caçador amaldiçoado
   *[investigators] Ganham os investigadores
}: { $why }.

# Why a game ended, to follow "The cult wins:"
reason-points = há livros suficientes na estante
reason-vote = o último seguidor saiu depois de uma votação
reason-assassin = o último seguidor caiu às mãos do Assassino
reason-murder = encontraram o último seguidor sem vida
reason-kills = houve a tempo investigadores mortos que chegassem
reason-claim = a afirmação era verdadeira, e há investigadores mortos que cheguem
reason-false-claim = a afirmação era falsa, e há poucos investigadores mortos
reason-time = passaram dez horas, e a estante não está cheia que chegue
reason-seer = os seguidores apontaram o Vidente
reason-ritual = { $winner ->
    [investigators] o Organismo 46-B foi banido
   *[cultists] o ritual de banimento falhou
}
reason-no-leader = três votações não encontraram líder para o ritual
reason-exorcist = o último seguidor morreu às mãos do Exorcista
reason-hunter = { $winner ->
    [hunter] ninguém reconheceu o Caçador a tempo
   *[other] o Caçador foi reconhecido
}
