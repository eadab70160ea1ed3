# Those who are away hear that the table waits; and the page without a connection.

notice-begins = A partida começa.
notice-waits = A mesa espera.
notice-over = A partida acabou.
notice-mail-stop = Para acabar com estas cartas:
notice-mail-confirm = Alguém na mesa { $code } quer um aviso neste endereço quando a mesa esperar. Se foste tu, abre este link e confirma. Se não, ignora esta carta.
    .subject = Gloaming: cartas da tua mesa?

## À mesa

bell = Avisa-me quando a mesa esperar
bell-detail = Quando não estás, ficas a saber que a partida começa, espera por alguém ou acaba, no máximo de cinco em cinco minutos. Todas as pessoas ausentes recebem a mesma frase.
bell-here = Avisa-me neste aparelho
bell-here-on = Este aparelho recebe avisos.
bell-here-none = Este navegador não pode mostrar avisos aqui. No iPhone ou no iPad, junta primeiro a página ao ecrã principal.
bell-here-denied = O teu navegador não permite avisos desta página. Podes mudar isso nas definições dele.
bell-failed = Não resultou. Verifica a tua ligação e tenta outra vez.
bell-mail = Endereço de e-mail
bell-mail-send = Envia-me um link
bell-mail-sent = Uma carta vai a caminho de { $address }. Abre o link que traz para confirmar.
bell-mail-on = As cartas vão para { $address }.
bell-stop = Não me digas mais nada
bell-hook = Para um chat ou um programa: endereço do webhook
bell-hook-set = Usar
bell-hook-key = Com esta chave verificas a nossa assinatura. Só se mostra uma vez: { $secret }
bell-hook-remove = Retirar
menu-call = Chama quem não está
menu-call-done = Quem o pediu vai saber daqui a um momento.

## A partir de uma carta

bell-letter = Cartas da mesa { $code }
bell-letter-what = Uma frase quando a mesa espera e tu não estás lá.
bell-letter-yes = Sim, escrevam-me
bell-letter-no = Não, nunca
bell-letter-on = Bom. A mesa vai escrever-te.
bell-letter-off = Bom. Não haverá mais cartas.

## Sem ligação

offline-title = Sem ligação
offline-words = O teu lugar está guardado. Volta quando tiveres ligação.
offline-again = Tenta outra vez

## Recusas

refusal-unsendable = Os avisos só vão para endereços públicos que começam por https://. Verifica este.
refusal-no-push = Este servidor não envia avisos a aparelhos. Pergunta a quem o gere.
refusal-bad-device = A chave deste aparelho não é válida. Recarrega a página e tenta outra vez.
refusal-no-mail = Este servidor não envia e-mail. Pergunta a quem o gere.
refusal-no-hook = Este servidor não chama webhooks. Pergunta a quem o gere.
refusal-too-many-letters = Pediram-se muitas cartas daqui. Espera uma hora e tenta outra vez.
