# The event tokens, and what each does.

token-lightning-strike = Relâmpago
    .does = A energia falha, ou volta. Às escuras, encontram-se todas as pessoas que estão no mesmo local.
token-secret-doors = Portas secretas
    .does = Até à próxima ficha, as salas da mesma cor contam como um só local.
token-no-connection = Sem ligação
    .does = Ninguém pode falar até à próxima ficha.
token-false-eyes = Olhos falsos
    .does = Quem tem a faca pode ver um maço Pulso, e pode calar o que viu.
token-boosted-morale = Moral elevada
    .does = Quatro portas no próximo movimento.
token-lost-morale = Moral em baixo
    .does = Duas portas no próximo movimento.
token-in-control = Tudo sob controlo
    .does = Quem tem a faca pode ver uma ficha do saco, e pode removê-la do jogo.
token-portal-opens = O Portal abre-se
    .does = Duas pessoas têm de o fechar a tempo. Se conseguirem, é preciso menos um ponto para ganhar; se não, mais um.
token-broken-panes = Vidros partidos
    .does = Duas cartas do maço de compra vão para as passagens inseguras, e tira-se uma de lá.
token-mirror = Espelho
    .does = O evento da hora anterior acontece outra vez.
token-none = Nenhuma ficha
    .does = O saco está vazio.
