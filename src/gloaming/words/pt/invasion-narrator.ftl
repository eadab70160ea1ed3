# The narrator of the boxed game: what to choose, what to lay out, what to read aloud, and what people forget in a round.

invasion-narrator-players = Quantas pessoas jogam?

## Things in the box

invasion-narrator-agent = Agente
invasion-narrator-siren = Sirene
invasion-narrator-scientist = Cientista
invasion-narrator-accusation-token = Ficha Acusação

## What to lay out

invasion-narrator-lay-city = Virem o tabuleiro para o lado de { $city }.
    .title = A cidade
invasion-narrator-lay-events = Embaralhem estas cartas de evento e ponham-nas, face para baixo, no espaço do meio da placa dos eventos. Os espaços ao lado ficam vazios.
    .title = Cartas de evento
invasion-narrator-lay-events-without = Ficam de fora: { $cards }.
invasion-narrator-lay-architect = Combinem quem será, ou tirem à sorte. Essa pessoa fica com a ficha de arquiteto, e começa.
    .title = O primeiro arquiteto
invasion-narrator-lay-agents = Ponham { $posted } agentes, com as suas sirenes, nos postos de partida.
    .title = Agentes
invasion-narrator-lay-reserve = O último agente espera ao lado do tabuleiro, sem a sirene.
invasion-narrator-lay-third = Embaralhem estas { $cards } cartas e ponham-nas, face para baixo, no espaço da terceira nave-mãe.
    .title = A terceira nave-mãe
invasion-narrator-lay-deck = Embaralhem estas. Ponham { $first }, face para baixo, no espaço da primeira nave-mãe e { $second } no da segunda. As outras { $left } são o maço Assimilação. Ninguém vê.
    .title = Cartas Assimilação
invasion-narrator-lay-deck-all = Embaralhem estas. Ponham { $cards }, face para baixo, em cada um dos três espaços das naves-mãe. As outras { $left } são o maço Assimilação. Ninguém vê.
invasion-narrator-lay-deck-box = Todas as outras cartas Assimilação ficam na caixa.
invasion-narrator-lay-landing = Lancem o dado de endereços uma vez por cada setor: { $sectors }. Ponham uma ficha alienígena em cada bairro que ele indicar.
    .title = A aterragem
invasion-narrator-lay-landing-around = Depois ponham uma em cada bairro livre vizinho desses, seja de que setor for.
invasion-narrator-lay-rescue = Cada pessoa recebe uma de cada e guarda-as face para baixo.
    .title = Cartas Resgate
invasion-narrator-lay-accusation = Cada pessoa recebe uma.
    .title = Fichas Acusação
invasion-narrator-lay-scientists = O arquiteto põe um cientista junto de cada local de aterragem, num posto que toque nele. Um por posto.
    .title = Cientistas
invasion-narrator-lay-pressure = Ponham o marcador no início da escala, que tem um círculo à volta. A pressão é { $start }.
    .title = A pressão

## Before the first round, to be read aloud

invasion-narrator-night-draw = A começar pelo arquiteto, e para a esquerda, cada pessoa tira uma carta Assimilação. Não a mostrem a ninguém.
invasion-narrator-night-look = Vejam a vossa carta. Quem tem Humano está do lado dos humanos, por enquanto. Quem tem Assimilado é alienígena, e mais ninguém sabe.
invasion-narrator-night-down = Pousem a carta à vossa frente, face para baixo. Não digam sobre ela nada que depois não possam desdizer.

## Revelation, to be read aloud

invasion-narrator-revelation-shut = Toda a gente fecha os olhos.
invasion-narrator-revelation-open = Alienígenas, abram os olhos e procurem-se.
invasion-narrator-revelation-shut-again = Alienígenas, fechem os olhos.
invasion-narrator-revelation-wake = Toda a gente abre os olhos e diz ao mesmo tempo: aqui só há humanos.

## The round

