# What only the terminal says, whatever is played.

## Below a question

prompt = { $last ->
    [one] Enter ou 1
   *[other] 1-{ $last }
}, ? porquê, l registo, r { $reference }{ $map ->
    [yes] , m mapa
   *[no] { "" }
}{ $talk ->
    [yes] , t falar
   *[no] { "" }
}, h ajuda, q sair >
prompt-read-on = Enter para continuar, q para voltar
prompt-go-back = Enter para voltar
talk-prompt = 1-{ $last }, Enter para voltar >
talk-first-prompt = t para dizer algo, Enter para avançar >
terminal-before-detail = Ainda ninguém respondeu. Os bots ouvem o que dizes, e reagem.
answers-more = + para mais respostas
passages-more = (l: mais { $count })

## What was typed

typed-number = Escreve um número de 1 a { $last }.
typed-no-answer = Não há resposta { $number }. Escreve um número de 1 a { $last }.
typed-no-rule = Não há resposta { $number }. Para uma regra, escreve ? e um número de 1 a { $last }.
typed-doubt = { $act }. Escreve { $number } outra vez para o fazer, ou outra coisa para desistir.
typed-nonsense = Isso não é nenhuma das respostas. Escreve um número, ou h para ajuda.

## Pages

help-title = Como responder
help-number = dá essa resposta
help-enter = responde quando só há uma escolha; se não, redesenha o ecrã
help-why = a regra desta pergunta; ? 2 para a resposta 2
help-exact = a mesma regra, palavra por palavra, com o número
help-log = o registo: tudo o que sabes que aconteceu
help-talk = dizer algo que também os bots entendem
help-map = o mapa, tão grande quanto couber
help-note = o que pensa quem joga bem, quando há uma nota
help-notes-off = chega de notas; outro N trá-las de volta
help-more = mais respostas, se não couberem todas
help-help = esta página
help-leave = guarda e sai; gloaming play --resume continua a partida
rule-none = Não há regra escrita para isto.
rule-more = Para mais: gloaming rules { $group }
log-known = O que sabes
log-known-hour = O que sabes desta hora
log-known-since = Desde a tua última pergunta

## The first screen, and several people at one device

welcome-stakes = O que está em jogo
welcome-how = Escreve o número de uma resposta e prime Enter. ? mostra a regra, m o mapa, h a ajuda; q guarda a partida e sai.
welcome-seal = A sorte está selada. O selo: { $seal }
cover-pass = Passa o aparelho a { $name }.
cover-look = Prime Enter quando só { $name } puder ver o ecrã.
panel-people = À mesa
panel-secrets = Só tu sabes

## Leaving, and the end

game-kept = A tua partida está guardada em { $path }.
game-resume = Continua-a com: { $command }
the-end = O fim
proof-words = A sorte estava selada desde o início. Esta é a semente de onde veio.
proof-record = Gravação
proof-seal = Selo
proof-seed = Semente
proof-verify = Verificar

## House rules, listed

rules-listed = Regras da casa de { $game } para --option NOME=VALOR. O primeiro valor é o habitual; o número consulta-se com gloaming rules.
rule-value-number = um número
rule-value-other-number = outro número
rule-value-numbers = outros números
rule-value-seat = o número de um lugar, a partir de 0

## A recorded game, told again

