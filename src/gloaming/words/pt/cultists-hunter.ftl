# The Cursed Hunter: a third side with one member, its cards and its tokens.

role-cursed-hunter = Caçador amaldiçoado
    .a = Caçador amaldiçoado
    .does = Joga sem aliados contra os dois lados. Vê de noite quem são os seguidores, não precisa de percurso e espalha uma maldição por encontros e salas.
    .short = { role-cursed-hunter.does }
card-curse_alive = Vivo amaldiçoado
    .one = uma carta Vivo amaldiçoado
    .does = Conta como Vivo, mas traz uma maldição.
card-curse_success = Sucesso amaldiçoado
    .one = uma carta Sucesso amaldiçoado
    .does = Conta como Sucesso, mas amaldiçoa a sala.

question-guess-hunter = Quem é o Caçador amaldiçoado?
    .detail = { $team ->
        [cultists] Ambos os seguidores estão amaldiçoados. Se o nome estiver certo, ganham os seguidores; se não, ganha o Caçador.
       *[investigators] Seis salas estão amaldiçoadas. A pergunta vai para toda a gente, mas só contam as respostas dos investigadores. Se o nome estiver certo, ganham eles; se não, ganha o Caçador.
    }
waiting-guess-hunter = { $team ->
    [cultists] Os seguidores procuram o Caçador
   *[investigators] Toda a gente procura o Caçador
}
option-name-hunter = { $seatIs ->
    [you] Aponta-te como Caçador
   *[other] Aponta { $seatAcc } como Caçador
}
detail-name-hunter = Uma só tentativa decide.

event-room-cursed = Uma maldição cai sobre { $placeThe }.
event-curse-shown = { $cards ->
    [one] Há uma carta Maldição
   *[other] Há { $cards } cartas Maldição
} { $seatIs ->
    [you] no teu maço Pulso.
   *[other] no maço Pulso de { $seat }.
}
event-hunter-sought = { $team ->
    [cultists] Ambos os seguidores estão amaldiçoados. Têm de encontrar o Caçador.
   *[investigators] Seis salas estão amaldiçoadas. Os investigadores têm de encontrar o Caçador.
}
event-hunter-named = { $team ->
    [cultists] Os seguidores
   *[investigators] Os investigadores
} { $guessIs ->
    [you] apontam-te
   *[other] apontam { $guess }
} como Caçador. { $right ->
    [yes] Está certo.
   *[no] Está errado.
}
mark-guess-hunter = A última palavra
reference-side-cursed-hunter = Um terceiro lado. Se ninguém o reconhecer, o Caçador amaldiçoado vence os outros dois. Se os maços Pulso de ambos os seguidores tiverem cartas Maldição, são eles que têm de o apontar no fim; se não, mas houver seis salas amaldiçoadas, são os investigadores.
