# People come and go: who has lost the connection, who keeps everyone waiting, a bot for them, a new owner for their seat.

## At the portrait

seat-lost = sem ligação
seat-silent = faz esperar toda a gente
seat-minded = um bot joga entretanto
seat-follows = ficou com o lugar de { $name }
seat-lost-short = sem rede
seat-minded-short = joga o bot
seat-silent-short = em silêncio

## While you wait

presence-lost = { $minutes ->
    [0] { $name } perdeu a ligação.
    [one] { $name } perdeu a ligação há um minuto.
   *[other] { $name } perdeu a ligação há { $minutes } minutos.
}
presence-silent = { $minutes ->
    [0] { $name } ainda não respondeu.
    [one] { $name } não responde há um minuto.
   *[other] { $name } não responde há { $minutes } minutos.
}
presence-long = { $minutes ->
    [0] Isto está a demorar.
    [one] Toda a gente espera há um minuto.
   *[other] Toda a gente espera há { $minutes } minutos.
}
presence-minded = Um bot está a jogar por { $name }.
presence-cover = Deixa um bot jogar por { $name }
presence-cover-whom = Deixa um bot jogar por:
presence-agreed = { $peopleIs ->
    [one] { $people } deixaria um bot jogar por { $name }. Basta mais uma pessoa.
   *[many] { $people } deixariam um bot jogar por { $name }. Basta mais uma pessoa.
}
presence-agreed-you = Deixarias um bot jogar por { $name }. Basta mais uma pessoa.
presence-agreed-of-you = { $peopleIs ->
    [one] { $people } deixaria um bot jogar por ti.
   *[many] { $people } deixariam um bot jogar por ti.
}
presence-not-after-all = Espera mais um pouco
presence-former = { $name } ficou com o teu lugar. Agora assistes, de fora.

## Back again

return-mark = O teu lugar
return-title = Um bot está a jogar por ti
return-detail = { $decisions ->
    [0] Ainda não teve de decidir nada.
    [one] Na tua ausência, tomou uma decisão.
   *[other] Na tua ausência, tomou { $decisions } decisões.
}
return-since = O que aconteceu
return-take = Recupera o meu lugar

## The menu

menu-bot-for-me = Deixa um bot jogar por mim
menu-hand-over = Passa o lugar de { $name }
menu-clocks = Limites de tempo

## Handing a seat on

hand-over-title = O lugar de { $name } para outra pessoa
hand-over-what = Um bot está a jogar por { $name }. Outra pessoa pode ficar com o lugar, com o papel e as cartas de { $name }. Depois disso, { $name } só pode assistir.
hand-over-make = Faz um link
hand-over-how = Deixa ler o código, ou envia o link. Vale uma vez.
hand-over-picture = Código QR para o lugar de { $name }
hand-over-copy = Copia o link
hand-over-one-more = Falta a concordância de mais uma pessoa, ou de quem abriu a mesa.
hand-over-agreed = { $peopleIs ->
    [one] { $people } passaria o lugar.
   *[many] { $people } passariam o lugar.
}
hand-over-withdraw = Guarda o lugar para { $name }

## Taking a seat over

take-over-mark = Um lugar em { $code }
take-over-title = Ficas com o lugar de { $name }
take-over-what = Está a decorrer uma partida de { $game }. Recebes o papel e as cartas de { $name }, e tudo o que { $name } sabia.
take-over-stays = O que está feito, feito fica. O resto da mesa vê que acabas de chegar.
take-over-sit = Fica com o lugar
take-over-lead = O lugar de { $name } espera por ti

## Time limits

patience = Paciência com quem não responde
patience-detail = Depois disso, quem abriu a mesa ou outras duas pessoas podem deixar jogar um bot.
patience-seconds = { $seconds ->
    [0] sem limite
    [60] um minuto
   *[other] { NUMBER($minutes, maximumFractionDigits: 1) } minutos
}
clocks-from-next = As mudanças valem a partir da próxima pergunta.
clocks-host-only = Decide-os quem abriu a mesa.

## Farewells and refusals

farewell-handed_over = Outra pessoa tem o teu lugar
farewell-handed_over-detail = Um bot estava a jogar por ti, e a mesa passou o lugar a outra pessoa. Se forem permitidos espectadores, podes assistir.
farewell-watch = Assiste à partida
refusal-people-only = Só as pessoas decidem quem joga por alguém. Deixa isso com elas.
refusal-not-now = Um lugar só se passa durante uma partida, e nunca numa lição.
refusal-not-covered = Deixa primeiro um bot jogar por { $name }.
refusal-own-seat = Este é o teu próprio lugar. Recupera-o.
refusal-used-link = Este link já não vale. Pede outro à mesa.
refusal-seated-already = Já estás nesta mesa. Ninguém tem dois lugares.