replay-heading = { $game }, { $table }. { $eyes ->
    [all] Tudo está à vista; o que só um lugar viu traz o nome entre parênteses.
    [spectator] Como o viu quem assistiu.
   *[seat] Como { $name } o viu.
}
replay-nameless = Lugar { $seat }
replay-unfinished = A gravação acaba aqui, depois de { $answers ->
    [one] uma resposta
   *[other] { $answers } respostas
}. A partida não acabou.
replay-verified = Verificado: { $answers ->
    [one] uma resposta
   *[other] { $answers } respostas
}, outros tantos estados, a semente e o seu selo. { $ending }
replay-claim-shares = { $shares ->
    [0] A semente foi tirada por uma só máquina; esta gravação não pode mostrar que foi ao acaso.
    [one] A semente é feita do segredo do servidor e da parte de um lugar. Nenhum dos dois a podia escolher sozinho.
   *[other] A semente é feita do segredo do servidor e das partes de { $shares } lugares. Nenhum a podia escolher sozinho.
}
replay-claim-attempts = A distribuição começou { $attempts } vezes, porque alguém prometeu uma parte e não a entregou.
replay-claim-names = { $bound ->
    [yes] Os nomes estão presos ao selo.
   *[no] Os nomes não estão presos: é uma gravação mais antiga, e podiam ter sido escritos outros.
}
replay-claim-talk = { $sentences ->
    [one] Uma frase da conversa, presa ao seu lugar.
   *[other] { $sentences } frases da conversa, cada uma presa ao seu lugar e às anteriores.
}
replay-claim-nobody = Ninguém assinou. A gravação bate certo, mas quem conhecesse a semente podia ter escrito outras respostas.
replay-claim-seat = { $name }: { $key ->
    [yes] { $signed } de { $answers } respostas assinadas.
   *[no] sem chave, { $answers ->
        [one] uma resposta
       *[other] { $answers } respostas
    } por assinar.
}{ $unsigned ->
    [yes] {" "}As outras vieram de um bot, de um limite de tempo ou de outro aparelho.
   *[no] {""}
}{ $witnessed ->
    [yes] {" "}Testemunhou o fim.
   *[no] {""}
}
replay-claim-seal = { $expected ->
    [yes] Tem o selo que esperavas: { $seal }
   *[no] O selo é { $seal }. Compara-o com o que o teu navegador mostrou no início da partida, ou indica-o com --expected.
}

## Refusals of the command line

refusal-other-game = { $switch } não é para { $game }. Tira-o, ou escolhe outro jogo.
refusal-resume-first = Para continuar uma partida, põe --resume antes do ficheiro.
refusal-own-name = Cada pessoa precisa de um nome diferente, e estes já foram escolhidos: { $taken }. Escolham outros.
refusal-name-empty = Um nome precisa de pelo menos uma letra. Escolhe outro.
refusal-too-few-chairs = { $people } pessoas não cabem em { $players } lugares. Aumenta --players.
refusal-cannot-keep = Aqui não se podem guardar partidas ({ $fault }). Indica em GLOAMING_HOME uma pasta onde possas escrever.
refusal-unknown-language = Aqui não há a língua “{ $language }”. Escolhe entre: { $languages }.
refusal-board-unread = Não se consegue ler o tabuleiro { $board }. Escolhe entre { $boards }, ou indica outro ficheiro.
refusal-nothing-kept = Não há nenhuma partida por acabar. gloaming play começa uma nova.
refusal-record-over = A partida em { $file } já acabou. gloaming replay mostra-a.
refusal-record-lacks-game = { $file } grava o jogo “{ $game }”, que este Gloaming não tem. Atualiza o Gloaming.
refusal-record-unread = Não se consegue ler { $file }: { $fault }. Escolhe outro ficheiro.
refusal-record-folder = { $file } é uma pasta. Escolhe uma gravação que lá esteja.
refusal-record-signature = { $file }, resposta { $number }: esta não é a assinatura do lugar { $seat }. A gravação foi alterada.
refusal-record-witness = { $file }: o lugar { $seat } testemunhou outras respostas, ou outra ordem. A gravação foi alterada.
refusal-record-expected = { $file } tem o selo { $seal }, não o que esperavas. É a gravação de outra partida, ou foi alterada.
refusal-record-large = { $file } tem mais de { $most } MB, demasiado para uma partida. Escolhe outro ficheiro.
refusal-seating-damaged = { $file } está danificado. Apaga-o, e o primeiro lugar é teu.
refusal-seating-wrong = { $file } indica lugares que não existem. Apaga-o, e o primeiro lugar é teu.
refusal-nobody-there = Não há ninguém no lugar “{ $seat }”. Escolhe de 0 a { $last }, all ou spectator.
refusal-record-cut = { $file } acaba depois de { $answers ->
    [one] uma resposta
   *[other] { $answers } respostas
}: { $over ->
    [yes] a partida acabou, mas falta a última linha.
   *[no] a partida não acabou.
} Até aí, tudo bate certo.

