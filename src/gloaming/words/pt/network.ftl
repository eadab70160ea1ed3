# Coming together: links, addresses, faces.

link-select = O teu navegador não o copia aqui. Seleciona o link e copia-o:
link-field = Link
invite-alone = Só este computador consegue abrir este link. Para deixar entrar telemóveis, inicia o Gloaming com --host 0.0.0.0
invite-address = Se não abrir:
face-taken = { $face }, de outra pessoa
code-again = Verifica o código
refusal-face-taken = { $name } tem este rosto. Escolhe outro.
refusal-unknown-name = O Gloaming não se conhece por este nome. Inicia-o com --public-url e este endereço.
refusal-another-site = O pedido veio de outro site. Abre o próprio Gloaming.
