# The end.

end-table = Mesa { $code }
end-aborted-title = A partida foi interrompida.
end-chart-title = O que realmente aconteceu
end-proof-title = Ninguém fez batota
end-proof-detail = Antes de a primeira carta ser distribuída, a mesa publicou um selo sobre a sorte desta partida. Em baixo está a semente que ele escondia. Guarda a gravação, e o Gloaming verifica o selo, a semente e cada jogada:
end-proof-seal = O selo, publicado no início
end-proof-seed = A semente, revelada no fim
end-proof-verify = Para verificar
end-proof-file = GRAVAÇÃO
end-save = Guarda a gravação
end-replay = Vê outra vez
end-again = A mesma mesa, outra partida
end-join = Vai ter com { $name } à nova mesa
end-again-trouble = Não foi possível abrir uma nova mesa. Tenta outra vez daqui a pouco.
end-proof-title-broken = Aqui há algo que não bate certo
end-proof-holds = Verificado neste aparelho: a distribuição foi selada antes da primeira carta, a tua parte está lá, e as tuas respostas estão como as deste.
end-proof-holds-unshared = Verificado neste aparelho: o selo é o que viste no início. Este aparelho não contribuiu para a semente.
end-proof-nothing = Este aparelho não tem com que verificar: quando a partida começou, não estava num lugar com chave.
end-proof-broken = { $fault ->
    [terms] As condições desta partida não são as que este aparelho aceitou.
    [seal] O selo não é o que este aparelho viu, ou a semente não lhe corresponde.
    [seed] A semente não é feita das partes prometidas.
    [share] A parte deste aparelho não está na semente.
   *[answers] As tuas respostas assinadas não estão todas na gravação, ou há outras no seu lugar.
} Não confies neste resultado. Guarda a gravação e pergunta a quem gere este servidor.
end-proof-attempts = A distribuição começou { $attempts } vezes, porque alguém prometeu uma parte e não a entregou.
end-proof-seat = { $name }: { $signed ->
    [0] sem assinatura
   *[other] { $signed } de { $answers } respostas assinadas
}{ $witnessed ->
    [yes] , e o fim testemunhado
   *[no] {""}
}.
end-proof-nobody = Ninguém assinou respostas.
end-proof-how = Como uma mesa prova que distribuiu bem
fair-title = Como uma mesa prova que distribuiu bem
fair-pledge = Antes de a primeira carta ser distribuída, o servidor e cada aparelho com chave guardam fechada uma parte tirada ao acaso, e mostram a toda a gente a impressão digital dela.
fair-seed = Só quando todas as impressões digitais estão na mesa se revelam as partes. Juntas, decidem como se embaralha de cada vez, e por isso ninguém pode escolher as cartas.
fair-pin = O teu aparelho regista as impressões digitais, os nomes, as opções e o selo antes de revelar a sua parte.
fair-sign = Cada resposta que dás é assinada com uma chave que nunca sai do teu aparelho, e no fim também a lista de todas as respostas.
fair-check = Quando a partida acaba, o teu aparelho verifica tudo isto, e qualquer pessoa o pode verificar de novo a partir da gravação.
fair-limits = Os bots e os aparelhos sem ligação segura não trazem nenhuma parte e não assinam nada, e a gravação di-lo. Mesmo quem tenha todas as partes menos a tua não consegue escolher as cartas. Se alguém retiver a sua parte, distribui-se de novo, e mostra-se o número de tentativas.
fair-back = Volta atrás