## A game without a stage of its own

plain-reference-key = jogo
plain-how = Escreve o número de uma resposta e prime Enter. ? mostra a regra, r tudo o que sabes, h a ajuda; q guarda a partida e sai.
plain-help-reference = o jogo em poucas palavras, e tudo o que sabes dele agora
plain-help-people = Uma seta aponta para as pessoas por quem a mesa espera.
plain-over = A partida acabou.
plain-sides = Os lados: { $sides }.

## How games end, in tables and single lines

ending = { $team }: vitória { $reason } na ronda { $rounds }.
ending-by = por { $reason }

## Notes

coach-line = { $line } (n: mais)
coach-both = { $line } { $more } (N: chega de notas)
coach-nothing = Aqui não há nenhuma nota.
coach-turned-on = As notas voltaram. N desliga-as.
coach-turned-off = As notas estão desligadas. N trá-las de volta.
rule-exact = A regra exata é { $number }: ?? mostra-a.
## A server opens

serve-open = O Gloaming está aberto. Para parar: Ctrl-C.
serve-here = Neste computador
serve-phones = Nos telemóveis
serve-anyone =
    Quem estiver na tua rede pode entrar.
    Para abrir só a este computador, inicia-o com --host 127.0.0.1
serve-alone =
    Só este computador o pode abrir.
    Para deixar entrar telemóveis da tua rede, inicia-o com --host 0.0.0.0
serve-no-network = Este computador não está em rede, por isso os telemóveis não lhe chegam.
serve-odd-url = { $url } não pode ser o endereço público. Escreve-o como https://gloaming.example, https://example.org/games/ ou http://192.168.1.23:8000
serve-odd-proxy = { $address } não é o endereço de um proxy. Escreve endereços ou redes como 10.0.0.5,10.1.0.0/16
serve-odd-time = { $time } não é uma duração. Escreve horas, dias ou semanas como 12h, 90d ou 4w
serve-trust =
    Os navegadores avisam até confiarem neste servidor. Uma vez em cada aparelho, abre { $url }
    e compara esta impressão digital: { $fingerprint }
serve-few-files = Este sistema deixa um programa ter { $files } ficheiros abertos, portanto no máximo { $people } ligações. Para receber mais, sobe primeiro o limite: ulimit -n 65536, ou LimitNOFILE=65536 num serviço systemd.
serve-odd-metrics = Em { $address } não se podem mostrar os números. Escreve-o como 127.0.0.1:9090
serve-no-metrics = Para os números falta um pacote. Instala-o: { $command }
serve-odd-log = Não se pode escrever em { $file }. Indica outro ficheiro em --access-log, ou - para este terminal.
serve-short-token = { $file } não contém uma chave de pelo menos { $least } caracteres. Escreve lá uma nova: openssl rand -hex 32
serve-one-tls = Escolhe: --tls auto, ou --tls-cert com --tls-key.

## Como um aparelho passa a confiar num servidor com certificado próprio; é o servidor que o diz.

certificate-title = Confiar neste servidor
certificate-why = O caminho para este servidor é cifrado, mas nenhuma autoridade pública responde por ele, porque fica na tua própria rede. Instala uma vez o seu certificado e o teu navegador deixa de avisar. Então os links podem ser copiados e partilhados, o narrador funciona sem rede e o ecrã fica aceso.
certificate-fetch = Obter o certificado
certificate-compare = Antes de confiares nele, compara esta impressão digital com a que o servidor mostrou ao abrir. Se forem diferentes, alguém está à escuta: para aqui.
certificate-care = Quem tiver a chave desta autoridade podia fazer-se passar por qualquer site no teu aparelho. Está no computador de quem gere este servidor e em mais lado nenhum. Remove o certificado quando já não jogares aqui.
certificate-iphone =
    iPhone e iPad
    Obtém o certificado no Safari e permite a descarga.
    Abre Definições, toca em “Perfil descarregado”, depois em “Instalar”.
    Abre Definições, Geral, Informações, Definições de confiança dos certificados, e ativa Gloaming.