invasion-narrator-event = O arquiteto vira a primeira carta de evento e faz o que ela diz.
invasion-narrator-event-choices = Se deixar uma escolha em aberto, decide o arquiteto. Se não se puder fazer, nada acontece.
invasion-narrator-event-discard = Ponham a carta no monte de descarte. Uma Nave-mãe fica no seu espaço.
invasion-narrator-ship = Se for uma Nave-mãe: as suas cartas foram para o maço Assimilação, e a pressão desceu? A nave número { $ships } acaba a partida.
invasion-narrator-declare = Antes de cada turno, perguntem: alguém se declara alienígena? Quem o fizer mostra uma carta Assimilado.
invasion-narrator-control = Comanda um agente. Qualquer agente com sirene pode deslocar-se, depois libertar, depois escoltar, cada coisa uma vez. Depois tiras tantas cartas como a pressão: { $pressure }.
invasion-narrator-plan-first = Tiras uma carta Assimilação antes de ver.
invasion-narrator-draws = Quem comandou um agente: { $pressure ->
    [0] nenhuma carta com esta pressão
    [one] uma carta com esta pressão
   *[other] { $pressure } cartas com esta pressão
}. Quem planeou: uma carta. Os alienígenas à vista não tiram nenhuma. Conta a pressão que havia quando a ação foi anunciada.
invasion-narrator-siren-off = Tirem a sirene ao agente. Fica usado até ao fim da ronda.
invasion-narrator-reorganise = Restam menos de duas cartas de evento para planear? Primeiro embaralhem o monte dos que estão a caminho e ponham-no em cima do maço; depois façam o mesmo com o dos evitados, mas por baixo.
invasion-narrator-everyone-once = Cada pessoa teve exatamente um turno?
invasion-narrator-sirens = Todos os agentes no tabuleiro recuperam a sirene.
invasion-narrator-architect = A ficha de arquiteto passa um lugar para a esquerda. O novo arquiteto faz o resto.
invasion-narrator-upcoming = Embaralhem o monte dos eventos a caminho e ponham-no em cima do maço de eventos. Embaralhem o dos evitados e ponham-no por baixo. O maço em si fica como está.
invasion-narrator-sector = Há algum setor cheio? Então ganharam os alienígenas.
invasion-narrator-roll-once = Os dados lançam-se em cada ronda, mesmo que ninguém seja alienígena.

## An accusation

invasion-narrator-accusation-call = Há uma acusação. À contagem de três, quem a apoia e ainda tem ficha levanta-a bem alto.
invasion-narrator-supporters = Apoios, sem contar quem acusa
invasion-narrator-accusation-alone = Ninguém apoia. O turno acaba; não se mostra nenhuma carta, e não se perde nenhuma ficha.
invasion-narrator-accusation-show = A pessoa acusada mostra cartas, uma a uma, até sair uma Assimilado.
invasion-narrator-accusation-stop = Parem na primeira Assimilado. O resto fica em segredo.
invasion-narrator-accusation-founded = É alienígena, e agora toda a gente o sabe. Quem acusou e quem apoiou ficam com as fichas.
invasion-narrator-accusation-unfounded = Só cartas Humano, até agora. { $supporters ->
    [one] Quem acusou e quem apoiou perdem as fichas.
   *[other] Quem acusou e as { $supporters } pessoas que apoiaram perdem as fichas.
}

## A rescue

invasion-narrator-rescue-call = Quem lidera o resgate indica outras duas pessoas que não sejam alienígenas à vista. Cada uma das três joga uma carta Resgate, face para baixo. O arquiteto embaralha-as e vira-as.
invasion-narrator-rescue-missing = { $count ->
    [one] Falta uma carta.
   *[other] Faltam { $count } cartas.
}
invasion-narrator-rescue-surplus = Só três pessoas jogam uma carta.
invasion-narrator-rescue-saved = O cientista está a salvo. Devolvam as cartas, para cada pessoa ter uma de cada. A pressão sobe um.
invasion-narrator-rescue-sabotaged = { $sabotage ->
    [one] Uma Sabotagem.
   *[other] { $sabotage } Sabotagens.
} Virem até { $cards } eventos, um a um, e parem depois de uma Nave-mãe. Se a escolta ainda for possível, o cientista está a salvo. Devolvam as cartas. A pressão sobe um.

## Numbers and the end

invasion-narrator-ships = Naves-mãe
invasion-narrator-saved = Cientistas a salvo
invasion-narrator-end-humans = Todos os cientistas estão { $point }. Ganham os humanos.
invasion-narrator-end-ships = Há { $ships } naves-mãe sobre a cidade. Ganham os alienígenas.