certificate-android =
    Android
    Obtém o certificado.
    Abre as definições e procura “certificado da CA”.
    Escolhe “Instalar mesmo assim”, depois o ficheiro descarregado.
certificate-windows =
    Windows
    Abre o ficheiro e escolhe “Instalar certificado”, depois “Utilizador atual”.
    Coloca-o em “Autoridades de certificação de raiz fidedigna”.
certificate-mac =
    Mac
    Abre o ficheiro: o Acesso a Porta-chaves guarda-o.
    Faz duplo clique nele, abre “Confiar” e escolhe “Confiar sempre”.
certificate-firefox =
    Firefox num computador
    Abre Definições, Privacidade e segurança, Ver certificados, Autoridades.
    Escolhe “Importar”, o ficheiro e “Confiar nesta AC para identificar sites”.

## What a link to this server shows in a chat; the server tells it.

share-description = Há alguém nesta mesa que não é quem diz ser. Um jogo de tabuleiro de papéis ocultos, no teu navegador: com amigos nos telemóveis, ou a sós com bots. Sem conta.
share-picture = Uma janela acesa numa universidade às escuras

## Guided games

line-aloud = { $name }: “{ $line }”
lesson-listed = { $id }: { $lesson }, { $minutes } minutos
lesson-next = Agora uma partida a sério: gloaming play { $game }
lesson-anew = Esta lição mudou desde que saíste, por isso recomeça do início.
person-guest = Visitante

## A store is checked

store-none = Não há nenhum arquivo em { $file }. Indica o ficheiro de gloaming serve --store.
store-sound = { $tables ->
    [0] O arquivo está vazio.
    [one] Uma mesa, e o seu registo está inteiro.
   *[other] { $tables } mesas, e todos os registos estão inteiros.
}
store-damaged = { $damaged ->
    [one] Um registo está danificado
   *[other] { $damaged } registos estão danificados
}, de { $tables } ao todo:
store-other-rules = Interrompidas, porque entretanto mudaram as regras:
store-game-gone = Não se podem abrir aqui, porque o jogo não está instalado:
store-rules = Começou com a versão { $rules } das regras de { $title }; esta é a versão { $version }.
store-up-to-date = { $store } está em dia, na versão { $version }.
store-migrated = { $store } passou da versão { $before } para a versão { $version }.
store-set-up = { $store } está pronto, na versão { $version }.
store-ask = Passar { $store } da versão { $before } para a versão { $version }? Os nós da versão anterior deixarão de o poder usar; para-os primeiro.
store-say-yes = { $store } é de uma versão anterior. Para os nós que o usam e acrescenta --yes.
store-same = São o mesmo arquivo. Indica dois.
store-exists = { $file } já existe. Indica um ficheiro novo.
store-copied = { $tables ->
    [0] Nenhuma mesa foi copiada para { $store }.
    [one] Uma mesa foi copiada para { $store }, { $entries } entradas ao todo.
   *[other] { $tables } mesas foram copiadas para { $store }, { $entries } entradas ao todo.
}
store-there-already = { $tables ->
    [one] Mais uma já lá estava.
   *[other] Mais { $tables } já lá estavam.
}
store-these-damaged = Registos danificados:
store-different = Deixadas como estão, porque lá a mesa deste código seguiu outro rumo:

damage-missing = Falta a entrada { $entry }.
damage-changed = A entrada { $entry } não é a que lá foi escrita.
damage-endless = Nada diz que comprimento tem.
damage-short = Tem { $entry } entradas, e foram escritas { $more }.
damage-unread = Aí não se consegue ler o ficheiro ({ $more }).
damage-foreign = A entrada { $entry } é de outra mesa.
damage-stuck = A entrada { $entry } não se consegue aplicar ({ $more }).
damage-options = As opções não são as do início da partida.
damage-commitment = O selo não é o do início da partida.
